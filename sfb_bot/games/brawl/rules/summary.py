"""What remains of a finished match for tables and statistics."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.brawl.rules.model import EndReason, State
from sfb_bot.kernel import Ending, Summary

_ENDINGS: Final[dict[EndReason, Ending]] = {
    "points": "played",
    "concession": "concession",
    "agreement": "agreement",
    "time": "time",
    "organiser": "organiser",
}


def summary(state: State) -> Summary | None:
    """Who won, by how many points, with and without which champions; None before the end."""
    if state.outcome is None:
        return None
    return Summary(
        winner=state.outcome.winner,
        ending=_ENDINGS[state.outcome.reason],
        points=tuple(state.vp),
        sides=tuple(tuple(s for s in state.seats if s % 2 == side) for side in range(len(state.vp))),
        picks=tuple(tuple(picks) for picks in state.draft.picks),
        bans=tuple(tuple(bans) for bans in state.draft.bans),
    )
