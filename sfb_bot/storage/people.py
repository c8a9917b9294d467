"""People and servers: preferences, settings, organisers' actions, and what is stored about somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.kernel import Entry, Json
from sfb_bot.matches.people import GuildSettings, Preferences
from sfb_bot.matches.records import AdminAction, GuildId, UserId
from sfb_bot.storage import rows
from sfb_bot.storage.season_people import about_leagues
from sfb_bot.storage.session import Row, Session, Statement, upsert
from sfb_bot.storage.shared_writes import TableGroup, put_notes
from sfb_bot.storage.web import forget_web_facts

_PREFERENCES: Final = (
    "hand_by",
    "reminders",
    "quiet_from",
    "quiet_to",
    "language",
    "dm_refused",
    "theme",
    "timezone",
    "orientation",
    "discord_language",
)
_SETTINGS: Final = (
    "organiser_role",
    "pace",
    "language",
    "theme",
    "games",
    "rates_computers",
    "puzzle_channel",
    "results_channel",
    "live_channel",
    "queue_channel",
    "orientation",
    "posts",
    "web",
)

_PREFERENCES_OF: Final = "SELECT * FROM preferences WHERE user = ?"
_SETTINGS_OF: Final = "SELECT * FROM guild_settings WHERE guild = ?"
# Behind every key that begins alike.
LAST_LETTER: Final = "\U0010ffff"


class PeopleTables(TableGroup):
    """Preferences, settings of servers and the organisers' log."""

    async def preferences(self, user: UserId) -> Preferences:
        """A user's preferences, the defaults where nothing is stored."""
        async with self._database.asking() as session:
            return _preferences(user, await session.run(_PREFERENCES_OF, user))

    async def reader(self, user: UserId, guild: GuildId) -> tuple[Preferences, GuildSettings]:
        """Both at once: what decides how somebody in a server is spoken to."""
        async with self._database.reading() as session:
            mine, server = await session.run_all(
                Statement(_PREFERENCES_OF, (user,)), Statement(_SETTINGS_OF, (guild,))
            )
        return _preferences(user, mine), _guild_settings(guild, server)

    async def save_preferences(self, preferences: Preferences) -> None:
        """Store them."""
        async with self._database.writing() as session:
            session.put(
                upsert("preferences", ("user",), _PREFERENCES),
                preferences.user,
                preferences.hand_by,
                preferences.reminders,
                preferences.quiet_from,
                preferences.quiet_to,
                preferences.language,
                preferences.dm_refused,
                preferences.theme,
                preferences.timezone,
                preferences.orientation,
                preferences.discord_language,
            )

    async def note_discord_language(self, user: UserId, language: str) -> None:
        """Keep the language of somebody's Discord, unless they are to be forgotten."""
        usual = Preferences(user)
        # One row, in one step; whoever has somebody forgotten writes alone. So nobody else has to wait for
        # everyone who presses for the first time.
        async with self._database.noting() as session:
            session.put(
                "INSERT INTO preferences (user, hand_by, reminders, language, dm_refused, discord_language)"
                " SELECT ?1, ?2, ?3, '', 0, ?4 WHERE NOT EXISTS (SELECT 1 FROM deletion_owed WHERE user = ?1)"
                " ON CONFLICT (user) DO UPDATE SET discord_language = excluded.discord_language",
                user,
                usual.hand_by,
                usual.reminders,
                language,
            )

    async def everything_about(self, user: UserId) -> Json:
        """All that is stored about a user, for export.

        Of a match only what the user's own seat knows: no seed, no events, and not the hidden moment at
        which an early answer will count.
        """
        async with self._database.reading() as session:
            preferences = await session.one("SELECT * FROM preferences WHERE user = ?", user)
            invitations = await session.run(
                "SELECT lobby.id, kind, status, guild, channel, host, created_at, expires_at, match,"
                " lobby_seat.seat, is_in FROM lobby"
                " LEFT JOIN lobby_seat ON lobby_seat.lobby = lobby.id AND lobby_seat.user = ?1"
                " WHERE host = ?1 OR lobby_seat.user = ?1 ORDER BY lobby.id",
                user,
            )
            actions = await session.run(
                "SELECT guild, match, action, reason, at FROM admin_action WHERE actor = ? ORDER BY id", user
            )
            messages = await session.run(
                "SELECT kind, created_at, match, lobby, body FROM outbox WHERE user = ? ORDER BY id", user
            )
            blocked = await session.run("SELECT blocked FROM block WHERE user = ? ORDER BY blocked", user)
            practice = await session.run(
                "SELECT game, exercise, entries, mistakes, begun_at, solved_at, given_up_at FROM practice"
                " WHERE user = ? ORDER BY game, exercise",
                user,
            )
            dailies = await session.run(
                "SELECT guild, day, at FROM daily_solver WHERE user = ? ORDER BY guild, day", user
            )
            waiting = await session.run(
                "SELECT guild, game, pace, channel, since, until FROM waiting WHERE user = ? ORDER BY guild",
                user,
            )
            names = await session.run(
                "SELECT guild, name, in_pictures FROM web_name WHERE user = ? ORDER BY guild", user
            )
            pings = await session.run(
                "SELECT at, what, guild, asker, target, match FROM ping WHERE asker = ?1 OR target = ?1"
                " ORDER BY id",
                user,
            )
            return {
                "user": user,
                "preferences": None if preferences is None else dict(preferences),
                "matches": await _matches_about(session, user),
                "invitations": [dict(row) for row in invitations],
                "blocked": [row["blocked"] for row in blocked],
                "pings": [dict(row) for row in pings],
                "queues": [dict(row) for row in waiting],
                "web_names": [dict(row) for row in names],
                "daily_puzzles": [dict(row) for row in dailies],
                "practice": [{**dict(row), "entries": rows.from_text(row["entries"])} for row in practice],
                "organiser_actions": [dict(row) for row in actions],
                **await about_leagues(session, user),
                "waiting_messages": [{**dict(row), "body": rows.from_text(row["body"])} for row in messages],
            }

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """A server's settings, the defaults where nothing is stored."""
        async with self._database.asking() as session:
            return _guild_settings(guild, await session.run(_SETTINGS_OF, guild))

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Store them."""
        async with self._database.writing() as session:
            session.put(
                upsert("guild_settings", ("guild",), _SETTINGS),
                settings.guild,
                settings.organiser_role,
                settings.pace,
                settings.language,
                settings.theme,
                rows.to_text(settings.games),
                settings.rates_computers,
                settings.puzzle_channel,
                settings.results_channel,
                settings.live_channel,
                settings.queue_channel,
                settings.orientation,
                settings.posts,
                settings.web,
            )
            if not settings.web:
                forget_web_facts(session, settings.guild)

    async def note(self, key: str) -> str:
        """A short text kept under a key, empty when there is none."""
        async with self._database.asking() as session:
            row = await session.one("SELECT text FROM note WHERE key = ?", key)
        return "" if row is None else str(row["text"])

    async def notes(self, beginning: str) -> dict[str, str]:
        """All texts whose keys begin alike."""
        async with self._database.asking() as session:
            found = await session.run(
                "SELECT key, text FROM note WHERE key >= ? AND key < ? ORDER BY key",
                beginning,
                beginning + LAST_LETTER,
            )
        return {str(row["key"]): str(row["text"]) for row in found}

    async def save_note(self, key: str, text: str) -> None:
        """Keep a short text under a key."""
        await self.save_notes(((key, text),))

    async def save_notes(self, notes: Sequence[tuple[str, str]]) -> None:
        """Keep several, all or none."""
        async with self._database.noting() as session:
            put_notes(session, notes)

    async def admin_log(self, guild: GuildId, limit: int = 20) -> list[AdminAction]:
        """The newest organisers' actions of a server, newest first."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM admin_action WHERE guild = ? ORDER BY id DESC LIMIT ?", guild, limit
            )
        return [rows.admin_action(row) for row in found]


def _preferences(user: UserId, found: Sequence[Row]) -> Preferences:
    if not found:
        return Preferences(user)
    row = found[0]
    return Preferences(
        user=row["user"],
        hand_by=row["hand_by"],
        reminders=row["reminders"],
        quiet_from=row["quiet_from"],
        quiet_to=row["quiet_to"],
        language=row["language"],
        dm_refused=bool(row["dm_refused"]),
        theme=row["theme"],
        timezone=row["timezone"],
        orientation=row["orientation"],
        discord_language=row["discord_language"],
    )


def _guild_settings(guild: GuildId, found: Sequence[Row]) -> GuildSettings:
    return rows.guild_settings(found[0]) if found else GuildSettings(guild)


async def _matches_about(session: Session, user: UserId) -> list[Json]:
    seats = await session.run(
        "SELECT match.id, match.game, match.guild, match.channel, match.status, match.created_at,"
        " match.ended_at, seat.seat, seat.side, seat.bank, seat.away_until,"
        " seat.used, seat.came"
        " FROM seat JOIN match ON match.id = seat.match WHERE seat.user = ? ORDER BY match.id, seat.seat",
        user,
    )
    return [{**dict(row), **await _seat_about(session, row["id"], row["seat"], row["side"])} for row in seats]


async def _seat_about(session: Session, match: int, seat: int, side: int) -> dict[str, Json]:
    answers: list[Json] = []
    for row in await session.run("SELECT seq, entry, at FROM entry WHERE match = ? ORDER BY seq", match):
        entry = Entry.decode(rows.from_text(row["entry"]))
        if entry.seat == seat:
            answers.append({"seq": row["seq"], "at": row["at"], "kind": entry.kind, "keys": list(entry.keys)})
    held = await session.run("SELECT ask_no, keys FROM held_answer WHERE match = ? AND seat = ?", match, seat)
    orders = await session.run(
        "SELECT kind, subject, turn_no FROM standing_order WHERE match = ? AND seat = ? ORDER BY place",
        match,
        seat,
    )
    ahead = await session.run(
        "SELECT seat, prompt, keys FROM answer_ahead WHERE match = ? AND seat = ?", match, seat
    )
    # A note belongs to both partners, whoever wrote it last.
    note = await session.value("SELECT text FROM team_note WHERE match = ? AND side = ?", match, side)
    return {
        "team_note": note,
        "answers": answers,
        "held_answers": [{"ask_no": row["ask_no"], "keys": rows.from_text(row["keys"])} for row in held],
        "orders": [dict(row) for row in orders],
        "answers_ahead": [
            {"prompt": line.prompt, "answers": [list(keys) for keys in line.answers]}
            for line in map(rows.answer_ahead, ahead)
        ],
    }
