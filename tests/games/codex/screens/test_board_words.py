"""The position in words names what lies on no card, too."""

from __future__ import annotations

from sfb_bot.locale import Texts, languages
from sfb_bot.screens.game import People
from tests.games.codex.kit.table import A, B, Table
from tests.games.codex.screens.stage import game

PEOPLE = People((101, 102), (0, 1))


def words_of(table: Table, language: str = "en") -> str:
    view = table.rules.public_view(table.state, table.run.ask)
    return "\n".join(game().board_in_words(view, PEOPLE, Texts(language, strict=True)))


def test_a_peace_is_told_until_it_is_over() -> None:
    """Moment's Peace lasts until the own next turn begins."""
    table = Table("master_midori")
    table.put("master_midori", A)
    table.hand("moments_peace")
    before = words_of(table)
    table.play("moments_peace")
    assert "Peace" in words_of(table)
    assert "Peace" not in before
    for language in languages():
        assert len(words_of(table, language).splitlines()) == len(before.splitlines()) + 1
    table.end_turn()
    assert table.state.active == (B,)
    assert "Peace" in words_of(table)
    table.end_turn()
    assert "Peace" not in words_of(table)


def test_players_have_the_letters_that_the_bases_have() -> None:
    words = words_of(Table())
    assert "bases: A 20 · B 20" in words
    assert "**A · <@101>.** Base 20 HP" in words
    assert "**B · <@102>.** Base 20 HP" in words
