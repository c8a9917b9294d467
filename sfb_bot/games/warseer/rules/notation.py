"""A text form for every position between two actions: one line that says everything.

The line is made of sections divided by ` | `: a header, and one for each seat, `a` to `d`. What is left out
gets a sensible value, so a test or a bug report says only what matters:

    t9 turn=a main map=broken_meadow | a hero=queen_zenobia influence=6 hand=judgement,healing_light
    wall_bearer@D4/2 | b hero=tarvo_quill hand=3 gutter_knife@E5+poison

Of the table: `t9` the turn, `turn` whose turn it is, the phase, `mode`, `map`, `length`, `seed`; everything
else that is not as usual stands behind `more=`.
Of a seat: `hero`, `influence`, `points`, `hand`, `deck` (the top first), `feats`, `shown`, `hidden`, `camp`,
`history`, `relics` (`legion_plate:2:0`, armour and markers left, `!` turned), `buildings` (`!` turned); a
number instead of a hand deals so many from the hero's thirty cards.
Everything else is a figure: its kind, then `#5` its number, `@E5` its hex, `/3` wounds, `^2` armour tokens,
`+stun` tokens, `!` turned, `*` summoned in this turn, `&` and more in detail. A hero that is not named stands
in the middle of the own zone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

from sfb_bot.games.warseer.rules.codec import encode_creature, encode_state
from sfb_bot.games.warseer.rules.model import TOKENS, Creature, Player, State
from sfb_bot.games.warseer.rules.notation_reader import (
    FIGURE_SIGNS,
    LISTS,
    SEAT_LETTERS,
    SEAT_MORE,
    TABLE_MORE,
    NotationError,
    parse_line,
)
from sfb_bot.games.warseer.rules.setup_codec import encode_ledger, encode_setup

__all__ = ["NotationError", "format_line", "parse_line"]

# What signs say of a figure.
_PLAIN: Final = frozenset({"wounds", "armour", "tokens", *FIGURE_SIGNS.values()})


def format_line(state: State) -> str:
    """The whole state in one line, secrets included; `parse_line` reads it back."""
    sections = [" ".join(_header(state))]
    for player in state.players:
        figures = [each for each in state.creatures.values() if each.seat == player.seat]
        words = [*_seat(player), *(_figure(state, each) for each in figures)]
        sections.append(" ".join(words))
    return " | ".join(sections)


# Any: a JSON value of any shape.
def _packed(found: Any) -> str:
    return quote(json.dumps(found, separators=(",", ":")), safe="")


def _header(state: State) -> Iterator[str]:
    # Any: the stored form of the state, which this is another spelling of.
    stored: dict[str, Any] = encode_state(state)
    yield f"t{state.turn_no}"
    yield f"turn={SEAT_LETTERS[state.turn]}"
    yield state.phase.value
    yield f"mode={state.setup.mode}"
    yield f"map={state.map.id}"
    yield f"length={state.setup.length}"
    # A seed is any text; spaces and bars in it must not be taken for ours.
    yield f"seed={quote(state.dice.seed, safe='')}:{state.dice.used}"
    more = {name: stored[name] for name in TABLE_MORE}
    more["setup"] = encode_setup(state.setup)
    more["creatures"] = list(state.creatures)
    yield f"more={_packed(more)}"


def _seat(player: Player) -> Iterator[str]:
    yield SEAT_LETTERS[player.seat]
    yield f"hero={player.hero or '-'}"
    yield f"influence={player.influence}"
    yield f"points={player.points}"
    for name in LISTS:
        cards = getattr(player, name)
        yield f"{name}={','.join(reversed(cards) if name == 'deck' else cards) or '-'}"
    relics = [f"{each.card}:{each.armour}:{each.uses}{'!' * each.is_turned}" for each in player.relics]
    yield f"relics={','.join(relics) or '-'}"
    buildings = [f"{each.card}{'!' * each.is_turned}" for each in player.buildings]
    yield f"buildings={','.join(buildings) or '-'}"
    if player.ledger is not None:
        yield f"ledger={_packed(encode_ledger(player.ledger))}"
    yield f"more={_packed([getattr(player, name) for name in SEAT_MORE])}"


def _figure(state: State, creature: Creature) -> str:
    kept: dict[str, Any] = encode_creature(creature)[5]
    word = f"{creature.kind.id}#{creature.id}@{state.map.grid.names[creature.cell]}"
    if creature.wounds:
        word += f"/{creature.wounds}"
    if creature.armour:
        word += f"^{creature.armour}"
    word += "".join(f"+{name}" for name, bit in TOKENS.items() if creature.tokens & bit)
    word += "".join(sign for sign, name in FIGURE_SIGNS.items() if getattr(creature, name))
    details = {name: found for name, found in kept.items() if name not in _PLAIN}
    if creature.owner != creature.seat:
        details["owner"] = creature.owner
    return f"{word}&{_packed(details)}" if details else word
