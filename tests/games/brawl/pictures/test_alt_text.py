"""Alt texts: everything needed to play, in at most 1024 characters, whole words only."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.drawing.alt_parts import Part, cut_at_word, joined, part
from sfb_bot.drawing.picture import LONGEST_ALT
from sfb_bot.games.brawl.pictures.alt_choice import choice_alt
from sfb_bot.games.brawl.pictures.alt_text import arena_alt
from sfb_bot.games.brawl.pictures.replay import replay_alt
from sfb_bot.games.brawl.rules.choices import OnHex
from sfb_bot.games.brawl.rules.model import GATE, Outcome
from sfb_bot.locale import languages
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_samples import (
    POSITION,
    looking_seat,
    random_content,
    random_match,
    reacting_seat,
    struck_table,
    sweeping_seat,
    team_view,
)
from tests.games.brawl.pictures.card_samples import wordy_content

WORDS = st.text(st.sampled_from("abcdefgh"), min_size=1, max_size=12)
SENTENCES = st.lists(WORDS, min_size=1, max_size=20).map(" ".join)


def test_an_arena_in_words() -> None:
    """Written out by hand from the position."""
    t, before, events = struck_table()
    assert arena_alt(t.public(), content(), "en", ("Ann", "Bob"), events, before) == (
        "Arena, round 6, Ann (A)'s turn. Waiting for Bob (B). "
        "Just now: Kilgore C4–D5; Deryn forced D4–D3; Kilgore aims at Deryn; trap Stun at D3; Deryn −3. "
        "Points: A 2, B 3, goal 5. "
        "A from the West: Kilgore D5 7/8, defence 1, levelled; "
        "Dugrun E6 2/6, defence 3 (+1 this turn), strength +2, bloodied; Tzu Xiao on the Gate 9/9. "
        "B from the East: Deryn D3 2/7, bloodied; Gold'arr G2 7/8, defence 1, movement +1; "
        "Gwaien H5 6/6, rooted. "
        "Trap tokens: F3 F6 G4. "
        "Ann (A): cores Y, hand 2, deck 11, discard 4. Bob (B): cores Y B, hand 3, deck 13, discard 2. "
        "Challenges: 0 VP 1 beside each statue; 1 VP 2 on trap hexes; 2 VP 2 levelled up; "
        "1 VP Control red area (met by A). "
        "In play: Maul Thrash."
    )


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("language", languages())
def test_random_positions_tell_every_champion_token_and_count(number: int, language: str) -> None:
    box = random_content()
    names = box.arena.grid.names
    shown = random_match(number)
    for at in range(0, len(shown), 11):
        view = shown[at].public
        alt = arena_alt(view, box, language, ("Ann", "Bob"), shown[at].events)
        assert 0 < len(alt) <= LONGEST_ALT
        for figure in view.figures:
            left = max(0, figure.health - figure.damage)
            place = "" if figure.cell == GATE else f"{names[figure.cell]} "
            assert f"{place}{left}/{figure.health}" in alt
        for cell in view.tokens:
            assert re.search(rf"\b{names[cell]}\b", alt)
        for slot in view.track:
            if slot.challenge:
                assert box.challenges[slot.challenge].shorts.get(language, "") in alt


@pytest.mark.parametrize("language", languages())
def test_questions_in_words_name_every_hex(language: str) -> None:
    box = random_content()
    for shown in random_match(1)[::7]:
        for view in shown.seats:
            alt = choice_alt(view, box, language)
            assert 0 < len(alt) <= LONGEST_ALT
            if view.question is not None:
                for option in view.question.options:
                    if isinstance(option.payload, OnHex):
                        assert re.search(rf"\b{option.key}\b", alt), (option.key, alt)


def test_a_move_in_words() -> None:
    alt = choice_alt(looking_seat(), content(), "en")
    assert alt.startswith(
        "Move: Fury, Kilgore, up to 2. Hexes: A2 A3 A4 B2 B3 B4 B5 C2 C3 C5 C6 D5 D6. "
        "With a trap token: D3. Options: stop. Arena, round 6"
    )
    assert "You know: D3 −2, F3 Stun." in alt
    assert alt.endswith("Your hand: Knock Down, Maul Thrash.")


def test_a_sweep_numbers_its_patterns() -> None:
    alt = choice_alt(sweeping_seat(), content(), "en")
    assert re.search(r"Targets: 1 hits .+ \(.+\); 2 hits .+ \(.+\); 3 hits ", alt)


def test_a_reaction_says_who_attacks_with_what() -> None:
    alt = choice_alt(reacting_seat(), content(), "en")
    assert alt.startswith(
        "React to the attack, or pass: Maul Thrash, Kilgore. Targets: Ambush (Deryn). Options: no reaction."
    )


def test_four_players_are_all_there() -> None:
    """By name and the letter of their side, as the log calls them."""
    alt = arena_alt(team_view(), content(), "en", ("Ann", "Bob", "Cleo", "Dan"))
    for name in (
        "Ann (A):",
        "Bob (B):",
        "Cleo (A):",
        "Dan (B):",
        "A 4, B 6, goal 7",
        "Deryn A3",
        "Nikkit on the Gate",
    ):
        assert name in alt


def test_a_mark_says_how_much_stronger_the_next_attack_is() -> None:
    """The samples mark two champions with one strength each; the badge in the picture has no number."""
    alt = arena_alt(team_view(), content(), "en", ("Ann", "Bob", "Cleo", "Dan"))
    assert alt.count("ignores their defence, +1 strength") == 2


def test_champions_two_players_field_are_told_apart() -> None:
    """Line-ups may meet the same champion on the other side: then the letter of its side is said."""
    view = team_view()
    figures = [replace(f, champion="deryn") if f.champion == "nikkit" else f for f in view.figures]
    alt = arena_alt(replace(view, figures=tuple(figures)), content(), "en", ("Ann", "Bob", "Cleo", "Dan"))
    assert "Deryn (A) A3" in alt
    assert "Deryn (B) on the Gate" in alt


def test_four_whose_names_nobody_knows_are_told_by_seat_and_side() -> None:
    alt = arena_alt(team_view(), content(), "en")
    for name in ("A (A):", "B (B):", "C (A):", "D (B):"):
        assert name in alt


def test_endless_names_leave_the_essentials() -> None:
    t, before, events = struck_table()
    alt = arena_alt(t.public(), wordy_content(), "ru", ("Ann", "Bob"), events, before)
    assert len(alt) <= LONGEST_ALT
    for essential in ("раунд 6", "A 2, B 3", "D5 7/8", "E6 2/6", "D3 2/7", "G2 7/8", "H5 6/6"):
        assert essential in alt
    assert "Только что" not in alt, "what just happened goes first"


def test_the_end_in_words() -> None:
    view = replace(table(POSITION).public(), outcome=Outcome(1, "points"), waiting=())
    assert arena_alt(view, content(), "en").startswith("Match over: B won. Points: A 2, B 3")
    drawn = replace(view, outcome=Outcome(None, "agreement"))
    assert arena_alt(drawn, content(), "uk").startswith("Матч завершено: нічия.")


def test_a_replay_in_words() -> None:
    first = table(POSITION).public()
    last = replace(first, round=9)
    assert replay_alt([first, last], content(), "en").startswith(
        "Animated replay: Round 6 – Round 9. At its end: Arena, round 9"
    )


PARTS = st.lists(st.tuples(st.integers(0, 9), st.integers(4, 30), st.booleans()), min_size=1, max_size=20)


@given(PARTS, st.integers(30, 400))
def test_texts_fit_and_lose_the_lightest_first(entries: list[tuple[int, int, bool]], limit: int) -> None:
    parts: list[Part] = []
    for number, (weight, length, can_go) in enumerate(entries):
        ways = (f"{number}:{'x' * length}", f"{number}:s", *([""] if can_go else []))
        parts.append(part(weight, *ways))
    text = joined(parts, limit)
    assert len(text) <= limit
    if text.endswith("…"):
        assert len(" ".join(entry.ways[-1] for entry in parts if entry.ways[-1])) > limit
        return
    said = text.split()
    whole = [entry.weight for entry in parts if entry.ways[0] in said]
    shortened = [entry.weight for entry in parts if entry.ways[0] not in said]
    if whole and shortened:
        assert max(shortened) <= min(whole)
    numbers = [int(word.split(":")[0]) for word in said]
    assert numbers == sorted(numbers), "in the order they were given"


def test_the_lightest_part_goes_first() -> None:
    parts = [part(9, "heavy words", "heavy"), part(1, "light words", ""), part(5, "middle words", "middle")]
    assert joined(parts, 100) == "heavy words light words middle words"
    assert joined(parts, 30) == "heavy words middle words"
    assert joined(parts, 20) == "heavy words middle"
    assert joined(parts, 12) == "heavy middle"
    assert joined(parts, 8) == "heavy…"


@given(SENTENCES, st.integers(2, 60))
def test_a_cut_never_halves_a_word(text: str, limit: int) -> None:
    cut = cut_at_word(text, limit)
    assert len(cut) <= limit
    if cut != text:
        assert cut.endswith("…")
        whole = cut[:-1].split()
        assert whole == text.split()[: len(whole)] or len(text.split(maxsplit=1)[0]) > limit - 1
