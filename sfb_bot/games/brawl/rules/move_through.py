"""A card's own move that goes through enemies, asked by destination and by whom it passes (Q29)."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import blocked, is_rooted, waking_tokens
from sfb_bot.games.brawl.rules.choices import STOP, OnHex, OnPath
from sfb_bot.games.brawl.rules.content import Passage
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import Figure, State
from sfb_bot.games.brawl.rules.traps import arrive
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Flow, Option, choose, value


@value
class Way:
    """A shortest way to a hex through exactly these enemies."""

    path: tuple[Cell, ...]
    through: frozenset[FigureId]


def walk_through(fx: BrawlFx, act: Act, points: int, passages: frozenset[Passage]) -> Flow[None]:
    """Move up to this many hexes; `act.passed` notes the enemies that were passed, each once.

    Every free hex is one option for each set of enemies that can be passed on the way to it. A token is
    entered as in any other move, unless the move goes over traps: then only the one it stops on triggers.
    """
    state, figure = fx.state, fx.state.figures[act.figure]
    over_traps = "traps" in passages
    while points > 0 and figure.in_arena and not is_rooted(state, figure.id):
        tokens = waking_tokens(state)
        ways = find_ways(state, figure, points, passages)
        if not ways:
            return
        options = [*_options(state, ways), STOP]
        choice = yield from choose(act.seat, "move", options, about=act.about_figure(figure.id, points))
        if not isinstance(choice, (OnHex, OnPath)):
            break
        through = frozenset(choice.through) if isinstance(choice, OnPath) else frozenset[FigureId]()
        path = ways[choice.cell, through].path
        act.passed = (*act.passed, *sorted(through - {*act.passed}))
        fx.emit(ev.Moved(figure.id, path, "move"))
        points -= len(path)
        if tokens >> choice.cell & 1:
            yield from arrive(fx, figure.id, figure.id)
            if over_traps:
                return
        elif state.setup.asks_little:
            # As in any other move: what is left could have been gone before.
            return


def find_ways(
    state: State, figure: Figure, points: int, passages: frozenset[Passage]
) -> dict[tuple[Cell, frozenset[FigureId]], Way]:
    """A shortest way to every free hex within reach, for every set of enemies that can be passed.

    The hex it starts from is free once it is left, so a way through an enemy may lead back to it.
    """
    arena = state.content.arena
    walls: Mask = 0 if "statues" in passages else arena.statue_cells
    stops: Mask = 0 if "traps" in passages else waking_tokens(state)
    enemies = {f.cell: f.id for f in state.figures if f.in_arena and f.side != figure.side}
    closed = blocked(state) & ~(1 << figure.cell)
    nobody = frozenset[FigureId]()
    seen: set[tuple[Cell, frozenset[FigureId]]] = {(figure.cell, nobody)}
    edge = [(figure.cell, Way((), nobody))]
    found: dict[tuple[Cell, frozenset[FigureId]], Way] = {}
    for _ in range(points):
        reached: list[tuple[Cell, Way]] = []
        for cell, way in edge:
            if way.path and stops >> cell & 1:
                continue
            for after in arena.grid.steps[cell]:
                if after < 0 or walls >> after & 1:
                    continue
                through = way.through | {enemies[after]} if after in enemies else way.through
                if (after, through) in seen:
                    continue
                seen.add((after, through))
                longer = Way((*way.path, after), through)
                reached.append((after, longer))
                if not closed >> after & 1:
                    found[after, through] = longer
        edge = reached
    return found


def _options(state: State, ways: dict[tuple[Cell, frozenset[FigureId]], Way]) -> list[Option]:
    """By hex in board order, first without passing anybody, then by whom."""
    arena = state.content.arena
    options: list[Option] = []
    for cell, through in sorted(ways, key=lambda way: (way[0], len(way[1]), sorted(way[1]))):
        if through:
            passed = tuple(sorted(through))
            key = f"{arena.grid.names[cell]}~{'+'.join(map(str, passed))}"
            options.append(Option(key, OnPath(cell, passed)))
        else:
            options.append(arena.hex_options[cell])
    return options
