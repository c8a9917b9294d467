"""Matches from their very first question, boxes with more champions, and lists of options."""

from __future__ import annotations

import shutil
from pathlib import Path

from sfb_bot.brawl.loading import cards_folder, load_content
from sfb_bot.brawl.notation import parse_line
from sfb_bot.brawl.rules import Brawl
from sfb_bot.kernel import Run
from tests.brawl.table import Table, content, rules


def names(text: str) -> list[str]:
    """`A1 A2 stop` as a list, the way options are compared."""
    return text.split()


def started(
    *,
    draft: str = "free",
    first: int | None = 0,
    seed: str = "rulebook",
    roster: list[str] | None = None,
    goal: int = 5,
    box: Brawl | None = None,
) -> Table:
    """A table at the first question of a new match; the whole box is the roster unless named."""
    game = box or rules()
    setup = {
        "roster": sorted(game.content.champions) if roster is None else roster,
        "draft": draft,
        "first": first,
        "goal": goal,
    }
    return Table(Run(game, game.begin(setup, seed)))


def table_with(box: Brawl, line: str) -> Table:
    """A table with the position of one notation line, played with another box."""
    return Table(Run(box, parse_line(line, box.content)))


def larger_box(folder: Path, champions: int) -> Brawl:
    """The box with copies of its first champion under new names, until it has so many champions."""
    cards = copied_box(folder)
    source = (cards / "champions" / "deryn.toml").read_text("utf-8")
    for number in range(champions - len(content().champions)):
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
