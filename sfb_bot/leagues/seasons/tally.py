"""What finished matches add up to, counted match by match, so that it can be kept while matches end.

All of it is sums but the ratings, in which the order counts, too. Matches that were forfeited, awarded or
called off say nothing about play and are left out; so is whoever was forgotten.
Computer players have ratings, so that people can be rated against them, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from operator import add
from typing import Final, TypeAlias

from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.ratings import PersonId, RatedGame, Rating, rated
from sfb_bot.leagues.seasons.finished import FinishedMatch
from sfb_bot.matches.records import UserId

# Ratings grow less certain with every quarter of a year without a game.
RATING_SEASON: Final = 91 * 24 * 60 * 60

Key: TypeAlias = tuple[int | str, ...]
Amounts: TypeAlias = tuple[int, ...]
RatingKey: TypeAlias = tuple[str, PersonId]
ModeOf: TypeAlias = Callable[[str, Json], str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Sums of one kind: what tells them apart within a game of a server, and what is added up."""

    name: str
    keys: tuple[str, ...]
    amounts: tuple[str, ...]


_RECORD: Final = ("won", "drawn", "lost")
# A season of 0 stands for matches of no league. What is picked and banned counts matches, not seats.
MATCHES: Final = Sheet("matches", ("season",), ("matches",))
PLAYERS: Final = Sheet("players", ("season", "user"), (*_RECORD, "made", "given"))
CHOICES: Final = Sheet("choices", ("season", "name"), ("picked", "banned", *_RECORD))
OWN_CHOICES: Final = Sheet("own_choices", ("user", "name"), ("picked", "banned", *_RECORD))
# Of two players who met; the first has the lower number, and the record is the first one's.
MEETINGS: Final = Sheet("meetings", ("one", "two"), _RECORD)
SHEETS: Final = (MATCHES, PLAYERS, CHOICES, OWN_CHOICES, MEETINGS)


@dataclass(frozen=True, slots=True)
class Figures:
    """What the finished matches of one game in one server add up to."""

    sums: Mapping[Sheet, Mapping[Key, Amounts]]
    ratings: Mapping[RatingKey, Rating]


def counted(matches: Iterable[FinishedMatch], mode_of: ModeOf) -> Figures:
    """Everything counted from scratch, from matches in the order they ended."""
    sums: dict[Sheet, dict[Key, Amounts]] = {sheet: {} for sheet in SHEETS}
    ratings: dict[str, dict[PersonId, Rating]] = {}
    for match in matches:
        for sheet, key, amounts in lines_of(match):
            known = sums[sheet].get(key)
            sums[sheet][key] = amounts if known is None else tuple(map(add, known, amounts))
        game = rated_game(match, mode_of(match.game, match.setup))
        if game is not None:
            found = ratings.setdefault(game.mode, {})
            found.update((one.person, one) for one in rated(found, game))
    return Figures(
        sums, {(mode, person): one for mode, found in ratings.items() for person, one in found.items()}
    )


def lines_of(match: FinishedMatch) -> Iterator[tuple[Sheet, Key, Amounts]]:
    """What a match adds to the sums; a line may come more than once."""
    if not match.is_rated:
        return
    season = match.season or 0
    yield MATCHES, (season,), (1,)
    yield from _people(match, season)
    yield from _choices(match, season)


def _people(match: FinishedMatch, season: int) -> Iterator[tuple[Sheet, Key, Amounts]]:
    points = match.summary.points
    sides = {user: _side_of(match, user) for user in match.users if user > 0}
    for user, side in sides.items():
        record = _record(match, side)
        yield PLAYERS, (season, user), (*record, points[side], sum(points) - points[side])
    for one, two in combinations(sorted(sides), 2):
        if sides[one] != sides[two]:
            yield MEETINGS, (one, two), _record(match, sides[one])


def _choices(match: FinishedMatch, season: int) -> Iterator[tuple[Sheet, Key, Amounts]]:
    summary = match.summary
    # In how many matches something was picked or banned, whoever of several did it.
    picked, banned = set[tuple[Sheet, Key]](), set[tuple[Sheet, Key]]()
    for side, seats in enumerate(summary.sides):
        for seat in seats:
            user = match.users[seat]
            for name in summary.picks[seat] if seat < len(summary.picks) else ():
                for line in _lines_for(season, user, name):
                    picked.add(line)
                    yield *line, (0, 0, *_record(match, side))
            for name in summary.bans[seat] if seat < len(summary.bans) else ():
                banned.update(_lines_for(season, user, name))
    for line in picked:
        yield *line, (1, 0, 0, 0, 0)
    for line in banned:
        yield *line, (0, 1, 0, 0, 0)


def _lines_for(season: int, user: UserId, name: str) -> Iterator[tuple[Sheet, Key]]:
    yield CHOICES, (season, name)
    if user > 0:
        yield OWN_CHOICES, (user, name)


def _record(match: FinishedMatch, side: int) -> tuple[int, int, int]:
    """Won, drawn and lost, for one match of a side."""
    winner = match.summary.winner
    return (int(winner == side), int(winner is None), int(winner not in (None, side)))


def _side_of(match: FinishedMatch, user: UserId) -> int:
    seat = match.users.index(user)
    return next(side for side, seats in enumerate(match.summary.sides) if seat in seats)


def rated_game(match: FinishedMatch, mode: str) -> RatedGame | None:
    """A match as the ratings take it; None if it does not count, or somebody in it was forgotten."""
    sides = tuple(tuple(PersonId(match.users[seat]) for seat in side) for side in match.summary.sides if side)
    people = [person for side in sides for person in side]
    if not match.is_rated or len(sides) < 2 or 0 in people or len(set(people)) < len(people):
        return None
    return RatedGame(match.number, match.ended_at // RATING_SEASON, mode, sides, match.summary.winner)
