"""Section 11 for four players: free choice, casual and tournament draft, and what is sealed from whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.kernel import Dice, IllegalAnswer, Run, Seat, SetupRefused
from tests.games.brawl.kit.boxes import pool_of, started
from tests.games.brawl.kit.table import Table, rules

SIX = ["deryn", "dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao"]


@pytest.fixture(scope="module")
def twelve() -> Brawl:
    """The core six and `extra0` to `extra5`."""
    return pool_of(12)


def drafting(draft: str, box: Brawl | None = None, *, order: str = "abcd") -> Table:
    """A team match at its draft, with this turn order and the first side in the west."""
    t = started(mode="teams", draft=draft, first="abcd".index(order[0]), box=box)
    # An agreed first player is not asked, so the one question is the other side's.
    captain = "a" if order[1] in "ac" else "b"
    assert t.asked == (captain, "turn_order")
    t.by(captain).answers(order[1])
    assert "".join("abcd"[seat] for seat in t.state.order) == order
    t.by(order[0]).answers("west")
    assert t.state.phase is Phase.DRAFT
    return t


def waiting(t: Table) -> str:
    return "".join("abcd"[seat] for seat in t.run.waiting_for)


# --- Free choice ------------------------------------------------------------------------------------------


def test_players_one_and_two_choose_first_then_their_partners() -> None:
    """Section 11: team-mates choose in turn order, the partner without what is taken; R21."""
    t = drafting("free", order="cbad")
    assert waiting(t) == "bc"
    t.c.answers("deryn", "gwaien")
    assert waiting(t) == "b"
    t.b.answers("deryn", "kilgore")
    assert waiting(t) == "ad"
    assert t.view("a").question is not None
    assert [option.key for option in t.question().options] == ["dugrun", "goldarr", "kilgore", "tzu_xiao"]
    with pytest.raises(IllegalAnswer):
        t.a.answers("dugrun", "gwaien")
    t.a.answers("kilgore", "dugrun")
    assert t.options == ["dugrun", "goldarr", "gwaien", "tzu_xiao"]
    t.d.answers("goldarr", "gwaien")
    assert t.of(ev.LineUpsRevealed) == [
        ev.LineUpsRevealed(
            (
                (ChampionId("dugrun"), ChampionId("kilgore")),
                (ChampionId("deryn"), ChampionId("kilgore")),
                (ChampionId("deryn"), ChampionId("gwaien")),
                (ChampionId("goldarr"), ChampionId("gwaien")),
            )
        )
    ]
    assert [figure.option.key for figure in t.state.figures] == [
        *("a.dugrun", "a.kilgore", "b.deryn", "b.kilgore"),
        *("c.deryn", "c.gwaien", "d.goldarr", "d.gwaien"),
    ]
    assert t.asked == ("c", "traps")


def test_a_sealed_line_up_is_for_the_own_side_alone() -> None:
    """Section 11 and 15, R21: the partner sees it, the other side and the channel only that it is in."""
    told: list[object] = []
    for names in (("deryn", "gwaien"), ("kilgore", "tzu_xiao")):
        t = drafting("free")
        t.a.answers(*names)
        before = t.view("a"), t.view("c")
        assert all(view.sealed == ((), (), (), ()) for view in before), "not even in the state yet"
        t.b.answers("deryn", "dugrun")
        assert t.view("a").sealed == t.view("c").sealed == (names, (), (), ())
        assert t.view("b").sealed == t.view("d").sealed == ((), ("deryn", "dugrun"), (), ())
        events = t.steps[-1].events
        assert events == (
            ev.LineUpSealed(Seat(0), tuple(map(ChampionId, names))),
            ev.LineUpSealed(Seat(1), (ChampionId("deryn"), ChampionId("dugrun"))),
        )
        for other in (Seat(1), Seat(3)):
            assert events[0].for_seat(other) == events[0].for_public() == ev.LineUpSealed(Seat(0), (), 2)
        for own in (Seat(0), Seat(2)):
            assert events[0].for_seat(own) == events[0]
        seen = [t.public(), t.view("b"), t.view("d"), [event.for_seat(Seat(3)) for event in events]]
        told.append([*seen, [event.for_public() for event in events]])
    assert told[0] == told[1]


def test_nothing_is_turned_up_before_the_last_line_up_is_in() -> None:
    """Section 11: revealed together; afterwards nothing is sealed any more."""
    t = drafting("free")
    t.b.answers("deryn", "dugrun")
    t.a.answers("deryn", "dugrun")
    before = t.public()
    t.d.answers("goldarr", "gwaien")
    assert t.public() == replace(before, waiting=((2, "team"),))
    assert before.draft.line_ups == ((), (), (), ())
    t.c.answers("kilgore", "tzu_xiao")
    assert t.public().draft.line_ups == (
        ("deryn", "dugrun"), ("deryn", "dugrun"), ("kilgore", "tzu_xiao"), ("goldarr", "gwaien"),
    )  # fmt: skip
    assert t.view("a").sealed == ((), (), (), ())


# --- Casual draft -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "picking"), [("abcd", "badcbadc"), ("dcba", "cdabcdab")])
def test_the_casual_draft_picks_2_1_4_3_2_1_4_3(twelve: Brawl, order: str, picking: str) -> None:
    """Section 11, R32: twice round 2, 1, 4, 3; a champion card that was taken is gone for all."""
    t = drafting("casual", twelve, order=order)
    pool = sorted(twelve.content.champions)
    for letter in picking:
        assert t.asked == (letter, "pick")
        assert t.options == pool
        t.by(letter).answers(pool.pop(0))
    assert all(len(picks) == 2 for picks in t.state.draft.picks)
    assert t.asked == (order[0], "traps")


def pool_for(*roster: str) -> Table:
    """A casual draft of four from these champion cards, at its first pick; b, a, d, c pick."""
    game = rules()
    setup = {"draft": "casual", "first": 0, "goal": 7, "mode": "teams", "one_pool": True}
    t = Table(Run(game, game.begin({**setup, "roster": list(roster)}, "copies")))
    t.b.answers("b")
    t.a.answers("west")
    return t


def test_copies_in_the_pool_are_for_both_sides_but_not_for_one() -> None:
    """Section 11, R32: two cards of each of four champions; both sides end with all four."""
    four = SIX[:4]
    t = pool_for(*four, *four)
    assert t.public().draft.roster == (*four, *four)
    assert (t.asked, t.options) == (("b", "pick"), four)
    t.b.answers("deryn")
    # The other card of Deryn is there, for the other side alone.
    assert (t.asked, t.options) == (("a", "pick"), four)
    t.a.answers("deryn")
    assert (t.asked, t.options) == (("d", "pick"), four[1:])
    with pytest.raises(IllegalAnswer):
        t.d.answers("deryn")
    for letter, champion in zip("dcba", ("dugrun", "goldarr", "goldarr", "gwaien"), strict=True):
        t.by(letter).answers(champion)
    # What is left fits one way only.
    assert t.state.draft.picks == [
        ["deryn", "gwaien"], ["deryn", "goldarr"], ["goldarr", "dugrun"], ["dugrun", "gwaien"],
    ]  # fmt: skip


def test_a_pick_that_would_leave_somebody_with_nothing_is_not_offered() -> None:
    """R32: of two cards of Deryn each side must take one, for eight cards are just enough."""
    eight = ["deryn", *SIX, "sulka"]
    t = pool_for(*eight)
    for letter, champion in zip("badcba", (*SIX[1:], "sulka"), strict=True):
        assert t.asked == (letter, "pick")
        t.by(letter).answers(champion)
    # One card each is left to choose, and both are Deryn.
    assert [picks[-1] for picks in t.state.draft.picks[2:]] == ["deryn", "deryn"]
    t = pool_for(*eight)
    for letter in "badcb":
        t.by(letter).answers(next(name for name in t.options if name != "deryn"))
    assert t.asked == ("a", "pick")
    assert "deryn" in t.options


@pytest.mark.parametrize("seed", range(200))
def test_a_pool_with_copies_always_fills_both_teams(seed: int) -> None:
    """R32: random pools of champion cards, random picks; nobody is ever stuck, no side has one twice."""
    dice = Dice(f"pool/{seed}")
    box = rules()
    names = sorted(box.content.champions)
    roster = [names[dice.below(4 + seed % 8)] for _ in range(8 + dice.below(8))]
    usable = sum(min(count, 2) for count in Counter(roster).values())
    if usable < 8:
        with pytest.raises(SetupRefused) as refusal:
            pool_for(*roster)
        assert refusal.value.facts == {"needed": 8, "found": usable}
        return
    t = pool_for(*roster)
    while t.state.phase is Phase.DRAFT:
        t.by(t.asked[0]).answers(t.options[dice.below(len(t.options))])
    picks = t.state.draft.picks
    assert [len(each) for each in picks] == [2, 2, 2, 2]
    for side in ((0, 2), (1, 3)):
        assert len({name for seat in side for name in picks[seat]}) == 4
    assert not Counter(str(name) for each in picks for name in each) - Counter(roster)


def test_a_casual_draft_begun_before_goes_on_as_it_was(twelve: Brawl) -> None:
    """R32: settings that say nothing of it are from before, when a champion stayed open to the others."""
    everybody = sorted(twelve.content.champions)
    setup = {"draft": "casual", "first": 0, "goal": 7, "mode": "teams", "roster": everybody}
    t = Table(Run(twelve, twelve.begin(setup, "before")))
    t.b.answers("b")
    t.a.answers("west")
    t.b.answers("deryn")
    assert "deryn" in t.options
    t.a.answers("deryn")
    assert "deryn" not in t.options
    # The next match of the same people is a new one.
    assert twelve.renewed(setup)["one_pool"] is True
    assert "one_pool" not in twelve.renewed({**setup, "draft": "free"})


def test_only_a_casual_draft_of_four_has_a_say_about_its_pool(twelve: Brawl) -> None:
    everybody = sorted(twelve.content.champions)
    setup = {"draft": "free", "first": 0, "goal": 7, "mode": "teams", "roster": everybody}
    with pytest.raises(SetupRefused):
        twelve.begin({**setup, "one_pool": True}, "seed")
    with pytest.raises(SetupRefused):
        twelve.begin({**setup, "draft": "casual", "one_pool": 1}, "seed")


# --- Tournament draft -------------------------------------------------------------------------------------


def test_the_tournament_draft_of_four(twelve: Brawl) -> None:
    """Section 11: three each, none twice in a team; 1 bans of 2, 2 of 1, 3 of 4, 4 of 3; two remain each."""
    t = drafting("tournament", twelve, order="adcb")
    assert waiting(t) == "ad"
    t.a.answers("deryn", "dugrun", "goldarr")
    t.d.answers("deryn", "gwaien", "kilgore")
    assert waiting(t) == "bc"
    with pytest.raises(IllegalAnswer):
        t.c.answers("extra0", "extra1", "dugrun")
    with pytest.raises(IllegalAnswer):
        t.c.answers("extra0", "extra1")
    t.c.answers("extra0", "extra1", "kilgore")
    t.b.answers("dugrun", "extra0", "tzu_xiao")
    assert (t.asked, t.options) == (("a", "ban"), ["deryn", "gwaien", "kilgore"])
    t.a.answers("deryn")
    assert (t.asked, t.options) == (("d", "ban"), ["deryn", "dugrun", "goldarr"])
    t.d.answers("goldarr")
    assert (t.asked, t.options) == (("c", "ban"), ["dugrun", "extra0", "tzu_xiao"])
    t.c.answers("extra0")
    assert (t.asked, t.options) == (("b", "ban"), ["extra0", "extra1", "kilgore"])
    t.b.answers("kilgore")
    assert t.state.draft.picks == [
        ["deryn", "dugrun"], ["dugrun", "tzu_xiao"], ["extra0", "extra1"], ["gwaien", "kilgore"],
    ]  # fmt: skip
    assert t.public().draft.bans == (("goldarr",), ("extra0",), ("kilgore",), ("deryn",))
    assert t.asked == ("a", "traps")


# --- How many champions a draft needs ---------------------------------------------------------------------


@pytest.mark.parametrize(("draft", "needed"), [("free", 4), ("casual", 8), ("tournament", 12)])
def test_the_roster_must_be_large_enough(twelve: Brawl, draft: str, needed: int) -> None:
    """Section 11: eight for the casual draft, twelve for the tournament draft; R22: four freely."""
    everybody = sorted(twelve.content.champions)
    with pytest.raises(SetupRefused) as refusal:
        started(mode="teams", draft=draft, roster=everybody[: needed - 1], box=twelve)
    assert refusal.value.rule == f"draft-{draft}"
    assert refusal.value.facts == {"needed": needed, "found": needed - 1}
    t = started(mode="teams", draft=draft, roster=everybody[:needed], box=twelve)
    assert t.asked == ("b", "turn_order")


def test_there_is_no_double_draft_of_four(twelve: Brawl) -> None:
    """Section 11: the double draft is for two players."""
    with pytest.raises(SetupRefused) as refusal:
        started(mode="teams", draft="double", box=twelve)
    assert refusal.value.rule == "draft-mode"
    assert str(refusal.value) == "there is no double draft for 4 players"


def test_four_champions_are_enough_for_both_sides_to_choose_freely() -> None:
    """R22: with four champions both sides field all of them; the partner has the two that are left."""
    t = started(mode="teams", first=0, roster=SIX[:4])
    t.b.answers("b")
    t.a.answers("west")
    t.a.answers("deryn", "dugrun")
    t.b.answers("goldarr", "gwaien")
    assert waiting(t) == "cd"
    assert [option.key for option in t.question().options] == ["goldarr", "gwaien"]
    t.c.answers("goldarr", "gwaien")
    t.d.answers("dugrun", "deryn")
    assert t.state.draft.picks == [SIX[:2], SIX[2:4], SIX[2:4], SIX[:2]]
    assert t.asked == ("a", "traps")
