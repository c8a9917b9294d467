"""What can be done in the main phase, with its price in front."""

from __future__ import annotations

from sfb_bot.games.codex.rules.choices import Attack, Build, Level, Play, Summon, Use, UseHeld, Word
from sfb_bot.games.codex.rules.content import Ability, Kind
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.views import ObjView, SeatView
from sfb_bot.games.codex.screens.card_words import (
    ability_text,
    band_words,
    card_name,
    card_sheet,
    card_text,
    cost_words,
)
from sfb_bot.games.codex.screens.names import (
    ABILITY_EMOJI,
    ATTACK_EMOJI,
    BUILD_EMOJI,
    EYE_EMOJI,
    HERO_EMOJI,
    LEVEL_EMOJI,
    PLAY_EMOJI,
    REPAIR_EMOJI,
    WORKER_EMOJI,
    Names,
)
from sfb_bot.kernel import Decision, Option
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.limits import clip

# What the rules of the house cost, where no card changes it.
SUMMONING = 2
LEVEL = 1
REPAIRING = 3
# As much of an ability's text as a button shows.
LONGEST_ABILITY = 60
QUOTES = '"»”'


def main_entry(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption:
    """One of the actions of the main phase."""
    key = option.key
    match option.payload:
        case Play(kind):
            entry = _play(view, key, names.content.kinds[kind], names)
        case Summon(kind):
            entry = _summon(key, names.content.kinds[kind], names)
        case Level(kind):
            entry = _level(view, key, names.content.kinds[kind], names)
        case Build(kind):
            entry = _build(view, key, names.content.kinds[kind], names)
        case Use(number, _) | UseHeld(number, _, _):
            is_only = sum(_user(each) == number for each in decision.options) == 1
            entry = _use(view, key, option.payload, is_only, names)
        case Attack(number):
            entry = _attack(view, key, number, names)
        case Word(word):
            entry = _word(view, key, word, names)
        case _:
            entry = ShownOption(key, key, section="other")
    return entry


def _priced(cost: int, name: str, names: Names) -> str:
    return names.texts.say("label-cost", cost=cost, name=name)


def _play(view: SeatView, key: str, kind: Kind, names: Names) -> ShownOption:
    cost = dict(view.costs).get(kind.id, kind.cost)
    label = _priced(cost, card_name(kind, names), names)
    copies = view.hand.count(kind.id)
    detail = card_sheet(kind, names)
    # Dear cards are what the gold was saved for.
    rank = 10 - min(cost, 9)
    return ShownOption(key, names.times(label, copies), detail, PLAY_EMOJI, "plays", rank=rank, brief=label)


def _summon(key: str, kind: Kind, names: Names) -> ShownOption:
    label = names.texts.say("label-summon", cost=SUMMONING, name=card_name(kind, names))
    return ShownOption(key, label, card_sheet(kind, names), HERO_EMOJI, "heroes", rank=2)


def _level(view: SeatView, key: str, kind: Kind, names: Names) -> ShownOption:
    hero = next((each for each in view.public.of_seat(view.seat) if each.kind == kind.id), None)
    level = hero.level + 1 if hero is not None else 1
    label = names.texts.say("label-level", cost=LEVEL, name=names.kind(kind.id), level=level)
    at = next((number for number, band in enumerate(kind.bands) if band.level == level), None)
    if at is None:
        following = next((band.level for band in kind.bands if band.level > level), None)
        detail = names.texts.say("level-next", level=following) if following is not None else ""
        told = names.texts.say("level-better-at", level=following) if following is not None else ""
    else:
        detail, band = band_words(kind, names)[at], kind.bands[at]
        told = names.texts.say("level-better", atk=band.atk, hp=band.hp)
    return ShownOption(key, f"{label} {told}".rstrip(), detail, LEVEL_EMOJI, "heroes", rank=4, brief=label)


def _build(view: SeatView, key: str, kind: Kind, names: Names) -> ShownOption:
    cost = dict(view.costs).get(kind.id, kind.cost)
    label = names.texts.say("label-build", cost=cost, name=names.kind(kind.id))
    rank = 1 if kind.type == "tech" else 12
    return ShownOption(key, label, card_text(kind, names), BUILD_EMOJI, "economy", rank=rank)


def _use(view: SeatView, key: str, used: Use | UseHeld, is_only: bool, names: Names) -> ShownOption:
    """An ability: what it costs and what it does; `is_only`: its card can do nothing else now."""
    giver = used.giver if isinstance(used, UseHeld) else used.obj
    obj, source, index = view.public.obj(used.obj), view.public.obj(giver), used.index
    if obj is None or source is None:
        return ShownOption(key, key, section="abilities")
    kind = names.content.kinds[source.shape]
    ability = kind.abilities[index] if index < len(kind.abilities) else None
    text = ability_text(kind, index, names)
    name = names.alone(view.public, obj)
    # What a card gives to others stands in quotes there.
    effect = _effect(kind, index, text, names).rstrip(QUOTES)
    label = clip(f"{name}: {effect}", LONGEST_ABILITY)
    brief = name if is_only else clip(label, 40)
    gold = ability.cost.gold if ability is not None and ability.cost is not None else 0
    if gold:
        label, brief = _priced(gold, label, names), _priced(gold, brief, names)
    detail = " · ".join(part for part in (_other_cost(ability, names), text) if part)
    return ShownOption(key, label, detail, ABILITY_EMOJI, "abilities", rank=6, brief=brief)


def _user(option: Option) -> ObjId | None:
    """Whose ability an option is, None for other options."""
    return option.payload.obj if isinstance(option.payload, Use | UseHeld) else None


def _other_cost(ability: Ability | None, names: Names) -> str:
    return cost_words(ability.cost, names) if ability is not None else ""


def _effect(kind: Kind, index: int, text: str, names: Names) -> str:
    """What comes after the price of an ability."""
    _, *effects = text.split("→")
    if effects:
        # Several prices in one line of a card: each ability told there has its own.
        place = sum(ability_text(kind, other, names) == text for other in range(index))
        effect = effects[min(place, len(effects) - 1)]
        return (effect.rpartition(". ")[0] + "." if effect is not effects[-1] else effect).strip()
    _, exhaust, effect = text.partition(f"{names.texts.say('cost-exhaust').capitalize()}: ")
    if exhaust:
        return effect
    head, colon, effect = text.partition(": ")
    return effect if colon and len(head) < LONGEST_ABILITY else text


def _attack(view: SeatView, key: str, number: ObjId, names: Names) -> ShownOption:
    obj = view.public.obj(number)
    if obj is None:
        return ShownOption(key, key, section="attacks")
    name = names.labelled(view.public, obj)
    label = names.texts.say("label-attack", name=name)
    # The swords say what it is about where there is little room.
    brief = names.plain(view.public, obj)
    detail = names.condition(view.public, obj)
    return ShownOption(key, label, detail, ATTACK_EMOJI, "attacks", rank=3 + _weakness(obj), brief=brief)


def _weakness(obj: ObjView) -> int:
    return 5 - min(5, obj.atk)


def _word(view: SeatView, key: str, word: str, names: Names) -> ShownOption:
    texts = names.texts
    match word:
        case "hire":
            label = texts.say("label-hire", cost=dict(view.costs).get("hire", 1))
            entry = ShownOption(key, label, texts.say("label-hire-detail"), WORKER_EMOJI, "workers")
        case "detect":
            entry = ShownOption(key, texts.say("label-detect"), "", EYE_EMOJI, "abilities", rank=8)
        case "drop":
            addon = _addon(view, names)
            label = texts.say("label-drop", name=names.kind(addon) if addon else texts.say("the-addon"))
            detail = texts.say("label-drop-detail")
            # Hardly ever wanted, so it stands below everything else.
            entry = ShownOption(key, label, detail, BUILD_EMOJI, "other", rank=30, vain=True)
        case "repair":
            label = texts.say("label-repair", cost=REPAIRING)
            entry = ShownOption(key, label, "", REPAIR_EMOJI, "economy", rank=9)
        case "patrol":
            entry = ShownOption(key, texts.say("label-patrol"), role="finish")
        case _:
            entry = ShownOption(key, texts.say("word-any", word=word), section="other")
    return entry


def _addon(view: SeatView, names: Names) -> KindId | None:
    return next(
        (obj.kind for obj in view.public.of_seat(view.seat) if names.content.kinds[obj.kind].type == "addon"),
        None,
    )
