"""How far people have come in what they practise."""

from __future__ import annotations

from sfb_bot.kernel import Entry, StaleAnswer
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import GuildId, MessageId, Moment, NewOutbox, UserId
from sfb_bot.practice.ports import NO_SERVER
from sfb_bot.practice.records import DailyPuzzle, Progress
from sfb_bot.storage import rows
from sfb_bot.storage.session import Row, Session, Statement, upsert
from sfb_bot.storage.shared_writes import TableGroup, queue
from sfb_bot.storage.territories import held


class PracticeTables(TableGroup):
    """A row for each exercise somebody has begun."""

    async def progress(self, user: UserId, game: str) -> list[Progress]:
        """Every exercise of a game somebody has begun, by its id."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM practice WHERE user = ? AND game = ? ORDER BY exercise", user, game
            )
        return [_progress(row) for row in found]

    async def save_progress(self, progress: Progress, guild: GuildId = NO_SERVER) -> None:
        """Store it in place of the one with the number before; StaleAnswer when another one is stored.

        Of something solved in a server whose daily puzzle it is, the post will tell who did.
        """
        now = self._now()
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
                upsert(
                    "practice",
                    ("user", "game", "exercise"),
                    ("number", "entries", "mistakes", "begun_at", "solved_at", "given_up_at"),
                ),
                progress.user,
                progress.game,
                progress.exercise,
                progress.number,
                rows.to_text([entry.encode() for entry in progress.entries]),
                progress.mistakes,
                progress.begun_at,
                progress.solved_at,
                progress.given_up_at,
            )
            if guild and progress.solved_at is not None:
                await _note_solver(session, progress, guild, now)

    async def servers_with_puzzles(self) -> list[GuildSettings]:
        """The settings of all servers that want a puzzle every day."""
        async with self._database.reading() as session:
            found = await session.run(
                f"SELECT * FROM guild_settings WHERE puzzle_channel <> 0 AND {held(self.territory, 'guild')}"
                " ORDER BY guild"
            )
        return [rows.guild_settings(row) for row in found]

    async def begin_daily(self, daily: DailyPuzzle) -> bool:
        """Keep a server's puzzle of a day, and have it posted; False when it had one on that day already."""
        now = self._now()
        async with self._database.writing() as session:
            made = await session.run(
                "INSERT INTO daily_puzzle (guild, day, game, exercise, channel) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING RETURNING day",
                daily.guild,
                daily.day,
                daily.game,
                daily.exercise,
                daily.channel,
            )
            if made:
                # Where the place refuses, those of earlier days must not wait behind each other for ever.
                await _take_back_unposted(session, daily.guild)
                queue(session, [_post_of(daily.guild, daily.day)], None, None, now)
        return bool(made)

    async def daily(self, guild: GuildId, day: int) -> DailyPuzzle | None:
        """What a server had on a day."""
        async with self._database.reading() as session:
            row = await session.one("SELECT * FROM daily_puzzle WHERE guild = ? AND day = ?", guild, day)
        if row is None:
            return None
        return DailyPuzzle(
            row["guild"], row["day"], row["game"], row["exercise"], row["channel"], row["message"]
        )

    async def daily_solvers(self, guild: GuildId, day: int) -> list[UserId]:
        """Who solved it there, the first one first."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT user FROM daily_solver WHERE guild = ? AND day = ? ORDER BY at, user", guild, day
            )
        return [UserId(row["user"]) for row in found]

    async def note_daily_message(self, guild: GuildId, day: int, message: MessageId) -> None:
        """Remember its post."""
        async with self._database.writing() as session:
            session.put(
                "UPDATE daily_puzzle SET message = ? WHERE guild = ? AND day = ?", message, guild, day
            )


async def _take_back_unposted(session: Session, guild: GuildId) -> None:
    waiting, unposted = await session.run_all(
        Statement("SELECT id, body FROM outbox WHERE kind = 'daily_puzzle' AND guild = ?", (guild,)),
        Statement("SELECT day FROM daily_puzzle WHERE guild = ? AND message IS NULL", (guild,)),
    )
    days = {row["day"] for row in unposted}
    session.put_many(
        "DELETE FROM outbox WHERE id = ?",
        [(row["id"],) for row in waiting if rows.from_text(row["body"])["day"] in days],
    )


async def _note_solver(session: Session, progress: Progress, guild: GuildId, now: Moment) -> None:
    """Name somebody in the newest post of this puzzle in their server, unless they are named there."""
    day = await session.value(
        "SELECT max(day) FROM daily_puzzle WHERE guild = ? AND game = ? AND exercise = ?",
        guild,
        progress.game,
        progress.exercise,
    )
    if day is not None and await session.run(
        "INSERT INTO daily_solver (guild, day, user, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING RETURNING user",
        guild,
        day,
        progress.user,
        now,
    ):
        queue(session, [_post_of(guild, day)], None, None, now)


def _post_of(guild: GuildId, day: int) -> NewOutbox:
    return NewOutbox("daily_puzzle", {"day": day}, guild=guild)


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
        row["given_up_at"],
    )
