"""Computer players that make an odd number even: pairings, tables and ends of seasons with them."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sfb_bot.leagues.rules.groups import groups_of
from sfb_bot.leagues.rules.progress import computers_missing, finishes, next_round, settings_refusal
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import (
    FORMATS,
    PLAYOFFS,
    Entrant,
    EntrantId,
    Format,
    Game,
    NewRound,
    Pairing,
    PairingId,
    Playoff,
    Season,
    Settings,
)
from tests.leagues.rules.sample_seasons import by_chance, dropped, played_out, result, season_of, with_results
from tests.leagues.rules.test_seasons import assert_legal


def filled(season: Season) -> Season:
    """The season with the computer players that its next round needs."""
    highest = max(entrant.id for entrant in season.entrants)
    added = (
        Entrant(EntrantId(highest + more), highest + more, fills_in=True, is_computer=True)
        for more in range(1, computers_missing(season) + 1)
    )
    return replace(season, entrants=(*season.entrants, *added))


def taken_over(season: Season, entrant: EntrantId) -> Season:
    """The season after a person has taken the place of a computer."""
    entrants = (replace(one, is_computer=False) if one.id == entrant else one for one in season.entrants)
    return replace(season, entrants=tuple(entrants))


@pytest.mark.parametrize("count", range(3, 16, 2))
@pytest.mark.parametrize("legs", [1, 2])
def test_in_an_odd_round_robin_everybody_meets_everybody_and_the_computer(count: int, legs: int) -> None:
    season = filled(season_of(count, Settings(legs=legs)))
    assert season.computers == {count + 1}
    season, _ = played_out(season, by_chance(Random(count)), Random(count))
    met = Counter(frozenset(pairing.entrants) for pairing in season.pairings)
    assert len(met) == count * (count + 1) // 2
    assert set(met.values()) == {legs}
    assert season.round == count * legs, "not a round longer than with rests"
    assert all(pairing.away is not None for pairing in season.pairings)


@pytest.mark.parametrize("count", range(2, 17, 2))
def test_an_even_number_needs_no_computer(count: int) -> None:
    for kind in ("round_robin", "swiss"):
        assert computers_missing(season_of(count, Settings(format=kind))) == 0


@pytest.mark.parametrize(("count", "groups", "missing"), [(6, 2, 2), (9, 2, 1), (10, 3, 2), (12, 3, 0)])
def test_every_odd_group_gets_one(count: int, groups: int, missing: int) -> None:
    before = season_of(count, Settings(format="groups", groups=groups))
    season = filled(before)
    assert len(season.computers) == missing
    assert all(len(members) % 2 == 0 for members in groups_of(season).values())
    for group, members in groups_of(before).items():
        assert groups_of(season)[group][: len(members)] == members, "nobody is moved"
    for computer in season.computers:
        assert groups_of(taken_over(season, computer)) == groups_of(season)


def test_a_computer_does_not_count_for_what_a_season_needs() -> None:
    lonely = filled(season_of(3, Settings(format="groups", groups=2)))
    assert settings_refusal(lonely.settings, lonely.entrants) == "too_many_groups"
    three = filled(season_of(3, Settings(playoff="single", qualifiers=4)))
    assert settings_refusal(three.settings, three.entrants) == "too_many_qualifiers"
    fine = filled(season_of(3, Settings(format="swiss", swiss_rounds=3)))
    assert settings_refusal(fine.settings, fine.entrants) is None


@settings(max_examples=80, deadline=None)
@given(
    count=st.integers(3, 15),
    seed=st.integers(0, 2**32),
    leaving=st.sampled_from((0.0, 0.4)),
    coming=st.sampled_from((0.0, 0.4)),
    kind=st.sampled_from([one for one in FORMATS if one != "elimination"]),
    playoff=st.sampled_from(PLAYOFFS),
)
def test_nobody_sits_out_and_no_computer_is_ever_ranked(
    count: int, seed: int, leaving: float, coming: float, kind: Format, playoff: Playoff
) -> None:
    """By chance people drop, and take the computer's place."""
    chance = Random(seed)
    groups = max(2, count // 5) if kind == "groups" and count > 3 else 1
    format_ = kind if groups > 1 or kind != "groups" else "round_robin"
    season = season_of(
        count,
        Settings(
            format=format_,
            groups=groups,
            swiss_rounds=3 if count > 3 else 2,
            playoff=playoff,
            qualifiers=1 if groups > 1 else 2,
        ),
    )
    ended = False
    while not ended:
        season = filled(season)
        new = next_round(season)
        if not isinstance(new, NewRound):
            ended = True
            continue
        season = replace(
            season,
            pairings=(*season.pairings, *new.pairings),
            qualified=new.qualified or season.qualified,
        )
        check_round(season, new)
        season = decided_by_chance(season, new, chance)
        season = changed(season, chance, leaving, coming)
    people = {one.id for one in season.entrants if not one.is_computer}
    table = standings(season)
    assert [line.place for line in table] == [*range(1, len(people) + 1), *(0 for _ in season.computers)]
    assert {line.entrant for line in table if line.is_ranked} == people
    assert {one.entrant for one in finishes(season)} == people
    assert people.issuperset(season.qualified) or season.qualified == ()


def check_round(season: Season, new: NewRound) -> None:
    if season.settings.format != "swiss" and new.stage == "main":
        # A computer whose opponent has dropped is not told so.
        assert all(pairing.home not in season.computers for pairing in new.pairings if pairing.away is None)
        assert all(pairing.bye != "rest" for pairing in new.pairings)
        return
    with_computers = [pairing for pairing in new.pairings if season.computers.intersection(pairing.entrants)]
    if new.stage == "playoff":
        assert not with_computers
        return
    playing = [one for one in season.entrants if one.plays_in(new.number) and not one.is_computer]
    assert len(with_computers) == len(playing) % 2, "the computer plays when the number is odd, and only then"
    assert all(pairing.away is not None for pairing in new.pairings), "nobody has a bye"
    assert len(new.pairings) == (len(playing) + 1) // 2


def decided_by_chance(season: Season, new: NewRound, chance: Random) -> Season:
    games = tuple(
        Game(pairing.id, 1, chance.choice(pairing.entrants), 5, chance.randint(0, 4))
        for pairing in new.pairings
        if pairing.away is not None
    )
    return replace(season, games=(*season.games, *games))


def changed(season: Season, chance: Random, leaving: float, coming: float) -> Season:
    staying = [one.id for one in season.entrants if one.dropped_after_round is None and not one.is_computer]
    # The computer may not be needed any more: then it sits out, or has gone for good.
    if staying and chance.random() < leaving:
        season = dropped(season, chance.choice(staying))
    if season.computers and not season.qualified and chance.random() < coming:
        season = taken_over(season, chance.choice(sorted(season.computers)))
    return season


def test_in_swiss_rounds_nobody_meets_the_computer_twice_before_all_have() -> None:
    season = filled(season_of(5, Settings(format="swiss", swiss_rounds=5, seed="s")))
    (computer,) = season.computers
    met: list[EntrantId] = []

    def watch(now: Season, new: NewRound) -> Season:
        assert_legal(now, new)
        (line,) = [pairing for pairing in new.pairings if computer in pairing.entrants]
        met.extend(one for one in line.entrants if one != computer)
        return now

    season, _ = played_out(season, by_chance(Random(3)), Random(3), watch)
    assert sorted(met) == [1, 2, 3, 4, 5]


def test_the_computer_is_met_by_one_of_the_last_whatever_points_it_has() -> None:
    season = filled(season_of(5, Settings(format="swiss", swiss_rounds=3, seed="s")))
    first = [result(1, 1, 1, 3, (5, 0)), result(2, 1, 2, 4, (5, 0)), result(3, 1, 5, 6, (0, 5))]
    new = next_round(with_results(season, first))
    assert isinstance(new, NewRound)
    (line,) = [pairing for pairing in new.pairings if 6 in pairing.entrants]
    assert set(line.entrants) - {6} <= {3, 4}, "one without points who has not met it, though it has three"


def test_the_computer_counts_as_an_opponent_without_points() -> None:
    """Else it would matter how it did against others."""
    season = filled(season_of(3, Settings(format="swiss", swiss_rounds=3, tie_breaks=("buchholz",))))
    won_by_computer = with_results(season, [result(1, 1, 1, 2, (5, 0)), result(2, 1, 3, 4, (0, 5))])
    lines = {line.entrant: line for line in standings(won_by_computer)}
    assert lines[EntrantId(4)].points == 3
    assert lines[EntrantId(4)].place == 0
    assert lines[EntrantId(3)].breakers[0] == 0
    assert lines[EntrantId(2)].breakers[0] == 3
    person = {line.entrant: line for line in standings(taken_over(won_by_computer, EntrantId(4)))}
    assert person[EntrantId(4)].place == 2, "a person has the place that the results are worth"
    assert person[EntrantId(3)].breakers[0] == 3


def test_a_person_alone_with_the_computer_has_nothing_left_to_play() -> None:
    season = filled(season_of(3, Settings()))
    pairing = Pairing(PairingId(1), 1, EntrantId(1), EntrantId(2), EntrantId(1))
    season = replace(season, pairings=(pairing,), games=(Game(PairingId(1), 1, EntrantId(1)),))
    season = dropped(dropped(season, EntrantId(1)), EntrantId(2))
    assert not isinstance(next_round(season), NewRound)
