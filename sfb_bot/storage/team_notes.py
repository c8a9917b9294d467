"""What partners of a match write down for each other."""

from __future__ import annotations

from sfb_bot.matches.people import TeamNote
from sfb_bot.matches.records import MatchId
from sfb_bot.storage.shared_writes import TableGroup, note_press


class TeamNoteTables(TableGroup):
    """One note a match and side."""

    async def team_note(self, match: MatchId, side: int) -> TeamNote | None:
        """What the partners of a side have written down; None when there is nothing."""
        async with self._database.reading() as session:
            row = await session.one("SELECT * FROM team_note WHERE match = ? AND side = ?", match, side)
        return (
            None
            if row is None
            else TeamNote(row["match"], row["side"], row["text"], row["writer"], row["at"])
        )

    async def save_team_note(self, note: TeamNote, interaction: str) -> None:
        """Write it down in place of the one before; an empty text takes it away."""
        async with self._database.writing() as session:
            await note_press(session, interaction, self._now())
            session.put("DELETE FROM team_note WHERE match = ? AND side = ?", note.match, note.side)
            if note.text:
                session.put(
                    "INSERT INTO team_note (match, side, text, writer, at) VALUES (?, ?, ?, ?, ?)",
                    note.match,
                    note.side,
                    note.text,
                    note.writer,
                    note.at,
                )
