"""Standing orders: joined ones, those for the own turn, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Clause, IllegalAnswer, clauses_of, joined
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, Moment
from tests.games.toy.rules.rules import Toy
from tests.matches.house import ANNA, BORIS, CLARA, HandClock, House, house
from tests.matches.toy_table import DAILY, asked, due, entries, greedy, race, until

LIVE = PACES["live"]


def test_joined_orders_are_one_and_are_read_back() -> None:
    clauses: list[Clause] = [("only_for", "x.y"), ("only_feasts", ""), ("only_for", "2"), ("only_feasts", "")]
    order = joined(clauses)
    assert order == ("joined", "only_feasts\nonly_for.2\nonly_for.x.y")
    assert set(clauses_of(order)) == set(clauses)
    assert joined(clauses[::-1]) == order
    assert joined([("ask", ""), ("ask", "")]) == ("ask", "")
    assert clauses_of(("only_for", "2")) == (("only_for", "2"),)


@pytest.mark.parametrize(
    ("clauses", "is_asked"),
    [
        # Anna banks less than twice the least that is rich; it is Boris who is asked about it.
        ([("only_for", "0")], True),
        ([("only_for", "2")], False),
        ([("only_for", "2"), ("only_for", "0")], True),
        ([("only_for", "2"), ("no_appeal", "")], False),
        # An order about the own turn has no say in those of others.
        ([("no_appeal", "")], True),
        ([("pass_rounds", "1")], False),
        ([("pass_rounds", "0")], True),
    ],
)
async def test_a_seat_is_asked_when_any_of_its_orders_wants_it(
    tmp_path: Path, clauses: list[Clause], is_asked: bool
) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock, packs=greedy()) as h:
        match = await race(h, LIVE)
        await h.app.matches.join_orders(match, BORIS, clauses)
    async with house(path, clock, packs=greedy()) as h:
        # A restart in between changes nothing.
        order = (await h.look(match, BORIS)).order
        assert order is not None
        assert set(clauses_of((order.kind, order.subject))) == set(clauses)
        await until(h, match, ANNA, "turn")
        while (look := await h.look(match, ANNA)).public.pot < 2:
            if (await asked(h, match))[0] != ANNA:
                pytest.fail("Anna lost her pot; the seed says otherwise")
            await h.answer(match, ANNA, "none" if (await asked(h, match))[1] == "call" else "two")
        seq = look.record.seq
        await h.answer(match, ANNA, "bank")
        assert (await asked(h, match) == (BORIS, "tax")) == is_asked
        passed = ("standing", 1, ("pass",)) in await entries(h, match, seq)
        assert passed != is_asked


async def test_only_a_feast_is_worth_asking_about(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h, LIVE)
        await h.app.matches.order(match, BORIS, "only_feasts")
        look = await until(h, match, BORIS, "tax")
        assert look.public.pot >= 4, "twice the least that is rich"


async def test_an_order_may_answer_with_more_than_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the rules say an order answers is given, at the moment at which it would pass."""
    monkeypatch.setattr(Toy, "ordered", lambda *_: ("tax",) if _[2].prompt == "tax" else None)
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h, LIVE)
        await h.app.matches.order(match, BORIS, "only_for", "2")
        look = await until(h, match, BORIS, "share")
        assert ("standing", 1, ("tax",)) in await entries(h, match, look.record.seq - 1)


NONSENSE: dict[str, tuple[list[Clause], str]] = {
    "nothing": ([], "order"),
    "no such order": ([("only_feasts", ""), ("always_win", "")], "order"),
    "what only the shell says": ([("joined", "only_feasts")], "order"),
    "a list in a subject": ([("only_for", "1\nask")], "order"),
    "always and never": ([("ask", ""), ("pass_turn", "")], "joined"),
    "always and sometimes": ([("ask", ""), ("only_feasts", "")], "joined"),
    "sometimes and never": ([("only_feasts", ""), ("pass_rounds", "3")], "joined"),
    "never and never": ([("pass_rounds", "2"), ("pass_rounds", "3")], "joined"),
}


@pytest.mark.parametrize("case", NONSENSE)
async def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path, case: str) -> None:
    clauses, rule = NONSENSE[case]
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h)
        before = await h.app.matches.join_orders(match, BORIS, [("only_feasts", ""), ("only_for", "0")])
        with pytest.raises(IllegalAnswer) as refused:
            await h.app.matches.join_orders(match, BORIS, clauses)
        assert refused.value.rule == rule
        assert (await h.look(match, BORIS)).order == before.order


# --- In the own turn ---


async def appeal(h: House, match: MatchId) -> None:
    """Play until Anna is taxed by Boris in her own turn and may appeal."""
    await until(h, match, ANNA, "appeal", tax="tax")


async def test_an_order_for_the_own_turn_passes_what_others_led_to(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h, LIVE)
        await h.app.matches.join_orders(match, ANNA, [("no_appeal", ""), ("only_for", "2")])
        look = await until(h, match, BORIS, "share", tax="tax")
        assert look.public.turn == 0
        await h.answer(match, BORIS, "third")
        assert await entries(h, match, look.record.seq) == [
            ("answer", 1, ("third",)),
            ("standing", 0, ("pay",)),
        ]


async def test_no_order_takes_an_action_of_the_own_turn(tmp_path: Path) -> None:
    """Whatever Anna has ordered, she is asked what to do in her turn."""
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h, LIVE)
        for order in ("no_appeal", "pass_turn", "only_feasts"):
            await h.app.matches.order(match, ANNA, order)
            await until(h, match, ANNA, "turn")
            await h.answer(match, ANNA, "one")
            assert await asked(h, match) == (ANNA, "call")
            await h.answer(match, ANNA, "none")


async def test_not_even_rules_that_want_nothing_let_an_order_take_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "is_wanted", lambda *_: False)
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h, LIVE)
        await h.app.matches.order(match, ANNA, "no_appeal")
        await until(h, match, ANNA, "turn")
        assert await asked(h, match) == (ANNA, "turn")


async def test_an_order_in_the_own_turn_waits_for_a_hidden_moment_too(tmp_path: Path) -> None:
    """Else everybody saw by the time that Anna had ordered it. Her own answer counts at once."""
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock, packs=greedy()) as h:
        match = await race(h)
        await h.app.matches.order(match, ANNA, "no_appeal")
        await appeal(h, match)
        before = (await h.look(match)).record
        assert await due(h, match, "release") == [before.asked_at + DAILY.hold]
        clock.passes(DAILY.hold - 1)
        await h.app.deadlines.fire_due()
        assert (await h.look(match)).record.seq == before.seq
    async with house(path, clock, packs=greedy()) as h:
        clock.passes(1)
        await h.app.deadlines.fire_due()
        assert (await entries(h, match, before.seq))[0] == ("standing", 0, ("pay",))


@pytest.mark.parametrize("is_ordered", [True, False])
async def test_the_hidden_moment_is_there_whether_or_not_it_was_ordered(
    tmp_path: Path, is_ordered: bool
) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h)
        if is_ordered:
            await h.app.matches.order(match, ANNA, "no_appeal")
        await appeal(h, match)
        record = (await h.look(match)).record
        assert await due(h, match, "release") == [record.asked_at + DAILY.hold]
        assert await h.answer(match, ANNA, "appeal") == "done"


async def test_an_order_given_during_the_question_waits_as_well(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h)
        await appeal(h, match)
        seq = (await h.look(match)).record.seq
        assert (await h.app.matches.order(match, ANNA, "no_appeal")).record.seq == seq
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        assert (await entries(h, match, seq))[0] == ("standing", 0, ("pay",))


async def test_other_questions_of_the_own_turn_have_no_hidden_moment(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h)
        for prompt in ("turn", "call"):
            await until(h, match, ANNA, prompt)
            assert await due(h, match, "release") == []


# --- A question that goes on with the one before ---


async def test_who_goes_on_answering_keeps_the_first_deadline(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock, packs=greedy()) as h:
        match = await race(h)
        first = await until(h, match, BORIS, "tax")
        by = first.record.asked_at + DAILY.window
        assert first.answer_by == by
        clock.passes(3600)
        await h.app.deadlines.fire_due()
        assert await h.answer(match, BORIS, "tax") == "done"
        going_on = await h.look(match, BORIS)
        assert going_on.question is not None
        assert (going_on.question.prompt, going_on.answer_by) == ("share", by)
        assert await due(h, match, "release") == []
        seq = going_on.record.seq
    async with house(path, clock, packs=greedy()) as h:
        assert (await h.look(match, BORIS)).answer_by == by
        clock.passes(by - clock.now() - 1)
        await h.app.deadlines.fire_due()
        assert (await h.look(match)).record.seq == seq
        clock.passes(1)
        await h.app.deadlines.fire_due()
        assert (await entries(h, match, seq))[0] == ("timeout", 1, ("half",))


async def test_a_held_answer_leads_to_a_question_without_a_hidden_moment(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h)
        first = await until(h, match, BORIS, "tax")
        by = first.answer_by
        assert await h.answer(match, BORIS, "tax") == "held"
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        assert await asked(h, match) == (BORIS, "share")
        assert (await h.look(match, BORIS)).answer_by == by
        assert await h.answer(match, BORIS, "third") == "done", "the moment has passed"


async def test_an_absence_stretches_the_time_of_all_of_them(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h)
        await until(h, match, BORIS, "tax")
        back = Moment(h.clock.now() + 3 * 24 * 3600)
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        await h.answer(match, BORIS, "tax")
        await h.app.matches.away(match, BORIS, back)
        assert (await h.look(match, BORIS)).answer_by == back + DAILY.window


async def test_the_next_seat_has_a_time_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=greedy()) as h:
        match = await race(h)
        first = await until(h, match, BORIS, "tax")
        h.clock.passes(3600)
        await h.app.deadlines.fire_due()
        await h.answer(match, BORIS, "pass")
        assert await asked(h, match) == (CLARA, "tax")
        look = await h.look(match, CLARA)
        assert look.record.asked_at == first.record.asked_at + 3600
        assert look.answer_by == h.clock.now() + DAILY.window
        assert await due(h, match, "release") == [h.clock.now() + DAILY.hold]
