"""The terms that goals are written in, each where it holds and where it does not."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.practice.conditions import holds
from sfb_bot.kernel import BugError, Seat
from sfb_bot.practice.exercises import Situation
from tests.games.rift.kit.table import Table, table

A = Seat(0)


class Watched:
    """A table, and how it stands for Blue compared with its beginning."""

    def __init__(self, line: str) -> None:
        self.table: Table = table(line)
        self._before = self.table.state.copy()

    def says(self, term: str) -> bool:
        run = self.table.run
        decision = run.decision_for(A)
        asks = decision.prompt if decision is not None else ""
        events = tuple(self.table.events)
        return holds(term, Situation(self._before, self.table.state, A, events, (), "", asks))


DUEL = "turn=a | a N3 goblin N2 archer S4 dragon hand=lightning,dash | b N4 militia N6 imp S6 assassin deck=0"


def test_where_warriors_stand() -> None:
    watched = Watched(DUEL)
    assert watched.says("at N3 a.goblin")
    assert not watched.says("at N2 a.goblin")
    assert not watched.says("at N3 b.goblin")
    assert watched.says("stands b.militia")
    assert not watched.says("stands a.militia")


def test_what_was_attacked_played_and_destroyed() -> None:
    watched = Watched(DUEL)
    for term in ("attacked b.militia", "destroyed b.militia", "played lightning"):
        assert not watched.says(term)
    # 2 from the Goblin and 1 more in company, 2 from the Archer: more than the Militiaman's 2.
    watched.table.a.attacks("N4")
    assert watched.says("attacked b.militia")
    assert watched.says("destroyed b.militia")
    assert not watched.says("attacked b.imp")
    assert not watched.says("destroyed a.goblin")
    watched.table.a.casts("lightning", "N6")
    assert watched.says("played lightning")
    assert not watched.says("played dash")
    assert watched.says("destroyed b.imp")


def test_points_are_enemies_destroyed() -> None:
    watched = Watched(DUEL)
    assert not watched.says("points 1")
    watched.table.a.attacks("N4")
    assert watched.says("points 1")
    watched.table.a.casts("lightning", "N6")
    assert watched.says("points 2")
    assert not watched.says("points 3")
    assert not watched.says("champion 1")


def test_a_champion_counts_when_it_lies_in_the_discard() -> None:
    watched = Watched("turn=a | a N3 berserker hand=lightning | b N4 assassin S6 imp deck=0")
    watched.table.a.attacks("N4")
    assert watched.says("champion 1"), "5 alone against 4"
    phoenix = Watched("turn=a | a N3 griffin_rider hand=lightning | b N4 phoenix S6 imp deck=0")
    phoenix.table.a.attacks("N4")
    assert phoenix.says("destroyed b.phoenix")
    assert not phoenix.says("champion 1"), "the first time it goes back to its deck"


def test_a_match_is_as_good_as_won_on_the_goal_cell_in_the_own_turn() -> None:
    watched = Watched("turn=a | a S6 skirmisher hand=lightning | b N5 goblin deck=0")
    assert not watched.says("win 1")
    watched.table.a.answers("step>S6").answers("+1")
    assert watched.says("win 1")
    assert not watched.says("won"), "the turn has not ended yet"
    watched.table.a.ends_turn()
    assert watched.says("win 1")
    assert watched.says("won")


def test_a_match_is_won_when_the_last_enemy_falls() -> None:
    watched = Watched("turn=a | a N3 griffin_rider | b N4 imp deck=0 hand=-")
    assert not watched.says("win 1")
    watched.table.a.attacks("N4")
    assert watched.says("win 1")
    assert watched.says("won")


# Red advances N7 to N6 and S5 to S4. The Vampire Lord strikes for 4 at distance 1, the Lich for 3 at 2.
DANGER = "turn=a | a N5 storm_giant S3 paladin hand=blessing,dash | b N7 lich S5 vampire_lord deck=0 hand=-"


def test_champions_are_safe_where_the_next_attack_does_not_destroy_them() -> None:
    watched = Watched(DANGER)
    assert not watched.says("save 1"), "4 against the Paladin's 4"
    watched.table.a.casts("blessing", "S3")
    assert watched.says("save 1"), "4 against 5"
    assert not watched.says("save 2"), "the Storm Giant was safe all the time"


def test_a_champion_that_moves_out_of_reach_is_safe() -> None:
    watched = Watched(DANGER)
    watched.table.a.casts("dash", "S3", "-1")
    assert watched.says("save 1"), "the Vampire Lord comes to S4, two cells away"


def test_another_champion_in_danger_makes_up_for_one_that_is_saved() -> None:
    watched = Watched(DANGER.replace("b N7 lich", "b N7 berserker").replace("N5 storm_giant", "N4 assassin"))
    watched.table.a.casts("dash", "N4", "+1")
    watched.table.a.casts("blessing", "S3")
    assert not watched.says("save 1"), "5 from the Berserker against the Assassin's 4"


@pytest.mark.parametrize(
    "term", ["", "points", "flies a.imp", "stands imp", "stands c.imp", "stands a.unicorn"]
)
def test_other_words_are_no_terms(term: str) -> None:
    watched = Watched(DUEL)
    with pytest.raises(BugError):
        watched.says(term)
