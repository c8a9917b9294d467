"""Questions to computer players: with what a seat knows, and in two matches that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sfb_bot.computer import Knowledge, Witness
from sfb_bot.games.pack import AnyMind
from sfb_bot.kernel import Decision, Dice, Seat, random_keys
from sfb_bot.matches.live_match import AnyRun
from tests.conformance.packs import WAYS, Way
from tests.conformance.playing import forms_for, question
from tests.conformance.test_secrecy import dealt_again, shared_answer

COMPUTED = [way for way in WAYS if way.pack.computer is not None]


def mind_of(way: Way) -> AnyMind:
    mind = way.pack.computer
    assert mind is not None
    return mind


def known_questions(way: Way, seed: str, most: int, every: int) -> Iterator[tuple[AnyRun, Decision, Witness]]:
    """Questions of random matches, with a witness who has seen everything since the last boundary."""
    found = 0
    for number in range(most):
        run = way.begin(f"{seed}/{number}")
        witness = Witness(run, mind_of(way).hidden, way.rules.seats(run.state))
        dice = Dice(f"{seed}/{way}/{number}")
        while run.ask is not None and found < most:
            decision = question(run, dice)
            if dice.below(every) == 0:
                found += 1
                yield run, decision, witness
            witness.note(run.answer(decision.seat, run.ask_no, random_keys(decision, dice)))


@dataclass(frozen=True)
class Twins:
    """Two matches that differ in what the viewer cannot know, before the same answer is given in both.

    Without `keys` there is none that both take, and they part.
    """

    viewer: Seat
    one: AnyRun
    two: AnyRun
    witnesses: tuple[Witness, Witness]
    asked: Decision | None
    keys: tuple[str, ...] | None

    def knowledge(self) -> list[Knowledge[object]]:
        """What the viewer knows in each."""
        return [witness.knowledge(self.viewer) for witness in self.witnesses]


def twin_questions(
    way: Way, seed: str, most: int, steps: int, viewers: Callable[[AnyRun], Sequence[Seat]]
) -> Iterator[Twins]:
    """Twins at up to so many questions in a row, as long as the viewer sees the same in both."""
    hidden = mind_of(way).hidden
    for number, (run, _, _) in enumerate(known_questions(way, seed, most=most, every=6)):
        if not run.at_boundary:
            continue
        among = viewers(run)
        viewer, dice = among[number % len(among)], Dice(f"{seed}/{way}/{number}")
        one = AnyRun(way.rules, way.rules.copy(run.state))
        two = dealt_again(way, one, viewer, dice)
        witnesses = Witness(one, hidden, (viewer,)), Witness(two, hidden, (viewer,))
        for _ in range(steps):
            asked = one.decision_for(one.waiting_for[0]) if one.ask else None
            other = two.decision_for(two.waiting_for[0]) if two.ask else None
            keys = shared_answer(asked, other, dice) if asked and other else None
            yield Twins(viewer, one, two, witnesses, asked, keys)
            if asked is None or keys is None:
                break
            done = [each.answer(asked.seat, each.ask_no, keys) for each in (one, two)]
            if forms_for(one, done[0].events, viewer) != forms_for(two, done[1].events, viewer):
                break
            if one.waiting_for != two.waiting_for:
                break
            for witness, step in zip(witnesses, done, strict=True):
                witness.note(step)
