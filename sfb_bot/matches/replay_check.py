"""A match played again from settings, seed and entries, and compared with what is stored on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from sfb_bot.kernel import Event, Json, TableError
from sfb_bot.matches.archive import MatchArchive
from sfb_bot.matches.live_match import AnyRules, AnyRun
from sfb_bot.matches.new_match import side_numbers
from sfb_bot.matches.records import HeldAnswer, StoredEntry

# What the code of a game may raise over stored values that do not fit it.
UNFIT: Final = (TableError, KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)


class ReplayCheck:
    """One match; `run` is where its journal leads, as far as that could be played."""

    def __init__(self, rules: AnyRules, archive: MatchArchive) -> None:
        self.run: AnyRun | None = None
        self._rules = rules
        self._archive = archive
        self._record = archive.record
        self._left = {each.seq: each.checkpoint for each in archive.checkpoints}

    def problems(self) -> list[str]:
        """What does not follow from settings, seed and entries, in a sentence each."""
        found: list[str] = []
        done = 0
        try:
            run = self.run = AnyRun(self._rules, self._rules.begin(self._record.setup, self._record.seed))
            found += self._opening(run)
            for stored in self._archive.entries:
                found += self._entry(run, stored)
                done += 1
            found += self._end(run)
        except UNFIT as error:
            place = "its beginning" if self.run is None else f"entry {done + 1}"
            found.append(f"{place} does not fit the rules: {error}")
        return found

    def _opening(self, run: AnyRun) -> Iterator[str]:
        seats = self._record.seats
        if self._archive.opening != self._encoded(run.opening_events):
            yield "the events of its opening are not those that happened"
        sides = side_numbers(self._rules.sides(run.state))
        if [seat.seat for seat in seats] != list(range(len(sides))):
            yield f"{len(sides)} seats belong in it, but there are {[seat.seat for seat in seats]}"
        elif [seat.side for seat in seats] != list(sides):
            yield "a seat of it plays for another side"
        if 0 not in self._left:
            yield "the checkpoint of its beginning is missing"
        yield from self._checkpoint(run)

    def _entry(self, run: AnyRun, stored: StoredEntry) -> Iterator[str]:
        entry, decision = stored.entry, run.decision_for(stored.entry.seat)
        may_choose = _may_choose_ahead(self._rules, run)
        step = run.apply_entries([entry])[0]
        if stored.events != self._encoded(step.events):
            yield f"the events of entry {stored.seq} are not those that happened"
        if entry.kind in ("timeout", "standing"):
            is_default = decision is not None and sorted(entry.keys) == sorted(decision.default)
            if not is_default and not (entry.kind == "standing" and may_choose):
                yield f"entry {stored.seq} is no player's, but not the default either"
            if stored.interaction:
                yield f"entry {stored.seq} is no player's, but came from a press"
        yield from self._checkpoint(run)

    def _checkpoint(self, run: AnyRun) -> Iterator[str]:
        stored = self._left.pop(run.seq, None)
        if stored is None:
            return
        if not run.at_boundary:
            yield f"the checkpoint after entry {run.seq} is in the middle of an action"
            return
        mine = run.checkpoint()
        if (stored.rules, stored.seq) != (mine.rules, mine.seq) or stored.state != _as_json(mine.state):
            yield f"the checkpoint after entry {run.seq} tells another state"
        if not 0 < stored.version <= mine.version or not mine.ask_no <= stored.ask_no <= self._record.ask_no:
            yield f"the checkpoint after entry {run.seq} has numbers that cannot be"

    def _end(self, run: AnyRun) -> Iterator[str]:
        record = self._record
        for seq in self._left:
            yield f"there is a checkpoint after entry {seq}, but no such entry"
        is_over = record.status == "over"
        if run.is_over != is_over:
            by_journal = "over" if run.is_over else "not over"
            yield f"its status is {record.status}, but by its journal it is {by_journal}"
        if run.ask_no > record.ask_no:
            yield f"{run.ask_no} questions were asked, but {record.ask_no} are counted"
        turn = self._rules.turn(run.state)
        if record.clock.turn != (turn[1] if turn else 0):
            yield f"its clock says turn {record.clock.turn}, but it is another one"
        if is_over and self._archive.checkpoints and self._archive.checkpoints[-1].seq != record.seq:
            yield "the checkpoint of its end is missing"
        for held in self._archive.held:
            yield from self._held(run, held)

    def _held(self, run: AnyRun, held: HeldAnswer) -> Iterator[str]:
        decision = run.decision_for(held.seat) if held.ask_no == self._record.ask_no else None
        try:
            if decision is not None:
                decision.chosen(held.keys)
                return
        except TableError as error:
            yield f"the answer of seat {held.seat} that waits is not possible: {error}"
            return
        yield f"an answer of seat {held.seat} waits for a question that is not open"

    def _encoded(self, events: Sequence[Event]) -> Json:
        return _as_json([self._rules.encode_event(event) for event in events])


def _may_choose_ahead(rules: AnyRules, run: AnyRun) -> bool:
    """Whether an answer that nobody pressed may be any: left to chance, or chosen beforehand."""
    return rules.is_preparing(run.state) or type(rules).coming is not AnyRules.coming


def _as_json(values: Json) -> Json:
    """Values as they come back from a database: lists where a game has tuples."""
    return json.loads(json.dumps(values))
