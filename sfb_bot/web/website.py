"""Every page of every server that has its page on, made from the store when it is asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience
from sfb_bot.games.editions import Editions
from sfb_bot.kernel import EditionLost
from sfb_bot.leagues.seasons.records import LoadedSeason
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, Scene, SeasonId
from sfb_bot.matches.replays import played_again
from sfb_bot.screens.league.shown_season import Surroundings
from sfb_bot.screens.values import PublicPicture
from sfb_bot.web.addresses import (
    ADDRESS,
    INDEX,
    Wanted,
    bracket_file,
    match_file,
    round_file,
    scene_file,
    season_file,
    step_file,
    wanted,
)
from sfb_bot.web.frame import Crumb
from sfb_bot.web.gallery import Gallery
from sfb_bot.web.matches import MatchPages
from sfb_bot.web.ports import WebStore
from sfb_bot.web.reader import Reader
from sfb_bot.web.records import PublicJournal
from sfb_bot.web.seasons import SeasonPages, server_page

# Matches that were played again lately; whoever steps through one asks for it at every step.
KEPT_MATCHES: Final = 12
HTML: Final = "text/html; charset=utf-8"
_TYPES: Final = {"webp": "image/webp", "png": "image/png", "gif": "image/gif"}


@dataclass(frozen=True, slots=True)
class Document:
    """A page or a picture, ready to be sent or written."""

    body: bytes
    content_type: str


@dataclass(frozen=True, slots=True)
class Part:
    """Some files that are written together; those of a match have a stamp that says whether they changed."""

    names: tuple[str, ...]
    match: MatchId | None = None
    stamp: str = ""


class Website:
    """Finds out what a page says. Nothing here writes, and nothing here knows more than public posts tell."""

    def __init__(self, store: WebStore, editions: Editions, gallery: Gallery, fresh: float = 0) -> None:
        """A match is read again after `fresh` seconds: whoever steps through one asks for it each time."""
        self._store = store
        self._fresh = fresh
        self._matches: OrderedDict[tuple[str, int], tuple[float, MatchPages | None]] = OrderedDict()
        self._editions = editions
        self._gallery = gallery
        self._scenes: OrderedDict[tuple[MatchId, str], tuple[Scene, ...]] = OrderedDict()
        # Matches are played again one at a time: a thread that works slows down all others.
        self._playing = asyncio.Lock()

    async def document(self, address: str, name: str) -> Document | None:
        """A file of a server's pages; None where there is none."""
        asked = wanted(name)
        reader = await self.reader(address) if asked is not None else None
        if asked is None or reader is None:
            return None
        match asked.kind:
            case "index":
                return _html(await self._index(reader))
            case "season" | "round" | "bracket":
                return await self._of_season(reader, asked)
            case _:
                return await self._of_match(reader, asked)

    async def reader(self, address: str) -> Reader | None:
        """The server with this address; None where there is none, or it has turned its page off."""
        if not ADDRESS.fullmatch(address):
            return None
        server = await self._store.web_server(address)
        if server is None:
            return None
        facts = await self._store.web_facts(server.guild)
        texts = Texts(server.language, theme=server.theme, orientation=server.orientation)
        return Reader(server, facts, texts)

    async def texts_at(self, address: str) -> Texts | None:
        """The texts of the server that has this address; None if none has."""
        server = await self._store.web_server(address) if ADDRESS.fullmatch(address) else None
        return Texts(server.language) if server is not None else None

    # --- Seasons ---

    async def _index(self, reader: Reader) -> bytes:
        seasons = await self._store.seasons_of(reader.server.guild)
        shown = [
            one for one in seasons if reader.facts.is_open(one.channel) and one.game in self._editions.packs
        ]
        return server_page(reader, shown)

    async def season(self, reader: Reader, number: int) -> SeasonPages | None:
        """A season that everybody may see."""
        loaded = await self._store.load_season(SeasonId(number))
        return await self._season(reader, loaded) if loaded is not None else None

    async def _season(self, reader: Reader, loaded: LoadedSeason) -> SeasonPages | None:
        record = loaded.record
        pack = self._editions.packs.get(record.game)
        if record.guild != reader.server.guild or not reader.facts.is_open(record.channel) or pack is None:
            return None
        matches = [game.match for game in loaded.games if game.match is not None]
        places = await self._store.places_of(matches)
        setup = pack.screens.setup_words(record.setup, reader.texts)
        around = Surroundings(
            lambda user: reader.drawn([user])[0],
            setup,
            places,
            await self._store.endings_of(matches),
            has_windows=pack.rules.has_windows,
        )
        return SeasonPages(reader, SeasonView(loaded), around)

    async def _of_season(self, reader: Reader, asked: Wanted) -> Document | None:
        pages = await self.season(reader, asked.number)
        if pages is None:
            return None
        if asked.kind == "round":
            found = pages.round_page(asked.part)
            return _html(found) if found is not None else None
        sheets = pages.bracket_sheets()
        if asked.kind == "bracket":
            if not 1 <= asked.part <= len(sheets):
                return None
            picture = await self._draw(reader, PublicPicture("bracket", sheets[asked.part - 1]))
            return _image(picture, asked.format)
        drawn = [await self._draw(reader, PublicPicture("bracket", sheet)) for sheet in sheets]
        return _html(pages.season_page([each for each in drawn if each is not None]))

    # --- Matches ---

    async def match(self, reader: Reader, number: int) -> MatchPages | None:
        """A league match whose posts everybody can read, as far as they have told it."""
        key, now = (reader.server.address, number), asyncio.get_running_loop().time()
        until, kept = self._matches.get(key, (0.0, None))
        if now < until and kept is not None and kept.reader == reader:
            return kept
        found = await self._match(reader, MatchId(number))
        if self._fresh:
            self._matches[key] = now + self._fresh, found
            self._matches.move_to_end(key)
        while len(self._matches) > KEPT_MATCHES:
            self._matches.popitem(last=False)
        return found

    async def _match(self, reader: Reader, match: MatchId) -> MatchPages | None:
        game = await self._store.game_of(match)
        season = await self.season(reader, game.season) if game is not None else None
        if game is None or season is None or match not in season.matches():
            return None
        journal = await self._store.public_journal(match)
        # Something may have changed since the season was read.
        if journal is None or not reader.facts.is_open(journal.record.channel):
            return None
        record = journal.record
        pack = self._editions.pack_for(record.game, record.edition)
        way = [Crumb(reader.title, INDEX), Crumb(season.title, season_file(game.season))]
        if (found := season.round_of(match)) is not None:
            way.append(Crumb(season.round_title(found.number), round_file(game.season, found.number)))
        # Until its first post is there, nobody has been told anything.
        is_posted = record.status == "over" or record.ledger is not None
        scenes = await self._played(journal) if is_posted else ()
        return MatchPages(reader, pack, record, scenes, tuple(way))

    async def _played(self, journal: PublicJournal) -> tuple[Scene, ...]:
        record, entries = journal.record, journal.entries
        # Known by nothing but what was told, so that a page takes no longer when a player chooses in secret.
        key = (record.id, sha256(repr([each.entry for each in entries]).encode()).hexdigest())
        async with self._playing:
            if key not in self._scenes:
                try:
                    rules = self._editions.rules_of(record.game, record.edition)
                except EditionLost:
                    return ()
                self._scenes[key] = await asyncio.to_thread(played_again, rules, record, entries)
            self._scenes.move_to_end(key)
            while len(self._scenes) > KEPT_MATCHES:
                self._scenes.popitem(last=False)
            return self._scenes[key]

    async def _of_match(self, reader: Reader, asked: Wanted) -> Document | None:
        pages = await self.match(reader, asked.number)
        if pages is None:
            return None
        if asked.kind == "match":
            newest = len(pages.scenes)
            drawn = await self._draw(reader, pages.picture(newest)) if newest else None
            return _html(pages.match_page(drawn))
        if not 1 <= asked.part <= len(pages.scenes):
            return None
        drawn = await self._draw(reader, pages.picture(asked.part))
        if asked.kind == "scene":
            return _image(drawn, asked.format)
        return _html(pages.step_page(asked.part, drawn))

    async def _draw(self, reader: Reader, picture: PublicPicture) -> Picture | None:
        texts = reader.texts
        return await self._gallery.draw(picture, Audience(texts.language, texts.theme, texts.orientation))

    # --- All of it ---

    async def parts(self, address: str) -> AsyncGenerator[Part]:
        """Every file of a server's pages, in parts: what is told of seasons, then each match."""
        reader = await self.reader(address)
        if reader is None:
            return
        yield Part((INDEX,))
        for record in await self._store.seasons_of(reader.server.guild):
            pages = await self.season(reader, record.id)
            if pages is None:
                continue
            names = [season_file(record.id), *(round_file(record.id, each) for each in pages.round_numbers())]
            for part, sheet in enumerate(pages.bracket_sheets(), 1):
                drawn = await self._draw(reader, PublicPicture("bracket", sheet))
                if drawn is not None:
                    names.append(bracket_file(record.id, part, drawn.format))
            yield Part(tuple(names))
            for match in pages.matches():
                shown = await self.match(reader, match)
                if shown is not None:
                    yield Part((match_file(match),), match, _stamp(shown))

    async def names_of_match(self, address: str, match: MatchId) -> AsyncGenerator[str]:
        """Every file of a match; its pictures are drawn for it."""
        reader = await self.reader(address)
        pages = await self.match(reader, match) if reader is not None else None
        if reader is None or pages is None:
            return
        yield match_file(match)
        for step in range(1, len(pages.scenes) + 1):
            yield step_file(match, step)
            drawn = await self._draw(reader, pages.picture(step))
            if drawn is not None:
                yield scene_file(match, step, drawn.format)


def _stamp(pages: MatchPages) -> str:
    """What all pages of a match follow from, besides the program: the same stamp, the same pages."""
    reader, record = pages.reader, pages.record
    named = [(seat.user, seat.side, reader.facts.names.get(seat.user)) for seat in record.seats]
    seen = [(scene.seq, scene.events, scene.is_after_gap) for scene in pages.scenes]
    how = (reader.server.language, reader.server.theme, reader.server.orientation, reader.title, pages.way)
    told = (record.id, record.status, record.ledger is None, record.setup, record.edition, named, seen, how)
    return sha256(repr(told).encode()).hexdigest()


def _html(body: bytes) -> Document:
    return Document(body, HTML)


def _image(picture: Picture | None, form: str) -> Document | None:
    if picture is None or picture.format != form:
        return None
    return Document(picture.data, _TYPES[form])
