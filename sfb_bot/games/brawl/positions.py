"""Positions of Super Fantasy Brawl as a line or a diagram."""

from __future__ import annotations

from sfb_bot.games.brawl.pictures.kinds import KINDS
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.diagram import parse_diagram, print_diagram
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.notation import parse_line, print_line


class BrawlPositions:
    """Reads and writes positions over the content of one box."""

    kinds = (*KINDS.public, *KINDS.look_ups)
    private_kinds = tuple(KINDS.private)

    def __init__(self, content: Content) -> None:
        self._content = content

    def is_position(self, text: str) -> bool:
        """A line has bars between its sections or signs of equality in them."""
        return "|" in text or "=" in text

    def read(self, text: str) -> State:
        """The position of a line, or of a diagram of several."""
        if len(text.strip().splitlines()) > 1:
            return parse_diagram(text, self._content)
        return parse_line(text, self._content)

    def write(self, state: State) -> str:
        """The diagram, then the line that says everything."""
        return f"{print_diagram(state)}\n\n{print_line(state)}"
