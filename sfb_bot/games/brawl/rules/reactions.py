"""The reaction window: when it opens, who is asked, and what the reaction is."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.blow import blow, has_keyword
from sfb_bot.games.brawl.rules.choices import PASS, About, OnReaction
from sfb_bot.games.brawl.rules.content import Card
from sfb_bot.games.brawl.rules.cores import choose_payment, payable
from sfb_bot.games.brawl.rules.effects.interpreter import run_effects
from sfb_bot.games.brawl.rules.hooks import SILENCE
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Flow, Option, Seat, choose


def reaction_window(fx: BrawlFx, attack: Act) -> Flow[list[Act]]:
    """Ask the attacked side for its reaction and let the effects happen that come before the blow.

    Opens by public facts alone: a targeted champion of the other side that may be defended, a card in
    hand, a ready core. What the hand holds decides only which options the question has. One reaction
    per attack, in all (Q31), unless a reaction itself allows another.
    """
    played: list[Act] = []
    while len(played) < attack.reactions_allowed:
        reaction = yield from _one_reaction(fx, attack)
        if reaction is None:
            break
        played.append(reaction)
        assert isinstance(reaction.card, Card)
        yield from run_effects(fx, reaction, reaction.card.now)
    return played


def _one_reaction(fx: BrawlFx, attack: Act) -> Flow[Act | None]:
    """Every player of the side in turn, until one plays a reaction."""
    state = fx.state
    side = state.figures[attack.figure].side
    attacked = [target for target in attack.targets if state.figures[target].side != side]
    seats = seats_to_ask(state, attacked)
    defended = [target for target in attacked if can_be_defended(state, target)]
    if not defended or has_keyword(state, attack, "no_reactions", attacked[0]):
        fx.emit(ev.ReactionImpossible(seats[0], "forbidden"))
        return None
    about = replace(attack.about, fatal=fatal_blows(state, attack))
    for seat in seats:
        player = state.players[seat]
        if not player.hand or not player.ready:
            fx.emit(ev.ReactionImpossible(seat, "no_cores" if player.hand else "no_cards"))
            continue
        options = reaction_options(state, seat, defended)
        choice = yield from choose(seat, "react", options, about=about, always=True)
        if isinstance(choice, OnReaction):
            card = state.content.cards[choice.card]
            core = yield from choose_payment(fx, seat, card.core, About(card.id, choice.defended))
            fx.emit(ev.ReactionPlayed(seat, card.id, choice.defended, core))
            return Act(seat, choice.defended, card, targets=(choice.defended,), attack=attack)
        fx.emit(ev.ReactionPassed(seat))
    return None


def fatal_blows(state: State, attack: Act) -> tuple[FigureId, ...]:
    """The targets the attack would knock out if nobody answered it.

    A reaction already played does not count: who played it to play another one wants to be asked for that.
    """
    fatal: list[FigureId] = []
    for target in attack.targets:
        figure, hit = state.figures[target], blow(state, attack, target)
        if figure.damage + hit.total + hit.poison >= figure.sheet.health:
            fatal.append(target)
    return tuple(fatal)


def seats_to_ask(state: State, attacked: list[FigureId]) -> list[Seat]:
    """The players of the attacked side: controllers of targets first, each kind in turn order (Q31)."""
    at_turn = state.order.index(state.turn)
    coming = [*state.order[at_turn + 1 :], *state.order[:at_turn]]
    side = state.figures[attacked[0]].side
    controllers = {state.figures[figure].seat for figure in attacked}
    own = [seat for seat in coming if side_of(seat) == side]
    return sorted(own, key=lambda seat: seat not in controllers)


def can_be_defended(state: State, target: FigureId) -> bool:
    """No ability forbids to react for it."""
    figure = state.figures[target]
    return not any(SILENCE.of_all(state.figures, state, figure))


def reaction_options(state: State, seat: Seat, defended: list[FigureId]) -> list[Option]:
    """Every reaction in hand that can be paid, for every champion that may be defended, and to pass."""
    player = state.players[seat]
    cards = [state.content.cards[card] for card in sorted(player.hand)]
    options = [
        Option(f"{card.id}>{state.figures[figure].option.key}", OnReaction(card.id, figure))
        for card in cards
        if card.kind == "reaction" and payable(state, seat, card.core)
        for figure in defended
    ]
    options.append(PASS)
    return options
