"""Between rows of the tables and the frozen values of the application."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import astuple
from typing import Any, cast

from sfb_bot.kernel import AnswerAhead, Checkpoint, Entry, JournalError, Json
from sfb_bot.matches.lobby_records import LobbyRecord, LobbySeat
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import (
    AdminAction,
    Deadline,
    HeldAnswer,
    LedgerPost,
    MatchRecord,
    OutboxRow,
    Pace,
    SeatRecord,
    StandingOrder,
    StoredEntry,
    Trouble,
    TurnClock,
)
from sfb_bot.storage.session import Row


def to_text(stored: Json) -> str:
    """JSON without a superfluous blank; the file is mostly this."""
    return json.dumps(stored, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def from_text(text: str) -> Json:
    """The inverse of `to_text`."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise JournalError(f"stored text is not JSON: {text[:80]!r}") from error


def pack(checkpoint: Checkpoint) -> bytes:
    """A checkpoint as compressed JSON, about half its size."""
    return zlib.compress(to_text(checkpoint.encode()).encode(), 9)


def unpack(body: bytes) -> Checkpoint:
    """The inverse of `pack`; JournalError when it cannot be read."""
    try:
        text = zlib.decompress(body).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise JournalError(f"a stored checkpoint cannot be read: {error}") from error
    return Checkpoint.decode(from_text(text))


def pace_text(pace: Pace) -> str:
    """A pace as a JSON list."""
    return to_text(astuple(pace))


def clock_text(clock: TurnClock) -> str:
    """A clock as a JSON list."""
    return to_text(astuple(clock))


def match_record(row: Row, seats: Iterable[Row]) -> MatchRecord:
    """A match and the rows of its seats, in the order of the seats.

    One whose settings or times cannot be read is a broken one without settings, so that lists with it can
    be shown.
    """
    broken = row["broken"]
    try:
        setup, pace, clock = from_text(row["setup"]), from_text(row["pace"]), from_text(row["clock"])
        timed = Pace(*pace), TurnClock(*clock)
    except (JournalError, TypeError) as error:
        setup, timed = None, (Pace("custom", 0, 0, 0, 0), TurnClock())
        broken = broken or f"{type(error).__name__}: {error}"
    return MatchRecord(
        id=row["id"],
        game=row["game"],
        guild=row["guild"],
        channel=row["channel"],
        status=row["status"],
        setup=setup,
        seed=row["seed"],
        pace=timed[0],
        seats=tuple(
            SeatRecord(
                seat["seat"],
                seat["side"],
                seat["user"],
                seat["bank"],
                seat["away_until"],
                seat["used"],
                None if seat["came"] is None else bool(seat["came"]),
            )
            for seat in seats
        ),
        seq=row["seq"],
        ask_no=row["ask_no"],
        created_at=row["created_at"],
        asked_at=row["asked_at"],
        clock=timed[1],
        ended_at=row["ended_at"],
        ledger=row["ledger"],
        shown_seq=row["shown_seq"],
        paused_for=row["paused_for"],
        lobby=row["lobby"],
        told_seq=row["told_seq"],
        unshown_since=row["unshown_since"],
        edition=row["edition"],
        rules_version=row["rules_version"],
        edition_since=row["edition_since"],
        broken=broken,
        hints=bool(row["hints"]),
        waits=bool(row["waits"]),
    )


def ledger_post(row: Row) -> LedgerPost:
    """The newest post of a match."""
    return LedgerPost(
        row["match"],
        row["number"],
        row["channel"],
        row["since"],
        row["told"],
        row["ask_no"],
        is_opening=bool(row["is_opening"]),
        notice=from_text(row["notice"]),
        message=row["message"],
        grown=row["grown"],
        turn=row["turn"],
        turn_since=row["turn_since"],
        act_since=row["act_since"],
        has_called=bool(row["has_called"]),
        has_taken_back=bool(row["taken_back"]),
    )


def stored_entry(row: Row) -> StoredEntry:
    """One line of a journal."""
    return StoredEntry(
        seq=row["seq"],
        entry=Entry.decode(from_text(row["entry"])),
        events=from_text(row["events"]),
        at=row["at"],
        interaction=row["interaction"],
    )


def held_answer(row: Row) -> HeldAnswer:
    """An answer that waits."""
    # Any: written by this room as a list of strings.
    keys = cast("list[Any]", from_text(row["keys"]))
    return HeldAnswer(row["match"], row["seat"], row["ask_no"], tuple(keys), row["release_at"])


def standing_order(row: Row) -> StandingOrder:
    """What a seat wants done with reaction windows."""
    return StandingOrder(row["match"], row["seat"], row["kind"], row["subject"], row["turn_no"])


def answer_ahead(row: Row) -> AnswerAhead:
    """Answers to questions that are still to come.

    They are a list of lists, after a null where the first ones were given. Earlier versions wrote one answer,
    a list of strings.
    """
    # Any: written by this room in one of these forms.
    stored = cast("list[Any]", from_text(row["keys"]))
    is_begun = stored[:1] == [None]
    is_line = is_begun or (stored and isinstance(stored[0], list))
    answers = tuple(tuple(keys) for keys in (stored[is_begun:] if is_line else [stored]))
    return AnswerAhead(row["seat"], row["prompt"], answers, is_begun)


def answers_text(ahead: AnswerAhead) -> str:
    """The inverse of `answer_ahead`, for its answers."""
    return to_text([*([None] if ahead.is_begun else ()), *ahead.answers])


def deadline(row: Row) -> Deadline:
    """Something that is due."""
    return Deadline(
        id=row["id"],
        kind=row["kind"],
        due=row["due"],
        match=row["match"],
        lobby=row["lobby"],
        seat=row["seat"],
        ask_no=row["ask_no"],
        note=row["note"],
        season=row["season"],
    )


def outbox_row(row: Row) -> OutboxRow:
    """Something to be shown."""
    return OutboxRow(
        id=row["id"],
        kind=row["kind"],
        created_at=row["created_at"],
        match=row["match"],
        lobby=row["lobby"],
        user=row["user"],
        body=from_text(row["body"]),
        tries=row["tries"],
        next_try=row["next_try"],
        season=row["season"],
        guild=row["guild"],
    )


def guild_settings(row: Row) -> GuildSettings:
    """What a server's organisers have chosen."""
    return GuildSettings(
        row["guild"],
        row["organiser_role"],
        row["pace"],
        row["language"],
        row["theme"],
        tuple(from_text(row["games"])),
        bool(row["rates_computers"]),
        row["puzzle_channel"],
        results_channel=row["results_channel"],
        live_channel=row["live_channel"],
        queue_channel=row["queue_channel"],
        orientation=row["orientation"],
        posts=row["posts"],
        web=row["web"],
    )


def trouble(row: Row) -> Trouble:
    """Why a lane cannot be shown."""
    # Any: written by this room as a list of strings.
    missing = cast("list[Any]", from_text(row["missing"]))
    return Trouble(
        lane=row["lane"],
        kind=row["kind"],
        guild=row["guild"],
        channel=row["channel"],
        missing=tuple(missing),
        error=row["error"],
        since=row["since"],
        is_told=bool(row["is_told"]),
    )


def lobby_record(row: Row, seats: Iterable[Row]) -> LobbyRecord:
    """An invitation or an open table and the rows of its places, in the order of the seats."""
    return LobbyRecord(
        id=row["id"],
        kind=row["kind"],
        status=row["status"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        seats=tuple(LobbySeat(seat["side"], seat["user"], bool(seat["is_in"])) for seat in seats),
        game=row["game"],
        setup=from_text(row["setup"]),
        pace=Pace(*from_text(row["pace"])),
        first=row["first"],
        where=row["place"],
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        message=row["message"],
        match=row["match"],
        hints=bool(row["hints"]),
    )


def admin_action(row: Row) -> AdminAction:
    """An organiser's action."""
    return AdminAction(row["guild"], row["match"], row["actor"], row["action"], row["reason"], row["at"])
