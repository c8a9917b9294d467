"""Drawing spells."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.kernel import Seat


def draw_spells(fx: RiftFx, seat: Seat, count: int, cause: ev.DrawCause) -> None:
    """So many spells from the deck, as many as there are; nothing is reshuffled (R-20)."""
    deck = fx.state.players[seat].spell_deck
    drawn = tuple(reversed(deck[max(0, len(deck) - count) :]))
    if drawn:
        fx.emit(ev.SpellsDrawn(seat, drawn, cause))
