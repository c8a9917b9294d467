"""What a search leaves behind."""

from __future__ import annotations

import gc

from sfb_bot.computer import LEVEL_NAMED, Witness, think
from sfb_bot.games.brawl.computer import BrawlMind
from sfb_bot.kernel import Seat
from tests.games.brawl.kit.table import rules, table


def test_a_search_leaves_no_circles_behind() -> None:
    """A worker looks for them seldom, so its memory must not depend on that."""
    mind = BrawlMind(rules())
    t = table(
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,DUG02 | "
        "b deryn@D6/4 goldarr@I1 tzu_xiao@I2 hand=DER05 | tokens=C4,D3,F3,G4"
    )
    known = Witness(t.run, mind.hidden, (Seat(0),)).knowledge(Seat(0))
    # What is made once, such as tables of distances.
    think(mind, known, LEVEL_NAMED["normal"], "first")
    gc.collect()
    gc.disable()
    try:
        thought = think(mind, known, LEVEL_NAMED["normal"], "again")
        assert thought.how == "search"
        assert gc.collect() == 0
    finally:
        gc.enable()
