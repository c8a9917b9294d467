"""What an instruction is about, in a few words of the card files: `◎ unit|hero opposing tech:0,1`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

Side = Literal["any", "own", "friendly", "opposing"]

# What can be meant; `building` is every building, `building_card` only one that is a card.
KINDS: Final = frozenset(
    {"unit", "hero", "building", "base", "building_card", "tech", "addon", "upgrade", "ongoing", "worker"}
)
TARGET_SIGN: Final = "◎"
_SIDES: Final = ("own", "friendly", "opposing")


@dataclass(frozen=True, slots=True)
class Selector:
    """A description of things on the table.

    `targets`: naming such a thing is targeting it (C190). `other`: not the card at work; `another`: nothing
    that was named before in the same effect. Empty sets and words allow everything.
    """

    kinds: frozenset[str]
    side: Side = "any"
    targets: bool = False
    patrols: bool | None = None
    flies: bool | None = None
    tech: frozenset[int] = frozenset()
    subtype: str = ""
    not_subtype: str = ""
    colour: str = ""
    spec: str = ""
    not_spec: str = ""
    name: str = ""
    most_atk: int | None = None
    most_cost: int | None = None
    with_rune: str = ""
    without_rune: str = ""
    is_damaged: bool | None = None
    is_token: bool | None = None
    is_legendary: bool | None = None
    is_exhausted: bool | None = None
    is_visible: bool | None = None
    other: bool = False
    another: bool = False
    # What the rules make of it, kept for speed.
    clauses: object = field(default=None, compare=False, repr=False)

    def keep(self, clauses: object) -> None:
        """Remember what the rules made of this."""
        object.__setattr__(self, "clauses", clauses)


class SelectorError(ValueError):
    """The words do not describe anything."""


def read_selector(text: str) -> Selector:
    """The description that some words of a card file make; SelectorError where they make none."""
    words = text.split()
    # Any: each field is checked by the type it has in Selector.
    found: dict[str, object] = {}
    if words and words[0] == TARGET_SIGN:
        found["targets"] = True
        words = words[1:]
    if not words:
        raise SelectorError("nothing is described")
    kinds = frozenset(words[0].split("|"))
    if not kinds <= KINDS:
        raise SelectorError(f"{sorted(kinds - KINDS)} are no things")
    for word in words[1:]:
        name, value = _clause(word)
        if name in found:
            raise SelectorError(f"{word} says something again")
        found[name] = value
    return Selector(kinds, **found)  # pyright: ignore[reportArgumentType]  made by _clause, name by name


_PLAIN: Final[dict[str, tuple[str, object]]] = {
    **{side: ("side", side) for side in _SIDES},
    "patrolling": ("patrols", True),
    "idle": ("patrols", False),
    "flying": ("flies", True),
    "grounded": ("flies", False),
    "damaged": ("is_damaged", True),
    "undamaged": ("is_damaged", False),
    "token": ("is_token", True),
    "card": ("is_token", False),
    "legendary": ("is_legendary", True),
    "exhausted": ("is_exhausted", True),
    "ready": ("is_exhausted", False),
    "hidden": ("is_visible", False),
    "other": ("other", True),
    "another": ("another", True),
}
_WITH_WORD: Final = {
    "is": "subtype",
    "not": "not_subtype",
    "colour": "colour",
    "spec": "spec",
    "notspec": "not_spec",
    "name": "name",
    "with": "with_rune",
    "without": "without_rune",
}


def _clause(word: str) -> tuple[str, object]:
    """What one word says: the field, and its value."""
    if word in _PLAIN:
        return _PLAIN[word]
    name, colon, rest = word.partition(":")
    if colon and name == "tech":
        return "tech", frozenset(map(int, rest.split(",")))
    if colon and name in _WITH_WORD and rest:
        return _WITH_WORD[name], rest
    for sign, name in (("atk<=", "most_atk"), ("cost<=", "most_cost")):
        if word.startswith(sign):
            return name, int(word.removeprefix(sign))
    raise SelectorError(f"{word} is not understood")
