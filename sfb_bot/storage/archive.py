"""Everything stored about one match at once, and what is wrong between tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sfb_bot.kernel import JournalError
from sfb_bot.matches.archive import MatchArchive, Origin, StoredCheckpoint
from sfb_bot.matches.records import MatchId, Pace, UserId
from sfb_bot.storage import rows
from sfb_bot.storage.matches import read_record
from sfb_bot.storage.schema import LASTING
from sfb_bot.storage.session import Session, Statement
from sfb_bot.storage.shared_writes import TableGroup

# Results are numbered in the order of their transactions, which may take a moment; clocks may be set back.
_LONGEST_WRITE: Final = 60


class ArchiveTables(TableGroup):
    """For those who compare what is stored with what it follows from."""

    async def archive(self, match: MatchId) -> MatchArchive | None:
        """Everything stored about a match; JournalError when some of it cannot be read."""
        one = (match,)
        async with self._database.reading() as session:
            record = await read_record(session, "WHERE id = ?", match)
            if record is None:
                return None
            opening, entries, checkpoints, held, orders, deadlines, posts, ahead = await session.run_all(
                Statement("SELECT opening FROM match WHERE id = ?", one),
                Statement("SELECT * FROM entry WHERE match = ? ORDER BY seq", one),
                Statement("SELECT seq, body FROM checkpoint WHERE match = ? ORDER BY seq", one),
                Statement("SELECT * FROM held_answer WHERE match = ? ORDER BY seat", one),
                Statement("SELECT * FROM standing_order WHERE match = ? ORDER BY place", one),
                Statement("SELECT * FROM deadline WHERE match = ? ORDER BY due, id", one),
                Statement("SELECT * FROM ledger_post WHERE match = ?", one),
                Statement("SELECT * FROM answer_ahead WHERE match = ? ORDER BY seat", one),
            )
            if record.setup is None:
                raise JournalError(record.broken)
            origin = await _origin(session, match)
        try:
            return MatchArchive(
                record,
                rows.from_text(opening[0]["opening"]),
                tuple(map(rows.stored_entry, entries)),
                tuple(StoredCheckpoint(row["seq"], rows.unpack(row["body"])) for row in checkpoints),
                tuple(map(rows.held_answer, held)),
                tuple(map(rows.standing_order, orders)),
                tuple(map(rows.deadline, deadlines)),
                rows.ledger_post(posts[0]) if posts else None,
                origin,
                tuple(map(rows.answer_ahead, ahead)),
            )
        except (TypeError, ValueError) as error:
            raise JournalError(str(error)) from error

    async def misplaced_rows(self) -> list[str]:
        """Rows that refer to nothing and rows that are missing, in a sentence each."""
        async with self._database.reading() as session:
            orphans = await self._database.orphans(session)
            lost = await session.run(
                "SELECT match.id, match.lobby FROM match LEFT JOIN lobby ON lobby.id = match.lobby"
                " WHERE match.lobby IS NOT NULL AND coalesce(lobby.match, 0) <> match.id ORDER BY match.id"
            )
            swapped = await session.run(
                "SELECT id, before FROM (SELECT match.id, ended_at, lag(match.id) OVER ended AS before,"
                " lag(ended_at) OVER ended AS ended_before FROM match_result"
                " JOIN match ON match.id = match_result.match WINDOW ended AS (ORDER BY number))"
                " AS results WHERE ended_at < ended_before - ?"
                " - (SELECT coalesce(sum(since - until), 0) FROM silence WHERE until < since)",
                _LONGEST_WRITE,
            )
            unread = await session.run(
                "SELECT game, edition, count(*) AS count FROM match WHERE edition <> ''"
                " AND (game, edition) NOT IN (SELECT game, edition FROM content) GROUP BY game, edition"
            )
            last = await self._database.last_numbers(session, LASTING)
            gaps = [(table, await _missing(session, table, last[table])) for table in LASTING]
        return [
            *(f"{table} {number} is missing" for table, numbers in gaps for number in numbers),
            *(f"match {row['id']}: its invitation {row['lobby']} is not its own" for row in lost),
            *(
                f"match {row['id']}: ended before match {row['before']}, but counts after it"
                for row in swapped
            ),
            *(
                f"content {row['edition']} of {row['game']!r} is missing,"
                f" with which {row['count']} matches were played"
                for row in unread
            ),
            *_orphans(orphans),
        ]


async def _missing(session: Session, table: str, last: int) -> list[int]:
    found = list(await session.run(f"SELECT id FROM {table}"))
    if table == "season":
        found += await session.run("SELECT season AS id FROM deleted_season")
    return sorted(set(range(1, last + 1)) - {row["id"] for row in found})


def _orphans(found: Iterable[tuple[str, str]]) -> list[str]:
    counts = Counter(found)
    return [f"{count} rows of {table} refer to no {parent}" for (table, parent), count in counts.items()]


async def _origin(session: Session, match: MatchId) -> Origin | None:
    is_reseated = await session.value(
        "SELECT 1 FROM admin_action WHERE match = ? AND action = 'replace'", match
    )
    lobby = await session.one(
        "SELECT lobby.* FROM lobby JOIN match ON match.lobby = lobby.id WHERE match.id = ?", match
    )
    if lobby is not None:
        seats = await session.run("SELECT user FROM lobby_seat WHERE lobby = ? ORDER BY seat", lobby["id"])
        users = tuple(frozenset({UserId(row["user"] or 0)}) for row in seats)
    else:
        lobby = await session.one(
            # Where settings were changed, a game has the pace of its own time.
            "SELECT league.guild, CASE WHEN EXISTS (SELECT 1 FROM season_action AS done"
            " WHERE done.season = season.id AND done.action = 'change')"
            " THEN match.pace ELSE season.pace END AS pace,"
            " 0 AS hints FROM pairing_game JOIN match ON match.id = pairing_game.match"
            " JOIN season ON season.id = pairing_game.season JOIN league ON league.id = season.league"
            " WHERE pairing_game.match = ?",
            match,
        )
        users = await _players(session, match)
    if lobby is None:
        # One that followed another: those who played that one go on.
        lobby = await session.one(
            "SELECT guild, pace, hints FROM match JOIN linked_match ON before = id WHERE match = ?", match
        )
        found = await session.run(
            "SELECT user FROM seat JOIN linked_match ON before = seat.match WHERE linked_match.match = ?"
            " ORDER BY seat.seat",
            match,
        )
        users = users or tuple(frozenset({UserId(row["user"])}) for row in found)
    if lobby is None:
        # One that was called off with its pairing, or whose pairing went on with the next: nothing is left to
        # compare it with but itself.
        lobby = await session.one(
            "SELECT guild, pace, 0 AS hints FROM match WHERE id = ?1 AND (id IN (SELECT match FROM"
            " unpaired_match) OR id IN (SELECT before FROM linked_match WHERE season IS NOT NULL))",
            match,
        )
    if lobby is None:
        return None
    pace = Pace(*rows.from_text(lobby["pace"]))
    return Origin(lobby["guild"], pace, () if is_reseated else users, bool(lobby["hints"]))


async def _players(session: Session, match: MatchId) -> tuple[frozenset[UserId], ...]:
    """Who may sit in each seat of a league's match: whoever plays or has played for the side's entrant."""
    found = await session.run(
        "SELECT seat.seat, entrant_player.user FROM seat"
        " JOIN pairing_game ON pairing_game.match = seat.match"
        " JOIN pairing ON pairing.season = pairing_game.season AND pairing.id = pairing_game.pairing"
        " LEFT JOIN entrant_player ON entrant_player.season = pairing.season"
        " AND entrant_player.entrant = CASE seat.side WHEN 0 THEN pairing.home ELSE pairing.away END"
        " WHERE seat.match = ? ORDER BY seat.seat",
        match,
    )
    users: dict[int, set[UserId]] = {}
    for row in found:
        users.setdefault(row["seat"], set()).add(UserId(row["user"] or 0))
    return tuple(frozenset(users[seat]) for seat in sorted(users))
