"""Measuring an arena picture: nothing outside the frame, no words on words, no words covered."""

from __future__ import annotations

from itertools import combinations

from sfb_bot.drawing.canvas import Canvas

WORDS = frozenset({"text", "number", "hex_name", "name", "place", "label", "player", "card", "fallen"})
# What is put on the board and would hide words that were written before it.
PIECES = frozenset(
    {
        "figure",
        "health",
        "badge",
        "burst",
        "defence",
        "token",
        "known_token",
        "strike",
        "out",
        "star",
        "crown",
        "met",
        "asked",
        "face",
    }
)


def troubles(canvas: Canvas, *, may_shorten: bool = False) -> list[str]:
    """Everything wrong with the layout of a canvas, in words."""
    found = [f"outside: {mark}" for mark in canvas.marks if not canvas.frame.contains(mark.box)]
    words = [mark for mark in canvas.marks if mark.kind in WORDS]
    found += [f"overlap: {a} / {b}" for a, b in combinations(words, 2) if a.box.overlaps(b.box)]
    for number, mark in enumerate(canvas.marks):
        if mark.kind in WORDS:
            later = [other for other in canvas.marks[number + 1 :] if other.kind in PIECES]
            found += [f"covered: {mark} / {other}" for other in later if mark.box.overlaps(other.box)]
    if not may_shorten:
        found += [f"cut: {mark}" for mark in words if mark.label.endswith("…")]
        found += [f"torn: {mark}" for mark in words if mark.is_torn]
    return found


def labels(canvas: Canvas, kind: str) -> list[str]:
    """What the marks of one kind say, in the order they were made."""
    return [mark.label for mark in canvas.marks if mark.kind == kind]
