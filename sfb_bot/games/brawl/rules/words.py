"""How a word of the card files is declared: what it means, what it needs, and the keys it takes.

A declaration is the one place for all of it. The reader of card files, the refusal of words out of place,
the tables of docs/ADDING_A_CHAMPION.md and the tests of the vocabulary are made from declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from inspect import getdoc
from typing import Final, Generic, TypeVar, cast


class Need(Enum):
    """What must be there when a word is said; the value tells what is missing."""

    TARGET = "{word!r} needs a target, and {moment} has none"
    DAMAGE = "{word!r} needs damage dealt by the attack, and {moment} comes without it"
    ATTACK = "{word!r} belongs to reactions, not to {moment}"
    OWN = "{word!r} is not said in {moment}, which may defend another champion: say 'defended'"


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a card file and what is there by then.

    Otherwise a card that asks about its attacker without answering an attack would fail in the middle of
    a match, and one that asks about damage before the blow would silently do nothing.
    """

    name: str
    gives: frozenset[Need]

    def with_target(self) -> Moment:
        """The same place once a target has been chosen."""
        return replace(self, gives=self.gives | {Need.TARGET})

    def refusal(self, word: str, needs: frozenset[Need]) -> str:
        """Why a word has no meaning here; empty when it has."""
        missing = next((need for need in Need if need in needs and need not in self.gives), None)
        return missing.value.format(word=word, moment=self.name) if missing else ""


def _moment(name: str, *gives: Need) -> Moment:
    return Moment(name, frozenset(gives))


BEFORE_ATTACK: Final = _moment("what comes before an attack", Need.OWN)
STRIKE: Final = _moment("the strength of an attack", Need.OWN, Need.TARGET)
AFTER_ATTACK: Final = _moment("what comes after an attack", Need.OWN, Need.TARGET, Need.DAMAGE)
AIMED_SKILL: Final = _moment("a skill with a range", Need.OWN, Need.TARGET)
PLAIN_SKILL: Final = _moment("a skill without a range", Need.OWN)
REACTION: Final = _moment("a reaction", Need.ATTACK)


# --- Keys -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two bounds; `words` are named amounts that may stand for one."""

    least: int = 1
    most: int = 9
    default: int | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of this many whole numbers."""

    count: int


@dataclass(frozen=True, slots=True)
class Flag:
    """True, or left out; saying it may need something."""

    needs: frozenset[Need] = frozenset()


@dataclass(frozen=True, slots=True)
class Names:
    """A list of names."""

    allowed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Core:
    """The name of a core; `any` where that is allowed."""

    any: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """Whom the op is about: a selector. Without a default it must be said."""

    default: str = ""
    only_one: bool = False


@dataclass(frozen=True, slots=True)
class PlaceName:
    """Where to: a place."""


@dataclass(frozen=True, slots=True)
class Bonuses:
    """A list of bonuses, possibly empty."""


@dataclass(frozen=True, slots=True)
class Keywords:
    """A list of keywords, each with or without a condition."""


@dataclass(frozen=True, slots=True)
class Effects:
    """A list of ops, at least one."""


Key = Number | Numbers | Flag | Names | Core | Figures | PlaceName | Bonuses | Keywords | Effects


# --- Words ------------------------------------------------------------------------------------------------

Code = Callable[..., object]
CodeT = TypeVar("CodeT", bound=Code)


@dataclass(frozen=True, slots=True)
class Word(Generic[CodeT]):
    """A word and what it means; with a `number` it is said with one, as in `target_alone 2`."""

    name: str
    meaning: str
    needs: frozenset[Need]
    code: CodeT
    number: Number | None = None


class Words(Generic[CodeT]):
    """All words of one kind, found by name, or by name and number."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._words: dict[str, Word[CodeT]] = {}
        self._codes: dict[str, CodeT] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __getitem__(self, name: str) -> Word[CodeT]:
        return self._words[name]

    def __contains__(self, name: str) -> bool:
        return name in self._words

    def declare(
        self, name: str, *needs: Need, number: Number | None = None, meaning: str = ""
    ) -> Callable[[CodeT], CodeT]:
        """Declare a word by its code, whose docstring says what it means."""

        def declared(code: CodeT) -> CodeT:
            word = Word(name, meaning or docstring_line(code), frozenset(needs), code, number)
            self._words[name] = word
            return code

        return declared

    def code(self, said: str) -> CodeT:
        """What a word does as a card says it, number included."""
        found = self._codes.get(said)
        if found is None:
            name, number = apart(said)
            word = self._words[name]
            found = word.code if word.number is None else cast("CodeT", partial(word.code, number=number))
            self._codes[said] = found
        return found


def apart(said: str) -> tuple[str, int | None]:
    """A word and the number it is said with: `poison 2`."""
    name, _, number = said.partition(" ")
    return (name, int(number)) if number.isdecimal() and number.isascii() else (said, None)


def docstring_line(code: Callable[..., object]) -> str:
    """What a docstring says, in one line."""
    return " ".join((getdoc(code) or "").split())
