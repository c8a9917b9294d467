"""Positions of Warseer as a line."""

from __future__ import annotations

from functools import partial

from sfb_bot.games.positions import LinePositions
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.notation import format_line, parse_line
from sfb_bot.games.warseer.rules.tables import Tables


class WarseerPositions(LinePositions[State]):
    """Reads and writes positions over the content of one box."""

    private_kinds: tuple[str, ...] = ("choice", "hand", "feats")

    def __init__(self, tables: Tables) -> None:
        super().__init__(partial(parse_line, tables=tables), format_line)
