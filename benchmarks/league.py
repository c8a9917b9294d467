"""How quick the league is: `python benchmarks/league.py`.

Pairing is measured over whole seasons, because later rounds are harder: fewer opponents are left. The
players win by chance, from a fixed seed, so every run pairs the same seasons. The limits are for time of the
processor: nothing here waits for anything, so on a machine with nothing else to do that is the whole time.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from sfb_bot.leagues.rules.bracket import bracket
from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.ratings import PersonId, RatedGame, ratings
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import (
    DEFAULT_TIE_BREAKS,
    SWISS_TIE_BREAKS,
    Entrant,
    EntrantId,
    Game,
    NewRound,
    Season,
    SeasonFinished,
    Settings,
)

PLAYERS = 128
ROUNDS = 9
RESULTS = 1000
REPEATS = 20


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


def milliseconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def season_of(count: int, settings: Settings) -> Season:
    return Season(settings, tuple(Entrant(EntrantId(number), number) for number in range(1, count + 1)))


def played(season: Season, new: NewRound, chance: Random) -> Season:
    """The season with a round stored and won by chance."""
    games = [
        Game(
            pairing.id,
            1,
            chance.choice((pairing.home, pairing.away)),
            chance.randint(0, 5),
            chance.randint(0, 5),
        )
        for pairing in new.pairings
        if pairing.away is not None
    ]
    return replace(
        season,
        pairings=(*season.pairings, *new.pairings),
        games=(*season.games, *games),
        qualified=new.qualified or season.qualified,
    )


def played_out(season: Season, chance: Random, took: list[float]) -> Season:
    """The season played to its end; `took` gets the milliseconds each round took to be paired."""
    while True:
        start = time.process_time()
        step = next_round(season)
        took.append((time.process_time() - start) * 1000)
        if isinstance(step, SeasonFinished):
            took.pop()
            return season
        if not isinstance(step, NewRound):
            raise RuntimeError("a round that was played is still open")
        season = played(season, step, chance)


def pairing() -> list[Line]:
    """Rounds of large fields, even and odd."""
    # The library behind it is loaded once in the life of the bot; that is a figure of its own.
    loading = milliseconds(lambda: next_round(season_of(2, Settings(format="swiss"))))
    lines = [Line("first Swiss round of the process, loading included", loading, "ms")]
    for count in (PLAYERS, PLAYERS - 1):
        took: list[float] = []
        for seed in range(3):
            season = season_of(count, Settings(format="swiss", swiss_rounds=ROUNDS, seed=str(seed)))
            played_out(season, Random(seed), took)
        lines += [
            Line(f"Swiss round of {count} players, p50 of {len(took)}", statistics.median(took) / 1000, "s"),
            Line(f"Swiss round of {count} players, worst of {len(took)}", max(took) / 1000, "s", 1),
        ]
    groups = Settings(format="groups", groups=16, playoff="double", qualifiers=2)
    for name, settings in (("round robin", Settings()), ("groups, then double elimination", groups)):
        took = []
        played_out(season_of(PLAYERS, settings), Random(1), took)
        lines.append(Line(f"{name}, {PLAYERS} players, worst of {len(took)}", max(took) / 1000, "s", 1))
    return lines


def tables() -> list[Line]:
    """The table of 1,000 results, a round robin of 46; with the tie-breaks of both formats."""
    lines: list[Line] = []
    for name, ties in (("usual ties", DEFAULT_TIE_BREAKS), ("Swiss ties", SWISS_TIE_BREAKS)):
        settings = Settings(tie_breaks=ties, seed="table")
        chance = Random(5)
        season = played_out(season_of(46, settings), chance, [])
        season = replace(season, pairings=season.pairings[:RESULTS], games=season.games[:RESULTS])
        if len(season.games) != RESULTS:
            raise RuntimeError("too few results for the table")
        took = [milliseconds(lambda season=season: standings(season)) for _ in range(REPEATS)]
        lines.append(Line(f"table of {RESULTS} results, {name}, p50", statistics.median(took), "ms"))
        lines.append(Line(f"table of {RESULTS} results, {name}, worst of {len(took)}", max(took), "ms", 50))
    return lines


def brackets() -> list[Line]:
    """The bracket of 64, and ratings of many games."""
    settings = Settings(format="swiss", swiss_rounds=1, playoff="double", qualifiers=64)
    season = played_out(season_of(64, settings), Random(2), [])
    took = [milliseconds(lambda: bracket(season)) for _ in range(REPEATS)]
    chance = Random(3)
    people = [PersonId(number) for number in range(100)]
    games = [
        RatedGame(number, 1, "duel", ((one,), (two,)), chance.choice((0, 1)))
        for number in range(RESULTS)
        for one, two in (chance.sample(people, 2),)
    ]
    rating = [milliseconds(lambda: ratings(games, "duel")) for _ in range(5)]
    return [
        Line("double elimination of 64 as a value, p50", statistics.median(took), "ms"),
        Line(f"ratings of {RESULTS} duels, p50", statistics.median(rating), "ms"),
    ]


def loading_is_lazy() -> list[Line]:
    """Importing the league must not load what only pairing and rating need."""
    code = (
        "import sys, sfb_bot.leagues.rules.progress, sfb_bot.leagues.rules.ratings;"
        "print(len({'networkx', 'openskill'} & set(sys.modules)))"
    )
    root = Path(__file__).parents[1]
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    ).stdout
    return [Line("libraries loaded by importing the league", float(told), "", 0)]


def main() -> int:
    """Measure everything, print a table, and fail if a limit is broken."""
    failed = 0
    for part in (loading_is_lazy, pairing, tables, brackets):
        for line in part():
            print(line, flush=True)
            failed += not line.passed
    print(f"{failed} of the limits are broken." if failed else "All limits are kept.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
