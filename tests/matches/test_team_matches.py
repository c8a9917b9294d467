"""Four players at one table: who must agree to what, whose time it is, and what only partners know."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, IllegalAnswer, MatchOver, StaleAnswer, Word, random_keys
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.matches.refusals import NoPartner, NotSeated, NotTimeYet
from sfb_bot.matches.team_notes import LONGEST_NOTE
from tests.matches.house import ANNA, BORIS, CLARA, DAVID, STRANGER, HandClock, House, house

EVERYBODY = (ANNA, BORIS, CLARA, DAVID)


async def notices(h: House, match: MatchId) -> list[dict[str, object]]:
    return [row.body for row in await h.outbox() if row.kind == "notice" and row.match == match]


async def test_a_team_gives_up_when_both_partners_say_so(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        await h.app.matches.say(match, CLARA, Word.CONCEDE, h.press())
        assert (await h.look(match)).record.status == "live"
        # Those who could say the same; whose word it takes is told by the notice.
        assert await notices(h, match) == [{"what": "concession_asked", "seat": 2, "to": [0, 1, 3]}]
        with pytest.raises(IllegalAnswer):
            await h.app.matches.say(match, CLARA, Word.CONCEDE, h.press())
        await h.app.matches.say(match, CLARA, Word.WITHDRAW_CONCESSION, h.press())
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        assert (await h.look(match)).record.status == "live"
        # A word of the other side is no partner's word.
        await h.app.matches.say(match, BORIS, Word.CONCEDE, h.press())
        assert (await h.look(match)).record.status == "live"
        await h.app.matches.say(match, CLARA, Word.CONCEDE, h.press())
        look = await h.look(match)
        assert look.record.status == "over"
        assert look.public.outcome.winner == 1


async def test_a_draw_needs_all_four_and_one_can_decline_it(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        await h.app.matches.say(match, BORIS, Word.OFFER_DRAW, h.press())
        await h.store.outbox_done([row.id for row in await h.outbox() if row.kind == "ledger"])
        await h.app.matches.say(match, ANNA, Word.OFFER_DRAW, h.press())
        told = await notices(h, match)
        assert [(each["what"], each["seat"], each["to"]) for each in told] == [("draw_asked", 1, [0, 2, 3])]
        # Between actions a post of the ledger tells that another one agrees; the request still stands.
        assert "ledger" in [row.kind for row in await h.outbox()]
        await h.app.matches.say(match, DAVID, Word.DECLINE_DRAW, h.press())
        for user in EVERYBODY:
            assert (await h.look(match)).record.status == "live"
            await h.app.matches.say(match, user, Word.OFFER_DRAW, h.press())
        assert (await h.look(match)).public.outcome.winner is None


async def to_the_first_turn(h: House, match: MatchId) -> UserId:
    await h.play_until(match, "act", Dice("team"))
    return await h.user_to_act(match)


async def test_any_opponent_may_agree_to_an_undo_and_no_partner(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        asker = await to_the_first_turn(h, match)
        await h.answer(match, asker, "end")
        record = (await h.look(match)).record
        seat = next(s.seat for s in record.seats if s.user == asker)
        partner, *opponents = (record.seats[(seat + step) % 4].user for step in (2, 1, 3))
        to_seq, ask_no = await h.app.matches.ask_undo(match, asker)
        for wrong in (asker, partner):
            with pytest.raises(StaleAnswer):
                await h.app.matches.consent_undo(match, wrong, ask_no, to_seq, h.press())
            with pytest.raises(StaleAnswer):
                await h.app.matches.refuse_undo(match, wrong, ask_no, to_seq)
        with pytest.raises(NotSeated):
            await h.app.matches.refuse_undo(match, STRANGER, ask_no, to_seq)
        agreed = await h.app.matches.consent_undo(match, opponents[1], ask_no, to_seq, h.press())
        assert agreed.outcome == "done"
        assert (await h.look(match)).record.seq == to_seq


async def test_a_refused_undo_is_told_to_its_asker_and_over(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        asker = await to_the_first_turn(h, match)
        await h.answer(match, asker, "end")
        record = (await h.look(match)).record
        seat = next(s.seat for s in record.seats if s.user == asker)
        one, other = (record.seats[(seat + step) % 4] for step in (1, 3))
        to_seq, ask_no = await h.app.matches.ask_undo(match, asker)
        await h.app.matches.refuse_undo(match, one.user, ask_no, to_seq)
        assert (await notices(h, match))[-1] == {"what": "undo_refused", "seat": one.seat, "to": [seat]}
        with pytest.raises(StaleAnswer):
            await h.app.matches.consent_undo(match, other.user, ask_no, to_seq, h.press())
        assert (await h.look(match)).record.seq == record.seq


async def test_time_is_each_players_own_and_only_opponents_claim_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with house(tmp_path / "sfb.sqlite3", clock) as h:
        match = await h.team_match()
        late = await to_the_first_turn(h, match)
        pace = PACES["live"]
        clock.passes(pace.turn + pace.bank + 1)
        record = (await h.look(match)).record
        seat = next(s.seat for s in record.seats if s.user == late)
        partner, opponent = record.seats[(seat + 2) % 4].user, record.seats[(seat + 3) % 4].user
        for user in (late, partner):
            with pytest.raises(NotTimeYet):
                await h.app.matches.claim(match, user, h.press())
        await h.app.matches.grant(match, opponent, 3600, h.press())
        banks = {s.user: s.bank for s in (await h.look(match)).record.seats}
        assert banks[late] > pace.bank
        assert {bank for user, bank in banks.items() if user != late} == {pace.bank}
        clock.passes(3601)
        await h.app.matches.claim(match, opponent, h.press())
        look = await h.look(match)
        assert (look.record.status, look.public.outcome.winner) == ("over", (seat + 1) % 2)


async def test_both_partners_are_asked_one_after_the_other_and_orders_are_each_ones_own(
    tmp_path: Path,
) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        dice = Dice("windows")
        for _ in range(40):
            look = await h.play_until(match, "react", dice)
            asked = look.seat
            assert asked is not None
            partner = (asked + 2) % 4
            user = look.record.seats[partner].user
            await h.app.matches.order(match, user, "ask")
            await h.answer(match, look.record.seats[asked].user, "pass")
            after = await h.look(match, user)
            if after.question is not None and after.question.prompt == "react":
                break
        else:
            raise AssertionError("no partner was ever asked")
        assert after.waiting_for == (partner,)
        assert after.off_turn == (partner,)
        [deadline] = [d for d in await h.store.deadlines_of(match) if d.kind == "answer"]
        assert deadline.seat == partner
        # An order answers for the one who gave it and for nobody else.
        await h.app.matches.order(match, user, "pass_turn")
        entries = await h.store.entries(match)
        assert (entries[-1].entry.seat, entries[-1].entry.kind) == (partner, "standing")
        assert (await h.look(match, look.record.seats[asked].user)).order is None


async def test_an_organiser_answers_for_and_replaces_any_of_four(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        await to_the_first_turn(h, match)
        record = (await h.look(match)).record
        before = await h.look(match, DAVID)
        await h.app.organisers.replace_player(match, STRANGER, DAVID, UserId(555), "gone")
        assert (await h.look(match, DAVID)).seat is None
        after = await h.look(match, UserId(555))
        assert (after.seat, after.private.hand) == (3, before.private.hand)
        asked = (await h.look(match)).waiting_for[0]
        await h.app.organisers.pass_for(match, STRANGER, asked, "asleep")
        assert (await h.look(match)).record.seq == record.seq + 1


# --- what partners know ---


async def test_a_note_is_read_and_written_by_partners_alone(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        match = await h.team_match()
        assert await h.app.team_notes.read(match, ANNA) is None
        shown = await h.outbox()
        await h.app.team_notes.write(match, ANNA, "  left flank,\nthen statue  ", h.press())
        await h.app.team_notes.write(match, BORIS, "ours", h.press())
        # Nothing of a note is ever to be posted.
        assert await h.outbox() == shown
        assert (await h.look(match)).team_note == ""
        assert (await h.look(match, STRANGER)).team_note == ""
        with pytest.raises(NotSeated):
            await h.app.team_notes.read(match, STRANGER)
        with pytest.raises(NotSeated):
            await h.app.team_notes.write(match, STRANGER, "x", h.press())
    async with house(path, clock) as h:
        for user, text in ((ANNA, "left flank,\nthen statue"), (CLARA, "left flank,\nthen statue")):
            note = await h.app.team_notes.read(match, user)
            assert note is not None
            assert (note.text, note.writer) == (text, ANNA)
            assert (await h.look(match, user)).team_note == text
        assert (await h.look(match, DAVID)).team_note == "ours"
        press = h.press()
        await h.app.team_notes.write(match, CLARA, "right flank", press)
        await h.app.team_notes.write(match, CLARA, "delivered again", press)
        assert (await h.look(match, ANNA)).team_note == "right flank"
        with pytest.raises(NoPartner) as long:
            await h.app.team_notes.write(match, CLARA, "x" * (LONGEST_NOTE + 1), h.press())
        assert long.value.rule == "note"
        await h.app.team_notes.write(match, ANNA, " ", h.press())
        assert await h.app.team_notes.read(match, CLARA) is None


async def test_there_is_no_note_in_a_duel_and_none_is_written_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        duel = await h.match()
        with pytest.raises(NoPartner) as refused:
            await h.app.team_notes.read(duel, ANNA)
        assert refused.value.rule == "partner"
        await h.app.matches.say(duel, ANNA, Word.CONCEDE, h.press())
        match = await h.team_match()
        await h.app.team_notes.write(match, ANNA, "to the end", h.press())
        for user in (BORIS, DAVID):
            await h.app.matches.say(match, user, Word.CONCEDE, h.press())
        with pytest.raises(MatchOver):
            await h.app.team_notes.write(match, ANNA, "too late", h.press())
        kept = await h.app.team_notes.read(match, CLARA)
        assert kept is not None
        about = await h.store.everything_about(CLARA)
        assert [played["team_note"] for played in about["matches"]] == ["to the end"]


async def test_line_ups_are_sealed_from_the_other_side_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        dice = Dice("sealed")
        await h.play_until(match, "team", dice)
        first = await h.look(match)
        chosen: dict[int, tuple[str, ...]] = {}
        for seat in first.waiting_for:
            user = first.record.seats[seat].user
            question = (await h.look(match, user)).question
            assert question is not None
            chosen[seat] = tuple(sorted(random_keys(question, dice)))
            await h.answer(match, user, *chosen[seat])
        for seat, named in chosen.items():
            partner = first.record.seats[(seat + 2) % 4].user
            look = await h.look(match, partner)
            assert look.private.sealed[seat] == named
            assert look.question is not None
            assert not set(named) & {option.key for option in look.question.options}
            for other in (1, 3):
                enemy = await h.look(match, first.record.seats[(seat + other) % 4].user)
                assert enemy.private.sealed[seat] == ()
            assert (await h.look(match)).public.draft.line_ups[seat] == ()
