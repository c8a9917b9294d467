"""What a card is worth now: printed values, and everything that changes them, in the order of C215."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import at_work, band_of, is_silenced
from sfb_bot.games.codex.rules.content import Ability
from sfb_bot.games.codex.rules.fitting import fits, subtypes_of
from sfb_bot.games.codex.rules.model import MINUS, PLUS, TEAM_BASE_HP, TEAMS, Edict, Obj, State
from sfb_bot.kernel import Seat

# May attack and patrol: `amount` is the number that the next card on the table would have had, `word` are the
# seats whose peace was older.
PERMIT: Final = "permit"


class Values:
    """The computed values of a card.

    `armor` is what it has altogether, spent or not; `renewing` the part that comes back with every turn,
    `fleeting` the part that is there for an attack alone.
    """

    __slots__ = (
        "armor",
        "atk",
        "flags",
        "fleeting",
        "frenzy",
        "has_abilities",
        "healing",
        "hp",
        "obliterate",
        "renewing",
        "resist",
        "sparkshot",
        "subtypes",
    )

    def __init__(self, atk: int, hp: int, flags: int, subtypes: frozenset[str]) -> None:
        self.atk = atk
        self.hp = hp
        self.flags = flags
        self.subtypes = subtypes
        self.armor = 0
        self.renewing = 0
        self.fleeting = 0
        self.resist = 0
        self.frenzy = 0
        self.sparkshot = 0
        self.healing = 0
        self.obliterate = 0
        self.has_abilities = False

    def gain(self, what: str, amount: int) -> None:
        """Add to one of the numbers, by its name."""
        setattr(self, what, getattr(self, what) + amount)


def values(state: State, obj: Obj) -> Values:
    """The values of a card now."""
    found = obj.seen
    if found is None:
        found = obj.seen = compute(state, obj)
    return cast("Values", found)


# A rule that changes values: (state, its source, the card, the values so far, the ability).
ValueRule = Callable[[State, Obj, Obj, Values, Ability], None]
# By the name of the static ability; registered by the modules of the cards.
KEYWORD_RULES: Final[dict[str, ValueRule]] = {}
STAT_RULES: Final[dict[str, ValueRule]] = {}
LAST_RULES: Final[dict[str, ValueRule]] = {}
BASE_RULES: Final[dict[str, ValueRule]] = {}
# Rules of a card about itself that look at its final values: (state, the card, its values).
FINAL_RULES: Final[dict[str, Callable[[State, Obj, Values], None]]] = {}
# What holds for a player and gives keywords to cards, by the name of the edict.
EDICT_RULES: Final[dict[str, Callable[[State, Edict, Obj, Values], None]]] = {}


# Rules that look at nothing but the card itself, its source and the attack under way.
NEAR_SIGHTED: Final = frozenset(
    {
        "air_hammer",
        "debilitator",
        "feathers",
        "flies_in_own_turn",
        "might",
        "on_patrol",
        "safe_attacking",
        "siege",
        "stalks",
        "star_crossed_starlet",
        "time_stats",
    }
)


def reads_table(state: State) -> bool:
    """Whether a change of one card may change the values of others that no aura of its own touches."""
    if not state.sources:
        return False
    working = at_work(state)
    if working.reads_table is None:
        names = working.by_name.keys() - NEAR_SIGHTED
        working.reads_table = any(
            not names.isdisjoint(rules) for rules in (BASE_RULES, KEYWORD_RULES, STAT_RULES, LAST_RULES)
        )
    return working.reads_table


def compute(state: State, obj: Obj) -> Values:
    """The values of a card, anew."""
    shape = obj.shape
    is_silent = shape.is_hero and bool(state.edicts) and is_silenced(state, obj)
    found = _printed(state, obj, is_silent=is_silent)
    sources, mods = state.sources, obj.mods
    if sources or mods:
        found.subtypes = subtypes_of(state, obj)
        _set_base(state, obj, found)
        _give_keywords(state, obj, found, is_silent=is_silent)
    if state.edicts:
        _apply_edicts(state, obj, found)
    times = 2 if shape.doubles else 1
    if obj.runes:
        change = obj.runes.get(PLUS, 0) * times - obj.runes.get(MINUS, 0)
        found.atk += change
        found.hp += change
    if mods:
        _add_mods(obj, found, times, is_silent=is_silent)
    if sources:
        _add_stats(state, obj, found, times)
        _add_by_rules(state, obj, found, times)
    found.has_abilities = shape.has_text or bool(found.flags) or _counts(found)
    if sources:
        _apply(state, obj, found, LAST_RULES)
    if obj.slot or found.frenzy:
        _add_for_turn(state, obj, found, times)
    if found.atk < 0:
        found.atk = 0
    elif found.atk > shape.most_atk:
        found.atk = shape.most_atk
    for _, ability in shape.by_when.get("static", ()):
        final = FINAL_RULES.get(ability.name)
        if final is not None:
            final(state, obj, found)
    return found


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


def _add_by_rules(state: State, obj: Obj, found: Values, times: int) -> None:
    before = (found.atk, found.hp, found.armor)
    _apply(state, obj, found, STAT_RULES)
    if times > 1:
        for name, old in zip(("atk", "hp", "armor"), before, strict=True):
            found.gain(name, max(0, getattr(found, name) - old) * (times - 1))


def _set_base(state: State, obj: Obj, found: Values) -> None:
    for mod in obj.mods:
        if mod.what == "base_atk":
            found.atk = mod.amount
    if state.sources:
        _apply(state, obj, found, BASE_RULES)


def _give_keywords(state: State, obj: Obj, found: Values, *, is_silent: bool) -> None:
    if state.sources:
        _add_keywords(state, obj, found, is_silent=is_silent)
        _apply(state, obj, found, KEYWORD_RULES)
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


def _add_keywords(state: State, obj: Obj, found: Values, *, is_silent: bool) -> None:
    if is_silent:
        return
    for source, ability in at_work(state).keyword_auras:
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


def _apply(state: State, obj: Obj, found: Values, rules: dict[str, ValueRule]) -> None:
    working = at_work(state)
    kept = working.by_rules.get(id(rules))
    if kept is None:
        named = [(rules.get(ability.name), source, ability) for source, ability in working.statics]
        kept = working.by_rules[id(rules)] = [each for each in named if each[0] is not None]
    for rule, source, ability in cast("list[tuple[ValueRule, Obj, Ability]]", kept):
        rule(state, source, obj, found, ability)


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
