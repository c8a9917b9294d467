"""Positions of Codex as a line."""

from __future__ import annotations

from functools import partial

from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.codex.rules.notation import format_line, parse_line
from sfb_bot.games.positions import LinePositions


class CodexPositions(LinePositions[State]):
    """Reads and writes positions over the content of one box."""

    private_kinds: tuple[str, ...] = ("choice", "hand", "codex", "discard")

    def __init__(self, content: Content) -> None:
        super().__init__(partial(parse_line, content=content), format_line)
