"""The play-offs: brackets worked out by hand, and laws for any number of entrants."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from sfb_bot.leagues.rules.bracket import bracket
from sfb_bot.leagues.rules.bracket_plan import bracket_plan, seed_order
from sfb_bot.leagues.rules.progress import finishes, next_round
from sfb_bot.leagues.rules.qualification import qualified
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.values import (
    EntrantId,
    Game,
    NewRound,
    Pairing,
    Playoff,
    Reason,
    Season,
    SeasonFinished,
    Settings,
    Slot,
)
from tests.leagues.rules.sample_seasons import (
    better_ranked,
    by_coin,
    decided,
    dropped,
    opened,
    played_out,
    season_of,
)

E = EntrantId


def straight(count: int, playoff: Playoff, *, reset: bool = True, best_of: int = 1) -> Season:
    """A season whose main stage is left out: all are qualified, seeded by their numbers."""
    season = season_of(
        count,
        Settings(
            playoff=playoff, qualifiers=count, grand_final_reset=reset, playoff_best_of=best_of, seed="x"
        ),
    )
    return replace(season, qualified=tuple(entrant.id for entrant in season.entrants))


def next_pairs(season: Season) -> list[tuple[str, int, int, int | None]]:
    new = next_round(season)
    assert isinstance(new, NewRound)
    return [(pairing.stage, pairing.step, pairing.home, pairing.away) for pairing in new.pairings]


def won_by(season: Season, *winners: int, reason: Reason = "played") -> Season:
    """The season after its next round, won by these."""
    new = next_round(season)
    assert isinstance(new, NewRound)

    def choose(pairing: Pairing, _: int) -> tuple[EntrantId, Reason]:
        return next(one for one in pairing.entrants if one in winners), reason

    return decided(opened(season, new), new.pairings, choose, Random(1))


def places(season: Season) -> list[tuple[int, int, bool]]:
    return [(finish.entrant, finish.place, finish.tied) for finish in finishes(season)]


def test_seeds_meet_as_late_as_they_should() -> None:
    assert seed_order(2) == [1, 2]
    assert seed_order(4) == [1, 4, 2, 3]
    assert seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_a_single_elimination_of_five_by_hand() -> None:
    season = straight(5, "single")
    first = next_pairs(season)
    assert first[0] == ("winners", 1, 4, 5)
    assert sorted(first[1:]) == [("winners", 1, 1, None), ("winners", 1, 2, None), ("winners", 1, 3, None)]
    season = won_by(season, 5)
    assert next_pairs(season) == [("winners", 2, 1, 5), ("winners", 2, 2, 3)]
    season = won_by(season, 5, 2)
    assert next_pairs(season) == [("winners", 3, 5, 2)]
    season = won_by(season, 2)
    assert isinstance(next_round(season), SeasonFinished)
    assert places(season) == [(2, 1, False), (5, 2, False), (1, 3, True), (3, 3, True), (4, 5, False)]
    assert bracket(season).champion == 2


def test_a_double_elimination_of_four_by_hand() -> None:
    season = straight(4, "double")
    assert next_pairs(season) == [("winners", 1, 1, 4), ("winners", 1, 2, 3)]
    season = won_by(season, 1, 2)
    assert next_pairs(season) == [("winners", 2, 1, 2), ("losers", 1, 4, 3)]
    season = won_by(season, 1, 3)
    assert next_pairs(season) == [("losers", 2, 2, 3)]
    season = won_by(season, 2)
    assert next_pairs(season) == [("final", 1, 1, 2)]
    through = won_by(season, 1)
    assert isinstance(next_round(through), SeasonFinished)
    assert places(through) == [(1, 1, False), (2, 2, False), (3, 3, False), (4, 4, False)]


def test_the_grand_final_is_played_again_when_the_unbeaten_loses_it() -> None:
    season = won_by(won_by(won_by(straight(4, "double"), 1, 2), 1, 3), 2)
    lost = won_by(season, 2)
    assert bracket(lost).champion is None
    assert next_pairs(lost) == [("final", 2, 1, 2)]
    assert bracket(won_by(lost, 1)).champion == 1
    assert bracket(won_by(lost, 2)).champion == 2
    assert [column.step for column in bracket(lost).side("final")] == [1, 2]
    once = replace(lost, settings=replace(lost.settings, grand_final_reset=False))
    assert bracket(once).champion == 2
    assert isinstance(next_round(once), SeasonFinished)
    assert [column.step for column in bracket(once).side("final")] == [1]


def test_a_double_elimination_of_two_is_a_match_and_a_grand_final() -> None:
    season = straight(2, "double")
    season = won_by(season, 2)
    assert next_pairs(season) == [("final", 1, 2, 1)]
    assert bracket(won_by(season, 2)).champion == 2
    assert next_pairs(won_by(season, 1)) == [("final", 2, 2, 1)]


def test_losers_come_in_from_the_other_end() -> None:
    season = straight(8, "double")
    season = won_by(season, 1, 4, 2, 3)
    # Losers of the first round: 8 and 5 above, 7 and 6 below.
    assert next_pairs(season) == [
        ("winners", 2, 1, 4),
        ("winners", 2, 2, 3),
        ("losers", 1, 8, 5),
        ("losers", 1, 7, 6),
    ]
    season = won_by(season, 1, 2, 5, 6)
    # 4 has just beaten 5 and lost to 1: it goes to the other end, to 6.
    assert next_pairs(season) == [("losers", 2, 3, 5), ("losers", 2, 4, 6)]


@pytest.mark.parametrize("count", range(2, 41))
def test_single_elimination_for_any_number(count: int) -> None:
    chance = Random(count)
    season, end = played_out(straight(count, "single"), by_coin(chance), chance)
    losses = losses_of(season)
    assert sum(losses.values()) == count - 1
    assert {losses[finish.entrant] for finish in end.finishes[1:]} == {1}
    assert losses[end.finishes[0].entrant] == 0
    assert_complete(end, count)
    # Whoever went out in the first of the remaining rounds shares the worst place.
    assert end.finishes[0].place == 1
    assert end.finishes[1].place == 2
    assert season.round == (count - 1).bit_length()


@pytest.mark.parametrize("count", range(2, 41))
def test_double_elimination_for_any_number(count: int) -> None:
    chance = Random(count)
    season, end = played_out(straight(count, "double"), by_coin(chance), chance)
    losses = losses_of(season)
    champion = end.finishes[0].entrant
    assert losses[champion] <= 1
    assert {losses[finish.entrant] for finish in end.finishes[1:]} == {2}
    assert_complete(end, count)
    assert end.finishes[2 if count > 2 else 1].place == (3 if count > 2 else 2)


def losses_of(season: Season) -> Counter[EntrantId]:
    return Counter(state.loser for state in pairing_states(season).values() if state.loser is not None)


def assert_complete(end: SeasonFinished, count: int) -> None:
    assert sorted(finish.entrant for finish in end.finishes) == list(range(1, count + 1))
    assert [finish.order for finish in end.finishes] == list(range(1, count + 1))


@pytest.mark.parametrize("playoff", ["single", "double"])
@pytest.mark.parametrize("count", range(2, 34))
def test_the_better_seed_always_winning_gives_the_order_of_the_seeds(count: int, playoff: Playoff) -> None:
    season, end = played_out(straight(count, playoff), better_ranked, Random(1))
    assert [finish.entrant for finish in end.finishes][:2] == [1, 2]
    by_place = [finish.place for finish in sorted(end.finishes, key=lambda finish: finish.entrant)]
    assert by_place == sorted(by_place)
    assert bracket(season).champion == 1


@pytest.mark.parametrize("playoff", ["single", "double"])
def test_no_match_is_fed_by_a_later_one(playoff: Playoff) -> None:
    plan = bracket_plan(32, playoff)
    level = {match.key: match.level for match in plan}
    assert len(level) == len(plan) == (31 if playoff == "single" else 31 + 30 + 2)
    for match in plan:
        for source in (match.home, match.away):
            of = getattr(source, "of", None)
            assert of is None or level[of] < match.level


def test_a_double_forfeit_lets_the_next_opponent_through() -> None:
    season = straight(4, "single")
    new = next_round(season)
    assert isinstance(new, NewRound)
    season = opened(season, new)
    season = replace(
        season,
        games=(
            Game(new.pairings[0].id, 1, None, reason="double_forfeit"),
            Game(new.pairings[1].id, 1, E(3)),
        ),
    )
    assert next_pairs(season) == [("winners", 2, 3, None)]
    final = next_round(season)
    assert isinstance(final, NewRound)
    season = opened(season, final)
    assert isinstance(next_round(season), SeasonFinished)
    assert places(season) == [(3, 1, False), (1, 2, True), (2, 2, True), (4, 2, True)]


def test_a_double_forfeit_of_the_final_leaves_no_champion() -> None:
    season = straight(2, "single")
    new = next_round(season)
    assert isinstance(new, NewRound)
    season = opened(season, new)
    season = replace(season, games=(Game(new.pairings[0].id, 1, None, reason="double_forfeit"),))
    assert bracket(season).champion is None
    assert isinstance(next_round(season), SeasonFinished)
    assert places(season) == [(1, 1, True), (2, 1, True)]


def test_who_drops_leaves_the_seat_to_the_opponent() -> None:
    season = won_by(straight(4, "double"), 1, 2)
    season = dropped(season, E(4))
    assert next_pairs(season) == [("winners", 2, 1, 2), ("losers", 1, 3, None)]
    season = won_by(season, 1)
    season = dropped(season, E(1))
    assert next_pairs(season) == [("losers", 2, 2, 3)]
    season = won_by(season, 3)
    # The unbeaten one has gone: the grand final is 3 alone, and there is nothing to play again.
    assert next_pairs(season) == [("final", 1, 3, None)]
    final = next_round(season)
    assert isinstance(final, NewRound)
    season = opened(season, final)
    assert isinstance(next_round(season), SeasonFinished)
    assert places(season) == [(3, 1, False), (1, 2, False), (2, 3, False), (4, 4, False)]


def test_a_correction_leaves_paired_matches_as_they_are() -> None:
    season = won_by(straight(4, "single"), 1, 2)
    new = next_round(season)
    assert isinstance(new, NewRound)
    season = opened(season, new)
    corrected = replace(
        season,
        games=tuple(replace(game, winner=E(4)) if game.winner == 1 else game for game in season.games),
    )
    assert [(slot.home, slot.away) for slot in bracket(corrected).columns[1].slots] == [(1, 2)]
    assert season.pairings == corrected.pairings


def test_the_bracket_for_a_picture_by_hand() -> None:
    season = straight(3, "single", best_of=3)
    new = next_round(season)
    assert isinstance(new, NewRound)
    match, bye = new.pairings
    season = opened(season, new)
    season = replace(season, games=(Game(match.id, 1, E(3), 2, 5),))
    shown = bracket(season)
    assert [(column.stage, column.step, column.last) for column in shown.columns] == [
        ("winners", 1, False),
        ("winners", 2, True),
    ]
    assert shown.columns[0].slots == (
        Slot(home=E(1), winner=0, bye=True, pairing=bye.id),
        Slot(home=E(2), away=E(3), home_wins=0, away_wins=1, pairing=match.id),
    )
    assert shown.columns[1].slots == (Slot(home=E(1)),)
    assert shown.champion is None


def test_no_bracket_before_the_play_offs() -> None:
    season = season_of(4, Settings(playoff="single", qualifiers=2))
    assert bracket(season).columns == ()


@pytest.mark.parametrize(("groups", "most"), [(2, 2), (2, 4), (4, 1), (4, 2), (3, 2), (8, 2), (4, 4)])
def test_those_of_a_group_do_not_meet_in_the_first_round(groups: int, most: int) -> None:
    settings = Settings(format="groups", groups=groups, playoff="single", qualifiers=most, seed="apart")
    for seed in range(5):
        chance = Random(seed)
        season = season_of(groups * 4, settings)
        while not season.qualified:
            new = next_round(season)
            assert isinstance(new, NewRound)
            season = opened(season, new)
            if not season.qualified:
                season = decided(
                    season,
                    new.pairings,
                    by_coin(chance),
                    chance,
                )
        group_of = {
            one: pairing.group for pairing in season.pairings for one in pairing.entrants if pairing.group
        }
        first = [pairing for pairing in season.pairings if pairing.stage == "winners" and pairing.away]
        assert all(len({group_of[one] for one in pairing.entrants}) == 2 for pairing in first)
        assert len(season.qualified) == groups * most


def test_who_has_dropped_does_not_qualify_and_the_next_does() -> None:
    season = season_of(4, Settings(playoff="single", qualifiers=2))
    for _ in range(3):
        new = next_round(season)
        assert isinstance(new, NewRound)
        season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    assert qualified(season) == (1, 2)
    assert qualified(dropped(season, E(1))) == (2, 3)
