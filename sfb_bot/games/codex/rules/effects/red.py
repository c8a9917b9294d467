"""What red starter cards do, and what several red cards share."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.choices import About, OnSeat
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.effects import red_anarchy, red_blood, red_fire
from sfb_bot.games.codex.rules.effects.common import amount_of, hit
from sfb_bot.games.codex.rules.effects.gold_and_cards import steal
from sfb_bot.games.codex.rules.effects.ops import CONDITIONS, objects, op
from sfb_bot.games.codex.rules.fitting import subtypes_of
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = red_anarchy.NAMES | red_blood.NAMES | red_fire.NAMES | {"siege"}


def _siege(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """More ATK while it attacks a building (Makeshift Rambaster, Steam Tank)."""
    if obj is source and state.attacker == obj.id:
        defender = state.objs.get(state.defender)
        if defender is not None and defender.shape.is_building:
            found.atk += ability.atk
            found.charge += ability.atk * (2 if obj.shape.doubles else 1)


def _has_rested(work: Work, frame: Frame) -> bool:
    """Whether the card has neither arrived nor attacked in this turn (Bloodrage Ogre)."""
    obj = work.obj(frame.source)
    return obj is not None and obj.born != work.state.turn_no and not obj.attacks


STAT_RULES["siege"] = _siege
CONDITIONS["rested"] = _has_rested


@op("careless_shot")
def _careless_shot(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """What is named and the own base are hit at the same time."""
    targets = yield from objects(work, frame, part)
    hit(work, frame, [*targets, work.state.base_of(frame.seat)], amount_of(work, frame, part))


@op("pillage")
def _pillage(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Damage to a base, and as much gold of its player; with a Pirate it is `with_pirate` of both."""
    state = work.state
    has_pirate = any(
        obj.seat == frame.seat and obj.shape.is_unit and "pirate" in subtypes_of(state, obj) and in_play(obj)
        for obj in state.objs.values()
    )
    amount = part.number("with_pirate" if has_pirate else "amount")
    for base in (yield from objects(work, frame, part)):
        victim = yield from _player_of(work, frame, base)
        hit(work, frame, [base], amount_of(work, frame, Part(part.op, args={"amount": amount})))
        if victim is not None:
            steal(work, frame.seat, victim, amount, frame.kind.id)


def _player_of(work: Work, frame: Frame, base: Obj) -> Flow[Seat | None]:
    """The player of an opposing base; of partners one is chosen (CQ73). None for the own base."""
    state = work.state
    if not state.is_opposing(base.seat, frame.seat):
        return None
    seats = [seat for seat in state.opponents(frame.seat) if state.base_of(seat) is base]
    options = [Option(f"seat{seat}", OnSeat(seat)) for seat in seats]
    about = About(frame.source, frame.kind.id, frame.index, frame.part, (base.id,))
    picked = yield from choose(work.chooser(frame.seat), "opponent", options, about=about)
    assert isinstance(picked, OnSeat)
    return picked.seat
