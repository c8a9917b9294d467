"""Pictures for screens: drawn in threads, kept by what they show."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Audience, Frame, Pictures
from sfb_bot.drawing.season_pictures import season_picture
from sfb_bot.drawing.threads import DrawingThreads, Rank
from sfb_bot.screens.league.sheets import BracketSheet, TableSheet
from sfb_bot.screens.values import PrivatePicture, PublicPicture

log = logging.getLogger(__name__)

KEPT: Final = 200


class Studio:
    """Draws what screens ask for, of every game and of seasons, off the event loop."""

    def __init__(self, games: Mapping[str, Pictures]) -> None:
        self._games = games
        self._threads = DrawingThreads()
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._making: dict[str, asyncio.Future[Picture | None]] = {}

    async def warm_up(self) -> None:
        """Draw once, so that the first player does not wait for fonts and layers."""
        for pictures in self._games.values():
            await self._threads.run(Rank.POST, pictures.warm_up)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.close()

    async def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw yet."""
        # The digest covers everything the picture is made of, so equal pictures are drawn once.
        key = hashlib.sha256(f"{audience!r}\n{picture!r}".encode()).hexdigest()
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._draw(key, picture, audience))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # Whoever gives up must not take the picture from others who wait for the same one.
        return await asyncio.shield(making)

    async def _draw(
        self, key: str, picture: PublicPicture | PrivatePicture, audience: Audience
    ) -> Picture | None:
        rank = Rank.POST if isinstance(picture, PublicPicture) else Rank.PANEL
        try:
            drawn = await self._threads.run(rank, lambda: self._drawn(picture, audience))
        except RenderError:
            return None
        except Exception:
            # A bug in a drawing must not stop a match: the words go out without the picture.
            log.exception("the picture %r could not be drawn", picture.kind)
            return None
        if drawn is not None:
            self._kept[key] = drawn
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    def _drawn(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        if isinstance(picture.view, TableSheet | BracketSheet):
            return season_picture(picture.view, audience)
        return self._games[picture.game].draw(picture, audience)

    async def animate(
        self, game: str, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """A match as an animation of at most `limit` bytes; None where there is nothing to draw yet."""
        pictures = self._games[game]
        return await self._threads.run(Rank.REPLAY, lambda: pictures.animate(frames, names, audience, limit))
