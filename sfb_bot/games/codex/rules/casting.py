"""Playing cards: costs, boost, spells carried out, everything else arriving (C66, C78, C123)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.arrival import DIVERTERS, arrive
from sfb_bot.games.codex.rules.at_work import abilities
from sfb_bot.games.codex.rules.choices import NO, YES, About, OnObj, on_obj
from sfb_bot.games.codex.rules.content import Kind
from sfb_bot.games.codex.rules.costs import cost_of
from sfb_bot.games.codex.rules.effects.ops import carry_out
from sfb_bot.games.codex.rules.holdings import able
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.model import Obj
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work, pay
from sfb_bot.kernel import Flow, Seat, choose

# What cards do when somebody has paid for a card (Promise of Payment): (work, seat, kind).
AFTER_PAYING: Final[list[Callable[[Work, Seat, Kind], None]]] = []


def play(
    work: Work, seat: Seat, kind: Kind, zone: str = "hand", *, owner: int = -1, cost: int | None = None
) -> Flow[None]:
    """A seat plays a card that it may play: pays, resolves, and what was waiting on it is noticed."""
    state = work.state
    price = cost_of(state, seat, kind) if cost is None else cost
    boost = kind.numbers.get("boost", 0)
    is_boosted = False
    if boost and state.players[seat].gold >= price + boost:
        about = About(kind=kind.id, amount=boost)
        is_boosted = (yield from choose(seat, "boost", [YES, NO], about=about)) is YES.payload
    total = price + (boost if is_boosted else 0)
    whose = seat if owner < 0 else Seat(owner)
    watchers = _watchers(work, seat, kind, zone)
    pay(work, seat, total, "play", kind.id)
    work.emit(ev.CardPlayed(seat, kind.id, total, is_boosted, zone, owner))
    for look in AFTER_PAYING:
        look(work, seat, kind)
    if kind.type == "spell":
        yield from _cast(work, seat, whose, kind, is_boosted=is_boosted)
    else:
        if is_boosted:
            frame = Frame(seat, kind, is_boosted=True)
            for index, ability in kind.abilities_for("boost"):
                frame.index = index
                yield from carry_out(work, frame, ability.parts)
        yield from _choose_diverter(work, seat, kind, zone)
        arrive(work, kind, whose, seat, "played", zone)
    yield from settle(work)
    for watcher, index in watchers:
        if watcher.id in state.objs:
            work.wait(Waiting(watcher.seat, watcher.id, watcher.shape.id, index))


def _choose_diverter(work: Work, seat: Seat, kind: Kind, zone: str) -> Flow[None]:
    """Of several cards that would keep a card from arriving whoever plays it chooses one (C202)."""
    state = work.state
    work.diverter = NOTHING
    found = [obj for diverters in DIVERTERS.of(state) for obj in diverters(state, kind, seat, zone)]
    if found:
        options = [on_obj(obj.id) for obj in found]
        picked = yield from choose(seat, "choose", options, about=About(kind=found[0].shape.id))
        assert isinstance(picked, OnObj)
        work.diverter = picked.obj


def _watchers(work: Work, seat: Seat, kind: Kind, zone: str) -> list[tuple[Obj, int]]:
    """Cards that look out for what their controller plays; none sees its own play (CQ66)."""
    when = (
        "spell_played"
        if kind.type == "spell"
        else "unit_played"
        if kind.type == "unit" and zone == "hand"
        else ""
    )
    if not when:
        return []
    return [
        (obj, index)
        for obj in able(work.state, when)
        if obj.seat == seat and in_play(obj)
        for index, _ in abilities(work.state, obj, when)
    ]


def _cast(work: Work, seat: Seat, owner: Seat, kind: Kind, *, is_boosted: bool) -> Flow[None]:
    if kind.numbers.get("forecast"):
        arrive(work, kind, owner, seat, "played", "hand")
        return
    yield from take_effect(work, seat, owner, kind, is_boosted=is_boosted)


def take_effect(work: Work, seat: Seat, owner: Seat, kind: Kind, *, is_boosted: bool = False) -> Flow[None]:
    """A spell does what it says, then goes where it goes."""
    frame = Frame(seat, kind, is_spell=True, is_boosted=is_boosted)
    for index, ability in kind.abilities_for("play"):
        frame.index = index
        yield from carry_out(work, frame, ability.parts)
    if not kind.is_ongoing:
        work.emit(ev.SpellDone(owner, kind.id, frame.to))
        return
    if frame.to == "discard" and frame.did is False:
        work.emit(ev.SpellDone(owner, kind.id))
        return
    obj = arrive(work, kind, owner, seat, "played", "spell")
    if obj is None:
        return
    if frame.to.startswith("host:"):
        host = ObjId(int(frame.to.removeprefix("host:")))
        work.emit(ev.Attached(obj.id, host))
    if frame.named:
        work.emit(ev.Remembered(obj.id, tuple(frame.named)))
    for index, ability in kind.abilities_for("after"):
        frame.index, frame.source = index, obj.id
        yield from carry_out(work, frame, ability.parts)
