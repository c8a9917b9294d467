"""Section 2 of the rules, and the drafts for two players of section 11."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.kernel import IllegalAnswer, Seat, SetupRefused
from tests.games.brawl.kit.boxes import pool_of, started
from tests.games.brawl.kit.table import Table, content, rules

A_TEAM = ("deryn", "gwaien", "kilgore")
B_TEAM = ("dugrun", "goldarr", "tzu_xiao")
TRAP_HEXES = ["C4", "D3", "D6", "F3", "F6", "G4"]


def teams_chosen(*, first: int = 0, seed: str = "rulebook") -> Table:
    """A table at the first trap question, the first player in the west."""
    t = started(first=first, seed=seed)
    (t.a if first == 0 else t.b).answers("west")
    t.a.answers(*A_TEAM)
    t.b.answers(*B_TEAM)
    return t


# --- First player and area (2.1) --------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "letter"), [(0, "a"), (1, "b")])
def test_the_agreed_first_player_starts(first: int, letter: str) -> None:
    """Section 2.1, with the first player agreed on beforehand."""
    t = started(first=first)
    assert t.state.order == (first, 1 - first)
    assert t.asked == (letter, "area")


def test_the_lot_names_either_player_and_the_same_one_for_the_same_seed() -> None:
    """Section 2.1: a random first player."""
    orders = [started(first=None, seed=f"lot {n}").state.order for n in range(40)]
    assert set(orders) == {(0, 1), (1, 0)}
    assert orders == [started(first=None, seed=f"lot {n}").state.order for n in range(40)]


@pytest.mark.parametrize(("taken", "left"), [("west", "east"), ("east", "west")])
def test_the_first_player_takes_an_area_and_the_other_gets_the_other(taken: str, left: str) -> None:
    """Section 2.1: the first player picks a deployment area."""
    t = started(first=1)
    assert sorted(t.options) == ["east", "west"]
    t.b.answers(taken)
    assert t.state.areas == [left, taken]


# --- Free choice (2.2, 11) --------------------------------------------------------------------------------


def test_free_choices_stay_sealed_until_both_are_in() -> None:
    """Section 11 and 15: free choices are sealed from the other side until all are in."""
    t = started()
    t.a.answers("west")
    question = t.view("b").question
    before = t.public()
    t.a.answers(*A_TEAM)
    assert t.run.waiting_for == (Seat(1),)
    # That a has answered is public, what a has chosen is not.
    assert before.waiting == ((0, "team"), (1, "team"))
    assert t.public() == replace(before, waiting=((1, "team"),))
    assert t.view("b").question == question
    assert not t.steps[-1].events
    t.b.answers(*B_TEAM)
    assert t.of(ev.LineUpsRevealed)[0].line_ups == (A_TEAM, B_TEAM)
    assert [f.option.key for f in t.state.figures] == [
        "a.deryn", "a.gwaien", "a.kilgore", "b.dugrun", "b.goldarr", "b.tzu_xiao",
    ]  # fmt: skip


def test_the_second_to_answer_may_be_first_in_turn_order() -> None:
    """Section 11: sealed choices come in whatever order."""
    t = started()
    t.a.answers("west")
    t.b.answers(*B_TEAM)
    assert t.run.waiting_for == (Seat(0),)
    t.a.answers(*A_TEAM)
    assert t.state.draft.picks == [list(A_TEAM), list(B_TEAM)]


def test_both_sides_may_field_the_same_champion_but_no_team_twice() -> None:
    """Section 11: mirror picks are allowed in free choice; never the same champion twice in a team."""
    t = started()
    t.a.answers("west")
    with pytest.raises(IllegalAnswer):
        t.a.answers("kilgore", "kilgore", "deryn")
    with pytest.raises(IllegalAnswer):
        t.a.answers("kilgore", "deryn")
    with pytest.raises(IllegalAnswer):
        t.a.answers(*A_TEAM, "dugrun")
    t.a.answers(*A_TEAM)
    t.b.answers(*A_TEAM)
    assert [f.option.key for f in t.state.figures if f.champion.id == "deryn"] == ["a.deryn", "b.deryn"]


# --- Casual draft (11) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "order"), [(0, "bababa"), (1, "ababab")])
def test_casual_draft_picks_second_first_second_first(first: int, order: str) -> None:
    """Section 11: picks by second, first, second, first, second, first; nobody is picked twice."""
    t = started(draft="casual", first=first)
    (t.a if first == 0 else t.b).answers("west")
    pool = ["deryn", "dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao"]
    for letter in order[:5]:
        assert t.asked == (letter, "pick")
        assert t.options == pool
        (t.a if letter == "a" else t.b).answers(pool.pop(0))
    # The last pick has one champion left, so nobody is asked.
    picks = {"b": ["deryn", "goldarr", "kilgore"], "a": ["dugrun", "gwaien", "tzu_xiao"]}
    expected = [picks["a"], picks["b"]] if first == 0 else [picks["b"], picks["a"]]
    assert t.state.draft.picks == expected
    assert t.state.phase is Phase.TRAPS


# --- Tournament draft (11) --------------------------------------------------------------------------------


def test_tournament_draft() -> None:
    """Section 11: line-ups of five, first bans, second bans, then alternate picks from one's own four."""
    box = pool_of(10)
    t = started(draft="tournament", first=1, box=box)
    t.b.answers("east")
    line_up_a = ("deryn", "dugrun", "extra0", "extra1", "goldarr")
    line_up_b = ("deryn", "extra2", "extra3", "gwaien", "kilgore")
    with pytest.raises(IllegalAnswer):
        t.a.answers(*line_up_a[:4])
    t.a.answers(*line_up_a)
    assert t.public().draft.line_ups == ((), ())
    t.b.answers(*line_up_b)
    assert t.public().draft.line_ups == (line_up_a, line_up_b)
    assert (t.asked, t.options) == (("b", "ban"), list(line_up_a))
    t.b.answers("deryn")
    assert (t.asked, t.options) == (("a", "ban"), list(line_up_b))
    t.a.answers("kilgore")
    # Deryn was banned from a's line-up only; b still has her.
    assert (t.asked, t.options) == (("b", "pick"), ["deryn", "extra2", "extra3", "gwaien"])
    t.b.answers("deryn")
    assert (t.asked, t.options) == (("a", "pick"), ["dugrun", "extra0", "extra1", "goldarr"])
    t.a.answers("goldarr")
    assert (t.asked, t.options) == (("b", "pick"), ["extra2", "extra3", "gwaien"])
    t.b.answers("gwaien")
    assert (t.asked, t.options) == (("a", "pick"), ["dugrun", "extra0", "extra1"])
    t.a.answers("dugrun")
    assert (t.asked, t.options) == (("b", "pick"), ["extra2", "extra3"])
    t.b.answers("extra2")
    assert (t.asked, t.options) == (("a", "pick"), ["extra0", "extra1"])
    t.a.answers("extra1")
    assert t.state.draft.picks == [["goldarr", "dugrun", "extra1"], ["deryn", "gwaien", "extra2"]]
    assert t.asked == ("b", "traps")


def test_the_roster_must_be_large_enough_for_the_draft() -> None:
    """Section 11: six champions for the casual draft, ten for the tournament draft, three for a free team."""
    box = pool_of(10)
    everybody = sorted(box.content.champions)
    for draft, needed in (("free", 3), ("casual", 6), ("tournament", 10)):
        with pytest.raises(SetupRefused) as refusal:
            started(draft=draft, roster=everybody[: needed - 1], box=box)
        assert refusal.value.rule == f"draft-{draft}"
        assert refusal.value.facts == {"needed": needed, "found": needed - 1}
        assert started(draft=draft, roster=everybody[:needed], box=box).asked == ("a", "area")


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"roster": ["deryn", "deryn", "gwaien"]}, "roster"),
        ({"roster": ["deryn", "gwaien", "nobody"]}, "roster"),
        ({"draft": "lottery"}, "setup"),
        ({"first": 2}, "first"),
        ({"first": True}, "setup"),
        ({"goal": 0}, "goal"),
        ({"goal": True}, "setup"),
        ({"goal": "5"}, "setup"),
        ({"mercy": 1}, "setup"),
    ],
)
def test_other_settings_that_make_no_match_are_refused(changes: dict[str, object], rule: str) -> None:
    """Section 11: a champion is in a team once, so in the roster; the rest is common sense."""
    setup = {"roster": sorted(content().champions), "draft": "free", "first": None, "goal": 5, **changes}
    with pytest.raises(SetupRefused) as refusal:
        rules().begin(setup, "seed")
    assert refusal.value.rule == rule


# --- Decks, challenges, traps (2.2 to 2.5) ----------------------------------------------------------------


def test_everything_is_laid_out_before_the_traps() -> None:
    """Section 2.2 to 2.5: Gate, cores, decks of 18, one challenge without points, twelve tokens."""
    t = teams_chosen()
    assert all(not f.in_arena and not f.damage and not f.levelled for f in t.state.figures)
    t.expect(cores={"a": "RYB", "b": "RYB"}, vp=(0, 0), hand={"a": "", "b": ""})
    for seat, team in enumerate((A_TEAM, B_TEAM)):
        own = sorted(card.id for name in team for card in content().champions[name].cards)
        assert len(own) == 18
        assert sorted(t.state.players[seat].deck) == own
        assert t.state.players[seat].deck != own, "the deck is shuffled"
    first, *others = t.state.track
    assert first is not None
    assert others == [None, None, None]
    assert sorted([first, *t.state.challenge_deck]) == sorted(content().challenges)
    assert len(content().challenges) == 11
    faces = Counter({"stun": 2, "root": 2, "damage1": 2, "damage2": 4, "damage3": 2})
    assert Counter(t.state.supply) == faces


def test_two_traps_each_on_the_six_trap_hexes() -> None:
    """Section 2.5: the first player puts two unseen tokens on any two trap hexes, then the second two."""
    t = teams_chosen(first=1)
    assert t.asked == ("b", "traps")
    assert t.options == TRAP_HEXES
    for wrong in (("C4",), ("C4", "D3", "D6"), ("C4", "C4"), ("C4", "E4")):
        with pytest.raises(IllegalAnswer):
            t.b.answers(*wrong)
    t.b.answers("G4", "C4")
    t.expect(tokens="C4,G4")
    assert t.asked == ("a", "traps")
    assert t.options == ["D3", "D6", "F3", "F6"]
    t.a.answers("D3", "F6")
    t.expect(tokens="C4,D3,F6,G4")
    t.expect(supply=8)
    assert t.public().supply_size == 8
    # Nobody has looked at what he put down.
    assert t.view("a").known_tokens == t.view("b").known_tokens == ()


# --- Opening hands (2.6) ----------------------------------------------------------------------------------


def traps_laid(*, first: int = 0, seed: str = "rulebook") -> Table:
    """A table at the redraw of the first player."""
    t = teams_chosen(first=first, seed=seed)
    one, two = (t.a, t.b) if first == 0 else (t.b, t.a)
    one.answers("C4", "D3")
    two.answers("F3", "G4")
    return t


@pytest.mark.parametrize("count", range(6))
def test_any_number_of_cards_is_redrawn_once_and_goes_back_into_the_deck(count: int) -> None:
    """Section 2.6: draw 5, set aside any number, draw as many, only then shuffle them back in."""
    t = traps_laid()
    assert t.asked == ("a", "redraw")
    hand = sorted(t.state.players[0].hand)
    assert t.options == hand
    assert len(hand) == 5
    assert not t.state.players[1].hand, "the second player draws after the first has redrawn"
    aside = hand[:count]
    t.a.answers(*aside)
    now = t.state.players[0].hand
    assert len(now) == 5
    # Set aside while the new ones are drawn, so none of them can come back at once.
    assert set(hand[count:]) <= set(now)
    assert not set(aside) & set(now)
    assert set(aside) <= set(t.state.players[0].deck)
    assert len(t.state.players[0].deck) == 13
    assert not t.state.players[0].set_aside
    assert t.asked == ("b", "redraw"), "only once"
    assert len(t.state.players[1].hand) == 5


# --- Deployment (2.7) -------------------------------------------------------------------------------------


def test_the_champions_are_deployed_first_player_first() -> None:
    """Section 2.7: three champions on free hexes of one's own area; then round 1 begins."""
    t = traps_laid(first=1)
    t.b.answers()
    t.a.answers()
    assert t.asked == ("b", "deploy")
    for taken, left in (("A3", "A1,A2,A3,A4,A5"), ("A1", "A1,A2,A4,A5"), ("A5", "A2,A4,A5")):
        assert t.options == left.split(",")
        with pytest.raises(IllegalAnswer):
            t.b.answers("I1")
        t.b.answers(taken)
    assert t.asked == ("a", "deploy")
    for taken in ("I5", "I4", "I1"):
        t.a.answers(taken)
    t.expect(
        at={"dugrun": "A3", "goldarr": "A1", "tzu_xiao": "A5", "deryn": "I5", "gwaien": "I4", "kilgore": "I1"}
    )
    assert (t.state.round, t.state.turn) == (1, 1)
    t.is_idle("b")
