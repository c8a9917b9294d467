"""What the bot has stored, moment by moment: triggers in its database write down every change.

They are part of the transactions they watch, so the history is as true as the database, whenever bots die.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sfb_bot.kernel import Entry
from sfb_bot.matches.records import LedgerPost

if TYPE_CHECKING:
    from tests.campaigns.stores import Look

_NOW: Final = "(julianday('now') - 2440587.5) * 86400.0"
_TABLE: Final = """
CREATE TABLE IF NOT EXISTS campaign_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at REAL, match INTEGER, what TEXT, body TEXT
)"""
_POST: Final = (
    "json_object('number', new.number, 'channel', new.channel, 'since', new.since, 'told', new.told,"
    " 'ask_no', new.ask_no, 'is_opening', new.is_opening, 'notice', new.notice, 'message', new.message,"
    " 'grown', new.grown, 'turn', new.turn, 'turn_since', new.turn_since, 'act_since', new.act_since)"
)
_ENTRY: Final = (
    "json_object('seq', new.seq, 'entry', json(new.entry), 'events', json(new.events),"
    " 'interaction', new.interaction)"
)
_HELD: Final = "json_object('seat', new.seat, 'ask_no', new.ask_no, 'keys', json(new.keys))"
# Name, table, occasion, which match, what is written down.
_WATCHED: Final = (
    ("entry", "entry", "INSERT", "new.match", _ENTRY),
    ("drop", "entry", "DELETE", "old.match", "json_object('seq', old.seq)"),
    ("plan", "ledger_post", "INSERT", "new.match", _POST),
    ("plan", "ledger_post", "UPDATE", "new.match", _POST),
    ("held", "held_answer", "INSERT", "new.match", _HELD),
    ("unheld", "held_answer", "DELETE", "old.match", "json_object('seat', old.seat)"),
    ("wait", "waiting", "INSERT", "0", "json_object('user', new.user, 'pace', new.pace)"),
    ("unwait", "waiting", "DELETE", "0", "json_object('user', old.user)"),
    ("seat", "seat", "INSERT", "new.match", "json_object('user', new.user)"),
)


def watch_file(database: Path) -> None:
    """Have everything written down from now on."""
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        connection.execute(_TABLE)
        connection.execute("CREATE INDEX IF NOT EXISTS campaign_match ON campaign_history (match, id)")
        for what, table, occasion, match, body in _WATCHED:
            connection.execute(
                f"CREATE TRIGGER IF NOT EXISTS campaign_{table}_{occasion.lower()}"
                f" AFTER {occasion} ON {table}"
                " BEGIN INSERT INTO campaign_history (at, match, what, body)"
                f" VALUES ({_NOW}, {match}, '{what}', {body}); END"
            )


# In a schema of its own, since a database with foreign tables beside the bot's is refused by it. The bot's
# numbers are not taken either: what is noted is counted here.
_SERVER_TABLE: Final = """
CREATE SCHEMA IF NOT EXISTS campaign;
CREATE TABLE IF NOT EXISTS campaign.campaign_history (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at DOUBLE PRECISION, match BIGINT, what TEXT, body TEXT
);
CREATE INDEX IF NOT EXISTS campaign_match ON campaign.campaign_history (match, id);
CREATE TABLE IF NOT EXISTS campaign.disk (is_full BOOLEAN NOT NULL);
INSERT INTO campaign.disk SELECT FALSE WHERE NOT EXISTS (SELECT FROM campaign.disk);
"""
# Where a disk would be full the server refuses to write a row; this one refuses with the same code.
_FULL: Final = (
    "IF (SELECT is_full FROM campaign.disk) THEN"
    " RAISE EXCEPTION 'could not extend file: no space left on device' USING ERRCODE = '53100'; END IF;"
)


def server_script() -> str:
    """What makes a PostgreSQL server write everything down; rows of the history are those of a file's."""
    parts = [_SERVER_TABLE]
    for what, table, occasion, match, body in _WATCHED:
        name, trigger = f"campaign.{table}_{occasion.lower()}", f"campaign_{table}_{occasion.lower()}"
        # Its word for the same function, its word for JSON that is there already, and `user` as a column.
        stored = re.sub(r"\bjson\(([a-z.]+)\)", r"\1::JSON", body).replace(
            "json_object(", "json_build_object("
        )
        stored = stored.replace(".user", '."user"')
        parts.append(
            f"CREATE OR REPLACE FUNCTION {name}() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN {_FULL}"
            " INSERT INTO campaign.campaign_history (at, match, what, body)"
            f" VALUES (extract(epoch FROM clock_timestamp()), {match}, '{what}', {stored}::TEXT);"
            " RETURN NULL; END $$;\n"
            f"CREATE OR REPLACE TRIGGER {trigger} AFTER {occasion} ON {table}"
            f" FOR EACH ROW EXECUTE FUNCTION {name}();\n"
        )
    return "".join(parts)


@dataclass(frozen=True, slots=True)
class Kept:
    """An entry as it was stored, at a moment of the machine's clock."""

    at: float
    seq: int
    entry: Entry
    # Any: events as JSON values, which the rules read.
    events: list[Any]
    interaction: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A post as the bot has written it down, and the journal as it was then."""

    at: float
    post: LedgerPost
    journal: tuple[Kept, ...]
    # Not a plan of the bot, but what an undo has left of one.
    is_cut: bool = False


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """An answer that was to wait for its hidden moment."""

    seat: int
    ask_no: int
    keys: tuple[str, ...]


@dataclass
class History:
    """All that ever happened to one match: read on from where it was left."""

    match: int
    journal: list[Kept] = field(default_factory=list[Kept])
    entries: list[Kept] = field(default_factory=list[Kept])
    # Of each post by its channel and number everything it was ever to tell, in order.
    plans: dict[tuple[int, int], list[Plan]] = field(default_factory=dict[tuple[int, int], list[Plan]])
    held: list[HeldAnswer] = field(default_factory=list[HeldAnswer])
    overruled: list[str] = field(default_factory=list[str])
    # The posts of which the bot has written down that they are there.
    noted: set[int | None] = field(default_factory=set[int | None])
    _waiting: dict[int, HeldAnswer] = field(default_factory=dict[int, HeldAnswer])
    _read: int = 0

    def read_on(self, look: Look) -> None:
        """Take in what was written down since."""
        for number, at, what, body in _rows(look, self.match, self._read):
            self._read = number
            self._take(at, what, body)

    def _take(self, at: float, what: str, body: dict[str, Any]) -> None:
        if what == "entry":
            self._enter(
                Kept(at, body["seq"], Entry.decode(body["entry"]), body["events"], body["interaction"])
            )
        elif what == "drop":
            del self.journal[body["seq"] - 1 :]
        elif what == "plan":
            post = _post(self.match, body)
            self.noted.add(body["message"])
            versions = self.plans.setdefault((post.channel, post.number), [])
            # Written again when it is noted; then it tells the same.
            if not versions or versions[-1].post != post:
                is_cut = bool(versions) and post.told < versions[-1].post.told
                versions.append(Plan(at, post, tuple(self.journal), is_cut))
        elif what == "held":
            answer = HeldAnswer(body["seat"], body["ask_no"], tuple(body["keys"]))
            self._waiting[answer.seat] = answer
            self.held.append(answer)
        elif what == "unheld":
            self._waiting.pop(body["seat"], None)

    def _enter(self, kept: Kept) -> None:
        del self.journal[kept.seq - 1 :]
        self.journal.append(kept)
        self.entries.append(kept)
        waits = self._waiting.get(kept.entry.seat)
        is_answer = kept.entry.kind in ("answer", "timeout", "standing")
        if waits is not None and is_answer and sorted(kept.entry.keys) != sorted(waits.keys):
            self.overruled.append(f"{waits} became {kept.entry}")


def _rows(look: Look, match: int, after: int) -> Iterator[tuple[int, float, str, dict[str, Any]]]:
    found = look.execute(
        "SELECT id, at, what, body FROM campaign_history WHERE match = ? AND id > ? ORDER BY id",
        (match, after),
    )
    for number, at, what, body in found:
        yield number, at, what, json.loads(body)


def _post(match: int, body: dict[str, Any]) -> LedgerPost:
    return LedgerPost(
        match,  # pyright: ignore[reportArgumentType]
        body["number"],
        body["channel"],
        body["since"],
        body["told"],
        body["ask_no"],
        is_opening=bool(body["is_opening"]),
        notice=json.loads(body["notice"]),
        grown=body["grown"],
        turn=body["turn"],
        turn_since=body["turn_since"],
        act_since=body["act_since"],
    )
