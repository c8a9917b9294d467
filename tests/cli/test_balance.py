"""`python bot.py simulate --balance`: rates by champion that are counted right and say how sure they are."""

from __future__ import annotations

import contextlib
import io
import json
from typing import Any, cast

import pytest

from sfb_bot.cli import main
from sfb_bot.games.brawl.balance import Balance, Rate
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.notation import parse_line
from tests.cli.program import refused
from tests.games.brawl.kit.table import content

SIX = "deryn,dugrun,goldarr,gwaien,kilgore,tzu_xiao"

# By Wilson's formula with 1.96, worked out by hand to four places.
INTERVALS = [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)]


@pytest.mark.parametrize(("hits", "of", "low", "high"), INTERVALS)
def test_the_margin_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    found = Rate(hits, of).to_json()
    assert (found["low"], found["high"]) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
    assert found["rate"] == hits / of


def test_nothing_counted_is_no_rate_and_anything_possible() -> None:
    assert Rate(0, 0).to_json() == {"rate": None, "low": 0.0, "high": 1.0, "hits": 0, "of": 0}


def balance_of(*lines: str) -> Balance:
    balance = Balance(map(ChampionId, SIX.split(",")))
    for line in lines:
        balance.add(parse_line(line, content()))
    return balance


def test_what_matches_come_to() -> None:
    """Kilgore wins one match going first and loses one going second; once he is on both sides."""
    balance = balance_of(
        "r4 order=ab outcome=a:points | a kilgore deryn gwaien | b dugrun goldarr tzu_xiao",
        "r6 order=ab outcome=a:points | a deryn dugrun gwaien | b kilgore goldarr tzu_xiao",
        "r11 order=ba outcome=a:concession | a kilgore dugrun gwaien | b kilgore goldarr tzu_xiao",
    )
    kilgore = balance.champions[ChampionId("kilgore")]
    assert kilgore.matches == 3
    assert balance.picked(ChampionId("kilgore")) == Rate(4, 6)
    assert (kilgore.win, kilgore.win_first, kilgore.win_second) == (Rate(1, 2), Rate(1, 1), Rate(0, 1))
    assert kilgore.length == 7.0
    gwaien = balance.champions[ChampionId("gwaien")]
    assert (gwaien.win, gwaien.win_first, gwaien.win_second) == (Rate(3, 3), Rate(2, 2), Rate(1, 1))
    assert balance.champions[ChampionId("tzu_xiao")].win == Rate(0, 3)
    assert balance.first_player == Rate(2, 3)


def test_a_side_of_four_players_is_one_side() -> None:
    """Both players' champions win or lose together; a draw is nobody's win."""
    sides = "a deryn gwaien | b dugrun kilgore | c goldarr tzu_xiao"
    balance = balance_of(
        f"r5 order=dabc outcome=b:points | {sides} | d deryn gwaien",
        f"r7 order=abcd outcome=-:agreement | {sides} | d gwaien",
    )
    assert balance.champions[ChampionId("dugrun")].win_first == Rate(1, 1)
    assert balance.champions[ChampionId("dugrun")].win_second == Rate(0, 1)
    assert balance.champions[ChampionId("goldarr")].win == Rate(0, 2)
    assert balance.champions[ChampionId("deryn")].win == Rate(0, 1), "on both sides in the first match"
    assert balance.first_player == Rate(1, 2)


def printed(*arguments: str) -> str:
    """What `simulate` prints, without the time a process of its own takes."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(("simulate", *arguments)) == 0
    return out.getvalue()


@pytest.mark.parametrize(("mode", "fielded"), [("duel", 3), ("teams", 4)])
def test_the_report_adds_up(mode: str, fielded: int) -> None:
    asked = ("--games", "12", "--seed", "b", "--mode", mode, "--champions", SIX, "--balance", "--json")
    found = cast("dict[str, Any]", json.loads(printed(*asked)))
    report = found["balance"]
    rows = report["champions"]
    assert (found["mode"], found["games"], report["matches"]) == (mode, 12, 12)
    assert sorted(rows) == SIX.split(",")
    # Every side fields so many different champions, and every match is decided.
    assert sum(row["pick"]["hits"] for row in rows.values()) == 12 * 2 * fielded
    assert all(row["pick"]["of"] == 24 for row in rows.values())
    for row in rows.values():
        one_sided = 2 * row["matches"] - row["pick"]["hits"]
        assert row["win"]["of"] == one_sided
        assert row["win"]["of"] == row["win_going_first"]["of"] + row["win_going_second"]["of"]
        assert row["win"]["hits"] == row["win_going_first"]["hits"] + row["win_going_second"]["hits"]
        assert row["win"]["low"] <= (row["win"]["rate"] or 0) <= row["win"]["high"]
    assert report["first_player_wins"]["hits"] == found["winners_by_turn_order"]["first"]
    assert report["average_rounds"] == found["average_rounds"]


def test_the_table_has_a_row_for_every_champion() -> None:
    four = "deryn,dugrun,goldarr,gwaien"
    lines = printed("--games", "4", "--mode", "teams", "--champions", four, "--balance").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("champion "))
    rows = lines[start + 1 : start + 5]
    assert sorted(row.split()[0] for row in rows) == ["deryn", "dugrun", "goldarr", "gwaien"]
    # Four champions, four on a side: everybody is always on both, so there is nothing to tell about winning.
    assert all(row.split()[1:4] == ["4", "-", "(0.0-100.0)"] for row in rows)
    assert all("100.0% (67.6-100.0)" in row for row in rows)
    assert "random" in lines[-1]


REFUSED = {
    "an unknown champion": (["--champions", "deryn,nobody"], "'nobody'"),
    "a champion twice": (["--champions", "deryn,gwaien,deryn"], "deryn is named twice"),
    "no champion": (["--champions", ""], "there is no champion ''"),
    "too few": (["--champions", "deryn,gwaien"], "at least 3 champions"),
    "too few for teams": (["--mode", "teams", "--champions", "deryn,gwaien,dugrun"], "at least 4 champions"),
    "too few for a casual draft of four": (
        ["--mode", "teams", "--draft", "casual", "--champions", SIX],
        "at least 8 champions",
    ),
    "an unknown mode": (["--mode", "trio"], "--mode"),
    "no such draft of four": (["--mode", "teams", "--draft", "double"], "no double draft for 4 players"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_played_is_one_clear_line(case: str) -> None:
    arguments, named = REFUSED[case]
    assert named in refused("simulate", "--games", "1", *arguments)
