"""Which room of the house may import what, and a reader that finds every import that breaks the law."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = "sfb_bot"

BRAWL_VALUES = frozenset({"brawl.views", "brawl.content", "brawl.events", "brawl.choices", "brawl.model"})

# What a room may import besides itself: whole rooms, or one module (and what lies below it) of a room.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "hexgrid": frozenset(),
    "kernel": frozenset(),
    "brawl": frozenset({"kernel", "hexgrid"}),
    "league": frozenset(),
    "app": frozenset({"kernel", "league"}),
    # Of the league only the frozen values it stores column by column.
    "storage": frozenset(
        {"app.ports", "app.records", "app.leagues.ports", "app.leagues.records", "league.values", "kernel"}
    ),
    "locale": frozenset(),
    # Of a game only its frozen values: what is seen, what happened, what is in the box, what is asked.
    "render": frozenset({*BRAWL_VALUES, "hexgrid", "kernel", "locale"}),
    # Of a league only its frozen values: settings, tables, brackets.
    "screens": frozenset({*BRAWL_VALUES, "league.values", "kernel", "locale"}),
    "discord_ui": frozenset({"app", "league.values", "screens", "kernel", "locale"}),
    "playground": frozenset(),
    # The one place where everything is put together; nobody imports it but the entry points.
    "cli": frozenset(
        {"hexgrid", "kernel", "brawl", "league", "app", "storage", "locale", "render", "screens"}
        | {"discord_ui", "playground"}
    ),
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(),
    "bot.py": frozenset({"cli"}),
}

# Every library from outside has a home. One that is not listed here may be imported nowhere.
LIBRARY_HOMES: dict[str, frozenset[str]] = {
    "discord": frozenset({"discord_ui"}),
    "aiosqlite": frozenset({"storage"}),
    "PIL": frozenset({"render"}),
    "aiohttp": frozenset({"playground", "discord_ui"}),
    "fluent": frozenset({"locale"}),
    "dotenv": frozenset({"cli"}),
    "openskill": frozenset({"league"}),
    "networkx": frozenset({"league"}),
}

# The same answers must give the same match, anywhere and at any time.
PURE_ROOMS = frozenset({"hexgrid", "kernel", "brawl", "league"})
IMPURE_MODULES = frozenset(
    {"asyncio", "random", "time", "os", "logging", "datetime", "secrets", "threading", "uuid"}
)


@dataclass(frozen=True, slots=True)
class Violation:
    path: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Import:
    line: int
    target: str | None  # None: computed at run time, so nobody can read what it is


def violations(root: Path) -> list[Violation]:
    """Every import below `root` that breaks the law, in reading order."""
    found: list[Violation] = []
    for path in python_files(root):
        room = room_of(root, path)
        shown = path.relative_to(root).as_posix()
        if room not in MAY_IMPORT:
            found.append(Violation(shown, 1, f"room {room!r} has no law yet, add it to MAY_IMPORT"))
            continue
        for imported in imports_of(root, path):
            reason = why_forbidden(room, imported.target)
            if reason:
                found.append(Violation(shown, imported.line, reason))
    return found


def python_files(root: Path) -> list[Path]:
    """All modules the law speaks about: the package and the entry point."""
    entry = root / "bot.py"
    return [*([entry] if entry.exists() else []), *sorted((root / PACKAGE).rglob("*.py"))]


def room_of(root: Path, path: Path) -> str:
    if path == root / "bot.py":
        return "bot.py"
    return path.relative_to(root / PACKAGE).with_suffix("").parts[0]


def why_forbidden(room: str, target: str | None) -> str | None:
    if target is None:
        return f"{room} imports something computed at run time"
    top, _, inside = target.partition(".")
    if top == PACKAGE:
        return None if may_enter(room, inside) else f"{room} may not import {target}"
    if top in sys.stdlib_module_names:
        is_impure = room in PURE_ROOMS and top in IMPURE_MODULES
        return f"{room} is pure and may not import {target}" if is_impure else None
    if room in LIBRARY_HOMES.get(top, frozenset()):
        return None
    return f"{room} may not import the library {target}"


def may_enter(room: str, inside: str) -> bool:
    """Whether `room` may import the module `inside` the package ("" is the package itself)."""
    return inside == "" or any(
        inside == allowed or inside.startswith(allowed + ".") for allowed in {room, *MAY_IMPORT[room]}
    )


def imports_of(root: Path, path: Path) -> Iterator[Import]:
    """All imports of a module, also those inside functions, behind TYPE_CHECKING or made by a call."""
    for node in ast.walk(ast.parse(path.read_bytes(), filename=str(path))):
        match node:
            case ast.Import(names=names):
                yield from (Import(node.lineno, name.name) for name in names)
            case ast.ImportFrom(names=names):
                source = source_of(root, path, node)
                yield from (Import(node.lineno, target_of(root, source, name.name)) for name in names)
            case ast.Call(func=ast.Name(id="__import__" | "import_module")):
                yield Import(node.lineno, called_target(node))
            case ast.Call(func=ast.Attribute(attr="import_module")):
                yield Import(node.lineno, called_target(node))
            case _:
                pass


def source_of(root: Path, path: Path, node: ast.ImportFrom) -> str:
    """The module after `from`, with leading dots resolved."""
    if node.level == 0:
        return node.module or ""
    package = path.relative_to(root).parts[: -node.level]
    return ".".join([*package, *([node.module] if node.module else [])])


def target_of(root: Path, source: str, name: str) -> str:
    """`from source import name` imports a module of that name if there is one, else only `source`."""
    below = root.joinpath(*source.split("."))
    is_module = (below / f"{name}.py").exists() or (below / name).is_dir()
    # A whole room that does not exist (yet) is still recognised by its name.
    is_room = source == PACKAGE and name in MAY_IMPORT
    return f"{source}.{name}" if is_module or is_room else source


def called_target(call: ast.Call) -> str | None:
    match call.args:
        case [ast.Constant(value=str(name))] if not name.startswith("."):
            return name
        case _:
            return None
