"""`/brawl-admin`: organisers only, each action with a reason that is logged."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import answer, caller, describe, match_here, options
from sfb_bot.discord_ui.rights import is_organiser
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Decree
from sfb_bot.locale import Texts
from sfb_bot.matches.organisers import Verdict
from sfb_bot.matches.records import AdminAction, GuildId, MatchId, UserId
from sfb_bot.matches.refusals import NoSuchMatch
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen


class AdminCommands(app_commands.Group):
    """What organisers may do with a match of their server."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="brawl-admin", description=describe("brawl-admin"), guild_only=True)
        self._shell = shell

    async def _carry_out(
        self, interaction: discord.Interaction, action: Callable[[MatchId], Awaitable[PrivateScreen | None]]
    ) -> None:
        async def make(texts: Texts) -> PrivateScreen:
            guild = GuildId(interaction.guild_id or 0)
            if not is_organiser(interaction, await self._shell.app.store.guild_settings(guild)):
                return denial_screen("not-organiser", texts)
            match = await match_here(self._shell, interaction)
            record = await self._shell.app.store.match_record(match)
            if record is None or record.guild != guild:
                raise NoSuchMatch("that match is not of this server", rule="match")
            return await action(match) or notice_screen("settings-saved", texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="pause", description=describe("brawl-admin pause"))
    @app_commands.describe(**options(reason=""))
    async def pause(self, interaction: discord.Interaction, reason: str) -> None:
        """Stop all clocks and refuse answers."""
        organising = self._shell.app.organising
        await self._carry_out(interaction, lambda match: organising.pause(match, caller(interaction), reason))

    @app_commands.command(name="resume", description=describe("brawl-admin resume"))
    @app_commands.describe(**options(reason=""))
    async def resume(self, interaction: discord.Interaction, reason: str) -> None:
        """Go on."""
        organising = self._shell.app.organising
        await self._carry_out(
            interaction, lambda match: organising.resume(match, caller(interaction), reason)
        )

    @app_commands.command(name="pass", description=describe("brawl-admin pass"))
    @app_commands.describe(**options(player="", reason=""))
    async def pass_for(self, interaction: discord.Interaction, player: discord.User, reason: str) -> None:
        """Answer with the default for a player."""

        async def action(match: MatchId) -> None:
            look = await self._shell.app.matches.look(match, UserId(player.id))
            if look.seat is None:
                raise NoSuchMatch("that person does not play here", rule="match")
            await self._shell.app.organising.pass_for(match, caller(interaction), look.seat, reason)

        await self._carry_out(interaction, action)

    @app_commands.command(name="rewind", description=describe("brawl-admin rewind"))
    @app_commands.describe(**options(steps="", reason=""))
    async def rewind(
        self, interaction: discord.Interaction, steps: app_commands.Range[int, 1, 1000], reason: str
    ) -> None:
        """Take back so many answers."""

        async def action(match: MatchId) -> None:
            look = await self._shell.app.matches.look(match)
            guild, now = look.record.guild, self._shell.app.clock.now()
            admin = AdminAction(guild, match, caller(interaction), "rewind", reason, now)
            await self._shell.app.matches.rewind(match, max(0, look.record.seq - steps), admin)

        await self._carry_out(interaction, action)

    @app_commands.command(name="replace", description=describe("brawl-admin replace"))
    @app_commands.describe(**options(player="", by="", reason=""))
    async def replace(
        self, interaction: discord.Interaction, player: discord.User, by: discord.User, reason: str
    ) -> None:
        """Put somebody else in a player's seat; in a league the substitute also plays on in the season."""
        organising = self._shell.app.organising

        async def action(match: MatchId) -> PrivateScreen | None:
            if await self._shell.app.leagues.place_of(match) is not None:
                return denial_screen("league-replace", await self._shell.texts_for(interaction))
            await organising.replace_player(
                match, caller(interaction), UserId(player.id), UserId(by.id), reason
            )
            return None

        await self._carry_out(interaction, action)

    @app_commands.command(name="end", description=describe("brawl-admin end"))
    @app_commands.describe(**options(reason="", winner=""))
    async def end(
        self, interaction: discord.Interaction, reason: str, winner: discord.User | None = None
    ) -> None:
        """Award the match, or call it off."""
        organising = self._shell.app.organising
        verdict: Verdict = Decree.CALLED_OFF if winner is None else Decree.AWARDED
        user = UserId(winner.id) if winner is not None else None
        await self._carry_out(
            interaction, lambda match: organising.end(match, caller(interaction), verdict, user, reason)
        )
