"""Reads the exercises of a game from its files, strictly: a wrong word stops the start and is named."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from sfb_bot.kernel import LETTERS, ContentError, Seat
from sfb_bot.practice.exercises import LESSON, Exercise, Mistake

_KEYS: Final = {"name", "position", "seat", "goal", "mistakes", "replies", "turns"}


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
