"""The Rift with a bot that ends between any two answers, or in the middle of one: nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from sfb_bot.playground import DidNotRespond, NothingHappened
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, Stage, stage
from tests.end_to_end.players import RandomUser, play_on, play_out, random_users, settled
from tests.end_to_end.pressing import concede
from tests.end_to_end.rift_table import begin, placed, rift
from tests.end_to_end.test_killed import ROOT, every_button_works, kill_after, play_for_ever
from tests.patience import PATIENCE

# Two armies in each other's reach, with full hands: every kind of question comes soon.
MELEE = (
    "t9 turn=a main | a N3 pikeman N2 archer S3 shaman S4 shapeshifter"
    " hand=curse,dispel,dash,lightning,swap spells=15 deck=6"
    " | b N4 militia N5 seraph S5 skirmisher S6 lich"
    " hand=blessing,reflection,curse,intimidate spells=16 deck=6"
)


async def seen_by_all(here: Stage, game: Game) -> list[object]:
    """The match as everybody and as each player sees it, with whatever is asked."""
    public = await here.look(game.match)
    own = [await here.look(game.match, user) for user in game.players]
    return [
        (public.seq, public.waiting_for, public.public),
        *((look.private, look.question, look.held, look.can_undo, look.order) for look in own),
    ]


# From which position, with which armies, how many answers, and what is asked on the way.
MATCHES = {
    "melee": (MELEE, "basic", 24, {"main", "respond"}),
    "basic": ("", "basic", 7, {"keep_champions", "summon_lane", "main"}),
    "draft": ("", "draft", 8, {"pick"}),
}


@pytest.mark.parametrize("match", MATCHES)
async def test_killed_between_any_two_answers(tmp_path: Path, match: str) -> None:
    line, army, answers, prompts = MATCHES[match]
    asked = set[str]()
    async with stage(tmp_path, match, packs=placed(line) if line else rift()) as here:
        game = await begin(here, army=army)
        players = random_users(here, game, match)
        for _ in range(answers):
            asked |= {prompt for _, prompt in (await here.look(game.match)).public.waiting}
            await play_on(players, 1)
            before = await seen_by_all(here, game)
            await here.restart(cleanly=False)
            assert await seen_by_all(here, game) == before
            if (await here.record(game.match)).status == "over":
                break
        assert asked >= prompts
        await settled(here, game)
        if (await here.record(game.match)).status != "over":
            await every_button_works(game)
            await concede(here, game, game.host)
        await audit(here, game, players)
        blameless(here)


async def start_placed(here: Stage, game: str, line: str) -> asyncio.subprocess.Process:
    """The bot in a process of its own, ready to play from a position."""
    playground = here.playground
    where = (playground.token, playground.api_base, playground.gateway_url)
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.end_to_end.placed_child", str(here.database), game, line, *where),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert await child.stdout.readline() == b"ready\n"
    return child


def be_patient_again(players: tuple[RandomUser, ...]) -> None:
    for player in players:
        player.trouble = 0


async def test_killed_in_the_middle_of_anything(tmp_path: Path) -> None:
    """kill -9 while the bot is busy with a request: every acknowledged choice is there, none twice.

    Once, with the questions of this game; several times in a game is test_killed.py.
    """
    dice = random.Random(3)
    async with stage(tmp_path, "killed", faults=True, packs=placed(MELEE)) as here:
        game = await begin(here)
        await here.stop()
        players = random_users(here, game, "killed")
        playing = asyncio.ensure_future(play_for_ever(players))
        child = await start_placed(here, "rift", MELEE)
        await kill_after(here, child, dice.randint(5, 30))
        playing.cancel()
        for ended in await asyncio.gather(playing, return_exceptions=True):
            assert ended is None or isinstance(
                ended, asyncio.CancelledError | DidNotRespond | NothingHappened
            )
        await here.start()
        await every_button_works(game)
        be_patient_again(players)
        await play_out(here, game, players, 12)
        await audit(here, game, players)
        blameless(here)
