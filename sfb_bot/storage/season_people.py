"""What leagues know about somebody, and how it is forgotten."""

from __future__ import annotations

from typing import cast

from sfb_bot.kernel import Json
from sfb_bot.matches.records import UserId
from sfb_bot.storage import rows
from sfb_bot.storage.database import Session

_FINISHED = "(SELECT id FROM season WHERE status = 'finished')"


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


async def forget_in_leagues(session: Session, user: UserId) -> None:
    """Replace somebody by nobody (0) in finished seasons; their results stay."""
    session.put(f"UPDATE entrant_player SET user = 0 WHERE user = ? AND season IN {_FINISHED}", user)
    session.put(f"UPDATE season SET created_by = 0 WHERE created_by = ? AND id IN {_FINISHED}", user)
    session.put(
        "UPDATE league SET created_by = 0 WHERE created_by = ? AND id NOT IN"
        " (SELECT league FROM season WHERE status <> 'finished')",
        user,
    )
    told = await session.run(
        f"SELECT id, actor, effects, undo FROM season_action WHERE season IN {_FINISHED} AND (actor = ?1"
        " OR instr(effects, ?2) OR instr(undo, ?2))",
        user,
        str(user),
    )
    session.put_many(
        "UPDATE season_action SET actor = ?, effects = ?, undo = ? WHERE id = ?",
        (
            (
                0 if row["actor"] == user else row["actor"],
                rows.to_text(_without(rows.from_text(row["effects"]), user)),
                rows.to_text(_without(rows.from_text(row["undo"]), user)),
                row["id"],
            )
            for row in told
        ),
    )


def _without(told: Json, user: UserId) -> Json:
    """The same with nobody in place of somebody."""
    if isinstance(told, list):
        return [_without(each, user) for each in cast("list[Json]", told)]
    if isinstance(told, dict):
        return {key: _without(value, user) for key, value in cast("dict[str, Json]", told).items()}
    return 0 if told == user and not isinstance(told, bool) else told
