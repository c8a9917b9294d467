"""What is public, per seat, and secret (section 15)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.kernel import Seat
from tests.games.rift.kit.table import table

A, B = Seat(0), Seat(1)


def test_everybody_sees_the_lanes() -> None:
    """Section 15: current life and damage, damage lying, enchantments, forms, used abilities."""
    t = table(
        "| a N3 shaman/1+blessing! N2 priestess deck=0 hand=swap"
        " | b N6 shapeshifter=imp-curse* deck=0 | box=dragon forms=imp"
    )
    shaman, shifter = (next(w for w in t.public().warriors if w.cell == cell) for cell in (2, 5))
    assert (shaman.life, shaman.damage, shaman.life_left) == (4, 1, 3)
    assert (shaman.strikes, shaman.has_stepped) == ((2, 3, None, None), True)
    assert [each.spell for each in shaman.enchantments] == ["blessing"]
    assert (shifter.kind, shifter.form, shifter.is_new, shifter.flies) == ("shapeshifter", "imp", True, True)


def test_everybody_sees_numbers_and_discards() -> None:
    """Section 15, R-4: hand sizes, deck sizes, both discards, the number of cards in the box, quiet turns."""
    t = table(
        "quiet=2 | a N3 zombie deck=4 hand=swap,curse spells=9 discard=imp,goblin"
        " | b N6 zombie deck=3 hand=3 spell_discard=dash"
    )
    blue, red = t.public().players
    assert (blue.hand_size, blue.deck_size, blue.spell_deck_size) == (2, 4, 9)
    assert (red.hand_size, red.deck_size, red.spell_deck_size) == (3, 3, 16)
    assert blue.discard == ("imp", "goblin")
    assert red.spell_discard == ("dash",)
    assert t.public().quiet == 2
    assert t.public().box_size == len(t.state.box)


def test_known_tops_are_public_until_the_deck_is_shuffled() -> None:
    """R-68, R-51."""
    t = table("| a N3 zombie deck=0 hand=banish,swap | b N6 zombie N7 imp deck=goblin,archer,militia tops=2")
    assert t.public().players[1].tops == ("goblin", "archer")
    t.a.casts("banish", "N6")
    assert t.public().players[1].tops == ()
    assert set(t.public().players[1].in_deck) == {"goblin", "archer", "zombie"}


def test_hands_are_secret() -> None:
    """Section 15: the own hand for that seat, a number for all others; a card drawn is a number."""
    t = table("| a N3 zombie deck=0 hand=swap,curse spells=dash,lure | b N6 zombie deck=0 hand=dispel")
    assert t.view("a").hand == ("swap", "curse")
    assert t.view("b").hand == ("dispel",)
    assert not hasattr(t.view("b").public.players[0], "hand")
    t.a.ends().draws()
    drawn = t.last(ev.SpellsDrawn)
    assert drawn.for_seat(A) == drawn
    hidden = drawn.for_seat(B)
    assert isinstance(hidden, ev.SpellsDrawn)
    assert (hidden.spells, hidden.count) == ((), 1)


def test_a_question_is_seen_by_its_seat_alone() -> None:
    """Section 15: whose window is open is public, what is offered in it is not."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 zombie deck=0 hand=blessing")
    t.a.attacks("N4")
    assert t.public().waiting == ((B, "respond"),)
    assert t.view("a").question is None
    question = t.view("b").question
    assert question is not None
    assert "blessing>N4" in [option.key for option in question.options]


@pytest.mark.parametrize("letter", ["a", "b"])
def test_after_the_match_everything_with_the_seed(letter: str) -> None:
    """Section 15: armies and the seed; before, neither."""
    line = "seed=secret | a N3 goblin deck=0 hand=swap | b N4 goblin deck=0"
    t = table(line)
    assert t.public().seed is None
    assert t.view(letter).public.players[0].army == ()
    commitment = t.public().commitment
    t.a.attacks("N4")
    t.is_over("a", "destruction")
    assert t.view(letter).public.seed == "secret"
    assert t.public().commitment == commitment
    assert t.public().players[0].army == tuple(sorted(t.state.players[0].army))
    shown = tuple(tuple(sorted(player.army)) for player in t.state.players)
    assert t.last(ev.MatchEnded).armies == shown
