"""What the cards of Disease and Orpal Gloor do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import abilities
from sfb_bot.games.codex.rules.attackable import OWN_PASSES
from sfb_bot.games.codex.rules.choices import About, OnRune
from sfb_bot.games.codex.rules.combat import ON_COMBAT_DAMAGE
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.damage import Hit, deal
from sfb_bot.games.codex.rules.effects.black_demonology import player_of
from sfb_bot.games.codex.rules.effects.gold_and_cards import several_cards
from sfb_bot.games.codex.rules.effects.ops import bounds, op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.leaving import DYING, FAREWELLS, MINDS
from sfb_bot.games.codex.rules.model import MINUS, Obj, State
from sfb_bot.games.codex.rules.naming import name, opponent
from sfb_bot.games.codex.rules.piles import discard, discard_at_random
from sfb_bot.games.codex.rules.triggers import BY_SUBJECT
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

GHOUL: Final = "cursed_ghoul"
CROW: Final = "cursed_crow"
FIRST_PLAGUED: Final = "first_plagued_death"
# How many units with a -1/-1 rune have died in this turn, counted for their controllers.
_PLAGUED: Final = "plagued_deaths"

NAMES: Final[frozenset[str]] = frozenset({GHOUL, CROW, FIRST_PLAGUED})


# --- Spells -----------------------------------------------------------------------------------------------


@op("carrion_curse")
def _carrion_curse(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """See an opponent's hand and have some of it discarded that are no units."""
    victim = yield from opponent(work, frame)
    if victim is None:
        return
    state = work.state
    hand = sorted(state.players[victim].hand, key=state.content.order.__getitem__)
    work.emit(ev.Looked(frame.seat, victim, "hand", tuple(hand)))
    others = [kind for kind in hand if not state.content.kinds[kind].is_unit]
    least, most = bounds(part)
    chosen = yield from several_cards(work, frame, others, least, most, "choose")
    discard(work, victim, chosen, "effect")


# --- Units and buildings ----------------------------------------------------------------------------------


def _ghoul_passes(state: State, attacker: Obj, patroller: Obj, defender: Obj | None) -> bool:
    del defender
    return bool(attacker.shape.by_when.get("static")) and any(
        ability.name == GHOUL
        and ability.on is not None
        and fits(state, ability.on, patroller, attacker.seat, attacker)
        for _, ability in abilities(state, attacker, "static")
    )


OWN_PASSES.add(_ghoul_passes, GHOUL)


def _base_is_hit(work: Work, giver: Obj, taker: Obj, amount: int, by_attacker: bool) -> None:
    del amount, by_attacker
    if taker.shape.type != "base" or not giver.shape.by_when.get("static"):
        return
    for index, ability in abilities(work.state, giver, "static"):
        if ability.name == CROW:
            defender = work.state.objs.get(work.state.defender, taker)
            waiting = Waiting(
                giver.seat,
                giver.id,
                giver.shape.id,
                index,
                subject=defender.id,
                subject_seat=defender.seat,
            )
            work.wait(waiting)


ON_COMBAT_DAMAGE.add(_base_is_hit, CROW)


@op("defender_discards")
def _defender_discards(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The defending player loses cards of the hand by chance."""
    seat = Seat(frame.subject_seat)
    subject = work.obj(frame.subject)
    if subject is not None and subject.shape.type == "base":
        seat = yield from player_of(work, frame, seat)
    discard_at_random(work, seat, part.number("count", 1))


@op("more_runes")
def _more_runes(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Any of the described that have runes get one more each, of a kind they have."""
    assert part.on is not None
    found = yield from name(
        work, frame, part.on, least=0, most=len(work.state.objs), allowed=lambda obj: bool(_growing(obj))
    )
    for number in [obj.id for obj in found]:
        kinds = _growing(work.state.objs[number])
        about = About(frame.source, frame.kind.id, frame.index, frame.part, (number,))
        options = [Option(rune, OnRune(rune)) for rune in kinds]
        picked = yield from choose(work.chooser(frame.seat), "rune", options, about=about)
        assert isinstance(picked, OnRune)
        work.emit(ev.RunesChanged(number, picked.rune, 1))


def _growing(obj: Obj) -> list[str]:
    """The kinds of runes on a card of which it can have more; a printed limit is one (C234)."""
    return sorted(rune for rune, count in obj.runes.items() if count < _most(obj, rune))


def _most(obj: Obj, rune: str) -> int:
    limits = [
        part.number("most")
        for ability in obj.shape.abilities
        for part in ability.parts
        if part.op == "rune" and part.args.get("rune") == rune and part.args.get("most")
    ]
    return min(limits, default=99)


@op("plague_tally")
def _plague_tally(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Each base takes damage for the -1/-1 runes on what its players have."""
    assert part.on is not None
    state = work.state
    hits: list[Hit] = []
    for player in state.players:
        runes = sum(
            obj.runes.get(MINUS, 0)
            for obj in work.in_play()
            if obj.seat == player.seat and fits(state, part.on, obj, player.seat, None)
        )
        if runes:
            base = state.base_of(player.seat).id
            hits.append(Hit(base, runes * part.number("amount", 1), frame.source, frame.seat))
    deal(work, hits)
    return
    yield


# --- Orpal Gloor ------------------------------------------------------------------------------------------


def _count_plagued(work: Work, obj: Obj, to: str, cause: str) -> None:
    """Counted whoever has Orpal, and whatever level he has (C211)."""
    del to
    if obj.runes.get(MINUS) and obj.shape.is_unit and cause in DYING:
        work.emit(ev.CountChanged(obj.seat, _PLAGUED, 1))


def _is_first(work: Work, watcher: Obj, obj: Obj, cause: str) -> bool:
    del watcher, obj, cause
    return not any(player.spent.get(_PLAGUED, 0) for player in work.state.players)


FAREWELLS.append(_count_plagued)
MINDS[FIRST_PLAGUED] = _is_first
BY_SUBJECT.add("orpal_gloor")


@op("spread_plague")
def _spread_plague(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Some units of the dead one's side get a -1/-1 rune each; of several dead at once, one counts."""
    assert part.on is not None
    state = work.state
    done = f"plague_spread.{frame.source}"
    if state.players[frame.seat].spent.get(done, 0):
        return
    work.emit(ev.CountChanged(frame.seat, done, 1))
    side = state.side_of[frame.subject_seat]
    least, most = bounds(part)
    found = yield from name(
        work, frame, part.on, least=least, most=most, allowed=lambda obj: state.side_of[obj.seat] == side
    )
    for number in _ids(found):
        work.emit(ev.RunesChanged(number, MINUS, part.number("amount", 1)))


def _ids(objs: list[Obj]) -> list[ObjId]:
    return [obj.id for obj in objs]
