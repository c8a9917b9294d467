"""`/league create`: all settings of a season in one command, shown before anything is opened."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import answer, describe, fixed, options
from sfb_bot.discord_ui.commands.league_options import LeagueOption
from sfb_bot.discord_ui.commands.starting import DRAFTS, MODES, missing_permissions
from sfb_bot.discord_ui.league.asking import may_organise, show_creation
from sfb_bot.discord_ui.league.creating import Wish, moment_of, span_of, spans_of
from sfb_bot.discord_ui.league.prizes import why_not
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.refusals import BadSeason
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId
from sfb_bot.screens.limits import LONGEST_REASON
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

_SERIES = [app_commands.Choice(name=str(games), value=games) for games in (1, 3, 5)]


class LeagueCreation(app_commands.Group):
    """Opening a season."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="league", description=describe("league"), guild_only=True)
        self._shell = shell

    @app_commands.command(name="create", description=describe("league create"))
    @app_commands.describe(
        **options(
            name="league-name",
            format="",
            round_length="",
            twice="",
            rounds="",
            groups="",
            playoff="",
            qualifiers="",
            best_of="",
            playoff_best_of="",
            mode="",
            draft="",
            pace="",
            most="",
            signup_until="",
            starts_itself="",
            cadence="",
            grace="",
            reminders="",
            points="",
            tie_breaks="",
            seeding="",
            reset="",
            winner_role="",
            reason="",
        )
    )
    @app_commands.choices(
        format=fixed("format", "round_robin", "swiss", "groups"),
        playoff=fixed("playoff", "none", "single", "double"),
        mode=fixed("mode", *MODES),
        draft=fixed("draft", *DRAFTS),
        pace=fixed("pace", "live", "daily", "slow"),
        cadence=fixed("cadence", "at_once", "scheduled"),
        seeding=fixed("seeding", "rating", "joined"),
    )
    @app_commands.choices(best_of=_SERIES, playoff_best_of=_SERIES)
    async def create(  # noqa: PLR0913, PLR0917 - every option of the command is an argument
        self,
        interaction: discord.Interaction,
        name: LeagueOption,
        format: str,  # noqa: A002 - the option's name
        round_length: str = "7d",
        twice: bool = False,
        rounds: app_commands.Range[int, 1, 50] | None = None,
        groups: app_commands.Range[int, 2, 64] | None = None,
        playoff: str = "none",
        qualifiers: app_commands.Range[int, 1, 64] | None = None,
        best_of: int = 1,
        playoff_best_of: int | None = None,
        mode: str = "duel",
        draft: str = "free",
        pace: str | None = None,
        most: app_commands.Range[int, 2, 256] | None = None,
        signup_until: str | None = None,
        starts_itself: bool = False,
        cadence: str = "at_once",
        grace: str | None = None,
        reminders: str | None = None,
        points: str | None = None,
        tie_breaks: str | None = None,
        seeding: str = "rating",
        reset: bool = True,
        winner_role: discord.Role | None = None,
        reason: app_commands.Range[str, 1, LONGEST_REASON] | None = None,
    ) -> None:
        """Show the season that is wished for; sign-up opens when it is confirmed."""

        async def make(texts: Texts) -> PrivateScreen:
            refusal = await self._refusal(interaction, winner_role, texts)
            if refusal is not None:
                return refusal
            usual = (await self._shell.app.store.guild_settings(GuildId(interaction.guild_id or 0))).pace
            wish = Wish(
                name=name,
                format=format,
                round_length=span_of(round_length, "round_length"),
                channel=interaction.channel_id or 0,
                twice=twice,
                rounds=rounds or 0,
                groups=groups or 1,
                playoff=playoff,
                qualifiers=qualifiers or 0,
                best_of=best_of,
                playoff_best_of=playoff_best_of or 0,
                reset=reset,
                mode=mode,
                draft=draft,
                pace=pace or usual,
                most=most or 0,
                signup_until=moment_of(signup_until, self._shell.app.clock.now()),
                starts_itself=starts_itself,
                cadence=cadence,
                grace=span_of(grace, "grace") if grace else 0,
                remind=spans_of(reminders or ""),
                points=points or "",
                tie_breaks=tie_breaks or "",
                seeding=seeding,
                winner_role=winner_role.id if winner_role is not None else 0,
            )
            return await show_creation(self._shell, interaction, wish, reason or "", texts)

        await answer(self._shell, interaction, make)

    async def _refusal(
        self, interaction: discord.Interaction, role: discord.Role | None, texts: Texts
    ) -> PrivateScreen | None:
        """Why no season can be opened here by this person."""
        if not await may_organise(self._shell, interaction):
            return denial_screen("not-organiser", texts)
        if not isinstance(interaction.channel, discord.TextChannel):
            raise BadSeason("a season needs a text channel", rule="channel")
        missing = missing_permissions(interaction, "thread")
        if missing:
            return denial_screen("missing-permissions", texts, missing=", ".join(missing))
        why = why_not(interaction.guild, role) if role is not None else None
        if why is not None:
            return denial_screen("league-role", texts, why=texts.say(f"league-role-{why}"))
        return None
