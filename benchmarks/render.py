"""How quick, small and considerate the pictures are: `python benchmarks/render.py [--game NAME]`.

Speed is judged by ratios within one run, against encoding the same pixels to a fixed-palette PNG and
nothing else: machines differ, ratios hardly do. The absolute figures are printed as a guide.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[1]))

from sfb_bot.drawing.encode import PNG_LEVEL, palette_of
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame, Pictures
from sfb_bot.drawing.themes import DARK
from sfb_bot.games import GAMES
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import FIRST_SEAT, Dice, Json, Run, Step, play_randomly
from sfb_bot.screens.values import PublicPicture

# Any: states and views belong to their games.
AnyRun = Run[Any, Any, Any]

PICTURES = 40
ROUNDS = 5
FILM_FRAMES = 100
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


@dataclass(frozen=True, slots=True)
class Line:
    """One measured figure and the most (or least) it may be; a guide has no limit."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False

    @property
    def passed(self) -> bool:
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def __str__(self) -> str:
        wanted = "guide"
        if self.limit is not None:
            sign, verdict = (">=" if self.at_least else "<="), ("pass" if self.passed else "FAIL")
            wanted = f"{sign} {self.limit:g} {self.unit}: {verdict}"
        return f"{self.name:<58}{self.value:>9.2f} {self.unit:<4} {wanted}"


def match_moments(pack: GamePack, mode: str, seed: str = "render") -> list[Frame]:
    """A whole random match as moments of the public view; what is chosen before it is chosen at random."""
    rules = pack.rules
    setup: dict[str, Json] = {**pack.setup.setup(mode), FIRST_SEAT: None}
    run: AnyRun = Run(rules, rules.begin(setup, seed))
    found: list[Frame] = []

    def watch(run: AnyRun, step: Step) -> None:
        events = tuple(form for form in (event.for_public() for event in step.events) if form is not None)
        found.append(Frame(rules.public_view(run.state, run.ask), events))

    play_randomly(run, Dice(f"{seed}/answers"), watch)
    return found


def wanted_of(pack: GamePack, moments: list[Frame]) -> list[PublicPicture]:
    """Different positions spread over the match, each with what happened just before it."""
    every = max(1, len(moments) // PICTURES)
    wanted: list[PublicPicture] = []
    for number in range(every, len(moments), every):
        moment = moments[number]
        asked = pack.screens.table_picture(moment.view, moment.events)
        wanted.append(replace(asked, before=moments[number - 1].view, names=NAMES))
    return wanted[:PICTURES]


def drawn(pictures: Pictures, wanted: PublicPicture) -> Picture:
    """A picture with its alt text, as the bot sends it."""
    picture = pictures.draw(wanted, Audience())
    assert picture is not None
    return picture


def bare_encode(image: Image.Image) -> int:
    """Nothing but palette and PNG."""
    out = io.BytesIO()
    indexed = image.quantize(palette=palette_of(DARK), dither=Image.Dither.NONE)
    indexed.save(out, "PNG", compress_level=PNG_LEVEL)
    return len(out.getvalue())


def milliseconds(work: Callable[[], object]) -> float:
    """Processor time: nothing here waits, and others may be at work beside us."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def snapshots(pack: GamePack, mode: str, moments: list[Frame]) -> list[Line]:
    """A warm picture against the bare encode of the same pixels, in turns, so both see the same noise."""
    wanted = wanted_of(pack, moments)
    first = milliseconds(lambda: drawn(pack.pictures, wanted[0]))
    images = [Image.open(io.BytesIO(drawn(pack.pictures, each).data)).convert("RGB") for each in wanted]
    whole: list[float] = []
    bare: list[float] = []
    sizes: list[int] = []
    for _ in range(ROUNDS):
        for each, image in zip(wanted, images, strict=True):
            bare.append(milliseconds(lambda image=image: bare_encode(image)))

            def work(each: PublicPicture = each) -> None:
                sizes.append(len(drawn(pack.pictures, each).data))

            whole.append(milliseconds(work))
    ratio = statistics.median(whole) / statistics.median(bare)
    return [
        Line(f"{mode}: first snapshot", first, "ms"),
        Line(f"{mode}: bare encode, p50", statistics.median(bare), "ms"),
        Line(f"{mode}: snapshot with its alt text, p50 (guide 20)", statistics.median(whole), "ms"),
        Line(f"{mode}: snapshot, p95 (guide 30)", statistics.quantiles(whole, n=20)[-1], "ms"),
        Line(f"{mode}: snapshot / bare encode", ratio, "x", 2.5),
        Line(f"{mode}: largest snapshot", max(sizes) / 1000, "KB", 100),
        Line(f"{mode}: mean snapshot", statistics.mean(sizes) / 1000, "KB"),
    ]


def threads(pack: GamePack, moments: list[Frame]) -> list[Line]:
    """The same pictures with one thread and with two."""
    jobs = wanted_of(pack, moments) * 3

    def draw(job: PublicPicture) -> int:
        return len(drawn(pack.pictures, job).data)

    speeds: dict[int, float] = {}
    for _ in range(3):
        for count in (1, 2):
            with ThreadPoolExecutor(count) as pool:
                start = time.perf_counter()
                list(pool.map(draw, jobs))
                took = time.perf_counter() - start
            speeds[count] = max(speeds.get(count, 0.0), len(jobs) / took)
    return [
        Line("pictures a second, two threads", speeds[2], "/s"),
        Line("two threads / one thread", speeds[2] / speeds[1], "x", 1.5, at_least=True),
    ]


def loop_stall(pack: GamePack, moments: list[Frame]) -> list[Line]:
    """How late an event loop wakes up while its threads draw 40 pictures."""
    jobs = wanted_of(pack, moments)

    async def watch(busy: bool) -> list[float]:
        loop = asyncio.get_running_loop()
        late: list[float] = []
        with ThreadPoolExecutor(2) as pool:
            drawing = [
                loop.run_in_executor(pool, drawn, pack.pictures, job) for job in (jobs if busy else ())
            ]
            end = time.perf_counter() + 0.5
            while any(not one.done() for one in drawing) or (not busy and time.perf_counter() < end):
                start = time.perf_counter()
                await asyncio.sleep(0.001)
                late.append((time.perf_counter() - start) * 1000 - 1)
        return late

    idle = asyncio.run(watch(busy=False))
    # The best of three: a stall of ours happens every time, one of the machine's does not.
    busy = min((asyncio.run(watch(busy=True)) for _ in range(3)), key=max)
    return [
        Line("event loop late while idle, worst", max(idle), "ms"),
        Line("event loop late while drawing 40 pictures, p99", statistics.quantiles(busy, n=100)[-1], "ms"),
        Line("event loop late while drawing 40 pictures, worst", max(busy), "ms", 10),
    ]


def replays(pack: GamePack, moments: list[Frame]) -> list[Line]:
    """A whole match as an animation, drawn and encoded."""
    every = max(1, len(moments) // FILM_FRAMES)
    shown, limit = moments[::every][:FILM_FRAMES], 100_000_000
    pack.pictures.animate(shown[-10:], NAMES, Audience(), limit)
    start = time.process_time()
    picture = pack.pictures.animate(shown, NAMES, Audience(), limit)
    took = time.process_time() - start
    assert picture is not None
    frames = int(getattr(Image.open(io.BytesIO(picture.data)), "n_frames", 1))
    return [
        Line("frames of the replay", frames, ""),
        Line("replay of a match, for 100 frames", took / frames * 100, "s", 3),
        Line("replay of a match, WebP", len(picture.data) / 1_000_000, "MB", 2),
    ]


def measured(pack: GamePack) -> int:
    """Measure a game and print its table; how many limits are broken."""
    print(pack.name)
    moments = {mode.name: match_moments(pack, mode.name) for mode in pack.setup.modes}
    usual = moments[pack.setup.modes[0].name]
    parts: list[Callable[[], list[Line]]] = [partial(snapshots, pack, *entry) for entry in moments.items()]
    parts += [partial(part, pack, usual) for part in (threads, loop_stall, replays)]
    failed = 0
    for part in parts:
        for line in part():
            print(line, flush=True)
            failed += not line.passed
    return failed


def main() -> int:
    """Measure every game, or the one that is named; 1 if a limit is broken."""
    parser = argparse.ArgumentParser(description="How quick and small the pictures are.")
    parser.add_argument("--game", choices=tuple(GAMES), help="only this one")
    named: str | None = parser.parse_args().game
    failed = sum(measured(GAMES[name]()) for name in ([named] if named else GAMES))
    print(f"{failed} of the limits are broken." if failed else "All limits are kept.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
