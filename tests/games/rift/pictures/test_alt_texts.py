"""Alt texts: who stands where with what, what is asked, what happened; never too long."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.picture import LONGEST_ALT
from sfb_bot.games.rift.pictures.alt_cards import (
    army_alt,
    card_alt,
    discard_alt,
    gallery_alt,
    hand_alt,
    packet_alt,
    result_alt,
)
from sfb_bot.games.rift.pictures.alt_choice import choice_alt
from sfb_bot.games.rift.pictures.alt_text import table_alt
from sfb_bot.games.rift.pictures.pages import SPELLS, gallery_cards
from sfb_bot.games.rift.rules.content import RANKS
from sfb_bot.games.rift.rules.model import BLUE
from sfb_bot.locale import languages
from tests.games.rift.kit.table import content, table
from tests.games.rift.pictures.samples import NAMES, by_prompt, moments, of_table, random_match

LINE = (
    "turn=a | a N3 griffin_rider/1+blessing deck=3 hand=curse,dash | b N4 imp S6 zombie deck=5 hand=blessing"
)


def test_the_table_is_told_whole() -> None:
    """A Griffin Rider has life 2 and damage 3; blessed 3 and 4, with 1 damage on it 2 are left."""
    alt = table_alt(table(LINE).public(), content(), "en", ("Ann", "Bob"))
    assert "Ann (Blue) to play" in alt
    assert "N3 Griffin Rider 2/3, damage 4, flying, Blessing" in alt
    assert "N4 Imp 1/1, damage 2, flying" in alt
    assert "S6 Zombie 3/3, damage 1" in alt
    assert "Ann (Blue): hand 2" in alt
    assert "warriors to come 5" in alt


def test_what_happened_is_told() -> None:
    t = table("turn=a | a N2 pikeman N3 goblin deck=1 hand=curse | b N4 zombie S7 imp deck=1")
    since = len(t.events)
    t.a.attacks("N4")
    shown = of_table(t, since)
    alt = table_alt(shown.public, content(), "en", (), shown.events)
    assert "N2, N3 hit N4 for 4" in alt
    assert "Zombie destroyed on N4" in alt


def test_a_response_tells_the_stack_and_the_options() -> None:
    t = table("turn=a | a N3 goblin deck=1 | b N4 zombie deck=1 hand=blessing")
    t.a.attacks("N4")
    view = t.view("b")
    alt = choice_alt(view, content(), view.question, "en")
    number = t.public().stack[-1].number
    assert alt.startswith(f"Respond, or pass: #{number}.")
    assert "Blessing: N4 Zombie" in alt
    assert "pass" in alt
    assert f"#{number} Blue: Attack on N4 Zombie for 2 (N3)" in alt
    assert "Your hand: Blessing." in alt


@pytest.mark.parametrize("prompt", [*by_prompt()])
def test_every_question_is_named(prompt: str) -> None:
    view, question = by_prompt()[prompt][0].asked
    if view.packet:
        alt = packet_alt(view, content(), question, "en")
        assert all(content().kinds[kind].name.texts["en"] in alt for kind in view.packet)
    else:
        alt = choice_alt(view, content(), question, "en")
    assert not alt.startswith("Choose:")
    assert "[" not in alt


def test_cards_are_told_with_numbers_text_and_reason() -> None:
    alt = card_alt(content(), "sharpshooter", "en")
    assert "Sharpshooter: Elite, life 2, damage –/2/2/1" in alt
    assert content().kinds["sharpshooter"].reasons["en"] in alt
    curse = card_alt(content(), "curse", "en")
    assert "any time, enchantment" in curse
    assert content().spells["curse"].texts["en"] in curse


def test_an_army_tells_where_everybody_is() -> None:
    t = table("turn=a | a N3 goblin S2 imp deck=zombie discard=archer hand=curse | b N6 zombie deck=1")
    alt = army_alt(t.view("a"), content(), "en")
    assert "Goblin (N3)" in alt
    assert "Archer (lost)" in alt
    assert "Zombie (in deck)" in alt


def test_the_result_tells_how_it_was_won() -> None:
    last = random_match(0)[-1].public
    assert last.outcome is not None
    alt = result_alt(last, content(), "en", ("Ann", "Bob"))
    winner = "Ann (Blue)" if last.outcome.winner == BLUE else "Bob (Red)"
    assert f"{winner} won through the portal" in alt
    assert "in the lanes" in alt


@pytest.mark.parametrize("language", languages())
def test_none_is_too_long_or_has_gaps(language: str) -> None:
    said = [table_alt(shown.public, content(), language, NAMES, shown.events) for shown in moments()[::9]]
    for shown in moments()[::9]:
        for view in shown.seats:
            said += [
                choice_alt(view, content(), view.question, language, NAMES),
                hand_alt(view, content(), language),
                army_alt(view, content(), language),
                discard_alt(view.public, view.seat, content(), language),
            ]
    said += [
        gallery_alt(content(), what, gallery_cards(content(), what), language) for what in (*RANKS, SPELLS)
    ]
    said += [card_alt(content(), card, language) for card in (*content().kinds, *content().spells)]
    assert all(0 < len(alt) <= LONGEST_ALT for alt in said)
    assert not [alt for alt in said if "[" in alt]
