"""What cards of Balance do, and Master Midori."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import abilities, statics
from sfb_bot.games.codex.rules.attackable import ATTACK_BANS, OWN_PASSES, SHELTERS
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.effects.common import take_control
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.model import OVER_FEATHERS, Obj, State
from sfb_bot.games.codex.rules.value_rules import BASE_RULES, KEYWORD_RULES, LAST_RULES, Values, gives_ability
from sfb_bot.games.codex.rules.values import compute, in_play, is_at_peace, values
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Seat

NAMES: Final[frozenset[str]] = frozenset(
    {"feathers", "flies_in_own_turn", "midori", "mimic", "passes_by", "safe_from"}
)
PEACE: Final = "peace"
FERNS: Final = "behind_the_ferns"


def own_rule(state: State, obj: Obj, name: str) -> tuple[int, Ability] | None:
    """The rule of a name that a card has itself, with its place on the card."""
    return next((found for found in abilities(state, obj, "static") if found[1].name == name), None)


# --- Moment's Peace ---------------------------------------------------------------------------------------


@op("peace")
def _peace(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Until the own next turn no unit patrols for this player, and none of an opponent attacks them."""
    del part
    work.emit(ev.EdictBegan(PEACE, frame.seat, "start", frame.seat))
    return
    yield


def _is_spared(state: State, attacker: Obj, defender: Obj) -> bool:
    """Whether a unit would attack somebody who is at peace; a shared base is of both partners (C266)."""
    if not attacker.shape.is_unit:
        return False
    whose = (defender.seat,)
    if defender.shape.type == "base":
        whose = state.sides[state.side_of[defender.seat]]
    return any(is_at_peace(state, attacker, seat) for seat in whose)


ATTACK_BANS.add(_is_spared, PEACE)


# --- Basilisks, dragons, mimics ---------------------------------------------------------------------------


def _is_unattackable(state: State, attacker: Obj, obj: Obj) -> bool:
    rule = own_rule(state, obj, "safe_from")
    return rule is not None and rule[1].on is not None and fits(state, rule[1].on, attacker, obj.seat, obj)


def _passes_by(state: State, attacker: Obj, patroller: Obj, defender: Obj | None) -> bool:
    del defender
    rule = own_rule(state, attacker, "passes_by")
    on = rule[1].on if rule is not None else None
    return on is not None and fits(state, on, patroller, attacker.seat, attacker)


SHELTERS.add(_is_unattackable, "safe_from")
OWN_PASSES.add(_passes_by, "passes_by")


def _feathers(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Fairie Dragon: whatever wears a feather has its base values and flies."""
    if obj.runes and ability.on is not None and fits(state, ability.on, obj, source.seat, source):
        found.hp = ability.hp
        # A mirror that came after the feather counts (C215).
        if not any(mod.what == "base_atk" and mod.word == OVER_FEATHERS for mod in obj.mods):
            found.atk = ability.atk
        found.flags |= ability.flags


BASE_RULES["feathers"] = _feathers


def _mimic(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Wandering Mimic: the keywords that others have; another Mimic counts without what it mimics."""
    if obj is not source:
        return
    flags = sparkshot = 0
    for other in state.objs.values():
        if other is obj or not other.shape.is_fighter or not in_play(other):
            continue
        # A copy that is nobody's source has only what a Mimic has by itself or is given.
        is_mimic = own_rule(state, other, "mimic") is not None
        now = compute(state, other.copy()) if is_mimic else values(state, other)
        flags |= now.flags
        sparkshot = sparkshot or now.sparkshot
    found.flags |= flags & ability.flags
    if sparkshot:
        found.sparkshot += ability.numbers.get("sparkshot", 0)


KEYWORD_RULES["mimic"] = _mimic


@op("strongest_takes_this")
def _strongest_takes_this(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Dothram Horselord: it goes to the one player whose units and heroes have most ATK (CQ72)."""
    del part
    state = work.state
    lord = work.obj(frame.source)
    if lord is None:
        return
    totals = {player.seat: 0 for player in state.players if not player.is_cleared}
    for obj in state.objs.values():
        if obj.shape.is_fighter and in_play(obj):
            totals[obj.seat] += values(state, obj).atk
    most = max(totals.values())
    best = [seat for seat, total in totals.items() if total == most]
    if len(best) == 1:
        take_control(work, lord, best[0])
    return
    yield


# --- Master Midori ----------------------------------------------------------------------------------------


def is_plain(state: State, obj: Obj, found: Values) -> bool:
    """Whether a unit has no abilities at all, also none that others give it (C218)."""
    if found.has_abilities:
        return False
    for source in state.sources:
        if source.host == obj.id and source.shape.by_when.get("host_attacks"):
            return False
        given = (*abilities(state, source, "gives"), *abilities(state, source, "unit_dies"))
        for _, ability in given:
            on = ability.on
            if on is not None and gives_ability(ability) and fits(state, on, obj, source.seat, source):
                return False
    return True


def bonus_of(state: State, seat: Seat) -> int:
    """How much ATK Midori gives to the plain units of a seat."""
    return sum(
        ability.atk
        for source in statics(state, "midori")
        if source.seat == seat
        for _, ability in abilities(state, source, "static")
        if ability.name == "midori"
    )


def _midori(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """More for units without abilities, where the ferns do not hide them first (C217, CQ32)."""
    if ability.on is None or not fits(state, ability.on, obj, source.seat, source):
        return
    if not is_plain(state, obj, found):
        return
    for ferns in statics(state, FERNS):
        rule = own_rule(state, ferns, FERNS)
        if rule is None or rule[1].on is None or ferns.seat != obj.seat:
            continue
        most = rule[1].on.most_atk or 0
        if found.atk + ability.atk <= most or (found.atk <= most and obj.id in ferns.links):
            return
    found.atk += ability.atk
    found.hp += ability.hp


LAST_RULES["midori"] = _midori


def _flies_in_own_turn(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    if obj is source and obj.seat in state.active:
        found.flags |= ability.flags


KEYWORD_RULES["flies_in_own_turn"] = _flies_in_own_turn
