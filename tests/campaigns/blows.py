"""Blows against the bot's database on a server: connections, the network, the server itself, its disk."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sfb_bot.locale import Texts
from sfb_bot.playground import DidNotRespond, NothingHappened, PlaygroundError
from tests.campaigns.arena import PLACE, Arena
from tests.campaigns.oracle import Finding
from tests.campaigns.people import wait_until
from tests.campaigns.server_store import ServerStore
from tests.campaigns.stores import StoreAway

BYSTANDER: Final = "wes"
KIND_WORD: Final = Texts("en").say("denied-trouble")
# Seconds of the machine after which somebody who pressed something has to have been told anything at all.
LONGEST_SILENCE: Final = 40.0
ASKED: Final = (
    ("brawl list", {}),
    ("settings me", {"theme": "contrast"}),
    ("settings me", {"theme": "dark"}),
)


@dataclass(frozen=True)
class _Blow:
    weight: int
    strike: Callable[[], Awaitable[None]]
    # Whether the database is away for a while, so that somebody may ask meanwhile.
    is_long: bool = False


class Blows:
    """Strikes one blow after the other, and takes each back, until it is told to make peace."""

    def __init__(self, arena: Arena, store: ServerStore) -> None:
        self._arena = arena
        self._store = store
        self._dice: random.Random = arena.dice("blows")
        self._at_work = asyncio.Lock()
        self._peace = asyncio.Event()
        # When the last one was over, by the machine's steady clock.
        self._over_at = 0.0
        self._blows: dict[str, _Blow] = {
            "one connection ended": _Blow(4, self._end_one),
            "all connections ended": _Blow(3, self._end_all),
            "ended in a transaction": _Blow(6, self._end_in_transaction),
            "commit unheard": _Blow(8, self._leave_commit_unheard),
            "network cut": _Blow(3, self._cut, is_long=True),
            "network stalls": _Blow(3, self._stall, is_long=True),
            "network slow": _Blow(3, self._slow),
            "server restarted": _Blow(1, self._restart_fast, is_long=True),
            "server dies": _Blow(1, self._restart_at_once, is_long=True),
            "writes refused": _Blow(3, self._refuse_writes, is_long=True),
            "disk full": _Blow(3, self._fill_disk, is_long=True),
        }

    async def run(self) -> None:
        """For ever."""
        names = list(self._blows)
        weights = [self._blows[name].weight for name in names]
        while True:
            await self._arena.after_requests(self._dice.randint(20, 100))
            await self._arena.playing.wait()
            await self.strike(self._dice.choices(names, weights)[0])

    async def strike(self, name: str) -> None:
        """One blow, from its beginning to its end."""
        async with self._at_work:
            if not self._arena.playing.is_set():
                return
            self._arena.note(f"blow: {name}")
            self._arena.counts[f"blow {name}"] += 1
            try:
                await self._blows[name].strike()
            except StoreAway as error:
                self._arena.note(f"blow: {name}: {error}")
            finally:
                self._over_at = time.monotonic()
                self._arena.note(f"blow over: {name}")

    async def peace(self) -> None:
        """End what is under way, and wait until everything is as it should be."""
        self._peace.set()
        async with self._at_work:
            self._peace.clear()

    def has_struck_since(self, moment: float) -> bool:
        """Whether a blow is under way, or has been since then."""
        return self._at_work.locked() or self._over_at >= moment

    async def _last(self, shortest: float, longest: float) -> None:
        """Let it go on for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._dice.uniform(shortest, longest)):
                await self._peace.wait()

    # --- Connections ---

    async def _end_one(self) -> None:
        if found := self._store.backends():
            self._store.end_backends([self._dice.choice(found)])

    async def _end_all(self) -> None:
        self._store.end_backends(self._store.backends())

    async def _end_in_transaction(self) -> None:
        """In the middle of one that has written and not yet committed, if there is one soon."""
        found: list[int] = []

        def is_found() -> bool:
            found[:] = self._store.backends(in_transaction=True)
            return bool(found)

        for _ in range(400):
            if is_found() or self._peace.is_set():
                break
            await asyncio.sleep(0.005)
        if found:
            self._arena.counts["transactions ended in the middle"] += 1
            self._store.end_backends(found)

    # --- The network ---

    async def _leave_commit_unheard(self) -> None:
        """The server has stored it, and the line is cut before the bot hears so."""
        wire = self._dice.choice(self._store.wires)
        before, wire.commits_left = wire.commits_unheard, self._dice.randint(1, 6)
        with suppress(TimeoutError):
            async with asyncio.timeout(3.0):
                while wire.commits_left is not None and not self._peace.is_set():  # noqa: ASYNC110  told nobody
                    await asyncio.sleep(0.005)
        wire.flow()
        self._arena.counts["commits unheard"] += wire.commits_unheard - before

    async def _cut(self) -> None:
        wire = self._dice.choice(self._store.wires)
        wire.is_refused = True
        wire.cut()
        await self._last(0.0, 6.0)
        wire.flow()

    async def _stall(self) -> None:
        """Nothing comes through; then everything does, or it was lost."""
        wire = self._dice.choice(self._store.wires)
        wire.stall()
        await self._last(0.2, 12.0)
        if self._dice.random() < 0.5:
            wire.cut()
        wire.flow()

    async def _slow(self) -> None:
        wire = self._dice.choice(self._store.wires)
        wire.delay = self._dice.uniform(0.005, 0.08)
        await self._last(0.5, 4.0)
        wire.flow()

    # --- The server ---

    async def _restart_fast(self) -> None:
        await self._restart(signal.SIGINT)

    async def _restart_at_once(self) -> None:
        await self._restart(signal.SIGQUIT)

    async def _restart(self, how: signal.Signals) -> None:
        await self._store.stop(how)
        await self._last(0.0, 4.0)
        await self._store.start()

    async def _refuse_writes(self) -> None:
        self._store.tell("ALTER SYSTEM SET default_transaction_read_only = on")
        self._store.tell("SELECT pg_reload_conf()")
        await self._last(0.2, 5.0)
        self._store.tell("ALTER SYSTEM RESET default_transaction_read_only")
        self._store.tell("SELECT pg_reload_conf()")

    async def _fill_disk(self) -> None:
        self._store.tell("UPDATE campaign.disk SET is_full = TRUE")
        await self._last(0.2, 5.0)
        self._store.tell("UPDATE campaign.disk SET is_full = FALSE")

    # --- A kind word ---

    async def survive(self) -> None:
        """The database goes away for a while under a bot that nobody kills; who asks then is told something.

        Discord makes no trouble of its own meanwhile: then it is the bot whose answer does not come.
        """
        name = self._dice.choice([name for name, blow in self._blows.items() if blow.is_long])
        # It may just have lost its connection to Discord.
        await wait_until(lambda: bool(self._arena.connections_of(0)), LONGEST_SILENCE)
        striking = asyncio.create_task(self.strike(name))
        await asyncio.sleep(self._dice.uniform(0.0, 1.0))
        try:
            await self._ask(name)
        finally:
            await striking
        # It goes on by itself.
        await self._arena.after_requests(20, 5.0)

    async def _ask(self, name: str) -> None:
        here, user = self._arena, self._arena.user(BYSTANDER)
        words, options = self._dice.choice(ASKED)
        before = here.counts["kills"], here.connections_of(0)
        since = time.monotonic()
        try:
            asked = user.start_slash(PLACE, words, **options)
            async with asyncio.timeout(LONGEST_SILENCE):
                text = getattr((await user.outcome(asked)).message, "text", "")
        except (DidNotRespond, NothingHappened, TimeoutError) as error:
            if before[1] and before == (here.counts["kills"], here.connections_of(0)):
                about = f"/{words} while {name}: {error!r} after {time.monotonic() - since:.1f} s"
                here.find([Finding("silent", 0, about)])
            return
        except PlaygroundError as error:
            here.note(f"bystander: {error!r}")
            return
        seconds = time.monotonic() - since
        kind = "kind words" if KIND_WORD in text else "answers all the same"
        here.counts[f"bystander: {kind}"] += 1
        here.counts["bystander: longest wait in ms"] = max(
            here.counts["bystander: longest wait in ms"], int(seconds * 1000)
        )
        here.note(f"bystander: /{words} while {name}: {text[:60]!r} after {seconds:.1f} s")
