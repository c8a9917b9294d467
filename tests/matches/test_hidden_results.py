"""Trying out is not looking behind: what a move would reveal stays hidden until it is made."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.kernel import Dice
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, UserId
from tests.games.brawl.kit.table import rules
from tests.matches.house import House, house

NAMES = rules().content.arena.grid.names


async def _next_to_a_trap(h: House, match: MatchId, dice: Dice) -> tuple[UserId, list[str]]:
    """Play until somebody at turn can walk onto a face-down token; who, and the wishes that lead there."""
    for _ in range(400):
        look = await h.play_until(match, "act", dice)
        user = await h.user_to_act(match)
        found = await _way_onto_a_token(h, match, user, look)
        if found is not None:
            return user, found
        await h.answer_randomly(match, dice)
    raise AssertionError("nobody ever stood next to a trap")


async def _way_onto_a_token(h: House, match: MatchId, user: UserId, look: Look) -> list[str] | None:
    assert look.question is not None
    unseen = {NAMES[cell] for cell in look.public.tokens} - {NAMES[c] for c, _ in look.private.known_tokens}
    for figure in (f for f in look.public.figures if f.seat == look.seat and f.cell >= 0):
        for option in look.question.options:
            wishes = [option.key, figure.key]
            seen = await h.app.matches.preview(match, user, wishes)
            while seen is not None and seen.question is not None and seen.question.prompt == "which_core":
                wishes.append(seen.question.options[0].key)
                seen = await h.app.matches.preview(match, user, wishes)
            if seen is not None and seen.question is not None and seen.question.prompt == "move":
                onto = [o.key for o in seen.question.options if o.key in unseen]
                if onto:
                    return [*wishes, onto[0]]
    return None


async def test_completing_a_command_never_turns_a_trap(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        user, wishes = await _next_to_a_trap(h, match, Dice("peek"))
        assert await h.app.matches.preview(match, user, wishes[:-1]) is not None
        assert await h.app.matches.preview(match, user, wishes) is None


async def test_a_command_that_turns_a_trap_counts_although_the_rest_of_it_does_not_fit(
    tmp_path: Path,
) -> None:
    """Else a wish that can never be granted would be a free look at the token, as often as one likes."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        user, wishes = await _next_to_a_trap(h, match, Dice("peek"))
        before = (await h.look(match)).record.seq
        done = await h.app.matches.do(match, user, [*wishes, "no-such-thing"], h.press())
        assert done.outcome == "done"
        after = await h.look(match, user)
        assert after.record.seq > before
        assert after.can_undo == 0
