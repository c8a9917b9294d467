"""Playing spells, and what each does (sections 7 and 9)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import Table, content, names, table

YOUR_TURN = ["challenge", "fireball", "swap", "banish", "dash", "lure", "lightning"]
ANY_TIME = ["blessing", "curse", "invisibility", "neutralise", "flight", "reflection", "dispel", "intimidate"]


def cast(hand: str, own: str, enemy: str, *named: str, more: str = "") -> Table:
    """Blue casts the first card of a hand; Red has no cards, so it acts at once."""
    t = table(f"| a {own} deck=0 hand={hand},reflection | b {enemy} {more or 'deck=0'}")
    t.a.casts(hand.partition(",")[0], *named)
    return t


# --- timing and targets -----------------------------------------------------------------------------------


def test_the_two_timings() -> None:
    """R-30, section 4 of the set: 8 kinds at any time, 7 in the own turn."""
    assert sorted(name for name, spell in content().spells.items() if spell.timing == "any") == sorted(
        ANY_TIME
    )
    assert sorted(name for name, spell in content().spells.items() if spell.timing == "turn") == sorted(
        YOUR_TURN
    )


def test_in_the_own_main_step_both_kinds() -> None:
    """R-30: every spell that has a target is offered; Reflection only as a response."""
    hand = ",".join([*YOUR_TURN, *ANY_TIME])
    t = table(f"| a N2 zombie S2 zombie-curse deck=0 hand={hand} | b N6 goblin deck=0")
    assert [key for key in t.options if key in content().spells] == sorted(
        {*YOUR_TURN, *ANY_TIME} - {"reflection"}
    )


def test_in_the_other_turn_only_any_time_and_only_as_a_response() -> None:
    """R-30: as a response to an attack or a spell, never otherwise."""
    hand = ",".join([*YOUR_TURN, *ANY_TIME])
    t = table(f"| a N3 zombie deck=0 hand=swap,curse | b N4 goblin-curse S7 zombie deck=0 hand={hand}")
    t.asked("a", "main")
    t.a.attacks("N4")
    t.asked("b", "respond")
    offered = {key.partition(">")[0] for key in t.options} - {"pass"}
    assert offered == {"blessing", "curse", "invisibility", "neutralise", "flight", "dispel", "intimidate"}


def test_a_spell_needs_legal_targets() -> None:
    """R-32: without one it is not offered."""
    hand = "curse,intimidate,banish,lure,swap,challenge,dispel,reflection"
    t = table(f"| a S2 zombie deck=0 hand={hand} | b deck=5")
    assert t.options == ["end"]


def test_everything_is_named_when_it_is_played() -> None:
    """R-32, RQ20: all targets and choices; the card is shown."""
    t = table("| a N2 zombie deck=0 hand=dash,swap | b N6 goblin deck=0 hand=1")
    t.a.casts("dash", "N2", "+2")
    (item,) = t.public().stack
    assert (item.spell, item.target, item.steps) == ("dash", t.warrior("N2").id, 2)
    assert t.public().players[0].hand_size == 1
    announced = t.last(ev.Announced)
    assert announced.for_public() == announced


@pytest.mark.parametrize(
    ("spell", "targets"),
    [
        ("blessing", "N2 S2"),
        ("flight", "N2 S2"),
        ("invisibility", "N2 S2"),
        ("curse", "N6 N7 S6"),
        ("banish", "N6 N7 S6"),
        ("neutralise", "N2 N6 N7 S2 S6"),
        ("lightning", "N2 N6 N7 S2 S6"),
        # One enemy common or elite: the Dragon is a champion.
        ("intimidate", "N6 N7"),
    ],
)
def test_target_lines(spell: str, targets: str) -> None:
    """R-32: own, enemy or any, as the card says."""
    t = table(f"| a N2 zombie S2 goblin deck=0 hand={spell},swap | b N6 goblin N7 shaman S6 dragon deck=0")
    t.a.answers(spell)
    t.asked("a", "spell_target")
    assert t.options == [*names(targets), "back"]


@pytest.mark.parametrize("kind", ["earth_elemental", "stone_golem"])
def test_the_spellproof_are_no_target_of_enemy_spells(kind: str) -> None:
    """R-36: enemy spells cannot choose it, own ones can."""
    t = table(
        "| a N2 zombie deck=0 hand=curse,lightning,banish,challenge,neutralise,lure,blessing"
        f" | b N6 {kind} deck=0"
    )
    assert t.options == names("blessing lightning neutralise end")
    t.a.answers("lightning")
    assert t.options == ["N2", "back"]
    t = table(f"turn=b | a N2 zombie deck=0 | b N6 {kind} deck=0 hand=blessing,lightning,dash")
    t.b.answers("lightning")
    assert t.options == ["N2", "N6", "back"]


def test_the_spellproof_are_hurt_by_a_cell_and_dispelled() -> None:
    """R-36: Fireball names a cell, Dispel an enchantment; shoves move them, too (RQ33)."""
    t = cast("fireball,dispel", "N2 zombie", "N6 stone_golem+blessing S7 zombie", "N6")
    t.expect(damage={"N6": 2})
    t.a.casts("dispel", "N6.blessing")
    t.expect(enchanted={"N6": ""}, spell_discard={"b": "blessing"})


def test_neutralised_it_is_a_target() -> None:
    """R-36, R-50: the printed ability does not count."""
    t = table("| a N2 zombie deck=0 hand=lightning,swap | b N6 stone_golem+neutralise deck=0")
    t.a.answers("lightning")
    assert t.options == ["N2", "N6", "back"]


# --- acting and failing -----------------------------------------------------------------------------------


def test_a_spell_whose_target_is_gone_fails() -> None:
    """R-33, R-34: it is not aimed anew, and goes to the discard."""
    t = table(
        "| a N2 zombie deck=0 hand=curse,lightning,swap | b N6 goblin N7 zombie deck=0 hand=blessing,swap"
    )
    t.a.casts("curse", "N6")
    t.b.responds("blessing", "N7").done()
    t.a.responds("lightning", "N6").done()
    t.b.passes()
    assert [event.number for event in t.of(ev.ItemFailed)] == [1]
    t.expect(at={"N6": None}, spell_discard={"a": "lightning,curse"}, enchanted={"N7": "+blessing"})


def test_of_two_targets_both_are_needed() -> None:
    """R-33: a Challenge without its own warrior fails."""
    t = table(
        "| a N2 zombie N1 goblin deck=0 hand=challenge,swap | b N6 goblin N7 zombie deck=0 hand=intimidate"
    )
    t.a.casts("challenge", "N2", "N6")
    t.b.responds("intimidate", "N2")
    t.a.passes()
    assert t.last(ev.ItemFailed).number == 1
    t.expect(damage={"N6": 0}, at={"N2": None})
    t = table("| a N2 zombie S1 goblin deck=0 hand=swap,curse | b N6 goblin deck=0 hand=intimidate")
    t.a.casts("swap", "N2", "S1")
    t.b.responds("intimidate", "S1")
    t.a.passes()
    t.expect(at={"N2": "zombie", "S1": None})
    assert t.last(ev.ItemFailed).number == 1


def test_no_longer_legal_is_as_bad_as_gone() -> None:
    """R-33: Intimidate at one that has become a champion by its form."""
    t = table(
        "| a N2 zombie deck=0 hand=intimidate,swap"
        " | b N6 shapeshifter=goblin N7 zombie deck=0 hand=swap | box=dragon forms=goblin"
    )
    t.a.casts("intimidate", "N6")
    t.b.forms("N6", "dragon").done()
    assert t.last(ev.ItemFailed).number == 1
    t.expect(at={"N6": "shapeshifter"})


def test_whose_discard() -> None:
    """R-34, RQ24: that of the deck the card came from, also for an enchantment that leaves its warrior."""
    t = table(
        "| a N3 zombie deck=0 hand=lightning,swap | b N4 goblin-curse+blessing N7 zombie deck=0 hand=swap"
    )
    t.a.casts("lightning", "N4")
    t.b.passes()
    t.expect(at={"N4": None}, spell_discard={"a": "lightning,curse", "b": "blessing"})


def test_an_enchantment_stays_on_its_warrior() -> None:
    """R-34, R-35: any number on one warrior, also equal ones, and it moves with it."""
    t = cast("blessing,blessing,flight", "N2 zombie", "N7 zombie", "N2")
    t.a.casts("blessing", "N2").casts("flight", "N2")
    t.expect(enchanted={"N2": "+blessing+blessing+flight"}, spell_discard={"a": ""})
    t.a.ends_turn()
    t.a.ends_turn()
    t.expect(enchanted={"N3": "+blessing+blessing+flight"}, life={"N3": 5})


def test_the_enchantments() -> None:
    """R-35: Blessing, Curse, Invisibility, Neutralise, Flight."""
    found = sorted(name for name, spell in content().spells.items() if spell.is_enchantment)
    assert found == ["blessing", "curse", "flight", "invisibility", "neutralise"]


def test_a_second_equal_one_matters_for_dispel_only() -> None:
    """RQ28: one of two Neutralise taken off, it is still neutralised."""
    t = cast("dispel", "N3 imp-neutralise+neutralise", "N4 zombie N7 goblin", "N3.neutralise")
    assert t.warrior("N3").is_neutralised
    assert len(t.warrior("N3").enchantments) == 1


# --- the effects ------------------------------------------------------------------------------------------


def test_blessing_and_curse() -> None:
    """R-48: +1 / -1 life and +1 / -1 to every printed damage value."""
    t = cast("blessing,curse", "N2 pikeman", "N6 pikeman", "N2")
    t.a.casts("curse", "N6")
    t.expect(life={"N2": 3, "N6": 1})
    assert t.strikes("N2") == [3, 3, None, None]
    assert t.strikes("N6") == [1, 1, None, None]


def test_dispelling_a_blessing_can_destroy() -> None:
    """R-8, R-48: whose current life falls to its damage or below is destroyed."""
    t = cast("dispel", "N2 zombie", "N6 goblin/1+blessing N7 zombie", "N6.blessing")
    t.expect(at={"N6": None})


def test_invisibility() -> None:
    """R-49: an attack already on the stack fails; spells reach it, it blocks its cell and may attack."""
    t = table("| a N3 goblin deck=0 hand=lightning,swap | b N4 zombie N7 zombie deck=0 hand=invisibility")
    t.a.attacks("N4")
    t.b.responds("invisibility", "N4")
    t.a.passes()
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.a.casts("lightning", "N4")
    t.expect(damage={"N4": 2})
    t.a.ends_turn()
    # Red begins, so its Invisibility is gone; Blue's would still block and strike.
    t = table("turn=b | a N3 goblin+invisibility deck=0 hand=2 | b N4 zombie N7 zombie deck=0 hand=swap")
    t.offers_no("attack")
    t.b.ends_turn()
    t.expect(at={"N3": "goblin", "N4": "zombie"})
    t = table("| a N3 goblin+invisibility deck=0 hand=2 | b N4 goblin N7 zombie deck=0")
    t.a.attacks("N4")
    t.expect(at={"N4": None})


def test_neutralise() -> None:
    """R-50: printed ability and printed flying do not count; damage values do."""
    t = cast("neutralise", "N3 zombie", "N4 imp N7 zombie", "N4")
    t.offers("attack>N4")
    t = cast("neutralise", "N3 zombie N2 archer", "N4 medusa N7 zombie", "N4")
    t.offers("attack>N4", "select")


def test_banish() -> None:
    """R-51: shuffled into its owner's deck; damage and enchantments are gone, the deck is no longer known."""
    t = cast(
        "banish",
        "N2 zombie",
        "N6 dragon/1+blessing-curse N7 zombie",
        "N6",
        more="deck=goblin,imp,archer,shaman,seraph tops=2",
    )
    red = t.state.players[1]
    assert sorted(red.deck) == sorted(["goblin", "imp", "archer", "shaman", "seraph", "dragon"])
    assert t.state.players[1].spell_discard == ["blessing"]
    assert set(t.state.players[0].spell_discard) == {"curse", "banish"}
    assert t.public().players[1].tops == ()
    assert set(t.public().players[1].in_deck) == {"dragon", "goblin", "imp"}
    returned = t.last(ev.ReturnedToDeck)
    shown = returned.for_public()
    assert isinstance(shown, ev.ReturnedToDeck)
    assert shown.deck == ()


def test_a_banished_warrior_is_shuffled_in() -> None:
    """R-51: it may come anywhere."""
    places: set[int] = set()
    for number in range(30):
        t = table(
            f"seed=banish{number} | a N2 zombie deck=0 hand=banish,swap"
            " | b N6 dragon N7 zombie deck=goblin,imp,archer"
        )
        t.a.casts("banish", "N6")
        places.add(t.state.players[1].deck.index(type(t.state.players[1].deck[0])("dragon")))
    assert places == {0, 1, 2, 3}


def test_banish_with_an_empty_deck() -> None:
    """R-51, RQ43: the deck is that one card, known to all."""
    t = cast("banish", "N2 zombie", "N6 dragon N7 zombie", "N6")
    t.expect(deck={"b": "dragon"})
    assert t.public().players[1].tops == ("dragon",)


def test_intimidate() -> None:
    """R-51, R-68: on top of its deck, so everybody knows the next warrior to come."""
    t = cast("intimidate", "N2 zombie", "N6 shaman/1-curse+blessing S7 zombie", "N6", more="deck=goblin,imp")
    t.expect(deck={"b": "shaman,goblin,imp"}, at={"N6": None})
    assert t.public().players[1].tops == ("shaman",)
    assert "curse" in t.state.players[0].spell_discard
    t.a.ends_turn()
    t.b.summons("N")
    t.expect(at={"N7": "shaman"}, damage={"N7": 0}, enchanted={"N7": ""})
    assert t.public().players[1].tops == ()


@pytest.mark.parametrize(
    ("own", "enemy", "left"),
    [
        # 4 against 3, whatever the distance and flying; no attack bonus of the Berserker.
        ("N1 berserker", "N7 imp", {"N7": None, "N1": None}),
        # An Archer has no melee value: 0.
        ("N1 archer", "N7 zombie", {"N7": "zombie", "N1": None}),
        # At the same time: both fall.
        ("N1 goblin", "N7 goblin", {"N7": None, "N1": None}),
        # The Assassin's bonus against champions is one of an attack.
        ("N1 assassin", "N7 storm_giant", {"N7": "storm_giant", "N1": "assassin"}),
        # A flier strikes and is struck.
        ("N1 zombie", "N7 imp", {"N7": None, "N1": "zombie"}),
    ],
)
def test_challenge(own: str, enemy: str, left: dict[str, str | None]) -> None:
    """R-52, RQ41: one own and one enemy of a lane deal each other their melee damage."""
    t = cast("challenge", f"{own} S1 zombie", f"{enemy} S7 stone_golem", "N1", "N7")
    t.expect(at=left)


def test_challenge_is_inside_a_lane() -> None:
    """R-52, R-32: one own and one enemy in the same lane; either may be named by its cell."""
    t = table("| a N1 zombie S1 goblin deck=0 hand=challenge,swap | b N7 imp N6 archer deck=0")
    t.a.answers("challenge")
    assert t.options == ["N1", "back"]
    t.a.answers("N1")
    t.asked("a", "spell_second")
    assert t.options == ["N6", "N7", "back"]


def test_challenge_with_current_damage() -> None:
    """R-52: current damage, with enchantments."""
    t = cast("challenge", "N1 zombie+blessing", "N7 storm_giant-curse", "N1", "N7")
    t.expect(damage={"N7": 2, "N1": 2})


def test_fireball() -> None:
    """R-53: 2 on the cell, 1 on the neighbouring cells of the lane, both armies, at the same time."""
    t = cast("fireball", "N3 zombie N2 zombie", "N4 storm_giant N5 mountain_giant S4 zombie", "N4")
    t.expect(damage={"N3": 1, "N2": 0, "N4": 2, "N5": 1, "S4": 0})


def test_fireball_on_an_empty_cell() -> None:
    """R-53: any cell may be named if at least one warrior would be hurt."""
    t = table("| a N2 zombie deck=0 hand=fireball,swap | b N4 storm_giant S7 zombie deck=0")
    t.a.answers("fireball")
    assert t.options == names("N1 N2 N3 N4 N5 S6 S7 back")
    t.a.answers("N3")
    t.expect(damage={"N2": 1, "N4": 1})


def test_swap() -> None:
    """R-54: exchange cells with damage and enchantments, also across lanes."""
    t = cast("swap", "N2 zombie/1+blessing S5 goblin-curse", "N7 zombie", "N2", "S5")
    t.expect(
        at={"N2": "goblin", "S5": "zombie"},
        damage={"S5": 1, "N2": 0},
        enchanted={"S5": "+blessing", "N2": "-curse"},
    )


def test_swap_can_cost_a_life() -> None:
    """R-8, R-54: looked at after every spell; away from the Priestess the Zombie falls."""
    t = cast("swap", "N2 zombie/3 N1 priestess S5 goblin", "N7 zombie", "N2", "S5")
    t.expect(at={"N2": "goblin", "S5": None})


def test_lightning() -> None:
    """Section 4 of the set: 2 damage to any one."""
    t = cast("lightning", "N2 zombie", "N6 storm_giant", "N6")
    t.expect(damage={"N6": 2})
