"""Section 11: the league's double tournament draft for two players."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.kernel import IllegalAnswer, Run, Seat, SetupRefused
from tests.games.brawl.kit.boxes import pool_of, started
from tests.games.brawl.kit.table import Table


def champions(names: str) -> tuple[ChampionId, ...]:
    """Some champions by name."""
    return tuple(map(ChampionId, names.split()))


A_FIRST = champions("deryn dugrun goldarr gwaien kilgore")
A_SECOND = champions("extra0 extra1 extra2 extra3 tzu_xiao")
B_FIRST = champions("deryn extra0 extra1 extra2 extra3")
B_SECOND = champions("dugrun goldarr gwaien kilgore tzu_xiao")


@pytest.fixture(scope="module")
def ten() -> Brawl:
    """The core six and `extra0` to `extra3`."""
    return pool_of(10)


def drafting(ten: Brawl, first: int = 0) -> Table:
    t = started(draft="double", first=first, box=ten)
    t.by("ab"[first]).answers("west")
    return t


def laid_out(ten: Brawl, first: int = 0) -> Table:
    """Both pairs are open."""
    t = drafting(ten, first)
    t.a.answers(*A_FIRST)
    t.b.answers(*B_FIRST)
    t.b.answers(*B_SECOND)
    t.a.answers(*A_SECOND)
    return t


def test_each_lays_out_two_teams_of_five_without_a_repeat(ten: Brawl) -> None:
    """Section 11: two teams of five, no champion twice for one player; the other may have the same."""
    t = drafting(ten)
    assert t.run.waiting_for == (Seat(0), Seat(1))
    with pytest.raises(IllegalAnswer):
        t.a.answers(*A_FIRST[:4])
    t.a.answers(*A_FIRST)
    t.b.answers(*B_FIRST)
    assert t.run.waiting_for == (Seat(0), Seat(1))
    assert t.options == list(A_SECOND), "only the five that are left"
    question = t.view("b").question
    assert question is not None
    assert [option.key for option in question.options] == list(B_SECOND)


def test_both_pairs_are_sealed_until_all_four_teams_are_in(ten: Brawl) -> None:
    """Section 11: sealed line-ups; a player sees the own first team, the other only that it is in."""
    t = drafting(ten)
    t.a.answers(*A_FIRST)
    t.b.answers(*B_FIRST)
    assert t.view("a").sealed == (A_FIRST, ())
    assert t.view("b").sealed == ((), B_FIRST)
    sealed = t.steps[-1].events[0]
    assert sealed.for_seat(Seat(1)) == sealed.for_public() == ev.LineUpSealed(Seat(0), (), 5)
    t.a.answers(*A_SECOND)
    assert t.steps[-1].events == ()
    assert t.public().draft.offers == ((), ())
    assert t.public().draft.line_ups == ((), ())
    t.b.answers(*B_SECOND)
    assert t.of(ev.OffersRevealed) == [ev.OffersRevealed(((A_FIRST, A_SECOND), (B_FIRST, B_SECOND)))]
    assert t.public().draft.offers == ((A_FIRST, A_SECOND), (B_FIRST, B_SECOND))
    assert t.view("a").sealed == ((), ())


@pytest.mark.parametrize(("first", "one", "two"), [(0, "a", "b"), (1, "b", "a")])
def test_each_bans_a_whole_team_of_the_other_first_player_first(
    ten: Brawl, first: int, one: str, two: str
) -> None:
    """Section 11: then the tournament draft is held over the two teams that are left."""
    t = laid_out(ten, first)
    assert (t.asked, t.options) == ((one, "ban_team"), ["first_team", "second_team"])
    t.by(one).answers("first_team")
    assert (t.asked, t.options) == ((two, "ban_team"), ["first_team", "second_team"])
    t.by(two).answers("second_team")
    left = {"a": (A_FIRST, A_SECOND), "b": (B_FIRST, B_SECOND)}
    kept = {one: left[one][0], two: left[two][1]}
    assert t.public().draft.line_ups == (kept["a"], kept["b"])
    # First bans one of second's five, second one of first's; then picks from the own four.
    assert (t.asked, t.options) == ((one, "ban"), list(kept[two]))
    t.by(one).answers(kept[two][0])
    assert (t.asked, t.options) == ((two, "ban"), list(kept[one]))
    t.by(two).answers(kept[one][4])
    for number in range(3):
        for letter in (one, two):
            own = kept[letter][1:] if letter == two else kept[letter][:4]
            assert (t.asked, t.options) == ((letter, "pick"), list(own[number:]))
            t.by(letter).answers(own[number])
    picks = {one: list(kept[one][:3]), two: list(kept[two][1:4])}
    assert t.state.draft.picks == [picks["a"], picks["b"]]
    assert t.asked == (one, "traps")


def test_the_ban_of_a_team_tells_what_went_and_what_stayed(ten: Brawl) -> None:
    """Section 11: open to all."""
    t = laid_out(ten)
    t.a.answers("second_team")
    assert t.steps[-1].events == (ev.OfferBanned(Seat(0), Seat(1), B_SECOND, B_FIRST),)
    t.b.answers("first_team")
    assert t.steps[-1].events == (ev.OfferBanned(Seat(1), Seat(0), A_FIRST, A_SECOND),)


def test_it_needs_ten_champions(ten: Brawl) -> None:
    """Section 11: two teams of five without a repeat."""
    everybody = sorted(ten.content.champions)
    with pytest.raises(SetupRefused) as refusal:
        started(draft="double", roster=everybody[:9], box=ten)
    assert refusal.value.rule == "draft-double"
    assert refusal.value.facts == {"needed": 10, "found": 9}


def test_a_double_draft_can_be_stored_after_every_answer(ten: Brawl) -> None:
    """Section 11: sealed teams survive a restart."""
    t = drafting(ten)
    t.a.answers(*A_FIRST)
    t.b.answers(*B_FIRST)
    again = Table(Run.rebuild(ten, t.run.checkpoint()))
    assert again.state == t.state
    assert again.view("a").sealed == (A_FIRST, ())
    for table in (t, again):
        table.a.answers(*A_SECOND)
        table.b.answers(*B_SECOND)
        table.a.answers("first_team")
    assert Run.rebuild(ten, again.run.checkpoint()).state == t.state
