"""The one place where texts are looked up: Fluent files in, sentences out."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

DEFAULT_LANGUAGE: Final = "en"
Fact = str | int


class TextMissing(LookupError):
    """A text, or something to fill into it, is missing."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, English first."""
    found = sorted(
        entry.name.removesuffix(".ftl")
        for entry in files("sfb_bot.locale").iterdir()
        if entry.name.endswith(".ftl")
    )
    return (DEFAULT_LANGUAGE, *(language for language in found if language != DEFAULT_LANGUAGE))


def best_language(wanted: str) -> str:
    """The language for a Discord locale such as `uk` or `en-GB`; English where we have none."""
    short = wanted.partition("-")[0].lower()
    return short if short in languages() else DEFAULT_LANGUAGE


class Texts:
    """The texts in one language; what it lacks is said in English.

    With `strict` (tests) a missing text or fact raises TextMissing; without it the reader sees the
    name of what is missing (a text's in brackets), and the game goes on.
    """

    __slots__ = ("language", "strict")

    def __init__(self, language: str = DEFAULT_LANGUAGE, *, strict: bool = False) -> None:
        self.language = best_language(language)
        self.strict = strict

    def say(self, key: str, **facts: Fact) -> str:
        """The text with this id, filled in with the facts; facts it does not use are ignored."""
        text, problem = _said(self.language, key, tuple(sorted(facts.items())))
        if problem and self.strict:
            raise TextMissing(f"{self.language}: {key}: {problem}")
        return text

    def has(self, key: str) -> bool:
        """Whether there is such a text, at least in English."""
        return key in ids_of(DEFAULT_LANGUAGE)

    def first(self, *keys: str, **facts: Fact) -> str:
        """The first of these texts that exists: a special one, then the general ones."""
        return self.say(next((key for key in keys if self.has(key)), keys[-1]), **facts)


@lru_cache(maxsize=20_000)
def _said(language: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> tuple[str, str]:
    """The text and what was wrong with it, an empty string if nothing was."""
    for candidate in dict.fromkeys((language, DEFAULT_LANGUAGE)):
        bundle = _bundle(candidate)
        if not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, dict(facts))
        return str(text), "; ".join(map(str, errors))
    return f"[{key}]", "there is no such text"


@cache
def _source(language: str) -> str:
    return files("sfb_bot.locale").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _resource(language: str) -> ast.Resource:
    return FluentResource(_source(language))


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolating marks: they would be counted as characters and copied with the text.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language))
    return bundle


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library calls it by this name
        self.names.add(node.id.name)


@cache
def variables_of(language: str) -> dict[str, frozenset[str]]:
    """The facts each text of a language wants, by id."""
    wanted: dict[str, frozenset[str]] = {}
    for entry in _resource(language).body:
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            wanted[entry.id.name] = frozenset(visitor.names)
    return wanted


def ids_of(language: str) -> frozenset[str]:
    """The ids of all texts of a language."""
    return frozenset(variables_of(language))


def broken_entries(language: str) -> list[str]:
    """What of a language's file is not Fluent, and ids that occur twice; a test wants none."""
    body = _resource(language).body
    broken = [entry.content or "?" for entry in body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    return [*broken, *sorted({name for name in names if names.count(name) > 1})]
