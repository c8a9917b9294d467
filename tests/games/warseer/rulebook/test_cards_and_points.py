"""Playing cards, abilities, economy, feats and points, the end (sections 12 to 16)."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.effects.targets import can_happen
from sfb_bot.games.warseer.rules.harm import Blow, harm
from sfb_bot.games.warseer.rules.work import Moment
from sfb_bot.kernel import Decree, Fx, MatchDecided, Word
from tests.games.warseer.kit.table import A, B, Table, shared_content


def test_summoning_pays_and_places() -> None:
    """W-122, W-123, WQ36: card to the City, figure into the zone; a limit and a free hex."""
    table = Table()
    table.camp("wall_bearer")
    table.influence(2)
    table.do("summon>wall_bearer")
    assert set(table.options) == {f"{column}1" for column in "BCDEFGHI"}
    table.do("E1")
    assert table.player().influence == 0
    assert (table.player().camp, table.player().city) == ([], ["wall_bearer"])
    full = Table()
    full.camp("novice_of_aria")
    for where in ("C2", "D2", "E2", "F2", "G2", "H2"):
        full.put("wall_bearer", where)
    assert not full.offers("summon>novice_of_aria"), "seven with the hero"
    closed = Table()
    closed.camp("novice_of_aria")
    for column in "BCDEFGHI":
        closed.put("gutter_knife", f"{column}1", B)
    assert not closed.offers("summon>novice_of_aria")


def test_active_and_activate() -> None:
    """W-129, W-130, W-46: a relic's icon turns the relic and not the hero, in the turn it came too."""
    table = Table(at=("E1", "I9"))
    table.hand("griffin_horn")
    table.play("griffin_horn")
    table.use("griffin_horn", "E2")
    assert table.player().relics[0].is_turned
    assert not table.offers("use>griffin_horn.0")
    assert table.offers(f"activate>{table.hero()}")


def test_multiple_use() -> None:
    """W-132, W-210: a marker each time; with the last one the effect still happens, then History."""
    table = Table(at=("E1", "I9"))
    bearer = table.put("wall_bearer", "E2", wounds=3)
    table.wear("gem_of_life")
    for left in (2, 1, 0):
        table.use("gem_of_life", bearer)
        assert table.wounds(bearer) == left
    assert table.player().relics == []
    assert table.player().history == ["gem_of_life"]


def test_the_active_player_orders_what_happens_at_one_moment() -> None:
    """W-131, WQ34: two rolls of terrain at the end of an activation."""
    table = Table()
    table.piece("altar", "B5")
    table.piece("spire", "C7")
    bearer = table.put("wall_bearer", "B6", wounds=1)
    table.do(f"activate>{bearer}", "finish")
    assert table.asked == "terrain"
    assert set(table.options) == {"altar@B5", "spire@C7"}
    table.luck("K -", "G h")
    table.do("spire@C7")
    assert [event.cause for event in table.heard(ev.Rolled)] == ["spire", "altar"]


def test_tactics_do_not_answer_tactics() -> None:
    """W-133, WQ31: a window is closed when all have passed in succession; no window opens for a tactic."""
    table = Table("emperor_demian", "tarvo_quill", turn=B)
    target = table.put("wall_bearer", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.hand("riposte", "hold_the_line")
    table.hand("dirty_trick", seat=B)
    table.luck("BY h-")
    table.do(f"activate>{hound}", f"attack>{target}")
    assert (table.asked, table.asked_seat) == ("tactic", A)
    table.do("riposte")
    assert (table.asked, table.asked_seat) == ("dice", B), "the attack goes on at once"


def test_influence_never_exceeds_10() -> None:
    """W-135."""
    table = Table()
    table.feats("long_arm")
    table.influence(9)
    table.do("drop>long_arm", "influence")
    assert table.player().influence == 10


def test_income_is_the_sum_of_the_history() -> None:
    """W-134, WQ27: between 0 and 15, the sum itself is remembered."""
    table = Table()
    table.history("skyfall")
    assert (table.player().wealth, table.player().income) == (-1, 0)
    table.history("gem_of_life")
    assert table.player().income == 1
    table.history(*["gem_of_life"] * 8)
    assert (table.player().wealth, table.player().income) == (17, 15)


def test_income_marks_give_a_point_once() -> None:
    """W-137, WQ26, WQ29: 5, 10 and 15, at once; kept when income falls, in the very first turn too."""
    table = Table()
    table.history("gem_of_life", "griffin_horn")
    table.state.turn_no = 1
    table.hand("gem_of_life", "banner_of_dornell")
    table.do("discard>gem_of_life")
    assert (table.player().income, table.player().points) == (6, 1)
    assert shared_content().income_marks == (5, 10, 15)
    table.rules.evolve(table.state, ev.Unearthed(A, KindId("gem_of_life"), is_history=True))
    assert (table.player().income, table.player().points) == (4, 1)
    table.do("end")
    table.do("end")
    table.do("discard>banner_of_dornell")
    assert (table.player().income, table.player().points) == (6, 1), "not for the second time"


def test_a_kill_in_the_own_turn_takes_a_feat_per_star() -> None:
    """W-139, W-145: unseen, face down, a point each, at once."""
    for kind, stars in (("gutter_knife", 1), ("paraxis_the_scarlet_dragon", 2), ("pack_mule", 0)):
        table = Table()
        griffin = table.put("griffin_fledgling", "E5")
        health = shared_content().creatures[KindId(kind)].health
        victim = table.put(kind, "E6", B, wounds=health - 1)
        top = list(reversed(table.state.feat_deck))[:stars]
        table.luck("BB h-")
        table.attack(griffin, victim)
        assert table.player().points == stars
        assert table.player().hidden == top


def test_nothing_is_won_outside_the_own_turn() -> None:
    """W-140, WQ21: a Counterblow's kill scores nothing."""
    table = Table(turn=B)
    duellist = table.put("dock_duellist", "E5")
    knife = table.put("gutter_knife", "E6", B, wounds=3)
    table.feats("finishing_blow")
    table.luck("BY --", "BY h-")
    table.attack(knife, duellist, "yes")
    assert not table.there(knife)
    assert table.player(A).points == 0
    assert table.player(A).feats == ["finishing_blow"]


def test_the_very_first_turn_puts_nothing_into_the_hall() -> None:
    """W-141, WQ89."""
    table = Table()
    table.state.turn_no = 1
    griffin, knife = table.put("griffin_fledgling", "E5"), table.put("gutter_knife", "E6", B, wounds=3)
    table.feats("finishing_blow", "heart_of_the_field")
    table.luck("BB h-")
    assert not table.offers("feat>heart_of_the_field")
    table.attack(griffin, knife)
    assert table.player().points == 0
    second = Table(mode="melee4", turn=B)
    second.state.turn_no = 2
    hunter, victim = second.put("griffin_fledgling", "E5", B), second.put("gutter_knife", "E6", A, wounds=3)
    second.luck("BB h-")
    second.attack(hunter, victim)
    assert second.player(B).points == 1, "only the very first player is bound"


def test_one_military_feat_right_after_the_kill() -> None:
    """W-138, WQ23: in the middle of an activation, one for each destroyed character."""
    table = Table()
    griffin, knife = table.put("griffin_fledgling", "E5"), table.put("gutter_knife", "E6", B, wounds=3)
    table.feats("finishing_blow", "rank_and_file", "one_stroke")
    table.luck("BB c-")
    table.do(f"activate>{griffin}", f"attack>{knife}")
    assert table.asked == "feat"
    assert set(table.options) == {"finishing_blow", "rank_and_file", "none"}
    table.do("rank_and_file")
    assert table.player().points == 1 + 1
    assert table.asked == "nimble", "the activation goes on"


def test_the_question_for_a_feat_tells_nothing_of_the_hand() -> None:
    """W-237: it is asked whatever the hand holds."""
    table = Table()
    griffin, knife = table.put("griffin_fledgling", "E5"), table.put("gutter_knife", "E6", B, wounds=3)
    table.feats("full_ranks")
    table.luck("BB h-")
    table.do(f"activate>{griffin}", f"attack>{knife}")
    assert (table.asked, table.options) == ("feat", ["none"])


# --- The end ----------------------------------------------------------------------------------------------


def test_a_destroyed_hero_ends_the_duel() -> None:
    """W-143, W-147: 6 points whatever destroyed it, in any turn; nobody plays anything more."""
    table = Table(at=("A1", "E6"))
    griffin = table.put("griffin_fledgling", "E5")
    table.creature(table.hero(B)).wounds = 11
    table.luck("BB h-")
    table.attack(griffin, table.hero(B))
    assert table.player(A).points == 6
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "hero")


def test_a_hero_destroyed_by_its_own_side_scores_for_the_opponent() -> None:
    """WQ87, W-142: here a disease."""
    table = Table(turn=B)
    hero = table.creature(table.hero(B))
    hero.wounds, hero.tokens = 11, 4
    table.do(f"activate>{hero.id}")
    assert table.player(A).points == 6
    assert table.state.outcome is not None


def test_most_points_win_even_against_the_hero() -> None:
    """W-149: the end by a hero compares points like any other."""
    table = Table(at=("A1", "E6"))
    griffin = table.put("griffin_fledgling", "E5")
    table.creature(table.hero(B)).wounds = 11
    table.player(B).points = 7
    table.luck("BB h-")
    table.attack(griffin, table.hero(B))
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 1


@pytest.mark.parametrize(
    ("shown", "hidden", "winner"), [((1, 0), (0, 3), 0), ((1, 1), (0, 1), 1), ((1, 1), (1, 1), None)]
)
def test_ties_are_broken_by_feats(
    shown: tuple[int, int], hidden: tuple[int, int], winner: int | None
) -> None:
    """W-149: face-up feats, then face-down ones, then a draw; W-146, WQ30: the last feat ends the game."""
    table = Table()
    table.state.feat_deck = [KindId("long_arm")]
    spare = [feat for feat in shared_content().feats if feat != "long_arm"]
    for seat in (A, B):
        player = table.player(seat)
        player.shown = [spare.pop() for _ in range(shown[seat])]
        player.hidden = [spare.pop() for _ in range(hidden[seat])]
    table.end_turn()
    assert table.state.is_last
    assert table.asked_seat == B, "the turn is played to its end"
    table.end_turn()
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (winner, "feats")


def test_the_goal_ends_the_game_at_once() -> None:
    """W-148, W-151, W-145: 12 in the full duel, 10 in the quick one."""
    table = Table()
    table.player().points = 11
    table.feats("heart_of_the_field")
    table.put("wall_bearer", "E5")
    table.do("feat>heart_of_the_field")
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "goal")


def test_both_heroes_at_once() -> None:
    """WQ28: both sides score, then W-149."""
    table = Table(at=("E5", "E6"), turn=A)
    fx = Fx(table.state, table.rules.evolve)
    blows = [Blow(table.hero(A), 20, "plain", B), Blow(table.hero(B), 20, "plain", A)]
    with pytest.raises(MatchDecided):
        next(harm(fx, blows))
    assert (table.player(A).points, table.player(B).points) == (6, 6)
    assert table.state.outcome is not None
    assert table.state.outcome.winner is None


def test_conceding_and_draws() -> None:
    """W-150: who concedes loses whatever the points; a draw needs both."""
    table = Table()
    table.player(A).points = 9
    table.run.say(A, Word.CONCEDE)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 1
    drawn = Table()
    drawn.run.say(A, Word.OFFER_DRAW)
    assert drawn.state.outcome is None
    drawn.run.say(B, Word.OFFER_DRAW)
    assert drawn.state.outcome is not None
    assert drawn.state.outcome.winner is None
    late = Table()
    late.run.decree(A, Decree.LOST_ON_TIME)
    assert late.state.outcome is not None
    assert (late.state.outcome.winner, late.state.outcome.reason) == (1, "time")


def test_all_reaches_those_who_are_legal_when_it_resolves() -> None:
    """WQ91, W-114: Skyfall is offered while somebody can be met, and meets all around its hex."""
    table = Table(at=("E3", "I9"))
    table.hand("skyfall")
    assert not table.offers("play>skyfall"), "nobody is near"
    near = Table(at=("E3", "I9"))
    near.hand("skyfall")
    one, two, far = (near.put("harbour_champion", where, B) for where in ("E5", "E6", "A8"))
    near.luck("BB hh", "BB hh")
    near.do("play>skyfall", "E5")
    near.rest()
    assert (near.wounds(one), near.wounds(two), near.wounds(far)) == (2, 2, 0)
    effect = shared_content().cards[KindId("skyfall")].effects[0]
    assert can_happen(near.state, A, effect, Moment("play", is_support=True))
