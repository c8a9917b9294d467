"""What a server sees of its matches, through kills: the queue, the board of running matches, the results."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final

from sfb_bot.locale import Texts
from sfb_bot.playground import PlaygroundError, UserDriver, VisibleMessage
from sfb_bot.screens.community_actions import LeaveQueue, ShowLive
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.live import MOST_LINES
from tests.campaigns.arena import BOSS, HALL, PLACE, Arena
from tests.campaigns.match_rows import MatchRow
from tests.campaigns.oracle import Finding
from tests.campaigns.people import wait_until
from tests.campaigns.servers import channel_of, server_id

QUEUERS: Final = ("quin", "roz", "sam", "tia", "ugo")
PATIENCE: Final = 6.0
REST: Final = 0.3
# A board changes at most once a minute of the bot's time.
MINUTE: Final = 61
LONGEST_LOOK: Final = 30.0
# A match, its two players who wait no more, and their two seats are stored one after the other.
TOGETHER: Final = 4
LEFT: Final = Texts("en").say("notice-queue-left")
LINK: Final = re.compile(r"<#(\d+)>")


@dataclass
class Queued:
    """What those who wait have been shown, with the moment: that they wait, or that they left."""

    shown: list[tuple[int, float, bool]] = field(default_factory=list[tuple[int, float, bool]])


async def keep_hall(arena: Arena) -> None:
    """Have a board and a channel of results, until both are stored."""
    boss = arena.user(BOSS)
    while True:
        await asyncio.sleep(REST)
        await arena.playing.wait()
        try:
            with closing(arena.read()) as connection:
                row = connection.execute(
                    "SELECT live_channel, results_channel FROM guild_settings WHERE live_channel <> 0"
                ).fetchone()
            live, results = row or (0, 0)
            if live and results:
                return
            async with asyncio.timeout(PATIENCE):
                words, wish = (
                    ("settings server", {"results": "here"}) if live else ("brawl live", {"pin": "here"})
                )
                await boss.slash(HALL, words, **wish)
        except (PlaygroundError, TimeoutError):
            arena.counts["trouble"] += 1


async def keep_queueing(arena: Arena, name: str, queued: Queued) -> None:
    """Wait for an opponent whenever there is no match; change one's mind, leave, press twice at once."""
    user, dice = arena.user(name), arena.dice(f"queue {name}")
    panel: VisibleMessage | None = None
    while True:
        await asyncio.sleep(REST)
        await arena.playing.wait()
        at_play = any(row.status != "over" and user.id in row.users for row in arena.matches())
        if dice.random() < (0.97 if at_play else 0.5):
            continue
        try:
            async with asyncio.timeout(PATIENCE):
                if panel is not None and dice.random() < 0.3:
                    await _leave(arena, user, panel, queued)
                    panel = None
                else:
                    panel = await _enter(arena, user, dice.choice(("live", "live", "daily")), queued)
                    if dice.random() < 0.2:
                        await asyncio.gather(
                            *(_enter(arena, user, pace, queued) for pace in ("live", "daily", "live"))
                        )
        except (PlaygroundError, TimeoutError, LookupError):
            arena.counts["trouble"] += 1
            panel = None


async def _enter(arena: Arena, user: UserDriver, pace: str, queued: Queued) -> VisibleMessage | None:
    arena.counts["queue entered"] += 1
    place = channel_of(PLACE, [arena.user(name).id for name in QUEUERS].index(user.id) % arena.servers)
    shown = (await user.slash(place, "brawl queue", pace=pace)).message
    arena.note(f"{user.name}: queue {pace}: {shown.text[:60]!r}" if shown is not None else "queue: nothing")
    if shown is None or not any(
        isinstance(read_action(b.custom_id or ""), LeaveQueue) for b in shown.buttons
    ):
        return None
    queued.shown.append((user.id, time.time(), True))
    return shown


async def _leave(arena: Arena, user: UserDriver, panel: VisibleMessage, queued: Queued) -> None:
    button = next(b for b in panel.buttons if isinstance(read_action(b.custom_id or ""), LeaveQueue))
    arena.counts["queue left"] += 1
    await user.press(panel, button.custom_id or "")
    await wait_until(lambda: user.look(panel).text != panel.text, PATIENCE)
    arena.note(f"{user.name}: leaves the queue: {user.look(panel).text!r}")
    if user.look(panel).text == LEFT:
        queued.shown.append((user.id, time.time(), False))


# --- What must be true ---


def queue_findings(arena: Arena, queued: Queued) -> Iterator[Finding]:
    """Whoever is matched has waited until then, once; whoever was told that they wait, or not, knows."""
    with closing(arena.read()) as connection:
        rows = connection.execute(
            "SELECT id, at, match, what, body FROM campaign_history WHERE what IN ('wait', 'unwait', 'seat')"
            " ORDER BY id"
        ).fetchall()
        waiting = {user for (user,) in connection.execute("SELECT user FROM waiting")}
    events = [(number, at, match, what, json.loads(body)["user"]) for number, at, match, what, body in rows]
    users = {arena.user(name).id for name in QUEUERS}
    waits: dict[int, bool] = dict.fromkeys(users, False)
    freed: dict[int, int] = {}
    for number, _, match, what, user in events:
        if user not in users:
            continue
        if what == "wait":
            waits[user] = True
        elif what == "unwait":
            waits[user], freed[user] = False, number
        else:
            if waits[user]:
                yield Finding("queue", match, f"{user} is matched and still waits")
            if number - freed.pop(user, -TOGETHER) >= TOGETHER + 1:
                yield Finding("queue", match, f"{user} is matched without having waited")
    for user, is_waiting in waits.items():
        if is_waiting != (user in waiting):
            yield Finding(
                "queue", 0, f"{user} waits: {user in waiting}, after all that was stored {is_waiting}"
            )
    for user, at, is_in in queued.shown:
        mine = [(when, what) for _, when, _, what, who in events if who == user and when <= at]
        if is_in and not any(what == "wait" for _, what in mine):
            yield Finding("lost", 0, f"{user} was shown that they wait, and never did")
        if not is_in and [what for _, what in mine if what != "seat"][-1:] == ["wait"]:
            yield Finding("lost", 0, f"{user} was shown that they left, and still waited at {at:.3f}")


def boards(arena: Arena) -> list[VisibleMessage]:
    """The posts in the hall that are a board."""
    boss = arena.user(BOSS)
    shown = [m for m in boss.visible_messages(HALL) if not m.is_ephemeral]
    return [m for m in shown if any(isinstance(read_action(b.custom_id or ""), ShowLive) for b in m.buttons)]


def _is_current(arena: Arena, board: VisibleMessage) -> bool:
    """Whether a board shows the matches that run, and how many wait."""
    with closing(arena.read()) as connection:
        (count,) = connection.execute(
            "SELECT count(*) FROM waiting WHERE guild = ?", (server_id(0),)
        ).fetchone()
    rows = [row for row in arena.matches() if row.guild == server_id(0)]
    running = [row for row in rows if row.status != "over" and row.channel]
    awake = {row.channel for row in running if not _sleeps(arena, row)}
    links = {int(link) for link in LINK.findall(board.text)}
    told = re.search(r"(\d+) players? (?:is|are) looking", board.text)
    is_whole = awake <= links or len(links) >= MOST_LINES
    return links <= {row.channel for row in running} and is_whole and int(told[1] if told else 0) == count


def _sleeps(arena: Arena, row: MatchRow) -> bool:
    channel = arena.playground.world.channels.get(row.channel)
    return channel is None or (channel.thread is not None and channel.thread.is_archived)


async def board_findings(arena: Arena) -> list[Finding]:
    """There is one board, and it tells what is so, at the latest after a minute."""
    with closing(arena.read()) as connection:
        row = connection.execute("SELECT live_channel FROM guild_settings WHERE live_channel <> 0").fetchone()
    if not row or not row[0]:
        return []
    end = time.monotonic() + LONGEST_LOOK
    found = boards(arena)
    while time.monotonic() < end and not (len(found) == 1 and _is_current(arena, found[0])):
        arena.clock.passes(MINUTE)
        arena.look_at_the_clock()
        await asyncio.sleep(0.5)
        found = boards(arena)
    arena.counts["boards looked at"] += 1
    if len(found) != 1:
        return [Finding("board", 0, f"{len(found)} boards: {[(m.id, m.text) for m in found]}")]
    if not _is_current(arena, found[0]):
        running = [(r.id, r.channel, r.status) for r in arena.matches() if r.status != "over"]
        return [Finding("board", 0, f"stale: {found[0].text!r}, running {running}")]
    return []


def result_findings(arena: Arena) -> Iterator[Finding]:
    """No match has two lines among the results, and what has one is over."""
    hall = arena.user(BOSS).place(HALL).id
    posts: Sequence[Any] = [p for p in arena.transcript.in_channel.get(hall, []) if not p.is_deleted]
    told = Counter(
        int(LINK.findall(post.last_text)[-1])
        for post in posts
        if "**Live:**" not in post.last_text and LINK.search(post.last_text)
    )
    over = Counter(row.channel for row in arena.matches() if row.status == "over")
    arena.counts["results told"] = told.total()
    arena.counts["results of matches over"] = over.total()
    for channel, number in told.items():
        if number > over[channel]:
            yield Finding("result", 0, f"{number} results of {over[channel]} matches in {channel}")
