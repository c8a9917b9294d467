"""What a champion's values are right now: printed values plus everything that changes them.

Modifiers change only values that are printed on the card, a printed 0 included (Q14).
"""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import has_lasting
from sfb_bot.games.brawl.rules.content import Card, Reach, StandardAction
from sfb_bot.games.brawl.rules.effects.conditions import worth
from sfb_bot.games.brawl.rules.hooks import DEFENCE, REACH
from sfb_bot.games.brawl.rules.ids import NOBODY, FigureId
from sfb_bot.games.brawl.rules.model import Figure, State


def movement(state: State, card: Card | StandardAction, figure: FigureId) -> int:
    """Points for the move of a card; 0 for a card without a printed move, whatever the bonus (Q13)."""
    if card.move is None:
        return 0
    bonus = sum([n.amount for n in state.lasting if n.kind == "movement" and n.figure == figure])
    return card.move + bonus


def reach(figure: Figure, card: Card | StandardAction) -> Reach | None:
    """The range of a card with what the figure's own abilities make of it (Q14)."""
    printed = card.reach
    if printed is None or not figure.levelled:
        return printed
    return next(iter(REACH.of(figure, printed)), printed)


def is_quarry(state: State, target: FigureId) -> bool:
    """Marked: the next attack on it ignores defence and is stronger."""
    return has_lasting(state, "quarry", target)


def strength(state: State, act: Act, target: FigureId) -> int:
    """The strength of the attack under way against one target."""
    card = act.card
    assert isinstance(card, Card)
    value = card.strength + act.strengthened
    for bonus in card.strength_bonus:
        value += worth(bonus, state, act, target)
    for lasting in state.lasting:
        if (
            (lasting.kind == "strength" and lasting.figure == act.figure)
            and lasting.against
            in (
                NOBODY,
                target,
            )
        ) or (lasting.kind == "quarry" and lasting.figure == target):
            value += lasting.amount
    return value


def defence(state: State, figure: Figure) -> int:
    """Defence apart from a reaction to the attack under way; may be below 0 before that is added."""
    value = figure.sheet.defence
    for lasting in state.lasting:
        if lasting.kind == "defence" and lasting.figure == figure.id:
            value += lasting.amount
    return value + sum(DEFENCE.of_all(state.figures, state, figure))


def reaction_defence(state: State, reaction: Act) -> int:
    """What the reaction card adds to the defended champion's defence."""
    card = reaction.card
    assert isinstance(card, Card)
    if card.defence is None:
        return 0
    return (
        card.defence
        + reaction.shielded
        + sum(worth(bonus, state, reaction, reaction.figure) for bonus in card.defence_bonus)
    )
