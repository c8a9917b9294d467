"""What was posted and could not be noted, by this run of the bot or the one before: looked for before it is
posted again.

Discord knows the same post by its nonce for some minutes. After a longer time without the bot or its store
only the channel tells: there a post is known by its words, whatever the moments in them, or by its buttons.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import discord

from sfb_bot.discord_ui.components import Message
from sfb_bot.discord_ui.delivery.posts import (
    exact_words_of,
    exact_words_on,
    own_post,
    post,
    row_nonce,
    words_of,
    words_on,
)
from sfb_bot.discord_ui.delivery.replies import LOST
from sfb_bot.discord_ui.permissions import Place
from sfb_bot.matches.records import OutboxRow, UserId
from sfb_bot.screens.values import PublicScreen

log = logging.getLogger(__name__)

# Posts of this run that are remembered: a row that could not be ticked off comes again. While the store takes
# no notes, each lane gets no further than one post.
KEPT_POSTS: Final = 4096


class SentBefore:
    """Posts each row once, also where this run or the one before it got no further than the post."""

    def __init__(self, client: discord.Client, waiting: frozenset[int]) -> None:
        """`waiting` are the rows that the run before this one has left."""
        self._client = client
        self._in_doubt = set(waiting)
        # Rows that were posted, and names of direct messages: a row may have several.
        self._sent: OrderedDict[int | str, None] = OrderedDict()

    def is_possible(self, row: OutboxRow) -> bool:
        """Whether a row may have been shown already: it was left by an earlier run, or it comes again."""
        return row.id in self._in_doubt or row.id in self._sent

    def _note(self, sent: int | str) -> None:
        self._sent[sent] = None
        if len(self._sent) > KEPT_POSTS:
            self._sent.popitem(last=False)

    async def post(
        self, place: Place, message: Message, screen: PublicScreen, row: OutboxRow, after: int | None = None
    ) -> discord.Message:
        """Make the post of a row, unless it is there: after the message `after`, or anywhere near the end."""
        words = words_of(message.view)

        def is_it(found: discord.Message) -> bool:
            if found.nonce is not None:
                return str(found.nonce) == row_nonce(row)
            return words_on(found) == words

        if self.is_possible(row) and (found := await self.find(place, is_it, after)) is not None:
            log.info("%s row %s of match %s had been shown already", row.kind, row.id, row.match)
            return found
        return await self.send(place, message, screen, row, row_nonce(row))

    async def send(
        self, place: Place, message: Message, screen: PublicScreen, row: OutboxRow, named: str
    ) -> discord.Message:
        """Make a post; one whose answer gets lost may be there all the same."""
        try:
            posted = await post(place, message, screen, named)
        except LOST:
            self._in_doubt.add(row.id)
            raise
        self._in_doubt.discard(row.id)
        self._note(row.id)
        return posted

    async def tell(self, user: UserId, message: Message, row: OutboxRow, named: str) -> None:
        """Send somebody a direct message, unless they have it; Forbidden from those who take none."""
        person = self._client.get_user(user) or await self._client.fetch_user(user)
        if self.is_possible(row) or named in self._sent:
            place, words = await person.create_dm(), exact_words_of(message.view)

            def is_it(found: discord.Message) -> bool:
                # A word about another moment is another word, here where nothing tells them apart besides.
                return (
                    str(found.nonce) == named if found.nonce is not None else exact_words_on(found) == words
                )

            if await self.find(place, is_it) is not None:
                log.info("%s row %s had reached user %s already", row.kind, row.id, user)
                return
        try:
            await person.send(view=message.view, files=message.files, nonce=named)
        except LOST:
            self._in_doubt.add(row.id)
            raise
        self._note(named)

    async def find(
        self,
        place: Place | discord.DMChannel,
        is_it: Callable[[discord.Message], bool],
        after: int | None = None,
    ) -> discord.Message | None:
        """The newest own message that is the one looked for."""
        return await own_post(self._client, place, is_it, after)
