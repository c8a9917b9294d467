"""Strict reading of TOML: every key is asked for once, and one that nobody asked for is an error."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn, cast

from sfb_bot.kernel import ContentError

# Any: TOML values are checked one by one as they are taken.
Value = Any


def read_toml(path: Path) -> Value:
    """What a file says, unchecked."""
    try:
        with path.open("rb") as stream:
            return tomllib.load(stream)
    except OSError as error:
        raise ContentError(path.name, "", f"cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(path.name, "", f"not TOML: {error}") from error


class TomlTable:
    """One table of a file; take what belongs in it, then call `done`."""

    def __init__(self, file: str, entry: str, values: dict[str, Value]) -> None:
        self.file = file
        self.entry = entry
        self._left = dict(values)

    @staticmethod
    def of(file: str, values: Value) -> TomlTable:
        """The top table of a file that has been read."""
        if not isinstance(values, dict):
            raise ContentError(file, "", "is missing")
        return TomlTable(file, "", cast("dict[str, Value]", values))

    def wrong(self, reason: str) -> NoReturn:
        """Stop, naming file, entry and reason."""
        raise ContentError(self.file, self.entry, reason)

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        if self._left:
            self.wrong(f"unknown key {', '.join(sorted(self._left))}")

    def has(self, key: str) -> bool:
        """Whether the key is there and not taken yet."""
        return key in self._left

    def _take(self, key: str) -> Value:
        if key not in self._left:
            self.wrong(f"{key} is missing")
        return self._left.pop(key)

    def text(self, key: str, allowed: Sequence[str] = ()) -> str:
        """A string, one of `allowed` where that is given."""
        value = self._take(key)
        if not isinstance(value, str) or not value:
            self.wrong(f"{key} must be a text, not {value!r}")
        if allowed and value not in allowed:
            self.wrong(f"{key} is {value!r}; known are {', '.join(sorted(allowed))}")
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number between two bounds, both allowed."""
        if default is not None and not self.has(key):
            return default
        value = self._take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(f"{key} must be a whole number, not {value!r}")
        if not least <= value <= most:
            self.wrong(f"{key} is {value}; allowed are {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false when missing."""
        if not self.has(key):
            return False
        value = self._take(key)
        if not isinstance(value, bool):
            self.wrong(f"{key} must be true or false, not {value!r}")
        return value

    def texts(self, key: str) -> dict[str, str]:
        """Texts by language, English required; a language is named as in `texts/`, by two letters."""
        table = self.table(key)
        languages = [name for name in table._left if len(name) == 2 and name.isascii() and name.islower()]
        texts = {language: table.text(language) for language in languages}
        table.done()
        if "en" not in texts:
            self.wrong(f"{key} has no English text")
        return texts

    def all_texts(self, keys: Sequence[str]) -> dict[str, str]:
        """A text for each of these keys, and nothing else."""
        texts = {key: self.text(key) for key in keys}
        self.done()
        return texts

    def names(self, key: str, allowed: Sequence[str] = ()) -> list[str]:
        """A list of distinct strings, each of `allowed` where that is given."""
        value = self._take(key)
        values = cast("list[Value]", value) if isinstance(value, list) else None
        if values is None or not all(isinstance(name, str) for name in values):
            self.wrong(f"{key} must be a list of texts")
        found = cast("list[str]", values)
        for name in found:
            if allowed and name not in allowed:
                self.wrong(f"{key} has {name!r}; known are {', '.join(sorted(allowed))}")
        if len(set(found)) != len(found):
            self.wrong(f"{key} names something twice")
        return found

    def lists(self, key: str) -> list[list[str]]:
        """A list of lists of strings."""
        value = self._take(key)
        rows = cast("list[Value]", value) if isinstance(value, list) else None
        if rows is None or not all(isinstance(row, list) for row in rows):
            self.wrong(f"{key} must be a list of lists")
        found = [cast("list[Value]", row) for row in rows]
        if not all(isinstance(name, str) for row in found for name in row):
            self.wrong(f"{key} must be lists of texts")
        return cast("list[list[str]]", found)

    def rest(self) -> dict[str, str | int | bool | list[str]]:
        """Everything that is left, whatever it is called: texts, whole numbers, flags, lists of texts."""
        found = dict(self._left)
        for key, value in found.items():
            values = cast("list[Value]", value) if isinstance(value, list) else [value]
            if not all(isinstance(each, (str, int)) for each in values):
                self.wrong(f"{key} must be a text, a number or a list of texts, not {value!r}")
        self._left.clear()
        return found

    def numbers(self, key: str, count: int) -> list[float]:
        """A list of exactly this many numbers."""
        return self._check_numbers(key, self._take(key), count)

    def rows(self, key: str, width: int) -> list[list[int]]:
        """A list of rows, each of this many whole numbers."""
        value = self._take(key)
        if not isinstance(value, list) or not value:
            self.wrong(f"{key} must be a list of rows")
        return [self._check_whole(key, row, width) for row in cast("list[Value]", value)]

    def whole_numbers(self, key: str, count: int) -> list[int]:
        """A list of exactly this many whole numbers."""
        return self._check_whole(key, self._take(key), count)

    def _check_whole(self, key: str, value: Value, count: int) -> list[int]:
        numbers = self._check_numbers(key, value, count)
        if not all(isinstance(number, int) for number in numbers):
            self.wrong(f"{key} must be {count} whole numbers, not {value!r}")
        return [int(number) for number in numbers]

    def _check_numbers(self, key: str, value: Value, count: int) -> list[float]:
        values = cast("list[Value]", value) if isinstance(value, list) else []
        if len(values) != count or not all(
            isinstance(number, (int, float)) and not isinstance(number, bool) for number in values
        ):
            self.wrong(f"{key} must be {count} numbers, not {value!r}")
        return values

    def number_or_text(self, key: str, least: int, most: int, allowed: Sequence[str]) -> int | str:
        """A whole number within bounds, or one of the allowed words."""
        if isinstance(self._left.get(key), str):
            return self.text(key, allowed)
        return self.number(key, least, most)

    def table(self, key: str) -> TomlTable:
        """A table inside this one."""
        value = self._take(key)
        if not isinstance(value, dict):
            self.wrong(f"{key} must be a table, not {value!r}")
        return TomlTable(self.file, self._inside(key), cast("dict[str, Value]", value))

    def tables_by_name(self, key: str) -> dict[str, TomlTable]:
        """A table of named tables."""
        inner = self.table(key)
        return {name: inner.table(name) for name in list(inner._left)}

    def tables(self, key: str, label: str = "") -> list[TomlTable]:
        """A list of tables, empty when missing; errors call each by its `label` key, if it has one."""
        if not self.has(key):
            return []
        value = self._take(key)
        values = cast("list[Value]", value) if isinstance(value, list) else None
        if values is None or not all(isinstance(each, dict) for each in values):
            self.wrong(f"{key} must be a list of tables")
        found: list[TomlTable] = []
        for number, each in enumerate(cast("list[dict[str, Value]]", values), 1):
            name = each.get(label)
            called = name if label and isinstance(name, str) else self._inside(f"{key} {number}")
            found.append(TomlTable(self.file, called, each))
        return found

    def _inside(self, key: str) -> str:
        return f"{self.entry}: {key}" if self.entry else key
