"""Who stands where: questions that come one after the other, answered on one panel and sent at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.screens.actions import BETWEEN_ANSWERS

# A thing that stands nowhere.
NOWHERE: Final = 0

Draft = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A place, and what standing there is worth."""

    label: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Thing:
    """What can stand in a place: its key as an option of the question, and what it is called."""

    key: str
    label: str
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A question for each of the `places`, in this order, shown as one: which of the `things` stands there.

    A thing stands in one place at most. `empty` is the key that leaves a place empty, `end` the one that
    leaves it and all after it empty. A draft says what stands in each place, `usual` is the one to begin
    with. `prompt` is the question as a sentence; `nowhere` and `nobody` say that a thing or a place has none,
    `done` is on the button that sends it, `again` on the one that sends the usual without looking at it.
    """

    prompt: str
    places: tuple[Place, ...]
    things: tuple[Thing, ...]
    empty: str
    end: str
    nowhere: str
    nobody: str
    done: str
    again: str
    usual: Draft = ()

    def fitted(self, draft: Sequence[str]) -> Draft:
        """A draft without what cannot stand there, and each thing once."""
        known, found = {thing.key for thing in self.things}, list[str]()
        for number in range(len(self.places)):
            key = draft[number] if number < len(draft) else self.empty
            found.append(key if key in known and key not in found else self.empty)
        return tuple(found)

    def moved(self, draft: Draft, key: str, place: int) -> Draft:
        """The draft with a thing in another place, counted from 1; whoever stood there goes."""
        found = [self.empty if each == key else each for each in self.fitted(draft)]
        if NOWHERE < place <= len(found):
            found[place - 1] = key
        return self.fitted(found)

    def line(self, draft: Draft) -> tuple[str, ...]:
        """The answers that a draft comes to, up to the last one that is asked for."""
        keys, left = list[str](), {thing.key for thing in self.things}
        last = max((number for number, key in enumerate(draft) if key != self.empty), default=-1)
        for number, key in enumerate(draft):
            if not left:
                break
            if number > last:
                return (*keys, self.end)
            keys.append(key)
            left.discard(key)
        return tuple(keys)

    def place_of(self, draft: Draft, key: str) -> int:
        """Where a thing stands, counted from 1."""
        return draft.index(key) + 1 if key in draft else NOWHERE


def picked_place(picked: str) -> tuple[str, int] | None:
    """The thing and the place that were picked together; None for anything else."""
    key, _, place = picked.rpartition(BETWEEN_ANSWERS)
    return (key, int(place)) if key and place.isascii() and place.isdecimal() else None
