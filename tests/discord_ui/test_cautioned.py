"""Nobody is asked twice about the same in one turn."""

from __future__ import annotations

from sfb_bot.discord_ui.cautioned import KEPT, Cautioned
from sfb_bot.matches.records import MatchId, MatchRecord, TurnClock, UserId
from sfb_bot.screens.game import Caution
from tests.storage.samples import match_record

ALICE, BOB = UserId(1), UserId(2)
IDLE, SCORE = Caution("idle/KIL07", "Nothing!"), Caution("score", "They score.")


def at(turn: int, match: int = 1) -> MatchRecord:
    return match_record(id=MatchId(match), clock=TurnClock(turn))


def test_the_same_is_asked_about_once_a_turn() -> None:
    book = Cautioned()
    assert book.new(ALICE, at(3), ()) == ()
    assert book.new(ALICE, at(3), (IDLE,)) == (IDLE,)
    assert book.new(ALICE, at(3), (IDLE, SCORE)) == (SCORE,)
    assert book.new(ALICE, at(3), (IDLE, SCORE)) == ()
    assert book.new(ALICE, at(5), (IDLE, SCORE)) == (IDLE, SCORE)


def test_by_person_and_match() -> None:
    book = Cautioned()
    assert book.new(ALICE, at(3), (IDLE,)) == (IDLE,)
    assert book.new(BOB, at(3), (IDLE,)) == (IDLE,)
    assert book.new(ALICE, at(3, match=2), (IDLE,)) == (IDLE,)


def test_what_was_asked_long_ago_may_be_asked_again() -> None:
    book = Cautioned()
    assert book.new(ALICE, at(3), (IDLE,)) == (IDLE,)
    for match in range(2, KEPT + 2):
        book.new(BOB, at(3, match), (IDLE,))
    assert book.new(ALICE, at(3), (IDLE,)) == (IDLE,)
