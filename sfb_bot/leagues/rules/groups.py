"""Who plays in which group: dealt by ranking like a snake, so that the groups are equally strong."""

from __future__ import annotations

from sfb_bot.leagues.rules.values import EntrantId, Season


def groups_of(season: Season) -> dict[int, tuple[EntrantId, ...]]:
    """The entrants of every group by ranking; groups count from 1, without groups all are in group 0.

    It depends on the ranking alone: who drops leaves a gap, nobody is moved.
    """
    ranked = [entrant.id for entrant in sorted(season.entrants, key=lambda entrant: entrant.rank)]
    if season.settings.format != "groups":
        return {0: tuple(ranked)}
    count = season.settings.groups
    dealt: dict[int, list[EntrantId]] = {group: [] for group in range(1, count + 1)}
    for index, entrant in enumerate(ranked):
        turn, place = divmod(index, count)
        dealt[place + 1 if turn % 2 == 0 else count - place].append(entrant)
    return {group: tuple(members) for group, members in dealt.items()}
