"""`/league` for organisers: each action is shown first and done when it is confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import answer, describe, fixed, options
from sfb_bot.discord_ui.commands.league_options import EntrantOption, SeasonOption
from sfb_bot.discord_ui.league.asking import may_organise, show_action
from sfb_bot.discord_ui.league.finding import numbers_in, player_of, refuse_outsider, season_of
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.refusals import NoSuchPairing, NotEntered
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.limits import LONGEST_REASON
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

LARGEST_LIST: Final = 100_000
_ROUND: Final = fixed("action", "open", "close")
Why = app_commands.Range[str, 1, LONGEST_REASON]


class LeagueOrganising(app_commands.Group):
    """The actions of organisers."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="league", description=describe("league"), guild_only=True)
        self._shell = shell

    async def _ask(
        self,
        interaction: discord.Interaction,
        season: str | None,
        reason: str,
        action: Callable[[SeasonView], do.Action],
    ) -> None:
        """Show what an action would change."""

        async def make(texts: Texts) -> PrivateScreen:
            if not await may_organise(self._shell, interaction):
                return denial_screen("not-organiser", texts)
            view = await season_of(self._shell, interaction, season)
            users = [user for one in view.entrants for user in one.users]
            await self._shell.names.learn(interaction.client, view.record.guild, users)
            return await show_action(self._shell, interaction, view, action(view), reason, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="start", description=describe("league start"))
    @app_commands.describe(**options(reason="", season=""))
    async def start(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Close sign-up and open the first round."""
        await self._ask(interaction, season, reason, lambda _: do.Start())

    @app_commands.command(name="round", description=describe("league round"))
    @app_commands.describe(**options(action="", reason="", season=""))
    @app_commands.choices(action=_ROUND)
    async def round(
        self, interaction: discord.Interaction, action: str, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Open the next round, or end this one."""
        wanted = do.CloseRound() if action == "close" else do.OpenRound()
        await self._ask(interaction, season, reason, lambda _: wanted)

    @app_commands.command(name="award", description=describe("league award"))
    @app_commands.describe(**options(player="entrant", reason="", season=""))
    async def award(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """Give a player's undecided pairing to that player."""

        def action(view: SeasonView) -> do.Action:
            line, entrant = self._line_of(view, player)
            return do.Award(line.id, entrant)

        await self._ask(interaction, season, reason, action)

    @app_commands.command(name="forfeit", description=describe("league forfeit"))
    @app_commands.describe(**options(player="entrant", reason="", both="", season=""))
    async def forfeit(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        reason: Why,
        both: bool = False,
        season: SeasonOption | None = None,
    ) -> None:
        """A player, or both, lose an undecided pairing."""

        def action(view: SeasonView) -> do.Action:
            line, entrant = self._line_of(view, player)
            return do.Forfeit(line.id, None if both else entrant)

        await self._ask(interaction, season, reason, action)

    def _line_of(self, view: SeasonView, player: str) -> tuple[PairingLine, EntrantId]:
        """A player's pairing: the undecided one, else the newest, which is then refused as decided."""
        user = player_of(self._shell, view, player)
        entrant, line = view.entrant_of(user), view.line_of(user)
        assert entrant is not None, "the player was found in the season"
        if entrant.status == "dropped":
            raise NotEntered("that player has dropped", rule="dropped")
        if line is None:
            raise NoSuchPairing("that player has no pairing", rule="none")
        return line, entrant.id

    @app_commands.command(name="drop", description=describe("league drop"))
    @app_commands.describe(**options(player="entrant", reason="", season=""))
    async def drop(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """A player plays no more."""
        await self._ask(
            interaction, season, reason, lambda view: do.Drop(player_of(self._shell, view, player))
        )

    @app_commands.command(name="substitute", description=describe("league substitute"))
    @app_commands.describe(**options(player="entrant", by="", reason="", season=""))
    async def substitute(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        by: discord.User,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """Somebody takes a player's place."""

        def action(view: SeasonView) -> do.Action:
            refuse_outsider(by)
            return do.Substitute(player_of(self._shell, view, player), UserId(by.id))

        await self._ask(interaction, season, reason, action)

    @app_commands.command(name="pause", description=describe("league pause"))
    @app_commands.describe(**options(reason="", season=""))
    async def pause(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Stop all clocks."""
        await self._ask(interaction, season, reason, lambda _: do.Pause())

    @app_commands.command(name="resume", description=describe("league resume"))
    @app_commands.describe(**options(reason="", season=""))
    async def resume(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Go on."""
        await self._ask(interaction, season, reason, lambda _: do.Resume())

    @app_commands.command(name="finish", description=describe("league finish"))
    @app_commands.describe(**options(reason="", season=""))
    async def finish(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """End a season as it stands."""
        await self._ask(interaction, season, reason, lambda _: do.Finish())

    @app_commands.command(name="undo", description=describe("league undo"))
    @app_commands.describe(**options(reason="", season=""))
    async def undo(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Take the last action back."""
        await self._ask(interaction, season, reason, lambda _: do.Undo())

    @app_commands.command(name="import", description=describe("league import"))
    @app_commands.describe(**options(reason="", players="list", file="", season=""))
    async def import_players(
        self,
        interaction: discord.Interaction,
        reason: Why,
        players: str | None = None,
        file: discord.Attachment | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """Enter a list of players, in the order of their seeding."""

        async def make(texts: Texts) -> PrivateScreen:
            if not await may_organise(self._shell, interaction):
                return denial_screen("not-organiser", texts)
            listed = await _read(file) if file is not None else players or ""
            if listed is None:
                return denial_screen("league-list", texts)
            view = await season_of(self._shell, interaction, season)
            entries = entries_of(listed, view.record.terms.team_size)
            await self._refuse_strangers(interaction, entries)
            return await show_action(self._shell, interaction, view, do.Enter(entries), reason, texts)

        await answer(self._shell, interaction, make)

    async def _refuse_strangers(
        self, interaction: discord.Interaction, entries: tuple[tuple[UserId, ...], ...]
    ) -> None:
        """Everybody on the list is a person of this server."""
        server = interaction.guild
        assert server is not None, "the command works in servers only"
        for user in (user for entry in entries for user in entry):
            try:
                member = server.get_member(user) or await server.fetch_member(user)
            except discord.NotFound as error:
                raise NotEntered(
                    "that user is not in this server", rule="stranger", user=str(user)
                ) from error
            if member.bot:
                raise NotEntered("bots do not play", rule="bot")
            self._shell.names.note(member)


async def _read(file: discord.Attachment) -> str | None:
    """The text of a file; None when it is none."""
    if file.size > LARGEST_LIST:
        return None
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def entries_of(text: str, team_size: int) -> tuple[tuple[UserId, ...], ...]:
    """The entries of a list: a line each; without lines, everybody named in the order they come."""
    lines = [found for line in text.splitlines() if (found := numbers_in(line))]
    if len(lines) == 1 or all(len(line) % team_size == 0 for line in lines):
        flat = [user for line in lines for user in line]
        starts = range(0, len(flat), team_size)
        return tuple(tuple(flat[start : start + team_size]) for start in starts)
    return tuple(tuple(line) for line in lines)
