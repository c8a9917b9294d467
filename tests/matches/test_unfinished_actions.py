"""Choices in the middle of an own action are seen by nobody else, whatever the others do."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.kernel import Dice, Word
from sfb_bot.matches.records import AdminAction, MatchId, UserId
from tests.games.brawl.kit.table import rules
from tests.matches.house import ANNA, BORIS, GUILD, STRANGER, HandClock, House, house

GRID = rules().content.arena.grid


async def _half_a_move(h: House) -> tuple[MatchId, UserId, UserId, int]:
    """A match in which the first user has moved a figure and may still move on; the seq before that."""
    match = await h.match()
    start = await h.play_until(match, "act", Dice("half"))
    user = await h.user_to_act(match)
    figure = next(f for f in start.public.figures if f.seat == start.seat and f.cell >= 0)
    for key in ("move", figure.key, "destruction"):
        await h.answer(match, user, key)
    look = await h.look(match, user)
    assert look.question is not None
    near = [o.key for o in look.question.options if o.key != "stop"]
    step = next(key for key in near if GRID.distance[figure.cell][GRID.names.index(key)] == 1)
    await h.answer(match, user, step)
    assert (await h.look(match, user)).question is not None
    assert (await h.look(match, user)).public != start.public
    return match, user, BORIS if user == ANNA else ANNA, start.record.seq


async def test_the_others_see_the_board_as_it_was_before(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        match, user, other, before = await _half_a_move(h)
        mine = await h.look(match, user)
        views = [await h.look(match, other), await h.look(match, STRANGER), await h.look(match)]
        assert {view.seq for view in views} == {before}
        assert mine.seq == mine.record.seq > before
        assert len({repr(view.public) for view in views}) == 1
        assert views[0].private.public == views[0].public != mine.public
    async with house(path, clock) as h:
        again = [await h.look(match, other), await h.look(match, STRANGER), await h.look(match)]
        assert [(view.seq, view.public) for view in again] == [(view.seq, view.public) for view in views]
        assert (await h.look(match, user)).public == mine.public


async def test_an_offer_of_the_other_player_does_not_lay_it_open(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, _, other, before = await _half_a_move(h)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.app.matches.say(match, other, Word.OFFER_DRAW, h.press())
        assert [row.kind for row in await h.outbox()] == ["notice"]
        assert (await h.look(match)).seq == before


async def test_a_pause_does_not_lay_it_open(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, user, _, before = await _half_a_move(h)
        await h.app.organisers.pause(match, STRANGER, "dinner")
        await h.app.organisers.resume(match, STRANGER, "back")
        assert (await h.look(match)).seq == before
        # When the action is finished, everybody sees it.
        while (look := await h.look(match, user)).question is not None and look.question.prompt != "act":
            await h.answer(match, user, look.question.options[-1].key)
        assert (await h.look(match)).seq == look.record.seq
        assert (await h.look(match)).public == look.public


async def test_taking_back_what_came_before_does_not_lay_it_open(tmp_path: Path) -> None:
    """Told is what the channel had seen; a card only begun, by whoever, goes back without a word."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, _, _, before = await _half_a_move(h)
        await h.show(match, before)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        admin = AdminAction(GUILD, match, STRANGER, "rewind", "a mistake", h.clock.now())
        await h.app.matches.rewind(match, before - 1, admin)
        (row,) = await h.outbox()
        named = [event[0] for event in row.body["events"]]
        assert "Entered" in named, "the last deployment was public"
        assert not {"StandardActionTaken", "Moved"} & {*named}
