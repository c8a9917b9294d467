"""Matches for the property tests: settings for every draft, random answers, and a box wide enough."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, get_args

from sfb_bot.brawl.choices import About, OnHex
from sfb_bot.brawl.content import Champion, Content
from sfb_bot.brawl.model import TEAMS, DraftKind, State
from sfb_bot.brawl.rules import Brawl
from sfb_bot.brawl.simulate import BrawlRun, random_keys
from sfb_bot.kernel import Decision, Dice, Run, Step
from tests.brawl.table import content

DRAFTS: tuple[DraftKind, ...] = get_args(DraftKind)
MOST_ANSWERS = 50_000


@cache
def wide_content() -> Content:
    """The box, with look-alikes added until a tournament draft has its ten champions.

    Deryn has none: a card of hers names her.
    """
    box = content()
    champions = list(box.champions.values())
    originals = [champion for champion in champions if champion.id != "deryn"]
    while len(champions) < TEAMS.roster_needed["tournament"]:
        champions.append(_look_alike(originals[len(champions) % len(originals)], len(champions)))
    return Content(
        box.arena,
        champions,
        box.challenges.values(),
        box.traps.values(),
        box.traps_in_play,
        box.standard_actions.values(),
    )


def _look_alike(champion: Champion, number: int) -> Champion:
    name = f"{champion.id}_{number}"
    cards = tuple(replace(card, id=f"{card.id}x{number}", champion=name) for card in champion.cards)
    return replace(champion, id=name, code=f"X{number:02}", cards=cards)


@cache
def wide_rules() -> Brawl:
    """The rules over the wide box."""
    return Brawl(wide_content())


def setup(number: int) -> dict[str, Any]:
    """Settings number so and so: every draft, with the first player by lot and by agreement."""
    roster = sorted(wide_content().champions)
    # Every now and then a small roster, so that both sides often field the same champions.
    small = roster[number % 3 :][:4]
    draft = DRAFTS[number % len(DRAFTS)]
    return {
        "roster": small if draft == "free" and number % 2 else roster,
        "draft": draft,
        "first": (None, 0, None, 1)[number // 3 % 4],
        "goal": 5,
    }


def new_match(number: int, seed: str = "") -> BrawlRun:
    """Match number so and so at its first question."""
    rules = wide_rules()
    return Run(rules, rules.begin(setup(number), seed or f"property/{number}"))


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
