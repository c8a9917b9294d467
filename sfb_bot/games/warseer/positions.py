"""Positions of Warseer as a line."""

from __future__ import annotations

from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.notation import format_line, parse_line
from sfb_bot.games.warseer.rules.tables import Tables


class WarseerPositions:
    """Reads and writes positions over the content of one box."""

    kinds: tuple[str, ...] = ("table",)
    private_kinds: tuple[str, ...] = ("choice", "hand", "feats")

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def is_position(self, text: str) -> bool:
        """A line has bars between its sections or signs of equality in them."""
        return "|" in text or "=" in text

    def read(self, text: str) -> State:
        """The position of a line; line breaks in it do not matter."""
        return parse_line(text, self._tables)

    def write(self, state: State) -> str:
        """The line that says everything."""
        return format_line(state)
