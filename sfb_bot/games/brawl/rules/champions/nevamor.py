"""Nevamor's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import figure_of
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow


@op("nevamor.murder_of_crows", Need.ATTACK, within=Number())
def murder_of_crows(fx: BrawlFx, act: Act, within: int) -> Flow[None]:
    """NEV05: with Nevamor so near the attacker, no other POST effects, and lasting effects end.

    Nevamor herself, not the defended champion, must be near, and in the arena (Q32).
    """
    state = fx.state
    assert act.attack is not None
    attacker, nevamor = state.figures[act.attack.figure], figure_of(state, act.seat, "nevamor")
    distance = state.content.arena.grid.distance
    if attacker.in_arena and nevamor.in_arena and distance[attacker.cell][nevamor.cell] <= within:
        act.attack.after_cancelled = act.attack.reactions_ended = True
        if state.lasting:
            fx.emit(ev.AllEffectsEnded())
    yield from ()
