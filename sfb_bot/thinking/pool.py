"""A few worker processes that think for all matches; one that dies is replaced, and its thought repeated.

Where all of them are busy, other processes of the bot may think for this one, and this one for others.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from typing import Any, Final

from sfb_bot.computer import Thought
from sfb_bot.computer.jobs import AnswerJob, DrawJob, Job, ReviewJob
from sfb_bot.computer.review import TurnReview
from sfb_bot.matches.lending import Lender, Places
from sfb_bot.matches.thinkers import ThoughtFailed
from sfb_bot.thinking import frames
from sfb_bot.thinking.worker import LoadGames

log = logging.getLogger(__name__)

# Far above the longest thought of the strongest level, also on a slow machine.
LONGEST_THOUGHT: Final = 120.0
# So often a thought is begun whose worker dies; it may be the thought that kills them.
MOST_TRIES: Final = 3
# What thoughts are called among the things that are lent.
KIND: Final = "thought"


class WorkerGone(Exception):
    """The process ended, or did not answer."""


def usual_size() -> int:
    """How many workers there are: one core stays free for everybody else, where there are several."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_loaded = False

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @staticmethod
    async def start(load: LoadGames) -> Worker:
        """Start a process that knows the games."""
        # It finds its modules wherever this process found them, and needs no secrets.
        environment = {name: value for name, value in os.environ.items() if "TOKEN" not in name}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        worker = Worker(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "sfb_bot.thinking.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment,
            )
        )
        worker._write(frames.pack(load))
        return worker

    def _write(self, body: bytes) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        stdin.write(frames.framed(body))

    async def carry_out(self, job: bytes) -> bytes:
        """Whether it went well, and the result or what went wrong, packed; WorkerGone when the process is."""
        try:
            self._write(job)
        except OSError as error:
            raise WorkerGone(repr(error)) from error
        await self.loaded()
        return await self._read()

    async def loaded(self) -> None:
        """Wait until it knows the games; WorkerGone when it ends before."""
        if not self._is_loaded:
            await self._read()
            self._is_loaded = True

    async def _read(self) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                head = await stdout.readexactly(frames.HEAD)
                return await stdout.readexactly(frames.length(head))
        except (asyncio.IncompleteReadError, OSError, TimeoutError) as error:
            raise WorkerGone(repr(error)) from error

    def kill(self) -> None:
        """End the process, whatever it is at."""
        if self._process.returncode is None:
            try:
                self._process.kill()
            except ProcessLookupError:
                log.debug("worker %s had ended by itself", self.pid)

    async def ended(self) -> None:
        """Wait for the end of a process that was killed."""
        await self._process.wait()


class WorkerPool:
    """Thinks in up to `size` processes at once; whoever asked first is served first.

    Processes are started when there is something to think about, and stay. A thought of somebody else's is
    taken when there is none of one's own, and finished then: it takes less time than a new process does.
    """

    def __init__(self, load: LoadGames, size: int | None = None, lender: Lender | None = None) -> None:
        self._load = load
        self._places = Places(size or usual_size(), KIND, lender)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._preparing: asyncio.Task[None] | None = None
        self._is_closed = False
        if lender is not None:
            lender.help_with(KIND, self)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes there are now."""
        return tuple(worker.pid for worker in self._all)

    async def answer(self, job: AnswerJob) -> Thought:
        """Think about an open question; ThoughtFailed when there is no thought to be had."""
        thought: Thought = await self._carry_out(job)
        return thought

    async def agrees(self, job: DrawJob) -> bool:
        """Think about a draw that is offered; ThoughtFailed when there is no thought to be had."""
        return bool(await self._carry_out(job))

    async def review(self, job: ReviewJob) -> TurnReview | None:
        """Look back at a turn; ThoughtFailed when there is no thought to be had."""
        found: TurnReview | None = await self._carry_out(job)
        return found

    def is_ready(self) -> bool:
        """Whether there is time to think for others, and a process that can begin at once.

        To start one takes longer than a thought, so nothing is taken that would have to wait for that.
        """
        if self._is_closed or not self._places.has_room:
            return False
        if not self._idle and (self._preparing is None or self._preparing.done()):
            self._preparing = asyncio.create_task(self._places.done_for_others(self._prepare))
        return bool(self._idle)

    async def _prepare(self) -> None:
        try:
            worker = await self._start()
        except ThoughtFailed:
            return
        try:
            await worker.loaded()
        except BaseException as error:
            await self._discard(worker)
            if not isinstance(error, WorkerGone):
                raise
            log.warning("worker %s is gone: %s", worker.pid, error)
        else:
            self._idle.append(worker)

    async def help(self, work: bytes) -> bytes | None:
        """Think for another process; None where something is wrong, which shows at home as well."""
        result = await self._places.done_for_others(lambda: self._thought(work, tries=1))
        return result if result is not None and frames.unpack(result)[0] else None

    # Any: what a job results in depends on the job.
    async def _carry_out(self, job: Job) -> Any:
        packed = frames.pack(job)
        thought = await self._places.done(lambda: self._thought(packed), lambda: packed, bytes)
        is_well, result = frames.unpack(thought)
        if not is_well:
            raise ThoughtFailed(str(result))
        return result

    async def _thought(self, job: bytes, tries: int = MOST_TRIES) -> bytes:
        for _ in range(tries):
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                result = await worker.carry_out(job)
            except WorkerGone as error:
                log.warning("worker %s is gone and replaced: %s", worker.pid, error)
                await self._discard(worker)
                continue
            except BaseException:
                # Nobody waits for its answer any more, which must not become that of the next job.
                await self._discard(worker)
                raise
            self._idle.append(worker)
            return result
        raise ThoughtFailed(f"{tries} workers ended over it")

    async def _start(self) -> Worker:
        if self._is_closed:
            raise ThoughtFailed("the bot is being stopped")
        worker = await Worker.start(self._load)
        self._all.add(worker)
        log.info("worker %s thinks for computer players", worker.pid)
        return worker

    async def _discard(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.kill()
        await worker.ended()

    async def close(self) -> None:
        """End all processes at once; whatever they think about is thought again after the next start."""
        self._is_closed = True
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        workers, self._all, self._idle = self._all, set[Worker](), []
        for worker in workers:
            worker.kill()
        for worker in workers:
            await worker.ended()
