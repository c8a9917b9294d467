"""What pictures of Warseer are made of, for measuring them."""

from __future__ import annotations

from tests.drawing.layout import Layout

LAYOUT = Layout(
    words=frozenset({"text", "number", "name"}),
    pieces=frozenset(
        {"sign", "seat", "emblem", "face", "die", "outcome", "crown", "hero", "camp", "figure"}
        | {"legend", "map"}
    ),
    on_board=frozenset({"hex_name", "health", "burst_number", "armour_number", "letter", "zone"}),
)
