"""Whether a side meets a challenge's condition right now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.brawl.rules.board import own_area
from sfb_bot.games.brawl.rules.content import Challenge, ConditionKind
from sfb_bot.games.brawl.rules.ids import ChallengeId
from sfb_bot.games.brawl.rules.model import SIDES, Side, State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.hexgrid import Mask


def is_met(state: State, challenge: Challenge, side: Side) -> bool:
    """True if the side would score the challenge were it scored now; champions on a Gate count nowhere."""
    return _CONDITIONS[challenge.kind](state, challenge, side)


def points_ahead(state: State, side: Side) -> int:
    """What a side will score from challenges at its next scoring if everybody stays where they are.

    Whoever is at turn before that scores first and takes what they meet; between two rounds the track moves.
    """
    points, step = state.mode.track_points, state.mode.track_step
    gone, moved = set[ChallengeId](), 0
    at_turn = state.order.index(state.turn)
    for place in range(at_turn + 1, at_turn + 1 + len(state.order)):
        moved = step if place >= len(state.order) else 0
        scoring = side_of(state.order[place % len(state.order)])
        found = {
            challenge: points[slot + moved]
            for slot, challenge in enumerate(state.track)
            if challenge is not None
            and challenge not in gone
            and slot + moved < len(points)
            and points[slot + moved]
            and is_met(state, state.content.challenges[challenge], scoring)
        }
        if scoring == side:
            return sum(found.values())
        gone.update(found)
    return 0


def _count(state: State, side: Side, cells: Mask) -> int:
    return (state.standing[side] & cells).bit_count()


def _controls(state: State, side: Side, cells: Mask) -> bool:
    return _count(state, side, cells) > _count(state, 1 - side, cells)


def _control_area(state: State, challenge: Challenge, side: Side) -> bool:
    return _controls(state, side, state.content.arena.statues[challenge.statue].area)


def _control_enemy_deployment(state: State, challenge: Challenge, side: Side) -> bool:
    del challenge
    return _controls(state, side, own_area(state, 1 - side))


def _in_both_deployments(state: State, challenge: Challenge, side: Side) -> bool:
    del challenge
    return all(_count(state, side, own_area(state, which)) for which in SIDES)


def _beside_statue(state: State, challenge: Challenge, side: Side) -> bool:
    return _count(state, side, state.content.arena.beside_statue[challenge.statue]) >= challenge.count


def _beside_every_statue(state: State, challenge: Challenge, side: Side) -> bool:
    del challenge
    return all(_count(state, side, beside) for beside in state.content.arena.beside_statue.values())


def _beside_one_statue(state: State, challenge: Challenge, side: Side) -> bool:
    statues = state.content.arena.beside_statue.values()
    return any(_count(state, side, beside) >= challenge.count for beside in statues)


def _on_trap_hexes(state: State, challenge: Challenge, side: Side) -> bool:
    return _count(state, side, state.content.arena.trap_hexes | state.token_cells) >= challenge.count


def _levelled(state: State, challenge: Challenge, side: Side) -> bool:
    return sum(figure.levelled for figure in state.figures if figure.side == side) >= challenge.count


_CONDITIONS: Final[dict[ConditionKind, Callable[[State, Challenge, Side], bool]]] = {
    "control_area": _control_area,
    "control_enemy_deployment": _control_enemy_deployment,
    "in_both_deployments": _in_both_deployments,
    "beside_statue": _beside_statue,
    "beside_every_statue": _beside_every_statue,
    "beside_one_statue": _beside_one_statue,
    "on_trap_hexes": _on_trap_hexes,
    "levelled": _levelled,
}
