"""Finds every use of a text in the sources, by reading them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "sfb_bot"
SAYING = frozenset({"say", "first"})
# A made-up key must begin like this, or nobody could tell which texts it means.
SHORTEST_BEGINNING = 4


@dataclass(frozen=True)
class Use:
    """A call that says a text: a pattern of its id, and the facts it gives (None: too hidden to read)."""

    where: str
    pattern: str
    is_exact: bool
    facts: frozenset[str] | None


# The rooms whose words are in the texts; pictures have a small table of their own.
ROOMS = ("screens", "games/brawl/screens", "discord_ui", "cli")


def sources() -> list[Path]:
    return [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))]


def constants() -> set[str]:
    """Every string in the sources: a key may be kept in a variable before it is said."""
    return {
        node.value
        for path in sources()
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def uses() -> tuple[Use, ...]:
    return tuple(use for path in sources() for use in uses_in(path.name, path.read_text(encoding="utf-8")))


def uses_in(name: str, source: str) -> Iterator[Use]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and says_a_text(node.func):
            named = [keyword.arg for keyword in node.keywords]
            facts = None if None in named else frozenset(arg for arg in named if arg)
            for argument in node.args:
                for text in keys_in(argument):
                    yield Use(
                        f"{name}:{node.lineno}", pattern_of(text), isinstance(text, ast.Constant), facts
                    )


def says_a_text(function: ast.expr) -> bool:
    """`texts.say`, `self._texts.first`, `Texts(language).say`; players say words to a match, too."""
    match function:
        case ast.Attribute(value=ast.Name(id=name) | ast.Attribute(attr=name), attr=verb):
            return verb in SAYING and name.endswith("texts")
        case ast.Attribute(value=ast.Call(func=ast.Name(id=name)), attr=verb):
            return verb in SAYING and name.lower().endswith("texts")
        case _:
            return False


def keys_in(argument: ast.expr) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The strings an argument may become: itself, or either end of `a if b else c`."""
    match argument:
        case ast.Constant(value=str()) | ast.JoinedStr():
            yield argument
        case ast.IfExp(body=body, orelse=orelse):
            yield from keys_in(body)
            yield from keys_in(orelse)
        case _:
            return


def pattern_of(text: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(text, ast.Constant):
        return re.escape(str(text.value))
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_-]*"
        for part in text.values
    ]
    return "".join(parts)
