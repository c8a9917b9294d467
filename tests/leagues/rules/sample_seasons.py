"""Seasons for tests: built by hand, or played to the end by chance with a seed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random

from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.series import state_of
from sfb_bot.leagues.rules.values import (
    Entrant,
    EntrantId,
    Game,
    NewRound,
    Pairing,
    PairingId,
    Reason,
    Season,
    SeasonFinished,
    Settings,
)

# Who wins a game of a pairing, and for which reason.
Chooser = Callable[[Pairing, int], tuple[EntrantId | None, Reason]]


def season_of(count: int, settings: Settings) -> Season:
    """A season of entrants 1, 2, 3 and so on, ranked like that."""
    return Season(settings, tuple(Entrant(EntrantId(number), number) for number in range(1, count + 1)))


def result(
    pairing: int,
    round_number: int,
    home: int,
    away: int,
    score: tuple[int, int],
    reason: Reason = "played",
) -> tuple[Pairing, Game]:
    """A pairing of one game, started by home; the higher score wins, equal ones are for nobody."""
    one, two = EntrantId(home), EntrantId(away)
    winner = None if score[0] == score[1] else one if score[0] > score[1] else two
    paired = Pairing(PairingId(pairing), round_number, one, two, one)
    return paired, Game(PairingId(pairing), 1, winner, *score, reason)


def with_results(season: Season, results: Iterable[tuple[Pairing, Game]]) -> Season:
    """The season with these pairings and their games added."""
    told = list(results)
    return replace(
        season,
        pairings=(*season.pairings, *(pairing for pairing, _ in told)),
        games=(*season.games, *(game for _, game in told)),
    )


def opened(season: Season, new: NewRound) -> Season:
    """The season with a round stored."""
    return replace(
        season,
        pairings=(*season.pairings, *new.pairings),
        qualified=new.qualified or season.qualified,
    )


def dropped(season: Season, entrant: EntrantId) -> Season:
    """The season after somebody has left it during, or after, the newest round."""
    entrants = (
        replace(entry, dropped_after_round=season.round) if entry.id == entrant else entry
        for entry in season.entrants
    )
    return replace(season, entrants=tuple(entrants))


def decided(season: Season, pairings: Sequence[Pairing], choose: Chooser, chance: Random) -> Season:
    """The season with these pairings played to their ends; the points on the board are by chance."""
    games: list[Game] = []
    for pairing in pairings:
        series: list[Game] = []
        while not (state := state_of(season.settings, pairing, series)).decided:
            assert state.next_number is not None
            winner, reason = choose(pairing, state.next_number)
            low, high = chance.randint(0, 4), 5
            home, away = (
                (low, low) if winner is None else (high, low) if winner == pairing.home else (low, high)
            )
            series.append(Game(pairing.id, state.next_number, winner, home, away, reason))
        games += series
    return replace(season, games=(*season.games, *games))


def by_chance(chance: Random) -> Chooser:
    """Mostly wins, now and then a draw, a forfeit, a no-show, an award or a double forfeit."""

    def choose(pairing: Pairing, number: int) -> tuple[EntrantId | None, Reason]:
        reasons: list[Reason] = ["forfeit", "no_show", "organiser", "timeout"]
        drawn = chance.random()
        if drawn < 0.05:
            return None, "double_forfeit"
        # A series of nothing but draws would never end in the play-offs.
        if drawn < 0.15 and number < 5:
            return None, "played"
        winner = chance.choice(pairing.entrants)
        return winner, chance.choice(reasons) if drawn < 0.25 else "played"

    return choose


def by_coin(chance: Random) -> Chooser:
    """Every game is played and won by either."""
    return lambda pairing, _: (chance.choice(pairing.entrants), "played")


def better_ranked(pairing: Pairing, _number: int) -> tuple[EntrantId | None, Reason]:
    """The smaller number always wins."""
    return min(pairing.entrants), "played"


def played_out(
    season: Season,
    choose: Chooser,
    chance: Random,
    watch: Callable[[Season, NewRound], Season] = lambda season, _: season,
) -> tuple[Season, SeasonFinished]:
    """The season played to its end. `watch` sees every round opened and may let entrants drop."""
    while not isinstance(step := next_round(season), SeasonFinished):
        assert isinstance(step, NewRound)
        assert step.number <= 200, "no end in sight"
        season = watch(opened(season, step), step)
        season = decided(season, step.pairings, choose, chance)
    return season, step


def shuffled(season: Season, chance: Random) -> Season:
    """The same season with everything in another order."""
    return replace(
        season,
        entrants=tuple(chance.sample(season.entrants, len(season.entrants))),
        pairings=tuple(chance.sample(season.pairings, len(season.pairings))),
        games=tuple(chance.sample(season.games, len(season.games))),
    )
