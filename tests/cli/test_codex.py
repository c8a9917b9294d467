"""`simulate`, `replay` and `render` of Codex: a few matches, their positions as text, and their pictures."""

from __future__ import annotations

import contextlib
import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from sfb_bot.cli import main
from sfb_bot.cli.render import REPLAY
from sfb_bot.games.codex.pack import EXAMPLE
from sfb_bot.games.codex.pictures.kinds import KINDS
from sfb_bot.games.codex.rules.model import SIDES
from sfb_bot.games.codex.rules.notation import format_line, parse_line
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.kernel import Journal, replay
from tests.cli.program import refused
from tests.games.codex.kit.table import shared_content

POSITION = (
    "t9 turn=a main | a gold=6 workers=7 heroes=troq_bashar hand=spark,bloom troq_bashar^5 iron_man"
    " | b heroes=river_montoya hand=wither base/4 tech1 nimble_fencer@2+plus:1"
)


def printed(*arguments: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(arguments) == 0
    return out.getvalue()


def figures(*arguments: str) -> dict[str, Any]:
    found = json.loads(printed("simulate", "--game", "codex", *arguments, "--json"))
    del found["decisions_per_second"]
    return found


@cache
def played(folder: Path) -> tuple[Path, Journal]:
    """A whole random match, and the file it was stored in."""
    file = folder / "match.json"
    figures("--games", "1", "--seed", "cli", "--heroes", "one", "--journal", str(file))
    return file, Journal.from_text(file.read_text(encoding="utf-8"))


# --- simulate ---


@pytest.mark.parametrize("mode", SIDES)
def test_every_mode_is_played_to_its_end(mode: str) -> None:
    found = figures("--mode", mode, "--games", "1", "--picks", "random")
    assert (found["mode"], found["heroes"], found["picks"], found["games"]) == (mode, "three", "random", 1)
    assert list(found["winners_by_side"]) == [*"abcde"[: len(SIDES[mode])]]
    assert sum(found["winners_by_side"].values()) == 1 - found["draws"]
    assert sum(found["ends"].values()) == 1
    assert found["turns"]["longest"] >= len(SIDES[mode]), "everybody had a turn"


@pytest.mark.parametrize("picks", ["blind", "draft"])
def test_heroes_are_picked_as_is_said(picks: str) -> None:
    found = figures("--games", "1", "--heroes", "one", "--picks", picks)
    assert (found["heroes"], found["picks"]) == ("one", picks)
    assert not {"tech_lab", "heroes_hall"} & set(found["built_by_a_player"]), "with one hero there are none"


def test_the_same_seed_gives_the_same_matches() -> None:
    one, again, other = (
        figures("--games", "2", "--heroes", "one", "--seed", seed) for seed in ("köln", "köln", "bonn")
    )
    assert one == again
    assert one["decisions"] != other["decisions"]


def test_the_balance_has_every_hero_and_every_school() -> None:
    """Two matches of two players, who have three heroes each and choose one school at most."""
    balance = figures("--games", "2", "--picks", "random", "--balance")["balance"]
    heroes = shared_content().heroes
    assert set(balance["heroes"]) == {hero.id for hero in heroes}
    assert set(balance["specs"]) == {hero.spec for hero in heroes}
    assert sum(row["of"] for row in balance["heroes"].values()) == 2 * 2 * 3
    assert sum(row["of"] for row in balance["specs"].values()) <= 2 * 2


# --- replay, and positions as text ---


def test_a_journal_is_played_to_its_end_and_told_as_a_position(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    file, journal = played(tmp_path_factory.getbasetemp())
    state = replay(Codex(shared_content()), journal).state
    assert state.outcome is not None
    lines = printed("replay", str(file)).splitlines()
    assert lines[0] == format_line(state)
    assert parse_line(lines[0], shared_content()) == state
    winner = state.outcome.winner
    ended = "a draw" if winner is None else f"{'ab'[winner]} won"
    assert lines[-1].startswith(f"after {len(journal.entries)} answers: {ended}")


def test_a_position_of_the_middle_can_be_drawn_from_its_line(
    tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, journal = played(tmp_path_factory.getbasetemp())
    half = len(journal.entries) // 2
    part = Journal(journal.game, journal.version, journal.setup, journal.seed, journal.entries[:half])
    state = replay(Codex(shared_content()), part).state
    line = tmp_path / "position.txt"
    line.write_text(format_line(state), encoding="utf-8")
    assert main(["render", "--game", "codex", str(line), "--out", str(tmp_path / "picture.png")]) == 0
    assert f"Turn {state.turn_no}" in capsys.readouterr().out


# --- render ---


@pytest.mark.parametrize("kind", [*KINDS.names, REPLAY])
def test_every_kind_can_be_drawn_from_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    target = tmp_path / "picture"
    assert main(["render", "--game", "codex", POSITION, "--out", str(target), "--kind", kind]) == 0
    with Image.open(io.BytesIO(target.read_bytes())) as picture:
        assert f"{picture.width} x {picture.height}" in capsys.readouterr().out


def test_themes_languages_and_orientations_change_the_picture(tmp_path: Path) -> None:
    made: list[bytes] = []
    target = tmp_path / "picture.png"
    ways = (["--theme", "contrast"], ["--lang", "ru"], ["--lang", "uk"], ["--orientation", "landscape"])
    for extra in ([], *ways):
        assert main(["render", "--game", "codex", POSITION, "--out", str(target), *extra]) == 0
        made.append(target.read_bytes())
    assert len(set(made)) == len(made)


def test_each_seat_has_a_hand_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = str(tmp_path / "picture.png")
    wanted = ["render", "--game", "codex", POSITION, "--kind", "hand", "--out", target]
    assert main([*wanted, "--seat", "a"]) == 0
    own = capsys.readouterr().out
    assert main([*wanted, "--seat", "b"]) == 0
    theirs = capsys.readouterr().out
    assert [name in own for name in ("Spark", "Bloom", "Wither")] == [True, True, False]
    assert [name in theirs for name in ("Spark", "Bloom", "Wither")] == [False, False, True]


def test_the_position_shown_to_newcomers_can_be_read() -> None:
    """Where it could not be, two empty sides would be shown."""
    state = parse_line(EXAMPLE, shared_content())
    assert any(obj.slot for obj in state.objs.values())


REFUSED = {
    "an unknown card": (["render", "t9 turn=a main | a merlin | b"], "merlin"),
    "a seat too many": (["render", "t9 turn=a main | a | b | c"], "a, b"),
    "no such seat": (["render", POSITION, "--seat", "c"], "'c'"),
    "no such picture": (["render", POSITION, "--kind", "arena"], "arena"),
    "a card that is none": (["render", POSITION, "--kind", "card", "--about", "merlin"], "merlin"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_drawn_is_one_clear_line(case: str, tmp_path: Path) -> None:
    (command, *arguments), named = REFUSED[case]
    target = tmp_path / "picture.png"
    assert named in refused(command, "--game", "codex", *arguments, "--out", str(target))
    assert not target.exists()


def test_what_the_game_has_not_is_one_clear_line() -> None:
    assert "codex has none" in refused("puzzles", "--game", "codex", "--count", "1")
    assert "--army" in refused("simulate", "--game", "codex", "--army", "draft")
