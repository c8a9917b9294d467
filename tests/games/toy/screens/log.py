"""What happened, a line per event."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.kernel import Event, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.game import People
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.views import PublicView


def faces_in_words(faces: Sequence[int]) -> str:
    """`3 + 5`."""
    return " + ".join(map(str, faces))


class Log:
    """Puts events into words for one reader."""

    def __init__(self, view: PublicView, people: People, texts: Texts) -> None:
        self._view = view
        self._people = people
        self._texts = texts

    def line(self, event: Event) -> str:
        """The event as a line; empty for one that tells nothing of its own."""
        match event:
            case ev.OrderDrawn(order):
                said = self._texts.say("toy-log-order", players=self._names(order))
            case ev.StakesRevealed(stakes):
                said = self._stakes(stakes)
            case ev.DiceThrown(seat, faces, call, worth):
                key = "toy-log-thrown" if call == "none" else "toy-log-called"
                called = self._texts.say(f"toy-option-{call}").lower()
                said = self._said(key, seat, faces=faces_in_words(faces), call=called, worth=worth)
            case ev.Busted(seat, lost):
                said = self._said("toy-log-busted-bold" if lost else "toy-log-busted", seat, lost=lost)
            case ev.Taxed(seat, payer, amount):
                said = self._said("toy-log-taxed", seat, payer=self._names((payer,)), amount=amount)
            case ev.Appealed(seat, _, face, amount):
                said = self._said(f"toy-log-appeal-{'won' if amount else 'lost'}", seat, face=face)
            case ev.Banked(seat, amount):
                said = self._said("toy-log-banked" if amount else "toy-log-passed", seat, amount=amount)
            case _:
                said = self._spoken(event)
        return said

    def _spoken(self, event: Event) -> str:
        """What was said, decreed, or came of it."""
        match event:
            case ev.SeatLeft(seat, reason):
                said = self._said(f"toy-log-left-{reason}", seat)
            case ev.DrawOffered(seat):
                said = self._said("toy-log-draw-offered", seat)
            case ev.DrawOfferWithdrawn(seat):
                said = self._said("toy-log-draw-withdrawn", seat)
            case ev.DrawDeclined(seat):
                said = self._said("toy-log-draw-declined", seat)
            case ev.MatchEnded(None):
                said = self._texts.say("toy-log-ended-draw")
            case ev.MatchEnded(int(winner)):
                said = self._said("toy-log-ended", Seat(winner))
            case _:
                said = ""
        return said

    def _stakes(self, stakes: Sequence[str]) -> str:
        bold = self._names([Seat(n) for n, stake in enumerate(stakes) if stake == "bold"])
        key = "toy-log-stakes" if bold else "toy-log-stakes-safe"
        return self._texts.say(key, round=self._view.round, bold=bold)

    def _names(self, seats: Sequence[Seat]) -> str:
        return ", ".join(self._people.name(seat, self._texts) for seat in seats)

    def _said(self, key: str, seat: Seat, **facts: str | int) -> str:
        return self._texts.say(key, player=self._names((seat,)), **facts)
