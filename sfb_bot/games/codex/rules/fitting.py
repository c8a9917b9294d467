"""Whether things fit a description: kind, side, state and subtypes; nothing that has to be computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sfb_bot.games.codex.rules.at_work import has_static
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.selector import Selector
from sfb_bot.kernel import Seat


def subtypes_of(state: State, obj: Obj) -> frozenset[str]:
    """What a card counts as, by its subtypes (C8)."""
    found = obj.shape.subtypes
    for mod in obj.mods:
        if mod.what == "type":
            found = found | {mod.word}
    if state.sources and obj.shape.is_unit and obj.shape.tech <= 2 and has_static(state, "dreamscape"):
        return found | {"illusion"}
    return found


def patrols(state: State, obj: Obj) -> bool:
    """Whether something is a patroller: in its place, and not in the turn of whoever has it (C131)."""
    return bool(obj.slot) and obj.seat not in state.active


# One clause of a description: (state, the thing, whose effect it is, the card at work) -> whether it holds.
Clause = Callable[[State, Obj, Seat, Obj | None], bool]


def fits(state: State, selector: Selector, obj: Obj, seat: Seat, source: Obj | None) -> bool:
    """Whether something is described by the part of a selector that does not depend on computed values."""
    # Any: only this module knows what a selector keeps: the types of things it means, and its clauses.
    kept: Any = selector.clauses
    if kept is None:
        kept = types_of(selector), _clauses(selector)
        selector.keep(kept)
    if obj.shape.type not in kept[0]:
        return False
    for holds in kept[1]:  # noqa: SIM110  asked so often that a generator would be felt
        if not holds(state, obj, seat, source):
            return False
    return True


def _clauses(made: Selector) -> tuple[Clause, ...]:
    """What a description says beyond the kind of things: only what is really said has to be looked at."""
    found: list[Clause] = []
    side, tech, cost, rune, no_rune = made.side, made.tech, made.most_cost, made.with_rune, made.without_rune
    if side != "any":
        found.append(_SIDES[side])
    if made.other:
        found.append(lambda _, obj, __, source: obj is not source)
    if tech:
        found.append(lambda _, obj, __, ___: obj.shape.tech in tech)
    if made.colour:
        found.append(lambda _, obj, __, ___: obj.shape.colour == made.colour)
    if made.spec:
        found.append(lambda _, obj, __, ___: obj.shape.spec == made.spec)
    if made.not_spec:
        found.append(lambda _, obj, __, ___: not (obj.shape.is_hero and obj.shape.spec == made.not_spec))
    if made.name:
        found.append(lambda _, obj, __, ___: obj.shape.id == made.name)
    if cost is not None:
        found.append(lambda _, obj, __, ___: obj.shape.cost <= cost)
    if rune:
        found.append(lambda _, obj, __, ___: obj.runes.get(rune, 0) > 0)
    if no_rune:
        found.append(lambda _, obj, __, ___: not obj.runes.get(no_rune, 0))
    return (*found, *_state_clauses(made), *_subtype_clauses(made))


def _state_clauses(made: Selector) -> list[Clause]:
    """What a description says about the state something is in."""
    found: list[Clause] = []
    if made.is_token is not None:
        found.append(lambda _, obj, __, ___: obj.kind.is_token == made.is_token)
    if made.is_legendary is not None:
        found.append(lambda _, obj, __, ___: obj.shape.is_legendary == made.is_legendary)
    if made.is_exhausted is not None:
        found.append(lambda _, obj, __, ___: obj.is_exhausted == made.is_exhausted)
    if made.patrols is not None:
        # Of "patrolling units or buildings" only those that fight could patrol at all.
        found.append(lambda state, obj, _, __: obj.shape.is_building or patrols(state, obj) == made.patrols)
    if made.is_damaged is not None:
        found.append(lambda _, obj, __, ___: bool(obj.damage) == made.is_damaged)
    return found


def _subtype_clauses(made: Selector) -> list[Clause]:
    found: list[Clause] = []
    if made.subtype:
        found.append(lambda state, obj, _, __: made.subtype in subtypes_of(state, obj))
    if made.not_subtype:
        found.append(lambda state, obj, _, __: made.not_subtype not in subtypes_of(state, obj))
    return found


def types_of(selector: Selector) -> frozenset[str]:
    """The types of the things that a selector means."""
    found: set[str] = set()
    for word in selector.kinds:
        match word:
            case "building":
                found |= {"building", "base", "tech", "addon"}
            case "building_card":
                found.add("building")
            case "ongoing":
                found.add("spell")
            case _:
                found.add(word)
    return frozenset(found)


# Whether something is own, friendly or opposing for a seat; a shared base is of both partners.
_SIDES: Final[dict[str, Clause]] = {
    "own": lambda state, obj, seat, _: (
        obj.seat == seat or (obj.shape.type == "base" and state.side_of[obj.seat] == state.side_of[seat])
    ),
    "friendly": lambda state, obj, seat, _: state.side_of[obj.seat] == state.side_of[seat],
    "opposing": lambda state, obj, seat, _: state.side_of[obj.seat] != state.side_of[seat],
}
