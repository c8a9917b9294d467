"""What events change on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import ADDONS, TECH_LAB, TECHS
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, SpecId
from sfb_bot.games.codex.rules.keywords import NUMBERED
from sfb_bot.games.codex.rules.model import FEATHER, MINUS, OVER_FEATHERS, PLUS, Mod, Obj, State
from sfb_bot.games.codex.rules.sources import change_seat, enlist, release
from sfb_bot.games.codex.rules.touch import touch, touch_place, touch_reach, touch_state, touch_values
from sfb_bot.games.codex.rules.value_rules import value_rules
from sfb_bot.games.codex.rules.values import renewing_armor, values
from sfb_bot.kernel import Event

# Leaving the table in these ways keeps a hero away for a turn (C112, C113).
DEATHS: Final = frozenset({"combat", "damage", "destroyed", "sacrificed", "fading"})
COOLING: Final = DEATHS | {"snapback"}


def _arrived(state: State, event: ev.Arrived) -> None:
    kind = state.content.kinds[event.kind]
    obj = Obj(event.obj, kind, event.owner, event.seat, kind, level=event.level, spec=event.spec)
    obj.is_exhausted = event.is_exhausted
    obj.is_building_site = event.is_site
    obj.is_future = event.is_future
    obj.born = state.turn_no
    state.objs[obj.id] = obj
    state.next_id = obj.id + 1
    player = state.players[event.seat]
    if kind.id in TECHS or kind.id in ADDONS:
        if kind.id not in player.built:
            player.built.append(kind.id)
    elif kind.type == "base":
        state.bases.append(obj.id)
    elif kind.is_hero:
        for hero in state.players[event.owner].heroes:
            if hero.kind == kind.id:
                hero.obj = obj.id
    if event.spec and kind.id == TECHS[2]:
        player.spec = event.spec
    enlist(state, obj)


def _future_came(state: State, event: ev.FutureCame) -> None:
    obj = state.objs[event.obj]
    obj.is_future = False
    obj.fresh = True
    obj.born = state.turn_no
    enlist(state, obj)


def _finished(state: State, event: ev.Finished) -> None:
    obj = state.objs[event.obj]
    obj.is_building_site = False
    enlist(state, obj)


def _left(state: State, event: ev.Left) -> None:
    obj = state.objs[event.obj]
    owner = state.players[obj.owner]
    if obj.kind.is_hero:
        for hero in owner.heroes:
            if hero.obj == obj.id:
                if event.cause in COOLING:
                    hero.wait = 2 if obj.owner in state.active else 1
                hero.has_died = hero.has_died or event.cause in DEATHS
    elif not obj.kind.is_token:
        match event.to:
            case "hand":
                owner.hand.append(obj.kind.id)
            case "discard":
                owner.discard.append(obj.kind.id)
            case "codex":
                owner.codex[obj.kind.id] = owner.codex.get(obj.kind.id, 0) + 1
            case "trash":
                owner.trash.append(obj.kind.id)
            case "deck":
                owner.deck.append(obj.kind.id)
            case _:
                pass
    release(state, obj)


def _damaged(state: State, event: ev.Damaged) -> None:
    obj = state.objs[event.obj]
    obj.armor_used += event.absorbed
    if event.kills:
        obj.is_doomed = True
    if event.amount or event.kills:
        obj.hurt = event.cause
    if event.as_runes:
        _change_runes(obj, MINUS, event.amount)
        touch(state, obj)
    else:
        obj.damage += event.amount
        touch_state(state, obj)


def _change_runes(obj: Obj, rune: str, amount: int) -> None:
    left = obj.runes.get(rune, 0) + amount
    if left > 0:
        obj.runes[rune] = left
    else:
        obj.runes.pop(rune, None)
    pairs = min(obj.runes.get(PLUS, 0), obj.runes.get(MINUS, 0))
    if pairs:
        # They cancel each other at once (C231).
        _change_runes(obj, PLUS, -pairs)
        _change_runes(obj, MINUS, -pairs)


def _mended(state: State, event: ev.Mended) -> None:
    obj = state.objs[event.obj]
    obj.damage -= event.amount
    touch_state(state, obj)


def _saved(state: State, event: ev.Saved) -> None:
    obj = state.objs[event.obj]
    obj.damage = 0
    obj.is_doomed = False
    obj.hurt = ""
    if event.by == "indestructible":
        obj.is_exhausted = True
        _leave_zone(state, obj)
    touch(state, obj)


def _leave_zone(state: State, obj: Obj) -> None:
    if obj.slot:
        obj.armor_used = max(0, obj.armor_used - renewing_armor(state, obj))
        obj.slot = 0


def _exhausted(state: State, event: ev.Exhausted) -> None:
    obj = state.objs[event.obj]
    obj.is_exhausted = True
    if obj.slot:
        _leave_zone(state, obj)
        touch(state, obj)
    else:
        touch_state(state, obj)


def _readied(state: State, event: ev.Readied) -> None:
    for number in event.objs:
        obj = state.objs[number]
        obj.is_exhausted = False
        touch_state(state, obj)
    for number in event.skipped:
        state.objs[number].skips_ready = False


def _sidelined(state: State, event: ev.Sidelined) -> None:
    obj = state.objs[event.obj]
    _leave_zone(state, obj)
    touch(state, obj)


def _slot_changed(state: State, event: ev.SlotChanged) -> None:
    obj = state.objs[event.obj]
    _leave_zone(state, obj)
    obj.slot = event.slot
    touch(state, obj)


def _disabled(state: State, event: ev.Disabled) -> None:
    obj = state.objs[event.obj]
    obj.skips_ready = True
    if event.exhausts:
        obj.is_exhausted = True
    _leave_zone(state, obj)
    touch(state, obj)


def _level_changed(state: State, event: ev.LevelChanged) -> None:
    obj = state.objs[event.obj]
    before = band(obj, obj.level)
    obj.level = event.level
    if obj.level < obj.kind.bands[2].level:
        # It has not been at the highest level for the whole turn (C122).
        obj.was_max_at_start = False
    if band(obj, obj.level) > before:
        # Whoever enters a band is whole again (C109).
        obj.damage = 0
        obj.is_doomed = False
    if band(obj, obj.level) == before:
        # What it is worth depends on its band alone.
        state.unsettled = True
    elif obj.shape.is_quiet:
        touch(state, obj)
    else:
        # Other abilities of it are at work.
        touch_reach(state, obj)


def band(obj: Obj, level: int) -> int:
    """In which band a hero of that level is: 0, 1 or 2."""
    bands = obj.kind.bands
    return 2 if level >= bands[2].level else 1 if level >= bands[1].level else 0


def _runes_changed(state: State, event: ev.RunesChanged) -> None:
    obj = state.objs[event.obj]
    _change_runes(obj, event.rune, event.amount)
    if event.rune == FEATHER and obj.mods:
        # It came after any mirror (C215).
        obj.mods = [
            replace(mod, word="") if (mod.what, mod.word) == ("base_atk", OVER_FEATHERS) else mod
            for mod in obj.mods
        ]
    if obj.shape.is_quiet:
        touch(state, obj)
    else:
        # Some auras grow with the runes on their card.
        touch_reach(state, obj)


def _mod_added(state: State, event: ev.ModAdded) -> None:
    obj = state.objs[event.obj]
    obj.mods.append(Mod(event.what, event.amount, event.until, event.seat, event.word, event.source))
    state.altered[obj.id] = obj
    touch(state, obj)


def _control_changed(state: State, event: ev.ControlChanged) -> None:
    obj = state.objs[event.obj]
    if obj.seat == event.seat and not (event.is_back or event.until):
        # Nothing else changes for whoever keeps what they have.
        obj.home = ()
        return
    _leave_zone(state, obj)
    if event.is_back:
        obj.home = obj.home[:-1]
    elif event.until:
        obj.home = (*obj.home, (obj.seat, event.until))
    else:
        obj.home = ()
    change_seat(state, obj, event.seat)
    if not (event.is_back and event.until == "lent"):
        obj.fresh = True
    touch_place(state, obj)


def _attached(state: State, event: ev.Attached) -> None:
    state.objs[event.obj].host = event.host
    touch_values(state)


def _keep_shape(obj: Obj, event: ev.ShapeChanged) -> None:
    """What something has become for good is kept in mind while it is something else for a time."""
    if not event.until:
        obj.mods = [mod for mod in obj.mods if mod.what != "under"]
    elif not obj.shape_until and obj.shape is not obj.kind:
        shape = obj.shape
        obj.mods.append(Mod("under", word=f"{shape.id}.{shape.tech}.{shape.cost}"))


def restore_shape(state: State, obj: Obj) -> None:
    """Something is again what it was before it became a copy for a time."""
    obj.shape, obj.shape_until = obj.kind, ""
    for mod in obj.mods:
        if mod.what == "under":
            kind, tech, cost = mod.word.split(".")
            obj.shape = state.content.form(KindId(kind), int(tech), int(cost))
    obj.mods = [mod for mod in obj.mods if mod.what != "under"]
    state.holdings = None
    enlist(state, obj)


def _shape_changed(state: State, event: ev.ShapeChanged) -> None:
    obj = state.objs[event.obj]
    _keep_shape(obj, event)
    original = state.objs.get(event.of)
    if original is not None:
        # With what a transformation has made of it (C236).
        obj.shape = original.shape
    elif event.loses_grants:
        obj.shape = state.content.form(event.kind, obj.shape.tech, obj.shape.cost)
        obj.mods = [mod for mod in obj.mods if mod.what not in ("key", "type", *NUMBERED)]
    else:
        obj.shape = state.content.kinds[event.kind] if event.kind else obj.kind
    obj.shape_until = event.until
    state.altered[obj.id] = obj
    state.holdings = None
    enlist(state, obj)


def _remembered(state: State, event: ev.Remembered) -> None:
    obj = state.objs[event.obj]
    obj.links, obj.number, obj.word = event.links, event.number, event.word
    if obj.kind.id == TECH_LAB:
        # The school it has waited for (C94).
        obj.spec = SpecId(event.word)
    touch(state, obj)
    if state.sources and value_rules(state).mind_memory:
        touch_values(state)


def _held(state: State, event: ev.Held) -> None:
    state.objs[event.obj].held = event.kinds
    state.unsettled = True


def _ability_used(state: State, event: ev.AbilityUsed) -> None:
    obj = state.objs.get(event.obj)
    if obj is not None:
        # It is gone where it was itself the price.
        obj.used[event.index] = obj.used.get(event.index, 0) + 1


def _detected(state: State, event: ev.Detected) -> None:
    obj = state.objs[event.obj]
    obj.is_seen_by = (*obj.is_seen_by, event.seat)


def _touch_fight(state: State) -> None:
    """An attack changes values of who attacks, and of no others by itself."""
    state.unsettled = True
    if state.sources:
        rules = value_rules(state)
        attacker = state.objs.get(state.attacker)
        if attacker is not None and (rules.mind_attack or attacker.id in rules.own):
            touch(state, attacker)


def _attacked(state: State, event: ev.Attacked) -> None:
    state.attacker, state.defender = event.attacker, event.defender
    state.objs[event.attacker].attacks += 1
    _touch_fight(state)


def _defender_changed(state: State, event: ev.DefenderChanged) -> None:
    _touch_fight(state)
    state.defender = event.defender
    _touch_fight(state)


def _attack_ended(state: State, event: ev.AttackEnded) -> None:
    attacker = state.objs.get(event.attacker)
    if attacker is not None and attacker.armor_used:
        # Armor that was there for the attack alone goes with it (C164).
        attacker.armor_used = max(0, attacker.armor_used - values(state, attacker).fleeting)
    _touch_fight(state)
    state.attacker = state.defender = NOTHING
    for obj in state.objs.values():
        if obj.hurt == "combat":
            # Whoever dies later does not die from combat damage.
            obj.hurt = ""


def _damage_prevented(state: State, event: ev.DamagePrevented) -> None:
    del state, event


# Any: each change takes its own class of event.
TABLE_CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.AbilityUsed: _ability_used,
    ev.Arrived: _arrived,
    ev.Attached: _attached,
    ev.AttackEnded: _attack_ended,
    ev.Attacked: _attacked,
    ev.ControlChanged: _control_changed,
    ev.Damaged: _damaged,
    ev.DamagePrevented: _damage_prevented,
    ev.DefenderChanged: _defender_changed,
    ev.Detected: _detected,
    ev.Disabled: _disabled,
    ev.Exhausted: _exhausted,
    ev.Finished: _finished,
    ev.FutureCame: _future_came,
    ev.Held: _held,
    ev.Left: _left,
    ev.LevelChanged: _level_changed,
    ev.Mended: _mended,
    ev.ModAdded: _mod_added,
    ev.Readied: _readied,
    ev.Remembered: _remembered,
    ev.RunesChanged: _runes_changed,
    ev.Saved: _saved,
    ev.ShapeChanged: _shape_changed,
    ev.Sidelined: _sidelined,
    ev.SlotChanged: _slot_changed,
}
