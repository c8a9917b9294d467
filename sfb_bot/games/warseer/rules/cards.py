"""Playing cards and using what lies in play, between activations (section 12)."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.arrivals import is_fresh
from sfb_bot.games.warseer.rules.board import hero_of, own_creatures
from sfb_bot.games.warseer.rules.choices import NONE, About, OnKind, Use, on_copy, on_kind, use_of
from sfb_bot.games.warseer.rules.content import NO_KIND, BattleCard, KindId
from sfb_bot.games.warseer.rules.effect_values import Cost, Effect
from sfb_bot.games.warseer.rules.effects.conditions import hold
from sfb_bot.games.warseer.rules.effects.performing import perform
from sfb_bot.games.warseer.rules.effects.targets import can_happen, is_reached
from sfb_bot.games.warseer.rules.model import MOST_RELICS, Player, State
from sfb_bot.games.warseer.rules.modification import spend_marker
from sfb_bot.games.warseer.rules.scoring import bury, pay
from sfb_bot.games.warseer.rules.work import Moment, WarseerFx
from sfb_bot.kernel import Flow, Option, Seat, choose

# The moment in which a spell is played, whichever it is: enough to see whether something can happen.
_CASTING: Final = Moment("play", is_support=True)


def cost_of(state: State, seat: Seat, card: BattleCard) -> int:
    """What a card costs now: a hero may make spells cheaper."""
    cost = card.cost
    if card.sort != "spell" or state.players[seat].hero not in state.tables.thrifty:
        return cost
    hero = hero_of(state, seat)
    if hero is not None:
        for effect in hero.kind.effects:
            if effect.target.whom == "spell" and hold(state, seat, effect, Moment("equip")):
                cost -= sum(op.number for op in effect.ops if op.name == "cost_less")
    return max(cost, 0)


def playable(state: State, seat: Seat) -> list[KindId]:
    """The spells, relics and buildings of a hand that can be paid and do something (W-114)."""
    player, tables = state.players[seat], state.tables
    known, cards, influence = tables.playable, tables.content.cards, player.influence
    is_thrifty = player.hero in tables.thrifty
    found: list[KindId] = []
    for kind in dict.fromkeys(player.hand):
        if kind in known:
            cost, is_sure = known[kind]
            if is_thrifty:
                cost = cost_of(state, seat, cards[kind])
            if cost <= influence and (is_sure or _can_cast(state, seat, cards[kind])):
                found.append(kind)
    return found


def _can_cast(state: State, seat: Seat, card: BattleCard) -> bool:
    return any(can_happen(state, seat, effect, _CASTING) for effect in card.effects)


def play(fx: WarseerFx, seat: Seat, kind: KindId) -> Flow[None]:
    """Play a spell, a relic or a building from hand."""
    card = fx.state.tables.content.cards[kind]
    if card.sort == "relic":
        yield from _wear(fx, seat, card)
        return
    fx.emit(ev.CardPlayed(seat, kind, cost_of(fx.state, seat, card)))
    if card.sort == "building":
        fx.emit(ev.Built(seat, kind))
        return
    moment = Moment("play", kind, is_support=True)
    for effect in card.effects:
        yield from perform(fx, seat, effect, moment)
    if not card.is_enchantment:
        bury(fx, seat, kind)


def _wear(fx: WarseerFx, seat: Seat, card: BattleCard) -> Flow[None]:
    """Put a relic on the hero; it may take the place of another one, and must with three (WQ93)."""
    relics = fx.state.players[seat].relics
    instead = NO_KIND
    if any(each.card == card.id for each in relics):
        instead = card.id
    elif relics:
        options = [on_kind(each.card) for each in relics]
        if len(relics) < MOST_RELICS:
            options.append(NONE)
        default = options[-1].key if len(relics) < MOST_RELICS else options[0].key
        choice = yield from choose(seat, "replace", options, default=default, about=About(card.id))
        instead = choice.kind if isinstance(choice, OnKind) else NO_KIND
    fx.emit(ev.CardPlayed(seat, card.id, card.cost))
    fx.emit(ev.RelicWorn(seat, card.id, card.armour, card.uses, instead))
    if instead:
        bury(fx, seat, instead)


# --- What lies in play ------------------------------------------------------------------------------------


def usable(state: State, seat: Seat) -> list[Option]:
    """Abilities of the hero, of relics and of buildings that can be used now."""
    player, offers = state.players[seat], state.tables.offers
    options: list[Option] = []
    hero = hero_of(state, seat)
    if hero is not None:
        for index, effect in offers.get(hero.kind.id, ()):
            moment = Moment("active", bearer=hero.id)
            is_new = is_fresh(state, seat, hero.kind.id, index, effect)
            if is_new and _can_use(state, player, effect, moment):
                options.append(use_of(hero.kind.id, index, hero.id))
    for relic in player.relics:
        for index, effect in offers.get(relic.card, ()):
            is_ready = relic.uses if effect.when.name == "use" else not relic.is_turned
            if is_ready and _can_use(state, player, effect, _moment(player, NO_KIND, is_building=False)):
                options.append(use_of(relic.card, index))
    if player.buildings:
        _add_buildings(state, player, options)
    return options


def _add_buildings(state: State, player: Player, options: list[Option]) -> None:
    """What unturned buildings offer; of copies one."""
    tables, moment = state.tables, _moment(player, NO_KIND, is_building=True)
    # Whether an own creature is left that no building has named; looked for when the first one asks.
    has_open: bool | None = None
    for card in dict.fromkeys([each.card for each in player.buildings if not each.is_turned]):
        for index, effect in tables.offers[card]:
            if card in tables.open_handed and effect.cost.influence <= player.influence:
                if has_open is None:
                    has_open = any(
                        is_reached(state, each, moment) for each in own_creatures(state, player.seat)
                    )
                can_use = has_open
            else:
                can_use = _can_use(state, player, effect, moment)
            if can_use:
                options.append(use_of(card, index))


def _moment(player: Player, card: KindId, *, is_building: bool) -> Moment:
    return Moment("activate", card, bearer=player.figure, is_support=True, is_building=is_building)


def _can_use(state: State, player: Player, effect: Effect, moment: Moment) -> bool:
    cost = effect.cost
    if cost.influence > player.influence or cost.cards > len(player.hand) or cost.feats > len(player.feats):
        return False
    return can_happen(state, player.seat, effect, moment)


def use(fx: WarseerFx, seat: Seat, choice: Use) -> Flow[None]:
    """Use an ability: pay, turn the card or take a marker, then let it happen."""
    state = fx.state
    content, player = state.tables.content, state.players[seat]
    if choice.kind in content.creatures:
        effect = content.creatures[choice.kind].effects[choice.index]
        yield from _pay(fx, seat, effect.cost, choice.kind)
        fx.emit(ev.AbilityUsed(seat, choice.kind, choice.index))
        yield from perform(fx, seat, effect, Moment("active", choice.kind, bearer=choice.creature))
        return
    effect = content.cards[choice.kind].effects[choice.index]
    is_building = content.cards[choice.kind].sort == "building"
    yield from _pay(fx, seat, effect.cost, choice.kind)
    moment = _moment(player, choice.kind, is_building=is_building)
    if is_building:
        fx.emit(ev.BuildingUsed(seat, choice.kind))
        yield from perform(fx, seat, effect, moment)
    elif effect.when.name == "use":
        yield from perform(fx, seat, effect, moment)
        spend_marker(fx, seat, choice.kind)
    else:
        relic = next(each for each in player.relics if each.card == choice.kind)
        fx.emit(ev.RelicUsed(seat, choice.kind, relic.uses, is_turned=True))
        yield from perform(fx, seat, effect, moment)


def _pay(fx: WarseerFx, seat: Seat, cost: Cost, source: KindId) -> Flow[None]:
    """Pay influence, battle cards to History, feats to the shared discard."""
    state = fx.state
    pay(fx, seat, cost.influence, source)
    for _ in range(cost.cards):
        options = [on_copy(kind, 0) for kind in dict.fromkeys(state.players[seat].hand)]
        choice = yield from choose(
            seat, "cost", options, default=options[0].key, about=About(source), always=True
        )
        assert isinstance(choice, OnKind)
        fx.emit(ev.CardDiscarded(seat, choice.kind, is_cost=True))
        bury(fx, seat, choice.kind)
    for _ in range(cost.feats):
        options = [on_kind(kind) for kind in state.players[seat].feats]
        choice = yield from choose(
            seat, "cost", options, default=options[0].key, about=About(source), always=True
        )
        assert isinstance(choice, OnKind)
        fx.emit(ev.FeatDropped(seat, choice.kind))
