"""What leagues know about somebody."""

from __future__ import annotations

from sfb_bot.kernel import Json
from sfb_bot.matches.records import UserId
from sfb_bot.storage import rows
from sfb_bot.storage.session import Session


async def about_leagues(session: Session, user: UserId) -> dict[str, Json]:
    """The seasons somebody entered, and what somebody did as an organiser."""
    entered = await session.run(
        "SELECT entrant_player.season, league.guild, league.name, season.number, entrant.id AS entrant,"
        " entrant.status, rank, dropped_after_round, grace_left, since, until FROM entrant_player"
        " JOIN entrant ON entrant.season = entrant_player.season AND entrant.id = entrant_player.entrant"
        " JOIN season ON season.id = entrant_player.season JOIN league ON league.id = season.league"
        " WHERE user = ? ORDER BY entrant_player.season, place",
        user,
    )
    actions = await session.run(
        "SELECT season, action, reason, at, effects FROM season_action WHERE actor = ? ORDER BY id", user
    )
    previewed = await session.value("SELECT text FROM note WHERE key = ?", f"asked/{user}")
    return {
        "league_preview": rows.from_text(previewed) if previewed else None,
        "leagues": [dict(row) for row in entered],
        "league_actions": [{**dict(row), "effects": rows.from_text(row["effects"])} for row in actions],
    }
