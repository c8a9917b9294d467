"""The pictures of the web page: drawn one at a time, each once, and kept within a number of bytes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import Final, Protocol

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience
from sfb_bot.screens.values import PublicPicture

log = logging.getLogger(__name__)

MOST_BYTES: Final = 24_000_000
# So many pictures may wait; whoever comes then is told to come again.
MOST_WAITING: Final = 24


class TooManyReaders(Exception):
    """So much is asked for at once that another one would wait too long."""


class Drawings(Protocol):
    """Draws pictures off the event loop, after everything that players wait for."""

    async def draw_page(self, picture: PublicPicture, audience: Audience) -> Picture | None:
        """The picture; None where there is nothing to draw."""
        ...


class Gallery:
    """Pictures by what they show."""

    def __init__(
        self, drawings: Drawings, most_bytes: int = MOST_BYTES, most_waiting: int = MOST_WAITING
    ) -> None:
        self._drawings = drawings
        self._most_bytes, self._bytes = most_bytes, 0
        self._most_waiting = most_waiting
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._making: dict[str, asyncio.Task[Picture | None]] = {}
        self._one = asyncio.Lock()

    @property
    def kept_bytes(self) -> int:
        """How much is kept."""
        return self._bytes

    async def draw(self, picture: PublicPicture, audience: Audience) -> Picture | None:
        """A picture; None where there is nothing to draw, TooManyReaders where many wait for theirs."""
        key = hashlib.sha256(f"{audience!r}\n{picture!r}".encode()).hexdigest()
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= self._most_waiting:
                raise TooManyReaders("too many pictures are wanted at once")
            making = self._making[key] = asyncio.create_task(self._draw(key, picture, audience))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # Whoever goes away must not take the picture from others who wait for the same one.
        return await asyncio.shield(making)

    async def _draw(self, key: str, picture: PublicPicture, audience: Audience) -> Picture | None:
        async with self._one:
            try:
                drawn = await self._drawings.draw_page(picture, audience)
            except Exception:
                # A bug in a drawing: the words are there without the picture.
                log.exception("the picture %r could not be drawn for the web page", picture.kind)
                return None
        if drawn is not None:
            self._keep(key, drawn)
        return drawn

    def _keep(self, key: str, drawn: Picture) -> None:
        self._kept[key] = drawn
        self._bytes += len(drawn.data)
        while self._bytes > self._most_bytes:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= len(gone.data)
