"""What single cards of the Peace school do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.at_work import abilities, has_rule
from sfb_bot.games.codex.rules.attackable import OWN_PASSES
from sfb_bot.games.codex.rules.choices import About, OnSeat
from sfb_bot.games.codex.rules.combat import ON_COMBAT_DAMAGE
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.dying import REPLACEMENTS, Replacement
from sfb_bot.games.codex.rules.effects.blue_looks import look_at
from sfb_bot.games.codex.rules.effects.common import AMOUNTS, hit
from sfb_bot.games.codex.rules.effects.gold_and_cards import steal
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.games.codex.rules.leaving import can_leave, leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.values import hp_left, values
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

NAMES: Final[frozenset[str]] = frozenset(
    {"air_hammer", "brave_knight", "debilitator", "flagstone_spy", "patriot_destroys", "patriot_passes"}
)


# --- Brave Knight -----------------------------------------------------------------------------------------


def _is_brave(state: State, obj: Obj, cause: str) -> bool:
    return cause == "combat" and has_rule(obj, "brave_knight") and can_leave(state, obj, "returned")


def _retreat(work: Work, obj: Obj) -> None:
    """Instead of dying from combat damage of any sort the knight goes to its owner's hand."""
    leave(work, obj, "hand", "returned")


REPLACEMENTS.append(Replacement("brave_knight", _is_brave, _retreat))


# --- Flagstone Spy ----------------------------------------------------------------------------------------


@op("spy")
def _spy(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """See the hand of the building's player and steal gold there; of a shared base one is chosen (CQ73)."""
    state = work.state
    victim = Seat(frame.subject_seat)
    if frame.subject in state.bases:
        side = [seat for seat in state.sides[state.side_of[victim]] if not state.players[seat].is_cleared]
        about = About(frame.source, frame.kind.id, frame.index, frame.part)
        options = [Option(f"seat{seat}", OnSeat(seat)) for seat in side]
        picked = yield from choose(work.chooser(frame.seat), "opponent", options, about=about)
        assert isinstance(picked, OnSeat)
        victim = picked.seat
    look_at(work, frame.seat, victim, "hand")
    steal(work, frame.seat, victim, part.number("amount", 1), frame.kind.id)


# --- Patriot Gryphon --------------------------------------------------------------------------------------


@op("patriot")
def _patriot(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The gryphon's ATK as damage to the base of whoever has lost a building."""
    del part
    base = work.state.base_of(Seat(frame.subject_seat))
    hit(work, frame, [base], frame.number + sum(more(work, frame) for more in AMOUNTS))
    return
    yield


def _passes(state: State, attacker: Obj, patroller: Obj, defender: Obj | None) -> bool:
    """Weak patrollers may be ignored."""
    del defender
    for _, ability in attacker.shape.abilities_for("static"):
        if ability.name == "patriot_passes" and ability.on is not None and ability.on.most_atk is not None:
            return (
                fits(state, ability.on, patroller, attacker.seat, attacker)
                and values(state, patroller).atk <= ability.on.most_atk
            )
    return False


def _hits_building(work: Work, giver: Obj, taker: Obj, amount: int, is_attacker: bool) -> None:
    """Combat damage to a building is noticed by a spy, the end of a building by a patriot."""
    del amount, is_attacker
    if not taker.shape.is_building:
        return
    state = work.state
    for index, ability in abilities(state, giver, "static"):
        is_destroyed = ability.name == "patriot_destroys" and hp_left(state, taker) <= 0
        if is_destroyed or ability.name == "flagstone_spy":
            work.wait(
                Waiting(
                    giver.seat,
                    giver.id,
                    giver.shape.id,
                    index,
                    subject=taker.id,
                    number=values(state, giver).atk,
                    subject_seat=taker.seat,
                )
            )


OWN_PASSES.add(_passes, "patriot_passes")
ON_COMBAT_DAMAGE.add(_hits_building, "patriot_destroys", "flagstone_spy")


# --- Debilitator Alpha, Air Hammer ------------------------------------------------------------------------


def _debilitator(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """A unit that attacks the squad leader is weaker meanwhile."""
    is_attack = state.attacker == obj.id and state.defender == source.id
    if is_attack and source.slot == LEADER and obj.shape.is_unit:
        found.atk += ability.atk
        found.charge += ability.atk


def _air_hammer(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Stronger while it attacks a building that is damaged already."""
    if obj is source and state.attacker == obj.id:
        defender = state.objs.get(state.defender)
        if defender is not None and defender.shape.is_building and defender.damage:
            found.atk += ability.atk
            found.charge += ability.atk


STAT_RULES["debilitator"] = _debilitator
STAT_RULES["air_hammer"] = _air_hammer
