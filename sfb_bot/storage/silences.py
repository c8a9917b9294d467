"""Silences: what nobody could see or answer is added to every clock that ran, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.matches.records import NEVER, LobbyId, MatchId, Moment, NewOutbox, SeasonId
from sfb_bot.matches.silences import Silence, SilenceNews
from sfb_bot.matches.territory import WHOLE, Territory
from sfb_bot.storage.session import Session
from sfb_bot.storage.shared_writes import TableGroup, put_notes, queue
from sfb_bot.storage.territories import held, held_in_seasons, held_lobby, held_match

# How many silences are remembered for whoever hosts the bot.
KEPT: Final = 100
# No post waits longer than this for its next try, so none is further away when the clock is set back; one
# whose place refuses waits for longer, or until it is woken.
LONGEST_RETRY: Final = 300
LONGEST_TROUBLE: Final = 6 * 3600

# What a silence from ?1 to ?2 adds to a time that began to run at some moment: all of it, or what was left of
# it by then. A clock that was set back (?2 before ?1) takes as much away from everything that had begun.
_ADDED: Final = "(CASE WHEN {start} <= ?1 THEN ?2 - ?1 WHEN {start} < ?2 THEN ?2 - {start} ELSE 0 END)"
# When the time of a deadline began to run: that of a turn with its clock, that of a reaction when somebody
# was asked, or was back.
_BEGAN: Final = (
    "(SELECT CASE deadline.kind"
    " WHEN 'answer' THEN max(match.asked_at, coalesce(seat.away_until, 0))"
    " WHEN 'release' THEN match.asked_at"
    " ELSE coalesce(CASE WHEN json_valid(match.clock) THEN json_extract(match.clock, '$[2]') END,"
    " match.asked_at) END"
    " FROM match LEFT JOIN seat ON seat.match = match.id AND seat.seat = deadline.seat"
    " WHERE match.id = deadline.match)"
)

# A pairing whose match could not be shown any more before its time was up.
_UNSHOWN: Final = (
    "EXISTS (SELECT 1 FROM pairing_game AS game JOIN match ON match.id = game.match"
    " WHERE game.season = pairing.season AND game.pairing = pairing.id AND game.reason IS NULL"
    " AND pairing.due > match.unshown_since)"
)


class SilenceTables(TableGroup):
    """Adds silences to what is stored."""

    async def add_silence(
        self, silence: Silence, news: SilenceNews | None, signs: Sequence[tuple[str, str]] = ()
    ) -> None:
        """Give everybody back the time of a silence, tell the news of it, and keep the signs of life."""
        async with self._database.writing() as session:
            here = self.territory
            _extend_seasons(session, silence, here)
            _extend_matches(session, silence, territory=here)
            _extend_invitations(session, silence, here)
            _try_again(session, silence.until)
            session.put(
                "INSERT INTO silence (kind, since, until) VALUES (?, ?, ?)",
                silence.kind,
                silence.since,
                silence.until,
            )
            # A clock that was set back explains for good why moments are not in the order of what happened.
            session.put(
                "DELETE FROM silence WHERE since <= until AND id <= (SELECT max(id) FROM silence) - ?", KEPT
            )
            put_notes(session, signs)
            if news is not None:
                await _tell(session, news, silence.until, here)

    async def silences(self, since: Moment) -> list[Silence]:
        """The silences that ended or began after a moment, newest first."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM silence WHERE max(since, until) >= ? ORDER BY id DESC", since
            )
        return [Silence(row["kind"], row["since"], row["until"]) for row in found]

    async def lose_sight(self, match: MatchId, at: Moment) -> None:
        """From now on the match cannot be shown; nothing happens if that is known already."""
        async with self._database.writing() as session:
            session.put(
                "UPDATE match SET unshown_since = ? WHERE id = ? AND unshown_since IS NULL"
                " AND status <> 'over'",
                at,
                match,
            )

    async def unshown_matches(self) -> list[MatchId]:
        """Matches that cannot be shown now."""
        async with self._database.reading() as session:
            found = await session.run(
                f"SELECT id FROM match WHERE unshown_since IS NOT NULL AND {held(self.territory, 'guild')}"
            )
        return [MatchId(row["id"]) for row in found]

    async def seek_unshown(self, rows: Sequence[NewOutbox]) -> None:
        """Queue something for every match that cannot be shown now and for which nothing waits."""
        now = self._now()
        async with self._database.writing() as session:
            found = await session.run(
                "SELECT id FROM match WHERE unshown_since IS NOT NULL AND status <> 'over'"
                " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.match = match.id)"
                f" AND {held(self.territory, 'guild')}"
            )
            for row in found:
                queue(session, rows, MatchId(row["id"]), None, now)

    async def regain_sight(self, match: MatchId, until: Moment, news: SilenceNews | None) -> None:
        """The match can be shown again: it and its pairing in a league get the time back."""
        async with self._database.writing() as session:
            since = await session.value("SELECT unshown_since FROM match WHERE id = ?", match)
            if since is None:
                return
            silence = Silence("place", since, until)
            _extend_matches(session, silence, match)
            session.put("UPDATE match SET unshown_since = NULL WHERE id = ?", match)
            await _extend_pairing(session, silence, match)
            if news is not None:
                queue(session, news.matches, match, None, until)


def _is_open(table: str, due: str) -> str:
    """What was due before the silence stays due; in a match that cannot be shown, before it could not be.

    When the clock was set back everything moves with it, else it would wait.
    """
    unshown = f"(SELECT unshown_since FROM match WHERE match.id = {table}.match)"
    return f"({due} > min(?1, coalesce({unshown}, ?1)) OR ?2 < ?1)"


def _extend_matches(
    session: Session, silence: Silence, match: MatchId | None = None, territory: Territory = WHOLE
) -> None:
    """Deadlines before what they are reckoned from."""
    since, until = silence.since, silence.until
    chosen = f"status <> 'over' AND (?3 IS NULL OR id = ?3) AND {held(territory, 'guild')}"
    session.put(
        f"UPDATE deadline SET due = due + {_ADDED.format(start=_BEGAN)}"
        f" WHERE match IS NOT NULL AND (?3 IS NULL OR match = ?3) AND {_is_open('deadline', 'due')}"
        f" AND {held_match(territory, 'deadline.match')}",
        since,
        until,
        match,
    )
    began = "(SELECT asked_at FROM match WHERE match.id = held_answer.match)"
    session.put(
        f"UPDATE held_answer SET release_at = release_at + {_ADDED.format(start=began)}"
        f" WHERE (?3 IS NULL OR match = ?3) AND {_is_open('held_answer', 'release_at')}"
        f" AND {held_match(territory, 'held_answer.match')}",
        since,
        until,
        match,
    )
    session.put(
        f"UPDATE seat SET away_until = away_until + {_ADDED.format(start='away_until')}"
        f" WHERE away_until > 0 AND match IN (SELECT id FROM match WHERE {chosen})",
        since,
        until,
        match,
    )
    # One clock that cannot be read must not keep everybody else from their time.
    clock = "CASE WHEN json_valid(clock) THEN json_extract(clock, '$[2]') END"
    session.put(
        f"UPDATE match SET asked_at = asked_at + {_ADDED.format(start='asked_at')},"
        f" clock = CASE WHEN {clock} IS NULL THEN clock"
        f" ELSE json_set(clock, '$[2]', {clock} + {_ADDED.format(start=clock)}) END,"
        f" unshown_since = unshown_since + {_ADDED.format(start='unshown_since')} WHERE {chosen}",
        since,
        until,
        match,
    )


def _extend_invitations(session: Session, silence: Silence, territory: Territory) -> None:
    began = "(SELECT created_at FROM lobby WHERE lobby.id = deadline.lobby)"
    session.put(
        f"UPDATE deadline SET due = due + {_ADDED.format(start=began)}"
        f" WHERE lobby IS NOT NULL AND (due > ?1 OR ?2 < ?1) AND {held_lobby(territory, 'deadline.lobby')}",
        silence.since,
        silence.until,
    )
    session.put(
        f"UPDATE lobby SET expires_at = expires_at + {_ADDED.format(start='created_at')}"
        f" WHERE status = 'waiting' AND (expires_at > ?1 OR ?2 < ?1) AND {held(territory, 'guild')}",
        silence.since,
        silence.until,
    )


def _extend_seasons(session: Session, silence: Silence, territory: Territory) -> None:
    """A season that is paused gets the time back when it goes on."""
    since, added = silence.since, silence.seconds
    here = held_in_seasons(territory)
    going = f"(SELECT id FROM season WHERE status IN ('signup', 'running') AND {here})"
    # A reminder names the end of the round it belongs to.
    session.put(
        "UPDATE deadline SET note = round.number || ' ' || (round.ends_at + ?2) ||"
        " substr(deadline.note, 1 + length(round.number || ' ' || round.ends_at)) FROM season_round AS round"
        " WHERE deadline.kind = 'season_reminder' AND round.season = deadline.season"
        " AND round.closed_at IS NULL AND (round.ends_at > ?1 OR ?2 < 0)"
        " AND deadline.note || ' ' LIKE round.number || ' ' || round.ends_at || ' %'"
        f" AND deadline.season IN {going}",
        since,
        added,
    )
    session.put(
        # What people have agreed upon stands in their calendars.
        f"UPDATE deadline SET due = due + ?2 WHERE season IN {going} AND (due > ?1 OR ?2 < 0)"
        " AND note NOT LIKE 'agreed %'",
        since,
        added,
    )
    session.put(
        "UPDATE season SET signup_until = signup_until + ?2 WHERE status = 'signup'"
        f" AND (signup_until > ?1 OR ?2 < 0) AND {here}",
        since,
        added,
    )
    session.put(
        "UPDATE season_round SET ends_at = ends_at + ?2 WHERE closed_at IS NULL AND (ends_at > ?1 OR ?2 < 0)"
        f" AND season IN {going}",
        since,
        added,
    )
    session.put(
        "UPDATE pairing SET due = due + ?2, grace_from = grace_from + ?2 WHERE decided_at IS NULL"
        f" AND (due > ?1 OR ?2 < 0 OR {_UNSHOWN}) AND season IN {going}",
        since,
        added,
    )


async def _extend_pairing(session: Session, silence: Silence, match: MatchId) -> None:
    """The pairing that is played in a match gets its time back; its new end is looked at when it comes."""
    found = await session.run(
        "UPDATE pairing SET due = due + ?2, grace_from = grace_from + ?2 FROM pairing_game AS game, season"
        " WHERE game.match = ?3 AND game.reason IS NULL AND game.season = pairing.season"
        " AND game.pairing = pairing.id AND season.id = pairing.season AND season.status = 'running'"
        " AND pairing.decided_at IS NULL AND (pairing.due > ?1 OR ?2 < 0)"
        " RETURNING pairing.season, pairing.due",
        silence.since,
        silence.seconds,
        match,
    )
    session.put_many(
        "INSERT INTO deadline (kind, due, season, ask_no, note) VALUES ('season', ?, ?, 0, 'grace')",
        [(row["due"], row["season"]) for row in found],
    )


def _try_again(session: Session, now: Moment) -> None:
    """After the clock was set back no post waits for longer than any other, and no limit holds for longer."""
    session.put("UPDATE ping SET at = ?1 WHERE at > ?1", now)
    session.put(
        "UPDATE outbox SET next_try = ?1 WHERE next_try <> ?2 AND next_try > ?1 +"
        " CASE WHEN lane IN (SELECT lane FROM trouble) THEN ?3 ELSE ?4 END",
        now,
        NEVER,
        LONGEST_TROUBLE,
        LONGEST_RETRY,
    )


async def _tell(session: Session, news: SilenceNews, now: Moment, territory: Territory) -> None:
    here, season_here = held(territory, "guild"), held_in_seasons(territory)
    for row in await session.run(f"SELECT id FROM match WHERE status = 'live' AND {here} ORDER BY id"):
        queue(session, news.matches, MatchId(row["id"]), None, now)
    for row in await session.run(f"SELECT id FROM lobby WHERE status = 'waiting' AND {here} ORDER BY id"):
        queue(session, news.invitations, None, LobbyId(row["id"]), now)
    seasons = f"SELECT id FROM season WHERE status IN ('signup', 'running') AND {season_here} ORDER BY id"
    for row in await session.run(seasons):
        queue(session, news.seasons, None, None, now, SeasonId(row["id"]))
