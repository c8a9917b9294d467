"""The terms that goals are written in, each where it holds and where it does not."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.practice.conditions import holds
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.kernel import BugError
from sfb_bot.practice.exercises import Situation
from tests.games.codex.kit.table import A, B, Table


class Watched:
    """A table, and how it stands for the first seat compared with its beginning."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._before = table.state.copy()

    def says(self, term: str) -> bool:
        events = tuple(self.table.events)
        return holds(term, Situation(self._before, self.table.state, A, events, (), "", self.table.asked))


def duel() -> tuple[Watched, ObjId, ObjId]:
    """An Iron Man and a hand against a Tenderfoot who leads a patrol."""
    table = Table()
    iron_man = table.put("iron_man")
    tenderfoot = table.put("tenderfoot", B, slot=1)
    table.hand("older_brother", "spark", "bloom")
    return Watched(table), iron_man, tenderfoot


def test_what_is_in_play_and_what_is_only_being_built() -> None:
    watched, _, _ = duel()
    assert watched.says("stands a.iron_man")
    assert not watched.says("stands b.iron_man")
    watched.table.do("build>tech1")
    assert not watched.says("stands a.tech1"), "it is finished when the turn ends"
    watched.table.end_turn()
    assert watched.says("stands a.tech1")


def test_what_was_attacked_damaged_and_destroyed() -> None:
    watched, iron_man, tenderfoot = duel()
    terms = ("attacked b.tenderfoot", "destroyed b.tenderfoot", "damage 1 b.tenderfoot")
    assert not any(map(watched.says, terms))
    watched.table.attack(iron_man, tenderfoot)
    assert all(map(watched.says, terms))
    assert watched.says("attacked b.tenderfoot by a.iron_man")
    assert not watched.says("attacked b.tenderfoot by a.older_brother")
    assert not watched.says("attacked b.base")
    assert watched.says("damage 2 b.tenderfoot")
    assert not watched.says("damage 3 b.tenderfoot"), "the armor took 1"
    assert not watched.says("destroyed a.iron_man")


def test_attacks_of_others_are_not_the_own_ones() -> None:
    table = Table()
    table.put("tenderfoot")
    attacker = table.put("older_brother", B)
    watched = Watched(table)
    table.end_turn()
    (own,) = table.found("tenderfoot", A)
    table.attack(attacker, own)
    assert watched.says("damage 2 a.tenderfoot")
    assert not watched.says("attacked a.tenderfoot")


def test_what_was_hired_and_played() -> None:
    watched, _, _ = duel()
    assert not watched.says("hired")
    watched.table.do("hire", "spark")
    assert watched.says("hired")
    assert watched.says("hired spark")
    assert not watched.says("hired bloom")
    assert not watched.says("played older_brother")
    watched.table.play("older_brother")
    assert watched.says("played older_brother")
    assert not watched.says("played spark")


def test_what_has_come_since_is_known_by_its_card() -> None:
    table = Table()
    table.hand("timely_messenger")
    watched = Watched(table)
    table.play("timely_messenger")
    (messenger,) = table.found("timely_messenger", A)
    table.attack(messenger, table.base(B).id)
    assert watched.says("attacked b.base by a.timely_messenger")
    assert watched.says("damage 1 b.base")


def test_levels_and_places() -> None:
    watched, iron_man, _ = duel()
    assert not watched.says("level 1 a.troq_bashar"), "he is in the command zone"
    watched.table.do("summon>troq_bashar", "level>troq_bashar")
    assert watched.says("level 2 a.troq_bashar")
    assert not watched.says("level 3 a.troq_bashar")
    assert not watched.says("patrols a.iron_man")
    watched.table.end_turn("none", iron_man)
    assert watched.says("patrols a.iron_man")
    assert watched.says("patrols 2 a.iron_man")
    assert not watched.says("patrols 1 a.iron_man")


def test_what_was_taken_from_the_codex_by_its_level() -> None:
    table = Table(workers=5)
    table.codex("iron_man", "harvest_reaper", "wrecking_ball")
    watched = Watched(table)
    table.do("patrol")
    while "harvest_reaper" not in table.options:
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    assert not watched.says("took 1 1")
    table.do("iron_man", "harvest_reaper")
    assert watched.says("took 2 1")
    assert watched.says("took 1 2")
    assert not watched.says("took 2 2")


def test_a_match_is_won_when_the_base_falls() -> None:
    table = Table()
    table.base(B).damage = 17
    iron_man = table.put("iron_man")
    watched = Watched(table)
    assert not watched.says("won")
    table.attack(iron_man, table.base(B).id)
    assert watched.says("won")


@pytest.mark.parametrize(
    "term",
    [
        "",
        "took 1",
        "flies a.iron_man",
        "stands iron_man",
        "stands c.iron_man",
        "stands a.unicorn",
        "played unicorn",
        "patrols 6 a.iron_man",
    ],
)
def test_other_words_are_no_terms(term: str) -> None:
    watched, _, _ = duel()
    with pytest.raises(BugError):
        watched.says(term)
