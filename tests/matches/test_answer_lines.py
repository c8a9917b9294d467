"""Several answers in one press."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, IllegalAnswer, NotYourQuestion, StaleAnswer
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, UserId
from tests.matches.house import ANNA, BORIS, House, house


async def at_an_action(h: House) -> tuple[MatchId, UserId, Look]:
    """A match in which somebody chooses an action, at the beginning of round 1."""
    match = await h.match(questions="few")
    await h.play_until(match, "act", Dice("lines"))
    user = await h.user_to_act(match)
    return match, user, await h.look(match, user)


async def stored(h: House, match: MatchId) -> list[tuple[str, ...]]:
    return [each.entry.keys for each in await h.store.entries(match)]


def mover(look: Look) -> str:
    return next(figure.key for figure in look.public.figures if figure.seat == look.seat)


async def test_two_answers_are_given_in_one_press(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as h:
        match, user, look = await at_an_action(h)
        before = await stored(h, match)
        line = ("heal", mover(look))
        after = await h.app.matches.answer_line(match, user, look.record.ask_no, line, h.press())
        assert after.outcome == "done"
        assert await stored(h, match) == [*before, ("heal",), (mover(look),)]
        assert after.question is not None
        assert after.question.prompt == "move"
        assert after.can_undo == 2, "each of them can be taken back"
    async with house(tmp_path / "db") as h:
        again = await h.look(match, user)
        assert again.question == after.question


async def test_a_line_is_refused_whole(tmp_path: Path) -> None:
    """Nothing of it is stored, and the match in memory has not gone on either."""
    async with house(tmp_path / "db") as h:
        match, user, look = await at_an_action(h)
        before = await stored(h, match)
        for line in (("heal", "nobody"), ("nothing", mover(look)), ("heal", mover(look), "Z9")):
            with pytest.raises(IllegalAnswer):
                await h.app.matches.answer_line(match, user, look.record.ask_no, line, h.press())
            now = await h.look(match, user)
            assert (now.question, now.record.ask_no) == (look.question, look.record.ask_no)
        assert await stored(h, match) == before


async def test_the_same_press_and_a_second_click_count_once(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as h:
        match, user, look = await at_an_action(h)
        line, press = ("heal", mover(look)), h.press()
        await h.app.matches.answer_line(match, user, look.record.ask_no, line, press)
        after = await stored(h, match)
        for repeated in (press, h.press()):
            again = await h.app.matches.answer_line(match, user, look.record.ask_no, line, repeated)
            assert again.outcome == "repeated"
        assert await stored(h, match) == after
        other, rival = ("strike", mover(look)), BORIS if user == ANNA else ANNA
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer_line(match, user, look.record.ask_no, other, h.press())
        now = await h.look(match)
        with pytest.raises(NotYourQuestion):
            await h.app.matches.answer_line(match, rival, now.record.ask_no, line, h.press())


async def test_a_line_ends_with_the_action(tmp_path: Path) -> None:
    """What would come after it belongs to the next action, which is a question of its own."""
    async with house(tmp_path / "db") as h:
        match, user, look = await at_an_action(h)
        assert look.question is not None
        line = ("heal", mover(look), "stop", "end")
        after = await h.app.matches.answer_line(match, user, look.record.ask_no, line, h.press())
        assert after.question is not None
        assert after.question.prompt == "act"
        assert (await stored(h, match))[-1] == ("stop",)
