"""All instructions and rules of cards, known as soon as this is imported."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.effects import (
    black,
    blue,
    common,
    gold_and_cards,
    green,
    neutral,
    purple,
    red,
    white,
)

# Modules that register what single cards do.
EFFECTS: Final = (common, gold_and_cards, neutral, red, green, blue, black, white, purple)
# Rules and conditions that cards name and the code knows.
STATIC_NAMES: Final = frozenset[str]().union(*(module.NAMES for module in EFFECTS))
