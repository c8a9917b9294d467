"""`python bot.py simulate`: the same figures for the same seed anywhere, and clear refusals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.kernel import Journal
from tests.cli.program import bot, refused, refused_by_process


def figures(*arguments: str, hash_seed: str = "0") -> dict[str, Any]:
    done = bot("simulate", *arguments, "--json", hash_seed=hash_seed)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_the_same_seed_gives_the_same_matches_under_every_hash_seed() -> None:
    found = [figures("--games", "12", "--seed", "köln", hash_seed=seed) for seed in ("0", "1", "4242")]
    speeds = [each.pop("decisions_per_second") for each in found]
    assert all(speed > 0 for speed in speeds)
    assert found[0] == found[1] == found[2]
    other = figures("--games", "12", "--seed", "bonn")
    assert other["decisions"] != found[0]["decisions"]


def test_the_journal_is_the_same_under_every_hash_seed(tmp_path: Path) -> None:
    texts: set[str] = set()
    for seed in ("0", "1", "4242"):
        file = tmp_path / f"{seed}.json"
        figures("--games", "2", "--seed", "x", "--draft", "casual", "--journal", str(file), hash_seed=seed)
        texts.add(file.read_text(encoding="utf-8"))
    assert len(texts) == 1


def test_the_json_has_its_figures_and_they_add_up() -> None:
    """Every random match ends by points, so winners add up to games and points to at least five each."""
    found = figures("--games", "9", "--seed", "7")
    assert list(found) == [
        *("seed", "mode", "draft", "games", "decisions", "decisions_per_game"),
        *("winners_by_side", "winners_by_turn_order"),
        *("average_rounds", "average_points", "decisions_per_second"),
    ]
    assert found["seed"] == "7"
    assert found["games"] == 9
    assert found["decisions_per_game"] == round(found["decisions"] / 9, 2)
    assert set(found["winners_by_side"]) == {"a", "b"}
    assert sum(found["winners_by_side"].values()) == 9
    assert set(found["winners_by_turn_order"]) == {"first", "second"}
    assert sum(found["winners_by_turn_order"].values()) == 9
    assert found["average_rounds"] > 1
    assert set(found["average_points"]) == {"challenges", "knock_outs"}
    assert sum(found["average_points"].values()) >= 5


def test_one_match_tells_the_same_as_its_journal(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    found = figures("--games", "1", "--seed", "only", "--journal", str(file))
    journal = Journal.from_text(file.read_text(encoding="utf-8"))
    assert journal.game == "brawl"
    assert journal.seed == "only/0"
    assert len(journal.entries) == found["decisions"]


def test_without_json_the_figures_are_lines_for_people() -> None:
    done = bot("simulate", "--games", "2")
    assert done.returncode == 0
    lines = dict(line.split(": ", 1) for line in done.stdout.splitlines())
    assert lines["games"] == "2"
    assert re.fullmatch(r"a \d, b \d", lines["winners by side"])
    assert "{" not in done.stdout


def test_long_seeds_are_different_seeds() -> None:
    one = figures("--games", "3", "--seed", "s" * 80)
    other = figures("--games", "3", "--seed", "s" * 79 + "t")
    assert one["decisions"] != other["decisions"]
    # Three matches of one seed differ, too: the average of three equal ones would be a whole number.
    assert len({figures("--games", str(n), "--seed", "s" * 80)["decisions_per_game"] for n in (1, 2, 3)}) > 1


REFUSED = {
    "no number": (["simulate", "--games", "many"], "--games"),
    "zero": (["simulate", "--games", "0"], "--games"),
    "below zero": (["simulate", "--games", "-3"], "--games"),
    "too many": (["simulate", "--games", "1000001"], "--games"),
    "a fraction": (["simulate", "--games", "1.5"], "--games"),
    "a strange digit": (["simulate", "--games", "²"], "--games"),
    "nothing": (["simulate", "--games", ""], "--games"),
    "an endless number": (["simulate", "--games", "9" * 5000], "--games"),
    "a missing value": (["simulate", "--seed"], "--seed"),
    "an unknown draft": (["simulate", "--draft", "blind"], "--draft"),
    "an unknown option": (["simulate", "--fast"], "--fast"),
    "too much": (["simulate", "now"], "now"),
    "an unknown command": (["similate"], "similate"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_arguments_are_one_clear_line(case: str) -> None:
    arguments, named = REFUSED[case]
    assert named in refused(*arguments)


def test_a_process_refuses_just_so() -> None:
    assert "--games" in refused_by_process("simulate", "--games", "many")


def test_a_draft_the_box_is_too_small_for_is_refused_or_played() -> None:
    """Digest 11: the tournament draft needs a roster of ten."""
    from tests.games.brawl.kit.table import content

    if len(content().champions) < 10:
        assert "at least 10 champions" in refused("simulate", "--games", "1", "--draft", "tournament")
    else:
        assert figures("--games", "1", "--draft", "tournament")["games"] == 1


def test_a_seed_that_is_no_text_is_refused() -> None:
    """Bytes that are not UTF-8 reach Python as half characters."""
    assert "seed" in refused_by_process("simulate", "--games", "1", "--seed", b"\xff\xfe")


def test_a_journal_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "match.json"
    assert str(missing) in refused("simulate", "--games", "1", "--journal", str(missing))
    assert str(tmp_path) in refused("simulate", "--games", "1", "--journal", str(tmp_path))


def test_help_is_no_error() -> None:
    for arguments in (["--help"], ["simulate", "--help"], ["replay", "--help"], ["run", "--help"]):
        done = bot(*arguments)
        assert done.returncode == 0
        assert "usage: bot.py" in done.stdout
        assert done.stderr == ""
