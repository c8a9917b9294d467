"""Sprites, themes, words and encoding: what every picture stands on."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from sfb_bot.drawing.encode import animation, palette_of, png, to_palette
from sfb_bot.drawing.picture import LONGEST_ALT, Picture, RenderError
from sfb_bot.drawing.sprites import Cache, Pen, regular_polygon, sprite
from sfb_bot.drawing.themes import CONTRAST, DARK, THEMES, Theme, mix, theme_named
from sfb_bot.kernel import LETTERS


def luminance(colour: tuple[int, int, int]) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: tuple[int, int, int], second: tuple[int, int, int]) -> float:
    brighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("theme", "least"), [(DARK, 4.5), (CONTRAST, 7.0)])
def test_words_stand_out_from_their_ground(theme: Theme, least: float) -> None:
    for ground in (theme.page, theme.panel, theme.panel_raised):
        assert contrast(theme.ink, ground) >= least
        assert contrast(theme.ink_soft, ground) >= least
    for seat in theme.seats:
        assert contrast(theme.on_side, seat) >= least
    for core, letter in zip(theme.cores, theme.on_core, strict=True):
        assert contrast(core, letter) >= (least if theme is CONTRAST else 2.9)


def as_seen_without(colour: tuple[int, int, int], cone: str) -> tuple[float, ...]:
    """About how a colour looks to people without red or green cones (Vienot, Brettel and Mollon 1999)."""
    red, green, blue = ((value / 255) ** 2.2 for value in colour)
    if cone == "red":
        both = 0.11238 * red + 0.88762 * green
        return both, both, 0.00401 * red - 0.00401 * green + blue
    both = 0.29275 * red + 0.70725 * green
    return both, both, -0.02234 * red + 0.02234 * green + blue


@pytest.mark.parametrize("cone", ["red", "green"])
def test_contrast_theme_tells_cores_and_sides_apart_for_colour_blind_eyes(cone: str) -> None:
    for group in (CONTRAST.cores, CONTRAST.sides):
        seen = [as_seen_without(colour, cone) for colour in group]
        for number, first in enumerate(seen):
            for second in seen[number + 1 :]:
                assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) > 0.25


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_seat_has_a_colour_of_its_own(theme: Theme) -> None:
    assert len(theme.seats) == len(LETTERS) == 5
    for first, second in combinations(theme.seats, 2):
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) > 90


def test_themes_by_name() -> None:
    assert theme_named("contrast") is CONTRAST
    with pytest.raises(RenderError, match=r"There is no theme 'neon'; choose one of dark, contrast\."):
        theme_named("neon")


def test_every_colour_of_a_theme_is_listed() -> None:
    listed = DARK.colours()
    assert len(listed) == len(set(listed))
    for field in fields(DARK):
        value: Any = getattr(DARK, field.name)
        if isinstance(value, tuple):
            flat = [value] if isinstance(value[0], int) else list(value)
            assert all(colour in listed for colour in flat), field.name


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_named_colours_survive_the_palette(theme: Theme) -> None:
    for colour in theme.colours():
        flat = Image.new("RGB", (4, 4), colour)
        found = to_palette(flat, theme).convert("RGB").getpixel((1, 1))
        assert isinstance(found, tuple)
        assert max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 3, (colour, found)
    assert len(palette_of(theme).getpalette() or []) == 768


def test_png_is_small_and_has_a_palette() -> None:
    picture = Image.new("RGB", (300, 200), DARK.page)
    data = png(picture, DARK)
    opened = Image.open(io.BytesIO(data))
    assert opened.mode == "P"
    assert opened.size == (300, 200)
    assert len(data) < 2000


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_animations_hold_every_frame_and_its_time(kind: Any) -> None:
    colours = ((200, 30, 30), (30, 200, 30), (30, 30, 200))
    data = animation(lambda n: Image.new("RGB", (64, 48), colours[n]), [100, 300, 500], DARK, kind)
    opened = Image.open(io.BytesIO(data))
    assert getattr(opened, "n_frames", 1) == 3
    assert opened.info["loop"] == 0
    durations: list[int] = []
    for number in range(3):
        opened.seek(number)
        opened.load()
        durations.append(opened.info["duration"])
    assert durations == [100, 300, 500]


def test_a_cache_forgets_the_least_recently_used_and_stays_bounded() -> None:
    cache = Cache(most_bytes=300)
    made: list[str] = []

    def make(name: str) -> Image.Image:
        made.append(name)
        return Image.new("L", (10, 10))

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        cache.get(name, lambda name=name: make(name))
    assert made == ["a", "b", "c", "d", "b"]
    assert cache.bytes <= 300
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


def test_a_cache_serves_many_threads() -> None:
    cache = Cache(most_bytes=5_000)

    def work(number: int) -> tuple[int, object]:
        key = number % 70
        return key, cache.get(key, lambda: Image.new("L", (10, 10), key)).getpixel((0, 0))

    with ThreadPoolExecutor(8) as pool:
        assert all(key == value for key, value in pool.map(work, range(4000)))
    assert cache.bytes <= 5_000


def test_sprites_have_smooth_edges_without_a_dark_rim() -> None:
    drawn = sprite("test-disc", 40, 40, lambda pen: pen.circle((20, 20), 18, (250, 250, 250)))
    reds, alphas = (drawn.getchannel(channel).tobytes() for channel in "RA")
    assert {0, 255} < set(alphas)
    assert all(alpha == 0 or red >= 245 for red, alpha in zip(reds, alphas, strict=True))


def test_pen_measures_in_picture_pixels() -> None:
    def paint(pen: Pen) -> None:
        pen.polygon(regular_polygon((10, 10), 8, 4), (255, 0, 0))
        pen.rounded((0, 0, 4, 4), 0, (0, 255, 0))

    drawn = sprite("test-pen", 20, 20, paint)
    assert drawn.getbbox() == (0, 0, 18, 18)
    assert drawn.getpixel((3, 3)) == (0, 255, 0, 255)
    assert drawn.getpixel((10, 10)) == (255, 0, 0, 255)


def test_mix() -> None:
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)


def test_pictures_insist_on_alt_text() -> None:
    assert Picture(b"", "png", 1, 1, "x" * LONGEST_ALT).filename("arena") == "arena.png"
    for alt in ("", "x" * (LONGEST_ALT + 1)):
        with pytest.raises(RenderError):
            Picture(b"", "png", 1, 1, alt)
