"""Whole matches between computer players, for simulations, measurements and tests."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from sfb_bot.computer.knowledge import AnyRun, Knowledge, Witness
from sfb_bot.computer.levels import Level
from sfb_bot.computer.mind import Mind
from sfb_bot.computer.search import Planned, Thought, think
from sfb_bot.kernel import BugError, Dice, Seat, Step, random_keys

# Far above the longest match seen.
MOST_ANSWERS: Final = 50_000

# Any: state and views belong to a game.
AnyMind = Mind[Any, Any]
# `think`, or something that measures it.
Thinker = Callable[[AnyMind, Knowledge[Any], Level, str, Sequence[Planned]], Thought]


def computer_steps(
    run: AnyRun,
    mind: AnyMind,
    levels: Mapping[Seat, Level | None],
    seed: str,
    *,
    at_random: Collection[str] = (),
    thinker: Thinker = think,
) -> Iterator[Step]:
    """Let computers answer everything until the match is over, a step at a time.

    A seat without a level answers at random, as does everybody to the prompts named in `at_random`.
    """
    witness = Witness(run, mind.hidden, [seat for seat, level in levels.items() if level is not None])
    dice = Dice(f"{seed}/answers")
    plans: dict[Seat, tuple[Planned, ...]] = {}
    for _ in range(MOST_ANSWERS):
        if run.ask is None:
            return
        decision = run.ask.decisions[0]
        seat, level = decision.seat, levels[decision.seat]
        if level is None or decision.prompt in at_random:
            keys = random_keys(decision, dice)
        else:
            known = witness.knowledge(seat)
            thought = thinker(mind, known, level, f"{seed}/{seat}", plans.get(seat, ()))
            plans[seat], keys = thought.plan, thought.keys
        step = run.answer(seat, run.ask_no, keys)
        witness.note(step)
        yield step
    raise BugError(f"a match went on for more than {MOST_ANSWERS} answers")
