"""Computer players at the table, with real processes: they answer once, whatever happens meanwhile."""

from __future__ import annotations

import logging
import pickle
from functools import partial
from pathlib import Path

import pytest

from sfb_bot.computer import LEVEL_NAMED, Witness, think
from sfb_bot.computer.jobs import AnswerJob
from sfb_bot.kernel import Decree, Dice, MatchOver, Seat, Word
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.matches.paces import PACES, SOLO
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import MatchId, UserId
from tests.conformance.packs import changes_of
from tests.matches.computer_house import (
    SlowThinkers,
    answers_are_in,
    end,
    play_against,
    playing_house,
    pool,
    solo,
    thinking,
)
from tests.matches.house import (
    ANNA,
    GUILD,
    STRANGER,
    HandClock,
    House,
    house,
    usual_packs,
)
from tests.patience import until

EASY = ComputerPlayer("easy").user


async def computer_entries(h: House, match: MatchId) -> list[str]:
    """The presses behind all answers of computer players."""
    record = await h.store.match_record(match)
    assert record is not None
    seats = [seat.seat for seat in record.computers]
    return [each.interaction for each in await h.store.entries(match) if each.entry.seat in seats]


# --- A match ---


async def test_a_whole_match_is_played_and_counts_for_nothing(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await solo(h, "easy")
        await play_against(h, match, Dice("whole"))
        presses = await computer_entries(h, match)
        assert len(presses) > 10
        # Some were held back until their moment, and come from there.
        assert all(press == "" or press.startswith(f"computer/{match}/{EASY}/") for press in presses)
        assert len({press for press in presses if press}) == sum(map(bool, presses))
        kept = await h.app.store.finished_match(match)
        assert kept is not None
        assert not kept.is_rated
        assert (await h.app.store.player_figures(GUILD, "brawl", ANNA)).record.played == 0
        assert await h.app.store.ratings_in(GUILD, "brawl", "duel") == []


async def test_a_server_may_rate_matches_with_computers(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        await h.store.save_guild_settings(GuildSettings(GUILD, rates_computers=True))
        assert (await h.store.guild_settings(GUILD)).rates_computers
        match = await solo(h, "beginner")
        await play_against(h, match, Dice("rated"))
        kept = await h.app.store.finished_match(match)
        assert kept is not None
        assert kept.is_rated
        assert (await h.app.store.player_figures(GUILD, "brawl", ANNA)).record.played == 1
        # The computer's own rating is in no list.
        assert [one.person for one in await h.app.store.ratings_in(GUILD, "brawl", "duel")] == [ANNA]


async def test_four_seats_with_a_computer_as_partner(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await solo(h, "easy", "beginner", "easy", mode="teams", goal=7)
        record = await h.store.match_record(match)
        assert record is not None
        assert len({seat.user for seat in record.seats}) == 4
        assert await play_against(h, match, Dice("four"), most=25) == 25
        assert len(await computer_entries(h, match)) > 10


async def test_several_matches_are_thought_about_side_by_side(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h, pool(2) as thinkers, thinking(h, thinkers):
        matches = [await solo(h, "normal") for _ in range(4)]
        for number, match in enumerate(matches):
            assert await play_against(h, match, Dice(f"side {number}"), most=8) == 8
        assert 1 <= len(thinkers.pids) <= 2


async def test_nothing_hidden_leaves_the_bot(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h, pool() as thinkers:
        slow = SlowThinkers(thinkers)
        slow.let_through.set()
        async with thinking(h, slow):
            match = await solo(h, "easy")
            await play_against(h, match, Dice("hidden"))
        record = await h.store.match_record(match)
        assert record is not None
        assert len(slow.jobs) > 10
        for job in slow.jobs:
            assert isinstance(job, AnswerJob)
            sent = pickle.dumps(job)
            assert record.seed.encode() not in sent
            assert b"rules.model State" not in sent.replace(b"\n", b" ")
            # A worker answers as anybody would who has the same knowledge and nothing else.
            mind = usual_packs()["brawl"].computer
            assert mind is not None
            again = think(mind, job.knowledge, LEVEL_NAMED["easy"], job.player.seed, job.plan)
            assert (await thinkers.answer(job)).keys == again.keys


# --- Time ---


async def test_a_computer_has_no_clock_and_no_reminders(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        for pace in (SOLO, PACES["live"], PACES["daily"]):
            match, dice = await solo(h, "easy", pace=pace, goal=5), Dice("clock")
            for _ in range(120):
                look = await h.look(match)
                asked = look.waiting_for[0]
                kinds = {each.kind for each in await h.store.deadlines_of(match) if each.seat == asked}
                if look.record.seats[asked].is_computer:
                    assert kinds == ({"release"} if asked in look.off_turn else set())
                    assert look.record.clock.since is None
                    assert look.answer_by is None
                else:
                    assert kinds & {"turn", "answer"}
                h.clock.passes(3)
                await h.answer_randomly(match, dice)


async def test_off_turn_answers_count_at_the_same_moment_whatever_they_are(tmp_path: Path) -> None:
    """Passing and reacting look alike, however long the thought took."""
    seen = set[bool]()
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        for number in range(8):
            match = await solo(h, "normal", goal=5)
            seen |= await _moments_of_answers(h, match, Dice(f"moments {number}"))
            if seen == {True, False}:
                return
    raise AssertionError(f"not everything came up: {seen}")


async def _moments_of_answers(h: House, match: MatchId, dice: Dice) -> set[bool]:
    """Whether the computer passed, for each window of a match in which it was asked; all at their moment."""
    seen = set[bool]()
    while (look := await h.look(match, ANNA)).record.status != "over":
        # Where both are asked the computer goes first, so that the same match comes of it every time.
        asked = max((look.record.seats[seat] for seat in look.waiting_for), key=lambda seat: seat.is_computer)
        seq, user = look.record.seq, asked.user
        if not asked.is_computer:
            await _answer_well(h, match, dice)
        elif asked.seat not in look.off_turn:
            await until(partial(has_moved, h, match, seq), "an answer at turn")
        else:
            await until(partial(is_held, h, match, user), "a held answer")
            held = (await h.look(match, user)).held
            for is_late in (False, True):
                assert not await has_moved(h, match, seq)
                h.clock.passes(1)
                await h.app.deadlines.fire_due()
                assert await has_moved(h, match, seq) == is_late
            seen.add(held == ("pass",))
    return seen


async def _answer_well(h: House, match: MatchId, dice: Dice) -> None:
    """Anna plays as a computer would, so that there are attacks; in the middle of actions at random."""
    mind = usual_packs()["brawl"].computer
    assert mind is not None
    async with h.app.cache.hold(match) as live:
        is_whole, ask_no = live.run.at_boundary, live.run.ask_no
        known = Witness(live.run, mind.hidden, (Seat(0),)).knowledge(Seat(0)) if is_whole else None
    if known is None:
        await h.answer_randomly(match, dice)
        return
    keys = think(mind, known, LEVEL_NAMED["easy"], "anna").keys
    await h.app.matches.answer(match, ANNA, ask_no, keys, h.press())


async def is_held(h: House, match: MatchId, user: UserId) -> bool:
    return (await h.look(match, user)).held is not None


async def has_moved(h: House, match: MatchId, seq: int) -> bool:
    return (await h.look(match)).record.seq > seq


async def test_whoever_leaves_a_computer_alone_loses_in_the_end(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await solo(h, "easy")
        await play_against(h, match, Dice("left"), most=3)
        await until(lambda: answers_are_in(h, match), "Anna's move")
        h.clock.passes(SOLO.turn + SOLO.bank + 1)
        await h.app.deadlines.fire_due()
        record = await h.store.match_record(match)
        assert record is not None
        assert record.status == "over"
        assert not [row for row in await h.outbox() if row.user is not None and row.user < 0]


# --- What goes wrong ---


async def test_a_worker_that_is_killed_is_replaced_and_its_thought_repeated(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h, pool(1) as thinkers:
        slow = SlowThinkers(thinkers)
        async with thinking(h, slow):
            match = await solo(h, "master")
            while not (look := await h.look(match)).record.seats[look.waiting_for[0]].is_computer:
                await h.answer_randomly(match, Dice("killed first"))
            await until(lambda: _is_there(slow.jobs), "something to think about")
            slow.let_through.set()
            for _ in range(2):
                before = thinkers.pids
                await until(lambda known=before: _is_there(set(thinkers.pids) - set(known)), "a worker")
                for pid in thinkers.pids:
                    end(pid)
            await play_against(h, match, Dice("killed"), most=3)
        presses = await computer_entries(h, match)
        assert len(presses) == len(set(presses)) > 0


async def _is_there(found: object) -> bool:
    return bool(found)


async def test_a_thought_that_always_fails_gives_way_to_the_default(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    # The workers know no game, so nothing can be thought about.
    async with house(tmp_path / "sfb.sqlite3") as h, pool(1, dict) as thinkers, thinking(h, thinkers):
        match = await solo(h, "normal")
        assert await play_against(h, match, Dice("mindless"), most=5) == 5
        assert "has no thought" in caplog.text
        kept = [each for each in await h.store.entries(match) if each.interaction.startswith("computer/")]
        assert kept


async def test_a_restart_in_the_middle_of_a_thought_repeats_it(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h, pool() as thinkers:
        slow = SlowThinkers(thinkers)
        async with thinking(h, slow):
            match = await solo(h, "easy")
            for _ in range(20):
                look = await h.look(match)
                if look.record.seats[look.waiting_for[0]].is_computer:
                    break
                await h.answer_randomly(match, Dice("restart"))
            await until(lambda: _is_there(slow.jobs), "a thought")
        assert await computer_entries(h, match) == []
    async with playing_house(path, clock) as h:
        assert await play_against(h, match, Dice("again"), most=5) == 5
        presses = [press for press in await computer_entries(h, match) if press]
        assert len(presses) == len(set(presses)) > 0


async def test_the_same_answer_never_counts_twice(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await solo(h, "easy")
        await play_against(h, match, Dice("twice"), most=4)
        await until(lambda: answers_are_in(h, match), "Anna's move")
        before = await h.store.entries(match)
        last = next(each for each in reversed(before) if each.interaction.startswith("computer/"))
        ask_no = int(last.interaction.rsplit("/", 1)[1])
        again = await h.app.matches.answer(match, EASY, ask_no, last.entry.keys, last.interaction)
        assert again.outcome == "repeated"
        assert await h.store.entries(match) == before


@pytest.mark.parametrize("what", ["undo", "end", "concede"])
async def test_what_happens_during_a_thought_makes_it_stale_without_a_word(
    tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with house(tmp_path / "sfb.sqlite3") as h, pool() as thinkers:
        slow = SlowThinkers(thinkers)
        slow.let_through.set()
        async with thinking(h, slow):
            match = await solo(h, "easy")
            await play_against(h, match, Dice("stale"), most=6)
            slow.let_through.clear()
            slow.jobs.clear()
            while True:
                look = await h.look(match)
                if look.record.seats[look.waiting_for[0]].is_computer:
                    break
                await h.answer_randomly(match, Dice("stale too"))
            await until(lambda: _is_there(slow.jobs), "a thought")
            if what == "undo":
                await h.app.matches.ask_undo(match, ANNA, h.press())
            elif what == "end":
                await h.app.organisers.end(match, STRANGER, Decree.CALLED_OFF, None, "enough")
            else:
                await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
            stands = await h.store.entries(match)
            slow.let_through.set()
            if what == "undo":
                assert await play_against(h, match, Dice("on"), most=3) == 3
            assert (await h.store.entries(match))[: len(stands)] == stands
            if what != "undo":
                assert await h.store.entries(match) == stands
    assert not caplog.records


# --- What they say ---


async def test_a_computer_lets_people_undo_unless_it_is_rated(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await solo(h, "easy", goal=5)
        await play_against(h, match, Dice("undo"), most=25)
        await until(lambda: answers_are_in(h, match), "Anna's move")
        before = (await h.look(match)).record.seq
        to_seq, _ = await h.app.matches.ask_undo(match, ANNA, h.press())
        assert (await h.look(match)).record.seq == to_seq < before
        assert await play_against(h, match, Dice("after"), most=5) == 5
        await h.store.save_guild_settings(GuildSettings(GUILD, rates_computers=True))
        await until(lambda: answers_are_in(h, match), "Anna's move")
        before = (await h.look(match)).record.seq
        await h.app.matches.ask_undo(match, ANNA, h.press())
        assert (await h.look(match)).record.seq == before
        assert any("undo_refused" in str(row.body) for row in await h.outbox())


async def test_a_computer_follows_its_partner_who_gives_up(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await solo(h, "easy", "easy", "easy", mode="teams")
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())

        async def is_over() -> bool:
            return (await h.look(match)).record.status == "over"

        await until(is_over, "the partner's word")
        kept = await h.app.store.finished_match(match)
        assert kept is not None
        assert kept.summary.winner == 1
        with pytest.raises(MatchOver):
            await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())


async def test_a_match_is_thought_about_with_the_content_it_began_with(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, clock, pack = tmp_path / "sfb.sqlite3", HandClock(), usual_packs()["brawl"]
    async with playing_house(path, clock) as h:
        match = await solo(h, "easy", goal=5)
        await play_against(h, match, Dice("edition"), most=15)
    assert pack.remake is not None
    for content in changes_of("brawl").values():
        changed = pack.remake(content, "brawl")
        async with house(path, clock, packs={"brawl": changed}) as h, pool() as thinkers:
            slow = SlowThinkers(thinkers)
            slow.let_through.set()
            async with thinking(h, slow):
                await play_against(h, match, Dice("newer"), most=4)
            assert all(job.player.edition == pack.rules.edition for job in slow.jobs)
    assert "no thought" not in caplog.text
