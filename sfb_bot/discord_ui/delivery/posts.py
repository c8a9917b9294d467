"""How posts are told apart: by a name that survives a crash, and by the buttons they have."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable
from typing import Any, Final

import discord

from sfb_bot.discord_ui.components import Message
from sfb_bot.discord_ui.permissions import Place, missing_in
from sfb_bot.matches.ports import CannotShow
from sfb_bot.matches.records import ChannelId, GuildId, LobbyId, MatchId, OutboxRow
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import ShowBoard
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.lobby_actions import LobbyAction
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

# Discord's number for: the thread is archived.
THREAD_SLEEPS: Final = 50083

# How many messages are looked through, where it is known after which one and where it is not.
MOST_LOOKED_AT: Final = 200
NEAR_THE_END: Final = 30
_MOMENT: Final = re.compile(r"<t:\d+")


def nonce(*parts: object) -> str:
    """Names a delivery: the same when it is tried again, of the length Discord takes."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()


def row_nonce(row: OutboxRow) -> str:
    return nonce(row.kind, row.id, row.created_at)


def has_button(message: discord.Message, action: Action) -> bool:
    """Whether a message has a button that does this."""
    return action in _actions_on(message)


def ledger_number(message: discord.Message, match: MatchId) -> int | None:
    """Which post of a match this is, by its permanent buttons; 0 for one of an earlier version."""
    found = [each for each in _actions_on(message) if isinstance(each, ShowBoard) and each.match == match]
    return found[0].post if found else None


def invites_to(message: discord.Message, lobby: LobbyId) -> bool:
    """Whether a post has the buttons of a table that waits."""
    return any(isinstance(each, LobbyAction) and each.lobby == lobby for each in _actions_on(message))


def shows_action(message: discord.Message, kind: type[Action]) -> bool:
    """Whether a post has a control for this kind of action."""
    return any(isinstance(each, kind) for each in _actions_on(message))


def has_action(message: discord.Message, action: Action) -> bool:
    """Whether a post has a control for this very action."""
    return action in _actions_on(message)


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


def where_to_fix(place: Place) -> ChannelId:
    """The channel whose permissions count in a place: a thread has none of its own."""
    return ChannelId(place.parent_id if isinstance(place, discord.Thread) else place.id)


def refuse_threadless(place: Place) -> None:
    """CannotShow where no thread could be opened, before the line it would grow from is posted in vain."""
    # What is merely useful is not asked for: a match goes on without it.
    missing = [name for name in missing_in(place, "threads") if name != "read_message_history"]
    if missing:
        raise CannotShow("refused", GuildId(place.guild.id), where_to_fix(place), tuple(missing))


def exact_words_of(view: discord.ui.LayoutView) -> tuple[str, ...]:
    """What a message says."""
    return tuple(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))


def exact_words_on(message: discord.Message) -> tuple[str, ...]:
    """What a message that is there says."""
    return exact_words_of(discord.ui.LayoutView.from_message(message, timeout=None))


def words_of(view: discord.ui.LayoutView) -> tuple[str, ...]:
    """What a message says, with any moment in it left open: times may have been put off since."""
    return tuple(_MOMENT.sub("<t:", words) for words in exact_words_of(view))


def words_on(message: discord.Message) -> tuple[str, ...]:
    """The same of a message that is there."""
    return words_of(discord.ui.LayoutView.from_message(message, timeout=None))


async def own_post(
    client: discord.Client,
    place: Place | discord.DMChannel,
    is_it: Callable[[discord.Message], bool],
    after: int | None = None,
) -> discord.Message | None:
    """The newest message of the bot that is the one looked for, after the message `after` or near the end."""
    me, begin = client.user, discord.Object(after) if after else None
    most = MOST_LOOKED_AT if after else NEAR_THE_END
    try:
        async for found in place.history(limit=most, after=begin, oldest_first=False):
            if me is not None and found.author.id == me.id and is_it(found):
                return found
    except discord.Forbidden:
        log.warning("the history of %s may not be read, so a post may come twice", place)
    return None


async def post(place: Place, message: Message, screen: PublicScreen, named: str) -> discord.Message:
    """A new message; it notifies exactly the people the screen names."""
    users = [discord.Object(user) for user in screen.mentions if user > 0]
    return await place.send(
        view=message.view,
        files=message.files,
        nonce=named,
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
    )


async def awake(place: object) -> None:
    """Wake a thread that sleeps: a new post does so by itself, but Discord refuses to change an older one."""
    if isinstance(place, discord.Thread) and place.archived:
        await place.edit(archived=False)


# Any: whatever the library's edit takes.
async def change(client: discord.Client, place: Place, message: int, **what: Any) -> None:
    """Change an own post, also one in a thread that sleeps.

    One that fell asleep while the bot could not see it is taken to be awake until Discord says otherwise.
    """
    await awake(place)
    try:
        await place.get_partial_message(message).edit(**what)
    except discord.HTTPException as error:
        if error.code != THREAD_SLEEPS or not isinstance(place, discord.Thread):
            raise
        found = await client.fetch_channel(place.id)
        if not isinstance(found, discord.Thread) or not found.archived or found.locked:
            raise
        log.info("thread %s had fallen asleep unnoticed", place.id)
        await found.edit(archived=False)
        await place.get_partial_message(message).edit(**what)
