"""The buildings and incantations of the tournament's shop, each in play (W-175)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.setup import Arms
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.kernel import Seat
from tests.games.warseer.kit.table import A, B, Table, shared_rules


def bought(*upgrades: str, at: tuple[str, str] = ("A1", "I9"), is_attacked: bool = False) -> Table:
    """In the activation phase, with upgrades for the first seat."""
    table = Table(at=at, arms=(Arms(), Arms()), turn=B if is_attacked else A)
    table.buy(*upgrades)
    return table


def preparing(*upgrades: str) -> Table:
    """Before the battle, with upgrades for the first seat."""
    table = bought(*upgrades)
    table.before_the_battle()
    return table


def begin(table: Table) -> None:
    """Answer by default until the first turn's first question."""
    while table.asked != "main":
        assert table.run.ask is not None
        for decision in table.run.ask.decisions:
            table.run.answer(decision.seat, table.run.ask_no, decision.default)


# --- Buildings --------------------------------------------------------------------------------------------


def test_training_yard_makes_a_character_stronger_for_the_match() -> None:
    """UA1: 1 more health."""
    table = preparing("training_yard")
    table.camp("wall_bearer", "pack_mule")
    table.do("training_yard", "wall_bearer")
    begin(table)
    table.influence(5)
    table.do("summon>wall_bearer", "E1")
    (bearer,) = table.found("wall_bearer")
    assert table.now(bearer).health == 5


def test_training_yard_trains_one_and_stays_bought() -> None:
    table = preparing("training_yard")
    table.camp("wall_bearer", "pack_mule")
    table.do("training_yard", "wall_bearer")
    begin(table)
    assert table.player(A).upgrades == ["training_yard"]
    table.do("summon>pack_mule", "E1")
    assert table.now(table.found("pack_mule")[0]).health == 2


def test_treasury_gives_one_more_influence() -> None:
    """UA2."""
    table = preparing("treasury")
    table.influence(2)
    table.do("treasury")
    begin(table)
    assert table.player(A).influence == 3


def test_treasury_works_once_in_a_match() -> None:
    """W-175."""
    table = preparing("treasury")
    table.do("treasury")
    assert not table.offers("treasury")


def test_archive_draws_an_eighth_card() -> None:
    """UA3: draw 8, put 3 back."""
    table = preparing("archive")
    table.do("archive")
    begin(table)
    # Five remain, and one is drawn at the start of the turn.
    assert len(table.player(A).hand) == 6


def test_without_archive_seven_are_drawn() -> None:
    """W-40: and not used, Archive does nothing."""
    table = preparing("archive")
    table.do("pass")
    begin(table)
    assert len(table.player(A).hand) == 5


def test_field_smithy_arms_the_hero() -> None:
    """UB1: 1 armour token."""
    table = preparing("field_smithy")
    table.do("field_smithy")
    begin(table)
    assert table.creature(table.hero(A)).armour == 1


def test_field_smithy_arms_nobody_unless_it_is_used() -> None:
    table = preparing("field_smithy")
    table.do("pass")
    begin(table)
    assert table.creature(table.hero(A)).armour == 0


def test_mint_promises_eight_coins() -> None:
    """UB2: at the results of this match."""
    table = preparing("mint")
    table.do("mint")
    begin(table)
    assert table.player(A).facts_of_match["coins"] == 8


def test_mint_promises_nothing_unless_it_is_used() -> None:
    table = preparing("mint")
    table.do("pass")
    begin(table)
    assert "coins" not in table.player(A).facts_of_match


def test_scouts_post_opens_the_second_line() -> None:
    """UB3: you may also summon onto your line 2."""
    table = preparing("scouts_post")
    table.camp("pack_mule")
    table.do("scouts_post")
    begin(table)
    table.do("summon>pack_mule")
    assert {"E1", "E2", "D2"} <= {*table.options}
    assert "E3" not in table.options


def test_without_scouts_post_only_the_zone_is_open() -> None:
    table = preparing("scouts_post")
    table.camp("pack_mule")
    table.do("pass")
    begin(table)
    table.do("summon>pack_mule")
    assert "E2" not in table.options


# --- Incantations -----------------------------------------------------------------------------------------


def test_balm_heals_an_injured_character() -> None:
    """UA4; used up, it goes back to the shop."""
    table = preparing("balm")
    table.camp("wall_bearer")
    table.player(A).injured = [*table.player(A).camp]
    table.do("balm")
    begin(table)
    assert table.player(A).injured == []
    assert table.player(A).upgrades == []


def test_surgeon_heals_the_one_that_is_named() -> None:
    """UB4; the other enters with 1 health left (W-179)."""
    table = preparing("surgeon")
    table.camp("pack_mule", "wall_bearer")
    table.player(A).injured = [*table.player(A).camp]
    table.do("surgeon", "wall_bearer")
    begin(table)
    table.influence(5)
    assert table.player(A).injured == ["pack_mule"]
    table.do("summon>pack_mule", "E1")
    assert table.wounds(table.found("pack_mule")[0]) == 1


def test_balm_and_surgeon_need_somebody_injured() -> None:
    table = preparing("balm", "surgeon")
    assert not table.offers("balm")
    assert not table.offers("surgeon")


def test_omens_show_three_cards_and_arrange_them() -> None:
    """UA5: when hands are dealt; the first named is on top."""
    table = preparing("omens")
    while table.asked != "prepare":
        assert table.run.ask is not None
        for decision in table.run.ask.decisions:
            table.run.answer(decision.seat, table.run.ask_no, decision.default)
    table.do("omens")
    wanted = tuple(reversed(table.options))
    table.do(wanted)
    first, second, third = (key.partition(".")[0] for key in wanted)
    # The first one was drawn at the start of the turn.
    assert table.player(A).hand[-1] == first
    assert table.player(A).deck[-2:] == [third, second]


def test_omens_are_not_seen_by_the_other() -> None:
    """Hidden: the enemy hears of it without the cards."""
    table = preparing("omens")
    while table.asked != "prepare":
        assert table.run.ask is not None
        for decision in table.run.ask.decisions:
            table.run.answer(decision.seat, table.run.ask_no, decision.default)
    events = table.do("omens")
    top = set(table.player(A).deck[-3:])
    for event in events:
        shown = event.for_seat(B)
        assert shown is None or not any(card in repr(shown) for card in top)


def test_war_chest_puts_a_card_into_the_history() -> None:
    """UA6: the top card of the deck, for its income."""
    table = preparing("war_chest")
    top = table.player(A).deck[-1]
    table.do("war_chest")
    begin(table)
    assert table.player(A).history == [top]
    assert table.player(A).upgrades == []


def test_war_chest_needs_a_deck() -> None:
    table = preparing("war_chest")
    table.player(A).deck = []
    assert not table.offers("war_chest")


def test_spys_report_shows_two_cards_and_not_to_everybody() -> None:
    """UB5: two random battle cards of the enemy's hand; its owner knows them anyway."""
    table = dealt("spys_report")
    events = table.do("spys_report")
    (seen,) = table.heard(ev.HandSeen, events)
    assert len(seen.cards) == 2
    assert {*seen.cards} <= {*table.player(B).hand}
    hidden = seen.for_public()
    assert hidden is None or not any(card in repr(hidden) for card in seen.cards)


def dealt(*upgrades: str) -> Table:
    """Hands are dealt, and bought cards that speak of them may be used."""
    table = preparing(*upgrades)
    while table.asked != "prepare":
        assert table.run.ask is not None
        for decision in table.run.ask.decisions:
            table.run.answer(decision.seat, table.run.ask_no, decision.default)
    return table


def known(table: Table, seat: Seat) -> SeatView:
    """What a seat may see now."""
    return shared_rules().seat_view(table.state, table.run.ask, seat)


def test_what_a_spys_report_showed_is_known_as_long_as_it_is_true() -> None:
    """UB5, W-16: to the seat that looked and to nobody else, until the card leaves the hand."""
    table = dealt("spys_report")
    table.player(B).hand = [*map(KindId, ("trapdoor", "venom_vial", "venom_vial", "tavern_rumour"))]
    table.do("spys_report")
    seen = known(table, A).spied
    assert len(seen) == 2
    assert {card for _, card in seen} <= {*table.player(B).hand}
    assert known(table, B).spied == ()
    assert "spied" not in repr(shared_rules().public_view(table.state, table.run.ask))
    stored = shared_rules().decode_state(shared_rules().encode_state(table.state))
    assert stored.players[A].spied == [*seen]
    for _, card in seen:
        shared_rules().evolve(table.state, ev.CardDiscarded(B, card))
    assert known(table, A).spied == ()


def test_a_second_report_does_not_count_a_card_twice() -> None:
    """UB5: of one copy that was seen twice there is still one."""
    table = dealt("spys_report")
    for cards in (("trapdoor", "venom_vial"), ("venom_vial", "tavern_rumour"), ("venom_vial", "venom_vial")):
        shared_rules().evolve(table.state, ev.HandSeen(A, B, tuple(map(KindId, cards))))
    found = [card for _, card in known(table, A).spied]
    assert found == ["trapdoor", "venom_vial", "tavern_rumour", "venom_vial"]


def test_what_omens_showed_is_known_until_it_is_drawn() -> None:
    """UA5, W-15: the order the seat has chosen itself, the next card first."""
    table = dealt("omens")
    table.do("omens")
    first, second, third = table.options
    table.do((third, first, second))
    wanted = tuple(key.partition(".")[0] for key in (third, first, second))
    assert table.asked == "main"
    assert table.player(A).hand[-1] == wanted[0], "drawn at the start of the first turn"
    assert known(table, A).deck_top == wanted[1:]
    assert known(table, B).deck_top == ()
    stored = shared_rules().decode_state(shared_rules().encode_state(table.state))
    assert stored.players[A].top == [*wanted[:0:-1]]
    for _ in range(2):
        shared_rules().evolve(table.state, ev.CardsDrawn(A, (table.player(A).deck[-1],), 1))
    assert known(table, A).deck_top == ()


def test_spys_report_waits_for_dealt_hands() -> None:
    """WQ100: what speaks of hands comes right after they are dealt."""
    table = preparing("spys_report", "treasury")
    assert table.offers("treasury")
    assert not table.offers("spys_report")


def test_levy_starts_with_a_minion() -> None:
    """UB6: beside the hero."""
    table = preparing("levy")
    table.do("levy", "A2")
    begin(table)
    (recruit,) = table.found("legion_recruit")
    assert table.where(recruit) == "A2"


def test_a_minion_of_levy_may_act_in_the_first_turn() -> None:
    """It has not come in this turn."""
    table = preparing("levy")
    table.do("levy", "A2")
    begin(table)
    assert table.offers(f"activate>{table.found('legion_recruit')[0]}")
