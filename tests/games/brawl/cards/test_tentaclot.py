"""Sir Tentaclot: his sheet, his six cards and his levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import Seat
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Sir Tentaclot | - | - | - | 7/0 | 7/1"
CARDS = """
    TEN02 | All Eight Tentacles       | - | Y | attack   | 1 | dir 2-3 | 2 | -
    TEN03 | Tentacle Strike           | - | R | attack   | 2 | melee   | 2 | -
    TEN04 | One-Eighth of My Strength | - | B | attack   | 1 | dir 1-2 | 2 | -
    TEN05 | Mask of Fear              | - | R | reaction | - | -       | - | -
    TEN06 | Mindcloud                 | - | Y | skill    | 1 | ind 1-2 | - | -
    TEN07 | Oh, R'Lyeh?               | - | B | skill    | - | -       | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3, the main value where sources differ: Sir Tentaclot's sheet and cards."""
    assert_printed("tentaclot", SHEET, CARDS)


# --- TEN02 All Eight Tentacles ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "damage"), [("deryn@B4", 4), ("deryn@B3", 5), ("goldarr@B4", 2), ("goldarr@B3", 3)]
)
def test_all_eight_tentacles_double_and_pull(enemy: str, damage: int) -> None:
    """TEN02: 2 less defence, twice; Pull 2, of which the second step from B3 cannot be made (Q16)."""
    name = enemy.partition("@")[0]
    t = table(f"| a tentaclot@B1 kilgore@A5 hand=TEN02 | b {enemy} dugrun@I1")
    t.a.plays("TEN02").stays().attacks(name)
    t.expect(damage={name: damage}, at={name: "B2", "tentaclot": "B1"}, cores={"a": "RyB"})
    t.others_untouched(name)
    t.is_idle("a")


@pytest.mark.parametrize("enemies", ["deryn@B2", "deryn@B5", "deryn@C4", "deryn@B4 dugrun@B3"])
def test_all_eight_tentacles_have_a_range(enemies: str) -> None:
    """TEN02: direct 2-3: not beside him, not four off, not out of the row, not behind somebody."""
    t = table(f"| a tentaclot@B1 kilgore@A5 hand=TEN02 | b {enemies} goldarr@I1")
    t.a.plays("TEN02").stays()
    if "dugrun" in enemies:
        assert t.options == ["b.dugrun", "stop"]
        t.a.stops()
    t.expect(damage={"deryn": 0}, cores={"a": "RyB"})
    t.is_idle("a")


def test_all_eight_tentacles_pull_through_a_trap() -> None:
    """TEN02, Q22: rooted by the token on the way, the step left is 1 damage more."""
    t = table(
        "| a tentaclot@C2 kilgore@A1 hand=TEN02 | b deryn@C5 goldarr@I1"
        " | tokens=C4:root,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("TEN02").stays().attacks("deryn")
    t.b.refills("D6")
    t.expect(damage={"deryn": 5}, at={"deryn": "C4"}, tokens="D3,D6,F3,G4")
    t.is_idle("a")


# --- TEN03 Tentacle Strike --------------------------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "damage"), [("deryn", 4), ("goldarr", 3), ("dugrun", 0)])
def test_tentacle_strike_poisons_whom_it_hurts(enemy: str, damage: int) -> None:
    """TEN03: 2 less defence, and 2 more if that was anything (Q41)."""
    t = table(f"| a tentaclot@B2 kilgore@A5 hand=TEN03 | b {enemy}@B4")
    t.a.plays("TEN03").goes("B3").stays().attacks(enemy)
    t.expect(damage={enemy: damage}, at={enemy: "B4", "tentaclot": "B3"}, cores={"a": "rYB"})
    t.is_idle("a")


def test_tentacle_strike_answered_by_revenge() -> None:
    """TEN03, Q43: Revenge gives the 2 of the attack back, not the poison."""
    t = table("| a tentaclot@B3 kilgore@A5 hand=TEN03 | b deryn@B4 tzu_xiao@I1 hand=TZU06")
    t.a.plays("TEN03").stays().attacks("deryn")
    t.b.reacts("TZU06", "deryn")
    t.expect(damage={"deryn": 4, "tentaclot": 2})
    t.is_idle("a")


# --- TEN04 One-Eighth of My Strength ----------------------------------------------------------------------


@pytest.mark.parametrize(("deryn", "damage"), [("B3", 2), ("B2", 3)])
def test_one_eighth_of_my_strength_pulls_one(deryn: str, damage: int) -> None:
    """TEN04: 2, then one hex nearer, or 1 damage where there is none between."""
    t = table(f"| a tentaclot@B1 kilgore@A5 hand=TEN04 | b deryn@{deryn} goldarr@I1")
    t.a.plays("TEN04").stays().attacks("deryn")
    t.expect(damage={"deryn": damage}, at={"deryn": "B2"}, cores={"a": "RYb"})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_one_eighth_of_my_strength_against_hold_ground() -> None:
    """TEN04, Q45: Dugrun's reaction cancels the Pull and its damage; three hexes off is out of range."""
    t = table("| a tentaclot@B1 kilgore@A5 hand=TEN04 | b deryn@B2 dugrun@B4 hand=DUG02")
    t.a.plays("TEN04").stays()
    assert t.options == ["b.deryn", "stop"]
    t.a.attacks("deryn")
    t.b.reacts("DUG02", "deryn")
    t.expect(damage={"deryn": 2}, at={"deryn": "B2"})
    t.is_idle("a")


# --- TEN05 Mask of Fear -----------------------------------------------------------------------------------


def test_mask_of_fear_drives_off_everybody_around_the_defended_champion() -> None:
    """TEN05: 1 damage and Fear 1 for each enemy beside Deryn, in the order of their player; then the Push."""
    t = table(
        "| a kilgore@B3 tzu_xiao@C5 gwaien@A1 hand=KIL05 | b deryn@B4 goldarr@A3 tentaclot@I1 hand=TEN05"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("TEN05", "deryn")
    t.expect(damage={"deryn": 2, "kilgore": 1, "tzu_xiao": 1, "goldarr": 0, "gwaien": 0})
    assert (t.asked, t.options) == (("a", "fear_next"), ["a.kilgore", "a.tzu_xiao"])
    t.a.answers("a.tzu_xiao")
    assert (t.asked, set(t.options)) == (("a", "fear"), {"C6", "D5", "D6"})
    t.a.goes("D6")
    assert set(t.options) == {"A2", "B2", "C3"}
    t.a.goes("B2")
    # Still in one column with her, Kilgore pushes Deryn two hexes on.
    t.expect(at={"tzu_xiao": "D6", "kilgore": "B2", "deryn": "B6"}, damage={"deryn": 2})
    t.expect(cores={"b": "rYB"}, hand={"b": ""})
    t.is_idle("a")


def test_mask_of_fear_that_knocks_the_attacker_out() -> None:
    """TEN05, digest 8: the defended champion levels; there is nobody left to frighten or to push."""
    t = table("| a kilgore@B3/6 gwaien@A1 hand=KIL05 | b deryn@B4 tentaclot@I1 hand=TEN05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("TEN05", "deryn")
    t.expect(at={"kilgore": "gate", "deryn": "B4"}, damage={"deryn": 2}, vp=(0, 1))
    t.expect(levelled={"deryn": True, "tentaclot": False})
    t.is_idle("a")


def test_mask_of_fear_reaches_neighbours_only() -> None:
    """TEN05: an attacker two hexes off is neither hurt nor frightened; Q33: nothing from the Gate."""
    t = table("| a gwaien@B2 kilgore@A1 hand=GWA05 | b deryn@B4 tentaclot@I1 hand=TEN05")
    t.a.plays("GWA05").stays().attacks("deryn")
    t.b.reacts("TEN05", "deryn")
    t.expect(damage={"gwaien": 0, "deryn": 2}, at={"gwaien": "B2"})
    t.is_idle("a")
    t = table("| a kilgore@B3 gwaien@A1 hand=KIL05 | b deryn@B4/5 tentaclot@I1 hand=TEN05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("TEN05", "deryn")
    t.expect(at={"deryn": "gate", "kilgore": "B3"}, damage={"kilgore": 0}, vp=(1, 0))
    t.is_idle("a")


# --- TEN06 Mindcloud --------------------------------------------------------------------------------------


def test_mindcloud_moves_the_target_and_one_of_its_players_cards() -> None:
    """TEN06: Force 1; a random hand card goes on top of that player's deck; only its player sees which."""
    t = table(
        "| a tentaclot@B2 kilgore@A1 hand=TEN06"
        " | b goldarr@B4 deryn@I1 hand=GOL02,DER02,DER03 deck=GOL03,GOL04 shown=DER02"
    )
    t.a.plays("TEN06").stays().targets("goldarr")
    assert (t.asked, set(t.options)) == (("a", "force"), {"A3", "A4", "B3", "B5", "C4", "C5", "stop"})
    t.a.goes("C5")
    player = t.state.players[1]
    gone = player.deck[-1]
    assert player.deck[:-1] == ["GOL04", "GOL03"]
    assert sorted([*player.hand, gone]) == ["DER02", "DER03", "GOL02"]
    assert (player.known_top, player.shown, player.discard) == (1, [], [])
    (told,) = t.of(ev.CardsPlanned)
    assert (told.for_public(), told.for_seat(Seat(0))) == (ev.CardsPlanned(Seat(1), (), 1),) * 2
    assert told.for_seat(Seat(1)) == ev.CardsPlanned(Seat(1), (gone,))
    t.expect(at={"goldarr": "C5"}, damage={"goldarr": 0}, cores={"a": "RyB"})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_mindcloud_without_a_step_or_a_card() -> None:
    """TEN06, Q18: Force may be of 0 hexes; an empty hand has no card to give."""
    t = table("| a tentaclot@B2 kilgore@A1 hand=TEN06 | b goldarr@B4 deryn@I1 deck=GOL03")
    t.a.plays("TEN06").stays().targets("goldarr").stays()
    assert t.state.players[1].deck == ["GOL03"]
    assert t.of(ev.CardsPlanned) == []
    t.expect(at={"goldarr": "B4"}, cores={"a": "RyB"})
    t.is_idle("a")


def test_mindcloud_into_a_deadly_trap() -> None:
    """TEN06, Q8: the target is gone, so its player keeps the cards; the trap is Tentaclot's deed."""
    t = table(
        "| a tentaclot@B2 kilgore@A1 hand=TEN06 | b goldarr@B4/6 deryn@I1 hand=GOL02"
        " | tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("TEN06").stays().targets("goldarr").goes("C4")
    t.b.refills("D6")
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), levelled={"tentaclot": True}, hand={"b": "GOL02"})
    t.is_idle("a")


# --- TEN07 Oh, R'Lyeh? ------------------------------------------------------------------------------------


def test_oh_rlyeh_jumps_and_stirs_everybody_around() -> None:
    """TEN07: Jump 3 over an enemy, then Force 1 each neighbour, friend or foe, in his player's order."""
    t = table("| a tentaclot@B1 kilgore@C5 gwaien@A1 hand=TEN07 | b deryn@B5 goldarr@B2 dugrun@I1")
    t.a.plays("TEN07").uses()
    assert t.asked == ("a", "jump")
    assert not {"B1", "B2", "B5", "A1"} & set(t.options)
    t.a.goes("B4")
    assert (t.asked, t.options) == (("a", "force_next"), ["a.kilgore", "b.deryn"])
    t.a.answers("b.deryn").goes("A5").goes("B5")
    t.expect(at={"tentaclot": "B4", "deryn": "A5", "kilgore": "B5", "goldarr": "B2"}, cores={"a": "RYb"})
    t.others_untouched("tentaclot", "deryn", "kilgore")
    t.is_idle("a")


def test_oh_rlyeh_of_a_rooted_champion() -> None:
    """TEN07, digest 14: rooted he does not jump, but forces those beside him; or nothing at all (Q37)."""
    t = table("| a tentaclot@B4~ kilgore@A1 hand=TEN07 | b deryn@B5 goldarr@I1")
    t.a.plays("TEN07").uses()
    t.a.goes("B6")
    t.expect(at={"tentaclot": "B4", "deryn": "B6"}, cores={"a": "RYb"})
    t.is_idle("a")
    t = table("| a tentaclot@B4 kilgore@A1 hand=TEN07 | b deryn@B5 goldarr@I1")
    t.a.plays("TEN07").stops()
    t.expect(at={"tentaclot": "B4", "deryn": "B5"}, cores={"a": "RYb"})
    t.is_idle("a")


# --- Levelled: steady beside a statue ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "kilgore", "end", "damage"),
    [("E4+", "E3", "E4", 1), ("E4", "E3", "E4", 4), ("B6+", "B5", "B6", 3), ("B4+", "B3", "B6", 1)],
)
def test_levelled_tentaclot_beside_a_statue_is_not_pushed(
    start: str, kilgore: str, end: str, damage: int
) -> None:
    """TEN01, Q21: no step and no damage for it beside Garnet; else 1 for each step not made."""
    t = table(f"| a kilgore@{kilgore} gwaien@A1 hand=KIL05 | b tentaclot@{start} goldarr@I1")
    t.a.plays("KIL05").stays().attacks("tentaclot")
    t.expect(at={"tentaclot": end}, damage={"tentaclot": damage})
    assert len(t.of(ev.Resisted)) == (1 if start == "E4+" else 0)
    t.is_idle("a")


@pytest.mark.parametrize("card", ["KHA06", "KIL02", "ALI05"])
def test_levelled_tentaclot_ignores_pull_force_and_fear_of_enemies(card: str) -> None:
    """TEN01: every displacement by an enemy; Q46: Kilgore does not follow a target that stayed."""
    champion = {"KHA06": "khalize", "KIL02": "kilgore", "ALI05": "alistair"}[card]
    t = table(f"| a {champion}@E3 gwaien@A1 hand={card} | b tentaclot@E4+ goldarr@I1")
    t.a.plays(card).stays()
    t.a.answers("b.tentaclot")
    t.expect(at={"tentaclot": "E4", champion: "E3"}, damage={"tentaclot": 0})
    assert [r.why for r in t.of(ev.Resisted)] == ["immune"]
    t.is_idle("a")


def test_levelled_tentaclot_is_pushed_on_past_a_statue() -> None:
    """TEN01: where he stands when the Push begins decides; beside Garnet only on the way, he goes on."""
    t = table("| a kilgore@B4 gwaien@A1 hand=KIL05 | b tentaclot@C4+ goldarr@I1")
    t.a.plays("KIL05").stays().attacks("tentaclot")
    t.expect(at={"tentaclot": "E4"}, damage={"tentaclot": 1})
    t.is_idle("a")


def test_levelled_tentaclot_is_moved_by_allies_and_may_be_placed() -> None:
    """TEN01: only enemies' displacement is ignored; Place is none (digest 5)."""
    t = table("| a tentaclot@E4+ alistair@A1 hand=ALI06 | b goldarr@I1")
    t.a.plays("ALI06").stays().uses().goes("E3")
    t.expect(at={"tentaclot": "E3"})
    t.is_idle("a")
    t = table("| a loralei@E3 gwaien@A1 hand=LOR03 | b tentaclot@E4+ goldarr@I1")
    t.a.plays("LOR03").stays().targets("tentaclot").goes("D2")
    t.expect(at={"tentaclot": "D2"}, damage={"tentaclot": 0})
    t.is_idle("a")
