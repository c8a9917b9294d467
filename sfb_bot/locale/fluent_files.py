"""Fluent files, by folder and language: what they say, which facts they want, what is wrong with them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sfb_bot.locale.grammar import FUNCTIONS

# A folder of texts is a package; every language has a folder in it, with a file for each topic.
SHELL: Final = "sfb_bot.locale"
DEFAULT_LANGUAGE: Final = "en"


@cache
def languages(folder: str = SHELL) -> tuple[str, ...]:
    """The languages a folder has at least one file for, English first."""
    found = sorted(
        entry.name
        for entry in files(folder).iterdir()
        if entry.is_dir() and any(inside.name.endswith(".ftl") for inside in entry.iterdir())
    )
    return (DEFAULT_LANGUAGE, *(language for language in found if language != DEFAULT_LANGUAGE))


def digest(folder: str) -> str:
    """Names what a folder says in all its languages, without reading any of it as Fluent."""
    found = hashlib.sha256()
    for language in languages(folder):
        for entry in sorted(files(folder).joinpath(language).iterdir(), key=lambda each: each.name):
            if entry.name.endswith(".ftl"):
                found.update(f"{language}/{entry.name}\0".encode())
                found.update(entry.read_bytes())
    return found.hexdigest()


@cache
def resources(folder: str, language: str) -> Mapping[str, ast.Resource]:
    """The files of a language, by name; none where the folder lacks the language."""
    if language not in languages(folder):
        return {}
    entries = sorted(files(folder).joinpath(language).iterdir(), key=lambda entry: entry.name)
    return {
        entry.name: FluentResource(entry.read_text(encoding="utf-8"))
        for entry in entries
        if entry.name.endswith(".ftl")
    }


@cache
def bundle(folder: str, language: str) -> FluentBundle:
    """Everything a folder says in a language."""
    # No isolating marks: they would be counted as characters and copied with the text.
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for resource in resources(folder, language).values():
        made.add_resource(resource)
    return made


class _Variables(Visitor):
    """The facts a text writes down, and those it only chooses a form by."""

    def __init__(self) -> None:
        self.written: set[str] = set()
        self.chosen_by: set[str] = set()
        self._is_choosing = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library calls it by this name
        was, self._is_choosing = self._is_choosing, True
        self.visit(node.selector)
        self._is_choosing = was
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        (self.chosen_by if self._is_choosing else self.written).add(node.id.name)


@dataclass(frozen=True, slots=True)
class FactsWanted:
    """What a text must be given: facts it writes down, and facts that it only chooses a form by."""

    written: frozenset[str]
    chosen_by: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        """Both."""
        return self.written | self.chosen_by


class _Numbers(Visitor):
    """Whether a text does more with a number than write it down: chooses a form by it, or formats it."""

    def __init__(self) -> None:
        self.matter = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.matter = self.matter or isinstance(node.selector, ast.VariableReference)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.matter = self.matter or node.id.name not in FUNCTIONS


@cache
def numbers_matter(folder: str, language: str) -> frozenset[str]:
    """The ids of the texts that depend on numbers in more than the digits."""
    found: set[str] = set()
    for _, message in _messages(folder, language):
        visitor = _Numbers()
        visitor.visit(message)
        if visitor.matter:
            found.add(message.id.name)
    return frozenset(found)


def _messages(folder: str, language: str) -> Iterator[tuple[str, ast.Message]]:
    """Every text with the name of its file."""
    for name, resource in resources(folder, language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                yield name, entry


@cache
def facts_wanted(folder: str, language: str) -> Mapping[str, Mapping[str, FactsWanted]]:
    """By file, the facts each of its texts wants, by id."""
    wanted: dict[str, dict[str, FactsWanted]] = {name: {} for name in resources(folder, language)}
    for name, message in _messages(folder, language):
        visitor = _Variables()
        visitor.visit(message)
        chosen_by = visitor.chosen_by - visitor.written
        wanted[name][message.id.name] = FactsWanted(frozenset(visitor.written), frozenset(chosen_by))
    return wanted


@cache
def ids_in(folder: str, language: str = DEFAULT_LANGUAGE) -> frozenset[str]:
    """The ids of all texts of a folder."""
    return frozenset(message.id.name for _, message in _messages(folder, language))


def broken_entries(folder: str, language: str) -> list[str]:
    """What of a language's files is not Fluent, and ids that occur twice; a test wants none."""
    broken = [
        entry.content or "?"
        for resource in resources(folder, language).values()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]
    names = [message.id.name for _, message in _messages(folder, language)]
    return [*broken, *sorted({name for name in names if names.count(name) > 1})]


@cache
def is_complete(language: str) -> bool:
    """Whether the shell speaks a language in full: it has every text that English has."""
    return ids_in(SHELL) <= ids_in(SHELL, language)
