"""Matches for the property tests: settings for every mode and draft with random champions, random answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sfb_bot.games.brawl.rules.choices import About, OnHex
from sfb_bot.games.brawl.rules.model import MODES, DraftKind, ModeName, State
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Dice, Run, Step, random_keys
from tests.games.brawl.kit.table import content, rules

PLAYS: tuple[tuple[ModeName, DraftKind], ...] = (
    ("duel", "free"),
    ("duel", "casual"),
    ("duel", "tournament"),
    ("teams", "free"),
    ("teams", "casual"),
    ("teams", "tournament"),
    ("duel", "double"),
    ("duel", "quick"),
)
FIRSTS = (None, 0, None, 1, None, 2, None, 3)
MOST_ANSWERS = 50_000


def play_of(number: int) -> tuple[ModeName, DraftKind]:
    """The mode and draft of match number so and so."""
    return PLAYS[number % len(PLAYS)]


def setup(number: int) -> dict[str, Any]:
    """The settings with this number: random champions, the first player at random or agreed."""
    name, draft = play_of(number)
    mode = MODES[name]
    everybody = sorted(content().champions)
    dice = Dice(f"roster/{number}")
    needed = mode.roster_needed[draft]
    # Every now and then no more than needed, so that both sides often field the same champions.
    size = needed + (dice.below(len(everybody) - needed + 1) if number % 3 else 0)
    if draft == "quick":
        # The teams of the box must be among them.
        size = len(everybody)
    # In some quick matches the teams of one or both are agreed before.
    boxed = [[*team.champions] for _, team in sorted(content().teams.items())]
    teams = [boxed[number % len(boxed)], boxed[0] if number % 2 else []]
    first = FIRSTS[number // len(PLAYS) % len(FIRSTS)]
    return {
        "roster": sorted(dice.shuffled(everybody)[:size]),
        "draft": draft,
        "first": None if first is None else first % len(mode.seats),
        "goal": mode.goal,
        "mode": name,
        **({"teams": teams} if draft == "quick" and number // len(PLAYS) % 2 else {}),
        # Matches from before there were few questions go on as they began.
        **({} if number // len(PLAYS) % 3 == 1 else {"questions": "few"}),
    }


def new_match(number: int, seed: str = "") -> BrawlRun:
    """Match number so and so at its first question."""
    return Run(rules(), rules().begin(setup(number), seed or f"property/{number}"))


def question(run: BrawlRun, dice: Dice | None = None) -> Decision:
    """An open question; with dice, of any seat that is asked."""
    asked = run.waiting_for
    decision = run.decision_for(asked[dice.below(len(asked)) if dice and len(asked) > 1 else 0])
    assert decision is not None
    return decision


def random_steps(run: BrawlRun, dice: Dice, *, eager: bool = False) -> Iterator[Step]:
    """Answer at random, or eagerly, until the match is over, a step at a time."""
    for _ in range(MOST_ANSWERS):
        if run.ask is None:
            return
        decision = question(run, dice)
        keys = eager_keys(run.state, decision, dice) if eager else random_keys(decision, dice)
        yield run.answer(decision.seat, run.ask_no, keys)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def eager_keys(state: State, decision: Decision, dice: Dice) -> tuple[str, ...]:
    """An answer that looks for a fight: towards the enemy, hardly ever stopping.

    Random champions mostly stroll past each other; this gets to reactions, knock-outs and levels.
    """
    if decision.pick != (1, 1) or dice.below(8) == 0:
        return random_keys(decision, dice)
    words = ("stop", "end")
    options = [option for option in decision.options if option.key not in words] or list(decision.options)
    figure = decision.about.figure if isinstance(decision.about, About) else -1
    if decision.prompt in ("move", "enter", "dash", "jump", "deploy") and figure >= 0:
        enemies = [other.cell for other in state.figures if other.in_arena]
        enemies = [cell for cell in enemies if state.standing[1 - state.figures[figure].side] >> cell & 1]
        distance = state.content.arena.grid.distance
        cells = {option.key: option.payload.cell for option in options if isinstance(option.payload, OnHex)}
        if enemies and cells:
            return (min(cells, key=lambda key: min(distance[cells[key]][enemy] for enemy in enemies)),)
    return (options[dice.below(len(options))].key,)
