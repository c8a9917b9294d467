"""The state check after every instruction, repeated until nothing follows from it any more (C188)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import AtWork, at_work
from sfb_bot.games.codex.rules.damage import Hit, deal
from sfb_bot.games.codex.rules.dying import die
from sfb_bot.games.codex.rules.holdings import heroes_of, own
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.model import LOST_BUILDING, MELEES, EndReason, Obj, State
from sfb_bot.games.codex.rules.values import hp_left, in_play, values
from sfb_bot.games.codex.rules.work import Work
from sfb_bot.kernel import Flow, MatchDecided, Seat

# Conditions of cards with consequences, by the name of the static ability.
StateRule = Callable[[Work, Obj], None]
STATE_RULES: Final[dict[str, StateRule]] = {}


def settle(work: Work) -> Flow[None]:
    """Carry out what the state of the table demands: deaths, losses, the end of the match."""
    state = work.state
    while state.unsettled:
        state.unsettled = False
        work.moment += 1
        yield from _check(work)


def clear_up(work: Work) -> Flow[None]:
    """Take what belongs to those who left from the table; it stays as long as an action is under way."""
    state = work.state
    for player in state.players:
        if player.has_left and not player.is_cleared:
            work.emit(ev.SeatCleared(player.seat))
    yield from settle(work)


def _check(work: Work) -> Flow[None]:
    state = work.state
    if state.loose:
        yield from _settle_down(work)
    for source, rule in _state_rules(state):
        if source.id in state.objs:
            rule(work, source)


def _settle_down(work: Work) -> Flow[None]:
    """What follows for things that have changed, or that others have left; the rest is loose no more."""
    state = work.state
    dying: list[tuple[Obj, str]] = []
    ruins: list[Obj] = []
    others: dict[ObjId, Obj] = {}
    loose, state.loose = state.loose, {}
    # In the order they came.
    for number in sorted(loose) if len(loose) > 1 else loose:
        obj = loose[number]
        shape = obj.shape
        if obj.is_building_site or obj.is_future:
            continue
        if shape.is_legendary or shape.type == "spell":
            others[number] = obj
        if shape.is_fighter:
            if obj.is_doomed or (obj.seen or values(state, obj)).hp <= obj.damage:
                dying.append((obj, "combat" if obj.hurt == "combat" else "damage"))
                state.loose[number] = obj
        elif shape.is_building and obj.damage and obj.damage >= values(state, obj).hp:
            ruins.append(obj)
            state.loose[number] = obj
    if dying:
        yield from die(work, dying)
    if ruins:
        _clear(work, ruins)
    if dying or ruins:
        # Spells that those who have just gone leave behind go with them.
        others.update(state.loose)
    if others:
        _look_around(work, others)


def _look_around(work: Work, objs: dict[ObjId, Obj]) -> None:
    """Spells and legends, of which it depends on others whether they stay; who cannot go is loose."""
    state = work.state
    spells = [objs[number] for number in sorted(objs) if objs[number].shape.type == "spell"]
    for spell in [each for each in spells if in_play(each) and is_lost(state, each)]:
        if not leave(work, spell, "discard", "lost") and spell.id in state.objs:
            state.loose[spell.id] = spell
    seats = {obj.seat for obj in objs.values() if obj.shape.is_legendary}
    if seats:
        _part_doubles(work, [obj for seat in seats for obj in own(state, seat) if obj.shape.is_legendary])


def _clear(work: Work, ruins: list[Obj]) -> None:
    """Buildings without HP: a base ends the match, others fall."""
    _fall(work, [obj for obj in ruins if obj.shape.type == "base"])
    for obj in [each for each in ruins if each.shape.type != "base"]:
        _collapse(work, obj)


def _part_doubles(work: Work, legends: list[Obj]) -> None:
    """Nobody has the same legend twice: copies go before originals, newer ones before older ones (C227)."""
    state = work.state
    kept: set[tuple[Seat, KindId]] = set()
    for obj in sorted(filter(in_play, legends), key=lambda each: (each.shape is not each.kind, each.id)):
        name = (obj.seat, obj.shape.id)
        if name not in kept:
            if obj.id in state.objs:
                kept.add(name)
        elif not leave(work, obj, "discard", "legendary") and obj.id in state.objs:
            state.loose[obj.id] = obj


def _state_rules(state: State) -> list[tuple[Obj, StateRule]]:
    """What cards demand of the state of the table, whatever their level."""
    working: AtWork = state.at_work or at_work(state)
    found: list[tuple[Obj, StateRule]] | None = working.state_rules
    if found is None:
        found = working.state_rules = [
            (source, STATE_RULES[ability.name])
            for source, ability in working.printed
            if ability.name in STATE_RULES
        ]
    return found


def is_lost(state: State, spell: Obj) -> bool:
    """Whether what a spell lies on is gone, or whoever had to channel it (C126, C256)."""
    if spell.host and spell.host not in state.objs:
        return True
    return bool(spell.shape.flags & key.CHANNELING) and not _is_channeled(state, spell)


def _is_channeled(state: State, spell: Obj) -> bool:
    """Whether a hero of the spell's school is in play under its controller (C256)."""
    return any(hero.kind.spec == spell.shape.spec for hero in heroes_of(state, spell.seat))


def _collapse(work: Work, obj: Obj) -> None:
    """A building is destroyed; a tech building or add-on costs its base 2 HP at once (C84, C186)."""
    state = work.state
    seat = obj.seat
    if leave(work, obj, "discard", "destroyed") and obj.kind.type in ("tech", "addon"):
        # Whoever has brought it down deals that damage as well (C176).
        suspects = (work.actor, work.acting, *state.active)
        damaging = next(
            (each for each in suspects if each is not None and state.is_opposing(each, seat)), seat
        )
        deal(work, [Hit(state.base_of(seat).id, LOST_BUILDING, NOTHING, damaging, "building")])


def _fall(work: Work, bases: list[Obj]) -> None:
    """Bases without HP end the match (section 22)."""
    if not bases:
        return
    state = work.state
    seats = tuple(seat for base in bases for seat in state.sides[state.side_of[base.seat]])
    new = tuple(seat for seat in seats if seat not in state.fallen)
    if not new:
        return
    work.emit(ev.BaseFell(new))
    decide(work, "base")


def decide(work: Work, reason: EndReason) -> None:
    """See who has won now that somebody's base has fallen, or somebody has to pay what they cannot."""
    state = work.state
    if state.setup.mode not in MELEES:
        standing = [
            number
            for number, side in enumerate(state.sides)
            if not any(seat in state.fallen for seat in side)
        ]
        finish(work, standing[0] if len(standing) == 1 else -1, reason)
    best = _best_bases(state)
    if len(best) <= 1:
        finish(work, state.side_of[best[0]] if best else -1, reason)
    if not state.tied:
        work.emit(ev.TieBegan(tuple(best)))


def _best_bases(state: State) -> list[Seat]:
    """Who has most HP left, of those who are in it (C277, CQ42)."""
    left = {
        player.seat: hp_left(state, state.base_of(player.seat))
        for player in state.players
        if player.seat not in state.fallen and not player.has_left
    }
    most = max(left.values(), default=0)
    return [seat for seat, found in left.items() if found == most]


def settle_tie(work: Work) -> None:
    """After everybody tied has had another turn: compare again (C278)."""
    best = _best_bases(work.state)
    if len(best) <= 1:
        finish(work, work.state.side_of[best[0]] if best else -1, "base")
    work.emit(ev.TieBegan(tuple(best)))


def finish(work: Work, winner: int, reason: EndReason) -> None:
    """The match is over."""
    work.emit(ev.MatchEnded(winner, reason))
    raise MatchDecided
