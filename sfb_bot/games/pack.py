"""What a game brings into the house. Everything beside `games/` knows a game by its pack alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, TypeAlias

from sfb_bot.computer import Mind, PuzzleMaking
from sfb_bot.drawing.pictures import Pictures
from sfb_bot.games.positions import Positions
from sfb_bot.games.simulation import Simulation
from sfb_bot.kernel import Json, Rules, SetupForm
from sfb_bot.practice.exercises import Practice
from sfb_bot.screens.game import Game

# Any: state and views belong to the game; everybody else hands them on without looking inside.
AnyRules = Rules[Any, Any, Any]
AnyGame = Game[Any, Any]
AnyMind = Mind[Any, Any]
# Makes a game over stored content; its screens ask for pictures and look-ups by the label.
Remake: TypeAlias = "Callable[[Json, str], GamePack]"

LONGEST_EDITION: Final = 32


@dataclass(frozen=True, slots=True)
class LookupKind:
    """Something of a game to read about: `kind` as its screens know it, `command` where people ask for it.

    `start` is shown to whoever names nothing: a look-up id without the game's label.
    """

    kind: str
    command: str
    start: str = ""


@dataclass(frozen=True, slots=True)
class GamePack:
    """One game, whole.

    `name` is stored with every match; it is the command group and the folder of the game as well. `screens`
    are its words, `pictures` its drawings, `setup` what can be agreed before a match. `choices` is the kind
    of look-up that players choose in it, if statistics are to be kept of that. `simulation` is what it counts
    in many matches beside what every game counts, `positions` its text form, if it has one. `computer` is
    what computer players need to know about it; without it there are none. `practice` are its lessons and
    puzzles, which fit the newest content alone; `puzzle_making` finds new puzzles in computer matches, by the
    names of what is to be done in them (empty for scoring points).

    `content` is all that was read from files and that rules, words or pictures depend on, as JSON values. It
    is stored, so that a match can be played on and looked at with the content it began with: `remake` makes
    the same game over stored content. A game without content has neither.
    """

    name: str
    rules: AnyRules
    screens: AnyGame
    pictures: Pictures
    setup: SetupForm
    lookups: tuple[LookupKind, ...] = ()
    choices: str = ""
    simulation: Simulation | None = None
    positions: Positions | None = None
    content: Json = None
    remake: Remake | None = None
    computer: AnyMind | None = None
    practice: Practice | None = None
    # Any: it is about states of the game.
    puzzle_making: Mapping[str, PuzzleMaking[Any]] = field(default_factory=dict[str, PuzzleMaking[Any]])


def content_text(content: Json) -> str:
    """Content as it is stored: in the order of the files, because that may mean something to a game."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def edition_of(content: Json) -> str:
    """The name of an edition: the same for the same content and for no other."""
    return sha256(content_text(content).encode()).hexdigest()[:LONGEST_EDITION]
