"""Who plays in which group: dealt by ranking like a snake, so that the groups are equally strong."""

from __future__ import annotations

from sfb_bot.leagues.rules.values import EntrantId, Season


def groups_of(season: Season) -> dict[int, tuple[EntrantId, ...]]:
    """The entrants of every group by ranking; groups count from 1, without groups all are in group 0.

    It depends on the ranking alone: who drops leaves a gap, nobody is moved. Those who fill in come last, one
    to each group of an odd number.
    """
    entrants = sorted(season.entrants, key=lambda entrant: entrant.rank)
    if season.settings.format != "groups":
        return {0: tuple(entrant.id for entrant in entrants)}
    ranked = [entrant.id for entrant in entrants if not entrant.fills_in]
    count = season.settings.groups
    dealt: dict[int, list[EntrantId]] = {group: [] for group in range(1, count + 1)}
    for index, entrant in enumerate(ranked):
        turn, place = divmod(index, count)
        dealt[place + 1 if turn % 2 == 0 else count - place].append(entrant)
    odd = [members for members in dealt.values() if len(members) % 2]
    for members, entrant in zip(odd, (one.id for one in entrants if one.fills_in), strict=False):
        members.append(entrant)
    return {group: tuple(members) for group, members in dealt.items()}
