"""Options of the game, labelled: short enough for a button on a phone, with the details for a menu."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sfb_bot.games.rift.rules.choices import (
    BACK,
    Attack,
    FormOf,
    OnCell,
    OnEnchantment,
    OnKind,
    OnLane,
    OnSpell,
    OnWarrior,
    Play,
    StepOf,
    Steps,
    TakeForm,
    Word,
)
from sfb_bot.games.rift.rules.content import RANKS
from sfb_bot.games.rift.rules.ids import WarriorId
from sfb_bot.games.rift.rules.views import SeatView, WarriorView
from sfb_bot.games.rift.screens.names import (
    ATTACK_EMOJI,
    FORM_EMOJI,
    RANK_EMOJI,
    SPELL_EMOJI,
    STEP_EMOJI,
    Names,
)
from sfb_bot.games.rift.screens.questions import WINDOW_PROMPTS, about_of
from sfb_bot.games.rift.screens.stack_words import plays_now
from sfb_bot.kernel import Decision, Option
from sfb_bot.screens.game import ShownOption

# So many options of a window leave room to show what else is in hand, greyed.
ROOM_FOR_GREYED: Final = 12
SKIPS: Final = frozenset({"back", "pass", "none"})


def shown_options(view: SeatView, decision: Decision, names: Names) -> tuple[ShownOption, ...]:
    """Every option labelled; in a window also the spells in hand that cannot be used now, greyed."""
    entries = [_entry(view, decision, option, names) for option in decision.options]
    if decision.prompt in WINDOW_PROMPTS:
        greyed = _greyed(view, decision, names)
        if len(entries) + len(greyed) <= ROOM_FOR_GREYED:
            plays = sum(entry.section == "plays" for entry in entries)
            entries[plays:plays] = greyed
    return tuple(entries)


def _greyed(view: SeatView, decision: Decision, names: Names) -> list[ShownOption]:
    usable = {option.payload.spell for option in decision.options if isinstance(option.payload, Play)}
    return [
        ShownOption(None, names.spell(spell), emoji=SPELL_EMOJI, section="plays", part=names.spell(spell))
        for spell in dict.fromkeys(view.hand)
        if spell not in usable
    ]


def _entry(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption:
    key = option.key
    match option.payload:
        case Word(word):
            entry = _word(decision, key, word, names)
        case Attack():
            entry = _attack(view, decision, key, option.payload, names)
        case OnWarrior(warrior):
            entry = _warrior(view, key, warrior, names)
        case OnKind(kind):
            entry = _kind(decision, key, kind, names)
        case OnSpell(spell):
            entry = _spell(view, decision, key, spell, names)
        case Play():
            entry = _play(view, key, option.payload, names)
        case Steps(count):
            entry = _steps(view, decision, key, count, names)
        case OnLane(lane):
            entry = _lane(view, key, lane, names)
        case OnCell(cell):
            entry = _cell(view, key, cell, names)
        case payload:
            entry = _plain(view, key, payload, names)
    return entry


def _word(decision: Decision, key: str, word: str, names: Names) -> ShownOption:
    label = names.texts.first(f"word-{word}-{decision.prompt}", f"word-{word}", "word-any")
    if word in SKIPS:
        return ShownOption(key, label, role="back" if key == BACK.key else "skip")
    if word == "end":
        return ShownOption(key, label, role="finish")
    if word == "select":
        detail = names.texts.say("select-detail")
        return ShownOption(key, label, detail, ATTACK_EMOJI, section="attacks", rank=20)
    return ShownOption(key, label, section="discards" if word == "draw" else "other")


def _attack(view: SeatView, decision: Decision, key: str, attack: Attack, names: Names) -> ShownOption:
    texts, public = names.texts, view.public
    if decision.prompt == "attack_with":
        return _party(view, decision, key, attack, names)
    target = names.warrior(public, attack.target)
    detail = texts.say("attack-detail", warriors=names.warriors(public, attack.participants))
    return ShownOption(
        key,
        texts.say("label-attack", warrior=target),
        detail,
        ATTACK_EMOJI,
        section="attacks",
        rank=_nearness(view, attack.target, names),
        brief=target,
    )


def _party(view: SeatView, decision: Decision, key: str, attack: Attack, names: Names) -> ShownOption:
    """Some of those who could strike; all of them are named as such."""
    public, texts = view.public, names.texts
    sizes = [len(each.payload.participants) for each in decision.options if isinstance(each.payload, Attack)]
    count = len(attack.participants)
    cells = " + ".join(
        names.cell(warrior.cell)
        for number in attack.participants
        if (warrior := public.warrior(number)) is not None
    )
    is_all = count == max(sizes) and count > 1
    everybody = ", ".join(names.warrior(public, number) for number in attack.participants)
    label = texts.say("label-all", warriors=everybody) if is_all else everybody
    brief = texts.say("label-all", warriors=cells) if is_all else cells
    part = str(count)
    return ShownOption(
        key, label, "", ATTACK_EMOJI, section="parties", part=part, rank=max(sizes) - count, brief=brief
    )


def _nearness(view: SeatView, number: WarriorId, names: Names) -> int:
    """How far a warrior is from the seat's own portal: what is near comes to mind first."""
    warrior = view.public.warrior(number)
    return 0 if warrior is None else names.distance_home(view.seat, warrior.cell)


def _whose(view: SeatView, warrior: WarriorView, names: Names) -> str:
    return names.texts.say("whose-own" if warrior.seat == view.seat else "whose-enemy")


def _warrior(view: SeatView, key: str, number: WarriorId, names: Names) -> ShownOption:
    warrior = view.public.warrior(number)
    if warrior is None:
        return ShownOption(key, key, section="warriors")
    detail = f"{_whose(view, warrior, names)} · {names.condition(warrior)}"
    # Of the own warriors those in front come first, of the enemy's those that are near.
    far = names.distance_home(view.seat, warrior.cell)
    rank = names.content.board.length - far if warrior.seat == view.seat else far
    return ShownOption(
        key, names.warrior(view.public, number), detail, section="warriors", part=key[:1], rank=rank
    )


def _kind(decision: Decision, key: str, kind: str, names: Names) -> ShownOption:
    found = names.content.kinds[kind]
    section = {"form": "forms", "necromancer_return": "fallen"}.get(decision.prompt, "kinds")
    rank_name = names.rank(found.rank)
    detail = f"{rank_name} · {names.sheet(found)}" if section != "kinds" else names.sheet(found)
    part, likely = names.kind(kind)[:1], len(RANKS) - RANKS.index(found.rank)
    return ShownOption(
        key, names.kind(kind), detail, RANK_EMOJI[found.rank], section=section, part=part, rank=likely
    )


def _spell(view: SeatView, decision: Decision, key: str, spell: str, names: Names) -> ShownOption:
    found, texts = names.content.spells[spell], names.texts
    name = names.spell(spell)
    detail = names.spell_text(found)
    if decision.prompt == "main":
        label = names.times(name, Counter(view.hand)[found.id])
        return ShownOption(key, label, detail, SPELL_EMOJI, section="spells", rank=10, brief=name)
    label = texts.first(f"label-{decision.prompt}", "label-discard", spell=name)
    return ShownOption(key, label, detail, SPELL_EMOJI, section="discards", rank=10)


def _play(view: SeatView, key: str, play: Play, names: Names) -> ShownOption:
    """A whole response; a spell for several targets stands together."""
    spell = names.content.spells[play.spell]
    label = plays_now(view.public, names).words(play)
    # What answers a spell comes to mind before what is aimed at somebody.
    rank = 0 if play.item else 1 + _nearness(view, play.target, names)
    part = names.spell(spell.id)
    return ShownOption(
        key, label, names.spell_text(spell), SPELL_EMOJI, section="plays", part=part, rank=rank
    )


def _steps(view: SeatView, decision: Decision, key: str, count: int, names: Names) -> ShownOption:
    """Where a move leads; whoever is shoved there is named."""
    texts = names.texts
    mover = view.public.warrior(about_of(decision).target)
    if mover is None:
        return ShownOption(key, key, section="steps")
    end = names.end_of(mover, count)
    label = texts.say("label-forward" if count > 0 else "label-back", cell=names.cell(end), count=abs(count))
    there = view.public.at(end)
    detail = ""
    if there is not None and there.id != mover.id:
        detail = texts.say("shoves", warrior=names.warrior(view.public, there.id))
    elif end == names.goal(mover.seat, names.lane_of(end)):
        detail = texts.say("onto-goal")
    return ShownOption(key, label, detail, STEP_EMOJI, section="steps", brief=names.cell(end))


def _cell(view: SeatView, key: str, cell: int, names: Names) -> ShownOption:
    """A cell with who stands there and beside it."""
    public, length = view.public, names.content.board.length
    here = public.at(cell)
    near = [
        names.warrior(public, each.id)
        for other in (cell - 1, cell + 1)
        if 0 <= other < 2 * length and names.lane_of(other) == names.lane_of(cell)
        if (each := public.at(other)) is not None
    ]
    label = names.cell(cell) if here is None else names.warrior(public, here.id)
    detail = names.texts.say("beside", warriors=names.listed(near)) if near else ""
    enemies = [
        each
        for other in (cell - 1, cell, cell + 1)
        if (each := public.at(other)) is not None and each.seat != view.seat
        if names.lane_of(other) == names.lane_of(cell)
    ]
    return ShownOption(
        key, label, detail, section="cells", part=key[:1], rank=10 - 2 * len(enemies), brief=names.cell(cell)
    )


def _plain(view: SeatView, key: str, payload: object, names: Names) -> ShownOption:
    """The other options; an unknown kind is shown by its key."""
    texts, public = names.texts, view.public
    match payload:
        case OnEnchantment(warrior, enchantment):
            label = texts.say(
                "label-enchantment", spell=names.spell(enchantment), warrior=names.warrior(public, warrior)
            )
            found = public.warrior(warrior)
            detail = _whose(view, found, names) if found is not None else ""
            return ShownOption(key, label, detail, SPELL_EMOJI, section="magic")
        case StepOf(warrior):
            name = names.warrior(public, warrior)
            label = texts.say("label-step", warrior=name)
            return ShownOption(key, label, "", STEP_EMOJI, section="abilities", rank=20, brief=name)
        case FormOf(warrior):
            label = texts.say("label-form", warrior=names.warrior(public, warrior))
            return ShownOption(key, label, "", FORM_EMOJI, section="abilities", rank=20)
        case TakeForm(warrior, kind):
            label = texts.say(
                "label-take-form", warrior=names.warrior(public, warrior), form=names.kind(kind)
            )
            detail = names.sheet(names.content.kinds[kind])
            part = names.kind(kind)[:1]
            return ShownOption(
                key, label, detail, FORM_EMOJI, section="forms", part=part, rank=30, brief=names.kind(kind)
            )
        case _:
            return ShownOption(key, key, section="other")


def _lane(view: SeatView, key: str, lane: int, names: Names) -> ShownOption:
    """A lane to summon in, with the nearest enemy there."""
    texts, public = names.texts, view.public
    enemies = [
        each for each in public.warriors if each.seat != view.seat and names.lane_of(each.cell) == lane
    ]
    nearest = min(enemies, key=lambda each: names.distance_home(view.seat, each.cell), default=None)
    own = sum(each.seat == view.seat and names.lane_of(each.cell) == lane for each in public.warriors)
    detail = texts.say("lane-count", own=own, enemies=len(enemies))
    if nearest is not None:
        warrior = names.warrior(public, nearest.id)
        detail = f"{detail} · {texts.say('lane-nearest', warrior=warrior)}"
    far = names.distance_home(view.seat, nearest.cell) if nearest is not None else names.content.board.length
    return ShownOption(key, names.lane(lane), detail, section="lanes", rank=far)
