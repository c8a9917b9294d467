"""A tournament in words: which match it is, how it stands after one, who has won it."""

from __future__ import annotations

from typing import Any

import pytest

from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.kernel import Dice, Word
from tests.games.warseer.kit.random_play import begun, eager_keys
from tests.games.warseer.kit.table import A, B, shared_rules
from tests.games.warseer.screens.stage import game, people_of, texts


def ended(settings: Any, luck: str) -> WarseerRun:
    """A match played to its end at random."""
    run, dice = begun(luck, settings), Dice(luck)
    while run.ask is not None:
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
    return run


def result(run: WarseerRun, language: str = "en") -> str:
    view = shared_rules().public_view(run.state, run.ask)
    return "\n".join(game().result_lines(view, (), people_of(view), texts(language)))


@pytest.mark.parametrize(
    ("language", "second", "stands"),
    [
        ("en", "match 2 of 5", "Match 2 of 5 of the tournament. It stands at"),
        ("ru", "матч 2 из 5", "Матч 2 из 5 в турнире. Счёт турнира:"),
        ("uk", "матч 2 із 5", "Матч 2 із 5 у турнірі. Рахунок турніру:"),
    ],
)
def test_it_is_said_which_match_it_is_and_how_the_tournament_stands(
    language: str, second: str, stands: str
) -> None:
    rules = shared_rules()
    settings = rules.sequel(ended({"mode": "champion"}, "first").state)
    run = begun("second", dict(settings or {}))
    assert game().status(rules.public_view(run.state, run.ask), texts(language)).endswith(f" · {second}")
    over = ended(dict(settings or {}), "second")
    view = rules.public_view(over.state, None)
    assert view.results is not None
    points = [ledger.points for ledger in view.results.ledgers]
    told = next(line for line in result(over, language).splitlines() if line.startswith(stands))
    assert all(f" {number}" in told for number in points)


def test_the_last_match_says_who_has_won_the_tournament() -> None:
    rules = shared_rules()
    run = ended({"mode": "champion"}, "last")
    while (settings := rules.sequel(run.state)) is not None:
        assert "wins the tournament" not in result(run)
        run = ended(dict(settings), "last")
    summary, view = rules.summary(run.state), rules.public_view(run.state, None)
    assert summary is not None
    assert summary.winner is not None
    winner = people_of(view).name(summary.sides[summary.winner][0], texts())
    assert f"**{winner} wins the tournament**" in result(run)


def test_other_matches_speak_of_no_tournament() -> None:
    run = begun("duel", {"mode": "duel"})
    assert "match" not in game().status(shared_rules().public_view(run.state, run.ask), texts())
    assert "tournament" not in result(ended({"mode": "duel"}, "duel"))


def test_a_tournament_that_was_given_up_stands_at_nothing() -> None:
    run = begun("given up", {"mode": "champion"})
    run.say(A, Word.CONCEDE)
    assert run.is_over
    assert shared_rules().public_view(run.state, None).outcome is not None
    assert "tournament" not in result(run)
    assert people_of(shared_rules().public_view(run.state, None)).name(B, texts()) in result(run)
