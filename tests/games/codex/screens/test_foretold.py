"""What an answer leads to, in words: on buttons, and before it is taken."""

from __future__ import annotations

import pytest

from sfb_bot.computer import Witness, foresee
from sfb_bot.games.codex.computer import CodexMind
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.prospects import BaseDamage, Change, Fate, Prospect
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.kernel import Decision, Forecast
from sfb_bot.locale import Texts, languages
from sfb_bot.screens.cautions import cautions
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.limits import LONGEST_LABEL
from sfb_bot.screens.panel import Desk, panel
from sfb_bot.screens.values import Button, controls
from tests.games.codex.kit.table import A, B, C, Table
from tests.games.codex.screens.stage import MATCH, game, texts


def foreseen(t: Table, *answers: str) -> tuple[SeatView, Decision, Forecast]:
    """What the first seat is told after some answers, looked into by the rules themselves."""
    mind = CodexMind(t.rules)
    witness = Witness(t.run, mind.hidden, (A, B))
    for key in answers:
        witness.note(t.run.answer(A, t.run.ask_no, (key,)))
    forecast = foresee(mind, witness.knowledge(A))
    assert forecast is not None
    assert t.run.ask is not None
    return t.rules.seat_view(t.state, t.run.ask, A), forecast.question, forecast


def entries(t: Table, *answers: str) -> dict[str, ShownOption]:
    view, decision, forecast = foreseen(t, *answers)
    shown = game().shown_options(view, decision, texts())
    return {entry.key or "": entry for entry in game().foretold(view, shown, forecast, texts())}


def outlook(t: Table, key: str, prospect: Prospect) -> str:
    """The words for a prospect made by hand."""
    assert t.run.ask is not None
    decision = t.run.ask.decisions[0]
    view = t.rules.seat_view(t.state, t.run.ask, decision.seat)
    shown = game().shown_options(view, decision, texts())
    told = game().foretold(view, shown, Forecast(decision, {key: prospect}), texts())
    return next(entry.outlook for entry in told if entry.key == key)


def test_a_fight_is_told_with_the_target_first() -> None:
    """Iron Man 3/4 hits a squad leader 1/2 with 1 armor (C132) for 2, and takes 1 of its own 4."""
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot", B, slot=1)
    assert entries(t)[f"attack>{iron}"].outlook == "Tenderfoot dies · attacker → 3 HP"
    assert entries(t, f"attack>{iron}")[str(weak)].outlook == "dies · attacker → 3 HP"


def test_the_picture_points_out_what_would_fall() -> None:
    """Iron Man 3/4: a Tenderfoot 1/2 falls, a Regular-sized Rhinoceros 5/6 is only hurt."""
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot", B)
    t.put("regular_sized_rhinoceros", B)
    view, _, forecast = foreseen(t, f"attack>{iron}")
    assert game().pointed_out(view, forecast) == (str(weak),)


def test_both_die_or_somebody_survives() -> None:
    t = Table()
    brother, equal = t.put("older_brother"), t.put("older_brother", B)
    hero = t.put("troq_bashar", B)
    found = entries(t, f"attack>{brother}")
    assert found[str(equal)].outlook == "dies · attacker dies"
    # Older Brother 2/2 against Troq Bashar 2/3.
    assert found[str(hero)].outlook == "1 HP left · attacker dies"


def test_a_building_is_destroyed_and_a_base_loses_hp() -> None:
    """A lost tech building costs its owner 2 of the base (C84)."""
    t = Table()
    iron = t.put("iron_man")
    tech = t.put("tech1", B, damage=3)
    found = entries(t, f"attack>{iron}")
    assert found[str(tech)].outlook == "destroyed · their base −2 → 18 HP"
    assert found[str(t.state.bases[1])].outlook == "−3 → 17 HP"


def test_the_last_blow_wins() -> None:
    t = Table()
    iron = t.put("iron_man")
    t.base(B).damage = 18
    assert entries(t)[f"attack>{iron}"].outlook.startswith("wins the match!")


def test_no_damage_is_said_of_attacks_alone() -> None:
    t = Table()
    iron = t.put("iron_man")
    assert outlook(t, f"attack>{iron}", Prospect()) == "no damage"
    assert outlook(t, "build>tech1", Prospect()) == ""
    assert outlook(t, f"attack>{iron}", Prospect(is_open=True)) == ""


def test_a_worker_is_worth_a_gold_each_turn() -> None:
    """It yields gold from the next upkeep on (C41, C61)."""
    t = Table()
    t.hand("tenderfoot", "older_brother")
    assert entries(t)["hire"].outlook == "+1 gold each turn"


def test_an_add_on_that_is_given_up_is_not_told_to_be_destroyed() -> None:
    """The label says that; what it costs is told (C96)."""
    t = Table()
    t.put("tower")
    assert entries(t)["drop"].outlook == "your base −2 → 18 HP"


def test_many_fates_are_cut_short_and_what_is_open_is_said() -> None:
    t = Table()
    iron = t.put("iron_man")
    weak = [t.put("tenderfoot", B) for _ in range(5)]
    fates = tuple(Fate(number, B, "dies", 2) for number in weak)
    said = outlook(t, f"attack>{iron}", Prospect(kills=fates, drawn=1, is_open=True))
    assert said == (
        "Tenderfoot #1 dies · Tenderfoot #2 dies · Tenderfoot #3 dies · 2 more · draw 1 · more may follow"
    )


def test_own_things_are_told_from_theirs_of_the_same_name() -> None:
    t = Table()
    t.put("iron_man")
    own, other = t.put("tenderfoot"), t.put("tenderfoot", B)
    both = Prospect(losses=(Fate(own, A, "leaves"),), kills=(Fate(other, B, "hurt", 1, 1),))
    assert outlook(t, "build>tech1", both) == "Tenderfoot → 1 HP · your Tenderfoot leaves play"


def test_whose_base_is_said_where_there_are_several() -> None:
    t = Table(mode="melee3")
    t.put("iron_man")
    hit = Prospect(bases=(BaseDamage(0, -1, 20), BaseDamage(int(C), 2, 18)))
    assert outlook(t, "build>tech1", hit) == (
        "your base +1 → 20 HP · base of player C (Troq Bashar) −2 → 18 HP"
    )


def aimed(card: str) -> Table:
    """A spell in hand, and a hero who can cast it."""
    t = Table("troq_bashar")
    t.put("troq_bashar", level=5)
    t.hand(card)
    return t


def test_what_a_rune_makes_of_a_target_is_told() -> None:
    """Wither gives a −1/−1 rune: an Iron Man 3/4 becomes 2/3, a Timely Messenger 1/1 dies."""
    t = aimed("wither")
    iron, weak = t.put("iron_man", B), t.put("timely_messenger", B)
    found = entries(t, "play>wither")
    assert found[str(iron)].outlook == "becomes 2/3"
    assert found[str(weak)].outlook == "dies"
    order = [key for key, entry in found.items() if entry.section == "enemy"]
    assert order == [str(weak), str(iron)]


def test_damage_that_armor_takes_is_told_to_do_nothing() -> None:
    """Spark deals 1 damage to a patroller; a squad leader has 1 armor."""
    t = aimed("spark")
    leader, other = t.put("older_brother", B, slot=1), t.put("older_brother", B, slot=3)
    found = entries(t, "play>spark")
    assert found[str(leader)].outlook == "no damage"
    assert found[str(other)].outlook == "1 HP left"
    assert next(iter(found)) == str(other)


def test_a_building_and_a_base_as_targets_are_told() -> None:
    """Fire Dart: 3 damage to a unit, or 2 to a building (or to a base)."""
    t = Table("jaina_stormborne")
    t.put("jaina_stormborne")
    t.hand("fire_dart")
    tech, base = t.put("tech1", B, damage=3), t.state.bases[1]
    found = entries(t, "play>fire_dart")
    assert found[str(tech)].outlook == "destroyed · their base −2 → 18 HP"
    assert found[str(base)].outlook == "−2 → 18 HP"


def test_an_ability_is_told_by_target_as_well() -> None:
    """Jaina of level 7: 3 damage to a unit or building."""
    t = Table("jaina_stormborne")
    hero = t.put("jaina_stormborne", level=7)
    weak, strong = t.put("tenderfoot", B), t.put("iron_man", B)
    *_, use = (key for key in t.options if key.startswith(f"use>{hero}"))
    found = entries(t, use)
    assert found[str(weak)].outlook == "dies"
    assert found[str(strong)].outlook == "1 HP left"


def test_a_level_repeats_nothing_that_its_option_says() -> None:
    """Jaina becomes 3/3 with level 4, which the line says in its details."""
    t = Table("jaina_stormborne")
    t.put("jaina_stormborne", level=3)
    entry = entries(t)["level>jaina_stormborne"]
    assert "3/3" in entry.detail
    assert entry.outlook == ""


def test_what_changes_hands_is_told() -> None:
    t = Table()
    other, own = t.put("iron_man", B), t.put("tenderfoot")
    swap = Prospect(changes=(Change(other, B, "taken", 3, 4, 0), Change(own, A, "taken", 1, 2, 1)))
    assert outlook(t, "build>tech1", swap) == "Iron Man joins you · Tenderfoot goes over to them"


def test_targets_that_fall_stand_first() -> None:
    t = Table()
    brother = t.put("older_brother")
    hero, weak = t.put("troq_bashar", B), t.put("tenderfoot", B)
    order = [key for key, entry in entries(t, f"attack>{brother}").items() if entry.role == "choice"]
    assert order == [str(weak), str(t.state.bases[1]), str(hero)]


def test_an_attack_that_only_costs_oneself_is_asked_about() -> None:
    """A Tenderfoot 1/2 does nothing to a squad leader 2/2 with 1 armor, and dies."""
    t = Table()
    weak, guard = t.put("tenderfoot"), t.put("older_brother", B, slot=1)
    view, decision, forecast = foreseen(t, f"attack>{weak}")
    found = cautions(game(), view, decision, (str(guard),), forecast, texts())
    assert [caution.words for caution in found] == [
        "Tenderfoot would die without hurting anybody. Attack anyway?"
    ]
    assert found[0].subject == f"wasted/{weak}"


def test_an_attack_that_does_something_is_not_asked_about() -> None:
    t = Table()
    brother, equal = t.put("older_brother"), t.put("older_brother", B, slot=3)
    view, decision, forecast = foreseen(t, f"attack>{brother}")
    assert cautions(game(), view, decision, (str(equal),), forecast, texts()) == ()


def test_a_lost_match_is_asked_about() -> None:
    t = Table()
    t.put("iron_man")
    assert t.run.ask is not None
    decision = t.run.ask.decisions[0]
    view = t.rules.seat_view(t.state, t.run.ask, A)
    forecast = Forecast(decision, {"build>tech1": Prospect(loses=True)})
    (found,) = game().cautions(view, "build>tech1", forecast, texts())
    assert found.words == "This would lose you the match. Do it anyway?"


@pytest.mark.parametrize("language", languages())
def test_an_outlook_fits_on_a_button(language: str) -> None:
    """In every language the whole fight is read, not half of it."""
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot", B, slot=1)
    view, decision, forecast = foreseen(t, f"attack>{iron}")
    words = Texts(language, strict=True)
    desk = Desk(MATCH, t.run.ask_no, forecast=forecast)
    screen = panel(game(), view, decision, desk, words)
    shown = game().foretold(view, game().shown_options(view, decision, words), forecast, words)
    (entry,) = [each for each in shown if each.key == str(ObjId(weak))]
    label = f"{entry.short}: {entry.outlook}"
    assert len(label) <= LONGEST_LABEL
    assert label in [control.label for control in controls(screen) if isinstance(control, Button)]


def test_to_set_the_patrol_is_one_press_where_it_is_clear_who() -> None:
    t = Table()
    t.put("iron_man", is_fresh=True)
    view, decision, forecast = foreseen(t)
    screen = panel(game(), view, decision, Desk(MATCH, t.run.ask_no, forecast=forecast), texts())
    assert "Patrol: Iron Man 3/4" in [each.label for each in controls(screen) if isinstance(each, Button)]
