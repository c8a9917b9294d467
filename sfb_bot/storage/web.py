"""What the web page shows: servers that want it, names and places, and the told part of matches."""

from __future__ import annotations

from sfb_bot.matches.records import ChannelId, GuildId, MatchId, UserId
from sfb_bot.storage import rows
from sfb_bot.storage.session import Row, Session, Statement, upsert
from sfb_bot.storage.shared_writes import TableGroup
from sfb_bot.web.records import PublicJournal, WebFacts, WebName, WebPlace, WebServer

_SERVER = (
    "SELECT guild, web, coalesce(web_server.name, '') AS name, theme, orientation,"
    " coalesce(nullif(guild_settings.language, ''), web_server.language, '') AS language"
    " FROM guild_settings LEFT JOIN web_server USING (guild) WHERE web <> ''"
)


class WebTables(TableGroup):
    """The WebStore port."""

    async def web_servers(self) -> list[WebServer]:
        """Every server that has its page on."""
        async with self._database.reading() as session:
            found = await session.run(f"{_SERVER} ORDER BY guild")
        return [_web_server(row) for row in found]

    async def web_server(self, address: str) -> WebServer | None:
        """The server whose page has this address."""
        async with self._database.reading() as session:
            row = await session.one(f"{_SERVER} AND web = ?", address)
        return None if row is None else _web_server(row)

    async def web_facts(self, guild: GuildId) -> WebFacts:
        """What is known of a server's names and places; empty for one that has no page."""
        async with self._database.reading() as session:
            servers, names, places = await session.run_all(
                Statement("SELECT name, language FROM web_server WHERE guild = ?", (guild,)),
                Statement("SELECT user, name, in_pictures FROM web_name WHERE guild = ?", (guild,)),
                Statement("SELECT channel, is_open, parent FROM web_place WHERE guild = ?", (guild,)),
            )
        return WebFacts(
            servers[0]["name"] if servers else "",
            {UserId(row["user"]): WebName(row["name"], row["in_pictures"]) for row in names},
            {ChannelId(row["channel"]): WebPlace(bool(row["is_open"]), row["parent"]) for row in places},
            servers[0]["language"] if servers else "",
        )

    async def save_web_facts(self, guild: GuildId, facts: WebFacts) -> None:
        """Keep that in place of what was known, unless the server has turned its page off."""
        async with self._database.writing() as session:
            forget_web_facts(session, guild)
            is_on = await session.value("SELECT web <> '' FROM guild_settings WHERE guild = ?", guild)
            if not is_on:
                return
            session.put(
                "INSERT INTO web_server (guild, name, language) VALUES (?, ?, ?)",
                guild,
                facts.name,
                facts.language,
            )
            session.put_many(
                "INSERT INTO web_name (guild, user, name, in_pictures) SELECT ?1, ?2, ?3, ?4"
                " WHERE NOT EXISTS (SELECT 1 FROM deletion_owed WHERE user = ?2)"
                " AND EXISTS (SELECT 1 FROM entrant_player WHERE user = ?2)",
                [(guild, user, name.shown, name.drawn) for user, name in facts.names.items()],
            )
            session.put_many(
                upsert("web_place", ("channel",), ("guild", "is_open", "parent")),
                [(channel, guild, place.is_open, place.parent) for channel, place in facts.places.items()],
            )

    async def web_people(self, guild: GuildId) -> tuple[list[UserId], list[ChannelId]]:
        """Who plays or played in the seasons of a server, and where they and their matches are shown."""
        async with self._database.reading() as session:
            people, places = await session.run_all(
                Statement(
                    "SELECT DISTINCT user FROM entrant_player"
                    " JOIN season ON season.id = entrant_player.season"
                    " JOIN league ON league.id = season.league WHERE guild = ? AND user > 0 ORDER BY user",
                    (guild,),
                ),
                Statement(
                    "SELECT channel FROM season JOIN league ON league.id = season.league WHERE guild = ?1"
                    " UNION SELECT match.channel FROM pairing_game"
                    " JOIN match ON match.id = pairing_game.match WHERE match.guild = ?1"
                    " AND match.channel <> 0 ORDER BY 1",
                    (guild,),
                ),
            )
        return [UserId(row[0]) for row in people], [ChannelId(row[0]) for row in places]

    async def public_journal(self, match: MatchId) -> PublicJournal | None:
        """A match as far as its posts have told it; None when there is none."""
        async with self._database.reading() as session:
            found, seats, entries = await session.run_all(
                Statement("SELECT * FROM match WHERE id = ?", (match,)),
                Statement("SELECT * FROM seat WHERE match = ? ORDER BY seat", (match,)),
                # What everybody may know, and of that only what a post has told. The rest is not even read.
                Statement(
                    "SELECT entry.* FROM entry JOIN match ON match.id = entry.match WHERE entry.match = ?"
                    " AND (status = 'over' OR (entry.seq <= shown_seq"
                    " AND (told_seq < 0 OR entry.seq <= told_seq))) ORDER BY entry.seq",
                    (match,),
                ),
            )
        if not found:
            return None
        return PublicJournal(rows.match_record(found[0], seats), tuple(map(rows.stored_entry, entries)))


def forget_web_facts(session: Session, guild: GuildId) -> None:
    """Forget what is known of a server's names and places."""
    for table in ("web_server", "web_name", "web_place"):
        session.put(f"DELETE FROM {table} WHERE guild = ?", guild)


def _web_server(row: Row) -> WebServer:
    return WebServer(row["guild"], row["web"], row["name"], row["language"], row["theme"], row["orientation"])
