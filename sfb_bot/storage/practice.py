"""How far people have come in what they practise."""

from __future__ import annotations

from sqlite3 import Row

from sfb_bot.kernel import Entry, StaleAnswer
from sfb_bot.matches.records import UserId
from sfb_bot.practice.records import Progress
from sfb_bot.storage import rows
from sfb_bot.storage.shared_writes import TableGroup


class PracticeTables(TableGroup):
    """A row for each exercise somebody has begun."""

    async def progress(self, user: UserId, game: str) -> list[Progress]:
        """Every exercise of a game somebody has begun, by its id."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM practice WHERE user = ? AND game = ? ORDER BY exercise", user, game
            )
        return [_progress(row) for row in found]

    async def save_progress(self, progress: Progress) -> None:
        """Store it in place of the one with the number before; StaleAnswer when another one is stored."""
        async with self._database.writing() as session:
            stored = await session.value(
                "SELECT number FROM practice WHERE user = ? AND game = ? AND exercise = ?",
                progress.user,
                progress.game,
                progress.exercise,
            )
            if (stored or 0) != progress.number - 1:
                raise StaleAnswer("it was answered meanwhile", rule="stale")
            session.put(
                "INSERT OR REPLACE INTO practice"
                " (user, game, exercise, number, entries, mistakes, begun_at, solved_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                progress.user,
                progress.game,
                progress.exercise,
                progress.number,
                rows.to_text([entry.encode() for entry in progress.entries]),
                progress.mistakes,
                progress.begun_at,
                progress.solved_at,
            )


def _progress(row: Row) -> Progress:
    entries = tuple(Entry.decode(each) for each in rows.from_text(row["entries"]))
    return Progress(
        row["user"],
        row["game"],
        row["exercise"],
        row["number"],
        entries,
        row["mistakes"],
        row["begun_at"],
        row["solved_at"],
    )
