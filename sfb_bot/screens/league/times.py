"""When games of a league are played: who has come, and what was agreed."""

from __future__ import annotations

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import Play
from sfb_bot.screens.league.values import called
from sfb_bot.screens.values import Button, PrivateScreen, rows_of


def ready_screen(match: MatchId, absent: tuple[int, ...], texts: Texts, *, is_over: bool) -> PrivateScreen:
    """Somebody has come to a match: for whom its clocks still wait, and the way into it."""
    if is_over:
        return PrivateScreen((texts.say("ready-over"),))
    line = texts.say("ready-runs")
    if absent:
        line = texts.say("ready-waits", players=called(absent, texts), count=len(absent))
    return PrivateScreen((line,), rows=rows_of([Button(Play(match), texts.say("button-play"), "primary")]))
