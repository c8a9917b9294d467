"""The games the suite runs over: the registry, and the toy pack."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from sfb_bot.games import GAMES
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Dice, Json
from tests.conformance.ways import TOY, Viewer, Way, pack_of, ways_of

NAMES = (*GAMES, TOY)

# Any: a state belongs to its game.
Redealer = Callable[[Any, Viewer, Dice], Any]


@cache
def packs() -> dict[str, GamePack]:
    """Every game by name."""
    return {name: pack_of(name) for name in NAMES}


def redealer(game: str) -> Redealer:
    """How a game deals again what a viewer cannot know: `redealt` in tests/games/<game>/redeal.py."""
    return import_module(f"tests.games.{game}.redeal").redealt


@cache
def changes_of(game: str) -> dict[str, Json]:
    """What may become of a game's content: `changed_contents` in tests/games/<game>/changed.py."""
    return import_module(f"tests.games.{game}.changed").changed_contents(packs()[game].content)


WAYS = [way for name in NAMES for way in ways_of(name)]
# The usual way of every mode: for what takes long.
USUAL_WAYS = [
    next(way for way in ways_of(name) if way.mode == mode.name)
    for name in NAMES
    for mode in packs()[name].setup.modes
]


def is_usual(way: Way) -> bool:
    """Whether a mode is played this way unless somebody chooses otherwise.

    The other ways differ in how a match begins; what comes after that is walked through at length in the
    usual ones, and more briefly in the others.
    """
    return way in USUAL_WAYS
