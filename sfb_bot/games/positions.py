"""Positions of a game as text, for the command line and for whoever reports a bug."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

StateT = TypeVar("StateT")


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


class LinePositions(Generic[StateT]):
    """Positions that are written as one line, secrets included; line breaks in it do not matter."""

    kinds: tuple[str, ...] = ("table",)
    private_kinds: tuple[str, ...]

    def __init__(self, parse: Callable[[str], StateT], written: Callable[[StateT], str]) -> None:
        self._parse = parse
        self._written = written

    def is_position(self, text: str) -> bool:
        """A line has bars between its sections or signs of equality in them."""
        return "|" in text or "=" in text

    def read(self, text: str) -> StateT:
        """The position of a line."""
        return self._parse(text)

    def write(self, state: StateT) -> str:
        """The line that says everything."""
        return self._written(state)
