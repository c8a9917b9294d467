"""Who is drawn first when there are more pictures than threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from threading import Event

import pytest

from sfb_bot.drawing.threads import DrawingStopped, DrawingThreads, Rank, breathe


@pytest.fixture
async def threads() -> AsyncGenerator[DrawingThreads]:
    one = DrawingThreads(1)
    try:
        yield one
    finally:
        one.close()


async def settle() -> None:
    """Let every task that was just made reach its first wait."""
    for _ in range(3):
        await asyncio.sleep(0)


async def test_posts_come_first_and_equals_in_their_order(threads: DrawingThreads) -> None:
    release, order = Event(), list[str]()

    def drawing(name: str) -> Callable[[], None]:
        return lambda: order.append(name)

    busy = asyncio.create_task(threads.run(Rank.PANEL, lambda: release.wait(10)))
    await settle()
    wanted = [
        (Rank.PANEL, "panel 1"),
        (Rank.POST, "post 1"),
        (Rank.PANEL, "panel 2"),
        (Rank.POST, "post 2"),
    ]
    waiting = [asyncio.create_task(threads.run(rank, drawing(name))) for rank, name in wanted]
    await settle()
    assert order == []
    release.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["post 1", "post 2", "panel 1", "panel 2"]


async def test_a_drawing_that_fails_or_is_given_up_frees_its_place(threads: DrawingThreads) -> None:
    with pytest.raises(ZeroDivisionError):
        await threads.run(Rank.POST, lambda: 1 / 0)
    release = Event()
    busy = asyncio.create_task(threads.run(Rank.POST, lambda: release.wait(10)))
    await settle()
    given_up = asyncio.create_task(threads.run(Rank.POST, lambda: "never"))
    await settle()
    given_up.cancel()
    await settle()
    assert given_up.cancelled()
    release.set()
    await busy
    assert await threads.run(Rank.PANEL, lambda: "drawn") == "drawn"


async def test_a_turn_that_comes_with_its_cancellation_goes_to_the_next(threads: DrawingThreads) -> None:
    release = Event()
    busy = asyncio.create_task(threads.run(Rank.POST, lambda: release.wait(10)))
    await settle()
    given_up = asyncio.create_task(threads.run(Rank.POST, lambda: "never"))
    patient = asyncio.create_task(threads.run(Rank.PANEL, lambda: "drawn"))
    await settle()
    busy.add_done_callback(lambda _: given_up.cancel())
    release.set()
    assert await patient == "drawn"
    await asyncio.wait([given_up])


async def test_nothing_waits_for_closed_threads(threads: DrawingThreads) -> None:
    begun, release = Event(), Event()

    def draw() -> bool:
        begun.set()
        return release.wait(10)

    busy = asyncio.create_task(threads.run(Rank.POST, draw))
    # What no thread has begun would not be drawn any more either.
    assert await asyncio.to_thread(begun.wait, 10)
    waiting = asyncio.create_task(threads.run(Rank.POST, lambda: "never"))
    await settle()
    threads.close()
    await asyncio.wait([waiting])
    assert waiting.cancelled()
    release.set()
    assert await busy


async def test_a_long_drawing_rests_while_others_draw_and_takes_nobodys_thread(
    threads: DrawingThreads,
) -> None:
    order, begun, release = list[str](), Event(), Event()

    def animation() -> str:
        for number in range(3):
            breathe()
            order.append(f"frame {number}")
            if not number:
                begun.set()
                # Whoever wants a picture now gets it before the next frame.
                assert release.wait(10)
        return "film"

    film = asyncio.create_task(threads.run_long(animation))
    assert await asyncio.to_thread(begun.wait, 10)
    picture = asyncio.create_task(threads.run(Rank.PANEL, lambda: order.append("panel")))
    await settle()
    release.set()
    await picture
    assert await film == "film"
    assert order == ["frame 0", "panel", "frame 1", "frame 2"]


async def test_long_drawings_come_one_after_the_other(threads: DrawingThreads) -> None:
    under_way, most = 0, 0

    def animation() -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        breathe()
        under_way -= 1

    await asyncio.gather(*(threads.run_long(animation) for _ in range(20)))
    assert most == 1


async def test_a_long_drawing_ends_when_the_threads_are_let_go(threads: DrawingThreads) -> None:
    begun, release = Event(), Event()

    def animation() -> None:
        begun.set()
        assert release.wait(10)
        while True:
            breathe()

    film = asyncio.create_task(threads.run_long(animation))
    assert await asyncio.to_thread(begun.wait, 10)
    threads.close()
    release.set()
    with pytest.raises(DrawingStopped):
        await film
