"""`verify`: replays every stored match, for hosts who want to be sure."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from sfb_bot.cli.environment import existing_database
from sfb_bot.cli.refusal import Refusal
from sfb_bot.games import load_games
from sfb_bot.kernel import TableError
from sfb_bot.matches.live_match import AnyRules, AnyRun
from sfb_bot.matches.records import MatchId
from sfb_bot.storage.store import SqliteStore


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """No arguments: the environment says where the database is."""
    del parser, words


def run(chosen: argparse.Namespace) -> None:
    """Replay everything; the first lines name what does not fit."""
    del chosen
    database = existing_database(os.environ)
    wrong = asyncio.run(_verify(database))
    if wrong:
        raise Refusal(f"{wrong} stored matches do not replay to their stored state")


async def _verify(database: Path) -> int:
    games = {name: pack.rules for name, pack in load_games().items()}
    wrong = 0
    async with SqliteStore.open_read_only(database) as store:
        matches = await store.all_matches()
        for match in matches:
            problem = await problem_with(store, games, match)
            if problem:
                wrong += 1
                print(f"match {match}: {problem}")
    print(f"{len(matches)} matches, {len(matches) - wrong} as stored")
    return wrong


async def problem_with(store: SqliteStore, games: Mapping[str, AnyRules], match: MatchId) -> str:
    """What is wrong with a stored match, empty when it replays to its stored state."""
    loaded = await store.load_match(match)
    if loaded is None:
        return "cannot be loaded"
    record = loaded.record
    rules = games.get(record.game)
    if rules is None:
        return f"is a match of {record.game!r}, which this program does not play"
    try:
        whole = AnyRun(rules, rules.begin(record.setup, record.seed))
        whole.apply_entries([stored.entry for stored in await store.entries(match)])
        kept = AnyRun.rebuild(rules, loaded.checkpoint, [stored.entry for stored in loaded.entries])
    except TableError as error:
        return str(error)
    if rules.encode_state(whole.state) != rules.encode_state(kept.state):
        return "its journal and its checkpoint tell different states"
    return "" if whole.seq == record.seq else f"{whole.seq} entries, but {record.seq} are counted"
