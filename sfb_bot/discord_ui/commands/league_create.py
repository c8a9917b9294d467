"""`/league create`: all settings of a season in one command, shown before anything is opened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, cast

import discord
from discord import app_commands
from discord.app_commands import locale_str

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import Choices, describe, fixed, in_every_language, options
from sfb_bot.discord_ui.commands.league_options import LeagueOption, MatchOptions
from sfb_bot.discord_ui.commands.setup_options import (
    Packs,
    callback_signature,
    mode_choices,
    mode_chosen,
    offered_packs,
    option_choices,
    setup_options,
)
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.computer_players import LEVEL_NAMES
from sfb_bot.screens.commands import game_option_words
from sfb_bot.screens.league.actions import CreateSeason
from sfb_bot.screens.league.wish import KNOCKOUTS, Typed, Wish
from sfb_bot.screens.limits import LONGEST_REASON

_SERIES: Final = [app_commands.Choice(name=str(games), value=games) for games in (1, 3, 5)]
# Discord's limit for one command.
MOST_OPTIONS: Final = 25
# Double elimination whose grand final is not played again if the unbeaten one loses it.
ONE_FINAL: Final = "double_once"
# Single elimination in which those who lose before the final play for the third place.
WITH_THIRD: Final = "single_third"
NO_FILL_IN: Final = "none"
_REQUIRED: Final = ("name", "format")
# What is asked about a season, in this order, with what Discord lets people give; most are fields of `Wish`.
_ASKED: Final[Mapping[str, object]] = {
    "name": LeagueOption,
    "format": str,
    "round_length": str,
    "twice": bool,
    "rounds": app_commands.Range[int, 1, 50],
    "groups": app_commands.Range[int, 2, 64],
    "playoff": str,
    "qualifiers": app_commands.Range[int, 1, 64],
    "best_of": int,
    "playoff_best_of": int,
    "mode": str,
    "pace": str,
    "most": app_commands.Range[int, 2, 256],
    "signup_until": str,
    "starts_itself": bool,
    "cadence": str,
    "grace": str,
    "reminders": str,
    "points": str,
    "tie_breaks": str,
    "seeding": str,
    "fill_in": str,
    "winner_role": discord.Role,
    "reason": app_commands.Range[str, 1, LONGEST_REASON],
}
_TYPED: Final = ("round_length", "signup_until", "grace", "reminders", "options")
# Where the text of an option is called otherwise, because another command has one of that name.
_TEXTS: Final = {"name": "league-name", "mode": "league-mode"}


def create_command(shell: Shell) -> app_commands.Command[Any, ..., None]:
    """The command; what is chosen for the matches comes from the forms of the games."""
    own = own_options(shell.packs)

    # Any: Discord hands over what was given by the names of the options.
    async def create(interaction: discord.Interaction, **given: Any) -> None:
        packs = offered_packs(shell, (await shell.person(interaction)).server)
        await perform(shell, interaction, season_wished(packs, interaction.channel_id or 0, given))

    # The library makes the options of a command from the signature of its callback.
    create.__signature__ = callback_signature({**_ASKED, **own}, _REQUIRED)  # pyright: ignore[reportFunctionMemberAccess]
    described = app_commands.describe(**_descriptions(shell.packs, own))(create)
    chosen = app_commands.choices(**_choices(shell.packs, own))(described)
    chosen = app_commands.choices(best_of=_SERIES, playoff_best_of=_SERIES)(chosen)
    # Any: a command whose callback takes whatever the games have to choose.
    return cast(
        "app_commands.Command[Any, ..., None]",
        app_commands.Command(
            name="create", description=describe("league create"), callback=cast("Any", chosen)
        ),
    )


def own_options(packs: Packs) -> dict[str, object]:
    """An option for each in the games' forms; one to type all of it in where those are too many."""
    found = setup_options(packs)
    if len(found) <= MOST_OPTIONS - len(_ASKED):
        return dict.fromkeys(found, str)
    return {"options": MatchOptions}


# Any: values as Discord hands them over, each of the type `_ASKED` names.
def season_wished(packs: Packs, channel: int, given: Mapping[str, Any]) -> CreateSeason:
    """What was given as an action; whatever was left out keeps the default of a `Wish`."""
    left = {name: value for name, value in given.items() if value is not None}
    game, mode = mode_chosen(packs, left.pop("mode", None))
    typed = Typed(**{name: left.pop(name) for name in _TYPED if name in left})
    chosen = tuple((name, left.pop(name)) for name in setup_options(packs) if name in left)
    reason, role = left.pop("reason", ""), left.pop("winner_role", None)
    if left.get("playoff") == ONE_FINAL:
        left |= {"playoff": "double", "reset": False}
    if left.get("playoff") == WITH_THIRD:
        left |= {"playoff": "single", "third_place": True}
    if left.get("fill_in") == NO_FILL_IN:
        del left["fill_in"]
    wish = Wish(
        channel=channel,
        game=game,
        mode=mode,
        chosen=chosen,
        pace=left.pop("pace", ""),
        winner_role=role.id if role is not None else 0,
        **left,
    )
    return CreateSeason(wish, typed, reason)


def _descriptions(packs: Packs, own: Mapping[str, object]) -> dict[str, locale_str]:
    owners = setup_options(packs)
    words = {
        name: in_every_language(partial(game_option_words, owners[name][0].screens, name))
        for name in own
        if name in owners
    }
    shared = {name: _TEXTS.get(name, "") for name in (*_ASKED, *own) if name not in words}
    return options(**shared) | words


def _choices(packs: Packs, own: Mapping[str, object]) -> dict[str, Choices]:
    return {
        "format": fixed("format", "round_robin", "swiss", "groups", *KNOCKOUTS),
        "playoff": fixed("playoff", "none", "single", WITH_THIRD, "double", ONE_FINAL),
        "fill_in": [*fixed("fill_in", NO_FILL_IN), *fixed("level", *LEVEL_NAMES)],
        "mode": mode_choices(packs),
        "pace": fixed("pace", "live", "daily", "slow"),
        "cadence": fixed("cadence", "at_once", "scheduled"),
        "seeding": fixed("seeding", "rating", "ranking", "joined"),
        **{name: option_choices(packs, name) for name in own if name in setup_options(packs)},
    }
