"""Every game through the use cases on a real database: restart, undo, replay, and a league of four."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, Word, random_keys
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, UserId
from tests.conformance.packs import NAMES, USUAL_WAYS, Way, packs
from tests.leagues.seasons.season_house import SeasonHouse, players
from tests.matches.house import CHANNEL, GUILD, HandClock, House, house


async def seated(opened: House, way: Way) -> MatchId:
    """A match of users 101, 102 ..., everybody invited; with the last one it begins."""
    users = [UserId(101 + seat) for seat in range(way.pack.setup.mode(way.mode).seats)]
    setup = way.pack.setup.setup(way.mode, dict(way.chosen))
    proposal = Proposal(
        GUILD, CHANNEL, users[0], way.game, setup, PACES["live"], "random", "here", tuple(users[1:])
    )
    lobby = await opened.app.lobby.propose(proposal, opened.press())
    begun = [await opened.app.lobby.accept(lobby, user, opened.press()) for user in users[1:]]
    assert begun[:-1] == [None] * (len(users) - 2)
    assert begun[-1] is not None
    return begun[-1]


async def play(opened: House, match: MatchId, dice: Dice, most: int) -> int:
    """Random answers, and whatever can be taken back is taken back once; how often that was."""
    undone = 0
    for number in range(most):
        look = await opened.look(match)
        if not look.waiting_for:
            break
        user = await opened.user_to_act(match)
        own = await opened.look(match, user)
        if own.question is None:
            # An answer given off turn is kept back for a moment, so that nobody can tell it from none.
            opened.clock.passes(3600)
            await opened.app.deadlines.fire_due()
            continue
        if own.can_undo and number % 5 == 0:
            assert (await opened.app.matches.undo(match, user, opened.press())).outcome == "done"
            assert (await opened.look(match, user)).record.seq == own.record.seq - 1
            undone += 1
            own = await opened.look(match, user)
            assert own.question is not None
        keys = random_keys(own.question, dice)
        await opened.app.matches.answer(match, user, own.record.ask_no, keys, opened.press())
    return undone


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
async def test_a_match_survives_a_restart_undo_and_is_seen_again(way: Way, tmp_path: Path) -> None:
    path, clock, dice = tmp_path / "house.sqlite3", HandClock(), Dice(f"house/{way}")
    undone = 0
    async with house(path, clock, packs={way.game: way.pack}) as opened:
        match = await seated(opened, way)
        undone += await play(opened, match, dice, 30)
        before = await opened.look(match)
    async with house(path, clock, packs={way.game: way.pack}) as opened:
        after = await opened.look(match)
        assert (after.public, after.waiting_for, after.record) == (
            before.public,
            before.waiting_for,
            before.record,
        )
        undone += await play(opened, match, dice, 40)
        look = await opened.look(match)
        for seat in look.record.seats:
            if seat.side != 0 and look.record.status != "over":
                await opened.app.matches.say(match, seat.user, Word.CONCEDE, opened.press())
                look = await opened.look(match)
        assert look.record.status == "over"
        scenes = await opened.app.replays.scenes(match)
        assert len(scenes) > 3
        assert [scene.seq for scene in scenes] == sorted({scene.seq for scene in scenes})
        assert scenes[-1].seq == look.record.seq
    assert undone, "something was taken back"


@pytest.mark.parametrize("game", NAMES)
async def test_a_league_of_four_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    """In the first mode in which one player meets one other."""
    pack = packs()[game]
    paired = [mode for mode in pack.setup.modes if mode.is_paired and not mode.has_partners]
    assert paired, "a league can be played"
    async with house(tmp_path / "seasons.sqlite3", packs={game: pack}) as opened:
        seasons = SeasonHouse(opened)
        season = await seasons.create(
            Settings(seed="lots"), game=game, setup=pack.setup.setup(paired[0].name), name="Four"
        )
        await seasons.join(season, *players(4))
        await seasons.act(season, Start())
        for _ in range(10):
            view = await seasons.view(season)
            if view.record.status != "running":
                break
            await seasons.play_round(season)
            if not (await seasons.view(season)).open_lines:
                await seasons.passes(8 * 24 * 60 * 60)
        view = await seasons.view(season)
        assert view.record.status == "finished"
        assert [standing.played for standing in view.standings()] == [3, 3, 3, 3]
        # The better seeded won everything.
        assert [standing.won for standing in view.standings()] == [3, 2, 1, 0]
        rated = await opened.app.leagues.statistics.ratings(GUILD, game, paired[0].name)
        assert [rating.person for rating in rated] == players(4)
        for mode in pack.setup.modes:
            if mode != paired[0]:
                assert await opened.app.leagues.statistics.ratings(GUILD, game, mode.name) == ()
