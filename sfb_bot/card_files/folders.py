"""Where the card files of the games are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_BESIDE: Final = Path(__file__).parents[2] / "cards"
_PACKAGED: Final = Path(__file__).parents[1] / "_cards"


def cards_folder(game: str) -> Path:
    """The folder of a game: beside the package in a checkout, inside it when installed."""
    return (_BESIDE if _BESIDE.is_dir() else _PACKAGED) / game
