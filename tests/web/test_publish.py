"""Pages as files: equal to what is served, complete in themselves, and nothing left behind."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.cli.publish import published
from sfb_bot.cli.refusal import Refusal
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame, Pictures
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.matches.people import GuildSettings
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from sfb_bot.web.publish import LIST
from tests.matches.house import GUILD
from tests.web.web_house import ADDRESS, Links, WebHouse, both_packs, web_house

ROOT = Path(__file__).resolve().parents[2]


def files_in(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != LIST
    }


async def some_seasons(h: WebHouse) -> None:
    """A finished one of the toy game with a bracket, and a running one of Brawl."""
    settings = Settings(seed="s", playoff="single", qualifiers=2)
    toy = await h.toy_season(3, settings)
    while (await h.view(toy)).record.status == "running":
        for match in await h.give_threads(toy):
            record = await h.store.match_record(match)
            assert record is not None
            if record.status != "over":
                await h.play_at_random(match, f"publish/{match}")
    brawl = await h.started(2)
    (match,) = await h.give_threads(brawl)
    await h.house.show(match, 0)
    await h.turn_on(u101="Anna", u102="Boris")


async def test_files_are_what_is_served_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    async with web_house(tmp_path) as h:
        await some_seasons(h)
        # The bot is at work on the database meanwhile.
        done = await published(tmp_path / "sfb.sqlite3", folder, both_packs())
        files = files_in(folder)
        assert done.addresses == (ADDRESS,)
        assert done.written == len(files) > 60
        for name, body in files.items():
            assert (await h.fetch(name)).body == body, name
        for name, body in files.items():
            if not name.endswith(".html"):
                continue
            for link in Links(body.decode()).links:
                if not link.startswith("#"):
                    target = (folder / name).parent / link
                    assert target.resolve().is_file(), (name, link)
        pictures = [name for name in files if not name.endswith((".html", ".css", ".txt"))]
        linked = {
            link for name in files if name.endswith(".html") for link in Links(files[name].decode()).links
        }
        assert {name.rpartition("/")[2] for name in pictures} <= linked


async def test_publishing_again_writes_what_has_changed_and_removes_what_has_gone(tmp_path: Path) -> None:
    folder, database = tmp_path / "site", tmp_path / "sfb.sqlite3"
    async with web_house(tmp_path) as h:
        season = await h.toy_season(2)
        (match,) = await h.give_threads(season)
        await h.play_at_random(match, "again")
        await h.turn_on()
        first = await published(database, folder, both_packs())
        assert (first.unchanged, first.removed) == (0, 0)
        again = await published(database, folder, both_packs())
        assert (again.written, again.removed, again.unchanged) == (0, 0, first.written)
        (folder / "CNAME").write_text("league.example.org")
        (folder / ADDRESS / "season-1.html").write_text("somebody wrote into it")
        (folder / ADDRESS / f"match-{match}-3.html").unlink()
        third = await published(database, folder, both_packs())
        assert (third.written, third.removed) == (2, 0)
        await h.tell(names={"u101": "Somebody new"})
        renamed = await published(database, folder, both_packs())
        assert renamed.written > 5
        assert renamed.removed == 0
        for name, body in files_in(folder).items():
            assert name == "CNAME" or (await h.fetch(name)).body == body, name
        await h.tell(private={match})
        fourth = await published(database, folder, both_packs())
        assert fourth.removed > 5
        assert not any(name.startswith(f"{ADDRESS}/match-") for name in files_in(folder))
        await h.store.save_guild_settings(GuildSettings(GUILD))
        fifth = await published(database, folder, both_packs())
        assert fifth.addresses == ()
        assert set(files_in(folder)) == {"index.html", "style.css", "icon.svg", "robots.txt", "CNAME"}
        assert not (folder / ADDRESS).exists()


async def test_a_match_that_has_not_changed_is_not_drawn_again(tmp_path: Path) -> None:
    folder, database = tmp_path / "site", tmp_path / "sfb.sqlite3"
    packs = both_packs()
    counted = CountedPictures(packs["toy"].pictures)
    packs["toy"] = replace(packs["toy"], pictures=counted)
    async with web_house(tmp_path) as h:
        season = await h.toy_season(2)
        (match,) = await h.give_threads(season)
        await h.play_at_random(match, "again")
        await h.turn_on()
        await published(database, folder, packs)
        assert counted.drawn > 3
        counted.drawn = 0
        await published(database, folder, packs)
        assert counted.drawn == 0
        await h.tell(names={"u101": "Somebody new"})
        await published(database, folder, packs)
        assert counted.drawn > 3


class CountedPictures:
    """Pictures, and how many of them were drawn."""

    def __init__(self, drawn_by: Pictures) -> None:
        self._drawn_by = drawn_by
        self.drawn = 0

    def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        self.drawn += 1
        return self._drawn_by.draw(picture, audience)

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        return self._drawn_by.animate(frames, names, audience, limit)

    def warm_up(self) -> None:
        self._drawn_by.warm_up()


async def test_folders_that_are_not_ours_are_left_alone(tmp_path: Path) -> None:
    other, database = tmp_path / "photos", tmp_path / "sfb.sqlite3"
    other.mkdir()
    (other / "index.html").write_text("mine")
    async with web_house(tmp_path) as h:
        await h.toy_season(2)
        await h.turn_on()
        with pytest.raises(Refusal, match="name an empty folder"):
            await published(database, other, both_packs())
        assert files_in(other) == {"index.html": b"mine"}
        with pytest.raises(Refusal, match="cannot be used"):
            await published(database, other / "index.html", both_packs())
        # A list that somebody has changed removes nothing that is no page.
        files = {"../sfb.sqlite3": "x", "thesis.txt": "x", f"{ADDRESS}/a": "x"}
        (other / LIST).write_text(json.dumps({"files": files, "stamps": {}}))
        (other / "thesis.txt").write_text("long work")
        done = await published(database, other, both_packs())
        assert done.removed == 0
        assert (other / "thesis.txt").read_text() == "long work"
        assert database.exists()
        (other / LIST).write_text("[1")
        with pytest.raises(Refusal, match="is not what it was"):
            await published(database, other, both_packs())


async def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    async with web_house(tmp_path, packs={"brawl": both_packs()["brawl"]}) as h:
        await h.started(2)
        await h.turn_on()
    base = "https://league.example.org/l"
    done = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py"), "publish", str(tmp_path / "site")),
        env={"SFB_DATABASE": str(tmp_path / "sfb.sqlite3"), "SFB_WEB_URL": base},
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, complaints = await done.communicate()
    assert done.returncode == 0, complaints
    lines = out.decode().splitlines()
    assert lines[0] == f"{base}/{ADDRESS}/"
    assert lines[1].endswith("files written, 0 unchanged, 0 removed.")
