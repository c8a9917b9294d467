"""The terms that goals and mistakes of exercises are written in.

A creature is a seat and a kind, such as `b.gutter_knife`.

at CREATURE HEX            it stands there
moved CREATURE             it has walked or run
attacked CREATURE          the own side has attacked it
attacked CREATURE by CREATURE  with this one
destroyed CREATURE         it was destroyed
pushed CREATURE            it was pushed
wounded CREATURE           it has taken a wound
summoned KIND              the own side has summoned this character
played CARD                the own side has played this battle card or feat
dropped FEAT               the own side has discarded this feat
discarded CARD             the own side has discarded this card for income
points N                   the own side has so many points or more
won                        the match is over, and won
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.kernel import LETTERS, BugError, Event, Seat
from sfb_bot.practice.exercises import Situation

EventT = TypeVar("EventT", bound=Event)
# A seat and the kind of a creature.
Figure = tuple[Seat, KindId]


def holds(term: str, situation: Situation) -> bool:
    """Whether a term is true; BugError for one that is none."""
    now: State = situation.now
    match term.split():
        case ["won"]:
            return now.outcome is not None and now.outcome.winner == now.mode.side_of[situation.seat]
        case ["points", number]:
            return now.players[situation.seat].points >= int(number)
        case ["at", figure, place]:
            cells = [each.cell for each in now.creatures.values() if _is(each.owner, each.kind.id, figure)]
            return now.map.cell(place) in cells
        case ["attacked", figure, "by", attacker]:
            return (attacker, figure) in _attacks(situation)
        case [("moved" | "attacked" | "destroyed" | "pushed" | "wounded") as word, figure]:
            return _is_true_of(word, figure, situation)
        case [("summoned" | "played" | "dropped" | "discarded") as word, name]:
            return _was_done(word, _known(now, name), situation)
        case _:
            raise BugError(f"{term!r} is no condition")


def _is_true_of(word: str, figure: str, situation: Situation) -> bool:
    match word:
        case "moved":
            walks = [each for each in _heard(situation, ev.Moved) if each.manner in ("move", "run")]
            numbers = [each.creature for each in walks]
        case "attacked":
            return figure in [target for _, target in _attacks(situation)]
        case "destroyed":
            numbers = [each.creature for each in _heard(situation, ev.Destroyed)]
        case "pushed":
            numbers = [each.creature for each in _heard(situation, ev.Placed) if each.manner == "push"]
        case _:
            numbers = [each.creature for each in _heard(situation, ev.Damaged) if each.wounds]
    _read(situation.now, figure)
    return figure in [_name_of(situation, number) for number in numbers]


def _was_done(word: str, name: KindId, situation: Situation) -> bool:
    seat = situation.seat
    match word:
        case "summoned":
            arrivals = _heard(situation, ev.Arrived)
            found = [each.kind for each in arrivals if each.seat == seat and each.manner == "summon"]
        case "played":
            found = [each.card for each in _heard(situation, ev.CardPlayed) if each.seat == seat]
            found += [each.feat for each in _heard(situation, ev.FeatPlayed) if each.seat == seat]
        case "dropped":
            found = [each.feat for each in _heard(situation, ev.FeatDropped) if each.seat == seat]
        case _:
            found = [each.card for each in _heard(situation, ev.CardDiscarded) if each.seat == seat]
    return name in found


# --- figures ----------------------------------------------------------------------------------------------


def _known(state: State, name: str) -> KindId:
    content, kind = state.tables.content, KindId(name)
    if not any(kind in group for group in (content.creatures, content.cards, content.feats)):
        raise BugError(f"there is no {name!r}")
    return kind


def _read(state: State, text: str) -> Figure:
    """The seat and the kind of a word such as `b.gutter_knife`."""
    letter, _, name = text.partition(".")
    if letter.upper() not in LETTERS[: len(state.players)]:
        raise BugError(f"{text!r} is nobody's creature")
    return Seat(LETTERS.index(letter.upper())), _known(state, name)


def _is(owner: Seat, kind: KindId, text: str) -> bool:
    return f"{LETTERS[owner].lower()}.{kind}" == text


def _name_of(situation: Situation, number: CreatureId) -> str:
    """Whose creature a number is, also of one that has gone."""
    now: State = situation.now
    found = now.creatures.get(number)
    if found is not None:
        return f"{LETTERS[found.owner].lower()}.{found.kind.id}"
    left = next(((kind, seat) for gone, kind, seat in now.gone if gone == number), None)
    return f"{LETTERS[left[1]].lower()}.{left[0]}" if left else ""


def _attacks(situation: Situation) -> list[tuple[str, str]]:
    """The own attacks so far: who attacked, and whom."""
    own = f"{LETTERS[situation.seat].lower()}."
    attacks = [
        (_name_of(situation, each.attacker), _name_of(situation, each.target))
        for each in _heard(situation, ev.AttackDeclared)
    ]
    return [(by, target) for by, target in attacks if by.startswith(own)]


def _heard(situation: Situation, kind: type[EventT]) -> Iterator[EventT]:
    """Everything of a sort that has happened so far."""
    return (each for each in situation.events if isinstance(each, kind))
