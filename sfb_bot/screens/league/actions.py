"""What people do with seasons of a league, and which figures they look at.

Those with a packed name can be on a button; the others are made by slash commands only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from sfb_bot.leagues.seasons import actions as deeds
from sfb_bot.matches.records import SeasonId, UserId
from sfb_bot.screens.action_codec import Action, packed
from sfb_bot.screens.league.wish import Typed, Wish

# Stands for a season that is found before the action is carried out, or is still to be made.
NAMED = SeasonId(0)


@dataclass(frozen=True, slots=True)
class SeasonAction(Action):
    """Something about one season; 0 is one that is still to be found, or to be made."""

    season: SeasonId
    # Whether it may also be meant for a season that is finished, where no season is named.
    is_for_finished: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class InNamedSeason(Action):
    """An action in the season that was named, or else in the one that must be meant where it was typed."""

    named: str
    action: SeasonAction


# --- Taking part ---


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who was named in a command, and whether they can play in this server."""

    user: UserId
    is_bot: bool = False
    is_member: bool = True


@packed("join_season")
@dataclass(frozen=True, slots=True)
class JoinSeason(SeasonAction):
    """Enter a season."""


@dataclass(frozen=True, slots=True)
class JoinAsPair(SeasonAction):
    """Enter a season together with a partner."""

    partner: Guest


@dataclass(frozen=True, slots=True)
class JoinByCode(SeasonAction):
    """Enter a season that is by invitation, alone or with a partner."""

    code: str
    partner: Guest | None = None


@packed("confirm_place")
@dataclass(frozen=True, slots=True)
class ConfirmPlace(SeasonAction):
    """Say that one will play, before the start."""


@packed("leave_season")
@dataclass(frozen=True, slots=True)
class LeaveSeason(SeasonAction):
    """Leave a season, or drop out of it."""


@dataclass(frozen=True, slots=True)
class ReadyInSeason(SeasonAction):
    """Say that one has come to one's game in a season."""


@dataclass(frozen=True, slots=True)
class ProposeTime(SeasonAction):
    """Propose to one's opponent when to play, as it was typed; nothing to see what is agreed."""

    when: str


@packed("accept_time")
@dataclass(frozen=True, slots=True)
class AcceptTime(SeasonAction):
    """Agree to the moment that the opponent has proposed."""

    at: int


# --- Looks ---


@packed("table")
@dataclass(frozen=True, slots=True)
class ShowTable(SeasonAction):
    """See the table or the bracket, as a picture or in words; None for the page one is on."""

    in_words: bool = False
    page: int | None = None
    is_for_finished: ClassVar[bool] = True


@packed("schedule")
@dataclass(frozen=True, slots=True)
class ShowSchedule(SeasonAction):
    """See what is to be played."""

    page: int = 0
    is_for_finished: ClassVar[bool] = True


@packed("results")
@dataclass(frozen=True, slots=True)
class ShowResults(SeasonAction):
    """See what was played, in all rounds or in one; None for the newest page."""

    page: int | None = None
    round: int | None = None
    is_for_finished: ClassVar[bool] = True


@packed("pairing")
@dataclass(frozen=True, slots=True)
class ShowPairing(SeasonAction):
    """See whom one plays, or somebody who is named."""

    player: str = ""
    is_for_finished: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ShowOwnPairings(Action):
    """See whom one plays in all seasons of the server."""


@dataclass(frozen=True, slots=True)
class ListSeasons(Action):
    """See all seasons of the server."""


@dataclass(frozen=True, slots=True)
class ShowDeeds(SeasonAction):
    """See what organisers did."""

    is_for_finished: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ExportSeason(SeasonAction):
    """Get a season as files."""

    is_for_finished: ClassVar[bool] = True


# --- What organisers do ---


@dataclass(frozen=True, slots=True)
class AwardTo:
    """A player, as somebody named them, wins the undecided pairing."""

    player: str


@dataclass(frozen=True, slots=True)
class ForfeitBy:
    """A player loses the undecided pairing, or both do."""

    player: str
    both: bool = False


@dataclass(frozen=True, slots=True)
class DropOut:
    """A player plays no more."""

    player: str


@dataclass(frozen=True, slots=True)
class ReplacedBy:
    """Somebody takes a player's place."""

    player: str
    by: Guest


@dataclass(frozen=True, slots=True)
class EnterList:
    """A list of players is entered; None for a file that could not be read."""

    text: str | None


@dataclass(frozen=True, slots=True)
class SeedList:
    """The players in the order in which they are seeded; None for a file that could not be read."""

    text: str | None


@dataclass(frozen=True, slots=True)
class PairList:
    """The pairings of a round; None for a file that could not be read."""

    text: str | None


@dataclass(frozen=True, slots=True)
class Organisers:
    """Who organises a league: one more, one fewer, another role (0: none; None: as it is)."""

    add: Guest | None = None
    remove: UserId | None = None
    role: int | None = None


@dataclass(frozen=True, slots=True)
class ResultOf:
    """A player's pairing, of the newest round with a result or of another one, gets a result.

    `score` is typed, that player's points first; `game` is a game of a series.
    """

    player: str
    result: str
    score: str = ""
    round: int | None = None
    game: int | None = None


@dataclass(frozen=True, slots=True)
class ReplayOf:
    """A game of a player's pairing is played again."""

    player: str
    round: int | None = None
    game: int | None = None


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Settings around a season, by the names of its terms; times are typed."""

    changes: tuple[tuple[str, str | int], ...]


# What an organiser wants done; players are named in words until the season is known.
Deed: TypeAlias = (
    deeds.Action
    | AwardTo
    | ForfeitBy
    | DropOut
    | ReplacedBy
    | EnterList
    | SeedList
    | PairList
    | Organisers
    | Arrangement
    | ResultOf
    | ReplayOf
)


@dataclass(frozen=True, slots=True)
class Consider(SeasonAction):
    """See what something would change, to confirm it."""

    deed: Deed
    reason: str
    is_for_finished: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CreateSeason(Action):
    """See the season that is wished for, to confirm it."""

    wish: Wish
    typed: Typed
    reason: str


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


# --- Figures ---


@dataclass(frozen=True, slots=True)
class ShowPlayerStats(Action):
    """See what a player has done in a game, also against another one; no player is oneself."""

    game: str
    player: UserId | None = None
    against: UserId | None = None


@dataclass(frozen=True, slots=True)
class ShowChoiceStats(Action):
    """See how something that is chosen in a game does, or all of it."""

    game: str
    kind: str
    named: str = ""


@dataclass(frozen=True, slots=True)
class ShowLeaderboard(Action):
    """See who is best in a mode of a game (empty: the first one), of those with enough matches.

    `league` is the name of one whose newest season they must have played in, empty for everybody.
    """

    game: str
    mode: str
    least: int
    league: str = ""


@dataclass(frozen=True, slots=True)
class ShowLeagueStats(Action):
    """See ranking, ratings and what is picked in a league."""

    league: str
