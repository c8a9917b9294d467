"""Where a campaign takes place: a playground, a bot in its own process, its database, and all who play."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
import traceback
from collections import Counter, deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sfb_bot.games import load_games
from sfb_bot.playground import Playground, PlaygroundSettings, UserDriver, UserSeed
from sfb_bot.playground.clock import SystemClock
from sfb_bot.playground.session_starts import Sharding
from sfb_bot.playground.world.events import ReadStateChanged
from tests.campaigns.bot_process import BotProcess, Territory
from tests.campaigns.match_rows import MatchRow, match_rows
from tests.campaigns.moved_clock import MovedClock
from tests.campaigns.oracle import Finding, Oracle, Shown
from tests.campaigns.people import Habits, Player, wait_until
from tests.campaigns.servers import more_servers, server_id
from tests.campaigns.stores import Look, Store, StoreAway
from tests.campaigns.transcript import Transcript
from tests.end_to_end.harness import newest_post

BOSS: Final = "boss"
PLACE: Final = "arena"
# Where the server keeps its board of running matches, and its results.
HALL: Final = "hall"
# Channels in which matches are played themselves.
RINGS: Final = 2
# What the bot still has to do: show something, or act on a deadline.
_LEFT: Final = "SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM deadline WHERE due <= ?)"
# What stands behind something in its lane waits with it, and no time helps what is being drawn.
_NEXT_TRY: Final = (
    "SELECT min(next_try) FROM outbox WHERE id IN (SELECT min(id) FROM outbox GROUP BY lane)"
    " AND trouble <> 'the animation is being drawn'"
)
# How often the bot is woken while everybody waits for it, in seconds: it has work to do.
WAKE_EVERY: Final = 0.5
LONGEST_QUIET: Final = 90.0


@dataclass(frozen=True)
class Size:
    """How many processes the bot runs as, and at how many servers people play."""

    processes: int = 1
    servers: int = 1


@dataclass
class Arena:
    """The state of a campaign; `findings` are what must not have happened."""

    folder: Path
    seed: str
    playground: Playground
    clock: MovedClock
    store: Store
    bots: list[BotProcess]
    servers: int
    transcript: Transcript
    oracle: Oracle
    counts: Counter[str] = field(default_factory=Counter[str])
    diary: deque[str] = field(default_factory=lambda: deque(maxlen=20000))
    shown: list[Shown] = field(default_factory=list[Shown])
    findings: list[Finding] = field(default_factory=list[Finding])
    playing: asyncio.Event = field(default_factory=asyncio.Event)
    players: dict[tuple[int, int], Player] = field(default_factory=dict[tuple[int, int], Player])
    tasks: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])
    judged: set[int] = field(default_factory=set[int])
    # Those who concede soon, so that many matches come to their end.
    hasty: set[int] = field(default_factory=set[int])
    # How often each exercise of the learner was stored, as far as panels have shown it.
    practised: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    # The matches as they were seen last.
    _seen: list[MatchRow] = field(default_factory=list[MatchRow])

    def note(self, what: str) -> None:
        """Write into the diary, so that a failure can be understood."""
        self.diary.append(f"{time.time():.3f} {what}")

    def dice(self, name: str) -> random.Random:
        """Luck of its own for everything that happens side by side."""
        return random.Random(f"{self.seed}/{name}")

    def user(self, name: str) -> UserDriver:
        return self.playground.user(name)

    def do(self, task: asyncio.Task[None]) -> None:
        """Keep a task until it ends; what ends it wrongly is a fault of the campaign and is not hidden."""
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            trace = "".join(traceback.format_exception(error))
            self.note(f"a task ended: {trace}")
            print(f"  ? a task of the campaign ended: {trace}", flush=True)
            self.counts["faults of the campaign"] += 1

    def read(self) -> Look:
        """A look into the database, which the bot goes on writing; StoreAway when it cannot be had."""
        return self.store.look()

    def matches(self) -> list[MatchRow]:
        """All of them; while the database is away as they were before, which is what people know."""
        try:
            with closing(self.read()) as look:
                self._seen = match_rows(look)
        except StoreAway:
            self.counts["looks while the database was away"] += 1
        return self._seen

    def connections_of(self, server: int) -> frozenset[str]:
        """The sessions over which bots hear of a server at this moment."""
        sessions = self.playground.gateway.sessions.values()
        return frozenset(s.id for s in sessions if s.outlet is not None and s.hears(server_id(server)))

    async def after_requests(self, number: int, seconds: float = 3.0) -> bool:
        """Wait until the bot has asked Discord for so much more; not longer than so many seconds.

        What is measured by the bot's work happens as often on a busy machine as on a fast one.
        """
        ledger = self.playground.ledger
        goal = ledger.last_number + number
        try:
            await ledger.until(lambda _: ledger.last_number >= goal, "a request", seconds)
        except TimeoutError:
            return False
        return True

    # --- People ---

    def seat_players(self) -> None:
        """Everybody who has a seat in a match under way plays it, wherever it is shown."""
        for row in self.matches():
            if row.status == "over" or not row.channel:
                continue
            for user in row.users:
                player = self.players.get((row.id, user))
                if player is not None:
                    player.place = row.channel
                elif user in self.playground.world.users:
                    self._seat(row, user)

    def _seat(self, row: MatchRow, user: int) -> None:
        driver = self.user(self.playground.world.users[user].name)
        player = Player(
            self.playground,
            driver,
            row.id,
            row.channel,
            self.dice(f"player {row.id} {user}"),
            Habits(concede=0.1) if user in self.hasty else Habits(),
            self.shown,
            self.counts,
            self.playing,
            self.note,
        )
        self.players[row.id, user] = player
        self.do(asyncio.create_task(player.play()))

    # --- Quiet ---

    async def kill(self, bot: BotProcess, why: str) -> None:
        """End a bot the hard way; everybody who waits for it finds out a little later."""
        if bot.has_ended_itself:
            self.note("the bot has ended by itself")
            self.counts["ended by itself"] += 1
        await bot.kill()
        self.counts["kills"] += 1
        self.counts[f"kills {why}"] += 1
        self.note(f"killed {why}")
        self.forget_sessions(bot)

    def forget_sessions(self, bot: BotProcess) -> None:
        """What has ended never comes back for its connections to Discord."""
        gateway = self.playground.gateway
        for session in list(gateway.sessions.values()):
            if session.outlet is None and bot.territory.has_shard(session.shard[0]):
                gateway.sessions.pop(session.id, None)
        self.playground.world.tell(ReadStateChanged(0, 0))

    async def kill_all(self) -> None:
        """End every bot, without counting it."""
        for bot in self.bots:
            await bot.kill()

    async def start_missing(self) -> None:
        """Every territory has its bot."""
        for bot in self.bots:
            if not bot.is_alive:
                await bot.kill()
                await bot.start()

    def look_at_the_clock(self, *, is_jump: bool = False) -> None:
        """Time has passed for every bot; or it was a jump, which they have to find out."""
        for bot in self.bots:
            bot.look_at_the_clock(is_jump=is_jump)

    async def hush(self) -> bool:
        """Nobody presses anything, nothing fails any more, and all that is to be shown is shown."""
        self.playing.clear()
        await wait_until(lambda: not any(p.busy for p in self.players.values() if not p.is_over), 15.0)
        await self.start_missing()
        end = time.monotonic() + LONGEST_QUIET
        quiet_since, woken = 0, 0.0
        with closing(self.read()) as connection:
            while time.monotonic() < end:
                (left,) = connection.execute(_LEFT, (self.clock.now(),)).fetchone()
                quiet_since = 0 if left or self._is_thinking() else quiet_since + 1
                if quiet_since > 5:
                    return True
                if left and (self._skip_retries(connection) or time.monotonic() > woken + WAKE_EVERY):
                    woken = time.monotonic()
                    self.look_at_the_clock()
                await asyncio.sleep(0.03)
            waiting = connection.execute("SELECT * FROM outbox").fetchall()
        self.note(f"never quiet: {waiting}")
        return False

    def _is_thinking(self) -> bool:
        """Whether a computer is asked: it answers whatever people do."""
        rows = [row for row in self.matches() if row.status == "live" and min(row.users) < 0 and row.channel]
        posts = (newest_post(self.user(BOSS), row.channel) for row in rows)
        return any(post is not None and "Computer is thinking" in post.text for post in posts)

    def _skip_retries(self, look: Look) -> bool:
        """Whatever waits for its next try is tried now; whether anything did."""
        (due,) = look.execute(_NEXT_TRY).fetchone()
        if due is None or due <= self.clock.now():
            return False
        self.clock.passes(due - self.clock.now() + 1)
        return True

    # --- Judging ---

    def judge(self, *, is_quiet: bool) -> list[Finding]:
        """What is wrong that was not wrong before; matches that were over the last time are as they were."""
        new = [finding for finding in self.oracle.twice() if finding not in self.findings]
        new += [finding for finding in self._lost_practice() if finding not in self.findings]
        self.findings += new
        with closing(self.read()) as connection:
            connection.execute("BEGIN")
            # The queue may have begun one meanwhile.
            busy = {match for (match,) in connection.execute("SELECT match FROM outbox")}
            for row in match_rows(connection):
                if row.id in self.judged:
                    continue
                is_told = is_quiet and row.id not in busy
                for finding in self.oracle.judge(connection, row, self.shown, is_quiet=is_told):
                    if finding not in self.findings:
                        self.findings.append(finding)
                        new.append(finding)
                if row.status == "over" and is_told:
                    self.judged.add(row.id)
        for finding in new:
            print(f"  ! {finding}", flush=True)
        if new:
            self.dump(new)
        return new

    def find(self, findings: Iterable[Finding]) -> None:
        """Add what was found besides, once."""
        new = [finding for finding in dict.fromkeys(findings) if finding not in self.findings]
        self.findings += new
        for finding in new:
            print(f"  ! {finding}", flush=True)
        if new:
            self.dump(new)

    def _lost_practice(self) -> list[Finding]:
        """Steps of exercises that a panel has shown and that are not stored."""
        with closing(self.read()) as connection:
            rows = connection.execute("SELECT game, exercise, number FROM practice").fetchall()
        stored = {(game, exercise): number for game, exercise, number in rows}
        return [
            Finding("lost", 0, f"{name} was shown at {shown}, stored is {stored.get((game, name), 0)}")
            for (game, name), shown in self.practised.items()
            if stored.get((game, name), 0) < shown
        ]

    def dump(self, findings: list[Finding]) -> None:
        """Everything that is known, for somebody who wants to understand what happened."""
        folder = self.folder / "failures" / f"{len(self.findings):03d}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "findings.txt").write_text(
            f"seed {self.seed}\n" + "\n".join(str(finding) for finding in findings) + "\n"
        )
        (folder / "diary.txt").write_text("\n".join(self.diary) + "\n")
        self.store.copy_to(folder / "sfb.sqlite3")
        for row in self.matches():
            if row.id in {finding.match for finding in findings}:
                posts = [str(p) for p in self.transcript.posts.values() if p.channel == row.channel]
                (folder / f"transcript-{row.id}.txt").write_text("\n".join(posts) + "\n")
        for bot in self.bots:
            if bot.log.exists():
                shutil.copy(bot.log, folder / bot.log.name)


@asynccontextmanager
async def arena(
    folder: Path, seed: str, names: tuple[str, ...], store: Store, size: Size
) -> AsyncGenerator[Arena]:
    """Running bots at some servers with these people, the organiser first."""
    channels = (
        (PLACE, "Challenge somebody here"),
        (HALL, "What is played, and how it ended"),
        *((f"ring{n}", "A match at a time") for n in range(RINGS)),
    )
    users = tuple(UserSeed(name) for name in (BOSS, *names))
    settings = PlaygroundSettings(
        port=0,
        users=users,
        channels=channels,
        more_guilds=more_servers(size.servers, [name for name, _ in channels]),
        # A bot that is killed all day identifies more often than Discord would let it.
        sharding=Sharding(advised=size.processes, at_once=size.processes, a_day=1_000_000),
        rate_limits=False,
        clock=SystemClock(),
    )
    async with Playground(settings) as playground:
        clock = MovedClock(folder / "clock")
        await store.open()
        bots = [
            BotProcess(playground, folder, clock, store.address_of(number), Territory(number, size.processes))
            for number in range(1, size.processes + 1)
        ]
        transcript = Transcript(playground.world)
        made = Arena(
            folder,
            seed,
            playground,
            clock,
            store,
            bots,
            size.servers,
            transcript,
            Oracle(load_games(), transcript),
        )
        try:
            for bot in bots:
                await bot.open()
                await bot.start()
            store.watch()
            yield made
        finally:
            made.playing.clear()
            for task in list(made.tasks):
                task.cancel()
            await asyncio.gather(*made.tasks, return_exceptions=True)
            for bot in bots:
                await bot.close()
            await store.close()
