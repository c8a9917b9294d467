"""Work goes to whoever is idle and comes back; whatever becomes of the others, it is done."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from sfb_bot.matches import lending
from sfb_bot.storage.postgresql import lending as lender_module
from tests.lending.workshops import House, Workshop
from tests.patience import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]


async def ended(*tasks: asyncio.Task[str]) -> list[str]:
    return await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)


async def test_what_has_to_wait_is_made_by_one_who_is_idle(house: House) -> None:
    home, other = await house.workshop("home"), await house.workshop("other")
    first, second = home.make("a"), home.make("b")
    await other.until_begun("b")
    other.door.set()
    assert await ended(second) == ["B by other"]
    assert not first.done()
    home.door.set()
    assert await ended(first) == ["A by home"]
    await house.until_empty()


async def test_nothing_is_lent_while_there_is_a_place_at_home(house: House) -> None:
    home, other = await house.workshop("home", size=3), await house.workshop("other")
    home.door.set()
    made = await ended(*(home.make(letters) for letters in "abc"))
    assert made == ["A by home", "B by home", "C by home"]
    assert other.began == []
    assert (await house.ask("SELECT last_value, is_called FROM process_job_number_seq"))[0] == (1, False)


async def test_what_is_done_at_once_is_not_lent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lending, "SOON", 3600.0)
    home, other = await house.workshop("home"), await house.workshop("other")
    tasks = [home.make(letters) for letters in "abcdefgh"]
    home.door.set()
    await ended(*tasks)
    assert home.began == list("abcdefgh")
    assert other.began == []


async def test_who_has_work_of_its_own_takes_none(house: House) -> None:
    home, other = await house.workshop("home"), await house.workshop("other")
    own = other.make("own")
    await other.until_begun("own")
    tasks = [home.make("a"), home.make("b")]
    await house.until_there("kind = 'letters'")
    third = await house.workshop("third")
    await third.until_begun("b")
    await house.until_lent(home)
    assert other.began == ["own"]
    for each in (home, other, third):
        each.door.set()
    assert await ended(own, *tasks) == ["OWN by other", "A by home", "B by third"]


async def test_who_gets_idle_takes_what_waits(house: House) -> None:
    home, other = await house.workshop("home"), await house.workshop("other")
    own = other.make("own")
    await other.until_begun("own")
    tasks = [home.make("a"), home.make("b")]
    await house.until_there("kind = 'letters'")
    other.door.set()
    assert await ended(own, tasks[1]) == ["OWN by other", "B by other"]
    home.door.set()
    await ended(tasks[0])


async def test_one_of_several_places_is_kept_for_work_of_ones_own(house: House) -> None:
    home, other = await house.workshop("home"), await house.workshop("other", size=3)
    tasks = [home.make(letters) for letters in "abcde"]
    await other.until_begun("b")
    await other.until_begun("c")
    own = other.make("own")
    await other.until_begun("own")
    assert other.began == ["b", "c", "own"]
    for each in (home, other):
        each.door.set()
    assert [made[0] for made in await ended(*tasks)] == list("ABCDE")
    assert await ended(own) == ["OWN by other"]


async def test_what_nobody_takes_is_made_at_home_in_its_turn(house: House) -> None:
    home = await house.workshop("home")
    tasks = [home.make(letters) for letters in "abc"]
    await house.until_there("kind = 'letters'")
    home.door.set()
    assert await ended(*tasks) == ["A by home", "B by home", "C by home"]
    await house.until_empty()


async def test_another_version_never_takes_it(house: House) -> None:
    home, other = await house.workshop("home"), await house.workshop("other", version="two")
    tasks = [home.make("a"), home.make("b")]
    await house.until_there("kind = 'letters'")
    assert other.is_ready()
    newer = next(lender for lender in house.closing if lender is not next(iter(house.closing)))
    await newer._take_what_fits()  # pyright: ignore[reportPrivateUsage] - no other moment is sure to be one
    await house.until_there("taker IS NULL")
    home.door.set()
    assert await ended(*tasks) == ["A by home", "B by home"]
    assert other.began == []


async def test_what_nobody_waits_for_any_more_is_taken_back(house: House) -> None:
    home = await house.workshop("home")
    first, second = home.make("a"), home.make("b")
    await house.until_there("kind = 'letters'")
    second.cancel()
    await house.until_empty()
    home.door.set()
    assert await ended(first, home.make("c")) == ["A by home", "C by home"]
    assert home.began == ["a", "c"]


async def test_one_who_fails_leaves_it_to_those_at_home_at_once(
    house: House,
) -> None:
    home = await house.workshop("home")

    class Clumsy(Workshop):
        async def help(self, work: bytes) -> bytes | None:
            self.began.append(work.decode())
            raise ArithmeticError("two left hands")

    other = Clumsy("other", await house.lender())
    first, second = home.make("a"), home.make("b")
    await other.until_begun("b")
    await house.until_empty()
    home.door.set()
    assert await ended(first, second) == ["A by home", "B by home"]


async def test_what_comes_back_undone_goes_before_what_came_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = await house.workshop("home")
    await house.workshop("other")
    tasks = [home.make("a"), home.make("b")]
    await house.until_lent(home)
    monkeypatch.setattr(lending, "SOON", 3600.0)
    tasks += [home.make("c"), home.make("d")]
    await house.end(list(house.closing)[1])
    await house.until_empty()

    async def is_back() -> bool:
        waiting = home.places._waiting  # pyright: ignore[reportPrivateUsage] - nobody else can tell
        return len(waiting) == 3

    await until(is_back, "the piece that was lent")
    home.door.set()
    await ended(*tasks)
    assert home.began == list("abcd")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("blow", ["SIGKILL", "SIGSTOP"])
async def test_a_process_that_dies_or_is_suspended_leaves_it_to_those_at_home(
    house: House, monkeypatch: pytest.MonkeyPatch, blow: str
) -> None:
    home = await house.workshop("home")
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.lending.child",
        house.location.url,
        str(house.location.files),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert child.stdout is not None
        assert await child.stdout.readline() == b"ready\n"
        first, second = home.make("a"), home.make("b")
        await house.until_lent(home)
        os.kill(child.pid, getattr(signal, blow))
        monkeypatch.setattr(lender_module, "SILENCE", 1.0)
        home.door.set()
        assert await ended(first, second) == ["A by home", "B by home"]
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


async def test_one_who_never_ends_leaves_it_to_those_at_home(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, other = await house.workshop("home"), await house.workshop("other")
    monkeypatch.setattr(lending, "LONGEST_LOAN", 0.2)
    first, second = home.make("a"), home.make("b")
    await other.until_begun("b")
    await house.until_lent(home)
    home.door.set()
    assert await ended(first, second) == ["A by home", "B by home"]
    # What it makes after all goes nowhere.
    other.door.set()
    await house.until_empty()


async def test_without_the_database_everything_is_made_at_home(house: House) -> None:
    home, other = await house.workshop("home"), await house.workshop("other")
    first, second = home.make("a"), home.make("b")
    await house.until_lent(home)
    name = (await house.ask("SELECT current_database()"))[0][0]
    admin = House(type(house.location)(house.location.url.replace(f"/{name}?", "/postgres?"), Path()))
    await admin.ask(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await admin.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", name)
    third = home.make("c")
    home.door.set()
    assert await ended(first, second, third) == ["A by home", "B by home", "C by home"]
    await admin.ask(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    # And when it is back, they work for each other as before.
    home.door.clear()
    other.began.clear()
    other.door.set()
    tasks = [home.make("d"), home.make("e")]
    assert await ended(tasks[1]) == ["E by other"]
    home.door.set()
    await ended(tasks[0])


async def test_what_a_dead_process_has_lent_is_not_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lender_module, "PULSE", 3600.0)
    monkeypatch.setattr(lender_module, "SILENCE", 3.0)
    home = await house.workshop("home")
    tasks = [home.make("a"), home.make("b")]
    await house.until_there("kind = 'letters'")
    await house.ask("UPDATE process_job SET lent_at = lent_at - interval '4 seconds'")
    other = await house.workshop("other")
    helper = list(house.closing)[1]
    await helper._take_what_fits()  # pyright: ignore[reportPrivateUsage] - no other moment is sure to be one
    await house.until_there("taker IS NULL")
    assert other.began == []
    # A minute later it is taken away by the next one that lends something.
    await house.ask("UPDATE process_job SET lent_at = lent_at - interval '1 minute'")
    tasks += [other.make("c"), other.make("d")]

    async def is_gone() -> bool:
        return len(await house.ask("SELECT 1 FROM process_job WHERE lent_at < now() - interval '50 s'")) == 0

    await until(is_gone, "the end of what was left behind")
    for each in (home, other):
        each.door.set()
    await ended(*tasks)
