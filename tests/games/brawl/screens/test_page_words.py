"""What can be read about and looked at in a few positions, as a person reads it."""

from dataclasses import replace

import pytest

from sfb_bot.games.brawl.rules.choices import OnChampion
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.kernel import Decision, Option, Seat
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import (
    PLAY,
    LookUp,
    Play,
    ShowOpenPage,
    ShowPage,
)
from sfb_bot.screens.ledger import (
    board_screen,
)
from sfb_bot.screens.pages import open_page_screen, page_screen, with_way_back
from sfb_bot.screens.practice_actions import ShowExercise
from sfb_bot.screens.values import (
    Button,
    Menu,
    PrivatePicture,
    controls,
)
from tests.games.brawl.kit.table import table
from tests.games.brawl.screens.stage import MATCH, PEOPLE, game, texts
from tests.games.brawl.screens.written import ANN, BOB, DRAFT, POSITION, labels, panel_of


def test_every_champion_is_summed_up_in_the_menu() -> None:
    t = table(DRAFT)
    details = {
        entry.label: entry.detail for entry in game().shown_options(t.view("a"), t.question(), texts())
    }
    assert details["Deryn"] == ("ranged, control · health 7 · defence 0 · 3 attacks, 2 skills, 1 reaction")
    box = game().content.champions
    everybody = Decision(
        Seat(0), "team", tuple(Option(each, OnChampion(ChampionId(each))) for each in box), (3, 3)
    )
    lines = [entry.detail for entry in game().shown_options(t.view("a"), everybody, texts())]
    assert len(lines) == 24
    assert max(map(len, lines)) <= 100


def test_champions_can_be_read_about_before_they_are_chosen() -> None:
    t = table(DRAFT)
    screen = panel_of(t)
    reading = next(c for c in controls(screen) if isinstance(c.action, LookUp))
    assert isinstance(reading, Menu)
    assert {choice.value for choice in reading.choices} == {
        "brawl.champion.deryn",
        "brawl.champion.dugrun",
        "brawl.champion.goldarr",
        "brawl.champion.gwaien",
        "brawl.champion.kilgore",
        "brawl.champion.tzu_xiao",
    }
    assert isinstance(reading.action, LookUp)
    found = game().look_up("brawl.champion.deryn", texts())
    assert found is not None
    back = list(controls(with_way_back(found, reading.action, texts())))[-1]
    assert back.action == Play(MATCH)


@pytest.mark.parametrize("origin", [PLAY, "hand", "open/discard-1", "exercise/brawl/first_steps"])
def test_however_far_somebody_reads_there_is_a_way_back(origin: str) -> None:
    """From a draft to a champion, a card, its rulings: every screen leads back to where reading began."""
    opened = LookUp("brawl.champion.jacques", origin, MATCH)
    left, seen, backs = [opened], set[str](), set[Action]()
    while left:
        reading = left.pop()
        assert (reading.origin, reading.match) == (origin, MATCH)
        if reading.subject in seen:
            continue
        seen.add(reading.subject)
        found = game().look_up(reading.subject, texts())
        assert found is not None
        *others, back = controls(with_way_back(found, reading, texts()))
        assert isinstance(back, Button)
        assert back.label == "Back"
        backs.add(back.action)
        for control in others:
            assert isinstance(control.action, LookUp)
            picked = [choice.value for choice in control.choices] if isinstance(control, Menu) else []
            left += [replace(control.action, subject=value) for value in picked] or [control.action]
    assert {"brawl.card.JAQ06", "brawl.rulings.JAQ06", "brawl.sheet.jacques"} <= seen
    [back_action] = backs
    assert isinstance(back_action, (Play, ShowPage, ShowOpenPage, ShowExercise))


def test_discard_piles_are_looked_through_by_anybody() -> None:
    """Both players', newest first to read, with the way to the other one, the board and the own question."""
    t = table(
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 discard=KIL05,GWA02 | b deryn@D5 goldarr@I1 tzu_xiao@I2"
    )
    for reader, wanted in (
        (Seat(0), ["My discard pile (2)", "Their discard pile (0)"]),
        (Seat(1), ["My discard pile (0)", "Their discard pile (2)"]),
        (None, ["Discard pile A (2)", "Discard pile B (0)"]),
    ):
        pages = game().open_pages(t.public(), PEOPLE, texts(), reader)
        assert [page.label for page in pages] == wanted
    mine, theirs = game().open_pages(t.public(), PEOPLE, texts(), Seat(0))
    screen = open_page_screen(mine, (mine, theirs), MATCH, texts(), plays=True)
    assert screen.lines == (f"Discard pile of {ANN} (A): 2 cards, newest last.",)
    assert screen.picture == PrivatePicture("pile", t.public(), subject="0", game="brawl")
    assert labels(screen) == [
        ["Look up a card", "Fireball · R · attack", "Maul Thrash · B · attack"],
        ["Play", "Their discard pile (0)", "Board"],
    ]
    reads = next(control.action for control in controls(screen) if isinstance(control, Menu))
    assert reads == LookUp(origin="open/discard-0", match=MATCH)
    empty = open_page_screen(theirs, (mine, theirs), MATCH, texts(), plays=False)
    assert empty.lines == (f"Discard pile of {BOB} (B): empty.",)
    assert labels(empty) == [["My discard pile (2)", "Board"]]
    assert game().open_pages(table(DRAFT).public(), PEOPLE, texts(), None) == ()
    hand = page_screen(game(), "hand", t.view("a"), MATCH, texts(), (mine, theirs))
    assert labels(hand)[-1] == ["My discard pile (2)", "Their discard pile (0)"]
    board = board_screen(game(), t.public(), MATCH, PEOPLE, texts(), beside=(mine, theirs))
    assert labels(board) == [["As text", "My discard pile (2)", "Their discard pile (0)"]]


def test_what_was_not_opened_from_a_match_leads_back_to_none() -> None:
    found = game().look_up("brawl.card.DER02", texts())
    assert found is not None
    assert with_way_back(found, LookUp("brawl.card.DER02"), texts()) == found


def test_the_hand() -> None:
    screen = page_screen(game(), "hand", table(POSITION).view("a"), MATCH, texts())
    assert screen.lines == (
        "Your hand: 2 cards. Ready cores: Destruction (R) and Manipulation (B). Deck 16, discard 0.",
        "Darksteel Armour (R, reaction), Maul Thrash (B)",
    )
    assert screen.picture is not None
    assert screen.picture.kind == "hand"


def test_who_parts_with_cards_sees_them() -> None:
    """LOR04: the question for cards to discard comes with the picture of the hand, not of the arena."""
    t = table("| a loralei@B3 kilgore@A1 hand=LOR04,KIL05,KIL06 | b gwaien@I1")
    t.a.plays("LOR04").stays()
    decision = t.run.decision_for(Seat(0))
    assert decision is not None
    assert decision.prompt == "discard"
    assert game().choice_picture(t.view("a"), decision).kind == "hand"


def test_the_board_in_words() -> None:
    screen = board_screen(game(), table(POSITION).public(), MATCH, PEOPLE, texts(), in_words=True)
    assert screen.lines == (
        "**Round 2 · A 0 : 0 B** · first to 5",
        f"{ANN}'s turn, side A.",
        f"**{ANN}, side A, West area (A1, A2, A3, A4, A5).** "
        "Ready cores: Destruction (R) and Manipulation (B). Hand 2, deck 16.",
        "• Kilgore (A) on D4: 7 of 7 health left, defence 1.",
        "• Dugrun (A) on A1: 6 of 6 health left, defence 2.",
        "• Gwaien (A) on A2: 6 of 6 health left, defence 0.",
        f"**{BOB}, side B, East area (I1, I2, I3, I4, I5).** "
        "Ready cores: Destruction (R), Creation (Y) and Manipulation (B). Hand 2, deck 16.",
        "• Deryn (B) on D5: 4 of 7 health left, defence 0, bloodied.",
        "• Gold'arr (B) on I1: 8 of 8 health left, defence 1.",
        "• Tzu Xiao (B) at the Gate: health 9, defence 0.",
        "Traps on C4, D3, F3, G4. 8 more in the supply.",
        "Empty trap hexes: D6, F6.",
        "Statue Esme on E2. Manipulation (B) area: D1, D2, E1, E3, F1, F2.",
        "Statue Garnet on E5. Destruction (R) area: D4, D5, E4, E6, F4, F5.",
        "Statue Ragryl on E8. Creation (Y) area: D7, D8, E7, E9, F7, F8.",
        "Challenge for 0 points: Domination. Have a champion adjacent to each of the three statues.",
        "Challenge for 1 point: Lay of the Land. Have two or more champions on trap hexes.",
    )
