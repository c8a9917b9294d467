"""What is stored of leagues, as frozen values that use cases, storage and screens share.

Who plays whom and who stands where is computed by the room `league`; here is what it is computed from,
with the people, the times and the matches that belong to it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Literal, NewType

from sfb_bot.kernel import Json, Summary
from sfb_bot.leagues.rules.values import (
    PLAYED_REASONS,
    EntrantId,
    Pairing,
    PairingId,
    PairingState,
    Reason,
    Settings,
)
from sfb_bot.leagues.seasons.refusals import NoSuchPairing
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.records import (
    ChannelId,
    GuildId,
    MatchId,
    MessageId,
    Moment,
    NewDeadline,
    NewMatch,
    NewOutbox,
    Pace,
    SeasonId,
    UserId,
)

LeagueId = NewType("LeagueId", int)

SeasonStatus = Literal["signup", "running", "paused", "finished"]
# invited: a pair whose second player has not agreed yet. waiting: more came than there is room for.
EntrantStatus = Literal["invited", "active", "waiting", "dropped"]
GameReason = Reason | Literal["void"]
# table: the one pinned post of a season, from sign-up to the end. round: its key is number and page.
# result: the line about a game, which is changed when it is put right; its key is pairing and game.
PostKind = Literal["table", "round", "result"]


@dataclass(frozen=True, slots=True)
class LeagueRecord:
    """A league of a server: a name under which seasons follow each other."""

    id: LeagueId
    guild: GuildId
    name: str
    created_at: Moment
    created_by: UserId


@dataclass(frozen=True, slots=True)
class LeagueOrganisers:
    """The organisers of one league beside the server's: people, and whoever has a role (0: none)."""

    users: tuple[UserId, ...] = ()
    role: int = 0

    def include(self, user: UserId, roles: Collection[int]) -> bool:
        """Whether somebody with these roles is one of them."""
        return user in self.users or (self.role != 0 and self.role in roles)


@dataclass(frozen=True, slots=True)
class SeasonRecord:
    """A season apart from who plays in it.

    `guild` and `name` are those of its league. `version` changes with every change but a result. `setup`
    is what the game's rules take, without the first player. `qualified` is who plays in the play-offs, by
    seeding.
    """

    id: SeasonId
    league: LeagueId
    number: int
    guild: GuildId
    name: str
    status: SeasonStatus
    version: int
    channel: ChannelId
    game: str
    setup: Json
    pace: Pace
    settings: Settings
    terms: Terms
    created_at: Moment
    created_by: UserId
    signup_until: Moment | None = None
    started_at: Moment | None = None
    finished_at: Moment | None = None
    paused_at: Moment | None = None
    paused_for: str = ""
    paused_until: Moment | None = None
    qualified: tuple[EntrantId, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """Somebody who plays for an entrant; `until` is when a substitute took over."""

    user: UserId
    since: Moment
    until: Moment | None = None


@dataclass(frozen=True, slots=True)
class EntrantRecord:
    """One who takes part: a player, or a pair; `players` includes those who were substituted.

    `start_points` is what one who entered late was given, `confirmed_at` when they said that they will play,
    where a season asks for that.
    """

    id: EntrantId
    players: tuple[PlayerRecord, ...]
    status: EntrantStatus
    rank: int
    joined_at: Moment
    grace_left: int = 0
    dropped_after_round: int | None = None
    start_points: int = 0
    confirmed_at: Moment | None = None

    @property
    def users(self) -> tuple[UserId, ...]:
        """Who plays for it now."""
        return tuple(player.user for player in self.players if player.until is None)

    def users_at(self, moment: Moment | None) -> tuple[UserId, ...]:
        """Who played for it at a moment; who plays now for None, or where nobody did."""
        if moment is None:
            return self.users
        then = tuple(
            player.user
            for player in self.players
            if player.since <= moment and (player.until is None or moment < player.until)
        )
        return then if len(then) == len(self.users) else self.users

    @property
    def fills_in(self) -> bool:
        """Whether it came to make the number even; it stays so when a person takes it over."""
        return any(player.user < 0 for player in self.players)

    @property
    def is_computer(self) -> bool:
        """Whether computer players play for it now."""
        return any(user < 0 for user in self.users)


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round; `ends_at` is when its time is up, pairings may have got more by grace.

    `is_cut` says that an organiser ended it early: then nobody has grace. `is_held`: the round after it
    was taken back, and an organiser opens it again.
    """

    number: int
    stage: Literal["main", "playoff"]
    opened_at: Moment
    ends_at: Moment
    closed_at: Moment | None = None
    is_cut: bool = False
    is_held: bool = False


@dataclass(frozen=True, slots=True)
class PairingRecord:
    """A pairing and its time.

    `due` is when it is decided by rule. While it lives on the grace of an entrant, `grace_of` names that
    one and `grace_from` when that began; what is not needed is given back. `extended` are seconds beyond the
    round's end that cost nobody grace.

    `match_time` is when the two have agreed to play, `offered_time` what `offered_by` has proposed instead.
    """

    pairing: Pairing
    due: Moment
    grace_of: EntrantId | None = None
    grace_from: Moment | None = None
    decided_at: Moment | None = None
    match_time: Moment | None = None
    offered_time: Moment | None = None
    offered_by: EntrantId | None = None
    extended: int = 0


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game of a pairing: a match, or what was decided in its stead.

    `reason` is None while it is played; a "void" one was called off and does not count. `paused` says
    that the league has stopped the match, so that the league lets it go on. With `is_corrected` an
    organiser has put it right: it is no longer what its match says.
    """

    pairing: PairingId
    number: int
    match: MatchId | None = None
    winner: EntrantId | None = None
    home_score: int = 0
    away_score: int = 0
    reason: GameReason | None = None
    ended_at: Moment | None = None
    paused: bool = False
    is_corrected: bool = False

    @property
    def counts(self) -> bool:
        """Whether it has a result that the table takes."""
        return self.reason is not None and self.reason != "void"


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a match that ended says to the table of its league, and to statistics.

    `reason` is why it counts as it does; "void": it does not count, and is played again.
    """

    summary: Summary
    reason: GameReason

    @classmethod
    def of(cls, summary: Summary, reason: GameReason | None = None) -> GameResult:
        """The result of a match; without a reason of the league the match itself says how it ended."""
        if reason is None and summary.ending == "organiser":
            reason = "void" if summary.winner is None else "organiser"
        return cls(summary, reason or ("timeout" if summary.ending == "time" else "played"))

    @property
    def is_rated(self) -> bool:
        """Whether it says something about play."""
        return self.reason in PLAYED_REASONS

    def scores(self, *, is_full: bool) -> tuple[int, ...]:
        """Points for a table by side; who leads and then stays away has made none.

        With `is_full` who wins because the other one gives up, or is out of time, has reached the goal.
        """
        summary = self.summary
        if self.reason not in (*PLAYED_REASONS, "organiser", "score"):
            return tuple(0 for _ in summary.points)
        if not is_full or self.reason == "organiser" or summary.ending not in ("concession", "time"):
            return summary.points
        return tuple(
            max(points, summary.goal) if side == summary.winner else points
            for side, points in enumerate(summary.points)
        )


@dataclass(frozen=True, slots=True)
class LoadedSeason:
    """Everything stored about a season but its log; all in the order of their numbers."""

    record: SeasonRecord
    entrants: tuple[EntrantRecord, ...]
    rounds: tuple[RoundRecord, ...]
    pairings: tuple[PairingRecord, ...]
    games: tuple[GameRecord, ...]


@dataclass(frozen=True, slots=True)
class PairingLine:
    """A pairing with the people in it, its games, where it stands, and the match being played."""

    record: PairingRecord
    state: PairingState
    home: EntrantRecord
    away: EntrantRecord | None
    games: tuple[GameRecord, ...]

    @property
    def id(self) -> PairingId:
        """Its number in the season."""
        return self.record.pairing.id

    @property
    def live(self) -> GameRecord | None:
        """The game being played."""
        return next((game for game in self.games if game.reason is None), None)

    @property
    def match(self) -> MatchId | None:
        """The match being played."""
        return self.live.match if self.live is not None else None

    @property
    def counted(self) -> tuple[GameRecord, ...]:
        """The games that have a result which counts, in their order."""
        return tuple(game for game in self.games if game.counts)

    @property
    def next_number(self) -> int:
        """The number of the next stored game; those that do not count have numbers, too."""
        return max((game.number for game in self.games), default=0) + 1

    def side(self, entrant: EntrantId) -> int:
        """0 for the one at home, 1 for the other; NoSuchPairing for anybody else."""
        for side, one in enumerate((self.home, self.away)):
            if one is not None and one.id == entrant:
                return side
        raise NoSuchPairing("that entrant does not play in this pairing", rule="entrant", pairing=self.id)

    def entrant(self, side: int) -> EntrantRecord | None:
        """The one at home for 0, the other for 1."""
        return self.away if side else self.home

    def other(self, entrant: EntrantId) -> EntrantRecord | None:
        """The opponent."""
        return self.entrant(1 - self.side(entrant))


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an action will change, for a text: `what` names it, `facts` fill it in.

    Facts are numbers of users, entrants, pairings, matches, moments, and codes. `users` and the like are
    lists of Discord's numbers.
    """

    what: str
    facts: Mapping[str, Json] = field(default_factory=dict[str, Json])


@dataclass(frozen=True, slots=True)
class ActionRecord:
    """An organiser's action, kept for ever: who, what, why, and what it changed.

    `undo` is what taking it back needs, None when that is not possible.
    """

    id: int
    season: SeasonId
    actor: UserId
    action: str
    reason: str
    at: Moment
    effects: Json
    undo: Json = None
    undone: bool = False


@dataclass(frozen=True, slots=True)
class SeasonPost:
    """A post of a season that is kept current."""

    kind: PostKind
    key: int
    channel: ChannelId
    message: MessageId


@dataclass(frozen=True, slots=True)
class GamePlace:
    """Which game of which season a match is, and when its pairing is decided by rule."""

    season: SeasonId
    pairing: PairingId
    number: int
    loses_on_time: bool
    due: Moment


@dataclass(frozen=True, slots=True)
class FinishRecord:
    """Where an entrant ended in a season, whether shared, and how many pairings it really played."""

    entrant: EntrantId
    place: int
    tied: bool
    played: int


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """What statistics need of a match that is over; `users` by seat, 0 for somebody who was forgotten.

    `setup` is what was agreed before it; the game's form knows the mode of it. `number` grows from every
    match that ends to the next.
    """

    match: MatchId
    guild: GuildId
    game: str
    setup: Json
    ended_at: Moment
    users: tuple[UserId, ...]
    summary: Summary
    is_rated: bool
    season: SeasonId | None = None
    pairing: PairingId | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class NewGame:
    """A match to be stored as a game of a pairing."""

    pairing: PairingId
    number: int
    match: NewMatch
    outbox: tuple[NewOutbox, ...]


@dataclass(frozen=True, slots=True)
class SeasonChange:
    """Everything one deed changes in one season: written in one transaction or not at all.

    `season` is the record as it shall be; its version must be the stored one, else nothing is written
    (VersionConflict), and it grows by one. Entrants, rounds, pairings and games are added or replaced
    whole by their numbers; pairings that are `gone` go with their games, whose matches are over by then,
    and rounds with nothing in them. `deadlines` are added: one that has lost its meaning does nothing when it
    fires. `organisers` are those of its league from now on. `action` is the organiser's action (its id is
    ignored), `undone` the one that is taken back by it. `fired` is the deadline that caused the change:
    one that is settled already is a VersionConflict. `interaction` is the press it came from: a second
    change with the same one is refused (DuplicateInteraction).
    """

    season: SeasonRecord
    entrants: tuple[EntrantRecord, ...] = ()
    gone_entrants: tuple[EntrantId, ...] = ()
    rounds: tuple[RoundRecord, ...] = ()
    pairings: tuple[PairingRecord, ...] = ()
    gone_pairings: tuple[PairingId, ...] = ()
    gone_rounds: tuple[int, ...] = ()
    games: tuple[GameRecord, ...] = ()
    matches: tuple[NewGame, ...] = ()
    deadlines: tuple[NewDeadline, ...] = ()
    outbox: tuple[NewOutbox, ...] = ()
    action: ActionRecord | None = None
    undone: int | None = None
    organisers: LeagueOrganisers | None = None
    fired: int | None = None
    interaction: str = ""
