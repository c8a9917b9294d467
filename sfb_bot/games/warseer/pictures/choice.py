"""A question to one seat: what can be chosen is lit, on the board, among the dice or among the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box
from sfb_bot.drawing.themes import Theme, mix
from sfb_bot.games.warseer.pictures.alt_choice import choice_alt
from sfb_bot.games.warseer.pictures.chips import Chip, chips_height, draw_chips
from sfb_bot.games.warseer.pictures.dice_strip import STRIP, draw_strip
from sfb_bot.games.warseer.pictures.happenings import Aim, Happening, Roll
from sfb_bot.games.warseer.pictures.map_page import draw_thumbnails, thumbnails_height
from sfb_bot.games.warseer.pictures.plan import STATUS, WIDTH, Plan, board_plan
from sfb_bot.games.warseer.pictures.player_panel import draw_panel, panel_height
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.table import (
    GAP,
    Light,
    Scene,
    TableRequest,
    as_picture,
    draw_board,
    draw_status,
)
from sfb_bot.games.warseer.pictures.tiles import Tile, draw_tiles, tiles_height
from sfb_bot.games.warseer.pictures.words import Words, player_names, side_of
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
    OnPair,
    OnPiece,
    Play,
    PlayFeat,
    Shoot,
    Summon,
    Use,
)
from sfb_bot.games.warseer.rules.content import Content, KindId, MapId
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.model import PREPARING
from sfb_bot.games.warseer.rules.views import CreatureView, PublicView, SeatView
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Decision

# Questions between activations: the whole hand is shown with them.
_TURNS: Final = ("main", "skirmish")


def choice_picture(
    view: SeatView, content: Content, question: Decision | None, request: TableRequest | None = None
) -> Picture:
    """What a seat is asked."""
    request = request or TableRequest()
    canvas = draw_choice(view, content, question, request)
    return as_picture(canvas, choice_alt(view, Words(content, request.language), question, request.names))


def draw_choice(view: SeatView, content: Content, question: Decision | None, request: TableRequest) -> Canvas:
    """The picture of a question before it is encoded."""
    words = Words(content, request.language)
    public = view.public
    options = [option.payload for option in question.options] if question is not None else []
    kinds = kinds_of(options)
    cells = [cell for payload in options for cell in cells_of_option(payload, public)]
    maps = [payload.map for payload in options if isinstance(payload, OnMap)]
    if maps:
        return _map_page(view, words, request, maps)
    if public.phase in PREPARING and kinds and not cells:
        return _card_page(view, words, question, request, kinds)
    return _board_page(view, words, question, request, options)


def kinds_of(options: Iterable[object]) -> list[KindId]:
    """The cards, creatures and upgrades that options name, each once."""
    found: dict[KindId, None] = {}
    for payload in options:
        match payload:
            case OnKind(kind) | Summon(kind) | Play(kind) | PlayFeat(kind) | DropFeat(kind) | Discard(kind):
                found[kind] = None
            case Use(kind) | OnCard(kind=kind) | OnPiece(piece=kind):
                found[kind] = None
            case OnKinds(kinds):
                found.update(dict.fromkeys(kinds))
            case _:
                pass
    return [*found]


def creatures_of_option(payload: object) -> tuple[CreatureId, ...]:
    """The figures an option names."""
    match payload:
        case OnCreature(one) | Activate(one) | Attack(one) | Hook(one) | Heal(one) | Shoot(one):
            return (one,)
        case OnPair(one, other):
            return one, other
        case Use(creature=one) if one != NOBODY:
            return (one,)
        case _:
            return ()


def cells_of_option(payload: object, view: PublicView) -> list[Cell]:
    """The hexes an option is about."""
    match payload:
        case OnHex(cell) | Go(cell):
            return [cell]
        case OnPiece(cells=cells):
            return [*cells]
        case _:
            shown = (view.creature(number) for number in creatures_of_option(payload))
            return [each.cell for each in shown if each is not None]


# --- Cards alone ------------------------------------------------------------------------------------------


def _card_page(
    view: SeatView, words: Words, question: Decision | None, request: TableRequest, kinds: list[KindId]
) -> Canvas:
    """Everything that can be chosen, with its text; of a hand how many there are."""
    del question
    counted, costs = Counter(view.hand), dict(view.costs)
    injured = view.public.players[view.seat].injured
    tiles = [
        Tile(
            kind,
            max(1, counted[kind]),
            costs.get(kind),
            words.texts.say("picture-injured") if kind in injured else "",
            is_lit=True,
        )
        for kind in kinds
    ]
    panel = panel_height(view.public.players[view.seat], words)
    canvas = Canvas.blank(
        WIDTH, STATUS + panel + 2 * GAP + tiles_height(tiles, words), request.theme, request.language
    )
    draw_status(canvas, view.public, words, Box(0, 0, WIDTH, STATUS), Happening())
    _own_panel(canvas, view, words, request, STATUS)
    draw_tiles(canvas, tiles, words, STATUS + panel + GAP)
    return canvas


def _map_page(view: SeatView, words: Words, request: TableRequest, maps: list[MapId]) -> Canvas:
    """The maps that can be chosen, small."""
    panel = panel_height(view.public.players[view.seat], words)
    top = STATUS + panel + GAP
    height = top + thumbnails_height(words.content, maps)
    canvas = Canvas.blank(WIDTH, height, request.theme, request.language)
    draw_status(canvas, view.public, words, Box(0, 0, WIDTH, STATUS), Happening())
    _own_panel(canvas, view, words, request, STATUS)
    draw_thumbnails(canvas, words, top, maps)
    return canvas


def _own_panel(canvas: Canvas, view: SeatView, words: Words, request: TableRequest, top: int) -> int:
    """The panel of who is asked; says where it ends."""
    player = view.public.players[view.seat]
    box = Box(GAP, top, WIDTH - GAP, top + panel_height(player, words))
    name = player_names(view.public, request.names, request.language)[view.seat]
    draw_panel(canvas, box, view.public, view.seat, words, name)
    return box.bottom


# --- The board --------------------------------------------------------------------------------------------


def _board_page(
    view: SeatView, words: Words, question: Decision | None, request: TableRequest, options: list[object]
) -> Canvas:
    public, theme = view.public, request.theme
    about = question.about if question is not None and isinstance(question.about, About) else About()
    roll = _roll(about)
    marked = frozenset(payload.index for payload in options if isinstance(payload, OnDie))
    chips = _chips(view, question, options, words)
    plan = board_plan(words.content.maps[public.map], STATUS)
    bottom = plan.box.bottom + GAP
    strip = STRIP + GAP if roll is not None else 0
    panel = panel_height(public.players[view.seat], words)
    height = bottom + strip + panel + GAP + chips_height(chips)
    canvas = Canvas.blank(WIDTH, height, theme, request.language)
    draw_status(canvas, public, words, Box(0, 0, WIDTH, STATUS), Happening())
    has_spots = any(isinstance(payload, OnPiece) for payload in options)
    lights = _lights(view, plan, theme, about, options)
    scene = Scene(Happening(), lights, aims=_aims(public, about, options), has_spots=has_spots)
    draw_board(canvas, plan, public, words, scene)
    _swords(canvas, plan, public, question, request.pointed_out)
    if roll is not None:
        place = Box(GAP, bottom, WIDTH - GAP, bottom + STRIP)
        draw_strip(canvas, place, public, words.content, roll, marked)
    end = _own_panel(canvas, view, words, request, bottom + strip)
    draw_chips(canvas, chips, words, end + GAP)
    return canvas


def _roll(about: About) -> Roll | None:
    """The dice a question is about."""
    if not about.dice:
        return None
    return Roll(about.dice, about.faces, about.faces, about.attacker, about.target)


def _lights(
    view: SeatView, plan: Plan, theme: Theme, about: About, options: list[object]
) -> dict[Cell, Light]:
    """Range first, then what can be chosen, then who is concerned."""
    public, lights = view.public, dict[Cell, Light]()
    actor = public.creature(about.creature) if about.creature != NOBODY else None
    if actor is not None and actor.seat == view.seat and _has_deeds(options):
        lights |= _in_range(plan, actor, theme)
    friends = side_of(public, view.seat)
    for payload in options:
        for number in creatures_of_option(payload):
            found = public.creature(number)
            if found is not None:
                is_own = found.seat in friends
                kind = "own" if is_own else "target"
                lights[found.cell] = Light(theme.choice_edge if is_own else theme.target, kind=kind)
        if isinstance(payload, Go | OnHex | OnPiece):
            for cell in cells_of_option(payload, public):
                is_open = not plan.battle_map.terrain[cell] and cell not in dict(public.pieces)
                lights[cell] = Light(theme.choice_edge, theme.choice if is_open else None, "choice")
    for number in (about.attacker, about.creature):
        found = public.creature(number) if number != NOBODY else None
        if found is not None:
            lights.setdefault(found.cell, Light(theme.level, kind="asked"))
    target = public.creature(about.target) if about.target != NOBODY else None
    if target is not None:
        lights.setdefault(target.cell, Light(theme.target, kind="aimed"))
    return lights


def _has_deeds(options: Iterable[object]) -> bool:
    return any(isinstance(payload, Go | Attack | Shoot) for payload in options)


def _in_range(plan: Plan, actor: CreatureView, theme: Theme) -> dict[Cell, Light]:
    """The hexes an actor can hit from where it stands, softly."""
    distance = plan.battle_map.grid.distance[actor.cell]
    fill = mix(theme.hex_fill, theme.target, 0.3)
    edge = mix(theme.hex_fill, theme.target, 0.44)
    return {
        cell: Light(edge, None if plan.battle_map.terrain[cell] else fill, "range")
        for cell in range(plan.battle_map.grid.size)
        if 0 < distance[cell] <= actor.range
    }


def _aims(view: PublicView, about: About, options: list[object]) -> tuple[tuple[Aim, bool], ...]:
    """The attack in question; or thin lines of sight to everybody who can be attacked."""
    attacker, target = view.creature(about.attacker), view.creature(about.target)
    if attacker is not None and target is not None and attacker is not target:
        return ((Aim(attacker.id, target.id, attacker.cell, target.cell, 0), False),)
    actor, found = view.creature(about.creature), list[tuple[Aim, bool]]()
    for payload in options:
        if actor is not None and isinstance(payload, Attack | Shoot | Hook):
            aimed = view.creature(payload.creature)
            if aimed is not None:
                found.append((Aim(actor.id, aimed.id, actor.cell, aimed.cell, 0), True))
    return tuple(found)


def _swords(
    canvas: Canvas, plan: Plan, view: PublicView, question: Decision | None, pointed_out: tuple[str, ...]
) -> None:
    """A sword on what is pointed out."""
    theme = canvas.theme
    taken = {each.cell for each in view.creatures}
    for option in question.options if question is not None else ():
        if option.key in pointed_out:
            for cell in cells_of_option(option.payload, view):
                x, y = plan.centre(cell)
                spot = (x, y + plan.n(4)) if cell not in taken else (x + plan.n(26), y - plan.n(22))
                size = plan.n(40) if cell not in taken else max(24, plan.n(28))
                name = plan.battle_map.grid.names[cell]
                canvas.stamp_centred(sign("attack", size, theme.danger), spot, "sword", name)


# --- Cards below the board --------------------------------------------------------------------------------


def _chips(view: SeatView, question: Decision | None, options: list[object], words: Words) -> list[Chip]:
    """The whole hand between activations; else the cards that can be chosen."""
    counted = Counter(view.hand)
    lit = dict.fromkeys(
        kinds_of(payload for payload in options if not isinstance(payload, Discard | DropFeat))
    )
    chips = [_chip(view, kind, words, is_lit=True) for kind in lit]
    if question is None or question.prompt in _TURNS:
        rest = [kind for kind in (*counted, *dict.fromkeys(view.feats)) if kind not in lit]
        chips += [_chip(view, kind, words, is_lit=False) for kind in rest]
    return [replace(chip, count=max(1, counted[KindId(chip.kind)])) for chip in chips]


def _chip(view: SeatView, kind: KindId, words: Words, *, is_lit: bool) -> Chip:
    content = words.content
    if kind in content.feats:
        return Chip(kind, "points", str(content.feats[kind].points), is_lit=is_lit)
    if kind in view.hand:
        return Chip(
            kind, "influence", str(dict(view.costs).get(kind, content.cards[kind].cost)), is_lit=is_lit
        )
    found = content.creatures.get(kind)
    if found is not None and found.is_character and kind in view.public.players[view.seat].camp:
        return Chip(kind, "influence", str(found.cost), is_lit=is_lit)
    return Chip(kind, is_lit=is_lit)
