"""The arena as a text picture, printed and read back."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.brawl.rules.content import CORE_LETTERS, Content
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS, SIDES, State
from sfb_bot.games.brawl.rules.notation import NotationError, parse_line

CODE_LENGTH: Final = 3


def print_diagram(state: State) -> str:
    """The arena as text: champions by code (side a in capitals), tokens `*`, empty trap hexes `^`.

    With four players the seat's letter follows: `KILc`.
    Statues are `<R>`, `<Y>`, `<B>` by their core, area hexes their small letter, deployment hexes `|`.
    """
    arena = state.content.arena
    grid = arena.grid
    marks = dict.fromkeys(range(grid.size), " . ")
    for area in arena.deployments.values():
        marks.update({cell: " | " for cell in range(grid.size) if area.cells >> cell & 1})
    for statue in arena.statues.values():
        letter = CORE_LETTERS[statue.core]
        marks.update({cell: f" {letter.lower()} " for cell in range(grid.size) if statue.area >> cell & 1})
        marks[statue.cell] = f"<{letter}>"
    marks.update({cell: " ^ " for cell in range(grid.size) if arena.trap_hexes >> cell & 1})
    marks.update(dict.fromkeys(state.tokens, " * "))
    for figure in state.figures:
        if figure.in_arena:
            code = figure.champion.code
            letter = SEAT_LETTERS[figure.seat] if len(state.seats) > len(SIDES) else ""
            marks[figure.cell] = (code if figure.side == 0 else code.lower()) + letter
    lines: dict[int, dict[int, str]] = {}
    for cell, at in enumerate(grid.hexes):
        lines.setdefault(2 * at.r + at.q, {})[at.q] = marks[cell]
    left = min(at.q for at in grid.hexes)
    rows: list[str] = []
    for height in sorted(lines):
        row = ""
        for q, mark in sorted(lines[height].items()):
            row = row.ljust((q - left) * 4) + mark
        rows.append(row.rstrip())
    return "\n".join(rows)


def parse_diagram(text: str, content: Content, line: str = "") -> State:
    """The position of a diagram; everything that is not on the board comes from `line`.

    Champions of the line may stand on their Gate there; the diagram puts them where it shows them.
    """
    grid = content.arena.grid
    rows = [row for row in text.splitlines() if row.strip()]
    heights = sorted({2 * at.r + at.q for at in grid.hexes})
    if len(rows) != len(heights):
        raise NotationError(f"a diagram has {len(heights)} rows, this one {len(rows)}")
    left = min(at.q for at in grid.hexes)
    codes = {champion.code: champion.id for champion in content.champions.values()}
    places: dict[str, dict[str, str]] = {}
    tokens: list[str] = []
    for cell, at in enumerate(grid.hexes):
        row = rows[heights.index(2 * at.r + at.q)]
        column = (at.q - left) * 4
        # Marks stand far enough apart for a letter after the code.
        mark = row[column : column + CODE_LENGTH + 1].strip()
        code, letter = mark[:CODE_LENGTH], mark[CODE_LENGTH:]
        if mark == "*":
            tokens.append(grid.names[cell])
        elif code.upper() in codes and len(code) == CODE_LENGTH:
            seat = letter or ("a" if code.isupper() else "b")
            places.setdefault(seat, {})[codes[code.upper()]] = grid.names[cell]
    return parse_line(_merge(line, places, tokens), content)


def _merge(line: str, places: dict[str, dict[str, str]], tokens: list[str]) -> str:
    """The line with the champions where the diagram has them, and its tokens if the line names none."""
    sections = [section.strip() for section in line.split("|")] if line else ["r1"]
    for letter, shown in sorted(places.items()):
        number = next((n for n, s in enumerate(sections) if s.split()[:1] == [letter]), None)
        if number is None:
            sections.append(letter)
            number = len(sections) - 1
        words = sections[number].split()[1:]
        # A champion the line has on its Gate, with whatever damage and marks it gives it.
        marks = {_name_of(word): word.removeprefix(_name_of(word)) for word in words if _is_on_gate(word)}
        placed = [f"{name}@{where}{marks.get(name, '')}" for name, where in shown.items()]
        kept = [word for word in words if not (_is_on_gate(word) and _name_of(word) in shown)]
        sections[number] = " ".join([letter, *placed, *kept])
    if tokens and not any(word.startswith("tokens=") for s in sections for word in s.split()):
        sections.append(f"tokens={','.join(tokens)}")
    return " | ".join(sections)


def _is_on_gate(word: str) -> bool:
    return "=" not in word and "@" not in word


def _name_of(word: str) -> str:
    return word.partition("/")[0].rstrip("+~")
