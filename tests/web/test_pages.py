"""The pages of real seasons over a real server: what stands there, and where every link leads."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Finish
from tests.web.web_house import ADDRESS, Links, WebHouse, web_house


async def read_everything(h: WebHouse) -> dict[str, str]:
    """Every page that links lead to from the server's own, each of which must be there; pages by name."""
    found: dict[str, str] = {}
    waiting = ["index.html"]
    seen = set(waiting)
    while waiting:
        name = waiting.pop()
        answer = await (h.fetch(name.removeprefix("../")) if name.startswith("../") else h.get(name))
        assert answer.status == 200, name
        if not answer.headers["Content-Type"].startswith("text/html"):
            continue
        found[name] = answer.text
        for link in Links(answer.text).links:
            if link not in seen and not link.startswith("#"):
                seen.add(link)
                waiting.append(link)
    return found


async def test_a_finished_season_from_the_list_to_every_round(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        season = await h.started(4)
        for _ in range(3):
            await h.play_round(season)
        await h.turn_on(u101="Anna", u102="Boris")
        pages = await read_everything(h)
        assert set(pages) == {
            "index.html",
            f"season-{season}.html",
            *(f"season-{season}-round-{number}.html" for number in (1, 2, 3)),
        }
        assert "Leagues of The Arena" in pages["index.html"]
        assert "Autumn, season 1" in pages["index.html"]
        shown = pages[f"season-{season}.html"]
        # The better seeded win everything: 9 points for the first, none for the last.
        assert "Champion: Anna" in shown
        rows = [part.split("</tr>")[0] for part in shown.split("<tr") if '<th scope="row">' in part]
        assert [("Anna" in row, "Boris" in row) for row in rows] == [(True, False), (False, True)] + [
            (False, False)
        ] * 2
        assert [int(row.split("<td>")[2].split("<")[0]) for row in rows] == [9, 6, 3, 0]
        assert all("Anna" in pages[f"season-{season}-round-{number}.html"] for number in (1, 2, 3))


BRACKETS = (
    Settings(seed="s", format="swiss", swiss_rounds=2, playoff="single", qualifiers=4),
    Settings(seed="s", format="swiss", swiss_rounds=2, playoff="double", qualifiers=4),
    Settings(seed="s", format="elimination", playoff="single", third_place=True),
    Settings(seed="s", format="elimination", playoff="double", best_of=3),
    Settings(seed="s", format="groups", groups=2, playoff="single", qualifiers=1),
)


@pytest.mark.parametrize("settings", BRACKETS, ids=lambda one: f"{one.format}-{one.playoff}")
async def test_a_bracket_as_a_picture_and_in_words(tmp_path: Path, settings: Settings) -> None:
    async with web_house(tmp_path) as h:
        season = await h.started(6, settings)
        while (await h.view(season)).record.status == "running":
            await h.play_round(season)
        await h.turn_on(u101="Anna")
        pages = await read_everything(h)
        shown = Links(pages[f"season-{season}.html"])
        assert shown.images
        assert all(int(each["width"]) > 0 and "Anna" in each["alt"] for each in shown.images[:1])
        picture = await h.get(shown.images[0]["src"])
        form = shown.images[0]["src"].rpartition(".")[2]
        assert (picture.status, picture.headers["Content-Type"]) == (200, f"image/{form}")
        text = pages[f"season-{season}.html"]
        assert "winner: Anna" in text
        assert ("<table>" in text) == settings.has_table
        assert ("Third-place match" in text) == settings.third_place


async def test_sign_up_running_and_paused_seasons(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        first = await h.create()
        await h.join(first, *(await h.store.web_people((await h.view(first)).record.guild))[0])
        running = await h.started(3)
        await h.turn_on()
        pages = await read_everything(h)
        assert "Sign-up is open" in pages[f"season-{first}.html"]
        assert "<table>" not in pages[f"season-{first}.html"]
        assert "not decided yet" in pages[f"season-{running}.html"]
        assert "sits this round out" in pages[f"season-{running}.html"]
        await h.act(running, Finish())
        assert "cancelled" in (await h.get(f"season-{running}.html")).text


async def test_what_is_no_page_is_a_clear_404(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        season = await h.started(2)
        await h.turn_on()
        for path in (
            "nobody",
            "nobody/",
            "an-address-that-is-not-there/",
            "an-address-that-is-not-there/index.html",
            f"{ADDRESS}",
            f"{ADDRESS}/season-999.html",
            f"{ADDRESS}/season-{season}-round-2.html",
            f"{ADDRESS}/season-{season}-bracket-1.webp",
            f"{ADDRESS}/season-00{season}.html",
            f"{ADDRESS}/season-{10**17}.html",
            f"{ADDRESS}/season-{10**30}.html",
            f"{ADDRESS}/match-999.html",
            f"{ADDRESS}/match-1.html",
            f"{ADDRESS}/..%2f..%2fetc%2fpasswd",
            f"{ADDRESS}/%00",
            f"{ADDRESS}/a/b/c/d",
            "%ff%fe/x",
            "style.css/x",
        ):
            answer = await h.fetch(path)
            assert answer.status == 404, path
            assert "There&#x27;s no such page" in answer.text
            assert answer.headers["Cache-Control"] == "no-store"
            styles = [link for link in Links(answer.text).links if link.endswith("style.css")]
            assert styles == [f"{'../' * path.count('/')}style.css"]


async def test_the_front_page_names_no_server(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        await h.started(2)
        await h.turn_on()
        for path in ("", "index.html"):
            answer = await h.fetch(path)
            assert answer.status == 200
            assert "The Arena" not in answer.text
            assert ADDRESS not in answer.text
        assert (await h.fetch("robots.txt")).text == "User-agent: *\nDisallow: /\n"
