"""Drawing and reshuffling (C248 to C254)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import TECHNICIAN
from tests.games.codex.kit.table import A, B, Table


def researcher() -> Table:
    """Somebody who can draw five."""
    table = Table("max_geiger")
    table.put("max_geiger", A, level=5)
    table.hand("research_development")
    return table


def test_c248_an_empty_deck_is_made_of_the_discard() -> None:
    table = researcher()
    table.deck("tenderfoot")
    table.discard("iron_man", "older_brother", "mad_man", "neo_plexus", "tiger_cub")
    table.play("research_development")
    assert (len(table.player().hand), len(table.player().deck)) == (5, 1)
    assert table.player().discard == ["research_development"]


def test_c248_both_empty_no_card() -> None:
    table = researcher()
    table.deck("tenderfoot")
    table.play("research_development")
    assert table.player().hand == ["tenderfoot"]


def test_c249_one_reshuffle_in_the_own_main_phase() -> None:
    table = Table(["max_geiger", "prynn_pasternaak", "vir_garbarean"])
    table.put("max_geiger", A, level=5)
    table.hand("research_development", "temporal_research")
    table.deck()
    table.discard("iron_man", "older_brother")
    table.play("research_development")
    assert sorted(table.player().hand) == ["iron_man", "older_brother", "temporal_research"]
    table.play("temporal_research")
    assert sorted(table.player().hand) == ["iron_man", "older_brother"], "no second time"


def test_c249_the_draw_phase_is_not_limited() -> None:
    table = researcher()
    table.deck("tenderfoot")
    table.discard("iron_man", "older_brother", "mad_man", "neo_plexus")
    table.play("research_development")
    assert len(table.player().hand) == 5
    table.end_turn()
    assert (len(table.player().hand), len(table.player().deck)) == (5, 1)


def test_c249_cq34_nor_are_the_turns_of_others() -> None:
    """C249, CQ34: two reshuffles in the other player's turn."""
    table = Table()
    one, two = table.put("iron_man", A), table.put("iron_man", A)
    table.put("tenderfoot", B, slot=TECHNICIAN)
    foe = table.put("gorgon", B, damage=3)
    table.deck(seat=B)
    technician = table.found("tenderfoot", B)[0]
    table.attack(one, technician)
    assert len(table.player(B).hand) == 1
    table.attack(two, foe)
    assert len(table.player(B).hand) == 2
    assert len(table.heard(ev.Reshuffled)) == 2


def test_c250_picks_are_not_in_the_discard_before_the_own_turn() -> None:
    """C250: they come into it as the turn begins."""
    table = Table(workers=5)
    table.codex("iron_man", "iron_man", "revolver_ocelot", seat=A)
    table.deck("tenderfoot", "tenderfoot", "tenderfoot", seat=A)
    table.end_turn()
    assert table.player(A).discard == []
    assert table.player(A).codex == {"iron_man": 2, "revolver_ocelot": 1}
    table.end_turn()
    assert len(table.player(A).discard) == 2
    assert sum(table.player(A).codex.values()) == 1


def test_c251_a_spell_cannot_draw_itself() -> None:
    table = researcher()
    table.deck()
    table.play("research_development")
    assert (table.player().hand, table.player().discard) == ([], ["research_development"])


def test_c252_the_top_card_is_looked_at_without_a_reshuffle() -> None:
    table = Table("vir_garbarean")
    vir = table.put("vir_garbarean", A)
    table.deck()
    table.discard("iron_man")
    assert not [option for option in table.options if option.startswith(f"use>{vir}")]
    assert table.player().discard == ["iron_man"]


def test_c253_a_random_discard_is_known_to_its_owner_alone() -> None:
    table = Table()
    table.hand("thieving_imp")
    table.hand("tenderfoot", "iron_man", seat=B)
    happened = table.play("thieving_imp")
    (gone,) = table.heard(ev.Discarded, happened)
    assert isinstance(gone, ev.Discarded)
    assert len(table.player(B).hand) == 1
    assert table.player(B).discard == list(gone.cards)
    public, mine, theirs = gone.for_public(), gone.for_seat(B), gone.for_seat(A)
    assert isinstance(public, ev.Discarded)
    assert isinstance(mine, ev.Discarded)
    assert isinstance(theirs, ev.Discarded)
    assert (public.cards, theirs.cards) == ((), ())
    assert mine.cards == gone.cards


def test_c253_an_empty_hand_loses_nothing() -> None:
    table = Table()
    table.hand("thieving_imp")
    happened = table.play("thieving_imp")
    assert not table.heard(ev.Discarded, happened)


def test_c254_who_discards_chooses() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A)
    table.hand("martial_mastery", "tenderfoot", "iron_man")
    table.play("martial_mastery")
    assert (table.asked, table.options) == ("discard", ["tenderfoot", "iron_man"])
    table.do("iron_man")
    assert table.player().discard == ["iron_man", "martial_mastery"]
