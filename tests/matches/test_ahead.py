"""Answers to questions that are still to come: kept, changed, given, forgotten, and never told."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Decision, Option, Seat, StaleAnswer, Word
from sfb_bot.matches.looks import Look
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import AdminAction, MatchId, UserId
from sfb_bot.matches.refusals import NotSeated
from tests.games.toy.pack import toy_pack
from tests.games.toy.rules import turns
from tests.games.toy.rules.model import State
from tests.games.toy.rules.rules import Toy
from tests.matches.house import ANNA, BORIS, CLARA, GUILD, STRANGER, HandClock, House, house
from tests.matches.toy_table import DAILY, asked, due, entries, greedy, race, until

LIVE = PACES["live"]
ONE_DIE = ("standing", 1, ("one",))


def toys() -> dict[str, GamePack]:
    return {"toy": toy_pack()}


async def choose(h: House, match: MatchId, user: UserId, prompt: str, *keys: str) -> None:
    look = await h.app.matches.answer_ahead(match, user, prompt, keys)
    assert look.coming is not None
    assert (look.outcome, look.coming.answers) == ("done", (keys,))


async def chosen(h: House, match: MatchId, user: UserId) -> tuple[str, ...] | None:
    return chosen_in(await h.look(match, user))


def chosen_in(look: Look) -> tuple[str, ...] | None:
    """The one answer somebody has chosen ahead."""
    answers = look.coming.answers if look.coming is not None else ()
    assert len(answers) <= 1
    return answers[0] if answers else None


async def stored(h: House, match: MatchId) -> list[tuple[int, str, tuple[str, ...]]]:
    loaded = await h.store.load_match(match)
    assert loaded is not None
    assert all(len(each.answers) == 1 and not each.is_begun for each in loaded.ahead)
    return [(each.seat, each.prompt, each.answers[0]) for each in loaded.ahead]


async def annas_turn(h: House) -> MatchId:
    """Anna is at turn, Boris comes after her."""
    match = await race(h, LIVE)
    await until(h, match, ANNA, "turn")
    return match


# --- Choosing ---


async def test_a_question_that_is_coming_is_seen_by_its_player_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        coming = (await h.look(match, BORIS)).coming
        assert coming is not None
        assert coming.question is not None
        assert (coming.question.seat, coming.prompt, coming.chosen) == (1, "turn", ())
        assert (await h.look(match, ANNA)).coming is None, "she is asked right now"
        assert (await h.look(match, STRANGER)).coming is None
        assert (await h.look(match)).coming is None


async def test_a_choice_is_changed_kept_over_a_restart_and_given_at_once(tmp_path: Path) -> None:
    path, clock = tmp_path / "db", HandClock()
    async with house(path, clock, packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "two")
        await choose(h, match, BORIS, "turn", "one")
        assert await chosen(h, match, CLARA) is None
        assert await chosen(h, match, ANNA) is None
    async with house(path, clock, packs=toys()) as h:
        assert await chosen(h, match, BORIS) == ("one",)
        seq = (await h.look(match)).record.seq
        await h.answer(match, ANNA, "bank")
        assert await entries(h, match, seq) == [("answer", 0, ("bank",)), ONE_DIE]
        assert await asked(h, match) == (BORIS, "call")
        assert await stored(h, match) == []
    async with house(path, clock, packs=toys()) as h:
        assert await asked(h, match) == (BORIS, "call")
        while await asked(h, match) == (BORIS, "call"):
            await h.answer(match, BORIS, "none")
        assert ("standing", 1) not in [each[:2] for each in (await entries(h, match, seq))[2:]], "given once"


async def test_a_sealed_question_is_answered_for_those_who_have_chosen(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await until(h, match, CLARA, "turn")
        await choose(h, match, ANNA, "stake", "bold")
        look = await until(h, match, BORIS, "stake")
        assert look.waiting_for == (1, 2)
        assert look.public.stakes[0] == "safe", "sealed until all are in"
        for user in (BORIS, CLARA):
            await h.answer(match, user, "safe")
        assert (await h.look(match)).public.stakes == ("bold", "safe", "safe")


async def test_all_choose_ahead_and_nobody_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "bank")
        await choose(h, match, CLARA, "turn", "bank")
        seq = (await h.look(match)).record.seq
        await h.answer(match, ANNA, "bank")
        kinds = [each[:2] for each in await entries(h, match, seq)]
        assert kinds == [("answer", 0), ("standing", 1), ("standing", 2)]
        assert (await h.look(match)).waiting_for == (0, 1, 2)


async def test_it_lives_beside_an_order(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=greedy()) as h:
        match = await annas_turn(h)
        await h.app.matches.order(match, BORIS, "only_for", "2")
        await choose(h, match, BORIS, "turn", "one")
        await h.app.matches.order(match, BORIS, "only_for", "0")
        look = await h.look(match, BORIS)
        assert look.order is not None
        assert (look.order.subject, chosen_in(look)) == ("0", ("one",))
        await h.app.matches.forget_ahead(match, BORIS)
        look = await h.look(match, BORIS)
        assert look.order is not None
        assert chosen_in(look) is None


async def test_what_is_asked_meanwhile_does_not_use_it_up(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=greedy()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "one")
        look = await until(h, match, BORIS, "tax")
        assert chosen_in(look) == ("one",)
        await h.answer(match, BORIS, "pass")
        await h.answer(match, CLARA, "pass")
        assert (await entries(h, match, look.record.seq))[-1] == ONE_DIE


# --- Not given ---


async def test_what_is_forgotten_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "one")
        assert chosen_in(await h.app.matches.forget_ahead(match, BORIS)) is None
        assert await stored(h, match) == []
        await h.app.matches.forget_ahead(match, BORIS)
        await h.answer(match, ANNA, "bank")
        assert await asked(h, match) == (BORIS, "turn")


@pytest.mark.parametrize("change", ["an option is gone", "more must be chosen", "another question"])
async def test_what_no_longer_fits_is_asked_and_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    def other(seat: Seat) -> Decision:
        two = (Option("two"), Option("bank"))
        if change == "another question":
            return Decision(seat, "tired_turn", (Option("one"), *two), default=("bank",))
        if change == "more must be chosen":
            return Decision(seat, "turn", (Option("one"), *two), (2, 2), ("two", "bank"))
        return Decision(seat, "turn", two, default=("bank",))

    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "one")
        seq = (await h.look(match)).record.seq
        monkeypatch.setattr(turns, "turn_question", other)
        await h.answer(match, ANNA, "bank")
        assert await entries(h, match, seq) == [("answer", 0, ("bank",))]
        assert (await h.look(match)).waiting_for == (1,)
        left = [] if change != "another question" else [(1, "turn", ("one",))]
        assert await stored(h, match) == left, "only the question it was for uses it up"


async def test_an_unfit_choice_says_so_as_long_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player sees it with the question that is coming, and it is given if it fits again by then."""
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "one")
        with monkeypatch.context() as patched:
            fewer = lambda *_: Decision(Seat(1), "turn", (Option("bank"),), default=("bank",))  # noqa: E731
            patched.setattr(Toy, "coming", fewer)
            coming = (await h.look(match, BORIS)).coming
            assert coming is not None
            assert (coming.chosen, coming.is_unfit) == ((), True)
            assert await stored(h, match) == [(1, "turn", ("one",))]
            with pytest.raises(StaleAnswer):
                await h.app.matches.answer_ahead(match, BORIS, "turn", ("two",))
        seq = (await h.look(match)).record.seq
        await h.answer(match, ANNA, "bank")
        assert (await entries(h, match, seq))[-1] == ONE_DIE


@pytest.mark.parametrize(
    ("user", "prompt", "keys"),
    [
        (ANNA, "turn", ("one",)),
        (BORIS, "stake", ("bold",)),
        (BORIS, "turn", ("three",)),
        (BORIS, "turn", ()),
        (BORIS, "turn", ("one", "two")),
        (BORIS, "", ("one",)),
    ],
)
async def test_what_is_not_coming_cannot_be_chosen(
    tmp_path: Path, user: UserId, prompt: str, keys: tuple[str, ...]
) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer_ahead(match, user, prompt, keys)
        with pytest.raises(NotSeated):
            await h.app.matches.answer_ahead(match, STRANGER, "turn", ("one",))
        assert await stored(h, match) == []


async def test_nothing_is_kept_of_a_match_that_is_over(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "one")
        for user in (ANNA, BORIS, CLARA):
            await h.app.matches.say(match, user, Word.OFFER_DRAW, h.press())
        look = await h.look(match, BORIS)
        assert (look.record.status, look.coming) == ("over", None)
        assert await stored(h, match) == []


async def test_a_computer_that_takes_the_seat_ignores_it(tmp_path: Path) -> None:
    path, clock = tmp_path / "db", HandClock()
    async with house(path, clock, packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "one")
        live = await h.store.load_match(match)
        assert live is not None
        seats = tuple(replace(s, user=UserId(-1)) if s.seat == 1 else s for s in live.record.seats)
        async with h.app.cache.hold(match) as here:
            here.record = replace(here.record, seats=seats)
        seq = live.record.seq
        await h.answer(match, ANNA, "bank")
        assert await entries(h, match, seq) == [("answer", 0, ("bank",))]
        assert await stored(h, match) == []


# --- Taking back ---


async def test_what_others_take_back_leaves_it(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await h.answer(match, ANNA, "two")
        await choose(h, match, BORIS, "turn", "one")
        await h.app.matches.undo(match, ANNA, h.press())
        assert await asked(h, match) == (ANNA, "turn")
        assert await chosen(h, match, BORIS) == ("one",)
        await h.answer(match, ANNA, "bank")
        assert await asked(h, match) == (BORIS, "call")


async def test_a_turn_that_is_taken_back_to_is_asked(tmp_path: Path) -> None:
    """What Boris has chosen is for his next turn, not for the one that is open again."""
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await h.answer(match, ANNA, "bank")
        seq = (await h.look(match)).record.seq
        await until(h, match, ANNA, "turn", turn="bank")
        await choose(h, match, BORIS, "turn", "one")
        await h.app.matches.rewind(match, seq, AdminAction(GUILD, match, STRANGER, "x", "y", h.clock.now()))
        assert await asked(h, match) == (BORIS, "turn")
        assert (await h.look(match)).record.seq == seq
        assert await stored(h, match) == []


async def test_what_was_given_and_taken_back_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=toys()) as h:
        match = await annas_turn(h)
        await choose(h, match, BORIS, "turn", "one")
        await h.answer(match, ANNA, "bank")
        to_seq, ask_no = await h.app.matches.ask_undo(match, ANNA)
        await h.app.matches.consent_undo(match, BORIS, ask_no, to_seq, h.press())
        assert await chosen(h, match, BORIS) is None
        await until(h, match, BORIS, "turn", turn="bank")


# --- Secrecy ---


class Listener(logging.Handler):
    def __init__(self) -> None:
        super().__init__(0)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("sfb_bot"):
            self.lines.append(record.getMessage())


async def told(h: House, match: MatchId, *others: UserId) -> object:
    """Whatever anybody but Boris can see or is to be told."""
    rows = [(row.kind, row.body, row.user) for row in await h.outbox()]
    looks = [await h.look(match, user) for user in (None, *others)]
    return rows, looks, await h.app.matches.events(match), await h.store.deadlines_of(match)


@pytest.mark.parametrize("keys", [("one",), ("bank",)])
async def test_nobody_can_tell_that_or_what_was_chosen(tmp_path: Path, keys: tuple[str, ...]) -> None:
    """Up to the moment the question comes all is the same, with a choice, a changed one, or none."""
    seen: list[object] = []
    for way in ("chosen", "changed", "forgotten", "not at all"):
        listener = Listener()
        logging.getLogger().addHandler(listener)
        async with house(tmp_path / way, packs=toys()) as h:
            match = await annas_turn(h)
            if way != "not at all":
                await choose(h, match, BORIS, "turn", *keys)
            if way == "changed":
                await choose(h, match, BORIS, "turn", "two")
            if way == "forgotten":
                await h.app.matches.forget_ahead(match, BORIS)
            before = await told(h, match, ANNA, CLARA)
            await h.answer(match, ANNA, "two")
            seen.append((before, await told(h, match, ANNA, CLARA), listener.lines))
        logging.getLogger().removeHandler(listener)
    assert all(each == seen[0] for each in seen[1:])


async def test_what_comes_of_it_is_what_the_same_answer_leads_to(tmp_path: Path) -> None:
    """What everybody sees and reads in the log does not differ from a player who answers at once."""
    views: list[object] = []
    logs: list[object] = []
    for is_ahead in (True, False):
        async with house(tmp_path / str(is_ahead), packs=toys()) as h:
            match = await annas_turn(h)
            if is_ahead:
                await choose(h, match, BORIS, "turn", "bank")
            await h.answer(match, ANNA, "bank")
            if not is_ahead:
                await h.answer(match, BORIS, "bank")
            looks = [await h.look(match, user) for user in (None, ANNA, CLARA)]
            views.append([(look.public, look.private, look.waiting_for, look.answer_by) for look in looks])
            logs.append(await h.app.matches.events(match))
    assert views[0] == views[1]
    assert logs[0] == logs[1]


async def test_off_turn_it_waits_for_the_hidden_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question with a hidden moment has it whether or not somebody has chosen beforehand."""

    def coming(rules: Toy, state: State, seat: Seat, given: tuple[tuple[str, ...], ...]) -> Decision | None:
        del rules
        if given or not state.to_play or seat == state.to_play[0]:
            return None
        return Decision(seat, "tax", (Option("tax"), Option("pass")), default=("pass",))

    monkeypatch.setattr(Toy, "coming", coming)
    async with house(tmp_path / "db", packs=greedy()) as h:
        match = await race(h)
        await until(h, match, ANNA, "turn")
        await choose(h, match, BORIS, "tax", "tax")
        look = await until(h, match, BORIS, "tax")
        assert look.held == ("tax",)
        assert await stored(h, match) == []
        assert await due(h, match, "release") == [look.record.asked_at + DAILY.hold]
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        assert await asked(h, match) == (BORIS, "share")
