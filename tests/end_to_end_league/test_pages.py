"""A season of many: every page can be reached by its buttons, and everybody sees their own place alone."""

from __future__ import annotations

import re
from pathlib import Path

from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.league.actions import ShowSchedule
from tests.end_to_end.harness import one_by_one
from tests.end_to_end_league.season_stage import LINE, SeasonStage, player, season_stage

PLAYERS = 20


def named(text: str) -> set[str]:
    """Who is in the alt text of a table."""
    return {name for number in range(1, PLAYERS + 1) if (name := f"P{number:02d}") in text}


def alt(message: VisibleMessage) -> str:
    return message.pictures[0].alt or ""


async def test_a_table_of_many_has_pages_and_shows_everybody_their_own_place(tmp_path: Path) -> None:
    async with season_stage(tmp_path, PLAYERS, "pages", packs=one_by_one()) as here:
        await here.create(
            name="Crowd", format="swiss", round_length="2d", pace="daily", seeding="joined", reason="x"
        )
        await here.join(here.players(PLAYERS))
        await here.act("league start", reason="all are there")
        await before_the_first_result(here)
        line = await here.line_of(here.user(player(20)))
        beaten = here.user(line.home.users[0])
        await here.concede(line, 0)
        await here.quiet()
        await pages_of_pictures(here)
        await pages_of_words(here)
        await who_played_stays_named(here, beaten)


async def before_the_first_result(here: SeasonStage) -> None:
    """The order is the seeding, the post says that it is one page of two, and nobody has a place yet."""
    post = here.post()
    assert "Page 1 of 2. Press Table to see the rest." in post.text
    assert named(alt(post)) == {f"P{number:02d}" for number in range(1, 11)}
    assert "No results yet, so this is the seeding." in alt(post)
    assert "(you)" not in alt(post)


async def pages_of_pictures(here: SeasonStage) -> None:
    """Somebody on the second page begins there; Back and Next lead to everybody, each once."""
    user = here.user(player(15))
    answer = (await user.press(here.post(), "Table")).message
    assert answer is not None
    view = await here.view()
    place = next(row.place for row in view.standings() if view.entrant(row.entrant).users == (user.id,))
    assert f"You're {place}th of {PLAYERS}." in answer.text
    own = 1 if place <= 10 else 2
    assert f"Page {own} of 2." in answer.text
    first, second = alt(answer), ""
    assert "P15 (you)" in first
    await here.press(answer, "Next" if own == 1 else "Back", player(15))
    second = alt(user.look(answer))
    assert named(first) | named(second) == {f"P{number:02d}" for number in range(1, PLAYERS + 1)}
    assert not named(first) & named(second)
    assert "(you)" not in second
    assert "(you)" not in alt(here.post())


async def pages_of_words(here: SeasonStage) -> None:
    """The same in words: columns with every tie-break, the own line marked."""
    answer = await here.ask("league table", player(20), season=str(here.season), text=True)
    lines = LINE.findall(answer.text)
    assert len(lines) == PLAYERS
    (own,) = [line for line in answer.text.splitlines() if line.startswith(">")]
    assert " P20 " in own
    assert "Equal points? Then median Buchholz (mB), points difference (+/−)" in answer.text
    stranger = await here.ask("league table", season=str(here.season), text=True)
    assert "You're" not in stranger.text
    assert not any(line.startswith(">") for line in stranger.text.splitlines())


async def who_played_stays_named(here: SeasonStage, beaten: UserDriver) -> None:
    """A result says how it came about, and keeps the name of who played when somebody else takes over."""
    results = (await here.ask("league results", season=str(here.season))).text
    assert re.search(r"wins by concession, \d : \d", results)
    joining = here.user("deputy")
    here.stage.clock.jump(60)
    await here.act("league substitute", player=str(beaten.id), by=joining, reason="ill")
    later = (await here.ask("league results", season=str(here.season))).text
    assert f"<@{beaten.id}>" in later
    assert f"<@{joining.id}>" not in later
    table = (await here.ask("league table", season=str(here.season), text=True)).text
    assert "Deputy" in table
    schedule = await here.send(ShowSchedule(here.season, 7))
    assert schedule.count("<#") == 9
