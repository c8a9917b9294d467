"""Between rows of the league's tables and the frozen values of the application."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, cast

from sfb_bot.kernel import Seat, Summary
from sfb_bot.leagues.rules.values import Pairing, Points, Settings
from sfb_bot.leagues.seasons.finished import FinishedMatch
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    EntrantRecord,
    GameRecord,
    LeagueRecord,
    PairingRecord,
    PlayerRecord,
    RoundRecord,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.records import Pace, UserId
from sfb_bot.storage.rows import from_text, to_text
from sfb_bot.storage.session import Row


def settings_text(settings: Settings) -> str:
    """Settings by their names, so that a later version may have more of them."""
    return to_text(asdict(settings))


def _settings(text: str) -> Settings:
    # Any: written by this room.
    stored = cast("dict[str, Any]", from_text(text))
    points = Points(**stored.pop("points"))
    ties = tuple(stored.pop("tie_breaks"))
    return Settings(**stored, points=points, tie_breaks=ties)


def terms_text(terms: Terms) -> str:
    """Terms by their names."""
    return to_text(asdict(terms))


def terms(text: str) -> Terms:
    """The inverse of `terms_text`."""
    # Any: written by this room.
    stored = cast("dict[str, Any]", from_text(text))
    remind = tuple(stored.pop("remind"))
    return Terms(**stored, remind=remind)


def league_record(row: Row) -> LeagueRecord:
    """A league."""
    return LeagueRecord(row["id"], row["guild"], row["name"], row["created_at"], row["created_by"])


def season_record(row: Row) -> SeasonRecord:
    """A season joined with its league."""
    return SeasonRecord(
        id=row["id"],
        league=row["league"],
        number=row["number"],
        guild=row["guild"],
        name=row["name"],
        status=row["status"],
        version=row["version"],
        channel=row["channel"],
        game=row["game"],
        setup=from_text(row["setup"]),
        pace=Pace(*from_text(row["pace"])),
        settings=_settings(row["settings"]),
        terms=terms(row["terms"]),
        created_at=row["created_at"],
        created_by=row["created_by"],
        signup_until=row["signup_until"],
        started_at=row["started_at"],
        finished_at=row["finished_at"],
        paused_at=row["paused_at"],
        paused_for=row["paused_for"],
        paused_until=row["paused_until"],
        qualified=tuple(from_text(row["qualified"])),
    )


def entrants(found: Iterable[Row], players: Iterable[Row]) -> tuple[EntrantRecord, ...]:
    """Entrants with those who play and played for them."""
    people: dict[int, list[PlayerRecord]] = {}
    for row in players:
        people.setdefault(row["entrant"], []).append(PlayerRecord(row["user"], row["since"], row["until"]))
    return tuple(
        EntrantRecord(
            id=row["id"],
            players=tuple(people.get(row["id"], ())),
            status=row["status"],
            rank=row["rank"],
            joined_at=row["joined_at"],
            grace_left=row["grace_left"],
            dropped_after_round=row["dropped_after_round"],
            start_points=row["start_points"],
            confirmed_at=row["confirmed_at"],
        )
        for row in found
    )


def round_record(row: Row) -> RoundRecord:
    """A round."""
    return RoundRecord(
        row["number"],
        row["stage"],
        row["opened_at"],
        row["ends_at"],
        row["closed_at"],
        bool(row["is_cut"]),
        bool(row["is_held"]),
    )


def pairing_record(row: Row) -> PairingRecord:
    """A pairing and its time."""
    pairing = Pairing(
        id=row["id"],
        round=row["round"],
        home=row["home"],
        away=row["away"],
        first_player=row["first_player"],
        bye=row["bye"],
        stage=row["stage"],
        group=row["group_no"],
        step=row["step"],
        position=row["position"],
    )
    return PairingRecord(
        pairing,
        row["due"],
        row["grace_of"],
        row["grace_from"],
        row["decided_at"],
        row["match_time"],
        row["offered_time"],
        row["offered_by"],
        row["extended"],
    )


def game_record(row: Row) -> GameRecord:
    """A game of a pairing."""
    return GameRecord(
        pairing=row["pairing"],
        number=row["number"],
        match=row["match"],
        winner=row["winner"],
        home_score=row["home_score"],
        away_score=row["away_score"],
        reason=row["reason"],
        ended_at=row["ended_at"],
        paused=bool(row["paused"]),
        is_corrected=bool(row["is_corrected"]),
    )


def action_record(row: Row) -> ActionRecord:
    """An organiser's action in a season."""
    return ActionRecord(
        id=row["id"],
        season=row["season"],
        actor=row["actor"],
        action=row["action"],
        reason=row["reason"],
        at=row["at"],
        effects=from_text(row["effects"]),
        undo=from_text(row["undo"]),
        undone=bool(row["undone"]),
    )


def summary(row: Row) -> Summary:
    """What remains of a finished match."""
    sides, picks, bans = (from_text(row[name]) for name in ("sides", "picks", "bans"))
    return Summary(
        winner=row["winner"],
        ending=row["ending"],
        points=tuple(from_text(row["points"])),
        sides=tuple(tuple(Seat(seat) for seat in side) for side in sides),
        picks=tuple(tuple(names) for names in picks),
        bans=tuple(tuple(names) for names in bans),
        goal=row["goal"],
    )


def finished_match(row: Row, users: Iterable[UserId]) -> FinishedMatch:
    """A finished match with who sat in it, by seat."""
    return FinishedMatch(
        match=row["match"],
        guild=row["guild"],
        game=row["game"],
        setup=from_text(row["setup"]),
        ended_at=row["ended_at"],
        users=tuple(users),
        summary=summary(row),
        is_rated=bool(row["is_rated"]),
        season=row["season"],
        pairing=row["pairing"],
        number=row["number"],
    )
