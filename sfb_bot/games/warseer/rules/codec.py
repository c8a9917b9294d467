"""State, settings and events as JSON values, with a schema version."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.evolve import lay_ground
from sfb_bot.games.warseer.rules.evolve_creatures import stand
from sfb_bot.games.warseer.rules.model import (
    CREATURE_FIELDS,
    Building,
    Creature,
    Mod,
    Outcome,
    Phase,
    Player,
    Relic,
    State,
    new_state,
)
from sfb_bot.games.warseer.rules.setup import Terms
from sfb_bot.games.warseer.rules.setup_codec import decode_ledger, decode_setup, encode_ledger, encode_setup
from sfb_bot.games.warseer.rules.tables import Tables
from sfb_bot.games.warseer.rules.zones import zones_of
from sfb_bot.kernel import Dice, EventCodec, JournalError, Json, Seat, stored_fields

SCHEMA: Final = 1
# --- State ------------------------------------------------------------------------------------------------

# What a creature usually has; only what differs is stored.
_USUAL: Final[dict[str, Any]] = {
    each.name: each.default
    for each in fields(Creature)
    if each.name in CREATURE_FIELDS and each.name not in ("id", "kind", "owner", "seat", "cell")
}
# What is stored in a form of its own.
_APART: Final = frozenset({"seat", "relics", "buildings", "ledger", "spied"})
_PLAYER: Final = tuple(each.name for each in fields(Player) if each.name not in _APART)
_TABLE: Final = ("turn", "turn_no", "step", "is_last", "next_id", "rounds", "last", "first")


def encode_state(state: State) -> Json:
    """Everything, secrets included; what can be computed is left out.

    Every list is a copy: a checkpoint stays what it was while the match goes on.
    """
    return {
        "schema": SCHEMA,
        "setup": encode_setup(state.setup),
        "dice": [state.dice.seed, state.dice.used],
        "phase": state.phase.value,
        "terms": [
            state.terms.goal,
            state.terms.feats,
            state.terms.scenario,
            state.terms.has_income_points,
            state.terms.is_swapped,
        ],
        "table": [getattr(state, name) for name in _TABLE],
        "order": list(state.order),
        "map": state.map.id,
        "pieces": [list(each) for each in state.pieces],
        "camps": [list(each) for each in state.camps],
        "landmarks": [list(each) for each in state.landmarks],
        "feats": [state.feat_deck.copy(), state.feat_discard.copy()],
        "players": [encode_player(player) for player in state.players],
        "creatures": [encode_creature(each) for each in state.creatures.values()],
        "gone": [list(each) for each in state.gone],
        "words": [state.draw_offers.copy(), state.concessions.copy()],
        "outcome": [state.outcome.winner, state.outcome.reason] if state.outcome else None,
    }


def encode_player(player: Player) -> Json:
    """A player: plain fields, relics, buildings, what it has in a tournament and has seen of other hands."""
    # Any: fields of many types.
    kept: list[Any] = [getattr(player, name) for name in _PLAYER]
    plain: list[Any] = [each.copy() if isinstance(each, (list, dict)) else each for each in kept]
    relics = [[each.card, each.armour, each.uses, each.is_turned] for each in player.relics]
    buildings = [[each.card, each.is_turned] for each in player.buildings]
    ledger = None if player.ledger is None else encode_ledger(player.ledger)
    return [plain, relics, buildings, ledger, [list(each) for each in player.spied]]


def encode_creature(creature: Creature) -> Json:
    """A figure: who and where it is, and whatever is not as usual."""
    kept: dict[str, Any] = {}
    for name, usual in _USUAL.items():
        found = getattr(creature, name)
        if found != usual:
            kept[name] = _plain(name, found)
    return [creature.id, creature.kind.id, creature.owner, creature.seat, creature.cell, kept]


# Any: the values of fields of many types.
def _plain(name: str, found: Any) -> Any:
    match name:
        case "mods":
            return [[m.what, m.name, m.number, m.dice, m.subject, m.until] for m in found]
        case "charms":
            return [list(pair) for pair in found]
        case "beneath":
            return list(found)
        case _:
            return found


def decode_state(stored: Json, tables: Tables) -> State:
    """The inverse of `encode_state`."""
    kept = stored_fields(stored, SCHEMA)
    seed, used = kept["dice"]
    state = new_state(tables, decode_setup(kept["setup"], tables.content), seed)
    state.dice = Dice(seed, used)
    state.phase = Phase(kept["phase"])
    state.terms = Terms(*kept["terms"])
    for name, found in zip(_TABLE, kept["table"], strict=True):
        setattr(state, name, found)
    state.order = tuple(kept["order"])
    state.map = tables.content.maps[kept["map"]]
    state.pieces = tuple((cell, piece) for cell, piece in kept["pieces"])
    state.camps = tuple((cell, seat) for cell, seat in kept["camps"])
    state.landmarks = tuple((cell, seat) for cell, seat in kept["landmarks"])
    if state.order:
        state.zones = zones_of(state.map, state.setup.mode, state.order, is_swapped=state.terms.is_swapped)
    lay_ground(state)
    state.feat_deck, state.feat_discard = list(kept["feats"][0]), list(kept["feats"][1])
    state.players = [_decode_player(Seat(seat), each) for seat, each in enumerate(kept["players"])]
    for each in kept["creatures"]:
        creature = _decode_creature(tables.content, each)
        state.creatures[creature.id] = creature
        stand(state, creature, creature.cell)
    state.draw_offers, state.concessions = list(kept["words"][0]), list(kept["words"][1])
    state.gone = [(number, kind, seat) for number, kind, seat in kept["gone"]]
    state.outcome = Outcome(*kept["outcome"]) if kept["outcome"] else None
    return state


def _decode_player(seat: Seat, stored: Json) -> Player:
    plain, relics, buildings, ledger, spied = stored
    player = Player(seat)
    for name, found in zip(_PLAYER, plain, strict=True):
        setattr(player, name, found.copy() if isinstance(found, (list, dict)) else found)
    player.relics = [Relic(*each) for each in relics]
    player.buildings = [Building(*each) for each in buildings]
    player.ledger = None if ledger is None else decode_ledger(ledger)
    player.spied = [(of, card) for of, card in spied]
    return player


def _decode_creature(content: Content, stored: Json) -> Creature:
    number, kind, owner, seat, cell, kept = stored
    made = Creature(number, content.creatures[kind], owner, seat, cell)
    for name, found in kept.items():
        match name:
            case "mods":
                made.mods = tuple(Mod(*each) for each in found)
            case "charms":
                made.charms = tuple((card, who) for card, who in found)
            case "beneath":
                made.beneath = (found[0], found[1])
            case _ if name in _USUAL:
                setattr(made, name, found)
            case _:
                raise JournalError(f"no creature has a {name!r}")
    return made


# --- Events -----------------------------------------------------------------------------------------------


def _phase_began(phase: str, step: int) -> ev.PhaseBegan:
    return ev.PhaseBegan(Phase(phase), step)


_EVENTS: Final = EventCodec(ev.EVENTS, {ev.PhaseBegan: _phase_began})
encode_event: Final = _EVENTS.encode
decode_event: Final = _EVENTS.decode
