"""What the cards of the purple starter do, and what purple cards share: time runes, cards put into play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.at_work import has_reaction
from sfb_bot.games.codex.rules.choices import NONE, About, OnObj, OnRune, on_obj
from sfb_bot.games.codex.rules.content import Kind, Part
from sfb_bot.games.codex.rules.effects.gold_and_cards import secret_card
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.holdings import own
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.model import TIME, Obj, State
from sfb_bot.games.codex.rules.naming import OWN_TARGET_BANS
from sfb_bot.games.codex.rules.piles import draw
from sfb_bot.games.codex.rules.settling import STATE_RULES
from sfb_bot.games.codex.rules.turns import take_time_rune
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

NAMES: Final = frozenset({"hardened_mox", "nullcraft"})

_SHUNNED: Final = frozenset({"buff", "debuff"})
_ADD: Final = Option("add", OnRune(TIME, 1))
_REMOVE: Final = Option("remove", OnRune(TIME, -1))


def about_of(frame: Frame) -> About:
    """What a question of an effect concerns."""
    return About(frame.source, frame.kind.id, frame.index, frame.part)


def pick_card(work: Work, frame: Frame, kinds: Iterable[KindId], *, may: bool = False) -> Flow[Kind | None]:
    """One card of an own pile, None where there is none or nobody may choose (C203)."""
    if frame.seat not in work.state.active:
        return None
    picked = yield from secret_card(work, frame, kinds, is_free=may)
    return work.state.content.kinds[picked] if picked is not None else None


def bring(work: Work, kind: Kind, owner: Seat, seat: Seat, zone: str) -> None:
    """A card of one of its owner's piles comes into play without being played (C73)."""
    work.emit(ev.CardMoved(owner, kind.id, zone, "table"))
    # What goes back to the table from a hand has not been brought there by a hand.
    arrive(work, kind, owner, seat, "put", "" if zone == "hand" else zone)


@op("time_rune")
def _time_rune(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Add or remove a time rune on anybody's card that has one, in play or forecasted, without targeting."""
    may = bool(part.args.get("may"))
    if may and frame.seat not in work.state.active:
        return
    found = [obj for obj in work.state.objs.values() if obj.runes.get(TIME) and not obj.is_building_site]
    if not found:
        return
    asked = work.chooser(frame.seat)
    options = [on_obj(obj.id) for obj in found]
    if may:
        options.append(NONE)
    picked = yield from choose(asked, "choose", options, about=about_of(frame), always=may)
    if not isinstance(picked, OnObj):
        return
    about = About(frame.source, frame.kind.id, frame.index, frame.part, (picked.obj,))
    way = yield from choose(asked, "rune", [_ADD, _REMOVE], about=about)
    obj = work.state.objs[picked.obj]
    if way == _ADD.payload:
        work.emit(ev.RunesChanged(obj.id, TIME, 1))
    else:
        yield from take_time_rune(work, obj, "effect", by=frame.seat)


@op("draw_by_runes")
def _draw_by_runes(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Draw, and one more for each of the `steps` that the own time runes reach, forecasted cards too."""
    runes = sum(obj.runes.get(TIME, 0) for obj in work.state.objs.values() if obj.seat == frame.seat)
    reached = sum(1 for step in part.words("steps") if runes >= int(step))
    draw(work, frame.seat, part.number("count", 1) + reached, frame.kind.id)
    return
    yield


def _shuns(state: State, obj: Obj, frame: Frame) -> bool:
    """Nullcraft: no target of Buff and Debuff spells."""
    del state
    return frame.is_spell and bool(frame.kind.subtypes & _SHUNNED) and has_reaction(obj, "nullcraft")


def _outdated(work: Work, source: Obj) -> None:
    """Hardened Mox goes as soon as its controller has a tech II unit, in play or forecasted."""
    for obj in own(work.state, source.seat):
        if obj.shape.tech == 2 and obj.shape.is_unit:
            leave(work, source, "trash", "trashed")
            return


OWN_TARGET_BANS.add(_shuns, "nullcraft")
STATE_RULES["hardened_mox"] = _outdated
