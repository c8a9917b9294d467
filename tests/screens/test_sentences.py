"""Every question and every refusal has its sentence, and every sentence of a refusal is used."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from sfb_bot.games.brawl.rules.effects.interpreter import OPS
from sfb_bot.games.brawl.rules.model import DraftKind, EndReason, Phase
from sfb_bot.games.brawl.screens.rulebook import RULE_OF_PROMPT, RULES
from sfb_bot.kernel import IllegalAnswer, MatchOver, NotYourQuestion, PlayerError, SetupRefused, StaleAnswer
from sfb_bot.leagues.rules.values import Refusal
from sfb_bot.leagues.seasons.records import SeasonStatus
from sfb_bot.locale import ids_in
from sfb_bot.matches.records import (
    MatchId,
)
from sfb_bot.screens.actions import PLAY, LookUp, Play
from sfb_bot.screens.refusals import denial_screen, refusal_screen, refusal_words
from sfb_bot.screens.values import controls
from tests.games.brawl.kit.table import content
from tests.games.brawl.screens.stage import game, own_texts, texts
from tests.locale.uses import folders

PACKAGE = Path(__file__).resolve().parents[2] / "sfb_bot"


def brawl_prompts() -> set[str]:
    """Every question the rules ask, read from the declarations of ops and from the sources."""
    content()
    found = {prompt for op in OPS.values() for prompt in (op.asks, op.offers) if prompt}
    for path in (PACKAGE / "games" / "brawl").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            place = {"choose": 1, "choose_number": 1, "Decision": 1, "choose_figure": 2, "in_chosen_order": 2}
            place["_lay_out"] = place["_ask_sealed"] = 1
            place["may_one"] = place["_each"] = 3
            at = place.get(name, len(node.args))
            match node.args[at : at + 1]:
                case [ast.Constant(value=str(prompt))]:
                    found.add(prompt)
                case _:
                    pass
    return found


def test_every_question_has_a_sentence() -> None:
    prompts = brawl_prompts()
    assert prompts >= {"act", "react", "deploy", "team", "line_up", "draw", "push_next"}
    assert prompts >= {"victim", "which_champion", "discard", "exhaust_core", "who_jumps", "which_opponent"}
    assert {p for p in prompts if not own_texts().has(f"prompt-{p}")} == set()


def test_every_way_to_end_has_words() -> None:
    assert {reason for reason in get_args(EndReason) if not own_texts().has(f"reason-{reason}")} == set()
    assert {kind for kind in get_args(DraftKind) if not own_texts().has(f"draft-{kind}")} == set()
    assert {phase for phase in Phase if not own_texts().has(f"phase-{phase.value}")} == set()


def test_every_question_has_a_rule_to_read() -> None:
    assert {prompt for prompt in brawl_prompts() if not game().rule_for(prompt)} == set()
    assert set(RULE_OF_PROMPT.values()) <= set(RULES)


SETTINGS_CHECKED = (PACKAGE / "leagues" / "seasons" / "sign_up.py").read_text(encoding="utf-8")


def refusal_keys() -> set[str]:
    """The keys of every refusal in the program, read from the sources."""
    return {
        key
        for path in PACKAGE.rglob("*.py")
        for key in re.findall(
            r'^\s+key(?:: ClassVar\[str\])? = "(refused[a-z-]*)"',
            path.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    }


def test_every_refusal_has_a_sentence() -> None:
    keys = refusal_keys()
    assert keys >= {"refused", "refused-not-yours", "refused-stale", "refused-illegal", "refused-over"}
    assert {key for key in keys if not own_texts().has(key)} == set()


def test_every_sentence_of_a_refusal_is_used() -> None:
    """A key, or a key with a rule; `refused-rule` is the line that names the rule."""
    keys = {*refusal_keys(), "refused-rule"}
    rules = set(
        re.findall(
            r'rule=f?"([a-z-]*)', "".join(p.read_text(encoding="utf-8") for p in PACKAGE.rglob("*.py"))
        )
    )
    # Leagues refuse by a code of their values, or by the name of a setting.
    rules |= {*get_args(Refusal), *re.findall(r'^            "([a-z_]+)": ', SETTINGS_CHECKED, re.MULTILINE)}
    rules |= set(get_args(SeasonStatus))
    unused = [
        name
        for folder in folders()
        for name in ids_in(folder)
        if name.startswith("refused")
        and name not in keys
        and not any(name.startswith(f"{key}-{rule}") for key in keys for rule in rules if rule)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (
            StaleAnswer("x", rule="stale"),
            "The game has moved on. Here's the current question:",
        ),
        (NotYourQuestion("x", rule="turn"), "It's not your move yet."),
        (IllegalAnswer("x", rule="move", option="D4"), "You can't choose that now."),
        (MatchOver("x", rule="over"), "This match is already over."),
        (
            SetupRefused("x", rule="draft-tournament", needed=10, found=6),
            "A tournament draft needs at least 10 champions; there are 6.",
        ),
        (PlayerError("x"), "You can't do that now."),
    ],
)
def test_refusals_are_polite(error: PlayerError, words: str) -> None:
    assert refusal_words(error, own_texts()) == words


def test_an_unknown_refusal_is_still_polite() -> None:
    class Novel(PlayerError):
        key = "refused-by-a-future-version"

    assert refusal_words(Novel("x", rule="y", fact=1), texts()) == "You can't do that now."


def test_a_refusal_names_the_rule_and_leads_to_it() -> None:
    screen = refusal_screen(game(), IllegalAnswer("x", rule="move", option="D4"), texts(), match=MatchId(3))
    assert screen.lines == ("You can't choose that now.", "Rule: Movement.")
    assert [control.action for control in controls(screen)] == [
        LookUp("brawl.rule.movement", PLAY, MatchId(3)),
        Play(MatchId(3)),
    ]
    assert denial_screen("game-off", texts(), game="Chess").lines == (
        "This server doesn't play Chess. Organisers can switch it on with `/settings server`.",
    )


def test_typed_words_in_a_refusal_have_no_effect() -> None:
    error = IllegalAnswer("x", rule="do", option="**D4** <@1>")
    assert refusal_words(error, texts()) == "You can't do “\\*\\*D4\\*\\* \\<\\@1\\>” now."
