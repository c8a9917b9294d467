"""What belongs to one seat on the table, sorted by where it is drawn, and where that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sfb_bot.drawing.text import Box
from sfb_bot.games.codex.pictures.chips import ACROSS, CHIP, Chip, chip_boxes
from sfb_bot.games.codex.pictures.happenings import Happening
from sfb_bot.games.codex.pictures.tiles import TALL, Look
from sfb_bot.games.codex.pictures.words import picture_texts, short_name
from sfb_bot.games.codex.rules.content import TECHS, Content
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.model import PREPARING, TIME
from sfb_bot.games.codex.rules.views import HeroView, ObjView, PlayerView, PublicView

WIDTH: Final = 720
PAD: Final = 8
GAP: Final = 6
TILE: Final = 136
IN_ROW: Final = 5
HEAD: Final = 88
BUILT: Final = 54
LABEL: Final = 24
# A patrol zone without patrollers is folded up.
FOLDED: Final = 14
SLOTS: Final = 5

Looks = dict[ObjId, Look]
# Rows of chips, rows of tiles, and 1 where somebody patrols.
Rows = tuple[int, int, int]


@dataclass(slots=True)
class Block:
    """The things of a seat: patrollers by their places, the field, tech buildings, an add-on, chips."""

    player: PlayerView
    base: ObjView | None
    patrol: dict[int, ObjView] = field(default_factory=dict[int, ObjView])
    units: list[ObjView] = field(default_factory=list[ObjView])
    techs: dict[int, ObjView] = field(default_factory=dict[int, ObjView])
    addon: ObjView | None = None
    chips: list[Chip] = field(default_factory=list[Chip])
    has_board: bool = True

    @property
    def rows(self) -> Rows:
        """How many rows of chips and of tiles it needs, and whether it needs a patrol zone."""
        return -(-len(self.chips) // ACROSS), -(-len(self.units) // IN_ROW), min(1, len(self.patrol))


def block_of(
    view: PublicView, player: PlayerView, content: Content, language: str, happened: Happening, looks: Looks
) -> Block:
    """Sort what a seat has."""
    block = Block(player, view.base(player.seat), has_board=view.phase not in PREPARING)
    _command(block, view, content, language)
    for obj in view.of_seat(player.seat):
        kind = content.kinds[obj.shape]
        if obj.id in view.bases:
            continue
        if obj.is_future or kind.type in ("upgrade", "spell"):
            block.chips.append(_chip(obj, view, content, language, happened, looks))
        elif obj.kind in TECHS[1:]:
            block.techs[TECHS.index(obj.kind)] = obj
        elif kind.type == "addon" and block.addon is None:
            block.addon = obj
        elif 0 < obj.slot <= SLOTS and obj.slot not in block.patrol:
            block.patrol[obj.slot] = obj
        else:
            block.units.append(obj)
    block.units.sort(key=lambda obj: _field_rank(content, obj))
    if player.hand is not None:
        block.chips.extend(Chip(content.kinds[card], mark="hand") for card in player.hand)
    texts = picture_texts(language)
    for fall in happened.falls:
        if fall.seat == player.seat and fall.kind in content.kinds and fall.to != "command":
            note = texts.first(f"picture-left-{fall.cause}", f"picture-left-{fall.to}", "picture-left-gone")
            block.chips.append(Chip(content.kinds[fall.kind], note, "skull", is_faded=True, obj=fall.obj))
    return block


def _field_rank(content: Content, obj: ObjView) -> int:
    kind = content.kinds[obj.shape]
    return 0 if kind.is_hero else 2 if kind.is_building else 1


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


def _chip(
    obj: ObjView, view: PublicView, content: Content, language: str, happened: Happening, looks: Looks
) -> Chip:
    """An upgrade, an ongoing or attached spell, or a card of the future."""
    texts, runes = picture_texts(language), dict(obj.runes)
    look = looks.get(obj.id) or ("new" if obj.id in happened.arrived else "")
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
    return Chip(kind, note, mark, words, look=look, obj=obj.id)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a block lie; `mirrored` blocks have the patrol zone above and the player below."""

    box: Box
    head: Box
    built: Box | None
    chips: tuple[Box, ...]
    field: tuple[Box, ...]
    labels: tuple[Box, ...]
    slots: tuple[Box, ...]


def block_height(block: Block, rows: Rows | None = None) -> int:
    """How tall a block is with at least so many rows of chips and tiles."""
    chips, tiles, patrol = _rows(block, rows)
    tall = 2 * PAD + HEAD + chips * (CHIP + GAP)
    if block.has_board:
        tall += GAP + BUILT + tiles * (TALL + GAP) + GAP + LABEL + (TALL if patrol else FOLDED)
    return tall


def _rows(block: Block, rows: Rows | None) -> Rows:
    own, given = block.rows, rows or (0, 0, 0)
    return max(own[0], given[0]), max(own[1], given[1]), max(own[2], given[2])


def plan_block(block: Block, left: int, top: int, *, is_mirrored: bool, rows: Rows | None = None) -> Plan:
    """Lay out a block from a corner on."""
    chip_rows, tile_rows, patrol = _rows(block, rows)
    slot = TALL if patrol else FOLDED
    tall = block_height(block, rows)
    inner, x = WIDTH - 2 * PAD, left + PAD
    parts = [("head", HEAD + GAP)]
    if block.has_board:
        parts.append(("built", BUILT + GAP))
    parts.append(("chips", chip_rows * (CHIP + GAP)))
    if block.has_board:
        parts += [("field", tile_rows * (TALL + GAP)), ("patrol", LABEL + slot)]
    places: dict[str, int] = {}
    y = top + PAD
    for name, part in reversed(parts) if is_mirrored else parts:
        places[name] = y
        y += part + (GAP if name == "patrol" and is_mirrored else 0)
    fields: list[Box] = []
    if "field" in places:
        for number in range(len(block.units)):
            across, down = number % IN_ROW, number // IN_ROW
            fx, fy = x + across * (TILE + GAP), places["field"] + down * (TALL + GAP)
            fields.append(Box(fx, fy, fx + TILE, fy + TALL))
    labels: list[Box] = []
    slots: list[Box] = []
    if "patrol" in places:
        for number in range(SLOTS):
            sx, sy = x + number * (TILE + GAP), places["patrol"]
            labels.append(Box(sx, sy, sx + TILE, sy + LABEL))
            slots.append(Box(sx, sy + LABEL, sx + TILE, sy + LABEL + slot))
    built = Box(x, places["built"], x + inner, places["built"] + BUILT) if "built" in places else None
    return Plan(
        Box(left, top, left + WIDTH, top + tall),
        Box(x, places["head"], x + inner, places["head"] + HEAD),
        built,
        tuple(chip_boxes(len(block.chips), x, places["chips"], inner, GAP)),
        tuple(fields),
        tuple(labels),
        tuple(slots),
    )
