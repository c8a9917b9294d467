"""The turn: start, activation phase, end (section 5)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import Building, Relic
from tests.games.warseer.kit.table import A, B, Table, shared_rules
from tests.games.warseer.rulebook.test_set_up import start


def test_the_start_unturns_what_is_ones_own() -> None:
    """W-41, W-45: creatures, relics and buildings, not those of others."""
    table = Table()
    bearer, knife = table.put("wall_bearer", "E5"), table.put("gutter_knife", "E7", B)
    for seat in (A, B):
        table.player(seat).relics = [Relic(KindId("griffin_horn"), is_turned=True)]
        table.player(seat).buildings = [Building(KindId("barracks"), is_turned=True)]
    for number in (bearer, knife):
        table.creature(number).is_turned = True
    table.end_turn()
    assert not table.creature(knife).is_turned
    assert not table.player(B).relics[0].is_turned
    assert not table.player(B).buildings[0].is_turned
    assert table.creature(bearer).is_turned
    assert table.player(A).relics[0].is_turned


def test_what_lasts_for_a_turn_ends_with_it() -> None:
    """W-42, W-54."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    table.build("aerie")
    table.use("aerie", bearer)
    assert table.now(bearer).move == 2 + 1
    table.end_turn()
    assert table.now(bearer).move == 2


def test_influence_becomes_income_and_the_rest_is_lost() -> None:
    """W-43, W-136: at most 10; a change during the turn gives nothing now."""
    table = Table()
    table.history("gem_of_life", "griffin_horn", seat=B)
    table.influence(9, seat=B)
    table.hand("healing_light", seat=B)
    table.end_turn()
    assert table.player(B).influence == 2 + 2
    table.do("discard>healing_light")
    assert table.player(B).influence == 4
    rich = Table()
    rich.history(*["gem_of_life"] * 7, seat=B)
    rich.influence(0, seat=B)
    rich.end_turn()
    assert (rich.player(B).income, rich.player(B).influence) == (14, 10)


def test_the_first_turn_is_played_with_the_influence_of_the_set_up() -> None:
    """W-43."""
    run = start()
    assert run.state.players[run.state.turn].influence == 2
    assert run.state.players[run.state.turn].income == 0


def test_a_card_and_a_feat_are_drawn() -> None:
    """W-44: from the top of the decks."""
    table = Table()
    card, feat = table.player(B).deck[-1], table.state.feat_deck[-1]
    table.end_turn()
    assert table.player(B).hand == [card]
    assert table.player(B).feats == [feat]
    assert table.player(A).hand == []


def test_an_empty_deck_gives_no_card_and_nothing_else() -> None:
    """W-44, WQ90: a player without cards goes on playing."""
    table = Table()
    table.player(B).deck = []
    table.end_turn()
    assert table.player(B).hand == []
    assert table.asked == "main"
    assert table.asked_seat == B


def test_creatures_are_activated_one_after_another_each_once() -> None:
    """W-45, W-56."""
    table = Table()
    bearer, novice = table.put("wall_bearer", "E5"), table.put("novice_of_aria", "E7")
    table.do(f"activate>{bearer}")
    assert not any(key.startswith("activate") for key in table.options), "one at a time"
    table.do("finish")
    assert not table.offers(f"activate>{bearer}")
    assert table.offers(f"activate>{novice}")


def test_abilities_cards_and_summoning_in_any_order() -> None:
    """W-46, W-47, W-48: mixed with activations; one character, any number of cards."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    table.camp("novice_of_aria", "legion_crossbow")
    table.hand("healing_light", "barracks", "legion_plate")
    table.play("barracks")
    table.act(bearer, "finish")
    table.use("barracks", bearer)
    table.do("summon>novice_of_aria", "E1")
    assert not table.offers("summon>legion_crossbow"), "at most one a turn"
    table.play("legion_plate")
    table.play("healing_light", bearer)
    assert table.player().hand == []
    assert [each.card for each in table.player().buildings] == ["barracks"]
    assert [each.card for each in table.player().relics] == ["legion_plate"]


def test_one_card_is_discarded_unpaid_and_without_effect() -> None:
    """W-49, W-121: of any kind, once."""
    table = Table()
    table.hand("judgement", "shield_wall", "barracks")
    table.influence(0)
    assert {key for key in table.options if key.startswith("discard")} == {
        "discard>judgement",
        "discard>shield_wall",
        "discard>barracks",
    }
    table.do("discard>shield_wall")
    assert table.player().history == ["shield_wall"]
    assert table.player().income == 1
    assert not any(key.startswith("discard") for key in table.options)


def test_feats_are_played_when_their_condition_holds() -> None:
    """W-50, W-138: an achievement between activations."""
    table = Table()
    table.feats("heart_of_the_field", "full_ranks")
    table.put("wall_bearer", "E5")
    assert table.offers("feat>heart_of_the_field"), "a creature on the centre hex"
    assert not table.offers("feat>full_ranks")
    table.do("feat>heart_of_the_field")
    assert table.player().points == 1
    assert table.player().shown == ["heart_of_the_field"]


def test_one_feat_is_discarded_for_one_of_its_effects() -> None:
    """W-51, W-144, WQ37: 2 influence, a minion beside the hero, or a card."""
    for effect in ("influence", "minion", "card"):
        table = Table(at=("E1", "I9"))
        table.influence(3)
        table.feats("long_arm", "full_ranks")
        table.do("drop>long_arm", effect)
        if effect == "minion":
            assert set(table.options) == {"D1", "F1", "E2"}
            table.do("E2")
        assert table.player().influence == (5 if effect == "influence" else 3)
        assert len(table.found("legion_recruit")) == int(effect == "minion")
        assert len(table.player().hand) == int(effect == "card")
        assert table.state.feat_discard == ["long_arm"]
        assert not any(key.startswith("drop") for key in table.options)


def test_a_minion_without_a_free_hex_beside_the_hero_comes_into_the_zone() -> None:
    """W-125, WQ37."""
    table = Table(at=("A1", "I9"))
    for where in ("A2", "B1"):
        table.put("wall_bearer", where)
    table.feats("long_arm")
    table.do("drop>long_arm", "minion")
    assert set(table.options) == {f"{column}1" for column in "CDEFGHI"}


def test_no_cards_during_an_activation() -> None:
    """W-52, WQ24: neither cards nor abilities nor achievements."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    table.hand("healing_light")
    table.build("barracks")
    table.feats("heart_of_the_field")
    table.do(f"activate>{bearer}")
    assert {key.split(">")[0] for key in table.options} == {"go", "finish"}, "Slow: not even a run"


def test_the_turn_does_not_end_by_itself() -> None:
    """W-53: cards may follow the last activation."""
    table = Table()
    table.act(table.hero(), "finish")
    assert table.asked_seat == A
    assert table.offers("end")
    table.do("end")
    assert table.asked_seat == B


def test_ending_early_activates_the_rest_doing_nothing() -> None:
    """W-53, W-59, WQ64: in board order; stun goes, poison and disease are skipped away, the wound comes."""
    table = Table()
    later = table.put("wall_bearer", "F5", tokens="poison disease")
    first = table.put("novice_of_aria", "C5", tokens="stun poison")
    events = table.end_turn()
    assert [event.creature for event in table.heard(ev.Activated, events)] == [table.hero(), first, later]
    assert table.has_token(first, "poison"), "stun replaced the whole activation (WQ40)"
    assert not table.has_token(first, "stun")
    assert (table.wounds(later), table.creature(later).tokens) == (1, 0)
    assert not table.heard(ev.Rolled, events), "nobody has rolled for a token"


def test_the_turn_goes_round() -> None:
    """W-54: then the next player's turn."""
    table = Table(mode="melee4")
    seats = [table.asked_seat]
    for _ in range(4):
        table.end_turn()
        seats.append(table.asked_seat)
    assert seats == [0, 1, 2, 3, 0]


def test_every_question_between_activations_is_a_boundary() -> None:
    """W-239."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    assert table.run.at_boundary
    table.do(f"activate>{bearer}")
    assert not table.run.at_boundary
    table.do("finish")
    assert table.run.at_boundary
    assert shared_rules().turn(table.state) == (A, 9)
