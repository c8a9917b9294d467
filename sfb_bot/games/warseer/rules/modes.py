"""The ways to play, and the numbers in which they differ (section 17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sfb_bot.kernel import Mode, Seat

DUEL: Final = "duel"
ALLIANCE: Final = "alliance"


@dataclass(frozen=True, slots=True)
class ModeRules:
    """A mode: who plays with whom, how many creatures each may have, what a fallen hero is worth.

    `goals` are the points that win the quick and the full game, `feats` the sizes of their feat decks.
    `early` are how many players, in turn order, begin with 2 influence. `limit` counts hero and minions; in a
    skirmish it counts characters alone. `matches` is how many a tournament has.
    """

    name: str
    sides: tuple[tuple[Seat, ...], ...]
    limit: int
    goals: tuple[int, int]
    feats: tuple[int, int]
    early: int
    hero_points: int
    is_skirmish: bool = False
    creature_limit: int = 0
    matches: int = 0

    @property
    def form(self) -> Mode:
        """As commands and invitations know it."""
        return Mode(self.name, self.sides)

    @property
    def seats(self) -> int:
        """How many play."""
        return sum(len(side) for side in self.sides)

    @property
    def players_of_map(self) -> int:
        """For how many players its maps are."""
        return self.seats

    @property
    def is_free_for_all(self) -> bool:
        """Three or four, each for themselves."""
        return len(self.sides) > 2

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return SIDE_OF[self.name]

    @property
    def partners(self) -> tuple[tuple[Seat, ...], ...]:
        """The partners of each seat."""
        return PARTNERS[self.name]


def _alone(seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple((Seat(seat),) for seat in range(seats))


_PAIRS: Final = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
MODES: Final[dict[str, ModeRules]] = {
    mode.name: mode
    for mode in (
        ModeRules(DUEL, _alone(2), 7, (10, 12), (24, 30), 1, 6),
        ModeRules(ALLIANCE, _PAIRS, 5, (20, 24), (40, 40), 2, 5),
        ModeRules("melee3", _alone(3), 6, (10, 12), (40, 40), 2, 6),
        ModeRules("melee4", _alone(4), 5, (10, 12), (40, 40), 2, 6),
        ModeRules("champion", _alone(2), 7, (10, 12), (24, 30), 1, 6, matches=5),
        ModeRules("royal", _alone(2), 7, (10, 12), (24, 30), 1, 6, matches=7),
        ModeRules("skirmish2", _alone(2), 6, (0, 0), (0, 0), 0, 0, is_skirmish=True, creature_limit=7),
        ModeRules("skirmish3", _alone(3), 5, (0, 0), (0, 0), 0, 0, is_skirmish=True, creature_limit=6),
        ModeRules("skirmish4", _alone(4), 4, (0, 0), (0, 0), 0, 0, is_skirmish=True, creature_limit=5),
    )
}
SIDE_OF: Final[dict[str, tuple[int, ...]]] = {
    name: tuple(
        next(number for number, side in enumerate(mode.sides) if Seat(seat) in side)
        for seat in range(mode.seats)
    )
    for name, mode in MODES.items()
}
PARTNERS: Final[dict[str, tuple[tuple[Seat, ...], ...]]] = {
    name: tuple(
        tuple(other for other in mode.sides[SIDE_OF[name][seat]] if other != seat)
        for seat in range(mode.seats)
    )
    for name, mode in MODES.items()
}
