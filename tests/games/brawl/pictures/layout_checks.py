"""Measuring a canvas: nothing outside the frame, no words on other words or signs, none cut or torn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sfb_bot.drawing.canvas import Canvas, Mark

# What words may lie on: grounds that are drawn to be written on.
GROUNDS = frozenset({"card", "chart", "link", "own", "through"})


def troubles(canvas: Canvas, *, may_shorten: bool = False) -> list[str]:
    """Everything wrong with the layout of a canvas, in words."""
    found = [f"outside: {mark}" for mark in canvas.marks if not canvas.frame.contains(mark.box)]
    found += [f"overlap: {first} / {second}" for first, second in _collisions(canvas)]
    if not may_shorten:
        found += [f"cut: {mark}" for mark in canvas.marks if mark.kind == "text" and mark.label.endswith("…")]
        found += [f"torn: {mark}" for mark in canvas.marks if mark.is_torn]
    return found


def _collisions(canvas: Canvas) -> Iterator[tuple[Mark, Mark]]:
    for first, second in combinations(canvas.marks, 2):
        kinds = {first.kind, second.kind}
        if "text" in kinds and not kinds & GROUNDS and first.box.overlaps(second.box):
            yield first, second


def written(canvas: Canvas) -> str:
    """All words on a canvas, in the order they were written."""
    return " ".join(mark.label for mark in canvas.marks if mark.kind == "text").replace(
        "\N{NO-BREAK SPACE}", " "
    )
