"""How strong people are: ratings from played games, apart from any table.

The model is Plackett-Luce of openskill, with its usual figures. Every mode of a game has ratings of its own.
A forfeit, a no-show and an award say nothing about strength and are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
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
            _rate(found, game)
    return tuple(sorted(found.values(), key=lambda rating: (-rating.shown, -rating.skill, rating.person)))


def _rate(found: dict[PersonId, Rating], game: RatedGame) -> None:
    model = _model()
    sides = [
        [_turned(found.get(person, Rating(person)), game.season) for person in side] for side in game.sides
    ]
    ranks = [float(game.winner not in (None, number)) + 1 for number in range(len(sides))]
    teams = [[model.rating(one.skill, one.doubt) for one in side] for side in sides]
    rated = model.rate(teams, ranks=ranks)
    for number, side in enumerate(sides):
        for before, after in zip(side, rated[number], strict=True):
            found[before.person] = Rating(
                person=before.person,
                skill=after.mu,
                doubt=after.sigma,
                games=before.games + 1,
                won=before.won + (game.winner == number),
                drawn=before.drawn + (game.winner is None),
                lost=before.lost + (game.winner not in (None, number)),
                season=game.season,
            )


def _turned(rating: Rating, season: int) -> Rating:
    """With more doubt for every season since the last game, but never more than at the start."""
    seasons = 0 if rating.season is None else season - rating.season
    doubt = min(START_DOUBT, hypot(rating.doubt, SEASON_DOUBT * seasons**0.5)) if seasons else rating.doubt
    return Rating(rating.person, rating.skill, doubt, rating.games, rating.won, rating.drawn, rating.lost)


@cache
def _model() -> PlackettLuce:
    # Imported here: only ratings need it.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START_SKILL, sigma=START_DOUBT)
