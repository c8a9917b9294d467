"""Two-headed dragon (C258 to C267)."""

from __future__ import annotations

from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER
from sfb_bot.games.codex.rules.model import Mod, Phase
from sfb_bot.kernel import Seat
from tests.games.codex.kit.table import A, B, C, D, Table


def say(table: Table, seat: Seat, *keys: str) -> None:
    """A seat answers its own open question, one after the other."""
    for key in keys:
        ask = table.run.ask
        assert ask is not None
        table.run.answer(seat, table.run.ask_no, (key,))


def asked(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    ask = table.run.ask
    assert ask is not None
    return [(decision.seat, decision.prompt) for decision in ask.decisions]


def go_on(table: Table) -> None:
    """Answer by default until somebody may act."""
    while True:
        ask = table.run.ask
        assert ask is not None
        decision = ask.decisions[0]
        if decision.prompt == "main":
            return
        table.run.answer(decision.seat, table.run.ask_no, decision.default)


def test_c258_partners_take_their_turn_together() -> None:
    table = Table(mode="teams", turn=B, gold=0, workers=10)
    mine = table.put("tiger_cub", A, is_exhausted=True)
    theirs = table.put("tiger_cub", C, is_exhausted=True)
    for seat in (B, D):
        say(table, seat, "patrol")
    go_on(table)
    assert table.state.active == (A, C)
    assert not table.obj(mine).is_exhausted
    assert not table.obj(theirs).is_exhausted
    assert (table.player(A).gold, table.player(C).gold) == (10, 10)
    assert asked(table) == [(A, "main"), (C, "main")]
    assert len(table.player(B).hand) == len(table.player(D).hand) == 2


def test_c259_cq36_either_partner_acts_and_who_has_locked_is_done() -> None:
    """C259, CQ36: one action at a time, first come first served."""
    table = Table(mode="teams")
    table.hand("tenderfoot")
    table.hand("older_brother", seat=C)
    say(table, C, "play>older_brother")
    say(table, A, "play>tenderfoot")
    assert len(table.found("older_brother", C)) == len(table.found("tenderfoot", A)) == 1
    say(table, A, "patrol")
    while (A, "patrol") in asked(table):
        say(table, A, "lock")
    assert asked(table) == [(C, "main")]
    assert (table.state.phase, table.state.active) == (Phase.MAIN, (A, C))


def test_c260_cq37_the_partner_who_acts_decides() -> None:
    """C260, CQ37: the question about the target is for the partner whose card it is."""
    table = Table(mode="teams")
    table.put("troq_bashar", C)
    table.put("tenderfoot", B)
    table.put("tenderfoot", D)
    table.hand("wither", seat=C)
    say(table, C, "play>wither")
    assert asked(table) == [(C, "target")]


def test_c261_both_zones_protect_everything_of_the_team() -> None:
    table = Table(mode="teams")
    attacker = table.put("iron_man", A)
    leader = table.put("tenderfoot", D, slot=LEADER)
    table.put("tenderfoot", B)
    table.put("tenderfoot", B, slot=ELITE)
    say(table, A, f"attack>{attacker}")
    assert table.options == [str(leader), "back"]

    table = Table(mode="teams")
    attacker = table.put("iron_man", A)
    leaders = [table.put("tenderfoot", seat, slot=LEADER) for seat in (B, D)]
    say(table, A, f"attack>{attacker}")
    assert table.options == [*map(str, leaders), "back"], "the attacker chooses among equals"


def test_c261_sparks_stay_inside_a_zone_and_nobody_patrols_with_the_partner() -> None:
    table = Table(mode="teams")
    ocelot = table.put("revolver_ocelot", A)
    target = table.put("iron_man", B, slot=ELITE)
    beside = table.put("iron_man", D, slot=SCAVENGER)
    say(table, A, f"attack>{ocelot}", str(target))
    assert table.obj(beside).damage == 0

    table = Table(mode="teams")
    mine, theirs = table.put("iron_man", A), table.put("iron_man", C)
    say(table, A, "patrol")
    assert str(mine) in table.options
    assert str(theirs) not in table.options
    say(table, A, str(mine))
    assert asked(table) == [(C, "main")], "nor is anything lent"


def test_c262_your_is_one_player_and_friendly_is_both() -> None:
    table = Table(mode="teams", turn=B)
    guide = table.put("grounded_guide", A)
    mine, theirs = table.put("iron_man", A), table.put("iron_man", C)
    assert (table.now(mine).atk, table.now(theirs).atk) == (3 + 1, 3)
    assert table.there(guide)

    table = Table(mode="teams")
    table.put("troq_bashar", A)
    partner, foe = table.put("iron_man", C), table.put("iron_man", B)
    table.hand("bloom")
    say(table, A, "play>bloom")
    assert str(partner) in table.options
    assert str(foe) not in table.options


def test_c263_each_opposing_base_is_the_shared_one_once() -> None:
    table = Table("troq_bashar", "drakk_ramhorn", mode="teams")
    rhino = table.put("oversized_rhinoceros", A)
    drakk = table.put("drakk_ramhorn", B)
    say(table, A, f"attack>{rhino}", str(drakk))
    assert table.base(A).damage == 1


def test_c264_partners_never_have_the_same_add_on() -> None:
    table = Table(mode="teams")
    table.put("tower", C)
    ask = table.run.ask
    assert ask is not None
    options = {each.seat: [option.key for option in each.options] for each in ask.decisions}
    assert "build>tower" not in options[A]
    assert "build>surplus" in options[A]
    assert not [key for key in options[C] if key in ("build>tower", "build>surplus")], "one each"


def test_c265_everything_else_is_individual() -> None:
    """C265: gold, tech and heroes of the partner do not count."""
    table = Table(mode="teams", gold=2)
    table.tech(C, 1)
    table.put("troq_bashar", C)
    table.hand("spark", "iron_man")
    table.hand("iron_man", seat=C)
    ask = table.run.ask
    assert ask is not None
    mine = [option.key for option in ask.decisions[0].options]
    assert not {"play>spark", "play>iron_man"} & set(mine)
    assert "summon>troq_bashar" in mine, "the partner's hero does not count for the limit"


def test_c265_levels_go_to_a_hero_of_either_opponent() -> None:
    table = Table(mode="teams")
    rhino = table.put("oversized_rhinoceros", A)
    heroes = [table.put("troq_bashar", A), table.put("river_montoya", C)]
    victim = table.put("troq_bashar", B)
    table.put("troq_bashar", D)
    say(table, A, f"attack>{rhino}", str(victim))
    assert set(table.options) == set(map(str, heroes))
    say(table, A, str(heroes[1]))
    assert table.obj(heroes[1]).level == 3


def test_c266_a_peace_covers_its_casters_cards_and_the_base() -> None:
    table = Table("master_midori", mode="teams")
    table.put("master_midori", A)
    mine, partners = table.put("iron_man", A), table.put("tiger_cub", C)
    attacker = table.put("iron_man", B)
    table.hand("moments_peace")
    say(table, A, "play>moments_peace")
    for seat in (A, C):
        while any(each == seat for each, _ in asked(table)) and table.state.active == (A, C):
            prompt = dict(asked(table))[seat]
            say(table, seat, "patrol" if prompt == "main" else "lock")
    go_on(table)
    say(table, B, f"attack>{attacker}")
    assert str(partners) in table.options
    assert not {str(mine), str(table.base(A).id)} & set(table.options)


def test_c267_a_team_loses_with_its_base() -> None:
    """C267, C31: 30 HP for both."""
    table = Table(mode="teams")
    rhino = table.put("oversized_rhinoceros", C)
    assert table.now(table.base(B).id).hp == 30
    table.base(B).damage = 29
    say(table, C, f"attack>{rhino}", str(table.base(D).id))
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "base")


def test_c105_cq35_towers_of_a_team() -> None:
    """C105, CQ35: it shoots for the whole team, but detects only for its owner and the shared base."""
    table = Table(mode="teams")
    plain, sneak = table.put("iron_man", A), table.put("chameleon", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    partners = table.put("tenderfoot", D)
    table.put("tower", B)
    table.obj(leader).mods.append(Mod("hp", 9))
    say(table, A, f"attack>{sneak}")
    assert set(table.options) == {str(leader), str(partners), "back"}, "not the base: that is guarded"
    say(table, A, str(partners))
    assert table.obj(sneak).damage == 1, "not seen, so not shot"
    say(table, A, f"attack>{plain}", str(leader))
    assert table.obj(plain).damage == 1 + 1


def test_c260_cq37_what_an_action_leaves_open_is_for_the_partner_who_took_it() -> None:
    """C260, CQ37: levels for a dead hero, ties of obliterate, the order of triggers."""
    table = Table(mode="teams")
    duck = table.put("trojan_duck", C)
    table.put("troq_bashar", A)
    table.put("troq_bashar", C)
    table.put("tenderfoot", B)
    table.put("tenderfoot", B)
    table.put("tenderfoot", B)
    victim = table.put("troq_bashar", B)
    say(table, C, f"attack>{duck}", str(victim))
    assert asked(table) == [(C, "lowest")]
    say(table, C, table.options[0], table.options[1])
    while asked(table)[0][1] == "target":
        say(table, C, str(table.base(B).id))
    assert asked(table) == [(C, "reward")]


def test_c261_a_flier_is_shot_from_both_zones() -> None:
    """C261, C153: it has flown over the patrollers of both."""
    table = Table(mode="teams")
    flier = table.put("spectral_roc", A)
    table.put("fox_primus", B, slot=SCAVENGER)
    table.put("fox_primus", D, slot=SCAVENGER)
    say(table, A, f"attack>{flier}", str(table.base(B).id))
    assert table.obj(flier).damage == 2 + 2
