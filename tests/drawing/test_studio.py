"""Pictures for screens: equal ones are drawn once, however many ask at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from threading import Event

import pytest

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Animation, Audience, Frame, StudioFull
from sfb_bot.drawing.studio import MOST_FILM_BYTES, MOST_FILMS_WAITING, Studio
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.brawl.pictures.kinds import BrawlPictures
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.screens.league.table_lines import Table, TableSheet
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.drawing.league_samples import part
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
        PublicPicture("table", TableSheet((Table("Table", ()),))),
        PublicPicture("bracket", part("Play-offs", ())),
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


# --- Animations ---


class Camera:
    """Pictures of a game that note what is filmed."""

    def __init__(self, size: int = 10) -> None:
        self.filmed: list[str] = []
        self.hold = Event()
        self.hold.set()
        self._size = size

    def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        del audience
        return Picture(b"still", "png", 1, 1, picture.kind)

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        assert self.hold.wait(10)
        self.filmed.append(f"{frames[0].view} {names} {audience.theme} {limit}")
        return Picture(b"x" * self._size, "webp", 1, 1, "film")

    def warm_up(self) -> None:
        return


def film(view: str, limit: int = 1000) -> Animation:
    return Animation("toy", view, (Frame(view),), limit)


@pytest.fixture
async def camera() -> Camera:
    return Camera()


@pytest.fixture
async def studio(camera: Camera) -> AsyncGenerator[Studio]:
    made = Studio({"toy": camera})
    try:
        yield made
    finally:
        camera.hold.set()
        made.close()


async def test_an_animation_wanted_by_many_is_drawn_once_and_kept(studio: Studio, camera: Camera) -> None:
    drawn = await asyncio.gather(*(studio.animate(film("a"), ("Ann",), Audience()) for _ in range(12)))
    assert len({id(one) for one in drawn}) == 1
    assert await studio.animate(film("a"), ("Ann",), Audience()) is drawn[0]
    assert len(camera.filmed) == 1
    # Other names, other colours, another moment are other animations.
    await studio.animate(film("a"), ("Ben",), Audience())
    await studio.animate(film("a"), ("Ann",), Audience("en", "contrast"))
    await studio.animate(film("b"), ("Ann",), Audience())
    assert len(camera.filmed) == 4


async def test_kept_animations_have_so_many_bytes_together() -> None:
    camera = Camera(MOST_FILM_BYTES // 3)
    studio = Studio({"toy": camera})
    try:
        for view in "abcd":
            await studio.animate(film(view), (), Audience())
        await studio.animate(film("d"), (), Audience())
        assert len(camera.filmed) == 4
        await studio.animate(film("a"), (), Audience())
        assert len(camera.filmed) == 5, "the oldest was let go"
    finally:
        studio.close()


async def test_a_picture_does_not_wait_for_an_animation(studio: Studio, camera: Camera) -> None:
    camera.hold.clear()
    films = [asyncio.create_task(studio.animate(film(str(n)), (), Audience())) for n in range(5)]
    await asyncio.sleep(0)
    stills = [PublicPicture("arena", number, game="toy") for number in range(20)]
    drawn = await asyncio.gather(*(studio.draw(one, Audience()) for one in stills))
    assert all(drawn)
    assert not any(one.done() for one in films)
    camera.hold.set()
    assert all(await asyncio.gather(*films))


async def test_too_many_animations_at_once_are_refused(studio: Studio, camera: Camera) -> None:
    camera.hold.clear()
    films = [
        asyncio.create_task(studio.animate(film(str(n)), (), Audience())) for n in range(MOST_FILMS_WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(StudioFull):
        await studio.animate(film("one more"), (), Audience())
    again = asyncio.create_task(studio.animate(film("0"), (), Audience()))
    camera.hold.set()
    assert await again is await films[0], "what is being drawn already costs nothing"
    await asyncio.gather(*films)
    assert await studio.animate(film("one more"), (), Audience()) is not None


async def test_who_stops_waiting_does_not_take_the_animation_from_the_others(
    studio: Studio, camera: Camera
) -> None:
    camera.hold.clear()
    impatient = asyncio.create_task(studio.animate(film("a"), (), Audience()))
    patient = asyncio.create_task(studio.animate(film("a"), (), Audience()))
    await asyncio.sleep(0)
    impatient.cancel()
    camera.hold.set()
    assert await patient is not None
    assert len(camera.filmed) == 1
