"""Going on by itself: whoever waits for somebody else is shown the next question without a press."""

from __future__ import annotations

import asyncio
import logging

import discord

from sfb_bot.discord_ui.actions.handlers import Wait
from sfb_bot.discord_ui.actions.looks import panel_since
from sfb_bot.discord_ui.delivery.replies import LOST, is_overtaken, move_below, show, shown_in
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import PlayerError, TableError
from sfb_bot.matches.records import MatchId, UserId

log = logging.getLogger(__name__)


async def going_on(shell: Shell, who: Person, wait: Wait) -> None:
    """Wait until somebody is asked in a match, then ask in their panel, or below what came after it.

    Discord lets a panel be changed for a quarter of an hour after a press. Whoever is asked later, or while
    the bot starts anew, presses Play on the post.
    """
    left = (who.interaction.expires_at - discord.utils.utcnow()).total_seconds()
    try:
        async with asyncio.timeout(max(0.0, left)):
            if await is_asked(shell, who.user, wait) and not is_overtaken(who.interaction):
                await _ask(shell, who, wait.match)
    except TimeoutError:
        return
    except (PlayerError, TableError, discord.HTTPException, *LOST) as error:
        log.info("the panel of %s in match %s does not go on: %r", who.user, wait.match, error)


async def is_asked(shell: Shell, user: UserId, wait: Wait) -> bool:
    """Wait for a question whose post is there, so that it comes below; False when the match is over."""
    while True:
        # Before the look, so that nothing that comes meanwhile is missed.
        shown = shell.lowest.next_time(wait.match)
        stand = await shell.app.store.next_in_ledger(wait.match)
        if stand is None or stand.record.status == "over":
            return False
        stored = stand.record
        # That a sealed answer is in has no post of its own.
        is_shown = stored.shown_seq >= stored.told_seq or not stand.waiting
        if stored.seq > wait.seq and is_shown:
            look = await shell.app.matches.look(wait.match, user)
            if look.question is not None and look.seq == stored.seq:
                return True
        await shown.wait()


async def _ask(shell: Shell, who: Person, match: MatchId) -> None:
    look, missed = await shell.app.visits.visit(match, who.user)
    # Whoever has gone away meanwhile reads it when they are back.
    screen = await panel_since(shell, look, missed, who.texts)
    interaction = who.interaction
    if shell.lowest.is_below(match, interaction.channel_id, shown_in(interaction)):
        move_below(interaction)
    await show(interaction, screen, shell.images, who.texts)
