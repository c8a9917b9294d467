"""Pictures for screens: equal ones are drawn once, however many ask at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.studio import Studio
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.brawl.pictures.kinds import BrawlPictures
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.screens.league.sheets import BracketSheet, TableSheet
from sfb_bot.screens.values import PublicPicture
from tests.games.brawl.kit.table import rules


@pytest.fixture
async def images() -> AsyncGenerator[Studio]:
    made = Studio({"brawl": BrawlPictures(rules().content, rules().public_view(start_state(), None))})
    try:
        yield made
    finally:
        made.close()


def start_state() -> State:
    return parse_line("r1", rules().content)


def start() -> PublicPicture:
    """A new object every time, equal in all it shows."""
    return PublicPicture("arena", rules().public_view(start_state(), None), game="brawl")


async def test_equal_pictures_wanted_together_are_drawn_once(images: Studio) -> None:
    first, second = await asyncio.gather(images.draw(start(), Audience()), images.draw(start(), Audience()))
    assert first is not None
    assert first is second
    assert await images.draw(start(), Audience()) is first


async def test_another_language_is_another_picture(images: Studio) -> None:
    english, ukrainian = await asyncio.gather(
        images.draw(start(), Audience()), images.draw(start(), Audience("uk"))
    )
    assert english is not None
    assert ukrainian is not None
    assert english.alt != ukrainian.alt
    assert english.data != ukrainian.data


@pytest.mark.parametrize(
    "picture",
    [
        PublicPicture("table", TableSheet((("Table", ()),))),
        PublicPicture("bracket", BracketSheet((("Play-offs", ()),))),
        None,
    ],
    ids=["table", "bracket", "arena"],
)
async def test_other_colours_are_another_picture(images: Studio, picture: PublicPicture | None) -> None:
    drawn = [await images.draw(picture or start(), Audience("ru", theme)) for theme in THEMES]
    assert len({made.data for made in drawn if made is not None}) == len(THEMES) > 1
    assert len({made.alt for made in drawn if made is not None}) == 1


async def test_unknown_colours_are_no_picture(images: Studio) -> None:
    assert await images.draw(start(), Audience("en", "neon")) is None


async def test_who_gives_up_does_not_take_the_picture_from_the_others(images: Studio) -> None:
    impatient = asyncio.create_task(images.draw(start(), Audience()))
    patient = asyncio.create_task(images.draw(start(), Audience()))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient is not None
    assert impatient.cancelled()
