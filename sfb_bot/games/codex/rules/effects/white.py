"""What single white cards do: the starter deck, and what cards of several white schools share."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.at_work import abilities
from sfb_bot.games.codex.rules.attackable import OWN_PASSES, add_tax
from sfb_bot.games.codex.rules.choices import About, OnKind, OnSlot, on_kind
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.effects import white_discipline, white_ninjutsu, white_strength
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.ids import NOTHING, SLOTS
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Option, choose

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = (
    frozenset({"smoker", "safe_attacking", "passes_units", "passes_lone", "passes_to_base", "toll"})
    | white_discipline.NAMES
    | white_ninjutsu.NAMES
    | white_strength.NAMES
)


# --- The starter deck -------------------------------------------------------------------------------------


def _safe_attacking(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Armor for as long as the attack lasts (C164)."""
    if obj.id != state.attacker or ability.on is None:
        return
    if fits(state, ability.on, obj, source.seat, source):
        found.armor += ability.armor
        found.fleeting += ability.armor


STAT_RULES["safe_attacking"] = _safe_attacking


@op("move_in_zone")
def _move_in_zone(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Patrollers go to free places of their zones; where there is none, they stay (C137)."""
    for obj in (yield from objects(work, frame, part)):
        taken = {each.slot for each in work.state.objs.values() if each.slot and each.seat == obj.seat}
        options = [Option(f"slot{slot}", OnSlot(slot)) for slot in SLOTS if slot not in taken]
        if not obj.slot or not options:
            continue
        about = About(frame.source, frame.kind.id, frame.index, frame.part, (obj.id,))
        picked = yield from choose(work.chooser(frame.seat), "choose", options, about=about)
        assert isinstance(picked, OnSlot)
        work.emit(ev.SlotChanged(obj.id, picked.slot))


@op("snapback")
def _snapback(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A hero goes home and another one of the same command zone comes, even from a wait (C113)."""
    state = work.state
    for obj in (yield from objects(work, frame, part)):
        owner, gone = obj.owner, obj.kind.id
        if not leave(work, obj, "command", "snapback"):
            continue
        at_home = [hero.kind for hero in state.players[owner].heroes if hero.obj == NOTHING]
        options = [on_kind(kind) for kind in at_home if kind != gone] or [Option(gone, OnKind(gone))]
        about = About(frame.source, frame.kind.id, frame.index, frame.part)
        picked = yield from choose(work.chooser(frame.seat), "choose", options, about=about)
        assert isinstance(picked, OnKind)
        arrive(work, state.content.kinds[picked.kind], owner, owner, "put", "command", level=1)


# --- Passing by patrollers, paying for attacks ------------------------------------------------------------


def _is_there(state: State, ability: Ability, obj: Obj) -> bool:
    """Whether something is in play that a rule of a card asks for."""
    assert ability.on is not None
    return any(in_play(each) and fits(state, ability.on, each, obj.seat, obj) for each in state.objs.values())


def _passes(state: State, attacker: Obj, patroller: Obj, defender: Obj | None) -> bool:
    """Masked Raccoon, Garus Rook and Colossus may ignore patrollers."""
    for _, ability in abilities(state, attacker, "static"):
        match ability.name:
            case "passes_units":
                if patroller.shape.is_unit and _is_there(state, ability, attacker):
                    return True
            case "passes_lone":
                zone = [each for each in state.objs.values() if each.slot and each.seat == patroller.seat]
                if len(zone) == 1:
                    return True
            case "passes_to_base":
                if defender is not None and defender.shape.type == "base":
                    return True
            case _:
                pass
    return False


def _toll(state: State, attacker: Obj, defender: Obj) -> int:
    """Gold for an attack on a card that asks for it, in the state that its `on` describes."""
    del attacker
    return sum(
        ability.cost.gold
        for _, ability in abilities(state, defender, "static")
        if ability.name == "toll"
        and ability.cost is not None
        and (ability.on is None or fits(state, ability.on, defender, defender.seat, None))
    )


OWN_PASSES.add(_passes, "passes_units", "passes_lone", "passes_to_base")
add_tax(_toll, "toll")
