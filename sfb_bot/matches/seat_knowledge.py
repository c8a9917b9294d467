"""What the seat of a stored match knows, for whoever thinks on its behalf."""

from __future__ import annotations

from sfb_bot.computer import Knowledge, Witness, knowledge_from
from sfb_bot.kernel import Checkpoint, Entry, Seat
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.ports import Store
from sfb_bot.matches.rulebooks import Rulebooks


def hidden_prompts(rulebooks: Rulebooks, live: LiveMatch) -> frozenset[str]:
    """The prompts whose answers are the answering seat's secret."""
    mind = rulebooks.mind_of(live.record.game, live.rules.edition)
    return mind.hidden if mind is not None else frozenset()


async def seat_knowledge(
    store: Store, rulebooks: Rulebooks, live: LiveMatch, seat: Seat
) -> Knowledge[object]:
    """What a seat that is asked knows: all is to be seen between two actions, else since the last one."""
    hidden = hidden_prompts(rulebooks, live)
    if live.run.at_boundary:
        return Witness(live.run, hidden, (seat,)).knowledge(seat)
    start, entries = await since_boundary(store, live)
    return knowledge_from(live.rules, hidden, start, entries, seat)


async def since_boundary(store: Store, live: LiveMatch) -> tuple[Checkpoint, list[Entry]]:
    """The last boundary, and what was said since."""
    match = live.record.id
    start = await store.checkpoint_before(match, live.record.seq)
    assert start is not None, "a match has a checkpoint from its beginning"
    return start, [each.entry for each in await store.entries(match, start.seq)]
