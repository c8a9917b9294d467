"""The set-up of a skirmish: relics and buildings, then characters on the field (W-160, W-161, W-167)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.arrivals import arrive, choose_hex, first_words
from sfb_bot.games.warseer.rules.board import limit_left, summoning_hexes
from sfb_bot.games.warseer.rules.choices import NONE, About, OnKind, on_kind
from sfb_bot.games.warseer.rules.content import CardSort, KindId
from sfb_bot.games.warseer.rules.model import SKIRMISH_INFLUENCE, Phase, State
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Ask, Decision, Flow, Seat, choose

GEAR = 3


def gear(fx: WarseerFx) -> Flow[None]:
    """Everybody takes three relics and three buildings out of the hero's list, sealed."""
    state = fx.state
    relics = yield Ask(tuple(_question(state, player.seat, "relic") for player in state.players))
    buildings = yield Ask(tuple(_question(state, player.seat, "building") for player in state.players))
    for player, worn, built in zip(state.players, relics, buildings, strict=True):
        taken = [
            tuple(option.payload.kind for option in picked if isinstance(option.payload, OnKind))
            for picked in (worn, built)
        ]
        fx.emit(ev.GearChosen(player.seat, taken[0], taken[1]))
    fx.emit(ev.PhaseBegan(Phase.PLACING))


def _question(state: State, seat: Seat, sort: CardSort) -> Decision:
    hero = state.players[seat].hero
    assert hero is not None
    cards = state.tables.content.cards
    found = [kind for kind in state.tables.content.deck_of(hero) if cards[kind].sort == sort]
    options = tuple(on_kind(kind) for kind in found)
    default = tuple(option.key for option in options[:GEAR])
    return Decision(seat, f"gear_{sort}", options, (GEAR, GEAR), default)


def deploying(state: State) -> Seat:
    """Whose turn it is to deploy: from the first player of the round just ended on (WQ99)."""
    start = state.order.index(state.first)
    return state.order[(start + state.step) % len(state.order)]


def deployable(state: State, seat: Seat) -> list[KindId]:
    """The characters a seat can put on the field now."""
    player = state.players[seat]
    if player.is_out or limit_left(state, seat) <= 0 or not summoning_hexes(state, seat):
        return []
    return list(player.camp)


def deployment(fx: WarseerFx) -> Flow[None]:
    """One character after the other, seat by seat; then influence is back to 5 and the round begins."""
    state = fx.state
    seat = deploying(state)
    found = deployable(state, seat)
    if found:
        options = [*(on_kind(kind) for kind in found), NONE]
        choice = yield from choose(seat, "deploy", options)
        if isinstance(choice, OnKind) and not state.players[seat].is_out:
            cell = yield from choose_hex(fx, seat, summoning_hexes(state, seat), About(choice.kind))
            number = arrive(fx, seat, choice.kind, cell, "deploy")
            yield from first_words(fx, seat, number)
            return
    if state.step + 1 < len(state.order):
        fx.emit(ev.PhaseBegan(Phase.DEPLOYMENT, state.step + 1))
        return
    for player in state.players:
        # After the deployment, so that nothing is kept of what it gave.
        if not player.is_out and player.influence != SKIRMISH_INFLUENCE:
            fx.emit(ev.InfluenceChanged(player.seat, SKIRMISH_INFLUENCE - player.influence, "round"))
    fx.emit(ev.PhaseBegan(Phase.ROUND))
