"""Reads the exercises of a game from its files, strictly: a wrong word stops the start and is named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, cast

from sfb_bot.kernel import LETTERS, ContentError, Seat
from sfb_bot.practice.exercises import LESSON, PUZZLE, Exercise, Mistake

_KEYS: Final = {"name", "position", "seat", "goal", "mistakes", "replies", "turns"}

# The id, the seat, what is to be done and for how many points, the answers that do it, and the position.
_PUZZLE: Final = re.compile(
    r"(?P<id>[0-9a-f]{8}) (?P<seat>[a-e]) (?P<task>[a-z]*)(?P<gain>[1-9]) (?P<way>\S+) : (?P<position>.+)"
)


def read_lessons(path: Path) -> tuple[Exercise, ...]:
    """The lessons of a TOML file, a table `[[lesson]]` each; the fields are those of `Exercise`.

    `mistakes` maps their names to their conditions, `seat` is a letter, `replies` a list of keys or lists of
    keys.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ContentError(path.name, "", f"cannot be read: {error}") from error
    return tuple(_lesson(path.name, table) for table in tables.get(LESSON, ()))


def read_puzzles(path: Path) -> tuple[Exercise, ...]:
    """The puzzles of a file, one a line, as `write_puzzle` writes them; lines with `#` are remarks.

    A puzzle is solved by gaining as many points as its line says in one turn. A word before the number is a
    term of the game: it says what else is to be done for that many points.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise ContentError(path.name, "", f"cannot be read: {error}") from error
    return tuple(_puzzle(path.name, line) for line in lines if line and not line.startswith("#"))


def _puzzle(file: str, line: str) -> Exercise:
    found = _PUZZLE.fullmatch(line)
    if found is None:
        raise ContentError(file, line[:20], "is no puzzle")
    return Exercise(
        id=f"{PUZZLE}.{found['id']}",
        position=found["position"],
        seat=Seat(LETTERS.index(found["seat"].upper())),
        goal=f"{found['task'] or 'points'} {found['gain']}",
        task=found["task"],
        gain=int(found["gain"]),
        solution=tuple(tuple(keys.split("+")) for keys in found["way"].split("/")),
    )


def write_puzzle(position: str, seat: Seat, gain: int, way: Sequence[Sequence[str]], task: str = "") -> str:
    """A puzzle as a line; its id follows from its position, so the same one never comes twice."""
    number = blake2b(position.encode(), digest_size=4).hexdigest()
    keys = "/".join("+".join(each) for each in way)
    return f"{number} {LETTERS[seat].lower()} {task}{gain} {keys} : {position}"


def _lesson(file: str, table: Mapping[str, Any]) -> Exercise:
    name = str(table.get("name", ""))
    if unknown := set(table) - _KEYS:
        raise ContentError(file, name, f"unknown key {', '.join(sorted(unknown))}")
    seat = str(table.get("seat", "a")).upper()
    if (
        not name
        or seat not in LETTERS
        or not all(isinstance(table.get(key), str) for key in ("goal", "position"))
    ):
        raise ContentError(file, name, "a lesson needs a name, a seat, a position and a goal")
    mistakes = cast("Mapping[str, str]", table.get("mistakes", {}))
    return Exercise(
        id=f"{LESSON}.{name}",
        position=" ".join(str(table["position"]).split()),
        seat=Seat(LETTERS.index(seat)),
        goal=str(table["goal"]),
        mistakes=tuple(Mistake(mistake, when) for mistake, when in mistakes.items()),
        replies=tuple(_keys(reply) for reply in table.get("replies", ())),
        turns=int(table.get("turns", 1)),
    )


def _keys(reply: str | list[str]) -> tuple[str, ...]:
    return (reply,) if isinstance(reply, str) else tuple(reply)
