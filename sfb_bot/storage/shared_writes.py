"""What several changes write alike: presses, deadlines, places at a table and rows of the outbox."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sfb_bot.matches.lobby_records import LobbyRecord, LobbySeat
from sfb_bot.matches.ports import DuplicateInteraction, PlaceTaken
from sfb_bot.matches.records import (
    ChannelId,
    LobbyId,
    MatchId,
    Moment,
    NewDeadline,
    NewOutbox,
    SeasonId,
    lane_of,
)
from sfb_bot.matches.territory import WHOLE, Territory
from sfb_bot.storage.rows import pace_text, to_text
from sfb_bot.storage.session import Database, Session, upsert

# Discord lets nobody answer a press after a quarter of an hour, so none comes twice after a day.
REMEMBER_PRESSES: Final = 24 * 3600

Now = Callable[[], Moment]


class TableGroup:
    """A part of the store: some tables of one database, and the time.

    `territory` are the servers that this process looks after: of what waits to be done it is given that of
    those alone.
    """

    def __init__(self, database: Database, now: Now, territory: Territory = WHOLE) -> None:
        self._database = database
        self._now = now
        self.territory = territory


async def note_press(session: Session, interaction: str, now: Moment, *, is_alone: bool = True) -> None:
    """Remember a press, or refuse it as carried out already; presses of yesterday are forgotten.

    That is for one who writes alone: two that forget the same ones at once might wait for each other.
    """
    if not interaction:
        return
    if not await session.run(
        "INSERT INTO interaction (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id", interaction, now
    ):
        raise DuplicateInteraction(f"press {interaction} has been carried out already")
    if is_alone:
        session.put("DELETE FROM interaction WHERE at < ?", now - REMEMBER_PRESSES)


def add_deadlines(
    session: Session,
    deadlines: Iterable[NewDeadline],
    match: MatchId | None,
    lobby: LobbyId | None,
    season: SeasonId | None = None,
) -> None:
    """Store deadlines of a match, of an invitation or of a season."""
    session.put_many(
        "INSERT INTO deadline (kind, due, match, lobby, season, seat, ask_no, note)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (each.kind, each.due, match, lobby, season, each.seat, each.ask_no, each.note)
            for each in deadlines
        ),
    )


def queue(
    session: Session,
    rows: Iterable[NewOutbox],
    match: MatchId | None,
    lobby: LobbyId | None,
    now: Moment,
    season: SeasonId | None = None,
) -> None:
    """Store what is to be shown, in the order given; what belongs to a server belongs to no match."""
    rows = tuple(rows)
    for row in rows:
        # Of everything else the server is that of whoever stores it.
        if row.guild is not None or (match is None and lobby is None and season is None):
            session.call(row.guild)
    session.put_many(
        "INSERT INTO outbox (lane, kind, created_at, match, lobby, season, user, guild, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (
                lane_of(_of_match(row, match), lobby, season, row.user, row.guild, row.kind),
                row.kind,
                now,
                _of_match(row, match),
                lobby,
                season,
                row.user,
                row.guild,
                to_text(row.body),
            )
            for row in rows
        ),
    )


def _of_match(row: NewOutbox, match: MatchId | None) -> MatchId | None:
    return match if row.guild is None else None


async def require_place(session: Session, channel: ChannelId, besides: MatchId | None = None) -> None:
    """PlaceTaken when a match that is not over, other than `besides`, is bound to the channel."""
    taken = await session.value(
        "SELECT id FROM match WHERE channel = ? AND channel <> 0 AND status <> 'over' AND id <> ?",
        channel,
        besides or 0,
    )
    if taken is not None:
        raise PlaceTaken(MatchId(taken))


async def insert_lobby(session: Session, record: LobbyRecord) -> LobbyId:
    """A new table with its places, in the transaction under way."""
    inserted = await session.value(
        "INSERT INTO lobby (kind, status, guild, channel, host, game, setup, pace, first,"
        " place, created_at, expires_at, message, match, hints)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        record.kind,
        record.status,
        record.guild,
        record.channel,
        record.host,
        record.game,
        to_text(record.setup),
        pace_text(record.pace),
        record.first,
        record.where,
        record.created_at,
        record.expires_at,
        record.message,
        record.match,
        record.hints,
    )
    lobby = LobbyId(inserted)
    put_seats(session, lobby, record.seats)
    return lobby


def put_seats(session: Session, lobby: LobbyId, seats: Sequence[LobbySeat]) -> None:
    """Write who sits where at a table."""
    session.put_many(
        upsert("lobby_seat", ("lobby", "seat"), ("side", "user", "is_in")),
        ((lobby, number, seat.side, seat.user, seat.is_in) for number, seat in enumerate(seats)),
    )


def put_notes(session: Session, notes: Sequence[tuple[str, str]]) -> None:
    """Write short texts under their keys."""
    session.put_many(upsert("note", ("key",), ("text",)), notes)
