"""Words for boxes that were stored before they were translated.

What a box means never changes once a match is played with it, but it may be told in more languages: wherever
its English words are those of today's box, the other languages are today's, too.
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from sfb_bot.kernel import Json

_Table: TypeAlias = dict[str, Json]
_ENGLISH: Final = "en"
# What sentences need to know of a name, beside it in the table of a champion.
_GRAMMAR: Final = ("gender", "cases")


def translated(stored: Json, today: Json) -> Json:
    """A stored document with the words of today's for everything that both call the same in English."""
    both = (stored, today)
    if all(isinstance(each, dict) for each in both):
        return _table(cast("_Table", stored), cast("_Table", today))
    if all(isinstance(each, list) for each in both):
        by_id = {_id_of(each): each for each in cast("list[Json]", today)}
        return [translated(each, by_id.get(_id_of(each))) for each in cast("list[Json]", stored)]
    return stored


def _table(stored: _Table, today: _Table) -> _Table:
    if _ENGLISH in stored:
        return {**today, **stored} if stored[_ENGLISH] == today.get(_ENGLISH) else stored
    made: _Table = {key: translated(value, today.get(key)) for key, value in stored.items()}
    if "name" in stored and _english(stored) == _english(today):
        made |= {key: today[key] for key in _GRAMMAR if key in today and key not in stored}
    return made


def _english(table: _Table) -> Json:
    name = table.get("name")
    return cast("_Table", name).get(_ENGLISH) if isinstance(name, dict) else None


def _id_of(entry: Json) -> str:
    found = cast("_Table", entry).get("id") if isinstance(entry, dict) else None
    return found if isinstance(found, str) else ""
