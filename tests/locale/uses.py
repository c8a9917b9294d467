"""Finds every use of a text in the sources, by reading them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sfb_bot.locale import SHELL

PACKAGE = Path(__file__).resolve().parents[2] / "sfb_bot"
SAYING = frozenset({"say", "first", "has"})
# A made-up key must begin like this, or nobody could tell which texts it means.
SHORTEST_BEGINNING = 4


@cache
def game_folders() -> tuple[str, ...]:
    """The texts of every game there is."""
    return tuple(
        f"sfb_bot.games.{path.parent.name}.texts" for path in sorted((PACKAGE / "games").glob("*/texts"))
    )


def folders() -> tuple[str, ...]:
    return (SHELL, *game_folders())


@dataclass(frozen=True)
class Use:
    """A call that says a text: a pattern of its id, and the facts it gives (None: too hidden to read).

    `folders` are those in which the text may be found: the shell's, and the own one of a game.
    """

    where: str
    pattern: str
    is_exact: bool
    facts: frozenset[str] | None
    folders: tuple[str, ...]

    @property
    def is_readable(self) -> bool:
        return self.is_exact or len(self.pattern.partition("[")[0]) >= SHORTEST_BEGINNING

    def means(self, folder: str, name: str) -> bool:
        return folder in self.folders and _compiled(self.pattern).fullmatch(name) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """There are more patterns than `re` keeps by itself."""
    return re.compile(pattern)


@cache
def sources() -> dict[str, str]:
    """Every module that has to do with texts, by its path in the package."""
    found = {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }
    return {name: source for name, source in found.items() if re.search(r"texts\b", source, re.IGNORECASE)}


@cache
def constants(folder: str) -> frozenset[str]:
    """Every string in the sources that can say a text of a folder: a key may be kept in a variable first."""
    return frozenset(
        node.value
        for name, source in sources().items()
        if folder in folders_seen_from(name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def folders_seen_from(name: str) -> tuple[str, ...]:
    """A game's module sees its own texts and the shell's, all others the shell's alone."""
    parts = name.split("/")
    own = f"sfb_bot.games.{parts[1]}.texts" if parts[0] == "games" and len(parts) > 2 else ""
    return (SHELL, own) if own in game_folders() else (SHELL,)


@cache
def uses() -> tuple[Use, ...]:
    return tuple(use for name, source in sources().items() for use in uses_in(name, source))


def uses_in(name: str, source: str) -> Iterator[Use]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and says_a_text(node.func):
            named = [keyword.arg for keyword in node.keywords]
            facts = None if None in named else frozenset(arg for arg in named if arg)
            seen = folders_seen_from(name)
            if seen == (SHELL,) and speaks_for_any_game(node.func):
                seen = folders()
            for argument in node.args:
                for text in keys_in(argument):
                    is_exact = isinstance(text, ast.Constant)
                    yield Use(f"{name}:{node.lineno}", pattern_of(text), is_exact, facts, seen)


def says_a_text(function: ast.expr) -> bool:
    """`texts.say`, `self._texts.first`, `brawl_texts(texts).say`; players say words to a match, too."""
    match function:
        case ast.Attribute(value=ast.Name(id=name) | ast.Attribute(attr=name), attr=verb):
            return verb in SAYING and name.endswith("texts")
        case ast.Attribute(value=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)), attr=verb):
            return verb in SAYING and name.lower().endswith("texts")
        case _:
            return False


def speaks_for_any_game(function: ast.expr) -> bool:
    """`game.own_texts(texts).say`, `own_texts.say`: whichever game it is, then the shell."""
    match function:
        case ast.Attribute(value=ast.Call(func=ast.Attribute(attr="own_texts"))):
            return True
        case ast.Attribute(value=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name.endswith("own_texts")
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
