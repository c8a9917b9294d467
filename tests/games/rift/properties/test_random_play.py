"""Random matches: what must hold after every step, whatever is answered."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.content import RANKS
from sfb_bot.games.rift.rules.ids import KindId, SpellId
from sfb_bot.games.rift.rules.model import PREPARING, SEATS, Phase, State
from sfb_bot.games.rift.rules.notation import format_line, parse_line
from sfb_bot.games.rift.rules.rules import RiftRun
from sfb_bot.games.rift.rules.strength import life
from sfb_bot.kernel import Decision, Dice, Run, Seat, Step, apply, undoable
from tests.games.rift.kit.table import content, rules
from tests.games.rift.properties.matches import new_match, random_steps

MATCHES = range(12)
WINDOWS = ("respond", "respond_more")


# --- what there is ----------------------------------------------------------------------------------------


def warrior_cards(state: State) -> Counter[KindId]:
    """Every warrior card on the table: lanes, decks, discards, box, forms, turned up."""
    found = Counter([*state.box, *state.used_forms])
    for player in state.players:
        found.update([*player.deck, *player.discard])
    found.update(warrior.kind.id for warrior in state.warriors.values())
    if state.turned is not None:
        found[state.turned] += 1
    return found


def spell_cards(state: State, seat: Seat) -> Counter[SpellId]:
    """Every spell card that came out of a seat's deck, wherever it is now."""
    player = state.players[seat]
    found = Counter([*player.hand, *player.spell_deck, *player.spell_discard])
    for warrior in state.warriors.values():
        found.update(each.spell for each in warrior.enchantments if each.owner == seat)
    found.update(item.spell for item in state.stack if item.spell and item.owner == seat)
    return found


def check_cards(state: State) -> None:
    """54 warriors and twice 20 spells."""
    if state.phase in PREPARING or not state.turn_no:
        return
    pool = Counter(kind for rank in RANKS for kind in content().pool[rank])
    assert warrior_cards(state) == pool
    assert pool.total() == 54
    for seat in SEATS:
        assert spell_cards(state, seat) == Counter(content().spell_deck)
        assert spell_cards(state, seat).total() == 20


def check_lanes(state: State) -> None:
    """One warrior a cell, the armies apart, what is kept twice agrees."""
    standing = {warrior.cell: warrior for warrior in state.warriors.values()}
    assert len(standing) == len(state.warriors)
    assert [state.cells[cell] is standing.get(cell) for cell in range(14)] == [True] * 14
    for start in (0, 7):
        seats = [each.seat for each in state.cells[start : start + 7] if each is not None]
        assert seats == sorted(seats), "every Blue warrior on a lower cell than every Red one"
    for player in state.players:
        own = [warrior.kind.id for warrior in state.warriors.values() if warrior.seat == player.seat]
        turned = [state.turned] if state.turned is not None and state.turn == player.seat else []
        if state.turn_no:
            assert Counter(player.army) == Counter([*own, *player.deck, *player.discard, *turned])
        assert 0 <= player.tops <= len(player.deck)
        assert not Counter(player.in_deck) - Counter(player.deck[: len(player.deck) - player.tops])


def check_at_rest(state: State) -> None:
    """Between two actions nobody stands who should be gone, and nothing waits on the stack."""
    if state.outcome is not None:
        return
    assert not state.stack
    for warrior in state.warriors.values():
        assert not warrior.damage or warrior.damage < life(state, warrior)
    if state.turn_no:
        for player in state.players:
            own = any(warrior.seat == player.seat for warrior in state.warriors.values())
            assert own or player.deck or (state.turned is not None and state.turn == player.seat)


def may_open(state: State, seat: Seat) -> bool:
    """The public facts of R-39, worked out from the public view alone."""
    public = rules().public_view(state, None)
    return bool(public.players[seat].hand_size) or any(
        each.seat == seat
        and each.kind == "shapeshifter"
        and not (each.is_neutralised or each.is_new or each.has_changed)
        and public.box_size > 0
        for each in public.warriors
    )


def check_question(state: State, decision: Decision) -> None:
    """Options are unique, a timeout has a legal answer, a window is open to who is asked."""
    keys = [option.key for option in decision.options]
    assert keys
    assert len(set(keys)) == len(keys)
    assert len(decision.chosen(decision.default)) == len(decision.default)
    if decision.prompt in WINDOWS:
        assert may_open(state, decision.seat)
        assert keys[-1] == "pass"
        assert state.stack
    elif len(keys) == 1:
        # Silence would tell that all cards of a packet are alike, or something of a hand.
        assert decision.prompt in ("pick", "main", "lich_discard"), "one option answers itself"
        assert decision.prompt == "pick" or state.players[decision.seat].hand


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("number", MATCHES)
def test_everything_holds_after_every_step(number: int, *, eager: bool) -> None:
    """R-5, R-3, R-8, R-39, RQ24: armies apart, every card countable, every match ends."""
    run = new_match(number)
    for step in random_steps(run, Dice(f"holds/{number}/{eager}"), eager=eager):
        check_lanes(run.state)
        check_cards(run.state)
        if step.boundary:
            check_at_rest(run.state)
        for seat in run.waiting_for:
            decision = run.decision_for(seat)
            assert decision is not None
            check_question(run.state, decision)
    assert run.state.outcome is not None
    assert run.state.phase is Phase.OVER
    assert run.state.turn_no <= 120


@pytest.mark.parametrize("number", MATCHES)
def test_folding_the_events_gives_the_same_state(number: int) -> None:
    """R-8: events are the only thing that changes a state."""
    run = new_match(number, "folded")
    state = rules().begin({"army": run.state.setup.army, "first": run.state.setup.first}, f"folded/{number}")
    steps = random_steps(run, Dice(f"folded/{number}"), eager=number % 2 == 0)
    for events in chain((run.opening_events,), (step.events for step in steps)):
        for event in events:
            assert rules().decode_event(json.loads(json.dumps(rules().encode_event(event)))) == event
            apply(rules(), state, event)
        assert state == run.state


@pytest.mark.parametrize("number", MATCHES)
def test_states_are_stored_and_written_without_loss(number: int) -> None:
    """Section 18: codec and line, for every position between two actions."""
    run = new_match(number, "stored")
    written = 0
    for step in random_steps(run, Dice(f"stored/{number}"), eager=number % 2 == 1):
        if not step.boundary:
            continue
        stored = json.loads(json.dumps(rules().encode_state(run.state)))
        assert rules().decode_state(stored) == run.state
        line = format_line(run.state)
        again = parse_line(line, content())
        assert again == run.state
        assert rules().encode_state(again) == rules().encode_state(run.state)
        assert format_line(again) == line
        written += 1
    assert written > 20


def test_a_line_goes_on_like_the_match_it_was_written_of() -> None:
    """Section 18: the same questions with the same options, and the same luck."""
    for number in range(6):
        run, dice = new_match(number, "goes on"), Dice(f"goes on/{number}")
        for place, step in enumerate(random_steps(run, dice)):
            if step.boundary and place > 60 + 10 * number:
                break
        other = Run(rules(), parse_line(format_line(run.state), content()))
        for _ in range(30):
            assert (run.ask is None) == (other.ask is None)
            if run.ask is None or other.ask is None:
                break
            assert run.ask == other.ask
            decision = run.ask.decisions[0]
            keys = (decision.options[0].key,) if decision.pick == (1, 1) else decision.default
            one = run.answer(decision.seat, run.ask_no, keys)
            two = other.answer(decision.seat, other.ask_no, keys)
            assert one.events == two.events


# --- windows ----------------------------------------------------------------------------------------------


def test_windows_open_exactly_by_public_facts() -> None:
    """R-38, R-39, R-41, RQ45: after every item the other side is asked, or skipped for facts all can see."""
    asked, skipped = (sum(counts) for counts in zip(*map(_windows, MATCHES), strict=True))
    assert asked > 50
    assert skipped > 10


def _windows(number: int) -> tuple[int, int]:
    """How many windows opened in a match, and how many did not, each for a good reason."""
    run = new_match(number, "windows")
    asked = skipped = 0
    dice = Dice(f"windows/{number}")
    answered: tuple[Seat, str] | None = None
    while run.ask is not None:
        before = run.state.copy()
        decision = run.decision_for(run.waiting_for[dice.below(len(run.waiting_for))])
        assert decision is not None
        answered = decision.seat, decision.prompt
        keys = (
            (decision.options[dice.below(len(decision.options))].key,)
            if decision.pick == (1, 1)
            else decision.default
        )
        step = run.answer(decision.seat, run.ask_no, keys)
        put = [event for event in step.events if isinstance(event, ev.Announced)]
        skips = [event for event in step.events if isinstance(event, ev.WindowSkipped)]
        if put:
            (item,) = put
            other = SEATS[1 - item.seat]
            prompt = _asked(run, other)
            more = _asked(run, item.seat) == "respond_more"
            if more:
                # Only in a window, and only who can still respond.
                assert answered[1] in WINDOWS
                assert not skips
            elif prompt == "respond":
                asked += 1
                assert may_open(run.state, other)
            else:
                # Nobody was asked: no card and no Shapeshifter that may change, at the moment of the item.
                skipped += 1
                assert [event.seat for event in skips] == [other]
                assert not before.players[other].hand
                assert not may_open(before, other)
    return asked, skipped


def _asked(run: RiftRun, seat: Seat) -> str:
    decision = run.decision_for(seat)
    return decision.prompt if decision is not None else ""


# --- no option is a trap ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_every_option_can_be_taken(number: int) -> None:
    """R-32: whatever is offered is legal and leads on; defaults too."""
    run = new_match(number, "options")
    for place, step in enumerate(random_steps(run, Dice(f"options/{number}"), eager=True)):
        if not step.boundary or place % 5 or run.ask is None:
            continue
        for decision in run.ask.decisions:
            if decision.pick != (1, 1):
                continue
            for option in decision.options:
                tried = Run(rules(), run.state.copy())
                tried.answer(decision.seat, tried.ask_no, (option.key,))
                for _ in range(6):
                    if tried.ask is None:
                        break
                    check_lanes(tried.state)
                    check_cards(tried.state)
                    tried.time_out(tried.waiting_for[0], tried.ask_no)


@pytest.mark.parametrize("number", range(6))
def test_what_is_taken_back_has_told_nobody_anything(number: int) -> None:
    """Section 16: the undoable tail has no draw, no card turned up, no announced item, no form (R-61)."""
    run = new_match(number, "undo")
    revealing = (ev.SpellsDrawn, ev.WarriorTurned, ev.Summoned, ev.Announced, ev.FormTaken, ev.MatchEnded)
    steps: list[Step] = []
    for step in random_steps(run, Dice(f"undo/{number}"), eager=True):
        steps.append(step)
        for seat in SEATS:
            count = undoable(steps, seat)
            for each in steps[len(steps) - count :]:
                assert not any(isinstance(event, revealing) for event in each.events)
                assert each.asked == (seat,)


def test_the_ways_to_end_are_met() -> None:
    """R-69, R-70: random matches end at the portal and by destruction."""
    ends: Counter[str] = Counter()
    for number in range(40):
        run = new_match(number, "ends")
        for _ in random_steps(run, Dice(f"ends/{number}")):
            pass
        assert run.state.outcome is not None
        ends[run.state.outcome.reason] += 1
    assert {"portal", "destruction"} <= set(ends), ends
