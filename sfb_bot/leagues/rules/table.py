"""The table: standings as a function of the results of the main stage."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations, groupby

from sfb_bot.leagues.rules.groups import groups_of
from sfb_bot.leagues.rules.lots import lot
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.values import (
    FORFEIT_REASONS,
    EntrantId,
    PairingState,
    Points,
    Season,
    Standing,
    TieBreak,
)


@dataclass(slots=True)
class Tally:
    """What an entrant has gathered. An opponent of None is a bye."""

    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    byes: int = 0
    scored: int = 0
    conceded: int = 0
    opponents: list[EntrantId | None] = field(default_factory=list[EntrantId | None])
    # League points made against each opponent met.
    against: dict[EntrantId, int] = field(default_factory=dict[EntrantId, int])


def standings(
    season: Season, group: int | None = None, through_round: int | None = None
) -> tuple[Standing, ...]:
    """The table of a group, or of everybody; only decided pairings of the main stage count.

    `through_round` gives the table as it stood after that round. The table of everybody in the format
    "groups" has all the group winners first, then all the seconds, and so on; who have the same place in
    their groups are compared by averages, for groups may differ in size. Computer players come last,
    without a place. Among those who have no result yet the seeding decides, not the lot.
    """
    tallies = tallied(season, through_round)
    members = groups_of(season)
    if group is not None:
        return _table(season, members.get(group, ()), tallies, group, through_round)
    tables = [_table(season, members[number], tallies, number, through_round) for number in members]
    return tables[0] if len(tables) == 1 else _merged(season, tables)


def tallied(season: Season, through_round: int | None = None) -> dict[EntrantId, Tally]:
    """What everybody has gathered in the main stage."""
    tallies = {entrant.id: Tally(entrant.start_points) for entrant in season.entrants}
    for state in pairing_states(season).values():
        pairing = state.pairing
        counts = through_round is None or pairing.round <= through_round
        if counts and state.decided and pairing.stage == "main":
            _count(tallies, state, season.settings.points)
    return tallies


def points_of(state: PairingState, points: Points) -> tuple[int, int]:
    """League points for home and away of a decided pairing."""
    pairing = state.pairing
    if pairing.away is None:
        alone = {"win": points.bye, "walkover": points.forfeit_win}
        return alone.get(pairing.bye or "", 0), 0
    if state.reason == "double_forfeit":
        return points.double_forfeit, points.double_forfeit
    if state.winner is None:
        return points.draw, points.draw
    forfeited = state.reason in FORFEIT_REASONS
    won, lost = (points.forfeit_win, points.forfeit_loss) if forfeited else (points.win, points.loss)
    return (won, lost) if state.winner == pairing.home else (lost, won)


def _count(tallies: dict[EntrantId, Tally], state: PairingState, points: Points) -> None:
    pairing = state.pairing
    home = tallies[pairing.home]
    for_home, for_away = points_of(state, points)
    home.points += for_home
    if pairing.away is None:
        home.byes += pairing.bye == "win"
        home.won += pairing.bye != "rest"
        if pairing.bye != "rest":
            home.opponents.append(None)
        return
    away = tallies[pairing.away]
    away.points += for_away
    made, given = state.home_score, state.away_score
    for tally, other, gained, scored, conceded in (
        (home, pairing.away, for_home, made, given),
        (away, pairing.home, for_away, given, made),
    ):
        tally.opponents.append(other)
        tally.against[other] = tally.against.get(other, 0) + gained
        tally.scored += scored
        tally.conceded += conceded
        tally.won += state.winner is not None and state.winner != other
        tally.lost += state.winner == other or state.reason == "double_forfeit"
        tally.drawn += state.winner is None and state.reason != "double_forfeit"


def _table(
    season: Season,
    members: Sequence[EntrantId],
    tallies: dict[EntrantId, Tally],
    group: int,
    through_round: int | None,
) -> tuple[Standing, ...]:
    computers = season.computers
    ranks = {entrant.id: entrant.rank for entrant in season.entrants}
    order = _Order(season.settings.seed, season.settings.order_of_ties, tallies, ranks, computers)
    now = season.round if through_round is None else through_round
    dropped = {entrant.id for entrant in season.entrants if not entrant.plays_in(now + 1)}
    ranked = order.sorted(one for one in members if one not in computers)
    lines = [*enumerate(ranked, 1), *((0, one) for one in members if one in computers)]
    return tuple(
        _line(place, entrant, tallies[entrant], order.breakers(entrant), entrant in dropped, group)
        for place, entrant in lines
    )


def _line(
    place: int, entrant: EntrantId, tally: Tally, breakers: tuple[int, ...], dropped: bool, group: int
) -> Standing:
    return Standing(
        place=place,
        entrant=entrant,
        points=tally.points,
        played=tally.won + tally.drawn + tally.lost,
        won=tally.won,
        drawn=tally.drawn,
        lost=tally.lost,
        byes=tally.byes,
        scored=tally.scored,
        conceded=tally.conceded,
        breakers=breakers,
        dropped=dropped,
        group=group,
    )


class _Order:
    """Sorts by points and then by one tie-break after the other, each only among those still tied."""

    def __init__(
        self,
        seed: str,
        ties: Sequence[TieBreak],
        tallies: dict[EntrantId, Tally],
        ranks: Mapping[EntrantId, int],
        computers: Collection[EntrantId] = (),
    ) -> None:
        self._ties = ties
        self._tallies = tallies
        self._ranks = ranks
        self._computers = computers
        self._head_to_head: dict[EntrantId, int] = {}
        self._values: dict[TieBreak, Callable[[EntrantId], int]] = {
            "median_buchholz": lambda one: sum(self._scores_met(one)[1:-1]),
            "buchholz": lambda one: sum(self._scores_met(one)),
            "wins": lambda one: tallies[one].won,
            "difference": lambda one: tallies[one].scored - tallies[one].conceded,
            "scored": lambda one: tallies[one].scored,
            "head_to_head": lambda one: self._head_to_head.get(one, 0),
            "lot": lambda one: lot(seed, "tie", one),
        }

    def sorted(self, members: Iterable[EntrantId]) -> list[EntrantId]:
        """The members, best first. The id decides last of all, should two lots be equal."""
        self._head_to_head.clear()
        tied = _split(sorted(members), lambda one: self._tallies[one].points)
        for tie in self._ties:
            tied = [smaller for group in tied for smaller in self._broken(group, tie)]
        return [one for group in tied for one in group]

    def breakers(self, entrant: EntrantId) -> tuple[int, ...]:
        return tuple(self._values[tie](entrant) for tie in self._ties)

    def _broken(self, tied: list[EntrantId], tie: TieBreak) -> list[list[EntrantId]]:
        if len(tied) == 1:
            return [tied]
        if tie == "head_to_head":
            return self._by_meetings(tied)
        if tie == "lot" and not any(self._tallies[one].opponents for one in tied):
            return _split(tied, lambda one: -self._ranks[one])
        return _split(tied, self._values[tie])

    def _by_meetings(self, tied: list[EntrantId]) -> list[list[EntrantId]]:
        """By the points made among the tied, again and again while that separates some of them.

        Only where all of them have met: else who played more of the others would be better off.
        """
        against = {one: self._tallies[one].against for one in tied}
        if len(tied) == 1 or any(two not in against[one] for one, two in combinations(tied, 2)):
            return [tied]
        made = {one: sum(against[one][other] for other in tied if other != one) for one in tied}
        self._head_to_head.update(made)
        parts = _split(tied, lambda one: made[one])
        if len(parts) == 1:
            return parts
        return [smaller for part in parts for smaller in self._by_meetings(part)]

    def _scores_met(self, entrant: EntrantId) -> list[int]:
        """The points of everybody met, from the least; a bye and a computer are opponents without points.

        Else it would count how the computer did against others.
        """
        met = self._tallies[entrant].opponents
        return sorted(
            0 if other is None or other in self._computers else self._tallies[other].points for other in met
        )


def _split(tied: list[EntrantId], value: Callable[[EntrantId], int]) -> list[list[EntrantId]]:
    """Those with equal values together, the highest value first; otherwise the order stays."""
    ordered = sorted(tied, key=lambda one: -value(one))
    return [list(same) for _, same in groupby(ordered, key=value)]


def _merged(season: Season, tables: Sequence[Sequence[Standing]]) -> tuple[Standing, ...]:
    ranks = {entrant.id: entrant.rank for entrant in season.entrants}

    def key(line: Standing) -> tuple[int, Fraction, Fraction, Fraction, int, int, int]:
        played = max(1, line.played)
        return (
            line.place,
            -Fraction(line.points, played),
            -Fraction(line.difference, played),
            -Fraction(line.scored, played),
            0 if line.played else ranks[line.entrant],
            -lot(season.settings.seed, "tie", line.entrant),
            line.entrant,
        )

    lines = sorted((line for table in tables for line in table if line.is_ranked), key=key)
    computers = (line for table in tables for line in table if not line.is_ranked)
    return (*(replace(line, place=place) for place, line in enumerate(lines, 1)), *computers)
