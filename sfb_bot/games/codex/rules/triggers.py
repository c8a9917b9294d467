"""What waits to happen, in the order the active player wants it (section 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules.choices import OnTrigger
from sfb_bot.games.codex.rules.effects.ops import carry_out
from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.levels import reward, rewarded
from sfb_bot.games.codex.rules.piles import draw
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work
from sfb_bot.kernel import Flow, Option, choose

# What the rules themselves do when it comes about; cards may add theirs.
BUILT_IN: Final[dict[str, Callable[[Work, Waiting], Flow[None]]]] = {}
# Cards of which several of the same, about things of different players, are not the same (Orpal Gloor).
BY_SUBJECT: Final[set[str]] = set()
# What the rules do to the card itself, which may not survive it.
PERILS: Final[set[str]] = {"ephemeral"}
# What brings back cards that have left, before all else that waits (C207): looks at `work.rescues`.
RESCUES: Final[list[Callable[[Work], None]]] = []


def _technician(work: Work, waiting: Waiting) -> Flow[None]:
    draw(work, waiting.seat, 1, "technician")
    return
    yield


BUILT_IN["technician"] = _technician
BUILT_IN["hero_died"] = reward


def resolve(work: Work) -> Flow[None]:
    """Let everything happen that waits, batch by batch (C205)."""
    yield from settle(work)
    while work.queue or work.rescues:
        for rescue in RESCUES:
            rescue(work)
        work.rescues.clear()
        # Who came back may not stay (C188).
        yield from settle(work)
        batch, work.queue = work.queue, []
        while batch:
            index = 0
            if len(batch) > 1 and _is_open(work, batch):
                index = yield from _first(work, batch)
            waiting = batch.pop(index)
            work.actor = waiting.seat
            yield from happen(work, waiting)
            yield from settle(work)
            work.actor = None


def _is_open(work: Work, batch: list[Waiting]) -> bool:
    """Whether the order could matter: not for several of the same side's, nor where the rules alone act."""
    kinds = {
        (
            each.kind,
            each.index,
            each.name,
            -1 if _is_still(work, each) else work.state.side_of[each.seat],
            each.subject_seat if each.kind in BY_SUBJECT else -1,
        )
        for each in batch
        if _matters(work, each)
    }
    return len(kinds) > 1 and any(each.index >= 0 or _is_told(work, each) for each in batch)


def _is_told(work: Work, waiting: Waiting) -> bool:
    """Whether a card with abilities may go by it, so that others go before or after that."""
    obj = work.obj(waiting.source)
    return waiting.name in PERILS and obj is not None and bool(obj.shape.by_when)


def _is_still(work: Work, waiting: Waiting) -> bool:
    """Whether something only puts runes on its own card, so that it is the same whoever's comes first."""
    if waiting.index < 0:
        return False
    parts = work.state.content.kinds[waiting.kind].abilities[waiting.index].parts
    return all(part.op == "rune" and part.word("to") == "self" for part in parts)


def _matters(work: Work, waiting: Waiting) -> bool:
    """Whether it could make a difference when something happens; cards drawn by others make none."""
    if waiting.name == "hero_died":
        return bool(rewarded(work.state, waiting))
    return waiting.name != "technician" or waiting.seat in work.state.active


def _first(work: Work, batch: list[Waiting]) -> Flow[int]:
    options: list[Option] = []
    for place, waiting in enumerate(batch):
        key = f"{waiting.kind}.{waiting.source}.{waiting.index}"
        if waiting.index < 0:
            key = f"{waiting.name}.{waiting.source}"
        if waiting.subject != NOTHING:
            key += f".{waiting.subject}"
        if all(option.key != key for option in options):
            options.append(Option(key, OnTrigger(place, waiting.kind, waiting.source)))
    picked = yield from choose(work.chooser(), "order", options, default=options[0].key)
    assert isinstance(picked, OnTrigger)
    return picked.index


def happen(work: Work, waiting: Waiting) -> Flow[None]:
    """One of those that wait happens."""
    if waiting.index < 0:
        yield from BUILT_IN[waiting.name](work, waiting)
        return
    kind = work.state.content.kinds[waiting.kind]
    ability = kind.abilities[waiting.index]
    frame = Frame(
        waiting.seat,
        kind,
        waiting.source,
        waiting.index,
        subject=waiting.subject,
        subject_seat=waiting.subject_seat,
        subject_kind=waiting.subject_kind,
        number=waiting.number,
    )
    source = work.obj(waiting.source)
    if source is not None and not kind.is_hero and source.shape is not kind and source.kind is not kind:
        # It has become something else meanwhile, with other abilities.
        return
    if ability.may and frame.seat not in work.state.active:
        return
    yield from carry_out(work, frame, ability.parts)
