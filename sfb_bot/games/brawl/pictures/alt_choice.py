"""The choice picture in words: what is asked, every option, and the arena around it."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.games.brawl.pictures.alt_text import Speaker, arena_parts
from sfb_bot.games.brawl.pictures.arena_marks import Happening
from sfb_bot.games.brawl.pictures.words import thing
from sfb_bot.games.brawl.rules.choices import (
    About,
    HowMany,
    OnArea,
    OnCard,
    OnChampion,
    OnCore,
    OnFigure,
    OnHex,
    OnPath,
    OnReaction,
    OnTargets,
    StandardChoice,
    Word,
    pattern_numbers,
)
from sfb_bot.games.brawl.rules.content import CORES, Content, in_language
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.kernel import Option


def choice_alt(
    view: SeatView, content: Content, language: str, names: Sequence[str] = (), strikes: Sequence[str] = ()
) -> str:
    """The seat's question and the arena in words. Holds what only this seat may know.

    `strikes` are the keys of hexes from which somebody could be hit.
    """
    speaker = Speaker(view.public, content, language, names)
    question = _question(view, speaker, strikes)
    return joined([*question, *arena_parts(speaker, Happening()), *_secrets(view, speaker)])


def _question(view: SeatView, speaker: Speaker, strikes: Sequence[str]) -> list[Part]:
    question = view.question
    if question is None:
        return [part(30, speaker.texts.say("alt-nothing"), "")]
    asked = speaker.texts.first(f"alt-asks-{question.prompt}", "alt-asks-choose")
    if isinstance(question.about, About):
        asked += _about(question.about, speaker)
    options = [option.payload for option in question.options]
    tokens = set(view.public.tokens)
    hexes = list(dict.fromkeys(each.cell for each in options if isinstance(each, (OnHex, OnPath))))
    safe = [cell for cell in hexes if cell not in tokens]
    risky = [cell for cell in hexes if cell in tokens]
    parts = [part(100, f"{asked}.")]
    if safe:
        parts.append(part(99, speaker.texts.say("alt-hexes", hexes=speaker.hexes(safe))))
    if risky:
        parts.append(part(99, speaker.texts.say("alt-risky", hexes=speaker.hexes(risky))))
    armed = [
        option.payload.cell
        for option in question.options
        if option.key in strikes and isinstance(option.payload, (OnHex, OnPath))
    ]
    if armed:
        hexes_said = speaker.hexes(list(dict.fromkeys(armed)))
        parts.append(part(97, speaker.texts.say("alt-strikes", hexes=hexes_said), ""))
    targets = _targets(question.options, speaker)
    if targets:
        parts.append(part(99, speaker.texts.say("alt-targets", targets="; ".join(targets))))
    others = [said for said in (_other(payload, speaker) for payload in options) if said]
    if others:
        parts.append(part(98, speaker.texts.say("alt-choices", names=", ".join(others))))
    return parts


def _about(about: About, speaker: Speaker) -> str:
    said: list[str] = []
    if about.card:
        said.append(speaker.card(about.card))
    if 0 <= about.figure < len(speaker.view.figures):
        said.append(speaker.figure(about.figure))
    if about.points:
        said.append(speaker.texts.say("alt-steps", number=about.points))
    return f": {', '.join(said)}" if said else ""


def _targets(options: Sequence[Option], speaker: Speaker) -> list[str]:
    said: list[str] = []
    numbers = pattern_numbers(options)
    for option in options:
        match option.payload:
            case OnTargets(figures, cells) if len(cells) > 1:
                names = ", ".join(speaker.figure(figure) for figure in figures)
                label = str(numbers[option.key])
                said.append(
                    speaker.texts.say("alt-pattern", label=label, names=names, hexes=speaker.hexes(cells))
                )
            case OnTargets(figures, cells):
                said.extend(f"{speaker.figure(figure)} {speaker.hexes(cells)}" for figure in figures)
            case OnFigure(figure):
                said.append(speaker.figure(figure))
            case OnPath(cell, through):
                passed = ", ".join(speaker.figure(figure) for figure in through)
                said.append(f"{speaker.cell(cell)} ({passed})")
            case OnReaction(card, defended):
                said.append(f"{speaker.card(card)} ({speaker.figure(defended)})")
            case _:
                pass
    return said


def _other(payload: object, speaker: Speaker) -> str:
    """An option that is not on the board, or nothing."""
    said = ""
    match payload:
        case OnCard(card) | StandardChoice(card):
            said = speaker.card(card)
        case OnCore(core):
            said = thing(CORES[core], speaker.language)
        case HowMany(number):
            said = str(number)
        case Word(word):
            said = thing(word, speaker.language)
        case OnArea(area):
            said = in_language(speaker.content.arena.deployments[area].names, speaker.language)
        case OnChampion(champion):
            said = in_language(speaker.content.champions[champion].names, speaker.language)
        case _:
            pass
    return said


def _secrets(view: SeatView, speaker: Speaker) -> list[Part]:
    """What this seat alone knows: faces of tokens it has looked at, and its hand."""
    parts: list[Part] = []
    if view.known_tokens:
        said = ", ".join(f"{speaker.cell(cell)} {speaker.trap(face)}" for cell, face in view.known_tokens)
        parts.append(part(88, speaker.texts.say("alt-seen-tokens", tokens=said)))
    if view.hand:
        cards = ", ".join(map(speaker.card_in_list, view.hand))
        parts.append(part(70, speaker.texts.say("alt-your-hand", cards=cards), ""))
    return parts
