"""A match that has left the memory is, once it is read again, the match it was."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.kernel import Dice
from tests.matches.house import ANNA, BORIS, house


async def test_what_can_be_taken_back_does_not_depend_on_the_memory(tmp_path: Path) -> None:
    dice, counted = Dice("forgotten"), 0
    async with house(tmp_path / "a.sqlite3") as h:
        match = await h.match()
        for number in range(160):
            await h.answer_randomly(match, dice)
            known = [(await h.look(match, user)).can_undo for user in (ANNA, BORIS)]
            counted += sum(known)
            if number % 5 == 0:
                h.app.cache.forget(match)
                assert [(await h.look(match, user)).can_undo for user in (ANNA, BORIS)] == known, number
    assert counted > 100
