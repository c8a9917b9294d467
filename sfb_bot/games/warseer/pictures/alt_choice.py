"""A question in words, for the seat that is asked: what it is about, what can be chosen, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.drawing.alt_parts import Part, joined, part
from sfb_bot.games.warseer.pictures.alt_text import table_parts
from sfb_bot.games.warseer.pictures.happenings import Happening
from sfb_bot.games.warseer.pictures.words import Words, player_names
from sfb_bot.games.warseer.rules.choices import (
    About,
    Activate,
    Attack,
    Discard,
    DropFeat,
    Go,
    Heal,
    Hook,
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
    Play,
    PlayFeat,
    Shoot,
    Summon,
    Use,
)
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision


def choice_alt(view: SeatView, words: Words, question: Decision | None, names: Sequence[str] = ()) -> str:
    """What a seat is asked, in words; then the table."""
    texts, parts = words.texts, [_question(view, words, question, names)]
    about = question.about if question is not None and isinstance(question.about, About) else About()
    if NOBODY not in (about.attacker, about.target):
        attacker, target = _at(view.public, about.attacker, words), _at(view.public, about.target, words)
        parts.append(part(99, texts.say("alt-attack", attacker=attacker, target=target)))
    if about.dice and about.faces:
        parts.append(part(98, texts.say("alt-dice", dice=words.rolled(about.dice, about.faces))))
    if view.hand:
        parts.append(part(92, texts.say("alt-hand", cards=words.counted(view.hand)), ""))
    if view.feats:
        parts.append(part(91, texts.say("alt-feats", cards=words.counted(view.feats)), ""))
    table = table_parts(view.public, words, names, Happening())
    return joined([*parts, *(_lighter(each) for each in table)])


def _lighter(entry: Part) -> Part:
    """Beside a question the table matters less, and any of its sentences may go."""
    return Part(entry.weight - 50, entry.ways if entry.ways[-1] == "" else (*entry.ways, ""))


def _question(view: SeatView, words: Words, question: Decision | None, names: Sequence[str]) -> Part:
    texts = words.texts
    if question is None:
        return part(100, texts.say("alt-nothing"))
    payloads = [option.payload for option in question.options]
    cells = [cell for payload in payloads for cell in _cells(payload)]
    told = [said for payload in payloads if (said := option_words(view, payload, words, names))]
    if cells:
        hexes = ", ".join(words.hex(view.public, cell) for cell in dict.fromkeys(cells))
        told.insert(0, texts.say("alt-option-hexes", hexes=hexes))
    options = ", ".join(dict.fromkeys(told)) or texts.say("alt-option-word")
    about = question.about if isinstance(question.about, About) else About()
    if about.source and words.found(about.source) is not None:
        return part(100, texts.say("alt-asks-card", card=words.kind(about.source), options=options))
    return part(100, texts.say("alt-asks", options=options))


def _cells(payload: object) -> tuple[int, ...]:
    match payload:
        case OnHex(cell) | Go(cell):
            return (cell,)
        case OnPiece(cells=cells):
            return cells
        case _:
            return ()


def _at(view: PublicView, number: CreatureId, words: Words) -> str:
    """A figure with its hex, as on the buttons."""
    found = view.creature(number)
    name = words.creature(view, number)
    return f"{name} {words.hex(view, found.cell)}" if found is not None else name


_DEEDS: Final = {Activate: "activate", Attack: "attack", Hook: "hook", Heal: "heal", Shoot: "shoot"}
_CARDS: Final = {Summon: "summon", Play: "play", Use: "use", PlayFeat: "feat"}


def option_words(view: SeatView, payload: object, words: Words, names: Sequence[str]) -> str:
    """An option that is no hex; empty for plain words, which stand on the buttons."""
    public, texts, said = view.public, words.texts, ""
    match payload:
        case Activate(number) | Attack(number) | Hook(number) | Heal(number) | Shoot(number):
            said = texts.say(f"alt-option-{_DEEDS[type(payload)]}", name=_at(public, number, words))
        case Summon(kind) | Play(kind) | Use(kind) | PlayFeat(kind):
            said = texts.say(f"alt-option-{_CARDS[type(payload)]}", name=words.kind(kind))
        case Discard():
            said = texts.say("alt-option-discard")
        case DropFeat():
            said = texts.say("alt-option-drop")
        case OnCreature(number):
            said = _at(public, number, words)
        case OnPair(one, other):
            said = f"{_at(public, one, words)} + {_at(public, other, words)}"
        case OnKind(kind=kind) | OnCard(kind=kind) | OnPiece(piece=kind):
            said = words.kind(kind)
        case OnKinds(kinds):
            said = " + ".join(words.kind(kind) for kind in kinds)
        case _:
            said = _plain(public, payload, words, names)
    return said


def _plain(view: PublicView, payload: object, words: Words, names: Sequence[str]) -> str:
    """Options that are neither figures nor cards."""
    match payload:
        case OnDie(index):
            return words.texts.say("alt-option-die", number=index + 1)
        case OnSeat(seat):
            return player_names(view, names, words.language)[seat]
        case OnMap(number):
            return words.map(number)
        case OnNumber(number):
            return words.texts.say("alt-option-number", number=number)
        case _:
            return ""
