"""A season as an organiser wishes it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from sfb_bot.kernel import Json


class Knockout(NamedTuple):
    """A season that is a bracket and nothing else."""

    playoff: str
    third_place: bool = False
    reset: bool = True


KNOCKOUTS: Final = {
    "knockout": Knockout("single"),
    "knockout_third": Knockout("single", third_place=True),
    "double_elimination": Knockout("double"),
    "double_elimination_once": Knockout("double", reset=False),
}


@dataclass(frozen=True, slots=True)
class Wish:
    """What an organiser asked for, with everything typed understood; it can be stored and read back.

    `format` is one of the rules' or the name of a knockout. `game` is empty for the one people are offered
    first, `mode` for the usual one; `chosen` is what else was chosen for the matches, by the names of the
    game's options.
    """

    name: str
    format: str
    channel: int
    round_length: int = 0
    twice: bool = False
    rounds: int = 0
    groups: int = 1
    playoff: str = "none"
    qualifiers: int = 0
    best_of: int = 1
    playoff_best_of: int = 0
    reset: bool = True
    third_place: bool = False
    game: str = ""
    mode: str = ""
    chosen: tuple[tuple[str, str], ...] = ()
    pace: str = "daily"
    most: int = 0
    signup_until: int = 0
    starts_itself: bool = False
    cadence: str = "at_once"
    grace: int = 0
    remind: tuple[int, ...] = ()
    points: str = ""
    tie_breaks: str = ""
    seeding: str = "rating"
    winner_role: int = 0
    fill_in: str = ""

    def stored(self) -> dict[str, Json]:
        """As JSON values."""
        return asdict(self)

    @staticmethod
    def read(stored: dict[str, Any]) -> Wish:
        """The inverse of `stored`; wishes of before there were options of games have a draft."""
        given: dict[str, Any] = dict(stored)
        chosen: list[tuple[str, str]] = [tuple(each) for each in given.pop("chosen", ())]
        if "draft" in given:
            chosen = [("draft", str(given.pop("draft")))]
        remind: list[int] = given.pop("remind", [])
        return Wish(**given, remind=tuple(remind), chosen=tuple(chosen))


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed for a wish and is yet to be understood: its times, and choices for the matches."""

    round_length: str = "7d"
    signup_until: str = ""
    grace: str = ""
    reminders: str = ""
    options: str = ""
