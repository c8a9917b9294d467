"""The table: everybody where they stand with the numbers that count, and what just happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.orientation import ORIENTATIONS, Orientation
from sfb_bot.drawing.text import Box
from sfb_bot.drawing.themes import DARK, THEMES, Colour, Theme
from sfb_bot.games.rift.pictures.colours import side_colour, side_ground
from sfb_bot.games.rift.pictures.table import TableRequest, draw_table
from sfb_bot.games.rift.pictures.table_marks import happenings
from sfb_bot.games.rift.pictures.table_plan import plan_for
from sfb_bot.games.rift.rules.model import BLUE, RED, Outcome
from tests.drawing.layout import labels
from tests.games.rift.kit.table import Table, content, table
from tests.games.rift.pictures.layout import LAYOUT
from tests.games.rift.pictures.samples import moments, of_table

LINE = (
    "turn=a | a N2 archer N3 goblin/1+blessing S1 paladin deck=3 hand=curse,dash "
    "| b N4 imp N5 stone_golem S6 zombie-curse deck=5 hand=blessing"
)


def drawn(t: Table, since: int = 0, orientation: Orientation = "portrait") -> Canvas:
    shown = of_table(t, since)
    return draw_table(shown.public, content(), TableRequest(events=shown.events, orientation=orientation))


def cell(name: str) -> int:
    found = content().cell(name)
    assert found is not None
    return found


def inside(canvas: Canvas, box: Box, kind: str) -> list[str]:
    """What the marks of a kind say whose middle lies in a box; wings may reach beyond."""
    middles = [
        (mark, Box(*mark.box.centre, mark.box.centre[0] + 1, mark.box.centre[1] + 1)) for mark in canvas.marks
    ]
    return [mark.label for mark, middle in middles if mark.kind == kind and box.contains(middle)]


def box_of(name: str, orientation: Orientation = "portrait") -> Box:
    return plan_for(content().board.length, orientation).cells[cell(name)].box


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_everybody_stands_in_their_cell_with_their_numbers(orientation: Orientation) -> None:
    """A Goblin has life 1 and damage 2; blessed 2 and 3, with 1 damage on it 1 is left."""
    canvas = drawn(table(LINE), orientation=orientation)
    at = {name: box_of(name, orientation) for name in ("N2", "N3", "N4", "S1", "S6")}
    assert {name: inside(canvas, box, "warrior") for name, box in at.items()} == {
        "N2": ["archer"],
        "N3": ["goblin"],
        "N4": ["imp"],
        "S1": ["paladin"],
        "S6": ["zombie"],
    }
    assert inside(canvas, at["N3"], "number") == ["1", "3"]
    assert inside(canvas, at["N2"], "number") == ["1", "2", "1"]
    assert inside(canvas, at["S6"], "number") == ["2", "0"]
    assert inside(canvas, at["N3"], "badge") == ["blessing"]
    assert inside(canvas, at["S6"], "badge") == ["curse"]
    assert inside(canvas, at["S1"], "rank") == ["champion"]
    assert inside(canvas, at["N2"], "rank") == ["common"]


def test_blue_is_at_the_bottom_and_on_the_left() -> None:
    upright, wide = (plan_for(content().board.length, way) for way in ORIENTATIONS)
    assert upright.cells[cell("N1")].box.top > upright.cells[cell("N7")].box.top
    assert upright.players[BLUE].top > upright.cells[cell("N1")].box.bottom
    assert upright.players[RED].bottom < upright.cells[cell("N7")].box.top
    assert upright.cells[cell("N1")].box.right < upright.cells[cell("S1")].box.left
    assert wide.cells[cell("N1")].box.left < wide.cells[cell("N7")].box.left
    assert wide.portals[BLUE].right < wide.cells[cell("N1")].box.left
    assert wide.cells[cell("N1")].box.bottom < wide.cells[cell("S1")].box.top


def is_like(canvas: Canvas, x: float, y: float, colour: Colour) -> bool:
    """Whether a pixel has a colour, as near as the palette comes to it."""
    pixel = canvas.image.getpixel((round(x), round(y)))
    assert isinstance(pixel, tuple)
    return all(abs(one - other) <= 4 for one, other in zip(pixel, colour, strict=True))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_sides_differ_by_colour_shape_and_letter(theme: Theme) -> None:
    canvas = draw_table(table(LINE).public(), content(), TableRequest(theme))
    plan = plan_for(content().board.length)
    assert side_colour(theme, BLUE) != side_colour(theme, RED)
    assert {"0", "1"} <= set(labels(canvas, "seat"))
    for name, seat in (("N2", BLUE), ("N5", RED)):
        place = plan.cells[cell(name)]
        ground, rim = side_ground(theme, seat), side_colour(theme, seat)
        assert is_like(canvas, place.box.left + 20, place.box.top + 3, ground)
        x, y = place.medallion
        assert is_like(canvas, x - (39 if seat == BLUE else 36), y, rim)
        # A square reaches into the corner of its box, a disc does not.
        assert is_like(canvas, x - 35, y - 33, ground if seat == BLUE else rim)


def test_hands_and_decks_are_counted_by_their_players() -> None:
    t = table(LINE)
    canvas, public = drawn(t), t.public()
    plan = plan_for(content().board.length)
    for player in public.players:
        assert inside(canvas, plan.players[player.seat], "number") == [
            str(player.hand_size),
            str(player.spell_deck_size),
            str(len(player.spell_discard)),
            str(player.deck_size),
            str(len(player.discard)),
        ]


def test_known_tops_of_a_deck_are_shown() -> None:
    """R-68: what was put on top is known to all."""
    t = table("turn=a | a N3 goblin deck=2 hand=intimidate,curse | b N5 zombie deck=2")
    t.a.casts("intimidate", "N5")
    assert t.public().players[RED].tops == ("zombie",)
    assert labels(drawn(t), "top") == ["zombie"]


def test_the_warrior_that_waits_for_its_lane_is_shown() -> None:
    """R-18: it is turned up before its lane is chosen."""
    t = table("turn=b start | a S3 goblin deck=imp hand=dispel | b S5 zombie")
    t.asked("a", "summon_lane")
    assert labels(drawn(t), "top") == ["imp"]


def test_a_quiet_table_says_so_and_exhaustion_more_loudly() -> None:
    public = table(LINE).public()
    words = [
        LAYOUT.written(draw_table(view, content(), TableRequest()))
        for view in (replace(public, quiet=4), replace(public, quiet=7, is_exhausted=True), public)
    ]
    assert "Quiet turns: 4 of 6" in words[0]
    assert "Exhaustion" in words[1]
    assert "Quiet" not in words[2]


def test_an_attack_is_an_arrow_and_a_burst_and_who_falls_stays_as_a_ghost() -> None:
    """A Pikeman with 2 at distance 2 and a Goblin with 2 destroy a Zombie of life 3 (R-25)."""
    t = table("turn=a | a N2 pikeman N3 goblin deck=1 hand=curse | b N4 zombie S7 imp deck=1")
    since = len(t.events)
    t.a.attacks("N4")
    canvas = drawn(t, since)
    assert labels(canvas, "strike") == ["N2,N3-N4"]
    assert labels(canvas, "fallen") == ["zombie"]
    assert labels(canvas, "damage") == ["−4"]
    assert "destroyed" in inside(canvas, box_of("N4"), "name")


def test_a_spell_is_shown_beside_its_target_and_a_move_is_an_arrow() -> None:
    t = table("turn=a | a N2 goblin deck=1 hand=dash,curse | b N6 zombie deck=1")
    since = len(t.events)
    t.a.casts("dash", "N2", "+2")
    canvas = drawn(t, since)
    assert labels(canvas, "cast") == ["dash N2"]
    assert labels(canvas, "walk") == ["N2-N4"]
    assert inside(canvas, box_of("N4"), "warrior") == ["goblin"]


def test_what_is_on_the_stack_has_a_row_and_an_arrow() -> None:
    t = table("turn=a | a N3 goblin deck=1 | b N4 zombie deck=1 hand=blessing")
    t.a.attacks("N4")
    canvas = drawn(t)
    assert labels(canvas, "item") == [str(item.number) for item in t.public().stack]
    assert "Attack on N4 Zombie for 2 (N3)" in LAYOUT.written(canvas)
    assert labels(canvas, "strike") == ["N3-N4"]


def test_advances_are_read_from_the_events_alone() -> None:
    """Where everybody stood before is worked out backwards, so no earlier view is needed."""
    for shown in moments():
        found = happenings(shown.events, shown.public)
        stand = {warrior.id: warrior.cell for warrior in shown.public.warriors}
        last = {walk.warrior: walk.end for walk in found.walks}
        fallen = {fall.warrior for fall in found.falls}
        for number, end in last.items():
            assert number in fallen or stand[number] == end
        assert all(0 <= hit.cell < len(content().cell_names) for hit in found.hits)


def test_the_last_picture_has_a_golden_frame_and_a_crown() -> None:
    over = replace(table(LINE).public(), outcome=Outcome(RED, "portal"), waiting=())
    canvas = draw_table(over, content(), TableRequest())
    assert labels(canvas, "victory") == ["1"]
    assert labels(canvas, "crown") == ["1"]
    assert canvas.image.getpixel((1, 1)) == DARK.level
    assert "through the portal" in LAYOUT.written(canvas)


def test_a_picture_drawn_again_is_the_same() -> None:
    shown = moments()[60]
    first, second = (
        draw_table(shown.public, content(), TableRequest(events=shown.events)).image.tobytes()
        for _ in range(2)
    )
    assert first == second
