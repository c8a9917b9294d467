"""Ops by which champions go somewhere: Dash, Jump, Swoop, Sail and Place."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import movement
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.words import Figures, Number, PlaceName
from sfb_bot.kernel import Flow


@op("dash", who=Figures("self"), steps=Number(), offers="who_dashes", declinable=True)
def dash(fx: BrawlFx, act: Act, who: Sequence[FigureId], steps: int) -> Flow[None]:
    """Each may dash up to this many hexes in one row."""
    for figure in who:
        yield from movement.dash(fx, act, figure, steps)


@op("jump", who=Figures("self"), steps=Number(), offers="who_jumps", declinable=True)
def jump(fx: BrawlFx, act: Act, who: Sequence[FigureId], steps: int) -> Flow[None]:
    """Each may jump to a free hex at most this far away."""
    for figure in who:
        yield from movement.jump(fx, act, figure, steps)


@op("swoop", who=Figures("self"), steps=Number(), declinable=True)
def swoop(fx: BrawlFx, act: Act, who: Sequence[FigureId], steps: int) -> Flow[None]:
    """Each may swoop up to this many hexes in one row, over everything."""
    for figure in who:
        yield from movement.swoop(fx, act, figure, steps)


@op("sail", steps=Number(), declinable=True)
def sail(fx: BrawlFx, act: Act, steps: int) -> Flow[None]:
    """As `dash`, through champions and over traps; statues block."""
    yield from movement.sail(fx, act, act.figure, steps)


@op("place", who=Figures("self"), where=PlaceName())
def place(fx: BrawlFx, act: Act, who: Sequence[FigureId], where: str) -> Flow[None]:
    """Put each there, on a hex the player chooses; compulsory where there is one."""
    for figure in who:
        yield from movement.choose_place(fx, act, figure, PLACES.code(where)(fx.state, act, figure))
