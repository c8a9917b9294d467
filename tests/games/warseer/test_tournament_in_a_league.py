"""A tournament is one game of a league: linked matches on a real database, and another release in between."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sfb_bot.cli.verify import verify
from sfb_bot.kernel import Dice
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.matches.records import ChannelId
from tests.conformance.packs import changes_of, packs
from tests.conformance.test_application import play
from tests.leagues.seasons.season_house import SLOW, WEEKLY, SeasonHouse
from tests.matches.house import ANNA, BORIS, HandClock, house

GAME = "warseer"
PLACE = ChannelId(77)
# More answers than any match has taken.
TO_THE_END = 2_000


async def test_a_tournament_goes_on_with_the_box_it_began_with_and_is_one_game(tmp_path: Path) -> None:
    """Every id of the box is another one in the new release; what is carried over is of the old box."""
    file, clock, pack = tmp_path / "sfb.sqlite3", HandClock(), packs()[GAME]
    async with house(file, clock, packs={GAME: pack}) as opened:
        h = SeasonHouse(opened)
        setup = pack.setup.setup("champion")
        pace = replace(SLOW, hold=0)
        season = await h.create(terms=WEEKLY, game=GAME, setup=setup, pace=pace)
        await h.join(season, ANNA, BORIS)
        await h.act(season, Start())
        first = (await h.line_of(season, ANNA)).match
        assert first is not None
        await h.store.move_match(first, PLACE)
        await play(opened, first, Dice("a tournament"), TO_THE_END)
        look = await opened.look(first)
        assert look.record.status == "over"
    assert pack.remake is not None
    newer = {GAME: pack.remake(changes_of(GAME)["renamed"], GAME)}
    async with house(file, HandClock(clock.now()), packs=newer) as opened:
        h = SeasonHouse(opened)
        await opened.app.deadlines.fire_due()
        line = await h.line_of(season, ANNA)
        assert line.match not in (None, first)
        assert not line.state.decided
        assert line.match is not None
        record = (await opened.look(line.match)).record
        assert (record.edition, record.channel) == (pack.rules.edition, PLACE)
        heroes = [player.hero for player in look.public.players]
        carried = pack.rules.begin(record.setup, record.seed).setup.carried
        assert (carried.number, list(carried.heroes)) == (2, heroes)
        await play(opened, line.match, Dice("the second match"), 30)
        await h.concede(line.match, BORIS)
        (decided,) = (await h.view(season)).lines(1)
        mine = (await h.view(season)).entrant_of(ANNA)
        assert mine is not None
        assert decided.state.winner == mine.id
        assert await opened.store.live_matches() == []
    report = await verify(file, newer)
    assert (report.wrong, report.matches) == ([], 2)
