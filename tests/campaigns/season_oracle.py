"""Judges a season by journals, decrees and the organisers' log; it asks nothing of the rules of leagues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.leagues.rules.values import EntrantId, Points
from sfb_bot.leagues.seasons.records import ActionRecord, GameRecord, LoadedSeason, PairingRecord
from sfb_bot.matches.live_match import AnyRules, AnyRun
from sfb_bot.matches.records import MatchId, MatchRecord, StoredEntry

# What the machine decides by itself when time is up.
BY_TIME: Final = ("timeout", "no_show", "forfeit", "double_forfeit")


@dataclass(frozen=True)
class Played:
    """A match of a season: its record and journal, and the rules it is played by."""

    record: MatchRecord
    entries: tuple[StoredEntry, ...]
    rules: AnyRules

    @property
    def decree(self) -> StoredEntry | None:
        """What ended it, if that was nothing a player did."""
        last = self.entries[-1] if self.entries else None
        return last if last is not None and last.entry.kind == "organiser" else None

    @property
    def came(self) -> set[int]:
        """The sides whose people have ever done anything."""
        own = [each.entry.seat for each in self.entries if each.entry.kind in ("answer", "word")]
        return {self.record.side(seat) for seat in own}

    def asked_last(self) -> set[int]:
        """The sides that were asked when it was ended by a decree."""
        run = AnyRun(self.rules, self.rules.begin(self.record.setup, self.record.seed))
        run.apply_entries([each.entry for each in self.entries[:-1]])
        return {self.record.side(seat) for seat in run.waiting_for}

    def result(self) -> tuple[int | None, tuple[int, ...]] | None:
        """The winning side and the points on the board, from the journal alone; None while it goes on."""
        run = AnyRun(self.rules, self.rules.begin(self.record.setup, self.record.seed))
        run.apply_entries([each.entry for each in self.entries])
        summary = self.rules.summary(run.state)
        return None if summary is None else (summary.winner, summary.points)


@dataclass
class Line:
    """What one entrant has gathered, as docs/LEAGUE.md counts it."""

    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0


def counted_games(season: LoadedSeason, record: PairingRecord) -> list[GameRecord]:
    """The games of a pairing that have a result."""
    mine = [game for game in season.games if game.pairing == record.pairing.id]
    return [game for game in mine if game.reason not in (None, "void")]


def mistakes(
    season: LoadedSeason, matches: dict[MatchId, Played], log: Sequence[ActionRecord]
) -> Iterator[str]:
    """Results by a mistake of the machine, in a sentence each."""
    decided_by_people = {effect["pairing"] for each in log for effect in each.effects if "pairing" in effect}
    cut = any(each.action == "close_round" for each in log)
    for record in season.pairings:
        pairing = record.pairing
        if pairing.away is None or pairing.id in decided_by_people:
            continue
        games = [
            game for game in season.games if game.pairing == pairing.id and game.reason not in (None, "void")
        ]
        came = {
            side
            for game in season.games
            if game.pairing == pairing.id and game.match is not None and game.match in matches
            for side in matches[game.match].came
        }
        for game in games:
            yield from _mistake(record, game, matches, came, is_cut=cut)


def _mistake(
    record: PairingRecord, game: GameRecord, matches: dict[MatchId, Played], came: set[int], *, is_cut: bool
) -> Iterator[str]:
    what = f"pairing {record.pairing.id}, game {game.number}, {game.reason}"
    played = matches.get(game.match) if game.match is not None else None
    if played is None:
        yield f"{what}: nobody has decided it, and there is no match"
        return
    result = played.result()
    if result is None:
        yield f"{what}: its match goes on"
        return
    winner = None if game.winner is None else int(game.winner == record.pairing.away)
    if game.reason in ("played", "timeout") and winner != result[0]:
        yield f"{what}: side {winner} wins, the journal says {result[0]}"
    if game.reason not in BY_TIME:
        return
    if winner is not None and winner not in came:
        yield f"{what}: side {winner} wins and never came"
    if played.decree is None:
        yield f"{what}: somebody played to the end"
        return
    is_blamed = game.reason in ("timeout", "forfeit") and not is_cut
    if winner is not None and is_blamed and 1 - winner not in played.asked_last():
        yield f"{what}: side {1 - winner} loses and was not asked"


def table(season: LoadedSeason) -> dict[EntrantId, Line]:
    """The lines of the main stage, counted from the games; all pairings of a season that are decided.

    For series of one game, in which every result that counts decides its pairing.
    """
    points: Points = season.record.settings.points
    lines = {one.id: Line() for one in season.entrants if one.status in ("active", "dropped")}
    for record in season.pairings:
        pairing = record.pairing
        if pairing.stage != "main":
            continue
        if pairing.away is None:
            gained = {"win": points.bye, "walkover": points.forfeit_win}.get(pairing.bye or "", 0)
            lines[pairing.home].points += gained
            lines[pairing.home].won += pairing.bye in ("win", "walkover")
            continue
        for game in counted_games(season, record)[-1:]:
            _count(lines[pairing.home], lines[pairing.away], pairing.home, game, points)
    return lines


def _count(home: Line, away: Line, at_home: EntrantId, game: GameRecord, points: Points) -> None:
    if game.reason == "double_forfeit":
        gained = (points.double_forfeit, points.double_forfeit)
        home.lost += 1
        away.lost += 1
    elif game.winner is None:
        gained = (points.draw, points.draw)
        home.drawn += 1
        away.drawn += 1
    else:
        is_forfeit = game.reason in ("forfeit", "no_show")
        won, lost = (points.forfeit_win, points.forfeit_loss) if is_forfeit else (points.win, points.loss)
        gained = (won, lost) if game.winner == at_home else (lost, won)
        (home if game.winner == at_home else away).won += 1
        (away if game.winner == at_home else home).lost += 1
    for line, made, own, other in (
        (home, gained[0], game.home_score, game.away_score),
        (away, gained[1], game.away_score, game.home_score),
    ):
        line.points += made
        line.scored += own
        line.conceded += other
