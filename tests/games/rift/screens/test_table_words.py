"""The table in words: how it stands, who is called, everything on the board, how it ended."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ids import SpellId
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.kernel import Seat
from tests.games.rift.kit.table import Table, content, started, table
from tests.games.rift.screens.stage import ANN, BOB, PEOPLE, game, moments, texts

A, B = Seat(0), Seat(1)
LINE = (
    "t9 turn=a main | a N1 goblin N3 air_elemental/1+blessing S2 shaman deck=7 hand=dash,lightning"
    " | b N5 medusa-curse S7 imp deck=8 hand=2 | quiet=2"
)


def words(t: Table) -> tuple[str, ...]:
    return game().board_in_words(t.public(), PEOPLE, texts())


def test_every_warrior_with_the_numbers_that_count() -> None:
    """The card set: an Air Elemental has 3 lives and strikes for 2 at 1 and 2; blessed, 4 and 3 (R-48)."""
    found = words(table(LINE))
    assert "• N3: Air Elemental (Blue), life 3 of 4 · damage 3 at 1–2 · flies · with Blessing." in found
    assert "• N5: Medusa (Red), life 2 of 2 · damage 1 at 1–2 · with Curse." in found
    assert "• Empty: N2, N4, N6, N7." in found
    # Of 20 spells Blue holds 2 and has put 2 on warriors.
    assert f"**{ANN} (Blue).** Hand 2, spell deck 16, warrior deck 7." in found
    assert any(line.startswith("2 quiet turns in a row") for line in found)


def test_no_warrior_is_forgotten_in_random_matches() -> None:
    names = Names(content(), texts())
    for army in ("basic", "draft"):
        for moment in moments(f"board/{army}", army):
            said = game().board_in_words(moment.public, PEOPLE, texts())
            for warrior in moment.public.warriors:
                start = f"• {names.cell(warrior.cell)}: {names.shape(warrior)} ("
                assert sum(line.startswith(start) for line in said) == 1
            stack = [line for line in said if line.startswith("Stack, ")]
            for line, item in zip(stack, reversed(moment.public.stack), strict=True):
                assert (names.spell(item.spell) if item.spell else "attack on ") in line


def test_the_stack_is_read_from_the_top() -> None:
    """R-37: the last one put on it acts first."""
    t = table(LINE)
    t.a.casts("lightning", "N5")
    found = words(t)
    assert f"Stack, 1: {ANN}, Lightning → Medusa N5." in found


def test_the_status_counts_warriors_alive() -> None:
    """R-74 counts lanes and deck."""
    t = table(LINE)
    assert game().status(t.public(), texts()) == "**Turn 9 · warriors: Blue 10 : 10 Red**"
    assert game().chapter(t.public(), texts()) == "Turn 9"
    assert game().status(started().public(), texts()) == "**Getting ready · champions**"
    assert game().status(started(army="draft").public(), texts()) == "**Getting ready · drafting armies**"


def test_who_is_called() -> None:
    t = table(LINE)
    assert game().call(t.public(), A, texts()) == "it's your turn."
    assert not game().is_response(t.public(), A)
    t.a.casts("lightning", "N5")
    assert game().call(t.public(), B, texts()) == "do you respond?"
    assert game().is_response(t.public(), B)
    assert game().call(started().public(), A, texts()) == "choose your champions."
    assert not game().is_response(started().public(), B)


def test_the_discard_piles() -> None:
    """R-4: both discards lie face up; the reader's own come first."""
    t = table("t9 turn=a main | a N3 pikeman N2 archer hand=curse deck=3 | b N4 zombie hand=- deck=3")
    t.a.attacks("N4")
    pages = game().open_pages(t.public(), PEOPLE, texts(), B)
    assert [page.name for page in pages] == ["discard-1", "discard-0"]
    assert pages[0].label.startswith("My discard piles")
    assert pages[0].lines[1].endswith("Zombie.")
    assert pages[0].entries[0].key == "rift.card.zombie"
    assert game().open_pages(started().public(), PEOPLE, texts(), A) == ()


def test_a_win_at_the_portal() -> None:
    """R-69: on a goal cell at the end of the own turn."""
    t = table("t9 turn=a main | a N7 pikeman hand=curse deck=3 | b S4 zombie hand=- deck=3")
    t.a.ends_turn()
    assert t.run.is_over
    lines = game().result_lines(t.public(), t.events, PEOPLE, texts())
    assert lines[0] == f"**{ANN} (Blue) wins** at the portal after 9 turns. Pikeman N7 made it."
    assert lines[1] == f"{ANN} (Blue): 4 warriors left, 8 lost, 0 spells played."


def test_a_draw_has_no_winner_in_its_words() -> None:
    t = table(LINE)
    view = t.public()
    ended = [ev.MatchEnded(None, "agreement")]
    state = t.state.copy()
    for event in ended:
        t.run.rules.evolve(state, event)
    over = t.run.rules.public_view(state, None)
    lines = game().result_lines(over, ended, PEOPLE, texts())
    assert lines[0] == "**Draw** by agreement after 9 turns."
    assert game().proof(view)[1] == ""
    assert game().proof(over)[1] == over.seed


def test_spells_played_are_counted() -> None:
    t = table("t9 turn=a main | a N7 pikeman hand=curse,dash deck=3 | b S4 zombie hand=- deck=3")
    t.a.casts("curse", "S4")
    t.a.ends_turn()
    assert t.of(ev.Announced)[0].spell == SpellId("curse")
    lines = game().result_lines(t.public(), t.events, PEOPLE, texts())
    assert lines[1].endswith("1 spell played.")


def test_settings_in_words() -> None:
    """R-11: 6 champions, of which 4 are kept."""
    assert game().setup_words({"army": "basic"}, texts()) == "Armies are dealt; you keep 4 of 6 champions."
    assert game().setup_words({"army": "draft"}, texts()).startswith("You draft your armies")


def test_pages_say_what_they_hold() -> None:
    t = table(LINE)
    assert game().page_lines("hand", t.view("a"), texts()) == (
        "Your hand: 2 spells. Spell deck 16, discard pile 0.",
        "Dash, Lightning",
    )
    # Of twelve, two have fallen.
    head = game().page_lines("army", t.view("a"), texts())[0]
    assert head == "Your army: 7 in the deck, 3 in the lanes, 2 in the discard pile."
    assert BOB not in " ".join(game().page_lines("army", t.view("a"), texts()))
