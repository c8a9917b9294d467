"""The real bot with several shards, in four servers that lie on as many of them as possible."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sfb_bot.discord_ui.shards import ShardPlan
from sfb_bot.playground import GuildSeed, Sharding
from tests.end_to_end.harness import Stage, stage

FURTHER: Final = tuple(GuildSeed(f"Hall {number}", (f"hall-{number}",)) for number in (1, 2, 3))
PLACES: Final = ("arena", "hall-1", "hall-2", "hall-3")
PAIRS: Final = (("alice", "bob"), ("carol", "dave"), ("erin", "frank"), ("grace", "heidi"))


@asynccontextmanager
async def sharded_stage(
    folder: Path, count: int | None, sharding: Sharding | None = None
) -> AsyncGenerator[Stage]:
    """A running bot with so many shards, or as many as Discord, which thinks so of shards, advises."""
    plan, thinks = ShardPlan(count), sharding or Sharding()
    async with stage(folder, "shards", plan=plan, more_guilds=FURTHER, sharding=thinks) as here:
        yield here


def shard_of(here: Stage, place: str) -> int:
    """The shard that hears what happens in a channel."""
    return ((here.playground.channel(place).guild_id or 0) >> 22) % (here.plan.count or 1)
