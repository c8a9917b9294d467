"""`/league create`: all settings of a season in one command, shown before anything is opened."""

from __future__ import annotations

import inspect
from typing import Any, Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import describe, fixed, options
from sfb_bot.discord_ui.commands.league_options import LeagueOption
from sfb_bot.discord_ui.commands.setup_options import (
    add_options,
    mode_choices,
    mode_chosen,
    option_choices,
    setup_options,
)
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.screens.commands import game_option_words
from sfb_bot.screens.league.actions import CreateSeason
from sfb_bot.screens.league.wish import TypedTimes, Wish
from sfb_bot.screens.limits import LONGEST_REASON

_SERIES: Final = [app_commands.Choice(name=str(games), value=games) for games in (1, 3, 5)]
MOST_OPTIONS: Final = 25


def create_command(shell: Shell) -> app_commands.Command[Any, ..., None]:
    """The command; what is chosen for the matches comes from the forms of the games."""

    async def create(  # noqa: PLR0913, PLR0917 - every option of the command is an argument
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
        mode: str | None = None,
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
        **chosen: str | None,
    ) -> None:
        game, wanted = mode_chosen(shell.packs, mode)
        wish = Wish(
            name=name,
            format=format,
            channel=interaction.channel_id or 0,
            twice=twice,
            rounds=rounds or 0,
            groups=groups or 1,
            playoff=playoff,
            qualifiers=qualifiers or 0,
            best_of=best_of,
            playoff_best_of=playoff_best_of or 0,
            reset=reset,
            game=game,
            mode=wanted,
            chosen=tuple((option, choice) for option, choice in chosen.items() if choice is not None),
            pace=pace or "",
            most=most or 0,
            starts_itself=starts_itself,
            cadence=cadence,
            points=points or "",
            tie_breaks=tie_breaks or "",
            seeding=seeding,
            winner_role=winner_role.id if winner_role is not None else 0,
        )
        times = TypedTimes(round_length, signup_until or "", grace or "", reminders or "")
        await perform(shell, interaction, CreateSeason(wish, times, reason or ""))

    # Discord limits how many options a command has; what does not fit stays at its default.
    room = MOST_OPTIONS - (len(inspect.signature(create).parameters) - 2)
    extra = list(setup_options(shell.packs))[:room]
    add_options(create, extra)
    names = [name for name in inspect.signature(create).parameters if name != "interaction"]
    shared = {name: "" for name in names if name not in extra}
    words = options(**shared | {"name": "league-name", "mode": "league-mode"})
    owners = setup_options(shell.packs)
    words |= {name: game_option_words(owners[name][0].screens, name, Texts()) for name in extra}
    made = app_commands.describe(**words)(create)
    made = app_commands.choices(
        format=fixed("format", "round_robin", "swiss", "groups"),
        playoff=fixed("playoff", "none", "single", "double"),
        mode=mode_choices(shell.packs),
        pace=fixed("pace", "live", "daily", "slow"),
        cadence=fixed("cadence", "at_once", "scheduled"),
        seeding=fixed("seeding", "rating", "joined"),
        **{option: option_choices(shell.packs, option) for option in extra},
    )(made)
    made = app_commands.choices(best_of=_SERIES, playoff_best_of=_SERIES)(made)
    return app_commands.Command(name="create", description=describe("league create"), callback=made)
