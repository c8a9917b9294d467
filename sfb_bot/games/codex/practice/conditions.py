"""The terms that goals and mistakes of exercises are written in.

A card on the table is a seat and a name, such as `b.tenderfoot`; bases and tech buildings are cards, too.

stands CARD            it is in play; a building that is not finished yet is not
attacked CARD          the own side has attacked it
attacked CARD by CARD  with this one
destroyed CARD         it has died or was destroyed
damage N CARD          it has taken at least so much damage since the beginning
level N HERO           it is in play, at this level or a higher one
patrols SLOT CARD      it stands in this place of the patrol zone, 1 for the squad leader to 5 for the lookout
patrols CARD           it stands in any of them
hired                  a card of the hand became a worker
hired NAME             this card did
played NAME            the own side has played this card
took N LEVEL           so many cards of this tech level or a higher one were taken from the codex
won                    the match is over, and won
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import SLOTS, KindId, ObjId
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.kernel import LETTERS, BugError, Event, Seat
from sfb_bot.practice.exercises import Situation

EventT = TypeVar("EventT", bound=Event)
# A seat and the name of a card.
Card = tuple[Seat, KindId]
# Why something leaves the table when it dies.
_DEATHS: Final = frozenset({"combat", "damage", "destroyed", "sacrificed"})


def holds(term: str, situation: Situation) -> bool:  # noqa: PLR0911  a line for each form of term
    """Whether a term is true; BugError for one that is none."""
    match term.split():
        case ["won"]:
            return _has_won(situation)
        case ["hired"]:
            return any(each.seat == situation.seat for each in _heard(situation, ev.Hired))
        case ["hired" | "played" as word, name]:
            return _was_used(word, _name(situation.now, name), situation)
        case ["took", count, level]:
            return _taken(situation, int(level)) >= int(count)
        case ["attacked", card, "by", attacker]:
            now = situation.now
            return (_card(now, attacker), _card(now, card)) in _attacks(situation)
        case ["stands" | "attacked" | "destroyed" | "patrols" as word, card]:
            return _is_true_of(word, _card(situation.now, card), situation)
        case ["damage" | "level" | "patrols" as word, number, card]:
            return _reaches(word, int(number), _card(situation.now, card), situation)
        case _:
            raise BugError(f"{term!r} is no condition")


def _is_true_of(word: str, card: Card, situation: Situation) -> bool:
    match word:
        case "stands":
            return bool(_standing(situation.now, card))
        case "patrols":
            return any(each.slot for each in _standing(situation.now, card))
        case "attacked":
            return card in [defender for _, defender in _attacks(situation)]
        case _:
            deaths = (each.obj for each in _heard(situation, ev.Left) if each.cause in _DEATHS)
            return card in [_card_of(situation, number) for number in deaths]


def _reaches(word: str, number: int, card: Card, situation: Situation) -> bool:
    match word:
        case "damage":
            hits = _heard(situation, ev.Damaged)
            return sum(each.amount for each in hits if _card_of(situation, each.obj) == card) >= number
        case "level":
            return any(each.level >= number for each in _standing(situation.now, card))
        case _:
            if number not in SLOTS:
                raise BugError(f"there is no place {number} in a patrol zone")
            return any(each.slot == number for each in _standing(situation.now, card))


def _was_used(word: str, name: KindId, situation: Situation) -> bool:
    if word == "hired":
        return (situation.seat, name) in [(each.seat, each.card) for each in _heard(situation, ev.Hired)]
    return (situation.seat, name) in [(each.seat, each.kind) for each in _heard(situation, ev.CardPlayed)]


def _taken(situation: Situation, level: int) -> int:
    """How many cards of a tech level or a higher one were taken from the codex; spells have no level."""
    kinds = situation.now.content.kinds
    picks = [each.cards for each in _heard(situation, ev.Teched) if each.seat == situation.seat]
    return sum(kinds[card].tech >= level for cards in picks for card in cards)


def _has_won(situation: Situation) -> bool:
    now: State = situation.now
    return now.outcome is not None and now.outcome.winner == now.side_of[situation.seat]


# --- cards ------------------------------------------------------------------------------------------------


def _name(state: State, name: str) -> KindId:
    if name not in state.content.kinds:
        raise BugError(f"there is no card {name!r}")
    return KindId(name)


def _card(state: State, text: str) -> Card:
    """The seat and the name of a word such as `b.tenderfoot`."""
    letter, _, name = text.partition(".")
    if letter.upper() not in LETTERS[: len(state.players)]:
        raise BugError(f"{text!r} is nobody's card")
    return Seat(LETTERS.index(letter.upper())), _name(state, name)


def _standing(state: State, card: Card) -> list[Obj]:
    return [each for each in state.objs.values() if (each.seat, each.kind.id) == card and in_play(each)]


def _card_of(situation: Situation, number: ObjId) -> Card | None:
    """Whose card a number is, also of one that has gone."""
    for state in (situation.before, situation.now):
        obj: Obj | None = state.objs.get(number)
        if obj is not None:
            return obj.seat, obj.kind.id
    came = (each for each in _heard(situation, ev.Arrived) if each.obj == number)
    return next(((each.seat, each.kind) for each in came), None)


def _attacks(situation: Situation) -> list[tuple[Card, Card | None]]:
    """The own attacks so far: who attacked, and whom."""
    attacks = [
        (_card_of(situation, each.attacker), _card_of(situation, each.defender))
        for each in _heard(situation, ev.Attacked)
    ]
    return [(by, defender) for by, defender in attacks if by is not None and by[0] == situation.seat]


def _heard(situation: Situation, kind: type[EventT]) -> Iterator[EventT]:
    """Everything of a sort that has happened so far."""
    return (each for each in situation.events if isinstance(each, kind))
