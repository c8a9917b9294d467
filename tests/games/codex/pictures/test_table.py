"""What the table shows: everything there is, where it is, and what just happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.themes import CONTRAST, DARK
from sfb_bot.games.codex.pictures.happenings import happenings
from sfb_bot.games.codex.pictures.seat_block import TILE
from sfb_bot.games.codex.pictures.table import TableRequest, draw_table
from sfb_bot.games.codex.pictures.tiles import TALL
from sfb_bot.games.codex.rules.views import PublicView, public_view
from sfb_bot.kernel import Event
from tests.games.codex.kit.table import A, B, Table, shared_content
from tests.games.codex.pictures.layout import labels, troubles, written
from tests.games.codex.pictures.samples import MATCHES, crowded, moments, public_forms, random_match


def drawn(view: PublicView, events: list[Event] | None = None, **wanted: object) -> Canvas:
    shown = public_forms(tuple(events or ()))
    request = replace(TableRequest(names=("Ann", "Bob"), events=shown), **wanted)  # type: ignore[arg-type]
    return draw_table(view, shared_content(), request)


def seen(table: Table) -> PublicView:
    return public_view(table.state, table.run.ask)


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_nothing_on_the_table_is_left_out(number: int) -> None:
    content = shared_content()
    for shown in random_match(number)[::9]:
        canvas = drawn(shown.public)
        tiles = labels(canvas, "obj")
        for obj in shown.public.objs:
            kind = content.kinds[obj.shape]
            if obj.is_in_play and (kind.is_fighter or kind.type == "building"):
                assert str(obj.id) in tiles, kind.id


def test_a_full_table_is_shown_whole() -> None:
    view = crowded(random_match(3)[-2].public, 1)
    tiles = labels(drawn(view), "obj")
    content = shared_content()
    there = [obj for obj in view.objs if content.kinds[obj.shape].is_unit and obj.is_in_play]
    assert {str(obj.id) for obj in there} <= set(tiles)


def test_patrollers_stand_in_their_places() -> None:
    table = Table()
    number = table.put("iron_man", B, slot=3)
    canvas = drawn(seen(table))
    box = next(mark.box for mark in canvas.marks if (mark.kind, mark.label) == ("obj", str(number)))
    name = next(mark.box for mark in canvas.marks if mark.label == "Scavenger" and mark.box.bottom <= box.top)
    assert (box.width, box.height) == (TILE, TALL)
    assert box.left < name.centre[0] < box.right


def test_an_empty_patrol_zone_is_folded_up() -> None:
    empty, full = Table(), Table()
    full.put("iron_man", A, slot=1)
    full.put("iron_man", B, slot=1)
    assert drawn(seen(empty)).image.height < drawn(seen(full)).image.height - TALL


def test_an_attack_is_an_arrow_with_damage() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    defender = table.put("iron_man", B, slot=1)
    events = table.attack(attacker, defender)
    canvas = drawn(seen(table), events)
    assert labels(canvas, "arrow") == ["attack"]
    assert labels(canvas, "burst") == ["−2", "−3"]
    assert troubles(canvas) == []


def test_who_fell_is_shown_once_more() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    defender = table.put("tenderfoot", B)
    events = table.attack(attacker, defender)
    canvas = drawn(seen(table), events)
    assert "skull" in labels(canvas, "sign")
    assert "destroyed" in written(canvas)
    assert labels(canvas, "arrow") == ["attack"]


def test_a_hit_on_the_base_is_shown_in_the_panel() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    events = table.attack(attacker, table.base(B).id)
    canvas = drawn(seen(table), events)
    assert "−3" in labels(canvas, "burst")
    assert "17/20" in written(canvas)


def test_a_played_card_is_named() -> None:
    table = Table()
    table.hand("iron_man")
    table.tech(A, 1)
    events = table.play("iron_man")
    assert "played Iron Man" in written(drawn(seen(table), events))
    assert "iron_man" in labels(drawn(seen(table), events), "edge")


def test_buildings_say_how_they_fare() -> None:
    table = Table(["troq_bashar"])
    table.tech(A, 2)
    table.put("tower", A, is_site=True)
    words = written(drawn(seen(table)))
    assert "Tower under construction" in words
    assert "Bashing" in words
    assert "Tech III not built" in words


def test_heroes_that_wait_say_how_long() -> None:
    table = Table("troq_bashar", "river_montoya")
    table.player(B).heroes[0].wait = 2
    words = written(drawn(seen(table)))
    assert "can't come yet" in words
    assert "ready to summon" in words


def test_the_near_seat_is_below() -> None:
    view = seen(Table())
    for near, order in ((0, ["B", "A"]), (1, ["A", "B"])):
        assert labels(drawn(view, near=near), "seat") == order
    assert labels(drawn(view, orientation="landscape"), "seat") == ["A", "B"]


def test_every_seat_of_a_larger_match_has_a_block() -> None:
    for number in (4, 5, 6):
        view = random_match(number)[-1].public
        assert len(labels(drawn(view), "seat")) == len(view.players)


def test_nothing_but_colours_depends_on_the_theme() -> None:
    for shown in moments()[40::400]:
        marks = [drawn(shown.public, theme=theme).marks for theme in (DARK, CONTRAST)]
        assert marks[0] == marks[1]


def test_drawing_twice_makes_the_same_picture() -> None:
    view = random_match(3)[-2].public
    assert drawn(view).image.tobytes() == drawn(view).image.tobytes()


def test_quiet_events_weigh_nothing() -> None:
    assert happenings((), random_match(3)[0].public).weight == 0
