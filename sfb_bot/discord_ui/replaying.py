"""Looking back at a match: moment by moment, or all of it as an animation."""

from __future__ import annotations

import discord

from sfb_bot.discord_ui.components import drawn_message, style_for
from sfb_bot.discord_ui.shell import Shell, people_of
from sfb_bot.drawing.pictures import Frame
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, MatchRecord, UserId
from sfb_bot.matches.refusals import NoSuchMatch
from sfb_bot.screens.replay import Album, Moment, StepTo, place_of, replay_screen, watch_screen
from sfb_bot.screens.values import PrivateScreen

# Well below Discord's 10 MiB, so that it loads on a phone.
LARGEST_REPLAY = 2_000_000


async def replay_of(
    shell: Shell, interaction: discord.Interaction, match: MatchId, wanted: StepTo | None, texts: Texts
) -> PrivateScreen:
    """The wanted moment, for whoever can see where the match is played; the own view for its players.

    For None a finished match is opened at its beginning, one under way where it stands.
    """
    record = await _followed(shell, interaction, match)
    wanted = wanted or StepTo("first" if record.status == "over" else "last")
    user = UserId(interaction.user.id)
    scenes = await shell.app.replays.scenes(match)
    place = place_of([scene.seq for scene in scenes], wanted)
    own = await shell.app.replays.own_view(match, user, scenes[place]) if wanted.whose == "own" else None
    moments = tuple(Moment(scene.seq, scene.public, scene.events, scene.is_after_gap) for scene in scenes)
    is_player = any(seat.user == user for seat in record.seats)
    album = Album(match, people_of(record), moments, has_own=is_player and record.status == "over")
    return shell.names.in_private(replay_screen(shell.screens(record), album, place, texts, own), record)


async def watch(
    shell: Shell, interaction: discord.Interaction, match: MatchId, back_to: StepTo, texts: Texts
) -> PrivateScreen | None:
    """Show the animation to whoever asked for it; the screen to show instead where there is none."""
    record = await _followed(shell, interaction, match)
    actions = await shell.app.replays.actions(match)
    names = shell.names.of(record)
    frames = [Frame(view, tuple(events)) for view, events in actions]
    style = style_for(texts)
    drawn = await shell.images.animate(record.game, frames, names, style, LARGEST_REPLAY)
    screen = watch_screen(match, back_to, texts, is_drawn=drawn is not None)
    if drawn is None:
        return screen
    message = drawn_message(screen, drawn, "replay")
    await interaction.edit_original_response(
        view=message.view, attachments=message.files, allowed_mentions=discord.AllowedMentions.none()
    )
    return None


async def _followed(shell: Shell, interaction: discord.Interaction, match: MatchId) -> MatchRecord:
    """A match whose posts this person could read; NoSuchMatch for any other, as if there were none."""
    record = await shell.app.store.match_record(match)
    if record is not None:
        is_player = any(seat.user == interaction.user.id for seat in record.seats)
        if is_player or await _can_see(interaction, record):
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
