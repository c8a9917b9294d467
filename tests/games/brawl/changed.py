"""What may become of the cards of Super Fantasy Brawl from one release to the next."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from sfb_bot.kernel import Json

REMOVED = ("akhet", "deryn", "goldarr", "kilgore")


def changed_contents(content: Json) -> dict[str, Json]:
    """Changed numbers and texts, renamed ids, champions taken out of the box; by name."""
    return {
        "numbers": _numbers(deepcopy(content)),
        "renamed": _renamed(deepcopy(content)),
        "removed": _removed(deepcopy(content)),
        "texts": _texts(deepcopy(content)),
    }


# Any: the document of a box, which is changed here by hand.
def _numbers(box: dict[str, Any]) -> Json:
    for champion in box["champions"].values():
        for side in (champion["basic"], champion["levelled"]):
            side["health"] += 2
            side["defence"] += 1
        for card in champion["card"]:
            for value in ("strength", "move", "defence"):
                if value in card:
                    card[value] = 1 + (card[value] + 1) % 4
    for action in box["standard_actions"]["action"]:
        action["move"] = 1 + action["move"] % 3
    return box


def _renamed(box: dict[str, Any]) -> Json:
    """Every card and challenge has another id, and every champion without code of its own another file."""
    for champion in box["champions"].values():
        champion["code"] = champion["code"][::-1]
        for card in champion["card"]:
            card["id"] = champion["code"] + card["id"][3:]
    box["champions"] = {
        name if "function" in str(champion) else f"{name}_the_new": champion
        for name, champion in box["champions"].items()
    }
    for team in box["teams"]["team"]:
        team["id"] = f"{team['id']}_again"
        team["champions"] = [
            name if name in box["champions"] else f"{name}_the_new" for name in team["champions"]
        ]
    for challenge in box["challenges"]["challenge"]:
        challenge["id"] = f"{challenge['id']}_again"
    return box


def _removed(box: dict[str, Any]) -> Json:
    for champion in REMOVED:
        del box["champions"][champion]
    box["teams"]["team"] = [team for team in box["teams"]["team"] if not {*team["champions"]} & {*REMOVED}]
    del box["challenges"]["challenge"][0]
    return box


def _texts(box: dict[str, Any]) -> Json:
    for name, champion in box["champions"].items():
        champion["name"] = {"en": f"Sir {name}"}
        for card in champion["card"]:
            card["name"] = {"en": f"Card {card['id']}"}
            card["text"] = {"en": f"Read {card['id']} twice."}
    for team in box["teams"]["team"]:
        team["name"], team["text"] = {"en": f"Team {team['id']}"}, {"en": "Three of a kind."}
    return box
