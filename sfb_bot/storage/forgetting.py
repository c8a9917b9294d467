"""How somebody is forgotten: at once in all that is over, in the rest as soon as it ends.

0 is nobody. A name that lies in words or JSON is replaced there, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from sfb_bot.matches.people import Traces
from sfb_bot.matches.records import MatchId, SeasonId, UserId, lane_of
from sfb_bot.storage.deletion_list import sealed
from sfb_bot.storage.results import forget_in_figures
from sfb_bot.storage.session import Session, Statement

Thing = Literal["match", "lobby", "season"]


class Words(NamedTuple):
    """A column of texts in which people may be named, and what tells its rows apart."""

    table: str
    column: str
    key: str = "id"


# --- Where people are, in every version of the file ---

# Columns of user ids: what is left of a row without its person stays, with nobody in it.
NAMED: Final = (
    ("seat", "user"),
    ("lobby", "host"),
    ("lobby", "invited"),
    ("lobby_seat", "user"),
    ("admin_action", "actor"),
    ("league", "created_by"),
    ("season", "created_by"),
    ("entrant_player", "user"),
    ("season_action", "actor"),
    ("deleted_season", "actor"),
)
# These rows are about a person alone and go with them.
OWNED: Final = (
    ("preferences", "user"),
    ("team_note", "writer"),
    ("outbox", "user"),
    ("stats_players", "user"),
    ("stats_own_choices", "user"),
    ("stats_meetings", "one"),
    ("stats_meetings", "two"),
    ("rating", "user"),
    ("deletion_owed", "user"),
    ("ping", "asker"),
    ("ping", "target"),
    ("block", "user"),
    ("block", "blocked"),
    ("practice", "user"),
    ("daily_solver", "user"),
    ("waiting", "user"),
    ("league_organiser", "user"),
    ("web_name", "user"),
)
WORDS: Final = (
    Words("match", "paused_for"),
    Words("ledger_post", "notice", "match"),
    Words("team_note", "text", "match || '/' || side"),
    Words("outbox", "body"),
    Words("admin_action", "reason"),
    Words("season", "paused_for"),
    Words("season_action", "reason"),
    Words("season_action", "effects"),
    Words("season_action", "undo"),
    Words("deleted_season", "reason", "season"),
)
# Notes of the bot to itself about what somebody was shown last; whoever it names, it can be shown again.
PREVIEWS: Final = "(key LIKE 'asked/%' OR key LIKE 'start/%')"

_OVER: Final = "(SELECT id FROM match WHERE status = 'over')"
_FINISHED: Final = "(SELECT id FROM season WHERE status = 'finished')"


def without(text: str, user: int) -> str:
    """A text with nobody in place of somebody, in words and in JSON."""
    plain = re.sub(rf"<@!?{user}>", "@0", text)
    return re.sub(rf"(?<!\d){user}(?!\d)", "0", plain)


# --- What there is ---


async def traces_of(session: Session, user: UserId) -> Traces:
    """Where somebody is found, by what can be forgotten at once and what has to wait."""
    finished, live, tables, sign_ups, seasons = await session.run_all(
        Statement(f"SELECT DISTINCT match FROM seat WHERE user = ? AND match IN {_OVER}", (user,)),
        Statement(f"SELECT DISTINCT match FROM seat WHERE user = ? AND match NOT IN {_OVER}", (user,)),
        Statement(
            "SELECT id FROM lobby WHERE status = 'waiting' AND (host = ?1"
            " OR id IN (SELECT lobby FROM lobby_seat WHERE user = ?1)) ORDER BY id",
            (user,),
        ),
        *(
            Statement(
                f"SELECT id FROM season WHERE status {which}"
                " AND id IN (SELECT season FROM entrant_player WHERE user = ?) ORDER BY id",
                (user,),
            )
            for which in ("= 'signup'", "NOT IN ('signup', 'finished')")
        ),
    )
    return Traces(*(tuple(row[0] for row in found) for found in (finished, live, tables, sign_ups, seasons)))


async def owed_to(session: Session, what: Thing, number: int) -> list[UserId]:
    """Who is to be forgotten in something as soon as it is over."""
    found = await session.run("SELECT user FROM deletion_owed WHERE what = ? AND id = ?", what, number)
    return [UserId(row["user"]) for row in found]


def owe_match(session: Session, match: MatchId, before: Thing, number: int) -> None:
    """A match begins from a table or in a season: what is owed there is owed in the match as well."""
    session.put(
        "INSERT INTO deletion_owed (what, id, user)"
        " SELECT 'match', ?, user FROM deletion_owed WHERE what = ? AND id = ?"
        " ON CONFLICT DO NOTHING",
        match,
        before,
        number,
    )
    session.put("DELETE FROM deletion_owed WHERE what = 'lobby' AND what = ? AND id = ?", before, number)


# --- Forgetting ---


async def forget_what_is_over(session: Session, user: UserId) -> None:
    """Take somebody out of everything that nobody needs them in, and write down where that is still owed."""
    _owe(session, user)
    await forget_in_figures(session, user)
    for table, column in (
        ("preferences", "user"),
        ("team_note", "writer"),
        ("block", "user"),
        ("practice", "user"),
        ("daily_solver", "user"),
        ("waiting", "user"),
        ("league_organiser", "user"),
        ("web_name", "user"),
    ):
        session.put(f"DELETE FROM {table} WHERE {column} = ?", user)
    session.put("DELETE FROM ping WHERE asker = ?1 OR target = ?1", user)
    # That others do not want to be invited by somebody is their own setting and stays theirs.
    await _seal_blocks(session, user)
    session.put(
        f"DELETE FROM note WHERE {PREVIEWS} AND (instr(key, ?1) > 0 OR instr(text, ?1) > 0)", str(user)
    )
    session.put(f"UPDATE seat SET user = 0 WHERE user = ? AND match IN {_OVER}", user)
    _forget_in_lobbies(session, user, f"status <> 'waiting' AND (match IS NULL OR match IN {_OVER})")
    session.put(f"UPDATE entrant_player SET user = 0 WHERE user = ? AND season IN {_FINISHED}", user)
    for table, column in (
        ("admin_action", "actor"),
        ("league", "created_by"),
        ("season", "created_by"),
        ("season_action", "actor"),
        ("deleted_season", "actor"),
    ):
        session.put(f"UPDATE {table} SET {column} = 0 WHERE {column} = ?", user)
    session.put(
        f"DELETE FROM outbox WHERE user = ? AND lobby IS NULL AND (match IS NULL OR match IN {_OVER})", user
    )
    session.put("DELETE FROM trouble WHERE lane = ?", lane_of(user=user))
    for words in WORDS:
        await _forget_in_words(session, words, _settled(words.table), user)


def _owe(session: Session, user: UserId) -> None:
    """Write down everything that goes on with somebody in it, or that still tells of them."""
    text = str(user)
    session.put(
        "INSERT INTO deletion_owed (what, id, user)"
        " SELECT 'match', id, ?1 FROM match WHERE status <> 'over' AND (instr(paused_for, ?2) > 0 OR id IN ("
        " SELECT match FROM seat WHERE user = ?1"
        " UNION SELECT match FROM lobby WHERE host = ?1"
        " UNION SELECT match FROM lobby JOIN lobby_seat ON lobby = lobby.id WHERE user = ?1"
        " UNION SELECT match FROM ledger_post WHERE instr(notice, ?2) > 0"
        " UNION SELECT match FROM team_note WHERE instr(text, ?2) > 0"
        " UNION SELECT match FROM outbox WHERE instr(body, ?2) > 0)) ON CONFLICT DO NOTHING",
        user,
        text,
    )
    session.put(
        "INSERT INTO deletion_owed (what, id, user)"
        " SELECT 'lobby', id, ?1 FROM lobby WHERE status = 'waiting'"
        " AND (host = ?1 OR id IN (SELECT lobby FROM lobby_seat WHERE user = ?1)) ON CONFLICT DO NOTHING",
        user,
    )
    session.put(
        "INSERT INTO deletion_owed (what, id, user)"
        " SELECT 'season', id, ?1 FROM season WHERE status <> 'finished'"
        " AND (instr(paused_for, ?2) > 0 OR id IN ("
        " SELECT season FROM entrant_player WHERE user = ?1"
        " UNION SELECT season FROM season_action WHERE instr(effects, ?2) > 0 OR instr(undo, ?2) > 0"
        " UNION SELECT season FROM outbox WHERE instr(body, ?2) > 0)) ON CONFLICT DO NOTHING",
        user,
        text,
    )


def _settled(table: str) -> str:
    """Which texts of a table nothing depends on any more."""
    match table:
        case "match":
            return "status = 'over'"
        case "ledger_post" | "team_note":
            return f"match IN {_OVER}"
        case "season":
            return "status = 'finished'"
        case "season_action":
            return f"season IN {_FINISHED}"
        case "outbox":
            return f"(match IS NULL OR match IN {_OVER}) AND (season IS NULL OR season IN {_FINISHED})"
        case _:
            return "true"


async def settle_match(session: Session, match: MatchId) -> None:
    """A match is over: forget in it whom it has kept for its own sake alone."""
    for user in await owed_to(session, "match", match):
        session.put("UPDATE seat SET user = 0 WHERE match = ? AND user = ?", match, user)
        _forget_in_lobbies(session, user, "match = ?", match)
        session.put("DELETE FROM team_note WHERE match = ? AND writer = ?", match, user)
        session.put("DELETE FROM outbox WHERE match = ? AND user = ?", match, user)
        for words in WORDS:
            if words.table in ("match", "ledger_post", "team_note", "outbox"):
                await _forget_in_words(session, words, f"{_key_of(words.table, 'match')} = {match}", user)
        _paid(session, "match", match, user)


async def settle_lobby(session: Session, lobby: int) -> None:
    """A table waits no more, or somebody has left it: forget who asked for it."""
    for user in await owed_to(session, "lobby", lobby):
        still = await session.value(
            "SELECT 1 FROM lobby WHERE id = ?1 AND status = 'waiting' AND (host = ?2"
            " OR id IN (SELECT lobby FROM lobby_seat WHERE user = ?2))",
            lobby,
            user,
        )
        if still is None:
            _forget_in_lobbies(session, user, "id = ?", lobby)
            _paid(session, "lobby", lobby, user)


async def settle_season(session: Session, season: SeasonId) -> None:
    """A season is over, or somebody has left it before it began: forget who asked for it."""
    for user in await owed_to(session, "season", season):
        needed = await session.value(
            "SELECT 1 FROM season WHERE id = ?1 AND (status IN ('running', 'paused')"
            " OR status = 'signup' AND id IN (SELECT season FROM entrant_player WHERE user = ?2))",
            season,
            user,
        )
        if needed is not None:
            continue
        session.put("UPDATE entrant_player SET user = 0 WHERE season = ? AND user = ?", season, user)
        session.put("DELETE FROM outbox WHERE season = ? AND user = ?", season, user)
        for words in WORDS:
            if words.table in ("season", "season_action", "outbox"):
                await _forget_in_words(session, words, f"{_key_of(words.table, 'season')} = {season}", user)
        _paid(session, "season", season, user)


async def settle_everything(session: Session) -> None:
    """Do all of that where it is due already."""
    due = await session.run(
        "SELECT DISTINCT what, id FROM deletion_owed WHERE what <> 'match'"
        f" OR id IN {_OVER} OR id NOT IN (SELECT id FROM match)"
    )
    for row in due:
        match row["what"]:
            case "match":
                await settle_match(session, MatchId(row["id"]))
            case "lobby":
                await settle_lobby(session, row["id"])
            case _:
                await settle_season(session, SeasonId(row["id"]))


def _key_of(table: str, thing: str) -> str:
    return "id" if table == thing else thing


def _paid(session: Session, what: Thing, number: int, user: UserId) -> None:
    session.put("DELETE FROM deletion_owed WHERE what = ? AND id = ? AND user = ?", what, number, user)


def _forget_in_lobbies(session: Session, user: UserId, which: str, *values: int) -> None:
    session.put(
        f"UPDATE lobby_seat SET user = 0 WHERE user = ? AND lobby IN (SELECT id FROM lobby WHERE {which})",
        user,
        *values,
    )
    session.put(f"UPDATE lobby SET host = 0 WHERE host = ? AND {which}", user, *values)


async def _seal_blocks(session: Session, user: UserId) -> None:
    for row in await session.run("SELECT user FROM block WHERE blocked = ?", user):
        session.put("INSERT INTO block (user, blocked, who) VALUES (?, 0, ?)", row["user"], sealed(user))
    session.put("DELETE FROM block WHERE blocked = ?", user)


async def _forget_in_words(session: Session, words: Words, which: str, user: UserId) -> None:
    found = await session.run(
        f"SELECT {words.key}, {words.column} FROM {words.table}"
        f" WHERE instr({words.column}, ?) > 0 AND {which}",
        str(user),
    )
    session.put_many(
        f"UPDATE {words.table} SET {words.column} = ? WHERE {words.key} = ?",
        [(without(row[1], user), row[0]) for row in found],
    )


async def people_in(session: Session, columns: Mapping[str, Iterable[str]]) -> set[int]:
    """Every user id that is found anywhere in tables with these columns."""
    found: set[int] = set()
    there = {(table, column) for table, names in columns.items() for column in names}
    for question, is_text in questions(set(columns), there):
        found |= ids_in([row[0] for row in await session.run(question)], is_text=is_text)
    return found


def questions(tables: set[str], columns: set[tuple[str, str]]) -> list[tuple[str, bool]]:
    """What to ask a file of any version for its people, and whether the answers are texts."""
    asked = [
        (f"SELECT DISTINCT {column} FROM {table}", False)
        for table, column in (*NAMED, *OWNED)
        if (table, column) in columns
    ]
    asked += [
        (f"SELECT {words.column} FROM {words.table}", True)
        for words in WORDS
        if (words.table, words.column) in columns
    ]
    if "note" in tables:
        asked.append((f"SELECT key || ' ' || text FROM note WHERE {PREVIEWS}", True))
    return asked


def ids_in(values: Sequence[int | str | None], *, is_text: bool) -> set[int]:
    """The ids among some values; in texts every number that is long enough to be one of Discord's."""
    if is_text:
        return {int(number) for text in values for number in re.findall(r"\d{15,20}", str(text))}
    return {int(value) for value in values if value}
