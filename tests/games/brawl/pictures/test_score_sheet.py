"""Score sheets: every point of a game accounted for, from public events alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageStat

from sfb_bot.drawing.themes import CONTRAST, DARK
from sfb_bot.games.brawl.pictures.score_chart import score_after
from sfb_bot.games.brawl.pictures.score_sheet import draw_score_sheet, score_sheet_picture
from sfb_bot.games.brawl.pictures.score_words import Scored, rounds_begun, scored_points
from sfb_bot.games.brawl.rules.events import ChallengeScored, KnockedOut, PointsScored, TurnBegan
from sfb_bot.games.brawl.rules.ids import ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import EndReason, Outcome
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.games.brawl.rules.views import PublicView, public_view
from sfb_bot.kernel import Dice, Event, Json, Run, Seat, Step, play_randomly
from sfb_bot.locale import languages
from tests.games.brawl.kit.table import content, rules
from tests.games.brawl.pictures.card_samples import (
    LONG_NAME,
    finished_view,
    game_events,
    public_sample,
    team_view,
    wordy_content,
)
from tests.games.brawl.pictures.layout_checks import troubles, written
from tests.games.brawl.pictures.sample_files import pixels


def random_game(seed: str) -> tuple[PublicView, list[Event]]:
    """The end of a game of random moves and all its public events."""
    setup: dict[str, Json] = {
        "roster": sorted(content().champions),
        "draft": "free",
        "first": None,
        "goal": 5,
    }
    run: BrawlRun = Run(rules(), rules().begin(setup, seed))
    events: list[Event] = []

    def watch(_: BrawlRun, step: Step) -> None:
        events.extend(shared for event in step.events if (shared := event.for_public()) is not None)

    play_randomly(run, Dice(f"{seed}/answers"), watch)
    return public_view(run.state, run.ask), events


def test_points_are_read_from_the_events() -> None:
    scored = scored_points(game_events(), finished_view())
    assert scored == (
        Scored(2, 0, 0, 1, ChallengeId("domination")),
        Scored(2, 1, 1, 1, figure=FigureId(0), by=FigureId(3)),
        Scored(3, 1, 1, 2, ChallengeId("lay_of_the_land")),
        Scored(4, 0, 0, 1, figure=FigureId(4), by=FigureId(2)),
        Scored(4, 0, 0, 1, figure=FigureId(5), by=FigureId(2)),
        Scored(5, 0, 0, 2, ChallengeId("display_of_might")),
    )
    assert rounds_begun(game_events()) == 5
    assert score_after(scored, 5) == ([0, 0, 1, 1, 3, 5], [0, 0, 1, 3, 3, 3])


def test_the_sheet_tells_every_point() -> None:
    canvas = draw_score_sheet(finished_view(), game_events(), content(), DARK, "en", names=("Ann", "Bob"))
    assert troubles(canvas) == []
    told = written(canvas)
    for words in (
        *("5 : 3", "Ann wins, by victory points", "Rounds: 5", "Domination", "Lay of the Land"),
        *("Kilgore knocked out by Deryn", "Gold'arr knocked out by Gwaien", "Tzu Xiao knocked out by Gwaien"),
        "+2 5 : 3",
    ):
        assert words in told


@pytest.mark.parametrize("language", languages())
def test_the_scores_stand_one_below_the_other(language: str) -> None:
    events = [*game_events(), PointsScored(0, 9, challenge=ChallengeId("domination"))]
    canvas = draw_score_sheet(finished_view(), events, content(), DARK, language)
    colons = [mark.box for mark in canvas.marks if mark.label == ":"]
    assert len(colons) == 7
    assert len({(box.left, box.right) for box in colons}) == 1
    assert troubles(canvas) == []


@pytest.mark.parametrize("winner", [0, 1, None])
def test_both_teams_are_there_and_the_winners_shine(winner: int | None) -> None:
    view = replace(finished_view(), outcome=Outcome(winner, "points" if winner is not None else "agreement"))
    canvas = draw_score_sheet(view, game_events(), content(), DARK, "en", names=("Ann", "Bob"))
    faces = {mark.label: mark.box for mark in canvas.marks if mark.kind == "face"}
    assert sorted(faces) == sorted(figure.key for figure in view.figures)
    brightest = {
        side: max(
            max(high for _, high in ImageStat.Stat(canvas.image.crop(faces[figure.key])).extrema)
            for figure in view.figures
            if figure.side == side
        )
        for side in (0, 1)
    }
    if winner is None:
        assert min(brightest.values()) > 200
    else:
        assert brightest[winner] > 200 > brightest[1 - winner]


def test_alt_text_tells_every_point() -> None:
    alt = score_sheet_picture(finished_view(), game_events(), content(), names=("Ann", "Bob")).alt
    assert alt.splitlines()[0] == "Final score: Ann 5, Bob 3. Ann wins, by victory points. Rounds: 5."
    assert alt.splitlines()[1] == "Winning team: Kilgore, Dugrun, Gwaien."
    assert alt.splitlines()[3] == "Round 2: B +1, Kilgore knocked out by Deryn."
    assert len(alt.splitlines()) == 8


@pytest.mark.parametrize("seed", ["sheet/1", "sheet/2", "sheet/3"])
def test_the_points_of_a_played_game_add_up(seed: str) -> None:
    view, events = random_game(seed)
    assert view.outcome is not None
    scored = scored_points(events, view)
    for side in (0, 1):
        assert sum(entry.points for entry in scored if entry.side == side) == view.vp[side]
    assert rounds_begun(events) == view.round
    for theme, language in ((DARK, "en"), (CONTRAST, "ru"), (DARK, "uk")):
        assert troubles(draw_score_sheet(view, events, content(), theme, language)) == []
        assert len(score_sheet_picture(view, events, content(), theme, language).alt) <= 1024


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (None, "Still playing"),
        (Outcome(None, "agreement"), "Draw, by agreement"),
        (Outcome(1, "concession"), "Player B wins, by concession"),
        (Outcome(0, "organiser"), "Player A wins, by the organiser's decision"),
    ],
)
def test_every_end(outcome: Outcome | None, words: str) -> None:
    view = replace(public_sample(), outcome=outcome, vp=(0, 0))
    canvas = draw_score_sheet(view, [TurnBegan(Seat(0), 1)], content(), DARK, "en")
    assert troubles(canvas) == []
    assert words in written(canvas)
    assert "No points were scored" in written(canvas)
    crowns = [mark for mark in canvas.marks if mark.label == "crown"]
    assert len(crowns) == (outcome is not None and outcome.winner is not None)


@pytest.mark.parametrize("reason", ["points", "concession", "agreement", "organiser"])
@pytest.mark.parametrize("language", languages())
def test_every_reason_is_said_in_every_language(reason: EndReason, language: str) -> None:
    view = replace(public_sample(), outcome=Outcome(0, reason))
    names = (LONG_NAME, LONG_NAME)
    canvas = draw_score_sheet(view, game_events(), wordy_content(), CONTRAST, language, names=names)
    assert troubles(canvas) == []


def test_a_game_without_any_event_has_a_sheet() -> None:
    view = replace(public_sample(), outcome=Outcome(None, "agreement"), vp=(0, 0))
    assert pixels(score_sheet_picture(view, [], content())).width == 720


def test_a_champion_knocked_out_by_its_own_side_is_not_credited() -> None:
    events = [
        TurnBegan(Seat(0), 1),
        KnockedOut(FigureId(0), FigureId(2)),
        PointsScored(1, 1, figure=FigureId(0)),
    ]
    told = written(draw_score_sheet(finished_view(), events, content(), DARK, "en"))
    assert "Kilgore knocked out" in told
    assert "knocked out by" not in told


def test_the_same_champion_on_both_sides_gets_its_letter() -> None:
    view = finished_view()
    figures = tuple(replace(figure, champion="kilgore") for figure in view.figures)
    events = [
        TurnBegan(Seat(0), 1),
        KnockedOut(FigureId(0), FigureId(3)),
        PointsScored(1, 1, figure=FigureId(0)),
    ]
    told = written(draw_score_sheet(replace(view, figures=figures), events, content(), DARK, "en"))
    assert "Kilgore (A) knocked out by Kilgore (B)" in told


def test_four_players_share_two_columns() -> None:
    view = replace(team_view(public_sample()), vp=(7, 4), outcome=Outcome(0, "points"))
    events: list[Event] = [
        TurnBegan(Seat(2), 2),
        ChallengeScored(Seat(2), 2, ChallengeId("domination")),
        PointsScored(0, 1, challenge=ChallengeId("domination")),
        KnockedOut(FigureId(2), FigureId(4)),
        PointsScored(0, 1, figure=FigureId(2)),
    ]
    assert [entry.seat for entry in scored_points(events, view)] == [2, 2]
    names = ("Ann", "Борис Константинопольский", "Carl", "Дарья")
    canvas = draw_score_sheet(view, events, content(), DARK, "ru", names=names)
    assert troubles(canvas) == []
    assert "Ann & Carl" in written(canvas)


def test_a_name_the_font_cannot_write_falls_back_to_the_letter() -> None:
    told = written(draw_score_sheet(finished_view(), [], content(), DARK, "en", names=("🎲🎲", "Bob")))
    assert "Player A" in told
    assert "Bob" in told
