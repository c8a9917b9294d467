"""From the words of posts to HTML: everything is escaped first, then what Discord would show is shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from html import escape
from typing import Final

from babel.dates import format_date

from sfb_bot.locale import Texts

# In the order they are looked for. A backslash takes the meaning from the sign after it.
_TOKEN: Final = re.compile(
    r"\\(?P<plain>[^A-Za-z0-9\s])"
    r"|<@!?(?P<user>\d+)>"
    r"|<@&(?P<role>\d+)>"
    r"|<#(?P<channel>\d+)>"
    r"|<t:(?P<moment>-?\d{1,12})(?::[A-Za-z])?>"
    r"|<a?:(?P<emoji>\w+):\d+>"
    r"|(?P<code>`+)(?P<coded>[^`]+)(?P=code)"
    r"|(?P<strong>\*\*)"
    r"|(?P<struck>~~)"
    r"|(?P<em>[*_])"
)
_SMALL: Final = "-# "
_HEADING: Final = re.compile(r"#{1,3} ")
_WORD: Final = re.compile(r"\w")
_PAIRED: Final = {"strong": "strong", "struck": "s", "em": "em"}
# Our English is British: days stand before months.
_SPELT: Final = {"en": "en_GB"}


class Words:
    """Turns lines of a post into HTML, with names in place of mentions."""

    def __init__(self, names: Mapping[int, str], texts: Texts) -> None:
        self._names = names
        self._texts = texts

    def html(self, line: str) -> str:
        """One line, safe to stand in a page; what belongs to Discord alone is left out."""
        if line.startswith(_SMALL):
            return f"<small>{self.html(line.removeprefix(_SMALL))}</small>"
        if found := _HEADING.match(line):
            return f"<strong>{self._inside(line[found.end() :])}</strong>"
        return "<br>".join(self._inside(part) for part in line.split("\n"))

    def plain(self, line: str) -> str:
        """The same as text without any marks, not yet escaped: for titles and alt texts."""
        line = line.removeprefix(_SMALL)
        return "".join(self._plain_parts(line)).strip()

    def _plain_parts(self, line: str) -> list[str]:
        parts, at = list[str](), 0
        for found in _TOKEN.finditer(line):
            parts.append(line[at : found.start()])
            at = found.end()
            kind, value = found.lastgroup or "", found.group(found.lastgroup or 0)
            if kind in _PAIRED:
                parts.append("" if kind != "em" or not _is_inside_a_word(line, found) else value)
            else:
                parts.append(found["coded"] if found["code"] else self._said(kind, value))
        return [*parts, line[at:]]

    def _inside(self, line: str) -> str:
        parts, open_marks, at = list[str](), list[str](), 0
        for found in _TOKEN.finditer(line):
            parts.append(escape(line[at : found.start()]))
            at = found.end()
            kind, value = found.lastgroup or "", found.group(found.lastgroup or 0)
            if found["code"]:
                parts.append(f"<code>{escape(found['coded'])}</code>")
            elif kind in _PAIRED:
                parts.append(_mark(kind, value, line, found, open_marks))
            elif kind == "moment":
                parts.append(time_html(int(value), self._texts.language))
            else:
                parts.append(escape(self._said(kind, value)))
        parts.append(escape(line[at:]))
        parts += [f"</{name}>" for name in reversed(open_marks)]
        return "".join(parts)

    def _said(self, kind: str, value: str) -> str:
        match kind:
            case "user":
                return self._names.get(int(value)) or self._texts.say("somebody")
            case "plain":
                return value
            case "moment":
                return time_words(int(value), self._texts.language)
            case "emoji":
                return f":{value}:"
            case _:
                # Roles and channels have names that only Discord knows.
                return ""


def _mark(kind: str, value: str, line: str, found: re.Match[str], open_marks: list[str]) -> str:
    """The beginning or the end of something marked; a sign that marks nothing stays a sign."""
    name = _PAIRED[kind]
    if name in open_marks:
        if open_marks[-1] != name:
            return ""
        open_marks.pop()
        return f"</{name}>"
    if kind == "em" and _is_inside_a_word(line, found):
        return escape(value)
    if value not in line[found.end() :]:
        return escape(value)
    open_marks.append(name)
    return f"<{name}>"


def _is_inside_a_word(line: str, found: re.Match[str]) -> bool:
    before, after = line[: found.start()][-1:], line[found.end() :][:1]
    return bool(_WORD.match(before) and _WORD.match(after)) or (before in ("", " ") and after in ("", " "))


def time_words(moment: int, language: str) -> str:
    """A moment as everybody can read it, with the month in a language."""
    try:
        when = datetime.fromtimestamp(moment, UTC)
    except (OverflowError, ValueError, OSError):
        return ""
    return f"{format_date(when, 'long', _SPELT.get(language, language))}, {when:%H:%M} UTC"


def time_html(moment: int, language: str) -> str:
    """The same, marked as a time."""
    said = time_words(moment, language)
    if not said:
        return ""
    return f'<time datetime="{datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H:%MZ}">{said}</time>'
