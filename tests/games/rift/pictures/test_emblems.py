"""Faces and signs: one for every card, each told from all others at 32 pixels, all inside their circle."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from sfb_bot.drawing.faces import initials
from sfb_bot.games.rift.pictures.emblems import EMBLEMS, emblem
from tests.games.rift.kit.table import content

WHITE = (255, 255, 255)
# So many steps of brightness apart nobody takes two tones for the same.
CLEARLY = 24
# How much of the square differs between any two drawings.
DIFFERENT = 0.18


def seen(thing: str, size: int) -> Image.Image:
    """A drawing as somebody sees it who cannot tell colours apart, on the ground it has on the table."""
    drawn = Image.new("RGB", (size, size), (64, 48, 72))
    face = emblem(thing, size, WHITE)
    drawn.paste(face, (0, 0), face)
    return drawn.convert("L")


def unlikeness(first: Image.Image, second: Image.Image) -> float:
    """The share of a picture that is clearly brighter or darker in the other."""
    apart = ImageChops.difference(first, second).point([0] * CLEARLY + [255] * (256 - CLEARLY))
    return ImageStat.Stat(apart).mean[0] / 255


def test_there_is_one_for_every_card() -> None:
    assert set(EMBLEMS) == {*content().kinds, *content().spells}


@pytest.mark.parametrize(
    "cards", [tuple(content().kinds), tuple(content().spells)], ids=["warriors", "spells"]
)
def test_all_pairs_differ_at_32_pixels(cards: tuple[str, ...]) -> None:
    faces = {card: seen(card, 32) for card in cards}
    alike = {
        (first, second): round(unlikeness(faces[first], faces[second]), 2)
        for first, second in combinations(cards, 2)
        if unlikeness(faces[first], faces[second]) < DIFFERENT
    }
    assert alike == {}


@pytest.mark.parametrize("card", EMBLEMS)
def test_it_fills_its_circle_and_stays_inside(card: str) -> None:
    size = 100
    alpha = emblem(card, size, WHITE).getchannel("A").tobytes()
    far = [
        ((place % size - 49.5) ** 2 + (place // size - 49.5) ** 2) ** 0.5
        for place, value in enumerate(alpha)
        if value >= 128
    ]
    assert 40 <= max(far) <= 50


def test_a_card_without_a_drawing_has_its_initials() -> None:
    assert initials("sea_serpent") == "SS"
    assert emblem("sea_serpent", 40, WHITE).getchannel("A").getbbox() is not None
