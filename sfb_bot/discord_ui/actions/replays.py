"""Looking back at a match: moment by moment, or all of it as an animation."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from sfb_bot.discord_ui.actions.handlers import Illustrated, Show, handles
from sfb_bot.discord_ui.components import audience_for
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell, people_in
from sfb_bot.drawing.pictures import Frame
from sfb_bot.matches.records import MatchId, MatchRecord
from sfb_bot.matches.refusals import NoSuchMatch
from sfb_bot.screens.actions import ShowReplay, WatchReplay
from sfb_bot.screens.replay import Album, replay_screen, wanted_place, watch_screen

# Well below Discord's 10 MiB, so that it loads on a phone.
LARGEST_REPLAY: Final = 2_000_000


@handles(ShowReplay)
async def show_replay(shell: Shell, who: Person, action: ShowReplay) -> Show:
    """The wanted moment, for whoever can see where the match is played; players see their own view."""
    match = action.match
    record = await _followed(shell, who, match)
    is_over = record.status == "over"
    if action.move == "open":
        action = replace(action, move="first" if is_over else "last")
    scenes = await shell.app.replays.scenes(match)
    place = wanted_place([scene.seq for scene in scenes], action)
    is_own = action.whose == "own"
    own = await shell.app.replays.own_view(match, who.user, scenes[place]) if is_own else None
    is_player = any(seat.user == who.user for seat in record.seats)
    album = Album(match, people_in(record), scenes, has_own=is_player and is_over)
    screen = replay_screen(shell.screens(record), album, place, who.texts, own)
    return shell.names.in_private(screen, record)


@handles(WatchReplay)
async def watch_replay(shell: Shell, who: Person, action: WatchReplay) -> Show:
    """The animation, or a word that there is nothing to draw yet."""
    record = await _followed(shell, who, action.match)
    actions = await shell.app.replays.actions(action.match)
    names = shell.names.of(record)
    frames = [Frame(view, tuple(events)) for view, events in actions]
    audience = audience_for(who.texts)
    drawn = await shell.images.animate(record.game, frames, names, audience, LARGEST_REPLAY)
    screen = watch_screen(action, who.texts, is_drawn=drawn is not None)
    return Illustrated(screen, drawn, "replay") if drawn is not None else screen


async def _followed(shell: Shell, who: Person, match: MatchId) -> MatchRecord:
    """A match whose posts this person could read; NoSuchMatch for any other, as if there were none."""
    record = await shell.app.store.match_record(match)
    if record is not None:
        is_player = any(seat.user == who.user for seat in record.seats)
        if is_player or await _can_see(who.interaction, record):
            return record
    raise NoSuchMatch("there is no such match here", rule="match", match=match)


async def _can_see(interaction: discord.Interaction, record: MatchRecord) -> bool:
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != record.guild or not record.channel:
        return False
    if record.channel == interaction.channel_id:
        return True
    if not isinstance(member, discord.Member):
        return False
    try:
        # An archived thread is not in the cache.
        place = guild.get_channel_or_thread(record.channel) or await guild.fetch_channel(record.channel)
        is_secret = isinstance(place, discord.Thread) and place.is_private()
        return not is_secret and place.permissions_for(member).view_channel
    except (discord.NotFound, discord.Forbidden, discord.ClientException):
        # Gone, closed to the bot itself, or a thread whose channel is unknown.
        return False
