"""Positions as lines: everything is said, little has to be, and what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from sfb_bot.games.warseer.rules.notation import NotationError, format_line, parse_line
from sfb_bot.games.warseer.rules.profiles import health_left
from sfb_bot.kernel import Run
from tests.games.warseer.kit.random_play import begun, named, played, ways
from tests.games.warseer.kit.table import A, B, shared_rules


@pytest.mark.parametrize("way", ways(), ids=named)
def test_every_position_can_be_written_and_read(way: dict[str, Any]) -> None:
    rules, run, seen = shared_rules(), begun("lines", way), 0
    for number, now in enumerate(played(run, named(way))):
        if now.at_boundary and number % 7 == 0:
            wanted = rules.encode_state(now.state)
            assert rules.encode_state(parse_line(format_line(now.state), rules.tables)) == wanted
            seen += 1
    assert seen > 5


def test_a_short_line_is_enough() -> None:
    line = (
        "t9 turn=a main map=broken_meadow | a hero=emperor_demian influence=6 hand=judgement,conscription"
        " relics=legion_plate:2:0 buildings=barracks! wall_bearer@D4/2 | b hero=tarvo_quill hand=3"
        " gutter_knife@E5+poison!"
    )
    state = parse_line(line, shared_rules().tables)
    assert (state.players[A].influence, state.players[A].hand) == (6, ["judgement", "conscription"])
    assert (len(state.players[B].hand), len(state.players[B].deck)) == (3, 5)
    bearer, knife = (
        next(each for each in state.creatures.values() if each.kind.id == kind)
        for kind in ("wall_bearer", "gutter_knife")
    )
    assert health_left(state, bearer) == 4 - 2
    assert knife.is_turned
    assert knife.seat == B
    assert state.players[A].relics[0].armour == 2
    assert state.players[A].buildings[0].is_turned
    hero = state.creatures[state.players[B].figure]
    assert state.zones[B] >> hero.cell & 1, "a hero stands in its zone without being named"
    run = Run(shared_rules(), state)
    assert run.waiting_for == (A,)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "begins with the turn"),
        ("t9 noon", "noon is not understood"),
        ("t9 mode=circle", "no such mode"),
        ("t9 turn=d", "nobody on that seat"),
        ("t9 map=three_roads", "no map three_roads"),
        ("t9 | f influence=3", "a section begins with one of a, b"),
        ("t9 | a unicorn@E5", "unicorn@E5 is nothing"),
        ("t9 | a wall_bearer@Z9", "no hex Z9"),
        ("t9 | a wall_bearer@E5+luck", "no token luck"),
        ("t9 | a wall_bearer@E5 gutter_knife@E5", "two figures stand on E5"),
        ("t9 | a hand=unicorn", "there is no unicorn"),
        ("t9 | a influence=lots", "lots is no number"),
        ("t9 | a silver=3", "silver=3 is not understood"),
        ("t9 | a hand=31", "not 31 cards left"),
    ],
)
def test_what_is_wrong_is_named(line: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        parse_line(line, shared_rules().tables)
