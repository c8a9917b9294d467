"""What a league is made of: frozen values that can be stored column by column.

Nobody here has a name. An entrant is a number that stays when the person behind it is replaced; in a duel
league it stands for one player, in a team league for a pair. Nothing here knows the time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NewType, TypeAlias

EntrantId = NewType("EntrantId", int)
PairingId = NewType("PairingId", int)

# "elimination" has no main stage: all are seeded into the bracket at once, and `playoff` says which one.
Format = Literal["round_robin", "swiss", "groups", "elimination"]
Playoff = Literal["none", "single", "double"]
# "main" is everything before the play-offs; a single elimination has "winners" (and "third", the match
# of those who lost before the final, if it is wanted), a double one "winners", "losers" and "final".
Stage = Literal["main", "winners", "losers", "third", "final"]
# "rest": an odd round robin, no points. "win": an odd Swiss round, points as `Points.bye`.
# "walkover": the scheduled opponent has dropped, points as a win by forfeit. "through": play-offs, no points.
Bye = Literal["rest", "win", "walkover", "through"]
TieBreak = Literal["median_buchholz", "buchholz", "wins", "difference", "scored", "head_to_head", "lot"]
Reason = Literal["played", "timeout", "forfeit", "no_show", "organiser", "double_forfeit", "score"]

FORMATS: Final[tuple[Format, ...]] = ("round_robin", "swiss", "groups", "elimination")
PLAYOFFS: Final[tuple[Playoff, ...]] = ("none", "single", "double")
STAGES: Final[tuple[Stage, ...]] = ("main", "winners", "losers", "third", "final")
TIE_BREAKS: Final[tuple[TieBreak, ...]] = (
    "median_buchholz",
    "buchholz",
    "wins",
    "difference",
    "scored",
    "head_to_head",
    "lot",
)
REASONS: Final[tuple[Reason, ...]] = (
    "played",
    "timeout",
    "forfeit",
    "no_show",
    "organiser",
    "double_forfeit",
    "score",
)
SERIES: Final = (1, 3, 5)

# A game that was really begun; it counts as one game of its series and for the ratings.
PLAYED_REASONS: Final[frozenset[Reason]] = frozenset({"played", "timeout"})
# These end a whole pairing at once, whatever the series stands at.
SETTLING_REASONS: Final[frozenset[Reason]] = frozenset(REASONS) - PLAYED_REASONS
# Won without being played: the smaller number of points.
FORFEIT_REASONS: Final[frozenset[Reason]] = frozenset({"forfeit", "no_show"})

DEFAULT_TIE_BREAKS: Final[tuple[TieBreak, ...]] = ("difference", "scored", "head_to_head", "lot")
SWISS_TIE_BREAKS: Final[tuple[TieBreak, ...]] = ("median_buchholz", *DEFAULT_TIE_BREAKS)

Refusal = Literal[
    "unknown_format",
    "unknown_playoff",
    "bad_legs",
    "bad_best_of",
    "bad_swiss_rounds",
    "bad_groups",
    "bad_qualifiers",
    "bad_elimination",
    "bad_third_place",
    "bad_points",
    "bad_tie_breaks",
    "too_few_entrants",
    "too_many_groups",
    "too_many_swiss_rounds",
    "too_many_qualifiers",
    "entrant_twice",
    "rank_twice",
    "unknown_pairing",
    "bad_sides",
]


class LeagueRefused(ValueError):
    """A league, or something told about it, that makes no sense; `code` says why, for a text."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code: Refusal = code


@dataclass(frozen=True, slots=True)
class Points:
    """League points for a pairing (not for a game of its series)."""

    win: int = 3
    draw: int = 1
    loss: int = 0
    forfeit_win: int = 2
    forfeit_loss: int = 0
    double_forfeit: int = 1
    bye: int = 3

    def __post_init__(self) -> None:
        if min(self.loss, self.forfeit_loss, self.double_forfeit, self.bye) < 0:
            raise LeagueRefused("bad_points")
        if not self.win >= self.draw >= self.loss or not self.win > self.loss:
            raise LeagueRefused("bad_points")
        if not self.win >= self.forfeit_win >= self.forfeit_loss:
            raise LeagueRefused("bad_points")


@dataclass(frozen=True, slots=True)
class Settings:
    """How a season is played.

    `swiss_rounds` 0 means as many as it takes to leave one unbeaten. `qualifiers` go to the play-offs:
    from every group in the format "groups", else from the whole table. `playoff_best_of` 0 means as
    before. No `tie_breaks` mean the format's own; a lot is always drawn last, from `seed`. With `third_place`
    those who lose before the final of a single elimination play for the third place. With `full_score` a game
    that is given up, or lost on time, counts on the board as won by the goal of the match; seasons of earlier
    versions count what was on the board.
    """

    format: Format = "round_robin"
    legs: int = 1
    swiss_rounds: int = 0
    groups: int = 1
    playoff: Playoff = "none"
    qualifiers: int = 0
    grand_final_reset: bool = True
    best_of: int = 1
    playoff_best_of: int = 0
    points: Points = field(default_factory=Points)
    tie_breaks: tuple[TieBreak, ...] = ()
    seed: str = ""
    third_place: bool = False
    full_score: bool = False

    def __post_init__(self) -> None:
        code = self._refusal()
        if code is not None:
            raise LeagueRefused(code)

    def _refusal(self) -> Refusal | None:
        least_qualifiers = {"groups": 1, "elimination": 0}.get(self.format, 2)
        is_bare = (self.legs, self.swiss_rounds, self.groups, self.qualifiers) == (1, 0, 1, 0)
        checks: tuple[tuple[bool, Refusal], ...] = (
            (self.format in FORMATS, "unknown_format"),
            (self.playoff in PLAYOFFS, "unknown_playoff"),
            (self.format != "elimination" or (self.playoff != "none" and is_bare), "bad_elimination"),
            (not self.third_place or self.playoff == "single", "bad_third_place"),
            (self.legs in (1, 2), "bad_legs"),
            (self.best_of in SERIES and self.playoff_best_of in (0, *SERIES), "bad_best_of"),
            (self.swiss_rounds >= 0, "bad_swiss_rounds"),
            (self.groups >= 2 if self.format == "groups" else self.groups == 1, "bad_groups"),
            (self.playoff == "none" or self.qualifiers >= least_qualifiers, "bad_qualifiers"),
            (self.qualifiers >= 0, "bad_qualifiers"),
            (set(self.tie_breaks) <= set(TIE_BREAKS), "bad_tie_breaks"),
            (len(set(self.tie_breaks)) == len(self.tie_breaks), "bad_tie_breaks"),
        )
        return next((code for good, code in checks if not good), None)

    @property
    def has_table(self) -> bool:
        """Whether there is a main stage with a table."""
        return self.format != "elimination"

    @property
    def order_of_ties(self) -> tuple[TieBreak, ...]:
        """The tie-breaks in force, ending with the lot."""
        chosen = self.tie_breaks or (SWISS_TIE_BREAKS if self.format == "swiss" else DEFAULT_TIE_BREAKS)
        before = chosen[: chosen.index("lot")] if "lot" in chosen else chosen
        return (*before, "lot")

    def games_of(self, stage: Stage) -> int:
        """The longest series of a stage: 1, 3 or 5."""
        return self.best_of if stage == "main" else self.playoff_best_of or self.best_of


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who takes part. `rank` is the seeding, 1 the best, different for everybody.

    Who drops while round 3 is open, or after it, has `dropped_after_round` 3: it is paired no more from
    round 4 on. What it still has to play in round 3 is for the organiser (or a rule) to forfeit.

    One that `fills_in` came to make the number even, and is dealt to a group after all others. While a
    computer plays for it (`is_computer`) it is outside the ranks: it has no place, qualifies for nothing and
    wins nothing. A person may take it over; then it is an entrant like others. One who entered late may have
    `start_points` for the rounds before.
    """

    id: EntrantId
    rank: int
    dropped_after_round: int | None = None
    fills_in: bool = False
    is_computer: bool = False
    start_points: int = 0

    def plays_in(self, round_number: int) -> bool:
        """Whether it may be paired in this round."""
        return self.dropped_after_round is None or round_number <= self.dropped_after_round


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two who play a series in a round, or one with a bye (`away` and `first_player` are None).

    `round` counts through the whole season, play-offs included; ids count from 1 within the season.
    `group` counts from 1 in the format "groups", else it is 0. In the play-offs `step` is the round
    within its side of the bracket and `position` the place in it, both from 1; else they are 0.
    """

    id: PairingId
    round: int
    home: EntrantId
    away: EntrantId | None
    first_player: EntrantId | None
    bye: Bye | None = None
    stage: Stage = "main"
    group: int = 0
    step: int = 0
    position: int = 0

    @property
    def entrants(self) -> tuple[EntrantId, ...]:
        """The two, or the one with a bye."""
        return (self.home,) if self.away is None else (self.home, self.away)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a pairing, or what was decided in its stead.

    Played games (also those lost on time) are one game of the series. A forfeit, a no-show, an award by
    the organiser and a double forfeit settle the whole pairing. No winner: a draw, or a double forfeit.
    The scores are the points made on the board.
    """

    pairing: PairingId
    number: int
    winner: EntrantId | None
    home_score: int = 0
    away_score: int = 0
    reason: Reason = "played"


@dataclass(frozen=True, slots=True)
class Season:
    """Everything a season is computed from; the order within the tuples means nothing.

    `qualified` is what `NewRound.qualified` said when the play-offs began, in seeding order. It is kept
    so that a later correction of the main stage does not change who plays in the bracket.
    """

    settings: Settings
    entrants: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...] = ()
    games: tuple[Game, ...] = ()
    qualified: tuple[EntrantId, ...] = ()

    @property
    def round(self) -> int:
        """The number of the newest round, 0 before the first."""
        return max((pairing.round for pairing in self.pairings), default=0)

    @property
    def computers(self) -> frozenset[EntrantId]:
        """Those who are played by a computer, outside the ranks."""
        return frozenset(entrant.id for entrant in self.entrants if entrant.is_computer)


@dataclass(frozen=True, slots=True)
class PairingState:
    """Where a series stands.

    `reason` is that of the game that decided it, None while it goes on and for byes. A decided pairing
    without a winner is a draw or a double forfeit; in the play-offs then nobody goes on. `next_number`
    and `next_first` are None when no further game is to be played. A bye is decided and won by `home`.
    """

    pairing: Pairing
    games: tuple[Game, ...]
    home_wins: int
    away_wins: int
    draws: int
    decided: bool
    winner: EntrantId | None
    loser: EntrantId | None
    reason: Reason | None
    next_number: int | None
    next_first: EntrantId | None

    @property
    def home_score(self) -> int:
        """Points made on the board, all games together."""
        return sum(game.home_score for game in self.games)

    @property
    def away_score(self) -> int:
        """Points made on the board, all games together."""
        return sum(game.away_score for game in self.games)


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a table. `played` is won + drawn + lost; a bye that is a win counts as won.

    A double forfeit counts as lost for both. `breakers` are the values of the tie-breaks in force, in
    their order (the lot as a number that only serves to compare). `place` is unique, and 0 for a computer
    player that fills in: such lines come last.
    """

    place: int
    entrant: EntrantId
    points: int
    played: int
    won: int
    drawn: int
    lost: int
    byes: int
    scored: int
    conceded: int
    breakers: tuple[int, ...]
    dropped: bool
    group: int = 0

    @property
    def is_ranked(self) -> bool:
        """Whether it has a place: all but computer players that fill in."""
        return self.place > 0

    @property
    def difference(self) -> int:
        """Points made minus points given away, on the board."""
        return self.scored - self.conceded


@dataclass(frozen=True, slots=True)
class Finish:
    """Where an entrant ended. `order` is unique; `place` is shared by those who went out together."""

    entrant: EntrantId
    place: int
    order: int
    tied: bool


@dataclass(frozen=True, slots=True)
class Slot:
    """A match of the bracket, paired or not. None for an entrant: not known yet, or nobody (`bye`).

    `winner` is 0 or 1. `bye`: the one entrant there is goes through alone and is named first. `void`:
    nobody can come here. Before a match is paired, `pairing` is None.
    """

    home: EntrantId | None = None
    away: EntrantId | None = None
    home_wins: int | None = None
    away_wins: int | None = None
    winner: int | None = None
    bye: bool = False
    void: bool = False
    pairing: PairingId | None = None


@dataclass(frozen=True, slots=True)
class BracketColumn:
    """A round of one side of the bracket, from left to right; `last` is the side's final column."""

    stage: Stage
    step: int
    last: bool
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The whole play-offs: the columns of the winners' side, then the losers', the third place, the final."""

    columns: tuple[BracketColumn, ...]
    champion: EntrantId | None

    def side(self, stage: Stage) -> tuple[BracketColumn, ...]:
        """The columns of one side."""
        return tuple(column for column in self.columns if column.stage == stage)


@dataclass(frozen=True, slots=True)
class NewRound:
    """A round to be stored and opened.

    It may consist of byes alone; then it is over at once, and the next may be asked for. `qualified` is
    not empty when the play-offs begin, and is to be stored with the season.
    """

    number: int
    stage: Literal["main", "playoff"]
    pairings: tuple[Pairing, ...]
    qualified: tuple[EntrantId, ...] = ()


@dataclass(frozen=True, slots=True)
class NotYet:
    """The newest round is not over: these pairings are undecided."""

    open: tuple[PairingId, ...]


@dataclass(frozen=True, slots=True)
class SeasonFinished:
    """Nothing is left to play; everybody's place, the champion first."""

    finishes: tuple[Finish, ...]


Progress: TypeAlias = NewRound | NotYet | SeasonFinished
