"""Nobody is pinged without end: limits per person, target and server, and what does not count."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, PlayerError, Word
from sfb_bot.matches.limits import (
    HOUR,
    MOST_BY_HOST,
    MOST_FOR_TARGET,
    MOST_IN_SERVER,
    MOST_OPEN_FOR_TARGET,
    MOST_OPEN_OF_HOST,
    MOST_OPEN_TO_ONE,
    MOST_REQUESTS,
    MOST_TO_ONE,
    PAUSE,
)
from sfb_bot.matches.lobby import INVITATION_LASTS, Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, GuildId, LobbyId, MatchId, UserId
from sfb_bot.matches.refusals import NotInvited, TooMany
from tests.matches.house import ANNA, BORIS, CLARA, DAVID, GUILD, ROSTER, House, house

SETUP = {"roster": ROSTER, "draft": "free", "goal": 5}
TEAMS = {**SETUP, "goal": 7, "mode": "teams"}


def proposal(
    host: UserId, *invited: UserId, guild: GuildId = GUILD, setup: dict[str, object] | None = None
) -> Proposal:
    game = setup or SETUP
    return Proposal(guild, ChannelId(10), host, "brawl", game, PACES["live"], invited=invited)


async def invite(h: House, host: UserId, *invited: UserId, guild: GuildId = GUILD) -> LobbyId:
    setup = TEAMS if len(invited) > 1 else None
    return await h.app.lobby.propose(proposal(host, *invited, guild=guild, setup=setup), h.press())


async def refusal(h: House, host: UserId, *invited: UserId, guild: GuildId = GUILD) -> TooMany:
    with pytest.raises(TooMany) as refused:
        await invite(h, host, *invited, guild=guild)
    return refused.value


def until(error: TooMany) -> int:
    return int(error.facts["until"])


def somebody(number: int) -> UserId:
    return UserId(5000 + number)


async def test_a_few_invitations_of_one_person_wait_at_the_same_time(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobbies = [await invite(h, ANNA, BORIS) for _ in range(MOST_OPEN_TO_ONE)]
        refused = await refusal(h, ANNA, BORIS)
        assert (refused.rule, until(refused)) == ("pair-open", h.clock.now() + INVITATION_LASTS)
        # Others are free to ask, and so is she once one was answered.
        await invite(h, CLARA, BORIS)
        await h.app.lobby.decline(lobbies[0], BORIS, h.press())
        await invite(h, ANNA, BORIS)


async def test_cancelling_and_asking_again_is_counted(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        for _ in range(MOST_TO_ONE):
            await h.app.lobby.cancel(await invite(h, ANNA, BORIS), ANNA)
        refused = await refusal(h, ANNA, BORIS)
        assert (refused.rule, until(refused)) == ("pair", h.clock.now() + HOUR)
        # A table of four with him in it is a ping like any other.
        assert (await refusal(h, ANNA, CLARA, BORIS, DAVID)).rule == "pair"
        h.clock.passes(HOUR)
        await invite(h, ANNA, BORIS)


async def test_limits_outlive_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        for _ in range(MOST_TO_ONE):
            await h.app.lobby.decline(await invite(h, ANNA, BORIS), BORIS, h.press())
        clock = h.clock
    async with house(tmp_path / "sfb.sqlite3", clock) as h:
        assert (await refusal(h, ANNA, BORIS)).rule == "pair"


async def test_what_was_accepted_does_not_count(tmp_path: Path) -> None:
    """Two friends play a rematch after the other."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        for _ in range(2 * MOST_BY_HOST):
            await h.app.matches.say(match, BORIS, Word.CONCEDE, h.press())
            record = (await h.look(match)).record
            again = (await h.app.rematches.ask(record, ANNA, h.press())).lobby
            begun = await h.app.lobby.accept(again, BORIS, h.press())
            assert begun is not None
            match = begun


async def test_a_rematch_counts_like_any_invitation(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.app.matches.say(match, BORIS, Word.CONCEDE, h.press())
        record = (await h.look(match)).record
        for _ in range(MOST_TO_ONE):
            again = await h.app.rematches.ask(record, ANNA, h.press())
            await h.app.lobby.decline(again.lobby, BORIS, h.press())
        with pytest.raises(TooMany):
            await h.app.rematches.ask(record, ANNA, h.press())


async def test_one_person_is_asked_so_often_by_all_together(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        for number in range(MOST_OPEN_FOR_TARGET):
            await invite(h, somebody(number), BORIS, guild=GuildId(number))
        refused = await refusal(h, ANNA, BORIS)
        assert (refused.rule, refused.facts["player"]) == ("asked-open", BORIS)
        for lobby in range(1, MOST_OPEN_FOR_TARGET + 1):
            await h.app.lobby.decline(LobbyId(lobby), BORIS, h.press())
        for number in range(MOST_OPEN_FOR_TARGET, MOST_FOR_TARGET):
            await invite(h, somebody(number), BORIS, guild=GuildId(number))
        refused = await refusal(h, ANNA, BORIS)
        assert (refused.rule, until(refused)) == ("asked", h.clock.now() + HOUR)


async def test_one_host_opens_so_many_tables(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobbies = [await invite(h, ANNA) for _ in range(MOST_OPEN_OF_HOST)]
        assert (await refusal(h, ANNA, BORIS)).rule == "host-open"
        for lobby in lobbies:
            await h.app.lobby.cancel(lobby, ANNA)
        for number in range(MOST_BY_HOST - MOST_OPEN_OF_HOST):
            await invite(h, ANNA, somebody(number))
        assert (await refusal(h, ANNA, BORIS)).rule == "host"


async def test_one_server_has_so_many(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        for number in range(MOST_IN_SERVER):
            await h.app.lobby.cancel(await invite(h, somebody(number)), somebody(number))
        assert (await refusal(h, ANNA, BORIS)).rule == "server"
        await invite(h, ANNA, BORIS, guild=GuildId(2))


async def test_invitations_made_at_the_same_instant_are_counted_too(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        made = await asyncio.gather(*(invite(h, ANNA, BORIS) for _ in range(40)), return_exceptions=True)
        assert sum(not isinstance(one, BaseException) for one in made) == MOST_OPEN_TO_ONE
        assert all(isinstance(one, int | TooMany) for one in made)


# --- Requests in a match ---


async def notices(h: House, what: str) -> int:
    return sum(row.kind == "notice" and row.body["what"] == what for row in await h.outbox())


async def asks_for_draw(h: House, match: MatchId, user: UserId) -> None:
    await h.app.matches.say(match, user, Word.OFFER_DRAW, h.press())


async def test_a_declined_draw_is_offered_again_after_a_pause_or_next_turn(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("draws"))
        user = await h.user_to_act(match)
        other = BORIS if user == ANNA else ANNA
        for number in range(1, 10):
            await asks_for_draw(h, match, user)
            # Taking an offer back does not help either.
            is_declined = number % 2 == 0
            word = Word.DECLINE_DRAW if is_declined else Word.WITHDRAW_DRAW
            await h.app.matches.say(match, other if is_declined else user, word, h.press())
            for _ in range(4):
                with pytest.raises(TooMany) as refused:
                    await asks_for_draw(h, match, user)
                assert (refused.value.rule, until(refused.value)) == ("again", h.clock.now() + PAUSE)
            assert await notices(h, "draw_asked") == number
            h.clock.passes(PAUSE)
        # The other one may still offer one.
        await asks_for_draw(h, match, other)


async def test_a_new_turn_is_a_new_reason_to_ask(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("turns")
        await h.play_until(match, "act", dice)
        await asks_for_draw(h, match, ANNA)
        await h.app.matches.say(match, BORIS, Word.DECLINE_DRAW, h.press())
        turn = (await h.look(match)).record.clock.turn
        while (await h.look(match)).record.clock.turn == turn:
            with pytest.raises(TooMany):
                await asks_for_draw(h, match, ANNA)
            await h.answer_randomly(match, dice)
        await asks_for_draw(h, match, ANNA)
        assert await notices(h, "draw_asked") == 2


async def test_requests_of_all_kinds_together_have_an_end(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice, asked = await h.match(), Dice("many"), 0
        while asked < MOST_REQUESTS:
            await asks_for_draw(h, match, ANNA)
            asked += 1
            await h.app.matches.say(match, BORIS, Word.DECLINE_DRAW, h.press())
            await next_turn(h, match, dice)
        with pytest.raises(TooMany) as refused:
            await asks_for_draw(h, match, ANNA)
        assert (refused.value.rule, until(refused.value)) == ("requests", h.clock.now() + HOUR)


async def next_turn(h: House, match: MatchId, dice: Dice) -> None:
    turn = (await h.look(match)).record.clock.turn
    while (await h.look(match)).record.clock.turn == turn:
        await h.answer_randomly(match, dice)


async def test_undo_requests_are_counted_and_agreeing_takes_them_back(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("undo")
        await h.play_until(match, "act", dice)
        user = await h.user_to_act(match)
        other = BORIS if user == ANNA else ANNA
        to_seq, ask_no = await h.app.matches.ask_undo(match, user)
        for _ in range(40):
            with pytest.raises(TooMany):
                await h.app.matches.ask_undo(match, user)
        assert await notices(h, "undo_asked") == 1
        await h.app.matches.consent_undo(match, other, ask_no, to_seq, h.press())
        assert await h.store.requests_of(match, user) == []


async def test_a_partner_is_asked_to_concede_once(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        await h.app.matches.say(match, ANNA, Word.WITHDRAW_CONCESSION, h.press())
        with pytest.raises(TooMany):
            await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        assert await notices(h, "concession_asked") == 1
        # Once the partner has agreed there is nothing to ask any more.
        await h.app.matches.say(match, CLARA, Word.CONCEDE, h.press())
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        assert (await h.look(match)).record.status == "over"


async def test_a_refusal_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await asks_for_draw(h, match, ANNA)
        await h.app.matches.say(match, BORIS, Word.DECLINE_DRAW, h.press())
        before = await h.look(match)
        with pytest.raises(TooMany):
            await asks_for_draw(h, match, ANNA)
        after = await h.look(match)
        assert (after.record, after.words) == (before.record, before.words)


# --- Blocks ---


async def test_whoever_is_blocked_cannot_invite(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await h.store.block(BORIS, ANNA)
        for invited in ((BORIS,), (CLARA, BORIS, DAVID)):
            with pytest.raises(NotInvited) as refused:
                await invite(h, ANNA, *invited)
            assert refused.value.rule == "blocked"
        table = await invite(h, BORIS)
        with pytest.raises(NotInvited) as refused:
            await h.app.lobby.accept(table, ANNA, h.press())
        assert refused.value.rule == "host"
        assert await h.store.blocked_by(BORIS) == [ANNA]
        await h.store.unblock(BORIS, ANNA)
        await invite(h, ANNA, BORIS)


async def test_a_block_outlives_the_deletion_of_whom_it_is_about(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await h.store.block(BORIS, ANNA)
        await h.app.deletions.forget(ANNA)
        assert await h.store.blocked_by(BORIS) == [0]
        with pytest.raises(PlayerError):
            await invite(h, ANNA, BORIS)
        await h.store.unblock(BORIS, ANNA)
        assert await h.store.blocked_by(BORIS) == []
        await invite(h, ANNA, BORIS)
