"""The servers of a campaign, each of which another process of the bot may look after."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.playground.settings import GUILD_ID, NEXT_SHARD, GuildSeed


def server_id(server: int) -> int:
    """The id of a server by its number, from 0."""
    return GUILD_ID + server * NEXT_SHARD


def channel_of(name: str, server: int) -> str:
    """What a channel is called in a server: names are said once in a playground."""
    return name if server == 0 else f"{name}-{server + 1}"


def more_servers(servers: int, channels: Sequence[str]) -> tuple[GuildSeed, ...]:
    """All servers but the first, with the same channels."""
    return tuple(
        GuildSeed(f"The Arena {server + 1}", tuple(channel_of(name, server) for name in channels))
        for server in range(1, servers)
    )
