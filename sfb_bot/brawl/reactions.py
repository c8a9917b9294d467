"""The reaction window: when it opens, who is asked, and what the reaction is."""

from __future__ import annotations

from sfb_bot.brawl import events as ev
from sfb_bot.brawl.act import Act
from sfb_bot.brawl.asking import BrawlFx, choose
from sfb_bot.brawl.choices import PASS, OnReaction
from sfb_bot.brawl.effects.ops import run_ops
from sfb_bot.brawl.model import State
from sfb_bot.kernel import Flow, Option, Seat


def reaction_window(fx: BrawlFx, attack: Act) -> Flow[Act | None]:
    """Ask the attacked side for its one reaction and let the effects happen that come before the blow.

    Opens by public facts alone: a targeted champion of the other side, a card in hand, a ready core.
    What the hand holds decides only which options the question has.
    """
    state = fx.state
    side = state.figures[attack.figure].side
    defended = [target for target in attack.targets if state.figures[target].side != side]
    seat = state.figures[defended[0]].seat
    player = state.players[seat]
    if not player.hand or not player.ready:
        fx.emit(ev.ReactionImpossible(seat, "no_cores" if player.hand else "no_cards"))
        return None
    options = reaction_options(state, seat, defended)
    choice = yield from choose(seat, "react", options, about=attack.about, always=True)
    if not isinstance(choice, OnReaction):
        fx.emit(ev.ReactionPassed(seat))
        return None
    card = state.content.cards[choice.card]
    fx.emit(ev.ReactionPlayed(seat, card.id, choice.defended, card.core))
    reaction = Act(seat, choice.defended, card, targets=(choice.defended,), attack=attack)
    yield from run_ops(fx, reaction, (*card.before, *card.now))
    return reaction


def reaction_options(state: State, seat: Seat, defended: list[int]) -> list[Option]:
    """Every reaction in hand that can be paid, for every targeted champion of the side, and to pass."""
    player = state.players[seat]
    cards = [state.content.cards[card] for card in sorted(player.hand)]
    options = [
        Option(f"{card.id}>{state.figures[figure].option.key}", OnReaction(card.id, figure))
        for card in cards
        if card.kind == "reaction" and player.ready >> card.core & 1
        for figure in defended
    ]
    options.append(PASS)
    return options
