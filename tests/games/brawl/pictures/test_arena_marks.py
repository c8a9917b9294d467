"""What just happened, as read from events and as put on the board."""

from __future__ import annotations

from sfb_bot.games.brawl.pictures.arena import ArenaRequest, draw_arena
from sfb_bot.games.brawl.pictures.arena_marks import Aim, Hit, Trail, happenings
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import CardId, ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import GATE
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_checks import labels
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
        Trail(kilgore, "move", (cell("C4"), cell("D5"))),
        Trail(deryn, "push", (cell("D4"), cell("D3"))),
    ]
    assert found.aims == [Aim(kilgore, cell("D5"), deryn, cell("D4"), is_attack=True)]
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
    assert labels(canvas, "fallen") == ["3"]
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
