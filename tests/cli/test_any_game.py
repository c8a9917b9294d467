"""The commands that deal with matches do so for every game of the registry, and for the toy game as well."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from sfb_bot.cli import main
from sfb_bot.games import GAMES
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Journal, replay
from tests.cli.program import refused
from tests.games.toy.pack import toy_pack


@pytest.fixture(autouse=True)
def toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, Callable[[], GamePack]]", GAMES), "toy", toy_pack)


def printed(*arguments: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(arguments) == 0
    return out.getvalue()


def figures(*arguments: str) -> dict[str, Any]:
    found = json.loads(printed("simulate", *arguments, "--json"))
    del found["decisions_per_second"]
    return found


@pytest.mark.parametrize("game", ["brawl", "toy"])
def test_every_mode_and_option_can_be_simulated(game: str) -> None:
    form = GAMES[game]().setup
    for mode in form.modes:
        found = figures("--game", game, "--mode", mode.name, "--games", "2")
        assert (found["games"], found["mode"]) == (2, mode.name)
        assert len(found["winners_by_side"]) == len(mode.sides)
        assert all(found[option.name] == option.default for option in form.options_for(mode.name))


def test_a_game_without_figures_of_its_own_has_the_common_ones() -> None:
    found = figures("--game=toy", "--games", "30", "--seed", "x", "--length", "long")
    assert list(found) == [
        *("seed", "mode", "length", "games", "decisions", "decisions_per_game", "winners_by_side")
    ]
    assert found["length"] == "long"
    assert 20 < sum(found["winners_by_side"].values()) <= 30
    assert found == figures("--game", "toy", "--games", "30", "--seed", "x", "--length", "long")
    assert found["decisions"] != figures("--game", "toy", "--games", "30", "--seed", "x")["decisions"]


def test_a_journal_finds_its_game(tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    printed("simulate", "--game", "toy", "--games", "1", "--journal", str(file))
    journal = Journal.from_text(file.read_text(encoding="utf-8"))
    state = replay(toy_pack().rules, journal).state
    assert state.outcome is not None
    assert state.outcome.winner is not None
    lines = printed("replay", str(file)).splitlines()
    won = "abc"[state.outcome.winner]
    assert lines[-1] == f"after {len(journal.entries)} answers: {won} won"
    assert f"{' : '.join(map(str, state.points))} of 20" in lines[0]


REFUSED = {
    "an option of another game": (["simulate", "--game", "toy", "--draft", "free"], "--draft"),
    "a mode of another game": (["simulate", "--game", "toy", "--mode", "duel"], "--mode"),
    "an unknown game": (["simulate", "--game", "chess"], "--game"),
    "no game": (["simulate", "--game"], "--game"),
    "no text form": (["render", "r1 | a", "--game", "toy", "--out", "x.png"], "toy has no text form"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_a_game_does_not_know_is_one_clear_line(case: str) -> None:
    arguments, named = REFUSED[case]
    assert named in refused(*arguments)
