"""Words that know their cases and their gender, and the functions by which texts ask for them.

A text says `{ GEN($champion) }` for the genitive of a fact and chooses by `{ GENDER($champion) -> ... }`.
A fact that is a plain string has one form for everything: so has every word in English, and a player's name
in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

Case = Literal["genitive", "dative", "accusative", "instrumental", "prepositional"]
CASES: Final[tuple[Case, ...]] = ("genitive", "dative", "accusative", "instrumental", "prepositional")
Gender = Literal["masculine", "feminine", "neuter", "plural"]
GENDERS: Final[tuple[Gender, ...]] = ("masculine", "feminine", "neuter", "plural")
# What a choice by gender gets for a word that has none: no variant, so the default.
NO_GENDER: Final = "none"

# What tells two nouns apart that look the same in the nominative.
NounKey: TypeAlias = tuple[str, tuple[tuple[str, str], ...], str]


class Noun(str):
    """A word or phrase as the nominative has it, with its other forms and its gender.

    `forms` holds the cases that differ; a language without cases has none.
    """

    __slots__ = ("forms", "gender")

    forms: Mapping[str, str]
    gender: str

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None, gender: str = "") -> Noun:
        """The nominative, the other cases by name, and a gender."""
        made = super().__new__(cls, text)
        made.forms = forms or {}
        made.gender = gender
        return made

    @property
    def key(self) -> NounKey:
        """The noun with everything that it knows, as a key to look up by."""
        return str(self), tuple(sorted(self.forms.items())), self.gender


def in_case(word: str, case: str) -> str:
    """A word in a case; one without such a form as it is."""
    return word.forms.get(case, str(word)) if isinstance(word, Noun) else word


def phrase(make: Callable[..., str], **words: str) -> str:
    """A phrase around words, in every case that any of them has; its gender is that of the first noun."""
    nouns = [word for word in words.values() if isinstance(word, Noun)]
    if not nouns:
        return make(**words)
    cases = [case for case in CASES if any(case in noun.forms for noun in nouns)]
    forms = {case: make(**{name: in_case(word, case) for name, word in words.items()}) for case in cases}
    return Noun(make(**{name: str(word) for name, word in words.items()}), forms, nouns[0].gender)


def enumeration(words: Sequence[str], joined: Callable[[Sequence[str]], str]) -> str:
    """Several words as `joined` writes them, in every case; more than one are a plural."""
    if len(words) == 1:
        return words[0]
    nouns = [word for word in words if isinstance(word, Noun)]
    if not nouns:
        return joined(words)
    cases = [case for case in CASES if any(case in noun.forms for noun in nouns)]
    forms = {case: joined([in_case(word, case) for word in words]) for case in cases}
    return Noun(joined(words), forms, "plural")


def signed(number: int) -> str:
    """A number with its sign, the minus as long as the plus is wide."""
    return f"{number:+}".replace("-", "−")


def _form(case: Case) -> Callable[[object], str]:
    def form(word: object) -> str:
        return in_case(word, case) if isinstance(word, str) else str(word)

    return form


def _gender(word: object) -> str:
    return (word.gender if isinstance(word, Noun) else "") or NO_GENDER


def _capital(word: object) -> str:
    text = str(word)
    return text[:1].upper() + text[1:]


# By the names that texts call them. Any: the library's own type leaves out that a string will do.
FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "GEN": _form("genitive"),
    "DAT": _form("dative"),
    "ACC": _form("accusative"),
    "INS": _form("instrumental"),
    "PRE": _form("prepositional"),
    "GENDER": _gender,
    "CAP": _capital,
}
