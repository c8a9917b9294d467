"""The figures of `cluster.py`: what a step of load brought, how it grows, and what bounds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from benchmarks.bot import p50, p95, waits
from benchmarks.bot_crowd import Press
from benchmarks.cluster_crowd import Pressed
from benchmarks.cluster_machine import Used, Waits

LONGEST_ACKNOWLEDGEMENT_MS: Final = 500.0
LEAST_SHARE_OF_PRESSES: Final = 0.95


@dataclass(frozen=True, slots=True)
class Step:
    """People pressed at one rate for a while."""

    rate: float
    presses: int
    pressing_seconds: float
    lost: int
    acknowledged: tuple[float, float]
    shown: tuple[float, float]
    posts: int
    used: Used
    waits: Waits
    seconds: float
    errors: int

    @property
    def real_rate(self) -> float:
        """Presses a second that were made; somebody whose last press has no answer yet makes none."""
        return self.presses / self.pressing_seconds

    @property
    def is_kept(self) -> bool:
        """Whether everybody was acknowledged in time, and as many pressed as were to."""
        is_enough = self.real_rate >= self.rate * LEAST_SHARE_OF_PRESSES
        return is_enough and not self.lost and self.acknowledged[1] <= LONGEST_ACKNOWLEDGEMENT_MS

    @property
    def bot_ms(self) -> float:
        """Processor time of all bots a press, in milliseconds."""
        return sum(self.used.bots) / max(1, self.presses) * 1000

    @property
    def server_ms(self) -> float:
        """The same of the database."""
        return self.used.server / max(1, self.presses) * 1000

    @property
    def crowd_ms(self) -> float:
        """The same of the people and their Discord."""
        return self.used.crowd / max(1, self.presses) * 1000

    def cores(self, processor_seconds: float) -> float:
        """How many cores that is, on average."""
        return processor_seconds / self.seconds

    def __str__(self) -> str:
        verdict = "" if self.is_kept else "  too much"
        return (
            f"{self.rate:5.0f}/s: acknowledged {self.acknowledged[0]:.0f} / {self.acknowledged[1]:.0f} ms,"
            f" answered {self.shown[0]:.0f} / {self.shown[1]:.0f} ms,"
            f" {self.presses} presses, {self.lost} lost;"
            f" processor ms a press {self.bot_ms:.1f} bots, {self.server_ms:.1f} database,"
            f" {self.crowd_ms:.1f} people; cores: others {self.cores(self.used.others):.2f},"
            f" idle {self.cores(self.used.idle):.2f}{verdict}"
        )


def step_of(pressed: Pressed, used: Used, seen: Waits, seconds: float) -> Step:
    """Add up what came of one rate."""
    presses = pressed.presses
    acknowledged, shown = (waits(presses, name) for name in ("acknowledged", "shown"))
    return Step(
        rate=pressed.load.rate,
        presses=len(presses),
        pressing_seconds=pressed.seconds,
        lost=len(lost_of(presses)),
        acknowledged=(p50(acknowledged), p95(acknowledged)),
        shown=(p50(shown), p95(shown)),
        posts=pressed.posts,
        used=used,
        waits=seen,
        seconds=seconds,
        errors=len(pressed.errors),
    )


def lost_of(presses: Sequence[Press]) -> list[Press]:
    """Presses of which nothing came."""
    return [press for press in presses if press.acknowledged is None or press.shown is None]


def best_of(steps: Sequence[Step]) -> Step:
    """The highest rate that was kept; where none was, the lowest."""
    kept = [step for step in steps if step.is_kept]
    return max(kept, key=lambda step: step.rate) if kept else min(steps, key=lambda step: step.rate)


def print_steps(ways: Sequence[tuple[str, Sequence[Step]]]) -> None:
    """The highest rate each way to run the bot bears."""
    print("\nhighest rate with the acknowledgement at p95 within 500 ms")
    print(f"{'':<18}{'per s':>6}{'ack p50':>9}{'p95 ms':>8}{'answer':>8}{'p95 ms':>8}{'posts':>7}", end="")
    print(f"{'bots ms':>9}{'db ms':>7}{'people':>8}{'others':>8}{'idle':>6}")
    for name, steps in ways:
        best = best_of(steps)
        print(
            f"{name:<18}{best.rate if best.is_kept else 0:>6.0f}{best.acknowledged[0]:>9.0f}"
            f"{best.acknowledged[1]:>8.0f}{best.shown[0]:>8.0f}{best.shown[1]:>8.0f}"
            f"{best.posts / max(1, best.presses):>7.2f}{best.bot_ms:>9.1f}{best.server_ms:>7.1f}"
            f"{best.crowd_ms:>8.1f}{best.cores(best.used.others):>8.2f}{best.cores(best.used.idle):>6.2f}"
        )


def print_growth(ways: Sequence[tuple[str, int, Sequence[Step]]]) -> None:
    """What bounds each of them at its last step, and what would where there are more cores."""
    print("\nwhat bounds it, at the last rate tried")
    for name, processes, steps in ways:
        last = max(steps, key=lambda step: step.rate)
        used, cores = last.used, last.cores
        shares = " ".join(f"{cores(each):.2f}" for each in used.bots)
        print(
            f"{name:<18}{last.rate:.0f}/s: cores used by each bot {shares}, by the database"
            f" {cores(used.server):.2f}, by the people {cores(used.crowd):.2f}, by others"
            f" {cores(used.others):.2f}, idle {cores(used.idle):.2f};"
            f" bots waited for a core {cores(used.waited) / processes:.2f} s a second each"
        )
        if last.waits.samples:
            alone = last.waits.alone / last.waits.samples
            print(
                f"{'':<18}connections, on average: {last.waits}; somebody wrote alone {alone:.1%} of the time"
            )
    print("\non paper, with a core for every bot and enough for the database")
    for name, processes, steps in ways:
        kept = [step for step in steps if step.is_kept] or list(steps)
        presses = sum(step.presses for step in kept)
        bots = sum(sum(step.used.bots) for step in kept)
        line = f"{name:<18}{presses / bots:.1f} presses per processor second of a bot,"
        line += f" {presses / bots * processes:.0f} a second with {processes} busy cores"
        server = sum(step.used.server for step in kept)
        samples, alone = sum(step.waits.samples for step in kept), sum(step.waits.alone for step in kept)
        if samples:
            line += f"; {presses / server:.0f} per processor second of the database"
            time_alone = sum(step.seconds * step.waits.alone / max(1, step.waits.samples) for step in kept)
            line += f"; written alone {alone} of {samples} samples"
            line += f", {time_alone / presses * 1000:.2f} ms a press" if alone else ""
        print(line)


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A second process took over from the first while people pressed; times from its start."""

    rate: float
    tenure_seconds: float
    ready_seconds: float
    begun: float
    presses: tuple[Press, ...]
    errors: tuple[str, ...]

    @property
    def lost(self) -> int:
        """Presses that were never acknowledged, or never answered."""
        return len(lost_of(self.presses))

    @property
    def longest_gap(self) -> float:
        """Seconds in which nobody was acknowledged, at the longest."""
        moments = sorted(press.acknowledged for press in self.presses if press.acknowledged is not None)
        return max((later - sooner for sooner, later in pairwise(moments)), default=0.0)

    @property
    def longest_wait(self) -> float:
        """The longest acknowledgement in seconds."""
        return max(waits(self.presses, "acknowledged"), default=0.0) / 1000


def print_take_over(name: str, found: TakeOver) -> None:
    """What people noticed."""
    print(f"\na second process takes over ({name}, {found.rate:.0f} presses a second)")
    print(f"start to tenure {found.tenure_seconds:.1f} s, to ready {found.ready_seconds:.1f} s")
    print(f"longest time without an acknowledgement {found.longest_gap:.2f} s")
    print(f"longest acknowledgement {found.longest_wait:.2f} s")
    print(f"{len(found.presses)} presses, {found.lost} lost, {len(found.errors)} requests refused")
    for error in found.errors[:5]:
        print(f"  {error}")
