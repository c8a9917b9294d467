"""How a position looks to a side: points, challenges held or within reach, wounds, levels, cores, cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.brawl.rules.board import own_area
from sfb_bot.games.brawl.rules.challenges import is_met
from sfb_bot.games.brawl.rules.content import CORES, Arena, Challenge, ConditionKind
from sfb_bot.games.brawl.rules.model import SIDES, Side, State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.hexgrid import Mask

# What each feature is worth in victory points.
WEIGHTS: Final = {
    "points": 1.0,
    # What the side whose turn comes next is sure to score.
    "scores_next": 0.95,
    # What the side at turn will score if the other side does not prevent it.
    "holds": 0.6,
    # Challenges that are nearly met, for the scoring after the next.
    "within_reach": 0.3,
    "wounds": 0.7,
    "levels": 0.35,
    "present": 0.3,
    # Spent on reactions before the coming turn, by the side that is not at turn.
    "cores": 0.25,
    "cards": 0.06,
}
# How much less a challenge counts for every step that is missing.
STEP: Final = 0.82
# Steps from a Gate to most places, and those that earning a level stands for.
FROM_GATE: Final = 6
TO_A_LEVEL: Final = 5
NOBODY_LEFT: Final = 7


class Evaluation:
    """Counts features; keeps the distances to the places that matter."""

    def __init__(self) -> None:
        self._distances: dict[Mask, tuple[int, ...]] = {}
        self._ways: dict[ConditionKind, Callable[[State, Challenge, Side], int]] = {
            "control_area": self._control_area,
            "control_enemy_deployment": self._control_enemy_deployment,
            "in_both_deployments": self._in_both_deployments,
            "beside_statue": self._beside_statue,
            "beside_every_statue": self._beside_every_statue,
            "beside_one_statue": self._beside_one_statue,
            "on_trap_hexes": self._on_trap_hexes,
            "levelled": self._levelled,
        }

    def features(self, state: State, seat_side: Side) -> tuple[float, ...]:
        """In the order of WEIGHTS: what a side has less what the other has, if the turn ended now."""
        mover = side_of(state.turn)
        waiting = 1 - mover
        sign = 1.0 if seat_side == mover else -1.0
        certain, held, near = self._challenges(state, mover)
        wounds = levels = present = 0.0
        for figure in state.figures:
            ours = 1.0 if figure.side == mover else -1.0
            if figure.cell < 0:
                present -= ours
                continue
            if figure.damage:
                share = figure.damage / figure.sheet.health
                wounds -= ours * share * (0.6 + 0.4 * share)
            if figure.levelled:
                levels += ours
        cores = cards = 0
        hand = state.mode.hand
        for player in state.players:
            if player.seat % 2 == waiting:
                cores += len(CORES) - player.ready.bit_count()
                cards += hand - len(player.hand)
        return (
            sign * (state.vp[mover] - state.vp[waiting]),
            -sign * certain,
            sign * held,
            sign * near,
            sign * wounds,
            sign * levels,
            sign * present,
            sign * cores,
            sign * cards,
        )

    def _challenges(self, state: State, mover: Side) -> tuple[float, float, float]:
        """What the other side scores next, what the mover holds, and what is near (mover less other)."""
        if not state.order or not all(state.areas):
            return 0.0, 0.0, 0.0
        mode = state.mode
        seats, points, step = len(state.order), mode.track_points, mode.track_step
        place = state.order.index(state.turn)
        # How often the track has moved when each side scores next, and the time after that.
        shifts = [(place + turn) // seats * step for turn in (1, 2, 3, 4)]
        certain = held = near = 0.0
        for slot, name in enumerate(state.track):
            if name is None:
                continue
            challenge = state.content.challenges[name]
            first, second, third, fourth = (
                points[slot + shift] if slot + shift < len(points) and (shift or state.round > 1) else 0
                for shift in shifts
            )
            if not (first or second or third or fourth):
                continue
            theirs = is_met(state, challenge, 1 - mover)
            ours = is_met(state, challenge, mover)
            if theirs and first:
                certain += first
                continue
            if ours:
                held += second
            if ours and second:
                continue
            if fourth:
                near += fourth * STEP ** self._steps(state, challenge, mover)
            if third:
                near -= third * STEP ** self._steps(state, challenge, 1 - mover)
        return certain, held, near

    def _steps(self, state: State, challenge: Challenge, side: Side) -> int:
        """About how many steps a side is away from meeting a challenge."""
        return self._ways[challenge.kind](state, challenge, side)

    def _control_area(self, state: State, challenge: Challenge, side: Side) -> int:
        return self._to_control(state, side, state.content.arena.statues[challenge.statue].area)

    def _control_enemy_deployment(self, state: State, challenge: Challenge, side: Side) -> int:
        del challenge
        return self._to_control(state, side, own_area(state, 1 - side))

    def _in_both_deployments(self, state: State, challenge: Challenge, side: Side) -> int:
        del challenge
        return self._to_each(state, side, [own_area(state, which) for which in SIDES])

    def _beside_statue(self, state: State, challenge: Challenge, side: Side) -> int:
        cells = state.content.arena.beside_statue[challenge.statue]
        return self._to_gather(state, side, cells, challenge.count)

    def _beside_every_statue(self, state: State, challenge: Challenge, side: Side) -> int:
        del challenge
        return self._to_each(state, side, list(state.content.arena.beside_statue.values()))

    def _beside_one_statue(self, state: State, challenge: Challenge, side: Side) -> int:
        statues = state.content.arena.beside_statue.values()
        return min([self._to_gather(state, side, cells, challenge.count) for cells in statues])

    def _on_trap_hexes(self, state: State, challenge: Challenge, side: Side) -> int:
        cells = state.content.arena.trap_hexes | state.token_cells
        return self._to_gather(state, side, cells, challenge.count)

    def _levelled(self, state: State, challenge: Challenge, side: Side) -> int:
        levelled = sum([figure.levelled for figure in state.figures if figure.side == side])
        return TO_A_LEVEL * max(0, challenge.count - levelled)

    def _to_control(self, state: State, side: Side, cells: Mask) -> int:
        enemies = (state.standing[1 - side] & cells).bit_count()
        return self._to_gather(state, side, cells, enemies + 1)

    def _to_gather(self, state: State, side: Side, cells: Mask, count: int) -> int:
        """Steps until so many champions of a side stand on these cells."""
        far = self._distances.get(cells) or self._measure(state.content.arena, cells)
        ways = sorted([far[figure.cell] for figure in state.figures if figure.side == side])
        missing = count - len(ways)
        return sum(ways[:count]) + (NOBODY_LEFT * missing if missing > 0 else 0)

    def _to_each(self, state: State, side: Side, places: list[Mask]) -> int:
        """Steps until a champion of a side stands at each of these places; whoever is nearest goes."""
        arena = state.content.arena
        left = [figure.cell for figure in state.figures if figure.side == side]
        total = 0
        for cells in places:
            far = self._distances.get(cells) or self._measure(arena, cells)
            if not left:
                return total + NOBODY_LEFT
            nearest = min(left, key=far.__getitem__)
            total += far[nearest]
            left.remove(nearest)
        return total

    def _measure(self, arena: Arena, cells: Mask) -> tuple[int, ...]:
        """The distance of every cell to the nearest of these; the Gate, number -1, comes last."""
        distance = arena.grid.distance
        goals = [cell for cell in range(len(distance)) if cells >> cell & 1]
        found = (*(min([row[goal] for goal in goals], default=FROM_GATE) for row in distance), FROM_GATE)
        self._distances[cells] = found
        return found
