"""What a card costs, and what it takes to play it (sections 6, 7 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules.arrival import has_legend
from sfb_bot.games.codex.rules.at_work import is_silenced
from sfb_bot.games.codex.rules.content import NEUTRAL, TECH_LAB, TECHS, Kind
from sfb_bot.games.codex.rules.ids import NOTHING, KindId
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.kernel import Seat

# Cards register what makes something free, cheaper or dearer, what forbids and what permits it.
FREE: Final[list[Callable[[State, Seat, Kind], bool]]] = []
REDUCTIONS: Final[list[Callable[[State, Seat, Kind], int]]] = []
SURCHARGES: Final[list[Callable[[State, Seat, Kind], int]]] = []
FORBIDS: Final[list[Callable[[State, Seat, Kind, str], bool]]] = []
# Playing without the tech building or the hero that it takes.
PERMITS: Final[list[Callable[[State, Seat, Kind], bool]]] = []
# What a card needs besides, by its name.
NEEDS: Final[dict[str, Callable[[State, Seat], bool]]] = {}


def cost_of(state: State, seat: Seat, kind: Kind) -> int:
    """What it costs a seat to play a card now: set to 0, reduced, raised (C76)."""
    cost = kind.cost
    if state.sources or state.edicts or "static" in kind.by_when:
        if any(free(state, seat, kind) for free in FREE):
            cost = 0
        elif cost:
            cost = max(0, cost - sum(reduction(state, seat, kind) for reduction in REDUCTIONS))
        cost += sum(surcharge(state, seat, kind) for surcharge in SURCHARGES)
    return cost + colour_penalty(state, seat, kind)


def colour_penalty(state: State, seat: Seat, kind: Kind) -> int:
    """1 for a minor spell of a colour that no hero in play has (C120, CQ62)."""
    if kind.spell != "minor" or kind.colour == NEUTRAL:
        return 0
    heroes = heroes_of(state, seat)
    return 0 if any(hero.kind.colour == kind.colour for hero in heroes) else 1


def heroes_of(state: State, seat: Seat) -> list[Obj]:
    """The heroes of a seat that are in play under its control."""
    objs = state.objs
    found: list[Obj] = []
    for player in state.players:
        for hero in player.heroes:
            if hero.obj != NOTHING:
                obj = objs[hero.obj]
                if obj.seat == seat:
                    found.append(obj)
    return found


def building(state: State, seat: Seat, kind: KindId) -> Obj | None:
    """A tech building or add-on of a seat, finished or not."""
    number = state.players[seat].lots.get(kind)
    return None if number is None else state.objs[number]


def is_off(obj: Obj) -> bool:
    """Whether a building is disabled in this turn; with a number only after so many more turns."""
    return any(mod.what == "off" and not mod.amount for mod in obj.mods)


def works(obj: Obj | None) -> bool:
    """Whether a building is finished and operational (C83, C87)."""
    return obj is not None and not obj.is_building_site and not is_off(obj)


def has_tech(state: State, seat: Seat, level: int) -> bool:
    """Whether a seat has the operational tech building of a level."""
    return level == 0 or works(building(state, seat, TECHS[level]))


def meets_tech(state: State, seat: Seat, kind: Kind) -> bool:
    """Whether the tech requirement of a unit, building or upgrade is met (C89 to C93)."""
    level = kind.tech
    if level <= 0:
        return True
    if not has_tech(state, seat, level):
        return False
    if level == 1:
        return any(state.content.kinds[hero.kind].spec == kind.spec for hero in state.players[seat].heroes)
    if kind.spec == state.players[seat].spec:
        return True
    lab = building(state, seat, TECH_LAB)
    return lab is not None and works(lab) and lab.spec == kind.spec


def may_cast(state: State, seat: Seat, kind: Kind) -> bool:
    """Whether a hero is there who can cast a spell (C119 to C122)."""
    heroes = [hero for hero in heroes_of(state, seat) if not (state.edicts and is_silenced(state, hero))]
    if kind.spell == "minor":
        return bool(heroes)
    for hero in heroes:
        if hero.kind.spec == kind.spec:
            if kind.spell != "ultimate":
                return True
            is_max = hero.level >= hero.kind.bands[2].level
            if is_max and (hero.was_max_at_start or kind.abilities_for("any_turn")):
                return True
    return False


def may_play(state: State, seat: Seat, kind: Kind, zone: str = "hand") -> bool:
    """Whether everything but gold allows a seat to play a card."""
    if (state.sources or state.edicts) and any(forbids(state, seat, kind, zone) for forbids in FORBIDS):
        return False
    if kind.is_legendary and has_legend(state, kind, seat):
        return False
    is_met = may_cast(state, seat, kind) if kind.type == "spell" else meets_tech(state, seat, kind)
    if not is_met and not (state.sources and any(permits(state, seat, kind) for permits in PERMITS)):
        return False
    needs = NEEDS.get(kind.id)
    return needs is None or needs(state, seat)


def can_play(state: State, seat: Seat, kind: Kind) -> bool:
    """Whether a seat can play a card of its hand now."""
    return may_play(state, seat, kind) and cost_of(state, seat, kind) <= state.players[seat].gold
