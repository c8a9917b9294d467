"""The table counted once more, from the journals of the matches and the rules in docs/LEAGUE.md alone.

Nothing here asks the room `league`. What was paired, and which pairing a match belongs to, are facts; how
each match ended is found by playing its journal again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from sfb_bot.matches.records import MatchId
from tests.end_to_end.audit import replayed
from tests.end_to_end_league.season_stage import SeasonStage
from tests.games.brawl.kit.table import rules

WIN, DRAW, FORFEIT_WIN, DOUBLE_FORFEIT, BYE = 3, 1, 2, 1, 3


@dataclass
class Line:
    """What one entrant has gathered."""

    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0
    met: list[int | None] = field(default_factory=list[int | None])
    against: dict[int, int] = field(default_factory=dict[int, int])

    @property
    def difference(self) -> int:
        return self.scored - self.conceded


@dataclass(frozen=True)
class Outcome:
    """How a pairing ended: wins and points on the board by side, and whether it was decided otherwise."""

    wins: tuple[int, int]
    scores: tuple[int, int]
    decided: str = ""

    @property
    def winner(self) -> int | None:
        if self.wins[0] == self.wins[1]:
            return None
        return 0 if self.wins[0] > self.wins[1] else 1


async def outcome_of(league: SeasonStage, matches: Sequence[tuple[MatchId | None, str]]) -> Outcome:
    """From the journals of a pairing's matches; a decree was the league's or an organiser's."""
    wins, scores, decided = [0, 0], [0, 0], ""
    for match, reason in matches:
        assert match is not None, "every game of these seasons was opened as a match"
        _, run, _ = await replayed(league.stage, match)
        summary = rules().summary(run.state)
        assert summary is not None, "the match is over"
        entries = await league.stage.shell.app.store.entries(match)
        last = entries[-1].entry
        is_decreed = last.kind == "organiser" and last.keys[:1] in (("awarded",), ("called_off",))
        assert is_decreed == (reason not in ("played", "timeout")), (match, reason, last)
        assert (reason == "timeout") == (last.keys == ("lost_on_time",)), (match, reason, last)
        # Who is given the game, by a concession or on time, has reached the goal.
        given = summary.winner if summary.ending in ("concession", "time") else None
        for side in (0, 1):
            scores[side] += run.state.setup.goal if side == given else summary.points[side]
        if is_decreed:
            # What was decided so ends the whole series, whatever it stood at.
            decided, wins = reason, [0, 0]
        if summary.winner is not None:
            wins[summary.winner] += 1
    return Outcome((wins[0], wins[1]), (scores[0], scores[1]), decided)


async def recounted(league: SeasonStage) -> dict[int, Line]:
    """Everybody's line of the main stage."""
    loaded = (await league.view()).loaded
    lines: dict[int, Line] = {
        one.id: Line() for one in loaded.entrants if one.status in ("active", "dropped")
    }
    for record in loaded.pairings:
        pairing = record.pairing
        if pairing.stage != "main":
            continue
        if pairing.away is None:
            points = {"win": BYE, "walkover": FORFEIT_WIN, "rest": 0}[pairing.bye or ""]
            home = lines[pairing.home]
            home.points += points
            home.won += bool(points)
            home.met += [None] if points else []
            continue
        games = [
            (game.match, game.reason or "")
            for game in loaded.games
            if game.pairing == pairing.id and game.reason != "void"
        ]
        _count(lines, (pairing.home, pairing.away), await outcome_of(league, games))
    return lines


def _count(lines: dict[int, Line], both: tuple[int, int], outcome: Outcome) -> None:
    for side, (own, other) in enumerate((both, both[::-1])):
        line = lines[own]
        if outcome.decided == "double_forfeit":
            gained = DOUBLE_FORFEIT
            line.lost += 1
        elif outcome.winner is None:
            gained = DRAW
            line.drawn += 1
        elif outcome.winner == side:
            gained = FORFEIT_WIN if outcome.decided in ("forfeit", "no_show") else WIN
            line.won += 1
        else:
            gained = 0
            line.lost += 1
        line.points += gained
        line.scored += outcome.scores[side]
        line.conceded += outcome.scores[1 - side]
        line.met.append(other)
        line.against[other] = line.against.get(other, 0) + gained


def median_buchholz(lines: dict[int, Line], entrant: int) -> int:
    """The points of everybody met, without the best and the worst; a bye is an opponent without points."""
    points = sorted(0 if other is None else lines[other].points for other in lines[entrant].met)
    return sum(points[1:-1])


def ranked(lines: dict[int, Line], *, is_swiss: bool) -> list[set[int]]:
    """Everybody by place; who is equal in everything but the lot stands together."""

    def key(entrant: int) -> tuple[int, ...]:
        line = lines[entrant]
        median = (median_buchholz(lines, entrant),) if is_swiss else ()
        return (line.points, *median, line.difference, line.scored)

    order = sorted(lines, key=key, reverse=True)
    return [part for _, tied in groupby(order, key=key) for part in _apart(lines, list(tied))]


def _apart(lines: dict[int, Line], tied: list[int]) -> list[set[int]]:
    """Head-to-head, if all of them have met, and again among those it leaves tied."""
    if len(tied) < 2:
        return [set(tied)]
    if any(other not in lines[one].against for one in tied for other in tied if one != other):
        return [set(tied)]

    def among(entrant: int) -> int:
        return sum(lines[entrant].against[other] for other in tied if other != entrant)

    order = sorted(tied, key=among, reverse=True)
    parts = [list(part) for _, part in groupby(order, key=among)]
    if len(parts) == 1:
        return [set(tied)]
    return [smaller for part in parts for smaller in _apart(lines, part)]


async def knocked_out(league: SeasonStage, losses: int) -> list[set[int]]:
    """The play-offs by how far each one came, the champion first; out after this many lost pairings."""
    loaded = (await league.view()).loaded
    lost: dict[int, list[int]] = {one: [] for one in loaded.record.qualified}
    for record in loaded.pairings:
        pairing = record.pairing
        if pairing.stage == "main" or pairing.away is None:
            continue
        games = [
            (game.match, game.reason or "")
            for game in loaded.games
            if game.pairing == pairing.id and game.reason != "void"
        ]
        winner = (await outcome_of(league, games)).winner
        assert winner is not None, "the play-offs of these seasons have no draws"
        lost[pairing.away if winner == 0 else pairing.home].append(pairing.round)
    exits = {one: rounds[losses - 1] if len(rounds) >= losses else 10**6 for one, rounds in lost.items()}
    order = sorted(exits, key=lambda one: exits[one], reverse=True)
    return [set(part) for _, part in groupby(order, key=lambda one: exits[one])]
