"""Matches step by step: for every game, and never more than their public posts have told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.games.pack import AnyRules
from sfb_bot.kernel import Ask, Dice, Word
from sfb_bot.matches.records import MatchId, SeasonId, UserId
from sfb_bot.matches.replays import played_again
from sfb_bot.web.matches import MatchPages
from sfb_bot.web.reader import Reader
from sfb_bot.web.records import WebFacts, WebServer
from tests.conformance.packs import redealer
from tests.web.test_pages import read_everything
from tests.web.web_house import Links, WebHouse, web_house

GAMES = ("brawl", "toy")
DOCTYPE = "<!doctype html>"


async def running(h: WebHouse, game: str) -> tuple[SeasonId, MatchId]:
    """A season of two, its match in a thread that everybody can read."""
    season = await (h.toy_season(2) if game == "toy" else h.started(2))
    (match,) = await h.give_threads(season)
    await h.turn_on(u101="Anna", u102="Boris")
    return season, match


async def record_of(h: WebHouse, match: MatchId) -> Any:
    record = await h.store.match_record(match)
    assert record is not None
    return record


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_from_the_first_moment_to_the_last(tmp_path: Path, game: str) -> None:
    async with web_house(tmp_path) as h:
        _, match = await running(h, game)
        await h.play_at_random(match, f"replay/{game}")
        scenes = await h.app.replays.scenes(match)
        assert len(scenes) > 5
        overview = await h.get(f"match-{match}.html")
        assert "Anna vs Boris" in overview.text or "Boris vs Anna" in overview.text
        assert f"{len(scenes)} moments" in overview.text
        assert "still being played" not in overview.text
        step, seen = f"match-{match}-1.html", list[str]()
        while True:
            answer = await h.get(step)
            assert answer.status == 200
            seen.append(step)
            following = re.search(r'<a href="([^"]+)" rel="next">', answer.text)
            if following is None:
                break
            step = following[1]
        # As many as the bot's own replay has, one after the other.
        assert seen == [f"match-{match}-{number}.html" for number in range(1, len(scenes) + 1)]
        assert (await h.get(f"match-{match}-{len(scenes) + 1}.html")).status == 404
        assert (await h.get(f"match-{match}-0.html")).status == 404
        middle = Links((await h.get(seen[len(seen) // 2])).text)
        assert len(middle.images) == 1
        assert middle.images[0]["alt"]
        assert (await h.get(middle.images[0]["src"])).headers["Content-Type"].startswith("image/")
        other = {"png": "webp", "webp": "gif"}[middle.images[0]["src"].rpartition(".")[2]]
        assert (await h.get(f"match-{match}-2.{other}")).status == 404


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_match_shows_what_was_posted_and_no_choice_in_between(
    tmp_path: Path, game: str
) -> None:
    """Twins in time: nothing that is stored beyond the newest post changes a byte of any page."""
    async with web_house(tmp_path) as h:
        season, match = await running(h, game)
        dice = Dice(f"running/{game}")
        before = await read_everything(h)
        untold = changed = 0
        for _ in range(30):
            record = await record_of(h, match)
            if record.status == "over":
                break
            await h.answer(match, dice)
            after = await read_everything(h)
            if (await record_of(h, match)).status == "over":
                break
            assert after == before
            told = await record_of(h, match)
            untold += told.told_seq < told.seq
            if told.told_seq > told.shown_seq:
                await h.house.show(match, told.told_seq)
                before = await read_everything(h)
                changed += before != after
        assert changed > 2
        if game == "brawl":
            assert untold > 2, "there were choices in the middle of actions"
        overview = before[f"match-{match}.html"]
        assert "still being played" in overview
        assert (await record_of(h, match)).seed not in "".join(before.values())
        assert f"season-{season}.html" in overview


async def test_a_match_begins_with_its_first_post(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        _, match = await running(h, "toy")
        assert "Nothing has been posted yet." in (await h.get(f"match-{match}.html")).text
        assert (await h.get(f"match-{match}-1.html")).status == 404
        await h.house.show(match, 0)
        assert "1 moment<" in (await h.get(f"match-{match}.html")).text
        assert (await h.get(f"match-{match}-2.html")).status == 404


class DealtAgain:
    """Rules that show the public a state in which everything it cannot know was dealt again."""

    def __init__(self, rules: AnyRules, game: str) -> None:
        self._rules = rules
        self._redeal = redealer(game)
        self._dice = Dice(f"other hands/{game}")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def public_view(self, state: Any, ask: Ask | None) -> Any:
        other = self._redeal(self._rules.copy(state), None, self._dice)
        other.dice = state.dice.copy()
        return self._rules.public_view(other, ask)


@pytest.mark.parametrize("game", GAMES)
async def test_matches_that_differ_in_what_only_seats_know_have_the_same_pages(
    tmp_path: Path, game: str
) -> None:
    """Hands, piles, sealed choices are dealt again at every moment; no page or picture differs by a byte."""
    async with web_house(tmp_path) as h:
        _, match = await running(h, game)
        dice = Dice(f"twins/{game}")
        for _ in range(70):
            if (await record_of(h, match)).status != "over":
                await h.answer(match, dice)
        record = await record_of(h, match)
        await h.house.show(match, record.told_seq)
        journal = await h.store.public_journal(match)
        assert journal is not None
        pack = h.packs[game]
        reader = Reader(WebServer(record.guild, "address"), WebFacts(), h.texts)
        twins: Any = DealtAgain(pack.rules, game)
        pages = [
            MatchPages(reader, pack, journal.record, played_again(rules, record, journal.entries), ())
            for rules in (pack.rules, twins)
        ]
        one, two = pages
        assert len(one.scenes) == len(two.scenes) > 5
        assert one.match_page(None) == two.match_page(None)
        for step in range(1, len(one.scenes) + 1):
            assert one.step_page(step, None) == two.step_page(step, None)
            assert repr(one.picture(step)) == repr(two.picture(step))


async def test_what_is_not_public_is_not_there(tmp_path: Path) -> None:
    """A match in a private thread, a season in a closed channel, a server without a page."""
    async with web_house(tmp_path) as h:
        season, match = await running(h, "toy")
        await h.house.show(match, 0)
        names = ["", f"season-{season}.html", f"season-{season}-round-1.html", f"match-{match}.html"]
        names.append(f"match-{match}-1.html")
        assert [(await h.get(name)).status for name in names] == [200] * 5
        await h.tell(is_open=False)
        assert [(await h.get(name)).status for name in names] == [200, 404, 404, 404, 404]
        assert "No seasons to show yet" in (await h.get()).text
        await h.tell(private={match})
        assert [(await h.get(name)).status for name in names] == [200, 200, 200, 404, 404]
        assert f"match-{match}" not in (await h.get(f"season-{season}.html")).text
        await h.tell()
        # Somebody who knows the address of one server sees nothing of another one.
        await h.turn_on(guild=type(record := (await record_of(h, match)).guild)(record + 1), address="o" * 20)
        assert [(await h.get(name, address="o" * 20)).status for name in names] == [200, 404, 404, 404, 404]
        settings = await h.store.guild_settings(record)
        await h.store.save_guild_settings(type(settings)(record))
        assert [(await h.get(name)).status for name in names] == [404] * 5
        assert (await h.store.web_facts(record)) == WebFacts()


async def test_somebody_who_is_forgotten_has_no_name_any_more(tmp_path: Path) -> None:
    async with web_house(tmp_path) as h:
        season, match = await running(h, "toy")
        assert "Boris" in (await h.get(f"season-{season}.html")).text
        await h.store.forget(UserId(102))
        await h.tell(names={"u102": "Boris"})
        assert "Boris" not in "".join((await read_everything(h)).values())
        await h.app.matches.say(match, UserId(102), Word.CONCEDE, h.house.press())
        await h.app.deadlines.fire_due()
        pages = await read_everything(h)
        assert "a deleted player" in pages[f"season-{season}.html"]
        assert "a deleted player" in pages[f"match-{match}.html"]
