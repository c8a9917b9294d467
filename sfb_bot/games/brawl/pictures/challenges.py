"""The picture of a challenge card: its condition in words and in signs."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import core_icon, icon, side_badge
from sfb_bot.drawing.page import MARGIN, finished
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.sprites import Point
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import challenge_alt
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Challenge, Content, in_language
from sfb_bot.games.brawl.rules.ids import ChallengeId
from sfb_bot.games.brawl.rules.views import SlotView
from sfb_bot.kernel import LETTERS

WIDTH: Final = 760
HEIGHT: Final = 420

_SIGNS: Final = Box(MARGIN, MARGIN, 300, HEIGHT - MARGIN)


def challenge_picture(
    content: Content,
    challenge: ChallengeId,
    theme: Theme = DARK,
    language: str = "en",
    *,
    slot: SlotView | None = None,
) -> Picture:
    """A challenge card; with a slot of the track, also what it is worth there and who fulfils it now."""
    canvas = draw_challenge(content, challenge, theme, language, slot=slot)
    return finished(canvas, challenge_alt(content.challenges[challenge], language, slot))


def draw_challenge(
    content: Content,
    challenge: ChallengeId,
    theme: Theme,
    language: str,
    *,
    slot: SlotView | None = None,
) -> Canvas:
    """The challenge card before it is encoded."""
    if challenge not in content.challenges:
        raise RenderError(f"There is no challenge {challenge!r}.")
    card = content.challenges[challenge]
    canvas = Canvas.blank(WIDTH, HEIGHT, theme, language)
    paint_panel(canvas.image, canvas.frame.inset(MARGIN), theme.panel, 22)
    paint_panel(canvas.image, _SIGNS, theme.panel_raised, 22)
    _paint_signs(canvas, content, card)
    words = Box(_SIGNS.right + 26, MARGIN + 22, WIDTH - MARGIN - 24, HEIGHT - MARGIN - 20)
    canvas.stamp(icon("challenge", 28, theme.points), words.left, words.top + 2, "icon", "challenge")
    canvas.write(
        picture_texts(language).say("picture-challenge"),
        Box(words.left + 40, words.top, words.right, words.top + 32),
        Style(23, bold=True, upright="middle", smallest=12, most_lines=1),
        theme.points,
    )
    name = canvas.write(
        in_language(card.names, language),
        Box(words.left, words.top + 50, words.right, words.top + 150),
        Style(38, bold=True, smallest=16, most_lines=3),
    )
    bottom = words.bottom - (62 if slot else 0)
    canvas.write(
        in_language(card.texts, language),
        Box(words.left, name.box.bottom + 22, words.right, bottom),
        Style(29, smallest=13),
        theme.ink_soft,
    )
    if slot is not None:
        _paint_slot(canvas, slot, Box(words.left, words.bottom - 50, words.right, words.bottom))
    return canvas


def _paint_slot(canvas: Canvas, slot: SlotView, box: Box) -> None:
    texts = picture_texts(canvas.language)
    theme = canvas.theme
    right = box.right
    for side in reversed(slot.met_by):
        right -= 44
        canvas.stamp(side_badge(side, 40, theme), right, box.top + 5, "seat", LETTERS[side])
    colour = theme.points if slot.points else theme.ink_faint
    canvas.stamp(icon("points", 40, colour), box.left, box.top + 5, "icon", "points")
    told = texts.say("picture-worth", number=slot.points)
    canvas.write(
        told if slot.points else texts.say("picture-not-yet"),
        Box(box.left + 52, box.top, right - 10, box.bottom),
        Style(25, bold=True, upright="middle", smallest=12, most_lines=2),
        colour,
    )


def _paint_signs(canvas: Canvas, content: Content, card: Challenge) -> None:
    """What must be where: places above, own champions bright below, enemies faint."""
    theme = canvas.theme
    statue = content.arena.statues.get(card.statue)
    places: list[tuple[str, int]]
    own, enemies = max(1, card.count), 0
    match card.kind:
        case "control_area":
            places, own, enemies = [("area", statue.core if statue else -1)], 2, 1
        case "control_enemy_deployment":
            places, own, enemies = [("gate", -1)], 2, 1
        case "in_both_deployments":
            places, own = [("gate", -1)] * 2, 2
        case "beside_statue":
            places = [("statue", statue.core if statue else -1)]
        case "beside_every_statue":
            places, own = [("statue", core) for core in range(3)], 3
        case "beside_one_statue":
            places = [("statue", -1)]
        case "on_trap_hexes":
            places = [("trap", -1)] * own
        case "levelled":
            places = [("level", -1)] * own
    x, y = _SIGNS.centre
    size = {1: 150, 2: 108, 3: 72}.get(len(places), 60)
    for place, (name, core) in zip(_spread(len(places), x, y - 50, size + 12), places, strict=True):
        _paint_place(canvas, name, core, place, size)
    people = ["own"] * own + ["enemy"] * enemies
    step = 78 if len(people) < 4 else 60
    for place, whose in zip(_spread(len(people), x, y + 112, step), people, strict=True):
        colour = theme.ink if whose == "own" else theme.ink_faint
        canvas.stamp_centred(icon("champion", 60, colour), place, "icon", whose)


def _spread(count: int, x: int, y: int, step: int) -> list[Point]:
    return [(x + (number - (count - 1) / 2) * step, y) for number in range(count)]


def _paint_place(canvas: Canvas, name: str, core: int, centre: Point, size: int) -> None:
    theme = canvas.theme
    colour = theme.cores[core] if core >= 0 else {"level": theme.level}.get(name, theme.statue)
    canvas.stamp_centred(icon("ring" if name == "area" else name, size, colour), centre, "icon", name)
    if core >= 0:
        middle = centre if name == "area" else (centre[0] + size * 0.36, centre[1] + size * 0.36)
        canvas.stamp_centred(core_icon(core, round(size * 0.36), theme), middle, "core", str(core))
