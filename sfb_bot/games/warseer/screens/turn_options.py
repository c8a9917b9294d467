"""What can be done in a turn, with its price in front: between activations, and within one."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.choices import (
    Activate,
    Attack,
    Discard,
    DropFeat,
    Go,
    Heal,
    Hook,
    Play,
    PlayFeat,
    Shoot,
    Summon,
    Use,
)
from sfb_bot.games.warseer.rules.content import Effect, KindId, in_language
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.views import CreatureView, PublicView, SeatView
from sfb_bot.games.warseer.screens.card_words import sheet, thing_text
from sfb_bot.games.warseer.screens.hex_words import hex_entry
from sfb_bot.games.warseer.screens.idle_words import summoning_cost
from sfb_bot.games.warseer.screens.names import (
    ATTACK_EMOJI,
    FEAT_EMOJI,
    HEAL_EMOJI,
    HERO_EMOJI,
    INCOME_EMOJI,
    MINION_EMOJI,
    USE_EMOJI,
    Names,
)
from sfb_bot.kernel import Decision, Option, Seat
from sfb_bot.locale import signed
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.limits import LONGEST_LABEL, clip

# In this order of likelihood things stand where there is little room.
ATTACKS, ACTIVATIONS, SUMMONS, PLAYS, USES, FEATS, DISCARDS, DROPS = range(0, 80, 10)
# What is done to somebody within an activation, the likeliest first.
DEED_EMOJI: Final = {"attack": ATTACK_EMOJI, "heal": HEAL_EMOJI, "shoot": "🏹", "hook": "🪝"}


def turn_entry(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption | None:
    """An option of a turn; None for one that is of another sort."""
    key = option.key
    match option.payload:
        case Activate(number):
            entry = _activation(view, key, number, names)
        case Summon(kind):
            entry = _summon(view, key, kind, names)
        case Play(kind):
            entry = _play(view, key, kind, names)
        case Use(kind, index):
            entry = _use(view, key, kind, index, names)
        case Discard(kind):
            entry = _discard(key, kind, names)
        case PlayFeat(kind):
            entry = _feat(key, kind, names)
        case DropFeat(kind):
            entry = _drop(key, kind, names)
        case Attack(number) | Shoot(number) | Heal(number) | Hook(number):
            entry = _deed(view, key, number, names)
        case Go(cell):
            entry = hex_entry(view, decision, key, cell, names)
        case _:
            entry = None
    return entry


# --- Between activations ----------------------------------------------------------------------------------


def _activation(view: SeatView, key: str, number: CreatureId, names: Names) -> ShownOption:
    public = view.public
    creature = public.creature(number)
    if creature is None:
        return ShownOption(key, names.creature(public, number), section="activations")
    label = names.labelled(public, creature)
    emoji = names.emoji(creature.kind)
    if "stun" in creature.tokens:
        label = names.texts.say("label-stunned", name=label)
    brief = names.placed(public, creature)
    rank = ACTIVATIONS + min(9, _nearest_enemy(public, creature, names))
    detail = names.condition(creature)
    return ShownOption(key, clip(label, LONGEST_LABEL), detail, emoji, "activations", rank=rank, brief=brief)


def _nearest_enemy(view: PublicView, creature: CreatureView, names: Names) -> int:
    """How far the nearest enemy is: who stands close to somebody acts first."""
    distance = names.battle_map(view).grid.distance[creature.cell]
    friends = _side(view, creature.seat)
    return min((distance[each.cell] for each in view.creatures if each.seat not in friends), default=9)


def _side(view: PublicView, seat: Seat) -> tuple[Seat, ...]:
    return next((side for side in view.sides if seat in side), (seat,))


def _summon(view: SeatView, key: str, kind: KindId, names: Names) -> ShownOption:
    found = names.content.creatures[kind]
    cost = summoning_cost(view, kind, names)
    label = names.texts.say("label-summon", cost=cost, creature=names.kind(kind))
    brief = names.texts.say("label-cost", cost=cost, name=str(names.kind(kind)))
    rank = SUMMONS + 9 - min(9, cost)
    return ShownOption(key, label, sheet(found, names), names.emoji(kind), "summons", rank=rank, brief=brief)


def _play(view: SeatView, key: str, kind: KindId, names: Names) -> ShownOption:
    card = names.content.cards[kind]
    cost = dict(view.costs).get(kind, card.cost)
    label = names.texts.say("label-cost", cost=cost, name=names.kind(kind))
    rank = PLAYS + 9 - min(9, cost)
    said = names.times(label, view.hand.count(kind))
    return ShownOption(key, said, thing_text(card, names), names.emoji(kind), "plays", rank=rank, brief=label)


def effect_at(kind: KindId, index: int, names: Names) -> Effect | None:
    """An effect of a creature, a card or a bought card by its place there."""
    content = names.content
    found = content.creatures.get(kind) or content.cards.get(kind) or content.upgrades.get(kind)
    return found.effects[index] if found is not None and index < len(found.effects) else None


def _use(view: SeatView, key: str, kind: KindId, index: int, names: Names) -> ShownOption:
    """An ability: what it costs besides turning its card."""
    texts = names.texts
    effect = effect_at(kind, index, names)
    name = names.kind(kind)
    hero = names.content.creatures.get(kind)
    if hero is not None:
        name = texts.say("label-ability", creature=name)
    relic = next((each for each in view.public.players[view.seat].relics if each.card == kind), None)
    if relic is not None and relic.uses:
        name = texts.say("label-uses", name=str(name), uses=relic.uses)
    cost = effect.cost.influence if effect is not None else 0
    label = texts.say("label-cost", cost=cost, name=str(name)) if cost else str(name)
    if effect is not None and effect.cost.cards:
        label = texts.say("label-pays-card", name=label)
    elif effect is not None and effect.cost.feats:
        label = texts.say("label-pays-feat", name=label)
    found = names.found(kind)
    detail = thing_text(found, names) if found is not None else ""
    if hero is not None:
        detail = in_language(hero.text, texts.language)
    emoji = HERO_EMOJI if hero is not None else USE_EMOJI
    return ShownOption(key, label, detail, emoji, "uses", rank=USES + cost)


def _discard(key: str, kind: KindId, names: Names) -> ShownOption:
    card = names.content.cards[kind]
    label = names.texts.say("label-discard", card=names.kind(kind), income=signed(card.income))
    # The card that brings most stands first.
    rank, text = DISCARDS + 5 - card.income, thing_text(card, names)
    return ShownOption(
        key, label, text, INCOME_EMOJI, "discards", rank=rank, vain=card.income <= 0, is_folded=True
    )


def _feat(key: str, kind: KindId, names: Names) -> ShownOption:
    feat = names.content.feats[kind]
    label = names.texts.say("label-feat", feat=names.kind(kind), points=feat.points)
    return ShownOption(key, label, thing_text(feat, names), FEAT_EMOJI, "feats", rank=-feat.points)


def _drop(key: str, kind: KindId, names: Names) -> ShownOption:
    feat = names.content.feats[kind]
    label = names.texts.say("label-drop", feat=names.kind(kind))
    rank, text = DROPS + feat.points, thing_text(feat, names)
    return ShownOption(key, label, text, MINION_EMOJI, "drops", rank=rank, is_folded=True)


# --- Within an activation ---------------------------------------------------------------------------------


def _deed(view: SeatView, key: str, number: CreatureId, names: Names) -> ShownOption:
    """Something done to somebody: an attack, a shot, healing, a hook; the key begins with which."""
    public, deed = view.public, key.partition(">")[0]
    creature, emoji = public.creature(number), DEED_EMOJI[deed]
    section = f"{deed}s"
    if creature is None:
        return ShownOption(key, names.creature(public, number), emoji=emoji, section=section)
    label = names.texts.say(f"label-{deed}", name=names.labelled(public, creature))
    # Whoever has least left comes first; for healing whoever has most wounds.
    rank = 5 - creature.wounds if deed == "heal" else creature.health_left
    rank += 10 * [*DEED_EMOJI].index(deed)
    is_vain = deed == "heal" and not creature.wounds
    return ShownOption(
        key,
        clip(label, LONGEST_LABEL),
        names.condition(creature),
        emoji,
        section,
        rank=rank,
        brief=names.placed(public, creature),
        vain=is_vain,
    )
