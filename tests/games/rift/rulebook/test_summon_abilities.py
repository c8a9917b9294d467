"""What happens when some are summoned: Archmage, Lich, Necromancer (R-18, R-66, R-68, RQ48)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import Table, table


def summoned(kind: str, own: str = "", enemy: str = "") -> Table:
    """Blue has just summoned this warrior on N1."""
    t = table(f"summon turned={kind} | a S4 zombie deck=0 hand=swap {own} | b N7 zombie deck=0 {enemy}")
    t.a.summons("N")
    t.expect(at={"N1": kind})
    return t


def test_the_archmage_draws_a_spell() -> None:
    """R-18: then its summon ability; no window opens (R-44)."""
    t = summoned("archmage", "spells=curse,dash", "hand=2")
    t.is_idle("a")
    t.expect(hand={"a": "swap,curse"})
    assert t.last(ev.SpellsDrawn).cause == "ability"


def test_the_archmage_draws_nothing_from_an_empty_deck() -> None:
    """R-20: nothing is reshuffled."""
    t = summoned("archmage", "spells=0")
    t.is_idle("a")
    t.expect(hand={"a": "swap"})


def test_the_holder_chooses_what_goes_to_the_lich() -> None:
    """RQ48, R-66: the named seat is asked, the discarded spell is public."""
    t = summoned("lich", "", "hand=dash,curse,curse")
    t.asked("b", "lich_discard")
    assert t.options == ["curse", "dash"]
    t.b.discards("dash")
    t.expect(hand={"b": "curse,curse"}, spell_discard={"b": "dash"})
    discarded = t.last(ev.SpellDiscarded)
    assert discarded.for_public() == discarded
    t.is_idle("a")


def test_a_hand_of_one_goes_to_the_lich_unasked() -> None:
    """Section 16, RQ48: with a hand of 1 the Lich takes that card."""
    t = summoned("lich", "", "hand=dash")
    t.is_idle("a")
    t.expect(hand={"b": ""}, spell_discard={"b": "dash"})


def test_an_empty_hand_gives_the_lich_nothing() -> None:
    """R-66: there is nothing to choose."""
    t = summoned("lich")
    t.is_idle("a")
    assert not t.of(ev.SpellDiscarded)


def test_equal_cards_are_asked_for_all_the_same() -> None:
    """Section 16: D12 does not answer itself when all cards are alike; silence would tell that."""
    t = summoned("lich", "", "hand=curse,curse")
    t.asked("b", "lich_discard")
    assert t.options == ["curse"]
    t.b.discards("curse")
    t.expect(hand={"b": "curse"})


def test_the_lich_takes_the_card_held_longest_after_the_deadline() -> None:
    """Section 16, D12: the card held longest."""
    t = summoned("lich", "", "hand=swap,dash,curse")
    t.b.times_out()
    t.expect(hand={"b": "dash,curse"}, spell_discard={"b": "swap"})


def test_the_necromancer_may_put_a_lesser_warrior_on_top_of_the_deck() -> None:
    """R-66, R-68: a common or elite of the own discard; everybody knows it then."""
    t = summoned("necromancer", "discard=goblin,dragon,shaman,goblin")
    t.asked("a", "necromancer_return")
    assert t.options == ["goblin", "shaman", "none"]
    t.a.returns("goblin")
    t.is_idle("a")
    t.expect(deck={"a": "goblin"}, discard={"a": "goblin,dragon,shaman"})
    assert t.public().players[0].tops == ("goblin",)


def test_the_necromancer_may_be_declined() -> None:
    """R-66: "may" can be declined."""
    t = summoned("necromancer", "discard=goblin")
    t.a.returns("none")
    t.is_idle("a")
    t.expect(decks=(0, 0), discard={"a": "goblin"})


@pytest.mark.parametrize("discard", ["-", "dragon", "dragon,seraph"])
def test_the_necromancer_asks_nothing_without_a_lesser_warrior(discard: str) -> None:
    """Section 16, D13: asked when an own common or elite is in the discard."""
    t = summoned("necromancer", f"discard={discard}", "discard=goblin")
    t.is_idle("a")


@pytest.mark.parametrize(
    ("discard", "returned"), [("goblin,shaman,imp", "shaman"), ("shaman,pikeman,imp", "pikeman")]
)
def test_the_necromancer_takes_the_highest_then_the_last_after_the_deadline(
    discard: str, returned: str
) -> None:
    """Section 16, D13: highest rank, then the one destroyed last."""
    t = summoned("necromancer", f"discard={discard}")
    t.a.times_out()
    t.expect(deck={"a": returned})


def test_a_later_card_goes_on_top_of_an_earlier_one() -> None:
    """R-68: public until summoned; the later one comes first."""
    t = summoned("necromancer", "discard=goblin", "hand=intimidate,reflection")
    t.a.returns("goblin").ends_turn()
    t.b.casts("intimidate", "S4")
    t.a.passes()
    t.expect(deck={"a": "zombie,goblin"})
    assert t.public().players[0].tops == ("zombie", "goblin")
    t.b.ends_turn()
    assert t.public().turned == "zombie"
    assert t.public().players[0].tops == ("goblin",)


def test_a_form_does_not_summon() -> None:
    """R-62: summon abilities of a form do not happen."""
    t = table(
        "| a N3 shapeshifter deck=0 hand=swap spells=curse,dash | b N7 zombie deck=0 | box=archmage,lich"
    )
    t.a.forms("N3", "archmage")
    t.is_idle("a")
    t.expect(hand={"a": "swap"}, form={"N3": "archmage"})
