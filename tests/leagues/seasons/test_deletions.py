"""Whoever asks to be forgotten leaves what has not begun, and is nameless where something ends later."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Finish, Start
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, LobbyId, MatchId, SeasonId, UserId
from sfb_bot.matches.refusals import NotSeated
from tests.leagues.seasons.season_house import SETUP, SeasonHouse, season_house
from tests.matches.house import GUILD
from tests.storage.people_search import places_with

ANNA, BORIS, CLARA = (UserId(310_000_000_000_000_100 + number) for number in (1, 2, 3))
DATABASE = "sfb.sqlite3"


def duel(host: UserId, guest: UserId | None, channel: int = 20) -> Proposal:
    invited = () if guest is None else (guest,)
    return Proposal(GUILD, ChannelId(channel), host, "brawl", SETUP, PACES["live"], "host", "here", invited)


async def begun(h: SeasonHouse, channel: int = 20) -> MatchId:
    lobby = await h.app.lobby.propose(duel(ANNA, BORIS, channel), h.house.press())
    match = await h.app.lobby.accept(lobby, BORIS, h.house.press())
    assert match is not None
    return match


async def season_with(h: SeasonHouse, *users: UserId, starts: bool) -> SeasonId:
    season = await h.create(Settings(seed="lots"))
    await h.join(season, *users)
    if starts:
        await h.act(season, Start())
    return season


async def test_invitations_and_sign_ups_are_left_at_once(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await season_with(h, ANNA, BORIS, starts=False)
        own = await h.app.lobby.propose(duel(ANNA, BORIS), h.house.press())
        other = await h.app.lobby.propose(duel(CLARA, ANNA, 21), h.house.press())
        open_table = await h.app.lobby.propose(duel(ANNA, None, 22), h.house.press())
        found = await h.app.deletions.preview(ANNA)
        assert (found.tables, found.sign_ups) == ((own, other, open_table), (season,))
        assert await h.app.deletions.forget(ANNA) == found
        states = [await h.store.lobby(LobbyId(lobby)) for lobby in (own, other, open_table)]
        assert [one and one.status for one in states] == ["cancelled", "declined", "cancelled"]
        assert [one.users for one in (await h.view(season)).entrants] == [(BORIS,)]
        assert places_with(tmp_path / DATABASE, ANNA) == []
        # Posts that showed the name are made again without it.
        assert [row.lobby for row in await h.house.outbox() if row.kind == "invitation"][-3:] == [
            own,
            other,
            open_table,
        ]


async def test_a_match_goes_on_and_is_nameless_when_it_ends(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        match = await begun(h)
        await h.app.deletions.forget(ANNA)
        look = await h.app.matches.look(match, ANNA)
        assert look.seat == 0, "whoever plays goes on playing"
        ended = await h.app.matches.say(match, ANNA, Word.CONCEDE, h.house.press())
        assert ended.record.status == "over"
        assert places_with(tmp_path / DATABASE, ANNA) == []
        after = await h.app.matches.look(match)
        assert [seat.user for seat in after.record.seats] == [0, BORIS]
        assert len(await h.app.replays.scenes(match)) >= 1
        with pytest.raises(NotSeated):
            await h.app.matches.say(match, ANNA, Word.OFFER_DRAW, h.house.press())
        boris = await h.leagues.statistics.player(GUILD, "brawl", BORIS)
        assert (boris.record.won, boris.ratings) == (1, ())


async def test_a_running_season_keeps_its_entrant_and_is_nameless_in_the_end(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await season_with(h, ANNA, BORIS, CLARA, starts=True)
        found = await h.app.deletions.forget(ANNA)
        assert found.seasons == (season,)
        while (await h.view(season)).record.status == "running":
            line = (await h.view(season)).open_lines[0]
            assert line.match is not None
            assert line.away is not None
            await h.concede(line.match, line.away.users[0])
        view = await h.view(season)
        assert sorted(user for one in view.entrants for user in one.users) == [0, BORIS, CLARA]
        assert places_with(tmp_path / DATABASE, ANNA) == []


async def test_a_season_that_organisers_end_is_nameless_too(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await season_with(h, ANNA, BORIS, starts=True)
        await h.app.deletions.forget(ANNA)
        await h.act(season, Finish(), reason=f"<@{BORIS}> and <@{ANNA}> have moved away")
        assert places_with(tmp_path / DATABASE, ANNA) == []


async def test_an_organiser_who_is_forgotten_leaves_the_log_readable(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(actor=ANNA)
        await h.app.deletions.forget(ANNA)
        assert places_with(tmp_path / DATABASE, ANNA) == []
        (created,) = await h.leagues.actions(season)
        assert (created.actor, created.reason) == (0, "a new season")


async def test_a_restart_goes_on_with_what_was_begun(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await season_with(h, ANNA, BORIS, starts=False)
        await h.app.lobby.propose(duel(ANNA, BORIS), h.house.press())
        # Stored, and then the bot dies.
        await h.store.forget(ANNA)
    async with season_house(tmp_path) as h:
        await h.app.deletions.leave_what_has_not_begun()
        assert [one.users for one in (await h.view(season)).entrants] == [(BORIS,)]
    assert places_with(tmp_path / DATABASE, ANNA) == []


async def test_who_comes_back_plays_as_somebody_new(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await h.app.deletions.forget(ANNA)
        match = await begun(h)
        await h.app.matches.say(match, BORIS, Word.CONCEDE, h.house.press())
    async with season_house(tmp_path) as h:
        assert [seat.user for seat in (await h.app.matches.look(match)).record.seats] == [ANNA, BORIS]
        assert (await h.leagues.statistics.player(GUILD, "brawl", ANNA)).record.won == 1
