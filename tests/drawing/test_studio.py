"""Pictures for screens: equal ones are drawn once, however many ask at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from sfb_bot.drawing.studio import BrawlImages
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.screens.values import PublicPicture
from tests.games.brawl.kit.table import rules


@pytest.fixture
async def images() -> AsyncGenerator[BrawlImages]:
    made = BrawlImages(rules().content)
    try:
        yield made
    finally:
        made.close()


def start() -> PublicPicture:
    """A new object every time, equal in all it shows."""
    return PublicPicture("arena", rules().public_view(parse_line("r1", rules().content), None))


async def test_equal_pictures_wanted_together_are_drawn_once(images: BrawlImages) -> None:
    first, second = await asyncio.gather(images.draw(start(), "en"), images.draw(start(), "en"))
    assert first is not None
    assert first is second
    assert await images.draw(start(), "en") is first


async def test_another_language_is_another_picture(images: BrawlImages) -> None:
    english, ukrainian = await asyncio.gather(images.draw(start(), "en"), images.draw(start(), "uk"))
    assert english is not None
    assert ukrainian is not None
    assert english is not ukrainian


async def test_who_gives_up_does_not_take_the_picture_from_the_others(images: BrawlImages) -> None:
    impatient = asyncio.create_task(images.draw(start(), "en"))
    patient = asyncio.create_task(images.draw(start(), "en"))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient is not None
    assert impatient.cancelled()
