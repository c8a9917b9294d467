"""kill -9 at any moment of a game: every acknowledged choice is there, none twice, every button works."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from sfb_bot.playground import DidNotRespond, NothingHappened
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, Stage, begin, newest_post, stage, verbs
from tests.end_to_end.players import RandomUser, play_out, random_users
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


async def start_child(here: Stage) -> asyncio.subprocess.Process:
    """The bot in a process of its own, ready."""
    playground = here.playground
    where = (playground.token, playground.api_base, playground.gateway_url)
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.end_to_end.child",
        str(here.database),
        "killed",
        *where,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert await child.stdout.readline() == b"ready\n"
    return child


async def kill_after(here: Stage, child: asyncio.subprocess.Process, requests: int) -> None:
    """End the bot while it is busy: right after this many more of its requests have come in."""
    ledger = here.playground.ledger
    goal = ledger.last_number + requests
    await ledger.until(lambda _: ledger.last_number >= goal, f"request {goal}", PATIENCE)
    child.kill()
    async with asyncio.timeout(PATIENCE):
        await child.wait()
    here.nobody_answers()


async def play_for_ever(players: tuple[RandomUser, ...]) -> None:
    await asyncio.gather(*(player.play() for player in players))


async def every_button_works(game: Game) -> None:
    """The permanent buttons of the newest post, and undo-less controls of a fresh panel."""
    for user in game.players:
        for verb in ("play", "page", "board", "log"):
            # Looked for anew: what was cut off by the kill is posted meanwhile, and takes the buttons along.
            post = newest_post(user, game.place)
            assert post is not None
            outcome = await user.press(post, verbs(post)[verb])
            assert outcome.message is not None
            assert outcome.message.text


@pytest.mark.parametrize("seed", [1, 2])
async def test_killed_several_times_in_a_game(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    # More points than anybody scores until the last kill: a match that is over has no buttons to play.
    async with stage(tmp_path, "killed", faults=True, goal=5) as here:
        game = await begin(here)
        await here.stop()
        players = random_users(here, game, f"killed {seed}")
        playing = asyncio.ensure_future(play_for_ever(players))
        for _ in range(4):
            child = await start_child(here)
            await kill_after(here, child, dice.randint(5, 40))
        # Those who pressed into the void see that nothing answered, and press again.
        playing.cancel()
        for ended in await asyncio.gather(playing, return_exceptions=True):
            assert ended is None or isinstance(
                ended, asyncio.CancelledError | DidNotRespond | NothingHappened
            )
        await here.start()
        await every_button_works(game)
        for player in players:
            player.trouble = 0
        await play_out(here, game, players, 40)
        await audit(here, game, players)
        blameless(here)
