"""`render`: pictures from the text form of a position, and one clear line for whatever is no position."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from sfb_bot.cli import main
from sfb_bot.cli.render import REPLAY
from sfb_bot.games.brawl.pictures.kinds import KINDS
from sfb_bot.games.brawl.rules.diagram import print_diagram
from tests.games.brawl.kit.table import table

POSITION = (
    "r3 turn=a vp=2-1 | a kilgore@D4/3+ dugrun tzu_xiao@C3 hand=KIL05,TZU02"
    " | b deryn@F5 gwaien@G5~ goldarr@I2 hand=DER05"
    " | track=domination,-,lay_of_the_land,- | tokens=C4,D3,F3,G4"
)


@pytest.mark.parametrize("kind", [*KINDS.names, REPLAY])
def test_every_kind_can_be_drawn_from_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    target = tmp_path / "picture"
    assert main(["render", POSITION, "--out", str(target), "--kind", kind]) == 0
    with Image.open(BytesIO(target.read_bytes())) as picture:
        assert f"{picture.width} x {picture.height}" in capsys.readouterr().out


def test_themes_and_languages_change_the_picture(tmp_path: Path) -> None:
    made: list[bytes] = []
    for extra in ([], ["--theme", "contrast"], ["--lang", "ru"], ["--lang", "uk"]):
        target = tmp_path / "picture.png"
        assert main(["render", POSITION, "--out", str(target), *extra]) == 0
        made.append(target.read_bytes())
    assert len(set(made)) == len(made)


def test_a_file_with_a_diagram_is_a_position_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diagram = tmp_path / "position.txt"
    diagram.write_text(print_diagram(table(POSITION).state), encoding="utf-8")
    assert main(["render", str(diagram), "--out", str(tmp_path / "picture.png")]) == 0
    assert "Kilgore D4" in capsys.readouterr().out


def test_a_position_that_cannot_be_played_on_can_still_be_drawn(tmp_path: Path) -> None:
    assert main(["render", "r0 phase=deploy order=-", "--out", str(tmp_path / "picture.png")]) == 0


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["nonsense"], "nonsense"),
        (["r1 | a nobody@D4"], "nobody"),
        (["r1 | a kilgore@Z9"], "Z9"),
        (["r1 | a kilgore@E5"], "E5"),
        ([POSITION, "--kind", "map"], "map"),
        ([POSITION, "--theme", "pink"], "pink"),
        ([POSITION, "--lang", "de"], "de"),
        ([POSITION, "--seat", "c"], "c"),
        ([POSITION, "--kind", "card", "--about", "XYZ99"], "XYZ99"),
    ],
)
def test_what_cannot_be_drawn_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], word: str
) -> None:
    target = tmp_path / "picture.png"
    assert main(["render", *arguments, "--out", str(target)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert word in said.err
    assert not target.exists()


def test_a_place_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", POSITION, "--out", str(tmp_path / "missing" / "picture.png")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
