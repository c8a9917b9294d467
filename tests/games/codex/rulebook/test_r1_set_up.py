"""Before the first turn (section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.model import SIDES, Phase
from sfb_bot.games.codex.rules.rules import Codex, CodexRun
from sfb_bot.games.codex.rules.values import values
from sfb_bot.kernel import Run, Seat
from tests.games.codex.kit.random_play import MODES, begun
from tests.games.codex.kit.table import A, B, C, D, Table, shared_content

WHITE = ["grave_stormborne", "setsuki_hiruki", "garus_rook"]
MIXED = ["drakk_ramhorn", "troq_bashar", "bigby_hayes"]


def dealt(
    *chosen: list[str], mode: str = "duel", heroes: str = "three", first: int | None = 0, seed: str = "deal"
) -> CodexRun:
    """A match in its first main phase, with heroes chosen beforehand."""
    rules = Codex(shared_content())
    setup = {"mode": mode, "heroes": heroes, "first": first, "chosen": list(chosen)}
    return Run(rules, rules.begin(setup, seed))


@pytest.mark.parametrize("mode", MODES)
def test_c24_any_seat_may_begin_and_the_others_follow_in_seat_order(mode: str) -> None:
    firsts = Counter(begun(f"first{number}", mode).state.first for number in range(60))
    assert set(firsts) == {Seat(seat) for side in SIDES[mode] for seat in side}
    run = begun("order", mode)
    order: list[tuple[Seat, ...]] = []
    while len(order) < 2 * len(run.state.sides):
        assert run.ask is not None
        if run.ask.decisions[0].prompt == "main" and (not order or order[-1] != run.state.active):
            order.append(run.state.active)
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, decision.default)
    start = run.state.side_of[run.state.first]
    sides = run.state.sides
    assert [set(seats) for seats in order] == [
        set(sides[(start + number) % len(sides)]) for number in range(len(order))
    ]


def test_c24_the_team_of_the_first_player_begins() -> None:
    run = dealt(WHITE, MIXED, WHITE, MIXED, mode="teams", first=3)
    assert set(run.state.active) == {B, D}


def test_c25_a_game_of_one_hero() -> None:
    run = dealt(["drakk_ramhorn"], ["troq_bashar"], heroes="one")
    player = run.state.players[A]
    content = shared_content()
    assert sorted([*player.hand, *player.deck]) == sorted(content.starters["red"])
    assert player.codex == dict.fromkeys(content.specs[content.kinds[player.heroes[0].kind].spec].cards, 2)
    assert sum(player.codex.values()) == 24
    table = Table()
    built = {key for key in table.options if key.startswith("build>")}
    assert built == {"build>tech1", "build>tower", "build>surplus"}


def test_c26_a_game_of_three_heroes() -> None:
    run = dealt(WHITE, MIXED)
    content = shared_content()
    for player, colour in zip(run.state.players, ("white", "red"), strict=True):
        assert sorted([*player.hand, *player.deck]) == sorted(content.starters[colour])
        assert sum(player.codex.values()) == 72
        assert set(player.codex.values()) == {2}
    table = Table(WHITE, MIXED)
    addons = {key for key in table.options if key.startswith("build>")} - {"build>tech1"}
    assert addons == {"build>tower", "build>surplus", "build>tech_lab", "build>heroes_hall"}


def test_c26_the_main_hero_is_named_where_the_colours_differ() -> None:
    run = begun("blind", picks="blind")
    assert run.ask is not None
    assert [decision.prompt for decision in run.ask.decisions] == ["heroes", "heroes"]
    assert run.ask.decisions[0].pick == (3, 3), "three different ones"
    for seat, heroes in ((A, WHITE), (B, MIXED)):
        run.answer(seat, run.ask_no, tuple(heroes))
    assert [(decision.seat, decision.prompt) for decision in run.ask.decisions] == [(B, "main_hero")]
    run.answer(B, run.ask_no, ("bigby_hayes",))
    player = run.state.players[B]
    assert player.heroes[0].kind == "bigby_hayes"
    assert sorted([*player.hand, *player.deck]) == sorted(shared_content().starters["blue"])


def test_c26_whoever_drafted_three_heroes_still_names_the_school_of_tech_two() -> None:
    run = begun("draft", picks="draft")
    while run.state.phase is not Phase.MAIN:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, decision.default)
    assert [len(player.heroes) for player in run.state.players] == [3, 3]
    assert [player.spec for player in run.state.players] == ["", ""]


def test_c25_whoever_drafted_one_hero_has_no_school_to_name() -> None:
    run = begun("draft", picks="draft", heroes="one")
    while run.state.phase is not Phase.MAIN:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, decision.default)
    kinds = shared_content().kinds
    for player in run.state.players:
        assert player.spec == kinds[player.heroes[0].kind].spec


def test_c27_a_neutral_main_hero_gives_the_neutral_starter_deck() -> None:
    run = dealt(["troq_bashar", "drakk_ramhorn", "captain_zane"], WHITE)
    player = run.state.players[A]
    assert sorted([*player.hand, *player.deck]) == sorted(shared_content().starters["neutral"])
    table = Table(["troq_bashar", "drakk_ramhorn", "captain_zane"], gold=5)
    table.do("build>tech1")
    assert table.player().gold == 4, "neutral is no second colour (C98)"


def test_c28_heroes_and_main_hero_are_public() -> None:
    run = begun("blind", picks="blind")
    happened = list(run.answer(A, run.ask_no, tuple(WHITE)).events)
    assert not [event for event in happened if isinstance(event, ev.HeroesPicked)], (
        "not before all have chosen"
    )
    happened = list(run.answer(B, run.ask_no, tuple(MIXED)).events)
    picks = [event for event in happened if isinstance(event, ev.HeroesPicked)]
    assert [event.for_public() for event in picks] == [
        ev.HeroesPicked(A, tuple(picks[0].kinds)),
        ev.HeroesPicked(B, tuple(picks[1].kinds)),
    ]
    assert set(picks[1].kinds) == set(MIXED)
    assert set(MIXED) <= set(repr(run.rules.public_view(run.state, run.ask)).split("'"))


@pytest.mark.parametrize(
    ("mode", "workers"),
    [
        ("duel", [5, 4]),
        ("teams", [5, 4, 5, 4]),
        ("melee3", [5, 4, 5]),
        ("melee4", [5, 4, 5, 5]),
        ("melee5", [5, 4, 5, 5, 5]),
    ],
)
def test_c29_workers_of_the_first_and_of_the_others(mode: str, workers: list[int]) -> None:
    run = dealt(*[WHITE] * len(workers), mode=mode, first=1)
    assert [player.workers for player in run.state.players] == workers


def test_c30_ten_cards_five_in_hand_and_no_mulligan() -> None:
    run = dealt(WHITE, MIXED)
    for player in run.state.players:
        assert (len(player.hand), len(player.deck), player.discard) == (5, 5, [])
        assert [(hero.wait, hero.obj) for hero in player.heroes] == [(0, 0)] * 3
    assert run.ask is not None
    assert [decision.prompt for decision in run.ask.decisions] == ["main"], "nothing is asked before"
    assert run.state.players[B].gold == 0
    assert run.state.players[A].gold == 4, "of its first upkeep alone"
    hands = {tuple(dealt(WHITE, MIXED, seed=f"s{number}").state.players[A].hand) for number in range(10)}
    assert len(hands) > 5, "they are shuffled"


def test_c30_a_hero_is_summoned_at_level_1() -> None:
    table = Table()
    table.do("summon>troq_bashar")
    (hero,) = table.found("troq_bashar")
    assert table.obj(hero).level == 1


@pytest.mark.parametrize(("mode", "hp", "bases"), [("duel", 20, 2), ("teams", 30, 2), ("melee4", 20, 4)])
def test_c31_hp_of_bases(mode: str, hp: int, bases: int) -> None:
    state = begun("bases", mode).state
    assert [values(state, state.objs[base]).hp for base in state.bases] == [hp] * bases


def test_c32_partners_share_a_base_and_nothing_else() -> None:
    table = Table(mode="teams", gold=8, workers=6)
    assert [len(side) for side in table.state.sides] == [2, 2]
    assert table.base(A) is table.base(C)
    assert table.base(B) is table.base(D)
    table.do("build>tech1")
    assert (table.player(A).gold, table.player(C).gold) == (7, 8)
    table.do("build>tower")
    run = table.run
    assert run.ask is not None
    mine, partners = run.ask.decisions
    assert not [option for option in mine.options if option.key.startswith("build>")]
    keys = {option.key for option in partners.options}
    assert {"build>tech1", "build>surplus"} <= keys, "buildings and a slot of its own"
    run.answer(C, run.ask_no, ("build>surplus",))
    assert len(table.found("surplus", C)) == len(table.found("tower", A)) == 1


@pytest.mark.parametrize("mode", ["melee3", "melee4", "melee5"])
def test_c33_mercenaries_for_the_third_and_those_after(mode: str) -> None:
    count = len(SIDES[mode])
    run = dealt(*[WHITE] * count, mode=mode, first=1)
    found: dict[Seat, int] = {}
    fresh: list[bool] = []
    while len(found) < count:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        if decision.prompt == "main" and decision.seat not in found:
            mine = [
                obj
                for obj in run.state.objs.values()
                if obj.kind.id == "mercenary" and obj.seat == decision.seat
            ]
            found[decision.seat] = len(mine)
            fresh.extend(obj.fresh for obj in mine)
        run.answer(decision.seat, run.ask_no, decision.default)
    assert found == {Seat((1 + place) % count): max(0, place - 1) for place in range(count)}
    assert all(fresh)
    total = sum(obj.kind.id == "mercenary" for obj in run.state.objs.values())
    assert total == sum(found.values()), "only in the first upkeep"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("heroes", "count"), [("one", 1), ("three", 3)])
def test_c34_the_number_of_heroes_and_the_form_of_the_table_are_independent(
    mode: str, heroes: str, count: int
) -> None:
    state = begun("forms", mode, heroes).state
    assert {len(player.heroes) for player in state.players} == {count}
    assert state.sides == SIDES[mode]
