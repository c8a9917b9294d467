"""The daily puzzle of a server with the real client: posted once a day, solved in private, solvers named."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.playground.world.permissions import Permission as Right
from sfb_bot.practice.daily import DAY, HOUR, day_of
from sfb_bot.practice.exercises import Exercise
from tests.conformance.packs import packs
from tests.end_to_end.audit import blameless, requests_of
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Stage, stage
from tests.end_to_end.places import FORBIDDEN, POSTS, direct_messages, told_directly
from tests.end_to_end.test_learn import answer, press
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


@asynccontextmanager
async def daily_stage(
    folder: Path, allowed: Collection[tuple[int, int | None]] = ()
) -> AsyncGenerator[tuple[Stage, VisibleMessage]]:
    """A server just after it has got its first daily puzzle, with the post; nothing is amiss at the end."""
    async with stage(folder) as here:
        wait_for_morning(here)
        owner = here.user("alice")
        shown = message_of(await owner.slash("arena", "settings server", puzzle="here"))
        assert f"<#{owner.place('arena').id}>" in shown.text
        await owner.until(lambda: len(posts(owner)) == 1, "the puzzle of today")
        await settled(here)
        (post,) = posts(owner)
        yield here, post
        blameless(here, allowed)


async def solve(user: UserDriver, panel: VisibleMessage, puzzle: Exercise) -> VisibleMessage:
    for (key,) in puzzle.solution:
        panel = await answer(user, panel, key)
    return panel


async def test_a_puzzle_a_day_with_who_solved_it(tmp_path: Path) -> None:
    async with daily_stage(tmp_path) as (here, post):
        owner, bob, carol = here.user("alice"), here.user("bob"), here.user("carol")
        assert post.pictures
        assert ENGLISH.say("daily-nobody") in post.text
        puzzle = puzzle_of_today(here)
        for user in (bob, carol):
            panel = message_of(await user.press(post, ENGLISH.say("button-solve")))
            panel = await solve(user, panel, puzzle)
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


async def test_only_organisers_have_it_posted(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        wait_for_morning(here)
        bob = here.user("bob")
        refused = message_of(await bob.slash("arena", "settings server", puzzle="here"))
        assert not posts(bob), refused.text


async def test_whoever_has_seen_the_solution_is_not_named(tmp_path: Path) -> None:
    async with daily_stage(tmp_path) as (here, post):
        bob, carol = here.user("bob"), here.user("carol")
        puzzle = puzzle_of_today(here)
        seen_before = [message.id for message in carol.visible_messages("arena")]
        panel = message_of(await bob.press(post, ENGLISH.say("button-solve")))
        assert ENGLISH.say("button-solution") not in [button.label for button in panel.buttons]
        tried = await answer(bob, panel, "end")
        shown = await press(bob, tried, ENGLISH.say("button-solution"))
        assert ENGLISH.say("puzzle-solution-seen") in shown.text
        assert shown.is_ephemeral
        assert shown.pictures
        panel = await press(bob, shown, ENGLISH.say("button-try-again"))
        done = await solve(bob, panel, puzzle)
        assert ENGLISH.say("puzzle-uncounted") in done.text
        # Giving up needs no try.
        given_up = message_of(await carol.press(post, ENGLISH.say("button-solve")))
        given_up = await press(carol, given_up, ENGLISH.say("button-give-up"))
        assert shown.text.splitlines()[1] == given_up.text.splitlines()[1], "the same way for everybody"
        await settled(here)
        now = carol.look(post)
        assert ENGLISH.say("daily-nobody") in now.text
        others = [
            m for m in carol.visible_messages("arena") if m.id not in seen_before and not m.is_ephemeral
        ]
        assert others == [], "nothing of it was posted"
        await here.restart()
        again = message_of(await bob.press(post, ENGLISH.say("button-solve")))
        assert ENGLISH.say("puzzle-uncounted") in again.text
        nexts = message_of(await bob.slash("arena", "puzzle"))
        assert f"**Puzzle {number_of(puzzle)}**" not in nexts.text, "it is not offered again"


def number_of(puzzle: Exercise) -> int:
    practice = packs()["brawl"].practice
    assert practice is not None
    return practice.puzzles.index(puzzle) + 1


async def test_a_channel_that_refuses_the_puzzle_is_told_to_the_owner_once(tmp_path: Path) -> None:
    async with daily_stage(tmp_path, {FORBIDDEN}) as (here, _):
        owner, bob = here.user("alice"), here.user("bob")
        arena = owner.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES)
        for _ in range(3):
            await refused_again(here)
            # A refusal that is over after a moment is nobody's business.
            here.jump(60)
            await told_directly(owner, "daily puzzle", f"<#{arena}>", "Send Messages")
        await until(lambda: is_told(here), "everybody told")
        assert len(direct_messages(owner)) == 1, "once, not every day"
        assert direct_messages(bob) == []
        here.playground.faults.deny(arena)
        await owner.until(lambda: len(posts(owner)) == 2, "the puzzle of that day")
        await settled(here)
        assert await here.shell.app.store.troubles() == []


async def is_told(here: Stage) -> bool:
    # The puzzle itself still waits.
    return len(await here.shell.app.store.waiting_rows()) == 1


async def refused_again(here: Stage) -> None:
    """A day later, until the next puzzle was refused, too."""
    before = len(requests_of(here, "POST", POSTS))
    here.jump(DAY)

    async def is_so() -> bool:
        has_trouble = any(trouble.lane.startswith("server ") for trouble in here.shell.app.troubles.all())
        return has_trouble and len(requests_of(here, "POST", POSTS)) > before

    await until(is_so, "a refusal")


async def test_a_post_made_just_before_the_end_is_found_again(tmp_path: Path) -> None:
    async with daily_stage(tmp_path) as (here, post):
        # As if the bot had died before it could note its post.
        day = day_of(here.clock.now())
        await here.stop()
        forget_post(here, day)
        await here.start()
        await settled(here)
        assert [each.id for each in posts(here.user("alice"))] == [post.id]
        daily = await here.shell.app.store.daily(GuildId(GUILD_ID), day)
        assert daily is not None
        assert daily.message == post.id


async def test_a_puzzle_whose_day_is_over_is_not_posted_any_more(tmp_path: Path) -> None:
    async with daily_stage(tmp_path) as (here, _):
        owner = here.user("alice")
        day = day_of(here.clock.now())
        await here.stop()
        forget_post(here, day)
        here.clock.jump(DAY)
        await here.start()
        await owner.until(lambda: len(posts(owner)) == 2, "the puzzle of the next day")
        await settled(here)
        assert len(posts(owner)) == 2


def forget_post(here: Stage, day: int) -> None:
    """Take back what was noted after the post."""
    with closing(sqlite3.connect(here.database)) as file:
        file.execute("UPDATE daily_puzzle SET message = NULL")
        file.execute(
            "INSERT INTO outbox (lane, kind, created_at, guild, body) VALUES (?, 'daily_puzzle', ?, ?, ?)",
            (f"server {GUILD_ID}", here.clock.now(), GUILD_ID, f'{{"day":{day}}}'),
        )
        file.commit()
