"""What pictures of Codex are made of, for measuring them."""

from __future__ import annotations

from tests.drawing.layout import Layout

LAYOUT = Layout(
    words=frozenset({"text", "number", "name"}),
    pieces=frozenset(
        {"sign", "atk", "hp", "sword", "heart", "burst", "emblem", "cost", "count", "seat", "asked", "crown"}
        | {"skull"}
    ),
    # Bursts and coins bear their figures.
    noted=frozenset({"burst", "cost"}),
)
