"""A turn that is over in a line or two, and the headings of the log."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ActionId, CardId, ChallengeId, FigureId
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.ledger import Post, ledger_post
from sfb_bot.screens.log import in_turns, log_lines, log_pages, missed_line
from tests.games.brawl.kit.table import table
from tests.games.brawl.screens.stage import MATCH, PEOPLE, game, texts

A, B = Seat(0), Seat(1)
ANN, BOB = "<@100000000000000001>", "<@100000000000000002>"
POSITION = (
    "r2 turn=b | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL07 "
    "| b deryn@D5 goldarr@I1 tzu_xiao@I2 hand=GOL05,DER02 | tokens=C4,D3,F3,G4"
)
KILGORE, DERYN, GOLDARR = FigureId(0), FigureId(3), FigureId(4)
TURN: tuple[Event, ...] = (
    ev.CardPlayed(A, CardId("KIL05"), KILGORE, 0),
    ev.Damaged(DERYN, 3, KILGORE, "attack"),
    ev.Damaged(DERYN, 1, KILGORE, "effect"),
    ev.StandardActionTaken(A, ActionId("move"), KILGORE, 1),
    ev.Healed(GOLDARR, 2),
    ev.UpkeepDone(A, ()),
    ev.TurnBegan(B, 3),
)


def recap(*events: Event) -> tuple[str, ...]:
    return game().recap(table(POSITION).public(), events, PEOPLE, texts())


def test_a_recap_says_what_was_played_who_was_hurt_and_the_points() -> None:
    first, second = recap(*TURN)
    assert first.startswith(f"**{ANN}** played Maul Thrash")
    assert second == "Deryn (B) −4 ❤; Gold'arr (B) +2 ❤"


def test_a_knock_out_and_points_count_more_than_damage() -> None:
    scored = (
        ev.Damaged(DERYN, 5, KILGORE, "attack"),
        ev.KnockedOut(DERYN, KILGORE),
        ev.PointsScored(0, 1, figure=DERYN),
        ev.ChallengeScored(A, 2, ChallengeId("domination")),
        ev.PointsScored(0, 2, challenge=ChallengeId("domination")),
        ev.UpkeepDone(A, ()),
    )
    assert recap(*scored) == (
        f"**{ANN}** played nothing.",
        f"**Deryn (B) knocked out**; **{ANN} (A): +3 points**",
    )


def test_nothing_is_summed_up_of_nothing() -> None:
    assert recap() == recap(ev.TurnBegan(B, 3)) == ()


def test_a_post_that_hands_over_begins_with_the_recap_and_tells_what_is_new() -> None:
    view = table(POSITION).public()
    post = Post(MATCH, PEOPLE, (B,), summed_up=TURN, is_fresh=True, drawn=TURN)
    screen = ledger_post(game(), view, TURN[-2:], post, texts())
    assert screen.lines[0].startswith(f"**{ANN}** played")
    assert "ends the turn" in screen.lines[1]
    longer = (TURN[-2], ev.TrackMoved(ChallengeId("domination")), TURN[-1])
    wordy = ledger_post(game(), view, longer, post, texts())
    assert wordy.lines[0] == screen.lines[0]
    assert wordy.lines[1].startswith("-# ")
    assert "ends the turn" in wordy.lines[1]
    assert "Domination" in wordy.lines[1]
    assert screen.picture is not None
    assert screen.picture.events == TURN
    grown = (*TURN[-2:], ev.CardPlayed(B, CardId("DER02"), DERYN, 0))
    later = ledger_post(game(), view, grown, Post(MATCH, PEOPLE, (B,), summed_up=TURN), texts())
    # What is newest stands out; what came before is still there, in small print.
    assert later.lines[0].startswith(f"-# **{ANN}** played")
    assert "ends the turn" in later.lines[0]
    assert later.lines[1].startswith("Deryn (B) plays")


def test_the_log_has_a_heading_for_every_turn_on_every_page_it_reaches() -> None:
    view = table(POSITION).public()
    happened = (*TURN, *(ev.Healed(GOLDARR, 1) for _ in range(3)))
    many: list[Event] = [ev.TurnBegan(A, 2), *happened]
    for number in range(14):
        many += [ev.CardPlayed(B, CardId("DER02"), DERYN, number % 3)]
    lines = log_lines(game(), view, many, PEOPLE, texts())
    assert list(dict.fromkeys(line.heading for line in lines)) == [f"Round 2 · {ANN}", f"Round 3 · {BOB}"]
    pages = log_pages(lines)
    assert len(pages) == 2
    assert [page[0] for page in pages] == [f"**Round 2 · {ANN}**", f"**Round 3 · {BOB}**"]
    assert sum(line.startswith("• ") for page in pages for line in page) == len(lines)
    assert not any("turn." in line for page in pages for line in page if "Round" in line)


def test_what_somebody_missed_is_told_turn_by_turn_the_last_three() -> None:
    view = table(POSITION).public()
    assert len(in_turns(game(), TURN, PEOPLE, texts())) == 2
    line = missed_line(game(), view, TURN, PEOPLE, texts())
    assert line.startswith(f"-# Since you last looked: **{ANN}** played")
    long = [event for round_ in range(3, 8) for event in (*TURN[:-1], ev.TurnBegan(A, round_))]
    said = missed_line(game(), view, long, PEOPLE, texts())
    assert said.startswith("-# Since you last looked: 2 more turns, then ")
    assert said.count("played") == 3


def test_a_turn_that_was_missed_names_its_player_once() -> None:
    view = table(POSITION).public()
    events = (ev.TurnBegan(A, 3), *TURN[:-1])
    line = missed_line(game(), view, events, PEOPLE, texts())
    assert line.startswith(f"-# Since you last looked: Round 3 · **{ANN}** played")
    assert line.count(ANN) == 1
