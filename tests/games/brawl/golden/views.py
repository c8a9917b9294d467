"""Views in words, one line for each thing that changed, so that a leak is a line somebody reads.

    everybody figures a.deryn: cell D5, damage 2
    b: hand GOL04 GOL05, question react (card TZU07, figure 2, targets 3)

All fields of a view are told, also those nobody has thought of here; of a new one only its first value
and its changes appear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from sfb_bot.games.brawl.rules.choices import OnTargets
from sfb_bot.games.brawl.rules.content import CORE_LETTERS
from sfb_bot.games.brawl.rules.model import GATE, SEAT_LETTERS
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision
from tests.games.brawl.kit.table import content

# The parts of a view with their fields in words: {"figures a.deryn": {"cell": "D5", ...}, ...}
Parts = dict[str, dict[str, str]]


class ViewPrinter:
    """Remembers what each viewer was shown and tells what is different now."""

    def __init__(self) -> None:
        self._told: dict[str, Parts] = {}

    def changes(self, public: PublicView, seats: Mapping[str, SeatView]) -> Iterator[str]:
        """The lines for everybody, then for each seat what only it sees."""
        yield from self._differences("everybody", parts_of(public))
        for letter, view in seats.items():
            yield from self._differences(letter, _own_parts(view, public))

    def _differences(self, viewer: str, parts: Parts) -> Iterator[str]:
        before = self._told.get(viewer, {})
        self._told[viewer] = parts
        for name, told in parts.items():
            known = before.get(name, {})
            changed = [f"{field} {text}" for field, text in told.items() if known.get(field) != text]
            changed += [f"{field} gone" for field in known if field not in told and field not in parts]
            if changed:
                yield f"{viewer}{name and ' '}{name}: {', '.join(changed)}"
        for name in before:
            if name not in parts:
                yield f"{viewer} {name}: gone"


def parts_of(view: object) -> Parts:
    """A view, part by part: its plain fields (under no name) and everything it is made of."""
    parts: Parts = {"": {}}
    for name, value in _fields(view):
        if _is_record(value):
            parts[name] = _in_words(value)
        elif isinstance(value, tuple) and value and all(map(_is_record, value)):
            parts[""][name] = str(len(value))
            parts |= {f"{name} {_name(each, place)}": _in_words(each) for place, each in enumerate(value)}
        else:
            parts[""][name] = _field(name, value)
    return parts


def _own_parts(view: SeatView, public: PublicView) -> Parts:
    """A seat's own fields; of the public part only what, wrongly, is not the same for everybody."""
    own = {name: _field(name, value) for name, value in _fields(view) if name not in ("seat", "public")}
    shared, theirs = parts_of(public), parts_of(view.public)
    unlike = {f"sees {name}": told for name, told in theirs.items() if shared.get(name) != told}
    return {"": own, **unlike}


def _in_words(record: object) -> dict[str, str]:
    return {name: _field(name, value) for name, value in _fields(record)}


def _name(record: object, place: int) -> str:
    """What to call one of many: its key, its seat or its number."""
    key, seat = getattr(record, "key", None), getattr(record, "seat", None)
    return key or (str(place + 1) if seat is None else SEAT_LETTERS[seat])


def _field(name: str, value: object) -> str:
    return _WORDS.get(name, _plain)(value)


def _plain(value: object) -> str:
    if value in (None, "", ()):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(f"({_plain(each)})" if isinstance(each, tuple) else _plain(each) for each in value)
    if _is_record(value):
        told = ((name, _field(name, each)) for name, each in _fields(value))
        return f"({', '.join(f'{name} {text}' for name, text in told if text not in ('-', 'no'))})"
    return str(value)


def _is_record(value: object) -> bool:
    return is_dataclass(value) and not isinstance(value, type)


def _fields(record: Any) -> Iterator[tuple[str, object]]:
    return ((field.name, getattr(record, field.name)) for field in fields(record))


def _hex(cell: int) -> str:
    return "gate" if cell == GATE else content().arena.grid.names[cell]


def _hexes(cells: tuple[int, ...]) -> str:
    return " ".join(map(_hex, cells)) or "-"


def _letters(seats: tuple[int, ...]) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in seats) or "-"


def _waiting(asked: tuple[tuple[int, str], ...]) -> str:
    return " ".join(f"{SEAT_LETTERS[seat]}:{prompt}" for seat, prompt in asked) or "-"


def _tokens(known: tuple[tuple[int, str], ...]) -> str:
    return " ".join(f"{_hex(cell)}:{face}" for cell, face in known) or "-"


def _cores(ready: tuple[bool, ...]) -> str:
    return "".join(
        letter if is_ready else letter.lower() for letter, is_ready in zip(CORE_LETTERS, ready, strict=True)
    )


def _question(decision: Decision | None) -> str:
    """What is asked and about what. The options stand in the line of the question; areas are told here."""
    if decision is None:
        return "-"
    told: list[str] = [decision.prompt]
    if decision.about is not None:
        told.append(_plain(decision.about))
    for option in decision.options:
        if isinstance(option.payload, OnTargets) and len(option.payload.cells) > 1:
            told.append(f"{option.key}={'+'.join(map(_hex, option.payload.cells))}")
            told.append(f"on {' '.join(map(str, option.payload.figures))}")
    return " ".join(told)


_WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "cell": _hex,
    "tokens": _hexes,
    "known_tokens": _tokens,
    "cores": _cores,
    "seat": lambda seat: SEAT_LETTERS[seat],
    "turn": lambda seat: SEAT_LETTERS[seat],
    "order": _letters,
    "draw_offers": _letters,
    "concessions": _letters,
    "waiting": _waiting,
    "question": _question,
}
