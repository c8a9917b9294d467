"""Players who gave up while others go on."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.deaths import finish_if_decided, foreign_cards, return_cards
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Flow


def then_clear(fx: WarseerFx, flow: Flow[None]) -> Flow[None]:
    """An action, and after it nothing is left of those who have gone meanwhile.

    Not before: a question that was open when somebody left stays as it is.
    """
    yield from flow
    for player in fx.state.players:
        if player.has_left and not player.is_cleared:
            _clear_up(fx)
            return


def _clear_up(fx: WarseerFx) -> None:
    state = fx.state
    gone = [player.seat for player in state.players if player.has_left and not player.is_cleared]
    loose = [card for seat in gone for card in foreign_cards(state, seat)]
    for seat in gone:
        fx.emit(ev.SeatCleared(seat))
    finish_if_decided(fx)
    return_cards(fx, loose)
