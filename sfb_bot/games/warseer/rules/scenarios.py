"""The extra rules of scenarios; their numbers stand with the content (W-176, W-182)."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import creatures_in, hero_of
from sfb_bot.games.warseer.rules.choices import About, OnCreature, on_creature
from sfb_bot.games.warseer.rules.content import KindId, Scenario
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.mending import to_camp
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.scoring import draw, gain, score, win
from sfb_bot.games.warseer.rules.work import Kill, WarseerFx
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Ask, Decision, Flow, Seat

FAVOUR: Final = KindId("favour_of_the_gods")
HUNT: Final = KindId("relic_hunt")
CROWN: Final = KindId("crown_hill")
SUPPLY: Final = KindId("supply_lines")
MOON: Final = KindId("blood_moon")
WELLS: Final = KindId("plague_wells")
GATES: Final = KindId("open_gates")
BOUNTY: Final = KindId("bounty_list")
BANNERS: Final = KindId("last_banners")
ALTAR: Final = KindId("altar")
# What a scenario gives or takes at the next start phase.
BONUS: Final = "start_influence"
TAKEN: Final = "landmarks_taken"


def _scenario(state: State) -> Scenario | None:
    return state.tables.scenario(state.terms.scenario)


def reward(fx: WarseerFx, seat: Seat, points: int) -> None:
    """Points by the rule of a scenario; they need no feat card."""
    fx.emit(ev.Counted(seat, "scenario_points", points, is_of_match=True))
    score(fx, seat, points, "scenario")


def holds(state: State, seat: Seat, cell: Cell) -> bool:
    """Whether a seat holds a landmark: it stands there, or it alone has creatures in contact."""
    standing = state.at.get(cell)
    if standing is not None:
        return standing.seat == seat
    near = state.ground.adjacent[cell] & state.taken
    return bool(near) and not near & ~state.standing[seat]


def landmark_rolls(state: State, cell: Cell) -> list[tuple[KindId, Cell, str]]:
    """Landmarks that are altars or wells, within 1 of a cell, with the dice they roll."""
    near = state.ground.adjacent[cell] | 1 << cell
    found = [place for place, _ in state.landmarks if near >> place & 1]
    if state.terms.scenario == FAVOUR:
        altar = state.tables.content.terrain[ALTAR]
        return [(ALTAR, place, altar.die_on if place == cell else altar.die) for place in found]
    if state.terms.scenario == WELLS:
        return [(WELLS, place, "G") for place in found]
    return []


def settle_landmark(fx: WarseerFx, creature: Creature) -> None:
    """A landmark under a creature at the end of its activation: taken in a hunt, burnt if it is supply."""
    state, scenario = fx.state, _scenario(fx.state)
    found = next((owner for cell, owner in state.landmarks if cell == creature.cell), None)
    if found is None or scenario is None:
        return
    seat, numbers = creature.seat, scenario.numbers
    is_taken = scenario.id == HUNT and not creature.kind.is_minion
    is_burnt = scenario.id == SUPPLY and not state.are_allied(found, seat)
    if not (is_taken or is_burnt):
        return
    fx.emit(ev.LandmarkTaken(seat, creature.cell))
    fx.emit(ev.Counted(seat, TAKEN, is_of_match=True))
    if is_taken:
        draw(fx, seat, numbers["cards"])
    else:
        fx.emit(ev.Counted(found, BONUS, -numbers["influence"], is_of_match=True))
    reward(fx, seat, numbers["points"])
    if state.players[seat].facts_of_match[TAKEN] >= numbers["aim"]:
        win(fx, seat, "aim")


def after_kill(fx: WarseerFx, kill: Kill, seat: Seat) -> None:
    """What a scenario gives for a destroyed character."""
    state, scenario = fx.state, _scenario(fx.state)
    if scenario is None:
        return
    is_own_turn = state.turn == seat
    if scenario.id == MOON:
        if is_own_turn:
            gain(fx, seat, scenario.numbers["influence"], scenario.id)
        if state.players[seat].facts_of_match.get("destroyed", 0) >= scenario.numbers["aim"]:
            win(fx, seat, "aim")
    if scenario.id == BOUNTY and is_own_turn and kill.kind in state.players[seat].named:
        reward(fx, seat, scenario.numbers["points"])


def end_of_turn(fx: WarseerFx, seat: Seat) -> Flow[None]:
    """What a scenario gives at the end of a player's own turn."""
    state, scenario = fx.state, _scenario(fx.state)
    if scenario is None:
        return
    numbers = scenario.numbers
    held = [(cell, owner) for cell, owner in state.landmarks if holds(state, seat, cell)]
    if scenario.id == FAVOUR and len(held) >= numbers["hold"]:
        reward(fx, seat, numbers["points"])
    elif scenario.id == CROWN:
        _crown(fx, seat, scenario)
    elif scenario.id == WELLS and len(held) >= numbers["hold"]:
        draw(fx, seat, numbers["cards"])
    elif scenario.id == GATES:
        yield from _gates(fx, seat, scenario)
    elif scenario.id == BANNERS:
        if any(owner != seat for _, owner in held):
            reward(fx, seat, numbers["points"])
        if len(held) == 2:
            win(fx, seat, "aim")


def _crown(fx: WarseerFx, seat: Seat, scenario: Scenario) -> None:
    state = fx.state
    if state.standing[seat] & state.ground.centre:
        hero = hero_of(state, seat)
        if hero is not None and state.ground.centre >> hero.cell & 1:
            fx.emit(ev.Counted(seat, BONUS, scenario.numbers["influence"], is_of_match=True))
        reward(fx, seat, scenario.numbers["points"])


def _gates(fx: WarseerFx, seat: Seat, scenario: Scenario) -> Flow[None]:
    """Characters in the enemy zone may go home for a point each; Monsters are not brought back (W-209)."""
    state = fx.state
    zone = 0
    for player in state.players:
        if not state.are_allied(seat, player.seat):
            zone |= state.zones[player.seat]
    found = [
        each
        for each in creatures_in(state, zone & state.standing[seat])
        if each.kind.is_character and each.owner == seat and not each.kind.keyword("monster")
    ]
    if not found:
        return
    options = tuple(on_creature(each.id) for each in found)
    pick = (0, min(len(options), scenario.numbers["most"]))
    answers = yield Ask((Decision(seat, "gates", options, pick, (), About(scenario.id)),))
    home: list[CreatureId] = [
        option.payload.creature for option in answers[0] if isinstance(option.payload, OnCreature)
    ]
    for number in home:
        if number in state.creatures:
            to_camp(fx, number)
            reward(fx, seat, scenario.numbers["points"])
