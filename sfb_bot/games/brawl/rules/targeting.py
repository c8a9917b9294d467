"""Which champions a card can be aimed at from where its champion stands."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.brawl.rules.board import figures_in, occupied
from sfb_bot.games.brawl.rules.choices import OnTargets
from sfb_bot.games.brawl.rules.content import Card, StandardAction
from sfb_bot.games.brawl.rules.hooks import GUARD, HIDDEN
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import Figure, State
from sfb_bot.games.brawl.rules.stats import reach
from sfb_bot.hexgrid import Cell, Mask, cells_of
from sfb_bot.kernel import Option

ARC_LENGTH = 3


def target_options(state: State, figure: Figure, card: Card | StandardAction) -> list[Option]:
    """Every way to aim the card: one enemy (or anybody), or a pattern with at least one enemy in it.

    Patterns that hit the same champions are one option; the first direction stands for them.
    """
    aim = reach(figure, card)
    if aim is None or not figure.in_arena:
        return []
    hidden = _untargetable(state) if isinstance(card, Card) and card.kind == "attack" else 0
    enemies = aimed_at = state.standing[1 - figure.side] & ~hidden
    if isinstance(card, Card) and card.aims_at_anyone:
        aimed_at = occupied(state) & ~hidden & ~(1 << figure.cell)
    if aim.kind in ("arc", "ring"):
        found: dict[tuple[FigureId, ...], Option] = {}
        for name, cells in _patterns(state, figure.cell, aim.kind):
            if cells & enemies:
                hit = figures_in(state, cells & ~hidden)
                found.setdefault(hit, Option(name, OnTargets(hit, tuple(cells_of(cells)))))
        options = list(found.values())
    else:
        grid = state.content.arena.grid
        if aim.kind == "direct":
            cells = _in_sight(state, figure.cell, aim.nearest, aim.farthest) & aimed_at
        else:
            cells = grid.at_range(figure.cell, aim.nearest, aim.farthest) & aimed_at
        options = [
            Option(state.figures[target].option.key, OnTargets((target,), (state.figures[target].cell,)))
            for target in figures_in(state, cells)
        ]
    return options


def attack_options(state: State, figure: Figure, card: Card) -> list[Option]:
    """Ways to aim an attack; next to an enemy who guards, only those that include the guard (Q47)."""
    options = target_options(state, figure, card)
    for guard in state.figures:
        if guard.levelled and any(GUARD.of(guard, state, figure)):
            options = [option for option in options if guard.id in _figures(option)]
    return options


def _untargetable(state: State) -> Mask:
    """Where champions stand whom no attack can target, friend's or foe's."""
    hidden = 0
    for figure in state.figures:
        if figure.levelled and figure.in_arena and any(HIDDEN.of(figure, state)):
            hidden |= 1 << figure.cell
    return hidden


def _figures(option: Option) -> tuple[FigureId, ...]:
    assert isinstance(option.payload, OnTargets)
    return option.payload.figures


def _patterns(state: State, start: Cell, kind: str) -> Iterator[tuple[str, Mask]]:
    """The ring of all six neighbours, or the six arcs of three; hexes outside the arena do not count."""
    grid = state.content.arena.grid
    if kind == "ring":
        yield "ring", grid.adjacent[start]
        return
    steps = grid.steps[start]
    for direction in range(len(steps)):
        arc = [steps[(direction + turn) % len(steps)] for turn in range(ARC_LENGTH)]
        yield f"arc{direction + 1}", grid.mask(cell for cell in arc if cell >= 0)


def _in_sight(state: State, start: Cell, nearest: int, farthest: int) -> Mask:
    """Hexes in a row with `start`, up to and including the first champion or statue (Q39)."""
    stops = occupied(state) | state.content.arena.statue_cells
    found = 0
    for line in state.content.arena.grid.rays[start]:
        for number, cell in enumerate(line[:farthest], 1):
            if number >= nearest:
                found |= 1 << cell
            if stops >> cell & 1:
                break
    return found
