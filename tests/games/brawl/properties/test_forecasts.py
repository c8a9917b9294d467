"""A forecast comes true: whatever is answered, what happens lies within what was foretold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest

from sfb_bot.computer import Knowledge, Line, Witness, foresee
from sfb_bot.games.brawl.computer import BrawlMind
from sfb_bot.games.brawl.computer.foresight import BrawlForesight
from sfb_bot.games.brawl.rules.choices import OnCard, OnFigure, OnHex, OnReaction, OnTargets, StandardChoice
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.prospects import Harm, Prospect
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.kernel import Decision, Dice, Event, Option, Step
from tests.games.brawl.kit.table import rules
from tests.games.brawl.properties.matches import eager_keys, new_match, question

MATCHES = 20
# Every so many questions of a kind are looked into; attacks and reactions come seldom enough as it is.
LOOK_EVERY = {"act": 9, "move": 6, "who_acts": 6, "heal": 6, "which_core": 6, "attack": 2}
MOST_QUESTIONS = 420
FORESIGHT = BrawlForesight()


@cache
def mind() -> BrawlMind:
    return BrawlMind(rules())


@dataclass
class Foretold:
    """An answer that was looked into, and what has happened since it was given."""

    start: State
    question: Decision
    option: Option
    prospect: Prospect
    events: list[Event] = field(default_factory=list[Event])
    sure: int = 0

    def is_over(self, run: BrawlRun, step: Step) -> bool:
        """Whether all that could be foretold has happened."""
        self.events += step.events
        self.sure = FORESIGHT.sure(self.start, self.question.seat, self.events)
        return self.sure < len(self.events) or step.boundary or run.is_over

    def real(self, run: BrawlRun) -> Prospect:
        """What came of it, said in the same words."""
        is_known = self.sure == len(self.events)
        line = Line(tuple(self.events[: self.sure]), run.state if is_known else None, asks_others=False)
        return FORESIGHT.prospect(self.start, self.question, self.option, [line], is_whole=True)


def asked(number: int) -> Iterator[tuple[BrawlRun, Dice, Decision, Knowledge[SeatView]]]:
    """Questions of a fierce match, answered in between by whoever looks at them."""
    run, dice = new_match(number, f"foretold/{number}"), Dice(f"foretold/{number}")
    witness = Witness(run, mind().hidden, run.state.seats)
    for _ in range(MOST_QUESTIONS):
        if run.ask is None:
            return
        decision = question(run, dice)
        seq = run.seq
        is_looked_into = run.state.round and dice.below(LOOK_EVERY.get(decision.prompt, 1)) == 0
        if is_looked_into and FORESIGHT.foresees(decision):
            yield run, dice, decision, witness.knowledge(decision.seat)
        if run.seq == seq:
            witness.note(run.answer(decision.seat, run.ask_no, eager_keys(run.state, decision, dice)))
            continue
        while run.ask is not None and not run.at_boundary:
            other = question(run, dice)
            run.answer(other.seat, run.ask_no, eager_keys(run.state, other, dice))
        witness = Witness(run, mind().hidden, run.state.seats)


def played_out(run: BrawlRun, dice: Dice, foretold: Foretold) -> Prospect:
    """Answer, then anything to one's own questions; others do nothing they need not do."""
    seat = foretold.question.seat
    step = run.answer(seat, run.ask_no, (foretold.option.key,))
    while not foretold.is_over(run, step):
        decision = run.decision_for(seat)
        if decision is None:
            decision = question(run)
            step = run.answer(decision.seat, run.ask_no, decision.default)
            continue
        ways = FORESIGHT.answers(foretold.start, decision)
        keys = tuple(each.key for each in ways[dice.below(len(ways))]) if ways else decision.default
        step = run.answer(seat, run.ask_no, keys)
    return foretold.real(run)


def check_harm(harm: Harm | None, real: Harm) -> None:
    assert harm is not None, real
    assert harm.before == real.before
    assert harm.least <= real.most <= harm.most
    assert harm.after <= real.after or harm.most > real.most or real.healed < harm.healed
    if real.falls == "will":
        assert harm.falls != "no"
    if harm.falls == "will":
        assert real.falls == "will"
    if real.trap == "will":
        assert harm.trap != "no"


def check(foretold: Prospect, real: Prospect) -> None:
    harms = {harm.figure: harm for harm in foretold.harms}
    for harm in real.harms:
        check_harm(harms.get(harm.figure), harm)
    hurt = {harm.figure for harm in real.harms}
    for harm in foretold.harms:
        # What surely happens to somebody does.
        is_sure = harm.least or harm.falls == "will" or harm.trap == "will"
        assert harm.figure in hurt or not is_sure
    changed = {(shift.challenge, shift.is_own, shift.is_met) for shift in foretold.shifts}
    now = {(shift.challenge, shift.is_own, shift.is_met) for shift in real.shifts}
    assert now <= changed
    sure = {(each.challenge, each.is_own, each.is_met) for each in foretold.shifts if each.is_sure}
    assert sure <= now or real.outcome
    assert foretold.points <= real.points
    assert foretold.others_score == real.others_score
    assert foretold.outcome in ("", real.outcome)
    if foretold.idle:
        assert real.idle


KINDS = (OnCard, OnHex, OnTargets, OnFigure, OnReaction, StandardChoice)


@pytest.mark.parametrize("part", range(4))
def test_what_happens_is_what_was_foretold(part: int) -> None:
    seen, hurting, looked = Counter[str](), 0, 0
    for number in range(part, MATCHES, 4):
        for run, dice, decision, knowledge in asked(number):
            forecast = foresee(mind(), knowledge)
            looked += 1
            if forecast is None:
                seen["unknown"] += 1
                continue
            assert set(forecast.prospects) == {option.key for option in decision.options}
            (key,) = eager_keys(run.state, decision, dice)
            (option,) = decision.chosen((key,))
            prospect = forecast.of(key)
            assert isinstance(prospect, Prospect)
            foretold = Foretold(run.state.copy(), decision, option, prospect)
            real = played_out(run, dice, foretold)
            if not prospect.is_whole:
                seen["not whole"] += 1
                continue
            check(prospect, real)
            hurting += any(harm.most for harm in real.harms)
            seen[type(option.payload).__name__] += 1
    assert seen["unknown"] < 0.02 * looked
    assert all(seen[kind.__name__] > 1 for kind in KINDS), seen
    assert hurting > 60


def test_a_forecast_is_the_same_in_every_imagined_world() -> None:
    compared = 0
    for number in range(6):
        for _, _, _, knowledge in asked(100 + number):
            one, two = (foresee(mind(), knowledge, seed=seed) for seed in ("one", "two"))
            assert one == two
            compared += 1
    assert compared > 300
