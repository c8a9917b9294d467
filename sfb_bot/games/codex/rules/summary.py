"""What remains of a finished match for tables and statistics."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.model import BASE_HP, TEAM_BASE_HP, TEAMS, EndReason, State
from sfb_bot.games.codex.rules.values import hp_left
from sfb_bot.kernel import Ending, Summary

_ENDINGS: Final[dict[EndReason, Ending]] = {
    "base": "played",
    "debt": "played",
    "concession": "concession",
    "agreement": "agreement",
    "time": "time",
    "organiser": "organiser",
}


def summary(state: State) -> Summary | None:
    """Who won, how much each side took from the other base, and with which heroes; None before the end."""
    if state.outcome is None:
        return None
    goal = TEAM_BASE_HP if state.setup.mode == TEAMS else BASE_HP
    left = [max(0, hp_left(state, state.objs[number])) for number in state.bases]
    left.extend([goal] * (len(state.sides) - len(left)))
    # In a melee points are what is left of the own base; against one opponent, what was taken from theirs.
    points = (goal - left[1], goal - left[0]) if len(left) == 2 else tuple(left)
    return Summary(
        winner=state.outcome.winner,
        ending=_ENDINGS[state.outcome.reason],
        points=points,
        sides=state.sides,
        picks=tuple(tuple(hero.kind for hero in player.heroes) for player in state.players),
        bans=tuple(tuple(player.bans) for player in state.players),
        goal=goal if len(left) == 2 else 0,
    )
