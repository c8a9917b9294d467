"""A season as files: JSON with everything, CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Final

from sfb_bot.kernel import Json
from sfb_bot.leagues.seasons.records import ActionRecord, EntrantRecord, PairingLine
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.computer_players import computer_player
from sfb_bot.matches.records import UserId

FORMAT: Final = 1
# A spreadsheet would take a name that begins like this for a formula.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")

Names = Mapping[UserId, str]


def as_json(view: SeasonView, actions: Sequence[ActionRecord], names: Names) -> str:
    """Everything about a season, in a form that stays readable."""
    record = view.record
    told: dict[str, Json] = {
        "format": FORMAT,
        "league": record.name,
        "season": record.number,
        "status": record.status,
        "game": record.game,
        "setup": record.setup,
        "pace": asdict(record.pace),
        "settings": asdict(record.settings),
        "terms": asdict(record.terms),
        "created_at": record.created_at,
        "started_at": record.started_at,
        "finished_at": record.finished_at,
        "entrants": [_entrant(one, names) for one in view.entrants],
        "rounds": [asdict(each) for each in view.loaded.rounds],
        "pairings": [_pairing(line) for line in view.lines()],
        "table": [{**asdict(line), "place": line.place or None} for line in view.standings()]
        if view.round and record.settings.has_table
        else [],
        "finishes": [asdict(one) for one in view.finishes] if view.round else [],
        "actions": [_action(one) for one in reversed(actions)],
    }
    return json.dumps(told, ensure_ascii=False, indent=2)


def _entrant(one: EntrantRecord, names: Names) -> Json:
    players = [
        {
            "user": player.user,
            "name": names.get(player.user, ""),
            "computer": _level(player.user),
            "since": player.since,
            "until": player.until,
        }
        for player in one.players
    ]
    return {
        "id": one.id,
        "players": players,
        "status": one.status,
        "rank": one.rank,
        "joined_at": one.joined_at,
        "dropped_after_round": one.dropped_after_round,
    }


def _level(user: UserId) -> str | None:
    """The level of a computer player that fills in; None for a person."""
    computer = computer_player(user)
    return None if computer is None else computer.level


def _pairing(line: PairingLine) -> Json:
    return {
        **asdict(line.record.pairing),
        "due": line.record.due,
        "decided_at": line.record.decided_at,
        "decided": line.state.decided,
        "winner": line.state.winner,
        "reason": line.state.reason,
        "games": [asdict(game) for game in line.games],
    }


def _action(one: ActionRecord) -> Json:
    return {
        "actor": one.actor,
        "action": one.action,
        "reason": one.reason,
        "at": one.at,
        "effects": one.effects,
        "undone": one.undone,
    }


def as_csv(view: SeasonView, names: Names) -> dict[str, str]:
    """The table, the results and the players, each as one file."""
    return {
        "table.csv": _file(TABLE, _table(view, names)),
        "results.csv": _file(RESULTS, _results(view, names)),
        "players.csv": _file(PLAYERS, _players(view, names)),
    }


TABLE: Final = [
    "group",
    "place",
    "entrant",
    "players",
    "points",
    "played",
    "won",
    "drawn",
    "lost",
    "byes",
    "scored",
    "conceded",
    "difference",
    "dropped",
    "computer",
]
RESULTS: Final = [
    "round",
    "stage",
    "group",
    "pairing",
    "home",
    "away",
    "game",
    "match",
    "winner",
    "home_score",
    "away_score",
    "reason",
    "ended_at",
]
PLAYERS: Final = ("entrant", "user", "name", "status", "rank", "since", "until", "computer")


def _table(view: SeasonView, names: Names) -> Iterable[Sequence[object]]:
    for group in view.groups if view.round else ():
        for line in view.standings(group):
            yield (
                line.group,
                line.place or "",
                line.entrant,
                called(view.entrant(line.entrant), names),
                line.points,
                line.played,
                line.won,
                line.drawn,
                line.lost,
                line.byes,
                line.scored,
                line.conceded,
                line.difference,
                int(line.dropped),
                int(view.entrant(line.entrant).is_computer),
            )


def _results(view: SeasonView, names: Names) -> Iterable[Sequence[object]]:
    for line in view.lines():
        pairing = line.record.pairing
        home = called(line.home, names)
        away = called(line.away, names) if line.away is not None else ""
        start = (pairing.round, pairing.stage, pairing.group, pairing.id, home, away)
        if line.away is None:
            yield (*start, "", "", home, "", "", f"bye ({pairing.bye})", "")
        for game in line.games:
            winner = called(view.entrant(game.winner), names) if game.winner is not None else ""
            score = (game.home_score, game.away_score, game.reason or "", game.ended_at or "")
            yield (*start, game.number, game.match or "", winner, *score)


def _players(view: SeasonView, names: Names) -> Iterable[Sequence[object]]:
    for one in view.entrants:
        for player in one.players:
            status = one.status if player.until is None else "substituted"
            name = names.get(player.user, "")
            until, computer = player.until or "", _level(player.user) or ""
            yield one.id, player.user, name, status, one.rank, player.since, until, computer


def called(entrant: EntrantRecord, names: Names) -> str:
    """An entrant by the names of those who play for it."""
    return " & ".join(names.get(user, "") or str(user) for user in entrant.users)


def _file(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
