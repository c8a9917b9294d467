"""The games the suite runs over: the registry, and the toy pack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any

from sfb_bot.games import GAMES
from sfb_bot.games.pack import AnyRules, GamePack
from sfb_bot.kernel import FIRST_SEAT, Dice, Json, Run, Seat, SetupRefused
from sfb_bot.matches.live_match import AnyRun
from tests.games.toy.pack import toy_pack
from tests.shared_packs import shared_packs

NAMES = (*GAMES, "toy")

# Whom a position is shown to: a seat, or everybody in the channel.
Viewer = Seat | None
# Any: a state belongs to its game.
Redealer = Callable[[Any, Viewer, Dice], Any]


@cache
def packs() -> dict[str, GamePack]:
    """Every game by name."""
    return {**shared_packs(), "toy": toy_pack()}


def redealer(game: str) -> Redealer:
    """How a game deals again what a viewer cannot know: `redealt` in tests/games/<game>/redeal.py."""
    return import_module(f"tests.games.{game}.redeal").redealt


@cache
def changes_of(game: str) -> dict[str, Json]:
    """What may become of a game's content: `changed_contents` in tests/games/<game>/changed.py."""
    return import_module(f"tests.games.{game}.changed").changed_contents(packs()[game].content)


@dataclass(frozen=True)
class Way:
    """A game in one of its modes, with one choice for each of its options."""

    game: str
    mode: str
    chosen: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.game, self.mode, *(choice for _, choice in self.chosen)))

    @property
    def pack(self) -> GamePack:
        return packs()[self.game]

    @property
    def rules(self) -> AnyRules:
        return self.pack.rules

    def setup(self, first: Seat | None = None) -> dict[str, Json]:
        """What the rules take."""
        return {**self.pack.setup.setup(self.mode, dict(self.chosen)), FIRST_SEAT: first}

    def begin(self, seed: str, first: Seat | None = None) -> AnyRun:
        """A match at its first question."""
        return Run(self.rules, self.rules.begin(self.setup(first), seed))


def ways_of(game: str) -> list[Way]:
    """Ways to play a game, the usual one of a mode first, in which every choice comes in every mode.

    Not every combination of choices: a game with several options has dozens.
    """
    form = packs()[game].setup
    found: list[Way] = []
    for mode in form.modes:
        possible = _possible(game, mode.name)
        missing = {choice for way in possible for choice in way.chosen}
        next_one: Way | None = possible[0]
        while next_one is not None:
            found.append(next_one)
            missing.difference_update(next_one.chosen)
            next_one = (
                max(possible, key=lambda way: len(missing.intersection(way.chosen))) if missing else None
            )
    return found


def _possible(game: str, mode: str) -> list[Way]:
    """The combinations of choices that the rules do not refuse."""
    options = packs()[game].setup.options_for(mode)
    found: list[Way] = []
    for choices in product(*(option.choices for option in options)):
        names = [option.name for option in options]
        way = Way(game, mode, tuple(zip(names, choices, strict=True)))
        try:
            way.begin("possible?")
        except SetupRefused:
            continue
        found.append(way)
    return found


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
