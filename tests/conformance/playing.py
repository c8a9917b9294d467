"""Random matches of any game, a step at a time; also with people who talk, dawdle and give up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sfb_bot.kernel import Decision, Decree, Dice, Event, Run, Seat, Step, Word, random_keys
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.screens.game import People
from tests.conformance.ways import Viewer

MOST_STEPS = 50_000


def question(run: AnyRun, dice: Dice) -> Decision:
    """The open question of any seat that is asked."""
    asked = run.waiting_for
    decision = run.decision_for(asked[dice.below(len(asked)) if len(asked) > 1 else 0])
    assert decision is not None
    return decision


def answered(run: AnyRun, dice: Dice) -> Step:
    """A random answer of any seat that is asked."""
    decision = question(run, dice)
    return run.answer(decision.seat, run.ask_no, random_keys(decision, dice))


def quiet_steps(run: AnyRun, dice: Dice) -> Iterator[Step]:
    """Nothing but answers until the match is over."""
    for _ in range(MOST_STEPS):
        if run.ask is None:
            return
        yield answered(run, dice)
    raise AssertionError(f"no end after {MOST_STEPS} answers")


def lively_steps(run: AnyRun, dice: Dice) -> Iterator[Step]:
    """Answers, with words, timeouts and once in a while somebody out of time in between."""
    for _ in range(MOST_STEPS):
        if run.ask is None:
            return
        chance = dice.below(40)
        seats = run.rules.seats(run.state)
        seat = seats[dice.below(len(seats))]
        words = run.rules.words(run.state, seat)
        if dice.below(4):
            # Who gives up all the time never sees how a match goes on.
            words = tuple(word for word in words if word is not Word.CONCEDE)
        if chance == 0 and words:
            yield run.say(seat, words[dice.below(len(words))])
        elif chance == 1 and dice.below(5) == 0 and not run.rules.has_left(run.state, seat):
            yield run.decree(seat, Decree.LOST_ON_TIME)
        elif chance < 5:
            yield run.time_out(question(run, dice).seat, run.ask_no)
        else:
            yield answered(run, dice)
    raise AssertionError(f"no end after {MOST_STEPS} steps")


def copied(run: AnyRun) -> AnyRun:
    """The same match between two actions, independent of the first."""
    assert run.at_boundary
    return Run(run.rules, run.rules.copy(run.state))


def spread(run: AnyRun, dice: Dice, count: int) -> list[AnyRun]:
    """About so many moments between two actions, spread evenly over a random match; never its end."""
    found = [copied(run)]
    found.extend(copied(run) for step in quiet_steps(run, dice) if step.boundary and run.ask is not None)
    every = max(1, len(found) // count)
    return found[::every][:count]


def viewers(run: AnyRun) -> tuple[Viewer, ...]:
    """Everybody in the channel, and each seat."""
    return (None, *run.rules.seats(run.state))


def people_at(run: AnyRun) -> People:
    """Users 101, 102 ... at the seats of a match."""
    sides = {seat: number for number, side in enumerate(run.rules.sides(run.state)) for seat in side}
    return People(tuple(101 + seat for seat in sorted(sides)), tuple(sides[seat] for seat in sorted(sides)))


def public_forms(events: Sequence[Event]) -> list[Event]:
    """The events as everybody hears of them."""
    return [form for event in events if (form := event.for_public()) is not None]


def forms_for(run: AnyRun, events: Sequence[Event], viewer: Viewer) -> list[Event]:
    """The events as a viewer hears of them."""
    if viewer is None:
        return public_forms(events)
    forms = (run.rules.told(run.state, event, Seat(viewer)) for event in events)
    return [form for form in forms if form is not None]
