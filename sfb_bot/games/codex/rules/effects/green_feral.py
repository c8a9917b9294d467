"""What cards of Feral do, and Calamandra Moss."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.attackable import SNEAKS
from sfb_bot.games.codex.rules.choices import About, OnSeat
from sfb_bot.games.codex.rules.combat import ON_COMBAT_DAMAGE
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.costs import OWN_REDUCTIONS
from sfb_bot.games.codex.rules.effects.green_balance import FERNS, bonus_of, is_plain, own_rule
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.exhausting import ON_EXHAUST
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.piles import trash_workers
from sfb_bot.games.codex.rules.settling import STATE_RULES
from sfb_bot.games.codex.rules.value_rules import KEYWORD_RULES, LAST_RULES, Values
from sfb_bot.games.codex.rules.values import in_play, values
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Option, Seat, choose

NAMES: Final[frozenset[str]] = frozenset(
    {FERNS, "cheaper_for_each", "hides_with", "hurts_bases", "readies_once", "stalks"}
)


# --- Behind the Ferns -------------------------------------------------------------------------------------


def _ferns(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Stealth for weak units; of those that Midori would lift out of the ferns, for the remembered ones."""
    on = ability.on
    if on is None or on.most_atk is None or not fits(state, on, obj, source.seat, source):
        return
    # What is there for the attack alone does not count (C144).
    atk = found.atk - found.charge + (found.frenzy if obj.seat in state.active else 0)
    if atk > on.most_atk:
        return
    is_lifted = obj.id not in source.links and atk + bonus_of(state, obj.seat) > on.most_atk
    if is_lifted and is_plain(state, obj, found):
        return
    found.flags |= ability.flags
    found.has_abilities = True


def _remember_hidden(work: Work, ferns: Obj) -> None:
    """Keep in mind who hides: what was true first stays when Midori comes (C217).

    Only units without a text can be concerned, and only those of a player who has Midori at all.
    """
    state = work.state
    heroes = [state.content.kinds[hero.kind] for hero in state.players[ferns.seat].heroes]
    if not any(ability.name == "midori" for hero in heroes for ability in hero.abilities):
        return
    hidden = tuple(
        obj.id
        for obj in state.objs.values()
        if obj.seat == ferns.seat and obj.shape.is_unit and not obj.shape.has_text and in_play(obj)
        if values(state, obj).flags & key.STEALTH
        if not any(mod.what == "key" and mod.amount & key.STEALTH for mod in obj.mods)
    )
    if hidden != ferns.links:
        work.emit(ev.Remembered(ferns.id, hidden))


LAST_RULES[FERNS] = _ferns
STATE_RULES[FERNS] = _remember_hidden


# --- Tigers -----------------------------------------------------------------------------------------------


def _is_stalked(state: State, attacker: Obj, defender: Obj) -> bool:
    rule = own_rule(state, attacker, "stalks")
    on = rule[1].on if rule is not None else None
    return on is not None and fits(state, on, defender, attacker.seat, attacker)


def _stalks(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Stalking Tiger: stealth as long as it attacks a unit."""
    if obj is source and state.attacker == obj.id:
        defender = state.objs.get(state.defender)
        if defender is not None and _is_stalked(state, obj, defender):
            found.flags |= ability.flags


def _hides_with(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Stalking Tiger: more keywords while somebody described is in play."""
    on = ability.on
    if obj is not source or on is None:
        return
    if any(in_play(each) and fits(state, on, each, obj.seat, obj) for each in state.objs.values()):
        found.flags |= ability.flags


SNEAKS.add(_is_stalked, "stalks")
KEYWORD_RULES["stalks"] = _stalks
KEYWORD_RULES["hides_with"] = _hides_with


def _hurts_bases(work: Work, giver: Obj, taker: Obj, amount: int, is_attacker: bool) -> None:
    """Predator Tiger: its combat damage to a base is noticed, also what overpower sends there (CQ19)."""
    del is_attacker
    if amount and taker.shape.type == "base":
        rule = own_rule(work.state, giver, "hurts_bases")
        if rule is not None:
            index = rule[0]
            work.wait(
                Waiting(
                    giver.seat, giver.id, giver.shape.id, index, subject=taker.id, subject_seat=taker.seat
                )
            )


ON_COMBAT_DAMAGE.add(_hurts_bases, "hurts_bases")


@op("trash_workers_of_base")
def _trash_workers_of_base(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Workers of the player whose base it is; of partners one is chosen (CQ73)."""
    state = work.state
    side = state.sides[state.side_of[Seat(frame.subject_seat)]]
    options = [Option(f"seat{seat}", OnSeat(seat)) for seat in side if state.players[seat].workers]
    if not options:
        return
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    picked = yield from choose(work.chooser(frame.seat), "opponent", options, about=about)
    assert isinstance(picked, OnSeat)
    trash_workers(work, picked.seat, part.number("count", 1), "trashed")


# --- Rampaging Elephant, Gigadon --------------------------------------------------------------------------


def _readies_once(work: Work, obj: Obj) -> None:
    """The first time in a turn that it is exhausted; counted for each card by itself (C211)."""
    rule = own_rule(work.state, obj, "readies_once")
    if rule is None:
        return
    name = f"exhausted.{obj.id}"
    if not work.state.players[obj.owner].spent.get(name, 0):
        work.emit(ev.CountChanged(obj.owner, name, 1))
        work.wait(Waiting(obj.seat, obj.id, obj.shape.id, rule[0]))


ON_EXHAUST.add(_readies_once, "readies_once")


def _cheaper_for_each(state: State, seat: Seat, ability: Ability) -> int:
    """Gigadon: 1 less for each unit that is described."""
    on = ability.on
    if on is None:
        return 0
    return sum(1 for obj in state.objs.values() if in_play(obj) and fits(state, on, obj, seat, None))


OWN_REDUCTIONS["cheaper_for_each"] = _cheaper_for_each
