"""Reading JSON from outside: every wrong field is collected, then refused in one answer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias, cast

from sfb_bot.playground.errors import INVALID_FORM_BODY, ApiError
from sfb_bot.playground.snowflakes import read_snowflake

Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]


class Form:
    """What is wrong with one request body, by path."""

    def __init__(self) -> None:
        self._errors: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note one mistake; the code is Discord's word for its kind."""
        node = self._errors
        for step in path:
            node = cast(Json, node.setdefault(str(step), {}))
        cast("list[Json]", node.setdefault("_errors", [])).append({"code": code, "message": message})

    def refuse(self) -> None:
        """Raise the refusal when anything was noted."""
        if self._errors:
            raise ApiError(INVALID_FORM_BODY, self._errors)


class Fields:
    """One JSON object of a body, read field by field.

    Each reader answers None (or an empty list) for a field that is absent, null or wrong.
    """

    def __init__(self, form: Form, value: object, path: Path = ()) -> None:
        self.form = form
        self.path = path
        self.raw: Json = {}
        if isinstance(value, dict):
            self.raw = cast(Json, value)
        else:
            form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    def __contains__(self, key: str) -> bool:
        return key in self.raw

    def wrong(self, key: str, code: str, message: str) -> None:
        self.form.wrong((*self.path, key), code, message)

    def _value(self, key: str, required: bool) -> object:
        value: object = self.raw.get(key)
        if value is None and required:
            self.wrong(key, "BASE_TYPE_REQUIRED", "This field is required")
        return value

    def text(
        self, key: str, *, least: int = 0, most: int | None = None, required: bool = False
    ) -> str | None:
        value = self._value(key, required)
        if value is None:
            return None
        if not isinstance(value, str):
            self.wrong(key, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return None
        self._length(key, len(value), least, most, required)
        return value

    def _length(self, key: str, length: int, least: int, most: int | None, required: bool) -> None:
        if length == 0 and least > 0 and required:
            self.wrong(key, "BASE_TYPE_REQUIRED", "This field is required")
        elif most is not None and least > 0 and not least <= length <= most:
            self.wrong(key, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif most is not None and length > most:
            self.wrong(key, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif length < least:
            self.wrong(key, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")

    def whole(
        self, key: str, *, least: int | None = None, most: int | None = None, required: bool = False
    ) -> int | None:
        value = self._value(key, required)
        if value is None:
            return None
        if isinstance(value, str) and value.removeprefix("-").isdigit() and len(value) < 20:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if most is not None and value > most:
            self.wrong(key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        if least is not None and value < least:
            self.wrong(key, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        return value

    def one_of(self, key: str, choices: Collection[int], *, required: bool = False) -> int | None:
        value = self.whole(key, required=required)
        if value is not None and value not in choices:
            listed = ", ".join(map(str, sorted(choices)))
            self.wrong(key, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return value

    def flag(self, key: str) -> bool | None:
        value: object = self.raw.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.wrong(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return None

    def snowflake(self, key: str, *, required: bool = False) -> int | None:
        value = self._value(key, required)
        if value is None:
            return None
        read = read_snowflake(value)
        if read is None:
            self.wrong(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return read

    def items(
        self, key: str, *, least: int = 0, most: int | None = None, required: bool = False
    ) -> list[Any]:
        value = self._value(key, required)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        found = cast("list[Any]", value)
        self._length(key, len(found), least, most, required=False)
        return found

    def objects(
        self, key: str, *, least: int = 0, most: int | None = None, required: bool = False
    ) -> list[Fields]:
        found = self.items(key, least=least, most=most, required=required)
        return [Fields(self.form, item, (*self.path, key, index)) for index, item in enumerate(found)]

    def object(self, key: str, *, required: bool = False) -> Fields | None:
        value = self._value(key, required)
        return None if value is None else Fields(self.form, value, (*self.path, key))
