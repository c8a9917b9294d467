"""What a card is worth now: printed values, and everything that changes them, in the order of C215."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import AtWork, at_work, band_of, is_silenced
from sfb_bot.games.codex.rules.content import Ability
from sfb_bot.games.codex.rules.fitting import fits, subtypes_of
from sfb_bot.games.codex.rules.model import MINUS, PLUS, TEAM_BASE_HP, TEAMS, Obj, State
from sfb_bot.games.codex.rules.value_rules import (
    DESCRIBING,
    EDICT_RULES,
    FINAL_RULES,
    SUBTYPE_RULES,
    ValueRules,
    Values,
    Working,
    value_rules,
)
from sfb_bot.kernel import Seat

# May attack and patrol: `amount` is the number that the next card on the table would have had, `word` are the
# seats whose peace was older.
PERMIT: Final = "permit"
_NO_RULES: Final[tuple[list[Working], list[Working]]] = ([], [])


def values(state: State, obj: Obj) -> Values:
    """The values of a card now."""
    found: Values | None = obj.seen
    if found is None:
        found = obj.seen = compute(state, obj)
    return found


def compute(state: State, obj: Obj) -> Values:
    """The values of a card, computed."""
    shape = obj.shape
    rules = value_rules(state)
    mods = obj.mods
    if _is_plain(state, obj, rules):
        return _plain(state, obj)
    is_silent = shape.is_hero and bool(state.edicts) and is_silenced(state, obj)
    found = _printed(state, obj, is_silent=is_silent)
    own = rules.own.get(obj.id, _NO_RULES)
    _give_keywords(state, obj, found, rules, is_silent=is_silent)
    times = 2 if shape.doubles else 1
    if obj.runes:
        change = obj.runes.get(PLUS, 0) * times - obj.runes.get(MINUS, 0)
        found.atk += change
        found.hp += change
    if mods:
        _add_mods(obj, found, times, is_silent=is_silent)
    _add_stats(state, obj, found, times)
    attack = rules.attack if obj.id == state.attacker else ()
    if rules.stat or own[1] or attack:
        _add_by_rules(state, obj, found, (*rules.stat, *attack, *own[1]), times)
    found.has_abilities = shape.has_text or bool(found.flags) or _counts(found)
    for rule, source, ability in rules.last:
        rule(state, source, obj, found, ability)
    _finish(state, obj, found)
    return found


def _is_plain(state: State, obj: Obj, rules: ValueRules) -> bool:
    """Whether nothing changes the values of a card but its place and the turn."""
    runes = obj.runes
    if obj.mods or rules.has_edicts or obj.id in rules.own or (runes and (PLUS in runes or MINUS in runes)):
        return False
    if obj.id == state.attacker and rules.attack:
        return False
    if obj.seat not in rules.reach.get(obj.shape.type, ()):
        return True
    return not (rules.is_wide or _is_reached(state, obj, rules))


def _is_reached(state: State, obj: Obj, rules: ValueRules) -> bool:
    """Whether an aura or a rule of another card says something about a card."""
    working = at_work(state)
    for source, ability in (*working.keyword_auras, *working.stat_auras):
        if _touches(state, source, ability, obj):
            return True
    for _, source, ability in (*rules.base, *rules.keyword, *rules.stat, *rules.last):
        # Those that describe cards say nothing about others.
        if ability.name not in DESCRIBING or _touches(state, source, ability, obj):
            return True
    return False


def _give_keywords(state: State, obj: Obj, found: Values, rules: ValueRules, *, is_silent: bool) -> None:
    """Everything but numbers: subtypes, other base values, keywords."""
    working = at_work(state)
    if obj.mods or not SUBTYPE_RULES.isdisjoint(working.by_name):
        found.subtypes = subtypes_of(state, obj)
    for mod in obj.mods:
        if mod.what == "base_atk":
            found.atk = mod.amount
    for rule, source, ability in rules.base:
        rule(state, source, obj, found, ability)
    if working.keyword_auras and not is_silent:
        _add_keywords(state, obj, found, working)
    for rule, source, ability in rules.keyword:
        rule(state, source, obj, found, ability)
    for rule, source, ability in rules.own.get(obj.id, _NO_RULES)[0]:
        rule(state, source, obj, found, ability)
    if obj.mods:
        _change_keywords(state, obj, found, is_silent=is_silent)
    if state.edicts:
        _apply_edicts(state, obj, found)


def _plain(state: State, obj: Obj) -> Values:
    """The values of a card that nothing changes but its place and the turn: the same for all of its kind."""
    shape = obj.shape
    is_active = obj.seat in state.active
    form = band_of(obj) if shape.is_hero else int(shape.type == "base" and state.setup.mode == TEAMS)
    case = form + 4 * (8 if is_active else obj.slot)
    found: Values | None = shape.plain.get(case)
    if found is None:
        found = _printed(state, obj, is_silent=False)
        found.has_abilities = shape.has_text or bool(found.flags) or _counts(found)
        _finish(state, obj, found)
        shape.plain[case] = found
    return found


def _finish(state: State, obj: Obj, found: Values) -> None:
    """What comes last: frenzy and the place in the patrol zone, bounds, and what looks at the result."""
    shape = obj.shape
    if obj.slot or found.frenzy:
        _add_for_turn(state, obj, found, 2 if shape.doubles else 1)
    if found.atk < 0:
        found.atk = 0
    elif found.atk > shape.most_atk:
        found.atk = shape.most_atk
    for _, ability in shape.by_when.get("static", ()):
        final = FINAL_RULES.get(ability.name)
        if final is not None:
            final(state, obj, found)


def _printed(state: State, obj: Obj, *, is_silent: bool) -> Values:
    """What stands on the card; of a hero, in its band (C108, C118)."""
    shape = obj.shape
    numbers: Mapping[str, int] = {}
    if shape.is_hero:
        band = shape.bands[band_of(obj)]
        found = Values(band.atk, band.hp, 0 if is_silent else band.flags, shape.subtypes)
        if not is_silent:
            numbers = band.numbers
    else:
        hp = TEAM_BASE_HP if shape.type == "base" and state.setup.mode == TEAMS else shape.hp
        found = Values(shape.atk, hp, shape.flags, shape.subtypes)
        numbers = shape.numbers
    for name, amount in numbers.items():
        if name in _COUNTED:
            found.gain(name, amount)
    return found


def _apply_edicts(state: State, obj: Obj, found: Values) -> None:
    for edict in state.edicts:
        rule = EDICT_RULES.get(edict.name)
        if rule is not None:
            rule(state, edict, obj, found)


def _add_by_rules(state: State, obj: Obj, found: Values, rules: tuple[Working, ...], times: int) -> None:
    for rule, source, ability in rules:
        atk, hp, armor = found.atk, found.hp, found.armor
        rule(state, source, obj, found, ability)
        if times > 1:
            # Each gain by itself: what another one takes away makes it no smaller.
            found.atk += max(0, found.atk - atk) * (times - 1)
            found.hp += max(0, found.hp - hp) * (times - 1)
            found.armor += max(0, found.armor - armor) * (times - 1)


def _change_keywords(state: State, obj: Obj, found: Values, *, is_silent: bool) -> None:
    for mod in obj.mods:
        # In the order they came: what is granted later than it was lost holds again (C216).
        if mod.what == "key" and not is_silent:
            found.flags |= mod.amount
        elif mod.what == "lose":
            found.flags &= ~mod.amount
        elif mod.what == PERMIT and state.sources:
            found.flags |= _newer_bans(state, obj, mod.amount)


def _add_mods(obj: Obj, found: Values, times: int, *, is_silent: bool) -> None:
    for mod in obj.mods:
        if mod.what in _ADDED and not (is_silent and mod.what in _COUNTED):
            is_doubled = mod.amount > 0 and mod.what in _DOUBLED
            found.gain(mod.what, mod.amount * times if is_doubled else mod.amount)


def _add_for_turn(state: State, obj: Obj, found: Values, times: int) -> None:
    """Frenzy in the own turn, the place in the patrol zone in those of others (C132)."""
    if obj.seat in state.active:
        found.atk += found.frenzy * times
        return
    match obj.slot:
        case 1:  # squad leader
            found.armor += times
            found.renewing += times
        case 2:  # elite
            found.atk += times
        case 5:  # lookout
            found.resist += 1
        case _:
            pass


def _newer_bans(state: State, obj: Obj, since: int) -> int:
    """What cards that came after a permission forbid again: the newest of "can" and "cannot" wins (C216)."""
    found = 0
    for source, ability in at_work(state).keyword_auras:
        if source.id >= since and ability.flags & _BANS and _touches(state, source, ability, obj):
            found |= ability.flags & _BANS
    return found


def is_at_peace(state: State, obj: Obj, seat: Seat) -> bool:
    """Whether the peace of a seat binds a unit: not one that is older than a permission it has (C216)."""
    peaces = sum(1 for edict in state.edicts if edict.name == "peace" and edict.seat == seat)
    if not peaces:
        return False
    older = max((mod.word.split().count(str(seat)) for mod in obj.mods if mod.what == PERMIT), default=0)
    return peaces > older


_BANS: Final = key.CANNOT_ATTACK | key.CANNOT_PATROL
_COUNTED: Final = frozenset({"resist", "frenzy", "sparkshot", "healing", "obliterate"})
_DOUBLED: Final = frozenset({"atk", "hp", "armor"})
_ADDED: Final = _COUNTED | _DOUBLED


def _counts(found: Values) -> bool:
    return bool(found.resist or found.frenzy or found.sparkshot or found.healing or found.obliterate)


def _touches(state: State, source: Obj, ability: Ability, obj: Obj) -> bool:
    if ability.when == "host":
        return source.host == obj.id
    return ability.on is not None and fits(state, ability.on, obj, source.seat, source)


def _add_keywords(state: State, obj: Obj, found: Values, working: AtWork) -> None:
    for source, ability in working.keyword_auras:
        if _touches(state, source, ability, obj):
            found.flags |= ability.flags
            for name, amount in ability.numbers.items():
                found.gain(name, amount)


def _add_stats(state: State, obj: Obj, found: Values, times: int) -> None:
    for source, ability in at_work(state).stat_auras:
        if _touches(state, source, ability, obj):
            found.atk += ability.atk * times if ability.atk > 0 else ability.atk
            found.hp += ability.hp * times if ability.hp > 0 else ability.hp
            found.armor += ability.armor * times


def renewing_armor(state: State, obj: Obj) -> int:
    """The part of its armor that comes back with the next turn, or goes when it leaves its place."""
    return values(state, obj).renewing


def hp_left(state: State, obj: Obj) -> int:
    """How much more damage it stands."""
    return values(state, obj).hp - obj.damage


def armor_left(state: State, obj: Obj) -> int:
    """How much of its armor is left."""
    return max(0, values(state, obj).armor - obj.armor_used)


def flags_of(state: State, obj: Obj) -> int:
    """Its keywords, as bits."""
    return values(state, obj).flags


def is_hidden_from(state: State, obj: Obj, seat: Seat) -> bool:
    """Whether something is invisible to a seat that plays against its controller."""
    if not values(state, obj).flags & key.INVISIBLE or not state.is_opposing(obj.seat, seat):
        return False
    return not is_detected(state, obj, seat)


def is_detected(state: State, obj: Obj, seat: Seat) -> bool:
    """Whether a seat sees through stealth and invisibility of something: by a Tower or a detector."""
    return seat in obj.is_seen_by or has_detector(state, seat)


def has_detector(state: State, seat: Seat) -> bool:
    """Whether a seat has a card that detects all."""
    side = state.side_of[seat]
    return any(
        values(state, obj).flags & key.DETECTOR
        for obj in state.objs.values()
        if state.side_of[obj.seat] == side and (obj.mods or obj.shape.flags & key.DETECTOR) and in_play(obj)
    )


def in_play(obj: Obj) -> bool:
    """Whether something is in play: finished and not in the future (C4)."""
    return not (obj.is_building_site or obj.is_future)
