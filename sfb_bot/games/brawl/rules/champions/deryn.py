"""Deryn's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import figure_of, free, occupied
from sfb_bot.games.brawl.rules.choices import STOP, OnHex
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.movement import choose_place
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow, choose


@op("deryn.mark_quarry", Need.TARGET, strength=Number())
def mark_quarry(fx: BrawlFx, act: Act, strength: int) -> Flow[None]:
    """DER03: the next attack on the target this turn ignores defence and has more strength (Q44)."""
    fx.emit(ev.EffectBegan("quarry", act.targets[0], strength))
    yield from ()


@op("deryn.move_a_trap")
def move_a_trap(fx: BrawlFx, act: Act) -> Flow[None]:
    """DER04: may look at one token in play, then put it on any free trap hex (Q28).

    The hex it was lifted from is one, printed or not, unless a champion stands there (R9); with no free trap
    hex at all it stays where it was.
    """
    state, arena = fx.state, fx.state.content.arena
    options = [*arena.options(state.token_cells), STOP]
    choice = yield from choose(act.seat, "look", options, about=act.about)
    if not isinstance(choice, OnHex):
        return
    lifted = choice.cell
    fx.emit(ev.TokenLooked(act.seat, lifted, state.tokens[lifted]))
    here = 1 << lifted
    places = (arena.trap_hexes | here) & ~(state.token_cells & ~here) & ~occupied(state)
    options = arena.options(places)
    if options:
        choice = yield from choose(act.seat, "put_token", options, default=options[0].key, about=act.about)
        assert isinstance(choice, OnHex)
        if choice.cell != lifted:
            fx.emit(ev.TokenMoved(lifted, choice.cell))


@op("deryn.ambush", Need.ATTACK)
def ambush(fx: BrawlFx, act: Act) -> Flow[None]:
    """DER05: place Deryn, not the defended champion, adjacent to the attacker.

    Compulsory, but only while she is in the arena herself (Q32).
    """
    state = fx.state
    assert act.attack is not None
    attacker = state.figures[act.attack.figure]
    deryn = figure_of(state, act.seat, "deryn")
    if not attacker.in_arena or not deryn.in_arena:
        return
    beside = state.content.arena.grid.adjacent[attacker.cell] & free(state)
    yield from choose_place(fx, act, deryn.id, beside, by=deryn.id)
