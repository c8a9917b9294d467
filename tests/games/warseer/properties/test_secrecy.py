"""Nothing a viewer is shown, and nobody being asked, depends on what that viewer may not know."""

from __future__ import annotations

from typing import Any

import pytest

from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.kernel import Decision, Dice, Run, Seat, Step, random_keys
from tests.games.warseer.kit.random_play import begun, eager_keys, named, ways
from tests.games.warseer.kit.table import shared_rules
from tests.games.warseer.redeal import Viewer, redealt

MOMENTS = 12
LONGEST = 40


def shown(run: WarseerRun, viewer: Viewer) -> list[object]:
    """Everything the viewer is shown at this moment."""
    rules = run.rules
    if viewer is None:
        return [rules.public_view(run.state, run.ask), run.waiting_for]
    return [rules.seat_view(run.state, run.ask, viewer), run.decision_for(viewer)]


def told(run: WarseerRun, step: Step, viewer: Viewer) -> list[object]:
    forms = [
        event.for_public() if viewer is None else run.rules.told(run.state, event, viewer)
        for event in step.events
    ]
    return [form for form in forms if form is not None]


def shared_answer(one: Decision, two: Decision, dice: Dice) -> tuple[str, ...] | None:
    theirs = {option.key for option in two.options}
    both = tuple(option for option in one.options if option.key in theirs)
    if len(both) < one.pick[0] or one.pick != two.pick or not both:
        return None
    limited = Decision(one.seat, one.prompt, both, (one.pick[0], min(one.pick[1], len(both))))
    return eager_keys(limited, dice)


def walk_both(one: WarseerRun, two: WarseerRun, viewer: Viewer, dice: Dice) -> int:
    """Give both the same answers as long as nothing hidden comes to light; after how many that was."""
    for count in range(LONGEST):
        assert shown(one, viewer) == shown(two, viewer)
        if one.ask is None or two.ask is None:
            return count
        seat = one.waiting_for[0]
        mine, other = one.decision_for(seat), two.decision_for(seat)
        assert mine is not None
        assert other is not None
        assert mine.prompt == other.prompt
        keys = shared_answer(mine, other, dice)
        if keys is None:
            return count
        left, right = one.answer(seat, one.ask_no, keys), two.answer(seat, two.ask_no, keys)
        if told(one, left, viewer) != told(two, right, viewer):
            assert any(event.reveals for event in (*left.events, *right.events))
            return count
    return LONGEST


@pytest.mark.parametrize("way", ways(), ids=named)
def test_a_match_dealt_again_looks_the_same_and_goes_on_the_same(way: dict[str, Any]) -> None:
    """W-11 to W-20, W-23, W-241: a window opens the same way for every hand."""
    rules = shared_rules()
    run = begun("veil", way)
    luck = Dice(f"veil {named(way)}")
    viewers: list[Viewer] = [None, *rules.seats(run.state)]
    compared = moments = 0
    while run.ask is not None:
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, eager_keys(decision, luck))
        if run.ask is None or not run.at_boundary or run.seq % 9:
            continue
        moments += 1
        for viewer in viewers:
            dice = Dice(f"veil/{named(way)}/{viewer}/{run.seq}")
            copy: WarseerRun = Run(rules, rules.copy(run.state), seq=run.seq, ask_no=run.ask_no - 1)
            other = redealt(run.state, viewer, dice)
            # The seed's digest is published, so the seed stays; other numbers of it come next.
            other.dice = run.state.dice.copy()
            other.dice.used += 1 + dice.below(1000)
            again: WarseerRun = Run(rules, other, seq=run.seq, ask_no=run.ask_no - 1)
            compared += 1 + walk_both(copy, again, viewer, dice)
        if moments == MOMENTS:
            break
    assert compared > moments > 0


@pytest.mark.parametrize("way", ways(), ids=named)
def test_a_sealed_answer_tells_the_others_nothing(way: dict[str, Any]) -> None:
    """W-33, W-37, W-40, WQ63: heroes, camps and put-back cards are sealed until all are in."""
    run = begun("sealed", way)
    luck = Dice(f"sealed {named(way)}")
    rules, found = shared_rules(), 0
    while run.ask is not None and found < 8:
        if len(run.waiting_for) > 1 and run.at_boundary:
            found += 1
            first, other = run.waiting_for[0], Seat(run.waiting_for[1])
            decision = run.decision_for(first)
            assert decision is not None
            looks: list[object] = []
            for number in range(3):
                copy: WarseerRun = Run(rules, rules.copy(run.state), seq=run.seq, ask_no=run.ask_no - 1)
                step = copy.answer(first, copy.ask_no, random_keys(decision, Dice(f"answer {number}")))
                looks.append([told(copy, step, other), shown(copy, other), shown(copy, None)])
            assert looks[0] == looks[1] == looks[2]
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, eager_keys(decision, luck))
    assert found
