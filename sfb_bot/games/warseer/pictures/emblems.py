"""The emblem of everything in the box: one of its own for a creature, else the sign of its sort."""

from __future__ import annotations

from typing import Final

from PIL import Image

from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.themes import Colour
from sfb_bot.games.warseer.pictures.emblems_grypharim import GRYPHARIM
from sfb_bot.games.warseer.pictures.emblems_mercenaries import MERCENARIES
from sfb_bot.games.warseer.pictures.emblems_vallor import VALLOR
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.rules.content import Content, KindId

EMBLEMS: Final = {**GRYPHARIM, **VALLOR, **MERCENARIES}


def emblem(content: Content, kind: str, size: int, colour: Colour) -> Image.Image:
    """What stands for a creature or a card; shared, do not draw on it."""
    if kind not in EMBLEMS:
        return sign(sort_sign(content, kind), size, colour)

    def make() -> Image.Image:
        pen = ShapePen(size, colour)
        EMBLEMS[kind](pen)
        return pen.finish()

    return CACHE.get(("warseer emblem", kind, size, colour), make)


def sort_sign(content: Content, kind: str) -> str:
    """The sign of a sort: of the attack for creatures this program has no emblem for."""
    key = KindId(kind)
    if (creature := content.creatures.get(key)) is not None:
        return creature.attack
    if (card := content.cards.get(key)) is not None:
        return card.sort
    if (upgrade := content.upgrades.get(key)) is not None:
        return upgrade.sort
    if key in content.feats:
        return "feat"
    return "landmark" if key in content.scenarios else "cards"
