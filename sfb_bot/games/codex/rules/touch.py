"""Which computed values hold no more when something of a card changes."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.games.codex.rules.holdings import holdings, own
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.value_rules import edict_changes_values, reach_of, value_rules


def touch(state: State, obj: Obj) -> None:
    """Something of a card has changed, so that what was computed of it holds no more.

    Nor of those that look at it: of whoever attacks it, and of cards that look at all others.
    """
    state.unsettled = True
    obj.seen = None
    state.loose[obj.id] = obj
    if state.sources:
        touch_lookers(state, obj)


def touch_state(state: State, obj: Obj) -> None:
    """A card is damaged, healed, exhausted or readied, which hardly ever changes its values."""
    state.unsettled = True
    state.loose[obj.id] = obj
    if state.sources and value_rules(state).mind_state:
        touch(state, obj)


def touch_lookers(state: State, obj: Obj) -> None:
    """What was computed of those that look at a card holds no more."""
    rules = value_rules(state)
    if rules.reads:
        touch_values(state)
        return
    for looker in rules.lookers:
        looker.seen = None
        state.loose[looker.id] = looker
    if obj.id == state.defender:
        attacker = state.objs.get(state.attacker)
        if attacker is not None:
            attacker.seen = None
            state.loose[attacker.id] = attacker


def touch_place(state: State, obj: Obj) -> None:
    """A card has come or changed sides: some rules count such cards, and its own auras reach others now."""
    if not obj.shape.is_quiet:
        touch_reach(state, obj, has_moved=True)
        return
    touch_counted(state)
    touch(state, obj)


def touch_reach(state: State, source: Obj, *, has_moved: bool = False) -> None:
    """What a card does to others has come, gone or changed: whatever it may reach is computed again.

    Where it `has_moved` to another side it reached others before.
    """
    state.at_work = None
    reach = reach_of(source.shape)
    if reach is None:
        touch_values(state)
        return
    state.unsettled = True
    friendly, opposing = reach
    if has_moved:
        friendly = opposing = friendly | opposing
    side_of = state.side_of
    side = side_of[source.seat]
    for obj in state.objs.values():
        if obj is source or obj.shape.type in (friendly if side_of[obj.seat] == side else opposing):
            obj.seen = None
            state.loose[obj.id] = obj
    touch_counted(state)
    touch_lookers(state, source)


def touch_counted(state: State) -> None:
    """What was computed of units holds no more where a card of who has them counts who is in play."""
    for source in value_rules(state).count if state.sources else ():
        for obj in own(state, source.seat):
            if obj.shape.is_unit:
                obj.seen = None
                state.loose[obj.id] = obj


def touch_spells(state: State, obj: Obj) -> None:
    """Something has gone from a seat: spells that lie on it, or that it had to channel, may not stay."""
    for spell in holdings(state).spells(state):
        if obj.kind.is_hero or spell.host == obj.id:
            state.loose[spell.id] = spell


def touch_edicts(state: State, names: Iterable[str]) -> None:
    """Something of these names holds for a player now, or no more."""
    if any(edict_changes_values(name) for name in names):
        touch_values(state)
    else:
        state.unsettled = True
        state.at_work = None


def touch_all(state: State) -> None:
    """Nothing that was computed holds any more, nor any list."""
    state.holdings = None
    state.altered = {number: obj for number, obj in state.objs.items() if obj.mods or obj.shape_until}
    touch_values(state)


def touch_values(state: State) -> None:
    """No values hold any more, nor what is at work; cards are where they were."""
    state.unsettled = True
    state.at_work = None
    state.kept.clear()
    state.loose = state.objs.copy()
    for obj in state.objs.values():
        obj.seen = None
