"""What a viewer of the toy game cannot know: nothing but the dice to come, which the suite changes itself."""

from __future__ import annotations

from sfb_bot.kernel import Dice, Seat
from tests.games.toy.rules.model import State


def redealt(state: State, viewer: Seat | None, dice: Dice) -> State:
    """A copy; nothing is hidden in it."""
    del viewer, dice
    return state
