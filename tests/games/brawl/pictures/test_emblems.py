"""Emblems: one for every champion, each told from all others at 32 pixels, all inside their circle."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from sfb_bot.drawing.pen import ShapePen, flattened, tones
from sfb_bot.drawing.themes import THEMES, Theme
from sfb_bot.games.brawl.pictures.emblems import EMBLEMS, emblem, initials
from tests.games.brawl.kit.table import content

CHAMPIONS = (
    *("kilgore", "dugrun", "tzu_xiao", "gwaien", "goldarr", "deryn"),
    *("rath", "mariusz", "korvash", "loralei", "nevamor", "taze", "kolel", "sulka", "akhet"),
    *("izabella", "alkemi", "xinshen", "jacques", "lily", "nikkit", "khalize", "alistair", "tentaclot"),
)
WHITE = (255, 255, 255)


def mask(champion: str, size: int) -> Image.Image:
    return emblem(champion, size, WHITE).getchannel("A")


def unlikeness(first: Image.Image, second: Image.Image) -> float:
    """How much of what either covers only one of them covers: 0 for equal masks, 1 for disjoint ones."""
    apart = ImageStat.Stat(ImageChops.difference(first, second)).sum[0]
    together = ImageStat.Stat(ImageChops.lighter(first, second)).sum[0]
    return apart / together


def test_there_is_one_for_every_champion() -> None:
    assert set(EMBLEMS) == set(CHAMPIONS)
    assert set(content().champions) <= set(EMBLEMS)


def test_all_pairs_differ_at_32_pixels() -> None:
    masks = {champion: mask(champion, 32) for champion in CHAMPIONS}
    pairs = list(combinations(CHAMPIONS, 2))
    assert len(pairs) == 276
    alike = {
        (first, second): round(unlikeness(masks[first], masks[second]), 2)
        for first, second in pairs
        if unlikeness(masks[first], masks[second]) < 0.4
    }
    assert alike == {}


def test_the_measure_sees_likeness() -> None:
    anchor = mask("goldarr", 32)
    assert unlikeness(anchor, anchor) == 0
    assert unlikeness(anchor, ImageChops.offset(anchor, 1, 0)) < 0.4


@pytest.mark.parametrize("champion", CHAMPIONS)
def test_it_fills_its_circle_and_stays_inside(champion: str) -> None:
    size = 160
    drawn = mask(champion, size)
    far = [
        ((x - 79.5) ** 2 + (y - 79.5) ** 2) ** 0.5
        for y in range(size)
        for x in range(size)
        if int(str(drawn.getpixel((x, y)))) > 128
    ]
    assert 0.8 * size / 2 < max(far) <= size / 2
    assert 0.15 < len(far) / size**2 < 0.6


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("champion", CHAMPIONS)
def test_it_is_drawn_in_every_seats_colour(champion: str, theme: Theme) -> None:
    for colour in theme.seats:
        drawn = emblem(champion, 48, colour)
        assert drawn.mode == "RGBA"
        assert drawn.size == (48, 48)
        counts = drawn.getcolors(48 * 48)
        assert counts is not None
        opaque = {shade[:3]: count for count, shade in counts if isinstance(shade, tuple) and shade[3] == 255}
        assert max(opaque, key=lambda shade: opaque[shade]) in tones(colour).values()


def test_an_unknown_champion_gets_its_initials() -> None:
    first, second = mask("grandmaster_flash", 64), mask("quill", 64)
    assert ImageChops.difference(first, second).getbbox() is not None
    assert first.getbbox() == second.getbbox()
    assert all(unlikeness(mask("quill", 32), mask(champion, 32)) >= 0.4 for champion in CHAMPIONS)
    assert initials("grandmaster_flash") == "GF"
    assert initials("quill") == "QU"


def test_equal_requests_share_one_image() -> None:
    assert emblem("akhet", 40, WHITE) is emblem("akhet", 40, WHITE)


@pytest.mark.parametrize("colour", [(255, 255, 255), (20, 22, 30), (54, 211, 181), (255, 208, 84)])
def test_the_tones_of_a_colour_can_be_told_apart(colour: tuple[int, int, int]) -> None:
    three = list(tones(colour).values())
    for first, second in combinations(three, 2):
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) > 60


def test_a_path_says_what_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="'X'"):
        flattened("M 0 0 X 1 1")


def test_paths_curve_close_and_mirror() -> None:
    (line,) = flattened("M 0 0 L 10 0 L 10 10 Z")
    assert line == ((0, 0), (10, 0), (10, 10), (0, 0))
    (curve,) = flattened("M 0 0 Q 50 100 100 0")
    assert curve[-1] == (100, 0)
    assert max(y for _, y in curve) == pytest.approx(50)
    pen = ShapePen(100, WHITE)
    pen.fill("M 10 10 L 30 10 L 30 90 L 10 90 Z", mirrored=True)
    pen.cut_disc((20, 50), 5)
    drawn = pen.finish().getchannel("A")
    assert [drawn.getpixel((x, 20)) for x in (20, 50, 80)] == [255, 0, 255]
    assert [drawn.getpixel((x, 50)) for x in (20, 80)] == [0, 255]
