"""The lists beside the table: cards whose auras and rules touch others, and the buildings of players."""

from __future__ import annotations

from sfb_bot.games.codex.rules.holdings import Holdings, is_among
from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.touch import (
    touch_all,
    touch_counted,
    touch_lookers,
    touch_place,
    touch_reach,
    touch_spells,
    touch_values,
)
from sfb_bot.kernel import Seat


def is_source(state: State, obj: Obj) -> bool:
    """Whether a card is among those whose auras and rules touch others."""
    return is_among(obj, state.sources)


def _is_loud(obj: Obj) -> bool:
    return not (obj.shape.is_quiet or obj.is_building_site or obj.is_future)


def enlist_all(state: State) -> None:
    """Make the lists of a table that has just been read."""
    for obj in state.objs.values():
        if obj.kind.type in ("tech", "addon"):
            state.players[obj.seat].lots[obj.kind.id] = obj.id
    state.sources = sorted(filter(_is_loud, state.objs.values()), key=_number)
    touch_all(state)


def enlist(state: State, obj: Obj) -> None:
    """Keep the lists right: of those whose auras and rules touch others, and of a player's buildings."""
    state.kept.clear()
    holding: Holdings | None = state.holdings
    if holding is not None:
        holding.take(obj, state.side_of[obj.seat])
    if obj.kind.type in ("tech", "addon"):
        state.players[obj.seat].lots[obj.kind.id] = obj.id
    was_listed = is_source(state, obj)
    if was_listed:
        state.sources = [source for source in state.sources if source is not obj]
    if _is_loud(obj):
        # In the order of their numbers, as when a stored match is read.
        state.sources = sorted([*state.sources, obj], key=_number)
    if was_listed:
        touch_values(state)
    elif not obj.shape.is_quiet:
        touch_reach(state, obj)
    else:
        touch_place(state, obj)


def _number(obj: Obj) -> int:
    return obj.id


def release(state: State, obj: Obj) -> None:
    """Something is on the table no more."""
    del state.objs[obj.id]
    state.loose.pop(obj.id, None)
    state.altered.pop(obj.id, None)
    if obj.kind.type in ("tech", "addon"):
        state.players[obj.seat].lots.pop(obj.kind.id, None)
    if obj.kind.is_hero:
        for hero in state.players[obj.owner].heroes:
            if hero.obj == obj.id:
                hero.obj = NOTHING
    state.gone.append((obj.id, obj.kind.id, obj.seat))
    state.unsettled = True
    holding: Holdings | None = state.holdings
    if holding is not None:
        holding.give(obj, state.side_of[obj.seat])
    touch_spells(state, obj)
    # What it was worth at last is kept: some effects ask for it afterwards.
    if is_source(state, obj):
        state.sources = [source for source in state.sources if source is not obj]
        touch_reach(state, obj)
    elif state.sources:
        touch_counted(state)
        touch_lookers(state, obj)


def change_seat(state: State, obj: Obj, seat: Seat) -> None:
    """Something comes under the control of another seat; where it was counted until now it is no more."""
    holding: Holdings | None = state.holdings
    if holding is not None:
        holding.give(obj, state.side_of[obj.seat])
    obj.seat = seat
    if holding is not None:
        holding.take(obj, state.side_of[seat])
    touch_spells(state, obj)
