"""Several answers chosen ahead for questions that come one right after the other."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import AnswerAhead, Ask, Decision, Flow, Option, Seat, StaleAnswer, Word
from sfb_bot.matches.looks import Look
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import AdminAction, MatchId, UserId
from sfb_bot.matches.refusals import NotSeated
from tests.games.toy import twice
from tests.games.toy.cards.box_file import read_box
from tests.games.toy.rules import events as ev
from tests.games.toy.rules import turns
from tests.games.toy.rules.model import State
from tests.games.toy.rules.rules import Toy
from tests.games.toy.rules.turns import ToyFx
from tests.games.toy.twice import twice_pack
from tests.matches.house import ANNA, BORIS, CLARA, GUILD, STRANGER, HandClock, House, house
from tests.matches.test_ahead import told
from tests.matches.toy_table import DAILY, asked, entries, greedy, race, until

LIVE = PACES["live"]
BOLD, SAFE = ("bold",), ("safe",)
A, B = Seat(0), Seat(1)


def packs() -> dict[str, GamePack]:
    return {"toy": twice_pack()}


@asynccontextmanager
async def claras_turn(path: Path, clock: HandClock | None = None) -> AsyncGenerator[tuple[House, MatchId]]:
    """Clara has the last turn of the round; after it everybody is asked for a stake, the bold ones twice."""
    async with house(path, clock or HandClock(), packs=packs()) as h:
        match = await race(h, LIVE)
        await until(h, match, CLARA, "turn")
        yield h, match


def only_bold(seat: Seat) -> Decision:
    return Decision(seat, "stake", (Option("bold"),), default=BOLD)


async def choose(h: House, match: MatchId, *line: tuple[str, ...], user: UserId = ANNA) -> None:
    """Choose one after the other, from the first on."""
    for given, keys in enumerate(line):
        look = await h.app.matches.answer_ahead(match, user, "stake", keys, given)
        assert answers(look) == line[: given + 1]


def answers(look: Look) -> tuple[tuple[str, ...], ...] | None:
    return look.coming.answers if look.coming is not None else None


async def stored(h: House, match: MatchId) -> tuple[AnswerAhead, ...]:
    loaded = await h.store.load_match(match)
    assert loaded is not None
    return loaded.ahead


async def next_round(h: House, match: MatchId) -> int:
    """Clara's turn ends, Boris is asked for a stake; how many entries there were before it was asked for."""
    await until(h, match, CLARA, "turn", turn="bank")
    before = (await h.look(match)).record.seq
    await h.answer(match, CLARA, "bank")
    assert (await h.look(match)).waiting_for == (1, 2)
    return before + 1


# --- Choosing ---


async def test_the_next_question_comes_after_every_choice(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        coming = (await h.look(match, ANNA)).coming
        assert coming is not None
        assert (coming.prompt, coming.chosen) == ("stake", ())
        await choose(h, match, BOLD)
        coming = (await h.look(match, ANNA)).coming
        assert coming is not None
        assert coming.question is not None, "a bold stake is asked for again"
        await choose(h, match, BOLD, SAFE)
        coming = (await h.look(match, ANNA)).coming
        assert coming is not None
        assert (coming.question, coming.is_unfit) == (None, False)
        await h.app.matches.forget_ahead(match, ANNA)
        await choose(h, match, SAFE)
        coming = (await h.look(match, ANNA)).coming
        assert coming is not None
        assert coming.question is None, "a safe one is not"


async def test_the_same_press_twice_changes_nothing(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        for given, keys in enumerate((BOLD, SAFE)):
            look = await h.app.matches.answer_ahead(match, ANNA, "stake", keys, given)
            assert answers(look) == (BOLD, SAFE)
        assert await stored(h, match) == (AnswerAhead(A, "stake", (BOLD, SAFE)),)


async def test_another_answer_replaces_what_comes_after_it_too(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        look = await h.app.matches.answer_ahead(match, ANNA, "stake", BOLD, 1)
        assert answers(look) == (BOLD, BOLD)
        look = await h.app.matches.answer_ahead(match, ANNA, "stake", SAFE, 0)
        assert answers(look) == (SAFE,)
        assert await stored(h, match) == (AnswerAhead(A, "stake", (SAFE,)),)


@pytest.mark.parametrize(
    ("line", "given", "keys"),
    [
        ((), 1, SAFE),
        ((SAFE,), 1, SAFE),
        ((BOLD,), 2, SAFE),
        ((BOLD, BOLD), 2, SAFE),
        ((BOLD,), -1, SAFE),
        ((BOLD,), 1, ("wild",)),
        ((BOLD,), 1, ()),
        ((BOLD,), 0, ("bold", "safe")),
    ],
)
async def test_a_place_that_is_not_there_cannot_be_chosen_for(
    tmp_path: Path, line: tuple[tuple[str, ...], ...], given: int, keys: tuple[str, ...]
) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, *line)
        for user, refusal, rule in (
            (ANNA, StaleAnswer, "ahead"),
            (STRANGER, NotSeated, "seat"),
            (CLARA, StaleAnswer, "stale"),
        ):
            with pytest.raises(refusal) as refused:
                await h.app.matches.answer_ahead(match, user, "stake", keys, given)
            assert refused.value.rule == rule
        assert answers(await h.look(match, ANNA)) == line


async def test_everybody_has_a_line_of_their_own(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        assert answers(await h.look(match, BORIS)) == ()
        await choose(h, match, BOLD, BOLD, user=BORIS)
        await h.app.matches.forget_ahead(match, ANNA)
        assert answers(await h.look(match, ANNA)) == ()
        assert answers(await h.look(match, BORIS)) == (BOLD, BOLD)


async def test_computer_players_have_nothing_to_choose(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        async with h.app.cache.hold(match) as live:
            seats = [replace(s, user=UserId(-1)) if s.seat == A else s for s in live.record.seats]
            live.record = replace(live.record, seats=tuple(seats))
            assert live.coming(A) is None
            assert live.answered_ahead(A) is None
            assert live.coming(B) is not None


# --- Given ---


async def test_they_are_given_one_after_the_other(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        await choose(h, match, BOLD, BOLD, user=BORIS)
        await until(h, match, CLARA, "turn", turn="bank")
        seq = (await h.look(match)).record.seq
        await h.answer(match, CLARA, "bank")
        assert (await entries(h, match, seq))[1:] == [("standing", 0, BOLD), ("standing", 1, BOLD)]
        await h.answer(match, CLARA, "safe")
        assert (await entries(h, match, seq))[4:] == [("standing", 0, SAFE), ("standing", 1, BOLD)]
        assert (await h.look(match)).public.stakes == ("safe", "bold", "safe")
        assert await stored(h, match) == ()


@pytest.mark.parametrize("is_new_edition", [False, True])
async def test_a_restart_in_between_loses_nothing(tmp_path: Path, is_new_edition: bool) -> None:
    path, clock = tmp_path / "db", HandClock()
    later = {"toy": twice_pack({**read_box(), "rich": 3})} if is_new_edition else packs()
    async with claras_turn(path, clock) as (h, match):
        await choose(h, match, BOLD)
    async with house(path, clock, packs=later) as h:
        look = await h.app.matches.answer_ahead(match, ANNA, "stake", SAFE, 1)
        assert answers(look) == (BOLD, SAFE)
    async with house(path, clock, packs=later) as h:
        seq = await next_round(h, match)
        assert await stored(h, match) == (AnswerAhead(A, "stake", (SAFE,), is_begun=True),)
    async with house(path, clock, packs=later) as h:
        await h.answer(match, BORIS, "bold")
        await h.answer(match, CLARA, "safe")
        given = [each for each in await entries(h, match, seq) if each[0] == "standing"]
        assert given == [("standing", 0, BOLD), ("standing", 0, SAFE)]
        assert await asked(h, match) == (BORIS, "stake")
        assert await stored(h, match) == ()


async def test_while_others_answer_the_rest_stays_as_it_is(tmp_path: Path) -> None:
    """Anna's first answer is sealed: her question has come, and nothing of it can be chosen ahead."""
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        await next_round(h, match)
        assert (await h.look(match, ANNA)).coming is None
        for given in (0, 1):
            with pytest.raises(StaleAnswer):
                await h.app.matches.answer_ahead(match, ANNA, "stake", BOLD, given)
        await h.app.matches.forget_ahead(match, ANNA)
        await h.app.matches.say(match, BORIS, Word.OFFER_DRAW, h.press())
        assert await stored(h, match) == (AnswerAhead(A, "stake", (SAFE,), is_begun=True),)


async def test_it_goes_on_without_somebody_who_drops_out(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, BOLD)
        await next_round(h, match)
        await h.answer(match, CLARA, "bold")
        await h.app.matches.say(match, BORIS, Word.CONCEDE, h.press())
        look = await h.look(match)
        assert look.waiting_for == (2,), "Anna has chosen for both"
        assert await stored(h, match) == ()


async def test_who_drops_out_answers_nothing_more(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, BOLD)
        await next_round(h, match)
        await h.app.matches.say(match, ANNA, Word.CONCEDE, h.press())
        await h.answer(match, BORIS, "bold")
        await h.answer(match, CLARA, "bold")
        assert (await h.look(match)).waiting_for == (1, 2)
        assert await stored(h, match) == ()


# --- Not given ---


async def test_one_that_does_not_fit_is_asked_and_the_rest_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        seq = await next_round(h, match)
        await h.answer(match, BORIS, "safe")
        monkeypatch.setattr(twice, "stake_question", only_bold)
        await h.answer(match, CLARA, "safe")
        assert await asked(h, match) == (ANNA, "stake")
        assert [each for each in await entries(h, match, seq) if each[0] == "standing"] == [
            ("standing", 0, BOLD)
        ]
        assert await stored(h, match) == ()


async def test_a_line_that_is_broken_off_is_not_given_another_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second question does not come, so what was chosen for it answers nothing else."""
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        monkeypatch.setattr(twice, "TIMES", 1)
        await next_round(h, match)
        await h.answer(match, BORIS, "safe")
        await h.answer(match, CLARA, "safe")
        assert await asked(h, match) == (ANNA, "turn")
        assert await stored(h, match) == ()


async def test_the_one_after_a_choice_that_does_not_fit_now_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        with monkeypatch.context() as patched:
            patched.setattr(twice, "stake_question", only_bold)
            coming = (await h.look(match, ANNA)).coming
            assert coming is not None
            assert (coming.answers, coming.is_unfit) == ((BOLD,), True)
            assert coming.question == only_bold(A)
        assert answers(await h.look(match, ANNA)) == (BOLD, SAFE), "it fits again"


async def test_what_an_organiser_takes_back_is_asked(tmp_path: Path) -> None:
    async with claras_turn(tmp_path / "db") as (h, match):
        await choose(h, match, BOLD, SAFE)
        seq = await next_round(h, match)

        def note() -> AdminAction:
            return AdminAction(GUILD, match, STRANGER, "x", "y", h.clock.now())

        await h.answer(match, BORIS, "safe")
        await h.app.matches.rewind(match, seq + 1, note())
        assert await stored(h, match) == (AnswerAhead(A, "stake", (SAFE,), is_begun=True),), "still sealed"
        await h.app.matches.rewind(match, seq - 1, note())
        assert await asked(h, match) == (CLARA, "turn")
        assert await stored(h, match) == (), "its first answer is gone, so the second would be the first"
        await h.answer(match, CLARA, "bank")
        assert (await h.look(match)).waiting_for == (0, 1, 2)


async def test_an_action_that_starts_again_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that ask something else since the last start: what was sealed does not count any more."""
    path, clock = tmp_path / "db", HandClock()
    async with claras_turn(path, clock) as (h, match):
        await choose(h, match, BOLD, SAFE)
        await next_round(h, match)
    wider = tuple(map(Option, ("safe", "bold", "none")))
    monkeypatch.setattr(twice, "stake_question", lambda seat: Decision(seat, "stake", wider, default=SAFE))
    async with house(path, clock, packs=packs()) as h:
        assert await asked(h, match) == (CLARA, "turn"), "that is where it was stored last"
        assert await stored(h, match) == ()
        await h.answer(match, CLARA, "bank")
        assert (await h.look(match)).waiting_for == (0, 1, 2)


# --- Secrecy ---


async def test_nobody_can_tell_how_much_was_chosen(tmp_path: Path) -> None:
    seen: list[object] = []
    for number, line in enumerate([(), (SAFE,), (BOLD,), (BOLD, SAFE), (BOLD, BOLD)]):
        async with claras_turn(tmp_path / str(number)) as (h, match):
            await choose(h, match, *line)
            before = await told(h, match, BORIS, CLARA)
            if number == 4:
                await h.app.matches.forget_ahead(match, ANNA)
            await h.answer(match, CLARA, "two")
            seen.append((before, await told(h, match, BORIS, CLARA)))
    assert all(each == seen[0] for each in seen[1:])


# --- Hidden moments ---


def tax_again(fx: ToyFx, seat: Seat, payer: Seat) -> Flow[None]:
    """Whoever taxes is asked once more."""
    options = (Option("tax"), Option("pass"))
    again = Decision(seat, "tax", options, default=("pass",), about=payer, follows=True)
    ((said,),) = yield Ask((again,))
    if said.key == "tax":
        fx.emit(ev.Taxed(seat, payer, fx.state.pot // 2))


def coming_taxes(rules: Toy, state: State, seat: Seat, given: tuple[tuple[str, ...], ...]) -> Decision | None:
    del rules
    if not state.to_play or seat == state.to_play[0] or given not in ((), (("tax",),)):
        return None
    return Decision(seat, "tax", (Option("tax"), Option("pass")), default=("pass",))


@pytest.fixture
def taxed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "tax", tax_again)
    monkeypatch.setattr(Toy, "coming", coming_taxes)


async def up_to_the_tax(h: House) -> MatchId:
    """Boris has chosen to tax Anna, and to do it, and the question is open."""
    match = await race(h)
    await until(h, match, ANNA, "turn")
    for given in (0, 1):
        await h.app.matches.answer_ahead(match, BORIS, "tax", ("tax",), given)
    look = await until(h, match, BORIS, "tax")
    assert look.held == ("tax",)
    return match


@pytest.mark.usefixtures("taxed_twice")
async def test_a_line_waits_for_the_hidden_moment_of_its_first_answer(tmp_path: Path) -> None:
    path, clock = tmp_path / "db", HandClock()
    async with house(path, clock, packs=greedy()) as h:
        match = await up_to_the_tax(h)
        rest = (AnswerAhead(B, "tax", (("tax",),), is_begun=True),)
        assert await stored(h, match) == rest
        await h.app.matches.say(match, CLARA, Word.OFFER_DRAW, h.press())
        assert await stored(h, match) == rest, "a word of somebody else changes nothing"
        seq = (await h.look(match)).record.seq
    async with house(path, clock, packs=greedy()) as h:
        clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        assert (await entries(h, match, seq))[:2] == [("answer", 1, ("tax",)), ("standing", 1, ("tax",))]
        assert await stored(h, match) == ()


@pytest.mark.usefixtures("taxed_twice")
async def test_who_changes_an_answer_before_its_moment_is_asked_the_rest(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=greedy()) as h:
        match = await up_to_the_tax(h)
        assert await h.answer(match, BORIS, "pass") == "held"
        assert await stored(h, match) == ()
        assert await h.answer(match, BORIS, "tax") == "held"
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        assert await asked(h, match) == (BORIS, "tax")
