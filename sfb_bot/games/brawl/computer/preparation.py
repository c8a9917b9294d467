"""Answers before the first turn that need no search: drafts, traps, the opening redraw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.computer import Knowledge
from sfb_bot.games.brawl.computer.strengths import STRENGTHS
from sfb_bot.games.brawl.rules.choices import OnCard, OnHex, OnOffer
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.kernel import Dice

Known = Knowledge[SeatView]

# How far luck may change the order of champions in a draft, so that not every team is the same.
WHIM: Final = 0.06
# A card that cannot be used in the own turn is kept only if few others of the kind are held.
REACTIONS_KEPT: Final = 1


def prepared(knowledge: Known, content: Content, dice: Dice) -> tuple[str, ...] | None:
    """The answer to a question of the set-up, or None for any other question."""
    answer = _ANSWERS.get(knowledge.question.prompt)
    return answer(knowledge, content, dice) if answer else None


def _strength(champion: str, dice: Dice) -> float:
    return STRENGTHS.get(champion, 0.5) + WHIM * (dice.below(1001) / 500 - 1)


def _strongest(knowledge: Known, content: Content, dice: Dice) -> tuple[str, ...]:
    """As many champions as are asked for, the best ones first; also whom to take from the other side."""
    del content
    question = knowledge.question
    ranked = sorted(question.options, key=lambda option: -_strength(option.key, dice))
    return tuple(option.key for option in ranked[: question.pick[1]])


def _ban_offer(knowledge: Known, content: Content, dice: Dice) -> tuple[str, ...]:
    """The better one of the two line-ups the other player has laid out."""
    del content
    worth: dict[str, float] = {}
    for option in knowledge.question.options:
        assert isinstance(option.payload, OnOffer)
        worth[option.key] = sum(_strength(name, dice) for name in option.payload.champions)
    return (max(worth, key=worth.__getitem__),)


def _any(knowledge: Known, content: Content, dice: Dice) -> tuple[str, ...]:
    """The arena is the same from both ends, and partners are equals."""
    del content
    options = knowledge.question.options
    return (options[dice.below(len(options))].key,)


def _traps(knowledge: Known, content: Content, dice: Dice) -> tuple[str, ...]:
    """Nearer to the others' area than to one's own."""
    question, areas = knowledge.question, knowledge.now.public.areas
    side = side_of(knowledge.seat)
    own, other = (content.arena.deployments[areas[which]].cells for which in (side, 1 - side))
    distance = content.arena.grid.distance

    def lead(cell: int) -> float:
        near = [min(row for to, row in enumerate(distance[cell]) if mask >> to & 1) for mask in (own, other)]
        return near[0] - near[1] + dice.below(100) / 100

    worth = {
        option.key: lead(option.payload.cell)
        for option in question.options
        if isinstance(option.payload, OnHex)
    }
    ranked = sorted(worth, key=lambda key: -worth[key])
    return tuple(ranked[: question.pick[1]])


def _redraw(knowledge: Known, content: Content, dice: Dice) -> tuple[str, ...]:
    """Give back what cannot be played: reactions, and a third card of the same core."""
    del dice
    held: dict[int, int] = {}
    reactions = 0
    back: list[str] = []
    for option in knowledge.question.options:
        assert isinstance(option.payload, OnCard)
        card = content.cards[option.payload.card]
        if card.kind == "reaction":
            reactions += 1
            if reactions > REACTIONS_KEPT:
                back.append(option.key)
            continue
        held[card.core] = held.get(card.core, 0) + 1
        if held[card.core] > 2:
            back.append(option.key)
    return tuple(back)


_ANSWERS: Final[Mapping[str, Callable[[Known, Content, Dice], tuple[str, ...]]]] = {
    "team": _strongest,
    "line_up": _strongest,
    "pick": _strongest,
    "ban": _strongest,
    "ban_team": _ban_offer,
    "starter": _any,
    "turn_order": _any,
    "area": _any,
    "traps": _traps,
    "redraw": _redraw,
}
