"""The words of a few positions, as a person reads them."""

from dataclasses import replace

import pytest

from sfb_bot.games.brawl.rules.choices import OnChampion, pattern_numbers
from sfb_bot.games.brawl.rules.events import TurnBegan
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.kernel import Decision, Option, Seat
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import (
    PLAY,
    Answer,
    AnswerAnyway,
    EndTurn,
    LookUp,
    Play,
    ShowLog,
    ShowOpenPage,
    ShowPage,
)
from sfb_bot.screens.cautions import cautions, confirm
from sfb_bot.screens.ledger import (
    Post,
    board_screen,
    ledger_post,
    newest,
    result_post,
)
from sfb_bot.screens.log import fair_play_lines, log_screen
from sfb_bot.screens.pages import open_page_screen, page_screen, with_way_back
from sfb_bot.screens.panel import Desk, idle_panel, panel, stale_panel
from sfb_bot.screens.practice_actions import ShowExercise
from sfb_bot.screens.values import (
    Button,
    Buttons,
    Menu,
    PrivatePicture,
    PrivateScreen,
    PublicScreen,
    controls,
)
from tests.games.brawl.kit.table import Table, table
from tests.games.brawl.screens.stage import DEADLINE, MATCH, PEOPLE, game, moments, texts

ANN, BOB = "<@100000000000000001>", "<@100000000000000002>"
POSITION = (
    "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL03 cores=RyB "
    "| b deryn@D5/3 goldarr@I1 tzu_xiao hand=GOL05,DER02 | tokens=C4,D3,F3,G4 | "
    "track=domination,lay_of_the_land,-,-"
)
DRAFT = (
    "r0 turn=a phase=draft order=ab areas=west,east draft=free "
    "roster=deryn,dugrun,goldarr,gwaien,kilgore,tzu_xiao | a | b"
)


def labels(screen: PublicScreen | PrivateScreen) -> list[list[str]]:
    """What is written on the controls, a list per row; greyed buttons in brackets, menus by their lines."""
    shown: list[list[str]] = []
    for row in screen.rows:
        if isinstance(row, Buttons):
            shown.append(
                [f"({b.label})" if isinstance(b, Button) and b.disabled else b.label for b in row.items]
            )
        elif isinstance(row, Menu):
            shown.append([row.placeholder, *(choice.label for choice in row.choices)])
    return shown


def panel_of(t: Table, *, can_undo: bool = False) -> PrivateScreen:
    decision = t.question()
    view = t.view("ab"[decision.seat])
    return panel(game(), view, decision, Desk(MATCH, t.run.ask_no, can_undo, DEADLINE), texts())


def post_of(t: Table) -> PublicScreen:
    return ledger_post(
        game(), t.public(), t.events, Post(MATCH, PEOPLE, t.run.waiting_for, DEADLINE), texts()
    )


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


def test_the_ledger_of_a_turn() -> None:
    t = table(POSITION)
    t.a.takes("move", "dugrun", "destruction").goes("B2").stays()
    post = post_of(t)
    assert post.lines == (
        "Dugrun (A) uses **Move** → B2.",
        "**Round 2 · A 0 : 0 B** · first to 5",
        f"{ANN}, it's your turn. Time runs out <t:{DEADLINE}:R>.",
    )
    assert labels(post) == [["Play", "Hand", "Board", "Log"]]
    assert post.mentions == (PEOPLE.users[0],)


def test_a_post_says_once_whose_turn_begins() -> None:
    t = table(POSITION)
    t.a.ends_turn()
    assert [type(event) for event in t.events].count(TurnBegan) == 1
    said = "\n".join(post_of(t).lines)
    assert "turn of" not in said
    assert said.count("it's your turn") == 1


def test_two_who_are_asked_the_same_are_asked_in_one_sentence() -> None:
    t = table(DRAFT)
    assert t.run.waiting_for == (0, 1)
    assert (
        post_of(t)
        .lines[-1]
        .startswith("<@100000000000000001> and <@100000000000000002>, choose your team. Time runs out")
    )


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


def test_many_lines_are_told_in_small_print() -> None:
    assert newest(["one", "two"], texts()) == ["one", "two"]
    assert newest(["one", "two", "three", "four"], texts()) == ["-# one two three", "four"]
    assert newest(["one", "two", "three"], texts(), 1) == ["one two three"]


def test_only_what_has_no_room_in_small_print_is_counted() -> None:
    long = [f"{number} {'x' * 390}." for number in range(9)]
    first, last = newest(long, texts())
    assert last == long[-1]
    assert first == f"-# … and 4 earlier lines in the log. {' '.join(long[4:8])}"


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


def test_the_result() -> None:
    t = table(POSITION.replace("turn=a |", "turn=a vp=4-2 |").replace("deryn@D5/3", "deryn@D5/6"))
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.passes()
    t.is_over("a")
    whole = [TurnBegan(Seat(0), 2), *t.events]
    screen = result_post(game(), t.public(), whole, Post(MATCH, PEOPLE), texts())
    view = t.public()
    assert screen.lines == (
        f"**{ANN} (A) wins 5 : 2** by points after 2 rounds.",
        f"{ANN} (A): 5 — 1 for knocking out Deryn (B) (round 2)",
        f"{BOB} (B): 2 — no points",
    )
    assert screen.mentions == ()
    assert ShowLog(MATCH, 1).custom_id in {control.custom_id for control in controls(screen)}
    first_page = log_screen(MATCH, (), texts(), 1, fair_play=fair_play_lines(game(), view, texts()))
    assert first_page.lines[1:3] == (
        f"-# Fair-play code: {view.commitment}",
        f"-# Seed: {view.seed}. Check it: the SHA-256 of this seed is the fair-play code, "
        "so nobody changed the shuffle.",
    )


def test_a_stale_press_shows_the_current_question() -> None:
    screen = stale_panel(panel_of(table(POSITION)), texts())
    assert screen.lines[0] == "The game has moved on. Here's the current question:"
    assert screen.lines[1] == "Your turn. Ready cores: R B. What do you do?"


def test_a_forgotten_player_has_no_name() -> None:
    assert PEOPLE.name(Seat(0), texts()) == ANN
    assert type(PEOPLE)((0, 1), (0, 1)).name(Seat(0), texts()) == "a deleted player"
