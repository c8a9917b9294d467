"""Finesse, its hero and its dancers."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER
from tests.games.codex.kit.table import A, B, C, D, Table


def casting(*hand: str, level: int = 1, gold: int = 20) -> Table:
    """River in play, a hand, and all tech buildings."""
    table = Table("river_montoya", gold=gold)
    table.put("river_montoya", A, level=level)
    table.tech(A)
    table.hand(*hand)
    return table


def test_harmony_gives_a_dancer_for_each_spell_but_not_for_itself() -> None:
    table = casting("harmony", "spark", "harmony")
    table.play("harmony")
    assert table.found("dancer") == []
    table.play("spark")
    assert len(table.found("dancer", A)) == 1
    table.play("harmony")
    assert len(table.found("dancer", A)) == 2, "the second Harmony feeds the first"


def test_harmony_stops_at_three_dancers_of_both_faces() -> None:
    table = casting("spark")
    table.put("harmony", A)
    for _ in range(2):
        table.put("dancer", A)
    table.put("angry_dancer", A)
    table.play("spark")
    assert len(table.found("dancer", A)) == 2


def test_harmony_is_sacrificed_to_make_the_dancers_angry() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A)
    harmony = table.put("harmony", A)
    dancer = table.put("dancer", A, runes={"plus": 1}, is_exhausted=True)
    foreign = table.put("dancer", B)
    table.use(harmony, 1)
    assert not table.there(harmony)
    assert table.player().discard == ["harmony"]
    now = table.now(dancer)
    assert (now.atk, now.hp) == (3, 2), "2/1 and its rune"
    assert now.flags & key.UNSTOPPABLE
    assert table.obj(dancer).is_exhausted
    assert table.found("dancer") == [foreign]


def test_harmony_lost_with_its_hero_flips_nobody() -> None:
    table = Table("river_montoya", turn=B)
    river = table.put("river_montoya", A, slot=LEADER, damage=2)
    harmony = table.put("harmony", A)
    table.put("dancer", A)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.attack(rhino, river)
    assert not table.there(harmony)
    assert len(table.found("dancer")) == 1


def test_harmony_sees_no_spells_of_others() -> None:
    table = Table("river_montoya", turn=B)
    table.put("river_montoya", A)
    table.put("harmony", A)
    table.put("troq_bashar", B)
    table.hand("wrecking_ball", seat=B)
    table.play("wrecking_ball", table.base(A).id)
    assert table.found("dancer") == []


def test_dancer_has_an_ability_but_no_strength() -> None:
    table = Table()
    dancer = table.put("dancer", A)
    now = table.now(dancer)
    assert (now.atk, now.hp, now.has_abilities) == (0, 1, True)


def test_discord_weakens_all_small_units_of_an_opponent() -> None:
    table = casting("discord")
    foot = table.put("tenderfoot", B, slot=LEADER)
    messenger = table.put("timely_messenger", B)
    man = table.put("iron_man", B)
    rhino = table.put("regular_sized_rhinoceros", B)
    own = table.put("tenderfoot", A)
    table.play("discord")
    assert not table.there(messenger)
    assert [table.now(each).hp for each in (foot, man, rhino, own)] == [1, 3, 6, 2]
    assert [table.now(each).atk for each in (foot, man, rhino, own)] == [0, 1, 5, 1]
    table.end_turn()
    assert (table.now(man).atk, table.now(man).hp) == (3, 4)


def test_discord_is_for_one_opponent_of_several_and_for_who_is_there_now() -> None:
    table = Table("river_montoya", "troq_bashar", "troq_bashar", mode="melee3")
    table.put("river_montoya", A)
    table.hand("discord")
    one, other = table.put("iron_man", B), table.put("iron_man", C)
    table.play("discord", f"seat{C}")
    assert (table.now(one).hp, table.now(other).hp) == (4, 3)


def test_two_step_makes_partners_stronger() -> None:
    table = casting("two_step")
    one, other, third = table.put("tenderfoot"), table.put("iron_man"), table.put("tenderfoot")
    table.play("two_step", one, other)
    assert [(table.now(each).atk, table.now(each).hp) for each in (one, other, third)] == [
        (3, 4),
        (5, 6),
        (1, 2),
    ]


def test_two_step_is_sacrificed_when_a_partner_dies() -> None:
    table = casting("two_step", "the_boot")
    one, other = table.put("tenderfoot", A), table.put("iron_man", A)
    foe = table.put("regular_sized_rhinoceros", B, slot=ELITE)
    table.play("two_step")
    (spell,) = table.found("two_step")
    table.attack(one, foe)
    assert not table.there(one)
    assert not table.there(spell)
    assert (table.now(other).atk, table.now(other).hp) == (3, 4)


def test_two_step_takes_no_partners_of_another_and_needs_two() -> None:
    table = casting("two_step", "two_step")
    foot, man = table.put("tenderfoot", A), table.put("iron_man", A)
    table.put("tenderfoot", A)
    table.put("older_brother", B)
    table.play("two_step", foot, man)
    assert "play>two_step" not in table.options, "only one is free"


def test_two_step_passes_by_who_has_a_partner() -> None:
    table = casting("two_step", "two_step")
    units = [table.put("iron_man", A) for _ in range(4)]
    table.play("two_step", units[0], units[2])
    table.play("two_step")
    assert [table.now(each).atk for each in units] == [5, 5, 5, 5], "the other two, without a question"


def test_two_step_ends_when_a_partner_changes_sides() -> None:
    table = Table("river_montoya", "troq_bashar", turn=B)
    table.put("river_montoya", A)
    table.put("troq_bashar", B, level=8)
    rhino, man = table.put("regular_sized_rhinoceros", A), table.put("leaping_lizard", A)
    spell = table.put("two_step", A)
    table.obj(spell).links = (rhino, man)
    table.hand("final_smash", seat=B)
    assert (table.now(rhino).atk, table.now(man).atk) == (7, 5)
    table.play("final_smash", rhino)
    assert not table.there(spell)
    assert table.player(A).discard == ["two_step"]
    assert (table.now(rhino).atk, table.now(man).atk) == (5, 3)


def test_appel_stomp_sidelines_draws_and_may_go_on_the_deck() -> None:
    table = casting("appel_stomp", level=5)
    table.deck("iron_man", "tenderfoot")
    man = table.put("iron_man", B, slot=LEADER)
    table.play("appel_stomp", "yes")
    assert (table.obj(man).slot, table.there(man)) == (0, True)
    assert table.player().hand == ["tenderfoot"]
    assert table.player().deck == ["iron_man", "appel_stomp"]
    assert table.player().discard == []


def test_appel_stomp_is_discarded_otherwise_and_its_draw_is_secret() -> None:
    table = casting("appel_stomp", level=5)
    events = table.play("appel_stomp", "no")
    assert table.player().discard == ["appel_stomp"]
    assert len(table.player().hand) == 1, "drawn without a target, too"
    (drawn,) = table.heard(ev.Drawn, events)
    public = drawn.for_public()
    assert isinstance(public, ev.Drawn)
    assert (public.cards, public.count) == ((), 1)


def test_nimble_fencer_gives_virtuosos_haste_herself_too() -> None:
    table = casting("tenderfoot", "nimble_fencer", "older_brother")
    for card in ("nimble_fencer", "tenderfoot", "older_brother"):
        table.play(card)
    fencer, foot, brother = (
        table.found(each)[0] for each in ("nimble_fencer", "tenderfoot", "older_brother")
    )
    assert f"attack>{fencer}" in table.options
    assert f"attack>{foot}" in table.options
    assert f"attack>{brother}" not in table.options


def test_nimble_fencer_does_nothing_for_other_players() -> None:
    table = Table()
    table.put("nimble_fencer", A)
    foot = table.put("tenderfoot", B)
    assert not table.now(foot).flags & key.HASTE


def test_star_crossed_starlet_is_hurt_in_the_upkeep_and_grows() -> None:
    table = Table(turn=B)
    starlet = table.put("star_crossed_starlet", A)
    table.end_turn()
    assert table.obj(starlet).damage == 1
    assert table.now(starlet).atk == 4
    table.end_turn()
    assert table.obj(starlet).damage == 1, "not in the other player's upkeep"
    table.end_turn()
    assert not table.there(starlet)


def test_star_crossed_starlet_is_healed_before_or_after_as_one_likes() -> None:
    table = Table(turn=B)
    starlet = table.put("star_crossed_starlet", A, damage=1)
    table.put("helpful_turtle", A)
    table.do("patrol")
    while table.asked != "order":
        table.do(table.run.ask.decisions[0].default if table.run.ask else "")
    healing = next(option for option in table.options if option.startswith("healing"))
    table.do(healing)
    assert table.there(starlet)
    assert table.obj(starlet).damage == 1


def test_grounded_guide_leads_virtuosos_best() -> None:
    table = Table()
    guide = table.put("grounded_guide", A)
    foot, brother = table.put("tenderfoot", A), table.put("older_brother", A)
    foreign = table.put("tenderfoot", B)
    seen = [(table.now(each).atk, table.now(each).hp) for each in (guide, foot, brother, foreign)]
    assert seen == [(4, 4), (3, 3), (3, 2), (1, 2)]


def test_grounded_guide_twice_adds_up() -> None:
    table = Table()
    guide = table.put("grounded_guide", A)
    table.put("grounded_guide", A)
    foot = table.put("tenderfoot", A)
    assert (table.now(foot).atk, table.now(foot).hp) == (5, 4)
    assert table.now(guide).atk == 5


def test_maestro_lets_virtuosos_come_for_nothing() -> None:
    table = casting("blademaster", "older_brother", gold=2)
    table.put("maestro", A)
    table.play("blademaster")
    assert table.player().gold == 2
    table.play("older_brother")
    assert table.player().gold == 0


def test_maestro_gives_virtuosos_a_blow_at_buildings() -> None:
    table = Table()
    maestro = table.put("maestro", A)
    foot = table.put("tenderfoot", A)
    brother = table.put("older_brother", A)
    assert f"use>{brother}.{maestro}.1" not in table.options
    table.do(f"use>{foot}.{maestro}.1", str(table.base(B).id))
    assert table.base(B).damage == 2
    assert table.obj(foot).is_exhausted


def test_maestro_may_be_tired_but_the_virtuoso_may_not() -> None:
    table = Table()
    maestro = table.put("maestro", A, is_fresh=True)
    ready, tired = table.put("tenderfoot", A), table.put("tenderfoot", A, is_fresh=True)
    assert f"use>{ready}.{maestro}.1" in table.options
    assert f"use>{tired}.{maestro}.1" not in table.options


def test_backstabber_is_not_seen() -> None:
    table = casting("the_boot")
    stabber = table.put("backstabber", B)
    man = table.put("iron_man", A)
    table.do(f"attack>{man}")
    assert str(stabber) not in table.options


def test_backstabber_passes_by_patrollers() -> None:
    table = Table()
    stabber = table.put("backstabber", A)
    table.put("iron_man", B, slot=LEADER)
    table.attack(stabber, table.base(B).id)
    assert table.base(B).damage == 3


def test_cloud_sprite_flies() -> None:
    table = Table()
    sprite = table.put("cloud_sprite", A)
    table.put("iron_man", B, slot=LEADER)
    table.attack(sprite, table.base(B).id)
    assert table.base(B).damage == 3
    assert table.there(sprite)


def test_cloud_sprite_is_hit_by_those_who_reach_it() -> None:
    table = Table()
    sprite = table.put("cloud_sprite", A)
    table.put("leaping_lizard", B, slot=LEADER)
    table.attack(sprite, table.base(B).id)
    assert not table.there(sprite), "3 from the lizard it flew over"


def test_leaping_lizard_attacks_fliers() -> None:
    table = Table()
    lizard = table.put("leaping_lizard", A)
    ship = table.put("eggship", B, slot=ELITE)
    table.attack(lizard, ship)
    assert not table.there(ship)
    assert not table.there(lizard), "4 and 1 for the elite"


def test_leaping_lizard_may_leave_fliers_alone() -> None:
    table = Table()
    lizard = table.put("leaping_lizard", A)
    table.put("eggship", B, slot=LEADER)
    table.attack(lizard, table.base(B).id)
    assert table.base(B).damage == 3


def test_blademaster_lets_all_strike_first() -> None:
    table = Table()
    table.put("blademaster", A)
    brother = table.put("older_brother", A)
    hero = table.put("troq_bashar", A)
    foe = table.put("older_brother", B, slot=SCAVENGER)
    table.attack(brother, foe)
    assert table.obj(brother).damage == 0
    assert table.now(hero).flags & key.SWIFT_STRIKE


def test_blademaster_is_no_help_for_the_other_side() -> None:
    table = Table()
    blade = table.put("blademaster", A)
    foe = table.put("older_brother", B, slot=SCAVENGER)
    assert table.now(blade).flags & key.SWIFT_STRIKE
    assert not table.now(foe).flags & key.SWIFT_STRIKE


def test_river_montoya_sidelines_a_small_patroller_from_level_3() -> None:
    table = Table("river_montoya")
    river = table.put("river_montoya", A, level=3)
    man = table.put("iron_man", B, slot=LEADER)
    rhino = table.put("regular_sized_rhinoceros", B, slot=ELITE)
    hero = table.put("troq_bashar", B, slot=SCAVENGER)
    table.use(river)
    assert [table.obj(each).slot for each in (man, rhino, hero)] == [0, ELITE, SCAVENGER]
    assert not table.obj(man).is_exhausted
    assert table.obj(river).is_exhausted


def test_river_montoya_makes_tech_0_units_cheaper_at_level_5() -> None:
    table = casting("tenderfoot", "granfalloon_flagbearer", "iron_man", "spark", level=5)
    for card, gold in (("tenderfoot", 20), ("granfalloon_flagbearer", 18), ("spark", 17)):
        table.play(card)
        assert table.player().gold == gold


def test_river_montoya_does_neither_at_level_2() -> None:
    table = casting("older_brother", level=2)
    river = table.found("river_montoya")[0]
    table.put("tenderfoot", B, slot=LEADER)
    assert f"use>{river}.0" not in table.options
    table.play("older_brother")
    assert table.player().gold == 18


def test_river_montoya_lowers_nothing_for_the_partner() -> None:
    table = Table("river_montoya", "troq_bashar", "troq_bashar", "troq_bashar", mode="teams")
    table.put("river_montoya", A, level=5)
    table.hand("older_brother", seat=C)
    table.hand(seat=D)
    assert table.run.ask is not None
    partner = next(each for each in table.run.ask.decisions if each.seat == C)
    table.run.answer(C, table.run.ask_no, ("play>older_brother",))
    assert partner.seat == C
    assert table.player(C).gold == 18
