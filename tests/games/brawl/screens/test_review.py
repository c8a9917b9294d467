"""The review of a match in words."""

from __future__ import annotations

from sfb_bot.kernel import Seat
from sfb_bot.matches.advice import LostTurn, Move, Review
from sfb_bot.screens.review import review_screen
from tests.games.brawl.kit.table import Table, table
from tests.games.brawl.screens.stage import MATCH, game, texts

A = Seat(0)
POSITION = (
    "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL07 "
    "| b deryn@D6 goldarr@I1 tzu_xiao@I2 hand=GOL05,DER02 | tokens=C4,D3,F3,G4"
)


def line(of: Table, done: str, better: str) -> str:
    """What a review says about the open question."""
    question = of.run.decision_for(A)
    assert question is not None
    view = of.run.rules.seat_view(of.run.state, of.run.ask, A)
    moves = [Move(view, question, (key,)) for key in (done, better)]
    lost = LostTurn(3, of.public(), moves[0], (moves[1],), (), 1.0)
    return review_screen(game(), MATCH, Review(4, (lost,)), texts()).lines[1]


def test_a_hex_comes_with_the_card_that_went_there() -> None:
    t = table(POSITION)
    t.a.plays("KIL05")
    assert line(t, "stop", "D5") == "1. **Round 2 · Maul Thrash**: you chose Stay here. Better: **D5**."


def test_a_card_speaks_for_itself() -> None:
    said = line(table(POSITION), "KIL07", "KIL05")
    assert said.startswith("1. **Round 2**: you chose ")
    assert "Better: **Maul Thrash" in said
