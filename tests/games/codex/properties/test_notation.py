"""Positions as lines: everything is said, little has to be, and what is wrong is named."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.notation import NotationError, format_line, parse_line
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.games.codex.rules.values import values
from sfb_bot.kernel import Json, Run
from tests.games.codex.kit.random_play import MODES, begun, played
from tests.games.codex.kit.table import A, B, shared_content


def stored(rules: Codex, line: str) -> Json:
    return rules.encode_state(parse_line(line, shared_content()))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("heroes", ["one", "three"])
def test_every_position_can_be_written_and_read(mode: str, heroes: str) -> None:
    run = begun(f"lines of {mode} | {heroes}", mode, heroes)
    seen = 0
    for number, now in enumerate(played(run, mode, 900)):
        if now.at_boundary and number % 9 == 0:
            wanted = run.rules.encode_state(now.state)
            found = run.rules.encode_state(parse_line(format_line(now.state), shared_content()))
            # Things stand seat by seat in a line.
            for each in (wanted, found):
                each["objs"] = sorted(each["objs"], key=lambda obj: obj[0])
            assert found == wanted
            seen += 1
    assert seen > 10


def test_a_short_line_is_enough() -> None:
    line = (
        "t9 turn=a main | a gold=6 heroes=troq_bashar hand=spark,bloom troq_bashar^5 iron_man/2!"
        " | b heroes=river_montoya hand=3 base/4 nimble_fencer@2+plus:1"
    )
    state = parse_line(line, shared_content())
    assert (state.players[A].gold, state.players[A].hand) == (6, ["spark", "bloom"])
    assert (len(state.players[B].hand), len(state.players[B].deck)) == (3, 5)
    assert state.base_of(B).damage == 4
    assert state.base_of(A).damage == 0, "a base stands there without being named"
    fencer = next(obj for obj in state.objs.values() if obj.kind.id == "nimble_fencer")
    assert (fencer.slot, values(state, fencer).atk) == (2, 2 + 1 + 1), "printed 2, a rune, elite"
    run = Run(Codex(shared_content()), state)
    assert run.waiting_for == (A,)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "begins with the turn"),
        ("t9 noon", "noon is not understood"),
        ("t9 mode=circle", "no such mode"),
        ("t9 | f gold=3", "a section begins with one of a, b"),
        ("t9 | a unicorn", "unicorn is nothing"),
        ("t9 | a hand=unicorn", "there is no unicorn"),
        ("t9 | a gold=lots", "lots is no number"),
        ("t9 | a silver=3", "silver is not understood"),
        ("t9 | a deck=11", "not 11 cards left"),
    ],
)
def test_what_is_wrong_is_named(line: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        parse_line(line, shared_content())
