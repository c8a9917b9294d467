"""Terms, zones and who sees what (sections 1 and 2)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import free, own_creatures
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.effect_values import Effect, Filter, Op, Target, When
from sfb_bot.games.warseer.rules.effects.targets import legal
from sfb_bot.games.warseer.rules.work import Moment
from sfb_bot.kernel import Seat
from tests.games.warseer.kit.table import A, B, C, Table, shared_content


def meant(table: Table, whom: str, *filters: Filter, seat: Seat = A) -> set[int]:
    """Whom a plain effect may be for."""
    effect = Effect(When("play"), (Op("heal", 1),), Target(whom, filters))  # pyright: ignore[reportArgumentType]
    return {each.id for each in legal(table.state, seat, effect, Moment("play"))}


def test_own_allied_enemy_any() -> None:
    """W-1, W-154: a partner's creatures are allied but not own; a text without a side means any."""
    table = Table(mode="alliance")
    own, partner, enemy = (
        table.put("wall_bearer", where, seat) for where, seat in (("E5", A), ("E6", C), ("F5", B))
    )
    assert own in meant(table, "own")
    assert partner not in meant(table, "own")
    assert {own, partner} <= meant(table, "allied")
    assert enemy not in meant(table, "allied")
    assert enemy in meant(table, "enemy")
    assert not {own, partner} & meant(table, "enemy")
    assert {own, partner, enemy} <= meant(table, "any")


def test_another_leaves_out_the_creature_itself() -> None:
    """W-1: a creature is allied to itself unless the text says another."""
    table = Table(at=("E5", "I9"))
    novice = table.put("novice_of_aria", "E6")
    table.do(f"activate>{novice}")
    assert table.offers(f"heal>{novice}"), "Healer may heal itself"
    zenobia = Table(at=("E5", "I9"))
    zenobia.put("wall_bearer", "E6")
    zenobia.do("use>queen_zenobia.0")
    assert zenobia.asked == "main", "only one other creature could be meant: nobody was asked"
    assert zenobia.player().influence == 9


def test_distance_and_contact_whatever_stands_there() -> None:
    """W-2: the fewest steps between two hexes; adjacent is distance 1; within X includes 0."""
    table = Table()
    ground, cell = table.state.ground, table.cell
    assert ground.distance(cell("A1"), cell("A5")) == 4
    assert ground.distance(cell("E5"), cell("D4")) == 1
    assert ground.near(cell("E5"), 1) == ground.adjacent[cell("E5")] | 1 << cell("E5")
    table.put("wall_bearer", "A2", B)
    table.put("wall_bearer", "A3", B)
    assert ground.distance(cell("A1"), cell("A4")) == 3, "figures between do not matter"


def test_board_order_is_by_column_then_number() -> None:
    """W-2: A1, A2 ... B1 ..."""
    table = Table()
    names = table.state.map.grid.names
    assert list(names) == sorted(names, key=lambda name: (name[0], int(name[1:])))
    later, first, second = (table.put("wall_bearer", where) for where in ("F2", "C3", "C2"))
    order = [each.id for each in own_creatures(table.state, A)]
    assert order == [table.hero(), second, first, later]


def test_a_free_hex() -> None:
    """W-3: on the map, not impassable, no creature on it."""
    table = Table(battle_map="two_bridges")
    table.put("wall_bearer", "E4")
    cells = free(table.state)
    assert not cells >> table.cell("E4") & 1
    assert not cells >> table.cell("B4") & 1, "a river"
    assert cells >> table.cell("E5") & 1, "a ford"


def test_damage_can_be_stopped_wounds_cannot() -> None:
    """W-4: armour stops damage; an effect that gives wounds skips it."""
    table = Table()
    kind = shared_content().id_of("G10")
    armoured = table.put(kind, "E5", B, armour=2)
    fledgling = table.put("griffin_fledgling", "E6")
    table.luck("BB hh")
    table.attack(fledgling, armoured)
    assert (table.wounds(armoured), table.creature(armoured).armour) == (0, 0)
    sick = Table(turn=A)
    ill = sick.put(kind, "E5", armour=2, tokens="disease")
    sick.do(f"activate>{ill}")
    assert (sick.wounds(ill), sick.creature(ill).armour) == (1, 2)


def test_destroyed_when_wounds_reach_health() -> None:
    """W-5."""
    table = Table()
    knife = table.put("gutter_knife", "E5", B, wounds=3)
    fledgling = table.put("griffin_fledgling", "E6")
    table.luck("BB h-")
    table.attack(fledgling, knife)
    assert not table.there(knife)


def test_what_was_activated_counts_as_turned_until_the_own_start() -> None:
    """W-6, W-41."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    table.act(bearer, "finish")
    assert table.creature(bearer).is_turned
    table.end_turn()
    assert table.creature(bearer).is_turned, "not in the turn of another"
    table.end_turn()
    assert not table.creature(bearer).is_turned


def test_card_text_beats_the_rules_and_what_forbids_wins() -> None:
    """W-7: a Monster is reached by no support card, though the spell says any own creature."""
    table = Table("queen_zenobia", "tarvo_quill")
    horror = table.put("cellar_horror", "E5", wounds=3)
    bearer = table.put("wall_bearer", "E6", wounds=1)
    table.hand("healing_light")
    table.do("play>healing_light")
    assert str(bearer) in table.options
    assert str(horror) not in table.options


def test_a_card_touches_the_zone_of_its_owner() -> None:
    """W-8: Black Market discards to the own History, Ledger of Debts to the shared discard."""
    table = Table("tarvo_quill", "queen_zenobia", at=("A1", "I9"))
    table.build("black_market")
    table.hand("alley_fire")
    table.influence(0)
    table.use("black_market", "alley_fire")
    assert table.player(A).history == ["alley_fire"]
    assert table.player(B).history == []


def test_ranks() -> None:
    """W-9, WQ46: bronze < silver < gold; without a star lower than bronze; heroes and minions have none."""
    kinds = shared_content().creatures
    order = [kinds[shared_content().id_of(code)].rank for code in ("M08", "G01", "G05", "G10")]
    assert order == sorted(set(order))
    elite = kinds[shared_content().id_of("M07")]
    assert (elite.stars, elite.rank) == (2, order[-1]), "the elite counts by its colour"
    assert all(not hero.rank for hero in shared_content().heroes)


def test_a_cost_is_met_in_full_before_the_effect() -> None:
    """W-10, W-114: what cannot be paid is not offered."""
    table = Table()
    table.build("barracks")
    table.influence(0)
    assert not table.offers("use>barracks.0")
    paid = Table()
    paid.build("barracks")
    paid.influence(1)
    paid.use("barracks")
    assert paid.player().influence == 0


# --- Zones ------------------------------------------------------------------------------------------------


def test_what_everybody_sees() -> None:
    """W-11 battlefield, W-12 hero area, W-13 City, W-14 camp, W-17 History, W-20 trackers (WQ83)."""
    table = Table()
    bearer = table.put("wall_bearer", "E5", wounds=1, tokens="poison")
    table.wear("legion_plate")
    table.build("barracks")
    table.camp("legion_crossbow")
    table.history("healing_light")
    view = table.rules.public_view(table.state, table.run.ask)
    figure = view.creature(bearer)
    assert figure is not None
    assert (figure.wounds, figure.tokens, figure.cell) == (1, ("poison",), table.cell("E5"))
    player = view.players[A]
    assert [relic.card for relic in player.relics] == ["legion_plate"]
    assert [building.card for building in player.buildings] == ["barracks"]
    assert player.city == ("wall_bearer",)
    assert player.camp == ("legion_crossbow",)
    assert player.history == ("healing_light",)
    assert (player.influence, player.income, player.points) == (10, 1, 0)


def test_what_is_secret() -> None:
    """W-15 deck, W-16 hand, W-18 face-down feats, W-19 feat deck, W-23: only sizes are public."""
    table = Table(mode="alliance")
    table.hand("judgement", "iron_will")
    table.feats("long_arm")
    public = table.rules.public_view(table.state, table.run.ask)
    player = public.players[A]
    assert (player.hand_size, player.feats_size, player.deck_size) == (2, 1, 5)
    assert public.feat_deck_size == len(table.state.feat_deck)
    told = repr(public)
    assert not any(word in told for word in ("judgement", "iron_will", "long_arm"))
    assert public.seed is None
    mine = table.rules.seat_view(table.state, table.run.ask, A)
    partner = table.rules.seat_view(table.state, table.run.ask, C)
    assert mine.hand == ("judgement", "iron_will")
    assert (partner.hand, partner.feats) == ((), ()), "WQ70: a partner's hand is not shown"


def test_face_down_feats_are_looked_at_by_nobody() -> None:
    """W-18, W-139, WQ25: not even by who has them."""
    event = ev.FeatsTaken(A, (KindId("long_arm"),), 1)
    for seat in (A, B):
        told = event.for_seat(seat)
        assert isinstance(told, ev.FeatsTaken)
        assert told.feats == ()
        assert told.count == 1


def test_a_deck_is_shuffled_only_when_cards_come_back() -> None:
    """W-21: what is drawn comes from the top, the rest keeps its order."""
    table = Table()
    deck = list(table.player(A).deck)
    table.build("temple_of_aria")
    table.use("temple_of_aria")
    assert table.player(A).hand == [deck[-1]]
    assert table.player(A).deck == deck[:-1]


def test_a_card_that_leaves_loses_everything_on_it() -> None:
    """W-22, W-115: back in the camp it is clean, and an enchantment goes to the History of its player."""
    table = Table("tarvo_quill", "queen_zenobia")
    knife = table.put("gutter_knife", "E5", wounds=2, tokens="poison")
    table.rules.evolve(table.state, ev.Charmed(knife, KindId("iron_will"), B))
    table.build("safe_house")
    table.use("safe_house")
    assert table.player(A).camp == ["gutter_knife"]
    assert table.player(B).history == ["iron_will"]
    table.do("summon>gutter_knife")
    table.do(table.options[0])
    again = table.found("gutter_knife")[0]
    assert (table.wounds(again), table.creature(again).tokens) == (0, 0)


def test_a_controlled_creatures_card_goes_home() -> None:
    """W-22, WQ35: destroyed under foreign control it lies in its first owner's History."""
    table = Table("tarvo_quill", "queen_zenobia")
    bearer = table.put("wall_bearer", "E5", B, wounds=3)
    table.put("dock_duellist", "E6", B)
    table.hand("blackmail")
    table.play("blackmail")
    duellist = table.found("dock_duellist", B)[0]
    table.luck("BY --", "BY hh")
    table.attack(bearer, duellist)
    assert not table.there(bearer), "the Counterblow has destroyed it"
    assert table.player(B).history == ["wall_bearer"]
    assert table.player(B).points == 0
