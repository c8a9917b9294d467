"""The ten scenarios of the tournament, each in play (W-176, W-182)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.landmarks import landmark_hexes, line_of
from sfb_bot.games.warseer.rules.model import Outcome, Phase
from sfb_bot.hexgrid import cells_of
from tests.games.warseer.kit.table import A, B, Table


def scene(scenario: str, *, at: tuple[str, str] = ("A1", "I9"), turn: int = 0) -> Table:
    """Zenobia against Tarvo under a scenario."""
    return Table("queen_zenobia", "tarvo_quill", at=at, scenario=scenario, turn=B if turn else A)


def places(table: Table, scenario: str, seat: int = 0) -> set[str]:
    """The hexes where a seat may put its next landmark."""
    placing = table.rules.content.scenarios[KindId(scenario)].placing
    cells = landmark_hexes(table.state, B if seat else A, placing)
    return {table.state.map.grid.names[cell] for cell in cells_of(cells)}


# --- Favour of the Gods -----------------------------------------------------------------------------------


def test_favour_of_the_gods_pays_for_three_landmarks() -> None:
    """S1: end of own turn, hold 3 or more: 1 point."""
    for held, points in ((3, 1), (2, 0)):
        table = scene("favour_of_the_gods")
        for number, where in enumerate(("C3", "E4", "G5", "E7")):
            table.landmark(where, A if number % 2 else B)
            if number < held:
                table.put("wall_bearer", where)
        table.end_turn()
        assert table.player(A).points == points


def test_landmarks_of_favour_of_the_gods_are_altars() -> None:
    """S1: purple on it, green beside it; a hit heals 1 (W-75)."""
    for where, die in (("E5", "P"), ("E6", "G")):
        table = scene("favour_of_the_gods")
        table.landmark("E5")
        bearer = table.put("wall_bearer", where, wounds=2)
        table.luck(f"{die} h")
        table.act(bearer, "finish")
        assert table.wounds(bearer) == 1


def test_where_favour_of_the_gods_puts_landmarks() -> None:
    """S1: five middle lines, not adjacent, one of yours per column; not on terrain, spots or zones."""
    table = scene("favour_of_the_gods")
    free = places(table, "favour_of_the_gods")
    assert {"E3", "E7", "D3", "D6"} - free == {"D6"}, "D6 is a forest"
    assert not free & {"E2", "E8", "D2", "D7", "G3", "C4"}
    table.landmark("E5", A)
    left = places(table, "favour_of_the_gods")
    assert not left & {"E3", "E4", "E6", "E7", "D4", "D5", "F4", "F5"}
    assert "E3" in places(table, "favour_of_the_gods", 1)


# --- Relic Hunt -------------------------------------------------------------------------------------------


def test_relic_hunt_takes_landmarks_away() -> None:
    """S2: a character or hero that ends its activation there: 1 card, 1 point."""
    table = scene("relic_hunt")
    table.landmark("E5", B)
    bearer = table.put("wall_bearer", "E4")
    top = table.player(A).deck[-1]
    table.act(bearer, "go>E5")
    assert table.player(A).points == 1
    assert table.player(A).hand == [top]
    assert table.state.landmarks == ()


def test_relic_hunt_is_not_for_minions() -> None:
    table = scene("relic_hunt")
    table.landmark("E5", B)
    recruit = table.put("legion_recruit", "E4")
    table.act(recruit, "go>E5")
    assert table.player(A).points == 0
    assert len(table.state.landmarks) == 1


def test_relic_hunt_is_won_with_four() -> None:
    """S2: the aim ends the match at once (W-176)."""
    table = scene("relic_hunt")
    for where in ("E4", "E6", "C5", "G5"):
        table.landmark(where, B)
        table.put("wall_bearer", where)
    for bearer in table.found("wall_bearer"):
        table.act(bearer, "finish")
    assert table.state.outcome == Outcome(0, "aim")


# --- Crown Hill -------------------------------------------------------------------------------------------


def test_crown_hill_pays_who_stands_on_it() -> None:
    """S3: end of own turn with an own creature on the centre: 1 point."""
    table = scene("crown_hill")
    table.put("wall_bearer", "E5")
    table.end_turn()
    assert table.player(A).points == 1
    assert table.player(B).points == 0


def test_crown_hill_is_a_hill_and_pays_heroes_more() -> None:
    """S3: the centre is a hill; a hero there: 2 influence more at the next start."""
    table = scene("crown_hill", at=("E5", "I9"))
    assert table.state.ground.hills >> table.cell("E5") & 1
    table.history("gem_of_life")
    table.end_turn()
    table.end_turn()
    assert table.player(A).influence == 4


# --- Supply Lines -----------------------------------------------------------------------------------------


def test_supply_lines_are_burnt_by_the_enemy() -> None:
    """S4: 1 point to its player; the owner has 1 influence less at the next start."""
    table = scene("supply_lines")
    table.landmark("E6", B)
    table.history("gem_of_life", "aerie", seat=B)
    bearer = table.put("wall_bearer", "E5")
    table.act(bearer, "go>E6")
    assert table.player(A).points == 1
    table.end_turn()
    assert table.player(B).influence == 3


def test_supply_lines_are_not_burnt_by_ones_own_and_are_won_with_three() -> None:
    """S4: burn all three of the enemy's."""
    table = scene("supply_lines")
    table.landmark("E2", A)
    own = table.put("wall_bearer", "E2")
    table.act(own, "finish")
    assert len(table.state.landmarks) == 1
    other = scene("supply_lines")
    for where in ("E6", "C6", "G7"):
        other.landmark(where, B)
        other.put("wall_bearer", where)
    for bearer in other.found("wall_bearer"):
        other.act(bearer, "finish")
    assert other.state.outcome == Outcome(0, "aim")


def test_where_supply_lines_lie() -> None:
    """S4: own lines 2 to 4, counted from the own zone; one per column."""
    table = scene("supply_lines")
    assert {"E2", "E3", "E4"} <= places(table, "supply_lines")
    assert not places(table, "supply_lines") & {"E1", "E5"}
    assert {"E8", "E7", "E6"} <= places(table, "supply_lines", 1)
    assert [line_of(table.state, B, table.cell(name)) for name in ("E9", "D8", "E6", "D5")] == [1, 1, 4, 4]


# --- Blood Moon -------------------------------------------------------------------------------------------


def test_nobody_heals_under_blood_moon() -> None:
    """S5."""
    table = scene("blood_moon")
    captain = table.put("banner_captain", "E5", wounds=3)
    table.hand("healing_light")
    table.play("healing_light", captain)
    assert table.wounds(captain) == 3


def test_blood_moon_pays_for_kills_and_is_won_with_six() -> None:
    """S5: 1 influence for a character destroyed in the own turn; six destroyed win."""
    table = scene("blood_moon")
    table.influence(3)
    bearer, knife = table.put("wall_bearer", "E5"), table.put("gutter_knife", "E6", B, wounds=3)
    table.luck("BY h-")
    table.attack(bearer, knife)
    assert table.player(A).influence == 4
    other = scene("blood_moon")
    other.player(A).facts_of_match["destroyed"] = 5
    killer, last = other.put("wall_bearer", "E5"), other.put("gutter_knife", "E6", B, wounds=3)
    other.luck("BY h-")
    other.attack(killer, last)
    assert other.state.outcome == Outcome(0, "aim")


# --- Plague Wells -----------------------------------------------------------------------------------------


def test_plague_wells_make_ill() -> None:
    """S6: end of activation within 1: roll green; hit: disease token."""
    for face, is_ill in (("h", True), ("p", False)):
        table = scene("plague_wells")
        table.landmark("E5")
        bearer = table.put("wall_bearer", "E6")
        table.luck(f"G {face}")
        table.act(bearer, "finish")
        assert table.has_token(bearer, "disease") is is_ill


def test_plague_wells_pay_who_holds_two() -> None:
    """S6: end of own turn: hold 2 wells or more: draw 1 battle card."""
    for held, cards in ((2, 1), (1, 0)):
        table = scene("plague_wells")
        for number, where in enumerate(("C5", "G5")):
            table.landmark(where)
            if number < held:
                table.put("stone_sentinel", where)
        table.end_turn()
        assert len(table.player(A).hand) == cards


# --- Night Raid -------------------------------------------------------------------------------------------


def test_no_range_is_above_three_in_a_night_raid() -> None:
    """S7: Long shot too."""
    table = scene("night_raid")
    bombard = table.put("clockwork_bombard", "E2")
    near, far = table.put("gutter_knife", "E5", B), table.put("pit_hound", "E6", B)
    table.do(f"activate>{bombard}")
    assert table.offers(f"attack>{near}")
    assert table.offers(f"shoot>{near}")
    assert not table.offers(f"attack>{far}")
    assert not table.offers(f"shoot>{far}")


def test_running_goes_one_farther_in_a_night_raid() -> None:
    """S7: 3 and 1 and 1 more; with Run 2 one more on top."""
    table = scene("night_raid")
    novice = table.put("novice_of_aria", "E1")
    table.do(f"activate>{novice}", "run")
    assert table.offers("go>E6")
    assert not table.offers("go>E7")


# --- Open Gates -------------------------------------------------------------------------------------------


def test_open_gates_pay_for_coming_home() -> None:
    """S8: each own character in the enemy zone may go back without wounds: 1 point each, at most 2."""
    table = scene("open_gates")
    raiders = [table.put("wall_bearer", f"{letter}9", wounds=1) for letter in "ACE"]
    table.do("end")
    assert table.asked == "gates"
    table.do(tuple(str(each) for each in raiders[:2]))
    assert table.player(A).points == 2
    assert table.player(A).camp == ["wall_bearer", "wall_bearer"]
    assert table.there(raiders[2])


def test_open_gates_are_a_choice_and_not_for_minions() -> None:
    table = scene("open_gates")
    bearer = table.put("wall_bearer", "E9")
    recruit = table.put("legion_recruit", "C9")
    table.do("end")
    assert table.options == [str(bearer)]
    table.do(())
    assert table.player(A).points == 0
    assert table.there(bearer)
    assert table.there(recruit)


# --- Bounty List ------------------------------------------------------------------------------------------


def test_bounty_list_pays_a_point_more_for_the_named() -> None:
    """S9: destroyed in the own turn."""
    for named, points in (("gutter_knife", 2), ("pit_hound", 1)):
        table = scene("bounty_list")
        table.player(A).named = [table.rules.content.id_of("V01" if named == "gutter_knife" else "V02")]
        bearer, knife = table.put("wall_bearer", "E5"), table.put("gutter_knife", "E6", B, wounds=3)
        table.luck("BY h-")
        table.attack(bearer, knife)
        assert table.player(A).points == points


def test_bounty_list_is_written_in_secret() -> None:
    """S9: each names 2 enemy characters, sealed, then open."""
    table = scene("bounty_list")
    table.camp("wall_bearer", "goliath", "novice_of_aria")
    table.camp("gutter_knife", "pit_hound", "roof_archer", seat=B)
    table.state.phase = Phase.LANDMARKS
    run = table.run
    assert run.ask is not None
    assert {decision.seat for decision in run.ask.decisions} == {A, B}
    run.answer(A, run.ask_no, ("gutter_knife", "roof_archer"))
    assert table.player(A).named == []
    run.answer(B, run.ask_no, ("goliath", "wall_bearer"))
    assert table.player(A).named == ["gutter_knife", "roof_archer"]
    assert table.player(B).named == ["goliath", "wall_bearer"]


# --- Last Banners -----------------------------------------------------------------------------------------


def test_last_banners_pay_who_holds_the_enemys() -> None:
    """S10: end of own turn: 1 point."""
    table = scene("last_banners")
    table.landmark("E3", A)
    table.landmark("E7", B)
    table.put("wall_bearer", "E6")
    table.put("gutter_knife", "E2", B)
    table.end_turn()
    assert table.player(A).points == 1
    assert table.state.outcome is None


def test_last_banners_are_won_with_both_and_heroes_stand_longer() -> None:
    """S10: hold both at the end of your turn; heroes have 2 more health."""
    table = scene("last_banners")
    table.landmark("E3", A)
    table.landmark("E7", B)
    table.put("wall_bearer", "E6")
    table.put("wall_bearer", "E3")
    assert table.now(table.hero(A)).health == 11
    table.do("end")
    assert table.state.outcome == Outcome(0, "aim")
