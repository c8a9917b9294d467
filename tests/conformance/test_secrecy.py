"""Nothing a viewer is shown of any game depends on what that viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import pytest

from sfb_bot.drawing.pictures import Audience
from sfb_bot.kernel import Decision, Dice, Seat, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.ledger import Post, board_screen, ledger_post
from sfb_bot.screens.pages import page_screen
from sfb_bot.screens.panel import Desk, idle_panel, panel
from tests.conformance.packs import USUAL_WAYS, WAYS, Viewer, Way, is_usual, redealer
from tests.conformance.playing import copied, forms_for, people_at, quiet_steps, spread, viewers

TEXTS = Texts("en", strict=True)
MATCH = MatchId(9)
MOMENTS = 8
# In ways that differ from the usual one in how they begin: the beginning is one of them.
FEWER_MOMENTS = 3
LONGEST = 40
# Words are made of what is compared at every step, and take ten times as long.
WORDS_EVERY = 4


def dealt_again(way: Way, run: AnyRun, viewer: Viewer, dice: Dice) -> AnyRun:
    """The same match as far as the viewer can tell.

    The seed's digest is published, so the seed stays; that other numbers of it come next is other luck.
    """
    other = redealer(way.game)(way.rules.copy(run.state), viewer, dice)
    other.dice = run.state.dice.copy()
    other.dice.used += 1 + dice.below(1000)
    return AnyRun(way.rules, other, seq=run.seq, ask_no=run.ask_no - 1)


def known(way: Way, run: AnyRun, viewer: Viewer) -> list[object]:
    """All that is told the viewer's screens at this moment: views and questions."""
    public = way.rules.public_view(run.state, run.ask)
    if viewer is None:
        return [public, run.waiting_for]
    view = way.rules.seat_view(run.state, run.ask, viewer)
    return [public, run.waiting_for, view, run.decision_for(viewer)]


def shown(way: Way, run: AnyRun, viewer: Viewer) -> list[object]:
    """Everything the viewer is shown at this moment: views, questions, words."""
    rules, game, people = way.rules, way.pack.screens, people_at(run)
    public = rules.public_view(run.state, run.ask)
    seen: list[object] = [
        *known(way, run, viewer),
        ledger_post(game, public, (), Post(MATCH, people, run.waiting_for), TEXTS),
        board_screen(game, public, MATCH, people, TEXTS, in_words=True),
    ]
    if viewer is None:
        return seen
    view = rules.seat_view(run.state, run.ask, viewer)
    decision = run.decision_for(viewer)
    desk = Desk(MATCH, run.ask_no)
    seen += [page_screen(game, page, view, MATCH, TEXTS) for page in game.pages]
    seen.append(board_screen(game, public, MATCH, people, TEXTS, secrets=view, in_words=True))
    if decision is None:
        seen.append(idle_panel(game, view, desk, run.waiting_for, people, TEXTS))
    else:
        seen.append(panel(game, view, decision, desk, TEXTS))
    return seen


def shared_answer(one: Decision, two: Decision, dice: Dice) -> tuple[str, ...] | None:
    """A random answer that both questions allow, or None when there is none."""
    theirs = {option.key for option in two.options}
    both = [option for option in one.options if option.key in theirs]
    if len(both) < one.pick[0] or one.pick != two.pick or not both:
        return None
    most = min(one.pick[1], len(both))
    return random_keys(Decision(one.seat, one.prompt, tuple(both), (one.pick[0], most)), dice)


def walk_both(way: Way, one: AnyRun, two: AnyRun, viewer: Viewer, dice: Dice) -> int:
    """Give both the same answers as long as nothing hidden comes to light; after how many that was."""
    for count in range(LONGEST):
        assert known(way, one, viewer) == known(way, two, viewer)
        if count % WORDS_EVERY == 0:
            assert shown(way, one, viewer) == shown(way, two, viewer)
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
        told = forms_for(one, left.events, viewer), forms_for(two, right.events, viewer)
        if told[0] != told[1]:
            # Only what makes something known may be told differently, and it is told of both.
            differing = next((a, b) for a, b in zip_longest(*told) if a != b)
            assert any(event.reveals for event in (*left.events, *right.events)), differing
            return count
    return LONGEST


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_match_dealt_again_looks_the_same_and_goes_on_the_same(way: Way) -> None:
    compared, moments = 0, MOMENTS if is_usual(way) else FEWER_MOMENTS
    runs = spread(way.begin("veil"), Dice(f"veil/{way}"), moments)
    watching = viewers(runs[0])
    # Where many look on, they share the moments: what holds for one of four opponents holds for the others.
    every = max(1, (len(watching) + 1) // 3)
    for number, viewer in enumerate(watching):
        dice = Dice(f"veil/{way}/{viewer}")
        for run in runs[number % every :: every]:
            one = copied(run)
            compared += 1 + walk_both(way, one, dealt_again(way, one, viewer, dice), viewer, dice)
    assert compared > moments


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_pictures_of_a_match_dealt_again_are_the_same(way: Way) -> None:
    pictures, game = way.pack.pictures, way.pack.screens
    runs = spread(way.begin("eyes"), Dice(f"eyes/{way}"), 3)
    for viewer in viewers(runs[0]):
        dice = Dice(f"eyes/{way}/{viewer}")
        for run in runs[1:]:
            drawn: list[object] = []
            for each in (run, dealt_again(way, run, viewer, dice)):
                if viewer is None:
                    wanted = game.table_picture(way.rules.public_view(each.state, each.ask), ())
                else:
                    view = way.rules.seat_view(each.state, each.ask, viewer)
                    wanted = game.choice_picture(view, each.decision_for(viewer))
                drawn.append(pictures.draw(wanted, Audience()))
            assert drawn[0] == drawn[1]


def sealed_moments(run: AnyRun, dice: Dice) -> Iterator[AnyRun]:
    """The moments of a match in which several are asked at once."""
    for step in quiet_steps(run, dice):
        if step.boundary and len(run.waiting_for) > 1:
            yield copied(run)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_sealed_answer_tells_the_others_nothing(way: Way) -> None:
    runs = [way.begin("sealed"), *sealed_moments(way.begin("sealed"), Dice(f"sealed/{way}"))]
    sealed = [each for each in runs if len(each.waiting_for) > 1 and not (each.ask and each.ask.is_open)]
    for run in sealed[:5]:
        first = run.waiting_for[0]
        decision = run.decision_for(first)
        assert decision is not None
        looks: list[list[object]] = []
        for number in range(3):
            again = copied(run)
            step = again.answer(first, again.ask_no, random_keys(decision, Dice(f"answer {number}")))
            others = [viewer for viewer in viewers(again) if viewer != first]
            told = [forms_for(again, step.events, viewer) for viewer in others]
            looks.append([told, *(shown(way, again, viewer) for viewer in others)])
            assert first in again.sealed_for
        assert looks[0] == looks[1] == looks[2]


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_the_seed_is_promised_at_the_start_and_open_at_the_end_alone(way: Way) -> None:
    seed = "a seed that nobody may see"
    run = way.begin(seed)
    game = way.pack.screens
    promise, _ = game.proof(way.rules.public_view(run.state, run.ask))
    for step in quiet_steps(run, Dice(f"seed/{way}")):
        public = way.rules.public_view(run.state, run.ask)
        assert game.proof(public) == (promise, seed if run.is_over else "")
        if not run.is_over and step.boundary:
            assert seed not in repr(public)
            assert all(
                seed not in repr(way.rules.seat_view(run.state, run.ask, Seat(seat)))
                for seat in way.rules.seats(run.state)
            )
