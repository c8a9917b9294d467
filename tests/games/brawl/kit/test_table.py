"""The kit itself: its words do what they say, and a test that is wrong is told in what."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.notation import NotationError
from tests.games.brawl.kit.boxes import pool_of
from tests.games.brawl.kit.table import table


def test_staying_goes_through_whatever_is_asked() -> None:
    t = table("| a mariusz@B3 kilgore@A1 hand=MAR05 | b gwaien@B4 deryn@I1")
    t.a.plays("MAR05").stays_put()
    assert t.asked == ("a", "attack")
    t.a.stays_put()
    assert t.asked == ("a", "attack"), "nothing to stay for, nothing answered"


def test_a_pattern_is_found_by_whom_it_hits() -> None:
    t = table("| a tzu_xiao@D3 kilgore@A1 hand=TZU05 | b deryn@D4 goldarr@E3 gwaien@I1")
    t.a.plays("TZU05").stays_put()
    assert {"b.deryn", "b.goldarr"} in t.aims.values()
    with pytest.raises(AssertionError, match="0 ways to hit just deryn, gwaien"):
        t.a.aims_at("deryn", "gwaien")
    t.a.aims_at("goldarr", "deryn")
    hit = {
        t.state.figures[figure].champion.id for event in t.of(ev.TargetsChosen) for figure in event.targets
    }
    assert hit == {"deryn", "goldarr"}


def test_the_hexes_offered_are_without_the_words() -> None:
    t = table("| a kilgore@A1 dugrun@A2 hand=KIL05 | b deryn@I1")
    t.a.plays("KIL05")
    assert t.hexes == {key.partition("~")[0] for key in t.options if key != "stop"}
    assert "stop" in t.options


def test_what_is_expected_and_is_not_so_is_told() -> None:
    t = table("| a kilgore@D4~ hand=KIL05 discard=KIL02,KIL03 | b deryn@D6 | tokens=C4,D3,F3,G4")
    t.expect(discard={"a": "KIL02,KIL03", "b": ""}, rooted={"kilgore": True, "deryn": False}, supply=8)
    with pytest.raises(AssertionError, match="a has discarded"):
        t.expect(discard={"a": "KIL03,KIL02"})
    with pytest.raises(AssertionError, match="deryn rooted: False"):
        t.expect(rooted={"deryn": True})
    with pytest.raises(AssertionError, match="8 traps are left"):
        t.expect(supply=7)


def test_a_pool_holds_copies() -> None:
    champions = pool_of(9).content.champions
    assert [name for name in champions if name.startswith("extra")] == ["extra0", "extra1", "extra2"]
    cards = [card.id for champion in champions.values() for card in champion.cards]
    assert len(champions) == 9
    assert len(set(cards)) == len(cards) == 9 * 6


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("tokens=A1,A2,A3,A4,A5,B1,B2,B3,B4,B5,B6,C1,C2", "more tokens than traps"),
        ("tokens=A1:damage2,A2:damage2,A3:damage2,A4:damage2,A5:damage2", "only 4 traps 'damage2'"),
        ("tokens=C4:damage2 supply=damage2,damage2,damage2,damage2", "only 4 traps 'damage2'"),
        ("tokens=C4:damage7", "'damage7' is no trap"),
        ("tokens=C4,C4", "C4 has two tokens"),
        ("track=domination,domination,-,-", "a challenge is in two places"),
        ("track=domination,-,-,- challenges=domination", "a challenge is in two places"),
    ],
)
def test_a_position_the_box_cannot_make_is_refused(board: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        table(f"r1 | a kilgore@D4 | b deryn@D6 | {board}")


def test_nobody_stands_knocked_out() -> None:
    with pytest.raises(NotationError, match="deryn cannot stand with 7 damage"):
        table("r1 | a kilgore@D4 | b deryn@D6/7")
