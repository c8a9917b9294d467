"""State, settings and events as JSON values, with a schema version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.evolve import put, refresh
from sfb_bot.games.rift.rules.ids import WarriorId
from sfb_bot.games.rift.rules.model import (
    MODE_NAME,
    SEATS,
    Enchantment,
    Item,
    Outcome,
    Phase,
    Player,
    Setup,
    State,
    Warrior,
    new_state,
)
from sfb_bot.kernel import (
    FIRST_SEAT,
    MODE,
    Dice,
    EventCodec,
    Json,
    Seat,
    SetupRefused,
    frozen,
    stored_fields,
)

SCHEMA: Final = 1


def encode_setup(setup: Setup) -> Json:
    """The agreed settings."""
    return {MODE: MODE_NAME, "army": setup.army, FIRST_SEAT: setup.first}


def decode_setup(stored: Mapping[str, Json]) -> Setup:
    """Read settings, strictly: what is not understood is refused rather than ignored."""
    # Any: what is stored is checked by the pattern.
    known: dict[str, Any] = {MODE: MODE_NAME, FIRST_SEAT: None, **stored}
    match known:
        case {
            "mode": "duel",
            "army": ("basic" | "draft") as army,
            "first": None | int() as first,
            **rest,
        } if not rest and not isinstance(first, bool) and (first is None or first in SEATS):
            return Setup(army, None if first is None else Seat(first))
        case _:
            raise SetupRefused(f"these are not settings of a match: {dict(stored)}"[:200], rule="setup")


def encode_state(state: State) -> Json:
    """Everything, secrets included; derived fields are left out.

    Every list is a copy: a checkpoint stays what it was while the match goes on.
    """
    return {
        "schema": SCHEMA,
        "setup": encode_setup(state.setup),
        "dice": [state.dice.seed, state.dice.used],
        "phase": state.phase.value,
        "draft": [state.rank, state.pick],
        "first": state.first,
        "turn": [state.turn, state.turn_no],
        "players": [_encode_player(player) for player in state.players],
        "box": state.box.copy(),
        "used_forms": state.used_forms.copy(),
        "warriors": [_encode_warrior(warrior) for warrior in state.warriors.values()],
        "roll": [[number, seat, kind] for number, (seat, kind) in state.roll.items()],
        "stack": [_encode_item(item) for item in state.stack],
        "done": [_encode_item(item) for item in state.done],
        "turned": state.turned,
        "arrived": state.arrived,
        "next": [state.next_id, state.next_item],
        "has_attacked": state.has_attacked,
        "quiet": [state.is_quiet, state.quiet, state.is_exhausted],
        "draw_offers": state.draw_offers.copy(),
        "outcome": [state.outcome.winner, state.outcome.reason] if state.outcome else None,
    }


def _encode_item(item: Item) -> Json:
    return [getattr(item, each.name) for each in fields(item)]


def _encode_player(player: Player) -> Json:
    return [
        player.army.copy(),
        player.packet.copy(),
        [list(packet) for packet in player.packets],
        player.boxed.copy(),
        player.deck.copy(),
        player.tops,
        player.in_deck.copy(),
        player.discard.copy(),
        player.spent.copy(),
        player.destroyed,
        player.hand.copy(),
        player.spell_deck.copy(),
        player.spell_discard.copy(),
        player.has_seen_box,
    ]


def _encode_warrior(warrior: Warrior) -> Json:
    return [
        warrior.id,
        warrior.seat,
        warrior.kind.id,
        warrior.cell,
        warrior.form.id if warrior.form else None,
        warrior.damage,
        [[each.spell, each.owner] for each in warrior.enchantments],
        warrior.is_new,
        warrior.has_stepped,
        warrior.has_changed,
    ]


def decode_state(stored: Json, content: Content) -> State:
    """The inverse of `encode_state`."""
    kept = stored_fields(stored, SCHEMA)
    seed, used = kept["dice"]
    state = new_state(content, decode_setup(kept["setup"]), seed)
    state.dice = Dice(seed, used)
    state.phase = Phase(kept["phase"])
    state.rank, state.pick = kept["draft"]
    state.first = kept["first"]
    state.turn, state.turn_no = kept["turn"]
    state.players = [_decode_player(Seat(seat), player) for seat, player in enumerate(kept["players"])]
    state.box, state.used_forms = list(kept["box"]), list(kept["used_forms"])
    state.roll = {WarriorId(number): (Seat(seat), kind) for number, seat, kind in kept["roll"]}
    for warrior in kept["warriors"]:
        put(state, _decode_warrior(state, warrior))
    state.stack = [Item(*map(frozen, item)) for item in kept["stack"]]
    state.done = [Item(*map(frozen, item)) for item in kept["done"]]
    state.turned, state.arrived = kept["turned"], kept["arrived"]
    state.next_id, state.next_item = kept["next"]
    state.has_attacked = kept["has_attacked"]
    state.is_quiet, state.quiet, state.is_exhausted = kept["quiet"]
    state.draw_offers = list(kept["draw_offers"])
    state.outcome = Outcome(*kept["outcome"]) if kept["outcome"] else None
    return state


def _decode_player(seat: Seat, stored: Json) -> Player:
    army, packet, packets, boxed, deck, tops, in_deck, discard, spent, destroyed, *spells, seen = stored
    hand, spell_deck, spell_discard = spells
    return Player(
        seat,
        list(army),
        list(packet),
        [tuple(each) for each in packets],
        list(boxed),
        list(deck),
        tops,
        list(in_deck),
        list(discard),
        list(spent),
        destroyed,
        list(hand),
        list(spell_deck),
        list(spell_discard),
        seen,
    )


def _decode_warrior(state: State, stored: Json) -> Warrior:
    number, seat, kind, cell, form, damage, enchantments, is_new, has_stepped, has_changed = stored
    kinds = state.content.kinds
    warrior = Warrior(
        WarriorId(number),
        Seat(seat),
        kinds[kind],
        cell,
        kinds[form] if form else None,
        damage,
        [Enchantment(spell, Seat(owner)) for spell, owner in enchantments],
        is_new,
        has_stepped,
        has_changed,
    )
    refresh(state, warrior)
    return warrior


def _phase_began(phase: str, *steps: int) -> ev.PhaseBegan:
    return ev.PhaseBegan(Phase(phase), *steps)


_EVENTS: Final = EventCodec(ev.EVENTS, {ev.PhaseBegan: _phase_began})
encode_event: Final = _EVENTS.encode
decode_event: Final = _EVENTS.decode
