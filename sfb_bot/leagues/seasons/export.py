"""A season as files: JSON with everything, CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Final

from sfb_bot.kernel import Ending, Json
from sfb_bot.leagues.rules.values import TieBreak
from sfb_bot.leagues.seasons.records import ActionRecord, EntrantRecord, PairingLine
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.computer_players import computer_player
from sfb_bot.matches.records import MatchId, Moment, UserId

FORMAT: Final = 1
# A spreadsheet would take a name that begins like this for a formula.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
# By this a spreadsheet knows that the letters are UTF-8.
BYTE_ORDER_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"

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
        # The code is for those who are invited, not for a file that is passed on.
        "terms": {name: value for name, value in asdict(record.terms).items() if name != "invite_code"},
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


def as_csv(view: SeasonView, names: Names, endings: Mapping[MatchId, Ending]) -> dict[str, str]:
    """The table, the results and the players, each as one file that a spreadsheet opens as it is.

    Times are in UTC. Numbers of users are written as mentions: they are longer than a spreadsheet can count.
    """
    ties = view.record.settings.order_of_ties
    table = (*TABLE, *(f"tie_{number}_{tie}" for number, tie in enumerate(ties, 1)))
    return {
        "table.csv": _file(table, _table(view, names)),
        "results.csv": _file(RESULTS, _results(view, names, endings)),
        "players.csv": _file(PLAYERS, _players(view, names)),
    }


TABLE: Final = (
    "group",
    "place",
    "final_place",
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
    "qualified",
    "dropped",
    "computer",
)
RESULTS: Final = (
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
    "ending",
    "ended_at_utc",
)
PLAYERS: Final = ("entrant", "user", "name", "status", "rank", "since_utc", "until_utc", "computer")


def _table(view: SeasonView, names: Names) -> Iterable[Sequence[object]]:
    is_over = view.record.status == "finished"
    final = {one.entrant: one.place for one in view.finishes} if is_over and view.round else {}
    ties = view.record.settings.order_of_ties
    for group in view.groups if view.round else ():
        for line in view.standings(group):
            place = line.place if view.record.settings.has_table else 0
            yield (
                line.group,
                place or "",
                final.get(line.entrant, ""),
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
                int(line.entrant in view.record.qualified),
                int(line.dropped),
                int(view.entrant(line.entrant).is_computer),
                *(_tie(tie, value) for tie, value in zip(ties, line.breakers, strict=True)),
            )


def _tie(tie: TieBreak, value: int) -> object:
    """The value of a tie-break; a lot is a number too long for a spreadsheet, so it is written as a word."""
    return f"x{value:016x}" if tie == "lot" else value


def _results(view: SeasonView, names: Names, endings: Mapping[MatchId, Ending]) -> Iterable[Sequence[object]]:
    for line in view.lines():
        pairing = line.record.pairing
        start = (pairing.round, pairing.stage, pairing.group, pairing.id)
        if line.away is None:
            home = called(line.home, names, line.record.decided_at)
            yield (*start, home, "", "", "", home, "", "", f"bye ({pairing.bye})", "", "")
            continue
        for game in line.games:
            home, away = (called(one, names, game.ended_at) for one in (line.home, line.away))
            winner = "" if game.winner is None else away if line.side(game.winner) else home
            ending = endings.get(game.match, "") if game.match is not None else ""
            how = (game.home_score, game.away_score, game.reason or "", ending, _time(game.ended_at))
            yield (*start, home, away, game.number, game.match or "", winner, *how)


def _players(view: SeasonView, names: Names) -> Iterable[Sequence[object]]:
    for one in view.entrants:
        for player in one.players:
            status = one.status if player.until is None else "substituted"
            computer = _level(player.user) or ""
            user = f"<@{player.user}>" if player.user > 0 else ""
            times = (_time(player.since), _time(player.until))
            yield one.id, user, names.get(player.user, ""), status, one.rank, *times, computer


def _time(moment: Moment | None) -> str:
    """A moment as spreadsheets understand it."""
    return "" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M:%S}"


def called(entrant: EntrantRecord, names: Names, moment: Moment | None = None) -> str:
    """An entrant by the names of those who play for it, or played at a moment; without a name by mention."""
    users = entrant.users_at(moment)
    return " & ".join(names.get(user, "") or (f"<@{user}>" if user else "") for user in users)


def _file(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    text.write(BYTE_ORDER_MARK)
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
