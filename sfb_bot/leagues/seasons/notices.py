"""What seasons have to show: one class for each kind of news, stored as a row of the outbox.

Most news only says what to look at, since everything is read when it is shown. Their rows have a kind of
their own and their fields as the body; notices share the kind `league_notice` and are stored with a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import ClassVar, Final

from sfb_bot.leagues.rules.values import EntrantId, PairingId
from sfb_bot.matches.records import (
    ChannelId,
    LeagueOutboxKind,
    MatchId,
    Moment,
    NewOutbox,
    OutboxRow,
    SilenceKind,
    UserId,
)
from sfb_bot.matches.told import Family, Told, encode, from_fields


@dataclass(frozen=True, slots=True)
class SeasonNews(Told):
    """Something that is shown where a season is; `row` is the kind of its outbox row."""

    row: ClassVar[LeagueOutboxKind]


@dataclass(frozen=True, slots=True)
class SeasonNotice(SeasonNews):
    """A word about a season that is said once."""

    row: ClassVar[LeagueOutboxKind] = "league_notice"


_NOTICES: Final = Family[SeasonNotice]()


def news_rows(*told: SeasonNews) -> tuple[NewOutbox, ...]:
    """News as rows to be stored."""
    return tuple(
        NewOutbox(news.row, encode(news) if isinstance(news, SeasonNotice) else asdict(news) or None)
        for news in told
    )


def news_of(row: OutboxRow) -> SeasonNews | None:
    """The news of an outbox row; None for one that this version does not know."""
    if row.kind == SeasonNotice.row:
        return _NOTICES.decode(row.body)
    kind = _BY_ROW.get(row.kind)
    return None if kind is None else from_fields(kind, row.body)


# --- What is to be looked at ---


@dataclass(frozen=True, slots=True)
class SignUpChanged(SeasonNews):
    """Somebody joined or left, or sign-up is over."""

    row: ClassVar[LeagueOutboxKind] = "league_signup"


@dataclass(frozen=True, slots=True)
class TableChanged(SeasonNews):
    """The table, or whatever else the pinned post shows."""

    row: ClassVar[LeagueOutboxKind] = "league_table"


@dataclass(frozen=True, slots=True)
class RoundOpened(SeasonNews):
    """A round is to be played."""

    row: ClassVar[LeagueOutboxKind] = "league_round"
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(SeasonNews):
    """A game of a pairing has its result, which may have decided the pairing."""

    row: ClassVar[LeagueOutboxKind] = "league_result"
    pairing: PairingId
    number: int
    is_decided: bool = False


@dataclass(frozen=True, slots=True)
class PairingDue(SeasonNews):
    """The time of a pairing is almost up: `users` want to be told so, `waiting` are to act in its match."""

    row: ClassVar[LeagueOutboxKind] = "league_reminder"
    round: int
    pairing: PairingId
    match: MatchId | None
    due: Moment
    users: tuple[UserId, ...]
    waiting: tuple[UserId, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultsChanged(SeasonNews):
    """Results of a pairing were put right: what was said of them is said anew."""

    row: ClassVar[LeagueOutboxKind] = "league_correction"
    pairing: PairingId


@dataclass(frozen=True, slots=True)
class SeasonEnded(SeasonNews):
    """The season is over."""

    row: ClassVar[LeagueOutboxKind] = "league_finished"


_BY_ROW: Final[Mapping[str, type[SeasonNews]]] = {
    kind.row: kind
    for kind in (SignUpChanged, TableChanged, RoundOpened, GameEnded, ResultsChanged, PairingDue, SeasonEnded)
}


# --- Notices ---


@_NOTICES.stored_as("grace")
@dataclass(frozen=True, slots=True)
class GraceUsed(SeasonNotice):
    """A pairing goes on until a moment, on the grace of an entrant."""

    pairing: PairingId
    until: Moment
    entrant: EntrantId


@_NOTICES.stored_as("least_answer")
@dataclass(frozen=True, slots=True)
class LeastAnswer(SeasonNotice):
    """A pairing goes on until a moment, without grace: somebody was asked a short while ago."""

    pairing: PairingId
    until: Moment


@_NOTICES.stored_as("undecided")
@dataclass(frozen=True, slots=True)
class Undecided(SeasonNotice):
    """The time of a pairing is up, and an organiser has to decide it."""

    pairing: PairingId


@dataclass(frozen=True, slots=True)
class TimeNotice(SeasonNotice):
    """A word about when a pairing is played, said where its game is."""

    pairing: PairingId
    at: Moment


@_NOTICES.stored_as("time_offered")
@dataclass(frozen=True, slots=True)
class TimeOffered(TimeNotice):
    """An entrant proposes a time."""

    entrant: EntrantId


@_NOTICES.stored_as("time_agreed")
@dataclass(frozen=True, slots=True)
class TimeAgreed(TimeNotice):
    """An entrant agrees to the other one's time."""

    entrant: EntrantId


@_NOTICES.stored_as("time_soon")
@dataclass(frozen=True, slots=True)
class TimeSoon(TimeNotice):
    """The time agreed is near; `users` want to be told so."""

    users: tuple[UserId, ...]


@_NOTICES.stored_as("time_given_back")
@dataclass(frozen=True, slots=True)
class SeasonDelayed(SeasonNotice):
    """Nobody could be reached for so many seconds: every deadline of the season is as much later."""

    seconds: int
    why: SilenceKind = "away"


def time_given_back(why: SilenceKind, seconds: int) -> tuple[NewOutbox, ...]:
    """What is told of a silence where a season is; its posts name the new moments."""
    return news_rows(SeasonDelayed(seconds, why), TableChanged())


@_NOTICES.stored_as("paused")
@dataclass(frozen=True, slots=True)
class SeasonPaused(SeasonNotice):
    """An organiser paused the season."""


@_NOTICES.stored_as("resumed")
@dataclass(frozen=True, slots=True)
class SeasonResumed(SeasonNotice):
    """The season goes on."""


@_NOTICES.stored_as("acted")
@dataclass(frozen=True, slots=True)
class OrganiserActed(SeasonNotice):
    """What an organiser did and why, for those whom it concerns; `effects` as the log has them, in JSON."""

    action: str
    reason: str
    effects: str
    users: tuple[UserId, ...]


@_NOTICES.stored_as("round_taken_back")
@dataclass(frozen=True, slots=True)
class RoundTakenBack(SeasonNotice):
    """A round is not played as it was paired."""

    round: int


@_NOTICES.stored_as("title_lost")
@dataclass(frozen=True, slots=True)
class TitleLost(SeasonNotice):
    """Somebody is not the champion after all, and has no right to the role any more."""

    users: tuple[UserId, ...]


@_NOTICES.stored_as("moved")
@dataclass(frozen=True, slots=True)
class SeasonMoved(SeasonNotice):
    """The season goes on in another channel than before; its posts there say where."""

    before: ChannelId


@_NOTICES.stored_as("confirm")
@dataclass(frozen=True, slots=True)
class ConfirmationAsked(SeasonNotice):
    """Everybody who has joined is asked to confirm; they are called."""


@_NOTICES.stored_as("dropped")
@dataclass(frozen=True, slots=True)
class EntrantDropped(SeasonNotice):
    """An entrant plays no more."""

    entrant: EntrantId


@_NOTICES.stored_as("substituted")
@dataclass(frozen=True, slots=True)
class PlayerSubstituted(SeasonNotice):
    """Somebody takes a player's place."""

    leaving: UserId
    joining: UserId


@_NOTICES.stored_as("signup_closed")
@dataclass(frozen=True, slots=True)
class SignUpOver(SeasonNotice):
    """The time for joining is over, and an organiser starts the season."""


@_NOTICES.stored_as("not_started")
@dataclass(frozen=True, slots=True)
class NotStarted(SeasonNotice):
    """The season should have started itself; `why` is the rule that refused it."""

    why: str
