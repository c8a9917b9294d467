"""Plans for what changes how a season is run while it goes on: where, how long, by which settings."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.leagues.seasons.notices import SeasonMoved, SignUpChanged, TableChanged, news_rows
from sfb_bot.leagues.seasons.plans import Plan
from sfb_bot.leagues.seasons.records import Effect, SeasonChange
from sfb_bot.leagues.seasons.refusals import WrongTime
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.records import ChannelId


class Amendments:
    """Each refuses what is not possible."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context

    def move(self, view: SeasonView, channel: ChannelId) -> Plan:
        """Go on in another channel."""
        before = view.record.channel
        if channel == before:
            raise WrongTime("the season is in that channel", rule="here")
        change = SeasonChange(
            replace(view.record, channel=channel),
            outbox=news_rows(
                SeasonMoved(before), SignUpChanged() if view.record.status == "signup" else TableChanged()
            ),
        )
        playing = sum(line.match is not None for line in view.lines())
        effect = Effect("moves", {"channel": channel, "playing": playing})
        return Plan((effect,), change, undo={"kind": "move", "channel": before})
