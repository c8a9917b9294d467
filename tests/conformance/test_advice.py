"""Hints and reviews of every game that computers play: in words, honest, and about what was really chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.computer import LEVEL_NAMED, Knowledge, Thought, reasons, think
from sfb_bot.computer.review import Better, Chosen, review_choice
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.locale import Texts
from sfb_bot.screens.hint import reason_words
from tests.conformance.packs import Way, packs
from tests.conformance.twins import COMPUTED, known_questions, mind_of, twin_questions

TEXTS = Texts("en", strict=True)
QUICK = LEVEL_NAMED["easy"]
HINTING = replace(LEVEL_NAMED["normal"], tries=16)


@pytest.mark.parametrize("game", [name for name, pack in packs().items() if pack.computer is not None])
def test_every_feature_can_be_named(game: str) -> None:
    pack = packs()[game]
    assert pack.computer is not None
    for feature in (*pack.computer.weights, "victory"):
        assert reason_words(pack.screens, (feature,), TEXTS)


def looked_back(way: Way, known: Knowledge[object], keys: tuple[str, ...]) -> object:
    """A review of a choice, as far as it can be compared."""
    found = review_choice(mind_of(way), Chosen(known, keys), QUICK, "honest")
    return found and (found.loss, [(step.decision, step.keys) for step in found.line], found.thought)


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_hints_and_reviews_do_not_depend_on_what_the_seat_cannot_know(way: Way) -> None:
    mind, compared = mind_of(way), 0
    for twins in twin_questions(way, "advice", most=16, steps=6, viewers=lambda run: run.waiting_for):
        asked, keys = twins.asked, twins.keys
        if asked is None or keys is None or asked.seat != twins.viewer or compared == 10:
            continue
        known = twins.knowledge()
        thoughts = [think(mind, each, HINTING, "honest") for each in known]
        assert thoughts[0] == thoughts[1]
        assert looked_back(way, known[0], keys) == looked_back(way, known[1], keys)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_a_review_blames_what_was_chosen_and_names_something_else(way: Way) -> None:
    mind, blamed = mind_of(way), list[Better]()
    for number, (run, decision, witness) in enumerate(known_questions(way, "blame", most=120, every=4)):
        turn = way.rules.turn(run.state)
        if turn is None or turn[0] != decision.seat or len(blamed) == 4:
            continue
        known = witness.knowledge(decision.seat)
        keys = random_keys(decision, Dice(f"blame/{number}"))
        better = review_choice(mind, Chosen(known, keys), QUICK, "blame")
        if better is None:
            continue
        blamed.append(better)
        assert better.loss > 0
        assert sorted(better.line[0].keys) != sorted(keys)
        # It could have been chosen, and the words for it are there.
        assert better.line[0].decision.options == decision.options
        decision.chosen(better.line[0].keys)
        for step in better.line:
            entries = way.pack.screens.shown_options(step.view, step.decision, TEXTS)
            assert set(step.keys) <= {entry.key for entry in entries}
        assert isinstance(better.thought, Thought)
        assert len(reasons(better.thought, mind.weights)) <= 2
        # The better choice is not blamed in turn.
        first = better.line[0].keys
        assert review_choice(mind, Chosen(known, first), QUICK, "blame") is None
    assert blamed
