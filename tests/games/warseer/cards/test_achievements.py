"""The twenty achievements: when each may be played, and when not (W-138)."""

from __future__ import annotations

from tests.games.warseer.kit.table import A, B, Table


def field(*feats: str, at: tuple[str, str] = ("A1", "I9")) -> Table:
    """Zenobia with these feats against Tarvo."""
    table = Table("queen_zenobia", "tarvo_quill", at=at)
    table.feats(*feats)
    return table


def test_heart_of_the_field_on_the_centre() -> None:
    """A01: E5 is the centre of Broken Meadow."""
    table = field("heart_of_the_field")
    table.put("wall_bearer", "E5")
    table.do("feat>heart_of_the_field")
    assert table.player(A).points == 1
    assert table.player(A).shown == ["heart_of_the_field"]


def test_heart_of_the_field_not_beside_it_nor_by_an_enemy() -> None:
    table = field("heart_of_the_field")
    table.put("wall_bearer", "E4")
    table.put("gutter_knife", "E5", B)
    assert not table.offers("feat>heart_of_the_field")


def test_foothold_with_two_in_the_enemy_zone() -> None:
    """A02."""
    table = field("foothold")
    table.put("wall_bearer", "E9")
    table.put("wall_bearer", "D8")
    table.do("feat>foothold")
    assert table.player(A).points == 2


def test_foothold_not_with_one_or_in_the_own_zone() -> None:
    table = field("foothold")
    table.put("wall_bearer", "E9")
    table.put("wall_bearer", "D1")
    assert not table.offers("feat>foothold")


def test_full_ranks_with_five_creatures() -> None:
    """A03: hero and minions count."""
    table = field("full_ranks")
    for where in ("C1", "C2", "D2", "E2"):
        table.put("legion_recruit", where)
    assert table.offers("feat>full_ranks")


def test_full_ranks_not_with_four() -> None:
    table = field("full_ranks")
    for where in ("C1", "C2", "D2"):
        table.put("legion_recruit", where)
    table.put("gutter_knife", "E5", B)
    assert not table.offers("feat>full_ranks")


def test_founding_the_city_with_two_buildings() -> None:
    """A04."""
    table = field("founding_the_city", "great_city")
    table.build("barracks", "aerie")
    assert table.offers("feat>founding_the_city")
    assert not table.offers("feat>great_city")


def test_founding_the_city_not_with_one() -> None:
    table = field("founding_the_city")
    table.build("barracks")
    table.build("tavern", "tavern", seat=B)
    assert not table.offers("feat>founding_the_city")


def test_well_equipped_with_two_relics() -> None:
    """A05."""
    table = field("well_equipped", "armed_to_the_teeth")
    table.wear("legion_plate", "gem_of_life")
    assert table.offers("feat>well_equipped")
    assert not table.offers("feat>armed_to_the_teeth")


def test_well_equipped_not_with_one() -> None:
    table = field("well_equipped")
    table.wear("legion_plate")
    assert not table.offers("feat>well_equipped")


def test_bandages_after_two_healed_wounds() -> None:
    """A06: in this turn, by whatever of your side."""
    table = field("bandages")
    captain = table.put("banner_captain", "E5", wounds=3)
    table.hand("healing_light")
    table.play("healing_light", captain)
    assert table.offers("feat>bandages")


def test_bandages_not_after_one_nor_in_the_next_turn() -> None:
    table = field("bandages")
    captain = table.put("banner_captain", "E5", wounds=1)
    table.hand("healing_light")
    table.play("healing_light", captain)
    assert not table.offers("feat>bandages")
    later = field("bandages")
    hurt = later.put("banner_captain", "E5", wounds=3)
    later.hand("healing_light")
    later.play("healing_light", hurt)
    later.end_turn()
    later.end_turn()
    assert not later.offers("feat>bandages")


def test_three_banners_with_all_ranks() -> None:
    """A07."""
    table = field("three_banners")
    for kind, where in (("wall_bearer", "E5"), ("banner_captain", "E6"), ("archon_of_dawn", "E7")):
        table.put(kind, where)
    table.do("feat>three_banners")
    assert table.player(A).points == 2


def test_three_banners_not_with_two_ranks() -> None:
    """A mule without a star is none."""
    table = field("three_banners")
    for kind, where in (("wall_bearer", "E5"), ("banner_captain", "E6"), ("pack_mule", "E7")):
        table.put(kind, where)
    assert not table.offers("feat>three_banners")


def test_face_to_face_after_the_heroes_fought() -> None:
    """A08: your hero attacked the enemy hero this turn."""
    table = field("face_to_face", at=("E4", "E6"))
    table.luck("YYY ---")
    table.attack(table.hero(A), table.hero(B))
    assert table.offers("feat>face_to_face")


def test_face_to_face_not_when_others_attacked() -> None:
    table = field("face_to_face", at=("E4", "E6"))
    bearer = table.put("wall_bearer", "E5")
    table.luck("YY --")
    table.attack(bearer, table.hero(B))
    assert not table.offers("feat>face_to_face")


def test_scholar_of_war_after_two_spells() -> None:
    """A09."""
    table = field("scholar_of_war")
    captain = table.put("banner_captain", "E5", wounds=1)
    table.hand("healing_light", "shield_of_faith")
    table.play("healing_light", captain)
    assert not table.offers("feat>scholar_of_war")
    table.play("shield_of_faith", captain)
    assert table.offers("feat>scholar_of_war")


def test_scholar_of_war_does_not_count_relics_and_buildings() -> None:
    table = field("scholar_of_war")
    table.hand("barracks", "gem_of_life")
    table.play("barracks")
    table.play("gem_of_life")
    assert not table.offers("feat>scholar_of_war")


def test_lay_of_the_land_with_three_beside_terrain() -> None:
    """A10: on a terrain piece or beside it: C4, D6 and F3 are forests."""
    table = field("lay_of_the_land")
    for where in ("C4", "E6", "E3"):
        table.put("wall_bearer", where)
    assert table.offers("feat>lay_of_the_land")


def test_lay_of_the_land_not_with_two() -> None:
    table = field("lay_of_the_land")
    for where in ("C4", "E6", "E2"):
        table.put("wall_bearer", where)
    assert not table.offers("feat>lay_of_the_land")


def test_cornered_crown_with_two_beside_the_enemy_hero() -> None:
    """A11."""
    table = field("cornered_crown", at=("A1", "E6"))
    table.put("wall_bearer", "E5")
    table.put("wall_bearer", "D5")
    table.do("feat>cornered_crown")
    assert table.player(A).points == 2


def test_cornered_crown_not_with_one() -> None:
    table = field("cornered_crown", at=("A1", "E6"))
    table.put("wall_bearer", "E5")
    table.put("wall_bearer", "D4")
    assert not table.offers("feat>cornered_crown")


def test_shoving_match_after_two_pushes() -> None:
    """A12."""
    table = field("shoving_match")
    one, other = table.put("wall_bearer", "E5"), table.put("wall_bearer", "C6")
    knife, hound = table.put("gutter_knife", "E6", B), table.put("pit_hound", "C7", B)
    table.luck("BY p-")
    table.attack(one, knife)
    assert not table.offers("feat>shoving_match")
    table.luck("BY p-")
    table.attack(other, hound)
    assert table.offers("feat>shoving_match")


def test_shoving_match_counts_nobody_who_could_not_move() -> None:
    """One that could not move was not pushed."""
    table = field("shoving_match")
    one, other = table.put("wall_bearer", "E5"), table.put("wall_bearer", "A8")
    knife, hound = table.put("gutter_knife", "E6", B), table.put("pit_hound", "A9", B)
    table.put("legion_recruit", "B8")
    table.luck("BY p-")
    table.attack(one, knife)
    table.luck("BY p-")
    table.attack(other, hound)
    assert not table.offers("feat>shoving_match")


def test_bleeding_crown_at_five_wounds() -> None:
    """A13."""
    table = field("bleeding_crown")
    table.creature(table.hero(B)).wounds = 5
    assert table.offers("feat>bleeding_crown")


def test_bleeding_crown_not_at_four_nor_by_ones_own() -> None:
    table = field("bleeding_crown")
    table.creature(table.hero(B)).wounds = 4
    table.creature(table.hero(A)).wounds = 6
    assert not table.offers("feat>bleeding_crown")


def test_rabble_with_two_minions() -> None:
    """A14."""
    table = field("rabble")
    table.put("legion_recruit", "E5")
    table.put("legion_recruit", "E6")
    assert table.offers("feat>rabble")


def test_rabble_not_with_characters() -> None:
    table = field("rabble")
    table.put("legion_recruit", "E5")
    table.put("pack_mule", "E6")
    assert not table.offers("feat>rabble")


def test_rich_ancestors_at_income_eight() -> None:
    """A15."""
    table = field("rich_ancestors")
    table.history("gem_of_life", "banner_of_dornell", "griffin_horn", "aerie")
    assert table.player(A).income == 8
    assert table.offers("feat>rich_ancestors")


def test_rich_ancestors_not_at_seven() -> None:
    table = field("rich_ancestors")
    table.history("gem_of_life", "banner_of_dornell", "griffin_horn", "barracks")
    assert table.player(A).income == 7
    assert not table.offers("feat>rich_ancestors")


def test_armed_to_the_teeth_with_three_relics() -> None:
    """A16."""
    table = field("armed_to_the_teeth")
    table.wear("legion_plate", "gem_of_life", "griffin_horn")
    table.do("feat>armed_to_the_teeth")
    assert table.player(A).points == 2


def test_great_city_with_three_buildings() -> None:
    """A17."""
    table = field("great_city")
    table.build("barracks", "aerie", "infirmary")
    table.do("feat>great_city")
    assert table.player(A).points == 2


def test_unscathed_beside_an_enemy() -> None:
    """A18: no wounds, and an enemy creature in contact with your hero."""
    table = field("unscathed", at=("E5", "I9"))
    table.put("gutter_knife", "E6", B)
    assert table.offers("feat>unscathed")


def test_unscathed_not_with_wounds_or_alone() -> None:
    table = field("unscathed", at=("E5", "I9"))
    table.put("gutter_knife", "E6", B)
    table.creature(table.hero(A)).wounds = 1
    assert not table.offers("feat>unscathed")
    alone = field("unscathed", at=("E5", "I9"))
    alone.put("gutter_knife", "E7", B)
    assert not alone.offers("feat>unscathed")


def test_empty_purse_with_nothing_left() -> None:
    """A19: 0 influence and no battle card in hand; feats do not matter."""
    table = field("empty_purse", "payback")
    table.influence(0)
    assert table.offers("feat>empty_purse")


def test_empty_purse_not_with_a_card_or_influence() -> None:
    table = field("empty_purse")
    table.influence(1)
    assert not table.offers("feat>empty_purse")
    other = field("empty_purse")
    other.influence(0)
    other.hand("aerie")
    assert not other.offers("feat>empty_purse")


def test_old_stones_beside_a_unique_terrain() -> None:
    """A20: on it or beside it."""
    table = field("old_stones")
    table.piece("altar", "G3")
    table.put("wall_bearer", "G4")
    assert table.offers("feat>old_stones")


def test_old_stones_not_beside_a_forest() -> None:
    table = field("old_stones")
    table.piece("altar", "G3")
    table.put("wall_bearer", "C3")
    assert not table.offers("feat>old_stones")


# --- How they are played ----------------------------------------------------------------------------------


def test_achievements_wait_for_the_end_of_an_activation() -> None:
    """WQ24: between activations."""
    table = field("heart_of_the_field")
    bearer = table.put("wall_bearer", "E5")
    table.do(f"activate>{bearer}")
    assert not table.offers("feat>heart_of_the_field")


def test_the_very_first_player_scores_no_feat_in_the_first_turn() -> None:
    """W-141: Heart of the Field and Great City wait."""
    table = field("heart_of_the_field", "great_city")
    table.build("barracks", "aerie", "infirmary")
    table.put("wall_bearer", "E5")
    table.state.turn_no = 1
    assert not table.offers("feat>heart_of_the_field")
    assert not table.offers("feat>great_city")


def test_a_feat_may_be_dropped_for_something_else() -> None:
    """W-144: Armed to the Teeth for influence, Great City for a card, Unscathed for a minion."""
    for feat, choice in (
        ("armed_to_the_teeth", "influence"),
        ("great_city", "card"),
        ("unscathed", "minion"),
    ):
        table = field(feat)
        table.influence(3)
        table.do(f"drop>{feat}", choice)
        table.rest()
        assert table.state.feat_discard == [feat]
        assert table.player(A).influence == (5 if choice == "influence" else 3)
        assert len(table.player(A).hand) == (choice == "card")
        assert len(table.found("legion_recruit")) == (choice == "minion")
