"""Nothing a viewer sees depends on what the viewer may not know."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import TrapFace
from sfb_bot.games.brawl.rules.model import MODES, Phase, State
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Dice, Event, Kind, Run, Seat
from tests.games.brawl.kit.table import rules, table
from tests.games.brawl.properties.matches import PLAYS, new_match, play_of, question, random_steps
from tests.games.brawl.redeal import Viewer, redealt, without_seed

VIEWERS: tuple[Viewer, ...] = (None, Seat(0), Seat(1))
SET_UP = (Phase.TEAM_ORDER, Phase.AREA, Phase.DRAFT)
POSITIONS_EACH = 25
LONGEST = 60


def reachable(number: int) -> list[State]:
    """Positions between two actions, spread over a random match."""
    run = new_match(number, f"veil/{number}")
    found: list[State] = []
    for step in random_steps(run, Dice(f"veil/{number}/answers"), eager=number % 2 == 0):
        if step.boundary and run.ask is not None and run.state.phase not in SET_UP:
            found.append(run.state.copy())
    every = max(1, len(found) // POSITIONS_EACH)
    return found[number % every :: every]


def viewers(number: int) -> tuple[Viewer, ...]:
    """Everybody in the channel, and each seat of match number so and so."""
    return (None, *MODES[play_of(number)[0]].seats)


def seen(run: BrawlRun, viewer: Viewer) -> object:
    """Everything the viewer is shown of a run."""
    if viewer is None:
        return without_seed(run.rules.public_view(run.state, run.ask))
    return without_seed(run.rules.seat_view(run.state, run.ask, viewer))


def told(events: tuple[Event, ...], viewer: Viewer) -> list[Event]:
    """The log as the viewer reads it."""
    forms = [event.for_public() if viewer is None else event.for_seat(viewer) for event in events]
    return [event for event in forms if event is not None]


def blurred(event: Event) -> Event:
    """The event without what it legitimately makes known, so that only that may differ."""
    match event:
        case ev.TrapSprung() | ev.TokenLooked():
            event = replace(event, face="")
        case ev.TopDiscarded():
            event = replace(event, card="")
        case ev.CardsDrawn():
            event = replace(event, cards=("?",) * len(event.cards))
        case ev.CardsPlanned():
            # A card of the own hand that a lot put on the deck; planned ones are answers and cannot differ.
            event = replace(event, cards=("?",) * len(event.cards))
        case ev.TrackMoved():
            event = replace(event, new="")
        case ev.UpkeepDone():
            event = replace(event, discarded=("?",) * len(event.discarded))
        case ev.HandShown() | ev.CardDiscarded():
            # A Stun makes known what the hand holds, in one of two forms.
            event = ev.HandShown(event.seat, ())
        case _:
            pass
    return event


def first_difference(one: list[Event], two: list[Event]) -> tuple[Event | None, Event | None] | None:
    """The first pair of log entries that is not the same, or None."""
    for left, right in zip(one, two, strict=False):
        if left != right:
            return left, right
    if len(one) != len(two):
        longer = one if len(one) > len(two) else two
        return (longer[min(len(one), len(two))], None)
    return None


def shared_answer(mine: Decision, other: Decision, dice: Dice) -> tuple[str, ...] | None:
    """A random answer that both questions allow, or None when there is none."""
    keys = [option.key for option in mine.options]
    both = [key for key in keys if key in {option.key for option in other.options}]
    if dice.below(6) and mine.pick == (1, 1):
        # Mostly go on doing things: an end of turn draws cards, and there the comparison is over.
        both = [key for key in both if key not in ("end", "stop")] or both
    fewest = max(mine.pick[0], other.pick[0])
    most = min(mine.pick[1], other.pick[1], len(both))
    if most < fewest:
        return None
    return tuple(dice.shuffled(both)[: fewest + dice.below(most - fewest + 1)])


def walk_both(one: BrawlRun, two: BrawlRun, viewer: Viewer, dice: Dice, prompts: set[str]) -> str:
    """Give both runs the same answers as long as nothing hidden comes to light; why it stopped."""
    for _ in range(LONGEST):
        assert seen(one, viewer) == seen(two, viewer)
        assert one.waiting_for == two.waiting_for
        if one.ask is None:
            return "over"
        mine, other = question(one), question(two)
        assert (mine.seat, mine.prompt) == (other.seat, other.prompt)
        prompts.add(mine.prompt)
        if mine.seat == viewer:
            assert mine == other
        keys = shared_answer(mine, other, dice)
        if keys is None:
            return "no answer in common"
        left = one.answer(mine.seat, one.ask_no, keys)
        right = two.answer(other.seat, two.ask_no, keys)
        differing = first_difference(told(left.events, viewer), told(right.events, viewer))
        if differing is not None:
            was, became = differing
            assert was is not None
            assert became is not None, f"only one of the two logs goes on with {was}"
            assert blurred(was) == blurred(became)
            assert blurred(was) != was, "only an event that makes something known may differ"
            return type(was).__name__
    return "long enough"


WATCHED = [(number, viewer) for number in range(3 * len(PLAYS)) for viewer in viewers(number)]


@pytest.mark.parametrize(("number", "viewer"), WATCHED)
def test_a_position_dealt_again_looks_the_same_and_goes_on_the_same(number: int, viewer: Viewer) -> None:
    game = rules()
    dice = Dice(f"again/{number}/{viewer}")
    states = reachable(number)
    assert len(states) > 10
    different = 0
    for state in states:
        other = redealt(state, viewer, dice)
        different += other.players != state.players
        walk_both(Run(game, state.copy()), Run(game, other), viewer, dice, set())
    assert different > len(states) // 2, "dealing again changed something most of the time"


EAGER = range(0, 3 * len(PLAYS), 3)


def with_levels(state: State, dice: Dice) -> State:
    """A copy in which about half of the champions in the arena have their levelled side up."""
    other = state.copy()
    for figure in other.figures:
        figure.levelled = figure.levelled or (figure.in_arena and dice.below(2) == 0)
    return other


@pytest.mark.parametrize(
    ("number", "viewer"), [(number, each) for number in EAGER for each in viewers(number)]
)
def test_abilities_tell_nothing_either(number: int, viewer: Viewer) -> None:
    """Random play levels few champions; here many are, so that what abilities ask is compared as well."""
    game = rules()
    dice = Dice(f"levels/{number}/{viewer}")
    levels = 0
    for state in reachable(number)[::2]:
        able = with_levels(state, dice)
        levels += sum(figure.levelled for figure in able.figures)
        walk_both(Run(game, able.copy()), Run(game, redealt(able, viewer, dice)), viewer, dice, set())
    assert levels > 10


def test_the_walks_end_for_every_reason_there_is() -> None:
    """So the comparison above is known to reach traps, draws, tracks, upkeeps and reaction windows."""
    game = rules()
    reasons: set[str] = set()
    prompts: set[str] = set()
    for number in range(len(PLAYS)):
        for viewer in viewers(number):
            dice = Dice(f"reasons/{number}/{viewer}")
            for state in reachable(number):
                pair = Run(game, state.copy()), Run(game, redealt(state, viewer, dice))
                reasons.add(walk_both(*pair, viewer, dice, prompts))
    assert {"TrapSprung", "CardsDrawn", "UpkeepDone", "TrackMoved"} <= reasons
    assert {"act", "attack", "target", "react", "plan", "refill", "redraw", "deploy", "draw"} <= prompts


def test_the_seed_is_secret_until_the_end_and_its_digest_open_from_the_start() -> None:
    """Architecture of luck: hash published at the start, seed at the end."""
    run = new_match(2, "a secret seed")
    digest = sha256(b"a secret seed").hexdigest()
    for _ in random_steps(run, Dice("answers")):
        view = run.rules.public_view(run.state, run.ask)
        assert view.commitment == digest
        assert view.seed == ("a secret seed" if run.is_over else None)
        assert run.is_over or "a secret seed" not in repr(view)
    assert run.is_over


def transcript(line: str, answers: list[tuple[str, str]]) -> list[object]:
    """What the channel sees of a position played on: who is asked what, every open event, every view."""
    t = table(line)
    found: list[object] = [t.asked]
    for letter, key in answers:
        hand = t.a if letter == "a" else t.b
        hand.answers(key)
        found.append(t.asked)
        found.extend(told(t.steps[-1].events, None))
        found.append(t.public())
    t.is_idle("a")
    return found


@pytest.mark.parametrize(("number", "prompt"), [(8, "team"), (2, "line_up"), (14, "line_up")])
def test_a_sealed_line_up_shows_nowhere_until_all_are_in(number: int, prompt: str) -> None:
    """Digest 11: the other side sees that an answer is in, not which."""
    views: list[object] = []
    for first_champion in (0, 1):
        run = new_match(number, "sealed")
        if question(run).prompt == "area":
            run.answer(run.waiting_for[0], run.ask_no, ("west",))
        decision = run.decision_for(Seat(0))
        assert decision is not None
        assert decision.prompt == prompt
        keys = tuple(option.key for option in decision.options[first_champion:][: decision.pick[0]])
        step = run.answer(Seat(0), run.ask_no, keys)
        assert step.events == ()
        assert run.waiting_for == (Seat(1),)
        views.append([seen(run, None), seen(run, Seat(1)), run.decision_for(Seat(1))])
    assert views[0] == views[1]


def with_other_line_ups(state: State, sides: tuple[int, ...], dice: Dice) -> State:
    """A copy in which these sides have sealed other champions, none twice in a side."""
    other = state.copy()
    for side in sides:
        pool = dice.shuffled(state.setup.roster)
        for seat in state.seats[side::2]:
            size = len(state.draft.sealed[seat])
            other.draft.sealed[seat] = tuple(sorted(pool[:size]))
            pool = pool[size:]
    return other


@pytest.mark.parametrize("number", [5, 11, 14, 43, 22, 35])
def test_a_line_up_sealed_in_the_state_is_seen_by_its_own_side_alone(number: int) -> None:
    """Digest 11 and 15: other line-ups of a side change nothing for the channel and the other side."""
    run = new_match(number)
    dice = Dice(f"line-ups/{number}")
    while not any(run.state.draft.sealed):
        next(random_steps(run, dice))
    # Sealed answers that are already in are no part of a state; go back to where nobody has answered.
    state = run.state.copy()
    one = Run(rules(), state.copy())
    for viewer in viewers(number):
        hidden = tuple(side for side in (0, 1) if viewer is None or side != viewer % 2)
        two = Run(rules(), with_other_line_ups(state, hidden, dice))
        assert two.state.draft.sealed != state.draft.sealed
        assert seen(one, viewer) == seen(two, viewer)
        assert one.waiting_for == two.waiting_for
        if viewer is not None:
            assert one.decision_for(viewer) == two.decision_for(viewer)
            own = Run(rules(), with_other_line_ups(state, (viewer % 2,), dice))
            assert seen(one, viewer) != seen(own, viewer), "the own side sees it"


@pytest.mark.parametrize("kind", ["answer", "timeout", "standing", "organiser"])
def test_nobody_can_tell_how_a_pass_came_about(kind: Kind) -> None:
    """Declined, timed out, ordered beforehand or answered by an organiser: one public transcript."""
    t = table(
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL06 "
        "| b deryn@D5 goldarr@I1 tzu_xiao@I2 hand=DER05 | tokens=C4,G4,D3,F6"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    step = t.run.answer(Seat(1), t.run.ask_no, ("pass",), kind)
    assert step.entry.kind == kind
    assert told(step.events, None)[0] == ev.ReactionPassed(Seat(1))
    assert kind not in repr(step.events)
    t.is_idle("a")


def test_a_stun_asks_the_same_whatever_the_hand_holds() -> None:
    """Q51: discard a card of that champion or show the hand; only the answer tells which it is."""
    line = (
        "r2 turn=a | a deryn@A3 dugrun@A1 gwaien@A2 hand=DER06 "
        "| b kilgore@C4 goldarr@I1 tzu_xiao@I2 cores=RYb hand={} | tokens=D3,D6,F3,F6"
    )
    views: list[object] = []
    offered: list[list[str]] = []
    for hand in ("KIL02,KIL06,GOL02", "KIL03,GOL02,TZU03", "GOL02,GOL03,TZU03"):
        t = table(line.format(hand))
        t.a.plays("DER06").stays().attacks("kilgore")
        t.b.passes()
        t.expect(damage={"kilgore": 3})
        assert t.asked == ("b", "stun")
        views.append([t.public(), t.view("a"), told(tuple(t.events), None)])
        offered.append(t.options)
    assert views[0] == views[1] == views[2]
    assert offered == [["KIL02", "KIL06"], ["KIL03"], ["show"]]


HANDS = {
    "no reaction": "DER02,DER03,GOL02,TZU03",
    "a reaction whose core is ready": "DER02,DER03,GOL02,DER05",
    "two reactions": "TZU06,GOL05,GOL02,DER05",
    "a reaction that cannot be paid": "DER02,DER03,GOL02,TZU06",
}


@pytest.mark.parametrize("held", HANDS)
def test_passing_looks_the_same_whatever_the_hand_holds(held: str) -> None:
    """The window opens by public facts; a pass with a reaction in hand and without one are one transcript."""
    line = (
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL06 "
        "| b deryn@D5 goldarr@I1 tzu_xiao@I2 cores=RYb hand={} | tokens=C4,G4,D3,F6"
    )
    answers = [("a", "KIL05"), ("a", "stop"), ("a", "b.deryn"), ("b", "pass")]
    seen_with = transcript(line.format(HANDS[held]), answers)
    assert seen_with == transcript(line.format(HANDS["no reaction"]), answers)
    assert ("b", "react") in seen_with


@pytest.mark.parametrize("viewer", VIEWERS, ids=["everybody", "a", "b"])
def test_a_leak_would_be_noticed(viewer: Viewer) -> None:
    """The comparison is not blind: what the viewer does know cannot be changed without a difference."""
    game = rules()
    later = (each for number in (3, 4) for each in reachable(number) if each.round > 1)
    state = next(each for each in later if all(player.hand and player.deck for player in each.players))
    one = Run(game, state.copy())
    for seat in state.seats:
        other = state.copy()
        player = other.players[seat]
        player.hand[0], player.deck[0] = player.deck[0], player.hand[0]
        two = Run(game, other)
        assert (seen(one, viewer) == seen(two, viewer)) == (seat != viewer)
    other = state.copy()
    other.players[0].discard.append(other.players[0].deck.pop())
    assert seen(one, viewer) != seen(Run(game, other), viewer)
    other = state.copy()
    cell = next(iter(other.tokens))
    looked = state.copy()
    for both in (other, looked):
        both.players[1].peeked = [cell]
    other.tokens[cell] = TrapFace("root" if looked.tokens[cell] != "root" else "stun")
    same = seen(Run(game, looked), viewer) == seen(Run(game, other), viewer)
    assert same == (viewer != 1)
