"""The daily puzzle of a server with the real client: posted once a day, solved in private, solvers named."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.practice.daily import DAY, HOUR, day_of
from sfb_bot.practice.exercises import Exercise
from tests.conformance.packs import packs
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage, stage
from tests.end_to_end.test_commands import message_of
from tests.end_to_end.test_learn import answer
from tests.patience import until

ENGLISH = Texts("en", strict=True)
HEAD = ENGLISH.say("daily-head", task="").strip()


def posts(user: UserDriver) -> list[VisibleMessage]:
    return [m for m in user.visible_messages("arena") if HEAD in m.text and not m.is_ephemeral]


async def settled(here: Stage) -> None:
    """Nothing waits to be shown."""

    async def is_shown() -> bool:
        return not await here.shell.app.store.waiting_rows()

    await until(is_shown, "everything shown")


def wait_for_morning(here: Stage) -> None:
    """It is just after the hour at which days of puzzles begin, whenever the test is run."""
    now = here.clock.now()
    here.jump((day_of(now) + 1) * DAY + HOUR * 3600 + 60 - now)


def puzzle_of_today(here: Stage) -> Exercise:
    practice = packs()["brawl"].practice
    assert practice is not None
    return practice.puzzles[day_of(here.clock.now()) % len(practice.puzzles)]


async def test_a_puzzle_a_day_with_who_solved_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        wait_for_morning(here)
        owner, bob, carol = here.user("alice"), here.user("bob"), here.user("carol")
        refused = message_of(await bob.slash("arena", "settings server", puzzle="here"))
        assert not posts(bob), refused.text
        shown = message_of(await owner.slash("arena", "settings server", puzzle="here"))
        assert f"<#{owner.place('arena').id}>" in shown.text
        await bob.until(lambda: len(posts(bob)) == 1, "the puzzle of today")
        (post,) = posts(bob)
        assert post.pictures
        assert ENGLISH.say("daily-nobody") in post.text
        puzzle = puzzle_of_today(here)
        for user in (bob, carol):
            panel = message_of(await user.press(post, ENGLISH.say("button-solve")))
            for (key,) in puzzle.solution:
                panel = await answer(user, panel, key)
            assert ENGLISH.say("puzzle-solved", tries=0) in panel.text
        await bob.until(lambda: f"<@{carol.id}>" in bob.look(post).text, "both named")
        now = bob.look(post)
        assert f"<@{bob.id}>" in now.text
        assert not now.pings_me
        assert now.pictures
        # What solves it is nowhere in what everybody sees.
        assert not any(key in str(now.view) for (key,) in puzzle.solution if len(key) > 4)
        await here.restart(cleanly=False)
        here.jump(3600)
        await settled(here)
        assert len(posts(bob)) == 1, "once a day"
        here.jump(DAY)
        await bob.until(lambda: len(posts(bob)) == 2, "the puzzle of the next day")
        message_of(await owner.slash("arena", "settings server", puzzle="off"))
        here.jump(DAY)
        await settled(here)
        assert len(posts(bob)) == 2
        blameless(here)


async def test_a_post_made_just_before_the_end_is_found_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        wait_for_morning(here)
        owner = here.user("alice")
        await owner.slash("arena", "settings server", puzzle="here")
        await owner.until(lambda: len(posts(owner)) == 1, "the puzzle of today")
        await settled(here)
        # As if the bot had died before it could note its post.
        day = day_of(here.clock.now())
        await here.stop()
        forget_post(here, day)
        await here.start()
        await settled(here)
        assert len(posts(owner)) == 1
        daily = await here.shell.app.store.daily(GuildId(GUILD_ID), day)
        assert daily is not None
        assert daily.message == posts(owner)[0].id
        blameless(here)


async def test_a_puzzle_whose_day_is_over_is_not_posted_any_more(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        wait_for_morning(here)
        owner = here.user("alice")
        await owner.slash("arena", "settings server", puzzle="here")
        await owner.until(lambda: len(posts(owner)) == 1, "the puzzle of today")
        await settled(here)
        day = day_of(here.clock.now())
        await here.stop()
        forget_post(here, day)
        here.clock.jump(DAY)
        await here.start()
        await owner.until(lambda: len(posts(owner)) == 2, "the puzzle of the next day")
        await settled(here)
        assert len(posts(owner)) == 2
        blameless(here)


def forget_post(here: Stage, day: int) -> None:
    """Take back what was noted after the post."""
    with closing(sqlite3.connect(here.database)) as file:
        file.execute("UPDATE daily_puzzle SET message = NULL")
        file.execute(
            "INSERT INTO outbox (lane, kind, created_at, guild, body) VALUES (?, 'daily_puzzle', ?, ?, ?)",
            (f"server {GUILD_ID}", here.clock.now(), GUILD_ID, f'{{"day":{day}}}'),
        )
        file.commit()
