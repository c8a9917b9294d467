"""What players are asked in a few positions, as a person reads it."""

import pytest

from sfb_bot.games.brawl.rules.choices import pattern_numbers
from sfb_bot.screens.actions import (
    Answer,
    AnswerAnyway,
    EndTurn,
)
from sfb_bot.screens.cautions import cautions, confirm
from sfb_bot.screens.panel import Desk, idle_panel, panel, stale_panel
from sfb_bot.screens.values import (
    controls,
)
from tests.games.brawl.kit.table import table
from tests.games.brawl.screens.stage import DEADLINE, MATCH, PEOPLE, game, moments, texts
from tests.games.brawl.screens.written import BOB, POSITION, labels, panel_of, post_of


def test_an_ability_asks_in_its_champions_name() -> None:
    t = table("r2 turn=b | a izabella@B3+ hand=IZA02,IZA03 deck=IZA04 | b goldarr@I1")
    t.b.ends_turn()
    prompt, ability, *_ = panel_of(t).lines
    assert prompt == "Izabella (A): put a card on top of your deck? The last one you choose ends up on top."
    assert ability == "-# Izabella: At the start of your activation phase: Plan 1."
    t.a.stops()
    t.is_idle("a")


def test_who_is_hit_instead_of_a_dash_is_told_how_hard() -> None:
    t = table("r2 turn=a | a taze@D4+ hand=TAZ06 | b dugrun@D5 goldarr@I1")
    t.a.plays("TAZ06")
    screen = panel_of(t)
    assert screen.lines[0] == (
        "Taze (A) can dash up to 2 in a straight line, or hurt somebody adjacent instead. What will it be?"
    )
    assert "Dugrun (B): 1 damage instead" in [label for row in labels(screen) for label in row]


@pytest.mark.parametrize(
    ("hand", "prompt", "choices"),
    [
        (
            "AKH03,AKH04",
            "Akhet (A) can discard Destruction cards: Wingstorm gets +1 strength for each.",
            [["From the Ashes · R · reaction"], ["Done"]],
        ),
        (
            "AKH03,AKH05",
            "Akhet (A) could discard Destruction cards for +1 strength each, but you hold none.",
            [["Done"]],
        ),
    ],
)
def test_what_a_discard_for_strength_is_worth(hand: str, prompt: str, choices: list[list[str]]) -> None:
    t = table(f"r2 turn=a | a akhet@D4+ hand={hand} | b dugrun@D5 goldarr@I1")
    t.a.plays("AKH03").stays().attacks("dugrun")
    assert panel_of(t).lines[0] == prompt
    assert labels(panel_of(t)) == choices


def test_a_plan_from_two_places_says_which_one_everybody_sees() -> None:
    t = table("r2 turn=a | a nikkit@D4+ hand=NIK05,NIK07 discard=NIK02,NIK06 | b dugrun@I2 goldarr@I1")
    t.a.takes("plan", "nikkit").stays()
    screen = panel_of(t)
    assert screen.lines[0] == (
        "Plan: put a card on top of your deck? From your hand nobody sees which; from your discard pile"
        " everybody does. The last one ends up on top."
    )
    assert labels(screen)[:2] == [
        ["Shell of the Swamp · Y · reaction", "Recovery · B · skill"],
        ["Fearsome Spitfire · R · attack · discard pile", "Burning Wrath · R · skill · discard pile"],
    ]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("DER05", "defence +1"),
        ("GWA06", "defence +1 or +3"),
        ("NIK05", "defence +1 or +3"),
        ("JAQ02", "defence +1 to +4"),
    ],
)
def test_what_a_reaction_adds_at_least_and_at_most(card: str, words: str) -> None:
    screen = game().look_up(f"brawl.card.{card}", texts())
    assert screen is not None
    assert screen.lines[1] == words


def test_the_panel_of_a_turn() -> None:
    screen = panel_of(table(POSITION))
    assert screen.lines == (
        "Your turn. Ready cores: R B. What do you do?",
        "In hand: Darksteel Armour (R, reaction), Maul Thrash (B).",
        f"Time runs out <t:{DEADLINE}:R>.",
    )
    assert labels(screen) == [
        ["Maul Thrash · B · attack"],
        ["Plan · B", "Strike · R", "Move · any core"],
        ["End turn", "Hand"],
    ]


def test_ending_a_turn_early_is_asked_about() -> None:
    t = table(POSITION)
    end = next(c for c in controls(panel_of(t)) if isinstance(c.action, EndTurn))
    assert end.action == EndTurn(MATCH, t.run.ask_no)
    found = cautions(game(), t.view("a"), t.question(), ("end",), None, texts())
    sure = confirm(found, AnswerAnyway(MATCH, t.run.ask_no, ("end",)), MATCH, texts(), is_end=True)
    assert sure.lines == ("You still have 2 ready cores and 1 card you could play. End your turn anyway?",)
    assert labels(sure) == [["Yes, end my turn", "Back"]]


@pytest.mark.parametrize("without", ["hand=KIL05,KIL03", "cores=RyB"])
def test_a_turn_with_nothing_to_lose_ends_at_once(without: str) -> None:
    spent = {"hand=KIL05,KIL03": "hand=KIL03", "cores=RyB": "cores=ryb"}
    t = table(POSITION.replace(without, spent[without]))
    assert Answer(MATCH, t.run.ask_no, ("end",)) in [c.action for c in controls(panel_of(t))]


def test_where_to_go() -> None:
    t = table(POSITION)
    t.a.plays("KIL05")
    screen = panel_of(t, can_undo=True)
    assert screen.lines[0] == "Kilgore (A) can move up to 1. Where to?"
    assert labels(screen) == [["C3", "C4 · trap", "D3 · trap", "E4"], ["Stay here", "Undo"]]


def test_whom_to_attack() -> None:
    t = table(POSITION)
    t.a.plays("KIL05").stays()
    screen = panel_of(t)
    assert screen.lines[0] == "Kilgore (A), Maul Thrash: who do you attack?"
    assert labels(screen) == [["Deryn (B), adjacent"], ["Don't attack"]]


def test_the_reaction_window() -> None:
    t = table(POSITION)
    t.a.plays("KIL05").stays().attacks("deryn")
    post = post_of(t)
    assert post.lines == (
        "Kilgore (A) plays **Maul Thrash**. Kilgore (A) attacks Deryn (B).",
        "**Round 2 · A 0 : 0 B** · first to 5",
        f"{BOB}, do you react? Time runs out <t:{DEADLINE}:R>.",
    )
    assert labels(post) == [["Respond", "Play", "Hand", "Board", "Log"]]
    assert post.mentions == (PEOPLE.users[1],)
    screen = panel_of(t)
    assert screen.lines[0] == "Kilgore (A) attacks Deryn (B) with Maul Thrash. Do you react?"
    assert screen.lines[1] == "-# Maul Thrash: move 1 · melee · strength 2 · After the attack: Push 2."
    assert labels(screen) == [
        ["(Heavy Shot)", "Intimidation (+1)"],
        ["Look up a card first", "Heavy Shot · R · attack", "Intimidation · R · reaction"],
        ["No reaction"],
    ]


def test_the_second_team_of_a_double_draft_is_asked_beside_the_first() -> None:
    found = (moment for moment in moments("double/1", "double") if all(moment.run.state.draft.sealed))
    moment = next(found)
    decision = moment.decisions[0]
    assert decision.prompt == "line_up"
    screen = panel(game(), moment.seat_view(decision.seat), decision, moment.desk, texts())
    first = moment.run.state.draft.sealed[decision.seat]
    names = [game().content.champions[champion].names["en"] for champion in first]
    assert screen.lines[1] == f"Your secret line-up: {', '.join(names[:-1])} and {names[-1]}."


def test_patterns_have_the_numbers_of_the_picture() -> None:
    """Al'kemi's arc can hit the one enemy or the other: the buttons say which is which in the picture."""
    t = table("r2 turn=a | a alkemi@D4 dugrun@A1 hand=ALK02 | b deryn@D5 goldarr@D3 hand=DER02")
    t.a.plays("ALK02").stays()
    numbers = pattern_numbers(t.question().options)
    assert len(numbers) > 1
    entries = {entry.key: entry.label for entry in game().shown_options(t.view("a"), t.question(), texts())}
    assert {key: int(entries[key].partition(": ")[0]) for key in numbers} == numbers
    assert {entries[key][3:] for key in numbers} == {"Deryn (B)", "Gold'arr (B)"}


def test_a_stun_is_asked_by_what_one_holds() -> None:
    asked: list[str] = []
    for held in ("KIL05,KIL03", "DUG03"):
        position = f"r2 turn=a | a taze@D4 rath@A1 hand=TAZ05 | b kilgore@D5 dugrun@I1 hand={held} cores=ryb"
        t = table(position)
        t.a.plays("TAZ05").stays().attacks("kilgore")
        assert t.asked == ("b", "stun")
        asked.append(panel_of(t).lines[0])
    assert asked == [
        "Kilgore (B) is stunned. Choose one of their cards to discard.",
        "Kilgore (B) is stunned. You have none of their cards, so show your hand.",
    ]


def test_who_has_just_answered_is_told_so() -> None:
    t = table(POSITION)
    t.a.plays("KIL05").stays().attacks("deryn")
    lines = {
        answered: idle_panel(
            game(),
            t.view("a"),
            Desk(MATCH, 1),
            t.run.waiting_for,
            PEOPLE,
            texts(),
            answered=answered,
        ).lines
        for answered in (None, (), ("C4", "G4"))
    }
    assert lines == {
        None: (f"Not your move. Waiting for {BOB}.",),
        (): (f"Done. Waiting for {BOB}.",),
        ("C4", "G4"): (f"You chose C4, G4. Waiting for {BOB}.",),
    }


def test_a_ring_offers_each_card_for_each_champion() -> None:
    """Two champions to defend: a row each, the same cards in each row."""
    t = table(
        POSITION.replace("goldarr@I1", "goldarr@E4").replace("hand=KIL05,KIL03 cores=RyB", "hand=KIL06")
    )
    t.a.plays("KIL06").stays().aims("ring")
    assert labels(panel_of(t)) == [
        ["(Heavy Shot for Deryn (B))", "Intimidation (+1) for Deryn (B)"],
        ["(Heavy Shot for Gold'arr (B))", "Intimidation (+1) for Gold'arr (B)"],
        ["Look up a card first", "Heavy Shot · R · attack", "Intimidation · R · reaction"],
        ["No reaction"],
    ]


def test_the_opening_hand_may_be_kept() -> None:
    t = table(
        "r0 phase=redraw turn=a order=ab areas=west,east | a kilgore dugrun gwaien hand=KIL05,KIL03 | b deryn"
    )
    assert t.asked == ("a", "redraw")
    screen = panel_of(t)
    assert labels(screen) == [
        ["Choose up to 2 cards", "Darksteel Armour · R · reaction", "Maul Thrash · B · attack"],
        ["Keep all", "Choose for me"],
    ]


def test_a_stale_press_shows_the_current_question() -> None:
    screen = stale_panel(panel_of(table(POSITION)), texts())
    assert screen.lines[0] == "The game has moved on. Here's the current question:"
    assert screen.lines[1] == "Your turn. Ready cores: R B. What do you do?"
