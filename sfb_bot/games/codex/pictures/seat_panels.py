"""The block of a seat, drawn: the player, the buildings, the chips, the field and the patrol zone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.page import write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.codex.pictures.chips import put_chip
from sfb_bot.games.codex.pictures.colours import seat_ground
from sfb_bot.games.codex.pictures.happenings import Happening
from sfb_bot.games.codex.pictures.parts import put_part
from sfb_bot.games.codex.pictures.seat_block import GAP, LABEL, SLOTS, Block, Looks, Plan
from sfb_bot.games.codex.pictures.signs import burst, sign
from sfb_bot.games.codex.pictures.tiles import Look, edge_of, put_tile, tile_state
from sfb_bot.games.codex.pictures.words import TECH_NUMERALS, picture_texts, short_name, spec_name
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.views import ObjView, PublicView
from sfb_bot.kernel import LETTERS

_TECHS: Final = (1, 2, 3)
_BAR: Final = 128


@dataclass(frozen=True, slots=True)
class Header:
    """Everything the panel of a player says."""

    seat: int
    name: str
    hp: tuple[int, int] | None
    hit: int
    heal: int
    gold: int
    counts: tuple[tuple[str, int], ...]
    is_at_turn: bool
    is_asked: bool
    won: bool
    is_out: bool
    look: Look = ""


def block_ground(theme: Theme) -> Colour:
    """What lies under the cards of a seat."""
    return mix(theme.page, theme.panel, 0.5)


def header_of(view: PublicView, block: Block, name: str, happened: Happening, look: Look = "") -> Header:
    """What the panel of a player says."""
    player, base = block.player, block.base
    winner = view.outcome.winner if view.outcome is not None else None
    number = base.id if base is not None else ObjId(-1)
    return Header(
        player.seat,
        name,
        (max(0, base.hp_left), base.hp) if base is not None else None,
        happened.hits.get(number, 0),
        happened.heals.get(number, 0),
        player.gold,
        (
            ("worker", player.workers),
            ("hand", player.hand_size),
            ("deck", player.deck_size),
            ("discard", player.discard_size),
            ("codex", player.codex_size),
        ),
        player.seat in view.active and view.outcome is None,
        bool(view.asked(player.seat)),
        winner is not None and winner == view.side_of(player.seat),
        player.has_left or player.has_fallen,
        look,
    )


def draw_block(
    canvas: Canvas,
    view: PublicView,
    content: Content,
    block: Block,
    plan: Plan,
    name: str,
    happened: Happening,
    looks: Looks,
    slots: frozenset[int] = frozenset(),
) -> dict[ObjId, Box]:
    """Draw all of a seat; where its things are, for arrows."""
    theme = canvas.theme
    places: dict[ObjId, Box] = {}
    ground = block_ground(theme)
    paint_panel(canvas.image, plan.box.inset(2, 2), ground, 16)
    base_look: Look = looks.get(block.base.id, "") if block.base is not None else ""
    header = header_of(view, block, name, happened, base_look)
    put_part(canvas, header, plan.head, partial(_paint_header, header), ground)
    if block.base is not None:
        places.setdefault(block.base.id, _hp_box(plan.head))
    if plan.built is not None:
        _draw_buildings(canvas, content, block, plan.built, happened, looks, places)
    for chip, box in zip(block.chips, plan.chips, strict=True):
        put_chip(canvas, content, chip, box, ground)
        if chip.obj:
            places[ObjId(chip.obj)] = box
    carries = [obj.host for obj in view.objs if obj.host]
    for obj, box in zip(block.units, plan.field, strict=True):
        _draw_obj(canvas, content, obj, box, happened, looks, carries.count(obj.id))
        places[obj.id] = box
    if plan.slots:
        _draw_patrol(canvas, content, block, plan, happened, looks, carries, places, slots)
    return places


def _draw_obj(
    canvas: Canvas, content: Content, obj: ObjView, box: Box, happened: Happening, looks: Looks, carries: int
) -> None:
    kind = content.kinds[obj.shape]
    look = looks.get(obj.id) or _event_look(obj.id, happened)
    state = tile_state(obj, kind, look, happened.hits.get(obj.id, 0), happened.heals.get(obj.id, 0), carries)
    put_tile(canvas, content, kind, state, box, block_ground(canvas.theme))
    canvas.note("obj", str(obj.id), box)


def _event_look(obj: ObjId, happened: Happening) -> Look:
    if any(attacker == obj for attacker, _ in happened.attacks):
        return "attacks"
    return "new" if obj in happened.arrived or obj in happened.levels else ""


def _draw_patrol(
    canvas: Canvas,
    content: Content,
    block: Block,
    plan: Plan,
    happened: Happening,
    looks: Looks,
    carries: list[ObjId],
    places: dict[ObjId, Box],
    slots: frozenset[int],
) -> None:
    for slot in range(1, SLOTS + 1):
        label, box = plan.labels[slot - 1], plan.slots[slot - 1]
        obj = block.patrol.get(slot)
        whole = Box(label.left, label.top, box.right, box.bottom)
        put_part(
            canvas,
            ("slot", slot, obj is None, block.player.seat, slot in slots),
            whole,
            partial(_paint_slot, slot, block.player.seat, is_empty=obj is None, is_asked=slot in slots),
            block_ground(canvas.theme),
        )
        if obj is not None:
            _draw_obj(canvas, content, obj, box, happened, looks, carries.count(obj.id))
            places[obj.id] = box


def _paint_slot(slot: int, seat: int, canvas: Canvas, *, is_empty: bool, is_asked: bool) -> None:
    theme, box, tall = canvas.theme, canvas.frame, LABEL
    fill = theme.choice_edge if is_asked else seat_ground(theme, seat)
    if is_asked:
        canvas.note("ring", f"slot {slot}", box)
    paint_panel(canvas.image, box, fill, 12)
    if is_empty:
        inner = Box(box.left + 3, box.top + tall, box.right - 3, box.bottom - 3)
        paint_panel(canvas.image, inner, block_ground(theme), 10)
    if is_empty and box.height > 2 * tall:
        inner = Box(box.left + 3, box.top + tall, box.right - 3, box.bottom - 3)
        bonus = picture_texts(canvas.language).say(f"picture-slot-bonus-{slot}")
        place = inner.inset(6, 4)
        canvas.write(bonus, place, Style(18, False, "centre", "middle", 14, 4), theme.ink_faint)
    words = picture_texts(canvas.language).say(f"picture-slot-{slot}")
    place = Box(box.left + 4, box.top, box.right - 4, box.top + tall)
    canvas.write(words, place, Style(18, True, "centre", "middle", 14, 1), theme.outline if is_asked else theme.ink)


# --- Buildings ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Building:
    """A tech building or an add-on, or the place for one."""

    title: str
    note: str
    hp: int
    is_there: bool
    is_ready: bool
    is_hurt: bool
    hit: int
    look: Look = ""


def _draw_buildings(
    canvas: Canvas,
    content: Content,
    block: Block,
    box: Box,
    happened: Happening,
    looks: Looks,
    places: dict[ObjId, Box],
) -> None:
    wide = (box.width - 3 * GAP) // 4
    for number in range(4):
        obj = block.techs.get(_TECHS[number]) if number < 3 else block.addon
        left = box.left + number * (wide + GAP)
        place = Box(left, box.top, left + wide, box.bottom)
        found = _building(canvas.language, content, block, number, obj, happened, looks)
        put_part(canvas, found, place, partial(_paint_building, found), block_ground(canvas.theme))
        if obj is not None:
            places[obj.id] = place


def _building(
    language: str,
    content: Content,
    block: Block,
    number: int,
    obj: ObjView | None,
    happened: Happening,
    looks: Looks,
) -> Building:
    texts = picture_texts(language)
    spec = ""
    if number < 3:
        title = texts.say("picture-tech", level=TECH_NUMERALS[number + 1])
        # What was lost is built again for nothing, and serves the same school.
        spec = block.player.spec if number and (obj is not None or number == 1) else ""
    else:
        title = short_name(content, obj.kind, language) if obj is not None else texts.say("picture-addon")
    if obj is None:
        note = spec_name(content, spec, language) if spec else texts.say("picture-none")
        return Building(title, note, 0, False, False, False, 0)
    spec = obj.spec or spec
    note = spec_name(content, spec, language) if spec else ""
    if obj.is_site:
        note = texts.say("picture-site")
    elif obj.skips_ready:
        note = texts.say("picture-disabled")
    look = looks.get(obj.id) or ("new" if obj.id in happened.arrived else "")
    return Building(
        title,
        note,
        max(0, obj.hp_left),
        True,
        not (obj.is_site or obj.skips_ready),
        obj.damage > 0,
        happened.hits.get(obj.id, 0),
        look,
    )


def _paint_building(found: Building, canvas: Canvas) -> None:
    theme, box = canvas.theme, canvas.frame
    edge = edge_of(theme, found.look)
    fill = theme.panel_raised if found.is_ready else theme.panel if found.is_there else block_ground(theme)
    paint_panel(canvas.image, box, edge or (theme.ink_soft if found.is_ready else theme.edge), 10)
    paint_panel(canvas.image, box.inset(4 if edge else 2), fill, 8)
    if edge:
        canvas.note("ring" if found.look in ("own", "target") else "edge", found.title, box)
    right = box.right - 8
    if found.is_there:
        colour = theme.health_low if found.is_hurt else theme.health
        canvas.stamp(sign("heart", 20, colour), right - 20, box.top + 8, "hp", str(found.hp))
        place = Box(right - 44, box.top + 4, right - 23, box.top + 32)
        style = Style(23, True, "right", "middle", 12, 1)
        ink = theme.health_low if found.is_hurt else theme.ink
        canvas.write(str(found.hp), place, style, ink, kind="number")
        right -= 48
    ink = theme.ink if found.is_there else theme.ink_faint
    upper = Box(box.left + 8, box.top + 3, right, box.top + 29)
    canvas.write(found.title, upper, Style(20, True, "left", "middle", 11, 1), ink)
    if found.hit:
        shown = burst(theme, 26, theme.damage, f"−{found.hit}")
        canvas.stamp(shown, box.right - 32, box.bottom - 28, "burst", str(found.hit))
    if found.note:
        lower = Box(box.left + 8, box.top + 28, box.right - (36 if found.hit else 8), box.bottom - 3)
        colour = theme.ink_soft if found.is_there else theme.ink_faint
        canvas.write(found.note, lower, Style(18, False, "left", "middle", 13, 1), colour)


# --- The player ---------------------------------------------------------------------------------------------


def _hp_box(head: Box) -> Box:
    return Box(head.right - _BAR - 110, head.top + 4, head.right - 4, head.top + 46)


def _paint_header(found: Header, canvas: Canvas) -> None:
    theme, box = canvas.theme, canvas.frame
    if found.is_at_turn or found.won:
        paint_panel(canvas.image, box, theme.level, 14)
        canvas.note("turn", str(found.seat), box)
    paint_panel(canvas.image, box.inset(3), theme.panel if found.is_out else seat_ground(theme, found.seat), 11)
    badge = side_badge(found.seat, 36, theme)
    canvas.stamp(badge, box.left + 10, box.top + 8, "seat", LETTERS[found.seat])
    right = _hp_box(box).left if found.hp else box.right
    right -= 6
    for name, is_shown, colour in (
        ("crown", found.won, theme.level),
        ("skull", found.is_out, theme.ink_soft),
        ("hourglass", found.is_asked, theme.level),
    ):
        if is_shown:
            right -= 30
            shown = icon("crown", 28, colour) if name == "crown" else sign(name, 28, colour)
            canvas.stamp(shown, right, box.top + 12, "asked" if name == "hourglass" else name, str(found.seat))
    place = Box(box.left + 54, box.top + 4, right - 6, box.top + 48)
    write_name(canvas, found.name, place, Style(25, True, "left", "middle", 15, 2), theme.ink)
    if found.hp is not None:
        _paint_hp(canvas, found, found.hp, _hp_box(box))
    _paint_counts(canvas, found, Box(box.left + 10, box.top + 48, box.right - 8, box.bottom - 6))


def _paint_hp(canvas: Canvas, found: Header, hp: tuple[int, int], box: Box) -> None:
    theme = canvas.theme
    left, whole = hp
    edge = edge_of(theme, found.look)
    if edge:
        paint_panel(canvas.image, box, edge, 10)
        paint_panel(canvas.image, box.inset(4), seat_ground(theme, found.seat), 8)
        canvas.note("ring", "base", box)
    share = left / whole if whole else 0
    colour = theme.health if share > 0.5 else theme.health_low
    canvas.stamp(sign("heart", 26, colour), box.left + 6, box.top + 8, "hp", str(left))
    place = Box(box.left + 36, box.top + 4, box.left + 110, box.bottom - 4)
    canvas.write(f"{left}/{whole}", place, Style(23, True, "left", "middle", 12, 1), theme.ink, kind="number")
    bar = Box(box.left + 114, box.top + 13, box.right - 8, box.top + 31)
    paint_panel(canvas.image, bar, theme.health_lost, 8)
    if left:
        paint_panel(canvas.image, Box(bar.left, bar.top, bar.left + max(14, round(bar.width * share)), bar.bottom), colour, 8)
    if found.hit or found.heal:
        words = f"−{found.hit}" if found.hit else f"+{found.heal}"
        shown = burst(theme, 40, theme.damage if found.hit else theme.heal, words)
        canvas.stamp_centred(shown, (bar.right - 22, bar.centre[1]), "burst", words)


def _paint_counts(canvas: Canvas, found: Header, box: Box) -> None:
    theme = canvas.theme
    entries = (("gold", found.gold), *found.counts)
    pitch = box.width / len(entries)
    size = 26
    for number, (name, count) in enumerate(entries):
        x = box.left + round(pitch * number)
        colour = theme.level if name == "gold" else theme.ink_soft
        canvas.stamp(sign(name, size, colour), x, box.centre[1] - size // 2, "count", name)
        place = Box(x + size + 7, box.top, x + round(pitch) - 2, box.bottom)
        canvas.write(str(count), place, Style(25, True, "left", "middle", 12, 1), kind="number")
