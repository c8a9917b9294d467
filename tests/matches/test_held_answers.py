"""An answer that is in stays in: through pauses, restarts and deadlines."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.matches.looks import Look
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.matches.refusals import MatchPaused
from tests.matches.house import STRANGER, HandClock, House, house

DAILY = PACES["daily"]


async def _window_with_a_reaction(h: House, match: MatchId, dice: Dice) -> tuple[UserId, Look]:
    """Play until somebody is asked for a reaction and has one."""
    for _ in range(100):
        look = await h.play_until(match, "react", dice)
        assert look.question is not None
        if len(look.question.options) > 1:
            return await h.user_to_act(match), look
        await _pass(h, match)
    raise AssertionError("nobody ever had a reaction")


async def _pass(h: House, match: MatchId) -> None:
    h.clock.passes(DAILY.hold + 1)
    await h.app.deadlines.fire_due()
    await h.answer(match, await h.user_to_act(match), "pass")


async def test_a_held_reaction_survives_a_pause_and_a_restart(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        match = await h.match(DAILY)
        user, look = await _window_with_a_reaction(h, match, Dice("held"))
        assert look.question is not None
        reaction = look.question.options[0].key
        assert await h.answer(match, user, reaction) == "held"
        await h.app.organisers.pause(match, STRANGER, "dinner")
    async with house(path, clock) as h:
        clock.passes(3600)
        await h.app.organisers.resume(match, STRANGER, "back")
        again = await h.look(match, user)
        assert again.held == (reaction,)
        assert again.record.seq == look.record.seq
        clock.passes(DAILY.window)
        await h.app.deadlines.fire_due()
        entry = (await h.store.entries(match, look.record.seq))[0].entry
        assert (entry.kind, entry.keys) == ("answer", (reaction,))


async def test_after_a_pause_answers_are_held_back_as_before(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        match = await h.match(DAILY)
        look = await h.play_until(match, "react", Dice("again"))
        user = await h.user_to_act(match)
        await h.app.organisers.pause(match, STRANGER, "dinner")
    async with house(path, clock) as h:
        clock.passes(3600)
        await h.app.organisers.resume(match, STRANGER, "back")
        assert await h.answer(match, user, "pass") == "held"
        clock.passes(DAILY.hold - 1)
        await h.app.deadlines.fire_due()
        assert (await h.look(match)).record.seq == look.record.seq
        clock.passes(1)
        await h.app.deadlines.fire_due()
        assert (await h.look(match)).record.seq > look.record.seq


async def test_a_paused_match_takes_no_orders_and_answers_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "react", Dice("paused"))
        user = await h.user_to_act(match)
        await h.app.organisers.pause(match, STRANGER, "dinner")
        before = (await h.look(match)).record
        with pytest.raises(MatchPaused):
            await h.app.matches.order(match, user, "pass_turn")
        assert (await h.look(match)).record == before
