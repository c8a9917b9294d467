"""Icons: all drawn, told apart when small; cores and seats by shape and letter, not by colour alone."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from sfb_bot.drawing.icons import CORE_LETTERS, ICONS, core_icon, icon, side_badge
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.games.brawl.rules import content as box
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS
from sfb_bot.kernel import LETTERS
from tests.games.brawl.pictures.test_emblems import unlikeness

THEMES = pytest.mark.parametrize("theme", [DARK, CONTRAST], ids=lambda theme: theme.name)


def grey(drawn: Image.Image, theme: Theme) -> Image.Image:
    """What somebody who sees no colours sees of it on a panel."""
    ground = Image.new("RGB", drawn.size, theme.panel)
    ground.paste(drawn, (0, 0), drawn)
    return ground.convert("L")


def test_letters_follow_the_box() -> None:
    assert CORE_LETTERS == box.CORE_LETTERS
    assert LETTERS.lower().startswith(SEAT_LETTERS)


def test_every_kind_and_range_of_a_card_has_an_icon() -> None:
    assert {"attack", "skill", "reaction", "melee", "direct", "indirect", "arc", "ring"} <= set(ICONS)


def test_icons_differ_at_24_pixels() -> None:
    # Arcs, rings and melee light different hexes of one rosette: they differ by tone, not by outline.
    drawn = {name: grey(icon(name, 24, (255, 200, 90)), DARK) for name in ICONS}
    alike: list[tuple[str, str]] = []
    for first, second in combinations(ICONS, 2):
        apart = sum(ImageChops.difference(drawn[first], drawn[second]).histogram()[41:])
        if apart < 0.06 * 24 * 24:
            alike.append((first, second))
    assert alike == []


@THEMES
def test_cores_differ_by_shape(theme: Theme) -> None:
    shapes = [core_icon(core, 28, theme).getchannel("A") for core in range(3)]
    assert all(unlikeness(first, second) > 0.15 for first, second in combinations(shapes, 2))


@THEMES
def test_a_spent_core_keeps_its_shape_and_loses_its_colour(theme: Theme) -> None:
    for core in range(3):
        ready, spent = core_icon(core, 40, theme), core_icon(core, 40, theme, ready=False)
        assert ImageChops.difference(ready.getchannel("A"), spent.getchannel("A")).getbbox() is None
        assert ImageChops.difference(ready.convert("RGB"), spent.convert("RGB")).getbbox() is not None


@THEMES
def test_the_letter_of_a_core_can_be_read_without_colour(theme: Theme) -> None:
    for core, ready in product(range(3), (True, False)):
        inside = grey(core_icon(core, 48, theme, ready=ready), theme).crop((17, 17, 31, 34))
        lowest, highest = inside.getextrema()
        assert isinstance(lowest, int)
        assert isinstance(highest, int)
        assert highest - lowest > 50


@THEMES
def test_seats_of_different_sides_differ_by_shape_and_letter(theme: Theme) -> None:
    """With four seats two play for a side; the fifth plays for itself."""
    badges = [side_badge(seat, 40, theme) for seat in range(len(LETTERS))]
    outlines = [badge.getchannel("A") for badge in badges]
    for first, second in combinations(range(len(LETTERS)), 2):
        same_side = first % 2 == second % 2 and second < 4
        assert (ImageChops.difference(outlines[first], outlines[second]).getbbox() is None) == same_side
        letters = ImageChops.difference(grey(badges[first], theme), grey(badges[second], theme))
        assert letters.crop((10, 10, 30, 30)).getbbox() is not None
