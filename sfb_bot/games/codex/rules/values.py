"""What a card is worth now: printed values, and everything that changes them, in the order of C215."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.content import Ability, Kind
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT
from sfb_bot.games.codex.rules.model import MINUS, PLUS, TEAM_BASE_HP, TEAMS, Obj, State
from sfb_bot.games.codex.rules.selector import Selector
from sfb_bot.kernel import Seat

SILENCE: Final = "silence"


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


def band_of(obj: Obj) -> int:
    """The band a hero is in: 0, 1 or 2."""
    bands = obj.kind.bands
    level = obj.level
    return 2 if level >= bands[2].level else 1 if level >= bands[1].level else 0


def is_silenced(state: State, obj: Obj) -> bool:
    """Whether a hero has no abilities now (C118)."""
    return any(edict.name == SILENCE and edict.seat == obj.seat for edict in state.edicts)


def abilities(state: State, obj: Obj, when: str) -> list[tuple[int, Ability]]:
    """The abilities of a sort that a card has now, with their places on the card."""
    found = obj.shape.by_when.get(when)
    if not found:
        return []
    if obj.kind.is_hero:
        if state.edicts and is_silenced(state, obj):
            return []
        band = band_of(obj)
        return [each for each in found if each[1].band <= band]
    return list(found)


def subtypes_of(state: State, obj: Obj) -> frozenset[str]:
    """What a card counts as, by its subtypes (C8)."""
    found = obj.shape.subtypes
    for mod in obj.mods:
        if mod.what == "type":
            found = found | {mod.word}
    if state.sources and obj.shape.is_unit and obj.shape.tech <= 2:
        for source in state.sources:
            if any(ability.name == "dreamscape" for _, ability in source.shape.abilities_for("static")):
                return found | {"illusion"}
    return found


def fits(state: State, selector: Selector, obj: Obj, seat: Seat, source: Obj | None) -> bool:
    """Whether something is described by the part of a selector that does not depend on computed values."""
    shape = obj.shape
    if not is_of_kind(selector, shape):
        return False
    if selector.side != "any" and not is_on_side(state, selector.side, obj, seat):
        return False
    if selector.other and obj is source:
        return False
    if selector.tech and shape.tech not in selector.tech:
        return False
    if selector.colour and shape.colour != selector.colour:
        return False
    if selector.spec and shape.spec != selector.spec:
        return False
    if selector.not_spec and shape.spec == selector.not_spec and shape.is_hero:
        return False
    if selector.name and shape.id != selector.name:
        return False
    if selector.most_cost is not None and shape.cost > selector.most_cost:
        return False
    if selector.is_token is not None and obj.kind.is_token != selector.is_token:
        return False
    if selector.is_legendary is not None and shape.is_legendary != selector.is_legendary:
        return False
    if selector.is_exhausted is not None and obj.is_exhausted != selector.is_exhausted:
        return False
    if selector.patrols is not None and bool(obj.slot) != selector.patrols:
        return False
    if selector.with_rune and not obj.runes.get(selector.with_rune):
        return False
    if selector.without_rune and obj.runes.get(selector.without_rune):
        return False
    if selector.is_damaged is not None and bool(obj.damage) != selector.is_damaged:
        return False
    if selector.subtype and selector.subtype not in subtypes_of(state, obj):
        return False
    return not (selector.not_subtype and selector.not_subtype in subtypes_of(state, obj))


def is_of_kind(selector: Selector, shape: Kind) -> bool:
    """Whether a selector means things of this type."""
    kinds = selector.kinds
    match shape.type:
        case "unit" | "hero" | "upgrade":
            return shape.type in kinds
        case "spell":
            return "ongoing" in kinds
        case "building":
            return "building" in kinds or "building_card" in kinds
        case _:
            return "building" in kinds or shape.type in kinds


def is_on_side(state: State, side: str, obj: Obj, seat: Seat) -> bool:
    """Whether something is own, friendly or opposing for a seat; a shared base is of both partners."""
    if side == "own" and obj.shape.type != "base":
        return obj.seat == seat
    is_friendly = state.side_of[obj.seat] == state.side_of[seat]
    return not is_friendly if side == "opposing" else is_friendly


# A rule that changes values: (state, its source, the card, the values so far, the ability).
ValueRule = Callable[[State, Obj, Obj, Values, Ability], None]
# By the name of the static ability; registered by the modules of the cards.
KEYWORD_RULES: Final[dict[str, ValueRule]] = {}
STAT_RULES: Final[dict[str, ValueRule]] = {}
LAST_RULES: Final[dict[str, ValueRule]] = {}
BASE_RULES: Final[dict[str, ValueRule]] = {}


def compute(state: State, obj: Obj) -> Values:
    """The values of a card, anew."""
    shape = obj.shape
    is_silent = False
    if shape.is_hero:
        band = shape.bands[band_of(obj)]
        is_silent = bool(state.edicts) and is_silenced(state, obj)
        atk, hp = band.atk, band.hp
        flags, numbers = (0, {}) if is_silent else (band.flags, band.numbers)
    else:
        atk, hp, flags, numbers = shape.atk, shape.hp, shape.flags, shape.numbers
        if shape.type == "base" and state.setup.mode == TEAMS:
            hp = TEAM_BASE_HP
    found = Values(atk, hp, flags, shape.subtypes)
    for name, amount in numbers.items():
        if name in _COUNTED:
            found.gain(name, amount)
    sources, mods = state.sources, obj.mods
    if sources or mods:
        found.subtypes = subtypes_of(state, obj)
    for mod in mods:
        if mod.what == "base_atk":
            found.atk = mod.amount
    if sources:
        _apply(state, obj, found, BASE_RULES)
        _add_keywords(state, obj, found, is_silent=is_silent)
        _apply(state, obj, found, KEYWORD_RULES)
    for mod in mods:
        # In the order they came: what is granted later than it was lost holds again (C216).
        if mod.what == "key" and not is_silent:
            found.flags |= mod.amount
        elif mod.what == "lose":
            found.flags &= ~mod.amount
    times = 2 if any(ability.name == "doubling" for _, ability in shape.abilities_for("static")) else 1
    runes = obj.runes
    if runes:
        change = runes.get(PLUS, 0) * times - runes.get(MINUS, 0)
        found.atk += change
        found.hp += change
    for mod in mods:
        if mod.what in _ADDED:
            gained = mod.amount * times if mod.amount > 0 and mod.what in _DOUBLED else mod.amount
            if not (is_silent and mod.what in _COUNTED):
                found.gain(mod.what, gained)
    if sources:
        _add_stats(state, obj, found, times)
        _apply(state, obj, found, STAT_RULES)
    found.has_abilities = shape.has_text or bool(found.flags) or bool(mods and _grants(obj))
    if sources:
        _apply(state, obj, found, LAST_RULES)
    is_active = obj.seat in state.active
    if found.frenzy and is_active:
        found.atk += found.frenzy * times
    slot = obj.slot
    if slot and not is_active:
        if slot == LEADER:
            found.armor += times
            found.renewing += times
        elif slot == ELITE:
            found.atk += times
        elif slot == LOOKOUT:
            found.resist += 1
    found.atk = max(found.atk, 0)
    if found.atk > 1 and any(ability.name == "atk_cap" for _, ability in shape.abilities_for("static")):
        found.atk = 1
    return found


_COUNTED: Final = frozenset({"resist", "frenzy", "sparkshot", "healing", "obliterate"})
_DOUBLED: Final = frozenset({"atk", "hp", "armor"})
_ADDED: Final = _COUNTED | _DOUBLED


def _grants(obj: Obj) -> bool:
    return any(mod.what in _COUNTED for mod in obj.mods)


def _working(state: State, source: Obj, when: str) -> list[tuple[int, Ability]]:
    return abilities(state, source, when)


def _touches(state: State, source: Obj, ability: Ability, obj: Obj) -> bool:
    if ability.when == "host":
        return source.host == obj.id
    return ability.on is not None and fits(state, ability.on, obj, source.seat, source)


def _add_keywords(state: State, obj: Obj, found: Values, *, is_silent: bool) -> None:
    if is_silent:
        return
    for source in state.sources:
        for when in ("aura", "host"):
            for _, ability in _working(state, source, when):
                if (ability.flags or ability.numbers) and _touches(state, source, ability, obj):
                    found.flags |= ability.flags
                    for name, amount in ability.numbers.items():
                        found.gain(name, amount)


def _add_stats(state: State, obj: Obj, found: Values, times: int) -> None:
    for source in state.sources:
        for when in ("aura", "host"):
            for _, ability in _working(state, source, when):
                if (ability.atk or ability.hp or ability.armor) and _touches(state, source, ability, obj):
                    found.atk += ability.atk * times if ability.atk > 0 else ability.atk
                    found.hp += ability.hp * times if ability.hp > 0 else ability.hp
                    found.armor += ability.armor * times


def _apply(state: State, obj: Obj, found: Values, rules: dict[str, ValueRule]) -> None:
    for source in state.sources:
        for _, ability in _working(state, source, "static"):
            rule = rules.get(ability.name)
            if rule is not None:
                rule(state, source, obj, found, ability)


def renewing_armor(state: State, obj: Obj) -> int:
    """The part of its armor that comes back with the next turn, or goes when it leaves its place."""
    return values(state, obj).renewing


def has_static(state: State, name: str, seat: Seat | None = None) -> bool:
    """Whether a rule named by a card is at work, for a seat or for anybody."""
    return any(
        ability.name == name and (seat is None or source.seat == seat)
        for source in state.sources
        for _, ability in _working(state, source, "static")
    )


def statics(state: State, name: str) -> list[Obj]:
    """The cards whose rule of this name is at work."""
    return [
        source
        for source in state.sources
        if any(ability.name == name for _, ability in _working(state, source, "static"))
    ]


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
