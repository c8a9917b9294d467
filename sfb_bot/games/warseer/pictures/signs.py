"""Small signs: faces of dice, tokens, sorts of cards, values of players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from sfb_bot.drawing.icons import ICONS
from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.themes import Colour


def sign(name: str, size: int, colour: Colour) -> Image.Image:
    """The sign of a name in `SIGNS`, else one of the house's; shared, do not draw on it."""

    def make() -> Image.Image:
        pen = ShapePen(size, colour)
        (SIGNS.get(name) or ICONS[name])(pen)
        return pen.finish()

    return CACHE.get(("warseer sign", name, size, colour), make)


def _crit(pen: ShapePen) -> None:
    """A star of eight points."""
    pen.fill(
        "M 50 2 L 60 34 L 84 16 L 66 40 L 98 50 L 66 60 L 84 84 L 60 66"
        " L 50 98 L 40 66 L 16 84 L 34 60 L 2 50 L 34 40 L 16 16 L 40 34 Z"
    )


def _hit(pen: ShapePen) -> None:
    """A blade."""
    pen.fill("M 88 6 L 84 34 L 44 74 L 26 56 L 66 16 Z")
    pen.stroke("M 16 52 L 48 84", 11)
    pen.stroke("M 28 72 L 12 88", 12)


def _push(pen: ShapePen) -> None:
    """An arrow against a wall."""
    pen.stroke("M 6 50 L 48 50", 14)
    pen.fill("M 40 20 L 76 50 L 40 80 Z")
    pen.stroke("M 88 12 L 88 88", 12)


def _blank(pen: ShapePen) -> None:
    pen.stroke("M 34 50 L 66 50", 10)


def _stun(pen: ShapePen) -> None:
    """A zigzag."""
    pen.fill("M 58 2 L 18 56 L 44 56 L 34 98 L 82 38 L 54 38 Z")


def _poison(pen: ShapePen) -> None:
    """A drop with a skull's eyes."""
    pen.fill("M 50 4 Q 86 48 84 66 Q 82 96 50 96 Q 18 96 16 66 Q 14 48 50 4 Z")
    pen.cut_disc((37, 60), 8, mirrored=True)
    pen.cut_stroke("M 40 80 L 60 80", 6)


def _disease(pen: ShapePen) -> None:
    """Three joined rings."""
    for centre in ((50, 28), (28, 68), (72, 68)):
        pen.disc(centre, 24)
    for centre in ((50, 28), (28, 68), (72, 68)):
        pen.cut_disc(centre, 11)
    pen.disc((50, 54), 10)


def _influence(pen: ShapePen) -> None:
    """A gem."""
    pen.fill("M 26 12 L 74 12 L 96 40 L 50 96 L 4 40 Z")
    pen.fill("M 50 12 L 74 12 L 96 40 L 50 40 Z", "light")
    pen.fill("M 4 40 L 50 40 L 50 96 Z", "dark")


def _income(pen: ShapePen) -> None:
    """A coin with a rising arrow."""
    pen.disc((50, 50), 46)
    pen.cut("M 50 18 L 76 50 L 60 50 L 60 80 L 40 80 L 40 50 L 24 50 Z")


def _feat(pen: ShapePen) -> None:
    """A laurel cup."""
    pen.fill("M 26 8 L 74 8 Q 74 54 56 60 L 56 76 L 72 92 L 28 92 L 44 76 L 44 60 Q 26 54 26 8 Z")
    pen.stroke("M 24 18 L 8 18 Q 8 42 28 46", 7, mirrored=True)


def _spell(pen: ShapePen) -> None:
    pen.fill("M 50 2 Q 56 44 98 50 Q 56 56 50 98 Q 44 56 2 50 Q 44 44 50 2 Z")


def _relic(pen: ShapePen) -> None:
    """A ring with a stone."""
    pen.disc((50, 62), 34)
    pen.cut_disc((50, 62), 22)
    pen.fill("M 34 4 L 66 4 L 76 18 L 50 40 L 24 18 Z", "light")


def _building(pen: ShapePen) -> None:
    """A gate with towers."""
    pen.fill(
        "M 6 94 L 6 18 L 18 18 L 18 28 L 28 28 L 28 18 L 38 18 L 38 42"
        " L 62 42 L 62 18 L 72 18 L 72 28 L 82 28 L 82 18 L 94 18 L 94 94 Z"
    )
    pen.cut("M 38 94 L 38 72 Q 40 60 50 60 Q 60 60 62 72 L 62 94 Z")


def _tactic(pen: ShapePen) -> None:
    """A target."""
    pen.disc((50, 50), 47)
    pen.cut_disc((50, 50), 35)
    pen.disc((50, 50), 24)
    pen.cut_disc((50, 50), 11)


def _incantation(pen: ShapePen) -> None:
    """A scroll."""
    pen.fill("M 20 12 L 80 12 L 80 88 L 20 88 Z")
    pen.stroke("M 12 12 L 88 12 M 12 88 L 88 88", 12, "light")
    pen.cut_stroke("M 34 36 L 66 36 M 34 52 L 66 52 M 34 68 L 56 68", 6)


def _done(pen: ShapePen) -> None:
    """A tick: this one has acted."""
    pen.stroke("M 12 54 L 40 82 L 88 20", 17)


def _asleep(pen: ShapePen) -> None:
    """Zs: this one has just come."""
    pen.stroke("M 12 40 L 44 40 L 12 84 L 48 84", 11)
    pen.stroke("M 58 10 L 88 10 L 58 48 L 90 48", 10)


def _again(pen: ShapePen) -> None:
    """A circle of an arrow: once more."""
    pen.stroke("M 76 26 Q 62 12 46 14 Q 14 18 14 52 Q 16 86 50 88 Q 80 86 86 58", 13)
    pen.fill("M 92 4 L 94 46 L 54 38 Z")


def _charm(pen: ShapePen) -> None:
    """A ribbon: enchanted."""
    pen.fill("M 50 44 Q 10 4 6 34 Q 8 62 50 54 Z", mirrored=True)
    pen.fill("M 46 54 L 22 94 L 40 90 L 50 60 Z", "light", mirrored=True)


def _skull(pen: ShapePen) -> None:
    pen.disc((50, 42), 40)
    pen.fill("M 28 66 L 72 66 L 68 96 L 32 96 Z")
    pen.cut_disc((34, 44), 11, mirrored=True)
    pen.cut("M 50 56 L 57 70 L 43 70 Z")
    pen.cut_stroke("M 42 82 L 42 96 M 58 82 L 58 96", 5)


def _range(pen: ShapePen) -> None:
    pen.stroke("M 8 50 L 70 50", 10)
    pen.fill("M 62 24 L 98 50 L 62 76 Z")
    pen.stroke("M 8 28 L 8 72", 9, "light")


def _foot(pen: ShapePen) -> None:
    """A boot."""
    pen.fill("M 24 6 L 60 6 L 58 52 Q 90 58 94 90 L 20 90 Z")
    pen.fill("M 20 80 L 94 80 L 94 94 L 20 94 Z", "light")


def _ranged(pen: ShapePen) -> None:
    """A bow."""
    pen.stroke("M 30 4 Q 92 24 92 50 Q 92 76 30 96", 11)
    pen.stroke("M 30 4 L 30 96", 5, "light")
    pen.stroke("M 4 50 L 74 50", 7, "light")


def _magic(pen: ShapePen) -> None:
    """A staff with a star."""
    pen.stroke("M 12 92 L 56 48", 12)
    pen.fill("M 68 2 L 76 22 L 98 30 L 78 40 L 70 62 L 60 42 L 38 34 L 58 24 Z", "light")


def _camp(pen: ShapePen) -> None:
    """A tent."""
    pen.fill("M 50 8 L 96 92 L 4 92 Z")
    pen.cut("M 50 44 L 68 92 L 32 92 Z")


def _history(pen: ShapePen) -> None:
    """A closed book."""
    pen.fill("M 16 6 L 84 6 L 84 94 L 16 94 Z")
    pen.cut_stroke("M 32 8 L 32 92", 6)
    pen.fill("M 44 24 L 72 24 L 72 40 L 44 40 Z", "light")


def _landmark(pen: ShapePen) -> None:
    """A pennant on a stone."""
    pen.stroke("M 36 6 L 36 76", 9)
    pen.fill("M 40 8 L 90 28 L 40 48 Z", "light")
    pen.fill("M 10 94 L 22 74 L 62 74 L 76 94 Z")


def _turned(pen: ShapePen) -> None:
    """A tilted card: used."""
    pen.fill("M 6 38 L 66 12 L 94 64 L 34 90 Z")
    pen.cut("M 22 44 L 60 28 L 78 60 L 40 76 Z")


def _spot(pen: ShapePen) -> None:
    """A broken ring around a dot: something may be put here."""
    pen.disc((50, 50), 46)
    pen.cut_disc((50, 50), 34)
    pen.cut_stroke("M 10 10 L 90 90 M 90 10 L 10 90", 18)
    pen.disc((50, 50), 12)


SIGNS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "crit": _crit,
    "hit": _hit,
    "push": _push,
    "blank": _blank,
    "stun": _stun,
    "poison": _poison,
    "disease": _disease,
    "influence": _influence,
    "income": _income,
    "feat": _feat,
    "spell": _spell,
    "relic": _relic,
    "building": _building,
    "tactic": _tactic,
    "incantation": _incantation,
    "done": _done,
    "asleep": _asleep,
    "again": _again,
    "charm": _charm,
    "skull": _skull,
    "range": _range,
    "foot": _foot,
    "melee": _hit,
    "ranged": _ranged,
    "magic": _magic,
    "camp": _camp,
    "history": _history,
    "landmark": _landmark,
    "turned": _turned,
    "spot": _spot,
}
