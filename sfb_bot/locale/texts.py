"""The one place where texts are looked up: Fluent files in, sentences out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sfb_bot.locale.fluent_files import (
    DEFAULT_LANGUAGE,
    SHELL,
    bundle,
    ids_in,
    is_complete,
    languages,
    numbers_matter,
)

Fact = str | int
DEFAULT_THEME: Final = "dark"
DEFAULT_ORIENTATION: Final = "portrait"


class TextMissing(LookupError):
    """A text, or something to fill into it, is missing."""


def complete_language(wanted: str) -> str:
    """The language for a Discord locale such as `uk` or `en-GB`; empty where ours is not complete."""
    short = wanted.partition("-")[0].lower()
    return short if short in languages() and is_complete(short) else ""


class Texts:
    """The texts in one language; what it lacks is said in English.

    They are the shell's; `of` puts a game's own before them. `theme` and `orientation` say how
    pictures for the same reader look; texts only carry them along. With `strict` (tests) a missing text or
    fact raises TextMissing; without it the reader sees the name of what is missing (a text's in
    brackets), and the game goes on.
    """

    __slots__ = ("folders", "language", "orientation", "strict", "theme")

    def __init__(
        self,
        language: str = DEFAULT_LANGUAGE,
        *,
        theme: str = DEFAULT_THEME,
        orientation: str = DEFAULT_ORIENTATION,
        strict: bool = False,
        folders: tuple[str, ...] = (SHELL,),
    ) -> None:
        self.language = language if language in languages() else DEFAULT_LANGUAGE
        self.theme = theme
        self.orientation = orientation
        self.strict = strict
        self.folders = folders

    def of(self, folder: str) -> Texts:
        """These texts with those of a folder (a package with a folder for each language) before them."""
        if folder in self.folders:
            return self
        folders = (folder, *self.folders)
        return Texts(
            self.language,
            theme=self.theme,
            orientation=self.orientation,
            strict=self.strict,
            folders=folders,
        )

    def say(self, key: str, **facts: Fact) -> str:
        """The text with this id, filled in with the facts; facts it does not use are ignored."""
        text, problem = _said(self.folders, self.language, key, tuple(sorted(facts.items())))
        if problem and self.strict:
            raise TextMissing(f"{self.language}: {key}: {problem}")
        return text

    def has(self, key: str) -> bool:
        """Whether there is such a text, at least in English."""
        return any(key in ids_in(folder) for folder in self.folders)

    def first(self, *keys: str, **facts: Fact) -> str:
        """The first of these texts that exists: a special one, then the general ones."""
        return self.say(next((key for key in keys if self.has(key)), keys[-1]), **facts)


@lru_cache(maxsize=20_000)
def _said(
    folders: tuple[str, ...], language: str, key: str, facts: tuple[tuple[str, Fact], ...]
) -> tuple[str, str]:
    """The text and what was wrong with it, an empty string if nothing was."""
    for folder in folders:
        for candidate in dict.fromkeys((language, DEFAULT_LANGUAGE)):
            texts = bundle(folder, candidate)
            if not texts.has_message(key):
                continue
            pattern = texts.get_message(key).value
            if pattern is None:
                continue
            given = facts if key in numbers_matter(folder, candidate) else map(_as_digits, facts)
            text, errors = texts.format_pattern(pattern, dict(given))
            return str(text), "; ".join(map(str, errors))
    return f"[{key}]", "there is no such text"


def _as_digits(fact: tuple[str, Fact]) -> tuple[str, Fact]:
    """A small number as every language writes it, since the library takes long to find that out."""
    name, value = fact
    return (name, str(value)) if isinstance(value, int) and -1000 < value < 1000 else fact
