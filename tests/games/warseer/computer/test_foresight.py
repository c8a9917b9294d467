"""What is told about an answer is what the rules make of it, and no more than the seat may know."""

from __future__ import annotations

import pytest

from sfb_bot.computer import Witness, foresee
from sfb_bot.games.warseer.computer import WarseerMind
from sfb_bot.games.warseer.rules.prospects import Prospect
from tests.games.warseer.kit.table import A, B, Table, shared_rules

MIND = WarseerMind(shared_rules())


def foretold(table: Table, *answers: str) -> dict[str, Prospect]:
    """What is told about every option after some answers of the first seat."""
    witness = Witness(table.run, MIND.hidden, (A, B))
    for key in answers:
        witness.note(table.run.answer(A, table.run.ask_no, (key,)))
    forecast = foresee(MIND, witness.knowledge(A))
    assert forecast is not None
    assert list(forecast.prospects) == table.options
    return dict(forecast.prospects)


def test_an_attack_is_told_with_its_exact_chances() -> None:
    """BB against one health: nothing comes of it only if neither die shows a hit, 1 in 9.

    A push alone, to a free hex in the open, does no damage.
    """
    table = Table()
    griffin = table.put("griffin_fledgling", "H2")
    prey = table.put("chain_fisher", "H3", B, wounds=5)
    (odds,) = foretold(table, f"activate>{griffin}")[f"attack>{prey}"].odds
    assert odds.creature == prey
    assert odds.destroyed == pytest.approx(8 / 9)
    assert odds.before == 1


def test_a_charge_counts_after_the_way_and_not_without_it() -> None:
    """After two steps to somebody new a third die is thrown: 3 wounds at most instead of 2."""
    table = Table()
    griffin = table.put("griffin_fledgling", "D2")
    near, far = table.put("gutter_knife", "D3", B), table.put("gutter_knife", "F2", B)
    told = foretold(table, f"activate>{griffin}", "go>E3")
    assert told[f"attack>{near}"].odds[0].most == 2, "it was in contact before"
    assert told[f"attack>{far}"].odds[0].most == 3


def test_ways_and_activations_tell_whom_they_reach() -> None:
    table = Table()
    griffin = table.put("griffin_fledgling", "E2")
    bearer = table.put("wall_bearer", "A2")
    prey = table.put("chain_fisher", "E5", B)
    told = foretold(table)
    assert told[f"activate>{griffin}"] == Prospect(targets=(prey,))
    assert told[f"activate>{bearer}"] == Prospect()
    ways = foretold(table, f"activate>{griffin}")
    assert ways["go>E4"].targets == (prey,)
    assert ways["go>E3"].targets == ()


def test_rough_ground_ends_an_activation_so_nobody_is_reached_from_there() -> None:
    """C4 is a forest."""
    table = Table()
    hound = table.put("pit_hound", "C2")
    table.put("chain_fisher", "C5", B)
    assert foretold(table, f"activate>{hound}")["go>C4"].targets == ()


def test_a_spell_tells_the_chances_of_its_target() -> None:
    """Judgement, BBB magic: three hits of three dice are 8 in 27, armour or not."""
    table = Table(at=("E2",))
    table.hand("judgement")
    kerub = table.put("kerub_the_armoured_griffin", "E5", B, wounds=3)
    other = table.put("pit_hound", "D4", B, wounds=1)
    told = foretold(table, "play>judgement")
    assert told[str(kerub)].odds[0].destroyed == pytest.approx(8 / 27)
    assert told[str(other)].odds[0].destroyed == pytest.approx(8 / 27)


def test_healing_tells_what_it_heals_and_where_it_is_idle() -> None:
    table = Table()
    table.hand("healing_light")
    hurt = table.put("griffin_fledgling", "E2", wounds=1)
    whole = table.put("wall_bearer", "E3")
    told = foretold(table, "play>healing_light")
    assert told[str(hurt)].healed == ((hurt, 1.0),)
    assert told[str(whole)].idle == "no_wounds"


def test_discards_and_feats_tell_what_they_bring() -> None:
    table = Table()
    table.hand("temple_of_aria", "tears_of_aria")
    table.feats("heart_of_the_field")
    table.put("legion_crossbow", "E5")
    told = foretold(table)
    assert told["discard>temple_of_aria"] == Prospect(income=2)
    assert told["feat>heart_of_the_field"] == Prospect(points=1)
    assert foretold(table, "drop>heart_of_the_field")["influence"] == Prospect(), "ten is the most"


def test_the_last_point_wins() -> None:
    table = Table()
    table.player().points = 11
    table.feats("heart_of_the_field")
    table.put("legion_crossbow", "E5")
    assert foretold(table)["feat>heart_of_the_field"].wins


def test_the_end_of_a_game_whose_last_feat_was_taken_is_foreseen() -> None:
    for points, told in ((3, "loses"), (5, "wins")):
        table = Table()
        table.state.is_last = True
        table.player().points, table.player(B).points = points, 4
        assert getattr(foretold(table)["end"], told)
