"""Options of the game, labelled: short enough for a button on a phone, with the details for a menu."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.choices import (
    OnCard,
    OnCreature,
    OnDie,
    OnHex,
    OnKind,
    OnKinds,
    OnMap,
    OnNumber,
    OnPair,
    OnPiece,
    OnSeat,
    Word,
)
from sfb_bot.games.warseer.rules.content import BattleCard, CreatureKind, Feat, KindId
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.card_words import sheet, sort_words, thing_text
from sfb_bot.games.warseer.screens.hex_words import hex_entry
from sfb_bot.games.warseer.screens.names import MINION_EMOJI, MOVE_EMOJI, Names
from sfb_bot.games.warseer.screens.questions import about_of
from sfb_bot.games.warseer.screens.tournament_options import COIN_PROMPTS, bought_entry, terms_entry
from sfb_bot.games.warseer.screens.turn_options import turn_entry
from sfb_bot.kernel import Decision, Option
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.limits import LONGEST_LABEL, clip
from sfb_bot.screens.option_order import grouped, told_apart

SKIPS: Final = frozenset({"none", "no", "pass", "finish", "skip"})
# In this order groups stand; others stand as they come.
_ORDER: Final = (
    "attacks",
    "shoots",
    "heals",
    "hooks",
    "moves",
    "runs",
    "activations",
    "summons",
    "plays",
    "uses",
    "feats",
    "discards",
    "drops",
    "enemy",
    "own",
)


def shown_options(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """Every option labelled, groups together, no two of the same name."""
    entries = [_entry(view, decision, option, names) for option in decision.options]
    # A menu begins with what is likeliest, and so does a camp.
    entries.sort(key=lambda entry: entry.rank if entry.is_folded or entry.section == "camp" else 0)
    return tuple(told_apart(grouped(entries, _ORDER), names.texts))


def _entry(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption:
    key = option.key
    match option.payload:
        case Word(word):
            return _word(view, decision, key, word, names)
        case OnHex(cell):
            return hex_entry(view, decision, key, cell, names)
        case OnCreature(number):
            return _creature(view, decision, key, number, names)
        case OnKind(kind):
            return _kind(view, decision, key, kind, names)
        case OnKinds(kinds):
            return _camp(key, kinds, names, is_suggested=key in decision.default)
        case _:
            found = turn_entry(view, decision, option, names)
            return found if found is not None else _other(view, decision, option, names)


def _other(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption:
    """What is asked for seldom; an unknown kind is shown by its key."""
    texts, key, public = names.texts, option.key, view.public
    match option.payload:
        case OnPair(one, other):
            pair = [names.creature(public, number) for number in (one, other)]
            found = [public.creature(number) for number in (one, other)]
            hexes = " ↔ ".join(names.hex(public, each.cell) for each in found if each is not None)
            label = texts.say("label-pair", one=str(pair[0]), other=str(pair[1]), hexes=hexes)
            return ShownOption(key, clip(label, LONGEST_LABEL), section="pairs", part=str(pair[0]))
        case OnCard(seat, kind):
            card = names.content.cards[kind]
            label = str(names.kind(kind))
            if len(public.players) > 2:
                label = texts.say("label-of", name=label, player=names.player(public, seat))
            return ShownOption(key, label, thing_text(card, names), names.emoji(kind), section="cards")
        case OnDie(index):
            return _die(decision, key, index, names)
        case OnMap() | OnSeat() | OnNumber():
            return terms_entry(view, decision, option, names)
        case OnPiece(piece, cells):
            name = names.kind(piece)
            label = texts.say("label-piece", terrain=name, hexes=names.hexes(public, cells))
            terrain = names.content.terrain.get(piece) or names.found(piece)
            detail = thing_text(terrain, names) if terrain is not None else ""
            return ShownOption(key, label, detail, section="pieces", part=str(name))
        case _:
            return ShownOption(key, clip(key, LONGEST_LABEL), section="other")


def _die(decision: Decision, key: str, index: int, names: Names) -> ShownOption:
    """A die of the roll: which colour, what it shows, and the place it lies on."""
    about = about_of(decision)
    dice = names.dice(about.dice[index : index + 1])
    face = names.face(about.faces[index]) if index < len(about.faces) else ""
    # Before the roll there is no face to name.
    shown = f"{dice} {face}" if face else dice
    label = names.texts.say("label-die", die=shown, number=index + 1)
    # A blank is turned or rolled again more gladly than a hit.
    rank = "-ph c".find(about.faces[index]) if index < len(about.faces) else index
    return ShownOption(key, label, section="dice", rank=rank)


def _word(view: SeatView, decision: Decision, key: str, word: str, names: Names) -> ShownOption:
    texts, about = names.texts, about_of(decision)
    label = texts.first(f"word-{word}-{decision.prompt}", f"word-{word}", "word-any", word=word)
    if word == "end":
        return ShownOption(key, label, role="finish")
    if word == "run":
        creature = view.public.creature(about.creature)
        keyword = None
        if creature is not None:
            keyword = names.content.creatures[creature.kind].keyword("run")
        steps = (creature.move if creature is not None else 0) + (keyword.number if keyword else 1)
        label = texts.say("label-run", steps=steps)
        detail = texts.say("label-run-detail")
        # Apart from the hexes, so that it is not the last line of their menu.
        return ShownOption(key, label, detail, MOVE_EMOJI, section="runs", rank=60)
    if word in SKIPS:
        return ShownOption(key, label, role="skip")
    told = texts.has(f"word-{word}-{decision.prompt}-detail")
    detail = texts.say(f"word-{word}-{decision.prompt}-detail") if told else ""
    emoji = MINION_EMOJI if word == "minion" else ""
    return ShownOption(key, label, detail, emoji, section="other")


def _creature(view: SeatView, decision: Decision, key: str, number: CreatureId, names: Names) -> ShownOption:
    """Somebody on the battlefield; enemies and one's own stand apart."""
    public = view.public
    creature = public.creature(number)
    if creature is None:
        return ShownOption(key, names.creature(public, number), section="enemy")
    friends = next(side for side in public.sides if view.seat in side)
    is_own = creature.seat in friends
    label = names.labelled(public, creature)
    brief = names.placed(public, creature)
    rank = creature.health_left + (10 if is_own else 0)
    if is_own and decision.prompt in ("target", "targets"):
        # Most of what one does to one's own is good for who is hurt.
        rank = 10 - creature.wounds
    # What is chosen several at once stands in one menu.
    section = "several" if decision.pick[1] > 1 else "own" if is_own else "enemy"
    detail, emoji = names.condition(creature), names.emoji(creature.kind)
    return ShownOption(
        key, clip(label, LONGEST_LABEL), detail, emoji, section, rank=rank, brief=clip(brief, LONGEST_LABEL)
    )


def _kind(view: SeatView, decision: Decision, key: str, kind: KindId, names: Names) -> ShownOption:
    """A card, a feat, a character or a hero by its name."""
    if decision.prompt in COIN_PROMPTS:
        return bought_entry(decision, key, kind, names)
    texts, found = names.texts, names.found(kind)
    name, emoji = str(names.kind(kind)), names.emoji(kind)
    match found:
        case CreatureKind(sort="hero"):
            detail = f"{names.faction(found.faction)} · {sheet(found, names)}"
            return ShownOption(key, name, detail, emoji, "heroes")
        case CreatureKind():
            label = texts.say("label-cost", cost=found.cost, name=name) if found.is_character else name
            return ShownOption(key, label, sheet(found, names), emoji, "characters", rank=9 - found.cost)
        case Feat():
            label = texts.say("label-feat", feat=name, points=found.points)
            return ShownOption(key, label, thing_text(found, names), emoji, "feats", rank=-found.points)
        case BattleCard():
            cost = dict(view.costs).get(kind, found.cost)
            label = texts.say("label-cost", cost=cost, name=name)
            detail = f"{sort_words(found, names).split(' · ')[0]} · {thing_text(found, names)}"
            return ShownOption(key, label, detail, emoji, "cards")
        case _:
            detail = thing_text(found, names) if found is not None else ""
            return ShownOption(key, name, detail, emoji, "cards")


def _camp(key: str, kinds: tuple[KindId, ...], names: Names, *, is_suggested: bool) -> ShownOption:
    """Characters for a camp: one of several, or all of a rank together, those of the suggested camp first."""
    texts, creatures = names.texts, names.content.creatures
    if not kinds:
        return ShownOption(key, texts.say("word-none-camp"), section="camp", rank=90)
    if len(kinds) == 1:
        found = creatures[kinds[0]]
        label = texts.say("label-cost", cost=found.cost, name=str(names.kind(found.id)))
        rank = 0 if is_suggested else 1 + found.cost
        return ShownOption(key, label, sheet(found, names), names.emoji(found.id), "camp", rank=rank)
    label = " + ".join(str(names.kind(kind)) for kind in kinds)
    detail = " / ".join(sheet(creatures[kind], names) for kind in kinds)
    rank = 0 if is_suggested else 1
    return ShownOption(key, clip(label, LONGEST_LABEL), detail, names.emoji(kinds[0]), "camp", rank=rank)
