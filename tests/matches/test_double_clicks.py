"""The same button clicked twice by the same person: no second answer, and no reproach either."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, MatchOver, StaleAnswer, random_keys
from sfb_bot.matches.paces import PACES
from tests.matches.house import ANNA, BORIS, HandClock, house

DAILY = PACES["daily"]


async def test_the_same_answer_to_the_same_question_is_repeated_and_not_refused(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        ask_no = (await h.look(match)).record.ask_no
        await h.app.matches.answer(match, ANNA, ask_no, ["west"], h.press())
        again = await h.app.matches.answer(match, ANNA, ask_no, ["west"], h.press())
        assert again.outcome == "repeated"
        assert again.question == (await h.look(match, ANNA)).question
        assert len(await h.store.entries(match)) == 1
        # Anything else on that panel is from an earlier question, for whoever presses it.
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer(match, ANNA, ask_no, ["east"], h.press())
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer(match, BORIS, ask_no, ["west"], h.press())


async def test_who_sees_nothing_because_the_bot_stopped_may_press_again(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        match = await h.match()
        ask_no = (await h.look(match)).record.ask_no
        await h.app.matches.answer(match, ANNA, ask_no, ["west"], h.press())
    async with house(path, clock) as h:
        again = await h.app.matches.answer(match, ANNA, ask_no, ["west"], h.press())
        assert again.outcome == "repeated"
        assert len(await h.store.entries(match)) == 1


async def test_a_sealed_answer_is_not_given_twice(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        while len((await h.look(match)).waiting_for) == 1:
            await h.answer_randomly(match, Dice("sealed"))
        user = await h.user_to_act(match)
        look = await h.look(match, user)
        assert look.question is not None
        keys = look.question.default
        for outcome in ("done", "repeated"):
            shown = await h.app.matches.answer(match, user, look.record.ask_no, keys, h.press())
            assert shown.outcome == outcome
        assert len(await h.store.entries(match)) == look.record.seq + 1


async def test_what_was_taken_back_is_not_there_any_more(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("back"))
        user = await h.user_to_act(match)
        ask_no = (await h.look(match)).record.ask_no
        await h.answer(match, user, "move")
        await h.app.matches.undo(match, user, h.press())
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer(match, user, ask_no, ["move"], h.press())


async def test_an_answer_that_waits_and_then_counts_is_one_answer(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match(DAILY)
        look = await h.play_until(match, "react", Dice("waits"))
        user, ask_no = await h.user_to_act(match), look.record.ask_no

        async def passes() -> str | None:
            return (await h.app.matches.answer(match, user, ask_no, ["pass"], h.press())).outcome

        assert [await passes(), await passes()] == ["held", "repeated"]
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        assert await passes() == "repeated"
        own = [each.entry.kind for each in await h.store.entries(match, look.record.seq)]
        assert own.count("answer") == 1


async def test_the_answer_that_ends_a_match_may_be_clicked_twice(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("end")
        while True:
            user = await h.user_to_act(match)
            look = await h.look(match, user)
            assert look.question is not None
            keys, ask_no = random_keys(look.question, dice), look.record.ask_no
            shown = await h.app.matches.answer(match, user, ask_no, keys, h.press())
            if shown.record.status == "over":
                break
        again = await h.app.matches.answer(match, user, ask_no, keys, h.press())
        assert again.outcome == "repeated"
        other = ANNA if user == BORIS else BORIS
        with pytest.raises(MatchOver):
            await h.app.matches.answer(match, other, ask_no, keys, h.press())
