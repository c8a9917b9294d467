"""The choice picture: every option of every question can be found on it, under the name of the menu."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.drawing.themes import DARK, THEMES, Theme
from sfb_bot.games.brawl.pictures.arena import ArenaRequest
from sfb_bot.games.brawl.pictures.arena_plan import plan_for
from sfb_bot.games.brawl.pictures.choice import choice_picture, draw_choice, marked_by, reach_cells
from sfb_bot.games.brawl.rules.choices import OnArea, OnHex, OnTargets, pattern_numbers
from sfb_bot.games.brawl.rules.model import GATE
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.hexgrid import cells_of
from sfb_bot.kernel import Decision, Option, Seat
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_checks import labels, troubles
from tests.games.brawl.pictures.arena_samples import (
    POSITION,
    attacking_seat,
    looking_seat,
    moving_seat,
    random_content,
    random_match,
    reacting_seat,
    sweeping_seat,
)

PLAIN = ArenaRequest()


def named(cells: int) -> list[str]:
    return [content().arena.grid.names[cell] for cell in cells_of(cells)]


def asked_seats(number: int) -> list[SeatView]:
    """Every kind of question of a random match, the one with the most options of each."""
    found: dict[str, SeatView] = {}
    for shown in random_match(number):
        for view in shown.seats:
            if view.question is not None:
                best = found.get(view.question.prompt)
                if (
                    best is None
                    or best.question is None
                    or len(best.question.options) < len(view.question.options)
                ):
                    found[view.question.prompt] = view
    return list(found.values())


@pytest.mark.parametrize("number", range(3))
def test_every_kind_of_question_shows_every_hex_it_offers(number: int) -> None:
    seats = asked_seats(number)
    assert len(seats) >= 8
    for view in seats:
        assert view.question is not None
        canvas = draw_choice(view, random_content(), ArenaRequest(language=("en", "ru", "uk")[number]))
        offered = [
            random_content().arena.grid.names[option.payload.cell]
            for option in view.question.options
            if isinstance(option.payload, OnHex)
        ]
        assert sorted(set(labels(canvas, "label")) & set(offered)) == sorted(offered), view.question.prompt
        assert [name for name in offered if name in labels(canvas, "hex_name")] == [], "named twice"
        assert troubles(canvas) == [], view.question.prompt


@pytest.mark.parametrize("number", range(2))
def test_beside_a_post_everything_to_choose_from_is_on_a_picture_without_teams(number: int) -> None:
    """Unless somebody to choose waits on the gate, which is drawn with the teams."""
    heights: set[int] = set()
    for view in asked_seats(number):
        whole, brief = (
            draw_choice(view, random_content(), ArenaRequest(is_brief=is_brief)) for is_brief in (False, True)
        )
        for kind in ("label", "lit", "figure", "slot", "score"):
            assert labels(brief, kind) == labels(whole, kind)
        assert troubles(brief) == []
        marked = marked_by(view, random_content())
        at_gate = {figure.id for figure in view.public.figures if figure.cell == GATE}
        is_whole = bool(at_gate & set(marked.figures) or marked.areas)
        assert (brief.image.height == whole.image.height) == is_whole
        heights.add(brief.image.height)
    assert len(heights) == 2
    wide = ArenaRequest(orientation="landscape")
    view = moving_seat()
    assert (
        draw_choice(view, content(), replace(wide, is_brief=True)).image
        == draw_choice(view, content(), wide).image
    )


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_legal_hexes_are_lit_and_others_are_not(theme: Theme) -> None:
    view = moving_seat()
    canvas = draw_choice(view, content(), ArenaRequest(theme))
    assert view.question is not None
    keys = [option.key for option in view.question.options if option.key != "stop"]
    assert sorted(labels(canvas, "lit")) == sorted(keys)
    for mark in canvas.marks:
        if mark.kind == "lit":
            edge = theme.danger if mark.label == "D3" else theme.choice_edge
            assert canvas.image.getpixel((mark.box.centre[0], mark.box.top + 3)) == edge, mark.label


def test_names_in_lit_hexes_are_large() -> None:
    canvas = draw_choice(moving_seat(), content(), PLAIN)
    heights = {mark.label: mark.box.height for mark in canvas.marks if mark.kind == "label"}
    assert heights["C5"] >= 20
    assert heights["D3"] >= 12, "with a token the name stands above it"


def test_hexes_from_which_somebody_can_be_hit_have_a_sword() -> None:
    view = looking_seat()
    assert view.question is not None
    offered = [option.key for option in view.question.options if isinstance(option.payload, OnHex)]
    request = ArenaRequest(strikes=("D5", "D3", "stop", "nowhere"))
    canvas = draw_choice(view, content(), request)
    assert {"D5", "D3"} <= set(offered), "one of them holds a token"
    assert sorted(labels(canvas, "strike")) == ["D3", "D5"]
    assert troubles(canvas) == []
    swords = {mark.label: mark.box for mark in canvas.marks if mark.kind == "strike"}
    lit = {mark.label: mark.box for mark in canvas.marks if mark.kind == "lit"}
    assert all(lit[name].contains(swords[name]) for name in swords)
    assert "Somebody can be hit from: D3 D5." in choice_picture(view, content(), request).alt
    assert "can be hit from" not in choice_picture(view, content()).alt


def test_every_hex_that_is_offered_has_room_for_a_sword() -> None:
    for number in range(3):
        for view in asked_seats(number):
            assert view.question is not None
            keys = tuple(option.key for option in view.question.options)
            canvas = draw_choice(view, random_content(), ArenaRequest(strikes=keys))
            assert troubles(canvas) == [], view.question.prompt


def test_targets_are_ringed_in_the_colour_of_danger_and_the_range_is_shaded() -> None:
    view = attacking_seat()
    assert view.question is not None
    assert view.question.prompt == "attack"
    canvas = draw_choice(view, content(), PLAIN)
    assert labels(canvas, "ring") == ["D6"]
    ring = next(mark for mark in canvas.marks if mark.kind == "ring")
    assert canvas.image.getpixel((ring.box.centre[0], ring.box.top + 3)) == DARK.target
    # Two or three hexes in a row: Kilgore (C4) and the statue (E5) stop two of the six rows at once.
    assert set(labels(canvas, "reach")) == {"D1", "D2", "F3", "G2", "D6", "A1", "B2"}


def test_reach_is_what_the_rules_would_aim_at() -> None:
    """Put an enemy on every hex in turn: it can be attacked exactly where the shading says."""
    grid = content().arena.grid
    for card, champion in (
        ("DER02", "deryn"),
        ("DER06", "deryn"),
        ("GOL03", "goldarr"),
        ("KIL05", "kilgore"),
    ):
        others = [name for name in ("deryn", "goldarr", "kilgore", "gwaien") if name != champion]
        shaded: set[str] | None = None
        hit: set[str] = set()
        for cell, name in enumerate(grid.names):
            if name == "D4" or content().arena.statue_cells >> cell & 1:
                continue
            t = table(
                f"r1 turn=a | a {champion}@D4 {others[0]} {others[1]} hand={card} "
                f"| b dugrun@{name} {others[2]} tzu_xiao"
            )
            t.a.plays(card)
            if t.asked[1] == "move":
                t.a.stays()
            view = t.view("a")
            if t.asked[1] == "attack":
                hit.add(name)
                if shaded is None:
                    cells = reach_cells(view, content(), view.public.figures[0], card)
                    shaded = set(named(cells))
        assert shaded is not None
        assert hit == shaded, card


def test_a_levelled_archer_reaches_farther() -> None:
    """Whoever has an ability that changes the range has it in the shading too."""
    for champion in content().champions.values():
        nearer, farther = champion.levelled.own_range
        if not nearer and not farther:
            continue
        card = next(card for card in champion.cards if card.reach and card.reach.kind == "indirect")
        view = table(f"r1 turn=a | a {champion.id}@E4 dugrun tzu_xiao | b goldarr deryn kilgore").view("a")
        plain = reach_cells(view, content(), view.public.figures[0], card.id)
        grown = reach_cells(view, content(), replace(view.public.figures[0], levelled=True), card.id)
        assert grown != plain
        assert card.reach is not None
        distances = {
            content().arena.grid.distance[view.public.figures[0].cell][cell] for cell in cells_of(grown)
        }
        assert max(distances) == card.reach.farthest + farther
        return
    pytest.fail("no champion has such an ability")


def test_patterns_are_numbered_like_the_menu() -> None:
    view = sweeping_seat()
    assert view.question is not None
    options = [option for option in view.question.options if isinstance(option.payload, OnTargets)]
    assert len(options) >= 3
    assert pattern_numbers(view.question.options) == {
        option.key: number for number, option in enumerate(options, 1)
    }
    canvas = draw_choice(view, content(), PLAIN)
    shown = [set(label.split(",")) for label in labels(canvas, "label")]
    assert set.union(*shown) == {str(number) for number in range(1, len(options) + 1)}
    covered = {
        cell for option in options if isinstance(option.payload, OnTargets) for cell in option.payload.cells
    }
    assert len(shown) == len(covered)
    assert troubles(canvas) == []


def test_a_statue_inside_a_pattern_stays_visible() -> None:
    view = sweeping_seat()
    marked = draw_choice(view, content(), PLAIN)
    assert "E5" in labels(marked, "lit")
    plain = draw_choice(replace(view, question=None), content(), PLAIN)
    x, y = plan_for(content().arena, 2).centre(content().arena.grid.names.index("E5"))
    around = (int(x) - 20, int(y) - 20, int(x) + 20, int(y) + 30)
    assert marked.image.crop(around).tobytes() == plain.image.crop(around).tobytes()


def test_a_reaction_shows_who_attacks_whom() -> None:
    view = reacting_seat()
    marked = marked_by(view, content())
    attacker, defender = (
        next(f for f in view.public.figures if f.key == key) for key in ("a.kilgore", "b.deryn")
    )
    assert [(aim.source, aim.goal) for aim in marked.aims] == [(attacker.cell, defender.cell)]
    assert defender.id in marked.figures


def test_own_champions_who_can_act_are_ringed() -> None:
    t = table(POSITION.replace(",DUG03", ""))
    canvas = draw_choice(t.view("a"), content(), PLAIN)
    assert labels(canvas, "ring") == ["C4"], "only Kilgore has a card"


def test_a_champion_on_the_gate_can_be_ringed() -> None:
    t = table("r1 turn=a | a kilgore dugrun tzu_xiao hand=KIL05 | b deryn@F5 goldarr gwaien")
    view = t.view("a")
    assert all(figure.cell == GATE for figure in view.public.figures[:3])
    canvas = draw_choice(view, content(), PLAIN)
    assert "a.kilgore" in labels(canvas, "ring")
    assert troubles(canvas) == []


def test_known_tokens_show_their_face_to_the_seat_that_looked() -> None:
    view = looking_seat()
    assert labels(draw_choice(view, content(), PLAIN), "known_token") == ["D3 damage2", "F3 stun"]
    for face in content().traps:
        cell = view.public.tokens[0]
        known = replace(view, known_tokens=((cell, face),))
        hidden = replace(view, known_tokens=())
        assert (
            draw_choice(known, content(), PLAIN).image.tobytes()
            != draw_choice(hidden, content(), PLAIN).image.tobytes()
        )


def test_areas_are_named_and_lit() -> None:
    view = moving_seat()
    options = tuple(Option(name, OnArea(name)) for name in content().arena.deployments)
    public = replace(view.public, areas=("", ""), figures=())
    asked = replace(view, public=public, question=Decision(Seat(0), "area", options))
    canvas = draw_choice(asked, content(), ArenaRequest(language="ru"))
    assert labels(canvas, "label") == ["Запад", "Восток"]
    assert sorted(labels(canvas, "lit")) == sorted(
        f"{column}{number}" for column in "AI" for number in range(1, 6)
    )


def test_without_a_question_it_is_the_plain_arena() -> None:
    view = replace(moving_seat(), question=None)
    canvas = draw_choice(view, content(), PLAIN)
    assert labels(canvas, "lit") == labels(canvas, "ring") == []
    assert choice_picture(view, content()).alt.startswith("No question for you now.")
