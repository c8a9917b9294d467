"""Al'kemi: the sheet, six cards that bend defence and cores, and a standard action for nothing."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import Table, table

SHEET = "Al'kemi | - | - | - | 6/0 | 6/0"
CARDS = """
    ALK02 | Barrage             | - | R | attack   | 2 | arc3 | 2 | -
    ALK03 | Acid Rain           | - | B | skill    | 2 | -    | - | -
    ALK04 | Recipe for Disaster | - | B | skill    | 3 | -    | - | -
    ALK05 | Aqua Vitae          | - | Y | skill    | 2 | -    | - | -
    ALK06 | Alchemical Fire     | - | Y | skill    | 2 | -    | - | -
    ALK07 | Up in Smoke         | - | R | reaction | - | -    | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3."""
    assert_printed("alkemi", SHEET, CARDS)


def _pattern(t: Table, *names: str) -> str:
    """The key of the pattern that hits exactly these champions."""
    wanted = {t.figure(name).id for name in names}
    return next(o.key for o in t.question().options if wanted == {*getattr(o.payload, "figures", ())})


# --- ALK02 Barrage ----------------------------------------------------------------------------------------


def test_barrage_ignores_every_defence_in_an_arc() -> None:
    """ALK02: strength 2 in full at friend and foe, whatever their defence."""
    t = table("| a alkemi@D3 kilgore@E3 hand=ALK02 | b dugrun@D4 goldarr@E4 tzu_xiao@C2")
    t.a.plays("ALK02").stays()
    t.a.aims(_pattern(t, "kilgore", "dugrun", "goldarr"))
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 0)] * 3
    t.expect(damage={"kilgore": 2, "dugrun": 2, "goldarr": 2, "tzu_xiao": 0}, cores={"a": "rYB"})
    t.others_untouched("kilgore", "dugrun", "goldarr")
    t.is_idle("a")


def test_barrage_ignores_a_reactions_defence_too() -> None:
    """ALK02, Q40: Darksteel Armour adds nothing, but its later effect holds."""
    t = table("| a alkemi@B3 deryn@B5 hand=ALK02,DER07 | b kilgore@B4 gwaien@I1 hand=KIL03")
    t.a.plays("ALK02").stays()
    t.a.aims(_pattern(t, "kilgore"))
    t.b.reacts("KIL03", "kilgore")
    t.expect(damage={"kilgore": 2})
    t.a.plays("DER07").stays().attacks("kilgore").stays()
    t.expect(damage={"kilgore": 2})
    t.is_idle("a")


def test_barrage_needs_an_enemy() -> None:
    """ALK02, Q38: an arc with nobody but an ally in it is no attack."""
    t = table("| a alkemi@B3 kilgore@B4 hand=ALK02 | b gwaien@I1")
    t.a.plays("ALK02").stays()
    t.expect(damage={"kilgore": 0}, cores={"a": "rYB"})
    t.is_idle("a")


# --- ALK03 Acid Rain --------------------------------------------------------------------------------------


def test_acid_rain_turns_defence_against_everybody() -> None:
    """ALK03: each champion in the arena takes its defence as damage, friends too; the Gate is dry."""
    t = table("| a alkemi@A1 kilgore@A2 akhet hand=ALK03 | b dugrun@I1 goldarr@I3 gwaien@E1")
    t.a.plays("ALK03").stays().uses()
    t.expect(damage={"alkemi": 0, "kilgore": 1, "akhet": 0, "dugrun": 2, "goldarr": 1, "gwaien": 0})
    t.expect(cores={"a": "RYb"}, vp=(0, 0))
    t.others_untouched("kilgore", "dugrun", "goldarr")
    t.is_idle("a")


def test_acid_rain_counts_defence_as_it_is_now() -> None:
    """ALK03: auras, trap hexes and effects change it; below 0 is 0 (Q40)."""
    t = table(
        "| a alkemi@A1 tzu_xiao@H4+ hand=ALK03 | b dugrun@I4 deryn@C4+ gwaien@I3"
        " | effects a.tzu_xiao:defence:2"
    )
    t.a.plays("ALK03").stays().uses()
    t.expect(damage={"dugrun": 1, "deryn": 2, "gwaien": 0, "tzu_xiao": 2, "alkemi": 0})
    t.is_idle("a")


def test_acid_rain_knocks_out_on_both_sides() -> None:
    """ALK03, Q6, Q7: one step, so both sides score; the enemy's fall levels Al'kemi."""
    t = table("| a alkemi@A1 kilgore@A2/6 hand=ALK03 | b dugrun@I1/4 gwaien@I3")
    t.a.plays("ALK03").stays().uses()
    t.expect(at={"kilgore": "gate", "dugrun": "gate"}, vp=(1, 1), levelled={"alkemi": True})
    t.is_idle("a")
    t = table("vp=4-4 | a alkemi@A1 kilgore@A2/6 hand=ALK03 | b dugrun@I1/4 gwaien@I3")
    t.a.plays("ALK03").stays().uses()
    t.expect(vp=(5, 5))
    t.is_over("b")


def test_acid_rain_may_be_left_out() -> None:
    """ALK03: played for its move only."""
    t = table("| a alkemi@A1 kilgore@A2 hand=ALK03 | b dugrun@I1")
    t.a.plays("ALK03").goes("B2").stays().stops()
    t.expect(damage={"kilgore": 0, "dugrun": 0}, at={"alkemi": "B2"})
    t.is_idle("a")


# --- ALK04 Recipe for Disaster ----------------------------------------------------------------------------


def test_recipe_for_disaster_draws_two_and_plans_two() -> None:
    """ALK04: move 3, Draw 2, Plan 2."""
    t = table("| a alkemi@A1 hand=ALK04,ALK05 deck=ALK02,ALK03,ALK06 | b gwaien@I1")
    t.a.plays("ALK04").goes("D3").answers("2").answers("ALK05").answers("ALK03")
    t.expect(hand={"a": "ALK02"}, at={"alkemi": "D3"}, cores={"a": "RYb"})
    assert t.state.players[0].deck == ["ALK06", "ALK05", "ALK03"]
    t.is_idle("a")


def test_recipe_for_disaster_may_do_less() -> None:
    """ALK04, Q50: one card, no plan."""
    t = table("| a alkemi@A1 hand=ALK04,ALK05 deck=ALK02,ALK03,ALK06 | b gwaien@I1")
    t.a.plays("ALK04").stays()
    assert t.options == ["0", "1", "2"]
    t.a.answers("1").stops()
    t.expect(hand={"a": "ALK02,ALK05"}, at={"alkemi": "A1"})
    t.is_idle("a")


# --- ALK05 Aqua Vitae -------------------------------------------------------------------------------------


def test_aqua_vitae_heals_an_enemy_for_a_core() -> None:
    """ALK05: any damaged enemy in the arena, wherever it stands; then the blue core is ready."""
    t = table("| a alkemi@A1/2 kilgore@A2/3 hand=ALK05 cores=RYb | b gwaien@I1/2 goldarr@I3/1 deryn@I5")
    t.a.plays("ALK05").stays().uses()
    assert t.asked == ("a", "who_heals")
    assert t.options == ["b.gwaien", "b.goldarr"]
    t.a.answers("b.gwaien")
    t.expect(damage={"gwaien": 1, "goldarr": 1, "alkemi": 2, "kilgore": 3}, cores={"a": "RyB"})
    t.others_untouched("gwaien")
    t.is_idle("a")


def test_aqua_vitae_costs_damage_on_an_enemy() -> None:
    """ALK05: with nobody to heal there is no core; left out, neither; a ready core just stays ready."""
    t = table("| a alkemi@A1/2 hand=ALK05 cores=RYb | b gwaien@I1 goldarr")
    t.a.plays("ALK05").stays().uses()
    t.expect(cores={"a": "Ryb"}, damage={"alkemi": 2})
    t.is_idle("a")
    t = table("| a alkemi@A1 hand=ALK05 cores=RYb | b gwaien@I1/2")
    t.a.plays("ALK05").stays().stops()
    t.expect(cores={"a": "Ryb"}, damage={"gwaien": 2})
    t.is_idle("a")
    t = table("| a alkemi@A1 hand=ALK05 | b gwaien@I1/2")
    t.a.plays("ALK05").stays().uses()
    t.expect(cores={"a": "RyB"}, damage={"gwaien": 1})
    t.is_idle("a")


# --- ALK06 Alchemical Fire --------------------------------------------------------------------------------


def test_alchemical_fire_readies_red_and_feeds_the_opponent() -> None:
    """ALK06: one card for the other side, unseen by this one, and a red core to act with once more."""
    t = table("| a alkemi@B3 hand=ALK06,ALK02 cores=rYB | b gwaien@B4 hand=GWA02 deck=GWA03,GWA04")
    assert "ALK02" not in t.options
    t.a.plays("ALK06").stays().uses()
    t.expect(cores={"a": "RyB"}, hand={"a": "ALK02", "b": "GWA02,GWA03"})
    drawn = t.of(ev.CardsDrawn)[0]
    assert drawn.for_seat(t.a.seat) == ev.CardsDrawn(t.b.seat, (), 1)
    assert drawn.reveals, "no way back once a card is seen"
    t.is_idle("a")
    t.a.plays("ALK02").stays().aims(_pattern(t, "gwaien"))
    t.b.passes()
    t.expect(damage={"gwaien": 2}, cores={"a": "ryB"})
    t.is_idle("a")


def test_alchemical_fire_when_the_opponent_has_nothing_to_draw() -> None:
    """ALK06, Q49: an empty deck is refilled; with both piles empty the core is readied all the same."""
    t = table("| a alkemi@B3 hand=ALK06 cores=rYB | b gwaien@I1 hand=GWA02 deck=- discard=GWA03")
    t.a.plays("ALK06").stays().uses()
    t.expect(cores={"a": "RyB"}, hand={"b": "GWA02,GWA03"})
    t.is_idle("a")
    t = table("| a alkemi@B3 hand=ALK06 cores=rYB | b gwaien@I1 hand=GWA02 deck=-")
    t.a.plays("ALK06").stays().uses()
    t.expect(cores={"a": "RyB"}, hand={"b": "GWA02"})
    t.is_idle("a")
    t = table("| a alkemi@B3 hand=ALK06 cores=rYB | b gwaien@I1 hand=GWA02")
    t.a.plays("ALK06").stays().stops()
    t.expect(cores={"a": "ryB"}, hand={"b": "GWA02"})
    t.is_idle("a")


@pytest.mark.parametrize(("turn", "fed"), [("a", "b"), ("c", "d"), ("d", "a")])
def test_alchemical_fire_feeds_the_next_of_the_other_team(turn: str, fed: str) -> None:
    """ALK06, section 12: the next player in turn order is always an opponent, after the last the first."""
    words = {
        letter: f"{letter} kilgore@{hex_name}" for letter, hex_name in zip("ab", ("A1", "I1"), strict=True)
    }
    words |= {"c": "c deryn@A3", "d": "d deryn@I3"}
    free = "B3" if turn in "ac" else "H3"
    words[turn] = f"{turn} alkemi@{free} hand=ALK06 cores=rYB"
    t = table(f"turn={turn} | " + " | ".join(words[letter] for letter in "abcd"))
    t.by(turn).plays("ALK06").stays().uses()
    assert [len(player.hand) for player in t.state.players] == [int(letter == fed) for letter in "abcd"]
    t.expect(cores={turn: "RyB"})
    t.is_idle(turn)


# --- ALK07 Up in Smoke ------------------------------------------------------------------------------------


def test_up_in_smoke_burns_and_vanishes() -> None:
    """ALK07: no defence; 2 damage to every enemy beside the defended, then away, out of the push's row."""
    t = table("| a kilgore@B3 deryn@C4 dugrun@A1 hand=KIL05 | b alkemi@B4 gwaien@B5 hand=ALK07")
    t.a.plays("KIL05").stays().attacks("alkemi")
    t.b.reacts("ALK07", "alkemi")
    assert t.asked == ("b", "place")
    assert t.options == ["I1", "I2", "I3", "I4", "I5"]
    t.b.goes("I3")
    t.expect(damage={"alkemi": 2, "kilgore": 2, "deryn": 2, "dugrun": 0, "gwaien": 0})
    t.expect(at={"alkemi": "I3", "kilgore": "B3"}, cores={"b": "rYB"})
    t.others_untouched("alkemi", "kilgore", "deryn")
    t.is_idle("a")


def test_up_in_smoke_takes_the_attacker_along() -> None:
    """ALK07, Q2, Q34: out in step 8, the attacker pushes nobody; the defended champion levels."""
    t = table("| a kilgore@B3/5 deryn@A1 hand=KIL05 | b gwaien@B4 alkemi@I1 hand=ALK07")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("ALK07", "gwaien").goes("I4")
    t.expect(at={"kilgore": "gate", "gwaien": "I4", "alkemi": "I1"}, damage={"gwaien": 2}, vp=(0, 1))
    t.expect(levelled={"gwaien": True, "alkemi": False})
    t.is_idle("a")


def test_up_in_smoke_of_the_fallen() -> None:
    """ALK07, Q33: the defended champion is out, so there is no smoke."""
    t = table("| a kilgore@B3 hand=KIL05 | b alkemi@B4/4 gwaien@I1 hand=ALK07")
    t.a.plays("KIL05").stays().attacks("alkemi")
    t.b.reacts("ALK07", "alkemi")
    t.expect(at={"alkemi": "gate"}, damage={"kilgore": 0}, vp=(1, 0))
    t.is_idle("a")


def test_up_in_smoke_at_home() -> None:
    """ALK07, R10: in its own area already it goes to another hex; with none free it stays."""
    t = table("| a gwaien@H3 hand=GWA05 | b alkemi@I3 deryn@I1 hand=ALK07")
    t.a.plays("GWA05").stays().attacks("alkemi")
    t.b.reacts("ALK07", "alkemi")
    assert t.options == ["I2", "I4", "I5"]
    t.b.goes("I5")
    t.expect(at={"alkemi": "I5"}, damage={"alkemi": 2, "gwaien": 2})
    t.is_idle("a")
    t = table("| a gwaien@I3 kilgore@I1 dugrun@I5 hand=GWA05 | b alkemi@H3 tzu_xiao@I2 deryn@I4 hand=ALK07")
    t.a.plays("GWA05").stays().attacks("alkemi")
    t.b.reacts("ALK07", "alkemi")
    t.expect(at={"alkemi": "H3"}, damage={"alkemi": 2, "gwaien": 2, "kilgore": 0, "dugrun": 0})
    t.is_idle("a")


# --- Levelled: one standard action for nothing ------------------------------------------------------------


def test_levelled_alkemi_pays_for_one_standard_action() -> None:
    """ALK01: any own champion, any standard action, once; the next one costs a core again."""
    t = table("| a alkemi@B3+ kilgore@A1/2 | b gwaien@B4")
    t.a.takes("strike", "kilgore", "free").stays()
    t.expect(cores={"a": "RYB"})
    t.a.takes("heal", "kilgore")
    assert t.asked == ("a", "move"), "only one core can pay, so nobody is asked"
    t.a.stays().answers("1")
    t.expect(cores={"a": "RyB"}, damage={"kilgore": 1, "gwaien": 0})
    t.is_idle("a")


def test_the_free_action_needs_no_core_at_all() -> None:
    """ALK01: with every core exhausted it is what is left to do; each standard action once all the same."""
    t = table("used=heal | a alkemi@B3+ hand=ALK02 cores=ryb | b gwaien@B4")
    assert t.options == ["plan", "strike", "move", "end"]
    t.a.takes("strike", "alkemi").stays().targets("gwaien")
    t.expect(cores={"a": "ryb"}, damage={"gwaien": 1})
    assert t.options == ["end"]
    t.is_idle("a")


@pytest.mark.parametrize("team", ["alkemi@B3 kilgore@A1+", "alkemi kilgore@A1+"])
def test_the_basic_side_pays(team: str) -> None:
    """ALK01: without his level nothing is free."""
    t = table(f"| a {team} cores=ryb | b gwaien@B4")
    assert t.options == ["end"]
    t.is_idle("a")


def test_the_free_action_comes_back_every_round_for_both_sides() -> None:
    """ALK01: once in a round; the other side's Al'kemi has one of his own."""
    t = table("r2 | a alkemi@B3+ | b alkemi@H3+")
    t.a.takes("move", "a.alkemi", "free").stays().ends_turn()
    t.is_idle("b")
    t.b.takes("move", "b.alkemi", "free").stays()
    t.expect(cores={"a": "RYB", "b": "RYB"})
    t.b.takes("strike", "b.alkemi").stays()
    t.expect(cores={"b": "rYB"})
    t.b.ends_turn()
    t.a.takes("move", "a.alkemi", "free").stays()
    t.expect(cores={"a": "RYB"})
    t.is_idle("a")


def test_the_free_action_is_for_the_own_player_alone() -> None:
    """ALK01, Q56: a partner's standard actions cost a core, in the partner's turn and in this one."""
    t = table("turn=c | a alkemi@B3+ | b gwaien@I1 | c kilgore@A1 cores=ryb | d deryn@I2")
    assert t.options == ["end"]
    t.is_idle("c")
    t = table("turn=a | a alkemi@B3+ dugrun@A2 cores=ryb | b gwaien@I1 | c kilgore@A1 | d deryn@I2")
    t.a.answers("move")
    assert t.options == ["a.alkemi", "a.dugrun"]
    t.a.answers("a.dugrun").stays()
    t.expect(cores={"a": "ryb", "c": "RYB"})
    t.is_idle("a")


def test_a_position_remembers_the_free_action() -> None:
    """The line of a position says that it is used up, and is read back so."""
    t = table("| a alkemi@B3+ cores=ryb | b gwaien@B4")
    t.a.takes("move", "alkemi").stays()
    again = table(t.line)
    assert again.line == t.line
    assert again.options == t.options == ["end"]
    again.is_idle("a")
