"""Each thing a card can do, by the name of its op."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.arrivals import DISCOUNT, minions
from sfb_bot.games.warseer.rules.board import free
from sfb_bot.games.warseer.rules.choices import NONE, About, OnCard, OnHex, on_card
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.damage_rolls import damage_rolls
from sfb_bot.games.warseer.rules.effect_values import Effect, Op
from sfb_bot.games.warseer.rules.effects.performing import DEEDS, still_there
from sfb_bot.games.warseer.rules.effects.targets import destroyable
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.mending import give_token, heal, take_token, to_camp
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.movement import destinations, go
from sfb_bot.games.warseer.rules.scoring import bury, draw, gain
from sfb_bot.games.warseer.rules.work import Moment, WarseerFx
from sfb_bot.kernel import BugError, Flow, Option, Seat, choose

Chosen = tuple[CreatureId, ...]


def _heal(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del seat, effect
    for number in still_there(fx, chosen, moment):
        heal(fx, number, op.number)
    return
    yield


def _armour(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del seat, effect
    for number in still_there(fx, chosen, moment):
        fx.emit(ev.ArmourGained(number, op.number))
    return
    yield


def _roll(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del effect
    victims = tuple(still_there(fx, chosen, moment))
    yield from damage_rolls(fx, seat, victims, op.dice, op.words[0])


def _move(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    """A move that is no part of an activation; Clinch does not stop it (W-63, WQ53)."""
    del effect
    state = fx.state
    for number in still_there(fx, chosen, moment):
        options = state.tables.hexes(
            state.map.id, destinations(state, state.creatures[number], op.number, is_card=True)
        )
        about = About(moment.source, creature=number)
        default = _away(fx.state, moment, options)
        choice = yield from choose(seat, "card", [*options, NONE], default=default, about=about)
        if isinstance(choice, OnHex) and number in state.creatures and not state.taken >> choice.cell & 1:
            go(fx, number, choice.cell, op.number, "card")


def _away(state: State, moment: Moment, options: list[Option]) -> str:
    """Where a move goes if nobody says: out of an attack, as far from it as it can; else nowhere."""
    attacker = None if moment.assault is None else state.creatures.get(moment.assault.attacker)
    if attacker is None or not options:
        return NONE.key
    cells = [option.payload.cell for option in options if isinstance(option.payload, OnHex)]
    far = max(cells, key=lambda cell: state.ground.distance(attacker.cell, cell))
    return state.map.grid.names[far]


def _place(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del effect
    state = fx.state
    for number in still_there(fx, chosen, moment):
        cells = state.ground.near(state.creatures[number].cell, op.number) & free(state)
        options = state.tables.hexes(state.map.id, cells)
        about = About(moment.source, creature=number)
        choice = yield from choose(seat, "place", options, default=options[0].key, about=about)
        if isinstance(choice, OnHex) and number in state.creatures and not state.taken >> choice.cell & 1:
            fx.emit(ev.Placed(number, choice.cell, "card"))


def _swap(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del seat, op, effect
    if len(still_there(fx, chosen, moment)) == 2:
        fx.emit(ev.Swapped(chosen[0], chosen[1]))
    return
    yield


def _minion(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del chosen, moment
    yield from minions(fx, seat, op.number, effect)


def _token(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del seat, effect
    for number in still_there(fx, chosen, moment):
        give_token(fx, number, op.words[0])
    return
    yield


def _untoken(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del seat, effect
    for number in still_there(fx, chosen, moment):
        for token in op.words:
            take_token(fx, number, token)
    return
    yield


def _draw(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del effect, chosen, moment
    draw(fx, seat, op.number)
    return
    yield


def _gain(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del effect, chosen
    gain(fx, seat, op.number, moment.source)
    return
    yield


def _lasting(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    """A keyword, a value or an extra die for as long as the card says."""
    del seat
    keyword = op.keyword
    for number in still_there(fx, chosen, moment):
        if keyword is not None:
            added = (keyword.name, keyword.number, keyword.dice, keyword.subject)
        else:
            added = (op.words[0] if op.words else "", op.number, op.dice, "")
        fx.emit(ev.ModAdded(number, op.name, *added, effect.duration or "match"))
    return
    yield


def _enchant(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del op, effect
    for number in still_there(fx, chosen, moment):
        fx.emit(ev.Charmed(number, moment.source, seat))
    return
    yield


def _again(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del seat, op, effect, moment
    for number in chosen:
        if number in fx.state.creatures:
            fx.emit(ev.SpareGained(number))
    return
    yield


def _control(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del op, effect
    for number in still_there(fx, chosen, moment):
        fx.emit(ev.ControlChanged(number, seat))
        fx.emit(ev.Turned(number, is_turned=True))
    return
    yield


def _destroy(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    """An enemy building, or an enemy relic without armour tokens."""
    del op, effect, chosen
    options = [on_card(owner, KindId(card)) for owner, card in destroyable(fx.state, seat)]
    if not options:
        return
    choice = yield from choose(seat, "destroy", options, default=options[0].key, about=About(moment.source))
    if not isinstance(choice, OnCard):
        raise BugError("a card that is none")
    is_relic = any(each.card == choice.kind for each in fx.state.players[choice.seat].relics)
    fx.emit((ev.RelicLost if is_relic else ev.BuildingLost)(choice.seat, choice.kind))
    bury(fx, choice.seat, choice.kind)


def _to_camp(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del seat, op, effect
    for number in still_there(fx, chosen, moment):
        to_camp(fx, number)
    return
    yield


def _cost_less(
    fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment
) -> Flow[None]:
    del effect, chosen, moment
    fx.emit(ev.Counted(seat, DISCOUNT, op.number))
    return
    yield


def _fewer(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del fx, seat, effect, chosen
    if moment.assault is not None:
        moment.assault.fewer += op.number
    return
    yield


def _prevent(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del fx, seat, effect, chosen
    if moment.assault is not None:
        moment.assault.prevented += op.number
    return
    yield


def _survive(fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: Chosen, moment: Moment) -> Flow[None]:
    del fx, seat, op, effect, chosen
    moment.is_kept = True
    return
    yield


DEEDS.update(
    {
        "heal": _heal,
        "armour": _armour,
        "roll": _roll,
        "move": _move,
        "place": _place,
        "swap": _swap,
        "minion": _minion,
        "token": _token,
        "untoken": _untoken,
        "draw": _draw,
        "gain": _gain,
        "extra": _lasting,
        "grant": _lasting,
        "stat": _lasting,
        "enchant": _enchant,
        "again": _again,
        "control": _control,
        "destroy": _destroy,
        "to_camp": _to_camp,
        "cost_less": _cost_less,
        "fewer": _fewer,
        "prevent": _prevent,
        "survive": _survive,
    }
)
