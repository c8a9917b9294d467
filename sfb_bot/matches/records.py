"""What is stored and looked back at, as frozen values: the words that application, storage and Discord share.

Times are whole seconds since 1970 (UTC); users, channels, guilds and messages are Discord's numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NewType

from sfb_bot.kernel import AnswerAhead, Checkpoint, Entry, Event, Json, Seat, Summary

MatchId = NewType("MatchId", int)
LobbyId = NewType("LobbyId", int)
UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
Moment = NewType("Moment", int)
SeasonId = NewType("SeasonId", int)
Lane = NewType("Lane", str)

MatchStatus = Literal["live", "paused", "over"]
# A "sequel" is the match that follows one that is over, and has to begin.
DeadlineKind = Literal[
    "answer", "release", "reminder", "turn", "invitation", "nudge", "season", "season_reminder", "sequel"
]
# "direct" rows belong to a person, not to a match: they tell by direct message what cannot be told elsewhere.
# A "film" is the animation of a finished match, added to the posts that tell its result.
# A "queue" row tells somebody who waits for an opponent what they could do, or that nobody came.
MatchOutboxKind = Literal["opening", "ledger", "reminder", "invitation", "notice", "direct", "film", "queue"]
LeagueOutboxKind = Literal[
    "league_signup",
    "league_round",
    "league_result",
    "league_table",
    "league_reminder",
    "league_notice",
    "league_finished",
    "league_correction",
]
# These belong to a server: its puzzle, a finished match for its channel of results, its board of matches.
ServerOutboxKind = Literal["daily_puzzle", "result", "live"]
OutboxKind = MatchOutboxKind | LeagueOutboxKind | ServerOutboxKind
SilenceKind = Literal["away", "stuck", "gateway", "discord", "clock", "place"]
# Why something cannot be shown: its place refuses, was deleted, is of a server the bot is no longer in, or
# something is wrong that nobody foresaw.
TroubleKind = Literal["refused", "gone", "left", "broken"]


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a match is meant to be; all in seconds.

    `turn` is the time for a turn, `bank` what may be overdrawn in the whole match, `window` the time for
    a question to a player who is not at turn, `hold` the longest hidden delay before such an answer counts.
    """

    name: Literal["live", "daily", "slow", "custom"]
    turn: int
    bank: int
    window: int
    hold: int


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The time of the turn under way: `used` seconds before `since`; not running while `since` is None.

    `turn` is the number of the turn, 0 during set-up, when everybody who is asked uses their own time.
    """

    turn: int = 0
    used: int = 0
    since: Moment | None = None


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits where and for which side, and how much of the bank is left; `away_until` pauses the clock.

    `user` is 0 for somebody who asked to be forgotten, below 0 for a computer player. `used` are the seconds
    on the clock in the whole match, None where an earlier version has not counted them. `came` is whether
    they have done anything in the match, None where nobody counts it.
    """

    seat: Seat
    side: int
    user: UserId
    bank: int
    away_until: Moment = Moment(0)
    used: int | None = 0
    came: bool | None = None

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits here."""
        return self.user < 0


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match apart from its journal.

    `seq` is the number of entries applied. `ask_no` numbers the open question and never goes back, not
    even by an undo, so a button of an older question can never answer a newer one. `asked_at` is when
    that question was asked. `told_seq` is how many entries everybody may know, -1 where an earlier version
    has not stored it. `ledger` is the newest public post, the only one with buttons; `shown_seq` how far the
    ledger has told the match. `unshown_since` is since when it cannot be shown where it is played.

    `edition` names the content the match is played with and `rules_version` the rules it began with;
    `edition_since` is 0, or how many entries were played with other content, which is lost. `broken` says why
    the match cannot be read, empty as long as it can. `hints`: its players may ask for hints.
    `waits`: its clocks stand still until every side has come.
    """

    id: MatchId
    game: str
    guild: GuildId
    channel: ChannelId
    status: MatchStatus
    setup: Json
    seed: str
    pace: Pace
    seats: tuple[SeatRecord, ...]
    seq: int
    ask_no: int
    created_at: Moment
    asked_at: Moment
    clock: TurnClock
    ended_at: Moment | None = None
    ledger: MessageId | None = None
    shown_seq: int = 0
    paused_for: str = ""
    lobby: LobbyId | None = None
    told_seq: int = 0
    unshown_since: Moment | None = None
    edition: str = ""
    rules_version: int = 0
    edition_since: int = 0
    broken: str = ""
    hints: bool = False
    waits: bool = False

    def time(self, now: Moment) -> Moment:
        """What its clocks say: they stand still while nobody can be shown the match."""
        return now if self.unshown_since is None else min(now, self.unshown_since)

    @property
    def computers(self) -> tuple[SeatRecord, ...]:
        """The seats of computer players."""
        return tuple(seat for seat in self.seats if seat.is_computer)

    def side(self, seat: Seat) -> int:
        """The side a seat plays for."""
        return self.seats[seat].side

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of its side."""
        return tuple(s.seat for s in self.seats if s.seat != seat and s.side == self.side(seat))

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of all other sides."""
        return tuple(s.seat for s in self.seats if s.side != self.side(seat))


# A post of the ledger that does not grow with a turn.
NO_TURN: Final = -1


@dataclass(frozen=True, slots=True)
class LedgerPost:
    """The newest post of a match's ledger, or the one on its way: `message` is None until it is there.

    It tells the entries after `since` up to `told`, after an undo as many of them as still stand, and what
    question `ask_no` asks. `number` counts the posts of a match. The opening of a match also says who plays;
    `notice` is something else told with it, as it is stored in the outbox.

    Actions of one turn grow one post: the last `grown` entries of what it tells came by changing it. `turn`
    is the number of that turn, 0 during the set-up, `NO_TURN` for a post that does not grow; it began after
    `turn_since` entries, the turn before after `act_since`. `has_called`: whoever shares that turn knows that
    they can act. `has_taken_back`: it still tells something that was taken back without a word.
    """

    match: MatchId
    number: int
    channel: ChannelId
    since: int
    told: int
    ask_no: int
    is_opening: bool = False
    notice: Json = None
    message: MessageId | None = None
    grown: int = 0
    turn: int = NO_TURN
    turn_since: int = 0
    act_since: int = 0
    has_called: bool = False
    has_taken_back: bool = False

    @property
    def is_on_its_way(self) -> bool:
        """Nobody knows yet whether it is there."""
        return self.message is None

    @property
    def told_at_first(self) -> int:
        """How many entries everybody knew when it was made; what it tells besides came by changing it."""
        return self.told - self.grown

    @property
    def is_hand_over(self) -> bool:
        """Whether a turn began with it: then it sums up the one before."""
        return self.turn > 0 and self.since < self.turn_since

    @property
    def drawn_since(self) -> int:
        """After how many entries its picture begins: with the turn, or the one before while nobody acts."""
        if self.turn == NO_TURN:
            return self.since
        return self.turn_since if self.told > self.turn_since else min(self.act_since, self.since)


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One line of a journal with what it caused: the events as JSON values, and when."""

    seq: int
    entry: Entry
    events: Json
    at: Moment
    interaction: str = ""


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """An answer that is in but must not take effect before a hidden moment; the seat may still change it."""

    match: MatchId
    seat: Seat
    ask_no: int
    keys: tuple[str, ...]
    release_at: Moment


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """What a seat wants done with reaction windows: independent of its hand, kept until changed.

    `kind` is one of the kernel's or of the game's own orders, `subject` what it is about. `pass_turn` holds
    for the turn with number `turn_no` alone. Several orders that join are one, too: its kind is `joined`, and
    its subject has a line for each of them, `kind` or `kind.subject` (`kernel.orders`).
    """

    match: MatchId
    seat: Seat
    kind: str
    subject: str = ""
    turn_no: int = 0


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that happens at a moment unless it was settled before: at most once, also after downtime."""

    id: int
    kind: DeadlineKind
    due: Moment
    match: MatchId | None = None
    lobby: LobbyId | None = None
    seat: Seat | None = None
    ask_no: int = 0
    note: str = ""
    season: SeasonId | None = None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something to be shown: written with the change it tells of, delivered afterwards, ticked when done."""

    id: int
    kind: OutboxKind
    created_at: Moment
    match: MatchId | None = None
    lobby: LobbyId | None = None
    user: UserId | None = None
    body: Json = None
    tries: int = 0
    next_try: Moment = Moment(0)
    season: SeasonId | None = None
    guild: GuildId | None = None

    @property
    def lane(self) -> Lane:
        """Rows of one lane are shown in order, each waiting for the ones before it."""
        return lane_of(self.match, self.lobby, self.season, self.user, self.guild, self.kind)


# Each of these has a channel of its own in a server, and must not wait for the others.
_SERVER_LANES: Final[Mapping[OutboxKind, str]] = {"result": "results", "live": "live"}


def lane_of(
    match: MatchId | None = None,
    lobby: LobbyId | None = None,
    season: SeasonId | None = None,
    user: UserId | None = None,
    guild: GuildId | None = None,
    kind: OutboxKind = "daily_puzzle",
) -> Lane:
    """The lane of a match, an invitation, a season, something of a server, or else of a user."""
    server = _SERVER_LANES.get(kind, "server")
    named = (("match", match), ("lobby", lobby), ("season", season), (server, guild), ("user", user))
    what, number = next((each for each in named if each[1] is not None), named[-1])
    return Lane(f"{what} {number}")


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why the rows of a lane cannot be shown now, since when, and whether those concerned were told.

    `missing` are permissions by the names Discord's API gives them. `error` is for the log alone.
    """

    lane: Lane
    kind: TroubleKind
    guild: GuildId = GuildId(0)
    channel: ChannelId = ChannelId(0)
    missing: tuple[str, ...] = ()
    error: str = ""
    since: Moment = Moment(0)
    is_told: bool = False


@dataclass(frozen=True, slots=True)
class AdminAction:
    """An organiser's action, kept for ever."""

    guild: GuildId
    match: MatchId
    actor: UserId
    action: str
    reason: str
    at: Moment


@dataclass(frozen=True, slots=True)
class NewDeadline:
    """A deadline to be stored."""

    kind: DeadlineKind
    due: Moment
    seat: Seat | None = None
    ask_no: int = 0
    note: str = ""


# The next try of a row that rests until somebody or something wakes it.
NEVER: Final = Moment(2**53)
# The body of a ledger row that asks for a look at the newest post, which may be gone, though nothing is new.
SOUGHT: Final[Json] = {"sought": True}
# A row of the ledger that asks everybody again.
ANEW: Final[Json] = {"anew": True}


@dataclass(frozen=True, slots=True)
class NewOutbox:
    """An outbox row to be stored."""

    kind: OutboxKind
    body: Json = None
    user: UserId | None = None
    guild: GuildId | None = None


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Everything a store needs to keep a match that begins."""

    record: MatchRecord
    checkpoint: Checkpoint
    opening_events: Json
    deadlines: tuple[NewDeadline, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """Everything one input changes in one match: written in one transaction or not at all.

    `match` is the record as it shall be; `expected_seq` and `expected_ask_no` must be the stored ones,
    else nothing is written (VersionConflict). `drop_after` first takes away entries, events and
    checkpoints with a higher seq (undo). `checkpoint` replaces the newest one unless `is_turn_start`,
    then it is kept as well. `deadlines`, `held`, `orders` and `ahead` replace all of the match's; None leaves
    them. `interaction` is the press it came from: a second change with the same one is refused
    (DuplicateInteraction). `fired` is the deadline that caused it: it is settled with the change, and one
    that is settled already is a VersionConflict. `admin` is the organiser's action. `result` is what
    remains of a match that is over, and `mode` how it was played; another one follows by itself if it
    `is_followed`. `seen_by` are seats whose players are looking.

    Not written are `match.channel`, `ledger` and `shown_seq`: they change while a post is on its way, so
    they belong to move_match and note_post; `drop_after` alone takes `shown_seq`, and what the newest post
    tells, back as far. What never changes (game, guild, setup, seed, created_at, lobby) is not written
    either. When the match is over, its deadlines, orders and answers that wait are dropped, and all
    checkpoints but the first and the newest.
    """

    match: MatchRecord
    expected_seq: int
    expected_ask_no: int
    entries: tuple[StoredEntry, ...] = ()
    drop_after: int | None = None
    checkpoint: Checkpoint | None = None
    is_turn_start: bool = False
    deadlines: tuple[NewDeadline, ...] | None = None
    held: tuple[HeldAnswer, ...] | None = None
    orders: tuple[StandingOrder, ...] | None = None
    ahead: tuple[AnswerAhead, ...] | None = None
    outbox: tuple[NewOutbox, ...] = ()
    interaction: str = ""
    fired: int | None = None
    admin: AdminAction | None = None
    result: Summary | None = None
    is_followed: bool = False
    mode: str = ""
    seen_by: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a match that the channel was told of: after `seq` entries, as everybody could see it.

    `events` (public forms) led to it from the scene before. `is_between_actions` is False where somebody
    had to decide in the middle of an action. `is_after_gap`: what came before was played by older rules
    and cannot be played again. Any: a view belongs to its game.
    """

    seq: int
    public: Any
    events: tuple[Event, ...] = ()
    is_between_actions: bool = True
    is_after_gap: bool = False
