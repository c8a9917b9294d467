"""Reads `docker-compose.yml` as Docker does, as far as that file needs: no library for it is among ours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

# A value of the file: a text, several of them, or more of the same by name.
Node = str | list["Node"] | dict[str, "Node"]

_KEY: Final = re.compile(r"([\w.-]+):(?: (.*))?")
_VARIABLE: Final = re.compile(r"\$\{(\w+)(?::([-+?])([^${}]*))?\}")


class NotSet(Exception):
    """A variable that must be set is not."""


@dataclass(frozen=True, slots=True)
class _Line:
    indent: int
    text: str


def read_compose(path: Path) -> dict[str, Any]:
    """The whole file, before variables; ValueError for what this reader does not know."""
    lines: list[_Line] = []
    for raw in path.read_text(encoding="utf-8").splitlines():
        text = raw.strip()
        if text and not text.startswith("#"):
            if " #" in text or "\t" in raw:
                raise ValueError(f"a comment behind a value, or a tab: {raw}")
            lines.append(_Line(len(raw) - len(raw.lstrip()), text))
    node, rest = _block(lines, 0)
    if rest or not isinstance(node, dict):
        raise ValueError(f"not understood: {rest[:1] or node}")
    return cast("dict[str, Any]", node)


def _block(lines: list[_Line], indent: int) -> tuple[Node, list[_Line]]:
    """A list or a mapping whose lines begin at `indent`, and the lines behind it."""
    if lines[0].text.startswith("- "):
        found: list[Node] = []
        while lines and lines[0].indent == indent and lines[0].text.startswith("- "):
            found.append(_scalar(lines.pop(0).text.removeprefix("- ")))
        return found, lines
    named: dict[str, Node] = {}
    while lines and lines[0].indent == indent:
        line = lines.pop(0)
        match = _KEY.fullmatch(line.text)
        if match is None or match[1] in named:
            raise ValueError(f"not understood, or said twice: {line.text}")
        if match[2] is not None:
            named[match[1]] = _scalar(match[2])
        elif lines and lines[0].indent > indent:
            named[match[1]], lines = _block(lines, lines[0].indent)
        else:
            named[match[1]] = ""
    return named, lines


def _scalar(text: str) -> str:
    if text.startswith('"'):
        if not re.fullmatch(r'"[^"\\]*"', text):
            raise ValueError(f"not understood: {text}")
        return text[1:-1]
    if text[0] in "[]{}&*!|>'%@`" or ": " in text:
        raise ValueError(f"not understood: {text}")
    return text


def services(path: Path, variables: Mapping[str, str], *profiles: str) -> dict[str, dict[str, Any]]:
    """The services that these profiles start, with what they extend, and the values of variables."""
    told = cast("dict[str, dict[str, Any]]", _filled_in(read_compose(path)["services"], variables))
    whole = {name: _extended(service, told) for name, service in told.items()}
    return {
        name: service
        for name, service in whole.items()
        if not service.get("profiles") or set(service["profiles"]) & set(profiles)
    }


def _extended(service: dict[str, Any], told: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if "extends" not in service:
        return service
    base = _extended(told[service["extends"]["service"]], told)
    return _merged(base, {key: value for key, value in service.items() if key != "extends"})


def _merged(base: Any, more: Any) -> Any:
    """Names are merged, lists follow each other, everything else is replaced."""
    if isinstance(base, dict) and isinstance(more, dict):
        one, two = cast("dict[str, Any]", base), cast("dict[str, Any]", more)
        return {**one, **{key: _merged(one[key], two[key]) if key in one else two[key] for key in two}}
    return [*base, *more] if isinstance(base, list) and isinstance(more, list) else more


def _filled_in(node: Node, variables: Mapping[str, str]) -> Node:
    if isinstance(node, dict):
        return {key: _filled_in(value, variables) for key, value in node.items()}
    if isinstance(node, list):
        return [_filled_in(value, variables) for value in node]
    return filled_in(node, variables)


def filled_in(text: str, variables: Mapping[str, str]) -> str:
    """A text with the values of its variables, the innermost first."""

    def value_of(found: re.Match[str]) -> str:
        value, how, other = variables.get(found[1], ""), found[2], found[3]
        if how == "+":
            return other if value else ""
        if how == "?" and not value:
            raise NotSet(f"{found[1]}: {other}")
        return value or (other or "" if how == "-" else "")

    before = ""
    while before != text:
        before, text = text, _VARIABLE.sub(value_of, text)
    return text
