"""What is told besides moves: requests, reminders, notices, and the doctor's findings."""

import pytest

from sfb_bot.matches.notices import NOTICES, ConcessionAsked, DrawAsked, Reminding, UndoAsked
from sfb_bot.matches.records import (
    MatchId,
)
from sfb_bot.screens.actions import AnswerUndo, Concede, Play
from sfb_bot.screens.limits import plain
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
from sfb_bot.screens.values import controls
from tests.games.brawl.screens.stage import texts


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
    assert time_up_post(MatchId(1), 2, (7,), (8, 9), texts()).mentions == (8, 9)
    assert concession_request(MatchId(1), 7, (9,), texts()).mentions == (9,)
    assert reminder_direct(MatchId(1), 3, 9, texts()).lines[0].startswith("It's your move in <#3>")
    assert [c.action for c in controls(concede_screen(MatchId(1), 2, texts()))] == [
        Concede(MatchId(1), 2),
        Play(MatchId(1)),
    ]


def notices_of_the_application() -> set[str]:
    """What the application may have to tell; requests have buttons, hence screens of their own."""
    has_own = (UndoAsked, DrawAsked, ConcessionAsked, Reminding)
    return {name for name, kind in NOTICES.kinds.items() if not issubclass(kind, has_own)}


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
        given=1,
        when="<t:5:R>",
        span="1 hour",
        what="x",
        why="away",
        players="<@1>",
        count=1,
        group="brawl",
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
        Check("database", True, (("when", "<t:5:R>"),)),
        Check("without", False, (("what", texts().say("without-send_messages")),)),
        Check("weather", False),
    ]
    assert doctor_screen(checks, texts()).lines == (
        "2 things need attention.",
        "✅ The database is healthy, checked <t:5:R>.",
        "⚠️ **Send Messages**: without it I can't post invitations or matches here.",
        "⚠️ weather",
    )
