"""Settings as JSON values, read strictly: what is not understood is refused rather than ignored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sfb_bot.games.warseer.rules.content import Content, KindId, MapId
from sfb_bot.games.warseer.rules.modes import DUEL, MODES
from sfb_bot.games.warseer.rules.setup import Arms, Carried, Ledger, Setup
from sfb_bot.kernel import CARRIED, FIRST_SEAT, MODE, Json, Seat, SetupRefused

# What is agreed where nothing else was said.
_USUAL_SETUP: Final[dict[str, Any]] = {
    MODE: DUEL,
    "length": "quick",
    "map": None,
    FIRST_SEAT: None,
    "terrain": "plain",
    "sight": "terrain",
    "minions": "effects",
    "heroes": [],
    "picks": "sealed",
    "camps": "own",
    "goal": 0,
    "feats": 0,
    "scenario": None,
    "income_points": True,
    "swapped": False,
    "arms": [],
    CARRIED: None,
}


def encode_setup(setup: Setup) -> Json:
    """The agreed settings; what is as usual and was not spelled out is left out, but for the mode."""
    found: dict[str, Any] = {
        MODE: setup.mode,
        "length": setup.length,
        "map": setup.map,
        FIRST_SEAT: setup.first,
        "terrain": "unique" if setup.has_unique_terrain else "plain",
        "sight": "figures" if setup.figures_block else "terrain",
        "minions": "bought" if setup.has_bought_minions else "effects",
        "heroes": list(setup.heroes),
        "picks": "random" if setup.has_random_heroes else "sealed",
        "camps": "suggested" if setup.has_suggested_camps else "own",
        "goal": setup.goal,
        "feats": setup.feats,
        "scenario": setup.scenario,
        "income_points": setup.has_income_points,
        "swapped": setup.is_swapped,
        "arms": [
            [list(each.upgrades), list(each.injured), None if each.camp is None else list(each.camp)]
            for each in setup.arms
        ],
        CARRIED: None if setup.carried is None else encode_carried(setup.carried),
    }
    return {
        name: value
        for name, value in found.items()
        if name in setup.said or name == MODE or value != _USUAL_SETUP[name]
    }


def decode_setup(stored: Mapping[str, Json], content: Content) -> Setup:
    """Read settings, strictly: what is not understood is refused rather than ignored."""
    known: dict[str, Any] = {**_USUAL_SETUP, **stored}
    match known:
        case {
            "mode": str() as mode,
            "length": ("quick" | "full") as length,
            "map": None | str() as found,
            "first": None | int() as first,
            "terrain": ("plain" | "unique") as terrain,
            "sight": ("terrain" | "figures") as sight,
            "minions": ("effects" | "bought") as minions,
            "heroes": heroes,
            "picks": ("sealed" | "random") as picks,
            "camps": ("own" | "suggested") as camps,
            "goal": int() as goal,
            "feats": int() as feats,
            "scenario": None | str() as scenario,
            "income_points": bool() as income_points,
            "swapped": bool() as swapped,
            "arms": arms,
            "carried": carried,
            **rest,
        } if not rest and mode in MODES and not isinstance(first, bool):
            setup = Setup(
                mode,
                length,
                None if found is None else MapId(found),
                None if first is None else Seat(first),
                terrain == "unique",
                sight == "figures",
                minions == "bought",
                _heroes(heroes, MODES[mode].seats, content),
                picks == "random",
                camps == "suggested",
                goal,
                feats,
                None if scenario is None else KindId(scenario),
                income_points,
                swapped,
                _arms(arms, MODES[mode].seats, content),
                None if carried is None else decode_carried(carried, content),
                tuple(name for name in _USUAL_SETUP if name in stored),
            )
            _check(setup, content)
            return setup
        case _:
            raise _refused("these are not settings of a match", stored)


def _refused(said: str, stored: object) -> SetupRefused:
    return SetupRefused(f"{said}: {stored}"[:200], rule="setup")


def _check(setup: Setup, content: Content) -> None:
    """SetupRefused for settings that do not go together."""
    mode = MODES[setup.mode]
    if setup.first is not None and not 0 <= setup.first < mode.seats:
        raise _refused("nobody of that seat can begin", setup.first)
    if setup.map is not None and (
        setup.map not in content.maps or content.maps[setup.map].players != mode.players_of_map
    ):
        raise _refused("there is no such map for this mode", setup.map)
    if (setup.scenario or setup.arms) and setup.mode != DUEL:
        raise _refused("only a duel has a scenario and upgrades", setup.mode)
    if setup.scenario is not None and setup.scenario not in content.scenarios:
        raise _refused("there is no such scenario", setup.scenario)
    matches = MODES[setup.mode].matches
    is_linked = matches > 0
    if setup.carried is not None and not 1 <= setup.carried.number <= matches:
        raise _refused("nothing is carried over to such a match", setup.mode)
    if is_linked and any((setup.goal, setup.feats, setup.scenario, setup.arms, setup.map, setup.is_swapped)):
        raise _refused("a tournament says by itself how its matches are played", setup.mode)
    if setup.goal < 0 or setup.feats not in (0, 20, 24, 30, 40):
        raise _refused("no match is played to that end", (setup.goal, setup.feats))


# Any: what is stored is checked here.
def _heroes(stored: Any, seats: int, content: Content) -> tuple[KindId, ...]:
    """Heroes chosen beforehand: one for each seat, empty for who has not, or none at all."""
    if not stored:
        return ()
    chosen = cast("list[Any]", stored) if isinstance(stored, list) else []
    known = {hero.id for hero in content.heroes}
    if len(chosen) != seats or not all(each == "" or each in known for each in chosen):
        raise _refused("the heroes chosen beforehand do not fit the match", cast("object", stored))
    return tuple(chosen)


# Any: what is stored is checked here.
def _arms(stored: Any, seats: int, content: Content) -> tuple[Arms, ...]:
    """What each seat of a tournament match brings."""
    if not stored:
        return ()
    found: list[Arms] = []
    for each in cast("list[Any]", stored) if isinstance(stored, list) else []:
        parts = cast("list[Any]", each) if isinstance(each, list) else []
        if len(parts) != 3 or not all(isinstance(part, list) for part in parts[:2]):
            raise _refused("these are no upgrades", parts)
        owned, hurt = tuple(parts[0]), tuple(parts[1])
        bought = None if parts[2] is None else tuple(parts[2])
        is_known = content.upgrades.keys() >= {*owned}
        if not is_known or not content.creatures.keys() >= {*hurt, *(bought or ())}:
            raise _refused("there are no such upgrades or characters", parts)
        found.append(Arms(owned, hurt, bought))
    if len(found) != seats:
        raise _refused("there must be upgrades for every seat", len(found))
    return tuple(found)


# --- Tournaments ------------------------------------------------------------------------------------------


def encode_ledger(ledger: Ledger) -> Json:
    """What a seat has in a tournament."""
    return [
        ledger.coins,
        ledger.points,
        ledger.wins,
        ledger.shop,
        list(ledger.recruits),
        list(ledger.injured),
        list(ledger.upgrades),
        list(ledger.ticks),
        ledger.gifts,
    ]


def decode_ledger(stored: Json) -> Ledger:
    """The inverse of `encode_ledger`."""
    coins, points, wins, shop, recruits, injured, upgrades, ticks, gifts = stored
    return Ledger(
        coins, points, wins, shop, tuple(recruits), tuple(injured), tuple(upgrades), tuple(ticks), gifts
    )


def encode_carried(carried: Carried) -> Json:
    """What one match of a tournament leaves to the next."""
    return {
        "number": carried.number,
        "last": carried.last,
        "scenarios": list(carried.scenarios),
        "heroes": list(carried.heroes),
        "ledgers": [encode_ledger(each) for each in carried.ledgers],
    }


# Any: what is stored is checked here.
def decode_carried(stored: Any, content: Content) -> Carried:
    """The inverse of `encode_carried`; SetupRefused for what is not there any more."""
    try:
        ledgers = tuple(decode_ledger(each) for each in stored["ledgers"])
        found = Carried(
            int(stored["number"]),
            int(stored["last"]),
            tuple(stored["scenarios"]),
            tuple(stored["heroes"]),
            ledgers,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise _refused("this was never carried over", stored) from error
    known = {*content.creatures, *content.upgrades, *content.scenarios}
    used = {*found.scenarios, *found.heroes}
    for each in ledgers:
        used |= {*each.recruits, *each.injured, *each.upgrades}
    if len(ledgers) != 2 or not used <= known:
        raise _refused("what was carried over is not there any more", sorted(used - known))
    return found
