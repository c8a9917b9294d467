"""What every game stores alike: events by their name and fields, a state by its schema."""

from __future__ import annotations

import json
from enum import Enum

import pytest

from sfb_bot.kernel import (
    DiceRolled,
    Event,
    EventCodec,
    JournalError,
    VersionConflict,
    frozen,
    stored_fields,
    value,
)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@value
class Painted(Event):
    colour: Colour
    coats: int = 1


@value
class Moved(Event):
    who: str
    way: tuple[tuple[int, int], ...]
    seen: tuple[Colour, ...] = ()


@value
class Unknown(Event):
    number: int


def painted(colour: str, *coats: int) -> Painted:
    return Painted(Colour(colour), *coats)


CODEC = EventCodec((Painted, Moved), {Painted: painted})


@pytest.mark.parametrize(
    ("event", "stored"),
    [
        (Painted(Colour.BLUE, 2), ["Painted", "blue", 2]),
        (Moved("Ann", ((1, 2), (3, 4))), ["Moved", "Ann", [[1, 2], [3, 4]], []]),
        (DiceRolled(7), ["DiceRolled", 7]),
    ],
)
def test_an_event_is_its_name_and_its_fields_and_comes_back_from_json(event: Event, stored: object) -> None:
    assert CODEC.encode(event) == stored
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(event)))) == event


def test_values_inside_of_a_field_are_plain_as_well() -> None:
    assert CODEC.encode(Moved("Ann", (), (Colour.RED,))) == ["Moved", "Ann", [], ["red"]]


def test_a_field_that_is_younger_than_the_stored_event_has_its_default() -> None:
    assert CODEC.decode(["Painted", "red"]) == Painted(Colour.RED, 1)


@pytest.mark.parametrize("stored", [["Unknown", 1], [], {}, "Painted", None, [7, 7]])
def test_what_is_no_event_of_the_game_is_refused(stored: object) -> None:
    with pytest.raises(JournalError):
        CODEC.decode(stored)


def test_an_event_stored_by_name_needs_no_other_mark() -> None:
    """Another codec that knows the class reads it."""
    assert EventCodec((Unknown,)).decode(CODEC.encode(Unknown(3))) == Unknown(3)


def test_lists_come_back_as_tuples_however_deep() -> None:
    assert frozen([1, ["a", [None]], {"kept": [2]}]) == (1, ("a", (None,)), {"kept": [2]})


def test_a_stored_state_says_its_schema() -> None:
    assert stored_fields({"schema": 3, "turn": 1}, 3) == {"schema": 3, "turn": 1}
    with pytest.raises(VersionConflict):
        stored_fields({"schema": 4}, 3)
    for stored in ({"turn": 1}, [], None):
        with pytest.raises(JournalError):
            stored_fields(stored, 3)
