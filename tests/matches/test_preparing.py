"""Leaving the rest of the set-up to chance, in one press."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import PREPARE, Dice, StaleAnswer
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.matches.refusals import NotSeated
from tests.matches.house import ANNA, BORIS, STRANGER, House, house


async def prepare(h: House, match: MatchId, user: UserId, press: str = "") -> None:
    look = await h.look(match, user)
    await h.app.matches.prepare(match, user, look.record.ask_no, press or h.press())


async def asked_before_the_first_turn(h: House, match: MatchId, dice: Dice) -> list[UserId]:
    """Who has to answer up to the first turn; random answers are given."""
    asked: list[UserId] = []
    while (await h.look(match)).public.round == 0:
        asked.append(await h.answer_randomly(match, dice))
    return asked


@pytest.mark.parametrize("draft", ["free", "casual"])
async def test_who_leaves_it_to_chance_is_not_asked_again(tmp_path: Path, draft: str) -> None:
    async with house(tmp_path / "db") as h:
        match = await h.match(draft=draft, questions="few")
        if draft == "casual":
            await h.answer_randomly(match, Dice("first pick"))
        await prepare(h, match, ANNA)
        asked = await asked_before_the_first_turn(h, match, Dice("the other one"))
        assert {*asked} == {BORIS}
        kinds = {(e.entry.seat, e.entry.kind) for e in await h.store.entries(match)}
        assert kinds >= {(0, "standing"), (1, "answer")}
        assert (0, "answer") not in kinds


async def test_two_presses_lead_to_the_first_turn(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as h:
        match = await h.match(questions="few")
        await prepare(h, match, BORIS)
        look = await h.look(match, ANNA)
        assert (look.waiting_for, look.public.draft.picks) == ((0,), ((), ())), "sealed"
        await prepare(h, match, ANNA)
        look = await h.look(match, ANNA)
        assert (look.public.round, look.waiting_for) == (1, (0,))
        assert look.question is not None
        assert look.question.prompt == "act"
        assert all(figure.cell >= 0 for figure in look.public.figures)
        assert look.order is None, "from the first turn on everybody is asked again"
        loaded = await h.store.load_match(match)
        assert loaded is not None
        assert loaded.orders == ()


async def test_the_order_outlives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as h:
        match = await h.match(questions="few")
        await prepare(h, match, ANNA)
        order = (await h.look(match, ANNA)).order
        assert order is not None
        assert order.kind == PREPARE.name
    async with house(tmp_path / "db") as h:
        asked = await asked_before_the_first_turn(h, match, Dice("afterwards"))
        assert {*asked} == {BORIS}


async def test_who_wants_to_choose_again_says_so(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as h:
        match = await h.match(questions="few")
        await prepare(h, match, ANNA)
        await h.app.matches.order(match, ANNA, "ask")
        asked = await asked_before_the_first_turn(h, match, Dice("again"))
        assert {*asked} == {ANNA, BORIS}


async def test_the_same_press_counts_once_and_a_late_one_not_at_all(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as h:
        match = await h.match(questions="few")
        ask_no = (await h.look(match)).record.ask_no
        press = h.press()
        await h.app.matches.prepare(match, ANNA, ask_no, press)
        entries = await h.store.entries(match)
        again = await h.app.matches.prepare(match, ANNA, ask_no, press)
        assert (again.outcome, await h.store.entries(match)) == ("repeated", entries)
        with pytest.raises(StaleAnswer):
            await h.app.matches.prepare(match, ANNA, ask_no, h.press())
        with pytest.raises(NotSeated):
            await h.app.matches.prepare(match, STRANGER, ask_no, h.press())
        await prepare(h, match, BORIS)
        with pytest.raises(StaleAnswer):
            await h.app.matches.prepare(match, BORIS, ask_no, h.press())
        with pytest.raises(StaleAnswer):
            await prepare(h, match, ANNA)
        assert (await h.look(match)).public.round == 1


@pytest.mark.parametrize("keys", [("deryn", "dugrun", "goldarr"), ("gwaien", "kilgore", "tzu_xiao")])
async def test_nothing_public_tells_a_choice_from_chance(tmp_path: Path, keys: tuple[str, ...]) -> None:
    """What waits to be posted, and what everybody sees, is the same until all are in."""
    seen: list[object] = []
    for way in ("chosen", "left to chance"):
        async with house(tmp_path / way) as h:
            match = await h.match(questions="few")
            if way == "chosen":
                await h.answer(match, ANNA, *keys)
            else:
                await prepare(h, match, ANNA)
            rows = [(row.kind, row.body) for row in await h.outbox()]
            seen.append((rows, (await h.look(match)).public, (await h.look(match, BORIS)).private))
    assert seen[0] == seen[1]
