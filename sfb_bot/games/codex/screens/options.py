"""Options of the game, labelled: short enough for a button on a phone, with the details for a menu."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.choices import (
    OnFate,
    OnKind,
    OnMode,
    OnNumber,
    OnObj,
    OnPlace,
    OnRune,
    OnSeat,
    OnSlot,
    OnSpec,
    OnTrigger,
    OnWorkers,
    Word,
)
from sfb_bot.games.codex.rules.content import Kind, in_language
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.views import PublicView, SeatView
from sfb_bot.games.codex.screens.card_words import ability_text, card_name, card_sheet, kind_words
from sfb_bot.games.codex.screens.main_options import main_entry
from sfb_bot.games.codex.screens.names import HERO_EMOJI, WORKER_EMOJI, Names
from sfb_bot.games.codex.screens.questions import FIGHT_PROMPTS, SETUP_PROMPTS, about_of
from sfb_bot.kernel import Decision, Option
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.limits import LONGEST_LABEL, clip
from sfb_bot.screens.option_order import grouped, told_apart

SKIPS: Final = frozenset({"none", "done", "no"})
# Whose cards they are is clear from the question.
OWN_PROMPTS: Final = frozenset({"patrol", "lend", "pay"})
# A second or third copy of a card is an option of its own; its key ends like this.
_COPIES: Final = (".2", ".3", ".4", ".5", ".6", ".7", ".8", ".9")
# In this order groups stand in the main phase, and targets: what is chosen among both is rarely done to
# oneself. Others stand as they come.
_ORDER: Final = ("workers", "economy", "plays", "heroes", "attacks", "abilities", "enemy", "own")


def shown_options(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """Every option labelled, groups together, no two of the same name."""
    if decision.prompt == "main":
        entries = [main_entry(view, decision, option, names) for option in decision.options]
    else:
        entries = [_entry(view, decision, option, names) for option in decision.options]
    # Specs stand in the order of their heroes, as in the picture of the codex.
    heroes = view.public.players[view.seat].heroes
    specs = [_spec_section(names.content.kinds[hero.kind].spec) for hero in heroes]
    return tuple(told_apart(grouped(entries, (*_ORDER, *specs)), names.texts))


def _spec_section(spec: str) -> str:
    return f"spec-{spec}"


def _entry(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption:
    key = option.key
    match option.payload:
        case Word(word):
            entry = _word(decision, key, word, names)
        case OnObj(number):
            entry = _obj(view, decision, key, number, names)
        case OnKind(kind):
            entry = _kind(view, decision, key, kind, names)
        case OnWorkers() | OnSeat() | OnPlace():
            entry = _of_seat(view, key, option.payload, names)
        case OnMode(index):
            label = mode_words(decision, index, names)
            entry = ShownOption(key, clip(label, LONGEST_LABEL), label, section="modes")
        case OnTrigger():
            entry = _trigger(view, key, option.payload, names)
        case OnFate():
            entry = ShownOption(key, fate_words(view.public, option.payload, names), section="other")
        case payload:
            entry = _plain(key, payload, names)
    return entry


def _of_seat(view: SeatView, key: str, payload: OnWorkers | OnSeat | OnPlace, names: Names) -> ShownOption:
    """A player, or something that a player has besides cards."""
    texts, public = names.texts, view.public
    player = public.players[payload.seat]
    match payload:
        case OnWorkers(seat):
            label = texts.say("label-worker", player=names.seat(public, seat, view.seat))
            detail = texts.say("label-worker-detail", count=player.workers)
            return ShownOption(key, label, detail, WORKER_EMOJI, section="objs", rank=5)
        case OnPlace(seat, slot):
            label = texts.say("label-place", player=names.lettered(public, seat), slot=names.slot(slot))
            return ShownOption(key, label, section="slots", part=names.lettered(public, seat))
        case OnSeat(seat):
            base = public.base(seat)
            detail = texts.say("label-seat-detail", hp=base.hp_left if base else 0, hand=player.hand_size)
            return ShownOption(key, names.seat(public, seat, view.seat), detail, section="seats")


def _plain(key: str, payload: object, names: Names) -> ShownOption:
    """The other options; an unknown kind is shown by its key."""
    match payload:
        case OnSlot(slot):
            return ShownOption(key, names.slot(slot), section="slots")
        case OnSpec(spec):
            found = names.content.specs.get(spec)
            return ShownOption(
                key, names.spec(spec), names.kind(found.hero) if found else "", section="specs"
            )
        case OnNumber(number):
            return ShownOption(key, str(number), section="numbers")
        case OnRune(rune, delta):
            said = names.rune(rune, abs(delta))
            label = names.texts.say("label-rune-add" if delta > 0 else "label-rune-take", rune=said)
            return ShownOption(key, label, section="runes")
        case _:
            return ShownOption(key, clip(key, LONGEST_LABEL), section="other")


def _word(decision: Decision, key: str, word: str, names: Names) -> ShownOption:
    about = about_of(decision)
    label = names.texts.first(
        f"word-{word}-{decision.prompt}",
        f"word-{word}",
        "word-any",
        amount=about.amount,
        slot=names.slot(about.slot),
        word=word.replace("_", " "),
    )
    if word == "back":
        return ShownOption(key, label, role="back")
    if word == "lock":
        return ShownOption(key, label, role="finish")
    is_only = all(isinstance(option.payload, Word) for option in decision.options)
    if word in SKIPS and not (is_only and decision.prompt != "boost"):
        return ShownOption(key, label, role="skip")
    return ShownOption(key, label, section="other")


def _obj(view: SeatView, decision: Decision, key: str, number: ObjId, names: Names) -> ShownOption:
    """Something on the table, with whose it is where that is not clear."""
    public = view.public
    obj = public.obj(number)
    if obj is None:
        return ShownOption(key, names.obj(public, number), section="objs")
    prompt = decision.prompt
    if prompt in OWN_PROMPTS and obj.seat == view.seat:
        label, brief = names.labelled(public, obj), names.plain(public, obj)
    else:
        label = names.owned(public, obj, view.seat)
        brief = names.owned(public, obj, view.seat, is_brief=True)
    is_own = obj.seat == view.seat
    section = "objs" if prompt in FIGHT_PROMPTS or prompt in OWN_PROMPTS else "own" if is_own else "enemy"
    # Whoever stands guard first, then the base: that is what attacks are about.
    found = names.found(obj.kind)
    rank = 0 if obj.slot else 2 if found is not None and found.type == "base" else 4
    part = names.seat(public, obj.seat, view.seat) if len(public.players) > 2 else ""
    label, brief = clip(label, LONGEST_LABEL), clip(brief, LONGEST_LABEL) if brief != label else ""
    detail, emoji = names.condition(public, obj), names.emoji(obj.shape)
    return ShownOption(key, label, detail, emoji, section, part, rank=rank, brief=brief)


def _kind(view: SeatView, decision: Decision, key: str, kind: str, names: Names) -> ShownOption:
    found = names.found(kind)
    if found is None:
        return ShownOption(key, kind, section="cards")
    if decision.prompt in SETUP_PROMPTS:
        return _hero(key, found, names)
    name = card_name(found, names)
    label = name if found.is_hero else names.texts.say("label-cost", cost=_cost(view, found), name=name)
    if key.endswith(_COPIES):
        label = names.texts.say("label-copy", label=label, number=int(key[-1]))
    detail = card_sheet(found, names)
    if decision.prompt == "tech":
        level = names.tech(found.tech) if found.tech > 0 else kind_words(found, names).split(" · ")[0]
        # A card without abilities is told by what it is, which names its level already.
        told = detail if detail == kind_words(found, names) else f"{level} · {detail}"
        section, rank = _spec_section(found.spec), max(0, found.tech)
        return ShownOption(key, label, told, names.emoji(kind), section, level, rank=rank)
    return ShownOption(key, label, detail, names.emoji(kind), section="cards", part=name[:1])


def _cost(view: SeatView, kind: Kind) -> int:
    return dict(view.costs).get(kind.id, kind.cost)


def _hero(key: str, kind: Kind, names: Names) -> ShownOption:
    """A hero to choose, by colour and school."""
    detail = f"{names.spec(kind.spec)} · {card_sheet(kind, names)}"
    return ShownOption(
        key,
        card_name(kind, names),
        detail,
        names.emoji(kind.id),
        section="picks",
        part=names.colour(kind.colour),
    )


def _trigger(view: SeatView, key: str, trigger: OnTrigger, names: Names) -> ShownOption:
    """Something that waits to happen: the card, and what it does."""
    kind = names.found(trigger.kind)
    obj = view.public.obj(trigger.source)
    name = names.alone(view.public, obj) if obj is not None else names.kind(trigger.kind)
    parts = key.split(".")
    if parts[0] != trigger.kind:
        what = names.texts.first(f"waits-{parts[0]}", "waits-other")
        return ShownOption(key, clip(f"{name}: {what}", LONGEST_LABEL), section="waiting", brief=name)
    index = int(parts[2]) if len(parts) > 2 and parts[2].isdecimal() else -1
    text = ability_text(kind, index, names) if kind is not None else ""
    emoji = HERO_EMOJI if kind is not None and kind.is_hero else names.emoji(trigger.kind)
    return ShownOption(key, clip(f"{name}: {text}", LONGEST_LABEL), text, emoji, "waiting", brief=name)


def fate_words(view: PublicView, fate: OnFate, names: Names) -> str:
    """What becomes of somebody who dies or would die, with the card that does it."""
    source = view.obj(fate.source)
    card = names.alone(view, source) if source is not None else names.kind(fate.name)
    return clip(names.texts.first(f"fate-{fate.name}", "fate-other", card=card), LONGEST_LABEL)


def mode_words(decision: Decision, index: int, names: Names) -> str:
    """What one of the ways to use a card does: its own text, or what the card says between semicolons."""
    about, texts = about_of(decision), names.texts
    written = f"codex-mode-{about.kind}-{index}"
    if texts.has(written):
        return texts.say(f"codex-mode-{about.kind}-{index}")
    kind = names.found(about.kind)
    lines = in_language(kind.text, texts.language).splitlines() if kind is not None and kind.text else []
    for line in lines:
        head, colon, rest = line.partition(": ")
        ways = [way.strip(" .") for way in (rest if colon else head).split(";")]
        if len(ways) > 1 and index < len(ways):
            way = ways[index].removeprefix(f"{texts.say('mode-or')} ").strip()
            return way[:1].upper() + way[1:]
    return texts.say("mode-number", number=index + 1)
