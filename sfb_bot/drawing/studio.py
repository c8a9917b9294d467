"""Pictures for screens: drawn in threads, kept by what they show."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final

from sfb_bot.discord_ui.components import Drawn
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.season_pictures import season_picture
from sfb_bot.drawing.themes import DARK
from sfb_bot.drawing.threads import DrawingThreads, Rank
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, arena_picture
from sfb_bot.games.brawl.pictures.cards import card_picture, hand_picture
from sfb_bot.games.brawl.pictures.challenges import challenge_picture
from sfb_bot.games.brawl.pictures.champions import champion_picture
from sfb_bot.games.brawl.pictures.choice import choice_picture
from sfb_bot.games.brawl.pictures.gallery import gallery_picture
from sfb_bot.games.brawl.pictures.replay import Moment, ReplayRequest, replay_picture
from sfb_bot.games.brawl.pictures.score_sheet import score_sheet_picture
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.kernel import Event
from sfb_bot.screens.league.sheets import BracketSheet, TableSheet
from sfb_bot.screens.values import PrivatePicture, PublicPicture

log = logging.getLogger(__name__)

KEPT: Final = 200


class BrawlImages:
    """The Images port: the brawl's pictures, off the event loop."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._threads = DrawingThreads()
        self._kept: OrderedDict[str, Drawn] = OrderedDict()
        self._making: dict[str, asyncio.Future[Drawn | None]] = {}

    async def warm_up(self, view: PublicView) -> None:
        """Draw once, so that the first player does not wait for fonts and layers."""
        await self.draw(PublicPicture("arena", view), "en")

    def close(self) -> None:
        """Let the threads go."""
        self._threads.close()

    async def draw(self, picture: PublicPicture | PrivatePicture, language: str) -> Drawn | None:
        """The picture a screen asks for; None where there is nothing to draw yet."""
        # The digest covers everything the picture is made of, so equal pictures are drawn once.
        key = hashlib.sha256(f"{language}\n{picture!r}".encode()).hexdigest()
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._draw(key, picture, language))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # Whoever gives up must not take the picture from others who wait for the same one.
        return await asyncio.shield(making)

    async def _draw(self, key: str, picture: PublicPicture | PrivatePicture, language: str) -> Drawn | None:
        make = self._maker(picture, language)
        if make is None:
            return None
        rank = Rank.POST if isinstance(picture, PublicPicture) else Rank.PANEL
        try:
            made = await self._threads.run(rank, make)
        except RenderError:
            return None
        except Exception:
            # A bug in a drawing must not stop a match: the words go out without the picture.
            log.exception("the picture %r could not be drawn", picture.kind)
            return None
        drawn = Drawn(made.data, made.filename(picture.kind), made.alt)
        self._kept[key] = drawn
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    async def replay(
        self,
        moments: Sequence[tuple[Any, Sequence[Event]]],
        names: tuple[str, ...],
        language: str,
        limit: int,
    ) -> Drawn | None:
        """The moments as an animation."""
        shown = [Moment(view, tuple(events)) for view, events in moments if view.figures]
        if not shown:
            return None
        request = ReplayRequest(ArenaRequest(language=language, names=names), limit=limit)
        content = self._content
        made = await self._threads.run(Rank.REPLAY, lambda: replay_picture(shown, content, request))
        return Drawn(made.data, made.filename("replay"), made.alt)

    def _maker(self, picture: PublicPicture | PrivatePicture, language: str) -> Callable[[], Picture] | None:
        view = picture.view
        if isinstance(view, TableSheet | BracketSheet):
            return lambda: season_picture(view, language)
        if picture.subject:
            return self._look_up(picture.kind, picture.subject, language)
        if isinstance(view, SeatView):
            return self._private(picture, view, language)
        return self._public(picture, view, language) if isinstance(view, PublicView) else None

    def _public(
        self, picture: PublicPicture | PrivatePicture, view: PublicView, language: str
    ) -> Callable[[], Picture]:
        content, names = self._content, picture.names
        if view.phase is Phase.DRAFT or picture.kind == "gallery":
            return lambda: gallery_picture(view, content, DARK, language)
        events = picture.events
        if picture.kind == "score":
            return lambda: score_sheet_picture(view, events, content, DARK, language, names=names)
        before = picture.before if isinstance(picture.before, PublicView) else None
        request = ArenaRequest(language=language, names=names, events=events, before=before)
        return lambda: arena_picture(view, content, request)

    def _private(
        self, picture: PublicPicture | PrivatePicture, view: SeatView, language: str
    ) -> Callable[[], Picture]:
        content = self._content
        if picture.kind == "hand":
            return lambda: hand_picture(view, content, DARK, language, in_a_row=3)
        if picture.kind == "gallery" or view.public.phase is Phase.DRAFT:
            return lambda: gallery_picture(view.public, content, DARK, language)
        request = ArenaRequest(language=language, names=picture.names)
        return lambda: choice_picture(view, content, request)

    def _look_up(self, kind: str, subject: str, language: str) -> Callable[[], Picture] | None:
        content = self._content
        if kind == "card" and subject in content.cards:
            return lambda: card_picture(content, subject, DARK, language)
        if kind == "champion":
            return lambda: champion_picture(content, subject, DARK, language)
        if kind == "challenge":
            return lambda: challenge_picture(content, subject, DARK, language)
        return None
