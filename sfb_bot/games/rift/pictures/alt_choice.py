"""The choice picture in words: what is asked, every option, and the table around it."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.games.rift.pictures.alt_text import Speaker, table_parts
from sfb_bot.games.rift.pictures.stack_rows import warrior_words
from sfb_bot.games.rift.pictures.table_marks import Happening
from sfb_bot.games.rift.rules.choices import (
    About,
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
from sfb_bot.games.rift.rules.content import LANES, Content
from sfb_bot.games.rift.rules.ids import NO_ITEM, NOWHERE, WarriorId
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.kernel import Decision
from sfb_bot.locale import signed


def choice_alt(
    view: SeatView, content: Content, question: Decision | None, language: str, names: Sequence[str] = ()
) -> str:
    """The seat's question and the table in words. Holds what only this seat may know."""
    speaker = Speaker(view.public, content, language, names)
    return joined(
        [*question_parts(question, speaker), *_secrets(view, speaker), *table_parts(speaker, Happening())]
    )


def question_parts(question: Decision | None, speaker: Speaker) -> list[Part]:
    """What is asked and all that can be answered, the options of one kind together."""
    texts = speaker.texts
    if question is None:
        return [part(30, texts.say("alt-nothing"), "")]
    asked = texts.first(f"alt-asks-{question.prompt}", "alt-asks-choose")
    if isinstance(question.about, About):
        asked += _about(question.about, speaker)
    parts = [part(100, f"{asked}.")]
    said = [_option(option.payload, speaker) for option in question.options]
    options = "; ".join(dict.fromkeys(each for each in said if each))
    if options:
        parts.append(part(97, texts.say("alt-options", options=options), ""))
    return parts


def _about(about: About, speaker: Speaker) -> str:
    said: list[str] = []
    if about.spell:
        said.append(speaker.card(about.spell))
    if about.kind:
        said.append(speaker.card(about.kind))
    if warrior := _warrior(about.target, speaker):
        said.append(warrior)
    if about.item != NO_ITEM:
        said.append(f"#{about.item}")
    return f": {', '.join(said)}" if said else ""


def _warrior(number: WarriorId, speaker: Speaker) -> str:
    return warrior_words(number, speaker.view, speaker.content, speaker.language)


def _option(payload: object, speaker: Speaker) -> str:  # noqa: PLR0912 - one case for each kind
    texts = speaker.texts
    said = ""
    match payload:
        case Attack(target, participants):
            strikers = ", ".join(_warrior(each, speaker) for each in participants)
            said = texts.say("alt-option-attack", target=_warrior(target, speaker), strikers=strikers)
        case StepOf(warrior):
            said = texts.say("alt-option-step", warrior=_warrior(warrior, speaker))
        case FormOf(warrior):
            said = texts.say("alt-option-form", warrior=_warrior(warrior, speaker))
        case TakeForm(warrior, kind):
            said = f"{_warrior(warrior, speaker)}: {speaker.card(kind)}"
        case OnWarrior(warrior):
            said = _warrior(warrior, speaker)
        case OnEnchantment(warrior, enchantment):
            said = f"{speaker.card(enchantment)} ({_warrior(warrior, speaker)})"
        case OnCell(cell):
            said = speaker.cell(cell)
        case OnLane(lane):
            said = texts.say(f"picture-lane-{LANES[lane]}")
        case OnKind(kind):
            said = speaker.card(kind)
        case OnSpell(spell):
            said = speaker.card(spell)
        case Steps(count):
            said = signed(count)
        case Play():
            said = _play(payload, speaker)
        case Word(word):
            said = texts.first(f"alt-word-{word}", "alt-word-other")
        case _:
            pass
    return said


def _play(play: Play, speaker: Speaker) -> str:
    aims = [_warrior(each, speaker) for each in (play.target, play.second)]
    if play.item != NO_ITEM:
        aims.insert(0, f"#{play.item}")
    if play.enchantment:
        aims.insert(0, speaker.card(play.enchantment))
    if play.cell != NOWHERE:
        aims.append(speaker.cell(play.cell))
    if play.steps:
        aims.append(signed(play.steps))
    shown = ", ".join(aim for aim in aims if aim)
    spell = speaker.card(play.spell)
    return speaker.texts.say("picture-item-spell", spell=spell, targets=shown) if shown else spell


def _secrets(view: SeatView, speaker: Speaker) -> list[Part]:
    """What this seat alone knows: its hand."""
    if not view.hand:
        return []
    return [part(90, speaker.texts.say("alt-your-hand", cards=speaker.cards(view.hand)), "")]
