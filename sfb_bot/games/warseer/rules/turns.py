"""The start of a turn (W-41 to W-44)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.model import MOST_INFLUENCE, Phase, State
from sfb_bot.games.warseer.rules.scenarios import BONUS
from sfb_bot.games.warseer.rules.scoring import draw, draw_feats
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Flow, Seat


def next_seat(state: State) -> Seat:
    """Whose turn comes now: the next in order who still takes turns."""
    if not state.turn_no:
        return state.order[0]
    place = state.order.index(state.turn)
    coming = (*state.order[place + 1 :], *state.order[: place + 1])
    return next((seat for seat in coming if not state.players[seat].is_out), state.turn)


def start_turn(fx: WarseerFx) -> Flow[None]:
    """Unturn, end what lasted, influence from income, a battle card and a feat; nobody is asked."""
    state = fx.state
    seat = next_seat(state)
    fx.emit(ev.TurnBegan(seat, state.turn_no + 1))
    player = state.players[seat]
    if player.turns > 1:
        # The first turn is played with the influence of the set-up.
        bonus = player.facts_of_match.get(BONUS, 0)
        if bonus:
            fx.emit(ev.Counted(seat, BONUS, -bonus, is_of_match=True))
        wanted = min(max(min(player.income, MOST_INFLUENCE) + bonus, 0), MOST_INFLUENCE)
        if wanted != player.influence:
            fx.emit(ev.InfluenceChanged(seat, wanted - player.influence, "income"))
    draw(fx, seat, 1)
    draw_feats(fx, seat, 1)
    fx.emit(ev.PhaseBegan(Phase.MAIN))
    return
    yield
