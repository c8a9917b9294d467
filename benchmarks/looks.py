"""How long looks take and stall the bot when much was played: `python benchmarks/looks.py`.

A database with 5,000 finished matches of 200 players, a season under way and one player with many games. A
few matches are played by the rules to their end; the others are their rows again with other players and
times, and the figures are counted from them by the bot itself. Measured are each look of `/stats`,
`/league table` and `/brawl list`: the processor time, and the longest time in which the event loop did
nothing for anybody else. Also how long a start with a file of the released version (format 6) takes.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bot_stored import Place, stage
from sfb_bot.cli.run import keep_loaded, open_shell
from sfb_bot.discord_ui.actions.looks import list_screen
from sfb_bot.discord_ui.season_show import SeasonShow
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Dice, Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Request, Start
from sfb_bot.leagues.seasons.sign_up import SeasonProposal
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.locale import Texts
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, MatchRecord, SeasonId, UserId
from sfb_bot.screens.league.statistics import GameNames, choices_screen, league_screen, player_screen
from sfb_bot.screens.league.tables import table_screen
from sfb_bot.screens.lobby import ListedPlace
from sfb_bot.storage.sqlite.migration import own_migrations

LONGEST_STALL_MS = 20.0
MOST_PROCESSOR_MS = 50.0
GUILD, BUSY = GuildId(1), UserId(1001)
PLAYERS, TEMPLATES, ENTRANTS, ROUNDS, LIVE = 200, 4, 24, 4, 20
REPEATS = 20
RELEASED = 6
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Line:
    """One measured figure and the most it may be; a guide has no limit."""

    name: str
    value: float
    unit: str
    limit: float | None = None

    @property
    def passed(self) -> bool:
        return self.limit is None or self.value <= self.limit

    def __str__(self) -> str:
        wanted = "guide"
        if self.limit is not None:
            wanted = f"<= {self.limit:g} {self.unit}: {'pass' if self.passed else 'FAIL'}"
        return f"{self.name:<58}{self.value:>9.2f} {self.unit:<4} {wanted}"


# --- What is stored ---


async def play_some(database: Path) -> SeasonId:
    """A few whole matches, a season of some rounds, and a player with many games under way."""
    async with stage(database) as played:
        for number in range(TEMPLATES):
            match = await played.begin(Place(GUILD, number + 1, (1001 + number, 1101 + number)))
            await played.play_out(match, Dice(f"template/{number}"))
        match = MatchId(0)
        for number in range(LIVE):
            match = await played.begin(Place(GUILD, 100 + number, (BUSY, 1050 + number)))
            await played.advance(match, 30 + number, Dice(f"live/{number}"))
        leagues, app = played.app.leagues, played.app
        record = await played.store.match_record(match)
        assert record is not None
        setup = {key: value for key, value in record.setup.items() if key != "first"}
        terms = Terms(round_length=7 * DAY, seeding="joined")
        settings = Settings(format="swiss", swiss_rounds=ROUNDS + 1, seed="looks")
        proposal = SeasonProposal(
            GUILD, ChannelId(9), UserId(1), "Looks", "brawl", setup, PACES["slow"], settings, terms
        )
        season = await leagues.sign_up.create(proposal, "a season", played.press())
        for number in range(ENTRANTS):
            await leagues.sign_up.join(season, UserId(1001 + number), played.press())
        request = Request(season, UserId(1), "a start", Start())
        preview = await leagues.organisers.preview(await leagues.view(season), request)
        await leagues.organisers.confirm(request, preview.token, played.press())
        for _ in range(ROUNDS):
            for line in (await leagues.view(season)).open_lines:
                assert line.match is not None
                assert line.away is not None
                loser = line.away.users[0]
                await app.matches.say(line.match, loser, Word.CONCEDE, played.press())
            await app.deadlines.fire_due()
        await played.show_all_but([])
    return season


def copy_matches(database: Path, wanted: int) -> None:
    """The finished matches of no league again and again, by other players and at other times."""
    chance = Random(11)
    with closing(sqlite3.connect(database)) as file, file:
        columns = [str(row[1]) for row in file.execute("PRAGMA table_info(match)") if row[1] != "id"]
        named = ", ".join(columns)
        over = [
            row[0]
            for row in file.execute(
                "SELECT id FROM match WHERE status = 'over' AND id NOT IN (SELECT match FROM pairing_game)"
            )
        ]
        (count,) = file.execute("SELECT count(*) FROM match WHERE status = 'over'").fetchone()
        for number in range(wanted - count):
            match = over[number % len(over)]
            other = {"ended_at": f"ended_at + {60 * number}", "channel": str(10**6 + number)}
            given = ", ".join(other.get(one, one) for one in columns)
            new = file.execute(
                f"INSERT INTO match ({named}) SELECT {given} FROM match WHERE id = ?", (match,)
            ).lastrowid
            users = chance.sample(range(1001, 1001 + PLAYERS), 2)
            for seat, user in enumerate(users):
                file.execute(
                    "INSERT INTO seat (match, seat, side, user, bank, away_until)"
                    " SELECT ?, seat, side, ?, bank, away_until FROM seat WHERE match = ? AND seat = ?",
                    (new, user, match, seat),
                )
            file.execute(
                "INSERT INTO match_result (match, winner, ending, points, sides, picks, bans, is_rated,"
                " number) SELECT ?, winner, ending, points, sides, picks, bans, is_rated,"
                " (SELECT max(number) + 1 FROM match_result) FROM match_result WHERE match = ?",
                (new, match),
            )
            file.execute(
                "INSERT INTO checkpoint (match, seq, kept, body)"
                " SELECT ?, seq, kept, body FROM checkpoint WHERE match = ?",
                (new, match),
            )
        file.execute("INSERT INTO recount (guild, game, changes) VALUES (?, 'brawl', 1)", (GUILD,))


# --- Measuring ---


@dataclass(frozen=True, slots=True)
class Cost:
    """What a look cost, in milliseconds.

    `stall` is the longest time in which the event loop could do nothing else, by the clock of the processor:
    what other programs of a busy machine take away is not ours. `late` is the same by the clock on the wall.
    """

    stall: float
    late: float
    used: float
    took: float


async def cost_of(look: Callable[[], Awaitable[object]]) -> Cost:
    """Look once, while a watch wakes up every millisecond."""
    stalls, late, is_over = list[float](), list[float](), False

    async def watch() -> None:
        while not is_over:
            start, processor = time.perf_counter(), time.process_time()
            await asyncio.sleep(0.001)
            late.append((time.perf_counter() - start - 0.001) * 1000)
            stalls.append((time.process_time() - processor) * 1000)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    start, processor = time.perf_counter(), time.process_time()
    await look()
    took, used = time.perf_counter() - start, time.process_time() - processor
    is_over = True
    await watching
    return Cost(max(stalls), max(late), used * 1000, took * 1000)


async def measured(name: str, look: Callable[[], Awaitable[object]]) -> list[Line]:
    """A look, many times, after one for what is loaded once."""
    await look()
    gc.collect()
    found = [await cost_of(look) for _ in range(REPEATS)]
    return [
        Line(
            f"{name}: longest stall, worst of {REPEATS}",
            max(one.stall for one in found),
            "ms",
            LONGEST_STALL_MS,
        ),
        Line(f"{name}: by the clock on the wall, median", statistics.median(one.late for one in found), "ms"),
        Line(
            f"{name}: processor time, median",
            statistics.median(one.used for one in found),
            "ms",
            MOST_PROCESSOR_MS,
        ),
        Line(f"{name}: until it is there, median", statistics.median(one.took for one in found), "ms"),
    ]


async def looks(shell: Shell, season: SeasonId) -> list[Line]:
    """Every look that could depend on how much was played."""
    texts, leagues = Texts("en"), shell.app.leagues
    figures = leagues.statistics
    screens = shell.packs["brawl"].screens
    names = GameNames(lambda one: screens.choice_name(one, texts), str)
    (league,) = await leagues.leagues(GUILD)

    async def player() -> object:
        return player_screen(await figures.player(GUILD, "brawl", BUSY), names, texts)

    async def against() -> object:
        met = await figures.head_to_head(GUILD, "brawl", BUSY, UserId(1002))
        places = await shell.app.store.places_of(met.matches)
        stats = await figures.player(GUILD, "brawl", BUSY)
        return player_screen(stats, names, texts, met, list(places.values()))

    async def choices() -> object:
        return choices_screen(await figures.choices(GUILD, "brawl"), names, texts)

    async def of_league() -> object:
        return league_screen(await figures.league(league), names, texts)

    async def table() -> object:
        show = SeasonShow(shell, await leagues.view(season, GUILD), texts)
        return table_screen(show.facts(), show.sheets(BUSY), None, show.own_place(BUSY), texts)

    async def games() -> object:
        return await list_screen(shell, BUSY, texts, is_there)

    async def is_there(record: MatchRecord) -> ListedPlace:
        del record
        return "there"

    lines: list[Line] = []
    for name, look in {
        "/stats player": player,
        "/stats player against": against,
        "/stats champion": choices,
        "/stats league": of_league,
        f"/league table of {ENTRANTS}": table,
        f"/brawl list of {LIVE}": games,
    }.items():
        lines += await measured(name, look)
    return lines


async def counting_anew(shell: Shell) -> list[Line]:
    """The first look after an upgrade counts everything."""
    cost = await cost_of(lambda: shell.app.leagues.statistics.player(GUILD, "brawl", BUSY))
    return [
        Line("counting everything anew: longest stall", cost.stall, "ms", LONGEST_STALL_MS),
        Line("counting everything anew: by the clock on the wall", cost.late, "ms"),
        Line("counting everything anew: processor time", cost.used, "ms"),
        Line("counting everything anew: until it is there", cost.took, "ms"),
    ]


def as_released(database: Path, old: Path) -> None:
    """The same file as the released version would have written it; what it has no place for is left out."""
    with closing(sqlite3.connect(old)) as file:
        for migration in own_migrations()[:RELEASED]:
            file.executescript(migration.script)
        file.execute("ATTACH ? AS newer", (str(database),))
        tables = [row[0] for row in file.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'")]
        for table in tables:
            names = ", ".join(row[1] for row in file.execute(f"PRAGMA main.table_info({table})"))
            file.execute(f"DELETE FROM main.{table}")
            file.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM newer.{table}")
        file.execute(f"PRAGMA user_version = {RELEASED}")
        file.commit()


async def upgrade(database: Path) -> list[Line]:
    """How long the bot takes to start with an old file, beyond what it takes anyway."""
    took: list[float] = []
    for _ in range(2):
        start = time.perf_counter()
        async with stage(database):
            took.append((time.perf_counter() - start) * 1000)
    return [
        Line("opening it: copy, migrations, checks", took[0], "ms"),
        Line("opening it again", took[1], "ms"),
    ]


async def run(matches: int) -> int:
    """Measure everything, print a table, and fail if a limit is broken."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "sfb.sqlite3"
        season = await play_some(database)
        copy_matches(database, matches)
        old = Path(folder) / "old.sqlite3"
        as_released(database, old)
        lines = [Line("file of the released version", old.stat().st_size / 1_000_000, "MB")]
        lines += await upgrade(old)
        async with open_shell(database) as shell:
            keep_loaded()
            lines += await counting_anew(shell)
            lines += await looks(shell, season)
    for line in lines:
        print(line)
        failed += not line.passed
    print(f"{failed} of the limits are broken." if failed else "All limits are kept.")
    return 1 if failed else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How long looks take when much was played.")
    parser.add_argument("--matches", type=int, default=5000, help="finished matches (5000)")
    sys.exit(asyncio.run(run(parser.parse_args().matches)))
