"""Before a match: invitations, open tables, and every way they can go wrong."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from sfb_bot.kernel import SetupRefused, Word
from sfb_bot.matches.lobby import INVITATION_LASTS, Proposal
from sfb_bot.matches.paces import PACES, custom_pace, pace_without_windows
from sfb_bot.matches.records import ChannelId, LobbyId, UserId
from sfb_bot.matches.refusals import BadPace, ChannelBusy, LobbyClosed, NotInvited
from tests.matches.house import ANNA, BORIS, CHANNEL, GUILD, ROSTER, STRANGER, House, house


def proposal(invited: UserId | None = BORIS, draft: str = "free", channel: ChannelId = CHANNEL) -> Proposal:
    setup = {"roster": ROSTER, "draft": draft, "goal": 5}
    return Proposal(GUILD, channel, ANNA, "brawl", setup, PACES["daily"], "guest", "here", (invited,))


async def test_accepting_begins_a_match_with_the_settings_of_the_invitation(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await h.app.lobby.propose(proposal(), h.press())
        match = await h.app.lobby.accept(lobby, BORIS, h.press())
        assert match is not None
        look = await h.look(match, BORIS)
        assert [seat.user for seat in look.record.seats] == [ANNA, BORIS]
        assert look.record.pace == PACES["daily"]
        assert look.public.order[0] == 1, "the guest starts"
        assert look.question is not None
        assert look.question.prompt == "team"
        assert [row.kind for row in await h.outbox()] == ["invitation", "opening", "invitation", "ledger"]


async def test_a_deadline_that_cannot_be_fired_is_tried_again_and_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        stuck = await h.app.lobby.propose(proposal(), h.press())
        expire, mended = h.app.lobby.expire, list[bool]()

        async def expire_badly(lobby: LobbyId) -> None:
            if lobby == stuck and not mended:
                raise RuntimeError("a bug")
            await expire(lobby)

        h.app.lobby.expire = expire_badly  # type: ignore[method-assign]
        h.clock.passes(INVITATION_LASTS)
        with caplog.at_level(logging.ERROR):
            for _ in range(100):
                assert await h.app.deadlines.fire_due() == 0
        assert len(caplog.records) == 7, "the 1st, 2nd, 4th, ... 64th time"
        assert [bool(record.exc_info) for record in caplog.records] == [True] + 6 * [False]
        mended.append(True)
        assert await h.app.deadlines.fire_due() == 1
        assert await h.app.deadlines.fire_due() == 0


async def test_only_the_invited_may_accept_or_decline_and_only_the_host_may_cancel(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await h.app.lobby.propose(proposal(), h.press())
        for user in (STRANGER, ANNA):
            with pytest.raises(NotInvited):
                await h.app.lobby.accept(lobby, user, h.press())
            with pytest.raises(NotInvited):
                await h.app.lobby.decline(lobby, user, h.press())
        with pytest.raises(NotInvited):
            await h.app.lobby.cancel(lobby, BORIS)
        assert (await h.app.lobby.accept(lobby, BORIS, h.press())) == 1


@pytest.mark.parametrize("end", ["decline", "cancel", "accept", "expire"])
async def test_a_closed_invitation_stays_closed(tmp_path: Path, end: str) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await h.app.lobby.propose(proposal(), h.press())
        if end == "decline":
            await h.app.lobby.decline(lobby, BORIS, h.press())
        elif end == "cancel":
            await h.app.lobby.cancel(lobby, ANNA)
        elif end == "accept":
            await h.app.lobby.accept(lobby, BORIS, h.press())
        else:
            h.clock.passes(INVITATION_LASTS)
            await h.app.deadlines.fire_due()
        with pytest.raises(LobbyClosed):
            await h.app.lobby.accept(lobby, BORIS, h.press())
        with pytest.raises(LobbyClosed):
            await h.app.lobby.cancel(lobby, ANNA)
        assert len(await h.store.all_matches()) == (1 if end == "accept" else 0)


async def test_an_open_table_takes_anybody_but_the_host(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await h.app.lobby.propose(proposal(invited=None), h.press())
        with pytest.raises(NotInvited):
            await h.app.lobby.accept(lobby, ANNA, h.press())
        match = await h.app.lobby.accept(lobby, STRANGER, h.press())
        assert match is not None
        assert (await h.look(match)).record.seats[1].user == STRANGER


async def test_one_live_match_a_channel(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        waiting = await h.app.lobby.propose(proposal(), h.press())
        match = await h.match()
        with pytest.raises(ChannelBusy) as refused:
            await h.app.lobby.propose(proposal(), h.press())
        assert refused.value.facts["match"] == match
        with pytest.raises(ChannelBusy):
            await h.app.lobby.accept(waiting, BORIS, h.press())
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        assert await h.app.lobby.accept(waiting, BORIS, h.press()) == match + 1


async def test_settings_that_make_no_match_are_refused_before_anybody_is_invited(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        with pytest.raises(SetupRefused):
            await h.app.lobby.propose(proposal(draft="nonsense"), h.press())
        with pytest.raises(NotInvited):
            await h.app.lobby.propose(proposal(invited=ANNA), h.press())
        assert await h.outbox() == []


@pytest.mark.parametrize(
    ("turn", "window", "bank"), [(60, 30, 0), (600, 20, 0), (600, 601, 0), (600, 60, -1)]
)
def test_custom_paces_have_bounds(turn: int, window: int, bank: int) -> None:
    with pytest.raises(BadPace):
        custom_pace(turn, window, bank)


def test_a_custom_pace_hides_answers_only_when_windows_are_long() -> None:
    assert custom_pace(600, 60, 0).hold == 0
    assert custom_pace(86400, 3600, 0).hold == 60


def test_a_custom_pace_of_a_game_without_windows_needs_no_time_for_them() -> None:
    pace = pace_without_windows(7200, 600)
    assert (pace.turn, pace.bank) == (7200, 600)
    # Stored all the same, within the bounds of others, so that every match has a whole pace.
    assert 30 <= pace.window <= pace.turn
    assert pace_without_windows(120, 0).window >= 30
    for turn, bank in ((60, 0), (15 * 86400, 0), (600, -1), (600, 29 * 86400)):
        with pytest.raises(BadPace) as refused:
            pace_without_windows(turn, bank)
        assert refused.value.rule == "no-window"


async def test_accepting_twice_at_the_same_instant_makes_one_match(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await h.app.lobby.propose(proposal(), h.press())
        made = await _both(h, lobby)
        assert sorted(type(result).__name__ for result in made) == ["LobbyClosed", "int"]
        assert len(await h.store.all_matches()) == 1


async def _both(h: House, lobby: int) -> list[object]:
    import asyncio

    from sfb_bot.matches.records import LobbyId

    return list(
        await asyncio.gather(
            h.app.lobby.accept(LobbyId(lobby), BORIS, h.press()),
            h.app.lobby.accept(LobbyId(lobby), BORIS, h.press()),
            return_exceptions=True,
        )
    )
