"""A computer player that shares a question with a person: the person goes first, and nothing ever hangs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from sfb_bot.computer import Thought
from sfb_bot.computer.jobs import AnswerJob, DrawJob, ReviewJob
from sfb_bot.computer.review import TurnReview
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import PASS_TURN, Seat
from sfb_bot.matches.computer_players import computers
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, Moment, Pace, UserId
from tests.games.toy.computer import ToyMind
from tests.games.toy.pairs import Pairs, pairs_pack
from tests.matches.computer_house import thinking
from tests.matches.house import ANNA, BORIS, CHANNEL, GUILD, HandClock, House, house
from tests.patience import until

LIVE, DAILY = PACES["live"], PACES["daily"]
# Seats 0 and 2 play together, and so do 1 and 3.
ANNAS_PARTNER, BORISS_PARTNER = Seat(2), Seat(3)


@dataclass
class Thinkers:
    """Bank at once, pass whatever else is asked; and note who was given a thought."""

    asked: list[Seat] = field(default_factory=list[Seat])

    async def answer(self, job: AnswerJob) -> Thought:
        self.asked.append(job.knowledge.seat)
        question = job.knowledge.question
        keys = ("bank",) if question.prompt == "turn" else question.default
        return Thought(keys, "reflex")

    async def agrees(self, job: DrawJob) -> bool:
        del job
        return False

    async def review(self, job: ReviewJob) -> TurnReview | None:
        del job
        return None


def packs() -> dict[str, GamePack]:
    pack = pairs_pack()
    assert isinstance(pack.rules, Pairs)
    return {"toy": replace(pack, computer=ToyMind(pack.rules))}


@asynccontextmanager
async def played(path: Path) -> AsyncGenerator[tuple[House, Thinkers]]:
    thinkers = Thinkers()
    async with house(path / "db", HandClock(), packs=packs()) as h, thinking(h, thinkers):
        yield h, thinkers


async def table(h: House, *others: UserId, pace: Pace = LIVE) -> MatchId:
    """Anna, and on the other seats Boris and computer players, in their order."""
    setup = {"mode": "two", "length": "long"}
    proposal = Proposal(GUILD, CHANNEL, ANNA, "toy", setup, pace, "host", "here", others)
    lobby = await h.app.lobby.propose(proposal, h.press())
    match = await h.app.lobby.accept(lobby, BORIS, h.press())
    assert match is not None
    return match


async def with_boris(h: House, pace: Pace = LIVE) -> MatchId:
    """Anna and Boris play against each other, each with a computer player."""
    easy, other = computers(["easy", "easy"])
    return await table(h, BORIS, easy, other, pace=pace)


async def looked_at() -> None:
    """Whatever computer players would do by now is done: all they were woken for has been looked at."""

    async def is_quiet() -> bool:
        # Between the alarm and the look at a match lie a few rounds of the loop, and nothing else.
        for _ in range(20):
            await asyncio.sleep(0)
        return not any("Computers._go_on" in repr(task) for task in asyncio.all_tasks())

    await until(is_quiet, "computer players at rest")


async def waits_for(h: House, match: MatchId, *seats: int) -> None:
    async def is_so() -> bool:
        return (await h.look(match)).waiting_for == seats

    await until(is_so, f"a question to {seats}")


async def test_a_person_goes_first(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        match = await with_boris(h)
        await looked_at()
        assert (await h.look(match)).waiting_for == (0, 2)
        assert thinkers.asked == [], "nobody has thought about Anna's turn for her"
        # After an action of hers both are asked again, and she still goes first.
        await h.answer(match, ANNA, "one")
        await h.answer(match, ANNA, "none")
        await looked_at()
        assert ANNAS_PARTNER not in thinkers.asked


async def test_nobody_waits_for_a_person_who_is_away(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        match = await with_boris(h)
        await looked_at()
        await h.app.matches.away(match, ANNA, Moment(h.clock.now() + 1000))
        await waits_for(h, match, 1, 3)
        assert thinkers.asked[0] == ANNAS_PARTNER
        assert BORISS_PARTNER not in thinkers.asked


async def test_a_computer_takes_over_and_both_of_them_play(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        match = await with_boris(h)
        await looked_at()
        await h.app.organisers.replace_player(match, BORIS, ANNA, ANNA, "gone", level="easy")
        await waits_for(h, match, 1, 3)
        assert set(thinkers.asked) <= {Seat(0), ANNAS_PARTNER}


async def test_partners_who_are_all_computers_wait_for_nobody(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        one, two = computers(["easy", "easy"])
        match = await table(h, one, BORIS, two)
        await looked_at()
        assert thinkers.asked == []
        await h.answer(match, BORIS, "bank")
        await waits_for(h, match, 0, 2)
        assert set(thinkers.asked) <= {Seat(1), Seat(3)}
        assert thinkers.asked


async def test_time_that_runs_out_has_the_same_end_as_without_a_partner(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        match = await with_boris(h)
        await looked_at()
        h.clock.passes(LIVE.turn + LIVE.bank + 1)
        await h.app.deadlines.fire_due()
        await looked_at()
        assert thinkers.asked == []
        await h.app.matches.claim(match, BORIS, h.press())
        # In this game others play on: now it is the partner's turn alone.
        await waits_for(h, match, 1, 3)
        assert (await h.look(match)).public.gone == (0,)


async def taxable(h: House, match: MatchId) -> None:
    """Anna throws until there is something to tax, and banks it."""
    for _ in range(50):
        look = await h.look(match, ANNA)
        assert look.question is not None
        is_call = look.question.prompt == "call"
        await h.answer(match, ANNA, "none" if is_call else "bank" if look.public.pot >= 2 else "two")
        if (await h.look(match)).waiting_for == (1, 3):
            question = (await h.look(match, BORIS)).question
            assert question is not None
            if question.prompt == "tax":
                return
            await h.answer(match, BORIS, "bank")
    raise AssertionError("there was never anything to tax")


async def test_in_the_turn_of_others_a_person_speaks_first_too(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        match = await with_boris(h, DAILY)
        await taxable(h, match)
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        await looked_at()
        assert (await h.look(match)).waiting_for == (1, 3)
        assert thinkers.asked == []
        # Nobody waits for ever: what is not answered in time is answered by default.
        h.clock.passes(DAILY.window)
        await h.app.deadlines.fire_due()
        await waits_for(h, match, 1, 3)
        question = (await h.look(match, BORIS)).question
        assert question is not None
        assert question.prompt == "turn"


async def test_who_ordered_not_to_be_asked_is_waited_for_until_the_hidden_moment(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        match = await with_boris(h, DAILY)
        await taxable(h, match)
        await h.app.matches.order(match, BORIS, PASS_TURN.name)
        h.clock.passes(DAILY.hold - 1)
        await h.app.deadlines.fire_due()
        await looked_at()
        assert thinkers.asked == [], "by its answer everybody could tell that there is an order"
        h.clock.passes(1)
        await h.app.deadlines.fire_due()

        async def is_thinking() -> bool:
            return thinkers.asked == [BORISS_PARTNER]

        await until(is_thinking, "a thought of the partner")


async def test_an_order_that_is_given_late_lets_the_partner_speak(tmp_path: Path) -> None:
    async with played(tmp_path) as (h, thinkers):
        match = await with_boris(h, DAILY)
        await taxable(h, match)
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        await looked_at()
        assert thinkers.asked == []
        await h.app.matches.order(match, BORIS, PASS_TURN.name)

        async def is_thinking() -> bool:
            return thinkers.asked == [BORISS_PARTNER]

        await until(is_thinking, "a thought of the partner")
