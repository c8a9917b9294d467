"""Standing orders that play a named tactic (20.4)."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.kernel import Clause, Decision
from tests.games.warseer.kit.table import A, B, Table, shared_rules


def attacked(*hand: str, attacker: str = "griffin_fledgling") -> Table:
    """Tarvo's Gutter Knife is attacked in A's turn, and B has this hand."""
    table = Table("queen_zenobia", "tarvo_quill")
    one, knife = table.put(attacker, "E5"), table.put("gutter_knife", "E6", B)
    table.hand(*hand, seat=B)
    table.luck("BB hh")
    table.do(f"activate>{one}", f"attack>{knife}")
    return table


def question(table: Table) -> Decision:
    assert table.run.ask is not None
    return table.run.ask.decisions[0]


def obey(table: Table, *orders: Clause) -> None:
    """Answer as B's orders say, until they want B to be asked or A is."""
    while table.asked_seat == B:
        answer = shared_rules().ordered(table.state, question(table), orders)
        if answer is None:
            return
        table.do(answer)


PLAY: Clause = ("play", "trapdoor")


def test_a_named_tactic_is_played_with_its_default_choices() -> None:
    """W-249: Trapdoor, and the step it gives leads out of the attack."""
    table = attacked("trapdoor", "venom_vial")
    (knife,) = table.found("gutter_knife", B)
    obey(table, PLAY)
    assert table.player(B).hand == ["venom_vial"]
    assert table.player(B).influence == 8
    assert len(table.heard(ev.AttackLost)) == 1
    fledgling = table.creature(table.found("griffin_fledgling")[0])
    assert table.state.ground.distance(fledgling.cell, table.creature(knife).cell) == 2


@pytest.mark.parametrize(
    ("hand", "orders", "wanted"),
    [
        # Without the card the window passes, as it would with it in another hand.
        (("venom_vial",), (PLAY,), ("pass",)),
        (("trapdoor",), (PLAY,), ("trapdoor",)),
        (("trapdoor",), (("play", "grudge"),), ("pass",)),
        # Of several the one that fits.
        (("trapdoor",), (("play", "grudge"), PLAY), ("trapdoor",)),
        # Where others ask: it is played instead, or they ask if it cannot be.
        (("trapdoor",), (("for_kind", "gutter_knife"), PLAY), ("trapdoor",)),
        (("venom_vial",), (("for_kind", "gutter_knife"), PLAY), None),
        (("trapdoor",), (("for_class", "attacked"), PLAY), ("trapdoor",)),
        # Where they do not, nothing is done.
        (("trapdoor",), (("for_hero", ""), PLAY), ("pass",)),
        (("trapdoor",), (("for_class", "harmed"), PLAY), ("pass",)),
        (("trapdoor",), (("if_damage", "2"), PLAY), ("pass",)),
    ],
)
def test_when_a_named_tactic_is_played(
    hand: tuple[str, ...], orders: tuple[Clause, ...], wanted: tuple[str, ...] | None
) -> None:
    """W-249: class, whom it concerns and damage say when, then it is played."""
    table = attacked(*hand)
    assert (table.asked, table.asked_seat) == ("tactic", B)
    assert shared_rules().ordered(table.state, question(table), orders) == wanted


def test_a_named_tactic_in_the_dice_window_takes_the_best_die() -> None:
    """W-249, W-245: Ace up the Sleeve of the defender rerolls a crit before a hit."""
    table = Table("queen_zenobia", "brissa_de_molforn")
    griffin, knife = table.put("griffin_fledgling", "E5"), table.put("gutter_knife", "E6", B)
    table.hand("ace_up_the_sleeve", seat=B)
    table.luck("BB hc", "B -")
    table.do(f"activate>{griffin}", f"attack>{knife}")
    obey(table, ("play", "ace_up_the_sleeve"))
    (changed,) = table.heard(ev.DiceChanged)
    assert (changed.seat, changed.faces) == (B, "h-")


def test_nothing_is_played_in_the_own_turn() -> None:
    """W-248: orders are for the turns of others; an attacker changes the own dice."""
    table = Table("tarvo_quill", "queen_zenobia")
    knife, bearer = table.put("gutter_knife", "E5"), table.put("wall_bearer", "E6", B)
    table.hand("dirty_trick")
    table.luck("BY -h")
    table.do(f"activate>{knife}", f"attack>{bearer}")
    assert (table.asked, table.asked_seat) == ("dice", A)
    assert shared_rules().ordered(table.state, question(table), [("play", "dirty_trick")]) is None


def test_reflexes_keep_to_their_defaults() -> None:
    """W-250: whoever has ordered a tactic leaves Counterblows to their default, which strikes."""
    table = Table("queen_zenobia", "tarvo_quill")
    bearer, duellist = table.put("wall_bearer", "E5"), table.put("dock_duellist", "E6", B)
    table.influence(0, seat=B)
    table.luck("BY h-")
    table.do(f"activate>{bearer}", f"attack>{duellist}")
    assert table.asked == "counterblow"
    assert shared_rules().ordered(table.state, question(table), [PLAY]) == ("yes",)
