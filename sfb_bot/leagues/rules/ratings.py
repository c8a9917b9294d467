"""How strong people are: ratings from played games, apart from any table.

The model is Plackett-Luce of openskill, with its usual figures. Every mode of a game has ratings of its own.
A forfeit, a no-show and an award say nothing about strength and are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import hypot
from typing import TYPE_CHECKING, Final, NewType

from sfb_bot.leagues.rules.values import PLAYED_REASONS, LeagueRefused, Reason

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PersonId = NewType("PersonId", int)

START_SKILL: Final = 25.0
START_DOUBT: Final = START_SKILL / 3
# How much less is known about somebody after the turn of a season.
SEASON_DOUBT: Final = START_DOUBT / 3
# The figure people see: who has not played has 1000.
SHOWN_START: Final = 1000
SHOWN_SCALE: Final = 40


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game for the ratings.

    `order` tells what came first within a season, and is different for every game. `mode` is how it was
    played: games of different modes are never rated together. `winner` is the number of a side, or None for
    a draw; those who did not win are equals.
    """

    order: int
    season: int
    mode: str
    sides: tuple[tuple[PersonId, ...], ...]
    winner: int | None
    reason: Reason = "played"

    def __post_init__(self) -> None:
        people = [person for side in self.sides for person in side]
        if len(self.sides) < 2 or not all(self.sides) or len(set(people)) < len(people):
            raise LeagueRefused("bad_sides")


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed about somebody's strength: `skill`, give or take `doubt`."""

    person: PersonId
    skill: float = START_SKILL
    doubt: float = START_DOUBT
    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    season: int | None = None

    @property
    def shown(self) -> int:
        """One figure: as strong as this at the least, almost surely."""
        return round(SHOWN_START + SHOWN_SCALE * (self.skill - 3 * self.doubt))


def ratings(games: Iterable[RatedGame], mode: str, season: int | None = None) -> tuple[Rating, ...]:
    """Everybody's rating in a mode, the best first; of one season alone if one is named.

    The games may come in any order: they are rated as `season` and `order` say.
    """
    found: dict[PersonId, Rating] = {}
    for game in sorted(games, key=lambda game: (game.season, game.order)):
        wanted = game.mode == mode and game.reason in PLAYED_REASONS
        if wanted and season in (None, game.season):
            found.update((one.person, one) for one in rated(found, game))
    return best_first(found.values())


def best_first(found: Iterable[Rating]) -> tuple[Rating, ...]:
    """Ratings in the order they are shown."""
    return tuple(sorted(found, key=lambda rating: (-rating.shown, -rating.skill, rating.person)))


def rated(found: Mapping[PersonId, Rating], game: RatedGame) -> list[Rating]:
    """The ratings after a game of everybody in it; `found` are those before, of whoever has one."""
    model, after = _model(), list[Rating]()
    sides = [
        [_turned(found.get(person, Rating(person)), game.season) for person in side] for side in game.sides
    ]
    ranks = [float(game.winner not in (None, number)) + 1 for number in range(len(sides))]
    teams = [[model.rating(one.skill, one.doubt) for one in side] for side in sides]
    for number, (side, changed) in enumerate(zip(sides, model.rate(teams, ranks=ranks), strict=True)):
        for before, new in zip(side, changed, strict=True):
            rating = Rating(
                person=before.person,
                skill=new.mu,
                doubt=new.sigma,
                games=before.games + 1,
                won=before.won + (game.winner == number),
                drawn=before.drawn + (game.winner is None),
                lost=before.lost + (game.winner not in (None, number)),
                season=game.season,
            )
            after.append(rating)
    return after


def _turned(rating: Rating, season: int) -> Rating:
    """With more doubt for every season since the last game, but never more than at the start."""
    # A clock that was set back makes nobody younger.
    seasons = 0 if rating.season is None else max(0, season - rating.season)
    doubt = min(START_DOUBT, hypot(rating.doubt, SEASON_DOUBT * seasons**0.5)) if seasons else rating.doubt
    return Rating(rating.person, rating.skill, doubt, rating.games, rating.won, rating.drawn, rating.lost)


@cache
def _model() -> PlackettLuce:
    # Imported here: only ratings need it.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START_SKILL, sigma=START_DOUBT)
