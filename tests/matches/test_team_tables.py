"""A table of four: people come one by one, choose sides, leave, and the last one begins the match."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.kernel import SetupRefused, Word
from sfb_bot.matches.lobby import INVITATION_LASTS, First, Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import LobbyId, UserId
from sfb_bot.matches.refusals import LobbyClosed, NoSuchPlace, NotInvited
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
)


def table(*invited: UserId | None, draft: str = "free", first: First = "host") -> Proposal:
    setup = {"roster": ROSTER, "draft": draft, "goal": 7, "mode": "teams"}
    return Proposal(GUILD, CHANNEL, ANNA, "brawl", setup, PACES["daily"], first, "here", invited)


async def opened(h: House, *invited: UserId | None) -> LobbyId:
    return await h.app.lobby.propose(table(*invited), h.press())


async def seated(h: House, lobby: LobbyId) -> list[tuple[UserId | None, bool]]:
    record = await h.store.lobby(lobby)
    assert record is not None
    return [(place.user, place.is_in) for place in record.seats]


async def test_four_who_choose_their_sides_begin_a_match(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await opened(h)
        assert await seated(h, lobby) == [(ANNA, True), (None, False), (None, False), (None, False)]
        assert await h.app.lobby.join(lobby, BORIS, 1, h.press()) is None
        assert await h.app.lobby.join(lobby, CLARA, 1, h.press()) is None
        assert await seated(h, lobby) == [(ANNA, True), (BORIS, True), (None, False), (CLARA, True)]
        with pytest.raises(NoSuchPlace) as full:
            await h.app.lobby.join(lobby, DAVID, 1, h.press())
        assert full.value.rule == "full"
        match = await h.app.lobby.join(lobby, DAVID, 0, h.press())
        assert match is not None
        record = (await h.look(match)).record
        assert [seat.user for seat in record.seats] == [ANNA, BORIS, DAVID, CLARA]
        assert record.setup["mode"] == "teams"
        # One post for the table as it was opened, one for everybody who came, then the match.
        assert [row.kind for row in await h.outbox()] == [
            *["invitation"] * 3,
            *["opening", "invitation", "ledger"],
        ]
        with pytest.raises(LobbyClosed):
            await h.app.lobby.join(lobby, STRANGER, 0, h.press())


async def test_who_is_invited_accepts_or_declines_and_the_rest_is_for_anybody(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await opened(h, BORIS, CLARA)
        with pytest.raises(NotInvited):
            await h.app.lobby.accept(lobby, DAVID, h.press())
        with pytest.raises(NoSuchPlace):
            await h.app.lobby.join(lobby, DAVID, 0, h.press())
        with pytest.raises(NotInvited):
            await h.app.lobby.decline(lobby, DAVID, h.press())
        assert await h.app.lobby.accept(lobby, BORIS, h.press()) is None
        with pytest.raises(NoSuchPlace):
            await h.app.lobby.accept(lobby, BORIS, h.press())
        with pytest.raises(NotInvited):
            await h.app.lobby.decline(lobby, BORIS, h.press())
        # A declined place is free for anybody; the invitation of the others stands.
        await h.app.lobby.decline(lobby, CLARA, h.press())
        assert await seated(h, lobby) == [(ANNA, True), (BORIS, True), (None, False), (None, False)]
        await h.app.lobby.join(lobby, DAVID, 0, h.press())
        match = await h.app.lobby.join(lobby, STRANGER, 1, h.press())
        assert match is not None
        assert [s.user for s in (await h.look(match)).record.seats] == [ANNA, BORIS, DAVID, STRANGER]


async def test_sides_can_be_changed_and_tables_left_until_it_begins(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await opened(h, None, None, DAVID)
        await h.app.lobby.join(lobby, BORIS, 0, h.press())
        with pytest.raises(NoSuchPlace) as twice:
            await h.app.lobby.join(lobby, BORIS, 0, h.press())
        assert twice.value.rule == "seated"
        await h.app.lobby.join(lobby, BORIS, 1, h.press())
        assert await seated(h, lobby) == [(ANNA, True), (BORIS, True), (None, False), (DAVID, False)]
        # Whoever is invited to one side may as well sit down on the other.
        await h.app.lobby.join(lobby, DAVID, 0, h.press())
        assert await seated(h, lobby) == [(ANNA, True), (BORIS, True), (DAVID, True), (None, False)]
        await h.app.lobby.leave(lobby, BORIS, h.press())
        assert await seated(h, lobby) == [(ANNA, True), (None, False), (DAVID, True), (None, False)]
        for user, rule in ((BORIS, "not-in"), (STRANGER, "not-in"), (ANNA, "host-leaves")):
            with pytest.raises(NoSuchPlace) as refused:
                await h.app.lobby.leave(lobby, user, h.press())
            assert refused.value.rule == rule
        with pytest.raises(NoSuchPlace) as own:
            await h.app.lobby.join(lobby, ANNA, 1, h.press())
        assert own.value.rule == "host"
        with pytest.raises(NotInvited):
            await h.app.lobby.cancel(lobby, DAVID)
        await h.app.lobby.cancel(lobby, ANNA)
        for late in (h.app.lobby.leave(lobby, DAVID, h.press()), h.app.lobby.join(lobby, BORIS, 1, "late")):
            with pytest.raises(LobbyClosed):
                await late


async def test_a_table_that_does_not_fill_expires(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await opened(h, BORIS)
        await h.app.lobby.accept(lobby, BORIS, h.press())
        h.clock.passes(INVITATION_LASTS)
        with pytest.raises(LobbyClosed):
            await h.app.lobby.join(lobby, CLARA, 0, h.press())
        await h.app.deadlines.fire_due()
        record = await h.store.lobby(lobby)
        assert record is not None
        assert record.status == "expired"
        assert await h.store.all_matches() == []


async def test_three_who_sit_down_at_the_same_instant_begin_one_match(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        lobby = await opened(h)
        wishes = [(BORIS, 1), (CLARA, 0), (DAVID, 1), (STRANGER, 0)]
        came = await asyncio.gather(
            *(h.app.lobby.join(lobby, user, side, h.press()) for user, side in wishes),
            return_exceptions=True,
        )
        # Three places: whoever comes fourth finds the side full or the match begun.
        assert sum(result == 1 for result in came) == 1
        assert sum(isinstance(result, (NoSuchPlace, LobbyClosed)) for result in came) == 1
        assert len(await h.store.all_matches()) == 1


@pytest.mark.parametrize(
    ("invited", "refusal", "rule"),
    [
        ((BORIS, BORIS), NoSuchPlace, "twice"),
        ((BORIS, ANNA), NotInvited, "yourself"),
        ((BORIS, CLARA, DAVID, STRANGER), NoSuchPlace, "too-many"),
    ],
)
async def test_everybody_has_one_place(
    tmp_path: Path, invited: tuple[UserId, ...], refusal: type[NoSuchPlace | NotInvited], rule: str
) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        with pytest.raises(refusal) as refused:
            await h.app.lobby.propose(table(*invited), h.press())
        assert refused.value.rule == rule
        assert await h.outbox() == []


async def test_a_draft_for_two_is_none_for_four(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        with pytest.raises(SetupRefused):
            await h.app.lobby.propose(table(draft="double"), h.press())


async def test_a_rematch_invites_all_others_to_their_sides(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.team_match()
        for user in (BORIS, DAVID):
            await h.app.matches.say(match, user, Word.CONCEDE, h.press())
        record = (await h.look(match)).record
        assert record.status == "over"
        again = (await h.app.rematches.ask(record, BORIS, h.press())).lobby
        # Boris hosts now, so his side is the first one, with David as his partner.
        expected = [(BORIS, True), (CLARA, False), (DAVID, False), (ANNA, False)]
        assert await seated(h, again) == expected
        await h.store.forget(CLARA)
        forgotten = await h.store.match_record(match)
        assert forgotten is not None
        third = (await h.app.rematches.ask(forgotten, ANNA, h.press())).lobby
        assert await seated(h, third) == [(ANNA, True), (BORIS, False), (None, False), (DAVID, False)]
