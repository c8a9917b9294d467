"""The block of a seat, drawn: the player, the buildings, the chips, the field and the patrol zone."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.codex.pictures.buildings import Building, paint_building
from sfb_bot.games.codex.pictures.chips import put_chip
from sfb_bot.games.codex.pictures.colours import block_ground, seat_ground
from sfb_bot.games.codex.pictures.edicts import paint_edict
from sfb_bot.games.codex.pictures.narrow_names import best_division
from sfb_bot.games.codex.pictures.parts import put_part
from sfb_bot.games.codex.pictures.player_panel import header_of, hp_box, paint_header
from sfb_bot.games.codex.pictures.seat_block import GAP, LABEL, SLOTS, Block, Plan, Signs, Tile
from sfb_bot.games.codex.pictures.tiles import put_tile
from sfb_bot.games.codex.pictures.words import TECH_NUMERALS, picture_texts, short_name, spec_name
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.views import ObjView, PublicView

_TECHS: Final = (1, 2, 3)
_BUILDINGS: Final = 4
_LEAST: Final = 17


@dataclass(slots=True)
class Scene:
    """A table under way: what is drawn, with which marks, and where things have been put, for arrows."""

    canvas: Canvas
    view: PublicView
    content: Content
    signs: Signs
    places: dict[ObjId, Box] = field(default_factory=dict[ObjId, Box])


def draw_block(
    scene: Scene, block: Block, plan: Plan, name: str, slots: frozenset[int] = frozenset()
) -> None:
    """Draw all of a seat; `slots` are places of its patrol zone that can be chosen."""
    canvas = scene.canvas
    ground = block_ground(canvas.theme)
    paint_panel(canvas.image, plan.box.inset(2, 2), ground, 16)
    header = header_of(scene.view, block, name, scene.signs)
    put_part(canvas, header, plan.head, partial(paint_header, header), ground)
    if block.base is not None:
        scene.places.setdefault(block.base.id, hp_box(plan.head))
    if plan.built is not None:
        _draw_buildings(scene, block, plan.built)
    for words, box in zip(block.edicts, plan.edicts, strict=True):
        put_part(canvas, ("edict", words), box, partial(paint_edict, words), ground)
    for chip, box in zip(block.chips, plan.chips, strict=True):
        put_chip(canvas, scene.content, chip, box, ground)
        if chip.obj:
            scene.places[ObjId(chip.obj)] = box
    for tile, box in zip(block.units, plan.field, strict=True):
        _draw_tile(scene, tile, box)
    if plan.slots:
        _draw_patrol(scene, block, plan, slots)


def _draw_tile(scene: Scene, tile: Tile, box: Box) -> None:
    number = tile.obj.id
    put_tile(scene.canvas, scene.content, tile.kind, tile.state, box, block_ground(scene.canvas.theme))
    scene.canvas.note("obj", str(number), box)
    scene.places[number] = box


def _draw_patrol(scene: Scene, block: Block, plan: Plan, slots: frozenset[int]) -> None:
    seat = block.player.seat
    for slot in range(1, SLOTS + 1):
        label, box = plan.labels[slot - 1], plan.slots[slot - 1]
        tile = block.patrol.get(slot)
        whole = Box(label.left, label.top, box.right, box.bottom)
        put_part(
            scene.canvas,
            ("slot", slot, tile is None, seat, slot in slots),
            whole,
            partial(_paint_slot, slot, seat, is_empty=tile is None, is_asked=slot in slots),
            block_ground(scene.canvas.theme),
        )
        if tile is not None:
            _draw_tile(scene, tile, box)


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
        place = inner.inset(5, 3)
        style = Style(18, False, "centre", "middle", _LEAST, 4)
        canvas.write(best_division(bonus, place, style), place, style, theme.ink_faint)
    words = picture_texts(canvas.language).say(f"picture-slot-{slot}")
    place = Box(box.left + 4, box.top, box.right - 4, box.top + tall)
    canvas.write(
        words, place, Style(18, True, "centre", "middle", _LEAST, 1), theme.outline if is_asked else theme.ink
    )


def _draw_buildings(scene: Scene, block: Block, box: Box) -> None:
    wide = (box.width - (_BUILDINGS - 1) * GAP) // _BUILDINGS
    for number in range(_BUILDINGS):
        obj = block.techs.get(_TECHS[number]) if number < len(_TECHS) else block.addon
        left = box.left + number * (wide + GAP)
        place = Box(left, box.top, left + wide, box.bottom)
        found = _building(scene, block, number, obj)
        put_part(scene.canvas, found, place, partial(paint_building, found), block_ground(scene.canvas.theme))
        if obj is not None:
            scene.places[obj.id] = place


def _building(scene: Scene, block: Block, number: int, obj: ObjView | None) -> Building:
    content, language = scene.content, scene.canvas.language
    texts = picture_texts(language)
    spec = ""
    if number < len(_TECHS):
        title = texts.say("picture-tech", level=TECH_NUMERALS[number + 1])
        # What was lost is built again for nothing, and serves the same school.
        spec = block.player.spec if number and (obj is not None or number == 1) else ""
    else:
        title = short_name(content, obj.kind, language) if obj is not None else texts.say("picture-addon")
    if obj is None:
        note = spec_name(content, spec, language) if spec else texts.say("picture-none")
        return Building(title, note)
    spec = obj.spec or spec
    note = spec_name(content, spec, language) if spec else ""
    if obj.is_site:
        note = texts.say("picture-site")
    elif obj.skips_ready:
        note = texts.say("picture-disabled")
    return Building(
        title,
        note,
        None if obj.is_site else max(0, obj.hp_left),
        is_there=True,
        is_ready=not (obj.is_site or obj.skips_ready),
        is_hurt=obj.damage > 0,
        hit=scene.signs.happened.hits.get(obj.id, 0),
        look=scene.signs.look_of(obj.id),
        is_pointed_out=obj.id in scene.signs.pointed_out,
    )
