"""Effects carried out: targets are chosen, then each thing is done by the one who knows how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import About, OnCreature, OnHex, OnPair, on_creature
from sfb_bot.games.warseer.rules.effect_values import Effect, Op
from sfb_bot.games.warseer.rules.effects.targets import (
    ON_CREATURES,
    adjacent_pairs,
    aims,
    is_reached,
    legal,
)
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.work import Moment, WarseerFx
from sfb_bot.kernel import Ask, BugError, Decision, Flow, Option, Seat, choose

# One thing done to some creatures, none where it needs none.
Deed = Callable[[WarseerFx, Seat, Op, Effect, tuple[CreatureId, ...], Moment], Flow[None]]
DEEDS: Final[dict[str, Deed]] = {}


def perform(fx: WarseerFx, seat: Seat, effect: Effect, moment: Moment) -> Flow[None]:
    """Choose targets where there is a choice, then let it happen, op by op."""
    chosen: tuple[CreatureId, ...] = ()
    if any(op.name in ON_CREATURES for op in effect.ops):
        chosen = yield from choose_targets(fx, seat, effect, moment)
    if moment.is_building:
        for creature in chosen:
            fx.emit(ev.BuildingNamed(creature))
    for op in effect.ops:
        if op.name in ON_CREATURES and not chosen:
            continue
        yield from DEEDS[op.name](fx, seat, op, effect, chosen, moment)


def choose_targets(fx: WarseerFx, seat: Seat, effect: Effect, moment: Moment) -> Flow[tuple[CreatureId, ...]]:
    """Whom the effect is for."""
    state = fx.state
    about = About(moment.source)
    if effect.target.filter("two_adjacent") is not None:
        pairs = [Option(f"{a}+{b}", OnPair(a, b)) for a, b in adjacent_pairs(state, moment)]
        pair = yield from choose(seat, "pair", pairs, default=pairs[0].key, about=about)
        assert isinstance(pair, OnPair)
        return pair.one, pair.other
    if effect.condition("hex_within") is not None:
        options = state.tables.hexes(state.map.id, aims(state, seat, effect, moment))
        aim = yield from choose(seat, "aim", options, default=options[0].key, about=about)
        assert isinstance(aim, OnHex)
        moment.cell = aim.cell
        return tuple(each.id for each in legal(state, seat, effect, moment))
    found = [each.id for each in legal(state, seat, effect, moment)]
    if not found:
        return ()
    several = effect.target.filter("upto")
    if several is not None and len(found) > 1:
        return (yield from _several(seat, found, several.number, about))
    if effect.target.whom in ("self", "it", "hero", "destroyer"):
        return (found[0],)
    options = [on_creature(each) for each in found]
    chosen = yield from choose(seat, "target", options, default=options[0].key, about=about)
    assert isinstance(chosen, OnCreature)
    return (chosen.creature,)


def _several(seat: Seat, found: list[CreatureId], most: int, about: About) -> Flow[tuple[CreatureId, ...]]:
    options = tuple(on_creature(each) for each in found)
    pick = (1, min(most, len(options)))
    answers = yield Ask((Decision(seat, "targets", options, pick, (options[0].key,), about),))
    chosen: list[CreatureId] = []
    for option in answers[0]:
        if not isinstance(option.payload, OnCreature):
            raise BugError("a target that is no creature")
        chosen.append(option.payload.creature)
    return tuple(chosen)


def still_there(fx: WarseerFx, chosen: tuple[CreatureId, ...], moment: Moment) -> list[CreatureId]:
    """Those of the chosen that are on the battlefield and within reach of the card."""
    state = fx.state
    found = [state.creatures[each] for each in chosen if each in state.creatures]
    named = moment.is_building
    # A building has just named them itself.
    return [each.id for each in found if named or is_reached(state, each, moment)]
