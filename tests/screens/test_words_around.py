"""Screens around the matches: refusals, invitations, settings, orders, notices, commands."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from sfb_bot.drawing.themes import THEMES as DRAWN_THEMES
from sfb_bot.games.brawl.rules.effects.interpreter import OPS
from sfb_bot.games.brawl.rules.model import DraftKind, EndReason, Phase
from sfb_bot.games.brawl.rules.orders import ORDERS
from sfb_bot.games.brawl.screens.rulebook import RULE_OF_PROMPT, RULES
from sfb_bot.kernel import IllegalAnswer, MatchOver, NotYourQuestion, PlayerError, SetupRefused, StaleAnswer
from sfb_bot.leagues.rules.values import Refusal
from sfb_bot.leagues.seasons.records import SeasonStatus
from sfb_bot.locale import SHELL, ids_in
from sfb_bot.matches.notices import ConcessionAsked, DrawAsked, Reminding, UndoAsked, kinds_of_notices
from sfb_bot.matches.records import (
    GuildId,
    GuildSettings,
    LobbyId,
    LobbySeat,
    MatchId,
    Moment,
    Pace,
    Preferences,
    TeamNote,
    UserId,
)
from sfb_bot.screens.actions import (
    AcceptInvitation,
    AnswerUndo,
    CancelInvitation,
    Concede,
    DeclineInvitation,
    ForgetMe,
    JoinSide,
    LeaveTable,
    LookUp,
    OpenTeamNote,
    Play,
    SetMine,
    SetServer,
)
from sfb_bot.screens.commands import LONGEST_DESCRIPTION, choice_words, command_words, option_words
from sfb_bot.screens.limits import plain
from sfb_bot.screens.lobby import (
    GameLine,
    Invitation,
    games_screen,
    invitation_screen,
    span,
)
from sfb_bot.screens.notices import (
    Check,
    UndoRequest,
    concede_screen,
    concession_request,
    doctor_screen,
    draw_request,
    notice_post,
    nudge_post,
    reminder_direct,
    reminder_post,
    time_up_post,
    undo_request,
)
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.refusals import denial_screen, refusal_screen, refusal_words
from sfb_bot.screens.settings import (
    THEMES,
    confirm_forget,
    my_settings_screen,
    server_settings_screen,
)
from sfb_bot.screens.team_note import team_note_screen
from sfb_bot.screens.values import Button, Menu, controls
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.screens.stage import game, own_texts, texts
from tests.locale.uses import folders

PACKAGE = Path(__file__).resolve().parents[2] / "sfb_bot"
DAILY = Pace("daily", 86_400, 172_800, 43_200, 0)


def brawl_prompts() -> set[str]:
    """Every question the rules ask, read from the declarations of ops and from the sources."""
    content()
    found = {prompt for op in OPS.values() for prompt in (op.asks, op.offers) if prompt}
    for path in (PACKAGE / "games" / "brawl").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            place = {"choose": 1, "choose_number": 1, "Decision": 1, "choose_figure": 2, "in_chosen_order": 2}
            place["_lay_out"] = place["_ask_sealed"] = 1
            place["may_one"] = place["_each"] = 3
            at = place.get(name, len(node.args))
            match node.args[at : at + 1]:
                case [ast.Constant(value=str(prompt))]:
                    found.add(prompt)
                case _:
                    pass
    return found


def test_every_question_has_a_sentence() -> None:
    prompts = brawl_prompts()
    assert prompts >= {"act", "react", "deploy", "team", "line_up", "draw", "push_next"}
    assert prompts >= {"victim", "which_champion", "discard", "exhaust_core", "who_jumps", "which_opponent"}
    assert {p for p in prompts if not own_texts().has(f"prompt-{p}")} == set()


def test_every_way_to_end_has_words() -> None:
    assert {reason for reason in get_args(EndReason) if not own_texts().has(f"reason-{reason}")} == set()
    assert {kind for kind in get_args(DraftKind) if not own_texts().has(f"draft-{kind}")} == set()
    assert {phase for phase in Phase if not own_texts().has(f"phase-{phase.value}")} == set()


def test_every_question_has_a_rule_to_read() -> None:
    assert {prompt for prompt in brawl_prompts() if not game().rule_for(prompt)} == set()
    assert set(RULE_OF_PROMPT.values()) <= set(RULES)


# --- refusals ---


SETTINGS_CHECKED = (PACKAGE / "leagues" / "seasons" / "sign_up.py").read_text(encoding="utf-8")


def refusal_keys() -> set[str]:
    """The keys of every refusal in the program, read from the sources."""
    return {
        key
        for path in PACKAGE.rglob("*.py")
        for key in re.findall(
            r'^\s+key(?:: ClassVar\[str\])? = "(refused[a-z-]*)"',
            path.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    }


def test_every_refusal_has_a_sentence() -> None:
    keys = refusal_keys()
    assert keys >= {"refused", "refused-not-yours", "refused-stale", "refused-illegal", "refused-over"}
    assert {key for key in keys if not own_texts().has(key)} == set()


def test_every_sentence_of_a_refusal_is_used() -> None:
    """A key, or a key with a rule; `refused-rule` is the line that names the rule."""
    keys = {*refusal_keys(), "refused-rule"}
    rules = set(
        re.findall(
            r'rule=f?"([a-z-]*)', "".join(p.read_text(encoding="utf-8") for p in PACKAGE.rglob("*.py"))
        )
    )
    # Leagues refuse by a code of their values, or by the name of a setting.
    rules |= {*get_args(Refusal), *re.findall(r'^            "([a-z_]+)": ', SETTINGS_CHECKED, re.MULTILINE)}
    rules |= set(get_args(SeasonStatus))
    unused = [
        name
        for folder in folders()
        for name in ids_in(folder)
        if name.startswith("refused")
        and name not in keys
        and not any(name.startswith(f"{key}-{rule}") for key in keys for rule in rules if rule)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (
            StaleAnswer("x", rule="stale"),
            "The game has moved on. Here's the current question:",
        ),
        (NotYourQuestion("x", rule="turn"), "It's not your move yet."),
        (IllegalAnswer("x", rule="move", option="D4"), "You can't choose that now."),
        (MatchOver("x", rule="over"), "This match is over, so nothing can change any more."),
        (
            SetupRefused("x", rule="draft-tournament", needed=10, found=6),
            "A tournament draft needs at least 10 champions; there are 6.",
        ),
        (PlayerError("x"), "You can't do that now."),
    ],
)
def test_refusals_are_polite(error: PlayerError, words: str) -> None:
    assert refusal_words(error, own_texts()) == words


def test_an_unknown_refusal_is_still_polite() -> None:
    class Novel(PlayerError):
        key = "refused-by-a-future-version"

    assert refusal_words(Novel("x", rule="y", fact=1), texts()) == "You can't do that now."


def test_a_refusal_names_the_rule_and_leads_to_it() -> None:
    screen = refusal_screen(game(), IllegalAnswer("x", rule="move", option="D4"), texts(), match=MatchId(3))
    assert screen.lines == ("You can't choose that now.", "Rule: Movement.")
    assert [control.action for control in controls(screen)] == [
        LookUp("brawl.rule.movement"),
        Play(MatchId(3)),
    ]
    assert denial_screen("missing-permissions", texts(), missing="Send Messages").lines == (
        "I'm not allowed to do that here. I need: Send Messages.",
    )


def test_typed_words_in_a_refusal_have_no_effect() -> None:
    error = IllegalAnswer("x", rule="do", option="**D4** <@1>")
    assert refusal_words(error, texts()) == "You can't do “\\*\\*D4\\*\\* \\<\\@1\\>” now."


# --- lobby ---


def place(side: int, user: int = 0, *, is_in: bool = False) -> LobbySeat:
    return LobbySeat(side, UserId(user) if user else None, is_in)


TITLE = "Super Fantasy Brawl"


def invitation(invited: int = 2, status: str = "waiting") -> Invitation:
    setup = game().setup_words({"roster": ["a"] * 24, "draft": "casual", "goal": 5}, texts())
    places = (place(0, 1, is_in=True), place(1, invited))
    return Invitation(8, status, 1, places, setup, TITLE, DAILY, "random", "thread", 1_900_000_000, 77)  # pyright: ignore[reportArgumentType] - statuses are listed by the tests


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
    assert noted.lines[1:] == ("left", "*flank*", "-# Written by <@3> <t:1900000000:R>")
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
        "<#30> vs somebody (match 3): over.",
    )
    assert "/brawl challenge" in games_screen([], "brawl", texts()).lines[0]


def test_very_many_games_still_fit() -> None:
    games = [GameLine(10**9 + n, 10**17 + n, (10**17 + n,), "mine", 1_900_000_000) for n in range(200)]
    assert games_screen(games, "brawl", texts()).lines[-1] == texts().say("text-cut")


# --- settings, orders, notices, commands ---


def test_settings_show_what_is_chosen() -> None:
    mine = Preferences(UserId(1), "dm", "off", 22, 7, "", dm_refused=True, theme="contrast")
    screen = my_settings_screen(mine, texts())
    menus = [control for control in controls(screen) if isinstance(control, Menu)]
    chosen = {
        menu.action.setting: [c.value for c in menu.choices if c.selected]
        for menu in menus
        if isinstance(menu.action, SetMine)
    }
    assert chosen == {
        "hand_by": ["dm"],
        "reminders": ["off"],
        "quiet_from": ["22"],
        "quiet_to": ["7"],
        "language": ["auto"],
        "theme": ["contrast"],
    }
    languages = next(menu for menu in menus if menu.action == SetMine("language"))
    assert [choice.label for choice in languages.choices] == [
        "Language: same as my Discord",
        "Language: English",
        "Language: Русский (only the words in pictures so far)",
        "Language: Українська (only the words in pictures so far)",
    ]
    assert screen.lines[1] == "Quiet hours: 22:00 to 7:00 UTC. I won't remind you then."
    assert screen.lines[2].startswith("I couldn't send you a direct message.")
    assert [c.action for c in controls(confirm_forget(texts()))] == [ForgetMe(is_sure=True)]
    server = server_settings_screen(GuildSettings(GuildId(1)), (("brawl", "Brawl"),), texts())
    assert server.lines == ("This server's settings. Organiser role: none.",)
    assert [c.action for c in controls(server)] == [
        SetServer("organiser_role"),
        SetServer("pace"),
        SetServer("language"),
        SetServer("theme"),
    ]
    assert tuple(DRAWN_THEMES) == THEMES


def test_orders_are_the_same_for_every_hand() -> None:
    match = MatchId(5)
    position = "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand={} | b deryn@D5 goldarr@I1 tzu_xiao@I2"
    screens = [
        orders_screen(game(), ORDERS, table(position.format(hand)).view("a"), match, ("ask", ""), texts())
        for hand in ("KIL03,DUG02", "KIL05,KIL06")
    ]
    assert screens[0] == screens[1]
    (menu,) = controls(screens[0])
    assert isinstance(menu, Menu)
    assert [choice.value for choice in menu.choices] == [
        *("ask", "pass_turn", "only_if_knock_out"),
        *("only_for.kilgore", "only_for.dugrun", "only_for.gwaien"),
    ]
    assert [choice.selected for choice in menu.choices] == [True, False, False, False, False, False]


def test_notices_ping_only_who_must_act() -> None:
    assert reminder_post(MatchId(1), 7, 9, texts()).mentions == (7,)
    assert nudge_post(MatchId(1), 7, texts()).mentions == (7,)
    request = undo_request(UndoRequest(MatchId(1), 2, 30, asker=7, others=(8,)), texts())
    assert request.lines == ("<@8>, can <@7> undo this? their last choice",)
    assert request.mentions == (8,)
    assert [c.action for c in controls(request)] == [
        AnswerUndo(MatchId(1), 2, 30, agrees=True),
        AnswerUndo(MatchId(1), 2, 30, agrees=False),
    ]
    assert draw_request(MatchId(1), 2, 7, (8,), texts()).mentions == (8,)
    assert time_up_post(MatchId(1), 2, 7, (8, 9), texts()).mentions == (8, 9)
    assert concession_request(MatchId(1), 7, (9,), texts()).mentions == (9,)
    assert reminder_direct(MatchId(1), 3, 9, texts()).lines[0].startswith("It's your move in <#3>")
    assert [c.action for c in controls(concede_screen(MatchId(1), 2, texts()))] == [
        Concede(MatchId(1), 2),
        Play(MatchId(1)),
    ]


def notices_of_the_application() -> set[str]:
    """What the application may have to tell; requests have buttons, hence screens of their own."""
    has_own = (UndoAsked, DrawAsked, ConcessionAsked, Reminding)
    return {name for name, kind in kinds_of_notices().items() if not issubclass(kind, has_own)}


def test_everything_the_application_tells_has_words() -> None:
    names = notices_of_the_application()
    assert names >= {"paused", "undo", "away"}
    assert {name for name in names if not texts().has(f"notice-{name}")} == set()


@pytest.mark.parametrize("what", sorted(notices_of_the_application()))
def test_notices_can_be_said_and_ping_nobody(what: str) -> None:
    reason = plain("**late** @everyone\n<@9> " + "x" * 999)
    screen = notice_post(
        what,
        texts(),
        player="<@1>",
        leaving="<@9>",
        others="<@2>",
        reason=reason,
        when="<t:5:R>",
        span="1 hour",
        what="x",
    )
    assert screen.mentions == ()
    assert "@everyone" not in screen.lines[0].replace("\\@everyone", "")
    assert len(screen.lines[0]) < 500


def test_what_was_undone_is_told() -> None:
    screen = notice_post("undo", texts(), player="<@1>", what="Kilgore (A) moves to D4.")
    assert screen.lines == ("<@1> undid: Kilgore (A) moves to D4.",)


def test_typed_words_lose_their_effect() -> None:
    assert plain("a `b` [c](d)\n# e") == "a \\`b\\` \\[c\\](d) \\# e"


def test_the_doctor_says_what_to_do() -> None:
    checks = [
        Check("database", True),
        Check("permissions", False, (("missing", "Send Messages"),)),
        Check("weather", False),
    ]
    assert doctor_screen(checks, texts()).lines == (
        "2 things need attention.",
        "✅ The database is healthy.",
        "⚠️ I'm missing permissions here: Send Messages. Give them to my role in this channel.",
        "⚠️ weather",
    )


def test_descriptions_of_commands_fit() -> None:
    names = [name for name in ids_in(SHELL) if name.startswith(("command-", "option-", "choice-"))]
    assert len(names) > 40
    assert all(0 < len(texts().say(name)) <= LONGEST_DESCRIPTION for name in names)
    assert command_words("challenge", texts()) == "Challenge someone to a match"
    assert option_words("opponent", texts()) == "Who do you want to challenge?"
    assert choice_words("pace", "daily", texts()) == "daily"
