"""Answering: the right seat, the right question, exactly once, also across restarts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, IllegalAnswer, MatchOver, NotYourQuestion, StaleAnswer
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId
from sfb_bot.matches.refusals import NoSuchMatch, NotSeated
from tests.games.brawl.kit.table import rules
from tests.matches.house import ANNA, BORIS, STRANGER, HandClock, house


async def test_a_stranger_the_wrong_seat_and_an_old_question_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        before = (await h.look(match)).record
        with pytest.raises(NotSeated):
            await h.answer(match, STRANGER, "west")
        with pytest.raises(NotYourQuestion):
            await h.answer(match, BORIS, "west")
        with pytest.raises(IllegalAnswer):
            await h.answer(match, ANNA, "north")
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer(match, ANNA, before.ask_no - 1, ["west"], h.press())
        with pytest.raises(NoSuchMatch):
            await h.app.matches.answer(MatchId(77), ANNA, 1, ["west"], h.press())
        assert (await h.look(match)).record == before
        assert await h.store.entries(match) == []


async def test_the_same_press_delivered_twice_counts_once(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        press = h.press()
        ask_no = (await h.look(match)).record.ask_no
        both = await asyncio.gather(
            h.app.matches.answer(match, ANNA, ask_no, ["west"], press),
            h.app.matches.answer(match, ANNA, ask_no, ["west"], press),
        )
        assert sorted(str(look.outcome) for look in both) == ["done", "repeated"]
        assert len(await h.store.entries(match)) == 1


async def test_two_presses_at_the_same_instant_one_counts_the_other_is_stale(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        ask_no = (await h.look(match)).record.ask_no
        both = await asyncio.gather(
            h.app.matches.answer(match, ANNA, ask_no, ["west"], h.press()),
            h.app.matches.answer(match, ANNA, ask_no, ["east"], h.press()),
            return_exceptions=True,
        )
        assert [type(result).__name__ for result in both] == ["Look", "StaleAnswer"]
        assert (await h.look(match)).public.areas == ("west", "east")


async def test_an_old_press_stays_repeated_after_an_undo(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        press = h.press()
        ask_no = (await h.look(match)).record.ask_no
        await h.app.matches.answer(match, ANNA, ask_no, ["west"], press)
        # The area is public at once, but nobody had to decide: the line-ups are asked of both.
        assert (await h.look(match)).record.seq == 1
        again = await h.app.matches.answer(match, ANNA, ask_no, ["west"], press)
        assert again.outcome == "repeated"
        assert again == replace(await h.look(match, ANNA), outcome="repeated")


@pytest.mark.parametrize("seed", range(4))
async def test_whole_games_across_restarts_equal_the_bare_engine(tmp_path: Path, seed: int) -> None:
    """Every acknowledged answer is there after a restart, none twice; the store tells the same match."""
    path, clock, dice = tmp_path / "sfb.sqlite3", HandClock(), Dice(f"restarts {seed}")
    match, over = MatchId(1), False
    async with house(path, clock) as h:
        assert await h.match() == match
    while not over:
        # A new process every few dozen answers.
        async with house(path, clock) as h:
            for _ in range(1 + dice.below(40)):
                await h.answer_randomly(match, dice)
                if (await h.look(match)).record.status == "over":
                    over = True
                    break
    async with house(path, clock) as h:
        look = await h.look(match)
        entries = [stored.entry for stored in await h.store.entries(match)]
        again = AnyRun(rules(), rules().begin(look.record.setup, look.record.seed))
        steps = again.apply_entries(entries)
        assert again.is_over
        assert rules().public_view(again.state, None) == look.public
        stored = await h.store.entries(match)
        encoded = [[rules().encode_event(event) for event in step.events] for step in steps]
        # Through JSON tuples become lists.
        assert [_plain(each.events) for each in stored] == [_plain(events) for events in encoded]
        with pytest.raises(MatchOver):
            await h.app.matches.answer(match, ANNA, look.record.ask_no, ["end"], h.press())
        assert await h.store.deadlines_of(match) == []


def _plain(value: object) -> object:
    return [_plain(each) for each in value] if isinstance(value, (list, tuple)) else value


async def test_a_ledger_post_is_due_when_an_action_is_finished_or_somebody_else_decides(
    tmp_path: Path,
) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(PACES["live"]), Dice("ledger")
        await h.play_until(match, "act", dice)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.answer(match, await h.user_to_act(match), "move")
        look = await h.look(match)
        # In the middle of an own action nothing is told yet.
        assert look.record.seq > look.record.shown_seq
        assert await h.outbox() == []


async def test_a_whole_action_in_one_command_or_not_at_all(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("do"))
        user = await h.user_to_act(match)
        before = await h.look(match, user)
        with pytest.raises(IllegalAnswer):
            await h.app.matches.do(match, user, ["move", "nowhere"], h.press())
        with pytest.raises(IllegalAnswer):
            await h.app.matches.do(match, user, ["fly"], h.press())
        assert (await h.look(match, user)) == before
        own = next(f for f in before.public.figures if f.seat == before.seat and f.cell >= 0)
        preview = await h.app.matches.preview(match, user, ["move", own.key, "destruction"])
        assert preview is not None
        assert preview.question is not None
        assert preview.question.prompt == "move"
        goal = preview.question.options[0].key
        await h.app.matches.do(match, user, ["move", own.key, "DESTRUCTION", goal.lower()], h.press())
        after = await h.look(match, user)
        assert after.record.seq == before.record.seq + 4
        figure = next(f for f in after.public.figures if f.id == own.id)
        assert rules().content.arena.grid.names[figure.cell] == goal


async def test_after_a_change_of_the_rules_the_action_starts_again_and_players_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An upgrade between two answers of one action: the checkpoint is kept, nothing silently wrong."""
    path = tmp_path / "sfb.sqlite3"
    async with house(path) as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("upgrade"))
        user = await h.user_to_act(match)
        start = await h.look(match, user)
        await h.answer(match, user, "move")
    # The new version of the program words that question differently.
    monkeypatch.setattr("sfb_bot.kernel.run.fingerprint", lambda _: "another version")
    async with house(path) as h:
        again = await h.look(match, user)
        assert again.public == start.public
        assert again.record.seq == start.record.seq
        assert again.record.ask_no > start.record.ask_no
        told = [row.body["what"] for row in await h.outbox() if row.kind == "notice"]
        assert told == ["action_restarted"]
        deadlines = await h.store.deadlines_of(match)
        assert {deadline.ask_no for deadline in deadlines} == {again.record.ask_no}


async def test_what_everybody_saw_earlier_can_be_told_again(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("earlier")
        seen = {0: (await h.look(match)).public}
        for _ in range(60):
            await h.answer_randomly(match, dice)
            record = (await h.look(match)).record
            seen[record.seq] = await h.app.ledger.seen_at(match, record.seq)
        for seq, view in seen.items():
            assert await h.app.ledger.seen_at(match, seq) == view
        assert len({repr(view) for view in seen.values()}) > 10
        assert await h.app.ledger.seen_at(match, 10**6) is None
