"""One wins, two win: verbs go by how many a text is about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.games.brawl.pictures.score_words import outcome_words
from sfb_bot.games.brawl.rules.model import Outcome
from sfb_bot.leagues.rules.values import PairingId, Reason
from sfb_bot.leagues.seasons.records import Effect
from sfb_bot.screens.league.effects import EffectNames, effect_lines
from sfb_bot.screens.league.rounds import pairing_line, result_words
from sfb_bot.screens.league.values import Side
from tests.games.brawl.pictures.card_samples import finished_view, team_view
from tests.screens.league_samples import BEST_OF_3, ONE, SAID, WON, game, pairing


@pytest.mark.parametrize("reason", ["played", "timeout", "forfeit", "no_show", "organiser"])
def test_verbs_go_by_how_many_won(reason: Reason) -> None:
    pair = Side((1, 3), "Ann & Cy")
    alone = result_words(pairing(game(1, ONE, 5, 3, reason)), SAID)
    together = result_words(pairing(game(1, ONE, 5, 3, reason), home=pair), SAID)
    assert alone.startswith("<@1> wins")
    assert together.startswith("<@1> and <@3> win")
    assert "wins" not in together
    series = [game(number, ONE, 5, 3) for number in (1, 2)]
    assert " win the series" in result_words(pairing(*series, settings=BEST_OF_3, home=pair), SAID)


def test_verbs_of_byes_brackets_and_effects_go_by_how_many() -> None:
    pair = Side((1, 3), "Ann & Cy")
    for bye, verb in (("rest", "sit"), ("win", "have"), ("walkover", "win"), ("through", "go")):
        line = pairing_line(pairing(home=pair, away=None, bye=bye), SAID)
        assert line.startswith(f"<@1> and <@3> {verb}")
        assert f"{verb}s " not in line
    facts = {"pairing": 3, "winner": [1, 3], "reason": "organiser", "users": [1, 3], "after_round": 2}
    verbs = {"decides": "win", "leaves": "leave", "drops": "play", "returns": "are", "moves_up": "move"}
    for what, verb in verbs.items():
        wanted = {"pairing", "winner", "reason"} if what == "decides" else {"users", "after_round"}
        told = {name: fact for name, fact in facts.items() if name in wanted}
        (line,) = effect_lines((Effect(what, told),), EffectNames({PairingId(3): WON}), SAID)
        assert f" {verb} " in line, line


def test_the_score_sheet_goes_by_how_many_won() -> None:
    ended = Outcome(0, "points")
    names = ("Alice", "Bob", "Carol", "Dave")
    team = replace(team_view(finished_view()), outcome=ended)
    assert outcome_words(team, "en", names).startswith("Alice & Carol win, ")
    assert outcome_words(replace(finished_view(), outcome=ended), "en", names).startswith("Alice wins, ")
