"""Who sits where: computer players at tables, in seats of people who left, and how many there may be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.computer import LEVELS
from sfb_bot.kernel import Dice, StaleAnswer, Word
from sfb_bot.matches.computer_players import LEVEL_NAMES, ComputerPlayer, computer_player, computers, one_more
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, MatchId, UserId
from sfb_bot.matches.refusals import NoSuchLevel, NoSuchPlace, NotInvited, NotSeated, NotTimeYet, TooMany
from tests.matches.computer_house import play_against, playing_house, solo
from tests.matches.house import (
    ANNA,
    BORIS,
    CHANNEL,
    CLARA,
    DAVID,
    GUILD,
    ROSTER,
    STRANGER,
    House,
    house,
    usual_packs,
)
from tests.patience import until

NORMAL = ComputerPlayer("normal").user
LIVE = PACES["live"]


async def users_of(h: House, match: MatchId) -> list[UserId]:
    record = await h.store.match_record(match)
    assert record is not None
    return [seat.user for seat in record.seats]


# --- Who they are ---


def test_every_level_has_a_number_that_leads_back_to_it() -> None:
    assert tuple(level.name for level in LEVELS) == LEVEL_NAMES
    for level in LEVEL_NAMES:
        for number in range(4):
            player = ComputerPlayer(level, number)
            assert player.user < 0
            assert computer_player(player.user) == player
    assert computer_player(0) is None
    assert computer_player(ANNA) is None


def test_computers_of_one_table_are_told_apart() -> None:
    users = computers(("easy", "easy", "hard"))
    assert len(set(users)) == 3
    # The number of one that was taken away is given again.
    assert one_more("master", [ANNA, users[0], None, users[2]]) == ComputerPlayer("master", 1)
    with pytest.raises(NoSuchLevel):
        one_more("superhuman", [])


# --- Bad input ---


async def test_a_game_that_computers_cannot_play(tmp_path: Path) -> None:
    mindless = {"brawl": replace(usual_packs()["brawl"], computer=None)}
    async with house(tmp_path / "sfb.sqlite3", packs=mindless) as h:
        with pytest.raises(NoSuchLevel) as refused:
            await solo(h, "easy")
        assert refused.value.rule == "game"
        assert await h.store.all_matches() == []


async def test_only_so_many_matches_against_computers_at_a_time(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        matches = [await solo(h, "easy") for _ in range(5)]
        with pytest.raises(TooMany) as refused:
            await solo(h, "easy")
        assert refused.value.rule == "solo-open"
        for _ in range(7):
            await h.app.matches.say(matches.pop(), ANNA, Word.CONCEDE, h.press())
            matches.append(await solo(h, "easy"))
        await h.app.matches.say(matches.pop(), ANNA, Word.CONCEDE, h.press())
        with pytest.raises(TooMany) as refused:
            await solo(h, "easy")
        assert refused.value.rule == "solo"
        h.clock.passes(3600)
        await solo(h, "easy")


async def test_the_host_fills_places_with_computers(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        setup = {"roster": ROSTER, "draft": "free", "goal": 7, "mode": "teams"}
        proposal = Proposal(GUILD, CHANNEL, ANNA, "brawl", setup, PACES["live"], where="here")
        lobby = await h.app.lobby.propose(proposal, h.press())
        with pytest.raises(NotInvited):
            await h.app.lobby.fill(lobby, BORIS, "easy", h.press(), 0)
        with pytest.raises(NoSuchLevel):
            await h.app.lobby.fill(lobby, ANNA, "strong", h.press(), 0)
        with pytest.raises(NoSuchPlace):
            await h.app.lobby.dismiss(lobby, ANNA, h.press())
        assert await h.app.lobby.fill(lobby, ANNA, "easy", h.press(), 0) is None
        with pytest.raises(NoSuchPlace):
            await h.app.lobby.fill(lobby, ANNA, "easy", h.press(), 0)
        assert await h.app.lobby.fill(lobby, ANNA, "hard", h.press(), 1) is None
        await h.app.lobby.dismiss(lobby, ANNA, h.press())
        assert await h.app.lobby.join(lobby, BORIS, 1, h.press()) is None
        match = await h.app.lobby.fill(lobby, ANNA, "hard", h.press(), 1)
        assert match is not None
        record = await h.store.match_record(match)
        assert record is not None
        assert sorted(seat.user for seat in record.seats) == sorted(
            [ANNA, BORIS, *(ComputerPlayer(*each).user for each in (("easy", 0), ("hard", 1)))]
        )


async def test_tables_that_are_filled_count_as_matches_against_computers(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        for _ in range(5):
            await solo(h, "easy")
        setup = {"roster": ROSTER, "draft": "free", "goal": 5}
        proposal = Proposal(GUILD, ChannelId(77), ANNA, "brawl", setup, PACES["live"], where="here")
        lobby = await h.app.lobby.propose(proposal, h.press())
        with pytest.raises(TooMany):
            await h.app.lobby.fill(lobby, ANNA, "easy", h.press())
        assert await h.app.lobby.accept(lobby, BORIS, h.press()) is not None


async def test_a_match_with_people_and_a_computer_waits_for_the_people(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        setup = {"roster": ROSTER, "draft": "free", "goal": 7, "mode": "teams"}
        users = (BORIS, *computers(("easy",)), CLARA)
        proposal = Proposal(GUILD, CHANNEL, ANNA, "brawl", setup, PACES["live"], "random", "here", users)
        lobby = await h.app.lobby.propose(proposal, h.press())
        assert await h.app.lobby.accept(lobby, BORIS, h.press()) is None
        assert await h.app.lobby.accept(lobby, CLARA, h.press()) is not None


# --- People who left ---


async def late(h: House, match: MatchId) -> UserId:
    """Let the time of whoever is asked run out; who that is."""
    await h.play_until(match, "act", Dice("late"))
    h.clock.passes(LIVE.turn + LIVE.bank + 1)
    await h.app.deadlines.fire_due()
    return await h.user_to_act(match)


async def test_a_computer_takes_over_from_somebody_whose_time_is_up(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        with pytest.raises(NotTimeYet):
            await h.app.matches.take_over(match, BORIS, h.press())
        gone = await late(h, match)
        here = BORIS if gone == ANNA else ANNA
        ask_no = (await h.look(match)).record.ask_no
        with pytest.raises(NotTimeYet):
            await h.app.matches.take_over(match, gone, h.press())
        with pytest.raises(NotSeated):
            await h.app.matches.take_over(match, STRANGER, h.press())
        with pytest.raises(StaleAnswer):
            await h.app.matches.take_over(match, here, h.press(), ask_no - 1)
        press = h.press()
        assert (await h.app.matches.take_over(match, here, press, ask_no)).outcome == "done"
        assert (await h.app.matches.take_over(match, here, press, ask_no)).outcome == "repeated"
        assert sorted(await users_of(h, match)) == sorted([here, NORMAL])
        assert any("taken_over" in str(row.body) for row in await h.outbox())
        # The one who left sits there no more, and the computer goes on.
        with pytest.raises(NotSeated):
            await h.app.matches.say(match, gone, Word.CONCEDE, h.press())

        async def has_answered() -> bool:
            entries = await h.store.entries(match)
            return any(each.interaction.startswith(f"computer/{match}/{NORMAL}/") for each in entries)

        await until(has_answered, "an answer of the computer")


async def test_with_four_all_others_have_to_agree(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        gone = await late(h, match)
        others = [user for user in (ANNA, BORIS, CLARA, DAVID) if user != gone]
        for user in others[:2]:
            assert (await h.app.matches.take_over(match, user, h.press())).outcome == "held"
            # To agree twice is to agree once.
            assert (await h.app.matches.take_over(match, user, h.press())).outcome == "held"
        assert gone in await users_of(h, match)
        assert (await h.app.matches.take_over(match, others[2], h.press())).outcome == "done"
        assert gone not in await users_of(h, match)
        assert NORMAL in await users_of(h, match)


async def test_an_agreement_is_about_one_question(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        gone = await late(h, match)
        first, second, third = (user for user in (ANNA, BORIS, CLARA, DAVID) if user != gone)
        await h.app.matches.take_over(match, first, h.press())
        # The late player comes back and goes on; later the time is up again.
        await h.answer_randomly(match, Dice("back"))
        h.clock.passes(LIVE.turn + LIVE.bank + 1)
        again = await late(h, match)
        if again == gone:
            await h.app.matches.take_over(match, second, h.press())
            assert (await h.app.matches.take_over(match, third, h.press())).outcome == "held"
        assert again in await users_of(h, match)


async def test_organisers_put_computers_in_seats_and_people_back(tmp_path: Path) -> None:
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        with pytest.raises(NoSuchLevel):
            await h.app.organisers.replace_player(match, STRANGER, BORIS, STRANGER, "gone", level="huge")
        await h.app.organisers.replace_player(match, STRANGER, BORIS, STRANGER, "gone", level="hard")
        hard = ComputerPlayer("hard").user
        assert await users_of(h, match) == [ANNA, hard]
        await play_against(h, match, Dice("replaced"), most=5)
        await h.app.organisers.replace_player(match, STRANGER, hard, CLARA, "here again")
        assert await users_of(h, match) == [ANNA, CLARA]


async def test_orders_of_somebody_who_left_bind_no_computer(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("orders"))
        for user in (ANNA, BORIS):
            await h.app.matches.order(match, user, "pass_turn")
        await h.app.organisers.replace_player(match, STRANGER, BORIS, STRANGER, "gone", level="easy")
        async with h.app.cache.hold(match) as live:
            assert not live.is_ordered_away(live.seat_of(ComputerPlayer("easy").user))
