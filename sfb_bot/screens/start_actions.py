"""How a host begins a match: what is asked for, and where people are wanted."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, Literal

from sfb_bot.kernel import Json, Mode
from sfb_bot.matches.records import UserId
from sfb_bot.screens.action_codec import Action, packed, picked

_PARTNER: Final = "partner"
_OPPONENT: Final = "opponent"

Place = Literal["thread", "here"]
# Seen from the host, who types the command.
Starter = Literal["random", "me", "them"]
Hints = Literal["", "on", "off"]
PLACES: Final[tuple[Place, ...]] = ("thread", "here")
FIRST: Final[tuple[Starter, ...]] = ("random", "me", "them")
HINTS: Final = ("on", "off")
# The pace whose times are asked for in a form.
CUSTOM: Final = "custom"


@dataclass(frozen=True, slots=True)
class Whom:
    """Somebody who is wanted at a table, and where: `seat` is one of `seat_names`.

    `is_me` is the bot itself: a computer player takes that place.
    """

    seat: str
    user: UserId
    is_bot: bool = False
    is_me: bool = False


@dataclass(frozen=True, slots=True)
class StartMatch(Action):
    """Invite people to a game, or open a table for anybody; an empty pace is the usual one.

    `level` is that of computer players, empty for the usual one; `hints` says whether players may ask for
    hints, empty for what is usual; `team` is what the host has chosen beforehand, by the name of a preset.
    """

    game: str
    mode: str
    choices: tuple[tuple[str, str], ...] = ()
    invited: tuple[Whom, ...] = ()
    first: Starter = "random"
    where: Place = "thread"
    pace: str = ""
    level: str = ""
    hints: Hints = ""
    team: str = ""

    def stored(self) -> Json:
        """As JSON values."""
        return asdict(self)

    @staticmethod
    def read(stored: Json) -> StartMatch:
        """The inverse of `stored`."""
        return StartMatch(
            game=stored["game"],
            mode=stored["mode"],
            choices=tuple((name, choice) for name, choice in stored["choices"]),
            invited=tuple(Whom(**whom) for whom in stored["invited"]),
            first=stored["first"],
            where=stored["where"],
            pace=stored["pace"],
            # Kept by an earlier version: it had no computer players.
            level=stored.get("level", ""),
            hints=stored.get("hints", ""),
            team=stored.get("team", ""),
        )


@dataclass(frozen=True, slots=True)
class AskForPace(Action):
    """Open the form for the times of a match before it is started."""

    start: StartMatch


@packed("start_at_pace")
@dataclass(frozen=True, slots=True)
class StartAtPace(Action):
    """Start the match that was `asked` for with times of one's own: turn, window and bank, as typed."""

    asked: str
    times: tuple[str, ...] = picked(())


@dataclass(frozen=True, slots=True)
class StartWithTimes(Action):
    """Start a match with times of one's own, as they were typed."""

    start: StartMatch
    times: tuple[str, ...]


def seat_names(mode: Mode) -> tuple[str, ...]:
    """What the seats after the host's are called when people are named for them: partner, opponent ..."""
    names: list[str] = []
    for seat in range(1, mode.seats):
        kind = _PARTNER if seat in mode.sides[0] else _OPPONENT
        before = sum(name.startswith(kind) for name in names)
        names.append(kind if not before else f"{kind}{before + 1}")
    return tuple(names)
