"""The web page of a league with the real bot: turned on, linked from the pinned post, true to rights."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp

from sfb_bot.cli.environment import read_settings
from sfb_bot.cli.run import web_page
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Overwrite
from sfb_bot.playground.world.permissions import Permission
from tests.end_to_end_league.season_stage import PLACE, SeasonStage, player, season_stage
from tests.patience import until

BASE = "https://league.example.org/here"
PLAYERS = 2


@asynccontextmanager
async def stage_with_pages(folder: Path, capsys: Any) -> AsyncGenerator[tuple[SeasonStage, str]]:
    """A bot whose host serves the web page; gives where, for somebody on this machine."""
    async with season_stage(folder, PLAYERS, "web") as here:
        await here.stage.stop()
        await here.stage.start(lambda shell: replace(shell, web_url=BASE))
        settings = replace(read_settings({}, folder / "none"), web_port=0)
        async with web_page(here.stage.shell, settings):
            said = capsys.readouterr().out
            assert said.startswith("The web page of leagues is at http://127.0.0.1:")
            yield here, said.rsplit(" ", 1)[1].strip()


def links(here: SeasonStage) -> list[str]:
    return [button.url for button in here.post().buttons if button.url]


async def page(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def test_from_the_setting_to_the_page_and_back(tmp_path: Path, capsys: Any) -> None:
    async with stage_with_pages(tmp_path, capsys) as (here, base):
        await here.create(name="Autumn", format="round_robin")
        await here.join(here.players(PLAYERS))
        assert links(here) == []
        said = (await here.ask("settings server", web="on")).text
        assert f"Web page: {BASE}/" in said
        address = said.partition(f"{BASE}/")[2].partition("/")[0]
        assert len(address) > 16
        # The page knows names and rights as soon as the bot has looked; then the pinned post leads there.
        await until(lambda: linked(here, True), "a link in the pinned post")
        assert links(here) == [f"{BASE}/{address}/season-{here.season}.html"]
        status, text = await page(f"{base}{address}/season-{here.season}.html")
        assert status == 200
        assert all(player(number).capitalize() in text for number in (1, 2))
        await here.act("league start", reason="all are here")
        line = (await here.view()).lines(1)[0]
        await here.concede(line, 0)
        await here.quiet()

        async def is_replayed() -> bool:
            found = await page(f"{base}{address}/season-{here.season}-round-1.html")
            return f"match-{line.match}.html" in found[1]

        await until(is_replayed, "the way to the replay")
        status, text = await page(f"{base}{address}/match-{line.match}.html")
        assert (status, "<img " in text) == (200, True)
        # Somebody closes the channel: whoever is not in it reads nothing any more.
        world = here.stage.playground.world
        channel = world.channels[here.boss.place(PLACE).id]
        own = Overwrite(world.bot.id, is_member=True, allow=Permission.VIEW_CHANNEL)
        guilds.set_overwrite(world, channel, own)
        guilds.set_overwrite(
            world, channel, Overwrite(GUILD_ID, is_member=False, deny=Permission.VIEW_CHANNEL)
        )

        async def is_gone() -> bool:
            season = await page(f"{base}{address}/season-{here.season}.html")
            match = await page(f"{base}{address}/match-{line.match}-1.html")
            return (season[0], match[0]) == (404, 404)

        await until(is_gone, "a page that is gone")


async def test_turned_off_the_address_is_dead_for_ever(tmp_path: Path, capsys: Any) -> None:
    async with stage_with_pages(tmp_path, capsys) as (here, base):
        await here.ask("settings server", web="on")
        await here.create(name="Autumn", format="round_robin")
        await until(lambda: linked(here, True), "a link in the pinned post")
        former = links(here)[0].removeprefix(f"{BASE}/")
        assert (await page(f"{base}{former}"))[0] == 200
        await here.ask("settings server", web="off")
        await until(lambda: linked(here, False), "a pinned post without a link")

        async def is_gone() -> bool:
            return (await page(f"{base}{former}"))[0] == 404

        await until(is_gone, "a page that is gone")
        await here.ask("settings server", web="on")
        await until(lambda: linked(here, True), "a link in the pinned post")
        other = links(here)[0].removeprefix(f"{BASE}/")
        assert other != former
        assert [(await page(f"{base}{one}"))[0] for one in (former, other)] == [404, 200]


async def linked(here: SeasonStage, is_there: bool) -> bool:
    here.stage.shell.app.wake()
    return bool(links(here)) == is_there
