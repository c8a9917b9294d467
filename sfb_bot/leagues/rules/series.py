"""A pairing as a series of games: where it stands, who has won it, who starts the next game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sfb_bot.leagues.rules.values import (
    SETTLING_REASONS,
    EntrantId,
    Game,
    LeagueRefused,
    Pairing,
    PairingId,
    PairingState,
    Reason,
    Season,
    Settings,
)


def pairing_state(season: Season, pairing_id: PairingId) -> PairingState:
    """Where a pairing stands; refused as "unknown_pairing" if the season has none of this id."""
    pairing = next((entry for entry in season.pairings if entry.id == pairing_id), None)
    if pairing is None:
        raise LeagueRefused("unknown_pairing")
    return state_of(season.settings, pairing, [game for game in season.games if game.pairing == pairing_id])


def pairing_states(season: Season) -> dict[PairingId, PairingState]:
    """Where all pairings stand, by id, in the order of their ids."""
    games: dict[PairingId, list[Game]] = {}
    for game in season.games:
        games.setdefault(game.pairing, []).append(game)
    ordered = sorted(season.pairings, key=lambda pairing: pairing.id)
    return {entry.id: state_of(season.settings, entry, games.get(entry.id, [])) for entry in ordered}


def state_of(settings: Settings, pairing: Pairing, games: Iterable[Game]) -> PairingState:
    """Where a pairing stands after its games, in whatever order they come.

    In the main stage a series has at most `best_of` games: who leads then, or can no longer be caught,
    has won, and equal wins are a draw. In the play-offs a drawn game counts for nobody and another one
    is played. After a draw the other one starts. Games after the deciding one are not looked at.
    """
    if pairing.away is None:
        return _bye_state(pairing)
    series = _Series(settings.games_of(pairing.stage), pairing.stage != "main", pairing, pairing.away)
    for game in sorted(games, key=lambda game: game.number):
        series.count(game)
        if series.decided:
            break
    return series.state()


def _bye_state(pairing: Pairing) -> PairingState:
    return PairingState(
        pairing=pairing,
        games=(),
        home_wins=0,
        away_wins=0,
        draws=0,
        decided=True,
        winner=pairing.home,
        loser=None,
        reason=None,
        next_number=None,
        next_first=None,
    )


@dataclass(slots=True)
class _Series:
    best_of: int
    needs_winner: bool
    pairing: Pairing
    away: EntrantId
    games: list[Game] = field(default_factory=list[Game])
    home_wins: int = 0
    away_wins: int = 0
    draws: int = 0
    decided: bool = False
    winner: EntrantId | None = None
    reason: Reason | None = None
    starts: EntrantId = field(init=False)

    def __post_init__(self) -> None:
        self.starts = self.pairing.home if self.pairing.first_player is None else self.pairing.first_player

    def count(self, game: Game) -> None:
        self.games.append(game)
        home = self.pairing.home
        if game.reason in SETTLING_REASONS:
            self._decide(None if game.reason == "double_forfeit" else game.winner, game.reason)
            return
        if game.winner is None:
            self.draws += 1
            self.starts = self._other(self.starts)
        else:
            self.home_wins += game.winner == home
            self.away_wins += game.winner != home
            self.starts = self._other(game.winner)
        lead = abs(self.home_wins - self.away_wins)
        leader = home if self.home_wins > self.away_wins else self.away
        if max(self.home_wins, self.away_wins) > self.best_of // 2:
            self._decide(leader, game.reason)
        elif not self.needs_winner:
            left = self.best_of - len(self.games)
            if left <= 0 or lead > left:
                self._decide(leader if lead else None, game.reason)

    def _decide(self, winner: EntrantId | None, reason: Reason) -> None:
        self.decided, self.winner, self.reason = True, winner, reason

    def _other(self, one: EntrantId) -> EntrantId:
        return self.away if one == self.pairing.home else self.pairing.home

    def state(self) -> PairingState:
        return PairingState(
            pairing=self.pairing,
            games=tuple(self.games),
            home_wins=self.home_wins,
            away_wins=self.away_wins,
            draws=self.draws,
            decided=self.decided,
            winner=self.winner,
            loser=None if self.winner is None else self._other(self.winner),
            reason=self.reason,
            next_number=None if self.decided else len(self.games) + 1,
            next_first=None if self.decided else self.starts,
        )
