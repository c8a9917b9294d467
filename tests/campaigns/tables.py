"""Keeps matches going: duels, teams and a league, each begun again when it is over."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, Final

from sfb_bot.playground import PlaygroundError, UserDriver, VisibleMessage
from sfb_bot.playground.drive.views import Button
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.practice_actions import ExerciseStep
from tests.campaigns.arena import BOSS, PLACE, Arena
from tests.campaigns.people import PATIENCE, wait_until
from tests.campaigns.servers import channel_of, server_id
from tests.end_to_end.harness import has_lobby_button

REST: Final = 0.3
MOST_WAITING: Final = 8.0
LEAGUERS: Final = ("lia", "max", "nia", "oto")


@dataclass(frozen=True)
class Table:
    """Who plays with whom, where and how."""

    players: tuple[str, ...]
    pace: str
    place: str = PLACE
    options: tuple[tuple[str, str], ...] = ()
    server: int = 0

    @property
    def channel(self) -> str:
        """Where they challenge each other."""
        return channel_of(self.place, self.server)


TABLES: Final = (
    Table(("ada", "bob"), "live"),
    Table(("cid", "dea"), "daily"),
    Table(("eli", "fay"), "slow", "ring0", (("where", "here"),)),
    Table(("gus", "hal"), "daily", PLACE, (("draft", "casual"),)),
    Table(("ivy", "jan", "kim", "lee"), "daily"),
    Table(("mia", "ned", "ola", "pat"), "live", "ring1", (("where", "here"),)),
)


def tables_at(servers: int) -> list[Table]:
    """The tables spread over the servers; the people of the first one also play at the second server."""
    spread = [replace(table, server=number % servers) for number, table in enumerate(TABLES)]
    return [*spread, replace(TABLES[0], server=1)] if servers > 1 else spread


# Who plays against which level, alone, and who learns.
SOLOISTS: Final = {"sol": "beginner", "uma": "easy"}
LEARNER: Final = "vic"
PEOPLE: Final = (*(name for table in TABLES for name in table.players), *LEAGUERS, *SOLOISTS, LEARNER)


async def keep_playing(arena: Arena, table: Table) -> None:
    """Challenge, accept, and again when the match is over."""
    users = [arena.user(name) for name in table.players]
    while True:
        await asyncio.sleep(REST)
        await arena.playing.wait()
        if _is_at_play(arena, {user.id for user in users}, table.server):
            continue
        try:
            async with asyncio.timeout(MOST_WAITING):
                await _begin(table, users)
                arena.counts["matches begun"] += 1
        except (PlaygroundError, TimeoutError):
            # Killed in between: look what came of it, and try again.
            arena.counts["trouble"] += 1


async def keep_playing_alone(arena: Arena, name: str) -> None:
    """A match against a computer, with hints, and the next one when it is over."""
    user, server = arena.user(name), [*SOLOISTS].index(name) % arena.servers
    while True:
        await asyncio.sleep(REST)
        await arena.playing.wait()
        if any(row.status != "over" and user.id in row.users for row in arena.matches()):
            continue
        try:
            async with asyncio.timeout(MOST_WAITING):
                await user.slash(channel_of(PLACE, server), "brawl solo", level=SOLOISTS[name])
                arena.counts["solo matches begun"] += 1
        except (PlaygroundError, TimeoutError):
            arena.counts["trouble"] += 1


async def keep_learning(arena: Arena) -> None:
    """Lessons and puzzles, answered at random: what was shown as stored must be there after every kill."""
    user, dice = arena.user(LEARNER), arena.dice("learner")
    while True:
        await asyncio.sleep(REST)
        await arena.playing.wait()
        try:
            async with asyncio.timeout(MOST_WAITING):
                words = dice.choice(("brawl learn", "puzzle"))
                await _practise(arena, user, (await user.slash(PLACE, words)).message)
        except (PlaygroundError, TimeoutError, LookupError):
            arena.counts["trouble"] += 1


async def _practise(arena: Arena, user: UserDriver, panel: VisibleMessage | None) -> None:
    dice = arena.dice(f"practice {arena.counts['exercise presses']}")
    for _ in range(6):
        steps = [b for b in panel.buttons if isinstance(_exercise(b), ExerciseStep)] if panel else []
        steps = [b for b in steps if not b.is_disabled]
        if panel is None or not steps or not arena.playing.is_set():
            return
        button = dice.choice(steps)
        action, stored = _exercise(button), user.world.message(panel.channel_id, panel.id)
        if stored is None:
            return
        before, kills = stored.edited_at, arena.counts["kills"]
        arena.counts["exercise presses"] += 1
        await user.press(panel, button.custom_id or "")
        await wait_until(lambda s=stored, b=before: s.edited_at != b, PATIENCE)
        panel = user.look(panel)
        is_shown = stored.edited_at != before and kills == arena.counts["kills"]
        if is_shown and isinstance(action, ExerciseStep):
            after = [a for b in panel.buttons if isinstance(a := _exercise(b), ExerciseStep)]
            numbers = [each.number for each in after if each.exercise == action.exercise]
            if numbers:
                arena.practised[action.game, action.exercise] = max(numbers)


def _exercise(button: Button) -> Action | None:
    return read_action(button.custom_id or "")


def _is_at_play(arena: Arena, users: set[int], server: int) -> bool:
    rows = [row for row in arena.matches() if row.status != "over" and row.guild == server_id(server)]
    return any({*row.users} == users for row in rows)


async def _begin(table: Table, users: list[UserDriver]) -> None:
    host, *others = users
    names = ("opponent",) if len(others) == 1 else ("opponent", "partner", "opponent2")
    invited = dict(zip(names, others, strict=True))
    mode = {"mode": "teams"} if len(others) > 1 else {}
    invitation = _open_invitation(host, table.channel)
    if invitation is None:
        await host.slash(
            table.channel, "brawl challenge", pace=table.pace, **mode, **dict(table.options), **invited
        )
        invitation = await host.wait_for_message(
            table.channel, lambda m: m.id == getattr(_open_invitation(host, table.channel), "id", 0), 5.0
        )
    for user in others:
        await user.press(invitation, "Accept")


def _open_invitation(host: UserDriver, place: str) -> VisibleMessage | None:
    found = [
        message
        for message in host.visible_messages(place)[-40:]
        if not message.is_ephemeral and f"<@{host.id}>" in message.text.partition("\n")[0]
    ]
    return next((m for m in reversed(found) if has_lobby_button(m)), None)


async def keep_league(arena: Arena) -> None:
    """A season of four, and the next one when it is over."""
    while True:
        await asyncio.sleep(REST)
        await arena.playing.wait()
        try:
            async with asyncio.timeout(MOST_WAITING):
                await _one_step(arena)
        except (PlaygroundError, TimeoutError, LookupError, AssertionError):
            arena.counts["trouble"] += 1


async def _one_step(arena: Arena) -> None:
    """Whatever the season needs next, judged by what is stored."""
    with closing(arena.read()) as connection:
        season = connection.execute("SELECT id, status FROM season ORDER BY id DESC LIMIT 1").fetchone()
        entrants = {
            user
            for (user,) in connection.execute(
                "SELECT user FROM entrant_player WHERE season = ?", (season[0] if season else 0,)
            )
        }
    boss = arena.user(BOSS)
    if season is None or season[1] == "finished":
        number = (season[0] if season else 0) + 1
        await _confirmed(
            boss, "league create", name=f"Cup {number}", format="round_robin", pace="daily",
            round_length="14d", best_of=1, most=len(LEAGUERS),
        )  # fmt: skip
        arena.counts["seasons begun"] += 1
    elif season[1] == "signup":
        for name in LEAGUERS:
            user = arena.user(name)
            if user.id not in entrants:
                await user.press(_sign_up_post(user), "Join")
        if len(entrants) == len(LEAGUERS):
            await _confirmed(boss, "league start", reason="all are here")


def _sign_up_post(user: UserDriver) -> VisibleMessage:
    """The newest one; LookupError while there is none: stored seasons are posted, and pinned, later."""
    shown = [m for m in user.visible_messages(PLACE) if not m.is_ephemeral]
    found = [m for m in shown if any(b.label == "Join" and not b.is_disabled for b in m.buttons)]
    if not found:
        raise LookupError("the season is not posted yet")
    return found[-1]


async def _confirmed(boss: UserDriver, words: str, **options: Any) -> None:
    shown = (await boss.slash(PLACE, words, **options)).message
    assert shown is not None
    await boss.press(shown, "Confirm")
    await asyncio.sleep(0.3)
