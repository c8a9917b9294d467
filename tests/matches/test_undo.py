"""Taking back: alone, by consent, by an organiser."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, StaleAnswer, Word
from sfb_bot.matches.limits import PAUSE
from sfb_bot.matches.notices import TimeGivenBack, told_with
from sfb_bot.matches.records import AdminAction, MatchId, MessageId, NewOutbox, UserId
from sfb_bot.matches.refusals import NothingToUndo
from sfb_bot.matches.told import encode
from tests.matches.house import (
    ANNA,
    BORIS,
    GUILD,
    STRANGER,
    House,
    house,
)


async def test_own_choices_are_taken_back_one_by_one_and_old_buttons_stay_dead(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("undo"))
        user = await h.user_to_act(match)
        start = await h.look(match, user)
        assert start.can_undo == 0
        await h.answer(match, user, "move")
        middle = await h.look(match, user)
        assert middle.can_undo == 1
        await h.app.matches.undo(match, user, h.press())
        after = await h.look(match, user)
        assert after.public == start.public
        assert after.question == start.question
        assert after.record.seq == start.record.seq
        # The question is the same, its number is not: a press on the first panel is stale.
        assert after.record.ask_no > middle.record.ask_no
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer(match, user, start.record.ask_no, ["end"], h.press())
        with pytest.raises(NothingToUndo):
            await h.app.matches.undo(match, user, h.press())


async def test_undo_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "sfb.sqlite3"
    async with house(path) as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("undo"))
        user = await h.user_to_act(match)
        start = await h.look(match, user)
        await h.answer(match, user, "move")
    async with house(path) as h:
        assert (await h.look(match, user)).can_undo == 1
        await h.app.matches.undo(match, user, h.press())
    async with house(path) as h:
        again = await h.look(match, user)
        assert (again.public, again.question) == (start.public, start.question)


async def test_a_finished_action_that_revealed_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("finished")
        await h.play_until(match, "act", dice)
        user = await h.user_to_act(match)
        start = await h.look(match, user)
        await h.answer(match, user, "move")
        while (look := await h.look(match, user)).question is not None and look.question.prompt != "act":
            keys = [option.key for option in look.question.options]
            await h.answer(match, user, "stop" if "stop" in keys else keys[0])
        assert look.record.seq > start.record.seq
        assert look.can_undo == look.record.seq - start.record.seq
        for _ in range(look.can_undo):
            await h.app.matches.undo(match, user, h.press())
        assert (await h.look(match, user)).public == start.public


async def test_nothing_is_taken_back_past_what_became_known(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("known"))
        user = await h.user_to_act(match)
        await h.answer(match, user, "end")
        with pytest.raises(NothingToUndo):
            await h.app.matches.undo(match, user, h.press())


async def test_by_consent_the_last_own_answers_go_back(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("consent"))
        user = await h.user_to_act(match)
        other = BORIS if user == ANNA else ANNA
        start = await h.look(match, user)
        await h.answer(match, user, "end")
        to_seq, ask_no = await h.app.matches.ask_undo(match, user)
        assert to_seq <= start.record.seq
        with pytest.raises(Exception, match="do not play"):
            await h.app.matches.consent_undo(match, STRANGER, ask_no, to_seq, h.press())
        with pytest.raises(StaleAnswer):
            await h.app.matches.consent_undo(match, other, ask_no - 1, to_seq, h.press())
        await h.app.matches.consent_undo(match, other, ask_no, to_seq, h.press())
        assert (await h.look(match, user)).record.seq == to_seq


async def test_an_organiser_rewinds_past_what_became_known_but_never_a_finished_match(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("rewind"))
        start = await h.look(match)
        await h.answer(match, await h.user_to_act(match), "end")
        admin = AdminAction(GUILD, match, STRANGER, "rewind", "pressed by mistake", h.clock.now())
        await h.app.matches.rewind(match, start.record.seq, admin)
        again = await h.look(match)
        assert again.public == start.public
        assert [row.action for row in await h.store.admin_log(GUILD)] == ["rewind"]
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        over = await h.look(match)
        # The seed is public now: whoever played on could know every card.
        assert over.public.seed is not None
        with pytest.raises(NothingToUndo):
            await h.app.matches.rewind(match, start.record.seq, admin)
        assert (await h.look(match)).record == over.record


async def test_what_the_channel_saw_is_announced_when_it_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("announced")
        await h.play_until(match, "act", dice)
        user = await h.user_to_act(match)
        await h.answer(match, user, "move")
        await h.store.outbox_done([row.id for row in await h.outbox()])
        # Nobody saw the choice: it is taken back without a word.
        await h.app.matches.undo(match, user, h.press())
        assert await h.outbox() == []
        await h.answer(match, user, "move")
        await h.show(match, (await h.look(match)).record.seq)
        await h.app.matches.undo(match, user, h.press())
        (row,) = await h.outbox()
        assert (row.kind, row.body["what"]) == ("ledger", "undo"), "the post with the buttons tells it"


async def test_what_is_on_its_way_to_the_channel_is_announced_when_it_is_taken_back(tmp_path: Path) -> None:
    """A post that is being sent cannot be stopped, so it counts as seen, also when the bot dies meanwhile."""
    path = tmp_path / "sfb.sqlite3"
    async with house(path) as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("on its way"))
        user = await h.user_to_act(match)
        await h.show(match, (await h.look(match)).seq)
        to_seq = (await h.look(match)).seq
        await _move_one_hex(h, match, user)
        on_its_way = await h.app.ledger.next_post(match)
        seq = (await h.look(match)).seq
        assert (on_its_way.stage, on_its_way.post.since, on_its_way.post.told) == ("new", to_seq, seq)
        await h.store.outbox_done([row.id for row in await h.outbox()])
    async with house(path) as h:
        for _ in range(2):
            await h.app.matches.undo(match, user, h.press())
        rows = await h.outbox()
        assert [(row.kind, row.body["what"]) for row in rows] == [("ledger", "undo")] * 2
        row = rows[1]
        assert "StandardActionTaken" in [event[0] for event in row.body["events"]]
        # It arrives, and tells no more than what still stands.
        await h.store.note_post(match, MessageId(8))
        record = await h.store.match_record(match)
        assert record is not None
        assert (record.ledger, record.shown_seq) == (8, record.seq)
        told = await h.app.ledger.next_post(match)
        assert (told.stage, told.post.told) == ("new", record.seq)
        assert told.post.notice == [row.body for row in rows]


async def test_a_post_that_shows_what_was_taken_back_says_so_whatever_it_is_made_for(tmp_path: Path) -> None:
    """Told by the post after it, the undo would stand below what has happened since."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("with another"))
        user = await h.user_to_act(match)
        await _move_one_hex(h, match, user)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.show(match, (await h.look(match)).seq)
        away = encode(TimeGivenBack("away", 600))
        await h.store.add_outbox((NewOutbox("ledger", away),), match, None)
        (first,) = await h.outbox()
        await h.app.matches.undo(match, user, h.press())
        await _finish(h, match, user, -1)
        told = await h.app.ledger.next_post(match)
        assert first.body == away
        assert [notice.name for notice in told_with(told.post.notice)] == ["time_given_back", "undo"]
        # All that it tells is ticked with it, so that a crash afterwards does not tell it again.
        await h.store.note_post(match, MessageId(8), [row.id for row in told.rows])
        assert await h.outbox() == []
        assert (await h.app.ledger.next_post(match)).stage == "there"


async def test_a_post_that_was_made_before_a_crash_is_noted_with_what_it_told(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        bodies = [encode(TimeGivenBack("away", seconds)) for seconds in (600, 600, 700)]
        await h.store.add_outbox([NewOutbox("ledger", body) for body in bodies[:2]], match, None)
        await h.app.ledger.next_post(match)
        await h.store.add_outbox((NewOutbox("ledger", bodies[2]),), match, None)
        doubted = await h.app.ledger.next_post(match)
        assert doubted.stage == "in doubt"
        left = [row for row in doubted.rows if row.id not in doubted.told_rows]
        assert [row.body for row in left] == [None, bodies[2]], "the opening row tells no words"


async def test_an_undo_played_again_to_the_same_number_is_told_again(tmp_path: Path) -> None:
    """The same number of entries is not the same story."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("again"))
        user = await h.user_to_act(match)
        await h.show(match, (await h.look(match)).seq)
        await _move_one_hex(h, match, user)
        on_its_way = await h.app.ledger.next_post(match)
        await h.app.matches.undo(match, user, h.press())
        await h.app.matches.undo(match, user, h.press())
        await _finish(h, match, user, -1)
        assert (await h.look(match)).seq == on_its_way.post.told
        await h.store.note_post(match, MessageId(8))
        again = await h.app.ledger.next_post(match)
        assert again.stage == "new"
        assert again.news != on_its_way.news


async def _move_one_hex(h: House, match: MatchId, user: UserId) -> None:
    """A whole standard move, as short as it can be."""
    await h.answer(match, user, "move")
    await _finish(h, match, user, 0)


async def _finish(h: House, match: MatchId, user: UserId, which: int) -> None:
    while (look := await h.look(match, user)).question is not None and look.question.prompt != "act":
        keys = [option.key for option in look.question.options]
        await h.answer(match, user, "stop" if "stop" in keys else keys[which])


async def test_what_the_other_player_says_meanwhile_stands_and_takes_no_undo_away(tmp_path: Path) -> None:
    path = tmp_path / "sfb.sqlite3"
    async with house(path) as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("offered"))
        user = await h.user_to_act(match)
        other = BORIS if user == ANNA else ANNA
        start = await h.look(match, user)
        await h.answer(match, user, "move")
        await h.app.matches.say(match, other, Word.OFFER_DRAW, h.press())
        await h.store.outbox_done([row.id for row in await h.outbox()])
        assert (await h.look(match, user)).can_undo == 1
    async with house(path) as h:
        await h.app.matches.undo(match, user, h.press())
        again = await h.look(match, user)
        assert again.question == start.question
        assert again.can_undo == 0
        assert again.words == ("concede", "offer_draw", "decline_draw"), "the offer stands"
        assert replace(again.public, draw_offers=()) == start.public
        assert await h.outbox() == [], "the channel saw neither the choice nor that it was taken back"
    async with house(path) as h:
        stored = await h.store.entries(match, start.record.seq)
        assert [(each.entry.kind, each.entry.keys) for each in stored] == [("word", ("offer_draw",))]
        assert (await h.look(match, user)).public.draw_offers == again.public.draw_offers


async def test_the_offer_of_a_draw_is_not_named_among_what_was_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("finished"))
        user = await h.user_to_act(match)
        await h.answer(match, user, "move")
        while (look := await h.look(match, user)).question is not None and look.question.prompt != "act":
            keys = [option.key for option in look.question.options]
            await h.answer(match, user, "stop" if "stop" in keys else keys[0])
        await h.app.matches.say(match, BORIS if user == ANNA else ANNA, Word.OFFER_DRAW, h.press())
        told = await h.look(match)
        assert told.seq == told.record.seq == look.record.seq + 1
        await h.show(match, told.seq)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.app.matches.undo(match, user, h.press())
        (row,) = await h.outbox()
        assert (row.kind, row.body["what"]) == ("ledger", "undo")
        assert "DrawOffered" not in [event[0] for event in row.body["events"]]
        assert (await h.look(match)).public.draw_offers == told.public.draw_offers != ()
        assert (await h.look(match)).record.seq == told.seq - 1


async def test_a_request_names_what_would_be_taken_back_as_the_channel_saw_it(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        start = await h.play_until(match, "act", Dice("request"))
        user = await h.user_to_act(match)
        await h.answer(match, user, "end")
        ended = await h.look(match)
        for shown, has_seen in ((start.record.seq, False), (ended.record.seq, True)):
            await h.show(match, shown)
            await h.store.outbox_done([row.id for row in await h.outbox()])
            h.clock.passes(PAUSE)
            to_seq, _ = await h.app.matches.ask_undo(match, user)
            (row,) = await h.outbox()
            told = await h.app.matches.events(match, to_seq, shown) if to_seq < shown else []
            decode = h.app.cache.rules_of(ended.record).decode_event
            named = [decode(event) for event in row.body["events"]]
            assert named == [event for seq, each in told if seq for event in each]
            assert ("TurnBegan" in [type(event).__name__ for event in named]) is has_seen
