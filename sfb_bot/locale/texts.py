"""The one place where texts are looked up: Fluent files in, sentences out."""

from __future__ import annotations

from collections.abc import Mapping
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
from sfb_bot.locale.grammar import CASES, Noun, NounKey

Fact = str | int
# A fact as it is kept in mind: a noun with its forms, which are not seen in the text itself.
_Known = str | int | NounKey
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
        """The text with this id, filled in with the facts; facts it does not use are ignored.

        It is a Noun where the language gives it cases or a gender, as attributes.
        """
        # Unsorted: whoever says a text gives its facts in the same order each time.
        known = tuple([(name, _known(fact)) for name, fact in facts.items()]) if facts else ()
        text, problem = _said(self.folders, self.language, key, known)
        if problem and self.strict:
            raise TextMissing(f"{self.language}: {key}: {problem}")
        return text

    def read(self) -> None:
        """Read the files now, so that nobody waits for them later."""
        for folder in self.folders:
            numbers_matter(folder, self.language)
            bundle(folder, self.language)

    def has(self, key: str) -> bool:
        """Whether there is such a text, at least in English."""
        return any(key in ids_in(folder) for folder in self.folders)

    def first(self, *keys: str, **facts: Fact) -> str:
        """The first of these texts that exists: a special one, then the general ones."""
        return self.say(next((key for key in keys if self.has(key)), keys[-1]), **facts)


def _known(fact: Fact) -> _Known:
    return fact.key if isinstance(fact, Noun) else fact


@lru_cache(maxsize=20_000)
def _said(
    folders: tuple[str, ...], language: str, key: str, facts: tuple[tuple[str, _Known], ...]
) -> tuple[str, str]:
    """The text and what was wrong with it, an empty string if nothing was."""
    for folder in folders:
        for candidate in dict.fromkeys((language, DEFAULT_LANGUAGE)):
            texts = bundle(folder, candidate)
            if not texts.has_message(key):
                continue
            message = texts.get_message(key)
            if message.value is None:
                continue
            are_numbers = key in numbers_matter(folder, candidate)
            given = {name: _given(fact, is_number=are_numbers) for name, fact in facts}
            text, errors = texts.format_pattern(message.value, given)
            forms: dict[str, str] = {}
            for name, pattern in message.attributes.items():
                form, wrong = texts.format_pattern(pattern, given)
                forms[name] = str(form)
                errors = [*errors, *wrong]
            return _noun(str(text), forms), "; ".join(map(str, errors))
    return f"[{key}]", "there is no such text"


def _noun(text: str, attributes: Mapping[str, str]) -> str:
    """A text with what its attributes say about it."""
    if not attributes:
        return text
    forms = {case: attributes[case] for case in CASES if case in attributes}
    return Noun(text, forms, attributes.get("gender", ""))


def _given(fact: _Known, *, is_number: bool) -> Fact:
    """A fact as the library takes it.

    A small number is given as every language writes it, since the library takes long to find that out.
    """
    if isinstance(fact, tuple):
        text, forms, gender = fact
        return Noun(text, dict(forms), gender)
    if isinstance(fact, int) and not is_number and -1000 < fact < 1000:
        return str(fact)
    return fact
