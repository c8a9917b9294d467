"""Animations of finished matches for public posts: drawn beside the delivery, which goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sfb_bot.discord_ui.components import audience_for
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Animation, Frame, StudioFull
from sfb_bot.locale import Texts
from sfb_bot.matches.ports import NotReady
from sfb_bot.matches.records import MatchId, MatchRecord

log = logging.getLogger(__name__)

# Well below Discord's 10 MiB, so that it loads on a phone.
LARGEST_FILM: Final = 2_000_000
# People who watch something come first; seconds before the next try where many do.
PAUSE_WHEN_FULL: Final = 5.0


def animation_of(shell: Shell, record: MatchRecord, key: str, frames: tuple[Frame, ...]) -> Animation:
    """What the animation of a match is made of, the same for everybody who watches it."""
    return Animation(shell.screens(record).label, key, frames, LARGEST_FILM)


class Films:
    """One is drawn at a time; what is drawn stays until its posts have it."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._drawing: dict[MatchId, asyncio.Task[Picture | None]] = {}
        self._one = asyncio.Semaphore(1)

    async def of(self, record: MatchRecord, texts: Texts) -> Picture | None:
        """The animation; NotReady while it is being drawn, None where there is nothing to see."""
        task = self._drawing.get(record.id)
        if task is None:
            task = self._drawing[record.id] = asyncio.create_task(self._draw(record, texts))
        if not task.done():
            raise NotReady("the animation is being drawn", task)
        return task.result()

    def forget(self, match: MatchId) -> None:
        """Its posts have it."""
        self._drawing.pop(match, None)

    async def _draw(self, record: MatchRecord, texts: Texts) -> Picture | None:
        shell = self._shell
        async with self._one:
            try:
                film = await shell.app.replays.film(record.id, is_kept=False)
                frames = tuple(Frame(view, events) for view, events in film.actions)
                wanted = animation_of(shell, record, film.key, frames)
                while True:
                    try:
                        names = shell.names.of(record, texts)
                        return await shell.images.animate(wanted, names, audience_for(texts))
                    except StudioFull:
                        await asyncio.sleep(PAUSE_WHEN_FULL)
            except Exception:
                # A match that cannot be played again has its result all the same.
                log.exception("the animation of match %s could not be made", record.id)
                return None
