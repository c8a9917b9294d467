"""Forecasts in a running match: made from what the seat knows, once for each question, never for another."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.computer import Knowledge, foresee, knowledge_from
from sfb_bot.kernel import Dice, Forecast
from sfb_bot.matches import forecasts
from sfb_bot.matches.live_match import AnyRules
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId
from tests.matches.house import House, house, usual_packs

LOOKS = 260


async def known_from_store(h: House, match: MatchId, look: Look) -> Knowledge[object]:
    """What the seat of a look knows, by what is stored alone."""
    pack = usual_packs()[look.record.game]
    rules: AnyRules = pack.rules
    mind = pack.computer
    assert mind is not None
    assert look.seat is not None
    start = await h.store.checkpoint_before(match, look.record.seq)
    assert start is not None
    entries = [each.entry for each in await h.store.entries(match, start.seq)]
    return knowledge_from(rules, mind.hidden, start, entries, look.seat)


def is_same(one: Knowledge[object], two: Knowledge[object]) -> bool:
    mind = usual_packs()["brawl"].computer
    assert mind is not None
    pairs = (one.boundary, two.boundary), (one.now, two.now)
    looks_alike = all(mind.look(left) == mind.look(right) for left, right in pairs)
    return looks_alike and (one.seat, one.since, one.question) == (two.seat, two.since, two.question)


async def test_what_a_seat_knows_is_what_the_store_tells(tmp_path: Path) -> None:
    """Through undo and after the match was forgotten, in the middle of actions, too."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("known")
        known = within = undone = 0
        for number in range(LOOKS):
            user = await h.user_to_act(match)
            look = await h.look(match, user)
            if look.known is not None:
                assert is_same(look.known, await known_from_store(h, match, look))
                known, within = known + 1, within + bool(look.known.since)
            if look.can_undo and dice.below(6) == 0:
                await h.app.matches.undo(match, user, h.press(), look.record.ask_no)
                undone += 1
            elif number % 11 == 0:
                h.app.cache.forget(match)
            else:
                await h.answer_randomly(match, dice)
            if (await h.look(match)).record.status == "over":
                match = await h.match()
        assert min(known, within, undone) > 15


async def test_each_question_is_looked_into_once_and_for_itself(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("once")
        await h.play_until(match, "act", dice)
        made: list[tuple[int, Forecast]] = []
        for _ in range(25):
            user = await h.user_to_act(match)
            look = await h.look(match, user)
            forecast = await h.app.forecasts.of(look)
            assert await h.app.forecasts.of(look) is forecast
            kept = h.app.forecasts.kept(match, user, look.record.ask_no)
            assert kept is not None
            assert kept.question == look.question
            assert h.app.forecasts.kept(match, user, look.record.ask_no + 1) is None
            if forecast is not None:
                made.append((look.record.ask_no, forecast))
                assert forecast.question == look.question
                assert look.known is not None
                mind = usual_packs()["brawl"].computer
                assert mind is not None
                assert forecast == foresee(mind, look.known)
            await h.answer_randomly(match, dice)
        assert len({number for number, _ in made}) == len(made) > 5


async def test_nobody_who_is_not_asked_is_told_anything(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        look = await h.play_until(match, "act", Dice("others"))
        asked = await h.user_to_act(match)
        others = [seat.user for seat in look.record.seats if seat.user != asked]
        for user in (*others, None):
            other = await h.look(match, user)
            assert other.known is None
            assert await h.app.forecasts.of(other) is None


async def test_what_goes_wrong_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.play_until(match, "act", Dice("broken"))
        look = await h.look(match, await h.user_to_act(match))
        monkeypatch.setattr(forecasts, "foreseeing", broken)
        assert await h.app.forecasts.of(look) is None
