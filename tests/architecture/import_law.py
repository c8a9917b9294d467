"""Which room of the house may import what, and a reader that finds every import that breaks the law."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = "sfb_bot"

# A room is a package, or a part of one with a law of its own; `*` is any game's folder.
# What a room may import besides itself: whole rooms, or one module (and what lies below it) of a room.
# `games.*` in a law of a game's room means that same game, never another one.
VALUES_OF_A_GAME = frozenset({"games.*.rules.views", "games.*.rules.events", "games.*.rules.choices"}) | {
    "games.*.rules.model",
    "games.*.rules.content",
    "games.*.rules.ids",
    "games.*.rules.prospects",
    "games.*.rules.sides",
}
VALUES_OF_MATCHES = frozenset(
    {
        "matches.records",
        "matches.lobby_records",
        "matches.community_records",
        "matches.people",
        "matches.computer_players",
        "matches.advice",
    }
)
EVERYTHING = frozenset(
    {
        "application",
        "card_files",
        "computer",
        "drawing",
        "games",
        "hexgrid",
        "kernel",
        "leagues",
        "locale",
        "matches",
        "practice",
        "screens",
        "storage",
        "thinking",
        "web",
    }
)
MAY_IMPORT: dict[str, frozenset[str]] = {
    "hexgrid": frozenset(),
    "kernel": frozenset(),
    # Computer players of any game; what one game adds to it lies in that game.
    "computer": frozenset({"kernel"}),
    "games.*.rules": frozenset({"kernel", "hexgrid"}),
    "card_files": frozenset({"kernel"}),
    "games.*.cards": frozenset({"games.*.rules", "card_files", "kernel", "hexgrid"}),
    # Of the rules only their frozen values: what is seen, what happened, what is in the box, what is asked.
    "games.*.screens": VALUES_OF_A_GAME | {"games.*.texts", "kernel", "locale", "screens"},
    "games.*.pictures": VALUES_OF_A_GAME
    | {"games.*.texts", "drawing", "hexgrid", "kernel", "locale", "screens.values"},
    "games.*.texts": frozenset({"locale", "games.*.rules.content"}),
    "games.*.computer": frozenset({"games.*.rules", "computer", "hexgrid", "kernel"}),
    # What goals of exercises are written in; the exercises themselves are data.
    "games.*.practice": frozenset({"games.*.rules", "practice.exercises", "practice.exercise_files"})
    | {"kernel"},
    # A game's pack puts its rooms together.
    "games.*": frozenset({"games.*", "games.pack", "games.simulation", "drawing", "hexgrid", "kernel"})
    | {"games.rates", "games.positions"}
    | {"card_files", "computer", "locale", "practice.exercises", "screens"},
    # The registry and what a game must bring.
    "games": frozenset({"games.*", "computer", "drawing", "kernel", "locale", "screens"})
    | {"practice.exercises"},
    # Animations may be drawn by another process.
    "drawing": frozenset({"screens", "kernel", "locale", "matches.lending"}),
    "matches": frozenset({"computer", "kernel"}),
    "leagues.rules": frozenset(),
    "leagues.seasons": frozenset({"leagues.rules", "matches", "kernel"}),
    "leagues": frozenset(),
    # A person alone at a table that is no match.
    "practice": frozenset({"matches", "computer", "kernel"}),
    "application": frozenset({"matches", "leagues", "practice", "kernel", "web.ports"}),
    # Processes that think: jobs in, thoughts out.
    "thinking": frozenset({"computer", "games", "kernel", "matches.lending", "matches.thinkers"}),
    # Of the league only the frozen values it stores column by column.
    # What matches add up to is counted in the transaction that ends them.
    "storage": VALUES_OF_MATCHES
    | frozenset({"matches.ports", "matches.ledger_port", "matches.archive", "matches.silences", "kernel"})
    | {"matches.contents", "matches.lending", "matches.processes", "matches.territory"}
    | {
        "leagues.seasons.ports",
        "leagues.seasons.records",
        "leagues.seasons.finished",
        "leagues.seasons.terms",
        "leagues.seasons.figures",
        "leagues.seasons.tally",
    }
    | {"leagues.rules.values", "leagues.rules.ratings", "leagues.rules.ranking"}
    | {"practice.ports", "practice.records", "web.ports", "web.records"},
    "locale": frozenset(),
    # Of matches and leagues only the frozen values that are shown; nothing is mirrored to get around this.
    "screens": VALUES_OF_MATCHES
    | frozenset({"leagues.rules.values", "leagues.rules.ratings", "leagues.seasons.records"})
    | {"leagues.seasons.actions", "leagues.seasons.figures", "practice.exercises", "kernel", "locale"}
    # What the league's rules make of what is stored: nothing of it changes.
    | {"leagues.seasons.season_view", "leagues.rules.qualification"},
    # Of the games only what a pack is, of drawing only what is asked for and comes back.
    "discord_ui": frozenset({"application", "matches", "leagues", "practice", "screens", "kernel", "locale"})
    | {"games.pack", "games.editions", "drawing.picture", "drawing.pictures"}
    | {"web.records", "web.addresses"},
    # A read-only page. It knows no Discord: what only Discord knows is stored.
    "web": frozenset({"matches", "leagues", "screens", "kernel", "locale"})
    | {"games.pack", "games.editions", "drawing.picture", "drawing.pictures"},
    "playground": frozenset(),
    # Figures for whoever runs the bot.
    "monitoring": frozenset({"kernel", "matches.meter"}),
    # The one place where everything is put together; nobody imports it but the entry points.
    "cli": EVERYTHING | {"discord_ui", "monitoring", "playground"},
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(),
    "bot.py": frozenset({"cli"}),
}

# Every library from outside has a home. One that is not listed here may be imported nowhere.
LIBRARY_HOMES: dict[str, frozenset[str]] = {
    "discord": frozenset({"discord_ui"}),
    "aiosqlite": frozenset({"storage"}),
    "psycopg": frozenset({"storage"}),
    "psycopg_pool": frozenset({"storage"}),
    "PIL": frozenset({"drawing", "games.*.pictures"}),
    "aiohttp": frozenset({"monitoring", "playground", "discord_ui", "web"}),
    "prometheus_client": frozenset({"monitoring"}),
    "fluent": frozenset({"locale"}),
    # Dates by language; Fluent brings it.
    "babel": frozenset({"web"}),
    "dotenv": frozenset({"cli"}),
    "openskill": frozenset({"leagues.rules"}),
    "networkx": frozenset({"leagues.rules"}),
}

# The same answers must give the same match, anywhere and at any time.
# Modules directly in `games`, beside the games' folders.
NO_GAMES = frozenset({"pack", "editions"})
PURE_ROOMS = frozenset(
    {"hexgrid", "kernel", "computer", "games.*.rules", "games.*.cards", "games.*.computer", "leagues.rules"}
)
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
        module = module_of(root, path)
        shown = path.relative_to(root).as_posix()
        if room_of(module) is None:
            found.append(Violation(shown, 1, f"{module!r} is in no room with a law, add it to MAY_IMPORT"))
            continue
        for imported in imports_of(root, path):
            reason = why_forbidden(module, imported.target)
            if reason:
                found.append(Violation(shown, imported.line, reason))
    return found


def python_files(root: Path) -> list[Path]:
    """All modules the law speaks about: the package and the entry point."""
    entry = root / "bot.py"
    return [*([entry] if entry.exists() else []), *sorted((root / PACKAGE).rglob("*.py"))]


def module_of(root: Path, path: Path) -> str:
    """The dotted name inside the package; a package's own file has the package's name."""
    if path == root / "bot.py":
        return "bot.py"
    parts = path.relative_to(root / PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


@cache
def lies_in(module: str, room: str) -> bool:
    """Whether a module is a room, or below it; a `*` of the room stands for any one folder of `games`."""
    inside, wanted = module.split("."), room.split(".")
    if wanted[:2] == ["games", "*"] and len(inside) > 1 and inside[1] in NO_GAMES:
        return False
    return len(inside) >= len(wanted) and all(w in ("*", i) for i, w in zip(inside, wanted, strict=False))


@cache
def room_of(module: str) -> str | None:
    """The narrowest room a module lies in."""
    if module == "bot.py":
        return module
    rooms = [room for room in MAY_IMPORT if lies_in(module, room)]
    return max(rooms, key=lambda room: room.count("."), default=None)


def why_forbidden(module: str, target: str | None) -> str | None:
    room = room_of(module)
    assert room is not None
    if target is None:
        return f"{module} imports something computed at run time"
    top, _, inside = target.partition(".")
    if top == PACKAGE:
        return None if may_enter(module, inside) else f"{room} may not import {target}"
    if top in sys.stdlib_module_names:
        is_impure = room in PURE_ROOMS and top in IMPURE_MODULES
        return f"{room} is pure and may not import {target}" if is_impure else None
    if room in LIBRARY_HOMES.get(top, frozenset()):
        return None
    return f"{room} may not import the library {target}"


def may_enter(module: str, inside: str) -> bool:
    """Whether `module` may import the module `inside` the package ("" is the package itself)."""
    room = room_of(module)
    assert room is not None
    if inside == "" or (room_of(inside) == room and not is_another_game(module, inside)):
        return True
    own = module.split(".")[1] if room.startswith("games.*") else "*"
    return any(lies_in(inside, allowed.replace("*", own)) for allowed in MAY_IMPORT[room])


def is_another_game(module: str, inside: str) -> bool:
    """Whether both lie in a game, and in different ones."""
    are_in_games = all((room_of(each) or "").startswith("games.*") for each in (module, inside))
    return are_in_games and module.split(".")[1] != inside.split(".")[1]


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
    is_room = source == PACKAGE and any(room.split(".")[0] == name for room in MAY_IMPORT)
    return f"{source}.{name}" if is_module or is_room else source


def called_target(call: ast.Call) -> str | None:
    match call.args:
        case [ast.Constant(value=str(name))] if not name.startswith("."):
            return name
        case _:
            return None
