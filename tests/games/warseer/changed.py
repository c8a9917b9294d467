"""What may become of the cards of Warseer from one release to the next."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from sfb_bot.kernel import Json

FACTIONS: Final = ("grypharim", "vallor", "mercenaries")
# Characters in nobody's suggested camp, maps and scenarios of which there are others.
REMOVED: Final = {
    "mercenaries": ("character", ("snake_oracle", "pack_mule", "paraxis_the_scarlet_dragon")),
    "maps": ("map", ("portal_stones", "long_wall")),
    "scenarios": ("scenario", ("relic_hunt", "open_gates")),
}
REMOVED_UPGRADES: Final = 4


def changed_contents(content: Json) -> dict[str, Json]:
    """Changed numbers and texts, renamed ids, characters, maps, scenarios and upgrades taken out; by name."""
    return {
        "numbers": _numbers(deepcopy(content)),
        "renamed": _renamed(deepcopy(content)),
        "removed": _removed(deepcopy(content)),
        "texts": _texts(deepcopy(content)),
    }


# Any: the document of a box, which is changed here by hand.
def _creatures(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from box["heroes"]["hero"]
    yield from box["heroes"]["minion"]
    for faction in FACTIONS:
        yield from box[faction]["character"]


def _cards(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for faction in FACTIONS:
        yield from box[faction].get("card", ())


def _named(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Everything that no rule knows by its id."""
    yield from _creatures(box)
    yield from _cards(box)
    yield from box["feats"]["feat"]
    yield from box["maps"]["map"]
    yield from box["shop"]["upgrade"]


def _numbers(box: dict[str, Any]) -> Json:
    for die in box["dice"]["die"]:
        die["faces"] = " ".join(die["faces"].split()[::-1])
    for creature in _creatures(box):
        creature["health"] += 1
        creature["move"] = 1 + creature["move"] % 5
    for card in (*_cards(box), *(each for faction in FACTIONS for each in box[faction]["character"])):
        card["cost"] = (card["cost"] + 1) % 8
    for feat in box["feats"]["feat"]:
        feat["points"] = 1 + feat["points"] % 3
    for match in box["tournament"]["match"]:
        match["goal"] += 1
        match["coins"] -= 10
    for upgrade in box["shop"]["upgrade"]:
        upgrade["price"] += 5
    return box


def _renamed(box: dict[str, Any]) -> Json:
    """All that one thing says of another goes with it."""
    for each in _named(box):
        each["id"] = _new(each["id"])
    for hero in box["heroes"]["hero"]:
        hero["camp"], hero["minion"] = [_new(each) for each in hero["camp"]], _new(hero["minion"])
    for card in _cards(box):
        if card["owner"] not in FACTIONS:
            card["owner"] = _new(card["owner"])
    return box


def _new(name: str) -> str:
    return f"{name}_again"


def _removed(box: dict[str, Any]) -> Json:
    for file, (sort, removed) in REMOVED.items():
        by_id = {each["id"]: each for each in box[file][sort]}
        for name in removed:
            del by_id[name]
        box[file][sort] = list(by_id.values())
    del box["shop"]["upgrade"][:REMOVED_UPGRADES]
    return box


def _texts(box: dict[str, Any]) -> Json:
    for creature in _creatures(box):
        for key in ("gender", "cases"):
            creature.pop(key)
    for each in (*_named(box), *box["scenarios"]["scenario"], *box["terrain"]["terrain"]):
        each["name"] = {"en": f"Old {each['id']}"}
        if "text" in each:
            each["text"] = {"en": f"Read {each['id']} twice."}
    return box
