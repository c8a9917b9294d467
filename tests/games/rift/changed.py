"""What may become of the cards of Champions of the Rift from one release to the next."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from sfb_bot.kernel import Json

RANK_FILES = ("champions", "elites", "commons")
REMOVED = ("dragon", "lich", "phoenix", "shapeshifter", "shaman", "imp", "reflection", "lightning")


def changed_contents(content: Json) -> dict[str, Json]:
    """Changed numbers and texts, renamed ids, cards taken out of the box; by name."""
    return {
        "numbers": _numbers(deepcopy(content)),
        "renamed": _renamed(deepcopy(content)),
        "removed": _removed(deepcopy(content)),
        "texts": _texts(deepcopy(content)),
    }


# Any: the document of a box, which is changed here by hand.
def _warriors(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for file in RANK_FILES:
        yield from box[file]["warrior"]


def _cards(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from _warriors(box)
    yield from box["spells"]["spell"]


def _numbers(box: dict[str, Any]) -> Json:
    box["board"] |= {"length": 8, "dealt": 7, "kept": 5, "first_hand": 3, "second_hand": 4}
    box["board"] |= {"warning_after": 3, "exhaustion_after": 4, "tally_after": 12, "last_turn": 90}
    for warrior in _warriors(box):
        warrior["life"] += 1
        # The other way round, so that who fought hand to hand shoots now.
        warrior["damage"] = warrior["damage"][::-1]
        if "amount" in warrior.get("ability", {}):
            warrior["ability"]["amount"] += 1
    for kind in box["commons"]["warrior"]:
        kind["copies"] += 1
    for spell in box["spells"]["spell"]:
        spell["copies"] = 3 - spell["copies"]
        if "amount" in spell:
            spell["amount"] += 1
        if "steps" in spell:
            spell["steps"] = ["-1", "+3"]
    return box


def _renamed(box: dict[str, Any]) -> Json:
    for card in _cards(box):
        card["id"] = f"{card['id']}_again"
    return box


def _removed(box: dict[str, Any]) -> Json:
    """Still more than enough of every rank for two players."""
    for file in RANK_FILES:
        box[file]["warrior"] = [each for each in box[file]["warrior"] if each["id"] not in REMOVED]
    box["spells"]["spell"] = [each for each in box["spells"]["spell"] if each["id"] not in REMOVED]
    return box


def _texts(box: dict[str, Any]) -> Json:
    for card in _cards(box):
        for key in ("gender", "cases"):
            card.pop(key)
        card["name"] = {"en": f"Old {card['id']}"}
        if "text" in card:
            card["text"] = {"en": f"Read {card['id']} twice."}
        if "reason" in card:
            card["reason"] = {"en": f"There is nothing like {card['id']}."}
    return box
