"""Marks slow tests, keeps compiled code, and ends a test that hangs, with its process, once it said where.

pytest-timeout keeps the time (`timeout` in pyproject.toml). Its own ways to end a test do not suffice here:
an exception out of a signal may leave an event loop that never closes, and its stacks show no coroutines and
get lost in the workers of pytest-xdist. A worker that ends is reported by xdist as a failure of its test.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import os
import signal
import sys
import threading
from collections.abc import Generator
from pathlib import Path
from typing import IO

import pytest
from pytest_timeout import Settings

# What is asserted in modules that tests share is worth explaining, too; a room's name stands for all in it.
pytest.register_assert_rewrite(*(f"tests.{room.stem}" for room in Path(__file__).parent.iterdir()))

# Whole games with the real bot, thousands of random matches and pictures, a browser, processes and kills:
# what `python3 do.py test --quick` leaves out. Everything else together takes about a minute.
SLOW = (
    "architecture/test_do.py",
    "architecture/test_time_limits.py",
    "cli/",
    "conformance/",
    "end_to_end/",
    "end_to_end_attacks/",
    "end_to_end_browser/",
    "end_to_end_league/",
    "games/brawl/cards/test_card_files.py::test_a_mistake_in_",
    "games/brawl/golden/",
    "games/brawl/pictures/test_arena.py",
    "games/brawl/pictures/test_cards.py",
    "games/brawl/pictures/test_champions.py",
    "games/brawl/properties/",
    "games/brawl/screens/test_random_matches.py",
    "games/toy/test_at_the_playground.py",
    "leagues/seasons/test_whole_seasons.py",
    "lending/test_forgery.py::test_no_worker_unpacks_what_nobody_of_the_bot_has_signed",
    "lending/test_lender.py::test_a_process_that_dies_or_is_suspended",
    "lending/test_shells.py",
    "lending/test_thoughts.py",
    "matches/test_answers.py::test_whole_games_across_restarts_equal_the_bare_engine",
    "matches/test_computer_seats.py",
    "matches/test_computers.py",
    "matches/test_time_charged.py::test_players_are_charged_the_time_the_bot_was_there",
    "matches/test_told_questions.py::test_every_open_question_was_put_before_whom_it_is_for",
    "playground/test_gateway.py::test_invalidated_session_identifies_again",
    "playground/test_page.py",
    "storage/sqlite/test_crashes.py",
    "storage/sqlite/test_deletions.py::test_a_copy_that_cannot_be_changed_is_tried_again",
    "storage/test_model.py",
    "upgrade/",
)

# After so many new objects; Python's own 700 are for programs with fewer. All garbage is searched for after
# a hundred such searches, so that the bots that tests started do not pile up.
SEARCH_FOR_GARBAGE = (10_000, 10, 10)

# The name under which helpers, processes of their own among them, find what `--store` says.
STORE = "SFB_TEST_STORE"
# And what `--thorough` says.
THOROUGH = "SFB_TEST_THOROUGH"

_TIMER = pytest.StashKey[threading.Timer]()
_STDERR = pytest.StashKey[IO[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Whole suites can be run on a PostgreSQL server by hand; what looks into a file is skipped then.

    And with more examples than there is time for in every run.
    """
    parser.addoption(
        "--store", choices=("sqlite", "postgresql"), default="sqlite", help="where the bot stores"
    )
    parser.addoption("--thorough", action="store_true", help="random tests take many more examples")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the slow ones where they are left out: every worker would."""
    if config.option.markexpr != "not slow":
        return None
    here = Path(__file__).parent
    name = collection_path.relative_to(here).as_posix() if collection_path.is_relative_to(here) else ""
    return True if name in SLOW or f"{name}/" in SLOW else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow ones where they lie, so that a new test among them need not think of it."""
    here = Path(__file__).parent
    for item in items:
        if not item.path.is_relative_to(here):
            continue
        if f"{item.path.relative_to(here).as_posix()}::{item.name}".startswith(SLOW):
            item.add_marker(pytest.mark.slow)
    items[:] = _slow_ones_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def _slow_ones_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Give every worker its share of the slow ones first, so that nobody waits for one of them at the end.

    pytest-xdist gives each the next part of the list, and lets those who are done take of what others have.
    Neighbours stay neighbours: they share what a process has to make once.
    """
    slow = [item for item in items if item.get_closest_marker("slow")]
    others = [item for item in items if not item.get_closest_marker("slow")]
    order: list[pytest.Item] = []
    for number in range(workers):
        for some in (slow, others):
            size = -(-len(some) // workers)
            order += some[number * size :][:size]
    return order


def pytest_collection_finish() -> None:
    """Leave all that was read for the tests out of every search for garbage, and search less often.

    Seventeen thousand tests with the program are half a million objects; to look at them again and again
    took a sixth of the time of a run.
    """
    gc.freeze()
    gc.set_threshold(*SEARCH_FOR_GARBAGE)


def pytest_configure(config: pytest.Config) -> None:
    """Keep a way to the terminal that captures no output of tests."""
    os.environ[STORE] = str(config.getoption("--store"))
    if config.getoption("--thorough"):
        os.environ[THOROUGH] = "1"
    config.stash[_STDERR] = os.fdopen(os.dup(2), "w", encoding="utf-8")
    _keep_compiled_code(config.rootpath)


def _keep_compiled_code(root: Path) -> None:
    """Beside the rest of what pytest keeps, where Python shall leave none beside the sources.

    Else every worker would translate all tests in every run, and each of the hundred processes that tests
    start the whole program.
    """
    if sys.dont_write_bytecode:
        folder = str(root / ".pytest_cache" / "compiled")
        sys.dont_write_bytecode, sys.pycache_prefix = False, folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder


def pytest_unconfigure(config: pytest.Config) -> None:
    server = sys.modules.get("tests.postgresql_server")
    if server is not None:
        server.end_server()
    config.stash[_STDERR].close()


def pytest_timeout_set_timer(item: pytest.Item, settings: Settings) -> bool:
    """Called by pytest-timeout around set-up, test and tear-down of each test."""
    stderr = item.config.stash[_STDERR]
    timer = threading.Timer(settings.timeout, _end, (item.nodeid, settings.timeout, stderr))
    timer.daemon = True
    item.stash[_TIMER] = timer
    timer.start()
    return True


def pytest_timeout_cancel_timer(item: pytest.Item) -> bool:
    """The counterpart; a module that cannot even be collected has no timer."""
    timer = item.stash.get(_TIMER, None)
    if timer is not None:
        timer.cancel()
    return True


def _end(test: str, seconds: float, stderr: IO[str]) -> None:
    try:
        print(f"\n++++ {test} hangs, not finished after {seconds:g} seconds", file=stderr, flush=True)
        faulthandler.dump_traceback(stderr, all_threads=True)
        for task in _unfinished_tasks():
            print(f"\n{task!r}\n{_awaited(task.get_coro())}", file=stderr)
        print(f"\n++++ {test} is ended", file=stderr, flush=True)
        _end_children()
    finally:
        os._exit(1)


def _end_children() -> None:
    """Processes a test started would outlive it and hold the terminal; where the system tells which."""
    for children in Path("/proc/self/task").glob("*/children"):
        for child in children.read_text().split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)


def _awaited(coroutine: object) -> str:
    """Line by line where a coroutine waits, and what it waits for in turn; asyncio itself shows the first."""
    lines: list[str] = []
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        lines.append(f'  File "{frame.f_code.co_filename}", line {frame.f_lineno} in {frame.f_code.co_name}')
        coroutine = getattr(coroutine, "cr_await", None)
    return "\n".join([*lines, f"  {coroutine!r}"])


def _unfinished_tasks() -> Generator[asyncio.Task[object]]:
    """Of all event loops, which only asyncio itself knows."""
    for task in list(getattr(asyncio.tasks, "_all_tasks", ())):
        if not task.done():
            yield task
