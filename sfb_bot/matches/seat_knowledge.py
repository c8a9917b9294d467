"""What the seat of a stored match knows, for whoever thinks on its behalf."""

from __future__ import annotations

from collections.abc import Container

from sfb_bot.computer import Knowledge, Witness, knowledge_since
from sfb_bot.kernel import Seat
from sfb_bot.matches.live_match import AnyRun, LiveMatch, Since, told_of
from sfb_bot.matches.ports import Store
from sfb_bot.matches.rulebooks import Rulebooks


def hidden_prompts(rulebooks: Rulebooks, live: LiveMatch) -> frozenset[str]:
    """The prompts whose answers are the answering seat's secret."""
    mind = rulebooks.mind_of(live.record.game, live.rules.edition)
    return mind.hidden if mind is not None else frozenset()


async def seat_knowledge(
    store: Store, hidden: Container[str], live: LiveMatch, seat: Seat
) -> Knowledge[object]:
    """What a seat that is asked knows: all is to be seen between two actions, else since the last one.

    `hidden` are the prompts whose answers are the answering seat's secret.
    """
    if live.run.at_boundary:
        return Witness(live.run, hidden, (seat,)).knowledge(seat)
    since = await since_boundary(store, live)
    return knowledge_since(live.rules, hidden, since.start.state, since.entries, seat)


async def since_boundary(store: Store, live: LiveMatch) -> Since:
    """The last boundary, and what was said since; read from the store where it is not in memory."""
    if live.since is None:
        match = live.record.id
        start = await store.checkpoint_before(match, live.record.seq)
        assert start is not None, "a match has a checkpoint from its beginning"
        entries = [each.entry for each in await store.entries(match, start.seq)]
        live.since = Since(told_of(AnyRun.rebuild(live.rules, start)), entries)
    return live.since
