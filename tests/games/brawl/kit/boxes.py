"""Matches from their very first question, boxes with more champions, and lists of options."""

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.games.brawl.rules.content import Champion, Content
from sfb_bot.games.brawl.rules.model import MODES, ModeName, Questions
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.rules import Brawl, pool_settings
from sfb_bot.kernel import Run
from tests.games.brawl.kit.table import Table, content, rules

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
    questions: Questions = "all",
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
        "questions": questions,
        **pool_settings(mode, draft),
    }
    return Table(Run(game, game.begin(setup, seed)))


def table_with(box: Brawl, line: str) -> Table:
    """A table with the position of one notation line, played with another box."""
    return Table(Run(box, parse_line(line, box.content)))


@cache
def pool_of(champions: int) -> Brawl:
    """The core six and copies of Deryn, `extra0` and so on, until there are this many champions to draft."""
    box = content()
    deryn = box.champions["deryn"]
    copies: list[Champion] = []
    for number in range(champions - len(CORE_SIX)):
        name, code = f"extra{number}", f"X{chr(ord('A') + number)}X"
        cards = [replace(card, id=card.id.replace("DER", code), champion=name) for card in deryn.cards]
        copies.append(replace(deryn, id=name, code=code, cards=tuple(cards)))
    pool = [*(box.champions[name] for name in CORE_SIX), *copies]
    return Brawl(
        Content(
            box.arena,
            pool,
            box.challenges.values(),
            box.traps.values(),
            box.traps_in_play,
            box.standard_actions.values(),
        )
    )


def copied_box(folder: Path) -> Path:
    """A copy of the card files that a test may change."""
    return Path(shutil.copytree(cards_folder("brawl"), folder / "cards"))
