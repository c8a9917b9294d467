"""Nothing a viewer sees or is asked depends on what that viewer cannot know (section 15)."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.rift.rules.rules import RiftRun
from sfb_bot.kernel import Dice, Event, Run, Seat
from tests.games.rift.kit.table import rules
from tests.games.rift.properties.matches import new_match, random_steps
from tests.games.rift.redeal import Viewer, redealt

VIEWERS: tuple[Viewer, ...] = (None, Seat(0), Seat(1))
LONGEST = 12


def twin(run: RiftRun, viewer: Viewer, dice: Dice) -> RiftRun:
    """The same match as far as the viewer can tell; the seed's digest is published, so the seed stays."""
    other = redealt(run.state, viewer, dice)
    other.dice = run.state.dice.copy()
    other.dice.used += 1 + dice.below(1000)
    return Run(rules(), other, seq=run.seq, ask_no=run.ask_no - 1)


def shown(run: RiftRun, viewer: Viewer) -> object:
    """Everything the viewer is shown at this moment: who is asked what, and what only that seat sees."""
    if viewer is None:
        return rules().public_view(run.state, run.ask)
    return rules().seat_view(run.state, run.ask, viewer), run.decision_for(viewer)


def told(events: tuple[Event, ...], viewer: Viewer) -> list[Event]:
    forms = [event.for_public() if viewer is None else event.for_seat(viewer) for event in events]
    return [form for form in forms if form is not None]


def walk_both(one: RiftRun, two: RiftRun, viewer: Viewer, dice: Dice) -> int:
    """Give both the same answers as long as nothing hidden comes to light; after how many that was."""
    for count in range(LONGEST):
        assert shown(one, viewer) == shown(two, viewer)
        if one.ask is None or two.ask is None:
            return count
        seat = one.waiting_for[0]
        mine, other = one.decision_for(seat), two.decision_for(seat)
        assert mine is not None
        assert other is not None
        assert (mine.prompt, mine.pick) == (other.prompt, other.pick)
        theirs = {option.key for option in other.options}
        both = [option.key for option in mine.options if option.key in theirs]
        if len(both) < mine.pick[0]:
            return count
        keys = tuple(dice.shuffled(both)[: mine.pick[0]])
        left, right = one.answer(seat, one.ask_no, keys), two.answer(seat, two.ask_no, keys)
        if told(left.events, viewer) != told(right.events, viewer):
            # Only what makes something known may be told differently.
            assert any(event.reveals for event in (*left.events, *right.events))
            return count
    return LONGEST


@pytest.mark.parametrize("number", range(12))
def test_a_match_dealt_again_looks_the_same_and_goes_on_the_same(number: int) -> None:
    """R-15, R-16, R-39, R-64, RQ6, RQ45: hands, decks, box and the other army dealt again."""
    lengths: Counter[int] = Counter()
    run = new_match(number, "veil")
    for place, step in enumerate(random_steps(run, Dice(f"veil/{number}"), eager=number % 2 == 0)):
        if not step.boundary or run.ask is None or place % 3:
            continue
        for viewer in VIEWERS:
            dice = Dice(f"veil/{number}/{place}/{viewer}")
            one = Run(rules(), run.state.copy(), seq=run.seq, ask_no=run.ask_no - 1)
            lengths[walk_both(one, twin(run, viewer, dice), viewer, dice)] += 1
    assert max(lengths) > 1, lengths
