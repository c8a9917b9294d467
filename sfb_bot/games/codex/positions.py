"""Positions of Codex as a line."""

from __future__ import annotations

from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.codex.rules.notation import format_line, parse_line


class CodexPositions:
    """Reads and writes positions over the content of one box."""

    kinds: tuple[str, ...] = ("table",)
    private_kinds: tuple[str, ...] = ("choice", "hand", "codex", "discard")

    def __init__(self, content: Content) -> None:
        self._content = content

    def is_position(self, text: str) -> bool:
        """A line has bars between its sections or signs of equality in them."""
        return "|" in text or "=" in text

    def read(self, text: str) -> State:
        """The position of a line; line breaks in it do not matter."""
        return parse_line(text, self._content)

    def write(self, state: State) -> str:
        """The line that says everything."""
        return format_line(state)
