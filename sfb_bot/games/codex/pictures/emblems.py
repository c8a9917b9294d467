"""An emblem for every card by what it is, in the colour of its faction: drawn from shapes, no artwork."""

from __future__ import annotations

from typing import Final

from PIL import Image

from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.themes import Colour
from sfb_bot.games.codex.pictures.signs import SIGNS, Stroke, draw_strokes
from sfb_bot.games.codex.rules.content import Kind

EMBLEMS: Final[dict[str, tuple[Stroke, ...]]] = {
    "hero": (
        ("fill", "M 22 34 L 14 4 L 36 20 L 50 2 L 64 20 L 86 4 L 78 34 Z", "light"),
        ("disc", "50 52 21"),
        ("fill", "M 8 98 Q 10 72 50 72 Q 90 72 92 98 Z"),
    ),
    "fighter": (("disc", "50 30 22"), ("fill", "M 10 98 Q 10 58 50 58 Q 90 58 90 98 Z")),
    "soldier": (
        ("fill", "M 12 58 Q 10 8 50 6 Q 90 8 88 58 L 84 92 L 62 96 L 62 62 L 38 62 L 38 96 L 16 92 Z"),
        ("fill", "M 44 0 L 56 0 L 56 60 L 44 60 Z", "light"),
    ),
    "mech": (
        ("fill", "M 12 24 L 88 24 L 88 88 L 12 88 Z"),
        ("line", "M 50 24 L 50 6", "8"),
        ("disc", "50 6 7"),
        ("hole", "34 50 11"),
        ("hole", "66 50 11"),
        ("gap", "M 30 74 L 70 74", "8"),
    ),
    "contraption": (
        ("line", "M 50 4 L 50 96 M 4 50 L 96 50 M 18 18 L 82 82 M 82 18 L 18 82", "16"),
        ("disc", "50 50 34"),
        ("hole", "50 50 15"),
    ),
    "ninja": (
        ("fill", "M 50 0 L 60 40 L 100 50 L 60 60 L 50 100 L 40 60 L 0 50 L 40 40 Z"),
        ("hole", "50 50 9"),
    ),
    "mystic": (("fill", "M 2 50 Q 50 2 98 50 Q 50 98 2 50 Z"), ("hole", "50 50 24"), ("disc", "50 50 14")),
    "illusion": SIGNS["invisible"],
    "demon": (
        (
            "fill",
            "M 8 2 Q 22 24 36 22 L 64 22 Q 78 24 92 2 Q 98 34 82 44 Q 82 80 50 98 Q 18 80 18 44 Q 2 34 8 2 Z",
        ),
        ("cut", "M 28 46 L 46 54 L 32 60 Z"),
        ("cut", "M 72 46 L 54 54 L 68 60 Z"),
    ),
    "horror": (
        ("disc", "50 36 32"),
        (
            "line",
            "M 26 56 Q 6 76 18 94 M 42 62 Q 30 82 40 96 M 58 62 Q 70 82 60 96 M 74 56 Q 94 76 82 94",
            "10",
        ),
        ("hole", "50 36 13"),
        ("disc", "50 36 6"),
    ),
    "pirate": (
        ("fill", "M 2 52 Q 24 46 30 22 Q 50 2 70 22 Q 76 46 98 52 Q 50 66 2 52 Z"),
        ("fill", "M 22 64 Q 50 72 78 64 Q 76 92 50 98 Q 24 92 22 64 Z", "light"),
        ("hole", "50 32 9"),
    ),
    "beast": (
        ("disc", "50 66 26"),
        ("disc", "18 44 13"),
        ("disc", "40 22 13"),
        ("disc", "62 22 13"),
        ("disc", "84 44 13"),
    ),
    "bird": (
        (
            "fill",
            "M 2 40 Q 30 8 50 44 Q 70 8 98 40 Q 74 36 62 62 L 56 92 L 50 80 L 44 92 L 38 62 Q 26 36 2 40 Z",
        ),
    ),
    "monk": (
        ("fill", "M 50 10 Q 74 46 50 84 Q 26 46 50 10 Z"),
        ("fill", "M 8 36 Q 40 50 44 88 Q 8 82 8 36 Z", "light"),
        ("fill", "M 92 36 Q 60 50 56 88 Q 92 82 92 36 Z", "light"),
    ),
    "airship": (
        ("fill", "M 4 34 Q 50 -16 96 34 Q 50 76 4 34 Z"),
        ("line", "M 34 54 L 38 78 M 66 54 L 62 78", "5"),
        ("fill", "M 30 76 L 70 76 L 64 96 L 36 96 Z", "light"),
    ),
    "administrator": (
        ("line", "M 50 6 L 50 92 M 14 22 L 86 22 M 30 92 L 70 92", "8"),
        ("fill", "M 0 54 L 32 54 Q 28 74 16 74 Q 4 74 0 54 Z"),
        ("fill", "M 68 54 L 100 54 Q 96 74 84 74 Q 72 74 68 54 Z"),
        ("line", "M 14 24 L 3 54 M 14 24 L 29 54 M 86 24 L 71 54 M 86 24 L 97 54", "4"),
    ),
    "virtuoso": (
        ("disc", "26 80 16"),
        ("disc", "76 70 16"),
        ("line", "M 38 78 L 38 20 L 88 10 L 88 68", "10"),
    ),
    "lizardman": (
        ("fill", "M 4 40 Q 30 6 66 20 L 98 44 L 98 58 L 60 62 L 96 70 L 88 84 Q 30 92 4 40 Z"),
        ("hole", "48 36 7"),
    ),
    "spellcaster": (
        ("line", "M 12 92 L 60 44", "12"),
        ("fill", "M 66 2 L 74 24 L 98 30 L 78 44 L 80 68 L 62 52 L 40 60 L 50 38 L 38 18 L 60 22 Z", "light"),
    ),
    "tree": (
        ("disc", "50 32 30"),
        ("disc", "28 50 22"),
        ("disc", "72 50 22"),
        ("fill", "M 42 50 L 58 50 L 64 98 L 36 98 Z", "light"),
    ),
    "flagbearer": SIGNS["flagbearer"],
    "dragon": (
        (
            "fill",
            "M 2 62 Q 20 20 60 14 L 50 2 L 74 12 L 96 10 L 84 28 Q 100 60 78 96 "
            "Q 70 70 50 70 L 30 82 L 28 68 L 8 76 Z",
        ),
        ("hole", "62 34 7"),
    ),
    "warrior": (
        ("line", "M 22 94 L 66 24", "11"),
        ("fill", "M 46 6 Q 90 2 96 56 Q 78 58 66 42 Q 44 34 46 6 Z", "light"),
    ),
    "rogue": (
        ("fill", "M 50 2 L 64 60 L 50 72 L 36 60 Z"),
        ("line", "M 28 70 L 72 70 M 50 72 L 50 96", "10"),
    ),
    "skeleton": SIGNS["skull"],
    "fish": (
        ("fill", "M 2 50 Q 34 10 72 46 L 98 20 L 98 80 L 72 54 Q 34 90 2 50 Z"),
        ("hole", "26 44 6"),
    ),
    "insect": (
        ("fill", "M 50 10 Q 72 46 50 96 Q 28 46 50 10 Z"),
        ("fill", "M 44 40 Q 2 4 4 36 Q 8 58 44 48 Z", "light"),
        ("fill", "M 56 40 Q 98 4 96 36 Q 92 58 56 48 Z", "light"),
    ),
    "building": (
        ("fill", "M 4 46 L 50 6 L 96 46 Z", "light"),
        ("fill", "M 14 46 L 86 46 L 86 96 L 14 96 Z"),
        ("cut", "M 40 62 L 60 62 L 60 96 L 40 96 Z"),
    ),
    "base": (
        (
            "fill",
            "M 6 96 L 6 20 L 24 20 L 24 34 L 40 34 L 40 20 L 60 20 L 60 34 L 76 34 L 76 20 L 94 20 L 94 96 Z",
        ),
        ("cut", "M 38 96 L 38 70 Q 50 54 62 70 L 62 96 Z"),
    ),
    "tower": (
        ("fill", "M 24 96 L 30 36 L 20 36 L 20 6 L 80 6 L 80 36 L 70 36 L 76 96 Z"),
        ("gap", "M 50 50 L 50 68", "10"),
    ),
    "upgrade": (("disc", "50 50 46"), ("gap", "M 50 24 L 50 76 M 24 50 L 76 50", "14")),
    "spell": (("fill", "M 50 2 L 61 39 L 98 50 L 61 61 L 50 98 L 39 61 L 2 50 L 39 39 Z"),),
    "burn": SIGNS["flame"],
    "buff": (("line", "M 14 56 L 50 20 L 86 56 M 14 90 L 50 54 L 86 90", "16"),),
    "debuff": (("line", "M 14 12 L 50 48 L 86 12 M 14 46 L 50 82 L 86 46", "16"),),
    "summon": (("disc", "50 50 46"), ("hole", "50 50 34"), ("disc", "50 50 20", "light")),
    "bounce": (
        ("line", "M 20 84 L 62 84 Q 90 80 88 54 Q 86 30 60 30 L 30 30", "13"),
        ("fill", "M 36 6 L 36 54 L 4 30 Z"),
    ),
    "ongoing": SIGNS["lasting"],
}

# Which drawing goes with a subtype; the first of the list that a card has.
_BY_SUBTYPE: Final[dict[str, str]] = {
    **{
        name: name
        for name in ("dragon", "demon", "ninja", "pirate", "flagbearer", "mech", "airship", "skeleton")
    },
    **dict.fromkeys(("overlord",), "demon"),
    **dict.fromkeys(("zombie",), "skeleton"),
    **dict.fromkeys(("horror", "octopus", "elemental"), "horror"),
    **dict.fromkeys(("illusion", "ghost"), "illusion"),
    **dict.fromkeys(("bird", "gryphon"), "bird"),
    **dict.fromkeys(("insect", "fairy"), "insect"),
    **dict.fromkeys(("shark", "merfolk", "fish"), "fish"),
    **dict.fromkeys(("tree", "ancient", "nymph", "plant"), "tree"),
    **dict.fromkeys(("lizardman", "dinosaur", "frog"), "lizardman"),
    **dict.fromkeys(("monk",), "monk"),
    **dict.fromkeys(("administrator", "guard", "herald"), "administrator"),
    **dict.fromkeys(("soldier", "mercenary"), "soldier"),
    **dict.fromkeys(("virtuoso", "thespian", "dancer"), "virtuoso"),
    **dict.fromkeys(("mystic", "wisp"), "mystic"),
    "spellcaster": "spellcaster",
    **dict.fromkeys(("rogue", "brigand"), "rogue"),
    **dict.fromkeys(("warrior", "ogre", "centaur", "hunter"), "warrior"),
    **dict.fromkeys(("contraption", "drone", "clockwork"), "contraption"),
    **dict.fromkeys(("beast", "cute_animal", "tiger", "rhino", "pig", "dog", "panda", "leopard"), "beast"),
    **dict.fromkeys(("monkey", "bear", "elephant", "squirrel"), "beast"),
}
_SPELLS: Final = ("burn", "summon", "bounce", "debuff", "buff")


def emblem_of(kind: Kind) -> str:
    """Which drawing a card has."""
    if kind.is_unit:
        return next((found for name, found in _BY_SUBTYPE.items() if name in kind.subtypes), "fighter")
    if kind.type == "spell":
        return next(
            (name for name in _SPELLS if name in kind.subtypes), "ongoing" if kind.is_ongoing else "spell"
        )
    if kind.id == "tower":
        return "tower"
    return {"hero": "hero", "base": "base", "upgrade": "upgrade"}.get(kind.type, "building")


def emblem(kind: Kind, size: int, colour: Colour) -> Image.Image:
    """The emblem of a card on a transparent square; shared, do not draw on it."""
    name = emblem_of(kind)

    def make() -> Image.Image:
        pen = ShapePen(size, colour, 0.94)
        draw_strokes(pen, EMBLEMS[name])
        return pen.finish()

    return CACHE.get(("codex emblem", name, size, colour), make)
