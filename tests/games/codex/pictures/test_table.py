"""What the table shows: everything there is, where it is, and what just happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.themes import CONTRAST, DARK
from sfb_bot.games.codex.pictures.happenings import happenings
from sfb_bot.games.codex.pictures.seat_block import TILE, Signs
from sfb_bot.games.codex.pictures.table import TableRequest, blocks_of, draw_table
from sfb_bot.games.codex.pictures.tiles import TALL
from sfb_bot.games.codex.pictures.words import picture_texts, spec_name
from sfb_bot.games.codex.rules.at_work import SILENCE
from sfb_bot.games.codex.rules.effects.black_demonology import DOOM
from sfb_bot.games.codex.rules.effects.black_necromancy import RITES
from sfb_bot.games.codex.rules.effects.green_balance import PEACE
from sfb_bot.games.codex.rules.effects.purple_future import DEBT, PROMISE
from sfb_bot.games.codex.rules.effects.purple_past import EXILED, NO_DRAW
from sfb_bot.games.codex.rules.effects.white_ninjutsu import UNITS_HAVE
from sfb_bot.games.codex.rules.keywords import BITS
from sfb_bot.games.codex.rules.model import Edict
from sfb_bot.games.codex.rules.views import PublicView, public_view
from sfb_bot.kernel import LETTERS, Event
from sfb_bot.locale import languages
from tests.drawing.layout import labels
from tests.games.codex.kit.table import A, B, Table, shared_content
from tests.games.codex.pictures.layout import LAYOUT
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
    assert LAYOUT.troubles(canvas) == []


def test_who_fell_is_shown_once_more() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    defender = table.put("tenderfoot", B)
    events = table.attack(attacker, defender)
    canvas = drawn(seen(table), events)
    assert "skull" in labels(canvas, "sign")
    assert "destroyed" in LAYOUT.written(canvas)
    assert labels(canvas, "arrow") == ["attack"]


def test_a_hit_on_the_base_is_shown_in_the_panel() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    events = table.attack(attacker, table.base(B).id)
    canvas = drawn(seen(table), events)
    assert "−3" in labels(canvas, "burst")
    assert "17/20" in LAYOUT.written(canvas)


def test_a_played_card_is_named() -> None:
    table = Table()
    table.hand("iron_man")
    table.tech(A, 1)
    events = table.play("iron_man")
    assert "played Iron Man" in LAYOUT.written(drawn(seen(table), events))
    assert "iron_man" in labels(drawn(seen(table), events), "edge")


def test_buildings_say_how_they_fare() -> None:
    table = Table(["troq_bashar"])
    table.tech(A, 2)
    table.put("tower", A, is_site=True)
    words = LAYOUT.written(drawn(seen(table)))
    assert "Tower under construction" in words
    assert "Bashing" in words
    assert "Tech III not built" in words


def test_heroes_that_wait_say_how_long() -> None:
    table = Table("troq_bashar", "river_montoya")
    table.player(B).heroes[0].wait = 2
    words = LAYOUT.written(drawn(seen(table)))
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


def test_whose_turn_it_is_stands_beside_its_number() -> None:
    assert labels(drawn(seen(Table())), "active") == ["A"]
    pair = next(shown.public for shown in random_match(4) if len(shown.public.active) == 2)
    assert labels(drawn(pair), "active") == [LETTERS[seat] for seat in pair.active]
    over = next(shown.public for shown in moments() if shown.public.outcome is not None)
    assert labels(drawn(over), "active") == []


def test_what_is_hurt_says_how_much() -> None:
    table = Table()
    number = table.put("iron_man", A, damage=2)
    canvas = drawn(seen(table))
    box = next(mark.box for mark in canvas.marks if (mark.kind, mark.label) == ("obj", str(number)))
    inside = [(mark.kind, mark.label) for mark in canvas.marks if box.contains(mark.box)]
    assert ("sign", "drop") in inside
    assert ("number", "2") in inside


def test_figures_that_differ_from_the_card_have_a_triangle() -> None:
    table = Table()
    table.put("iron_man", A)
    assert not {"raised", "lowered"} & set(labels(drawn(seen(table)), "sign"))
    # An Elite has one more attack in the turns of others (C132), and a rune changes both figures.
    table.put("iron_man", B, slot=2)
    assert labels(drawn(seen(table)), "sign").count("raised") == 1
    table.put("iron_man", A, runes={"minus": 1})
    assert labels(drawn(seen(table)), "sign").count("lowered") == 2


def test_cards_of_one_name_are_told_apart() -> None:
    table = Table()
    table.put("iron_man", A)
    table.put("iron_man", A)
    table.put("iron_man", B)
    names = [mark.label for mark in drawn(seen(table)).marks if mark.kind == "name"]
    assert [name for name in names if name.startswith("Iron Man")] == [
        "Iron Man",
        "Iron Man #1",
        "Iron Man #2",
    ]


# --- What holds for a player --------------------------------------------------------------------------------

EDICTS: Final = {
    PEACE: (0, "", "Peace until their next turn: no unit patrols or attacks here"),
    SILENCE: (
        0,
        "free_speech",
        "Free Speech: heroes have no spells and no abilities until their next turn ends",
    ),
    NO_DRAW: (0, "", "No draw phase in their next turn: the hand is kept"),
    PROMISE: (0, "", "The next card this turn is free now and paid next upkeep"),
    DEBT: (3, "iron_man", "Owes 3 gold for Iron Man next upkeep: pay or lose"),
    RITES: (0, "death_rites", "This turn an opponent loses a unit whenever one of these units dies"),
    UNITS_HAVE: (BITS["stealth"] | BITS["haste"], "ninja", "Ninja: haste, stealth until the turn ends"),
    DOOM: (0, "vandy_anadrose", "Tenderfoot dies next upkeep"),
    f"{EXILED}9": (0, "iron_man", "Iron Man returns when Tenderfoot leaves play"),
}
# Their amount is the number of something on the table.
POINTING: Final = (DOOM, f"{EXILED}9")


@pytest.mark.parametrize("name", EDICTS)
def test_what_holds_for_a_player_is_written_in_their_block(name: str) -> None:
    amount, word, words = EDICTS[name]
    table = Table()
    there = table.put("tenderfoot", A)
    table.state.edicts.append(Edict(name, B, "turn", B, there if name in POINTING else amount, word))
    canvas = drawn(seen(table))
    (box,) = [mark.box for mark in canvas.marks if mark.kind == "edict"]
    assert labels(canvas, "edict") == [words]
    seats = {mark.label: mark.box for mark in canvas.marks if mark.kind == "seat"}
    # In a duel the first seat is below.
    assert seats["B"].top < box.top < seats["A"].top
    assert LAYOUT.troubles(canvas) == []


@pytest.mark.parametrize("language", languages())
def test_everything_the_rules_can_hold_over_a_player_has_its_own_words(language: str) -> None:
    for name in EDICTS:
        assert picture_texts(language).has(f"picture-edict-{name.partition('.')[0]}")


def test_another_turn_is_announced() -> None:
    table = Table()
    table.state.extra.append(B)
    assert labels(drawn(seen(table)), "edict") == ["Another turn follows"]


def test_nothing_but_colours_depends_on_the_theme() -> None:
    for shown in moments()[40::400]:
        marks = [drawn(shown.public, theme=theme).marks for theme in (DARK, CONTRAST)]
        assert marks[0] == marks[1]


def test_drawing_twice_makes_the_same_picture() -> None:
    view = random_match(3)[-2].public
    assert drawn(view).image.tobytes() == drawn(view).image.tobytes()


def test_quiet_events_weigh_nothing() -> None:
    assert happenings((), random_match(3)[0].public).weight == 0


def test_partners_stand_together_and_the_near_one_first() -> None:
    table = Table(mode="teams")
    view = public_view(table.state, table.run.ask)
    seats = [
        [block.player.seat for block in blocks_of(view, shared_content(), TableRequest(near=near), Signs())]
        for near in (0, 1, 2)
    ]
    assert seats == [[0, 2, 1, 3], [1, 3, 0, 2], [2, 0, 1, 3]]


def test_with_many_players_what_is_not_there_takes_no_room() -> None:
    table = Table(mode="melee5")
    bare = drawn(seen(table))
    assert bare.image.height <= 5 * 200, "500 pixels of a phone that is 360 wide"
    assert "Squad leader" not in LAYOUT.written(bare)
    table.put("tenderfoot", B, slot=1)
    table.put("tech1", B)
    shown = drawn(seen(table))
    assert LAYOUT.written(shown).count("Squad leader") == 1
    assert "Tech I" in LAYOUT.written(shown)
    assert LAYOUT.troubles(shown) == []


def test_a_duel_shows_both_patrol_zones_even_when_they_are_empty() -> None:
    assert LAYOUT.written(drawn(seen(Table()))).count("Squad leader") == 2


@pytest.mark.parametrize("language", languages())
def test_the_spec_of_a_tech_building_is_written_out(language: str) -> None:
    content = shared_content()
    for spec in content.specs.values():
        table = Table(str(spec.hero))
        table.put("tech2")
        canvas = drawn(seen(table), language=language, seats=(A,))
        assert spec_name(content, spec.id, language) in LAYOUT.written(canvas)
