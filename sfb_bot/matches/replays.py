"""Looking back: a match from its beginning, one public moment after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sfb_bot.kernel import Event
from sfb_bot.matches.live_match import AnyRules, AnyRun, is_told
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import MatchId, MatchRecord, Scene, StoredEntry, UserId
from sfb_bot.matches.refusals import StillPlayed
from sfb_bot.matches.replay_check import UNFIT

KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class _Stand:
    """How far a match may be looked at; the same stand always gives the same scenes."""

    seq: int
    ask_no: int
    is_over: bool


@dataclass(frozen=True, slots=True)
class Film:
    """A match action by action: the public view after each, and the public events that led to it.

    Two of the same key are the same.
    """

    key: str
    actions: tuple[tuple[Any, tuple[Event, ...]], ...]


class Replays:
    """Scenes of matches under way and finished. Matches are played again in a thread, without their lock."""

    def __init__(self, store: Store, cache: MatchCache) -> None:
        self._store = store
        self._cache = cache
        self._kept: OrderedDict[MatchId, tuple[_Stand, tuple[Scene, ...]]] = OrderedDict()

    async def scenes(self, match: MatchId) -> tuple[Scene, ...]:
        """Everything the channel was told of, from the opening to the newest post; never empty.

        Choices in the middle of an action under way are nobody's business yet and are left out.
        """
        return (await self._album(match))[1]

    async def _album(self, match: MatchId, *, is_kept: bool = True) -> tuple[_Stand, tuple[Scene, ...]]:
        async with self._cache.hold(match) as live:
            record, rules, told = live.record, live.rules, live.known_to(None)
            stand = _Stand(told.seq, record.ask_no, record.status == "over")
            kept = self._kept.get(match)
            if kept is not None and kept[0] == stand:
                self._kept.move_to_end(match)
                return kept
            newest = Scene(told.seq, rules.public_view(told.state, told.ask), ())
            stored = await self._store.entries(match, 0, told.seq)
        scenes = await asyncio.to_thread(played_again, rules, record, stored, newest)
        if is_kept:
            self._kept[match] = (stand, scenes)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return stand, scenes

    async def own_view(self, match: MatchId, user: UserId, scene: Scene) -> Any:
        """What a player could see in a scene, hand and all; only once the match is over.

        None where it cannot be told any more.
        """
        async with self._cache.hold(match) as live:
            seat, rules = live.seat_of(user), live.rules
            if live.record.status != "over":
                raise StillPlayed("the match is not over", rule="replay")
            start = await self._store.checkpoint_before(match, scene.seq)
            stored = await self._store.entries(match, start.seq if start is not None else 0, scene.seq)

        def play_again() -> Any:
            if start is None:
                return None
            try:
                run = AnyRun.rebuild(rules, start, [each.entry for each in stored])
            except UNFIT:
                return None
            return rules.seat_view(run.state, run.ask, seat)

        return await asyncio.to_thread(play_again)

    async def film(self, match: MatchId, *, is_kept: bool = True) -> Film:
        """The match action by action, as far as the channel was told of it.

        With `is_kept` its scenes stay in memory, for somebody who is likely to look at them next.
        """
        stand, scenes = await self._album(match, is_kept=is_kept)
        found: list[tuple[Any, tuple[Event, ...]]] = []
        events: list[Event] = []
        for scene in scenes:
            events.extend(scene.events)
            if scene.is_between_actions:
                found.append((scene.public, tuple(events)))
                events = []
        return Film(f"{match} {stand!r}", tuple(found))


def played_again(
    rules: AnyRules, record: MatchRecord, stored: Sequence[StoredEntry], newest: Scene | None = None
) -> tuple[Scene, ...]:
    """The scenes of a match as far as these entries go.

    `newest` is how it stands after the last of them, where that is known: shown whatever it is, and where the
    match cannot be played again. Without it, a match ends with its last scene that can be played again.
    """
    last = newest.seq if newest is not None else -1
    found: list[Scene] = []
    events: list[Event] = []
    try:
        run = AnyRun(rules, rules.begin(record.setup, record.seed))
        found.append(Scene(0, rules.public_view(run.state, run.ask), _public(run.opening_events)))
        for each in stored:
            step = run.apply_entries([each.entry])[0]
            events.extend(_public(step.events))
            is_shown = is_told(step, is_over=run.is_over) or run.seq == last
            if is_shown and not step.is_sealed:
                view = rules.public_view(run.state, run.ask)
                found.append(Scene(run.seq, view, tuple(events), step.boundary))
                events = []
    except UNFIT:
        # Played by older rules from here on; how it stands now is stored, and so is what happened.
        if newest is None:
            return tuple(found)
        rest = _as_stored(rules, stored[found[-1].seq if found else 0 :])
        found.append(Scene(newest.seq, newest.public, _public(rest), is_after_gap=True))
    return tuple(found)


def _as_stored(rules: AnyRules, stored: Sequence[StoredEntry]) -> list[Event]:
    """What happened by the stored events; nothing where an older version stored them in another form."""
    try:
        return [rules.decode_event(event) for each in stored for event in each.events or ()]
    except UNFIT:
        return []


def _public(events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(shown for event in events if (shown := event.for_public()) is not None)
