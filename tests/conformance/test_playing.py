"""Random play of every game in every way: the laws of questions hold, and every match ends."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import (
    FIRST_SEAT,
    JOINED,
    PREPARE,
    SHARED_ORDERS,
    Decision,
    Decree,
    Dice,
    IllegalAnswer,
    Kind,
    NotYourQuestion,
    Run,
    Seat,
    SetupRefused,
    StaleAnswer,
    Step,
    Word,
)
from sfb_bot.matches.live_match import AnyRun
from tests.conformance.packs import NAMES, USUAL_WAYS, WAYS, Way, is_usual, packs, ways_of
from tests.conformance.playing import copied, lively_steps, quiet_steps

LONGEST_KEY = 80
MATCHES = 4
# In ways that differ from the usual one in how they begin.
FEWER_MATCHES = 2
# A game with long matches needs fewer of them.
ENOUGH_STEPS = 3000


@pytest.mark.parametrize("game", NAMES)
def test_the_form_and_the_rules_speak_of_the_same_matches(game: str) -> None:
    pack = packs()[game]
    assert pack.name == pack.rules.name == game
    names = [mode.name for mode in pack.setup.modes]
    assert len(set(names)) == len(names) > 0
    assert {way.mode for way in ways_of(game)} == set(names), "every mode can be played"
    for mode in pack.setup.modes:
        setup = {**pack.setup.setup(mode.name), FIRST_SEAT: None}
        state = pack.rules.begin(setup, "form")
        seats = list(pack.rules.seats(state))
        assert pack.rules.sides(state) == mode.sides
        assert sorted(seat for side in mode.sides for seat in side) == seats == list(range(mode.seats))
        assert 2 <= mode.seats <= 5
        assert all(mode.sides)
        assert pack.setup.mode_of(setup) == mode
        with pytest.raises(SetupRefused):
            pack.rules.begin({**setup, "no such setting": 1}, "form")
    with pytest.raises(SetupRefused):
        pack.setup.setup("no such mode")


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_whoever_was_agreed_on_begins(way: Way) -> None:
    for seat in way.rules.seats(way.begin("first").state):
        run = way.begin("first", seat)
        turn = way.rules.turn(run.state)
        for _ in quiet_steps(run, Dice("first")):
            turn = turn or way.rules.turn(run.state)
            if turn is not None:
                break
        assert turn is not None
        assert turn[0] == seat
        assert way.rules.encode_setup(run.state) == way.setup(seat)


def check_question(run: AnyRun, decision: Decision) -> None:
    """A question that can be asked, answered, stored and timed out."""
    keys = [option.key for option in decision.options]
    assert keys
    assert len(set(keys)) == len(keys)
    assert all(key and len(key) <= LONGEST_KEY and key.isprintable() for key in keys)
    assert 0 <= decision.pick[0] <= decision.pick[1] <= len(keys)
    assert decision.pick[1] > 0
    decision.chosen(decision.default)
    assert decision.seat in run.rules.seats(run.state)
    assert not run.rules.has_left(run.state, decision.seat), "who left is never asked again"
    assert not (decision.follows and run.at_boundary), "what goes on is in the middle of an action"
    view = run.rules.seat_view(run.state, run.ask, decision.seat)
    assert repr(view), "a view can be kept by what it says"


def check_refusals(run: AnyRun) -> None:
    """What was not asked is refused, and leaves the match as it was."""
    assert run.ask is not None
    before = (run.rules.encode_state(run.state), run.ask, run.ask_no, run.seq)
    decision = run.ask.decisions[0]
    with pytest.raises(IllegalAnswer):
        run.answer(decision.seat, run.ask_no, ("no such option",))
    with pytest.raises(StaleAnswer):
        run.answer(decision.seat, run.ask_no - 1, decision.default)
    for seat in run.rules.seats(run.state):
        if seat not in run.waiting_for:
            assert run.decision_for(seat) is None
            with pytest.raises((NotYourQuestion, StaleAnswer)):
                run.answer(seat, run.ask_no, decision.default)
        for word in set(Word) - set(run.rules.words(run.state, seat)):
            with pytest.raises(IllegalAnswer):
                run.say(seat, word)
    assert (run.rules.encode_state(run.state), run.ask, run.ask_no, run.seq) == before


def check(run: AnyRun, step: Step | None) -> None:
    """What must be true of a match at every moment."""
    assert run.rules.is_over(run.state) == run.is_over == (run.ask is None)
    asked = [decision.seat for decision in run.ask.decisions] if run.ask else []
    assert tuple(asked) == run.waiting_for
    assert len(set(asked)) == len(asked), "nobody is asked twice at once"
    for decision in _open(run):
        check_question(run, decision)
    if step is not None:
        assert step.asked == run.waiting_for
        assert step.boundary == run.at_boundary
        if step.entry.kind in ("answer", "timeout") and any(each.follows for each in _open(run)):
            assert asked == [step.entry.seat], "whoever has answered goes on, alone"


def _open(run: AnyRun) -> tuple[Decision, ...]:
    return run.ask.decisions if run.ask else ()


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_random_matches_keep_the_laws_and_end(way: Way) -> None:
    for number in range(MATCHES if is_usual(way) else FEWER_MATCHES):
        run = way.begin(f"laws/{number}")
        sides = way.rules.sides(run.state)
        check(run, None)
        for count, step in enumerate(quiet_steps(run, Dice(f"laws/{number}/{way}"))):
            check(run, step)
            if run.ask is not None and count % 25 == 0:
                check_refusals(run)
            assert way.rules.sides(run.state) == sides
        summary = way.rules.summary(run.state)
        assert summary is not None
        assert summary.ending == "played"
        assert summary.sides == sides
        assert len(summary.points) == len(sides)
        assert summary.winner is None or 0 <= summary.winner < len(sides)
        assert all(not way.rules.words(run.state, seat) for seat in way.rules.seats(run.state))


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_words_timeouts_and_departures_in_between_break_nothing(way: Way) -> None:
    spoken: set[str] = set()
    kinds: set[Kind] = set()
    wanted_kinds = {"answer", "timeout", "word", "organiser"}
    wanted_words = {Word.CONCEDE, Word.OFFER_DRAW}
    steps = 0
    for number in range(8 * MATCHES):
        if steps > ENOUGH_STEPS and kinds == wanted_kinds and wanted_words <= spoken:
            break
        run = way.begin(f"lively/{number}")
        gone: set[Seat] = set()
        for step in lively_steps(run, Dice(f"lively/{number}/{way}")):
            check(run, step)
            steps += 1
            kinds.add(step.entry.kind)
            if step.entry.kind == "word":
                spoken.update(step.entry.keys)
            left = {seat for seat in way.rules.seats(run.state) if way.rules.has_left(run.state, seat)}
            assert gone <= left, "nobody comes back"
            if left > gone:
                assert any(event.reveals for event in step.events), "nobody takes back what came before"
            gone = left
            assert all(not way.rules.words(run.state, seat) for seat in gone)
        assert way.rules.summary(run.state) is not None
    assert kinds == wanted_kinds
    assert wanted_words <= spoken


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_a_match_can_be_given_up_agreed_on_and_decided_from_outside(way: Way) -> None:
    start = way.begin("endings")
    seats = way.rules.seats(start.state)
    sides = way.rules.sides(start.state)
    run = copied(start)
    for seat in [seat for side in sides[1:] for seat in side]:
        assert not run.is_over
        run.say(seat, Word.CONCEDE)
    found = way.rules.summary(run.state)
    assert found is not None
    assert (found.winner, found.ending) == (0, "concession"), "only the first side is left"
    run = copied(start)
    for seat in seats:
        run.say(seat, Word.OFFER_DRAW)
    found = way.rules.summary(run.state)
    assert found is not None
    assert (found.winner, found.ending) == (None, "agreement")
    for decree in way.rules.decrees:
        run = copied(start)
        run.decree(seats[0], decree)
        found = way.rules.summary(run.state)
        if decree is Decree.LOST_ON_TIME:
            assert way.rules.has_left(run.state, seats[0]) or (found and found.ending == "time")
            assert found is None or found.winner != 0
        else:
            assert found is not None
            assert (found.winner, found.ending) == (0 if decree is Decree.AWARDED else None, "organiser")


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_standing_orders_are_only_for_windows(way: Way) -> None:
    """A seat at turn is always asked; a window can be left to pass."""
    left = off_turn = 0
    for number in range(2):
        run = way.begin(f"orders/{number}")
        for _ in quiet_steps(run, Dice(f"orders/{way}/{number}")):
            seats = way.rules.turn_seats(run.state)
            for decision in _open(run):
                is_own = not seats or decision.seat in seats
                off_turn += not is_own
                assert way.rules.is_wanted(run.state, decision, "ask", "")
                is_passed = not way.rules.is_wanted(run.state, decision, "pass_turn", "")
                assert not (is_own and is_passed), decision.prompt
                left += is_passed
                check_own_orders(run, decision, is_own=is_own)
    if not way.rules.has_windows:
        assert not off_turn
        assert not way.rules.orders
        return
    assert left or not off_turn, "matches in which nobody could have passed prove nothing"


def check_own_orders(run: AnyRun, decision: Decision, *, is_own: bool) -> None:
    """The game's own orders are for windows, too, and a made-up subject breaks nothing."""
    for kind in run.rules.orders:
        for subject in ("", "made up", "-1", "999999"):
            is_wanted = run.rules.is_wanted(run.state, decision, kind.name, subject)
            is_action = is_own and (run.at_boundary or not kind.in_own_turn)
            assert is_wanted or not is_action, f"{kind.name} takes {decision.prompt}"
            answer = run.rules.ordered(run.state, decision, [(kind.name, subject)])
            assert answer is None or decision.allows(answer)


@pytest.mark.parametrize("game", NAMES)
def test_orders_have_names_of_their_own(game: str) -> None:
    names = [kind.name for kind in (*SHARED_ORDERS, PREPARE, JOINED, *packs()[game].rules.orders)]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)


def test_run_takes_over_a_state_as_it_is() -> None:
    """So that `copied` above is what it says."""
    for way in USUAL_WAYS:
        run = way.begin("copy")
        again = copied(run)
        assert isinstance(again, Run)
        assert again.waiting_for == run.waiting_for
        assert again.state == run.state
