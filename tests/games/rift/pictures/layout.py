"""What pictures of the Rift are made of, for measuring them."""

from __future__ import annotations

from tests.drawing.layout import Layout

LAYOUT = Layout(
    words=frozenset({"text", "number", "name", "label", "cell_name", "damage"}),
    pieces=frozenset(
        {"warrior", "rank", "life", "badge", "burst", "fallen", "cast", "sign", "seat", "asked", "crown"}
        | {"top", "turned", "chip", "emblem", "item", "count", "wings"}
    ),
)
