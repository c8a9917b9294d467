"""The Truth school, and Sirus Quince."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER, TECHNICIAN
from sfb_bot.games.codex.rules.views import public_view, seat_view
from tests.games.codex.kit.table import A, B, Table

HERO = "sirus_quince"


def truth(*, level: int = 1, gold: int = 20) -> Table:
    """A table with Sirus Quince in play for the first seat."""
    table = Table(HERO, gold=gold)
    table.put(HERO, A, level=level)
    return table


# --- Spectral Flagbearer, Hound, Tiger, Roc ---


def test_spectral_flagbearer_must_be_targeted_first() -> None:
    table = Table()
    constable = table.put("arresting_constable", A)
    flagbearer = table.put("spectral_flagbearer", B)
    other = table.put("iron_man", B)
    table.use(constable, 0)
    assert not table.there(flagbearer)
    assert not table.obj(other).is_exhausted


def test_spectral_flagbearer_does_not_bind_its_own_player() -> None:
    table = Table(turn=B)
    constable = table.put("arresting_constable", B)
    flagbearer = table.put("spectral_flagbearer", B)
    other = table.put("iron_man", A)
    table.use(constable, 0, other)
    assert table.there(flagbearer)
    assert table.obj(other).skips_ready


def test_spectral_hound_fights_with_three() -> None:
    table = Table()
    hound = table.put("spectral_hound", A)
    assert (table.now(hound).atk, table.now(hound).hp) == (3, 3)
    table.attack(hound, table.base(B).id)
    assert table.base(B).damage == 3


def test_spectral_hound_dies_when_it_is_targeted() -> None:
    table = Table()
    constable = table.put("arresting_constable", A)
    hound = table.put("spectral_hound", B)
    table.use(constable, 0, hound)
    assert not table.there(hound)


def test_spectral_tiger_fights_with_five_and_dies_when_it_is_targeted() -> None:
    table = Table()
    constable = table.put("arresting_constable", A)
    tiger = table.put("spectral_tiger", A)
    table.attack(tiger, table.base(B).id)
    assert table.base(B).damage == 5
    table.use(constable, 0, tiger)
    assert not table.there(tiger)


def test_spectral_tiger_costs_three_with_tech_two() -> None:
    table = truth(gold=3)
    table.tech(A, 2)
    table.hand("spectral_tiger")
    table.play("spectral_tiger")
    assert (len(table.found("spectral_tiger")), table.player().gold) == (1, 0)


def test_spectral_roc_flies_over_ground_patrollers() -> None:
    table = Table()
    roc = table.put("spectral_roc", A)
    table.put("iron_man", B, slot=LEADER)
    table.attack(roc, table.base(B).id)
    assert (table.base(B).damage, table.obj(roc).damage) == (4, 0)


def test_spectral_roc_dies_when_it_is_targeted() -> None:
    table = Table()
    constable = table.put("arresting_constable", A)
    roc = table.put("spectral_roc", B)
    table.use(constable, 0, roc)
    assert not table.there(roc)


# --- Macciatus ---


def test_macciatus_strengthens_own_illusions_and_keeps_them_alive() -> None:
    table = Table()
    table.put("macciatus_the_whisperer", B)
    constable = table.put("arresting_constable", A)
    hound = table.put("spectral_hound", B, slot=LEADER)
    assert (table.now(hound).atk, table.now(hound).hp) == (4, 4)
    table.use(constable, 0, hound)
    assert (table.there(hound), table.obj(hound).skips_ready) == (True, True)


def test_macciatus_does_nothing_for_others() -> None:
    table = Table()
    macciatus = table.put("macciatus_the_whisperer", A)
    hound = table.put("spectral_hound", B)
    plain = table.put("iron_man", A)
    constable = table.put("arresting_constable", A)
    assert [table.now(each).atk for each in (macciatus, hound, plain)] == [3, 3, 3]
    table.use(constable, 0, hound)
    assert not table.there(hound)


# --- Reteller of Truths ---


def test_reteller_of_truths_sends_the_first_two_illusions_home() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A, level=5)
    hound, roc, *_ = [
        table.put(kind, B) for kind in ("spectral_hound", "spectral_roc", "spectral_tiger", "iron_man")
    ]
    table.put("reteller_of_truths", B)
    table.put("mirror_illusion", B)
    table.hand("judgment_day")
    table.play("judgment_day", hound, roc)
    assert table.player(B).hand == ["spectral_hound", "spectral_roc"]
    assert sorted(table.player(B).discard) == ["iron_man", "reteller_of_truths", "spectral_tiger"]


def test_reteller_of_truths_goes_home_itself_and_slots_still_pay() -> None:
    table = Table(gold=10)
    attacker = table.put("iron_man", A)
    reteller = table.put("reteller_of_truths", B, slot=TECHNICIAN)
    table.attack(attacker, reteller)
    assert table.player(B).hand == ["reteller_of_truths", "tenderfoot"]
    assert table.player(B).discard == []


def test_reteller_of_truths_helps_neither_opponents_nor_after_two() -> None:
    table = Table()
    table.put("reteller_of_truths", A)
    constables = [table.put("arresting_constable", A) for _ in range(4)]
    foe = table.put("spectral_hound", B)
    own = [table.put("spectral_hound", A) for _ in range(3)]
    table.use(constables[0], 0, foe)
    assert (table.player(B).hand, table.player(B).discard) == ([], ["spectral_hound"])
    for constable, hound in zip(constables[1:], own, strict=True):
        table.use(constable, 0, hound)
    assert table.player(A).hand == ["spectral_hound", "spectral_hound"]
    assert table.player(A).discard == ["spectral_hound"]


def test_reteller_of_truths_counts_the_deaths_before_it_came() -> None:
    table = truth()
    table.tech(A, 2)
    constables = [table.put("arresting_constable", A) for _ in range(3)]
    hounds = [table.put("spectral_hound", A) for _ in range(3)]
    table.hand("reteller_of_truths")
    table.use(constables[0], 0, hounds[0])
    table.play("reteller_of_truths")
    table.use(constables[1], 0, hounds[1])
    table.use(constables[2], 0, hounds[2])
    assert table.player(A).hand == ["spectral_hound"]
    assert table.player(A).discard == ["spectral_hound", "spectral_hound"]


# --- Eyes of the Chancellor ---


def test_eyes_of_the_chancellor_lay_the_hands_of_opponents_open() -> None:
    table = Table()
    table.put("eyes_of_the_chancellor", A)
    table.hand("tenderfoot", seat=B)
    table.hand("iron_man", seat=A)
    view = public_view(table.state, table.run.ask)
    assert [player.hand for player in view.players] == [None, ("tenderfoot",)]
    plain = Table()
    plain.hand("tenderfoot", seat=B)
    assert [player.hand for player in public_view(plain.state, plain.run.ask).players] == [None, None]
    assert seat_view(plain.state, plain.run.ask, A).public.players[B].hand is None


def test_eyes_of_the_chancellor_hide_a_unit_until_the_next_upkeep() -> None:
    table = Table()
    eyes = table.put("eyes_of_the_chancellor", A, is_fresh=True)
    hound = table.put("spectral_hound", A)
    foe = table.put("iron_man", B)
    table.use(eyes, 1)
    assert table.there(hound), "it does not target"
    assert table.now(hound).flags & key.INVISIBLE
    assert table.obj(eyes).is_exhausted
    table.end_turn()
    table.do(f"attack>{foe}")
    assert str(hound) not in table.options
    table.do("back")
    table.end_turn()
    assert not table.now(hound).flags & key.INVISIBLE


def test_eyes_of_the_chancellor_see_hidden_units() -> None:
    table = Table()
    table.put("eyes_of_the_chancellor", A)
    spy = table.put("flagstone_spy", B)
    attacker = table.put("iron_man", A)
    table.do(f"attack>{attacker}")
    assert str(spy) in table.options


# --- Liberty Gryphon ---


def test_liberty_gryphon_is_out_of_reach_beside_another_illusion() -> None:
    table = Table()
    gryphon = table.put("liberty_gryphon", A, is_fresh=True)
    table.put("spectral_hound", A)
    flier = table.put("spectral_roc", B, slot=LEADER)
    now = table.now(gryphon)
    assert now.flags & key.UNTARGETABLE
    assert now.flags & key.UNATTACKABLE
    table.attack(gryphon, table.base(B).id)
    assert table.base(B).damage == 5, "unstoppable, and with haste"
    assert table.there(flier)


def test_liberty_gryphon_gains_nothing_from_its_own_name_or_from_others() -> None:
    table = Table()
    gryphon = table.put("liberty_gryphon", A)
    table.put("liberty_gryphon", A)
    mirror = table.put("mirror_illusion", A)
    table.obj(mirror).shape = table.obj(gryphon).shape
    table.put("spectral_hound", B)
    table.put("iron_man", A)
    assert not table.now(gryphon).flags & (key.UNTARGETABLE | key.UNATTACKABLE | key.UNSTOPPABLE)
