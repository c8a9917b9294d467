"""What remains of a finished match for tables and statistics."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.model import EndReason, State
from sfb_bot.games.warseer.rules.scoring import goal
from sfb_bot.games.warseer.rules.sequels import results
from sfb_bot.games.warseer.rules.skirmish import destroyed
from sfb_bot.kernel import Ending, Seat, Summary

_ENDINGS: Final[dict[EndReason, Ending]] = {
    "goal": "played",
    "hero": "played",
    "feats": "played",
    "rounds": "played",
    "aim": "played",
    "concession": "concession",
    "agreement": "agreement",
    "time": "time",
    "organiser": "organiser",
}


def summary(state: State) -> Summary | None:
    """Who won, the points of each side, and with which heroes; None before the end."""
    if state.outcome is None:
        return None
    sides = state.mode.sides
    carried = results(state)
    if carried is not None and carried.number > state.mode.matches:
        # The last match decides the tournament.
        return Summary(
            winner=carried.leader,
            ending="played",
            points=tuple(ledger.points for ledger in carried.ledgers),
            sides=sides,
            picks=tuple((hero,) for hero in carried.heroes),
        )
    return Summary(
        winner=state.outcome.winner,
        ending=_ENDINGS[state.outcome.reason],
        points=tuple(sum(_points(state, seat) for seat in side) for side in sides),
        sides=sides,
        picks=tuple((player.hero,) if player.hero else () for player in state.players),
        goal=goal(state),
    )


def _points(state: State, seat: Seat) -> int:
    """In a skirmish what counts is whom one has destroyed."""
    return destroyed(state, seat)[0] if state.mode.is_skirmish else state.players[seat].points
