"""Effects as the card files write them: `when[/cost][ ? condition]: op(args)@whom[filters] ~how long`.

Every word is of a closed list; one that is not is refused by name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast, get_args

from sfb_bot.games.warseer.cards.keyword_texts import EffectError, is_dice, read_keyword
from sfb_bot.games.warseer.rules.content import FACES, RANKS, AttackType, DamageKind
from sfb_bot.games.warseer.rules.effect_values import (
    ALL,
    RANGE,
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    FilterName,
    Op,
    OpName,
    Target,
    When,
    WhenName,
    Whom,
)

_WHENS: Final = get_args(WhenName)
_OPS: Final = get_args(OpName)
_DURATIONS: Final = get_args(Duration)
_ATTACKS: Final = get_args(AttackType)
_TOKENS: Final = ("poison", "disease", "stun")
_STATS: Final = ("move", "range", "health")
_CARDS: Final = ("building", "relic", "relic no armour")
_WHOMS: Final[dict[str, Whom]] = {
    **{each: each for each in get_args(Whom) if each not in ("nobody", "beside_hero")},
    "beside(hero)": "beside_hero",
}
_PLAIN_FILTERS: Final = ("character", "other", "activated", "summoned", "camp", "injured")
_SEEN_FROM: Final = ("self", "it", "hero", "hex", "own", "own ranged")
_PLAIN_OPS: Final = ("swap", "again", "control", "destroy", "to_camp", "recover")

# What conditions of effects say, and the names the rules know them by; digits are numbers, the rest words.
_CONDITIONS: Final = {
    r"once\(turn\)": "once_a_turn",
    r"first_spell": "first_spell",
    r"near\((bronze|silver|gold),(\d)\)": "near",
    r"own mercenary": "own_mercenary",
    r"own turn": "own_turn",
    r"character": "character",
    r"victim\.token": "victim_token",
    r"attack in\((melee|ranged|magic),(melee|ranged|magic)\)": "attack_type",
    r"melee": "melee",
    r"attack": "attack",
    r"would": "would",
    r"own target": "own_target",
    r"own attacks": "own_attacks",
    r"hero attacks": "hero_attacks",
    r"hex within\((\d),hero\)": "hex_within",
    r"target without Counterblow": "target_without_counterblow",
    r"killer=hero": "hero_kills",
    r"own within (\d)": "own_within",
}
# The same for feats.
_FACTS: Final = {
    r"victim\.terrain=(forest)": "victim_terrain",
    r"killer\.terrain=(hill)": "killer_terrain",
    r"victim\.rank>killer\.rank": "victim_outranks_killer",
    r"killer=(minion|hero)": "killer",
    r"killer in\((minion),(no star)\)": "killer",
    r"victim\.wounded": "victim_wounded",
    r"victim\.token": "victim_token",
    r"victim\.lost_armour": "victim_lost_armour",
    r"victim\.rank=(bronze|silver|gold)": "victim_rank",
    r"victim\.rank>=(bronze|silver|gold)": "victim_rank_at_least",
    r"victim\.faction=(mercenary)": "victim_faction",
    r"victim@own_zone": "victim_in_own_zone",
    r"victim@my_zone": "victim_in_my_zone",
    r"distance>=(\d)": "distance",
    r"contact>=(\d)": "contact",
    r"kills>=(\d)": "kills",
    r"lost_since": "lost_since",
    r"kind=(magic)": "damage_kind",
    r"pushed": "pushed",
    r"own@centre": "own_at_centre",
    r"own@enemy_zone>=(\d)": "own_in_enemy_zone",
    r"own>=(\d)": "own_creatures",
    r"own~unique": "own_beside_unique",
    r"buildings>=(\d)": "buildings",
    r"relics>=(\d)": "relics",
    r"minions>=(\d)": "minions",
    r"healed>=(\d)": "healed",
    r"ranks=(\d)": "ranks",
    r"hero_vs_hero": "hero_vs_hero",
    r"spells>=(\d)": "spells",
    r"terrain_contact>=(\d)": "terrain_contact",
    r"contact\(enemy_hero\)>=(\d)": "enemy_hero_contact",
    r"pushes>=(\d)": "pushes",
    r"enemy_hero\.wounds>=(\d)": "enemy_hero_wounds",
    r"income>=(\d)": "income",
    r"hero\.unwounded": "hero_unwounded",
    r"hero_contact": "hero_contact",
    r"influence=(\d)": "influence",
    r"hand=(\d)": "hand",
}


def read_effect(text: str) -> Effect:
    """A whole effect."""
    head, colon, body = _cut(text, ":")
    if not colon:
        raise EffectError(f"{text!r} does not say when, as in 'play: draw(1)'")
    return _effect(head, body)


def read_needs(text: str) -> tuple[tuple[Condition, ...], ...]:
    """What a feat asks for: alternatives joined by `or`, facts by commas."""
    return tuple(
        tuple(_fact(fact, _FACTS, "fact") for fact in _split(choice, ",") or [""])
        for choice in text.split(" or ")
    )


def _effect(head: str, body: str) -> Effect:
    moment, _, conditions = head.partition(" ? ")
    when, slash, cost = moment.partition("/")
    ops, tilde, duration = body.partition(" ~")
    if duration not in _DURATIONS or bool(tilde) is not bool(duration):
        raise EffectError(f"nothing lasts {duration!r}")
    done, at, whom = _cut(ops, "@")
    facts = _split(conditions.replace(" and ", ","), ",")
    return Effect(
        _when(when),
        tuple(_op(each) for each in _split(done, ";") or [""]),
        _target(whom) if at else Target(),
        _cost(cost) if slash else Cost(),
        tuple(_fact(fact, _CONDITIONS, "condition") for fact in facts),
        cast("Duration", duration),
    )


def _when(text: str) -> When:
    used = re.fullmatch(r"use\((\d)\)( rolled)?", text)
    if used:
        return When("rolled" if used[2] else "use", int(used[1]))
    if text == "use" or text not in _WHENS:
        raise EffectError(f"there is no moment {text!r}")
    return When(cast("WhenName", text))


def _cost(text: str) -> Cost:
    if text.isdecimal():
        return Cost(int(text))
    cards = re.fullmatch(r"(discard|discard_feat)\((\d)\)", text)
    if not cards:
        raise EffectError(f"nobody can pay {text!r}")
    return Cost(cards=int(cards[2])) if cards[1] == "discard" else Cost(feats=int(cards[2]))


def _fact(text: str, known: dict[str, str], what: str) -> Condition:
    is_not = text.startswith("not ")
    said = text.removeprefix("not ")
    for pattern, name in known.items():
        found = re.fullmatch(pattern, said)
        if found:
            groups = [each for each in found.groups() if each]
            numbers = [int(each) for each in groups if each.isdecimal()]
            words = tuple(each for each in groups if not each.isdecimal())
            return Condition(name, numbers[0] if numbers else 0, words, is_not)
    raise EffectError(f"there is no {what} {text!r}")


# --- Ops --------------------------------------------------------------------------------------------------


def _op(text: str) -> Op:
    found = re.fullmatch(r"(\w+)\((.*)\)", text)
    if not found or found[1] not in _OPS:
        raise EffectError(f"there is no op {text!r}")
    name = cast("OpName", found[1])
    made = _op_with(name, found[2], _split(found[2], ","))
    if made is None:
        raise EffectError(f"{name} cannot have {found[2]!r}")
    return made


def _op_with(name: OpName, inside: str, args: Sequence[str]) -> Op | None:
    """The op with its arguments, None where they do not belong to it."""
    if name in _PLAIN_OPS:
        return None if args else Op(name)
    if name in ("grant", "enchant", "aura"):
        return _op_with_more(name, inside)
    if name in ("roll", "extra"):
        return _op_with_dice(name, args)
    if name in ("token", "untoken", "stat", "face", "cancel", "place"):
        return _op_with_words(name, args)
    number = args[0].removeprefix("+") if len(args) == 1 else ""
    return Op(name, int(number)) if number.isdecimal() and ("+" in inside) is (name == "zone") else None


def _op_with_more(name: OpName, inside: str) -> Op | None:
    """An op around a keyword or another effect."""
    if name == "grant":
        return Op(name, keyword=read_keyword(inside))
    if name == "enchant":
        return Op(name, effect=_inner(inside))
    reach, _, effect = inside.partition(", ")
    return Op(name, int(reach), effect=_inner(effect)) if reach.isdecimal() and effect else None


def _op_with_dice(name: OpName, args: Sequence[str]) -> Op | None:
    kinds = tuple(args[1:])
    if not args or not is_dice(args[0]):
        return None
    if name == "extra":
        return None if kinds else Op(name, dice=args[0])
    is_known = len(kinds) == 1 and kinds[0] in get_args(DamageKind)
    return Op(name, dice=args[0], words=kinds) if is_known else None


def _op_with_words(name: OpName, args: Sequence[str]) -> Op | None:
    if name in ("token", "untoken"):
        is_known = (
            bool(args) and all(each in _TOKENS for each in args) and (name != "token" or len(args) == 1)
        )
        return Op(name, words=tuple(args)) if is_known else None
    *words, last = args or ("",)
    if name == "place":
        steps = re.fullmatch(r"within (\d)", last)
        return Op(name, int(steps[1])) if steps and not words else None
    if name == "stat":
        is_known = len(words) == 1 and words[0] in _STATS and re.fullmatch(r"\+\d", last)
        return Op(name, int(last), words=tuple(words)) if is_known else None
    count = 2 if name == "face" else 1
    if len(words) != count or not all(each in FACES for each in words):
        return None
    if not (last.isdecimal() or last == "all"):
        return None
    return Op(name, ALL if last == "all" else int(last), words=tuple(FACES[each] for each in words))


def _inner(text: str) -> Effect:
    """The effect of an aura or enchantment; without a moment it is there all the time."""
    head, colon, body = _cut(text, ":")
    return _effect(head, body) if colon else _effect("equip", text)


# --- Targets ----------------------------------------------------------------------------------------------


def _target(text: str) -> Target:
    whom, bracket, rest = text.partition("[")
    if whom not in _WHOMS or (bracket and not rest.endswith("]")):
        raise EffectError(f"there is nobody called {text!r}")
    filters = _split(rest.removesuffix("]"), ",") or ([""] if bracket else [])
    return Target(_WHOMS[whom], tuple(_filter(each) for each in filters))


def _filter(text: str) -> Filter:
    is_not = text.startswith("not ")
    said = text.removeprefix("not ")
    made = _distance_filter(said) or _word_filter(said, is_not=is_not)
    if made is None or (is_not and not made.is_not):
        raise EffectError(f"there is no filter {text!r}")
    return made


def _distance_filter(text: str) -> Filter | None:
    within = re.fullmatch(r"within\((\d|range),([a-z ]+)\)", text)
    if within and within[2] in _SEEN_FROM:
        return Filter("within", RANGE if within[1] == "range" else int(within[1]), within[2])
    seen = re.fullmatch(r"sight(?:\(([a-z]+)\))?", text)
    if seen and (seen[1] is None or seen[1] in _SEEN_FROM):
        return Filter("sight", of=seen[1] or "")
    near = re.fullmatch(r"near (\d) own within (\d)", text)
    if near:
        return Filter("near", int(near[1]), "own", reach=int(near[2]))
    several = re.fullmatch(r"upto (\d)", text)
    return Filter("upto", int(several[1])) if several else None


def _word_filter(text: str, *, is_not: bool) -> Filter | None:
    if text == "two adjacent":
        return Filter("two_adjacent")
    if text in _PLAIN_FILTERS:
        return Filter(text, is_not=is_not)
    words = tuple(text.split("|"))
    choices: dict[FilterName, Sequence[str]] = {"rank": RANKS[1:], "attack": _ATTACKS, "card": _CARDS}
    for name, known in choices.items():
        if all(word in known for word in words):
            return Filter(name, words=words, is_not=is_not)
    return None


# --- Brackets ---------------------------------------------------------------------------------------------


def _cut(text: str, mark: str) -> tuple[str, str, str]:
    """As `partition`, but only outside brackets; spaces around the parts are dropped."""
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == mark and depth == 0:
            return text[:place].strip(), mark, text[place + 1 :].strip()
    return text.strip(), "", ""


def _split(text: str, mark: str) -> list[str]:
    """The parts between marks outside brackets; nothing for an empty text."""
    parts: list[str] = []
    rest, found = text, mark if text else ""
    while found:
        part, found, rest = _cut(rest, mark)
        parts.append(part)
    return parts
