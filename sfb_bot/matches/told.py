"""How what is told besides moves is stored in outbox rows: a frozen class each, its fields as JSON values.

Rows may wait in a database while the bot is exchanged for a newer one, so names and fields never change; a
field that is added needs a default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from sfb_bot.kernel import Json

# Under this key a notice keeps its name, beside its fields.
NAME: Final = "what"


@dataclass(frozen=True, slots=True)
class Told:
    """Something that is told in a channel, known by the name it is stored under."""

    name: ClassVar[str] = ""


ToldT = TypeVar("ToldT", bound=Told)
KindT = TypeVar("KindT", bound=Told)


class Family(Generic[ToldT]):
    """Classes of things told, by the names they are stored under."""

    def __init__(self) -> None:
        self._kinds: dict[str, type[ToldT]] = {}

    def stored_as(self, name: str) -> Callable[[type[KindT]], type[KindT]]:
        """A decorator: gives a class of the family its name."""

        def register(kind: type[KindT]) -> type[KindT]:
            kind.name = name
            self._add(name, kind)
            return kind

        return register

    def _add(self, name: str, kind: type[Told]) -> None:
        # A decorator that is to give back the very class cannot also say that it is of the family.
        self._kinds[name] = cast("type[ToldT]", kind)

    @property
    def kinds(self) -> Mapping[str, type[ToldT]]:
        """Every class there is, by its name."""
        return self._kinds

    def decode(self, stored: Json) -> ToldT | None:
        """The inverse of `encode`; None for a name that this version does not know."""
        kind = self._kinds.get(str(_body(stored).get(NAME, "")))
        return None if kind is None else from_fields(kind, stored)


def encode(told: Told) -> Json:
    """The stored form of a notice: its name and its fields."""
    return {NAME: told.name, **asdict(told)}


def from_fields(kind: type[ToldT], stored: Json) -> ToldT:
    """A value of that class from its stored fields; what is not stored has its default."""
    body = _body(stored)
    return kind(**{one.name: _frozen(body[one.name]) for one in fields(kind) if one.name in body})


# Any: JSON values, read field by field.
def _body(stored: Json) -> dict[str, Any]:
    return cast("dict[str, Any]", stored) if isinstance(stored, dict) else {}


def _frozen(value: Any) -> Any:
    return tuple(cast("list[Any]", value)) if isinstance(value, list) else value
