"""A ping is public: it never tells who or what answered a reaction window."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.discord_ui.delivery.ledger_posts import pinged
from sfb_bot.kernel import Dice, Entry
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, UserId
from tests.matches.house import House, house

SEED = "pings 4"


async def _pings(h: House, match: MatchId) -> tuple[Look, Entry, tuple[int, ...]]:
    """How the match stands, what led there, and who is pinged by the post about it."""
    story = await h.app.ledger.next_post(match)
    assert story.last is not None
    asked = tuple(int(story.look.record.seats[seat].user) for seat in story.look.waiting_for)
    return story.look, story.last, pinged(asked, story)


async def _to_window(h: House, match: MatchId, dice: Dice) -> UserId | None:
    """Play on to the next reaction window; who is asked, None when the match is over before that."""
    while (look := await h.look(match)).waiting_for:
        if dict(look.public.waiting).get(look.waiting_for[0]) == "react":
            return await h.user_to_act(match)
        await h.answer_randomly(match, dice)
    return None


async def test_a_defender_asked_twice_is_pinged_alike_after_a_press_and_after_an_order(
    tmp_path: Path,
) -> None:
    async with house(tmp_path / "press.sqlite3") as h:
        match, dice, windows = await h.match(), Dice(SEED), 0
        while (user := await _to_window(h, match, dice)) is not None:
            await h.answer(match, user, "pass")
            windows += 1
            look, last, pressed = await _pings(h, match)
            if last.seat in look.waiting_for:
                break
        else:
            raise AssertionError("no defender was asked twice in a row")
    async with house(tmp_path / "order.sqlite3") as h:
        match, dice = await h.match(), Dice(SEED)
        for window in range(windows):
            user = await _to_window(h, match, dice)
            assert user is not None
            if window < windows - 1:
                await h.answer(match, user, "pass")
            else:
                await h.app.matches.order(match, user, "pass_turn")
        again, other, ordered = await _pings(h, match)
    assert (last.kind, other.kind) == ("answer", "standing")
    assert again.public == look.public
    assert pressed == ordered != ()


async def test_a_player_at_turn_is_not_pinged_for_their_own_action(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("own")
        while True:
            await h.play_until(match, "act", dice)
            user = await h.user_to_act(match)
            await h.answer_randomly(match, dice)
            await h.play_until(match, "act", dice)
            look, last, named = await _pings(h, match)
            if last.kind == "answer" and look.record.seats[last.seat].user == user == await h.user_to_act(
                match
            ):
                break
        assert named == ()
