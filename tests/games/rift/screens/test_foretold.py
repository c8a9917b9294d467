"""What an option leads to, in words: on buttons, below the question, and before it is taken."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.games.rift.rules.ids import WarriorId
from sfb_bot.games.rift.rules.prospects import Fate, Prospect
from sfb_bot.kernel import Forecast
from sfb_bot.screens.cautions import cautions
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.panel import Desk, panel
from sfb_bot.screens.values import Button, Buttons
from tests.games.rift.kit.table import Table, content, table
from tests.games.rift.screens.stage import MATCH, game, texts

LINE = (
    "t9 turn=a main | a N3 pikeman N2 archer hand=curse,dash deck=3"
    " | b N4 zombie N5 imp S2 goblin hand=blessing deck=3"
)


def number(t: Table, cell: str) -> WarriorId:
    return t.warrior(cell).id


def foretold(t: Table, letter: str = "a", **prospects: Prospect) -> tuple[ShownOption, ...]:
    view, question = t.view(letter), t.question(letter)
    forecast = Forecast(question, {_key(name): each for name, each in prospects.items()})
    entries = game().shown_options(view, question, texts())
    return game().foretold(view, entries, forecast, texts())


def _key(name: str) -> str:
    """`attack_N4` is the option `attack>N4`."""
    return name.replace("_", ">")


def outlook(t: Table, key: str, prospect: Prospect, letter: str = "a") -> str:
    view, question = t.view(letter), t.question(letter)
    entries = game().shown_options(view, question, texts())
    shown = game().foretold(view, entries, Forecast(question, {key: prospect}), texts())
    return next(entry.outlook for entry in shown if entry.key == key)


def test_what_becomes_of_the_target() -> None:
    t = table(LINE)
    zombie, imp = number(t, "N4"), number(t, "N5")
    dies = Prospect((Fate(zombie, "destroyed", 4),), may_be_answered=True)
    assert outlook(t, "attack>N4", dies) == "dies"
    assert outlook(t, "attack>N4", Prospect((Fate(zombie, "hurt", 2, 1),))) == "survives with 1"
    assert outlook(t, "attack>N4", Prospect((Fate(zombie, "returned"),))) == "dies, then tops the deck"
    both = Prospect((Fate(zombie, "hurt", 2, 1), Fate(imp, "destroyed", 1)), drawn=1)
    assert outlook(t, "attack>N4", both) == "survives with 1 · Imp N5 dies · draw 1"
    assert outlook(t, "attack>N4", replace(dies, wins=True)) == "wins the match! · dies"
    assert outlook(t, "attack>N4", Prospect()) == "no damage"


def test_the_name_of_the_target_stands_before_it_on_the_button() -> None:
    t = table(LINE)
    dies = Prospect((Fate(number(t, "N4"), "destroyed", 4),))
    desk = Desk(MATCH, t.run.ask_no, forecast=Forecast(t.question(), {"attack>N4": dies}))
    screen = panel(game(), t.view("a"), t.question(), desk, texts())
    labels = [item.label for row in screen.rows if isinstance(row, Buttons) for item in row.items]
    assert "Zombie N4: dies" in labels


def test_spells_name_whom_they_meet() -> None:
    t = table(LINE)
    t.a.answers("curse")
    sent = Prospect((Fate(number(t, "N4"), "sent_back"),))
    assert outlook(t, "N4", sent) == "back to the deck"
    t.a.answers("back")
    t.a.answers("dash")
    t.a.answers("N3")
    moved = Prospect((Fate(number(t, "N3"), "moved", cell=content().cell("N2") or 0),))
    # The cell stands on the button already.
    assert outlook(t, "-1", moved) == ""
    shoved = replace(moved, fates=(*moved.fates, Fate(number(t, "N2"), "moved", cell=0)))
    assert outlook(t, "-1", shoved) == "Archer N2 to N1"


def test_what_would_do_nothing_does_not_stand_out_and_is_asked_about() -> None:
    t = table(LINE)
    forecast = Forecast(t.question(), {"curse": Prospect(is_vain=True), "dash": Prospect(is_open=True)})
    entries = {
        entry.key: entry
        for entry in game().foretold(
            t.view("a"), game().shown_options(t.view("a"), t.question(), texts()), forecast, texts()
        )
    }
    assert (entries["curse"].outlook, entries["curse"].vain) == ("would do nothing", True)
    assert (entries["dash"].outlook, entries["dash"].vain) == ("", False)
    asked = game().cautions(t.view("a"), "curse", forecast, texts())
    assert [caution.words for caution in asked] == ["This would do nothing now. Do it anyway?"]
    assert game().cautions(t.view("a"), "dash", forecast, texts()) == ()
    desk = Desk(MATCH, t.run.ask_no, forecast=forecast)
    screen = panel(game(), t.view("a"), t.question(), desk, texts())
    styles = {
        item.label: item.style
        for row in screen.rows
        if isinstance(row, Buttons)
        for item in row.items
        if isinstance(item, Button)
    }
    assert styles["Curse: would do nothing"] == "secondary"


def test_what_does_most_stands_first() -> None:
    """Of several targets the one that falls; what is in vain comes last."""
    t = table(LINE)
    t.a.answers("curse")
    shown = foretold(
        t,
        S2=Prospect((Fate(number(t, "S2"), "destroyed"),)),
        N4=Prospect(is_vain=True),
        N5=Prospect((Fate(number(t, "N5"), "hurt", 0, 1),)),
    )
    assert [entry.key for entry in shown if entry.role == "choice"] == ["S2", "N5", "N4"]


def test_what_costs_oneself_more_than_them_comes_late() -> None:
    """Fireball hurts friend and foe (R-53): every one is named, and the cell on the button names nobody."""
    t = table(LINE.replace("hand=curse,dash", "hand=fireball"))
    t.a.answers("fireball")
    archer, zombie, imp = (Fate(number(t, cell), "destroyed", 2) for cell in ("N2", "N4", "N5"))
    shown = foretold(t, N2=Prospect((archer,)), N4=Prospect((zombie, imp)), N3=Prospect((archer, zombie)))
    order = [entry.key for entry in shown if entry.key in ("N2", "N3", "N4")]
    assert order == ["N4", "N3", "N2"]
    assert next(entry.outlook for entry in shown if entry.key == "N4") == "Zombie N4 dies · Imp N5 dies"


def test_the_end_of_a_turn_warns_of_who_arrives_next() -> None:
    """R-69: a goblin on S2 stands on its goal cell S1 after its next advance."""
    t = table(LINE)
    forecast = Forecast(t.question(), {"end": Prospect(threats=(number(t, "S2"),))})
    found = cautions(game(), t.view("a"), t.question(), ("end",), forecast, texts())
    assert [caution.words for caution in found] == [
        "Goblin S2 reaches your portal next turn and wins unless you stop it.",
        # The Imp stands 3 cells from the Archer, who strikes for 1 there.
        "An attack would still destroy Zombie N4 and Imp N5. End your turn anyway?",
    ]
    assert game().forecast_line(t.view("a"), forecast, texts()) == (
        "⚠️ Goblin S2 can reach your portal next turn."
    )
    assert outlook(t, "end", Prospect(threats=(number(t, "S2"),))) == "Goblin S2 can reach your portal"


def test_an_attack_that_only_bonuses_make_deadly_is_named_once() -> None:
    """Two goblins strike for 3 each (the card set), and a plain sum of 4 would not be enough."""
    t = table("t9 turn=a main | a N3 goblin hand=curse deck=3 | b N4 paladin hand=blessing deck=3")
    forecast = Forecast(t.question(), {"end": Prospect(could_destroy=(number(t, "N4"),))})
    found = cautions(game(), t.view("a"), t.question(), ("end",), forecast, texts())
    assert [caution.words for caution in found] == [
        "With its bonuses an attack would still destroy Paladin N4."
    ]


def test_that_others_may_answer_is_said_once_for_all() -> None:
    t = table(LINE)
    forecast = Forecast(t.question(), {"attack>N4": Prospect(may_be_answered=True)})
    assert game().forecast_line(t.view("a"), forecast, texts()) == "They may respond."
    assert game().forecast_line(t.view("a"), Forecast(t.question(), {"curse": Prospect()}), texts()) == ""


def test_a_pass_says_what_happens_then() -> None:
    t = table(LINE)
    t.a.attacks("N4")
    dies = Prospect((Fate(number(t, "N4"), "destroyed", 4),))
    assert outlook(t, "pass", dies, "b") == "Zombie N4 dies"
    lives = Prospect((Fate(number(t, "N4"), "hurt", 4, 1),))
    assert outlook(t, "blessing>N4", lives, "b") == "survives with 1"


def test_the_picture_marks_what_rids_one_of_an_enemy() -> None:
    t = table(LINE)
    forecast = Forecast(
        t.question(),
        {
            "attack>N4": Prospect((Fate(number(t, "N4"), "destroyed", 4),)),
            "curse": Prospect((Fate(number(t, "N3"), "destroyed", 4),)),
        },
    )
    assert game().pointed_out(t.view("a"), forecast) == ("attack>N4",)


def test_a_puzzle_tells_what_becomes_of_the_target_and_nothing_else() -> None:
    t = table(LINE)
    zombie, imp = number(t, "N4"), number(t, "N5")
    full = Prospect((Fate(zombie, "destroyed", 4), Fate(imp, "hurt", 1, 0)), wins=True, drawn=1)
    forecast = Forecast(t.question(), {"attack>N4": full, "end": Prospect(threats=(imp,))})
    told = game().told_in_puzzle(forecast)
    assert told is not None
    assert told.prospects == {"attack>N4": Prospect((Fate(zombie, "destroyed", 4),))}
    assert game().told_in_puzzle(Forecast(t.question(), {"end": Prospect()})) is None
