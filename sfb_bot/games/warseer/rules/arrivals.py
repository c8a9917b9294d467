"""Creatures that come onto the battlefield: summoned, as minions, risen (W-122 to W-125)."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import free, hero_of, limit_left, summoning_hexes
from sfb_bot.games.warseer.rules.choices import NONE, About, OnHex, OnKind, on_kind
from sfb_bot.games.warseer.rules.content import MERCENARY, NO_KIND, KindId
from sfb_bot.games.warseer.rules.effect_values import Effect
from sfb_bot.games.warseer.rules.effects.conditions import hold
from sfb_bot.games.warseer.rules.effects.performing import perform
from sfb_bot.games.warseer.rules.effects.targets import minion_hexes
from sfb_bot.games.warseer.rules.events.creatures import Arrival
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.scoring import pay
from sfb_bot.games.warseer.rules.windows import in_turn_order, window
from sfb_bot.games.warseer.rules.work import Moment, WarseerFx
from sfb_bot.hexgrid import Cell, Mask, cells_of
from sfb_bot.kernel import Flow, Seat, choose

DISCOUNT: Final = "mercenary_discount"


def arrive(
    fx: WarseerFx,
    seat: Seat,
    kind: KindId,
    cell: Cell,
    manner: Arrival,
    *,
    beneath: tuple[KindId, Seat] | None = None,
    relic: KindId = NO_KIND,
) -> CreatureId:
    """Put a figure onto the battlefield; one that was injured comes with 1 health left (W-179)."""
    state = fx.state
    found = state.tables.content.creatures[kind]
    number = CreatureId(state.next_id)
    armour = found.keyword("armour")
    tokens = armour.number if armour else 0
    more_health = state.players[seat].facts_of_match.get(f"health:{kind}", 0)
    health = found.health + more_health
    if relic:
        for op in [op for effect in state.tables.content.upgrades[relic].effects for op in effect.ops]:
            tokens += op.number if op.name == "armour" else 0
            health += op.number if op.name == "stat" and "health" in op.words else 0
    wounds = health - 1 if kind in state.players[seat].injured else 0
    under, owner = beneath if beneath is not None else (NO_KIND, Seat(0))
    # With Rush it may be activated in the own turn it was summoned in (W-217).
    is_rushing = manner == "summon" and state.turn == seat and found.keyword("rush") is not None
    is_turned = manner not in ("hero", "deploy") and not is_rushing
    fx.emit(ev.Arrived(number, kind, seat, cell, manner, tokens, wounds, is_turned, under, owner, relic))
    if more_health:
        fx.emit(ev.ModAdded(number, "stat", "health", more_health, "", "", "match"))
    return number


def nearest_to_enemy(state: State, seat: Seat, cells: Mask) -> Cell:
    """The hex nearest to an enemy hero, then in reading order (D7)."""
    heroes = [
        hero.cell
        for player in state.players
        if not state.are_allied(seat, player.seat) and (hero := hero_of(state, player.seat)) is not None
    ]
    distance = state.ground.distance
    return min(cells_of(cells), key=lambda cell: min((distance(cell, hero) for hero in heroes), default=0))


def choose_hex(fx: WarseerFx, seat: Seat, cells: Mask, about: About, prompt: str = "enter") -> Flow[Cell]:
    """A hex for somebody who comes onto the battlefield."""
    state = fx.state
    options = state.tables.hexes(state.map.id, cells)
    default = state.map.grid.names[nearest_to_enemy(state, seat, cells)]
    choice = yield from choose(seat, prompt, options, default=default, about=about)
    assert isinstance(choice, OnHex)
    return choice.cell


# --- Summoning --------------------------------------------------------------------------------------------


def summoning_cost(state: State, seat: Seat, kind: KindId) -> int:
    """What a character costs now; a card may have made the next mercenary cheaper."""
    found = state.tables.content.creatures[kind]
    less = state.players[seat].facts.get(DISCOUNT, 0) if found.faction == MERCENARY else 0
    return max(found.cost - less, 0)


def summonable(state: State, seat: Seat) -> list[KindId]:
    """The characters of the camp that can be summoned now (W-47, W-122)."""
    player = state.players[seat]
    if player.facts.get("summoned") or limit_left(state, seat) <= 0 or not summoning_hexes(state, seat):
        return []
    return [kind for kind in player.camp if summoning_cost(state, seat, kind) <= player.influence]


def summon(fx: WarseerFx, seat: Seat, kind: KindId) -> Flow[None]:
    """Summon a character: pay, choose a hex, First word, then what others may answer."""
    state = fx.state
    cell = yield from choose_hex(fx, seat, summoning_hexes(state, seat), About(kind))
    relic = yield from _bought_relic(fx, seat, kind)
    pay(fx, seat, summoning_cost(state, seat, kind), "summon")
    fx.emit(ev.Counted(seat, "summoned"))
    discount = state.players[seat].facts.get(DISCOUNT, 0)
    if discount and state.tables.content.creatures[kind].faction == MERCENARY:
        fx.emit(ev.Counted(seat, DISCOUNT, -discount))
    if relic:
        fx.emit(ev.UpgradeSpent(seat, relic))
    number = arrive(fx, seat, kind, cell, "summon", relic=relic)
    yield from first_words(fx, seat, number)
    yield from open_summoned(fx, number)


def _bought_relic(fx: WarseerFx, seat: Seat, kind: KindId) -> Flow[KindId]:
    """The relic a character takes along in a tournament; Brutes take none (W-180)."""
    state = fx.state
    upgrades = state.tables.content.upgrades
    relics = [each for each in dict.fromkeys(state.players[seat].upgrades) if upgrades[each].sort == "relic"]
    if not relics or state.tables.content.creatures[kind].keyword("brute"):
        return NO_KIND
    options = [*(on_kind(each) for each in relics), NONE]
    choice = yield from choose(seat, "bear", options, about=About(kind))
    return choice.kind if isinstance(choice, OnKind) else NO_KIND


def first_words(fx: WarseerFx, seat: Seat, number: CreatureId) -> Flow[None]:
    """The First word of a summoned creature, then the hero's text about it (W-126)."""
    state = fx.state
    creature = state.creatures[number]
    for effect in creature.kind.effects:
        if effect.when.name == "enter":
            moment = Moment("enter", creature.kind.id, bearer=number, creature=number)
            yield from perform(fx, seat, effect, moment)
    hero = hero_of(state, seat)
    if hero is None or number not in state.creatures:
        return
    for index, effect in enumerate(hero.kind.effects):
        if effect.when.name == "enter":
            moment = Moment("enter", hero.kind.id, bearer=hero.id, creature=number)
            if is_fresh(state, seat, hero.kind.id, index, effect) and hold(state, seat, effect, moment):
                fx.emit(ev.AbilityUsed(seat, hero.kind.id, index))
                yield from perform(fx, seat, effect, moment)


def is_fresh(state: State, seat: Seat, kind: KindId, index: int, effect: Effect) -> bool:
    """Whether something that is to be had once a turn has not been used in this one."""
    if effect.condition("once_a_turn") is None:
        return True
    return not state.players[seat].facts.get(f"used:{kind}.{index}")


def open_summoned(fx: WarseerFx, number: CreatureId) -> Flow[None]:
    """The window for enemies of a character that has entered the field."""
    state = fx.state
    creature = state.creatures.get(number)
    if creature is None or not creature.kind.is_character:
        return
    enemies = [player.seat for player in state.players if not state.are_allied(player.seat, creature.seat)]
    yield from window(fx, "summoned", in_turn_order(state, enemies), Moment("summoned", creature=number))


# --- Minions ----------------------------------------------------------------------------------------------


def minions(fx: WarseerFx, seat: Seat, count: int, effect: Effect | None = None) -> Flow[None]:
    """Put own minions beside the hero, or where the effect says (W-125)."""
    state = fx.state
    for _ in range(count):
        cells = minion_hexes(state, seat, effect)
        if not cells or limit_left(state, seat, is_minion=True) <= 0:
            return
        kind = minion_of(state, seat)
        cell = yield from choose_hex(fx, seat, cells, About(kind))
        arrive(fx, seat, kind, cell, "minion")


def minion_of(state: State, seat: Seat) -> KindId:
    """The minion card beside a hero."""
    hero = state.players[seat].hero
    assert hero is not None
    return state.tables.content.creatures[hero].minion


def minion_on(fx: WarseerFx, seat: Seat, cell: Cell) -> None:
    """Put an own minion on one hex, if it is free and the limit allows it."""
    if free(fx.state) >> cell & 1 and limit_left(fx.state, seat, is_minion=True) > 0:
        arrive(fx, seat, minion_of(fx.state, seat), cell, "minion")
