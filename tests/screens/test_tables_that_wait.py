"""Invitations and open tables, notes of partners, the list of one's games."""

from dataclasses import replace

import pytest

from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.people import TeamNote
from sfb_bot.matches.records import LobbyId, MatchId, Moment, Pace, UserId
from sfb_bot.screens.actions import OpenTeamNote, Play
from sfb_bot.screens.lobby import (
    GameLine,
    Invitation,
    games_screen,
    invitation_screen,
    invitation_sheet,
    span,
)
from sfb_bot.screens.lobby_actions import (
    AcceptInvitation,
    CancelInvitation,
    DeclineInvitation,
    JoinSide,
    LeaveTable,
)
from sfb_bot.screens.team_note import team_note_screen
from sfb_bot.screens.values import Button, controls
from tests.games.brawl.screens.stage import game, texts

DAILY = Pace("daily", 86_400, 172_800, 43_200, 0)


def place(side: int, user: int = 0, *, is_in: bool = False) -> LobbySeat:
    return LobbySeat(side, UserId(user) if user else None, is_in)


TITLE = "Super Fantasy Brawl"


def invitation(invited: int = 2, status: str = "waiting") -> Invitation:
    setup = game().setup_words({"roster": ["a"] * 24, "draft": "casual", "goal": 5}, texts())
    places = (place(0, 1, is_in=True), place(1, invited))
    return Invitation(8, status, 1, places, setup, TITLE, DAILY, "random", "thread", 1_900_000_000, 77)  # pyright: ignore[reportArgumentType] - statuses are listed by the tests


def test_an_invitation_to_a_game_without_windows_names_no_time_to_react() -> None:
    shown = replace(invitation(), has_windows=False)
    pace = "Pace: daily. 1 day per turn, 2 days in the bank."
    assert invitation_screen(shown, texts()).lines[2] == pace
    assert pace in invitation_sheet(shown, (), texts()).settings


def test_an_invitation_shows_all_settings() -> None:
    screen = invitation_screen(invitation(), texts())
    assert screen.lines == (
        "<@1> challenges <@2> to Super Fantasy Brawl.",
        "Casual draft, 24 champions to choose from, first to 5 points.",
        "Pace: daily. 1 day per turn, 12 hours to react, 2 days in the bank.",
        "A random player goes first. Played in its own thread. The invitation expires <t:1900000000:R>.",
    )
    assert [c.action for c in controls(screen)] == [
        AcceptInvitation(LobbyId(8)),
        DeclineInvitation(LobbyId(8)),
        CancelInvitation(LobbyId(8)),
    ]
    assert screen.mentions == (2,)


def test_an_open_table_can_be_joined_and_pings_nobody() -> None:
    screen = invitation_screen(invitation(0), texts())
    assert screen.lines[0] == "<@1> wants to play Super Fantasy Brawl. Who's in?"
    assert [c.action for c in controls(screen)] == [
        AcceptInvitation(LobbyId(8)),
        CancelInvitation(LobbyId(8)),
    ]
    assert screen.mentions == ()


def table_of_four(*others: LobbySeat, status: str = "waiting", first: str = "host") -> Invitation:
    places = (place(0, 1, is_in=True), *others)
    return Invitation(8, status, 1, places, "Setup.", TITLE, DAILY, first, "here", 1_900_000_000, 77)  # pyright: ignore[reportArgumentType] - statuses are listed by the tests


def test_a_table_of_four_lists_who_sits_where() -> None:
    screen = invitation_screen(table_of_four(place(1), place(0, 3), place(1, 4, is_in=True)), texts())
    assert screen.lines == (
        "<@1> invites <@3> to Super Fantasy Brawl.",
        "Side A: <@1> ✓, <@3> (invited)",
        "Side B: free, <@4> ✓",
        "Setup.",
        "Pace: daily. 1 day per turn, 12 hours to react, 2 days in the bank.",
        "The host goes first. Played in this channel. The invitation expires <t:1900000000:R>.",
    )
    buttons = [control for control in controls(screen) if isinstance(control, Button)]
    assert [(button.action, button.disabled) for button in buttons] == [
        (AcceptInvitation(LobbyId(8)), False),
        (DeclineInvitation(LobbyId(8)), False),
        # Nothing is free on side A: one has the host, the other is kept for somebody.
        (JoinSide(LobbyId(8), 0), True),
        (JoinSide(LobbyId(8), 1), False),
        (LeaveTable(LobbyId(8)), False),
        (CancelInvitation(LobbyId(8)), False),
    ]
    assert screen.mentions == (3,)


def test_with_its_picture_an_invitation_has_few_lines_and_loses_no_word() -> None:
    for waiting in (invitation(), table_of_four(place(1), place(0, 3), place(1, 4, is_in=True))):
        plain = invitation_screen(waiting, texts())
        sheet = invitation_sheet(waiting, (("kilgore",), ()), texts())
        shown = invitation_screen(replace(waiting, picture=game().invitation_picture(sheet)), texts())
        assert shown.picture is not None
        assert len(shown.lines) <= 4
        assert " ".join(shown.lines) == " ".join(plain.lines)
        assert shown.rows == plain.rows
        assert [one.state for one in sheet.places] == [
            "in" if one.is_in else "invited" if one.user else "free" for one in waiting.places
        ]
        assert sheet.places[0].picks == ("kilgore",)
    over = invitation_screen(replace(invitation(status="declined"), picture=shown.picture), texts())
    assert over.picture is None


def test_a_table_for_anybody_pings_nobody_and_says_who_began() -> None:
    screen = invitation_screen(table_of_four(place(1), place(0), place(1), first="random"), texts())
    assert screen.lines[0] == "<@1> is looking for players for Super Fantasy Brawl. Who's in?"
    assert screen.lines[-1].startswith("A random player goes first.")
    assert next(c.action for c in controls(screen)) == JoinSide(LobbyId(8), 0)
    assert screen.mentions == ()
    seated = [place(side, user, is_in=True) for side, user in ((1, 2), (0, 3), (1, 4))]
    started = invitation_screen(table_of_four(*seated, status="started"), texts())
    assert started.lines == ("Game on! <@1> and <@3> vs <@2> and <@4> in <#77>.",)
    assert list(controls(started)) == []


def test_a_table_for_all_lists_its_places_and_can_be_left() -> None:
    waiting = table_of_four(place(1, 2), place(2), first="random")
    screen = invitation_screen(waiting, texts())
    assert screen.lines[:2] == (
        "<@1> invites <@2> to Super Fantasy Brawl.",
        "At the table: <@1> ✓, <@2> (invited), free",
    )
    answers = [AcceptInvitation(LobbyId(8)), DeclineInvitation(LobbyId(8))]
    ways_out = [LeaveTable(LobbyId(8)), CancelInvitation(LobbyId(8))]
    assert [c.action for c in controls(screen)] == [*answers, *ways_out]
    open_table = invitation_screen(table_of_four(place(1, 2, is_in=True), place(2)), texts())
    assert open_table.lines[0] == "<@1> is looking for players for Super Fantasy Brawl. Who's in?"
    assert [c.action for c in controls(open_table)] == [AcceptInvitation(LobbyId(8)), *ways_out]
    seated = [place(side, side + 1, is_in=True) for side in (1, 2)]
    started = invitation_screen(table_of_four(*seated, status="started"), texts())
    assert started.lines == ("Game on! <@1>, <@2> and <@3> play in <#77>.",)


def test_a_table_of_five_letters_every_side() -> None:
    for_themselves = [place(side) for side in range(1, 5)]
    screen = invitation_screen(table_of_four(*for_themselves, first="random"), texts())
    assert screen.lines[1] == "At the table: <@1> ✓, free, free, free, free"
    # One pair against three who play alone.
    sides = (1, 0, 2, 3)
    waiting = invitation_screen(table_of_four(*map(place, sides), first="random"), texts())
    assert waiting.lines[1:5] == (
        "Side A: <@1> ✓, free",
        "Side B: free",
        "Side C: free",
        "Side D: free",
    )
    joins = [JoinSide(LobbyId(8), side) for side in range(4)]
    assert [c.action for c in controls(waiting)] == [
        *joins,
        LeaveTable(LobbyId(8)),
        CancelInvitation(LobbyId(8)),
    ]
    seated = [place(side, user, is_in=True) for user, side in enumerate(sides, start=2)]
    started = invitation_screen(table_of_four(*seated, status="started"), texts())
    assert started.lines == ("Game on! <@1> and <@3> vs <@2> vs <@4> vs <@5> in <#77>.",)


def test_a_note_of_partners_is_shown_as_typed_and_can_be_written_until_the_end() -> None:
    empty = team_note_screen(MatchId(5), None, "<@3>", texts())
    assert empty.lines == (
        "Team note. Only you and <@3> can read and edit it.",
        "Empty so far. Press Write to start it.",
    )
    assert [c.action for c in controls(empty)] == [OpenTeamNote(MatchId(5)), Play(MatchId(5))]
    noted = team_note_screen(
        MatchId(5),
        TeamNote(MatchId(5), 0, "left\n*flank*", UserId(3), Moment(1_900_000_000)),
        "<@3>",
        texts(),
        is_over=True,
    )
    assert noted.lines[1:] == ("left", r"\*flank\*", "-# Written by <@3> <t:1900000000:R>")
    assert [c.action for c in controls(noted)] == [Play(MatchId(5))]


@pytest.mark.parametrize("status", ["started", "declined", "cancelled", "expired"])
def test_a_closed_invitation_has_no_buttons(status: str) -> None:
    screen = invitation_screen(invitation(status=status), texts())
    assert list(controls(screen)) == []
    assert "<@1>" in screen.lines[0]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(90, "90 seconds"), (60, "1 minute"), (43_200, "12 hours"), (86_400, "1 day"), (0, "0 seconds")],
)
def test_times_are_said_in_whole_units(seconds: int, words: str) -> None:
    assert span(seconds, texts()) == words


def test_my_games_begin_with_those_that_wait() -> None:
    games = [
        GameLine(1, 10, (2,), "theirs"),
        GameLine(2, 20, (3,), "mine", 1_900_000_000),
        GameLine(3, 30, (0,), "over"),
        GameLine(4, 40, (2, 3), "theirs", partners=(5,)),
    ]
    assert games_screen(games, "brawl", texts()).lines == (
        "Your games. It's your move in 1.",
        "▶ **<#20>** vs <@3> (match 2): your move. Time runs out <t:1900000000:R>.",
        "<#10> vs <@2> (match 1): their move.",
        "<#40> vs <@2> and <@3>, with <@5> (match 4): their move.",
        "<#30> vs a deleted player (match 3): over.",
    )
    assert "/brawl challenge" in games_screen([], "brawl", texts()).lines[0]


def test_an_empty_list_offers_lessons_where_there_are_any() -> None:
    (learn,) = controls(games_screen([], "brawl", texts()))
    assert isinstance(learn, Button)
    assert learn.label == "Learn"
    assert list(controls(games_screen([], "brawl", texts(), has_lessons=False))) == []


def test_very_many_games_still_fit() -> None:
    games = [GameLine(10**9 + n, 10**17 + n, (10**17 + n,), "mine", 1_900_000_000) for n in range(200)]
    assert games_screen(games, "brawl", texts()).lines[-1] == texts().say("text-cut")
