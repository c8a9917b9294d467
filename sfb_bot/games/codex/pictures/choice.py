"""The choice picture for the private panel: what a question is about, with what can be chosen marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.page import stacked
from sfb_bot.drawing.picture import Picture
from sfb_bot.games.codex.pictures.alt_choice import choice_alt
from sfb_bot.games.codex.pictures.card_face import as_picture
from sfb_bot.games.codex.pictures.cards import GAP, PAGE, CardTile, paint_tiles, tiles_height
from sfb_bot.games.codex.pictures.chips import Chip, chips_height
from sfb_bot.games.codex.pictures.pages import (
    HEADER,
    MOST_TILES,
    SECTION,
    draw_codex,
    draw_hand,
    paint_chips,
    paint_heading,
    paint_section,
)
from sfb_bot.games.codex.pictures.patrol_zone import as_named
from sfb_bot.games.codex.pictures.seat_block import Looks
from sfb_bot.games.codex.pictures.table import TableRequest, draw_table
from sfb_bot.games.codex.pictures.tiles import Look
from sfb_bot.games.codex.pictures.words import alike_numbers, kind_of, picture_texts
from sfb_bot.games.codex.rules.choices import (
    About,
    Attack,
    Build,
    Level,
    OnCard,
    OnFate,
    OnKind,
    OnObj,
    OnPlace,
    OnSeat,
    OnSlot,
    OnTrigger,
    Play,
    Summon,
    Use,
    UseHeld,
    Word,
)
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId
from sfb_bot.games.codex.rules.model import DUEL
from sfb_bot.games.codex.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision, Seat

HERO_PROMPTS: Final = frozenset({"heroes", "main_hero", "ban", "pick_hero"})
_HIRE: Final = "hire"


@dataclass(slots=True)
class Marked:
    """What a question marks: things on the table, places of patrol zones, and cards to choose from.

    `swords` and `armed` are the things and the cards that are pointed out.
    """

    looks: Looks = field(default_factory=dict[ObjId, Look])
    places: list[tuple[Seat, int]] = field(default_factory=list[tuple[Seat, int]])
    cards: list[KindId] = field(default_factory=list[KindId])
    seats: list[Seat] = field(default_factory=list[Seat])
    swords: set[ObjId] = field(default_factory=set[ObjId])
    armed: set[str] = field(default_factory=set[str])


def about_of(question: Decision) -> About:
    """What the question concerns."""
    return question.about if isinstance(question.about, About) else About()


def marked_by(view: SeatView, question: Decision, pointed_out: Sequence[str] = ()) -> Marked:
    """What the options of a question mark."""
    marked, public = Marked(), view.public
    for option in question.options:
        if option.key in pointed_out:
            _point_out(marked, public, option.payload)
        match option.payload:
            case OnObj(obj) | Attack(obj) | Use(obj, _) | UseHeld(obj, _, _):
                _look(marked, public, view.seat, obj)
            case OnKind(kind) | OnCard(kind, _) | OnTrigger(_, kind, _):
                if kind not in marked.cards:
                    marked.cards.append(kind)
            case OnFate(_, source) if source != NOTHING:
                _look(marked, public, view.seat, source)
            case OnPlace(seat, slot):
                marked.places.append((seat, slot))
                marked.seats.append(seat)
            case OnSlot(slot):
                marked.places.append((view.seat, slot))
            case OnSeat(seat):
                base = public.base(seat)
                if base is not None:
                    _look(marked, public, view.seat, base.id)
                marked.seats.append(seat)
            case _:
                pass
    about = about_of(question)
    if about.source != NOTHING and public.obj(about.source) is not None:
        marked.looks.setdefault(about.source, "about")
    return marked


def _point_out(marked: Marked, view: PublicView, payload: object) -> None:
    """What an option means gets a sword: a thing, a card, the base of a player."""
    match payload:
        case OnObj(obj) | Attack(obj) | Use(obj, _) | UseHeld(obj, _, _):
            marked.swords.add(obj)
        case OnKind(kind) | OnCard(kind, _) | Play(kind):
            marked.armed.add(kind)
        case OnSeat(seat):
            base = view.base(seat)
            if base is not None:
                marked.swords.add(base.id)
        case _:
            pass


def _look(marked: Marked, view: PublicView, seat: Seat, number: ObjId) -> None:
    obj = view.obj(number)
    if obj is not None:
        is_friend = view.side_of(obj.seat) == view.side_of(seat)
        marked.looks[number] = "own" if is_friend else "target"
        marked.seats.append(obj.seat)


def choice_picture(
    view: SeatView, content: Content, question: Decision | None, request: TableRequest | None = None
) -> Picture:
    """What one seat may choose now. For that seat alone."""
    request = request or TableRequest()
    canvas = draw_choice(view, content, question, request)
    return as_picture(canvas, choice_alt(view, content, question, request.language, request.names))


def draw_choice(view: SeatView, content: Content, question: Decision | None, request: TableRequest) -> Canvas:
    """The choice picture before it is encoded."""
    theme, language = request.theme, request.language
    if question is None:
        table = draw_table(view.public, content, replace(request, near=view.seat))
        return table if not view.hand else stacked([table, draw_hand(view, content, None, theme, language)])
    if question.prompt == "tech":
        return draw_codex(view, content, question, theme, language)
    if question.prompt == "main":
        return _draw_main(view, content, question, request)
    return _draw_other(view, content, question, request)


def _draw_other(view: SeatView, content: Content, question: Decision, request: TableRequest) -> Canvas:
    """Any other question: cards side by side, the table, or the card that asks."""
    marked, about = marked_by(view, question, request.pointed_out), about_of(question)
    if marked.cards and (question.prompt in HERO_PROMPTS or not marked.places):
        return _draw_cards(view, content, question, marked, request)
    if question.prompt == "patrol":
        return _draw_patrol(view, content, question, marked, request)
    if not marked.seats and not marked.places and kind_of(content, about.kind) is not None:
        return _draw_at_work(view, content, about.kind, request)
    return _draw_on_table(view, content, marked, request)


# --- The table ----------------------------------------------------------------------------------------------


def _draw_on_table(view: SeatView, content: Content, marked: Marked, request: TableRequest) -> Canvas:
    public = view.public
    seats = dict.fromkeys(marked.seats)
    seats |= {obj.seat: None for obj in public.objs if obj.id in marked.looks and obj.id not in public.bases}
    if public.mode == DUEL and len(seats) != 1:
        seats = {}
    shown = tuple(sorted(seats)) if seats else (() if public.mode == DUEL else (view.seat,))
    wanted = replace(
        request,
        near=view.seat,
        seats=shown,
        looks=marked.looks,
        places=tuple(marked.places),
        events=(),
        swords=frozenset(marked.swords),
    )
    return draw_table(public, content, wanted)


def _draw_patrol(
    view: SeatView, content: Content, question: Decision, marked: Marked, request: TableRequest
) -> Canvas:
    """The own block, with those in their places that have been named so far."""
    about = about_of(question)
    places = ((view.seat, about.slot),) if about.slot else ()
    wanted = replace(
        request,
        near=view.seat,
        seats=(view.seat,),
        looks={number: look for number, look in marked.looks.items() if look != "about"},
        places=places,
        events=(),
    )
    return draw_table(as_named(view, question), content, wanted)


# --- Cards --------------------------------------------------------------------------------------------------


def _draw_cards(
    view: SeatView, content: Content, question: Decision, marked: Marked, request: TableRequest
) -> Canvas:
    """Cards side by side; many of them, or heroes to pick from, without their texts."""
    texts = picture_texts(request.language)
    cards = [kind for kind in marked.cards if kind in content.kinds]
    is_brief = len(cards) > MOST_TILES
    tiles = [CardTile(kind, is_brief=is_brief, is_pointed_out=kind in marked.armed) for kind in cards]
    canvas = Canvas.blank(
        PAGE, HEADER + tiles_height(content, tiles, request.language), request.theme, request.language
    )
    key = (
        "picture-ban"
        if question.prompt == "ban"
        else "picture-pick"
        if _is_pick(question)
        else "picture-choose"
    )
    most = question.pick[1]
    paint_heading(canvas, texts.say(key, number=most), view.seat)
    paint_tiles(canvas, content, tiles, HEADER)
    if marked.seats and not is_brief:
        return stacked([canvas, _draw_on_table(view, content, marked, request)])
    return canvas


def _is_pick(question: Decision) -> bool:
    return question.prompt in HERO_PROMPTS


def _draw_at_work(view: SeatView, content: Content, kind: KindId, request: TableRequest) -> Canvas:
    """The card that asks, where nothing on the table is meant."""
    texts = picture_texts(request.language)
    tiles = [CardTile(kind)]
    canvas = Canvas.blank(
        PAGE, HEADER + tiles_height(content, tiles, request.language), request.theme, request.language
    )
    paint_heading(canvas, texts.say("picture-card-at-work"), view.seat)
    paint_tiles(canvas, content, tiles, HEADER)
    return canvas


# --- The main question --------------------------------------------------------------------------------------


def main_chips(view: SeatView, content: Content, question: Decision, language: str) -> list[Chip]:
    """What can be bought besides cards: heroes, levels, buildings, a worker."""
    texts, costs = picture_texts(language), dict(view.costs)
    chips: list[Chip] = []
    for option in question.options:
        match option.payload:
            case Summon(kind):
                found = content.kinds[kind]
                chips.append(
                    Chip(
                        found, texts.say("picture-summon"), cost=str(costs.get(kind, found.cost)), look="own"
                    )
                )
            case Level(kind):
                chips.append(Chip(content.kinds[kind], texts.say("picture-level-up"), cost="1", look="own"))
            case Build(kind):
                found = content.kinds[kind]
                chips.append(
                    Chip(found, texts.say("picture-build"), cost=str(costs.get(kind, found.cost)), look="own")
                )
            case _:
                pass
    return chips


def fighter_chips(
    view: SeatView, content: Content, question: Decision, language: str, pointed_out: Sequence[str] = ()
) -> list[Chip]:
    """Who can attack, and whose abilities can be used."""
    texts, swords = picture_texts(language), marked_by(view, question, pointed_out).swords
    numbers = alike_numbers(view.public.of_seat(view.seat))
    uses: dict[ObjId, list[str]] = {}
    for option in question.options:
        match option.payload:
            case Attack(obj):
                uses.setdefault(obj, []).append("picture-can-attack")
            case Use(obj, _) | UseHeld(obj, _, _):
                uses.setdefault(obj, []).append("picture-can-use")
            case _:
                pass
    chips: list[Chip] = []
    for number, keys in uses.items():
        obj = view.public.obj(number)
        if obj is None:
            continue
        kind = content.kinds[obj.shape]
        note = texts.say("picture-can-both" if len(set(keys)) > 1 else keys[0])
        words = f"{obj.atk}/{obj.hp_left}" if kind.is_fighter else ""
        mark = "sword" if number in swords else ""
        chips.append(Chip(kind, note, mark, words, look="own", number=numbers.get(number, 0)))
    return chips


def _draw_main(view: SeatView, content: Content, question: Decision, request: TableRequest) -> Canvas:
    """The hand with its costs, then whatever else the turn offers; or all of the table above the hand."""
    theme, language = request.theme, request.language
    if request.is_whole:
        return _draw_whole(view, content, question, request)
    texts = picture_texts(language)
    parts = [
        ("picture-can-buy", main_chips(view, content, question, language)),
        ("picture-can-act", fighter_chips(view, content, question, language, request.pointed_out)),
    ]
    parts = [(title, chips) for title, chips in parts if chips]
    armed = frozenset(marked_by(view, question, request.pointed_out).armed)
    page = draw_hand(view, content, question, theme, language, armed)
    costs: Mapping[str, int] = dict(view.costs)
    hires = any(option.payload == Word(_HIRE) for option in question.options)
    tall = sum(SECTION + chips_height(len(chips), GAP) for _, chips in parts) + (SECTION if hires else 0)
    if not tall:
        return page
    below = Canvas.blank(PAGE, tall, theme, language)
    top = 0
    if hires:
        top = paint_section(below, texts.say("picture-can-hire", cost=costs.get(_HIRE, 1)), top)
    for title, chips in parts:
        top = paint_section(below, texts.say(title), top)
        top = paint_chips(below, content, chips, top)
    return stacked([page, below])


def _draw_whole(view: SeatView, content: Content, question: Decision, request: TableRequest) -> Canvas:
    """The table with everybody who can act marked, and the hand below it."""
    marked = marked_by(view, question, request.pointed_out)
    swords = frozenset(marked.swords)
    table = draw_table(
        view.public, content, replace(request, near=view.seat, looks=marked.looks, events=(), swords=swords)
    )
    if not view.hand:
        return table
    hand = draw_hand(view, content, question, request.theme, request.language, frozenset(marked.armed))
    return stacked([table, hand])
