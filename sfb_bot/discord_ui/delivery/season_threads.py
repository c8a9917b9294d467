"""What is said where a game of a league is opened."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from sfb_bot.discord_ui.season_show import SeasonShow, players_in
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.refusals import NoSuchSeason
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId
from sfb_bot.screens.league.rounds import thread_greeting, thread_head, thread_name
from sfb_bot.screens.values import PublicScreen


@dataclass(frozen=True, slots=True)
class GameWords:
    """The line a thread grows from, the thread's name, and what is said in it first."""

    channel: ChannelId
    texts: Texts
    head: PublicScreen
    name: str
    greeting: PublicScreen


async def words_of_game(client: discord.Client, shell: Shell, match: MatchId) -> GameWords | None:
    """The words for a match of a league; None for every other one."""
    leagues = shell.app.leagues
    game = await leagues.place_of(match)
    if game is None:
        return None
    try:
        view = await leagues.view(game.season)
    except NoSuchSeason:
        return None
    line = view.line(game.pairing)
    texts = await shell.public_texts(view.record.guild)
    await shell.names.learn(client, view.record.guild, players_in([line]))
    show = SeasonShow(shell, view, texts)
    facts, pairing = show.facts(), show.pairing(line)
    counted = [one for one in line.games if one.reason != "void" and one.number < game.number]
    number = len(counted) + 1
    return GameWords(
        view.record.channel,
        texts,
        thread_head(facts, pairing, number, texts),
        thread_name(facts, pairing, number, texts),
        thread_greeting(facts, pairing, number, texts),
    )
