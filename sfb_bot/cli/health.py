"""`health`: whether a bot is at work on the database; for containers and service managers."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from typing import Final

from sfb_bot.cli.environment import add_process_argument, chosen_process, existing_database
from sfb_bot.cli.refusal import Refusal
from sfb_bot.matches.presence import ALIVE, SIGN_EVERY, STATE, State, sign_note
from sfb_bot.matches.records import Moment
from sfb_bot.matches.territory import WHOLE, Territory
from sfb_bot.storage.location import Location

# Several chances: a machine may be busy for a while without anything being wrong.
LONGEST_SILENCE: Final = 4 * SIGN_EVERY
_CUT_OFF: Final = {
    "gateway": "has not been connected to Discord",
    "discord": "has got nothing through to Discord",
}


class NotAtWork(Refusal):
    """Nobody is there for the players; the process ends with exit code 1."""

    exit_code = 1


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """The environment says where the database is; of several processes one is meant."""
    del words
    add_process_argument(parser)


def run(chosen: argparse.Namespace) -> None:
    """Look for the last sign of life, and what it says."""
    database = existing_database(os.environ)
    process = chosen_process(chosen, os.environ) or WHOLE
    state = asyncio.run(_last_state(database, process))
    if state is None:
        raise NotAtWork(f"no bot has been at work on {database} yet")
    now = int(time.time())
    silence = now - state.at
    if state.doing == "stopped":
        raise NotAtWork(f"the bot on {database} was stopped {max(0, silence)} seconds ago")
    if silence > LONGEST_SILENCE:
        raise NotAtWork(f"the last sign of life on {database} is {silence} seconds old")
    if silence < -LONGEST_SILENCE:
        raise NotAtWork(f"the last sign of life on {database} is {-silence} seconds ahead of this clock")
    lasting = max(0, now - state.since)
    if state.doing == "connecting":
        raise NotAtWork(f"the bot on {database} is still connecting to Discord, for {lasting} seconds now")
    if state.doing == "cut off":
        raise NotAtWork(
            f"the bot on {database} {_CUT_OFF.get(state.why, 'is cut off')} for {lasting} seconds"
        )
    print(f"at work, last sign of life {max(0, silence)} seconds ago")


async def _last_state(database: Location, process: Territory) -> State | None:
    async with database.open_read_only() as store:
        state = State.decode(await store.note(sign_note(STATE, process)))
        if state is not None:
            return state
        # Earlier versions said only when they were last at work.
        alive = await store.note(sign_note(ALIVE, process))
    return State("working", Moment(int(alive)), Moment(int(alive))) if alive.isdecimal() else None
