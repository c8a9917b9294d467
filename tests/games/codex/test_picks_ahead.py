"""Cards of the codex chosen in the turns of others, in matches on a real database (C35, C53, C54)."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest

from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Seat, StaleAnswer
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId, UserId
from tests.matches.house import ANNA, BORIS, CHANNEL, CLARA, DAVID, GUILD, HandClock, House, house
from tests.matches.test_ahead import told
from tests.matches.toy_table import asked, entries
from tests.shared_packs import shared_packs

LIVE = PACES["live"]
HEROES = [["troq_bashar"], ["troq_bashar"], ["troq_bashar"], ["troq_bashar"]]


def packs() -> dict[str, GamePack]:
    return {"codex": shared_packs()["codex"]}


async def duel(h: House) -> MatchId:
    """Anna has had her first turn, Boris is in his."""
    match = await started(h, "duel", BORIS)
    await to_main(h, match)
    await end_turn(h, match, ANNA)
    assert await asked(h, match) == (BORIS, "main")
    return match


async def started(h: House, mode: str, *others: UserId) -> MatchId:
    setup = {"mode": mode, "heroes": "one", "picks": "blind", "chosen": HEROES[: len(others) + 1]}
    proposal = Proposal(GUILD, CHANNEL, ANNA, "codex", setup, LIVE, "host", "here", others)
    lobby = await h.app.lobby.propose(proposal, h.press())
    made = [await h.app.lobby.accept(lobby, user, h.press()) for user in others]
    assert made[-1] is not None
    return made[-1]


async def to_main(h: House, match: MatchId) -> None:
    """Answer by defaults until somebody is in a main phase."""
    while (await asked(h, match))[1] != "main":
        await by_default(h, match)


async def by_default(h: House, match: MatchId) -> None:
    user = await h.user_to_act(match)
    question = (await h.look(match, user)).question
    assert question is not None
    await h.answer(match, user, *question.default)


async def end_turn(h: House, match: MatchId, *users: UserId) -> None:
    """Nobody patrols; what is asked up to the next turn is answered by default, but for picks."""
    for user in users:
        await h.answer(match, user, "patrol")
    while (await asked(h, match))[1] not in ("main", "tech"):
        await by_default(h, match)


async def view_of(h: House, match: MatchId, user: UserId) -> SeatView:
    view = (await h.look(match, user)).private
    assert isinstance(view, SeatView)
    return view


async def pick(h: House, match: MatchId, user: UserId, given: int, key: str) -> None:
    look = await h.app.matches.answer_ahead(match, user, "tech", (key,), given)
    assert look.coming is not None
    assert look.coming.answers[given:] == ((key,),)


async def codex_of(h: House, match: MatchId, user: UserId) -> dict[str, int]:
    return dict((await view_of(h, match, user)).piles.codex)


@pytest.mark.parametrize("is_same", [True, False])
async def test_both_picks_of_a_turn_are_chosen_ahead_and_taken(tmp_path: Path, is_same: bool) -> None:
    path, clock = tmp_path / "db", HandClock()
    async with house(path, clock, packs=packs()) as h:
        match = await duel(h)
        before = await codex_of(h, match, ANNA)
        first, other = sorted(before)[:2]
        second = first if is_same else other
        assert before[first] == 2, "every card is there twice"
        await pick(h, match, ANNA, 0, first)
    async with house(path, clock, packs=packs()) as h:
        await pick(h, match, ANNA, 1, second)
        coming = (await h.look(match, ANNA)).coming
        assert coming is not None
        assert coming.question is None, "two are all (C53)"
        with pytest.raises(StaleAnswer):
            await h.app.matches.answer_ahead(match, ANNA, "tech", (other,), 2)
        discard = sorted((await view_of(h, match, ANNA)).piles.discard)
        seq = (await h.look(match)).record.seq
        await end_turn(h, match, BORIS)
        assert (await entries(h, match, seq))[-2:] == [("standing", 0, (first,)), ("standing", 0, (second,))]
        assert await asked(h, match) == (ANNA, "main"), "the turn waits for nothing"
        after = await codex_of(h, match, ANNA)
        taken = {kind: count - after.get(kind, 0) for kind, count in before.items()}
        assert {kind: count for kind, count in taken.items() if count} == (
            {first: 2} if is_same else {first: 1, second: 1}
        )
        now = sorted((await view_of(h, match, ANNA)).piles.discard)
        assert now == sorted([*discard, first, second])


async def test_of_one_chosen_ahead_the_other_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await duel(h)
        key = min(await codex_of(h, match, ANNA))
        await pick(h, match, ANNA, 0, key)
        seq = (await h.look(match)).record.seq
        await end_turn(h, match, BORIS)
        assert (await entries(h, match, seq))[-1] == ("standing", 0, (key,))
        assert await asked(h, match) == (ANNA, "tech")


async def test_nothing_public_changes_before(tmp_path: Path) -> None:
    """Whatever Boris and everybody can see or is told is the same, however Anna chooses."""
    digests: set[str] = set()
    for way in ("nothing", "one", "two", "twice the same", "changed", "forgotten"):
        async with house(tmp_path / way, packs=packs()) as h:
            match = await duel(h)
            first, second = sorted(await codex_of(h, match, ANNA))[:2]
            if way != "nothing":
                await pick(h, match, ANNA, 0, first)
            if way not in ("nothing", "one"):
                await pick(h, match, ANNA, 1, first if way == "twice the same" else second)
            if way == "changed":
                await pick(h, match, ANNA, 0, second)
            if way == "forgotten":
                await h.app.matches.forget_ahead(match, ANNA)
            seen = [await told(h, match, BORIS)]
            await h.answer(match, BORIS, "patrol")
            if (await asked(h, match))[0] == BORIS:
                seen.append(await told(h, match, BORIS))
            digests.add(blake2b(repr(seen).encode()).hexdigest())
    assert len(digests) == 1


async def test_partners_choose_each_their_own(tmp_path: Path) -> None:
    """Anna has chosen both cards; Clara, who shares her turn, is asked for both of hers."""
    async with house(tmp_path / "db", packs=packs()) as h:
        match = await started(h, "teams", BORIS, CLARA, DAVID)
        await to_main(h, match)
        await end_turn(h, match, ANNA, CLARA)
        assert (await h.look(match)).waiting_for == (1, 3)
        first, second = sorted(await codex_of(h, match, ANNA))[:2]
        await pick(h, match, ANNA, 0, first)
        await pick(h, match, ANNA, 1, second)
        coming = (await h.look(match, CLARA)).coming
        assert coming is not None
        assert (coming.chosen, coming.question is not None) == ((), True), "hers is another line"
        await end_turn(h, match, BORIS, DAVID)
        for number in range(2):
            assert await asked(h, match) == (CLARA, "tech")
            seq = (await h.look(match)).record.seq
            await h.answer(match, CLARA, second)
            given = [each for each in await entries(h, match, seq) if each[0] == "standing"]
            assert given == ([("standing", 0, (second,))] if number == 0 else [])
        assert (await h.look(match)).waiting_for == (Seat(0), Seat(2))
        assert {kind for kind in (first, second) if (await codex_of(h, match, ANNA))[kind] == 1} == {
            first,
            second,
        }
        assert (await codex_of(h, match, CLARA)).get(second, 0) == 0
