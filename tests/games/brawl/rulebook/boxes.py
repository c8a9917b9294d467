"""Matches from their very first question, boxes with more champions, and lists of options."""

from __future__ import annotations

import shutil
from pathlib import Path

from sfb_bot.games.brawl.cards.loading import cards_folder, load_content
from sfb_bot.games.brawl.rules.model import MODES, ModeName
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.kernel import Run
from tests.games.brawl.kit.table import Table, rules

CORE_SIX = ["deryn", "dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao"]


def names(text: str) -> list[str]:
    """`A1 A2 stop` as a list, the way options are compared."""
    return text.split()


def started(
    *,
    draft: str = "free",
    first: int | None = 0,
    seed: str = "rulebook",
    roster: list[str] | None = None,
    goal: int | None = None,
    box: Brawl | None = None,
    mode: ModeName = "duel",
) -> Table:
    """A table at the first question of a new match.

    The roster is a box made for the test, or the core six, unless named.
    """
    game = box or rules()
    everybody = CORE_SIX if box is None else sorted(box.content.champions)
    setup = {
        "roster": everybody if roster is None else roster,
        "draft": draft,
        "first": first,
        "goal": MODES[mode].goal if goal is None else goal,
        "mode": mode,
    }
    return Table(Run(game, game.begin(setup, seed)))


def table_with(box: Brawl, line: str) -> Table:
    """A table with the position of one notation line, played with another box."""
    return Table(Run(box, parse_line(line, box.content)))


def larger_box(folder: Path, champions: int) -> Brawl:
    """The core six and copies of their first under new names, until there are so many champions."""
    cards = copied_box(folder)
    for file in (cards / "champions").glob("*.toml"):
        if file.stem not in CORE_SIX:
            file.unlink()
    source = (cards / "champions" / "deryn.toml").read_text("utf-8")
    for number in range(champions - len(CORE_SIX)):
        code = f"X{chr(ord('A') + number)}X"
        copy = source.replace("DER0", f"{code}0").replace('code = "DER"', f'code = "{code}"')
        # The functions of a champion belong to it alone; the copy does without them.
        copy = copy.replace('{ op = "call", function = "mark_quarry" }', '{ op = "jump", steps = 1 }')
        copy = copy.replace('{ op = "call", function = "move_a_trap" },', "")
        copy = copy.replace('{ op = "call", function = "ambush" }', '{ op = "jump", steps = 1 }')
        (cards / "champions" / f"extra{number}.toml").write_text(copy, "utf-8")
    return Brawl(load_content(cards))


def copied_box(folder: Path) -> Path:
    """A copy of the card files that a test may change."""
    return Path(shutil.copytree(cards_folder(), folder / "cards"))
