"""A text form for every position between two actions: one line that says everything.

The line is made of sections divided by ` | `: a header, and one for each seat, `a` to `e`. What is left out
gets a sensible value, so a test or a bug report says only what matters:

    t9 turn=a main | a gold=6 workers=7 heroes=troq_bashar hand=spark,bloom troq_bashar^5 iron_man@1/2
    | b heroes=river_montoya hand=3 base/4 tech1 nimble_fencer@2+plus:1

Of the table: `t9` the turn, `turn` the seats whose turn it is, the phase, `mode`, `heroes` (one or three),
`picks`, `first`, `seed`; everything else that is not as usual stands behind `more=`.
Of a seat: `gold`, `workers`, `heroes` (the main hero first), `hand`, `deck` (the top first), `discard`,
`codex`, `hired`; a number instead of a list deals so many from what the seat's heroes bring.
Everything else is a thing on the table: its id, then `#5` its number, `@2` its place in the patrol zone (1
to 5), `/3` damage, `^4` a level, `+plus:2` runes, `!` exhausted, `*` just arrived, `~` under construction,
`%` in the future, `&` and more in detail. Bases stand there by themselves if they are not named.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

from sfb_bot.games.codex.rules.codec import encode_obj, encode_state
from sfb_bot.games.codex.rules.model import Obj, Player, State
from sfb_bot.games.codex.rules.notation_reader import (
    OBJ_SIGNS,
    PLAYER_LISTS,
    SEAT_LETTERS,
    NotationError,
    parse_line,
    usual_table,
)

__all__ = ["NotationError", "format_line", "parse_line"]

# What signs say.
_PLAIN: Final = frozenset({"damage", "level", "slot", "runes", *OBJ_SIGNS.values()})


def format_line(state: State) -> str:
    """The whole state in one line, secrets included; `parse_line` reads it back."""
    # Any: the stored form of the state, which this is another spelling of.
    stored: dict[str, Any] = encode_state(state)
    sections = [" ".join(_header(state, stored))]
    for player, kept in zip(state.players, stored["players"], strict=True):
        objs = [obj for obj in state.objs.values() if obj.seat == player.seat]
        sections.append(" ".join([*_seat(player, kept), *map(_thing, objs)]))
    return " | ".join(sections)


def _header(state: State, stored: dict[str, Any]) -> Iterator[str]:
    setup = stored["setup"]
    yield f"t{state.turn_no}"
    yield f"turn={''.join(SEAT_LETTERS[seat] for seat in state.active) or '-'}"
    yield state.phase.value
    yield f"mode={setup['mode']}"
    yield f"heroes={setup['heroes']}"
    yield f"picks={setup['picks']}"
    # A seed is any text; spaces and bars in it must not be taken for ours.
    yield f"seed={quote(state.dice.seed)}:{state.dice.used}"
    usual = usual_table(state.content)
    more = {name: stored[name] for name, found in usual.items() if stored[name] != found}
    more["setup"] = [setup["first"], setup.get("chosen", [])]
    more["regular"] = stored["turn"][2]
    yield f"more={quote(json.dumps(more, separators=(',', ':')), safe='')}"


def _seat(player: Player, stored: list[Any]) -> Iterator[str]:
    yield SEAT_LETTERS[player.seat]
    yield f"gold={player.gold}"
    yield f"workers={player.workers}"
    yield f"heroes={','.join(hero.kind for hero in player.heroes) or '-'}"
    yield f"hand={','.join(player.hand) or '-'}"
    yield f"deck={','.join(reversed(player.deck)) or '-'}"
    for name in PLAYER_LISTS:
        yield f"{name}={','.join(getattr(player, name)) or '-'}"
    codex = [kind for kind, count in player.codex.items() for _ in range(count)]
    yield f"codex={','.join(codex) or '-'}"
    yield f"more={quote(json.dumps(stored[7:], separators=(',', ':')), safe='')}"


def _thing(obj: Obj) -> str:
    kept: dict[str, Any] = encode_obj(obj)[5]
    word = f"{obj.kind.id}#{obj.id}"
    if obj.slot:
        word += f"@{obj.slot}"
    if obj.damage:
        word += f"/{obj.damage}"
    if obj.level:
        word += f"^{obj.level}"
    word += "".join(f"+{rune}:{count}" for rune, count in obj.runes.items())
    word += "".join(sign for sign, name in OBJ_SIGNS.items() if getattr(obj, name))
    details = {name: found for name, found in kept.items() if name not in _PLAIN}
    if obj.shape is not obj.kind:
        details["shape"] = obj.shape.id
    if obj.owner != obj.seat:
        details["owner"] = obj.owner
    if details:
        word += f"&{quote(json.dumps(details, separators=(',', ':')), safe='')}"
    return word
