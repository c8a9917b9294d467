"""Which season and which player somebody means, and what to suggest while they type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.members import members_of
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.visibility import seen_leagues, seen_seasons
from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons.records import SeasonRecord
from sfb_bot.leagues.seasons.refusals import NoSuchSeason, NotEntered
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts, languages
from sfb_bot.matches.records import UserId
from sfb_bot.screens.league.actions import Guest
from sfb_bot.screens.limits import tidy
from sfb_bot.screens.numbers import whole_number
from sfb_bot.screens.player_names import computer_name

Choices = list[app_commands.Choice[str]]

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100
_MENTION: Final = re.compile(r"<@!?([0-9]{1,19})>|(?<![\w#&])([0-9]{15,19})(?!\w)")


async def season_meant(shell: Shell, who: Person, named: str, *, or_finished: bool = False) -> SeasonRecord:
    """The season that is named; without a name the only one there could be meant.

    That is the only one not finished in this channel, or in this server; with `or_finished`, where no
    other is meant, the newest of all.
    """
    return await _meant_in(shell, who.interaction, named, or_finished=or_finished)


async def _meant_in(
    shell: Shell, interaction: discord.Interaction, named: str, *, or_finished: bool = False
) -> SeasonRecord:
    seasons = await seen_seasons(shell, interaction)
    return _named(seasons, named) if named else _meant(seasons, interaction, or_finished=or_finished)


def _named(seasons: Sequence[SeasonRecord], typed: str) -> SeasonRecord:
    wanted = typed.strip().casefold()
    for season in seasons:
        if wanted == str(season.id):
            return season
    fitting = [one for one in seasons if wanted in (label(one).casefold(), one.name.casefold())]
    if not fitting:
        raise NoSuchSeason("there is no such season here", rule="season")
    return next((one for one in fitting if one.status != "finished"), fitting[0])


def _meant(
    seasons: Sequence[SeasonRecord], interaction: discord.Interaction, *, or_finished: bool
) -> SeasonRecord:
    if not seasons:
        raise NoSuchSeason("there is no season here", rule="none")
    place = interaction.channel
    parent = place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id
    going = [one for one in seasons if one.status != "finished"]
    near = [one for one in going if one.channel == parent]
    for candidates in (near, going):
        if len(candidates) == 1:
            return candidates[0]
    if or_finished and not going:
        return seasons[0]
    raise NoSuchSeason("several seasons could be meant", rule="which" if going else "season")


def label(season: SeasonRecord) -> str:
    """How a season is called in a list of suggestions."""
    return tidy(f"{season.name} {season.number}")


async def suggest_seasons(shell: Shell, interaction: discord.Interaction, typed: str) -> Choices:
    """Seasons of the server whose name fits, those not finished first."""
    seasons = await seen_seasons(shell, interaction)
    fitting = [one for one in seasons if typed.casefold() in label(one).casefold()]
    fitting.sort(key=lambda one: one.status == "finished")
    return [
        app_commands.Choice(name=label(one)[:LONGEST_CHOICE], value=str(one.id))
        for one in fitting[:MOST_CHOICES]
    ]


async def suggest_leagues(shell: Shell, interaction: discord.Interaction, typed: str) -> Choices:
    """Leagues of the server whose name fits."""
    leagues = await seen_leagues(shell, interaction)
    names = [one.name for one in leagues if typed.casefold() in one.name.casefold()]
    return [
        app_commands.Choice(name=name[:LONGEST_CHOICE], value=name[:LONGEST_CHOICE])
        for name in names[:MOST_CHOICES]
    ]


async def suggest_players(shell: Shell, interaction: discord.Interaction, typed: str) -> Choices:
    """Those who take part in the season that was named before."""
    chosen = getattr(interaction.namespace, "season", None)
    try:
        season = await _meant_in(shell, interaction, str(chosen or ""))
        view = await shell.app.leagues.view(season.id)
    except NoSuchSeason:
        return []
    users = [user for one in view.entrants if one.status != "dropped" for user in one.users if user]
    await shell.names.learn(interaction.client, view.record.guild, users[: 4 * MOST_CHOICES])
    texts = await shell.texts_for(interaction)
    named = [(_name(shell, user, texts) or str(user), user) for user in users]
    fitting = [each for each in named if typed.casefold() in each[0].casefold()]
    return [
        app_commands.Choice(name=name[:LONGEST_CHOICE], value=str(user))
        for name, user in sorted(fitting)[:MOST_CHOICES]
    ]


def player_named(shell: Shell, view: SeasonView, typed: str) -> UserId:
    """The player of a season who is named: a suggestion that was picked, a mention, or a name."""
    wanted = typed.strip()
    users = [user for one in view.entrants for user in one.users if user]
    for number in (*numbers_in(wanted), *_computers_in(wanted)):
        if number in users:
            return number
    named = [
        user
        for user in users
        if any(_name(shell, user, Texts(spoken)).casefold() == wanted.casefold() for spoken in languages())
    ]
    if len(named) != 1:
        raise NotEntered("that player does not take part", rule="unknown")
    return named[0]


def _name(shell: Shell, user: UserId, texts: Texts) -> str:
    """How a player is called in suggestions; computer players have a name in each language."""
    return computer_name(user, texts) or shell.names.called(user)


def _computers_in(text: str) -> list[UserId]:
    """A suggestion of a computer player that was picked: its number, which is below zero."""
    number = whole_number(text.removeprefix("-")) if text.startswith("-") else None
    return [] if number is None else [UserId(-number)]


def numbers_in(text: str) -> list[UserId]:
    """The users named in a text by mention or number, in their order."""
    named = (whole_number(found[1] or found[2]) for found in _MENTION.finditer(text))
    return [UserId(user) for user in named if user is not None]


def refuse_outsider(guest: Guest) -> None:
    """NotEntered for bots, and for those whom Discord knows but who are not in this server."""
    if guest.is_bot:
        raise NotEntered("bots do not play", rule="bot")
    if not guest.is_member:
        raise NotEntered("that user is not in this server", rule="stranger", user=str(guest.user))


async def refuse_strangers(shell: Shell, who: Person, users: Iterable[UserId]) -> None:
    """NotEntered unless everybody on a list is a person of this server."""
    server = who.interaction.guild
    assert server is not None, "the command works in servers only"
    wanted = tuple(users)
    found = await members_of(server, wanted)
    for user in wanted:
        member = found.get(user)
        refuse_outsider(Guest(user, is_bot=member is not None and member.bot, is_member=member is not None))
    for member in found.values():
        shell.names.note(member)


def entries_in(text: str, team_size: int) -> tuple[tuple[UserId, ...], ...]:
    """The entries of a list: a line each; without lines, everybody named in the order they come."""
    lines = [found for line in text.splitlines() if (found := numbers_in(line))]
    if len(lines) == 1 or all(len(line) % team_size == 0 for line in lines):
        flat = [user for line in lines for user in line]
        starts = range(0, len(flat), team_size)
        return tuple(tuple(flat[start : start + team_size]) for start in starts)
    return tuple(tuple(line) for line in lines)


def entrants_in(view: SeasonView, text: str) -> tuple[EntrantId, ...]:
    """The entrants named in a text, in their order; the two of a pair who stand side by side are one."""
    found: list[EntrantId] = []
    for user in numbers_in(text):
        entrant = view.entrant_of(user)
        if entrant is None:
            raise NotEntered("that player does not take part", rule="named", user=str(user))
        if not found or found[-1] != entrant.id or len(entrant.users) == 1:
            found.append(entrant.id)
    if not found:
        raise NotEntered("the list names nobody", rule="empty")
    return tuple(found)


def pairs_in(view: SeasonView, text: str) -> tuple[tuple[EntrantId, ...], ...]:
    """The pairings of a list: a line each, or parted by commas; else two and two in the order they come."""
    parts = [part for part in re.split(r"[\n,;]+", text) if numbers_in(part)]
    if len(parts) > 1:
        return tuple(entrants_in(view, part) for part in parts)
    flat = entrants_in(view, text)
    return tuple(flat[start : start + 2] for start in range(0, len(flat), 2))
