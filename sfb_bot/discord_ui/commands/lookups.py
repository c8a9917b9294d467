"""Reading about games, anywhere and by the reader alone: `/card`, `/rules` and what else games have."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, cast

import discord
from discord import app_commands
from discord.app_commands import locale_str

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import Choices, describe, in_every_language, options
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.commands import game_command_words
from sfb_bot.screens.limits import LONGEST_CHOICE, clip
from sfb_bot.screens.practice_actions import SolvePuzzle

MOST_FOUND: Final = 25


def add_lookups(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add a command for everything games have to read; they work in servers, in direct messages, anywhere."""
    owners: dict[str, GamePack] = {}
    for pack in shell.packs.values():
        for lookup in pack.lookups:
            owners.setdefault(lookup.command, pack)
    for command, pack in owners.items():
        words = partial(game_command_words, pack.screens, command)
        tree.add_command(_lookup(shell, command, in_every_language(words)))


def add_puzzle(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add `/puzzle`, where a game has some; it works anywhere, and its answer is private."""
    if not any(pack.practice is not None and pack.practice.puzzles for pack in shell.packs.values()):
        return

    @tree.command(name="puzzle", description=describe("puzzle"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def puzzle(interaction: discord.Interaction) -> None:
        await perform(shell, interaction, SolvePuzzle())

    del puzzle


def _lookup(shell: Shell, command: str, description: locale_str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=command, description=description)
    @app_commands.describe(**options(name=""))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def look_up(interaction: discord.Interaction, name: str = "") -> None:
        subject = name
        if not name.strip():
            subject = _start(shell, await shell.person(interaction), command)
        elif name.partition(".")[0] not in shell.packs:
            # Typed by hand instead of picked from the list.
            found = _found(shell, await shell.person(interaction), command, name)
            subject = found[0][1] if found else name
        await perform(shell, interaction, LookUp(subject))

    @look_up.autocomplete("name")
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        found = _found(shell, await shell.person(interaction), command, typed)
        return [app_commands.Choice(name=name, value=key) for name, key in found]

    del complete
    # Any: a command outside of a group is bound to nothing, which the library's type cannot say.
    return cast("app_commands.Command[Any, ..., None]", look_up)


def _start(shell: Shell, who: Person, command: str) -> str:
    """What is shown where nothing was named: the beginning of the first game that has one."""
    starts = (
        f"{pack.screens.label}.{lookup.start}"
        for pack in shell.played(who.server)
        for lookup in pack.lookups
        if lookup.command == command and lookup.start
    )
    return next(starts, "")


def _found(shell: Shell, who: Person, command: str, typed: str) -> list[tuple[str, str]]:
    """Name and id of what fits, of every game the server plays; each has its share of the list."""
    packs = [pack for pack in shell.played(who.server) if any(k.command == command for k in pack.lookups)]
    found = [_found_in(pack, who, command, typed, is_alone=len(packs) == 1) for pack in packs]
    share = max(1, MOST_FOUND // max(1, len(packs)))
    return [each for one in found for each in one[:share]]


def _found_in(
    pack: GamePack, who: Person, command: str, typed: str, *, is_alone: bool
) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for lookup in pack.lookups:
        if lookup.command == command:
            found.extend(pack.screens.find(lookup.kind, typed, who.texts))
    if is_alone:
        return found
    title = pack.screens.title(who.texts)
    return [(clip(f"{name} · {title}", LONGEST_CHOICE), key) for name, key in found]
