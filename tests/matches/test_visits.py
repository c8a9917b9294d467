"""What somebody is told who comes back: everything since they last looked, nothing twice, nothing hidden."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.matches.records import MatchId, UserId
from tests.matches.house import ANNA, BORIS, CLARA, STRANGER, House, house


async def seen(opened: House, match: MatchId, user: UserId) -> int:
    look = await opened.look(match, user)
    assert look.seat is not None
    return await opened.store.seen(match, look.seat)


@pytest.mark.parametrize("seed", range(3))
async def test_a_visit_tells_what_the_channel_saw_since_the_last_one(seed: int, tmp_path: Path) -> None:
    dice, random_dice = random.Random(seed), Dice(f"visits {seed}")
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        match = await opened.match()
        for user in (ANNA, BORIS):
            assert (await opened.app.visits.visit(match, user))[1] == ()
        last = {ANNA: 0, BORIS: 0}
        told = 0
        for _ in range(150):
            if (await opened.look(match)).record.status == "over":
                break
            acted = await opened.answer_randomly(match, random_dice)
            last[acted] = (await opened.look(match, acted)).record.seq
            assert await seen(opened, match, acted) == last[acted]
            if dice.random() > 0.3:
                continue
            user = dice.choice((ANNA, BORIS))
            look, missed = await opened.app.visits.visit(match, user)
            entries = await opened.store.entries(match, last[user], look.seq)
            public = await opened.app.matches.events(match, last[user] or 0, look.seq)
            expected = [event for seq, each in public if seq > last[user] for event in each]
            if all(each.entry.seat == look.seat for each in entries):
                expected = []
            assert list(missed) == expected
            assert all(event.for_public() == event for event in missed)
            told += bool(missed)
            last[user] = max(last[user], look.seq)
            assert (await opened.app.visits.visit(match, user))[1] == ()
        assert told > 3


async def test_what_was_taken_back_is_not_told_and_what_replaced_it_is(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        match = await opened.match()
        dice = Dice("back")
        while not (await opened.look(match, ANNA)).can_undo:
            await opened.answer_randomly(match, dice)
        before = await seen(opened, match, ANNA)
        await opened.app.matches.undo(match, ANNA, opened.press())
        assert await seen(opened, match, ANNA) < before


async def test_strangers_are_not_remembered_and_who_takes_a_seat_over_begins_anew(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", delay=0) as opened:
        match = await opened.match()
        dice = Dice("others")
        for _ in range(20):
            await opened.answer_randomly(match, dice)
        look, missed = await opened.app.visits.visit(match, STRANGER)
        assert (look.seat, missed) == (None, ())
        assert await seen(opened, match, ANNA) > 0
        await opened.app.organisers.replace_player(match, STRANGER, ANNA, CLARA, "she is ill")
        assert await seen(opened, match, CLARA) == -1
        assert (await opened.app.visits.visit(match, CLARA))[1] == ()
