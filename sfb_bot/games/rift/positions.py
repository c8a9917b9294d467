"""Positions of Champions of the Rift as a line."""

from __future__ import annotations

from functools import partial

from sfb_bot.games.positions import LinePositions
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.model import State
from sfb_bot.games.rift.rules.notation import format_line, parse_line


class RiftPositions(LinePositions[State]):
    """Reads and writes positions over the content of one box."""

    private_kinds: tuple[str, ...] = ("choice", "hand", "army")

    def __init__(self, content: Content) -> None:
        super().__init__(partial(parse_line, content=content), format_line)
