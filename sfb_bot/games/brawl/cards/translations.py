"""Words for boxes that were stored before they were translated.

What a box means never changes once a match is played with it, but it may be told in more languages: wherever
its English words are those of today's box, the other languages are today's, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sfb_bot.kernel import Json

_ENGLISH: Final = "en"
# What sentences need to know of a name, beside it in the table of a champion.
_GRAMMAR: Final = ("gender", "cases")


def translated(stored: Json, today: Json) -> Json:
    """A stored document with the words of today's for everything that both call the same in English."""
    match stored, today:
        case dict(), dict():
            # Any: what card files say is checked when the box is made of it.
            return _table(cast("Mapping[str, Any]", stored), cast("Mapping[str, Any]", today))
        case list(), list():
            by_id = {_id_of(each): each for each in today if _id_of(each)}
            return [translated(each, by_id.get(_id_of(each))) for each in stored]
        case _:
            return stored


def _table(stored: Mapping[str, Any], today: Mapping[str, Any]) -> dict[str, Any]:
    if _ENGLISH in stored:
        return {**today, **stored} if stored[_ENGLISH] == today.get(_ENGLISH) else dict(stored)
    made = {key: translated(value, today.get(key)) for key, value in stored.items()}
    if "name" in stored and _is_same_name(stored["name"], today.get("name")):
        made |= {key: today[key] for key in _GRAMMAR if key in today and key not in stored}
    return made


def _is_same_name(stored: Json, today: Json) -> bool:
    return (
        isinstance(stored, dict) and isinstance(today, dict) and stored.get(_ENGLISH) == today.get(_ENGLISH)
    )


def _id_of(entry: Json) -> str:
    found = entry.get("id") if isinstance(entry, dict) else None
    return found if isinstance(found, str) else ""
