"""Random matches for the property tests: both ways to build armies, random and eager answers."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.rift.rules.rules import RiftRun
from sfb_bot.kernel import Decision, Dice, Run, Step, random_keys
from tests.games.rift.kit.table import rules

ARMIES = ("basic", "draft")
MOST_ANSWERS = 20_000
# Words that do nothing, or end something.
IDLE = ("end", "pass", "back")


def new_match(number: int, name: str = "property") -> RiftRun:
    """Match number so and so at its first question."""
    setup = {"army": ARMIES[number % 2], "first": (None, 0, 1)[number % 3]}
    return Run(rules(), rules().begin(setup, f"{name}/{number}"))


def question(run: RiftRun, dice: Dice) -> Decision:
    """An open question, of any seat that is asked."""
    asked = run.waiting_for
    decision = run.decision_for(asked[dice.below(len(asked)) if len(asked) > 1 else 0])
    assert decision is not None
    return decision


def random_steps(run: RiftRun, dice: Dice, *, eager: bool = False) -> Iterator[Step]:
    """Answer at random until the match is over, a step at a time; eagerly something is always done."""
    for _ in range(MOST_ANSWERS):
        if run.ask is None:
            return
        decision = question(run, dice)
        keys = eager_keys(decision, dice) if eager else random_keys(decision, dice)
        yield run.answer(decision.seat, run.ask_no, keys)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def eager_keys(decision: Decision, dice: Dice) -> tuple[str, ...]:
    """An answer that does something, so that hands, stacks and boxes are used up."""
    doing = [option.key for option in decision.options if option.key not in IDLE]
    if not doing or decision.pick != (1, 1):
        return random_keys(decision, dice)
    return (doing[dice.below(len(doing))],)
