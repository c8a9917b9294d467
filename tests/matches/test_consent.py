"""What needs two: nobody agrees with themselves, and nobody agrees to what was never asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, MatchOver, StaleAnswer, Word
from sfb_bot.matches.records import MatchId, Moment, UserId
from sfb_bot.matches.refusals import NothingToUndo, NotSeated
from tests.matches.house import ANNA, BORIS, STRANGER, House, house


async def _turn_ended(h: House) -> tuple[MatchId, UserId, UserId]:
    """A match in which the first of the two users has just ended a turn: cards were drawn."""
    match = await h.match()
    await h.play_until(match, "act", Dice("consent"))
    user = await h.user_to_act(match)
    await h.answer(match, user, "end")
    return match, user, BORIS if user == ANNA else ANNA


async def test_whoever_asks_to_take_back_cannot_agree_to_it(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, asker, _ = await _turn_ended(h)
        before = (await h.look(match)).record
        to_seq, ask_no = await h.app.matches.ask_undo(match, asker)
        with pytest.raises(StaleAnswer):
            await h.app.matches.consent_undo(match, asker, ask_no, to_seq, h.press())
        assert (await h.look(match)).record == before


async def test_nobody_agrees_to_what_was_not_asked(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, asker, other = await _turn_ended(h)
        before = (await h.look(match)).record
        with pytest.raises(StaleAnswer):
            await h.app.matches.consent_undo(match, other, before.ask_no, before.seq - 1, h.press())
        to_seq, ask_no = await h.app.matches.ask_undo(match, asker)
        with pytest.raises(StaleAnswer):
            await h.app.matches.consent_undo(match, other, ask_no, to_seq - 1, h.press())
        assert (await h.look(match)).record == before


async def test_a_request_is_told_with_the_change_and_only_by_a_player(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, asker, _ = await _turn_ended(h)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        with pytest.raises(NotSeated):
            await h.app.matches.ask_undo(match, STRANGER)
        assert await h.outbox() == []
        to_seq, ask_no = await h.app.matches.ask_undo(match, asker)
        seat = (await h.look(match, asker)).seat
        asked = {"what": "undo_asked", "seat": seat, "to_seq": to_seq, "ask_no": ask_no, "events": []}
        assert [row.body for row in await h.outbox()] == [asked]


async def test_a_finished_match_stays_finished_since_its_seed_is_known(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, asker, other = await _turn_ended(h)
        to_seq, ask_no = await h.app.matches.ask_undo(match, asker)
        await h.app.matches.say(match, asker, Word.CONCEDE, h.press())
        assert (await h.look(match)).public.seed is not None
        with pytest.raises(MatchOver):
            await h.app.matches.ask_undo(match, asker)
        with pytest.raises(MatchOver):
            await h.app.matches.consent_undo(match, other, ask_no, to_seq, h.press())
        assert (await h.look(match)).record.status == "over"


async def test_undo_pressed_twice_takes_back_one_choice(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("twice"))
        user = await h.user_to_act(match)
        figure = next(
            f for f in (await h.look(match)).public.figures if f.cell >= 0 and f.seat == (user == BORIS)
        )
        await h.answer(match, user, "move")
        await h.answer(match, user, figure.key)
        shown = await h.look(match, user)
        assert shown.can_undo >= 2
        both = await asyncio.gather(
            h.app.matches.undo(match, user, h.press(), shown.record.ask_no),
            h.app.matches.undo(match, user, h.press(), shown.record.ask_no),
            return_exceptions=True,
        )
        assert [type(each).__name__ for each in both] == ["Look", "StaleAnswer"]
        assert (await h.look(match)).record.seq == shown.record.seq - 1


async def test_nothing_is_asked_back_before_anything_was_decided(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        with pytest.raises(NothingToUndo):
            await h.app.matches.ask_undo(match, BORIS)


async def test_an_offer_is_stored_together_with_its_announcement(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.app.matches.say(match, ANNA, Word.OFFER_DRAW, h.press())
        rows = await h.outbox()
        assert [row.body["what"] for row in rows if row.kind == "notice"] == ["draw_asked"]
        # Both agreed: there is nothing left to ask.
        await h.app.matches.say(match, BORIS, Word.OFFER_DRAW, h.press())
        assert (await h.look(match)).record.status == "over"
        rows = await h.outbox()
        assert [row.body["what"] for row in rows if row.kind == "notice"] == ["draw_asked"]


async def test_a_finished_match_takes_no_orders_and_no_absence(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        told = await h.outbox()
        with pytest.raises(MatchOver):
            await h.app.matches.order(match, BORIS, "pass_turn")
        with pytest.raises(MatchOver):
            await h.app.matches.away(match, BORIS, Moment(h.clock.now() + 3600))
        assert await h.outbox() == told
