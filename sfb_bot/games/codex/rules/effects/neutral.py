"""What single neutral cards do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import has_static, statics
from sfb_bot.games.codex.rules.choices import NO, YES, About
from sfb_bot.games.codex.rules.content import Ability, Kind, Part
from sfb_bot.games.codex.rules.costs import FREE, NEEDS, REDUCTIONS, add_price
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.leaving import leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import TARGET_BANS, may_target
from sfb_bot.games.codex.rules.settling import STATE_RULES
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Seat, choose

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = frozenset(
    {"dancer", "maestro", "river_montoya", "star_crossed_starlet", "two_step"}
)

TWO_STEP: Final = KindId("two_step")
PARTNERS: Final = 2


# --- Harmony ----------------------------------------------------------------------------------------------


@op("flip_tokens")
def _flip_tokens(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The controller's tokens of a kind show their other face and keep everything (C239)."""
    token = KindId(part.word("token"))
    flipped = work.state.content.kinds[token].flips_to
    for obj in work.in_play():
        if obj.seat == frame.seat and obj.shape.id == token:
            work.emit(ev.ShapeChanged(obj.id, flipped))
    return
    yield


# --- Two Step ---------------------------------------------------------------------------------------------


def _has_partner(state: State, obj: Obj) -> bool:
    return any(obj.id in each.links for each in statics(state, "two_step"))


def _is_no_partner_for(state: State, obj: Obj, frame: Frame) -> bool:
    """Who has a partner is no target for another Two Step."""
    return frame.kind.id == TWO_STEP and _has_partner(state, obj)


@op("two_step")
def _two_step(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Two units become partners; where one of them dies of being targeted, nobody dances."""
    found = yield from objects(work, frame, part)
    frame.did = len(found) == PARTNERS


def _step_needs(state: State, seat: Seat) -> bool:
    """It cannot be cast without two who could be partners (CQ14)."""
    kind = state.content.kinds[TWO_STEP]
    part = kind.abilities_for("play")[0][1].parts[0]
    assert part.on is not None
    frame = Frame(seat, kind, is_spell=True)
    found = [
        obj
        for obj in state.objs.values()
        if in_play(obj) and fits(state, part.on, obj, seat, None) and may_target(state, frame, obj)
    ]
    return len(found) >= PARTNERS


def _are_together(state: State, spell: Obj) -> bool:
    partners = [state.objs.get(number) for number in spell.links]
    return all(each is not None and each.seat == spell.seat for each in partners)


def _step_bonus(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    if obj.id in source.links and _are_together(state, source):
        found.atk += ability.atk
        found.hp += ability.hp


def _step_ends(work: Work, spell: Obj) -> None:
    """When one of the partners leaves play or its controller, the spell is sacrificed."""
    if spell.links and not _are_together(work.state, spell):
        leave(work, spell, "discard", "sacrificed")


TARGET_BANS.add(_is_no_partner_for, "two_step")
NEEDS[TWO_STEP] = _step_needs
STAT_RULES["two_step"] = _step_bonus
STATE_RULES["two_step"] = _step_ends


# --- Appel Stomp ------------------------------------------------------------------------------------------


@op("may_topdeck_this_card")
def _may_topdeck_this_card(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The spell may go on top of its owner's deck and not to the discard."""
    del part
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    picked = yield from choose(work.chooser(frame.seat), "topdeck", [YES, NO], about=about)
    if picked == YES.payload:
        frame.to = "deck"


# --- Units and heroes -------------------------------------------------------------------------------------


def _starlet(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Her ATK grows with each damage on her."""
    del state
    if obj is source:
        found.atk += obj.damage * ability.atk


def _is_free_virtuoso(state: State, seat: Seat, kind: Kind) -> bool:
    return kind.is_unit and "virtuoso" in kind.subtypes and has_static(state, "maestro", seat)


def _river(state: State, seat: Seat, kind: Kind) -> int:
    """Units of tech 0 cost 1 less."""
    return int(kind.is_unit and kind.tech == 0 and has_static(state, "river_montoya", seat))


STAT_RULES["star_crossed_starlet"] = _starlet
add_price(FREE, _is_free_virtuoso, "maestro", whose="own")
add_price(REDUCTIONS, _river, "river_montoya", whose="own")
