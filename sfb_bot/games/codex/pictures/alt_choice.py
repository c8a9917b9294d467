"""A question in words, for the seat that is asked: what it is about, what can be chosen, the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.games.codex.pictures.alt_text import Speaker, table_parts
from sfb_bot.games.codex.pictures.happenings import Happening
from sfb_bot.games.codex.pictures.patrol_zone import as_named
from sfb_bot.games.codex.pictures.words import TECH_NUMERALS, kind_of, spec_name
from sfb_bot.games.codex.rules.choices import (
    About,
    Attack,
    Build,
    Level,
    OnCard,
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
    Play,
    Summon,
    Use,
    UseHeld,
    Word,
)
from sfb_bot.games.codex.rules.content import TECHS, Content
from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.kernel import Decision


def choice_alt(
    view: SeatView, content: Content, question: Decision | None, language: str, names: Sequence[str] = ()
) -> str:
    """What a seat is asked, in words; then the table."""
    is_patrol = question is not None and question.prompt == "patrol"
    public = as_named(view, question) if question is not None and is_patrol else view.public
    speaker = Speaker(public, content, language, names)
    parts = [_question(speaker, question)]
    if view.hand:
        parts.append(part(90, speaker.texts.say("alt-hand", cards=speaker.cards(view.hand)), ""))
    return joined([*parts, *(_lighter(each) for each in table_parts(speaker, Happening()))])


def _lighter(entry: Part) -> Part:
    """Beside a question the table matters less, and any of its sentences may go."""
    return Part(entry.weight - 50, entry.ways if entry.ways[-1] == "" else (*entry.ways, ""))


def _question(speaker: Speaker, question: Decision | None) -> Part:
    texts = speaker.texts
    if question is None:
        return part(100, texts.say("alt-nothing"))
    told = [said for option in question.options if (said := _option(option.payload, speaker))]
    options = ", ".join(dict.fromkeys(told))
    about = question.about if isinstance(question.about, About) else About()
    if question.prompt == "main":
        return part(100, texts.say("alt-asks-main", options=options))
    if kind_of(speaker.content, about.kind) is not None:
        return part(100, texts.say("alt-asks-card", card=speaker.card(about.kind), options=options))
    return part(100, texts.say("alt-asks", options=options))


def _building(kind: str, speaker: Speaker) -> str:
    levels: Mapping[str, int] = {name: level for level, name in enumerate(TECHS)}
    if kind and kind in levels:
        return speaker.texts.say("picture-tech", level=TECH_NUMERALS[levels[kind]])
    return speaker.card(kind)


def _option(payload: object, speaker: Speaker) -> str:
    texts = speaker.texts
    said = ""
    match payload:
        case Play(kind):
            said = texts.say("alt-option-play", card=speaker.card(kind))
        case Summon(kind):
            said = texts.say("alt-option-summon", card=speaker.card(kind))
        case Level(kind):
            said = texts.say("alt-option-level", card=speaker.card(kind))
        case Build(kind):
            said = texts.say("alt-option-build", card=_building(kind, speaker))
        case Attack(obj):
            said = texts.say("alt-option-attack", card=_thing(obj, speaker))
        case Use(obj, _) | UseHeld(obj, _, _):
            said = texts.say("alt-option-use", card=_thing(obj, speaker))
        case OnObj(obj):
            said = _thing(obj, speaker)
        case OnKind(kind) | OnCard(kind, _) | OnTrigger(_, kind, _):
            said = speaker.card(kind)
        case Word(word):
            said = texts.first(f"alt-word-{word}", "alt-word-other")
        case _:
            said = _plain(payload, speaker)
    return said


def _plain(payload: object, speaker: Speaker) -> str:
    """Options that are neither cards nor things on the table."""
    texts = speaker.texts
    said = ""
    match payload:
        case OnSeat(seat):
            said = speaker.player(seat)
        case OnWorkers(seat):
            said = texts.say("alt-option-workers", name=speaker.player(seat))
        case OnSlot(slot):
            said = texts.say(f"picture-slot-{slot}")
        case OnPlace(seat, slot):
            said = f"{speaker.player(seat)}: {texts.say(f'picture-slot-{slot}')}"
        case OnSpec(spec):
            said = spec_name(speaker.content, spec, speaker.language)
        case OnNumber(number):
            said = str(number)
        case OnRune(rune, delta):
            said = texts.first(f"alt-rune-{rune}", "alt-rune-other", number=delta)
        case OnFate(name, source):
            card = speaker.obj(source) if source != NOTHING else speaker.card(name)
            said = texts.first(f"fate-{name}", "fate-other", card=card)
        case OnMode(index):
            said = texts.say("alt-option-mode", number=index + 1)
        case _:
            pass
    return said


def _thing(number: int, speaker: Speaker) -> str:
    found = next((obj for obj in speaker.view.objs if obj.id == number), None)
    if found is None or number in speaker.view.bases:
        return speaker.obj(found.id) if found is not None else "?"
    said = speaker.figures(found)
    return f"{said} ({speaker.texts.say(f'picture-slot-{found.slot}')})" if found.slot else said
