"""Card files with a mistake in them, and what is said about it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.kernel import ContentError


def copied_box(game: str, folder: Path) -> Path:
    """A copy of a game's card files that a test may damage."""
    return Path(shutil.copytree(cards_folder(game), folder / "cards"))


def damage(box: Path, file: str, old: str, new: str) -> None:
    """Replace the first `old` in a file; it must be there."""
    path = box / file
    text = path.read_text("utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), "utf-8")


def refusal_of(load: Callable[[Path], object], box: Path) -> ContentError:
    """Why a box cannot be loaded; its message tells everything the error knows."""
    with pytest.raises(ContentError) as caught:
        load(box)
    error = caught.value
    assert error.file in str(error)
    assert error.entry in str(error)
    assert error.reason in str(error)
    return error
