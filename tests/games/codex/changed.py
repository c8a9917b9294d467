"""What may become of the cards of Codex from one release to the next."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from sfb_bot.games.codex.rules.content import COLOURS
from sfb_bot.kernel import Json


def changed_contents(content: Json) -> dict[str, Json]:
    """Changed numbers and texts, renamed ids; by name. No card can be left out: every school has twelve."""
    return {
        "numbers": _numbers(deepcopy(content)),
        "renamed": _renamed(deepcopy(content)),
        "texts": _texts(deepcopy(content)),
    }


# Any: the document of a box, which is changed here by hand.
def _cards(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for colour in COLOURS:
        yield from box[colour]["card"]


def _heroes(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for colour in COLOURS:
        yield from box[colour]["hero"]


def _numbers(box: dict[str, Any]) -> Json:
    for card in _cards(box):
        card["cost"] = (card["cost"] + 1) % 9
        if "hp" in card:
            card["hp"] += 1
    for hero in _heroes(box):
        for band in hero["bands"]:
            band["atk"] += 1
    for building in box["buildings"]["building"]:
        building["hp"] += 2
    return box


def _renamed(box: dict[str, Any]) -> Json:
    """Cards that no other one and no rule names."""
    for card in _cards(box):
        if "abilities" not in card:
            card["id"] = f"{card['id']}_again"
    return box


def _texts(box: dict[str, Any]) -> Json:
    for each in (*_cards(box), *_heroes(box)):
        each["name"] = {"en": f"Old {each['id']}"}
        if "text" in each:
            each["text"] = {"en": f"Read {each['id']} twice."}
    return box
