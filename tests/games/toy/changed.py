"""What may become of the toy game's box from one release to the next."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from sfb_bot.kernel import Json


def changed_contents(content: Json) -> dict[str, Json]:
    """Changed numbers and texts, a renamed id, something taken out of the box; by name."""
    # Any: the content of a box, which the test changes by hand.
    numbers, renamed, removed, texts = (deepcopy(content) for _ in range(4))
    boxes: dict[str, Any] = {"numbers": numbers, "renamed": renamed, "removed": removed, "texts": texts}
    numbers.update(rich=3, bold_loss=7, call_bonus=5, most_rounds=4)
    numbers["goals"] = {"short": 11, "long": 99}
    renamed["goals"] = {"quick": 20, "far": 35}
    del removed["goals"]["short"]
    texts["motto"] = "The dice owe you nothing."
    return boxes
