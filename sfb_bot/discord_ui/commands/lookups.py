"""`/card`, `/champion`, `/rules`: to be read anywhere, by the reader alone."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import Choices, answer, describe, options
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen


def add_lookups(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add the three commands; they work in servers, direct messages and for user installs."""
    for command, kind in (("card", "card"), ("champion", "champion"), ("rules", "rule")):
        tree.add_command(_lookup(shell, command, kind))


def _lookup(shell: Shell, command: str, kind: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=command, description=describe(command))
    @app_commands.describe(**options(name=""))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def look_up(interaction: discord.Interaction, name: str) -> None:
        async def make(texts: Texts) -> PrivateScreen:
            game = shell.usual.screens
            screen = game.look_up(name, texts)
            if screen is None:
                # Typed by hand instead of picked from the list.
                found = game.find(kind, name, texts)
                screen = game.look_up(found[0][1], texts) if found else None
            return screen or denial_screen("not-found", texts)

        await answer(shell, interaction, make)

    @look_up.autocomplete("name")
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        texts = await shell.texts_for(interaction)
        found = shell.usual.screens.find(kind, typed, texts)
        return [app_commands.Choice(name=name, value=key) for name, key in found]

    del complete
    # Any: a command outside of a group is bound to nothing, which the library's type cannot say.
    return cast("app_commands.Command[Any, ..., None]", look_up)
