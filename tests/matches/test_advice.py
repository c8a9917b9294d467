"""Hints and reviews over a real database with real workers, also for a game the shell knows nothing of."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.computer import Thought
from sfb_bot.computer.review import Better, Chosen, TurnReview
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Dice, StaleAnswer, random_keys
from sfb_bot.matches.computer_players import computers
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import SOLO
from sfb_bot.matches.records import MatchId
from sfb_bot.matches.refusals import NoHints, NotSeated, StillPlayed
from sfb_bot.matches.reviews import OwnTurn, lost_most, worth_another_look
from tests.games.toy.pack import toy_pack
from tests.matches.computer_house import SlowThinkers, pool, thinking
from tests.matches.house import ANNA, CHANNEL, GUILD, STRANGER, House, house
from tests.patience import until


def toy_games() -> dict[str, GamePack]:
    """Only the toy; workers load it by this function."""
    return {"toy": toy_pack()}


async def toy_match(h: House, *, hints: bool = True) -> MatchId:
    form = toy_games()["toy"].setup
    setup = form.setup(form.modes[0].name, {})
    seats = computers(["easy"] * (form.modes[0].seats - 1))
    proposal = Proposal(GUILD, CHANNEL, ANNA, "toy", setup, SOLO, "host", "here", seats, hints)
    lobby = await h.store.lobby(await h.app.lobby.propose(proposal, h.press()))
    assert lobby is not None
    assert lobby.match is not None
    return lobby.match


async def annas_question(h: House, match: MatchId) -> int:
    """The number of her next question, 0 when the match is over."""

    async def is_there() -> bool:
        look = await h.look(match, ANNA)
        h.clock.passes(5)
        await h.app.deadlines.fire_due()
        return look.record.status == "over" or (look.question is not None and look.held is None)

    await until(is_there, "her question")
    look = await h.look(match, ANNA)
    return look.record.ask_no if look.record.status != "over" else 0


async def test_the_toy_is_played_by_hints_and_reviewed(tmp_path: Path) -> None:
    async with (
        pool(load=toy_games) as workers,
        house(tmp_path / "db", packs=toy_games(), thinkers=workers) as h,
        thinking(h, workers),
    ):
        match, dice, number = await toy_match(h), Dice("toy"), 0
        with pytest.raises(StillPlayed):
            await h.app.reviews.of(match, ANNA)
        while ask_no := await annas_question(h, match):
            look = await h.look(match, ANNA)
            assert look.question is not None
            keys, number = random_keys(look.question, dice), number + 1
            if number <= 6:
                advice = await h.app.hints.hint(match, ANNA, ask_no)
                look.question.chosen(advice.keys)
                assert h.app.hints.given(match, ANNA, ask_no) == advice
                keys = advice.keys
            await h.app.matches.answer(match, ANNA, ask_no, keys, h.press())
            if number == 1:
                with pytest.raises(StaleAnswer):
                    await h.app.hints.hint(match, ANNA, ask_no + 1000)
        reviewing = await h.app.reviews.of(match, ANNA)
        assert reviewing.task is not None
        review = await reviewing.task
        assert review.turns >= len(review.lost) > 0
        assert [lost.loss for lost in review.lost] == sorted((x.loss for x in review.lost), reverse=True)
        assert await h.app.reviews.of(match, ANNA) is reviewing
        with pytest.raises(NotSeated):
            await h.app.reviews.of(match, STRANGER)


async def test_without_hints_there_are_none_and_a_question_is_thought_about_once(tmp_path: Path) -> None:
    async with pool(load=toy_games) as workers:
        slow = SlowThinkers(workers)
        async with house(tmp_path / "db", packs=toy_games(), thinkers=slow) as h:
            match = await toy_match(h)
            ask_no = (await h.look(match, ANNA)).record.ask_no
            both = [asyncio.create_task(h.app.hints.hint(match, ANNA, ask_no)) for _ in range(2)]

            async def is_begun() -> bool:
                return bool(slow.jobs)

            await until(is_begun, "a job")
            # Somebody who stops waiting takes nothing away from the others.
            both[0].cancel()
            slow.let_through.set()
            advice = await both[1]
            assert await h.app.hints.hint(match, ANNA, ask_no) == advice
            assert len(slow.jobs) == 1
            with pytest.raises(NotSeated):
                await h.app.hints.hint(match, STRANGER, ask_no)
    async with house(tmp_path / "other", packs=toy_games(), thinkers=slow) as h:
        match = await toy_match(h, hints=False)
        with pytest.raises(NoHints):
            await h.app.hints.hint(match, ANNA, (await h.look(match, ANNA)).record.ask_no)


def test_the_three_worst_turns_are_chosen_and_the_earlier_of_equal_ones() -> None:
    def lost(loss: float) -> tuple[OwnTurn, TurnReview]:
        return OwnTurn((), ()), TurnReview(loss, 0, Better(loss, (), Thought((), "search")))

    found = [lost(loss) for loss in (0.2, 3.0, 0.4, 1.0, 1.0, 0.3)]
    assert lost_most(found) == [found[1], found[3], found[4]]
    assert lost_most(found[:2]) == [found[1], found[0]]
    assert lost_most([]) == []


def test_a_close_look_is_for_the_worst_turns_there_is_time_for() -> None:
    asked = Chosen(None, ())  # pyright: ignore[reportArgumentType] - only counted

    def turn(loss: float, choices: int) -> tuple[OwnTurn, TurnReview]:
        made = OwnTurn((asked,) * choices, tuple((number, loss) for number in range(choices)))
        return made, TurnReview(loss, 0, Better(loss, (), Thought((), "search")))

    short = [turn(loss / 10, 3) for loss in range(1, 15)]
    assert worth_another_look(short) == [made for made, _ in reversed(short[4:])]
    long = [turn(0.5, 50), turn(2.0, 60), turn(1.0, 50)]
    assert worth_another_look(long) == [long[1][0], long[2][0]]
    assert worth_another_look([turn(1.0, 500)])
    assert worth_another_look([]) == []
