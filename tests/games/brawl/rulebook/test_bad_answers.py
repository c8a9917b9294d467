"""Bad input: a typed error that names the rule; state, journal and question untouched."""

from __future__ import annotations

import json

import pytest

from sfb_bot.kernel import (
    Dice,
    IllegalAnswer,
    MatchOver,
    NotYourQuestion,
    PlayerError,
    Seat,
    StaleAnswer,
    Word,
    random_keys,
)
from tests.games.brawl.kit.boxes import started
from tests.games.brawl.kit.table import Table, rules, table

A, B = Seat(0), Seat(1)
LINE = (
    "r2 turn=a | a kilgore@B3 dugrun@A1 gwaien@A2 hand=KIL06,KIL03 | b deryn@D5 goldarr tzu_xiao hand=DER05"
)


def everything(t: Table) -> object:
    """All that a refusal must leave alone: the state, the question and where the journal stands."""
    run = t.run
    state = json.dumps(rules().encode_state(run.state))
    return state, run.ask, run.ask_no, run.seq, run.waiting_for, run.at_boundary


def refused(t: Table, kind: type[PlayerError], rule: str, seat: Seat, ask_no: int, *keys: str) -> None:
    """The answer is refused with this error and this rule, and nothing has changed."""
    before = everything(t)
    with pytest.raises(kind) as refusal:
        t.run.answer(seat, ask_no, keys)
    assert type(refusal.value) is kind
    assert refusal.value.rule == rule
    assert str(refusal.value)
    assert everything(t) == before


@pytest.mark.parametrize(
    "key",
    [
        "KIL03",  # a reaction in the own turn
        "KIL05",  # a card of the own deck
        "DER05",  # a card of the other hand
        "DER02",
        "stop",  # an option of other questions
        "pass",
        "a.kilgore",
        "B3",
        "END",  # keys are exact
        "",
        "end ",
    ],
)
def test_an_answer_that_is_not_among_the_options(key: str) -> None:
    """Bad input: not among the options; the error names the question it was given to."""
    t = table(LINE)
    refused(t, IllegalAnswer, "act", A, t.run.ask_no, key)
    t.is_idle("a")


@pytest.mark.parametrize("key", ["B3", "D4", "A1", "E5", "Z9", "c4", "end"])
def test_a_hex_that_cannot_be_reached(key: str) -> None:
    """Bad input: own hex, too far, an ally's hex, a statue, no hex, another spelling, another question."""
    t = table(LINE)
    t.a.takes("heal", "kilgore")
    assert t.asked == ("a", "move")
    refused(t, IllegalAnswer, "move", A, t.run.ask_no, key)
    t.a.stays()
    t.is_idle("a")


@pytest.mark.parametrize("keys", [(), ("end", "move"), ("end", "end")])
def test_too_few_or_too_many_answers(keys: tuple[str, ...]) -> None:
    """Bad input: exactly one is wanted."""
    t = table(LINE)
    refused(t, IllegalAnswer, "act", A, t.run.ask_no, *keys)
    t.is_idle("a")


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        (("C4",), "choose 2, not 1"),
        (("C4", "D3", "D6"), "choose 2, not 3"),
        (("C4", "C4"), "the same option was chosen twice"),
        (("C4", "E4"), "'E4' is not among the options"),
    ],
)
def test_an_answer_of_several_parts(keys: tuple[str, ...], message: str) -> None:
    """Bad input: two trap hexes are wanted, different ones, from the six."""
    t = started()
    t.a.answers("west").answers("deryn", "gwaien", "kilgore")
    t.b.answers("deryn", "gwaien", "kilgore")
    refused(t, IllegalAnswer, "traps", A, t.run.ask_no, *keys)
    with pytest.raises(IllegalAnswer, match=message):
        t.a.answers(*keys)


def test_an_answer_from_the_wrong_seat() -> None:
    """Bad input: the question is for another player, or for nobody of that number."""
    t = table(LINE)
    for seat in (B, Seat(2), Seat(-1)):
        refused(t, NotYourQuestion, "turn", seat, t.run.ask_no, "end")
    t.is_idle("a")


def test_the_attacker_cannot_answer_for_the_defender() -> None:
    """Bad input: in the reaction window the seat at turn is the wrong one."""
    t = table(LINE.replace("kilgore@B3", "kilgore@D4"))
    t.a.plays("KIL06").stays().aims("ring")
    refused(t, NotYourQuestion, "turn", A, t.run.ask_no, "pass")
    t.b.passes()
    t.is_idle("a")


def test_an_answer_to_an_old_question() -> None:
    """Bad input: the question was answered in the meantime, or has not come yet."""
    t = table(LINE)
    old = t.run.ask_no
    t.a.takes("heal", "kilgore")
    for number in (old, t.run.ask_no - 1, t.run.ask_no + 1, 0, -1):
        refused(t, StaleAnswer, "stale", A, number, "stop")
    t.a.stays()
    t.is_idle("a")


def test_a_sealed_answer_cannot_be_given_twice() -> None:
    """Bad input: the own part of a simultaneous question is answered already."""
    t = started()
    t.a.answers("west").answers("deryn", "gwaien", "kilgore")
    refused(t, StaleAnswer, "stale", A, t.run.ask_no, "dugrun", "goldarr", "tzu_xiao")
    t.b.answers("dugrun", "goldarr", "tzu_xiao")
    assert t.state.draft.picks[0] == ["deryn", "gwaien", "kilgore"]


def test_an_answer_after_the_end() -> None:
    """Bad input: the match is over."""
    t = table(LINE)
    t.run.say(A, Word.CONCEDE)
    for seat in (A, B):
        refused(t, MatchOver, "over", seat, t.run.ask_no, "end")
    t.is_over("b", "concession")


def test_every_question_of_whole_matches_refuses_nonsense() -> None:
    """Bad input, at every kind of question two random matches ask: no refusal ever leaves a trace."""
    prompts: set[str] = set()
    for number, draft in enumerate(("free", "casual")):
        t = started(draft=draft, seed=f"nonsense {number}")
        dice = Dice(f"answers {number}")
        while t.run.ask is not None:
            decision = t.question()
            if decision.prompt not in prompts:
                prompts.add(decision.prompt)
                seat, ask_no, rule = decision.seat, t.run.ask_no, decision.prompt
                first = tuple(option.key for option in decision.options[: decision.pick[0]])
                refused(t, IllegalAnswer, rule, seat, ask_no, "nonsense", *first[1:])
                everybody = tuple(option.key for option in decision.options)
                refused(t, IllegalAnswer, rule, seat, ask_no, *everybody, "nonsense")
                refused(t, StaleAnswer, "stale", seat, ask_no - 1, *first)
                if len(t.run.waiting_for) == 1:
                    refused(t, NotYourQuestion, "turn", Seat(1 - seat), ask_no, *first)
            t.run.answer(decision.seat, t.run.ask_no, random_keys(decision, dice))
        assert t.state.outcome is not None
        assert t.state.outcome.reason == "points"
    # Set-up, the usual ones, and those in the middle of an action.
    assert prompts >= {
        "area", "team", "pick", "traps", "redraw", "deploy", "act", "who_acts", "which_core", "move", "dash",
        "jump", "attack", "target", "use", "react", "refill", "stun", "draw", "plan", "heal", "enter",
    }  # fmt: skip
