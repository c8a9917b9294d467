"""What remains of a finished match for tables and statistics."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.brawl.rules.model import MODES, EndReason, State
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
        sides=MODES[state.setup.mode].sides,
        picks=tuple(tuple(picks) for picks in state.draft.picks),
        bans=tuple(tuple(bans) for bans in state.draft.bans),
        goal=state.setup.goal,
    )
