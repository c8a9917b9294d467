"""Matches that ask little: what makes no difference is not asked, and what the rules do not order at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from sfb_bot.games.brawl.pack import setup_form
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.choices import OnHex, OnPath, OnTargets
from sfb_bot.games.brawl.rules.content import Arena
from sfb_bot.games.brawl.rules.model import DUEL, MODES, TEAMS, Mode
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import FIRST_SEAT, Decision, Dice, Option, Run, Seat, random_keys
from tests.games.brawl.kit.boxes import started
from tests.games.brawl.kit.table import Table, content, rules, table
from tests.games.brawl.properties.invariants import Ledger
from tests.games.brawl.properties.matches import eager_keys, question, random_steps

A_TEAM = ("deryn", "gwaien", "kilgore")
B_TEAM = ("dugrun", "goldarr", "tzu_xiao")
MATCHES = 60


# --- Hand-offs --------------------------------------------------------------------------------------------


def begun(mode: Mode, draft: str, seed: str, **changes: Any) -> BrawlRun:
    """A match as people agree on it."""
    setup = {**setup_form(content()).setup(mode.name, {"draft": draft}), FIRST_SEAT: None, **changes}
    return Run(rules(), rules().begin(setup, seed))


def waited_for(run: BrawlRun, dice: Dice) -> Iterator[frozenset[Seat]]:
    """Whom the match waits for, from its first question to that of the first turn, answered in any order."""
    while run.state.round == 0:
        yield frozenset(run.waiting_for)
        decision = question(run, dice)
        run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
    yield frozenset(run.waiting_for)


def hand_offs(run: BrawlRun, dice: Dice) -> int:
    """How often the match waits for somebody it did not wait for before."""
    return sum(not after <= before for before, after in pairwise(waited_for(run, dice)))


# Who decides, step by step, as the book orders it: players by their place in the turn order, several at once
# where it orders nothing, L and M for who speaks for the side that starts and for the other.
AFTER_THE_DRAFT = {"duel": "1 2 12 1 2 1", "teams": "1 2 3 4 1234 1 2 3 4 1"}
DRAFTS = {
    ("duel", "free"): "12",
    ("duel", "casual"): "2 1 2 1 2 1",
    ("duel", "tournament"): "12 1 2 1 2 1 2 1 2",
    ("duel", "double"): "12 12 1 2 1 2 1 2 1 2 1 2",
    ("teams", "free"): "L M 12 34",
    ("teams", "casual"): "L M 2 1 4 3 2 1 4 3",
    ("teams", "tournament"): "L M 12 34 1 2 3 4",
}


def book(mode: str, draft: str, run: BrawlRun) -> list[frozenset[Seat]]:
    """Who decides at each step, as seats of this match."""
    order = run.state.order
    speakers = {"L": Seat(order[0] % 2), "M": Seat(order[1] % 2)}
    places = {**speakers, **{str(place): seat for place, seat in enumerate(order, 1)}}
    steps = f"{DRAFTS[mode, draft]} {AFTER_THE_DRAFT[mode]}".split()
    return [frozenset(places[each] for each in step) for step in steps]


def fewest_and_most(steps: list[frozenset[Seat]]) -> tuple[int, int]:
    """The hand-offs of such steps: who answers last, of several who answer at once, is still there."""
    found = {kind: dict.fromkeys(steps[0], 0) for kind in (0, 1)}
    for after in steps[1:]:
        for kind, best in ((0, min), (1, max)):
            counts = [count + (not after <= {last}) for last, count in found[kind].items()]
            found[kind] = {seat: best(counts) for seat in after}
    return min(found[0].values()), max(found[1].values())


@pytest.mark.parametrize("draft", ["quick", "random"])
@pytest.mark.parametrize("mode", [DUEL, TEAMS], ids=lambda mode: mode.name)
def test_a_quick_set_up_takes_at_most_one_hand_off(mode: Mode, draft: str) -> None:
    if draft not in mode.roster_needed:
        assert (mode, draft) == (TEAMS, "quick"), "the teams of the box are for two players"
        return
    counts = {
        hand_offs(begun(mode, draft, f"hand-offs {number}"), Dice(f"order {number}"))
        for number in range(MATCHES)
    }
    assert counts == ({0, 1} if draft == "quick" else {0})


@pytest.mark.parametrize("preset", [preset.name for preset in setup_form(content()).presets])
def test_a_preset_team_takes_at_most_one_hand_off(preset: str) -> None:
    form = setup_form(content())
    for seats in ([0], [1], [0, 1]):
        chosen = {Seat(seat): preset for seat in seats}
        teams = form.with_presets(form.setup("duel", {"draft": "quick"}), chosen)["teams"]
        for number in range(MATCHES // 6):
            run = begun(DUEL, "quick", f"preset {number}", teams=teams)
            assert hand_offs(run, Dice(f"order {number}")) <= 1


@pytest.mark.parametrize(("mode", "draft"), DRAFTS)
def test_a_draft_hands_over_no_more_often_than_the_book_orders(mode: Any, draft: str) -> None:
    for number in range(MATCHES):
        run, dice = begun(MODES[mode], draft, f"hand-offs {number}"), Dice(f"order {number}")
        asked = list(waited_for(run, dice))
        fewest, most = fewest_and_most(book(mode, draft, run))
        assert fewest <= sum(not after <= before for before, after in pairwise(asked)) <= most
        # The same people as in the book are asked, in its order; what has one answer left is not asked.
        steps = [seats for before, seats in pairwise([frozenset(), *asked]) if not seats < before]
        together = [len(seats) for seats in book(mode, draft, run) if len(seats) > 1]
        assert [len(seats) for seats in steps if len(seats) > 1] == together


@pytest.mark.parametrize(("mode", "draft", "bounds"), [("duel", "free", (4, 6)), ("duel", "casual", (9, 10))])
def test_the_hand_offs_of_a_duel(mode: Any, draft: str, bounds: tuple[int, int]) -> None:
    """Counted by hand: in the free draft both, 1, 2, both, 1, 2, 1."""
    run = begun(MODES[mode], draft, "by hand")
    assert fewest_and_most(book(mode, draft, run)) == bounds


def test_every_draft_is_counted() -> None:
    counted = {*DRAFTS, ("duel", "quick"), ("duel", "random"), ("teams", "random")}
    assert counted == {(mode.name, draft) for mode in MODES.values() for draft in mode.roster_needed}


# --- Opening hands at the same time -----------------------------------------------------------------------


def hands_dealt(seed: str = "hands") -> Table:
    """A table at the redraw of both."""
    t = started(questions="few", seed=seed)
    t.a.answers(*A_TEAM)
    t.b.answers(*B_TEAM)
    t.a.answers("C4", "D3")
    t.b.answers("F3", "G4")
    return t


def test_both_see_their_hands_at_the_same_time() -> None:
    t = hands_dealt()
    assert t.run.waiting_for == (0, 1)
    assert [len(player.hand) for player in t.state.players] == [5, 5]
    for seat in (0, 1):
        asked = t.run.decision_for(Seat(seat))
        assert asked is not None
        assert (asked.prompt, [o.key for o in asked.options]) == (
            "redraw",
            sorted(t.state.players[seat].hand),
        )


@pytest.mark.parametrize("order", ["ab", "ba"])
@pytest.mark.parametrize("counts", [(0, 0), (1, 0), (2, 5), (5, 3)])
def test_swaps_stay_sealed_until_both_are_in(order: str, counts: tuple[int, int]) -> None:
    """R33: what one has chosen shows nowhere until the other has, too."""
    t = hands_dealt()
    before, hands = t.public(), [sorted(player.hand) for player in t.state.players]
    aside = {letter: hands[seat][: counts[seat]] for seat, letter in enumerate("ab")}
    first, second = order
    asked = t.view(second).question
    t.by(first).answers(*aside[first])
    assert not t.steps[-1].events
    assert t.public().waiting == ((t.run.waiting_for[0], "redraw"),)
    assert t.public().players == before.players, "not even how many"
    assert t.view(second).question == asked
    t.by(second).answers(*aside[second])
    told = [(event.seat, event.for_public()) for event in t.of(ev.CardsSetAside)]
    assert [seat for seat, _ in told] == [seat for seat in (0, 1) if counts[seat]], "in turn order"
    for seat, letter in enumerate("ab"):
        now = t.state.players[seat]
        assert len(now.hand) == 5
        assert {*hands[seat][counts[seat] :]} <= {*now.hand}
        assert not {*aside[letter]} & {*now.hand}
        assert {*aside[letter]} <= {*now.deck}
    assert t.asked == ("a", "deploy")


def test_the_order_of_the_answers_changes_nothing() -> None:
    ends: list[str] = []
    for order in ("ab", "ba"):
        t = hands_dealt()
        hands = {letter: sorted(t.state.players[seat].hand) for seat, letter in enumerate("ab")}
        for letter in order:
            t.by(letter).answers(*hands[letter][:2])
        ends.append(t.line)
    assert ends[0] == ends[1]


def test_all_four_redraw_at_the_same_time() -> None:
    """R33, in teams."""
    run = begun(TEAMS, "free", "four")
    dice = Dice("four")
    while (asked := question(run)).prompt != "redraw":
        run.answer(asked.seat, run.ask_no, random_keys(asked, dice))
    assert run.waiting_for == run.state.order
    assert [len(player.hand) for player in run.state.players] == [4] * 4


# --- Areas ------------------------------------------------------------------------------------------------


def test_nobody_chooses_between_two_areas_that_are_the_same() -> None:
    for first in (0, 1):
        t = started(questions="few", first=first)
        assert (t.state.areas, t.state.order[0]) == (["west", "east"], first)
        assert t.run.waiting_for == (0, 1)
    assert started(questions="all").asked == ("a", "area")


def test_areas_that_differ_are_chosen_between() -> None:
    """R34: an arena with one trap hex less on one side, or with one area, is no mirror."""
    arena = content().arena
    assert arena.has_equal_areas
    crooked = arena.trap_hexes & (arena.trap_hexes - 1)
    areas, statues = arena.deployments.values(), arena.statues.values()
    assert not Arena(arena.names, arena.grid, statues, areas, crooked).has_equal_areas
    alone = list(areas)[:1]
    assert not Arena(arena.names, arena.grid, statues, alone, arena.trap_hexes).has_equal_areas


def mirrored(stored: dict[str, Any]) -> dict[str, Any]:
    """The same position seen in a mirror: whoever had the west has the east."""
    mirror = content().arena.mirrored

    def placed(cell: int) -> int:
        return mirror(cell) if cell >= 0 else cell

    figures = [[seat, name, placed(cell), *rest] for seat, name, cell, *rest in stored["figures"]]
    players = [[*others, sorted(map(placed, peeked))] for *others, peeked in stored["players"]]
    tokens = sorted([placed(cell), face] for cell, face in stored["tokens"])
    areas = [{"west": "east", "east": "west"}[area] for area in stored["areas"]]
    return {**stored, "figures": figures, "players": players, "tokens": tokens, "areas": areas}


def in_the_mirror(decision: Decision, chosen: tuple[Option, ...]) -> tuple[str, ...]:
    """What the other one would choose: the same, on the other side."""
    mirror = content().arena.mirrored

    def meaning(option: Option, *, seen: bool) -> object:
        match option.payload:
            case OnHex(cell):
                return mirror(cell) if seen else cell
            case OnPath(cell, through):
                return mirror(cell) if seen else cell, through
            case OnTargets(figures):
                return figures
            case _:
                return option.key

    return tuple(
        next(o.key for o in decision.options if meaning(o, seen=False) == meaning(one, seen=True))
        for one in chosen
    )


@pytest.mark.parametrize("number", range(12))
def test_a_match_in_the_mirror_is_the_same_match(number: int) -> None:
    """R34: from any position on, so it makes no difference who has which area."""
    mode = TEAMS if number % 3 == 2 else DUEL
    run, dice = begun(mode, "random", f"mirror {number}"), Dice(f"mirror {number}")
    other: BrawlRun = Run(rules(), rules().decode_state(mirrored(rules().encode_state(run.state))))
    for _ in range(150):
        if run.ask is None:
            break
        asked = question(run, dice)
        keys = eager_keys(run.state, asked, dice)
        same = other.decision_for(asked.seat)
        assert same is not None
        assert same.prompt == asked.prompt
        chosen = in_the_mirror(same, asked.chosen(keys))
        run.answer(asked.seat, run.ask_no, keys)
        other.answer(same.seat, other.ask_no, chosen)
        stored = rules().encode_state(other.state)
        for player in stored["players"]:
            player[-1].sort()
        assert stored == mirrored(rules().encode_state(run.state))


# --- Random teams -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [DUEL, TEAMS], ids=lambda mode: mode.name)
@pytest.mark.parametrize("spare", [0, 1, 20])
def test_random_teams_keep_the_rules(mode: Mode, spare: int) -> None:
    """Nobody twice in a team; nobody on both sides, where there are enough."""
    everybody = sorted(content().champions)
    roster = everybody[: min(len(everybody), mode.roster_needed["random"] + spare)]
    seen: set[str] = set()
    for number in range(20):
        run = begun(mode, "random", f"random {number}", roster=roster)
        sides = [[name for seat in side for name in run.state.draft.picks[seat]] for side in mode.sides]
        for side in sides:
            assert len({*side}) == len(side) == mode.champions * len(mode.sides[0])
        if len(roster) >= 2 * len(sides[0]):
            assert not {*sides[0]} & {*sides[1]}
        seen |= {*sides[0], *sides[1]}
    assert seen == {*roster}


@pytest.mark.parametrize("number", range(6))
def test_matches_with_random_teams_are_played_to_their_end(number: int) -> None:
    run = begun(TEAMS if number % 2 else DUEL, "random", f"whole {number}")
    ledger = Ledger(run)
    for step in random_steps(run, Dice(f"whole {number}"), eager=True):
        ledger.watch(run, step)
    assert run.state.outcome is not None


def test_a_random_team_is_one_of_the_teams_to_take() -> None:
    run = begun(DUEL, "quick", "one of them")
    asked = run.decision_for(Seat(1))
    assert asked is not None
    assert [option.key for option in asked.options] == [*content().teams, "random"]
    run.answer(Seat(0), run.ask_no, ("shield_wall",))
    run.answer(Seat(1), run.ask_no, ("random",))
    wall = content().teams["shield_wall"].champions
    assert tuple(run.state.draft.picks[0]) == wall
    assert len({*run.state.draft.picks[1]} - {*wall}) == 3


def test_a_random_team_can_be_agreed_and_outlives_a_change_of_the_box() -> None:
    setup = rules().renewed(
        {"roster": sorted(content().champions), "draft": "quick", "goal": 5, "teams": [["random"], []]}
    )
    assert setup["teams"] == [["random"], []]
    run: BrawlRun = Run(rules(), rules().begin({**setup, FIRST_SEAT: None}, "agreed"))
    assert len({*run.state.draft.picks[0]}) == 3
    assert run.waiting_for == (1,)
    assert rules().encode_setup(run.state)["teams"] == [["random"], []]


def test_settings_that_wait_are_played_with_few_questions() -> None:
    """Invitations and seasons from before get them, matches that are under way do not."""
    waiting = {"roster": sorted(content().champions), "draft": "free", "goal": 5, "mode": "duel"}
    assert rules().renewed(waiting) == {**waiting, "questions": "few"}
    assert "questions" not in rules().encode_setup(rules().begin({**waiting, FIRST_SEAT: None}, "as before"))


# --- In a turn --------------------------------------------------------------------------------------------


SLAM = (
    "r1 turn=a questions={} | a dugrun@D4 kilgore@A1 gwaien@A2 hand=DUG05"
    " | b deryn@D5 {} tzu_xiao@E4 | tokens={}"
)


def slammed(questions: str, goldarr: str = "goldarr@C3", tokens: str = "C4,D3,G4,F6") -> Table:
    """Shield Slam is about to push everybody around Dugrun."""
    t = table(SLAM.format(questions, goldarr, tokens))
    t.a.plays("DUG05").stays()
    t.a.uses().stays()
    return t


def test_nobody_orders_pushes_that_never_meet() -> None:
    """R15: the order would make no difference."""
    t = slammed("few")
    t.expect(at={"deryn": "D6", "goldarr": "B2", "tzu_xiao": "F3"})
    assert [t.state.figures[e.figure].champion.id for e in t.of(ev.Moved)] == ["deryn", "goldarr", "tzu_xiao"]
    t.is_idle("a")
    assert slammed("all").asked == ("a", "push_next")


def test_pushes_into_a_trap_are_ordered_without_those_who_stay() -> None:
    """Gold'arr, levelled, cannot be pushed, so nobody is asked when that happens."""
    t = slammed("few", "goldarr@C3+", "C4,D3,G4,F3")
    assert (t.asked, t.options) == (("a", "push_next"), ["b.deryn", "b.tzu_xiao"])
    assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("push", "immune")]
    t.a.answers("b.deryn")
    t.expect(at={"deryn": "D6", "goldarr": "C3"})


def test_pushes_are_ordered_where_somebody_stands_in_the_way() -> None:
    t = slammed("few", "goldarr@D6")
    assert (t.asked, t.options) == (("a", "push_next"), ["b.deryn", "b.tzu_xiao"])


@pytest.mark.parametrize(("questions", "asks_again"), [("all", True), ("few", False)])
def test_points_left_over_are_asked_about_after_a_trap_alone(questions: str, asks_again: bool) -> None:
    """R1: what can be reached without a trap was offered before."""
    line = (
        "r1 turn=a questions={} | a kilgore@D4 dugrun@A1 gwaien@A2 | b deryn@I5 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:damage1,D6,F3,G4"
    )
    t = table(line.format(questions))
    t.a.takes("move", "kilgore", "creation").goes("D5")
    assert (t.run.ask is not None and t.asked[1] == "move") == asks_again
    t = table(line.format(questions))
    t.a.takes("move", "kilgore", "creation").goes("C4")
    t.a.refills("D3")
    assert t.asked == ("a", "move"), "who knows where to after a trap?"
