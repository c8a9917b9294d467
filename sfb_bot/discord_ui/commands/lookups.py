"""Reading about games, anywhere and by the reader alone: `/card`, `/rules` and what else games have."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import locale_str

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.actions.lookups import found_in, suggestions
from sfb_bot.discord_ui.commands.descriptions import Choices, describe, in_every_language, options
from sfb_bot.discord_ui.commands.setup_options import add_options, game_choices
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.locale import Texts
from sfb_bot.screens.actions import LookFor
from sfb_bot.screens.commands import game_command_words
from sfb_bot.screens.practice_actions import SolvePuzzle


def add_lookups(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add a command for everything games have to read; they work in servers, in direct messages, anywhere."""
    owners: dict[str, list[GamePack]] = {}
    for pack in shell.packs.values():
        for command in dict.fromkeys(lookup.command for lookup in pack.lookups):
            owners.setdefault(command, []).append(pack)
    for command, packs in owners.items():
        tree.add_command(_lookup(shell, command, in_every_language(partial(_words, packs, command))))


def _words(packs: list[GamePack], command: str, texts: Texts) -> str:
    """What a command is for: in the words of its game, or in those of the shell for several that differ."""
    own = [game_command_words(pack.screens, command, texts) for pack in packs]
    shared = f"command-{command}"
    return own[0] if len(set(own)) == 1 or not texts.has(shared) else texts.say(shared)


def add_puzzle(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add `/puzzle`, where a game has some; it works anywhere, and its answer is private."""
    having = {
        name: pack
        for name, pack in shell.packs.items()
        if pack.practice is not None and pack.practice.puzzles
    }
    if not having:
        return

    async def puzzle(interaction: discord.Interaction, **more: str | None) -> None:
        await perform(shell, interaction, SolvePuzzle(more.get("game") or ""))

    games = game_choices(having)
    add_options(puzzle, ("game",) if games else ())
    made = app_commands.describe(**options(game=""))(puzzle) if games else puzzle
    made = app_commands.choices(game=games)(made) if games else made
    # Any: the options of the callback depend on the games.
    callback = cast("Any", made)
    command = app_commands.Command[Any, ..., None](
        name="puzzle",
        description=describe("puzzle"),
        callback=callback,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    tree.add_command(command)


def _lookup(shell: Shell, command: str, description: locale_str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=command, description=description)
    @app_commands.describe(**options(name=""))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def look_up(interaction: discord.Interaction, name: str = "") -> None:
        await perform(shell, interaction, LookFor(command, name))

    @look_up.autocomplete("name")
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        who = await shell.person(interaction)
        found = suggestions(await found_in(shell, who, command, typed), who)
        return [app_commands.Choice(name=name, value=key) for name, key in found]

    del complete
    # Any: a command outside of a group is bound to nothing, which the library's type cannot say.
    return cast("app_commands.Command[Any, ..., None]", look_up)
