"""Section 12 up to the first turn: sides, turn order, areas, decks, challenges, traps, hands, deployment."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.kernel import IllegalAnswer, NotYourQuestion, SetupRefused
from tests.games.brawl.kit.boxes import started
from tests.games.brawl.kit.table import Table, content

TEAMS = {
    "a": ("deryn", "gwaien"),
    "b": ("deryn", "dugrun"),
    "c": ("goldarr", "kilgore"),
    "d": ("gwaien", "tzu_xiao"),
}


def order_of(t: Table) -> str:
    return "".join("abcd"[seat] for seat in t.state.order)


def chosen(order: str = "abcd", seed: str = "teams") -> Table:
    """A match with this turn order at its first trap, the first player's side in the west."""
    t = started(mode="teams", first="abcd".index(order[0]), seed=seed)
    t.by("ab"[("abcd".index(order[0]) + 1) % 2]).answers(order[1])
    t.by(order[0]).answers("west")
    for letter in order:
        t.by(letter).answers(*TEAMS[letter])
    return t


# --- Who plays when ---------------------------------------------------------------------------------------


def test_a_random_side_starts_and_the_same_one_for_the_same_seed() -> None:
    """Section 12: a random team starts; its captain, the side's first seat, is asked first (R23)."""
    asked = [started(mode="teams", first=None, seed=f"lot {n}").asked for n in range(30)]
    assert set(asked) == {("a", "turn_order"), ("b", "turn_order")}
    assert asked == [started(mode="teams", first=None, seed=f"lot {n}").asked for n in range(30)]


def drawn(side: str) -> Table:
    """A match whose lot fell on a side."""
    tables = (started(mode="teams", first=None, seed=f"lot {n}") for n in range(30))
    return next(t for t in tables if t.asked[0] == side)


@pytest.mark.parametrize(
    ("one", "two", "order"),
    [
        *(("a", "b", "abcd"), ("a", "d", "adcb"), ("c", "b", "cbad"), ("c", "d", "cdab")),
        *(("b", "a", "badc"), ("b", "c", "bcda"), ("d", "a", "dabc"), ("d", "c", "dcba")),
    ],
)
def test_each_side_names_its_order(one: str, two: str, order: str) -> None:
    """Section 12: the starting team names who takes turn 1 (the mate 3), then the other team 2 and 4; R23."""
    starting, other = ("a", "b") if one in "ac" else ("b", "a")
    t = drawn(starting)
    assert (t.asked, t.options) == ((starting, "turn_order"), ["a", "c"] if starting == "a" else ["b", "d"])
    with pytest.raises(NotYourQuestion):
        t.by("c" if starting == "a" else "d").answers(one)
    with pytest.raises(IllegalAnswer):
        t.by(starting).answers(two)
    t.by(starting).answers(one)
    assert (t.asked, t.options) == ((other, "turn_order"), ["a", "c"] if other == "a" else ["b", "d"])
    t.by(other).answers(two)
    assert order_of(t) == order
    assert t.of(ev.TurnOrderSet) == [ev.TurnOrderSet(t.state.order)]
    assert t.of(ev.TeamOrderChosen) == [
        ev.TeamOrderChosen("ab".index(starting), t.state.order[0]),
        ev.TeamOrderChosen("ab".index(other), t.state.order[1]),
    ]
    assert t.asked == (order[0], "area"), "player 1 picks the area"


@pytest.mark.parametrize(("first", "order"), [(0, "abcd"), (1, "badc"), (2, "cbad"), (3, "dabc")])
def test_an_agreed_first_player_takes_turn_one(first: int, order: str) -> None:
    """R24: then only the other side is asked for its order."""
    t = started(mode="teams", first=first)
    captain = "b" if first in (0, 2) else "a"
    assert t.asked == (captain, "turn_order")
    t.by(captain).answers(captain)
    assert order_of(t) == order


@pytest.mark.parametrize(
    ("changes", "rule"), [({"first": 4}, "first"), ({"mode": "trio"}, "setup"), ({"mode": None}, "setup")]
)
def test_settings_that_make_no_team_match_are_refused(changes: dict[str, object], rule: str) -> None:
    """Section 12: four seats, and no mode but the two."""
    game = started().run.rules
    setup = {"roster": sorted(content().champions), "draft": "free", "first": 3, "goal": 7, "mode": "teams"}
    game.begin(setup, "seed")
    with pytest.raises(SetupRefused) as refusal:
        game.begin({**setup, **changes}, "seed")
    assert refusal.value.rule == rule


@pytest.mark.parametrize(("area", "areas"), [("west", ["east", "west"]), ("east", ["west", "east"])])
def test_player_one_takes_the_area_for_the_side(area: str, areas: list[str]) -> None:
    """Section 12: player 1 picks the area as in section 2; it is the whole side's."""
    t = started(mode="teams", first=3)
    t.a.answers("c")
    assert (t.asked, sorted(t.options)) == (("d", "area"), ["east", "west"])
    t.d.answers(area)
    assert t.state.areas == areas


# --- Decks, challenges, traps, hands, deployment ----------------------------------------------------------


def test_decks_of_twelve_and_three_challenges() -> None:
    """Section 12: two champions each; card 1 on the left 1-VP slot, 2 on the right 0 slot, 3 on the left."""
    t = chosen()
    assert t.state.phase is Phase.TRAPS
    for seat, letter in enumerate("abcd"):
        own = sorted(card.id for name in TEAMS[letter] for card in content().champions[name].cards)
        assert len(own) == 12
        assert sorted(t.state.players[seat].deck) == own
    assert [slot.points for slot in t.public().track] == [0, 0, 1, 2, 1]
    (shuffled,) = t.of(ev.ChallengesShuffled)
    first, second, third = shuffled.deck[:-4:-1]
    assert t.state.track == [third, second, first, None, None]
    assert len(t.state.challenge_deck) == 8
    assert t.public().goal == 7
    assert t.public().vp == (0, 0)


def test_everybody_places_one_trap_in_turn_order() -> None:
    """Section 12: one trap each; four tokens lie then."""
    t = chosen("dcba")
    free = ["C4", "D3", "D6", "F3", "F6", "G4"]
    for letter, name in (("d", "F3"), ("c", "C4"), ("b", "G4"), ("a", "D6")):
        assert (t.asked, t.options) == ((letter, "traps"), free)
        with pytest.raises(IllegalAnswer):
            t.by(letter).answers(*free[:2])
        t.by(letter).answers(name)
        free.remove(name)
    t.expect(tokens="C4,D6,F3,G4")
    t.expect(supply=8)
    assert t.asked == ("d", "redraw")


def redrawing(order: str = "abcd") -> Table:
    t = chosen(order)
    for letter, name in zip(order, ("F3", "C4", "G4", "D6"), strict=True):
        t.by(letter).answers(name)
    return t


def test_hands_of_four_with_one_redraw_in_turn_order() -> None:
    """Section 12: all draw 4 with the same redraw as in section 2."""
    t = redrawing("bcda")
    for place, letter in enumerate("bcda"):
        assert t.asked == (letter, "redraw")
        player = t.state.players["abcd".index(letter)]
        held = sorted(player.hand)
        assert len(held) == 4
        assert t.options == held
        assert [len(t.state.players["abcd".index(later)].hand) for later in "bcda"[place + 1 :]] == [0] * (
            3 - place
        )
        t.by(letter).answers(*held[:place])
        assert len(player.hand) == 4
        assert set(held[place:]) <= set(player.hand)
        assert not set(held[:place]) & set(player.hand)
        assert len(player.deck) == 8
    assert t.asked == ("b", "deploy")


def test_all_deploy_in_their_sides_area_in_turn_order() -> None:
    """Section 12: the four champions of a team share its five hexes; then round 1 begins with player 1."""
    t = redrawing("cdab")
    for letter in "cdab":
        t.by(letter).answers()
    west, east = ["A1", "A2", "A3", "A4", "A5"], ["I1", "I2", "I3", "I4", "I5"]
    for letter, area in (("c", west), ("d", east), ("a", west), ("b", east)):
        for _ in range(2):
            assert (t.asked, t.options) == ((letter, "deploy"), area)
            t.by(letter).answers(area[1])
            del area[1]
    t.expect(
        at={"goldarr": "A2", "kilgore": "A3", "a.deryn": "A4", "a.gwaien": "A5"}
        | {"d.gwaien": "I2", "tzu_xiao": "I3", "b.deryn": "I4", "dugrun": "I5"},
        cores=dict.fromkeys("abcd", "RYB"),
        vp=(0, 0),
    )
    assert (t.state.round, t.state.turn) == (1, 2)
    t.is_idle("c")
