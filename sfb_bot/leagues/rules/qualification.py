"""Who goes to the play-offs, and with which seed."""

from __future__ import annotations

from sfb_bot.leagues.rules.bracket_plan import seed_order
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import EntrantId, Season, Standing


def qualified(season: Season) -> tuple[EntrantId, ...]:
    """Those who go to the play-offs, in seeding order; who has dropped is passed over, and computers.

    In a pure elimination that is everybody, as ranked. From groups the winners are seeded first, then the
    seconds, and so on; among those of the same place seeds are exchanged so that nobody meets somebody of
    their own group in the first round, where possible.
    """
    if not season.settings.has_table:
        ranked = sorted(season.entrants, key=lambda entrant: entrant.rank)
        playing = (one for one in ranked if one.plays_in(season.round + 1) and not one.is_computer)
        return tuple(one.id for one in playing)
    table = [line for line in standings(season) if not line.dropped and line.is_ranked]
    most = season.settings.qualifiers
    if season.settings.format != "groups":
        return tuple(line.entrant for line in table[:most])
    tiers: dict[int, list[Standing]] = {}
    taken: dict[int, int] = {}
    for line in table:
        taken[line.group] = taken.get(line.group, 0) + 1
        if taken[line.group] <= most:
            tiers.setdefault(taken[line.group], []).append(line)
    ordered = [line for tier in sorted(tiers) for line in tiers[tier]]
    tier_of = {line.entrant: tier for tier, lines in tiers.items() for line in lines}
    return tuple(line.entrant for line in _apart(ordered, tier_of))


def _apart(seeded: list[Standing], tier_of: dict[EntrantId, int]) -> list[Standing]:
    """Exchanges lower seeds within their tier while that leaves fewer first matches within a group."""
    if len(seeded) < 2:
        return seeded
    order = seed_order(1 << (len(seeded) - 1).bit_length())
    matches = [
        (min(pair) - 1, max(pair) - 1)
        for pair in zip(order[::2], order[1::2], strict=True)
        if max(pair) <= len(seeded)
    ]

    def clashes(lines: list[Standing]) -> int:
        return sum(lines[high].group == lines[low].group for high, low in matches)

    best = list(seeded)
    improved = True
    while improved and clashes(best):
        improved = False
        for one in range(len(best) - 1, 0, -1):
            for two in range(one - 1, -1, -1):
                if tier_of[best[one].entrant] != tier_of[best[two].entrant]:
                    continue
                tried = list(best)
                tried[one], tried[two] = tried[two], tried[one]
                if clashes(tried) < clashes(best):
                    best, improved = tried, True
    return best
