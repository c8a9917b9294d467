"""Standing orders for reaction windows: the blow that threatens is the one that would fall."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.orders import ONLY_IF_KNOCK_OUT, is_wanted
from sfb_bot.kernel import Seat
from tests.games.brawl.kit.table import Table, table


def is_feared(t: Table) -> bool:
    """Whether the seat b, who is asked for a reaction, wants that if a champion could be knocked out."""
    assert t.asked == ("b", "react")
    question = t.run.decision_for(Seat(1))
    assert question is not None
    return is_wanted(t.state, question, ONLY_IF_KNOCK_OUT.name, "")


def test_hexes_dashed_count() -> None:
    """TAZ03: strength 1 and 3 for the Dash against Gwaien, who has 4 health left, is a knock-out."""
    for damage, is_out in ((2, True), (1, False)):
        t = table(f"| a taze@B1 kilgore@A1 hand=TAZ03 | b gwaien@B5/{damage} goldarr@I1 hand=GWA02")
        t.a.plays("TAZ03").stays().goes("B4").attacks("gwaien")
        assert is_feared(t) == is_out


def test_red_cards_discarded_count() -> None:
    """AKH01: Wingstorm has strength 1, two red cards make it 3."""
    for damage, is_out in ((3, True), (2, False)):
        t = table(
            f"| a akhet@B3+ kilgore@A1 hand=AKH03,KIL02,KIL03 | b gwaien@B4/{damage} goldarr@I1 hand=GWA02"
        )
        t.a.plays("AKH03").stays().attacks("gwaien").answers("KIL02").answers("KIL03")
        assert is_feared(t) == is_out


def test_who_may_play_one_more_reaction_is_asked_for_it() -> None:
    """LIL04: its +1 saves Gwaien, but who played it did so to play another one."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b gwaien@B4/4 lily@I1 hand=LIL04,GWA02 deck=GWA03,GWA04")
    t.a.plays("KIL05").stays().attacks("gwaien")
    assert is_feared(t)
    t.b.answers("LIL04>b.gwaien").answers("0")
    assert is_feared(t)
