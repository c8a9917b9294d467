"""What organisers do with a match."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.matches.records import UserId
from sfb_bot.screens.actions import MatchAction


@dataclass(frozen=True, slots=True)
class OrganiserAction(MatchAction):
    """What an organiser does with a match, and why; kept for ever."""

    reason: str


@dataclass(frozen=True, slots=True)
class PauseMatch(OrganiserAction):
    """Stop all clocks and refuse answers."""


@dataclass(frozen=True, slots=True)
class ResumeMatch(OrganiserAction):
    """Go on."""


@dataclass(frozen=True, slots=True)
class PassFor(OrganiserAction):
    """Give the default answer for a player."""

    player: UserId


@dataclass(frozen=True, slots=True)
class RewindMatch(OrganiserAction):
    """Take back the last `steps` answers."""

    steps: int


@dataclass(frozen=True, slots=True)
class ReplacePlayer(OrganiserAction):
    """Put somebody else in a player's seat; the bot itself (`is_me`, `is_of_me`) is a computer player."""

    player: UserId
    by: UserId
    is_bot: bool = False
    is_me: bool = False
    level: str = ""
    is_of_me: bool = False


@dataclass(frozen=True, slots=True)
class EndMatch(OrganiserAction):
    """Award the match, or call it off where nobody wins."""

    winner: UserId | None = None
