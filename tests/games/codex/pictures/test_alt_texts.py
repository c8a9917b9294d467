"""Alt texts: from the same views as the pictures, complete, and never too long."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.picture import LONGEST_ALT
from sfb_bot.games.codex.pictures.alt_cards import card_alt, codex_alt, result_alt
from sfb_bot.games.codex.pictures.alt_choice import choice_alt
from sfb_bot.games.codex.pictures.alt_text import table_alt
from sfb_bot.games.codex.pictures.words import card_name
from sfb_bot.games.codex.rules.model import Edict
from sfb_bot.games.codex.rules.views import public_view, seat_view
from sfb_bot.locale import languages
from tests.games.codex.kit.table import A, B, Table, shared_content
from tests.games.codex.pictures.samples import NAMES, by_prompt, moments, public_forms


@pytest.mark.parametrize("language", languages())
def test_no_alt_text_is_too_long(language: str) -> None:
    content = shared_content()
    for shown in moments()[::7]:
        for text in (
            table_alt(shown.public, content, language, NAMES, shown.events),
            result_alt(shown.public, content, language, NAMES),
        ):
            assert 0 < len(text) <= LONGEST_ALT
    for kind in content.kinds:
        assert 0 < len(card_alt(content, kind, language)) <= LONGEST_ALT
    for found in by_prompt().values():
        view, question = found[0].asked
        assert 0 < len(choice_alt(view, content, question, language, NAMES)) <= LONGEST_ALT


@pytest.mark.parametrize("language", languages())
def test_a_whole_codex_is_told_card_by_card(language: str) -> None:
    """The page of the codex has the cards nowhere else."""
    content = shared_content()
    colours = {
        hero.colour: [each for each in content.heroes if each.colour == hero.colour]
        for hero in content.heroes
    }
    for heroes in colours.values():
        left = [(content.kinds[card], 2) for hero in heroes for card in content.specs[hero.spec].cards]
        said = codex_alt(content, left, language)
        assert [kind.id for kind, _ in left if card_name(content, kind.id, language) not in said] == []


def test_a_table_in_words() -> None:
    table = Table("troq_bashar", "river_montoya", gold=4)
    table.put("iron_man", B, slot=1, damage=1)
    table.put("tenderfoot", B, runes={"plus": 2}, is_exhausted=True)
    table.tech(A, 2)
    said = table_alt(public_view(table.state, table.run.ask), shared_content(), "en", ("Ann", "Bob"))
    for words in (
        "Turn 9, Ann to play.",
        "Ann: base 20 HP, 4 gold, 10 workers, 0 in hand.",
        "Tech I 5, Tech II 5 (Bashing)",
        "Iron Man 3/3 (Squad leader, armor 1)",
        "Tenderfoot 3/4 (exhausted, +2 runes)",
        "Heroes waiting: River Montoya.",
    ):
        assert words in said


def test_what_holds_for_a_player_is_said() -> None:
    table = Table()
    table.state.edicts.append(Edict("peace", B, "start", B))
    said = table_alt(public_view(table.state, table.run.ask), shared_content(), "en", ("Ann", "Bob"))
    assert "Bob: Peace until their next turn: no unit patrols or attacks here." in said


def test_cards_of_one_name_are_told_apart_in_words() -> None:
    table = Table()
    table.put("iron_man", A)
    table.put("iron_man", A)
    view = seat_view(table.state, table.run.ask, A)
    said = choice_alt(view, shared_content(), view.question, "en", ("Ann", "Bob"))
    assert "Iron Man #1 3/4" in said
    assert "Iron Man #2 3/4" in said


def test_what_happened_is_said() -> None:
    table = Table()
    attacker, defender = table.put("iron_man", A), table.put("tenderfoot", B)
    events = public_forms(tuple(table.attack(attacker, defender)))
    view = public_view(table.state, table.run.ask)
    said = table_alt(view, shared_content(), "en", ("Ann", "Bob"), events)
    assert "Iron Man attacked Tenderfoot" in said
    assert "Tenderfoot left play" in said


def test_a_hero_in_words_has_all_bands() -> None:
    said = card_alt(shared_content(), "troq_bashar", "en")
    for words in ("Level 1–4: 2/3.", "Level 5–7: 3/4.", "Level 8: 4/5."):
        assert words in said
