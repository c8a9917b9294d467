"""What the ground does at the end of an activation: rolls of unique terrain, landmarks (section 7)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import free
from sfb_bot.games.warseer.rules.choices import About, OnHex, OnPiece
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.deaths import after_kills
from sfb_bot.games.warseer.rules.harm import harm, unclaimed
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.mending import give_token, heal
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.rolls import roll
from sfb_bot.games.warseer.rules.scenarios import landmark_rolls, settle_landmark
from sfb_bot.games.warseer.rules.scoring import draw, draw_feats
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.hexgrid import Cell, Mask, cells_of
from sfb_bot.kernel import Flow, Option, choose

# A terrain, the cell it lies on, and the die it rolls.
Place = tuple[KindId, Cell, str]


def acts_on(state: State, number: CreatureId) -> bool:
    """Whether the ground has anything to do with a creature that ends its activation where it is."""
    creature = state.creatures.get(number)
    if creature is None:
        return False
    near = state.ground.adjacent[creature.cell] | 1 << creature.cell
    return bool(near & state.ground.rolling or state.landmarks)


def end_of_activation(fx: WarseerFx, number: CreatureId) -> Flow[None]:
    """Rolls of the terrain a creature has ended on or beside; their player orders them (W-131)."""
    state = fx.state
    creature = state.creatures.get(number)
    if creature is None:
        return
    if state.landmarks:
        settle_landmark(fx, creature)
    places = _places(state, creature.cell)
    while places and number in state.creatures:
        place = places[0]
        if len(places) > 1:
            names = state.map.grid.names
            options = [Option(f"{kind}@{names[cell]}", OnPiece(kind, (cell,))) for kind, cell, _ in places]
            about = About(creature=number)
            choice = yield from choose(creature.seat, "terrain", options, default=options[0].key, about=about)
            assert isinstance(choice, OnPiece)
            place = next(each for each in places if each[:2] == (choice.piece, choice.cells[0]))
        places.remove(place)
        yield from _roll(fx, number, place)


def _places(state: State, cell: Cell) -> list[Place]:
    near = state.ground.adjacent[cell] | 1 << cell
    found: list[Place] = []
    for other in cells_of(near & state.ground.rolling):
        kind = state.ground.kinds[other]
        if other == cell or kind.reach:
            found.append((kind.id, other, kind.die_on if other == cell and kind.die_on else kind.die))
    if state.landmarks:
        found.extend(landmark_rolls(state, cell))
    return found


def _roll(fx: WarseerFx, number: CreatureId, place: Place) -> Flow[None]:
    """One roll of a terrain, which nobody can change (W-69)."""
    state = fx.state
    kind, _, die = place
    face = roll(fx, number, kind, die)
    creature = state.creatures.get(number)
    if creature is None:
        return
    if kind == "plague_wells":
        if face == "h":
            give_token(fx, number, "disease")
        return
    match state.tables.content.terrain[kind].outcomes.get(face, ""):
        case "heal":
            heal(fx, number, 1)
        case "stun":
            give_token(fx, number, "stun")
        case "wound":
            kills = yield from harm(fx, [unclaimed(state, number, 1)])
            yield from after_kills(fx, kills)
        case "battle_card":
            draw(fx, creature.seat, 1)
        case "feat":
            draw_feats(fx, creature.seat, 1)
        case "any_terrain":
            yield from _place(fx, number, state.ground.terrain & free(state))
        case "own_zone":
            yield from _place(fx, number, state.zones[creature.owner] & free(state))
        case "teleport":
            yield from _place(fx, number, state.ground.teleports & free(state))
        case _:
            pass


def _place(fx: WarseerFx, number: CreatureId, cells: Mask) -> Flow[None]:
    """Its controller puts it on one of these hexes; being placed so starts no further roll (WQ3)."""
    state = fx.state
    options = state.tables.hexes(state.map.id, cells)
    if not options:
        return
    seat = state.creatures[number].seat
    choice = yield from choose(seat, "place", options, default=options[0].key, about=About(creature=number))
    assert isinstance(choice, OnHex)
    if number in state.creatures and not state.taken >> choice.cell & 1:
        fx.emit(ev.Placed(number, choice.cell, "terrain"))
