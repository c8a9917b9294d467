"""What the picture of the battlefield shows, read from the marks on the canvas."""

from __future__ import annotations

from collections import Counter

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.games.warseer.pictures.plan import board_plan
from sfb_bot.games.warseer.pictures.table import TableRequest, draw_table
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.kernel import LETTERS, Event
from tests.drawing.layout import labels
from tests.games.warseer.kit.table import A, B, Table, shared_content
from tests.games.warseer.pictures.layout import LAYOUT
from tests.games.warseer.pictures.samples import public_forms


def view_of(table: Table) -> PublicView:
    """What everybody sees of a table."""
    return table.rules.public_view(table.state, None)


def drawn(table: Table, events: list[Event] | None = None, before: PublicView | None = None) -> Canvas:
    """The table with what happened."""
    wanted = TableRequest(names=("Ann", "Bob"), events=public_forms(tuple(events or ())), before=before)
    return draw_table(view_of(table), shared_content(), wanted)


def test_every_figure_has_its_seat_its_health_and_its_hex() -> None:
    table = Table()
    table.put("wall_bearer", "E5", A, wounds=1)
    table.put("gutter_knife", "E6", B)
    canvas = drawn(table)
    assert Counter(labels(canvas, "figure")) == {
        "queen_zenobia A": 1,
        "wall_bearer A": 1,
        "tarvo_quill B": 1,
        "gutter_knife B": 1,
    }
    assert Counter(labels(canvas, "health")) == {"9/9": 1, "3/4": 1, "12/12": 1, "4/4": 1}
    assert {"E5", "E6"} <= set(labels(canvas, "hex_name"))


def test_a_figure_stands_on_its_hex() -> None:
    table = Table()
    table.put("wall_bearer", "E5", A)
    canvas = drawn(table)
    plan = board_plan(shared_content().maps[view_of(table).map], 46)
    x, y = plan.centre(table.cell("E5"))
    box = next(mark.box for mark in canvas.marks if mark.label == "wall_bearer A")
    assert box.left < x < box.right
    assert box.top < y < box.bottom


def test_armour_tokens_and_who_has_acted_are_marked() -> None:
    table = Table()
    number = table.put("kerub_the_armoured_griffin", "E5", A, armour=2, tokens="stun poison")
    table.creature(number).is_turned = True
    canvas = drawn(table)
    assert labels(canvas, "armour") == ["2"]
    assert labels(canvas, "token") == ["stun", "poison"]
    assert labels(canvas, "state") == ["done"]


def test_every_hex_has_its_name_once() -> None:
    table = Table()
    table.put("wall_bearer", "E5", A)
    names = shared_content().maps[view_of(table).map].grid.names
    assert Counter(labels(drawn(table), "hex_name")) == dict.fromkeys(names, 1)


def test_terrain_is_where_the_map_has_it() -> None:
    table = Table(battle_map="two_bridges")
    battle_map = shared_content().maps[view_of(table).map]
    wanted = {f"{battle_map.grid.names[cell]} {kind}" for cell, kind in enumerate(battle_map.terrain) if kind}
    assert set(labels(drawn(table), "terrain")) == wanted


def test_a_walk_leaves_an_arrow_from_its_first_hex() -> None:
    table = Table()
    number = table.put("wall_bearer", "E5", A)
    before = view_of(table)
    events = table.act(number, "go>E6")
    assert labels(drawn(table, events, before), "trail") == ["E5-E6"]
    assert labels(drawn(table), "trail") == []


def test_an_attack_shows_its_dice_and_what_it_did() -> None:
    table = Table("emperor_demian", "brissa_de_molforn", at=("E5", "E6"))
    table.influence(0, B)
    table.luck("RBB hh-")
    before = view_of(table)
    events = table.attack(table.hero(A), table.hero(B))
    canvas = drawn(table, events, before)
    assert labels(canvas, "aim")[0] == "E5-E6"
    assert labels(canvas, "die") == ["Rh", "Bh", "B-"]
    assert labels(canvas, "outcome") == ["damage 2"]
    assert labels(canvas, "burst") == ["2"]
    assert "8/10" in labels(canvas, "health")


def test_somebody_destroyed_is_a_skull_where_it_stood() -> None:
    table = Table("emperor_demian", "brissa_de_molforn", at=("E5", "I9"))
    table.influence(0, B)
    victim = table.put("dragon_whelp", "E6", B, wounds=1)
    table.luck("RBB hh-")
    before = view_of(table)
    events = table.attack(table.hero(A), victim)
    assert labels(drawn(table, events, before), "fallen") == ["E6 dragon_whelp"]


def test_a_die_that_was_turned_shows_what_it_was() -> None:
    table = Table("brissa_de_molforn", "tarvo_quill", at=("E3", "E5"))
    attacker, target = table.hero(A), table.hero(B)
    events: list[Event] = [
        ev.AttackRolled(attacker, target, "BBY", "h-p"),
        ev.DiceChanged(A, KindId("loaded_die"), (1,), "hcp"),
        ev.ExtrasRolled(attacker, "G", "h"),
    ]
    canvas = drawn(table, events)
    assert labels(canvas, "die") == ["Bh", "Bc was -", "Yp", "Gh"]
    assert labels(canvas, "was") == ["-"]


def test_panels_have_the_numbers_of_the_players() -> None:
    table = Table()
    table.influence(7, A)
    table.influence(3, B)
    table.wear("legion_plate", seat=A)
    canvas = drawn(table)
    assert labels(canvas, "influence") == ["7", "3"]
    assert labels(canvas, "deck") == ["5", "5"]
    assert "Legion Plate" in LAYOUT.written(canvas)
    assert labels(canvas, "active") == [LETTERS[A]]
    armour = shared_content().cards[table.player(A).relics[0].card].armour
    assert f"defence {armour}" in labels(canvas, "sign")
