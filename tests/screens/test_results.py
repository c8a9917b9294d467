"""Results outside the place of a match, and the board of running ones: what is said of whom."""

from __future__ import annotations

from sfb_bot.kernel import Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.matches.records import MatchId, Moment, SeatRecord, UserId
from sfb_bot.screens.actions import Rematch, ShowReplay
from sfb_bot.screens.limits import MOST_TEXT, size
from sfb_bot.screens.live import MOST_LINES, LiveLine, LiveView, closed_board, live_post, live_screen
from sfb_bot.screens.results import result_in_channel, result_line, time_used_line
from sfb_bot.screens.values import controls

ENGLISH = Texts("en", strict=True)


def seat(number: int, user: int, used: int | None) -> SeatRecord:
    return SeatRecord(Seat(number), number % 2, UserId(user), 0, Moment(0), used)


def test_the_time_of_people_alone_is_told_and_only_where_it_was_counted() -> None:
    assert time_used_line([seat(0, 1, 3600), seat(1, 2, 59)], ENGLISH) == (
        "Time used: <@1> 1 hour, <@2> under a minute."
    )
    computer = ComputerPlayer("easy").user
    assert time_used_line([seat(0, 1, 60), seat(1, computer, 0)], ENGLISH) == "Time used: <@1> 1 minute."
    assert time_used_line([seat(0, 0, 7 * 86400), seat(1, 2, 0)], ENGLISH) == (
        "Time used: a deleted player 7 days, <@2> under a minute."
    )
    # A match that began before anybody counted.
    assert time_used_line([seat(0, 1, None), seat(1, 2, 90)], ENGLISH) == ""
    assert time_used_line([seat(0, computer, 0)], ENGLISH) == ""


def test_a_result_in_the_channel_leads_to_the_thread_and_to_a_rematch() -> None:
    match = MatchId(7)
    shown = result_in_channel(match, "<@1> wins.", "Time used: <@1> 1 minute.", 55, None, ENGLISH)
    assert shown.lines == ("<@1> wins.", "Played in <#55>. Time used: <@1> 1 minute.")
    assert [one.action for one in controls(shown)] == [Rematch(match), ShowReplay(match)]
    followed = result_in_channel(match, "<@1> wins.", "", 55, None, ENGLISH, has_sequel=True)
    assert [one.action for one in controls(followed)] == [ShowReplay(match)]
    assert shown.mentions == ()
    assert result_in_channel(match, "<@1> wins.", "", 55, None, ENGLISH).lines[1] == "Played in <#55>."
    assert result_line("<@1> wins.", 55, None, ENGLISH).lines == ("<@1> wins. Played in <#55>.",)


def test_a_board_with_everything_on_it_can_be_sent() -> None:
    line = LiveLine(
        2**63 - 1, ((2**63 - 1, 2**63 - 2), (2**63 - 3, 2**63 - 4)), "live", "x" * 60, (2**63 - 1,)
    )
    view = LiveView((line,) * MOST_LINES, 400, (("brawl", 12),))
    for screen in (live_screen(view, ENGLISH), live_post(view, ENGLISH)):
        assert size("\n".join(screen.lines)) <= MOST_TEXT
        assert screen.lines[0] == "**Live:** 400 matches"
        assert screen.lines[1] == "12 players are looking for an opponent: `/brawl queue`"
    short = LiveView((LiveLine(5, ((1,), (2,)), "live", "**Round 2**", (2,), "Toy Race"),), 3)
    assert live_screen(short, ENGLISH).lines == (
        "**Live:** 3 matches",
        "• <#5> <@1> vs <@2> · Toy Race · **Round 2** · <@2> to move",
        "… and 2 more.",
    )
    odd = {
        "paused": LiveLine(5, ((1,), (0,)), "paused"),
        "I can't read it right now": LiveLine(5, ((1,), (0,)), "broken"),
        "playing": LiveLine(5, ((1,), (0,)), "live"),
    }
    for words, one in odd.items():
        shown = live_screen(LiveView((one,), 1), ENGLISH)
        assert shown.lines[1] == f"• <#5> <@1> vs a deleted player · {words}"
    assert closed_board(9, ENGLISH).lines == ("The live board has moved to <#9>.",)
    assert closed_board(0, ENGLISH).lines == ("The live board was switched off.",)
