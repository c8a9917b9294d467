"""Studios that draw animations for each other: the same ones, and one's own first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from threading import Event

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Animation, Audience, Frame, Pictures
from sfb_bot.drawing.studio import Studio
from sfb_bot.drawing.threads import breathe
from sfb_bot.kernel import Dice, Step, play_randomly
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.conformance.packs import packs, ways_of
from tests.lending.workshops import House
from tests.patience import PATIENCE, until


class Camera:
    """Films of a game of its own, which take until they are let through; notes whose it began."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began: list[str] = []
        self.dropped: list[str] = []
        self.let_through = Event()

    def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        del picture, audience
        return None

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        del names, audience
        what = str(frames[0].view)
        self.began.append(what)
        try:
            while True:
                breathe()
                if self.let_through.wait(0.01):
                    break
        except Exception:
            self.dropped.append(what)
            raise
        return Picture(f"{what} by {self.name}".encode(), "webp", 1, limit, "a film")

    def warm_up(self) -> None:
        return

    async def until_begun(self, what: str) -> None:
        async def is_begun() -> bool:
            return what in self.began

        await until(is_begun, f"{what} at {self.name}")


def film(view: str) -> Animation:
    return Animation("camera", view, (Frame(view),), 1000)


@asynccontextmanager
async def opened_studio(house: House, games: Mapping[str, Pictures]) -> AsyncGenerator[Studio]:
    studio = Studio(games, None, await house.lender())
    try:
        yield studio
    finally:
        for each in games.values():
            if isinstance(each, Camera):
                each.let_through.set()
        studio.close()


def animated(studio: Studio, what: Animation) -> asyncio.Task[Picture | None]:
    return asyncio.create_task(studio.animate(what, ("Ann", "Ben"), Audience("uk")))


async def data_of(task: asyncio.Task[Picture | None]) -> bytes:
    drawn = await asyncio.wait_for(task, PATIENCE)
    assert drawn is not None
    return drawn.data


async def test_a_second_animation_is_drawn_by_one_who_is_idle(house: House) -> None:
    one, two = Camera("home"), Camera("other")
    async with opened_studio(house, {"camera": one}) as home, opened_studio(house, {"camera": two}):
        first, second = animated(home, film("a")), animated(home, film("b"))
        await two.until_begun("b")
        two.let_through.set()
        assert await data_of(second) == b"b by other"
        one.let_through.set()
        assert await data_of(first) == b"a by home"
        # It is kept at home as if it had been drawn there.
        assert await data_of(animated(home, film("b"))) == b"b by other"
        assert two.began == ["b"]


async def test_an_animation_drawn_elsewhere_is_the_same(house: House) -> None:
    pictures = packs()["brawl"].pictures
    run, frames = ways_of("brawl")[0].begin("lent film"), list[Frame]()

    def watch(run: AnyRun, step: Step) -> None:
        events = tuple(form for event in step.events if (form := event.for_public()) is not None)
        frames.append(Frame(run.rules.public_view(run.state, run.ask), events))

    play_randomly(run, Dice("lent film"), watch)
    whole = Animation("brawl", "whole", tuple(frames[-12:]), 2_000_000)
    expected = pictures.animate(whole.frames, ("Ann", "Ben"), Audience("uk"), whole.limit)
    assert expected is not None
    busy = Camera("home")
    # What is drawn at home would show.
    async with (
        opened_studio(house, {"camera": busy, "brawl": busy}) as home,
        opened_studio(house, {"brawl": pictures}),
    ):
        first = animated(home, film("a"))
        await busy.until_begun("a")
        assert await asyncio.wait_for(animated(home, whole), PATIENCE) == expected
        busy.let_through.set()
        await first
        assert busy.began == ["a"]


async def test_ones_own_animation_comes_first(house: House) -> None:
    one, two = Camera("home"), Camera("other")
    async with (
        opened_studio(house, {"camera": one}) as home,
        opened_studio(house, {"camera": two}) as other,
    ):
        first, second = animated(home, film("a")), animated(home, film("b"))
        await two.until_begun("b")
        own = animated(other, film("own"))
        await two.until_begun("own")
        assert two.dropped == ["b"]
        one.let_through.set()
        assert [await data_of(first), await data_of(second)] == [b"a by home", b"b by home"]
        two.let_through.set()
        assert await data_of(own) == b"own by other"
        assert one.dropped == []


async def test_one_who_does_not_know_the_game_leaves_it_to_those_at_home(house: House) -> None:
    one, two = Camera("home"), Camera("other")
    async with opened_studio(house, {"camera": one}) as home, opened_studio(house, {"another": two}):
        first, second = animated(home, film("a")), animated(home, film("b"))

        async def was_offered() -> bool:
            return bool(await house.ask("SELECT 1 FROM process_job_number_seq WHERE is_called"))

        await until(was_offered, "the offer")
        await house.until_empty()
        one.let_through.set()
        assert [await data_of(first), await data_of(second)] == [b"a by home", b"b by home"]
        assert two.began == []
