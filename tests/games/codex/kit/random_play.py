"""Whole matches by chance, for properties that hold always."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.codex.rules.rules import Codex, CodexRun
from sfb_bot.kernel import Dice, Run, random_keys
from tests.games.codex.kit.table import shared_content

MODES = ("duel", "teams", "melee3", "melee4", "melee5")


def begun(seed: str, mode: str = "duel", heroes: str = "three", picks: str = "random") -> CodexRun:
    """A match before its first answer."""
    rules = Codex(shared_content())
    return Run(rules, rules.begin({"mode": mode, "heroes": heroes, "picks": picks}, seed))


def played(run: CodexRun, luck: str, most: int = 100_000) -> Iterator[CodexRun]:
    """The same run after each of at most so many random answers."""
    dice = Dice(luck)
    for _ in range(most):
        if run.ask is None:
            return
        decisions = run.ask.decisions
        decision = decisions[dice.below(len(decisions))]
        run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        yield run
