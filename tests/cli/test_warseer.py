"""`simulate`, `replay` and `render` of Warseer: a few matches, their positions as text, their pictures."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from sfb_bot.cli import main
from sfb_bot.cli.render import REPLAY
from sfb_bot.games.warseer.pack import EXAMPLE
from sfb_bot.games.warseer.pictures.kinds import KINDS
from sfb_bot.games.warseer.rules.modes import MODES
from sfb_bot.games.warseer.rules.notation import format_line, parse_line
from sfb_bot.kernel import Journal, replay
from tests.cli.program import refused
from tests.games.warseer.kit.table import shared_content, shared_rules

POSITION = (
    "t9 turn=a main map=broken_meadow | a hero=queen_zenobia hand=tears_of_aria griffin_fledgling@E5"
    " | b hero=tarvo_quill hand=bounty pit_hound@D5"
)
QUICK = ("--length", "quick", "--picks", "random", "--camps", "suggested")


def printed(*arguments: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(arguments) == 0
    return out.getvalue()


def figures(*arguments: str) -> dict[str, Any]:
    return json.loads(printed("simulate", "--game", "warseer", *arguments, "--json"))


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_played_to_its_end(mode: str) -> None:
    found = figures("--mode", mode, "--games", "1")
    assert (found["mode"], found["games"]) == (mode, 1)
    assert list(found["winners_by_side"]) == [*"abcd"[: len(MODES[mode].sides)]]
    assert sum(found["winners_by_side"].values()) == 1 - found["draws"]
    assert sum(found["ends"].values()) == 1


def test_a_computer_against_random_play_and_the_balance() -> None:
    """Two matches, each won by one of the two, on one map."""
    found = figures("--players", "normal,random", "--balance", "--games", "2", *QUICK)
    assert set(found["winners_by_level"]) == {"normal", "random"}
    assert sum(found["winners_by_level"].values()) == 2 - 2 * found["draws"]
    balance = found["balance"]
    assert set(balance["heroes"]) == {hero.id for hero in shared_content().heroes}
    assert balance["matches"] == 2
    assert sum(row["of"] for row in balance["first_player_by_map"].values()) == 2


def test_a_journal_is_played_to_its_end_and_its_middle_drawn_from_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    figures("--games", "1", "--seed", "cli", "--journal", str(file), *QUICK)
    journal = Journal.from_text(file.read_text(encoding="utf-8"))
    rules = shared_rules()
    state = replay(rules, journal).state
    assert state.outcome is not None
    lines = printed("replay", str(file)).splitlines()
    assert lines[0] == format_line(state)
    ended = "a draw" if state.outcome.winner is None else f"{'ab'[state.outcome.winner]} won"
    assert lines[-1].startswith(f"after {len(journal.entries)} answers: {ended}")
    entries = journal.entries[: len(journal.entries) // 2]
    part = Journal(journal.game, journal.version, journal.setup, journal.seed, entries)
    middle = replay(rules, part).state
    line = tmp_path / "position.txt"
    line.write_text(format_line(middle), encoding="utf-8")
    target = str(tmp_path / "picture.png")
    assert main(["render", "--game", "warseer", str(line), "--out", target]) == 0
    assert f"Turn {middle.turn_no}" in capsys.readouterr().out


@pytest.mark.parametrize("kind", [*KINDS.names, REPLAY])
def test_every_kind_can_be_drawn_from_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    target = tmp_path / "picture"
    assert main(["render", "--game", "warseer", POSITION, "--out", str(target), "--kind", kind]) == 0
    with Image.open(io.BytesIO(target.read_bytes())) as picture:
        assert f"{picture.width} x {picture.height}" in capsys.readouterr().out


def test_each_seat_has_a_hand_of_its_own(tmp_path: Path) -> None:
    target = str(tmp_path / "picture.png")
    wanted = ("render", "--game", "warseer", POSITION, "--kind", "hand", "--out", target)
    shown = [printed(*wanted, "--seat", seat) for seat in "ab"]
    assert ["Tears of Aria" in each for each in shown] == [True, False]
    assert ["Bounty" in each for each in shown] == [False, True]


def test_the_position_shown_to_newcomers_can_be_read() -> None:
    """Where it could not be, two heroes alone would be shown."""
    assert len(parse_line(EXAMPLE, shared_rules().tables).creatures) > 2


REFUSED = {
    "an unknown creature": (["render", "t9 turn=a main | a merlin@D4 | b"], "merlin"),
    "a seat too many": (["render", "t9 turn=a main | a | b | c"], "a, b"),
    "no such seat": (["render", POSITION, "--seat", "c"], "'c'"),
    "no such picture": (["render", POSITION, "--kind", "arena"], "arena"),
    "a card that is none": (["render", POSITION, "--kind", "card", "--about", "merlin"], "merlin"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_drawn_is_one_clear_line(case: str, tmp_path: Path) -> None:
    (command, *arguments), named = REFUSED[case]
    target = tmp_path / "picture.png"
    assert named in refused(command, "--game", "warseer", *arguments, "--out", str(target))
    assert not target.exists()


def test_what_the_game_has_not_is_one_clear_line() -> None:
    assert "warseer has none" in refused("puzzles", "--game", "warseer", "--count", "1")
    assert "--army" in refused("simulate", "--game", "warseer", "--army", "draft")
