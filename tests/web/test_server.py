"""The server: strict headers, caches, only reading, and nobody who can hold it up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.screens.values import PublicPicture
from sfb_bot.web import server as web_server
from sfb_bot.web.gallery import Gallery, TooManyReaders
from sfb_bot.web.server import AddressTaken, serving
from sfb_bot.web.website import HTML, Document
from tests.patience import PATIENCE, until
from tests.web import web_house as web_house_module
from tests.web.web_house import web_house

ADDRESS = "some-address-of-a-server"


class Pages:
    """A website of one page, which counts how often it is made and may be slow or broken."""

    def __init__(self) -> None:
        self.made = 0
        self.error: Exception | None = None
        self.gate = asyncio.Event()
        self.gate.set()
        self.body = b"a page"

    async def are_three(self) -> bool:
        return self.made == 3

    async def texts_at(self, address: str) -> None:
        del address

    async def document(self, address: str, name: str) -> Document | None:
        self.made += 1
        await self.gate.wait()
        if self.error is not None:
            raise self.error
        return Document(self.body, HTML) if (address, name) == (ADDRESS, "index.html") else None


@asynccontextmanager
async def served(pages: Pages, fresh: float = 60) -> AsyncGenerator[tuple[str, aiohttp.ClientSession]]:
    site: Any = pages
    async with serving(site, "127.0.0.1", 0, fresh=fresh) as url, aiohttp.ClientSession() as session:
        yield url, session


async def test_every_answer_has_strict_headers(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        await h.toy_season(2)
        await h.turn_on()
        for path in ("", "style.css", f"{web_house_module.ADDRESS}/", "nothing/here"):
            headers = (await h.fetch(path)).headers
            policy = headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'")
            assert "script" not in policy
            assert "unsafe" not in policy
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["X-Robots-Tag"] == "noindex"
            assert headers["Server"] == "sfb-bot"
            assert "Set-Cookie" not in headers


async def test_what_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        season = await h.started(2)
        await h.turn_on()
        for name in ("index.html", f"season-{season}.html"):
            first = await h.get(name)
            assert first.headers["Cache-Control"] == "public, max-age=15"
            tag = first.headers["ETag"]
            again = await h.get(name, headers={"If-None-Match": tag})
            assert (again.status, again.body, again.headers["ETag"]) == (304, b"", tag)
            assert (await h.get(name, headers={"If-None-Match": '"another"'})).status == 200
        before = (await h.get(f"season-{season}.html")).headers["ETag"]
        await h.play_round(season)
        after = await h.get(f"season-{season}.html", headers={"If-None-Match": before})
        assert after.status == 200
        assert after.headers["ETag"] != before


async def test_only_reading(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        await h.started(2)
        await h.turn_on()
        whole = await h.get()
        head = await h.get(method="HEAD")
        assert (head.status, head.body) == (200, b"")
        assert head.headers["ETag"] == whole.headers["ETag"]
        assert int(head.headers["Content-Length"]) == len(whole.body)
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
            answer = await h.get(method=method, data=b"x" * 100_000 if method == "POST" else None)
            assert answer.status == 405
            assert answer.headers["Allow"] == "GET, HEAD"


async def test_what_many_read_at_once_is_made_once() -> None:
    pages = Pages()
    async with served(pages) as (url, session):
        answers = await asyncio.gather(*(session.get(f"{url}{ADDRESS}/") for _ in range(50)))
        assert {answer.status for answer in answers} == {200}
        assert pages.made == 1
        pages.body = b"another page"
        assert await (await session.get(f"{url}{ADDRESS}/index.html")).read() == b"a page", (
            "kept for a moment"
        )
    async with served(pages, fresh=0) as (url, session):
        assert await (await session.get(f"{url}{ADDRESS}/")).read() == b"another page"


async def test_made_up_names_take_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "MOST_KEPT_BYTES", 10)
    pages = Pages()
    async with served(pages) as (url, session):
        for number in range(30):
            assert (await session.get(f"{url}{ADDRESS}/season-{number}.html")).status == 404
        pages.body = b"more than ten letters"
        for _ in range(2):
            assert await (await session.get(f"{url}{ADDRESS}/")).read() == pages.body
        assert pages.made == 32, "what is too large is not kept"


async def test_too_many_readers_are_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "MOST_WAITING", 3)
    monkeypatch.setattr(web_server, "MADE_AT_ONCE", 3)
    pages = Pages()
    pages.gate.clear()
    async with served(pages) as (url, session):
        waiting = [asyncio.create_task(session.get(f"{url}{ADDRESS}/season-{n}.html")) for n in range(1, 4)]
        await until(pages.are_three, "three pages that are made")
        answer = await session.get(f"{url}{ADDRESS}/")
        assert answer.status == 503
        assert answer.headers["Retry-After"] == "5"
        assert "Too many readers" in await answer.text()
        # What is there for everybody needs no making.
        assert (await session.get(f"{url}style.css")).status == 200
        pages.gate.set()
        assert {(await each).status for each in waiting} == {404}


@pytest.mark.parametrize("error", [RuntimeError("the secret seed"), StoreBroken("the secret file")])
async def test_an_error_is_a_page_that_tells_nothing(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    pages = Pages()
    pages.error = error
    async with served(pages) as (url, session):
        with caplog.at_level(logging.ERROR):
            answer = await session.get(f"{url}{ADDRESS}/")
        assert answer.status == 500
        body = await answer.text()
        assert "Something went wrong" in body
        assert "secret" not in body
        assert "Traceback" not in body
        assert "secret" in caplog.text
        assert answer.headers["Cache-Control"] == "no-store"
        pages.error = None
        assert (await session.get(f"{url}{ADDRESS}/")).status == 200


async def test_slow_and_silent_clients_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "LONGEST_CONNECTION", 0.5)
    pages = Pages()
    async with served(pages) as (url, session):
        port = int(url.rsplit(":", 1)[1].rstrip("/"))
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        for _, writer in silent[:10]:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        # Meanwhile others read.
        assert (await session.get(f"{url}{ADDRESS}/")).status == 200
        async with asyncio.timeout(PATIENCE):
            for reader, writer in silent:
                with suppress(ConnectionError):
                    assert await reader.read() == b""
                writer.close()
        assert (await session.get(f"{url}{ADDRESS}/")).status == 200


async def test_the_oldest_go_where_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "MOST_CONNECTIONS", 5)
    async with served(Pages()) as (url, _):
        port = int(url.rsplit(":", 1)[1].rstrip("/"))
        many = [await asyncio.open_connection("127.0.0.1", port) for _ in range(12)]
        async with asyncio.timeout(PATIENCE):
            gone = 0
            for reader, writer in many[:7]:
                try:
                    gone += await reader.read() == b""
                except ConnectionError:
                    gone += 1
                writer.close()
        assert gone == 7
        for _, writer in many[7:]:
            writer.close()


@pytest.mark.parametrize(
    "raw",
    [
        b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET http://elsewhere.example/ HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\r\n\r\n\r\n",
    ],
)
async def test_whatever_is_sent_the_next_reader_is_served(raw: bytes) -> None:
    async with served(Pages()) as (url, session):
        port = int(url.rsplit(":", 1)[1].rstrip("/"))
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(raw)
        try:
            writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
            assert b"Traceback" not in answer
        except ConnectionError:
            pass
        writer.close()
        assert (await session.get(f"{url}{ADDRESS}/")).status == 200


async def test_an_address_that_is_taken_is_said_in_a_sentence() -> None:
    async with served(Pages()) as (url, _):
        port = int(url.rsplit(":", 1)[1].rstrip("/"))
        site: Any = Pages()
        with pytest.raises(AddressTaken, match=f"nothing can be served at 127.0.0.1:{port}"):
            async with serving(site, "127.0.0.1", port):
                raise AssertionError("two servers at one address")


# --- Pictures ---


class Easel:
    """Draws nothing but numbers, when it is let to."""

    def __init__(self) -> None:
        self.drawn = self.at_once = self.most_at_once = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def draw_page(self, picture: PublicPicture, audience: Audience) -> Picture | None:
        del audience
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.gate.wait()
        self.drawn += 1
        self.at_once -= 1
        if picture.kind == "broken":
            raise RuntimeError("a bug")
        return Picture(b"x" * 100, "png", 1, 1, picture.kind)


async def test_pictures_are_drawn_one_at_a_time_and_each_once() -> None:
    easel = Easel()
    gallery = Gallery(easel, most_waiting=5)
    easel.gate.clear()
    wanted = [PublicPicture(f"kind {number % 5}") for number in range(20)]
    waiting = [asyncio.create_task(gallery.draw(each, Audience())) for each in wanted]
    await asyncio.sleep(0)
    with pytest.raises(TooManyReaders):
        await gallery.draw(PublicPicture("one more"), Audience())
    waiting[0].cancel()
    easel.gate.set()
    drawn = await asyncio.gather(*waiting[1:])
    assert [each.alt for each in drawn if each] == [each.kind for each in wanted[1:]]
    assert (easel.drawn, easel.most_at_once) == (5, 1)
    assert await gallery.draw(PublicPicture("kind 0"), Audience()) is not None
    assert easel.drawn == 5


async def test_pictures_are_kept_within_a_number_of_bytes() -> None:
    easel = Easel()
    gallery = Gallery(easel, most_bytes=350)
    for number in range(10):
        await gallery.draw(PublicPicture(f"kind {number}"), Audience())
        assert gallery.kept_bytes <= 350
    assert await gallery.draw(PublicPicture("kind 9"), Audience()) is not None
    assert easel.drawn == 10
    await gallery.draw(PublicPicture("kind 0"), Audience())
    assert easel.drawn == 11


async def test_a_picture_that_cannot_be_drawn_is_left_out() -> None:
    assert await Gallery(Easel()).draw(PublicPicture("broken"), Audience()) is None
