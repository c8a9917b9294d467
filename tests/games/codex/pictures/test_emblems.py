"""Every card has an emblem, every keyword and state a sign, at any size."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.themes import THEMES, Colour, Theme
from sfb_bot.games.codex.pictures.colours import emblem_ink, faction_ground, faction_ink
from sfb_bot.games.codex.pictures.emblems import EMBLEMS, emblem, emblem_of
from sfb_bot.games.codex.pictures.narrow_names import narrowed
from sfb_bot.games.codex.pictures.signs import SIGNS, sign
from sfb_bot.games.codex.rules.content import COLOURS
from sfb_bot.games.codex.rules.keywords import BITS
from tests.games.codex.kit.table import shared_content

NUMBERED = ("resist", "frenzy", "sparkshot", "healing", "obliterate")


def test_every_emblem_belongs_to_a_card() -> None:
    used = {emblem_of(kind) for kind in shared_content().kinds.values()}
    assert used == set(EMBLEMS)


@pytest.mark.parametrize("name", EMBLEMS)
def test_emblems_fill_their_square(name: str) -> None:
    kind = next(kind for kind in shared_content().kinds.values() if emblem_of(kind) == name)
    drawing = emblem(kind, 40, (200, 200, 200))
    box = drawing.getbbox()
    assert drawing.size == (40, 40)
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) > 28


@pytest.mark.parametrize("name", [*BITS, *NUMBERED])
def test_every_keyword_has_a_sign_of_its_own(name: str) -> None:
    own = sign(name, 22, (255, 255, 255)).tobytes()
    others = [other for other in (*BITS, *NUMBERED) if other != name]
    assert name in SIGNS
    assert all(sign(other, 22, (255, 255, 255)).tobytes() != own for other in others)


def _light(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(first: Colour, second: Colour) -> float:
    dark, bright = sorted((_light(first), _light(second)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("colour", COLOURS)
def test_factions_can_be_read(theme: Theme, colour: str) -> None:
    ground = faction_ground(theme, colour)
    assert _contrast(theme.ink, ground) >= 6
    assert _contrast(emblem_ink(theme, colour), ground) >= 1.9
    assert _contrast(faction_ink(theme, colour), theme.page) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_factions_differ(theme: Theme) -> None:
    assert len({faction_ink(theme, colour) for colour in COLOURS}) == len(COLOURS)
    assert len({faction_ground(theme, colour) for colour in COLOURS}) == len(COLOURS)


def test_long_words_are_divided_at_a_dash_or_between_syllables() -> None:
    assert narrowed("Дракон-испепелитель", 140, 17) == "Дракон-\nиспепелитель"
    assert narrowed("Tyrannosaurus Rex", 110, 17) == "Tyranno-\nsaurus Rex"
    assert narrowed("Iron Man", 110, 17) == "Iron Man"
