"""The content matches were begun with, and matches that cannot be read."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from sfb_bot.matches.contents import StoredContent
from sfb_bot.matches.records import MatchId, NewOutbox, TurnClock
from sfb_bot.storage import rows
from sfb_bot.storage.shared_writes import TableGroup, queue
from sfb_bot.storage.territories import held


class EditionTables(TableGroup):
    """Contents by edition, and what keeps a match from being read."""

    async def keep_contents(self, newest: Sequence[StoredContent]) -> None:
        """Keep the newest content of every game; matches without an edition begin with it.

        What no match was played with goes, where nobody else could be about to.
        """
        async with self._database.writing() as session:
            for one in newest:
                if one.edition:
                    session.put(
                        "INSERT INTO content (game, edition, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                        one.game,
                        one.edition,
                        zlib.compress(one.text.encode(), 9),
                    )
                session.put(
                    "UPDATE match SET edition = ?1, rules_version = ?2"
                    " WHERE game = ?3 AND rules_version = 0 AND edition = ''",
                    one.edition,
                    one.rules_version,
                    one.game,
                )
            if not self.territory.is_whole:
                # Another process may be of another version, and begin a match with its content any moment.
                return
            session.put(
                "DELETE FROM content WHERE (game, edition) NOT IN (SELECT game, edition FROM match)"
                + " AND edition <> ?" * len(newest),
                *(one.edition for one in newest),
            )

    async def contents(self) -> dict[tuple[str, str], str]:
        """Every stored content as text, by game and edition; one that is damaged is left out."""
        found = await self._contents()
        return {key: text for key, text in found.items() if text is not None}

    async def unreadable_contents(self) -> list[tuple[str, str]]:
        """Game and edition of stored contents that are damaged."""
        return [key for key, text in (await self._contents()).items() if text is None]

    async def _contents(self) -> dict[tuple[str, str], str | None]:
        async with self._database.reading() as session:
            found = await session.run("SELECT game, edition, body FROM content ORDER BY game, edition")
        return {(row["game"], row["edition"]): _unpacked(row["body"]) for row in found}

    async def broken_matches(self) -> list[MatchId]:
        """Unfinished matches that could not be read."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT id FROM match WHERE broken <> '' AND status <> 'over'"
                f" AND {held(self.territory, 'guild')} ORDER BY id"
            )
        return [MatchId(row["id"]) for row in found]

    async def set_aside(
        self, match: MatchId, reason: str, clock: TurnClock, outbox: Sequence[NewOutbox]
    ) -> bool:
        """Note that an unfinished match cannot be read, stop its clock and drop its deadlines."""
        now = self._now()
        async with self._database.writing() as session:
            if not await session.run(
                "UPDATE match SET broken = ?, clock = ? WHERE id = ? AND broken = '' AND status <> 'over'"
                " RETURNING id",
                reason,
                rows.clock_text(clock),
                match,
            ):
                return False
            session.put("DELETE FROM deadline WHERE match = ?", match)
            queue(session, outbox, match, None, now)
        return True


def _unpacked(body: bytes) -> str | None:
    try:
        return zlib.decompress(body).decode()
    except (zlib.error, UnicodeDecodeError):
        return None
