"""Whole games by random users who press what they see, while things go wrong around them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.end_to_end.audit import audit, blameless, is_thrifty
from tests.end_to_end.harness import Game, Stage, begin, stage
from tests.end_to_end.players import RandomUser, play_on, random_users

PAIRS = (("alice", "bob"), ("carol", "dave"), ("erin", "frank"), ("grace", "heidi"))
DRAFTS = ("free", "casual", "free", "casual")
# How many things go wrong, and how many requests the bot makes in between.
MOST_TROUBLES = 12
BETWEEN_TROUBLES = 20


async def play(stage: Stage, game: Game, seed: str) -> tuple[RandomUser, ...]:
    players = random_users(stage, game, seed)
    await play_on(players)
    return players


async def begin_all(stage: Stage, most: int = len(PAIRS)) -> list[Game]:
    chosen = list(zip(PAIRS, DRAFTS, strict=True))[:most]
    return [await begin(stage, *pair, draft=draft) for pair, draft in chosen]


async def test_two_games_side_by_side(tmp_path: Path) -> None:
    """Where nothing goes wrong; four of them within the limits, and a longer one, are below."""
    seed = "calm 1"
    async with stage(tmp_path, seed) as here:
        games = await begin_all(here, 2)
        played = await asyncio.gather(*(play(here, game, seed) for game in games))
        for game, players in zip(games, played, strict=True):
            await audit(here, game, players)
            is_thrifty(here, game)
            assert not any(player.trouble for player in players)
        blameless(here)


async def test_two_games_with_presses_delivered_twice_and_a_bot_that_restarts(tmp_path: Path) -> None:
    seed = "restarts"
    async with stage(tmp_path, seed) as here:
        games = await begin_all(here, 2)
        everybody = [random_users(here, game, seed) for game in games]
        for cleanly in (True, False, True, False):
            here.playground.faults.deliver_again(30)
            await asyncio.gather(*(play_on(players, 15) for players in everybody))
            await here.restart(cleanly=cleanly)
        await asyncio.gather(*(play_on(players) for players in everybody))
        for game, players in zip(games, everybody, strict=True):
            await audit(here, game, players)
        # A restart in the middle of an answer leaves one whose webhook call is cut off, never a refusal.
        blameless(here)


async def test_two_games_while_discord_falters(tmp_path: Path) -> None:
    seed = "faults"
    async with stage(tmp_path, seed, faults=True) as here:
        games = await begin_all(here, 2)
        everybody = [random_users(here, game, seed) for game in games]
        playing = asyncio.gather(*(play_on(players) for players in everybody))
        assert await falter(here, playing) == MOST_TROUBLES, "everything went wrong once"
        await playing
        here.playground.faults.clear()
        for game, players in zip(games, everybody, strict=True):
            await audit(here, game, players)
        blameless(here)


async def falter(here: Stage, playing: asyncio.Future[list[None]]) -> int:
    """Every so many requests something else goes wrong, until the games are over; how many things did."""
    faults, ledger = here.playground.faults, here.playground.ledger
    posts, edits = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
    answers = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
    troubles = (
        lambda: faults.answer("POST", posts, 500, times=2),
        lambda: faults.answer("POST", posts, 502, after=True),
        lambda: faults.rate_limit("POST", posts, retry_after=0.3, times=2),
        lambda: faults.answer("PATCH", answers, 502),
        faults.drop_gateway,
        lambda: faults.answer("PATCH", edits, 500, after=True),
        lambda: faults.delay("POST", posts, 1.0, times=3),
        lambda: faults.rate_limit("PATCH", answers, retry_after=0.3),
        faults.ask_reconnect,
        lambda: faults.rate_limit("PATCH", edits, retry_after=0.3, is_global=True),
        lambda: faults.delay("PATCH", answers, 1.5, times=2),
        faults.invalidate_sessions,
    )
    for number, trouble in enumerate(troubles):
        reached = ledger.last_number + BETWEEN_TROUBLES
        passed = asyncio.ensure_future(
            ledger.until(lambda _, n=reached: ledger.last_number >= n, "requests", 60)
        )
        await asyncio.wait((passed, playing), return_when=asyncio.FIRST_COMPLETED)
        passed.cancel()
        if playing.done():
            return number
        trouble()
    return len(troubles)


async def test_games_within_the_rate_limits(tmp_path: Path) -> None:
    """With limits in force the bot waits instead of running into them."""
    seed = "limits"
    async with stage(tmp_path, seed, rate_limits=True) as here:
        games = await begin_all(here)
        everybody = [random_users(here, game, seed) for game in games]
        await asyncio.gather(*(play_on(players, 20) for players in everybody))
        for game, players in zip(games, everybody, strict=True):
            await audit(here, game, players, over=False)
        refused = [r for r in here.playground.ledger.records if r.status == 429]
        assert [str(record) for record in refused] == []
        blameless(here)


async def test_a_duel_to_three_points_in_a_channel(tmp_path: Path) -> None:
    seed = "duel"
    async with stage(tmp_path, seed, goal=3) as here:
        game = await begin(here, channel="lounge", where="here", first="me")
        players = await play(here, game, seed)
        await audit(here, game, players)
        is_thrifty(here, game)
        blameless(here)
