"""Matches against computer players, through the real client, with thinking in real processes."""

from __future__ import annotations

import random
from pathlib import Path

from sfb_bot.playground import UserDriver
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Game, Stage, first_post, stage
from tests.end_to_end.players import RandomUser, play_on


async def begin_solo(here: Stage, name: str = "alice", level: str = "easy", **options: str) -> Game:
    """`/brawl solo`, until its first post is there."""
    user = here.user(name)
    before = set(user.world.channels)
    await user.slash("arena", "brawl solo", level=level, **options)
    await user.until(lambda: bool(set(user.world.channels) - before), "a thread")
    (place,) = set(user.world.channels) - before
    return Game(await first_post(user, place), place, (user,))


def player(here: Stage, game: Game, user: UserDriver, seed: str) -> RandomUser:
    return RandomUser(here, user, game.place, random.Random(seed))


async def test_a_whole_match_against_a_computer(tmp_path: Path) -> None:
    async with stage(tmp_path, "solo", faults=True) as here:
        game = await begin_solo(here)
        alice = player(here, game, game.host, "solo")
        await play_on([alice])
        assert alice.is_done
        record = await here.record(game.match)
        assert record.status == "over"
        assert [seat.user for seat in record.seats] == [game.host.id, -2]
        blameless(here)
