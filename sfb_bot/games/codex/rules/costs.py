"""What a card costs, and what it takes to play it (sections 6, 7 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sfb_bot.games.codex.rules.arrival import has_legend
from sfb_bot.games.codex.rules.at_work import SeatHooks, Whose, is_silenced
from sfb_bot.games.codex.rules.content import NEUTRAL, TECH_LAB, TECHS, Ability, Kind
from sfb_bot.games.codex.rules.holdings import heroes_of
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import kinds_of
from sfb_bot.kernel import Option, Seat

# Cards register what makes something free, cheaper or dearer, what forbids and what permits it.
Price = Callable[[State, Seat, Kind], int]
FREE: Final = SeatHooks[Price]()
REDUCTIONS: Final = SeatHooks[Price]()
SURCHARGES: Final = SeatHooks[Price]()
# All of these, because hardly ever any is at work.
PRICES: Final = SeatHooks[Price]()
FORBIDS: Final = SeatHooks[Callable[[State, Seat, Kind, str], bool]]()
# Playing without the tech building or the hero that it takes.
PERMITS: Final = SeatHooks[Callable[[State, Seat, Kind], bool]]()
# What a card in the hand costs less by its own static rule, by the name of that.
OwnReduction = Callable[[State, Seat, Ability], int]
OWN_REDUCTIONS: Final[dict[str, OwnReduction]] = {}
# What a card needs besides, by its name.
NEEDS: Final[dict[str, Callable[[State, Seat], bool]]] = {}


def add_price(prices: SeatHooks[Price], change: Price, *names: str, whose: Whose) -> None:
    """A card makes others free, cheaper or dearer for its own seat or for opponents."""
    prices.add(change, *names, whose=whose)
    PRICES.add(change, *names, whose=whose)


# What makes things free, cheaper and dearer now.
_Prices = tuple[tuple[Price, ...], tuple[Price, ...], tuple[Price, ...]]
_USUAL: Final[_Prices] = ((), (), ())


def _prices(state: State, seat: Seat) -> _Prices:
    if not PRICES.of(state, seat):
        return _USUAL
    return FREE.of(state, seat), REDUCTIONS.of(state, seat), SURCHARGES.of(state, seat)


@lru_cache(maxsize=2048)
def _own_reductions(kind: Kind) -> list[tuple[OwnReduction, Ability]]:
    """What a card costs less by its own static rules: hardly any has such."""
    return [
        (OWN_REDUCTIONS[ability.name], ability)
        for _, ability in kind.abilities_for("static")
        if ability.name in OWN_REDUCTIONS
    ]


def cost_of(state: State, seat: Seat, kind: Kind) -> int:
    """What it costs a seat to play a card now: set to 0, reduced, raised (C76)."""
    return _cost(state, seat, kind, _prices(state, seat))


def _cost(state: State, seat: Seat, kind: Kind, prices: _Prices) -> int:
    cost = kind.cost
    if prices is not _USUAL or _own_reductions(kind):
        cost = _changed_cost(state, seat, kind, prices)
    return cost + colour_penalty(state, seat, kind) if kind.spell == "minor" else cost


def _changed_cost(state: State, seat: Seat, kind: Kind, prices: _Prices) -> int:
    cost = kind.cost
    frees, reductions, surcharges = prices
    for free in frees:
        if free(state, seat, kind):
            cost = 0
    if cost:
        for reduction in reductions:
            cost -= reduction(state, seat, kind)
        for own, ability in _own_reductions(kind):
            cost -= own(state, seat, ability)
        cost = max(0, cost)
    for surcharge in surcharges:
        cost += surcharge(state, seat, kind)
    return cost


def colour_penalty(state: State, seat: Seat, kind: Kind) -> int:
    """1 for a minor spell of a colour that no hero in play has (C120, CQ62)."""
    if kind.spell != "minor" or kind.colour == NEUTRAL:
        return 0
    return 0 if kind.colour in [hero.kind.colour for hero in heroes_of(state, seat)] else 1


def building(state: State, seat: Seat, kind: KindId) -> Obj | None:
    """A tech building or add-on of a seat, finished or not."""
    number = state.players[seat].lots.get(kind)
    return None if number is None else state.objs[number]


def is_off(obj: Obj) -> bool:
    """Whether a building is disabled in this turn; with a number only after so many more turns."""
    return any(mod.what == "off" and not mod.amount for mod in obj.mods)


def works(obj: Obj | None) -> bool:
    """Whether a building is finished and operational (C83, C87)."""
    return obj is not None and not obj.is_building_site and not (obj.mods and is_off(obj))


def has_working(state: State, seat: Seat, kind: KindId) -> bool:
    """Whether a seat has this tech building or add-on, finished and operational."""
    number = state.players[seat].lots.get(kind)
    return number is not None and works(state.objs[number])


def has_tech(state: State, seat: Seat, level: int) -> bool:
    """Whether a seat has the operational tech building of a level."""
    return level == 0 or has_working(state, seat, TECHS[level])


def meets_tech(state: State, seat: Seat, kind: Kind) -> bool:
    """Whether the tech requirement of a unit, building or upgrade is met (C89 to C93)."""
    level = kind.tech
    if level <= 0:
        return True
    if not has_working(state, seat, TECHS[level]):
        return False
    player = state.players[seat]
    if level == 1:
        return state.content.specs[kind.spec].hero in [hero.kind for hero in player.heroes]
    if kind.spec == player.spec:
        return True
    lab = building(state, seat, TECH_LAB)
    return lab is not None and works(lab) and lab.spec == kind.spec


def _casters(state: State, seat: Seat) -> list[Obj]:
    """The heroes of a seat who can cast spells at all (C118)."""
    heroes = heroes_of(state, seat)
    return [hero for hero in heroes if not is_silenced(state, hero)] if state.edicts else heroes


def _may_cast(casters: list[Obj], kind: Kind) -> bool:
    """Whether one of these heroes can cast a spell (C119 to C122)."""
    if kind.spell == "minor":
        return bool(casters)
    for hero in casters:
        if hero.kind.spec == kind.spec:
            if kind.spell != "ultimate":
                return True
            is_max = hero.level >= hero.kind.bands[2].level
            if is_max and (hero.was_max_at_start or kind.abilities_for("any_turn")):
                return True
    return False


def may_play(state: State, seat: Seat, kind: Kind, zone: str = "hand") -> bool:
    """Whether everything but gold allows a seat to play a card."""
    for forbids in FORBIDS.of(state, seat):
        if forbids(state, seat, kind, zone):
            return False
    return _is_possible(state, seat, kind, _casters(state, seat))


def _is_possible(state: State, seat: Seat, kind: Kind, casters: list[Obj]) -> bool:
    """Whether a seat has all that it takes to play a card that nothing forbids."""
    if kind.is_legendary and has_legend(state, kind, seat):
        return False
    is_met = _may_cast(casters, kind) if kind.spell else meets_tech(state, seat, kind)
    if not is_met and not any(permits(state, seat, kind) for permits in PERMITS.of(state, seat)):
        return False
    needs = NEEDS.get(kind.id)
    return needs is None or needs(state, seat)


def playable(state: State, seat: Seat) -> list[Option]:
    """The different cards of its hand that a seat can play now, in the order of the box."""
    player = state.players[seat]
    gold, prices, forbids = player.gold, _prices(state, seat), FORBIDS.of(state, seat)
    casters = _casters(state, seat)
    # Most cards can be ruled out at a glance: what they take is not there at all, or they are too dear.
    is_strict = not PERMITS.of(state, seat)
    found: list[Option] = []
    for kind in kinds_of(state.content, tuple(player.hand)):
        if is_strict and not (casters if kind.spell else kind.tech <= 0 or TECHS[kind.tech] in player.lots):
            continue
        if _cost(state, seat, kind, prices) > gold:
            continue
        if forbids and any(forbid(state, seat, kind, "hand") for forbid in forbids):
            continue
        if _is_possible(state, seat, kind, casters):
            found.append(kind.play)
    return found
