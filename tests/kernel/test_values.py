"""Values are compared, hashed and shown by what is in them, and hold nothing besides."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

import pytest

from sfb_bot.kernel import Event, value


@value
class Thrown(Event):
    """A die fell."""

    eyes: int
    by: str = "a"


@value
class Caught(Event):
    """The same fields, another meaning."""

    eyes: int
    by: str = "a"


def test_equal_values_are_one_in_a_set() -> None:
    assert Thrown(3) == Thrown(3, "a")
    assert {Thrown(3), Thrown(3, "a"), Thrown(4)} == {Thrown(3), Thrown(4)}


def test_values_of_two_kinds_are_never_equal() -> None:
    assert Thrown(3) != Caught(3)


def test_a_value_is_a_dataclass_shown_by_its_fields() -> None:
    assert is_dataclass(Thrown)
    assert [each.name for each in fields(Thrown)] == ["eyes", "by"]
    assert repr(Thrown(3)) == "Thrown(eyes=3, by='a')"
    assert replace(Thrown(3), by="b") == Thrown(3, "b")


def test_a_value_takes_nothing_that_it_does_not_declare() -> None:
    with pytest.raises(AttributeError):
        setattr(Thrown(3), "colour", "red")  # noqa: B010 (the type checker would refuse the plain form)
