"""Section 14, the keywords on the cards of the core six.

Bloodied, Control, Dash, Draw, Heal, Jump, Place, Plan and Stun are here. Double, Lifesteal and Knock-out
are in test_attack_values and test_knock_out, Push, Pull, Force, Fear and Root in test_displacement and
test_fear_and_root; Poison, Swoop and what else no core card has in test_keywords_to_come.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import CardId
from tests.games.brawl.kit.boxes import names
from tests.games.brawl.kit.table import Table, table

FAR_B = "b deryn@I1 goldarr@I2 kilgore@I3"


# --- Bloodied and Control ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "bloodied"), [(0, False), (2, False), (3, True), (4, True)])
def test_bloodied_from_three_damage_on(damage: int, bloodied: bool) -> None:
    """Section 14, Bloodied: 3 or more damage."""
    t = table(f"r1 turn=a | a tzu_xiao@D4/{damage} dugrun@A1 gwaien@A2 | {FAR_B}")
    assert t.public().figures[0].bloodied is bloodied
    t.is_idle("a")


@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (3, 3), (5, 5)])
def test_flash_of_jade_does_just_enough_to_bloody(before: int, after: int) -> None:
    """Section 14, Bloodied; TZU05: max(0, 3 - damage)."""
    t = table(
        f"r1 turn=a | a tzu_xiao@D4 dugrun@A1 gwaien@A2 hand=TZU05 | b deryn@D5/{before} goldarr kilgore"
    )
    t.a.plays("TZU05").stays().answers(t.options[0])
    t.expect(damage={"deryn": after})
    t.is_idle("a")


@pytest.mark.parametrize(
    ("a", "b", "met_by"),
    [("D4", "", (0,)), ("D4", "F4", ()), ("D4 E4", "F4", (0,)), ("D4", "F4 F5", (1,)), ("", "", ())],
)
def test_control_is_strictly_more_champions_in_an_area(a: str, b: str, met_by: tuple[int, ...]) -> None:
    """Section 14, Control: more own champions than the opponent has."""
    own = " ".join(f"{name}@{at}" for name, at in zip(("kilgore", "dugrun"), a.split(), strict=False))
    other = " ".join(f"{name}@{at}" for name, at in zip(("deryn", "goldarr"), b.split(), strict=False))
    t = table(f"r1 turn=a | a {own} gwaien | b {other} tzu_xiao | track=harbingers_of_destruction")
    assert t.public().track[0].met_by == met_by
    t.is_idle("a")


# --- Dash -------------------------------------------------------------------------------------------------


def dashing(more: str = "", a: str = "dugrun@A1 gwaien@A2", b: str = "b deryn goldarr kilgore") -> Table:
    """Tzu Xiao on D4 with the Dash 2 of Double Strike before her."""
    t = table(f"r1 turn=a | a tzu_xiao@D4 {a} hand=TZU04 | {b}{more}")
    t.a.plays("TZU04")
    return t


def test_dash_goes_up_to_its_number_in_one_row() -> None:
    """Section 14, Dash: up to X hexes in one of the six rows; statues block."""
    t = dashing()
    # No hex off the rows such as D4 to E3, and nothing behind Garnet on E5.
    assert (t.asked, t.options) == (("a", "dash"), names("B2 B4 C3 C4 D2 D3 D5 D6 E4 F3 stop"))
    t.a.goes("B2")
    t.expect(at={"tzu_xiao": "B2"})
    t.is_idle("a")


def test_dash_passes_allies_and_is_blocked_by_enemies() -> None:
    """Section 14, Dash: the ordinary rules for passing and blocking."""
    t = dashing(a="dugrun@D3 gwaien@B2", b="b deryn@E4 goldarr@D6 kilgore")
    # Over Dugrun to D2; not onto Gwaien on B2; not past Deryn on E4 nor onto Gold'arr on D6.
    assert t.options == names("B4 C3 C4 D2 D5 stop")
    t.a.stays().stops()
    t.expect(at={"tzu_xiao": "D4"})
    t.is_idle("a")


def test_a_dash_over_a_token_triggers_it_and_may_go_on_in_the_same_row_only() -> None:
    """Section 14, Dash: traps trigger; the rest of the Dash stays in its row."""
    t = dashing(" | tokens=D3:damage1,F3,F6,G4")
    assert "D2" not in t.options, "behind the token, asked after it"
    t.a.goes("D3").refills("D6")
    assert (t.asked, t.options) == (("a", "dash"), ["D2", "stop"])
    t.a.goes("D2")
    t.expect(at={"tzu_xiao": "D2"}, damage={"tzu_xiao": 1}, tokens="D6,F3,F6,G4")
    t.is_idle("a")


# --- Jump -------------------------------------------------------------------------------------------------


def test_jump_reaches_every_free_hex_within_its_number() -> None:
    """Section 14, Jump: over enemies and statues; neither occupied hexes nor statues nor the own hex."""
    t = table("r1 turn=a | a tzu_xiao@E4 dugrun@D4 gwaien@A2 hand=TZU07 | b deryn@F3 goldarr@F4 kilgore@E3")
    t.a.plays("TZU07")
    keys = set(t.options)
    # Behind Garnet and behind enemies, three hexes away.
    assert {"E7", "E6", "H2", "E1", "B3", "G3", "stop"} <= keys
    assert not {"E5", "E2", "D4", "F3", "F4", "E3", "E4", "E8", "I1", "A2"} & keys
    t.a.goes("E7")
    t.expect(at={"tzu_xiao": "E7"})
    t.is_idle("a")


# --- Draw and Plan ----------------------------------------------------------------------------------------


def test_draw_is_up_to_its_number_announced_before_the_cards_are_seen() -> None:
    """Section 14, Draw; Q50: Prowl draws up to 2."""
    t = table(
        "r1 turn=a | a deryn@D4 dugrun@A1 gwaien@A2 hand=DER04 deck=DUG02,DUG03,DUG04"
        " | b tzu_xiao@I1 goldarr@I2 kilgore@I3 | tokens=C4,D3,F3,F6"
    )
    t.a.plays("DER04").stays().uses()
    assert (t.asked, t.options) == (("a", "draw"), ["0", "1", "2"])
    t.expect(hand={"a": ""})
    t.a.answers("2")
    t.expect(hand={"a": "DUG02,DUG03"})
    assert [e.for_public() for e in t.of(ev.CardsDrawn)] == [ev.CardsDrawn(t.a.seat, (), 2)]
    assert (t.asked, t.options) == (("a", "plan"), ["DUG02", "DUG03", "stop"])
    t.a.answers("DUG03").stops()
    t.expect(hand={"a": "DUG02"})
    assert t.state.players[0].deck[::-1] == ["DUG03", "DUG04"]
    t.is_idle("a")


def test_draw_stops_where_there_are_no_more_cards() -> None:
    """Q49, Q50: one card left in all, so at most one; none left, nothing to announce."""
    line = (
        "r1 turn=a | a dugrun@D4 kilgore gwaien hand=DUG07 deck={} discard={} | b deryn@I1 goldarr tzu_xiao"
    )
    t = table(line.format("-", "KIL02"))
    t.a.plays("DUG07").stays()
    assert t.options == ["0", "1"]
    t.a.answers("1")
    t.expect(hand={"a": "KIL02"})
    t.is_idle("a")
    # The card being played is no part of the discard pile yet (Q49).
    t = table(line.format("-", "-"))
    t.a.plays("DUG07").stays()
    t.expect(hand={"a": ""})
    t.expect(discard={"a": "DUG07"})
    t.is_idle("a")


def test_plan_may_be_left_out_and_an_empty_hand_plans_nothing() -> None:
    """Section 14, Plan; Q50: up to X cards from hand."""
    t = table(f"r1 turn=a | a dugrun@D4 tzu_xiao gwaien hand=DUG02,DUG03 | {FAR_B}")
    t.a.takes("plan", "dugrun").stays()
    assert (t.asked, t.options) == (("a", "plan"), ["DUG02", "DUG03", "stop"])
    t.a.stops()
    t.expect(hand={"a": "DUG02,DUG03"})
    assert not t.of(ev.CardsPlanned)
    t = table(f"r1 turn=a | a dugrun@D4 tzu_xiao gwaien | {FAR_B}")
    t.a.takes("plan", "dugrun").stays()
    t.is_idle("a")


# --- Heal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "options"), [(0, None), (1, ["0", "1"]), (4, ["0", "1"])])
def test_heal_is_up_to_its_number_and_only_for_the_damaged(before: int, options: list[str] | None) -> None:
    """Section 14, Heal; Q53: the activated champion, up to X, only if damaged."""
    t = table(f"r1 turn=a | a dugrun@D4/{before} tzu_xiao@A1/5 gwaien | {FAR_B}")
    t.a.takes("heal", "dugrun").stays()
    if options is None:
        t.expect(damage={"dugrun": 0, "tzu_xiao": 5})
    else:
        assert (t.asked, t.options) == (("a", "heal"), options)
        t.a.answers("1")
        t.expect(damage={"dugrun": before - 1, "tzu_xiao": 5})
    t.is_idle("a")


# --- Place ------------------------------------------------------------------------------------------------


def test_place_puts_a_champion_on_a_free_hex_however_far() -> None:
    """Section 14, Place; Q23: Ambush, across the arena, onto a free hex only."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@D3 gwaien@C3 hand=KIL07 cores=rYb"
        " | b goldarr@D5 deryn@I5 tzu_xiao@C4 hand=DER05"
    )
    t.a.plays("KIL07").attacks("goldarr")
    # E4 is the only free hex beside Kilgore (E5 is a statue): nothing to choose.
    t.b.reacts("DER05", "goldarr")
    t.expect(at={"deryn": "E4"})
    assert not t.of(ev.Moved)
    t.is_idle("a")


def test_with_no_free_hex_nobody_is_placed() -> None:
    """Section 1, R10: do as much of a card as possible."""
    t = table(
        "r1 turn=a | a kilgore@A1 dugrun@B1 gwaien@A2 hand=KIL07 cores=rYb"
        " | b goldarr@B2 deryn@I5 tzu_xiao@C4 hand=DER05"
    )
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("DER05", "goldarr")
    t.expect(at={"deryn": "I5"}, damage={"goldarr": 0})
    t.is_idle("a")


# --- Stun -------------------------------------------------------------------------------------------------


def stunning(b: str) -> Table:
    """Deryn has hit a champion on the trap hex D6 with Spring the Trap (4 strength, Stun)."""
    t = table(f"r1 turn=a | a deryn@D4 dugrun@A1 gwaien@A2 hand=DER06 | b {b}")
    t.a.plays("DER06").stays()
    t.a.answers(t.options[0])
    if t.asked == ("b", "react"):
        t.b.passes()
    return t


def test_stun_discards_a_card_of_that_champion_at_its_controllers_choice() -> None:
    """Q51: one hand card of the stunned champion, open to all; cards of others are no choice."""
    t = stunning("goldarr@D6 kilgore@I1 tzu_xiao hand=GOL02,GOL07,KIL02")
    assert (t.asked, t.options) == (("b", "stun"), ["GOL02", "GOL07"])
    t.b.answers("GOL07")
    t.expect(hand={"b": "GOL02,KIL02"}, damage={"goldarr": 3})
    assert t.public().players[1].discard == ("GOL07",)
    t.is_idle("a")


def test_a_single_card_is_asked_for_all_the_same() -> None:
    """R3: the discard for a Stun is always asked, so that the question tells nothing."""
    t = stunning("goldarr@D6 kilgore@I1 tzu_xiao hand=GOL02,KIL02")
    assert (t.asked, t.options) == (("b", "stun"), ["GOL02"])
    t.b.answers("GOL02")
    t.expect(hand={"b": "KIL02"})
    t.is_idle("a")


def test_a_hand_without_such_a_card_is_shown_to_everybody() -> None:
    """Q51: shows the whole hand; all players see it, and the cards stay in hand."""
    t = stunning("goldarr@D6 kilgore@I1 tzu_xiao hand=KIL02,TZU03")
    assert (t.asked, t.options) == (("b", "stun"), ["show"])
    t.b.answers("show")
    t.expect(hand={"b": "KIL02,TZU03"})
    assert t.public().players[1].shown == ("KIL02", "TZU03")
    assert t.of(ev.HandShown)[0].for_public() == ev.HandShown(t.b.seat, (CardId("KIL02"), CardId("TZU03")))
    t.is_idle("a")


def test_an_empty_hand_and_an_immune_champion_ignore_a_stun() -> None:
    """Q51: empty hand, nothing; levelled Kilgore cannot be stunned, basic Kilgore can."""
    t = stunning("goldarr@D6 kilgore@I1 tzu_xiao")
    t.is_idle("a")
    t = stunning("kilgore@D6+ goldarr@I1 tzu_xiao hand=KIL02")
    t.expect(hand={"b": "KIL02"}, damage={"kilgore": 3})
    assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("stun", "immune")]
    t.is_idle("a")
    t = stunning("kilgore@D6 goldarr@I1 tzu_xiao hand=KIL02")
    t.b.answers("KIL02")
    t.expect(hand={"b": ""})
    t.is_idle("a")
