"""Time is fair: nobody who never came wins by it, and what was stored says who came."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, SeasonId, UserId
from sfb_bot.matches.refusals import NotSeated, NotTimeYet
from tests.leagues.seasons.season_house import DAY, SLOW, WEEK, WEEKLY, SeasonHouse, players, season_house

ANNA, BORIS = players(2)
OUT_OF_TIME = SLOW.turn + SLOW.bank
LONG = replace(WEEKLY, round_length=8 * WEEK)


async def answers(h: SeasonHouse, season: SeasonId, user: UserId) -> None:
    """The user answers the open question in their match."""
    line = await h.line_of(season, user)
    assert line.match is not None
    look = await h.house.look(line.match, user)
    assert look.question is not None
    keys = tuple(option.key for option in look.question.options[: look.question.pick[0]])
    await h.app.matches.answer(line.match, user, look.record.ask_no, keys, h.house.press())


async def decided(h: SeasonHouse, season: SeasonId) -> PairingLine:
    """The only pairing, which is decided."""
    (line,) = (await h.view(season)).lines(1)
    assert line.state.decided
    return line


async def points(h: SeasonHouse, season: SeasonId) -> dict[UserId, int]:
    view = await h.view(season)
    return {view.entrant(row.entrant).users[0]: row.points for row in view.standings()}


async def is_rated(h: SeasonHouse, season: SeasonId) -> bool:
    (game,) = (await h.view(season)).loaded.games
    assert game.match is not None
    kept = await h.store.finished_match(game.match)
    assert kept is not None
    return kept.is_rated


async def test_finding_1_nobody_wins_when_nobody_ever_came(tmp_path: Path) -> None:
    """The clock of the one who is asked first runs out, and then the round ends: a double no-show."""
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=LONG)
        await h.passes(8 * WEEK)
        assert (await decided(h, season)).state.reason == "double_forfeit"
        assert await points(h, season) == {ANNA: 1, BORIS: 1}
        assert not await is_rated(h, season)


async def first_and_second(h: SeasonHouse, season: SeasonId) -> tuple[UserId, UserId]:
    """Who is asked alone at first, and the other one."""
    line = await h.line_of(season, ANNA)
    assert line.match is not None
    first = await h.house.user_to_act(line.match)
    return first, BORIS if first == ANNA else ANNA


async def as_of_old(h: SeasonHouse, season: SeasonId, path: Path) -> MatchId:
    """The match as an earlier version would have stored it: its clocks run, and nobody counts who came."""
    match = (await h.line_of(season, ANNA)).match
    assert match is not None
    assert await h.app.arrivals.start_clocks(match)
    with closing(sqlite3.connect(path / "sfb.sqlite3")) as file, file:
        file.execute("UPDATE seat SET came = NULL")
    h.app.cache.forget(match)
    return match


@pytest.mark.parametrize("is_old", [True, False])
async def test_finding_1_a_clock_that_runs_while_nobody_is_there_is_a_double_no_show(
    tmp_path: Path, is_old: bool
) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=LONG)
        match = await as_of_old(h, season, tmp_path) if is_old else (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.app.arrivals.start_clocks(match)
        await h.passes(OUT_OF_TIME)
        assert (await decided(h, season)).state.reason == "double_forfeit"
        assert await points(h, season) == {ANNA: 1, BORIS: 1}
        assert not await is_rated(h, season)


@pytest.mark.parametrize("is_old", [True, False])
async def test_who_never_came_loses_to_one_who_did_when_their_clock_runs_out(
    tmp_path: Path, is_old: bool
) -> None:
    """Both choose their teams after the first question; the first one has, the other never came."""
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=LONG)
        first, _ = await first_and_second(h, season)
        match = await as_of_old(h, season, tmp_path) if is_old else (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.app.arrivals.start_clocks(match)
        await answers(h, season, first)
        await answers(h, season, first)
        await h.passes(OUT_OF_TIME)
        line, mine = await decided(h, season), (await h.view(season)).entrant_of(first)
        assert mine is not None
        assert (line.state.reason, line.state.winner) == ("no_show", mine.id)
        assert (await points(h, season))[first] == 2
        assert not await is_rated(h, season)


@pytest.mark.parametrize("loses_on_time", [True, False])
@pytest.mark.parametrize("is_old", [True, False])
async def test_who_came_does_not_lose_on_time_to_one_who_never_did(
    tmp_path: Path, is_old: bool, loses_on_time: bool
) -> None:
    """The first one looks and does not answer: the clock waits for the other one, who cannot claim."""
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(LONG, loses_on_time=loses_on_time))
        first, second = await first_and_second(h, season)
        match = (await h.line_of(season, first)).match
        assert match is not None
        if is_old:
            # The first one chooses, so both are asked, and takes it back.
            await as_of_old(h, season, tmp_path)
            await h.app.matches.say(match, first, Word.OFFER_DRAW, h.house.press())
        else:
            await h.app.arrivals.come(match, first)
            await h.app.arrivals.start_clocks(match)
        await h.clear()
        await h.passes(OUT_OF_TIME)
        assert [row for row in await h.house.outbox() if row.body and row.body.get("what") == "turn"] == []
        with pytest.raises(NotTimeYet):
            await h.app.matches.claim(match, second, h.house.press())
        await h.passes(2 * OUT_OF_TIME)
        assert (await h.view(season)).open_lines
        # The other one comes after all: now the clock runs, from the beginning.
        await h.app.arrivals.come(match, second)
        await h.passes(OUT_OF_TIME - 1)
        assert (await h.view(season)).open_lines
        await h.passes(1)
        reasons = [game.reason for game in (await h.view(season)).loaded.games]
        assert reasons == (["timeout"] if loses_on_time else [None])


@pytest.mark.parametrize("who", ["nobody", "one"])
async def test_nobody_wins_by_a_claim_where_both_are_late(tmp_path: Path, who: str) -> None:
    """Both are asked for their teams when the clocks run out, and not both have come."""
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=LONG)
        first, second = await first_and_second(h, season)
        match = (await h.line_of(season, first)).match
        assert match is not None
        await answers(h, season, first)
        assert len((await h.house.look(match)).waiting_for) == 2
        if who == "nobody":
            # As if it had been answered for them.
            with closing(sqlite3.connect(tmp_path / "sfb.sqlite3")) as file, file:
                file.execute("UPDATE seat SET came = 0")
                file.execute("UPDATE entry SET entry = json_set(entry, '$[0]', 's'), interaction = ''")
            h.app.cache.forget(match)
        await h.app.arrivals.start_clocks(match)
        await h.passes(OUT_OF_TIME)
        (line,) = (await h.view(season)).lines(1)
        if who == "nobody":
            assert line.state.reason == "double_forfeit"
        else:
            assert (await h.house.look(match)).record.waits
            with pytest.raises(NotTimeYet):
                await h.app.matches.claim(match, second, h.house.press())


async def test_at_the_end_of_the_round_one_who_came_beats_one_who_never_did(tmp_path: Path) -> None:
    """It is the first one's move, and they have looked at it; the other one never came."""
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        first, _ = await first_and_second(h, season)
        match = (await h.line_of(season, first)).match
        assert match is not None
        await h.app.arrivals.come(match, first)
        await h.passes(WEEK)
        line, mine = await decided(h, season), (await h.view(season)).entrant_of(first)
        assert mine is not None
        assert (line.state.reason, line.state.winner) == ("no_show", mine.id)


async def test_who_comes_to_the_second_game_does_not_lose_it_to_one_who_does_not(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, Settings(seed="x", best_of=3))
        for user in (ANNA, BORIS):
            match = (await h.line_of(season, user)).match
            assert match is not None
            await h.app.arrivals.come(match, user)
        await h.wins(season, BORIS)
        second = (await h.line_of(season, ANNA)).match
        assert second is not None
        # Anna has lost, so it is her move.
        assert await h.house.user_to_act(second) == ANNA
        await h.app.arrivals.come(second, ANNA)
        await h.passes(WEEK)
        line, anna = await decided(h, season), (await h.view(season)).entrant_of(ANNA)
        assert anna is not None
        assert (line.state.reason, line.state.winner) == ("forfeit", anna.id)


# --- Clocks wait for the players ---


async def test_finding_2_a_live_season_is_not_over_before_its_round_ends(tmp_path: Path) -> None:
    """Four players are asleep, and a live turn has minutes; nothing happens until the round is over."""
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, remind=(DAY,)), pace=PACES["live"])
        await h.join(season, *players(4))
        await h.act(season, Start())
        for _ in range(7 * 24 - 1):
            await h.passes(3600)
        view = await h.view(season)
        assert (view.season.round, len(view.open_lines)) == (1, 2)
        await h.passes(3600)
        view = await h.view(season)
        assert view.season.round == 2
        assert {line.state.reason for line in view.lines(1)} == {"double_forfeit"}


@pytest.mark.parametrize("has_restart", [False, True])
async def test_clocks_start_when_both_have_come(tmp_path: Path, has_restart: bool) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=LONG)
        first, second = await first_and_second(h, season)
        match, clock = (await h.line_of(season, first)).match, h.clock
        assert match is not None
        assert await h.app.arrivals.come(match, first, "press")
        assert not await h.app.arrivals.come(match, first, "another")
        await h.passes(3 * OUT_OF_TIME)
        assert await h.store.deadlines_of(match) == []
        assert (await h.house.look(match, first)).answer_by is None
    async with season_house(tmp_path, clock) as h:
        if has_restart:
            await h.passes(DAY)
        assert await h.app.arrivals.come(match, second)
        look = await h.house.look(match, first)
        assert not look.record.waits
        assert look.answer_by == h.clock.now() + OUT_OF_TIME
        # Said once, to the one whose move it is.
        (told,) = [row.body for row in await h.house.outbox() if row.kind == "notice"]
        assert told["to"] == [next(seat.seat for seat in look.record.seats if seat.user == first)]
        await h.passes(OUT_OF_TIME)
        assert [game.reason for game in (await h.view(season)).loaded.games] == ["timeout"]


async def test_an_answer_is_coming_as_well(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=LONG)
        first, second = await first_and_second(h, season)
        await answers(h, season, first)
        await answers(h, season, first)
        await h.passes(OUT_OF_TIME)
        assert (await h.view(season)).open_lines
        await answers(h, season, second)
        match = (await h.line_of(season, first)).match
        assert match is not None
        look = await h.house.look(match, first)
        assert not look.record.waits
        assert look.answer_by == h.clock.now() + OUT_OF_TIME
        with pytest.raises(NotSeated):
            await h.app.arrivals.come(match, UserId(999))


async def test_other_matches_wait_for_nobody(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        match = await h.house.match()
        look = await h.house.look(match)
        assert not look.record.waits
        assert {seat.came for seat in look.record.seats} == {None}
        assert not await h.app.arrivals.come(match, look.record.seats[0].user)
