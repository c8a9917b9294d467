"""Effects, triggers and their order (C202 to C214, C219)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER, SCAVENGER, TECHNICIAN
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def seat_asked(table: Table) -> int:
    """Who is asked now."""
    ask = table.run.ask
    assert ask is not None
    return ask.decisions[0].seat


def test_c202_the_active_player_decides_for_others_too() -> None:
    table = Table()
    rhino = table.put("oversized_rhinoceros", A)
    hive = table.put("hive", B)
    table.obj(rhino).mods.append(Mod("key", 1 << 4))
    stingers = [table.put("stinger", B) for _ in range(6)]
    table.attack(rhino, hive)
    assert seat_asked(table) == A, "which of the six Stingers stays"
    assert len(table.options) == len(stingers)


def test_c203_what_the_other_player_would_have_to_decide_does_not_happen() -> None:
    """C203: an arrival in another player's turn with "may" does nothing."""
    table = Table("prynn_pasternaak", "troq_bashar")
    table.put("prynn_pasternaak", A)
    stewardess = table.put("stewardess_of_the_undone", B)
    mine = table.put("tenderfoot", A)
    table.put("second_chances", B)
    table.hand("undo")
    table.play("undo", stewardess)
    assert len(table.found("stewardess_of_the_undone", B)) == 1, "it has come back"
    assert (table.asked, table.there(mine)) == ("main", True)


def test_c203_mandatory_choices_among_public_things_are_the_active_players() -> None:
    table = Table("prynn_pasternaak", "troq_bashar")
    table.put("prynn_pasternaak", A)
    stomper = table.put("hired_stomper", B)
    mine = table.put("tenderfoot", A)
    table.put("second_chances", B)
    table.hand("undo")
    table.play("undo", stomper)
    assert (table.asked, seat_asked(table)) == ("target", A)
    table.do(str(table.found("hired_stomper", B)[0]))
    assert table.there(mine)


def test_c204_triggers_wait_until_the_spell_is_done() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A)
    table.put("harmony", A)
    table.hand("spark")
    table.put("tenderfoot", B, slot=LEADER)
    happened = table.play("spark")
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.SpellDone) < kinds.index(ev.Arrived)
    assert len(table.found("dancer")) == 1


def test_c205_a_batch_is_ordered_and_later_triggers_come_after_it() -> None:
    """C205, CQ27: what the first of a batch causes waits for the second of it: first in, first out."""
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A, level=5)
    table.put("crash_bomber", A)
    table.put("gorgon", A)
    dozer, low = table.put("blackhand_dozer", B, slot=SCAVENGER, damage=5), table.put("tenderfoot", B)
    table.hand("metamorphosis")
    table.play("metamorphosis")
    assert (table.asked, seat_asked(table)) == ("order", A)
    assert len(table.options) == 2
    first = next(option for option in table.options if option.startswith("crash_bomber"))
    happened = table.do(first, str(dozer))
    assert (table.asked, table.there(dozer), table.there(low)) == ("main", False, False)
    order = [type(event) for event in happened if isinstance(event, ev.Drawn | ev.Left)]
    assert order == [ev.Left, ev.Drawn, ev.Left], "the dozer, Gorgon's card, what the dozer takes along"


def test_c206_what_happens_at_once() -> None:
    """C206: a lost building costs its 2 before any trigger."""
    table = Table()
    gryphon = table.put("patriot_gryphon", A)
    table.tech(B, 1)
    happened = table.attack(gryphon, table.found("tech1", B)[0])
    hits = [event.amount for event in happened if isinstance(event, ev.Damaged)]
    assert hits == [6, 2, 6]


def test_c207_who_brings_the_dead_away_comes_first() -> None:
    """C207: the twin is in the codex before the technician's card is drawn."""
    table = Table()
    man = table.put("iron_man", A)
    twin = table.put("rambasa_twin", B, slot=TECHNICIAN)
    table.deck(seat=B)
    happened = table.attack(man, twin)
    assert table.player(B).codex == {"rambasa_twin": 1}
    assert not table.heard(ev.Drawn, happened), "the discard was empty already"


def test_c208_a_dead_cards_trigger_uses_its_last_state() -> None:
    """C208: the Crash Bomber died in its controller's turn, and shoots though it is gone."""
    table = Table()
    bomber = table.put("crash_bomber", A)
    foe = table.put("iron_man", B)
    table.attack(bomber, foe)
    assert not table.there(bomber)
    assert table.asked == "target"
    table.do(str(table.base(B).id))
    assert table.base(B).damage == 1


def test_c209_arrival_by_any_way_and_not_by_a_new_control() -> None:
    table = Table("garth_torken")
    table.tech(A, 1, "law")
    table.put("troq_bashar", A)
    lord = table.put("skeletal_lord", A)
    for _ in range(5):
        table.put("skeleton", A)
    table.hand("scribe")
    table.use(lord, 1)
    if table.asked != "main":
        table.do("scribe")
    assert len(table.player().hand) == 1, "put into play, and it drew"

    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    table.put("scribe", B)
    table.hand("kidnapping")
    table.play("kidnapping")
    assert len(table.found("scribe", A)) == 1
    assert table.player().hand == []


def test_c210_arrives_or_attacks_are_two_moments() -> None:
    table = Table()
    table.hand("brick_thief")
    thief = table.put("brick_thief", A)
    table.play("brick_thief", table.base(B).id)
    assert table.base(B).damage == 1
    table.attack(thief, table.base(B).id, table.base(B).id)
    assert table.base(B).damage == 1 + 1 + 2


def test_c211_the_first_time_each_turn_counts_in_every_turn() -> None:
    table = Table()
    elephant = table.put("rampaging_elephant", A)
    base = table.base(B).id
    table.attack(elephant, base)
    assert not table.obj(elephant).is_exhausted
    table.attack(elephant, base)
    assert table.obj(elephant).is_exhausted
    table.end_turn()
    table.end_turn()
    table.attack(elephant, base)
    assert not table.obj(elephant).is_exhausted


def test_c211_what_came_before_the_ability_was_there_counts() -> None:
    """C211: Drakk's haste is for the first arrival of the turn, also if he rose later."""
    table = Table("drakk_ramhorn")
    drakk = table.put("drakk_ramhorn", A, level=5)
    table.hand("tenderfoot", "older_brother")
    table.play("tenderfoot")
    table.do("level>drakk_ramhorn")
    assert table.obj(drakk).level == 6
    table.play("older_brother")
    assert not table.now(table.found("older_brother")[0]).flags & 1


def test_c212_durations() -> None:
    """C212: this turn, until the next upkeep, until the next turn, after the opponent's turn, for good."""
    table = Table("general_onimaru")
    table.put("general_onimaru", A)
    man = table.put("iron_man", A)
    table.obj(man).mods.extend(
        [Mod("atk", 1, "turn"), Mod("atk", 10, "upkeep", A), Mod("atk", 40, "after", B), Mod("hp", 5)]
    )
    assert table.now(man).atk == 3 + 51
    table.end_turn()
    assert table.now(man).atk == 3 + 50
    table.end_turn()
    assert (table.now(man).atk, table.now(man).hp) == (3, 4 + 5)


def test_c213_a_static_ability_works_while_its_card_is_there() -> None:
    table = Table()
    guide = table.put("grounded_guide", B)
    foot = table.put("tenderfoot", B)
    giant = table.put("oversized_rhinoceros", A)
    assert table.now(foot).atk == 1 + 2
    table.attack(giant, guide)
    assert table.now(foot).atk == 1


def test_c214_a_one_time_effect_is_for_those_who_are_there() -> None:
    table = Table("calamandra_moss")
    table.put("calamandra_moss", A)
    old = table.put("tiger_cub", A)
    table.hand("ferocity", "tenderfoot")
    table.play("ferocity")
    table.play("tenderfoot")
    new = table.found("tenderfoot")[0]
    assert table.now(old).flags
    assert not table.now(new).flags


def test_c219_chance_comes_from_the_recorded_source() -> None:
    """C219: the same seed, the same coins."""
    tossed: list[list[object]] = []
    for _ in range(2):
        table = Table(seed="coins")
        mines = [table.put("rickety_mine", A) for _ in range(5)]
        for mine in mines:
            table.use(mine)
        tossed.append([event.__repr__() for event in table.heard(ev.CoinTossed)])
    assert tossed[0] == tossed[1]
    assert len(tossed[0]) == 5
