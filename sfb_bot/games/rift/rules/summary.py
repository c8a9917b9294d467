"""What remains of a finished match for tables and statistics."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.rift.rules.model import SEATS, EndReason, State, other
from sfb_bot.kernel import Ending, Summary

_ENDINGS: Final[dict[EndReason, Ending]] = {
    "portal": "played",
    "destruction": "played",
    "tally": "played",
    "concession": "concession",
    "agreement": "agreement",
    "time": "time",
    "organiser": "organiser",
}


def summary(state: State) -> Summary | None:
    """Who won, how many enemies each side destroyed, and with which armies; None before the end."""
    if state.outcome is None:
        return None
    return Summary(
        winner=state.outcome.winner,
        ending=_ENDINGS[state.outcome.reason],
        points=tuple(state.players[other(seat)].destroyed for seat in SEATS),
        sides=tuple((seat,) for seat in SEATS),
        picks=tuple(tuple(sorted(set(state.players[seat].army))) for seat in SEATS),
    )
