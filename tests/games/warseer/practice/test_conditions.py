"""The terms of lessons, each true and untrue in a match played by hand."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.practice.conditions import holds
from sfb_bot.kernel import BugError
from sfb_bot.practice.exercises import Situation
from tests.games.warseer.kit.table import A, B, Table


def fight() -> tuple[Table, Situation]:
    """Demian walks to E4 and pushes a wounded Gutter Knife, which falls; a feat and a card are played."""
    table = Table("emperor_demian", "tarvo_quill", at=("E3", "I9"))
    knife = table.put("gutter_knife", "E5", B, wounds=3)
    table.put("pit_hound", "A5", B)
    table.hand("conscription", "judgement", "shield_wall")
    table.feats("finishing_blow", "witchfire")
    table.camp("wall_bearer")
    before = table.state.copy()
    table.luck("RBB hp-")
    events = table.do(f"activate>{table.hero()}", "go>E4", f"attack>{knife}")
    while table.asked != "feat":
        events += table.do(table.options[0])
    events += table.do("finishing_blow")
    events += table.rest()
    events += table.do("summon>wall_bearer", "D1", "discard>judgement", "drop>witchfire", "influence")
    events += table.play("conscription")
    return table, Situation(before, table.run.state, A, tuple(events), ("influence",), "drop", "main")


@pytest.mark.parametrize(
    "term",
    [
        "moved a.emperor_demian",
        "at a.emperor_demian E4",
        "attacked b.gutter_knife",
        "attacked b.gutter_knife by a.emperor_demian",
        "destroyed b.gutter_knife",
        "pushed b.gutter_knife",
        "wounded b.gutter_knife",
        "summoned wall_bearer",
        "played conscription",
        "played finishing_blow",
        "dropped witchfire",
        "discarded judgement",
        "points 2",
    ],
)
def test_what_has_happened_holds(term: str) -> None:
    assert holds(term, fight()[1])


@pytest.mark.parametrize(
    "term",
    [
        "moved b.gutter_knife",
        "at a.emperor_demian E3",
        "at b.gutter_knife E4",
        "attacked b.pit_hound",
        "attacked b.gutter_knife by a.wall_bearer",
        "destroyed b.pit_hound",
        "pushed b.pit_hound",
        "wounded b.pit_hound",
        "summoned gutter_knife",
        "played shield_wall",
        "dropped finishing_blow",
        "discarded conscription",
        "points 3",
        "won",
    ],
)
def test_what_has_not_happened_does_not_hold(term: str) -> None:
    assert not holds(term, fight()[1])


def test_a_match_is_won_by_the_side_that_wins_it() -> None:
    table = Table("emperor_demian", "tarvo_quill", at=("E4", "E5"))
    before = table.state.copy()
    table.creature(table.hero(B)).wounds = 11
    # Against a difficult target all dice are yellow.
    table.luck("YYY hh-")
    events = table.do(f"activate>{table.hero()}", f"attack>{table.hero(B)}")
    while table.asked:
        events += table.do(table.options[-1])
    now = table.run.state
    assert holds("won", Situation(before, now, A, tuple(events), (), "", ""))
    assert not holds("won", Situation(before, now, B, tuple(events), (), "", ""))


@pytest.mark.parametrize(
    "term",
    ["", "flew a.emperor_demian", "moved", "moved c.emperor_demian", "moved a.nobody", "played nothing"],
)
def test_what_is_no_term_is_refused(term: str) -> None:
    with pytest.raises(BugError):
        holds(term, fight()[1])
