"""The bot is killed again and again in the middle of things, and nothing may be lost, doubled or untrue."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from sfb_bot.playground import PlaygroundError
from sfb_bot.playground.world.events import (
    InteractionCreated,
    MessageCreated,
    MessageUpdated,
    WorldEvent,
)
from tests.campaigns.arena import Arena, Size, arena
from tests.campaigns.blows import BYSTANDER, Blows
from tests.campaigns.bot_process import ROOT, BotProcess, NotReplaced, NotStarted
from tests.campaigns.community import (
    QUEUERS,
    Queued,
    board_findings,
    keep_hall,
    keep_queueing,
    queue_findings,
    result_findings,
)
from tests.campaigns.match_rows import MatchRow
from tests.campaigns.oracle import Finding
from tests.campaigns.people import wait_until
from tests.campaigns.server_store import ServerStore
from tests.campaigns.stores import Store, StoreAway
from tests.campaigns.tables import (
    PEOPLE,
    SOLOISTS,
    keep_league,
    keep_learning,
    keep_playing,
    keep_playing_alone,
    tables_at,
)
from tests.campaigns.trouble import Organiser, Trouble, let_time_pass

KINDS: Final = ("start", "request", "post", "edit", "write")
WEIGHTS: Final = (15, 25, 25, 10, 25)
# How often, on a server, the bot has to live through its database being away before it is killed.
SURVIVING: Final = 0.15
# How often one of several processes is replaced by another of the same number instead of being killed.
REPLACED: Final = 0.2
LONGEST_LIFE: Final = 10.0
JUDGE_EVERY: Final = 12
FRESH: Final = 0.03
FORGETTING: Final = 0.15
# Seconds after the last kill in which no match that has still to show it gets any further: then it is stuck.
LONGEST_REST: Final = 120.0
WRONG: Final = (
    "lost",
    "doubled",
    "post doubled",
    "notice doubled",
    "false record",
    "untold question",
    "stuck",
    "verify",
    "not started",
    "queue",
    "board",
    "result",
    "silent",
)


class Killer:
    """Waits for the moment to strike."""

    def __init__(self, here: Arena, trouble: Trouble, blows: Blows | None) -> None:
        self._arena = here
        self._trouble = trouble
        self._blows = blows
        self._dice: random.Random = here.dice("killer")

    async def strike(self) -> None:
        """See to it that all bots run, let them live for a while, end one of them."""
        here = self._arena
        bot = self._dice.choice(here.bots)
        kind = self._dice.choices(KINDS, WEIGHTS)[0]
        fresh = self._dice.random() < FRESH
        survives = self._blows is not None and self._dice.random() < SURVIVING
        if self._dice.random() < FORGETTING:
            self._forget_names()
        for other in here.bots:
            if other.has_ended_itself:
                await self._bury(other)
            if other is not bot and not other.is_alive:
                await self._start(other, fresh=False)
        if kind == "start":
            if bot.pid is not None:
                await here.kill(bot, "before a start")
            await bot.spawn(fresh=fresh)
            await asyncio.sleep(self._dice.uniform(0.0, 1.6 if fresh else 0.9))
        else:
            if not bot.is_alive:
                await self._start(bot, fresh=fresh)
            # A third are killed with the first of their work, the others in the thick of it.
            await here.after_requests(self._dice.choice((0, 30, 80)), LONGEST_LIFE)
            if len(here.bots) > 1 and self._dice.random() < REPLACED:
                await self._replace(bot)
            if survives and self._blows is not None and bot.is_alive:
                await self._survive(self._blows)
            await self._wait_for(bot, kind)
            if bot.has_ended_itself:
                await self._bury(bot)
        await here.kill(bot, kind)

    async def _bury(self, bot: BotProcess) -> None:
        """One that was connected to Discord must not end by itself."""
        here = self._arena
        about = f"process {bot.territory.number} ended by itself before kill {here.counts['kills']}"
        find(here, Finding("not started", 0, about))
        await bot.kill()
        here.forget_sessions(bot)

    async def _start(self, bot: BotProcess, *, fresh: bool) -> None:
        """Start a bot; one that finds its database away may say so and end, and is started again."""
        here, blows = self._arena, self._blows
        while True:
            since = time.monotonic()
            try:
                await bot.start(fresh=fresh)
            except NotStarted as error:
                if blows is None or not blows.has_struck_since(since):
                    find(here, Finding("not started", 0, f"before kill {here.counts['kills']}: {error}"))
                    return
                here.note("a bot was started while its database was away")
                here.counts["starts while the database was away"] += 1
                await bot.kill()
                here.forget_sessions(bot)
            else:
                return

    async def _replace(self, bot: BotProcess) -> None:
        """A rolling restart: nobody is to notice."""
        here, since, store = self._arena, time.monotonic(), self._arena.store
        assert isinstance(store, ServerStore), "several processes share no file"
        try:
            before = store.tenure_of(bot.territory.name)
        except StoreAway:
            return

        def is_taken_over() -> bool:
            with suppress(StoreAway):
                return store.tenure_of(bot.territory.name) > before
            return False

        here.note(f"process {bot.territory.number} is replaced")
        try:
            await bot.hand_over(is_taken_over)
        except NotStarted as error:
            if self._blows is None or not self._blows.has_struck_since(since):
                find(
                    here,
                    Finding("not started", 0, f"to replace at kill {here.counts['kills']}: {error}"),
                )
            here.counts["starts while the database was away"] += 1
        except NotReplaced as error:
            find(here, Finding("not started", 0, f"replaced before kill {here.counts['kills']}: {error}"))
        else:
            here.note(f"process {bot.territory.number} was replaced")
            here.counts["processes replaced"] += 1

    async def _survive(self, blows: Blows) -> None:
        self._trouble.peace()
        self._trouble.is_resting = True
        try:
            await blows.survive()
        finally:
            self._trouble.is_resting = False

    def _forget_names(self) -> None:
        """As after a long time without the bot: Discord remembers for minutes what it has been sent.

        Not where another process goes on: what it has just sent cannot have been sent minutes ago.
        """
        here, world = self._arena, self._arena.playground.world
        here.note("Discord forgets nonces")
        at_work = [bot.territory for bot in here.bots if bot.is_alive]
        for channel, by_id in world.messages.items():
            place = world.channels.get(channel)
            guild = None if place is None else place.guild_id
            # Any process may write to somebody directly.
            if any(guild is None or territory.has(guild) for territory in at_work):
                continue
            for message in by_id.values():
                message.nonce = None

    async def _wait_for(self, bot: BotProcess, kind: str) -> None:
        """Until something of this kind has happened a few times; the blow falls before anything else does."""
        here, left, done = self._arena, self._dice.randint(1, 4), asyncio.Event()
        if kind == "request":
            if not await here.after_requests(self._dice.randint(1, 30), LONGEST_LIFE):
                here.counts["kills of an idle bot"] += 1
            return
        wanted = {"post": MessageCreated, "edit": MessageUpdated, "write": InteractionCreated}[kind]

        def hear(event: WorldEvent) -> None:
            nonlocal left
            if not isinstance(event, wanted) or (kind != "write" and not _is_public(event)):
                return
            left -= 1
            if left == 0:
                if kind != "write":
                    # Before Discord's answer reaches the bot: it does not know that the post is there.
                    bot.strike()
                done.set()

        stop = here.playground.world.listen(hear)
        try:
            async with asyncio.timeout(LONGEST_LIFE):
                await done.wait()
            if kind == "write":
                await asyncio.sleep(self._dice.uniform(0.0, 0.05))
        except TimeoutError:
            here.counts["kills of an idle bot"] += 1
        finally:
            stop()


def _is_public(event: WorldEvent) -> bool:
    return isinstance(event, MessageCreated | MessageUpdated) and event.message.ephemeral_for is None


async def campaign(folder: Path, kills: int, seed: str, store: Store, size: Size) -> Arena:
    """So many kills, then a judgement of everything."""
    names = (*PEOPLE, *QUEUERS, BYSTANDER)
    async with arena(folder, seed, names, store, size) as here:
        queued = Queued()
        trouble, organiser = Trouble(here), Organiser(here)
        blows = Blows(here, store) if isinstance(store, ServerStore) else None
        killer = Killer(here, trouble, blows)
        here.playing.set()
        here.hasty |= {here.user(name).id for name in QUEUERS}
        beginning = [
            *(keep_playing(here, table) for table in tables_at(size.servers)),
            *(keep_playing_alone(here, name) for name in SOLOISTS),
            *(keep_queueing(here, name, queued) for name in QUEUERS),
            keep_league(here),
            keep_learning(here),
            keep_hall(here),
        ]
        hosts = [asyncio.create_task(each) for each in beginning]
        for host in hosts:
            here.do(host)
        here.do(asyncio.create_task(_seat_for_ever(here)))
        await asyncio.sleep(3.0)
        troubles = [asyncio.create_task(w) for w in (trouble.run(), let_time_pass(here), organiser.run())]
        if blows is not None:
            troubles.append(asyncio.create_task(blows.run()))
        for task in troubles:
            here.do(task)
        await here.kill(here.bots[0], "to begin with")
        while here.counts["kills"] < kills:
            before = here.counts["kills"]
            await killer.strike()
            if here.counts["kills"] // JUDGE_EVERY > before // JUDGE_EVERY:
                await _judge(here, trouble, blows, queued)
        await _make_peace(here, trouble, blows)
        for task in troubles:
            task.cancel()
        await _judge(here, trouble, blows, queued)
        for host in hosts:
            host.cancel()
        await _end(here, trouble, organiser)
        return here


async def _make_peace(here: Arena, trouble: Trouble, blows: Blows | None) -> None:
    """Nobody presses anything more, and nothing fails any more."""
    here.playing.clear()
    trouble.peace()
    if blows is not None:
        await blows.peace()


async def _seat_for_ever(here: Arena) -> None:
    while True:
        here.seat_players()
        await asyncio.sleep(0.25)


async def _judge(here: Arena, trouble: Trouble, blows: Blows | None, queued: Queued) -> None:
    """Stop everything for a moment and look whether all is well."""
    await _make_peace(here, trouble, blows)
    is_quiet = await here.hush()
    if not is_quiet:
        find(here, Finding("stuck", 0, f"not quiet after kill {here.counts['kills']}"))
    here.judge(is_quiet=is_quiet)
    if is_quiet:
        # Last, since time passes for it.
        here.find([*queue_findings(here, queued), *result_findings(here), *await board_findings(here)])
    here.counts["judgements"] += 1
    print(
        f"{time.strftime('%H:%M:%S')} kills {here.counts['kills']}, presses {here.counts['presses']},"
        f" answers shown {len(here.shown)}, matches {len(here.matches())}, findings {len(here.findings)}",
        flush=True,
    )
    await here.kill_all()
    here.playing.set()


def find(here: Arena, finding: Finding) -> None:
    if finding not in here.findings:
        here.findings.append(finding)
        print(f"  ! {finding}", flush=True)
        here.dump([finding])


async def _end(here: Arena, trouble: Trouble, organiser: Organiser) -> None:
    """Without any trouble every match that is under way must get on."""
    trouble.peace()
    await here.start_missing()
    here.playing.set()
    await organiser.resume_all()
    before = {row.id: row.ask_no for row in here.matches() if row.status != "over" and row.channel}
    calm = asyncio.create_task(_calm(here))

    def unmoved() -> dict[int, MatchRow]:
        """Those that have not shown yet that they get on; nobody plays the others any more."""
        rows = [row for row in here.matches() if row.id in before and row.status != "over"]
        left = {row.id: row for row in rows if row.ask_no <= before[row.id] + 3}
        for player in here.players.values():
            player.is_over = player.is_over or player.match not in left
        return left

    def steps() -> dict[int, tuple[int, int]]:
        return {row.id: (row.ask_no, row.seq) for row in unmoved().values()}

    # On a busy machine everybody is slow, and nobody is stuck.
    last = steps()
    while last and await wait_until(lambda known=last: steps() != known, LONGEST_REST):
        last = steps()
    calm.cancel()
    for row in unmoved().values():
        find(here, Finding("stuck", row.id, f"{row.status}, question {row.ask_no}, {_busy(here, row.id)}"))
    is_quiet = await here.hush()
    here.judge(is_quiet=is_quiet)
    await here.kill_all()
    _verify(here)


def _busy(here: Arena, match: int) -> str:
    return "; ".join(f"{p.user.name}: {p.busy or 'waits'}" for p in here.players.values() if p.match == match)


async def _calm(here: Arena) -> None:
    """Nobody troubles anybody, but paused matches are let go on and time passes."""
    organiser = Organiser(here)
    while True:
        await asyncio.sleep(0.5)
        here.clock.passes(610)
        here.look_at_the_clock()
        try:
            await organiser.resume_all()
        except PlaygroundError:
            continue


def _verify(here: Arena) -> None:
    """What `python bot.py verify` says."""
    done = subprocess.run(
        [sys.executable, "bot.py", "verify"],
        cwd=ROOT,
        env={
            **os.environ,
            "SFB_DATABASE": here.store.own_address,
            "SFB_FILES": str(here.folder),
            "DISCORD_TOKEN": "",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    print(done.stdout.strip() or done.stderr.strip())
    here.note(done.stdout)
    if done.returncode:
        find(here, Finding("verify", 0, f"{done.stdout} {done.stderr}"))


def report(here: Arena, seconds: float, say: Callable[[str], None] = print) -> bool:
    """The figures; whether all is well."""
    counts = here.counts
    say(f"seed {here.seed}, {seconds:.0f} s, folder {here.folder}")
    for name in sorted(counts):
        say(f"  {name:32} {counts[name]}")
    say(f"  {'answers shown':32} {len(here.shown)}")
    say(f"  {'matches':32} {len(here.players and {m for m, _ in here.players})}")
    say(f"  {'posts':32} {len(here.transcript.posts)}")
    for kind in WRONG:
        say(f"  {kind.upper():32} {sum(finding.kind == kind for finding in here.findings)}")
    for finding in here.findings:
        say(f"  ! {finding}")
    return not here.findings
