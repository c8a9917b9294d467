"""How posts are told apart: by a name that survives a crash, and by the buttons they have."""

from __future__ import annotations

import hashlib

import discord

from sfb_bot.discord_ui.components import Message
from sfb_bot.discord_ui.permissions import Place, missing_in
from sfb_bot.matches.ports import CannotShow
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, OutboxRow
from sfb_bot.screens.actions import ShowBoard
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.values import PublicScreen


def nonce(*parts: object) -> str:
    """Names a delivery: the same when it is tried again, of the length Discord takes."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()


def row_nonce(row: OutboxRow) -> str:
    return nonce(row.kind, row.id, row.created_at)


def is_ledger(message: discord.Message, match: MatchId) -> bool:
    """Whether a post has the permanent buttons of a match."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    found = [str(getattr(item, "custom_id", None)) for item in view.walk_children()]
    return ShowBoard(match) in [read_action(custom_id) for custom_id in found]


def without_controls(view: discord.ui.LayoutView) -> discord.ui.LayoutView:
    """The same message without its rows of controls."""
    for item in list(view.children):
        if isinstance(item, discord.ui.Container):
            for inner in list(item.children):
                if isinstance(inner, discord.ui.ActionRow):
                    item.remove_item(inner)
        elif isinstance(item, discord.ui.ActionRow):
            view.remove_item(item)
    return view


def where_to_fix(place: Place) -> ChannelId:
    """The channel whose permissions count in a place: a thread has none of its own."""
    return ChannelId(place.parent_id if isinstance(place, discord.Thread) else place.id)


def refuse_threadless(place: Place) -> None:
    """CannotShow where no thread could be opened, before the line it would grow from is posted in vain."""
    # What is merely useful is not asked for: a match goes on without it.
    missing = [name for name in missing_in(place, "threads") if name != "read_message_history"]
    if missing:
        raise CannotShow("refused", GuildId(place.guild.id), where_to_fix(place), tuple(missing))


async def post(place: Place, message: Message, screen: PublicScreen, named: str) -> discord.Message:
    """A new message; it notifies exactly those the screen names."""
    users = [discord.Object(user) for user in screen.mentions]
    return await place.send(
        view=message.view,
        files=message.files,
        nonce=named,
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
    )
