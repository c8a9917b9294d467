"""Turns that partners share: both are asked, the first answer counts, and they share their time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import PASS_TURN, StaleAnswer, Word
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.looks import Look
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, Moment, Pace, UserId
from sfb_bot.matches.refusals import NothingToUndo, NotTimeYet
from tests.games.toy.pairs import pairs_pack
from tests.matches.house import ANNA, BORIS, CHANNEL, CLARA, DAVID, GUILD, HandClock, House, house
from tests.matches.toy_table import due, entries

DAILY, LIVE = PACES["daily"], PACES["live"]
# Anna and Clara against Boris and David.
USERS = (ANNA, BORIS, CLARA, DAVID)


def packs() -> dict[str, GamePack]:
    return {"toy": pairs_pack()}


async def table(h: House, pace: Pace = DAILY) -> MatchId:
    setup = {"mode": "two", "length": "long"}
    proposal = Proposal(GUILD, CHANNEL, ANNA, "toy", setup, pace, "host", "here", (BORIS, CLARA, DAVID))
    lobby = await h.app.lobby.propose(proposal, h.press())
    made = [await h.app.lobby.accept(lobby, user, h.press()) for user in (BORIS, CLARA, DAVID)]
    assert made[-1] is not None
    look = await h.look(made[-1])
    assert [seat.user for seat in look.record.seats] == list(USERS)
    assert look.waiting_for == (0, 2)
    return made[-1]


async def prompt(h: House, match: MatchId, user: UserId) -> str | None:
    question = (await h.look(match, user)).question
    return question.prompt if question is not None else None


async def rich(h: House, match: MatchId) -> Look:
    """Whoever is at turn throws until there is something to tax, and banks it."""
    for _ in range(200):
        look = await h.look(match)
        user = USERS[look.waiting_for[0]]
        if await prompt(h, match, user) == "tax":
            return look
        key = "none" if await prompt(h, match, user) == "call" else "bank" if look.public.pot >= 2 else "two"
        await h.answer(match, user, key)
    raise AssertionError("nobody ever threw anything")


# --- Answering ---


@pytest.mark.parametrize(("quick", "slow"), [(ANNA, CLARA), (CLARA, ANNA)])
async def test_both_are_asked_and_the_first_answer_counts(
    tmp_path: Path, quick: UserId, slow: UserId
) -> None:
    path, clock = tmp_path / "db", HandClock()
    async with house(path, clock, packs=packs()) as h:
        match = await table(h)
        assert [await prompt(h, match, user) for user in USERS] == ["turn", None, "turn", None]
        look = await h.look(match, slow)
        assert (look.off_turn, look.is_open) == ((), True)
        assert await h.answer(match, quick, "one") == "done"
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer(match, slow, look.record.ask_no, ("two",), h.press())
        assert await prompt(h, match, quick) == "call"
        assert await prompt(h, match, slow) is None
    async with house(path, clock, packs=packs()) as h:
        await h.answer(match, quick, "none")
        assert len(await h.store.entries(match)) == 2


async def test_answers_that_cross_each_other_count_once(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        ask_no = (await h.look(match)).record.ask_no
        both = [h.app.matches.answer(match, user, ask_no, ("one",), h.press()) for user in (ANNA, CLARA)]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert sum(isinstance(each, Look) for each in done) == 1
        assert sum(isinstance(each, StaleAnswer) for each in done) == 1
        assert len(await h.store.entries(match)) == 1


async def test_an_answer_in_a_shared_turn_counts_at_once(tmp_path: Path) -> None:
    """None of the partners is off turn, so there is no hidden moment and no window."""
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        assert await due(h, match, "release") == []
        assert await due(h, match, "answer") == []
        assert await h.answer(match, CLARA, "two") == "done"
        assert (await entries(h, match, 0))[0] == ("answer", 2, ("two",))


async def test_who_leaves_a_shared_turn_leaves_it_to_the_partner(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        look = await h.look(match, CLARA)
        assert (look.waiting_for, look.record.status) == ((2,), "live")
        assert await h.answer(match, CLARA, "one") == "done"


# --- The other pair, off turn ---


async def test_off_turn_the_first_answer_counts_though_it_is_held(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        look = await rich(h, match)
        first, second = (USERS[seat] for seat in look.waiting_for)
        assert set(look.off_turn) == set(look.waiting_for)
        assert len(await due(h, match, "release")) == 2
        assert await h.answer(match, second, "tax") == "held"
        with pytest.raises(StaleAnswer) as refused:
            await h.answer(match, first, "pass")
        assert refused.value.rule == "partner"
        assert await h.answer(match, second, "pass") == "held", "who has answered may still change it"
        assert await h.answer(match, second, "tax") == "held"
        h.clock.passes(DAILY.hold)
        with pytest.raises(StaleAnswer):
            await h.answer(match, first, "pass")
        await h.app.deadlines.fire_due()
        after = await entries(h, match, look.record.seq)
        assert [(kind, keys) for kind, _, keys in after] == [("answer", ("tax",))]
        assert (await h.look(match)).public.pot == 0


async def test_nobody_answers_off_turn_and_the_default_is_taken_once(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        look = await rich(h, match)
        assert await due(h, match, "answer") == [look.record.asked_at + DAILY.window] * 2
        h.clock.passes(DAILY.window)
        await h.app.deadlines.fire_due()
        after = await entries(h, match, look.record.seq)
        assert [each[0] for each in after] == ["timeout"]


@pytest.mark.parametrize("both", [True, False])
async def test_an_order_of_one_does_not_speak_for_both(tmp_path: Path, both: bool) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h, LIVE)
        look = await rich(h, match)
        first, second = (USERS[seat] for seat in look.waiting_for)
        await h.app.matches.order(match, first, "pass_turn")
        assert await prompt(h, match, second) == "tax"
        if both:
            await h.app.matches.order(match, second, "pass_turn")
        asked = await prompt(h, match, second)
        assert (asked == "tax") != both


# --- Time ---


async def test_who_is_not_asked_can_set_an_order_while_others_share_a_question(tmp_path: Path) -> None:
    async with house(tmp_path / "db", HandClock(), packs=packs()) as h:
        match = await table(h)
        after = await h.app.matches.order(match, BORIS, PASS_TURN.name)
        assert after.question is None
        assert await entries(h, match, 0) == []


async def test_the_time_of_a_shared_turn_runs_for_both(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        h.clock.passes(3600)
        await h.answer(match, CLARA, "bank")
        used = [seat.used for seat in (await h.look(match)).record.seats]
        assert used == [3600, 0, 3600, 0]


async def test_an_overdraft_is_paid_by_both(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        h.clock.passes(DAILY.turn + 100)
        await h.app.deadlines.fire_due()
        await h.answer(match, ANNA, "bank")
        banks = [seat.bank for seat in (await h.look(match)).record.seats]
        assert banks == [DAILY.bank - 100, DAILY.bank, DAILY.bank - 100, DAILY.bank]


async def test_both_are_reminded_and_the_end_is_told_once(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        for moment in sorted({*await due(h, match, "reminder"), *await due(h, match, "turn")}):
            h.clock.passes(moment - h.clock.now())
            await h.app.deadlines.fire_due()
        reminded = [row.user for row in await h.outbox() if row.kind == "reminder"]
        assert reminded[:-1] == [ANNA, CLARA, ANNA, CLARA]
        assert len(reminded) == 5, "two reminders each, and one word that time is up"
        await h.app.matches.claim(match, BORIS, h.press())
        assert (await h.look(match)).public.gone


async def test_time_is_up_when_nobody_of_them_has_any_left(tmp_path: Path) -> None:
    """More time that was given to one of them is time for both."""
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        h.clock.passes(DAILY.turn + DAILY.bank)
        await h.app.deadlines.fire_due()
        await h.app.matches.grant(match, BORIS, 500, h.press())
        with pytest.raises(NotTimeYet):
            await h.app.matches.claim(match, DAVID, h.press())
        h.clock.passes(500)
        await h.app.deadlines.fire_due()
        assert (await h.app.matches.claim(match, DAVID, h.press())).outcome == "done"


async def test_the_clock_stands_still_only_when_both_are_away(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        back = Moment(h.clock.now() + 5000)
        await h.app.matches.away(match, ANNA, back)
        assert (await h.look(match)).record.clock.since == h.clock.now()
        await h.app.matches.away(match, CLARA, Moment(back - 1000))
        assert (await h.look(match)).record.clock.since == back - 1000


# --- Taking back ---


async def test_a_choice_in_a_shared_turn_can_be_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        await h.answer(match, CLARA, "two")
        with pytest.raises(NothingToUndo):
            await h.app.matches.undo(match, ANNA, h.press())
        assert (await h.look(match, CLARA)).can_undo == 1
        await h.app.matches.undo(match, CLARA, h.press())
        look = await h.look(match)
        assert (look.waiting_for, look.record.seq) == ((0, 2), 0)


async def test_what_led_to_a_question_for_both_can_be_taken_back_while_nobody_acted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A throw tells nothing here, so that the partners are asked again with nothing known."""
    monkeypatch.setattr("tests.games.toy.pairs.throw", lambda *_: None)
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        await h.answer(match, CLARA, "two")
        await h.answer(match, CLARA, "none")
        assert (await h.look(match)).waiting_for == (0, 2)
        assert (await h.look(match, CLARA)).can_undo == 2
        assert (await h.look(match, ANNA)).can_undo == 0
        await h.answer(match, ANNA, "one")
        assert (await h.look(match, CLARA)).can_undo == 0, "the partner has gone on from it"
        await h.app.matches.undo(match, ANNA, h.press())
        await h.app.matches.undo(match, CLARA, h.press())
        assert await prompt(h, match, CLARA) == "call"


async def test_a_turn_that_was_handed_over_is_not_taken_back_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await table(h)
        await h.answer(match, CLARA, "bank")
        assert (await h.look(match)).waiting_for == (1, 3)
        assert (await h.look(match, CLARA)).can_undo == 0
