"""How much room matches take in the database: random matches, stored step by step as the bot does.

python -m tests.storage.sqlite.file_size [number of matches]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules.rules import Brawl, BrawlRun
from sfb_bot.kernel import Dice, Run, Step, play_randomly
from sfb_bot.matches.records import Change, ChannelId, MatchId, Moment, NewDeadline, NewOutbox, StoredEntry
from sfb_bot.storage import SqliteStore
from tests.storage.samples import A, B, match_record, reread


@dataclass(frozen=True)
class Weight:
    """What one match took, in bytes of pages in use."""

    entries: int
    live: int
    over: int


async def bytes_used(store: SqliteStore) -> int:
    async with store._database.reading() as session:
        pages = await session.value("PRAGMA page_count") - await session.value("PRAGMA freelist_count")
        return pages * await session.value("PRAGMA page_size")


async def store_match(store: SqliteStore, rules: Brawl, seed: str, *, ending: bool) -> MatchId:
    """Play and store a match; without `ending` it stays live after its last step."""
    setup = {"roster": sorted(rules.content.champions), "draft": "free", "first": None, "goal": 5}
    run: BrawlRun = Run(rules, rules.begin(setup, seed))
    opening = [rules.encode_event(event) for event in run.opening_events]
    record = match_record(game=rules.name, setup=setup, seed=seed, channel=ChannelId(0), ask_no=run.ask_no)
    match = await store.create_match(record, run.checkpoint(), opening, [], [NewOutbox("opening")], seed)

    changes: list[Change] = []
    turn = rules.turn(run.state)

    def watch(run: BrawlRun, step: Step) -> None:
        nonlocal record, turn
        before, seq = record, record.seq + 1
        record = replace(record, id=match, seq=seq, ask_no=record.ask_no + 1)
        events = [rules.encode_event(event) for event in step.events]
        now_turn = rules.turn(run.state)
        if run.is_over and ending:
            record = replace(record, status="over", ended_at=Moment(9))
        changes.append(
            Change(
                record,
                before.seq,
                before.ask_no,
                entries=(
                    StoredEntry(seq, step.entry, events, Moment(1_700_000_000 + seq), f"{10**18 + seq}"),
                ),
                checkpoint=run.checkpoint() if step.boundary else None,
                is_turn_start=now_turn != turn,
                deadlines=(
                    NewDeadline("turn", Moment(1_700_000_000), A),
                    NewDeadline("answer", Moment(1), B),
                ),
                outbox=(NewOutbox("ledger"),) if step.boundary else (),
            )
        )
        turn = now_turn

    play_randomly(run, Dice(f"{seed}/answers"), watch)
    for change in changes:
        await store.apply(change)
        await store.outbox_done([row.id for row in await store.pending_outbox(Moment(0))])
    return match


async def weigh(rules: Brawl, path: Path, seed: str) -> Weight:
    """One match alone in a file of its own, live to its last step and finished."""
    found: list[int] = []
    entries = 0
    for ending in (False, True):
        async with SqliteStore.open(path.with_name(f"{path.name}.{ending}")) as store:
            empty = await bytes_used(store)
            match = await store_match(store, rules, seed, ending=ending)
            entries = (await reread(store, match)).seq
            found.append(await bytes_used(store) - empty)
    return Weight(entries, *found)


async def main(matches: int) -> None:
    rules = Brawl(load_content())
    with tempfile.TemporaryDirectory() as folder:
        weights = [await weigh(rules, Path(folder) / f"{n}.sqlite3", f"weigh/{n}") for n in range(matches)]
    for name, values in (
        ("entries", [weight.entries for weight in weights]),
        ("bytes while live", [weight.live for weight in weights]),
        ("bytes when over", [weight.over for weight in weights]),
        ("bytes per entry", [weight.over // weight.entries for weight in weights]),
    ):
        mean = sum(values) / len(values)
        print(f"{name:17} mean {mean:9.0f}  smallest {min(values):7}  largest {max(values):7}")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
