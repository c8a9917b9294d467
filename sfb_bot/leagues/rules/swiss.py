"""Swiss rounds: equals meet, nobody twice, and everybody starts about as often as not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from math import ceil, log2
from typing import Final, TypeAlias, cast

from sfb_bot.leagues.rules.lots import lot
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import PLAYED_REASONS, EntrantId, Season

# What is bad about a pair, the worst first. Smaller is better, one entry before the next.
Cost: TypeAlias = tuple[int, ...]
# Two places among the players, the smaller first; the place after the last is the bye.
Places: TypeAlias = tuple[int, int]

# The first entries of a cost are to be avoided if there is any way.
GRAVE: Final = 3

# Nobody should have started this many more (or fewer) games than not, unless there is no other way.
MOST_OUT_OF_BALANCE: Final = 2

# Up to here all pairs are looked at; in larger fields each player is first tried with this many partners.
SMALL_FIELD: Final = 40
FEW_PARTNERS: Final = 6


@dataclass(frozen=True, slots=True)
class Paired:
    """One starts against another, or has a bye."""

    first: EntrantId
    second: EntrantId | None


@dataclass(frozen=True, slots=True)
class _Player:
    """What matters for pairing; places count from 0, the group is everybody with as many points."""

    id: EntrantId
    points: int
    place: int
    place_in_group: int
    group_size: int
    byes: int
    balance: int
    last_start: int


def swiss_rounds(season: Season) -> int:
    """How many Swiss rounds the season has."""
    people = len(season.entrants) - len(season.computers)
    return season.settings.swiss_rounds or max(1, ceil(log2(max(2, people))))


def pair_swiss(season: Season, number: int) -> tuple[Paired, ...]:
    """The pairs of a round, the best-placed first, a bye last.

    The best pairing as a whole is found by matching, by these aims in this order: nobody has a second
    bye; nobody meets the same opponent again; nobody gets more than two starts out of balance; the bye
    goes to one with the fewest points; those meet who have equally many points; starts are balanced;
    and the upper half of equals, by ranking, meets the lower half.

    Where a computer player fills in, it is met instead of a bye, by the same aims: nobody meets it twice, and
    it meets one with the fewest points, whatever points it has itself. With an even number it sits out.
    """
    players = _players(season, number)
    if len(players) < 2:
        return ()
    met = meetings(season)
    costs: dict[Places, Cost] = {
        (one.place, two.place): _cost(one, two, met[_both(one.id, two.id)])
        for one, two in combinations(players, 2)
    }
    if len(players) % 2:
        fewest = min(player.points for player in players)
        costs |= {(player.place, len(players)): _bye_cost(player, fewest, len(players)) for player in players}
    computer = _computer(season, number)
    by_place = {player.place: player for player in players}
    found: list[Paired] = []
    for one, two in sorted(_best_pairs(costs, len(players))):
        if two in by_place:
            found.append(_in_order(season, by_place[one], by_place[two], number))
        elif computer is not None:
            found.append(_in_order(season, by_place[one], computer, number))
        else:
            found.append(Paired(by_place[one].id, None))
    return tuple(sorted(found, key=lambda pair: pair.second is None))


def who_starts(season: Season, number: int, one: EntrantId, two: EntrantId) -> Paired:
    """Two who are paired by hand in a round, in the order in which they would have been paired."""
    computer = _computer(season, number)
    players = {player.id: player for player in (*_players(season, number), *([computer] if computer else []))}
    return _in_order(season, players[one], players[two], number)


def _both(one: EntrantId, two: EntrantId) -> frozenset[EntrantId]:
    return frozenset((one, two))


def _computer(season: Season, number: int) -> _Player | None:
    """The computer player that fills in, if there is one in this round."""
    found = next((one for one in season.entrants if one.is_computer and one.plays_in(number)), None)
    if found is None:
        return None
    balance, last_start = _starts(season)
    return _Player(found.id, 0, 0, 0, 0, 0, balance[found.id], last_start[found.id])


def _players(season: Season, number: int) -> list[_Player]:
    """The people who play, by points and then by ranking, as the first round knows nothing else."""
    rank = {
        entrant.id: entrant.rank
        for entrant in season.entrants
        if entrant.plays_in(number) and not entrant.is_computer
    }
    computers = season.computers
    met_computers = Counter(
        one
        for pairing in season.pairings
        if pairing.stage == "main" and computers.intersection(pairing.entrants)
        for one in pairing.entrants
    )
    table = [line for line in standings(season) if line.entrant in rank]
    table.sort(key=lambda line: (-line.points, rank[line.entrant]))
    sizes = Counter(line.points for line in table)
    seen: Counter[int] = Counter()
    balance, last_start = _starts(season)
    players: list[_Player] = []
    for place, line in enumerate(table):
        players.append(
            _Player(
                id=line.entrant,
                points=line.points,
                place=place,
                place_in_group=seen[line.points],
                group_size=sizes[line.points],
                # A game against the computer is what others have a bye for.
                byes=line.byes + met_computers[line.entrant],
                balance=balance[line.entrant],
                last_start=last_start[line.entrant],
            )
        )
        seen[line.points] += 1
    return players


def _starts(season: Season) -> tuple[Counter[EntrantId], Counter[EntrantId]]:
    """How much more often everybody has started than not, and in which round last; forfeits left out."""
    balance: Counter[EntrantId] = Counter()
    last: Counter[EntrantId] = Counter()
    for state in pairing_states(season).values():
        pairing = state.pairing
        if pairing.first_player is None or not any(game.reason in PLAYED_REASONS for game in state.games):
            continue
        for entrant in pairing.entrants:
            balance[entrant] += 1 if entrant == pairing.first_player else -1
        last[pairing.first_player] = max(last[pairing.first_player], pairing.round)
    return balance, last


def meetings(season: Season) -> Counter[frozenset[EntrantId]]:
    return Counter(
        _both(pairing.home, pairing.away) for pairing in season.pairings if pairing.away is not None
    )


def _cost(one: _Player, two: _Player, meetings: int) -> Cost:
    low, high = sorted((one.balance, two.balance))
    # Whoever has started less often starts.
    after = (low + 1, high - 1)
    if one.points == two.points:
        out_of_half = abs(2 * (two.place_in_group - one.place_in_group) - one.group_size)
    else:
        out_of_half = 2 * abs(two.place - one.place)
    return (
        0,
        meetings * meetings,
        sum(abs(balance) > MOST_OUT_OF_BALANCE for balance in after),
        0,
        (one.points - two.points) ** 2,
        sum(balance * balance for balance in after),
        out_of_half,
    )


def _bye_cost(player: _Player, fewest: int, count: int) -> Cost:
    return (
        player.byes * player.byes,
        0,
        0,
        player.points - fewest,
        0,
        player.balance * player.balance,
        2 * (count - player.place),
    )


def _in_order(season: Season, one: _Player, two: _Player, number: int) -> Paired:
    """Who starts: who has done so less often, else whose last start is longer ago, else at random."""

    def eagerness(player: _Player) -> tuple[int, int, int]:
        drawn = lot(season.settings.seed, "start", number, player.id)
        return player.balance, player.last_start, drawn

    first, second = sorted((one, two), key=eagerness)
    return Paired(first.id, second.id)


def _best_pairs(costs: dict[Places, Cost], count: int) -> list[Places]:
    """The pairs with the least cost in all, entry by entry.

    Matching a large field takes long with all its pairs, nearly all of which are hopeless. So everybody
    is first given only the best few partners among equals, and fewer among those with other points; more
    if that pairs not everybody, or somebody badly who might be paired well.
    """
    nodes = count + count % 2
    few = count if count <= SMALL_FIELD else FEW_PARTNERS
    while True:
        tried = costs if few >= count else _nearest(costs, few)
        pairs = _matched(tried)
        bad = any(any(costs[pair][:GRAVE]) for pair in pairs)
        if few >= count or (2 * len(pairs) == nodes and not bad):
            return pairs
        few *= 4


def _nearest(costs: dict[Places, Cost], few: int) -> dict[Places, Cost]:
    """The best few pairs of everybody: of equals for every balance of starts, of others the nearest ones.

    For every balance, because the best alone might leave over players who only fit each other.
    """
    partners: dict[int, dict[Cost, list[tuple[Cost, Places]]]] = {}
    for pair, cost in costs.items():
        for place in pair:
            partners.setdefault(place, {}).setdefault(cost[GRAVE : GRAVE + 3], []).append((cost, pair))
    kept: dict[Places, Cost] = {}
    for kinds in partners.values():
        unequal = 0
        for kind in sorted(kinds):
            equal = not any(kind[:2])
            unequal += not equal
            if equal or unequal <= few:
                best = sorted(kinds[kind])[: few if equal else max(2, few // 4)]
                kept.update((pair, cost) for cost, pair in best)
    return kept


def _matched(costs: dict[Places, Cost]) -> list[Places]:
    """As many pairs as can be, with the least cost in all."""
    # Imported here: it takes a while and is needed once a round.
    import networkx

    least = [min(column) for column in zip(*costs.values(), strict=True)]
    most = [max(column) for column in zip(*costs.values(), strict=True)]
    edges = max(max(pair) for pair in costs) // 2 + 1
    graph: networkx.Graph[int] = networkx.Graph()
    for (one, two), cost in sorted(costs.items()):
        weight = 0
        for value, low, high in zip(cost, least, most, strict=True):
            # Each entry is a digit large enough for the sum over all pairs, so no sum reaches the next.
            weight = weight * (edges * (high - low) + 1) + (high - value)
        graph.add_edge(one, two, weight=weight)
    found = cast("set[Places]", networkx.max_weight_matching(graph, maxcardinality=True))
    return [(min(pair), max(pair)) for pair in found]
