"""Actions packed into custom ids and read back: one form for all of them, derived from their fields.

sfb2:<name>:<field>:<field> ...              a button: the id says everything
sfb2:<name>*<number>:<field>:<field> ...     a menu or a form: what is picked or typed fills in the rest

Fields at the end that have their defaults are left out, so there is one way to write each action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, field, fields
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from sfb_bot.screens.limits import LONGEST_CUSTOM_ID, ScreenLimit, size
from sfb_bot.screens.numbers import whole_number

PREFIX: Final = "sfb2:"
_PICKED: Final = "picked"
_HEAD: Final = re.compile(r"([a-z_]+)(?:\*(0|[1-9][0-9]?))?")
_ESCAPE: Final = re.compile(r"%([0-9A-F]{2})")

T = TypeVar("T")
ActionT = TypeVar("ActionT", bound="Action")


class Action:
    """What a person can do, as a value: a button, a menu and a slash command are three ways to make it."""

    __slots__ = ()

    @property
    def custom_id(self) -> str:
        """The packed form for a button; ScreenLimit when it has none that could be read back."""
        return _custom_id(self)

    @property
    def has_custom_id(self) -> bool:
        """Whether it can be on a button."""
        try:
            return bool(self.custom_id)
        except ScreenLimit:
            return False

    def menu_id(self, number: int = 0) -> str:
        """The packed form for a menu, `number` telling menus of one screen apart; what is picked is open."""
        form, text = _form_of(self), _pack(self, number)
        blank = _filled(form, _parts(text), form.blanks) if form.blanks else None
        if size(text) > LONGEST_CUSTOM_ID or blank is None or _pack(blank, number) != text:
            raise ScreenLimit(f"no menu can be made of {self}")
        return text


def picked(default: T) -> T:
    """A field that is filled by what is picked from a menu or typed into a form."""
    return field(default=default, metadata={_PICKED: True})


class _Form:
    """How one kind of action is written: its name, and what is in its fields."""

    def __init__(self, name: str, kind: type[Action]) -> None:
        self.name = name
        self.kind = kind
        hints = get_type_hints(kind)
        # Any: every action is a dataclass, which the base cannot say.
        every = fields(cast("Any", kind))
        self.all = [(one.name, hints[one.name], _default(one)) for one in every]
        self.picked = [one.name for one in every if one.metadata.get(_PICKED)]
        self.closed = [each for each in self.all if each[0] not in self.picked]
        self.blanks = {name: default for name, _, default in self.all if name in self.picked}
        self.hints = hints


_FORMS: Final[dict[str, _Form]] = {}
_BY_KIND: Final[dict[type[Action], _Form]] = {}


def packed(name: str) -> Callable[[type[ActionT]], type[ActionT]]:
    """Gives a kind of action the name it has in custom ids; buttons stay for years, so it never changes."""

    def register(kind: type[ActionT]) -> type[ActionT]:
        assert name not in _FORMS, f"two actions are called {name!r}"
        _FORMS[name] = _BY_KIND[kind] = _Form(name, kind)
        return kind

    return register


def kinds_of_actions() -> dict[str, type[Action]]:
    """Every action that can be on a button or a menu, by its name."""
    return {name: form.kind for name, form in _FORMS.items()}


def unpack(custom_id: str, values: Sequence[str] = ()) -> Action | None:
    """The action behind a custom id and what was picked; None for anything that is not written here."""
    return _unpacked(custom_id, tuple(values))


# Each id that is written is read back once, and those of a post are read at every press on it.
@lru_cache(maxsize=4096)
def _unpacked(custom_id: str, values: tuple[str, ...]) -> Action | None:
    if not custom_id.startswith(PREFIX) or size(custom_id) > LONGEST_CUSTOM_ID:
        return None
    found, parts = _HEAD.fullmatch(custom_id.removeprefix(PREFIX).partition(":")[0]), _parts(custom_id)
    form = _FORMS.get(found[1]) if found else None
    if found is None or form is None or not custom_id.isprintable():
        return None
    if found[2] is None:
        action = _filled(form, parts, {})
        return action if action is not None and _pack(action) == custom_id else None
    filling = _picked_values(form, values)
    action = _filled(form, parts, filling) if filling is not None else None
    return action if action is not None and _pack(action, int(found[2])) == custom_id else None


def _pack(action: Action, menu: int | None = None) -> str:
    form = _form_of(action)
    written = [
        (getattr(action, name), hint, default)
        for name, hint, default in (form.all if menu is None else form.closed)
    ]
    while written and written[-1][0] == written[-1][2]:
        written.pop()
    head = form.name if menu is None else f"{form.name}*{menu}"
    return PREFIX + ":".join([head, *(_escaped(_write(hint, value), "%:") for value, hint, _ in written)])


# A screen asks for the same ids several times while it is made and checked.
@lru_cache(maxsize=1024)
def _custom_id(action: Action) -> str:
    return _checked(_pack(action), action)


def _checked(text: str, action: Action) -> str:
    if unpack(text) != action:
        raise ScreenLimit(f"no custom id of at most {LONGEST_CUSTOM_ID} characters: {text!r}")
    return text


def _form_of(action: Action) -> _Form:
    form = _BY_KIND.get(type(action))
    if form is None:
        raise ScreenLimit(f"{type(action).__name__} is never on a button")
    return form


def _parts(text: str) -> list[str]:
    return text.removeprefix(PREFIX).split(":")[1:]


def _filled(form: _Form, parts: Sequence[str], filling: dict[str, Any]) -> Action | None:
    """The action with these parts in its fields and the rest filled in; None where they do not fit."""
    wanted = form.closed if filling else form.all
    if len(parts) > len(wanted):
        return None
    values = dict(filling)
    try:
        for (name, hint, _), part in zip(wanted, parts, strict=False):
            values[name] = _read(hint, _unescaped(part))
    except ValueError:
        return None
    rest = [default for _, _, default in wanted[len(parts) :]]
    if MISSING in rest:
        return None
    return form.kind(**values)


def _picked_values(form: _Form, values: Sequence[str]) -> dict[str, Any] | None:
    """What was picked, by the names of the fields it fills; None when it does not fit.

    A line of a menu that fills several fields has them in one value, with dots between.
    """
    if not form.picked or not values:
        return None
    first, hint = form.picked[0], form.hints[form.picked[0]]
    try:
        if get_origin(hint) is tuple:
            inner = get_args(hint)[0]
            return {first: tuple(_read(inner, value) for value in values)}
        texts = values[0].split(".", len(form.picked) - 1)
        texts += [""] * (len(form.picked) - len(texts))
        return {name: _read(form.hints[name], text) for name, text in zip(form.picked, texts, strict=True)}
    except ValueError:
        return None


# --- The fields. Any: what is in a field is known by its declared type alone. ---


def _default(one: Field[Any]) -> Any:
    assert one.default_factory is MISSING, "defaults of actions are values"
    return one.default


def _write(hint: Any, value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        inner = get_args(hint)[0]
        return ",".join(_escaped(_write(inner, each), "%,") for each in cast("tuple[Any, ...]", value))
    return str(value)


def _read(hint: Any, text: str) -> Any:
    """The value of a field; ValueError for a text that is none."""
    hint = getattr(hint, "__supertype__", hint)
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        (inner,) = [one for one in get_args(hint) if one is not NoneType]
        return _read(inner, text) if text else None
    if origin is tuple:
        inner = get_args(hint)[0]
        return tuple(_read(inner, _unescaped(each)) for each in text.split(",")) if text else ()
    if origin is Literal:
        return _one_of(text, get_args(hint))
    if hint is bool:
        return _one_of(text, ("0", "1")) == "1"
    if hint is int:
        found = whole_number(text)
        # There is one way to write each number.
        if found is None or str(found) != text:
            raise ValueError(text)
        return found
    # A text, or an enumeration of texts.
    return hint(text)


def _one_of(text: str, values: Sequence[str]) -> str:
    if text not in values:
        raise ValueError(text)
    return text


def _escaped(text: str, letters: str) -> str:
    if letters[0] not in text and letters[1] not in text:
        return text
    return "".join(f"%{ord(letter):02X}" if letter in letters else letter for letter in text)


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), text)
