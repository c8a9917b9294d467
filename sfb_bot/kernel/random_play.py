"""Random legal play: the same dice give the same matches on every machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sfb_bot.kernel.decisions import Decision, Option
from sfb_bot.kernel.dice import Dice
from sfb_bot.kernel.errors import BugError
from sfb_bot.kernel.rules import TableState
from sfb_bot.kernel.run import Run, Step

S = TypeVar("S", bound=TableState)
PublicT = TypeVar("PublicT")
PrivateT = TypeVar("PrivateT")

# Far above the longest match seen; a match that gets here is a bug, not bad luck.
MOST_DECISIONS: Final = 50_000


def random_options(decision: Decision, dice: Dice) -> tuple[Option, ...]:
    """A random legal answer to any question."""
    fewest, most = decision.pick
    if most == 1 and fewest == 1:
        return (decision.options[dice.below(len(decision.options))],)
    count = fewest + dice.below(most - fewest + 1)
    return tuple(dice.shuffled(decision.options)[:count])


def random_keys(decision: Decision, dice: Dice) -> tuple[str, ...]:
    """A random legal answer as it is given at a table."""
    return tuple(option.key for option in random_options(decision, dice))


def play_randomly(
    run: Run[S, PublicT, PrivateT],
    dice: Dice,
    watch: Callable[[Run[S, PublicT, PrivateT], Step], None] | None = None,
) -> list[Step]:
    """Answer every question at random until the match is over; `watch` sees every step."""
    steps: list[Step] = []
    while run.ask is not None:
        decision = run.ask.decisions[0]
        step = run.accept(decision, random_options(decision, dice))
        steps.append(step)
        if watch is not None:
            watch(run, step)
        if len(steps) > MOST_DECISIONS:
            raise BugError(f"a match went on for more than {MOST_DECISIONS} decisions")
    return steps
