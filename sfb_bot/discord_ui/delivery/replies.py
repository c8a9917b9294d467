"""Answering an interaction: acknowledge first, show afterwards, never twice, and again where it was lost."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import aiohttp
import discord

from sfb_bot.discord_ui.components import Images, Message, drawn_message, private_message, wordy_message
from sfb_bot.drawing.picture import Picture
from sfb_bot.locale import Texts
from sfb_bot.screens.values import PrivateScreen

log = logging.getLogger(__name__)

# What a connection that broke, or a Discord in trouble, ends a request with; it may have been carried out.
LOST: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError)
# Seconds before an answer that was lost is sent again; it can be for as long as its token lives, 15 minutes.
PAUSES: Final = (0.5, 2.0, 5.0, 15.0, 45.0, 120.0, 240.0)
ALREADY_ACKNOWLEDGED: Final = 40060
# Panels whose newest press is remembered while an older answer may be sent again.
KEPT_PANELS: Final = 1000
_newest_press: OrderedDict[int, int] = OrderedDict()
# Kept with an interaction whose answer comes below the pressed panel: that message, once it is there.
_BELOW: Final = "below"
# Kept with an interaction: the number of the message its answer is in.
_SHOWN: Final = "shown"


def is_private_panel(interaction: discord.Interaction) -> bool:
    """Whether the pressed control is on a message only this person sees, which may be changed in place."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def acknowledge(interaction: discord.Interaction, shrunk: PrivateScreen | None = None) -> None:
    """Tell Discord within its three seconds that an answer will come, seen by this person alone.

    A panel that something has come below of shrinks to what `shrunk` says, and the answer comes below it all.
    """
    if interaction.response.is_done():
        return
    # Before anything of it can be seen: from now on no older answer may cover the panel.
    _note_press(interaction)
    try:
        await once(lambda: _acknowledge(interaction, shrunk))
    except LOST:
        # There is time for another try, no more.
        await once(lambda: _acknowledge(interaction, shrunk))


async def once(respond: Callable[[], Awaitable[object]]) -> None:
    """Give the first response to an interaction, unless Discord has it.

    The library asks Discord again where it said that it was in trouble; it may have heard the first time.
    """
    try:
        await respond()
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


async def shrink(interaction: discord.Interaction, shrunk: PrivateScreen) -> None:
    """Make an acknowledged panel a line, and answer below it."""
    await _until_heard(interaction, lambda: _put(interaction, wordy_message(shrunk)))
    interaction.extras[_BELOW] = None


def shown_in(interaction: discord.Interaction) -> int | None:
    """The number of the message with the answer; None before there is one."""
    return interaction.extras.get(_SHOWN)


def move_below(interaction: discord.Interaction) -> None:
    """Answer in another message, below everything that came since; the one before stays as it is."""
    interaction.extras[_BELOW] = None


async def _acknowledge(interaction: discord.Interaction, shrunk: PrivateScreen | None) -> None:
    if shrunk is not None:
        interaction.extras[_BELOW] = None
        await interaction.response.edit_message(view=wordy_message(shrunk).view, attachments=[])
    elif is_private_panel(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction, screen: PrivateScreen, images: Images, texts: Texts) -> None:
    """Put a screen where the acknowledged answer is: a new private message, or the panel pressed."""

    async def send() -> None:
        # Made anew each time: a file can be sent once. Its picture is kept.
        await _put(interaction, await private_message(screen, images, texts))

    await _until_heard(interaction, send)


async def show_drawn(
    interaction: discord.Interaction, screen: PrivateScreen, drawn: Picture, name: str
) -> None:
    """The same with a picture that is there already."""
    await _until_heard(interaction, lambda: _put(interaction, drawn_message(screen, drawn, name)))


async def _put(interaction: discord.Interaction, message: Message) -> None:
    nobody = discord.AllowedMentions.none()
    if _BELOW not in interaction.extras:
        shown = await interaction.edit_original_response(
            view=message.view, attachments=message.files, allowed_mentions=nobody
        )
        interaction.extras[_SHOWN] = shown.id
        return
    below = interaction.extras[_BELOW]
    if below is None:
        below = await interaction.followup.send(
            view=message.view, files=message.files, ephemeral=True, allowed_mentions=nobody, wait=True
        )
        interaction.extras[_BELOW], interaction.extras[_SHOWN] = below, below.id
    else:
        await below.edit(view=message.view, attachments=message.files, allowed_mentions=nobody)


async def send_files(interaction: discord.Interaction, files: Sequence[tuple[str, bytes]]) -> None:
    """Send files only this person sees; a panel that was pressed stays as it is."""

    async def send() -> None:
        made = [discord.File(io.BytesIO(data), name) for name, data in files]
        if is_private_panel(interaction):
            await interaction.followup.send(files=made, ephemeral=True)
        else:
            await interaction.edit_original_response(attachments=made)

    await _until_heard(interaction, send)


async def _until_heard(interaction: discord.Interaction, send: Callable[[], Awaitable[None]]) -> None:
    """Send an answer, again after a while where it was lost, until the token is too old.

    What was done is stored before; whoever is shown nothing in the end finds it with the next press. An
    answer that comes late never covers what the same panel shows since a later press.
    """
    for pause in (*PAUSES, None):
        try:
            await send()
        except LOST as error:
            if pause is None or interaction.is_expired():
                log.warning("an answer to interaction %s could not be shown: %r", interaction.id, error)
                return
            log.info("an answer to interaction %s was lost, again in %s s: %r", interaction.id, pause, error)
            await _wait(pause)
            if is_overtaken(interaction):
                return
        else:
            return


async def _wait(seconds: float) -> None:
    await asyncio.sleep(seconds)


def _note_press(interaction: discord.Interaction) -> None:
    """Remember the newest press on a panel; numbers of interactions grow."""
    if is_private_panel(interaction) and interaction.message is not None:
        panel = interaction.message.id
        _newest_press[panel] = max(interaction.id, _newest_press.get(panel, 0))
        _newest_press.move_to_end(panel)
        while len(_newest_press) > KEPT_PANELS:
            _newest_press.popitem(last=False)


def is_overtaken(interaction: discord.Interaction) -> bool:
    """Whether the panel was pressed again since."""
    message = interaction.message
    return message is not None and _newest_press.get(message.id, 0) > interaction.id
