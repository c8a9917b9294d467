"""Private looks at seasons: table, schedule, results, one's own pairing, the log."""

from __future__ import annotations

import discord

from sfb_bot.discord_ui.league.showing import SeasonShow, show_season
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.actions import decode_effects
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, UserId
from sfb_bot.screens.league.effects import effect_lines
from sfb_bot.screens.league.organising import log_screen
from sfb_bot.screens.league.rounds import (
    own_pairing_screen,
    results_screen,
    schedule_screen,
    seasons_screen,
)
from sfb_bot.screens.league.tables import table_in_words, table_screen
from sfb_bot.screens.values import PrivateScreen

MOST_SEASONS = 20
MOST_DEEDS = 20


class Looking:
    """What one person wants to see of the seasons of a server."""

    def __init__(self, shell: Shell, interaction: discord.Interaction, texts: Texts) -> None:
        self._shell = shell
        self._interaction = interaction
        self._texts = texts

    async def _show(self, view: SeasonView) -> SeasonShow:
        return await show_season(self._interaction.client, self._shell, view, self._texts)

    async def table(self, view: SeasonView) -> PrivateScreen:
        """The table or the bracket as a picture."""
        show = await self._show(view)
        sheet = show.sheet()
        if sheet is None:
            return seasons_screen([show.facts()], self._texts)
        return table_screen(show.facts(), sheet, self._texts)

    async def words(self, view: SeasonView, page: int = 0) -> PrivateScreen:
        """Both in words."""
        show = await self._show(view)
        if view.round is None:
            return seasons_screen([show.facts()], self._texts)
        return table_in_words(show.facts(), show.tables(), view.bracket, show.sides, page, self._texts)

    async def schedule(self, view: SeasonView) -> PrivateScreen:
        """What is to be played now."""
        show = await self._show(view)
        pairings = show.pairings(view.round.number) if view.round is not None else ()
        return schedule_screen(show.facts(), pairings, self._texts)

    async def results(
        self, view: SeasonView, page: int | None = None, number: int | None = None
    ) -> PrivateScreen:
        """What was played, in all rounds or in one."""
        show = await self._show(view)
        return results_screen(show.facts(), show.pairings(number), page, self._texts)

    async def pairing(self, user: UserId, view: SeasonView | None) -> PrivateScreen:
        """What somebody plays now: in one season, also if it is decided, else in all of the server."""
        if view is not None:
            line = view.line_of(user)
            found = [(view, line)] if line is not None else []
        else:
            guild = GuildId(self._interaction.guild_id or 0)
            found = await self._shell.app.leagues.pairings_of(user, guild)
        shown = [(await self._show(each), line) for each, line in found]
        return own_pairing_screen(
            [(show.facts(), show.pairing(line)) for show, line in shown], user, self._texts
        )

    async def seasons(self) -> PrivateScreen:
        """All seasons of the server, those that are not finished first."""
        guild = GuildId(self._interaction.guild_id or 0)
        records = await self._shell.app.leagues.seasons(guild)
        records.sort(key=lambda one: one.status == "finished")
        views = [await self._shell.app.leagues.view(one.id) for one in records[:MOST_SEASONS]]
        shown = [SeasonShow(self._shell, view, self._texts).facts() for view in views]
        return seasons_screen(shown, self._texts)

    async def log(self, view: SeasonView) -> PrivateScreen:
        """What organisers did."""
        show = await self._show(view)
        actions = await self._shell.app.leagues.actions(view.record.id, MOST_DEEDS)
        names = show.effect_names()
        deeds = [(one, effect_lines(decode_effects(one.effects), names, self._texts)) for one in actions]
        return log_screen(show.facts(), deeds, self._texts)
