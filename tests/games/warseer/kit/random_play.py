"""Whole matches by chance, for properties that hold always."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.kernel import Decision, Dice, Run, random_keys
from tests.games.warseer.kit.table import shared_content, shared_rules

MODES = ("duel", "alliance", "melee3", "melee4", "skirmish2", "skirmish3", "skirmish4")
# What is worth doing: without it a random player mostly walks about.
EAGER = ("activate", "attack", "summon", "play", "use", "shoot", "heal", "hook", "feat")


def all_arms() -> list[Any]:
    """Every bought card of the shop, set A for one and B for the other, and somebody injured each."""
    upgrades = shared_content().upgrades.values()
    injured = [["gutter_knife"], ["wall_bearer"]]
    return [
        [[u.id for u in upgrades if u.set == name], injured[place], None] for place, name in enumerate("AB")
    ]


def ways() -> list[dict[str, Any]]:
    """Every mode, and whatever else can be agreed on at least once."""
    found: list[dict[str, Any]] = [{"mode": mode} for mode in MODES]
    found += [{"mode": "duel", "length": "full"}, {"mode": "duel", "sight": "figures"}]
    found += [{"mode": mode, "terrain": "unique"} for mode in MODES[:4]]
    found += [{"mode": mode, "minions": "bought"} for mode in MODES[4:]]
    found += [{"mode": "champion"}, {"mode": "royal"}]
    found += [{"mode": "duel", "scenario": each, "arms": all_arms()} for each in shared_content().scenarios]
    return found


def named(way: dict[str, Any]) -> str:
    """A way to play in one word."""
    return "-".join(str(value) for name, value in way.items() if name != "arms")


def begun(seed: str, way: dict[str, Any]) -> WarseerRun:
    """A match before its first answer."""
    rules = shared_rules()
    return Run(rules, rules.begin(way, seed))


def eager_keys(decision: Decision, dice: Dice) -> tuple[str, ...]:
    """A random answer, every second time one that does something."""
    if decision.prompt in ("main", "act", "skirmish") and dice.below(2):
        found = [option.key for option in decision.options if option.key.split(">")[0] in EAGER]
        if found:
            return (found[dice.below(len(found))],)
    return random_keys(decision, dice)


def played(run: WarseerRun, luck: str, most: int = 100_000) -> Iterator[WarseerRun]:
    """The same run after each of at most so many random answers."""
    dice = Dice(luck)
    for _ in range(most):
        if run.ask is None:
            return
        decisions = run.ask.decisions
        decision = decisions[dice.below(len(decisions))]
        run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
        yield run
