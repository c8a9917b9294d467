"""What threads are called: everybody who plays is named, whatever the names are, and Discord takes it."""

from __future__ import annotations

import random

from sfb_bot.locale import Texts
from sfb_bot.screens.limits import size
from sfb_bot.screens.thread_names import LONGEST_THREAD_NAME, SHORTEST_CLIP, thread_name

ENGLISH = Texts("en", strict=True)
SCRIPTS = (
    *("abcdefgh", "абвгдежз", "αβγδεζηθ", "áèõüđğıŋ"),
    *("東京都大阪府京都", "אבגדהוזח", "قطةكلبطير", "🦊🐻🐼🐨🐯🦁🐮🐷"),
)


def test_two_and_four_and_five() -> None:
    assert thread_name([["Alice"], ["Bob"]], ENGLISH) == "Alice vs Bob"
    assert thread_name([["Alice", "Carol"], ["Bob", "Dave"]], ENGLISH) == "Alice & Carol vs Bob & Dave"
    assert thread_name([[name] for name in "ABCDE"], ENGLISH) == "A vs B vs C vs D vs E"
    assert thread_name([["Alice"], ["Easy Computer"]], ENGLISH) == "Alice vs Easy Computer"


def test_a_short_name_stays_whole_beside_a_long_one() -> None:
    assert thread_name([["Al"], ["B" * 120]], ENGLISH) == f"Al vs {'B' * 93}…"


def test_names_of_any_length_and_script_fit_and_none_is_left_out() -> None:
    dice = random.Random("threads")
    for _ in range(2000):
        seats = dice.randint(2, 5)
        letters = [dice.choice(SCRIPTS) for _ in range(seats)]
        names = ["".join(dice.choices(some, k=dice.choice((1, 2, 8, 20, 32)))) for some in letters]
        sides = [names[:2], names[2:]] if seats == 4 else [[name] for name in names]
        said = thread_name(sides, ENGLISH)
        assert 0 < size(said) <= LONGEST_THREAD_NAME
        # A letter may take two units, and the last one is an ellipsis.
        for name in names:
            assert name[: SHORTEST_CLIP // 2 - 1] in said
        if sum(map(size, names)) + 4 * seats <= LONGEST_THREAD_NAME:
            assert all(name in said for name in names)
