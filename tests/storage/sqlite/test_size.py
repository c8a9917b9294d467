"""A finished match takes less than 150 KB."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules.rules import Brawl
from tests.storage.sqlite.file_size import weigh

MOST = 150_000


async def test_a_finished_match_is_small(path: Path) -> None:
    rules = Brawl(load_content())
    for number in range(2):
        weight = await weigh(rules, path.with_name(f"{number}"), f"size/{number}")
        assert weight.entries >= 250, "too short to say anything"
        assert 0 < weight.over < weight.live
        assert weight.over < MOST
