"""Pictures for screens: drawn in threads, kept by what they show."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from sfb_bot.drawing import bracket, league_table
from sfb_bot.drawing.invitation import invitation_picture
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Animation, Audience, Pictures, StudioFull
from sfb_bot.drawing.themes import theme_named
from sfb_bot.drawing.threads import DrawingThreads, Rank
from sfb_bot.matches.lending import Lender, Places
from sfb_bot.screens.invitation_sheet import InvitationSheet
from sfb_bot.screens.league.sheets import BracketSheet
from sfb_bot.screens.league.table_lines import TableSheet
from sfb_bot.screens.values import PrivatePicture, PublicPicture

log = logging.getLogger(__name__)

KEPT: Final = 200
# Animations are kept for those who watch next, the newest results among them; a match has about a megabyte.
MOST_FILM_BYTES: Final = 12_000_000
MOST_FILMS_WAITING: Final = 8
# What animations are called among the things that are lent. Nothing else is drawn for other processes: a
# picture takes some milliseconds, as the way there and back does.
FILM: Final = "film"

# The pictures of an earlier edition of a game by its label; None when there is no such edition.
Earlier: TypeAlias = Callable[[str], Pictures | None]


class Studio:
    """Draws what screens ask for, of every game and of seasons, off the event loop."""

    def __init__(
        self, games: Mapping[str, Pictures], earlier: Earlier | None = None, lender: Lender | None = None
    ) -> None:
        """`games` are those of the newest editions; `earlier` finds others by their label.

        Where several animations are wanted, other processes of the bot may draw some (`lender`).
        """
        self._games = games
        self._earlier = earlier
        self._threads = DrawingThreads()
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._making: dict[str, asyncio.Future[Picture | None]] = {}
        self._films: OrderedDict[str, Picture] = OrderedDict()
        self._filming: dict[str, asyncio.Future[Picture | None]] = {}
        self._lane = Places(1, FILM, lender)
        if lender is not None:
            lender.help_with(FILM, self)

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

    async def draw_page(self, picture: PublicPicture, audience: Audience) -> Picture | None:
        """A picture for the web page, after everything that players wait for; whoever asks keeps it.

        None where there is nothing to draw.
        """
        try:
            return await self._threads.run(Rank.PAGE, lambda: self._drawn(picture, audience))
        except RenderError:
            return None

    def _drawn(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        if isinstance(picture.view, TableSheet | BracketSheet):
            return season_picture(picture.view, audience)
        pictures = self._pictures(picture.game)
        drawn = pictures.draw(picture, audience) if pictures is not None else None
        if drawn is None and isinstance(picture.view, InvitationSheet):
            theme = theme_named(audience.theme)
            return invitation_picture(picture.view, picture.names, theme, audience.language)
        return drawn

    def _pictures(self, game: str) -> Pictures | None:
        if game in self._games:
            return self._games[game]
        return self._earlier(game) if self._earlier is not None else None

    async def animate(self, film: Animation, names: tuple[str, ...], audience: Audience) -> Picture | None:
        """A match as an animation; None where there is nothing to draw yet, StudioFull where many wait.

        The same one is drawn once, whoever asks for it, and kept while there is room.
        """
        key = hashlib.sha256(
            f"{film.game}\n{film.key}\n{film.limit}\n{names!r}\n{audience!r}".encode()
        ).hexdigest()
        if (kept := self._films.get(key)) is not None:
            self._films.move_to_end(key)
            return kept
        making = self._filming.get(key)
        if making is None:
            if len(self._filming) >= MOST_FILMS_WAITING:
                raise StudioFull("too many animations are wanted at once")
            making = self._filming[key] = asyncio.ensure_future(self._animate(key, film, names, audience))
            making.add_done_callback(lambda done: self._filmed(key, done))
        return await asyncio.shield(making)

    async def _animate(
        self, key: str, film: Animation, names: tuple[str, ...], audience: Audience
    ) -> Picture | None:
        pictures = self._pictures(film.game)
        if pictures is None:
            return None
        try:
            drawn = await self._lane.done(
                lambda: self._threads.run_long(
                    lambda: pictures.animate(film.frames, names, audience, film.limit)
                ),
                lambda: pickle.dumps((film, names, audience), pickle.HIGHEST_PROTOCOL),
                _unpacked,
            )
        except RenderError:
            return None
        if drawn is not None:
            self._films[key] = drawn
        while sum(len(one.data) for one in self._films.values()) > MOST_FILM_BYTES:
            self._films.popitem(last=False)
        return drawn

    def is_ready(self) -> bool:
        """Whether there is time to draw an animation for another process."""
        return self._lane.has_room

    async def help(self, work: bytes) -> bytes | None:
        """Draw one for another process, until one of our own is wanted; None when it is not drawn here."""
        return await self._lane.done_for_others(
            lambda: self._threads.run_long(lambda: self._lent(work), lambda: self._lane.is_wanted)
        )

    def _lent(self, work: bytes) -> bytes | None:
        """Unpacked is what another process of the bot has signed (`storage/postgresql/signatures.py`)."""
        film, names, audience = pickle.loads(work)
        pictures = self._pictures(film.game)
        if pictures is None:
            return None
        drawn = pictures.animate(film.frames, names, audience, film.limit)
        return pickle.dumps(drawn, pickle.HIGHEST_PROTOCOL)

    def _filmed(self, key: str, done: asyncio.Future[Picture | None]) -> None:
        self._filming.pop(key, None)
        if not done.cancelled() and done.exception() is not None:
            # Also where nobody waits for it any more.
            log.error("an animation could not be drawn", exc_info=done.exception())


def _unpacked(packed: bytes) -> Picture | None:
    drawn: Picture | None = pickle.loads(packed)
    return drawn


def season_picture(sheet: TableSheet | BracketSheet, audience: Audience) -> Picture:
    """Tables or a bracket."""
    theme = theme_named(audience.theme)
    if isinstance(sheet, TableSheet):
        return league_table.sheet_picture(sheet, theme, audience.language)
    return bracket.sheet_picture(sheet, theme, audience.language)
