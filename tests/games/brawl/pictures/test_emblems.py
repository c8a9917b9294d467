"""Faces: one for every champion, each told from all others at 32 pixels, all inside their circle."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from sfb_bot.drawing.faces import initials
from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.pen import ShapePen, flattened, tones
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.brawl.pictures.emblems import EMBLEMS, emblem
from sfb_bot.games.brawl.pictures.figures import face_ground
from tests.games.brawl.kit.table import content

CHAMPIONS = (
    *("kilgore", "dugrun", "tzu_xiao", "gwaien", "goldarr", "deryn"),
    *("rath", "mariusz", "korvash", "loralei", "nevamor", "taze", "kolel", "sulka", "akhet"),
    *("izabella", "alkemi", "xinshen", "jacques", "lily", "nikkit", "khalize", "alistair", "tentaclot"),
)
WHITE = (255, 255, 255)


# So many steps of brightness apart nobody takes two tones for the same.
CLEARLY = 24
# How much of the square differs between any two faces.
DIFFERENT = 0.25


def mask(champion: str, size: int) -> Image.Image:
    return emblem(champion, size, WHITE).getchannel("A")


def seen(champion: str, size: int, ground: tuple[int, int, int] = (44, 72, 76)) -> Image.Image:
    """A face as somebody sees it who cannot tell colours apart, on the ground it has in the arena."""
    drawn = Image.new("RGB", (size, size), ground)
    face = emblem(champion, size, WHITE)
    drawn.paste(face, (0, 0), face)
    return drawn.convert("L")


def unlikeness(first: Image.Image, second: Image.Image) -> float:
    """The share of a picture that is clearly brighter or darker in the other."""
    apart = ImageChops.difference(first, second).point([0] * CLEARLY + [255] * (256 - CLEARLY))
    return ImageStat.Stat(apart).mean[0] / 255


def test_there_is_one_for_every_champion() -> None:
    assert set(EMBLEMS) == set(CHAMPIONS)
    assert set(content().champions) <= set(EMBLEMS)


def test_all_pairs_differ_at_32_pixels() -> None:
    faces = {champion: seen(champion, 32) for champion in CHAMPIONS}
    pairs = list(combinations(CHAMPIONS, 2))
    assert len(pairs) == 276
    alike = {
        (first, second): round(unlikeness(faces[first], faces[second]), 2)
        for first, second in pairs
        if unlikeness(faces[first], faces[second]) < DIFFERENT
    }
    assert alike == {}


def test_the_measure_sees_likeness() -> None:
    pirate = seen("goldarr", 32)
    assert unlikeness(pirate, pirate) == 0
    assert unlikeness(pirate, seen("goldarr", 32, (96, 60, 104))) < DIFFERENT / 2
    assert unlikeness(pirate, seen("goldarr", 34).resize((32, 32))) < DIFFERENT


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


@pytest.mark.parametrize("champion", CHAMPIONS)
def test_it_has_several_tones_and_stands_out_from_every_seats_ground(champion: str) -> None:
    """No silhouettes: light and dark within the face, most of it clearly apart from its ground."""
    drawn = emblem(champion, 48, WHITE)
    assert drawn.mode == "RGBA"
    assert drawn.size == (48, 48)
    counts = drawn.getcolors(48 * 48) or []
    opaque = {shade[:3]: count for count, shade in counts if isinstance(shade, tuple) and shade[3] == 255}
    paints = [paint for paint in PAINTS.values() if opaque.get(paint, 0) >= 8]
    assert len(paints) >= 3
    assert max(map(brightness, paints)) - min(map(brightness, paints)) >= 80
    for theme in THEMES.values():
        for seat in range(4):
            ground = brightness(face_ground(seat, theme))
            apart = sum(
                count for paint, count in opaque.items() if abs(brightness(paint) - ground) >= CLEARLY
            )
            assert apart > 0.4 * sum(opaque.values()), (theme.name, seat)


def brightness(colour: tuple[int, ...]) -> float:
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


def test_an_unknown_champion_gets_its_initials() -> None:
    first, second = mask("grandmaster_flash", 64), mask("quill", 64)
    assert ImageChops.difference(first, second).getbbox() is not None
    assert first.getbbox() == second.getbbox()
    assert all(unlikeness(seen("quill", 32), seen(champion, 32)) >= DIFFERENT for champion in CHAMPIONS)
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
