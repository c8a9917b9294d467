"""Computer players as users: their numbers are below zero, where nobody of Discord's can be."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from sfb_bot.computer import LEVELS
from sfb_bot.matches.records import UserId
from sfb_bot.matches.refusals import NoSuchLevel

# Stored with every seat, so a level keeps its number for ever.
_NUMBERS: Final = {"beginner": 1, "easy": 2, "normal": 3, "hard": 4, "master": 5}
_NAMES: Final = {number: name for name, number in _NUMBERS.items()}
_STEP: Final = 100
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
# For whoever invites the bot without saying more.
USUAL_LEVEL: Final = "easy"


@dataclass(frozen=True, slots=True)
class ComputerPlayer:
    """A computer player at a table; `number` tells those of one table apart, the first is 0."""

    level: str
    number: int = 0

    @property
    def user(self) -> UserId:
        """The number it has where people have theirs."""
        return UserId(-(_NUMBERS[self.level] + _STEP * self.number))


def computer_player(user: int) -> ComputerPlayer | None:
    """The computer player behind a number; None for a person."""
    if user >= 0:
        return None
    number, level = divmod(-user, _STEP)
    # A level of a newer version plays like the one in the middle.
    return ComputerPlayer(_NAMES.get(level, "normal"), number)


def people_among(users: Iterable[UserId]) -> tuple[UserId, ...]:
    """Those who are people and have not asked to be forgotten, each once."""
    return tuple(dict.fromkeys(user for user in users if user > 0))


def one_more(level: str, users: Iterable[int | None]) -> ComputerPlayer:
    """A computer player for a table where these sit already; NoSuchLevel for a level there is not."""
    if level not in _NUMBERS:
        raise NoSuchLevel(f"there is no level {level!r}", rule="level", level=level)
    found = [computer_player(user) for user in users if user is not None]
    taken = {one.number for one in found if one is not None}
    return ComputerPlayer(level, next(number for number in range(len(taken) + 1) if number not in taken))


def computers(levels: Collection[str]) -> tuple[UserId, ...]:
    """Computer players of these levels for one table, in their order."""
    users: list[UserId] = []
    for level in levels:
        users.append(one_more(level, users).user)
    return tuple(users)
