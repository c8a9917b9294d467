"""What belongs to one seat on the table, sorted by where it is drawn, and where that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sfb_bot.drawing.text import Box
from sfb_bot.games.codex.pictures.chips import Chip, chip_boxes, chips_height
from sfb_bot.games.codex.pictures.edicts import EDICT, edict_lines
from sfb_bot.games.codex.pictures.happenings import Happening
from sfb_bot.games.codex.pictures.tiles import TALL, TILE, Look, TileState, tile_height, tile_state
from sfb_bot.games.codex.pictures.words import alike_numbers, picture_texts, short_name
from sfb_bot.games.codex.rules.content import TECHS, Content, Kind
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.model import PREPARING, TIME
from sfb_bot.games.codex.rules.views import HeroView, ObjView, PlayerView, PublicView

WIDTH: Final = 720
PAD: Final = 8
GAP: Final = 6
IN_ROW: Final = 5
HEAD: Final = 88
BUILT: Final = 54
LABEL: Final = 24
# A patrol zone without patrollers is folded up.
FOLDED: Final = 14
SLOTS: Final = 5

Looks = dict[ObjId, Look]


class Room(NamedTuple):
    """How tall the parts of a block are whose size depends on what there is, gaps included."""

    edicts: int = 0
    chips: int = 0
    field: int = 0
    patrol: int = 0
    built: int = 0

    def or_more(self, other: Room) -> Room:
        """As much as either of the two needs."""
        return Room(*map(max, self, other))


@dataclass(frozen=True, slots=True)
class Signs:
    """What is marked on a table: what just happened, edges of things, and what is pointed out."""

    happened: Happening = field(default_factory=Happening)
    looks: Looks = field(default_factory=dict[ObjId, Look])
    pointed_out: frozenset[ObjId] = frozenset()

    def look_of(self, obj: ObjId) -> Look:
        """The edge of something: one it is to have, or that of what it just did."""
        if obj in self.looks:
            return self.looks[obj]
        if any(attacker == obj for attacker, _ in self.happened.attacks):
            return "attacks"
        return "new" if obj in self.happened.arrived or obj in self.happened.levels else ""


@dataclass(frozen=True, slots=True)
class Tile:
    """Something in play: what it is, how it looks, and how much room it needs."""

    obj: ObjView
    kind: Kind
    state: TileState
    height: int


@dataclass(slots=True)
class Block:
    """The things of a seat: patrollers by their places, the field, tech buildings, an add-on, chips.

    `edicts` is what holds for the player now, in words. Where there are many blocks, one `is_compact`: what
    has not been built and a patrol zone without patrollers take no room.
    """

    player: PlayerView
    base: ObjView | None
    patrol: dict[int, Tile] = field(default_factory=dict[int, Tile])
    units: list[Tile] = field(default_factory=list[Tile])
    techs: dict[int, ObjView] = field(default_factory=dict[int, ObjView])
    addon: ObjView | None = None
    chips: list[Chip] = field(default_factory=list[Chip])
    edicts: list[str] = field(default_factory=list[str])
    has_board: bool = True
    is_compact: bool = False

    @property
    def room(self) -> Room:
        """How much room the things of this seat need."""
        return Room(
            len(self.edicts) * (EDICT + GAP),
            chips_height(len(self.chips), GAP),
            sum(tall + GAP for tall in self.field_rows),
            max((tile.height for tile in self.patrol.values()), default=0),
            BUILT + GAP if self.techs or self.addon is not None or not self.is_compact else 0,
        )

    @property
    def field_rows(self) -> list[int]:
        """How tall the rows of the field are."""
        rows = [self.units[start : start + IN_ROW] for start in range(0, len(self.units), IN_ROW)]
        return [max(tile.height for tile in row) for row in rows]


def block_of(view: PublicView, player: PlayerView, content: Content, language: str, signs: Signs) -> Block:
    """Sort what a seat has."""
    block = Block(player, view.base(player.seat), has_board=view.phase not in PREPARING)
    block.edicts = edict_lines(view, player.seat, content, language)
    _command(block, view, content, language)
    numbers = alike_numbers(view.of_seat(player.seat))
    for obj in view.of_seat(player.seat):
        kind = content.kinds[obj.shape]
        if obj.id in view.bases:
            continue
        if obj.is_future or kind.type in ("upgrade", "spell"):
            block.chips.append(_chip(obj, view, content, language, signs))
        elif obj.kind in TECHS[1:]:
            block.techs[TECHS.index(obj.kind)] = obj
        elif kind.type == "addon" and block.addon is None:
            block.addon = obj
        else:
            tile = _tile(obj, view, content, language, signs, numbers.get(obj.id, 0))
            if 0 < obj.slot <= SLOTS and obj.slot not in block.patrol:
                block.patrol[obj.slot] = tile
            else:
                block.units.append(tile)
    block.units.sort(key=_field_rank)
    if player.hand is not None:
        block.chips.extend(Chip(content.kinds[card], mark="hand") for card in player.hand)
    texts = picture_texts(language)
    for fall in signs.happened.falls:
        if fall.seat == player.seat and fall.kind in content.kinds and fall.to != "command":
            note = texts.first(f"picture-left-{fall.cause}", f"picture-left-{fall.to}", "picture-left-gone")
            block.chips.append(Chip(content.kinds[fall.kind], note, "skull", is_faded=True, obj=fall.obj))
    return block


def _tile(obj: ObjView, view: PublicView, content: Content, language: str, signs: Signs, number: int) -> Tile:
    kind, happened = content.kinds[obj.shape], signs.happened
    state = tile_state(
        obj,
        kind,
        signs.look_of(obj.id),
        happened.hits.get(obj.id, 0),
        happened.heals.get(obj.id, 0),
        sum(1 for each in view.objs if each.host == obj.id),
        number=number,
        is_pointed_out=obj.id in signs.pointed_out,
    )
    return Tile(obj, kind, state, tile_height(content, kind, state, language))


def _field_rank(tile: Tile) -> int:
    return 0 if tile.kind.is_hero else 2 if tile.kind.is_building else 1


def _command(block: Block, view: PublicView, content: Content, language: str) -> None:
    """Heroes in the command zone, and what a seat has banned while heroes are picked."""
    texts = picture_texts(language)
    for hero in block.player.heroes:
        if hero.obj == NOTHING:
            note = texts.say("picture-waits") if hero.wait else texts.say("picture-in-command")
            block.chips.append(_hero_chip(hero, content, note))
    if view.phase in PREPARING:
        bans = [Chip(content.kinds[kind], mark="banned", is_faded=True) for kind in block.player.bans]
        block.chips.extend(bans)


def _hero_chip(hero: HeroView, content: Content, note: str) -> Chip:
    kind = content.kinds[hero.kind]
    if hero.wait:
        return Chip(kind, note, "hourglass", str(hero.wait), is_faded=True)
    return Chip(kind, note)


def _chip(obj: ObjView, view: PublicView, content: Content, language: str, signs: Signs) -> Chip:
    """An upgrade, an ongoing or attached spell, or a card of the future."""
    texts, runes = picture_texts(language), dict(obj.runes)
    look = signs.looks.get(obj.id) or ("new" if obj.id in signs.happened.arrived else "")
    kind = content.kinds[obj.shape]
    host = view.obj(obj.host) if obj.host != NOTHING else None
    count = runes.get(TIME) or sum(runes.values())
    words = str(count) if count else ""
    mark = "hourglass" if runes.get(TIME) else "spark" if words else ""
    if obj.is_future:
        note = texts.say("picture-future")
    elif host is not None:
        note = texts.say("picture-attached", host=short_name(content, host.shape, language))
    else:
        note = texts.say(f"picture-type-{kind.type}")
    if obj.id in signs.pointed_out:
        return Chip(kind, note, "sword", words, look=look, obj=obj.id)
    return Chip(kind, note, mark, words, look=look, obj=obj.id)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a block lie; `mirrored` blocks have the patrol zone above and the player below."""

    box: Box
    head: Box
    built: Box | None
    edicts: tuple[Box, ...]
    chips: tuple[Box, ...]
    field: tuple[Box, ...]
    labels: tuple[Box, ...]
    slots: tuple[Box, ...]


def _slot_height(block: Block, room: Room) -> int:
    """How tall the places of a patrol zone are, 0 where none are shown."""
    if room.patrol:
        return max(TALL, room.patrol)
    return 0 if block.is_compact else FOLDED


def block_height(block: Block, least: Room) -> int:
    """How tall a block is, with at least so much room."""
    room = block.room.or_more(least)
    tall = 2 * PAD + HEAD + room.edicts + room.chips
    if block.has_board:
        slot = _slot_height(block, room)
        tall += GAP + room.built + room.field + (LABEL + slot if slot else 0)
    return tall


def plan_block(block: Block, left: int, top: int, least: Room, *, is_mirrored: bool) -> Plan:
    """Lay out a block from a corner on."""
    room = block.room.or_more(least)
    slot = _slot_height(block, room)
    inner, x = WIDTH - 2 * PAD, left + PAD
    parts = [("head", HEAD + GAP)]
    if block.has_board and room.built:
        parts.append(("built", room.built))
    parts += [("edicts", room.edicts), ("chips", room.chips)]
    if block.has_board:
        parts += [("field", room.field), *([("patrol", LABEL + slot)] if slot else ())]
    places: dict[str, int] = {}
    y = top + PAD
    for name, part in reversed(parts) if is_mirrored else parts:
        places[name] = y
        y += part + (GAP if name == "patrol" and is_mirrored else 0)
    labels: list[Box] = []
    slots: list[Box] = []
    if "patrol" in places:
        for number in range(SLOTS):
            sx, sy = x + number * (TILE + GAP), places["patrol"]
            labels.append(Box(sx, sy, sx + TILE, sy + LABEL))
            slots.append(Box(sx, sy + LABEL, sx + TILE, sy + LABEL + slot))
    built = Box(x, places["built"], x + inner, places["built"] + BUILT) if "built" in places else None
    edicts = [places["edicts"] + number * (EDICT + GAP) for number in range(len(block.edicts))]
    return Plan(
        Box(left, top, left + WIDTH, top + block_height(block, least)),
        Box(x, places["head"], x + inner, places["head"] + HEAD),
        built,
        tuple(Box(x, line, x + inner, line + EDICT) for line in edicts),
        tuple(chip_boxes(len(block.chips), x, places["chips"], inner, GAP)),
        tuple(_field_boxes(block, x, places["field"])) if "field" in places else (),
        tuple(labels),
        tuple(slots),
    )


def _field_boxes(block: Block, left: int, top: int) -> list[Box]:
    """Row by row, each as tall as its tallest tile."""
    boxes: list[Box] = []
    for number, tall in enumerate(block.field_rows):
        for across in range(len(block.units[number * IN_ROW : (number + 1) * IN_ROW])):
            x = left + across * (TILE + GAP)
            boxes.append(Box(x, top, x + TILE, top + tall))
        top += tall + GAP
    return boxes
