"""Seasons with an odd number of people and a computer player that fills in, through the use cases."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import CloseRound, Drop, Start, Substitute, Undo
from sfb_bot.leagues.seasons.notices import PairingDue, news_of
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.refusals import NotEntered
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.matches.records import SeasonId, UserId
from sfb_bot.matches.refusals import NoSuchLevel
from tests.leagues.seasons.season_house import (
    DAY,
    SETUP,
    WEEK,
    WEEKLY,
    SeasonHouse,
    players,
    season_house,
)
from tests.matches.house import GUILD, HandClock

NORMAL = ComputerPlayer("normal").user
FILLED = replace(WEEKLY, fill_in="normal")
SWISS = Settings(seed="lots", format="swiss", swiss_rounds=3)


async def computers_line(h: SeasonHouse, season: SeasonId) -> PairingLine:
    return await h.line_of(season, NORMAL)


def other(line: PairingLine) -> UserId:
    assert line.away is not None
    return next(one.users[0] for one in (line.home, line.away) if not one.is_computer)


async def play_round(h: SeasonHouse, season: SeasonId) -> None:
    """People give up against the computer, so it has the most points of all in the end."""
    number = (await h.view(season)).season.round
    while True:
        view = await h.view(season)
        lines = [line for line in view.open_lines if line.record.pairing.round == number]
        if not lines or view.record.status != "running":
            return
        line = lines[0]
        assert line.match is not None
        assert line.away is not None
        people = [one for one in (line.home, line.away) if not one.is_computer]
        await h.concede(line.match, people[-1].users[0])


async def test_a_whole_season_with_a_restart_after_every_round(tmp_path: Path) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        season = await h.create(terms=FILLED)
        await h.join(season, *players(3))
        effects = await h.act(season, Start())
        assert [effect.what for effect in effects] == ["starts", "fills_in"]
        assert effects[1].facts["users"] == [NORMAL]
    for _ in range(3):
        async with season_house(tmp_path, clock) as h:
            assert all(line.away is not None for line in (await h.view(season)).lines())
            await play_round(h, season)
    async with season_house(tmp_path, clock) as h:
        view = await h.view(season)
        assert view.record.status == "finished"
        last = view.standings()[-1]
        assert view.entrant(last.entrant).is_computer
        assert (last.place, last.points) == (0, 9), "the most points, and no place"
        assert view.champion is not None
        assert not view.entrant(view.champion).is_computer
        assert len(view.finishes) == 3
        stats = await h.leagues.statistics.league((await h.leagues.leagues(GUILD))[0])
        assert {one.person for one in stats.ranking} == set(players(3))
        assert all(one.person > 0 for one in stats.ratings)
        computers = [each for each in await h.store.finished_matches(GUILD, "brawl") if NORMAL in each.users]
        assert len(computers) == 3
        assert not any(each.is_rated for each in computers), "unless the server says otherwise"


async def test_an_even_number_plays_without_one(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=FILLED)
        assert not any(one.fills_in for one in (await h.view(season)).entrants)


async def test_in_swiss_rounds_it_comes_and_goes_with_the_number(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(6, SWISS, FILLED)
        assert not any(one.fills_in for one in (await h.view(season)).entrants)
        await play_round(h, season)
        # Six people: round 2 is under way. One leaves, so the computer plays from round 3 on.
        await h.act(season, Drop(UserId(101)))
        await play_round(h, season)
        view = await h.view(season)
        assert view.season.round == 3
        (computer,) = [one for one in view.entrants if one.is_computer]
        line = await computers_line(h, season)
        assert line.record.pairing.round == 3
        assert computer.id in line.record.pairing.entrants
        assert all(each.away is not None for each in view.lines(3))


async def test_it_sits_out_when_the_number_is_even_again(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(5, SWISS, FILLED)
        await h.act(season, Drop(UserId(102)))
        await play_round(h, season)
        view = await h.view(season)
        assert view.season.round == 2
        assert not any(each.home.is_computer or each.away is None for each in view.lines(2))
        assert all(each.away is not None and not each.away.is_computer for each in view.lines(2))


async def test_a_person_takes_its_place_and_gives_it_back(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=replace(FILLED, grace=DAY))
        late, match = UserId(900), (await computers_line(h, season)).match
        assert match is not None
        effects = await h.act(season, Substitute(NORMAL, late))
        assert [effect.what for effect in effects] == ["substitutes", "is_ranked", "takes_over_match"]
        record = await h.store.match_record(match)
        assert record is not None
        assert late in [seat.user for seat in record.seats]
        assert not record.computers
        view = await h.view(season)
        assert [line.place for line in view.standings()] == [1, 2, 3, 4]
        entrant = view.entrant_of(late)
        assert entrant is not None
        assert entrant.grace_left == DAY
        await h.act(season, Undo())
        view = await h.view(season)
        assert sorted(line.place for line in view.standings()) == [0, 1, 2, 3]
        record = await h.store.match_record(match)
        assert record is not None
        assert [seat.user for seat in record.computers] == [NORMAL]


async def test_it_cannot_be_dropped(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=FILLED)
        with pytest.raises(NotEntered) as refused:
            await h.act(season, Drop(NORMAL))
        assert refused.value.rule == "computer"


async def test_who_does_not_play_the_computer_in_time_loses(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=FILLED)
        line = await computers_line(h, season)
        absent = other(line)
        await h.passes(WEEK)
        decided = (await h.view(season)).line(line.id)
        assert decided.state.decided
        assert decided.state.reason == "no_show"
        assert decided.state.winner is not None
        assert (await h.view(season)).entrant(decided.state.winner).is_computer
        assert absent != NORMAL


async def test_nobody_loses_while_the_computer_is_asked(tmp_path: Path) -> None:
    """Nothing thinks in this house: the computer is asked for ever, and is never to blame."""
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=FILLED)
        line = await computers_line(h, season)
        match, person = line.match, other(line)
        assert match is not None
        for _ in range(200):
            look = await h.app.matches.look(match, person)
            if look.question is None:
                break
            keys = look.question.default
            await h.app.matches.answer(match, person, look.record.ask_no, keys, h.house.press())
        await h.passes(WEEK)
        assert not (await h.view(season)).line(line.id).state.decided
        await h.act(season, CloseRound())
        assert not (await h.view(season)).line(line.id).state.decided


async def test_reminders_are_for_people(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=replace(FILLED, remind=(DAY,)))
        await h.clear()
        await h.passes(WEEK - DAY + 1)
        told = [news_of(row) for row in await h.posts(season)]
        due = [each for each in told if isinstance(each, PairingDue)]
        assert len(due) == 2
        assert sorted(user for each in due for user in each.users) == players(3)
        assert all(user > 0 for each in due for user in each.waiting)


async def test_in_a_league_the_computer_does_not_agree_to_undo(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=FILLED)
        line = await computers_line(h, season)
        match, person = line.match, other(line)
        assert match is not None
        look = await h.app.matches.look(match, person)
        assert look.question is not None
        keys = look.question.default
        await h.app.matches.answer(match, person, look.record.ask_no, keys, h.house.press())
        before = (await h.app.matches.look(match)).record.seq
        await h.app.matches.ask_undo(match, person, h.house.press())
        assert (await h.app.matches.look(match)).record.seq == before


async def test_computers_are_named_in_the_export(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=FILLED)
        await play_round(h, season)
        names = {UserId(user): f"p{user}" for user in players(3)} | {NORMAL: "Normal Computer"}
        files = await h.leagues.export_csv(season, names)
        table = list(csv.DictReader(io.StringIO(files["table.csv"][1:])))
        assert [(row["place"], row["computer"]) for row in table] == [
            ("1", "0"),
            ("2", "0"),
            ("3", "0"),
            ("", "1"),
        ]
        people = list(csv.DictReader(io.StringIO(files["players.csv"][1:])))
        assert [row["computer"] for row in people] == ["", "", "", "normal"]
        told = json.loads(await h.leagues.export_json(season, names))
        assert [one["players"][0]["computer"] for one in told["entrants"]] == [None, None, None, "normal"]
        assert [line["place"] for line in told["table"]] == [1, 2, 3, None]
        assert told["terms"]["fill_in"] == "normal"
        assert len(told["finishes"]) == 3


async def test_a_level_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        with pytest.raises(NoSuchLevel):
            await h.create(terms=replace(WEEKLY, fill_in="godlike"))


async def test_pairs_are_filled_with_two(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(FILLED, team_size=2), setup={**SETUP, "mode": "teams"})
        for number in range(3):
            one, two = UserId(201 + 2 * number), UserId(202 + 2 * number)
            await h.leagues.sign_up.join(season, one, h.house.press(), two)
            await h.leagues.sign_up.join(season, two, h.house.press())
        await h.act(season, Start())
        view = await h.view(season)
        (computers,) = [one for one in view.entrants if one.is_computer]
        assert computers.users == (NORMAL, ComputerPlayer("normal", 1).user)
        line = await computers_line(h, season)
        record = await h.store.match_record(line.match) if line.match else None
        assert record is not None
        assert len(record.computers) == 2
        assert len({seat.side for seat in record.computers}) == 1
        await h.act(season, Substitute(NORMAL, UserId(900)))
        assert [each.place for each in (await h.view(season)).standings()] == [1, 2, 3, 0], "one is left"


async def test_a_draw_counts_for_both(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3, terms=FILLED)
        line = await computers_line(h, season)
        assert line.match is not None
        for user in (other(line), NORMAL):
            await h.app.matches.say(line.match, user, Word.OFFER_DRAW, h.house.press())
        await h.app.deadlines.fire_due()
        lines = (await h.view(season)).standings()
        assert lines[-1].points == 1
