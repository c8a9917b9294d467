"""Section 15 with four seats: a partner's hand stays hidden; texts, diagrams and stored forms of four."""

from __future__ import annotations

import json

import pytest

from sfb_bot.games.brawl.rules import codec
from sfb_bot.games.brawl.rules.diagram import parse_diagram, print_diagram
from sfb_bot.games.brawl.rules.notation import NotationError, parse_line, print_line
from sfb_bot.games.brawl.rules.orders import ONLY_FOR, ONLY_IF_KNOCK_OUT, is_wanted
from sfb_bot.kernel import PASS_TURN, Decision, Seat
from tests.games.brawl.kit.table import Table, content, rules, table

LINE = (
    "r2 turn=a order=abcd | a kilgore@D4 dugrun@A2 hand=KIL05 | b deryn@D5/5 goldarr@I2 hand=DER05 "
    "| c gwaien@A4/2 tzu_xiao@A5+ hand=GWA02,TZU03 deck=TZU04,GWA03 known=1 | d dugrun@I4 gwaien hand=DUG02 "
    "| tokens=C4,D3,F3,G4"
)


# --- What a partner sees ----------------------------------------------------------------------------------


def test_a_partners_hand_and_planned_cards_stay_hidden() -> None:
    """Q52: a team-mate's hand is not shown, nor what the team-mate knows of deck and tokens."""
    views: list[object] = []
    for hand, deck in (("GWA02,TZU03", "TZU04,GWA03"), ("GWA03,TZU04", "TZU03,GWA02")):
        t = table(LINE.replace("hand=GWA02,TZU03 deck=TZU04,GWA03", f"hand={hand} deck={deck}"))
        views.append([t.view(letter) for letter in "abd"])
        assert t.view("c").hand == tuple(hand.split(","))
        assert t.view("c").known_top == (deck.split(",")[0],)
    assert views[0] == views[1]


def test_a_look_at_a_token_is_not_for_the_partner() -> None:
    """Q52: look means only the player of the card."""
    t = table(LINE.replace("known=1", "known=1 peeked=C4").replace("tokens=C4", "tokens=C4:stun"))
    cell = content().arena.cell("C4")
    assert t.view("c").known_tokens == ((cell, "stun"),)
    assert t.view("a").known_tokens == t.view("b").known_tokens == t.view("d").known_tokens == ()


# --- Standing orders --------------------------------------------------------------------------------------


def _partners_window(t: Table) -> Decision:
    """The question for a reaction to the partner of whoever was attacked."""
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.passes()
    question = t.run.decision_for(Seat(3))
    assert question is not None
    return question


def test_standing_orders_look_at_the_whole_side() -> None:
    """Section 8 and 12: a reaction may be for the partner's champion, so orders speak of it, too."""
    t = table(LINE)
    question = _partners_window(t)
    assert is_wanted(t.state, question, ONLY_FOR.name, "deryn")
    assert not is_wanted(t.state, question, ONLY_FOR.name, "gwaien")
    # KIL05 has strength 2, Deryn 5 of 7 damage and no defence: out.
    assert is_wanted(t.state, question, ONLY_IF_KNOCK_OUT.name, "")
    assert not is_wanted(t.state, question, PASS_TURN.name, "")
    fitter = table(LINE.replace("deryn@D5/5", "deryn@D5/4"))
    assert not is_wanted(fitter.state, _partners_window(fitter), ONLY_IF_KNOCK_OUT.name, "")


# --- Text and stored forms --------------------------------------------------------------------------------


def test_four_sections_are_a_team_match_and_come_back_from_the_line() -> None:
    """Section 12: modes need not be named where seats c or d are; turns go by seats, points by side."""
    state = parse_line(LINE, content())
    assert state.setup.mode == "teams"
    assert state.setup.goal == 7
    assert state.order == (0, 1, 2, 3)
    assert [len(state.track), len(state.players), len(state.vp)] == [5, 4, 2]
    assert [figure.option.key for figure in state.figures if figure.side == 0] == [
        *("a.kilgore", "a.dugrun", "c.gwaien", "c.tzu_xiao"),
    ]
    assert parse_line(print_line(state), content()) == state
    assert rules().decode_state(json.loads(json.dumps(codec.encode_state(state)))) == state


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("r1 mode=duel | a kilgore | b deryn | c gwaien", "'c' is no player"),
        ("r1 turn=c | a kilgore | b deryn", "'c' is no player"),
        ("r1 mode=trio | a kilgore", "'trio' is no mode"),
        ("r1 | a kilgore | c kilgore | b deryn", "twice in one team"),
        ("r1 | a kilgore dugrun gwaien | c deryn", "more than 2 champions"),
        ("r1 mode=teams draft=double | a kilgore", "'double' is no draft"),
        ("r1 | a kilgore | c deryn | c gwaien", "'c' is there twice"),
        ("r1 r=2 | a kilgore", "'r' is no word of the header"),
    ],
)
def test_a_line_that_is_no_position_says_why(line: str, said: str) -> None:
    """Section 12: seats, sizes and drafts of the mode."""
    with pytest.raises(NotationError, match=said):
        parse_line(line, content())


def test_a_diagram_of_four_tells_the_seats() -> None:
    """Section 12: codes in capitals for a and c, small for b and d, then the seat's letter."""
    state = parse_line(LINE, content())
    text = print_diagram(state)
    for mark in ("KILa", "DUGa", "derb", "golb", "GWAc", "TZUc", "dugd"):
        assert text.count(mark) == 1
    back = parse_diagram(text, content(), "r2 turn=a | a kilgore dugrun | d dugrun gwaien")
    assert {f.option.key: f.cell for f in back.figures} == {f.option.key: f.cell for f in state.figures}
    assert back.tokens.keys() == state.tokens.keys()


def test_settings_and_states_from_before_there_were_modes_are_those_of_a_duel() -> None:
    """Section 12 came later: a stored match without a mode, sealed line-ups or concessions still loads."""
    state = parse_line("r2 turn=b | a kilgore@D4 hand=KIL05 | b deryn@D5", content())
    old = json.loads(json.dumps(codec.encode_state(state)))
    del old["setup"]["mode"], old["concessions"]
    old["draft"] = old["draft"][:4]
    assert rules().decode_state(old) == state
    assert codec.decode_setup(old["setup"]) == state.setup
