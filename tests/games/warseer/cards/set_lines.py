"""The set as it was written down beside the card files: lines of names and numbers, by section."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

SET = Path(__file__).with_name("the_set.txt")


@dataclass(frozen=True, slots=True)
class SetLine:
    """A line of the set: a code, names in English, Ukrainian and Russian, and what else it says."""

    code: str
    english: str
    ukrainian: str
    russian: str
    fields: tuple[str, ...]

    @property
    def names(self) -> dict[str, str]:
        """The names as card files have them."""
        return {"en": self.english, "ru": self.russian, "uk": self.ukrainian}


@cache
def lines_of(section: str) -> tuple[str, ...]:
    """The lines of a section, untouched."""
    _, found, rest = SET.read_text("utf-8").partition(f"\n[{section}]\n")
    assert found, section
    return tuple(line for line in rest.partition("\n[")[0].splitlines() if line)


def set_lines(section: str) -> tuple[SetLine, ...]:
    """The lines of a section that begin with a code."""
    made: list[SetLine] = []
    for line in lines_of(section):
        head, *fields = (field.strip() for field in line.split(" | "))
        if " · " not in head:
            continue
        code, _, names = head.partition(" ")
        english, ukrainian, russian, *more = (name.strip() for name in names.split(" · "))
        made.append(SetLine(code, english, ukrainian, russian, (*more, *fields)))
    return tuple(made)
