"""How posts are told apart: by a name that survives a crash, and by the buttons they have."""

from __future__ import annotations

import hashlib

import discord

from sfb_bot.discord_ui.components import Message
from sfb_bot.matches.records import LobbyId, MatchId, OutboxRow
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import ShowBoard
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.lobby_actions import LobbyAction
from sfb_bot.screens.values import PublicScreen


def nonce(*parts: object) -> str:
    """Names a delivery: the same when it is tried again, of the length Discord takes."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()


def row_nonce(row: OutboxRow) -> str:
    return nonce(row.kind, row.id, row.created_at)


def is_ledger(message: discord.Message, match: MatchId) -> bool:
    """Whether a post has the permanent buttons of a match."""
    return ShowBoard(match) in _actions_on(message)


def invites_to(message: discord.Message, lobby: LobbyId) -> bool:
    """Whether a post has the buttons of a table that waits."""
    return any(isinstance(each, LobbyAction) and each.lobby == lobby for each in _actions_on(message))


def _actions_on(message: discord.Message) -> list[Action | None]:
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return [read_action(str(getattr(item, "custom_id", None))) for item in view.walk_children()]


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


async def post(
    place: discord.abc.Messageable, message: Message, screen: PublicScreen, named: str
) -> discord.Message:
    """A new message; it notifies exactly those the screen names."""
    users = [discord.Object(user) for user in screen.mentions]
    return await place.send(
        view=message.view,
        files=message.files,
        nonce=named,
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
    )
