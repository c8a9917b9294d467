"""A house with seasons, and its web page over a real server on loopback."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import aiohttp

from sfb_bot.cli.run import open_editions
from sfb_bot.drawing.studio import Studio
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Dice
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.locale import Texts
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, SeasonId, UserId
from sfb_bot.storage import SqliteStore
from sfb_bot.web.gallery import Gallery
from sfb_bot.web.records import WebFacts, WebName, WebPlace
from sfb_bot.web.server import serving
from sfb_bot.web.website import Website
from tests.games.toy.pack import toy_pack
from tests.leagues.seasons.season_house import SLOW, SeasonHouse, players
from tests.matches.house import CHANNEL, GUILD, HandClock, house, usual_packs
from tests.shared_packs import drawn_once

ADDRESS = "an-address-nobody-guesses"
THREADS = 5_000


@dataclass(frozen=True, slots=True)
class Answer:
    """What a reader got."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class WebHouse(SeasonHouse):
    """Seasons, and readers of their page."""

    url: str = ""
    website: Website
    packs: Mapping[str, GamePack]
    texts = Texts("en", strict=True)
    http: aiohttp.ClientSession

    async def turn_on(self, guild: GuildId = GUILD, address: str = ADDRESS, **names: str) -> None:
        """The server has its page on, and all is open; names by user id, such as u101="Anna"."""
        settings = await self.store.guild_settings(guild)
        await self.store.save_guild_settings(GuildSettings(guild, language=settings.language, web=address))
        await self.tell(guild, names)

    async def tell(
        self,
        guild: GuildId = GUILD,
        names: Mapping[str, str] | None = None,
        *,
        is_open: bool = True,
        private: Collection[MatchId] = (),
    ) -> None:
        """What Discord says about names and places: the season's channel, and the threads of all matches."""
        hidden = {THREADS + match for match in private}
        users, places = await self.store.web_people(guild)
        called = {user: (names or {}).get(f"u{user}", f"Player {user}") for user in users}
        found = {
            place: WebPlace(place not in hidden, CHANNEL) if place >= THREADS else WebPlace(is_open)
            for place in places
        }
        facts = WebFacts("The Arena", {user: WebName(name, name) for user, name in called.items()}, found)
        await self.store.save_web_facts(guild, facts)

    async def give_threads(self, season: SeasonId) -> list[MatchId]:
        """Every match of a season has a thread of its own."""
        matches = [game.match for game in (await self.view(season)).loaded.games if game.match is not None]
        for match in matches:
            record = await self.store.match_record(match)
            assert record is not None
            if not record.channel:
                await self.store.move_match(match, ChannelId(THREADS + match))
                self.app.cache.forget(match)
        return matches

    async def play_at_random(self, match: MatchId, seed: str, most: int = 2000) -> None:
        """Random legal answers until the match is over."""
        dice = Dice(seed)
        for _ in range(most):
            record = await self.store.match_record(match)
            assert record is not None
            if record.status == "over":
                await self.app.deadlines.fire_due()
                return
            await self.answer(match, dice)
        raise AssertionError("the match does not end")

    async def answer(self, match: MatchId, dice: Dice) -> None:
        """A random answer; one that is held back until a hidden moment gets there."""
        before = await self.store.match_record(match)
        await self.house.answer_randomly(match, dice)
        after = await self.store.match_record(match)
        assert before is not None
        assert after is not None
        if after.seq == before.seq:
            await self.passes(SLOW.hold + 1)

    async def get(self, name: str = "", address: str = ADDRESS, **options: Any) -> Answer:
        return await self.fetch(f"{address}/{name}", **options)

    async def fetch(self, path: str, method: str = "GET", **options: Any) -> Answer:
        async with self.http.request(method, f"{self.url}{path}", allow_redirects=False, **options) as answer:
            return Answer(answer.status, answer.headers.copy(), await answer.read())

    async def toy_season(self, count: int, settings: Settings | None = None) -> SeasonId:
        """A running season of the toy game."""
        setup = {"mode": "two", "length": "short"}
        season = await self.create(settings, game="toy", setup=setup, name="Dice")
        await self.join(season, *players(count))
        await self.act(season, Start())
        return season


def both_packs() -> dict[str, GamePack]:
    """Brawl with pictures that are drawn once, and the toy game."""
    return {"brawl": drawn_once()["brawl"], "toy": toy_pack()}


@asynccontextmanager
async def web_house(
    path: Path, clock: HandClock | None = None, packs: Mapping[str, GamePack] | None = None
) -> AsyncGenerator[WebHouse]:
    """The house, its page served; nothing is kept, so that every answer is made anew."""
    packs = packs or both_packs()
    async with house(path / "sfb.sqlite3", clock, packs=packs) as opened:
        assert isinstance(opened.store, SqliteStore)
        here = WebHouse(opened)
        here.packs = packs
        editions = await open_editions(opened.store, packs)
        studio = Studio({name: pack.pictures for name, pack in packs.items()}, editions.pictures)
        try:
            here.website = Website(opened.store, editions, Gallery(studio))
            async with (
                serving(here.website, "127.0.0.1", 0, fresh=0) as url,
                aiohttp.ClientSession() as session,
            ):
                here.url, here.http = url, session
                yield here
        finally:
            studio.close()


class Links(HTMLParser):
    """The addresses a page leads to, its pictures and headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.images: list[dict[str, str]] = []
        self.tags: list[str] = []
        self.headings: list[int] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag in ("a", "link") and "href" in found:
            self.links.append(found["href"])
        if tag == "img":
            self.images.append(found)
            self.links.append(found["src"])
        if tag in ("h1", "h2", "h3"):
            self.headings.append(int(tag[1]))


__all__ = ["ADDRESS", "Links", "UserId", "WebHouse", "usual_packs", "web_house"]
