"""What people do with seasons of a league."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.matches.records import SeasonId
from sfb_bot.screens.action_codec import Action, packed


@dataclass(frozen=True, slots=True)
class SeasonAction(Action):
    """Something about one season; 0 is one that is still to be made."""

    season: SeasonId


@packed("join_season")
@dataclass(frozen=True, slots=True)
class JoinSeason(SeasonAction):
    """Enter a season."""


@packed("leave_season")
@dataclass(frozen=True, slots=True)
class LeaveSeason(SeasonAction):
    """Leave a season, or drop out of it."""


@packed("table")
@dataclass(frozen=True, slots=True)
class ShowTable(SeasonAction):
    """See the table or the bracket, as a picture or in words."""

    in_words: bool = False
    page: int = 0


@packed("schedule")
@dataclass(frozen=True, slots=True)
class ShowSchedule(SeasonAction):
    """See what is to be played."""


@packed("results")
@dataclass(frozen=True, slots=True)
class ShowResults(SeasonAction):
    """See what was played; None for the newest page."""

    page: int | None = None


@packed("pairing")
@dataclass(frozen=True, slots=True)
class ShowPairing(SeasonAction):
    """See whom one plays."""


@packed("carry_out")
@dataclass(frozen=True, slots=True)
class CarryOut(SeasonAction):
    """Do what was shown, and what `token` stands for."""

    token: str


@packed("let_be")
@dataclass(frozen=True, slots=True)
class LetBe(SeasonAction):
    """Do nothing after all."""

    token: str
