"""A draw offered to a computer player: how it stands decides, at a real table."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.kernel import Dice, Seat, Word
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.matches.records import MatchId, UserId
from tests.matches.computer_house import answers_are_in, play_against, playing_house, solo
from tests.matches.house import ANNA, BORIS, STRANGER, House
from tests.patience import until

EASY = ComputerPlayer("easy").user


async def test_a_draw_is_answered_by_how_the_computer_stands(tmp_path: Path) -> None:
    """In one position the computer that is far ahead refuses and the one that is far behind agrees."""
    async with playing_house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await solo(h, "easy", goal=20), Dice("draw")
        while await lead_of_anna(h, match) > -6:
            assert await play_against(h, match, dice, most=5) == 5
        await until(lambda: answers_are_in(h, match), "Anna's move")
        assert await answer_to_a_draw(h, match, ANNA) == "decline_draw"
        assert (await h.look(match)).record.status == "live"
        # Now a person sits where the computer sat, and the computer in Anna's place.
        replace_player = h.app.organisers.replace_player
        await replace_player(match, STRANGER, EASY, BORIS, "wants to play")
        await replace_player(match, STRANGER, ANNA, STRANGER, "had enough", level="easy")
        assert await answer_to_a_draw(h, match, BORIS) == "offer_draw"
        kept = await h.app.store.finished_match(match)
        assert kept is not None
        assert kept.summary.winner is None


async def lead_of_anna(h: House, match: MatchId) -> int:
    """The points Anna is ahead of the other side."""
    view = (await h.look(match)).public
    assert isinstance(view, PublicView)
    return view.vp[0] - view.vp[1]


async def answer_to_a_draw(h: House, match: MatchId, user: UserId) -> str:
    """Somebody offers a draw; what the computer player says to it."""
    before = len(await h.store.entries(match))
    await h.app.matches.say(match, user, Word.OFFER_DRAW, h.press())
    said: list[tuple[Seat, str]] = []

    async def is_answered() -> bool:
        entries = [each.entry for each in (await h.store.entries(match))[before:]]
        said[:] = [(entry.seat, entry.keys[0]) for entry in entries if entry.kind == "word"]
        return len(said) > 1

    await until(is_answered, "an answer to the offer")
    record = await h.store.match_record(match)
    assert record is not None
    assert [seat.seat for seat in record.computers] == [said[1][0]]
    return said[1][1]
