"""What just happened, as read from events and as put on the board."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from sfb_bot.drawing.orientation import ORIENTATIONS, Orientation
from sfb_bot.drawing.themes import DARK, mix
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, draw_arena
from sfb_bot.games.brawl.pictures.arena_marks import Aim, Hit, Trail, happenings
from sfb_bot.games.brawl.pictures.arena_plan import plan_for
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ActionId, CardId, ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import GATE, Outcome
from sfb_bot.kernel import Seat
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_checks import labels, troubles
from tests.games.brawl.pictures.arena_samples import struck_table

NAMES = content().arena.grid.names
LINE = "r1 turn=a | a kilgore@C4 dugrun@E6 tzu_xiao | b deryn@D4 goldarr@G2 gwaien"
KILGORE, DUGRUN, TZU_XIAO, DERYN, GOLDARR, GWAIEN = map(FigureId, range(6))


def cell(name: str) -> int:
    return NAMES.index(name)


def test_a_walk_a_blow_a_push_and_a_trap() -> None:
    t, before, events = struck_table()
    found = happenings(events, t.public(), before)
    kilgore, deryn = t.figure("kilgore").id, t.figure("deryn").id
    assert found.trails == [
        Trail(kilgore, "move", (cell("C4"), cell("D5")), 1),
        Trail(deryn, "push", (cell("D4"), cell("D3")), 1),
    ]
    assert found.aims == [Aim(kilgore, cell("D5"), deryn, cell("D4"), is_attack=True, action=1)]
    assert [where for where, _ in found.sprung] == [cell("D3")]
    assert [hit.figure for hit in found.hits] == [deryn]
    assert found.hits[0].cell == cell("D3"), "the number stands where she stands now"
    assert found.hits[0].amount == -sum(
        event.amount for event in events if isinstance(event, ev.Damaged) and event.figure == deryn
    )


def test_without_the_view_before_a_trail_starts_at_its_first_hex() -> None:
    view = table(LINE).public()
    moved = ev.Moved(KILGORE, (cell("C5"), cell("C6")), "move")
    assert happenings([moved], view).trails == [Trail(KILGORE, "move", (cell("C5"), cell("C6")))]


def test_legs_of_one_walk_are_one_trail() -> None:
    view = table(LINE).public()
    legs = [ev.Moved(KILGORE, (cell("C5"),), "move"), ev.Moved(KILGORE, (cell("C6"),), "move")]
    assert happenings(legs, view, view).trails == [
        Trail(KILGORE, "move", (cell("C4"), cell("C5"), cell("C6")))
    ]
    mixed = [ev.Moved(KILGORE, (cell("C5"),), "move"), ev.Moved(KILGORE, (cell("C6"),), "push")]
    assert len(happenings(mixed, view, view).trails) == 2


def test_two_who_swap_places_leave_a_trail_each() -> None:
    before = table(LINE).public()
    after = table(LINE.replace("deryn@D4 goldarr@G2", "deryn@G2 goldarr@D4")).public()
    found = happenings([ev.Swapped(DERYN, GOLDARR)], after, before)
    ways = [
        Trail(DERYN, "place", (cell("D4"), cell("G2"))),
        Trail(GOLDARR, "place", (cell("G2"), cell("D4"))),
    ]
    assert found.trails == ways
    ends = [Trail(DERYN, "place", (cell("G2"),)), Trail(GOLDARR, "place", (cell("D4"),))]
    assert happenings([ev.Swapped(DERYN, GOLDARR)], after).trails == ends, "the view before is not needed"
    canvas = draw_arena(after, content(), ArenaRequest(events=(ev.Swapped(DERYN, GOLDARR),), before=before))
    plain = draw_arena(after, content(), ArenaRequest())
    assert canvas.image.tobytes() != plain.image.tobytes()


def test_somebody_knocked_out_is_marked_where_they_fell() -> None:
    before = table(LINE).public()
    after = table(LINE.replace("deryn@D4", "deryn")).public()
    found = happenings(
        [ev.Damaged(DERYN, 7, KILGORE, "attack"), ev.KnockedOut(DERYN, KILGORE)], after, before
    )
    assert found.hits == [Hit(DERYN, -7, cell("D4"), knocked_out=True)]
    canvas = draw_arena(
        after,
        content(),
        ArenaRequest(
            events=(ev.Damaged(DERYN, 7, KILGORE, "attack"), ev.KnockedOut(DERYN, KILGORE)), before=before
        ),
    )
    assert labels(canvas, "fallen") == ["K.O."]
    assert labels(canvas, "out") == ["3"], "in the bay, too"
    assert "knock-out b.deryn" in labels(canvas, "event")
    assert "−7" in labels(canvas, "number")


def test_damage_and_healing_are_added_up_per_champion() -> None:
    view = table(LINE).public()
    happened = [
        ev.Damaged(DUGRUN, 2, DERYN, "attack"),
        ev.Damaged(DUGRUN, 1, DERYN, "push"),
        ev.Healed(DUGRUN, 2),
        ev.Healed(KILGORE, 1),
    ]
    assert {hit.figure: hit.amount for hit in happenings(happened, view, view).hits} == {1: -1, 0: 1}


def test_a_pattern_is_shown_by_its_hexes_not_by_lines() -> None:
    view = table(LINE).public()
    cells = (cell("D4"), cell("C3"), cell("C5"))
    found = happenings([ev.TargetsChosen(KILGORE, CardId("KIL06"), (DERYN,), cells)], view, view)
    assert found.pattern == cells
    assert found.aims == []
    assert found.targets == [(0, 3)]
    canvas = draw_arena(
        view,
        content(),
        ArenaRequest(events=(ev.TargetsChosen(KILGORE, CardId("KIL06"), (DERYN,), cells),), before=view),
    )
    assert sorted(labels(canvas, "lit")) == ["C3", "C5", "D4"]


def test_helping_a_friend_is_no_attack() -> None:
    view = table(LINE).public()
    (aim,) = happenings(
        [ev.TargetsChosen(KILGORE, CardId("KIL04"), (DUGRUN,), (cell("E6"),))], view, view
    ).aims
    assert not aim.is_attack


def test_coming_in_from_the_gate_leaves_no_line_across_the_board() -> None:
    before = table(LINE).public()
    after = table(LINE.replace("tzu_xiao |", "tzu_xiao@A1 |")).public()
    found = happenings([ev.Entered(TZU_XIAO, cell("A1"))], after, before)
    assert found.trails == [Trail(TZU_XIAO, "enter", (cell("A1"),))]
    assert GATE not in found.trails[0].cells


def test_points_stand_beside_the_score() -> None:
    view = table(LINE).public()
    canvas = draw_arena(
        view,
        content(),
        ArenaRequest(events=(ev.PointsScored(1, 2, ChallengeId("domination")), ev.PointsScored(1, 1))),
    )
    assert "+3" in labels(canvas, "number")


def test_every_manner_of_movement_is_drawn() -> None:
    before = table(LINE).public()
    after = table(LINE.replace("kilgore@C4", "kilgore@C6")).public()
    plain = draw_arena(after, content(), ArenaRequest()).image.tobytes()
    seen = {plain}
    for manner in ("move", "dash", "sail", "push", "pull", "force", "fear"):
        event = ev.Moved(KILGORE, (cell("C5"), cell("C6")), manner)
        seen.add(draw_arena(after, content(), ArenaRequest(events=(event,), before=before)).image.tobytes())
    for event in (ev.Jumped(KILGORE, cell("C6")), ev.Placed(KILGORE, cell("C6"))):
        seen.add(draw_arena(after, content(), ArenaRequest(events=(event,), before=before)).image.tobytes())
    # Plain, walked, dotted (sail and place), pushed, and a leap.
    assert len(seen) == 5


def turn_of(*actions: str) -> tuple[ev.Moved | ev.StandardActionTaken, ...]:
    """Kilgore walks on with every action, a hex each."""
    found: list[ev.Moved | ev.StandardActionTaken] = []
    for name in actions:
        found.append(ev.StandardActionTaken(Seat(0), ActionId("move"), KILGORE, 0))
        found.append(ev.Moved(KILGORE, (cell(name),), "move"))
    return tuple(found)


def test_the_arrows_of_a_whole_turn_are_numbered_and_the_last_is_the_strongest() -> None:
    before = table(LINE).public()
    after = table(LINE.replace("kilgore@C4", "kilgore@C7")).public()
    events = turn_of("C5", "C6", "C7")
    found = happenings(events, after, before)
    assert [(trail.cells, trail.action) for trail in found.trails] == [
        ((cell("C4"), cell("C5")), 1),
        ((cell("C5"), cell("C6")), 2),
        ((cell("C6"), cell("C7")), 3),
    ]
    canvas = draw_arena(after, content(), ArenaRequest(events=events, before=before))
    assert labels(canvas, "order") == ["1", "2", "3"]
    assert troubles(canvas) == []
    plan = plan_for(content().arena, 2)
    # In the middle of each way, a third of it before the goal.
    colours: list[object] = []
    for start, goal in (("C4", "C5"), ("C5", "C6"), ("C6", "C7")):
        (x, y), (_, below) = plan.centre(cell(start)), plan.centre(cell(goal))
        colours.append(canvas.image.getpixel((round(x), round((y + below) / 2))))
    assert colours[2] == DARK.path
    assert colours[0] == colours[1] == mix(DARK.hex_fill, DARK.path, 0.5)


def test_the_arrows_of_one_action_need_no_number() -> None:
    before, after = table(LINE).public(), table(LINE.replace("kilgore@C4", "kilgore@C5")).public()
    events = turn_of("C5")
    canvas = draw_arena(after, content(), ArenaRequest(events=events, before=before))
    assert labels(canvas, "order") == []


def test_actions_that_begin_at_the_same_hex_have_their_numbers_side_by_side() -> None:
    before, after = table(LINE).public(), table(LINE.replace("kilgore@C4", "kilgore@C5")).public()
    events = turn_of("C5", "C4", "C5")
    canvas = draw_arena(after, content(), ArenaRequest(events=events, before=before))
    numbers = [mark.box for mark in canvas.marks if mark.kind == "order"]
    assert len(numbers) == 3
    assert not any(a.overlaps(b) for a, b in combinations(numbers, 2))


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_events_look_like_events(language: str, orientation: Orientation) -> None:
    before = table(LINE).public()
    after = table(LINE.replace("kilgore@C4", "kilgore@C4+").replace("deryn@D4", "deryn")).public()
    events = (
        ev.Damaged(DERYN, 7, KILGORE, "attack"),
        ev.KnockedOut(DERYN, KILGORE),
        ev.PointsScored(0, 1, figure=DERYN),
        ev.LevelledUp(KILGORE),
    )
    request = ArenaRequest(language=language, events=events, before=before, orientation=orientation)
    canvas = draw_arena(after, content(), request)
    assert set(labels(canvas, "event")) == {"knock-out b.deryn", "level-up a.kilgore", "score 0"}
    assert troubles(canvas) == []
    plain = draw_arena(after, content(), replace(request, events=()))
    assert labels(plain, "event") == []
    won = replace(after, vp=(5, 3), outcome=Outcome(0, "points"), waiting=())
    last = draw_arena(won, content(), request)
    assert "victory 0" in labels(last, "event")
    assert troubles(last) == []
    assert last.image.getpixel((1, 1)) == DARK.level
    assert canvas.image.getpixel((1, 1)) == DARK.page
    quiet = draw_arena(won, content(), replace(request, events=()))
    assert labels(quiet, "crown") == ["0"]
    drawn = replace(won, outcome=Outcome(None, "agreement"))
    assert not any(
        label.startswith("victory") for label in labels(draw_arena(drawn, content(), request), "event")
    )


def test_somebody_who_stands_where_another_fell_stays_visible() -> None:
    before = table(LINE).public()
    after = table(LINE.replace("kilgore@C4", "kilgore@D4").replace("deryn@D4", "deryn")).public()
    events = (
        ev.Damaged(DERYN, 7, KILGORE, "attack"),
        ev.KnockedOut(DERYN, KILGORE),
        ev.Moved(KILGORE, (cell("D4"),), "move"),
    )
    canvas = draw_arena(after, content(), ArenaRequest(events=events, before=before))
    assert labels(canvas, "fallen") == []
    assert "knock-out b.deryn" in labels(canvas, "event")
    order = [(mark.kind, mark.label) for mark in canvas.marks]
    assert order.index(("event", "knock-out b.deryn")) < order.index(("figure", "a.kilgore"))
    assert troubles(canvas) == []
