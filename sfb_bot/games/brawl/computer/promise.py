"""What looks worth trying before any search: attacks that reach, hexes that matter, no stepping on traps."""

from __future__ import annotations

from typing import Final

from sfb_bot.computer import Idea
from sfb_bot.games.brawl.rules.board import own_area
from sfb_bot.games.brawl.rules.choices import (
    About,
    OnCard,
    OnHex,
    OnPath,
    OnTargets,
    StandardChoice,
    Word,
)
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.hexgrid import Mask
from sfb_bot.kernel import Decision

ON_A_TRAP: Final = 0.25
ON_A_GOAL: Final = 2.5
IN_ATTACK_RANGE: Final = 2.0
OUT_OF_RANGE: Final = 0.5
DOING_NOTHING: Final = 0.3


def promising(state: State, decision: Decision) -> list[Idea]:
    """Every option with a weight."""
    if decision.prompt == "act":
        return [((option,), _of_action(state, option.payload)) for option in decision.options]
    goals: Mask | None = None
    found: list[Idea] = []
    for option in decision.options:
        weight = 1.0
        payload = option.payload
        if isinstance(payload, OnHex | OnPath):
            if goals is None:
                goals = _goals(state)
            if state.token_cells >> payload.cell & 1:
                weight = ON_A_TRAP
            elif goals >> payload.cell & 1:
                weight = ON_A_GOAL
        elif isinstance(payload, OnTargets):
            weight = _of_targets(state, decision, payload)
        elif isinstance(payload, Word) and payload.word in ("stop", "show"):
            weight = DOING_NOTHING
        found.append(((option,), weight))
    return found


def _of_action(state: State, payload: object) -> float:
    if isinstance(payload, OnCard):
        card = state.content.cards[payload.card]
        if card.kind != "attack" or card.reach is None:
            return 1.0
        figure = next(f for f in state.figures if f.seat == state.turn and f.champion.id == card.champion)
        if not figure.in_arena:
            return OUT_OF_RANGE
        near = state.content.arena.grid.near(figure.cell, card.reach.farthest + (card.move or 0))
        return IN_ATTACK_RANGE if near & state.standing[1 - figure.side] else OUT_OF_RANGE
    if isinstance(payload, StandardChoice):
        return 0.8
    return DOING_NOTHING


def _of_targets(state: State, decision: Decision, payload: OnTargets) -> float:
    """Enemies that are nearly out first, and hardly ever only to hit friends."""
    attacker = decision.about.figure if isinstance(decision.about, About) else -1
    side = state.figures[attacker].side if attacker >= 0 else side_of(decision.seat)
    weight = 0.3
    for target in payload.figures:
        figure = state.figures[target]
        left = max(1, figure.sheet.health - figure.damage)
        weight += (1.0 if figure.side != side else -0.7) * (0.7 + 2.0 / left)
    return max(0.1, weight)


def _goals(state: State) -> Mask:
    """Hexes that count for a challenge on the track."""
    arena = state.content.arena
    side = side_of(state.turn)
    goals = 0
    if not all(state.areas):
        return goals
    for name in state.track:
        if name is None:
            continue
        challenge = state.content.challenges[name]
        match challenge.kind:
            case "control_area":
                goals |= arena.statues[challenge.statue].area
            case "beside_statue":
                goals |= arena.beside_statue[challenge.statue]
            case "beside_one_statue" | "beside_every_statue":
                for cells in arena.beside_statue.values():
                    goals |= cells
            case "on_trap_hexes":
                goals |= arena.trap_hexes
            case "control_enemy_deployment":
                goals |= own_area(state, 1 - side)
            case "in_both_deployments":
                goals |= own_area(state, 0) | own_area(state, 1)
            case "levelled":
                pass
    return goals
