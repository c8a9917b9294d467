"""Reviews of finished matches: the own turns that lost most, by what their player knew then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sfb_bot.computer import Witness, reasons
from sfb_bot.computer.jobs import Player, ReviewJob
from sfb_bot.computer.review import Chosen, TurnReview
from sfb_bot.kernel import Seat
from sfb_bot.matches.advice import LostTurn, Move, Review
from sfb_bot.matches.live_match import AnyRules, AnyRun
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import MatchId, MatchRecord, StoredEntry, UserId
from sfb_bot.matches.refusals import NoReview, StillPlayed
from sfb_bot.matches.replay_check import UNFIT
from sfb_bot.matches.rulebooks import Rulebooks
from sfb_bot.matches.seat_knowledge import hidden_prompts
from sfb_bot.matches.thinkers import Thinkers

# All turns are looked at by one level, the worst of them by a better one: a close look at a choice takes
# about 0.05 s of processor time, and a whole review shall not take more than 20.
FIRST_LOOK: Final = "normal"
REVIEW_LEVEL: Final = "hard"
MOST_LOOKED_AT_AGAIN: Final = 10
MOST_CHOICES_AGAIN: Final = 120
MOST_TURNS: Final = 3
# A match of fewer own turns is over before there is anything to learn from it.
FEWEST_TURNS: Final = 2
KEPT: Final = 200


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """A turn of a player: the choices, and for each how many entries came before and what everybody saw."""

    choices: tuple[Chosen, ...]
    moments: tuple[tuple[int, Any], ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match as it is played again for one seat."""

    rules: AnyRules
    record: MatchRecord
    stored: Sequence[StoredEntry]
    seat: Seat
    hidden: Container[str]


@dataclass(slots=True)
class Reviewing:
    """A review under way: how many of its turns have been looked at. `task` has the result."""

    total: int = 0
    done: int = 0
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[Review] | None = None

    def goes_on(self, done: int, total: int) -> None:
        """Tell whoever watches."""
        self.done, self.total = done, total
        self._changed.set()
        self._changed = asyncio.Event()

    async def changed(self) -> None:
        """Wait until more is done, or all."""
        assert self.task is not None
        waiting = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait((waiting, self.task), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()


class Reviews:
    """One review at a time, turn by turn, so that computer players and hints never wait long for a worker.

    Each is made once for a match and a player, and forgotten with a restart.
    """

    def __init__(
        self, store: Store, cache: MatchCache, rulebooks: Rulebooks, thinkers: Thinkers | None
    ) -> None:
        self._store = store
        self._cache = cache
        self._rulebooks = rulebooks
        self._thinkers = thinkers
        self._one_at_a_time = asyncio.Semaphore(1)
        self._kept: OrderedDict[tuple[MatchId, UserId], Reviewing] = OrderedDict()

    async def of(self, match: MatchId, user: UserId) -> Reviewing:
        """The review of somebody's own turns, begun or done already.

        StillPlayed before the end of the match; NoReview where there can be none.
        """
        key = match, user
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        async with self._cache.hold(match) as live:
            seat, record, rules = live.seat_of(user), live.record, live.rules
            if record.status != "over":
                raise StillPlayed("the match is not over", rule="review")
            if self._thinkers is None or self._rulebooks.mind_of(record.game, rules.edition) is None:
                raise NoReview("nobody can review this match", rule="game")
            if record.edition_since:
                raise NoReview("the match began with other content", rule="edition")
            hidden = hidden_prompts(self._rulebooks, live)
            stored = await self._store.entries(match)
            content = self._rulebooks.content_of(record.game, rules.edition)
        if key in self._kept:
            return self._kept[key]
        player = Player(record.game, rules.edition, content, REVIEW_LEVEL, f"review/{match}/{seat}")
        made = self._kept[key] = Reviewing()
        played = Played(rules, record, stored, seat, hidden)
        made.task = asyncio.create_task(self._review(made, self._thinkers, player, played))
        made.task.add_done_callback(lambda task: self._forget_failure(key, task))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    def _forget_failure(self, key: tuple[MatchId, UserId], task: asyncio.Task[Review]) -> None:
        """What failed can be tried again."""
        if task.cancelled() or task.exception() is not None:
            self._kept.pop(key, None)

    async def _look_at(
        self, progress: Reviewing, thinkers: Thinkers, player: Player, turns: Sequence[OwnTurn]
    ) -> list[tuple[OwnTurn, TurnReview]]:
        """Those of the turns in which a level sees something better."""
        found: list[tuple[OwnTurn, TurnReview]] = []
        for turn in turns:
            review = await thinkers.review(ReviewJob(player, turn.choices))
            if review is not None:
                found.append((turn, review))
            progress.goes_on(progress.done + 1, progress.total)
        return found

    async def _review(
        self, progress: Reviewing, thinkers: Thinkers, player: Player, played: Played
    ) -> Review:
        async with self._one_at_a_time:
            turns = await asyncio.to_thread(own_turns, played)
            if len(turns) < FEWEST_TURNS:
                raise NoReview("the match was too short", rule="short")
            progress.goes_on(0, len(turns) + min(MOST_LOOKED_AT_AGAIN, len(turns)))
            seen = await self._look_at(progress, thinkers, replace(player, level=FIRST_LOOK), turns)
            again = worth_another_look(seen)
            found = await self._look_at(progress, thinkers, player, again)
        mind = self._rulebooks.mind_of(player.game, player.edition)
        assert mind is not None, "looked for before"
        return Review(
            len(turns), tuple(_lost(turn, review, mind.weights) for turn, review in lost_most(found))
        )


def own_turns(played: Played) -> list[OwnTurn]:
    """The turns of a seat with what it chose itself, and what it knew before each choice; pure.

    NoReview where the match was played by older rules.
    """
    rules, record, seat = played.rules, played.record, played.seat
    found: dict[Any, list[tuple[Chosen, int, Any]]] = {}
    try:
        run = AnyRun(rules, rules.begin(record.setup, record.seed))
        witness = Witness(run, played.hidden, (seat,))
        for each in played.stored:
            entry, turn = each.entry, rules.turn(run.state)
            is_own = entry.seat == seat and entry.kind == "answer" and seat in rules.turn_seats(run.state)
            if is_own and run.decision_for(seat) is not None:
                chosen = Chosen(witness.knowledge(seat), entry.keys)
                public = rules.public_view(run.state, run.ask)
                found.setdefault(turn, []).append((chosen, run.seq, public))
            for step in run.apply_entries((entry,)):
                witness.note(step)
    except UNFIT as error:
        raise NoReview("the match was played by older rules", rule="edition") from error
    return [
        OwnTurn(tuple(chosen for chosen, _, _ in each), tuple((seq, public) for _, seq, public in each))
        for each in found.values()
    ]


def worth_another_look(found: Sequence[tuple[OwnTurn, TurnReview]]) -> list[OwnTurn]:
    """The worst turns of a first look, as many as there is time to look at closely; at least the worst."""
    kept: list[OwnTurn] = []
    room = MOST_CHOICES_AGAIN
    for turn, _ in sorted(found, key=lambda each: -each[1].loss)[:MOST_LOOKED_AT_AGAIN]:
        room -= len(turn.choices)
        if kept and room < 0:
            break
        kept.append(turn)
    return kept


def lost_most(found: Sequence[tuple[OwnTurn, TurnReview]]) -> list[tuple[OwnTurn, TurnReview]]:
    """The turns that lost most, the worst first; of equal ones the earlier."""
    return sorted(found, key=lambda each: -each[1].loss)[:MOST_TURNS]


def _lost(turn: OwnTurn, review: TurnReview, weights: Mapping[str, float]) -> LostTurn:
    choice, (seq, public) = turn.choices[review.worst], turn.moments[review.worst]
    known = choice.knowledge
    return LostTurn(
        seq,
        public,
        Move(known.now, known.question, choice.keys),
        tuple(Move(each.view, each.decision, each.keys) for each in review.better.line),
        reasons(review.better.thought, weights),
        review.loss,
    )
