"""`python bot.py run` at a stand-in for Discord: one of several processes, set up by its environment.

Only what nobody wants to wait for is shorter: matches, the turns of shards, the patience of who takes over.
"""

from __future__ import annotations

import sys
from functools import partial

import discord.gateway
import discord.http

import sfb_bot.cli.run
from sfb_bot.cli import main
from sfb_bot.storage.postgresql import processes, tenure
from tests.end_to_end.harness import short_games


def become_bot(api: str, gateway: str) -> int:
    """Run the program until it is told to stop."""
    discord.http.Route.BASE = api
    socket = discord.gateway.DiscordWebSocket
    socket.DEFAULT_GATEWAY = type(socket.DEFAULT_GATEWAY)(gateway)
    sfb_bot.cli.run.open_shell = partial(sfb_bot.cli.run.open_shell, packs=short_games(3))
    setattr(processes, "BETWEEN_IDENTIFIES", 0.0)  # noqa: B010 - final for the program, not for its tests
    setattr(tenure, "LONGEST_HAND_OVER", 1.0)  # noqa: B010 - the same
    return main(["run"])


if __name__ == "__main__":
    raise SystemExit(become_bot(*sys.argv[1:]))
