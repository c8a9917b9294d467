"""The arena picture: everything in its place, for every position, mode, theme and language."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import get_args

import pytest
from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.orientation import ORIENTATIONS, Orientation
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.text import Box
from sfb_bot.drawing.themes import CONTRAST, DARK, THEMES, Theme
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, arena_picture, draw_arena, figure_places
from sfb_bot.games.brawl.pictures.arena_board import board_halves, hex_colour
from sfb_bot.games.brawl.pictures.arena_plan import plan_for
from sfb_bot.games.brawl.pictures.figures import badges_of
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE, Lasting, LastingKind, Outcome
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.hexgrid import Hex
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_checks import labels, troubles
from tests.games.brawl.pictures.arena_samples import (
    PLAYERS,
    POSITION,
    empty_view,
    random_content,
    random_match,
    struck_table,
    team_view,
)
from tests.games.brawl.pictures.card_samples import content_of_all_champions, wordy_content

PLAIN = ArenaRequest()


def drawn(view: PublicView, request: ArenaRequest = PLAIN) -> Canvas:
    return draw_arena(view, content(), request)


def test_the_middle_of_the_board_and_the_distance_of_hexes_are_exact() -> None:
    grid = content().arena.grid
    middles = {"portrait": ((360, 404), 152 / 3), "landscape": ((600, 502), 49.6)}
    for orientation in ORIENTATIONS:
        (x, y), size = middles[orientation]
        plan = plan_for(content().arena, 2, 1.0, orientation)
        assert plan.centre(grid.cell_of[Hex(0, 0)]) == pytest.approx((x, y))
        assert plan.centre(grid.cell_of[Hex(4, -2)]) == pytest.approx((x + 6 * size, y))
        assert plan.centre(grid.cell_of[Hex(0, 4)]) == pytest.approx((x, y + 4 * size * 3**0.5))
        half = plan_for(content().arena, 2, 0.5, orientation)
        assert half.centre(0) == pytest.approx(tuple(value / 2 for value in plan.centre(0)))


@pytest.mark.parametrize("seats", [2, 4])
def test_an_upright_board_has_the_width_of_a_phone(seats: int) -> None:
    """On a screen of 360 pixels a hex is at least 45 wide, and the board leaves no margin worth naming."""
    plan = plan_for(content().arena, seats)
    assert plan.layout.width * 360 / plan.width >= 45
    left, _, right, _ = plan.layout.extent(content().arena.grid.hexes)
    assert (right - left) / plan.width > 0.97
    assert plan.height > plan.width
    assert plan.gates is not None
    assert all(box.top > plan.centre(0)[1] for box in (plan.track, *plan.gates, *plan.players[0]))


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("scale", [0.4, 2 / 3, 1.0, 1.5])
def test_panels_and_board_keep_apart(seats: int, scale: float, orientation: Orientation) -> None:
    plan = plan_for(content().arena, seats, scale, orientation)
    assert plan.gates is not None
    players = [box for pair in plan.players for box in pair]
    panels = [*plan.scores, plan.track, *players, *plan.gates, *plan.pills]
    panels += [box for box in plan.cards or () if box not in players]
    frame = Box(0, 0, plan.width, plan.height)
    assert all(frame.contains(panel) for panel in panels)
    for number, first in enumerate(panels):
        assert not any(first.overlaps(second) for second in panels[number + 1 :])
    for at in content().arena.grid.hexes:
        for corner in plan.layout.corners(at):
            point = Box(int(corner[0]), int(corner[1]), int(corner[0]) + 1, int(corner[1]) + 1)
            assert frame.contains(point)
            assert not any(panel.overlaps(point) for panel in panels), (at, corner)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("number", range(4))
def test_random_positions_have_no_overlaps_and_stay_in_the_frame(
    number: int, orientation: Orientation
) -> None:
    shown = random_match(number)
    for at in range(number, len(shown), max(1, len(shown) // 12)):
        first = max(0, at - 3)
        events = tuple(event for one in shown[first + 1 : at + 1] for event in one.events)
        request = ArenaRequest(
            language=("en", "ru", "uk")[at % 3],
            events=events,
            before=shown[first].public,
            orientation=orientation,
        )
        assert troubles(draw_arena(shown[at].public, random_content(), request)) == []


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_four_players_have_no_overlaps(language: str, orientation: Orientation) -> None:
    names = ("Margarita Konstantinopolskaya", "b", "В", "Xy")
    request = ArenaRequest(language=language, names=names, orientation=orientation)
    canvas = drawn(team_view(), request)
    assert troubles(canvas) == []
    assert len(labels(canvas, "face")) == 8
    assert len(labels(canvas, "core")) == 12


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("scale", [0.5, 2 / 3, 1.0])
def test_endless_names_are_shrunk_or_shortened_but_never_overlap(
    scale: float, orientation: Orientation
) -> None:
    view = table(POSITION).public()
    names = ("Оченьдлинноеимяигрока" * 4, "w" * 90)
    request = ArenaRequest(language="ru", names=names, scale=scale, orientation=orientation)
    assert troubles(draw_arena(view, wordy_content(), request), may_shorten=True) == []


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("scale", [0.3, 0.5, 2 / 3, 1.5])
@pytest.mark.parametrize("view", [table(POSITION).public(), team_view()], ids=["duel", "teams"])
def test_nothing_vanishes_in_small_pictures(view: PublicView, scale: float, orientation: Orientation) -> None:
    whole, small = (drawn(view, ArenaRequest(scale=one, orientation=orientation)) for one in (1.0, scale))
    for kind in ("number", "hex_name", "place", "player"):
        assert labels(small, kind) == labels(whole, kind), kind
    for kind in ("name", "card", "text"):
        first, second = ("".join(labels(one, kind)).replace(" ", "") for one in (small, whole))
        assert first == second, kind


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("kind", get_args(LastingKind))
def test_every_effect_is_drawn_on_the_board_and_in_the_bay(kind: LastingKind, theme: Theme) -> None:
    view = table("r1 turn=a | a kilgore@D4 dugrun tzu_xiao | b deryn goldarr gwaien").public()
    marked = replace(view.figures[0], lasting=(Lasting(kind, FigureId(0), 2),))
    affected = replace(view, figures=(marked, *view.figures[1:]))
    before, after = (drawn(one, ArenaRequest(theme)) for one in (view, affected))
    assert labels(before, "badge") == []
    assert labels(after, "badge").count(kind) == 2
    assert troubles(after) == []
    for mark in after.marks:
        if mark.kind == "badge":
            assert before.image.crop(mark.box).tobytes() != after.image.crop(mark.box).tobytes()


def test_effects_of_one_kind_are_added_up_and_rooted_is_one() -> None:
    figure = team_view().figures[4]
    twice = replace(figure, lasting=(*figure.lasting, Lasting("strength", FigureId(4), 3)), rooted=True)
    assert [(badge.kind, badge.amount) for badge in badges_of(twice)] == [
        ("rooted", 0),
        ("quarry", 0),
        ("strength", 5),
    ]


def test_more_effects_than_room_on_the_board_say_so() -> None:
    canvas = drawn(team_view())
    assert "more" in labels(canvas, "badge")
    assert labels(canvas, "badge").count("movement") == 1, "the bay still shows all of them"


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_champion_can_be_drawn_and_told_apart(theme: Theme) -> None:
    box = content_of_all_champions()
    view = table("r1 turn=a | a kilgore@D4 dugrun tzu_xiao | b deryn goldarr gwaien").public()
    plan = plan_for(box.arena, 2)
    centre = plan.centre(view.figures[0].cell)
    around = (int(centre[0]) - 24, int(centre[1]) - 18, int(centre[0]) + 24, int(centre[1]) + 22)
    seen: set[bytes] = set()
    for champion in box.champions:
        changed = replace(view, figures=(replace(view.figures[0], champion=champion), *view.figures[1:]))
        canvas = draw_arena(changed, box, ArenaRequest(theme))
        seen.add(canvas.image.crop(around).tobytes())
    assert len(seen) == len(box.champions) >= 24


def shape_of(canvas: Canvas, key: str) -> Box:
    return next(mark.box for mark in canvas.marks if mark.kind == "figure" and mark.label == key)


def test_sides_differ_by_shape_not_only_by_colour() -> None:
    """In the corner of its box a disc leaves the ground open and a square does not."""
    canvas = drawn(table("r1 turn=a | a kilgore@D4 dugrun tzu_xiao | b kilgore@F5 goldarr gwaien").public())
    ground = DARK.seats
    corners: list[bool] = []
    for key, seat in (("a.kilgore", 0), ("b.kilgore", 1)):
        box = shape_of(canvas, key)
        pixel = canvas.image.getpixel((box.left + 11, box.top + 11))
        assert isinstance(pixel, tuple)
        corners.append(sum(abs(a - b) for a, b in zip(pixel, ground[seat], strict=True)) < 40)
    assert corners == [False, True]


def test_champions_on_the_gate_wait_in_their_bay() -> None:
    view = table("r1 turn=a | a kilgore@D4 dugrun tzu_xiao | b deryn@F5 goldarr gwaien").public()
    plan = plan_for(content().arena, 2)
    places = figure_places(view, plan)
    canvas = drawn(view)
    assert sorted(labels(canvas, "figure")) == ["a.kilgore", "b.deryn"]
    assert labels(canvas, "place").count("Gate") == 4
    assert {"D4", "F5"} <= set(labels(canvas, "place"))
    assert plan.gates is not None
    for figure in view.figures:
        if figure.cell == GATE:
            x, y = places[figure.id]
            gate = plan.gates[board_halves(view.areas, plan)[figure.side]]
            assert gate.contains(Box(int(x), int(y), int(x) + 1, int(y) + 1))


def test_sides_stand_where_their_area_is() -> None:
    plan = plan_for(content().arena, 2)
    assert board_halves(("west", "east"), plan) == (0, 1)
    assert board_halves(("east", "west"), plan) == (1, 0)
    assert board_halves(("", ""), plan) == (0, 1)
    cell = content().arena.cell("A1")
    assert cell is not None
    assert hex_colour(plan, DARK, ("east", "west"), cell) == DARK.deployments[1]


def test_numbers_are_those_of_the_view() -> None:
    t, before, events = struck_table()
    view = t.public()
    canvas = drawn(view, ArenaRequest(names=PLAYERS, events=events, before=before))
    assert labels(canvas, "player") == list(PLAYERS)
    numbers = labels(canvas, "number")
    for player in view.players:
        assert str(player.hand_size) in numbers
        assert str(player.deck_size) in numbers
        assert str(len(player.discard)) in numbers
    assert labels(canvas, "core") == [
        f"{player.seat}.{core}.{int(ready)}"
        for player in view.players
        for core, ready in enumerate(player.cores)
    ]
    assert "−3" in numbers
    assert labels(canvas, "token") == ["F3", "F6", "G4"], "the token Deryn was pushed onto is gone"
    assert "Round 6" in labels(canvas, "text")


def test_names_that_cannot_be_written_are_replaced() -> None:
    canvas = drawn(table(POSITION).public(), ArenaRequest(language="ru", names=("🎲🎲", "bob")))
    assert labels(canvas, "player") == ["Игрок A", "bob"]


def test_who_acts_and_who_is_asked() -> None:
    """The panel of the seat at turn is framed in its colour; an hourglass stands by who must answer."""
    t = table(POSITION)
    t.a.plays("KIL05").stays().attacks("deryn")
    view = t.public()
    assert (view.turn, view.waiting[0][0]) == (0, 1)
    canvas = drawn(view)
    assert labels(canvas, "asked") == ["1"]
    plan = plan_for(content().arena, 2)
    for hand, colour in ((0, DARK.seats[0]), (1, DARK.page)):
        panel = plan.players[0][hand]
        assert canvas.image.getpixel((panel.left - 2, panel.centre[1])) == colour


def test_the_winner_has_golden_points() -> None:
    view = replace(table(POSITION).public(), vp=(2, 5), outcome=Outcome(1, "points"), waiting=())
    canvas = drawn(view)
    plan = plan_for(content().arena, 2)
    colours = {canvas.image.getpixel((x, plan.scores[1].bottom - 20)) for x in range(*plan.scores[1][::2])}
    assert DARK.level in colours
    assert labels(canvas, "asked") == []


@pytest.mark.parametrize("theme", [DARK, CONTRAST])
def test_an_empty_table_can_be_drawn(theme: Theme) -> None:
    canvas = drawn(empty_view(), ArenaRequest(theme))
    assert troubles(canvas) == []
    assert labels(canvas, "figure") == []


def test_a_picture_is_a_small_palette_png_with_alt_text() -> None:
    t, before, events = struck_table()
    picture = arena_picture(t.public(), content(), ArenaRequest(events=events, before=before))
    opened = Image.open(io.BytesIO(picture.data))
    assert (opened.format, opened.mode, opened.size) == ("PNG", "P", (720, 1262))
    assert (picture.format, picture.width, picture.height) == ("png", 720, 1262)
    assert len(picture.data) <= 100_000
    assert "Kilgore C4–D5" in picture.alt


def test_the_shared_board_is_not_drawn_on() -> None:
    """The board is kept between pictures; a picture must not leave traces on it."""
    view = table(POSITION).public()
    first = arena_picture(view, content())
    t, before, events = struck_table()
    arena_picture(t.public(), content(), ArenaRequest(events=events, before=before))
    assert arena_picture(view, content()).data == first.data


def test_kept_parts_are_the_right_ones() -> None:
    """A picture made of parts kept from other pictures equals one drawn from scratch, marks included."""
    views = [shown.public for shown in random_match(2)[::23]]
    views += [
        replace(view, turn=1 - view.turn, waiting=(), vp=(view.vp[1], view.vp[0] + 1)) for view in views
    ]
    request = ArenaRequest(language="uk", names=("Ann", "Bob"), scale=0.5)
    warm: list[Canvas] = []
    for _ in range(2):
        warm = [draw_arena(view, random_content(), request) for view in views]
    for view, drawn_before in zip(views, warm, strict=True):
        CACHE.clear()
        fresh = draw_arena(view, random_content(), request)
        assert fresh.image.tobytes() == drawn_before.image.tobytes()
        assert fresh.marks == drawn_before.marks
