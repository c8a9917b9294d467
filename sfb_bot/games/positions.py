"""Positions of a game as text, for the command line and for whoever reports a bug."""

from __future__ import annotations

from typing import Any, Protocol


class Positions(Protocol):
    """A text form for every position, and the kinds of pictures that can be drawn of one.

    `kinds` are those everybody may see, the usual one first, `private_kinds` those for one seat. Any: a
    state belongs to its game.
    """

    @property
    def kinds(self) -> tuple[str, ...]: ...

    @property
    def private_kinds(self) -> tuple[str, ...]: ...

    def is_position(self, text: str) -> bool:
        """Whether a text looks like a position rather than like the name of a file."""
        ...

    def read(self, text: str) -> Any:
        """The state of a position; TableError says what is wrong with it."""
        ...

    def write(self, state: Any) -> str:
        """The whole state as text, secrets included."""
        ...
