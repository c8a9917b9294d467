"""Seeding and pairing by hand: shown first, refused where it makes no sense, and nothing played is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sfb_bot.leagues.rules.values import EntrantId, Settings
from sfb_bot.leagues.seasons.actions import Enter, Pair, Seed, Start, Undo, decode_action, encode_action
from sfb_bot.leagues.seasons.refusals import BadDraw, WrongTime
from sfb_bot.matches.records import SeasonId
from tests.leagues.seasons.season_house import WEEKLY, SeasonHouse, players, season_house

E = EntrantId
SWISS = Settings(seed="lots", format="swiss", swiss_rounds=3)
BY_RATING = replace(WEEKLY, seeding="rating")
SCHEDULED = replace(WEEKLY, cadence="scheduled")


async def pairs_of(h: SeasonHouse, season: SeasonId) -> set[frozenset[int]]:
    """The newest round, by entrants."""
    view = await h.view(season)
    return {frozenset(one.record.pairing.entrants) for one in view.lines(view.season.round)}


def sets(*pairs: tuple[int, ...]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairs}


async def ranks(h: SeasonHouse, season: SeasonId) -> list[int]:
    entrants = (await h.view(season)).entrants
    return [one.id for one in sorted(entrants, key=lambda one: one.rank)]


def test_the_actions_can_be_stored() -> None:
    for action in (Seed((E(3), E(1))), Pair(((E(1), E(2)), (E(3),)))):
        assert decode_action(encode_action(action)) == action


# --- Seeds ---


async def test_seeds_by_hand_hold_at_the_start(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(Settings(seed="x", format="elimination", playoff="single"), BY_RATING)
        await h.join(season, *players(4))
        effects = await h.act(season, Seed((E(3), E(1))))
        told = [(one.what, one.facts["rank"], one.facts["users"]) for one in effects]
        one, two, three, four = players(4)
        assert told == [("seeds", 1, [three]), ("seeds", 2, [one]), ("seeds", 3, [two]), ("seeds", 4, [four])]
        # Who joins later comes after them.
        await h.act(season, Enter(((players(5)[4],),)))
        await h.act(season, Start())
        assert await ranks(h, season) == [3, 1, 2, 4, 5]
        assert (await h.view(season)).record.qualified == (3, 1, 2, 4, 5)


async def test_seeds_by_hand_can_be_taken_back(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(SWISS, BY_RATING)
        await h.join(season, *players(3))
        await h.act(season, Seed((E(3), E(2), E(1))))
        assert (await h.view(season)).record.terms.seeding == "manual"
        await h.act(season, Undo())
        assert await ranks(h, season) == [1, 2, 3]
        assert (await h.view(season)).record.terms.seeding == "rating"


async def test_seeds_that_cannot_be(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(SWISS)
        await h.join(season, *players(3))
        for order, rule in (((E(1), E(1)), "twice"), ((E(9),), "not_in")):
            with pytest.raises(BadDraw) as refused:
                await h.act(season, Seed(order))
            assert refused.value.rule == rule
        await h.act(season, Start())
        with pytest.raises(WrongTime):
            await h.act(season, Seed((E(2),)))


# --- Pairings ---


async def test_the_first_round_is_opened_as_it_was_paired(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(SWISS)
        await h.join(season, *players(5))
        effects = await h.act(season, Pair(((E(1), E(2)), (E(3),), (E(4), E(5)))))
        assert [one.what for one in effects] == ["starts", "meets", "meets", "sits_out"]
        assert await pairs_of(h, season) == sets((1, 2), (3,), (4, 5))
        view = await h.view(season)
        assert view.record.status == "running"
        assert all(line.match is not None for line in view.open_lines)
        await h.play_round(season)
        assert (await h.view(season)).season.round == 2


async def test_a_round_nobody_has_played_in_is_paired_again(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(6, SWISS)
        before = await h.view(season)
        assert await pairs_of(h, season) == sets((1, 4), (2, 5), (3, 6))
        effects = await h.act(season, Pair(((E(1), E(2)), (E(4), E(5)))))
        assert sorted(one.what for one in effects) == ["is_unplayed", "is_unplayed", "meets", "meets"]
        assert await pairs_of(h, season) == sets((1, 2), (4, 5), (3, 6))
        view = await h.view(season)
        # Who was not named plays on in the same match; the others have new ones.
        kept = {line.match for line in before.lines()} & {line.match for line in view.lines()}
        assert len(kept) == 1
        matches = [line.match for line in view.lines()]
        assert None not in matches
        for line in view.lines():
            assert line.match is not None
            record = await h.store.match_record(line.match)
            assert record is not None
            assert line.away is not None
            assert {seat.user for seat in record.seats} == {*line.home.users, *line.away.users}
        for _ in range(3):
            await h.play_round(season)
        assert (await h.view(season)).record.status == "finished"


async def test_a_rematch_is_told(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, SWISS)
        first = await pairs_of(h, season)
        await h.play_round(season)
        one = sorted(min(first, key=min))
        two = sorted(max(first, key=min))
        effects = await h.act(season, Pair(((E(one[0]), E(one[1])), (E(two[0]), E(two[1])))))
        assert [each.what for each in effects if each.what.startswith("meets")] == ["meets_again"] * 2
        assert await pairs_of(h, season) == first


async def test_the_next_round_is_opened_with_pairings_by_hand(tmp_path: Path) -> None:
    """On schedule there is time between two rounds."""
    async with season_house(tmp_path) as h:
        season = await h.started(4, SWISS, SCHEDULED)
        assert await pairs_of(h, season) == sets((1, 3), (2, 4))
        await h.play_round(season)
        assert (await h.view(season)).season.round == 1
        effects = await h.act(season, Pair(((E(1), E(4)), (E(2), E(3)))))
        assert [one.what for one in effects] == ["opens_round", "meets", "meets"]
        assert (await h.view(season)).season.round == 2
        assert await pairs_of(h, season) == sets((1, 4), (2, 3))


@pytest.mark.parametrize(
    ("pairs", "rule"),
    [
        (((1, 2), (2, 3)), "twice"),
        (((1, 2),), "left_out"),
        (((1, 9), (2, 3)), "not_in"),
        (((1, 2, 3), (4,)), "two"),
        (((1,), (3,)), "byes"),
        (((1, 3), (2, 4)), "same"),
        ((), "empty"),
    ],
)
async def test_pairings_that_cannot_be(tmp_path: Path, pairs: tuple[tuple[int, ...], ...], rule: str) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, SWISS)
        with pytest.raises(BadDraw) as refused:
            await h.act(season, Pair(tuple(tuple(map(E, pair)) for pair in pairs)))
        assert refused.value.rule == rule
        assert await pairs_of(h, season) == sets((1, 3), (2, 4))


async def test_what_was_played_stays(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, SWISS)
        await h.wins(season, players(4)[0])
        with pytest.raises(BadDraw) as refused:
            await h.act(season, Pair(((E(1), E(2)), (E(3), E(4)))))
        assert refused.value.rule == "played"


async def test_where_a_schedule_says_who_plays_nobody_is_paired_by_hand(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        with pytest.raises(BadDraw) as refused:
            await h.act(season, Pair(((E(1), E(2)),)))
        assert refused.value.rule == "format"


@pytest.mark.parametrize("seed", range(6))
async def test_any_pairing_of_any_round_leads_to_the_end(tmp_path: Path, seed: int) -> None:
    """Rounds by hand, as chance has it, of an odd or an even number, with a computer or without."""
    chance = Random(seed)
    count = chance.randint(4, 7)
    terms = replace(WEEKLY, fill_in="easy") if seed % 3 == 2 else WEEKLY
    async with season_house(tmp_path) as h:
        season = await h.started(count, SWISS, terms)
        while (view := await h.view(season)).record.status == "running":
            people = [one.id for one in view.entrants if not one.is_computer]
            chance.shuffle(people)
            drawn = tuple(tuple(people[start : start + 2]) for start in range(0, count, 2))
            if not await pairs_of(h, season) >= {frozenset(pair) for pair in drawn if len(pair) == 2}:
                await h.act(season, Pair(drawn))
            assert await pairs_of(h, season) >= {frozenset(pair) for pair in drawn if len(pair) == 2}
            await h.play_round(season)
        assert len({one.place for one in view.finishes}) == count
