"""The verbs inside a match: the same for every game, in whichever group they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from sfb_bot.discord_ui.actions.dispatch import match_here, perform
from sfb_bot.discord_ui.commands.descriptions import Choices, describe, fixed, options
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import PlayerError
from sfb_bot.matches.records import MatchId
from sfb_bot.matches.team_notes import LONGEST_NOTE
from sfb_bot.screens import actions as do
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import HERE
from sfb_bot.screens.community_actions import ShowLive
from sfb_bot.screens.panel import options_typed
from sfb_bot.screens.settings_actions import SetServer, ShowServerSettings

# As far as Discord counts.
HIGHEST_NUMBER: Final = 2**53 - 1


class MatchCommands(app_commands.Group):
    """Each command makes an action about the match of the place it is typed in."""

    def __init__(self, shell: Shell, name: str, description: locale_str) -> None:
        super().__init__(name=name, description=description, guild_only=True)
        self._shell = shell

    async def _perform(self, interaction: discord.Interaction, action: Action) -> None:
        await perform(self._shell, interaction, action)

    @app_commands.command(name="play", description=describe("match play"))
    async def play(self, interaction: discord.Interaction) -> None:
        """The open question."""
        await self._perform(interaction, do.Play(HERE))

    @app_commands.command(name="board", description=describe("match board"))
    @app_commands.describe(**options(text=""))
    async def board(self, interaction: discord.Interaction, text: bool = False) -> None:
        """The board as a picture or in words."""
        await self._perform(interaction, do.ShowBoard(HERE, in_words=text))

    @app_commands.command(name="log", description=describe("match log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """What happened so far."""
        await self._perform(interaction, do.ShowLog(HERE))

    @app_commands.command(name="undo", description=describe("match undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take back the last choice, or ask the other side to agree to more."""
        await self._perform(interaction, do.Undo(HERE))

    @app_commands.command(name="concede", description=describe("match concede"))
    async def concede(self, interaction: discord.Interaction) -> None:
        """Give up, after a second question."""
        await self._perform(interaction, do.ConsiderConceding(HERE))

    @app_commands.command(name="draw", description=describe("match draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Offer a draw, agree to one, or take one's own offer back."""
        await self._perform(interaction, do.OfferDraw(HERE))

    @app_commands.command(name="team", description=describe("match team"))
    @app_commands.describe(**options(note=""))
    async def team(
        self, interaction: discord.Interaction, note: app_commands.Range[str, 1, LONGEST_NOTE] | None = None
    ) -> None:
        """Show the note shared with one's partner; with a text, replace it."""
        action = do.ShowTeamNote(HERE) if note is None else do.WriteTeamNote(HERE, note)
        await self._perform(interaction, action)

    @app_commands.command(name="list", description=describe("match list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """One's own matches."""
        await self._perform(interaction, do.ListMatches())

    @app_commands.command(name="live", description=describe("match live"))
    @app_commands.describe(**options(pin=""))
    @app_commands.choices(pin=fixed("pin", "here", "off"))
    async def live(self, interaction: discord.Interaction, pin: str | None = None) -> None:
        """The running matches of the server; organisers can keep them in a channel."""
        shown = ShowLive() if pin is None else ShowServerSettings((SetServer("live", pin),))
        await self._perform(interaction, shown)

    @app_commands.command(name="orders", description=describe("match orders"))
    async def orders(self, interaction: discord.Interaction) -> None:
        """Standing orders for questions in others' turns."""
        await self._perform(interaction, do.ShowOrders(HERE))

    @app_commands.command(name="do", description=describe("match do"))
    @app_commands.describe(**options(card="", to="", target=""))
    async def do(
        self, interaction: discord.Interaction, card: str, to: str | None = None, target: str | None = None
    ) -> None:
        """A whole action in one line."""
        wishes = tuple(wish for wish in (card, to, target) if wish)
        await self._perform(interaction, do.Do(HERE, wishes))

    @do.autocomplete("card")
    async def _complete_card(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await _complete(self._shell, interaction, (), typed)

    @do.autocomplete("to")
    async def _complete_to(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await _complete(self._shell, interaction, ("card",), typed)

    @do.autocomplete("target")
    async def _complete_target(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await _complete(self._shell, interaction, ("card", "to"), typed)

    @app_commands.command(name="replay", description=describe("match replay"))
    @app_commands.describe(**options(match=""))
    async def replay(
        self,
        interaction: discord.Interaction,
        match: app_commands.Range[int, 1, HIGHEST_NUMBER] | None = None,
    ) -> None:
        """A match moment by moment, from its beginning."""
        await self._perform(interaction, do.ShowReplay(HERE if match is None else MatchId(match)))

    @app_commands.command(name="away", description=describe("match away"))
    @app_commands.describe(**options(until=""))
    async def away(self, interaction: discord.Interaction, until: str) -> None:
        """Stop one's own clock until a moment."""
        await self._perform(interaction, do.GoAway(HERE, until))


async def _complete(
    shell: Shell, interaction: discord.Interaction, before: Sequence[str], typed: str
) -> Choices:
    """What may be typed next, given the options filled in before; nothing for somebody not asked."""
    given = interaction.namespace.__dict__
    wishes = [str(given[name]) for name in before if given.get(name)]
    who = await shell.person(interaction)
    try:
        match = await match_here(shell, who)
        matches = shell.app.matches
        look = await (matches.preview(match, who.user, wishes) if wishes else matches.look(match, who.user))
    except PlayerError:
        return []
    if look is None or look.question is None:
        return []
    found = options_typed(shell.screens(look.record), look.private, look.question, typed, who.texts)
    return [app_commands.Choice(name=name, value=key) for name, key in found]
