"""The patrol on one panel: a draft that every press changes, sent at once."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.choices import About
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.kernel import Dice
from sfb_bot.locale import Texts, languages
from sfb_bot.screens.actions import AnswerLine, Arrange, EndTurn
from sfb_bot.screens.arrangement import Arrangement, Place, Thing, picked_place
from sfb_bot.screens.cautions import cautions_of_line
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.panel import panel
from sfb_bot.screens.practice import ExerciseDesk
from sfb_bot.screens.values import Button, Choice, Menu, PrivatePicture, PrivateScreen, controls
from tests.games.codex.kit.table import A, B, Table
from tests.games.codex.screens.stage import MATCH, game, texts
from tests.games.codex.screens.test_foretold import foreseen

PLACES = tuple(map(Place, ("leader", "elite", "scavenger", "technician", "lookout")))


def abstract(*keys: str) -> Arrangement:
    things = tuple(Thing(key, key) for key in keys)
    return Arrangement("who?", PLACES, things, "none", "lock", "nowhere", "nobody", "done", "again")


def test_a_draft_is_as_many_answers_as_are_asked_for() -> None:
    """The places are asked for in order, as long as somebody is left to stand there (C130)."""
    found = abstract("7", "8")
    assert found.line(found.fitted(())) == ("lock",)
    assert found.line(found.fitted(("7",))) == ("7", "lock")
    assert found.line(found.fitted(("none", "7"))) == ("none", "7", "lock")
    assert found.line(found.fitted(("none", "7", "none", "8"))) == ("none", "7", "none", "8")
    assert found.line(found.fitted(("7", "8"))) == ("7", "8")
    assert found.line(found.fitted(("none", "none", "none", "none", "7"))) == (*["none"] * 4, "7")


def test_who_moves_leaves_the_old_place_and_takes_the_new_one() -> None:
    found = abstract("7", "8")
    draft = found.moved(found.fitted(()), "7", 1)
    assert draft == ("7", "none", "none", "none", "none")
    draft = found.moved(draft, "8", 4)
    assert found.moved(draft, "7", 4) == ("none", "none", "none", "7", "none")
    assert found.moved(draft, "8", 0) == ("7", "none", "none", "none", "none")


@pytest.mark.parametrize("made_up", ["", "7", "7 x", " 3", "7 -1", "7 ²"])
def test_what_nobody_could_pick_is_no_place(made_up: str) -> None:
    assert picked_place(made_up) is None


def test_made_up_drafts_are_put_right() -> None:
    found = abstract("7", "8")
    assert found.fitted(("7", "7", "99", "8", "none", "8")) == ("7", "none", "none", "8", "none")
    assert found.moved(found.fitted(()), "99", 2) == found.fitted(())
    assert found.moved(found.fitted(("7",)), "7", 99) == found.fitted(())


def shown(t: Table, *draft: str, words: Texts | None = None) -> PrivateScreen:
    assert t.run.ask is not None
    decision = t.run.ask.decisions[0]
    view = t.rules.seat_view(t.state, t.run.ask, A)
    desk = Desk(MATCH, t.run.ask_no, can_undo=True, draft=draft or None)
    return panel(game(), view, decision, desk, words or texts())


def menus(screen: PrivateScreen) -> dict[str, tuple[Choice, ...]]:
    return {
        each.placeholder: each.choices
        for each in controls(screen)
        if isinstance(each, Menu) and isinstance(each.action, Arrange)
    }


def sent(screen: PrivateScreen) -> dict[str, tuple[str, ...]]:
    return {
        each.label: each.action.keys
        for each in controls(screen)
        if isinstance(each, Button) and isinstance(each.action, AnswerLine)
    }


def test_everybody_has_a_menu_of_places() -> None:
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot")
    t.do("patrol")
    found = menus(shown(t))
    assert list(found) == ["Iron Man 3/4: not on patrol", "Tenderfoot 1/2: not on patrol"]
    first = found["Iron Man 3/4: not on patrol"]
    assert [choice.value for choice in first] == [f"{iron} {slot}" for slot in (1, 2, 3, 4, 5)]
    assert (first[0].label, first[0].detail) == ("Iron Man 3/4: Squad leader", "1 armor, attacked first")
    # Where somebody stands already, the menus say so, and one press sends all of it.
    screen = shown(t, str(weak), "none", str(iron))
    moved = menus(screen)["Iron Man 3/4: not on patrol"]
    assert [choice.label for choice in moved if choice.selected] == ["Iron Man 3/4: Scavenger"]
    assert moved[0].label == "Iron Man 3/4: not on patrol"
    assert moved[1].detail == "1 armor, attacked first · ← Tenderfoot 1/2"
    assert sent(screen) == {"Lock patrol, end turn": (str(weak), "none", str(iron))}


def test_many_stand_in_a_menu_for_each_place() -> None:
    t = Table()
    mine = [t.put("iron_man") for _ in range(7)]
    t.do("patrol")
    found = menus(shown(t, str(mine[2])))
    assert list(found)[:2] == ["Squad leader (1 armor, attacked first): nobody", "Elite (+1 ATK): nobody"]
    assert len(found) == 5
    leader, elite, *_ = found.values()
    assert leader[0].label == "Squad leader: nobody"
    assert [choice.label for choice in leader if choice.selected] == ["Squad leader: Iron Man #3 3/4"]
    assert [choice.detail for choice in elite if choice.detail] == ["← Squad leader"]


def test_one_alone_takes_one_press() -> None:
    t = Table()
    iron = t.put("iron_man", is_fresh=True)
    t.do("patrol")
    screen = shown(t)
    assert screen.lines[0] == "Where does Iron Man 3/4 patrol until your next turn?"
    key = str(iron)
    assert list(sent(screen).values()) == [(*["none"] * before, key) for before in range(5)]
    assert list(sent(screen))[3] == "Technician (dies: you draw a card)"


def test_an_empty_patrol_is_asked_about_as_before() -> None:
    t = Table()
    t.put("iron_man")
    t.put("tenderfoot")
    t.put("older_brother", B)
    t.do("patrol")
    assert EndTurn(MATCH, t.run.ask_no) in [each.action for each in controls(shown(t))]


def test_the_picture_has_everybody_where_they_are_wanted() -> None:
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot")
    t.do("patrol")
    picture = shown(t, "none", str(weak), str(iron)).picture
    assert picture is not None
    assert isinstance(picture, PrivatePicture)
    assert picture.decision is not None
    about = picture.decision.about
    assert isinstance(about, About)
    assert (about.named[:3], about.slot) == ((ObjId(0), weak, iron), 0)


def as_last_turn() -> tuple[Table, ObjId, ObjId, ObjId]:
    """A turn after a patrol of two: an Iron Man as technician, a Tenderfoot as squad leader; one is new."""
    t = Table()
    iron, weak, new = t.put("iron_man"), t.put("tenderfoot"), t.put("older_brother")
    for number, post in ((iron, 4), (weak, 1)):
        t.state.objs[number].post = post
    return t, iron, weak, new


def test_a_patrol_is_remembered_until_the_next_is_set() -> None:
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot")
    t.state.objs[weak].post = 3
    t.do("patrol", "none", str(iron), "lock")
    assert t.state.objs[iron].post == 2
    assert t.state.objs[weak].post == 0


def test_the_panel_begins_as_it_was_last_turn() -> None:
    t, iron, weak, _ = as_last_turn()
    t.do("patrol")
    assert sent(shown(t)) == {"Lock patrol, end turn": (str(weak), "none", "none", str(iron), "lock")}


def test_the_turn_ends_with_the_same_patrol_in_one_press() -> None:
    t, iron, weak, _ = as_last_turn()
    view, decision, forecast = foreseen(t)
    screen = panel(game(), view, decision, Desk(MATCH, t.run.ask_no, forecast=forecast), texts())
    line = ("patrol", str(weak), "none", "none", str(iron), "lock")
    assert sent(screen)["Patrol as last turn, end turn: Tenderfoot, Iron Man"] == line
    t.do(*line)
    assert (t.state.objs[iron].slot, t.state.objs[weak].slot) == (4, 1)


def test_a_worker_forgotten_is_asked_about_before_the_turn_ends_in_one_press() -> None:
    t, iron, weak, _ = as_last_turn()
    t.hand("tenderfoot")
    view, decision, forecast = foreseen(t)
    line = ("patrol", str(weak), "none", "none", str(iron), "lock")
    (found,) = cautions_of_line(game(), view, decision, line, forecast, texts())
    assert found.words.startswith("You haven't hired a worker")


def test_who_cannot_patrol_any_more_is_left_out() -> None:
    t, iron, weak, _ = as_last_turn()
    t.state.objs[weak].is_exhausted = True
    t.do("patrol")
    assert sent(shown(t)) == {"Lock patrol, end turn": ("none", "none", "none", str(iron), "lock")}


def test_places_that_were_answered_one_by_one_are_kept() -> None:
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot")
    other = t.put("older_brother")
    t.do("patrol", str(iron))
    screen = shown(t, "none", str(weak))
    assert sent(screen) == {"Lock patrol, end turn": ("none", str(weak), "lock")}
    assert picked_place(menus(screen)["Older Brother 2/2: not on patrol"][0].value) == (str(other), 1)


def test_lessons_ask_place_by_place() -> None:
    """There one step at a time is explained."""
    t = Table()
    t.put("iron_man")
    t.put("tenderfoot")
    t.do("patrol")
    assert t.run.ask is not None
    view = t.rules.seat_view(t.state, t.run.ask, A)
    screen = panel(game(), view, t.run.ask.decisions[0], ExerciseDesk(MATCH, 1, game="codex"), texts())
    assert menus(screen) == {}


@pytest.mark.parametrize("language", languages())
def test_any_draft_can_be_sent(language: str) -> None:
    """Whatever is put where, the rules take it as it is and nobody is asked about a place again."""
    dice, words = Dice("drafts"), Texts(language, strict=True)
    for count in (1, 2, 3, 5, 7):
        for _ in range(6):
            t = Table()
            mine = [t.put("iron_man") for _ in range(count)]
            t.do("patrol")
            assert t.run.ask is not None
            view = t.rules.seat_view(t.state, t.run.ask, A)
            found = game().arrangement(view, t.run.ask.decisions[0], words)
            assert found is not None
            draft = found.fitted(())
            for number in mine:
                draft = found.moved(draft, str(number), dice.below(6))
            assert shown(t, *draft, words=words).rows
            t.do(*found.line(draft))
            stands = {str(number): t.state.objs[number].post for number in mine}
            assert stands == {key: found.place_of(draft, key) for key in stands}
            assert t.run.ask is None or t.run.ask.decisions[0].prompt != "patrol"
