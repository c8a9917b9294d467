"""Cards and hands: every text fits, every hand from none to eighteen cards has its place."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import ImageChops

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import card_alt
from sfb_bot.games.brawl.pictures.card_face import (
    CARD_WIDTH,
    card_face,
    card_height,
    card_values,
    paint_card,
    with_numbers_kept,
)
from sfb_bot.games.brawl.pictures.cards import (
    MOST_IN_A_ROW,
    SINGLE_WIDTH,
    card_picture,
    draw_hand,
    hand_picture,
    in_rows,
)
from sfb_bot.games.brawl.pictures.discard import discard_picture, draw_discard
from sfb_bot.games.brawl.rules.content import Content, in_language
from sfb_bot.games.brawl.rules.ids import CardId
from sfb_bot.locale import languages
from tests.games.brawl.kit.table import content
from tests.games.brawl.pictures.card_samples import (
    LONG_NAME,
    public_sample,
    seat_sample,
    wordy_content,
)
from tests.games.brawl.pictures.layout_checks import troubles, written
from tests.games.brawl.pictures.sample_files import pixels

ALL_CARDS = tuple(card.id for card in content().cards.values())
THEMES = pytest.mark.parametrize("theme", [DARK, CONTRAST], ids=lambda theme: theme.name)


def painted(box: Content, card: str, width: int, theme: Theme, language: str) -> Canvas:
    canvas = Canvas.blank(width, card_height(width), theme, language)
    found = box.cards[card]
    paint_card(canvas, canvas.frame, found, box.champions[found.champion])
    return canvas


# Words decide what fits, and a theme changes the colours alone: one language in all of them is enough.
@pytest.mark.parametrize(
    ("language", "theme"),
    [*((language, DARK) for language in languages()), ("en", CONTRAST)],
    ids=lambda value: value.name if isinstance(value, Theme) else value,
)
@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_fits_and_says_all(card: str, language: str, theme: Theme) -> None:
    canvas = painted(content(), card, CARD_WIDTH, theme, language)
    assert troubles(canvas) == []
    told = written(canvas)
    assert in_language(content().cards[card].names, language) in told
    assert in_language(content().cards[card].texts, language) in told
    assert card in told


@pytest.mark.parametrize("width", [CARD_WIDTH, SINGLE_WIDTH])
@pytest.mark.parametrize("card", ALL_CARDS)
def test_very_long_russian_cards_fit(card: str, width: int) -> None:
    canvas = painted(wordy_content(), card, width, DARK, "ru")
    assert troubles(canvas) == []
    assert LONG_NAME in written(canvas)
    smallest = min(mark.box.height for mark in canvas.marks if mark.kind == "text")
    assert smallest >= 6


@pytest.mark.parametrize(
    ("card", "shown"),
    [("LIL02", "2+"), ("KIL03", "1"), ("NIK05", "1–3"), ("GWA06", "1–3"), ("JAQ02", "1–4"), ("SUL07", "2")],
)
def test_a_value_says_that_the_text_can_raise_it(card: str, shown: str) -> None:
    """Strength by a plus, for it has no end; defence by the most it becomes."""
    found = content().cards[card]
    numbers = {sign: number for sign, number, _ in card_values(found, DARK)}
    assert numbers["strength" if found.kind == "attack" else "defence"] == shown


def test_a_text_beyond_all_measure_is_shortened_and_stays_inside() -> None:
    box = wordy_content()
    card = replace(box.cards["KIL05"], texts={"en": "Слово за слово. " * 200}, names={"en": "Имя" * 60})
    canvas = Canvas.blank(CARD_WIDTH, card_height(CARD_WIDTH), DARK, "ru")
    paint_card(canvas, canvas.frame, card, box.champions["kilgore"])
    assert troubles(canvas, may_shorten=True) == []
    assert "…" in written(canvas)


def test_a_card_without_text_says_so() -> None:
    card = replace(content().cards["KIL05"], texts={"en": ""})
    canvas = Canvas.blank(CARD_WIDTH, card_height(CARD_WIDTH), DARK, "en")
    paint_card(canvas, canvas.frame, card, content().champions["kilgore"])
    assert troubles(canvas) == []
    assert "No further effect." in written(canvas)
    assert card_alt(content(), card, "en").endswith("strength 2. No further effect.")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Push 2, then +1 for 3 turns.", "Push~2, then +1 for~3 turns."),
        ("After the attack: 2 damage to all.", "After the attack: 2~damage to all."),
        ("После атаки: лечение 1. 2 урона.", "После атаки: лечение~1. 2~урона."),
    ],
)
def test_a_number_stays_with_its_word(text: str, kept: str) -> None:
    assert with_numbers_kept(text).replace("\N{NO-BREAK SPACE}", "~") == kept


@pytest.mark.parametrize("card", ALL_CARDS)
def test_single_cards_have_figures_and_text_in_their_alt_text(card: str) -> None:
    picture = card_picture(content(), CardId(card))
    found = content().cards[card]
    assert pixels(picture).size == (picture.width, picture.height)
    assert in_language(found.names, "en") in picture.alt
    assert in_language(found.texts, "en") in picture.alt
    if found.kind == "attack":
        assert f"strength {found.strength}" in picture.alt
    if found.move is not None:
        assert f"move {found.move}" in picture.alt


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(RenderError, match="XXX99"):
        card_picture(content(), CardId("XXX99"))


@pytest.mark.parametrize("count", range(19))
def test_a_hand_of_any_size_has_room(count: int) -> None:
    view = replace(seat_sample(), hand=ALL_CARDS[:count])
    canvas = draw_hand(view, content(), DARK, "en")
    assert troubles(canvas) == []
    cards = [mark for mark in canvas.marks if mark.kind == "card"]
    assert [mark.label for mark in cards] == list(view.hand)
    assert not any(first.box.overlaps(second.box) for first, second in combinations(cards, 2))
    rows = {mark.box.top for mark in cards}
    assert len(rows) == -(-count // MOST_IN_A_ROW)
    if count == 0:
        assert "No cards in hand" in written(canvas)


@pytest.mark.parametrize(
    ("count", "in_a_row", "rows"),
    [
        (0, 8, []),
        (1, 8, [1]),
        (8, 8, [8]),
        (9, 8, [5, 4]),
        (16, 8, [8, 8]),
        (17, 8, [6, 6, 5]),
        (18, 8, [6, 6, 6]),
        (5, 3, [3, 2]),
        (4, 1, [1, 1, 1, 1]),
    ],
)
def test_rows_are_few_and_even(count: int, in_a_row: int, rows: list[int]) -> None:
    assert [len(row) for row in in_rows(ALL_CARDS[:count], in_a_row)] == rows


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("in_a_row", [1, 3, 8])
def test_header_and_footer_of_a_hand_fit(language: str, in_a_row: int) -> None:
    view = replace(seat_sample(), hand=ALL_CARDS[:7], known_top=ALL_CARDS[7:10])
    for box in (content(), wordy_content()):
        canvas = draw_hand(view, box, CONTRAST, language, in_a_row=in_a_row)
        assert troubles(canvas) == []


def test_a_card_that_cannot_be_played_is_muted_and_named() -> None:
    view = seat_sample()
    playable = view.hand[1:]
    plain, marked = (hand_picture(view, content(), playable=cards) for cards in (None, playable))
    changed = ImageChops.difference(pixels(plain), pixels(marked)).getbbox()
    first = next(mark for mark in draw_hand(view, content(), DARK, "en").marks if mark.kind == "card")
    assert changed is not None
    assert first.box.contains(type(first.box)(*changed))
    assert "can't be played" in marked.alt
    assert "can't be played" not in plain.alt


def test_cards_everybody_has_seen_have_an_eye() -> None:
    view = seat_sample()
    seen = view.hand[2]
    players = (replace(view.public.players[0], shown=(seen,)), *view.public.players[1:])
    view = replace(view, public=replace(view.public, players=players))
    canvas = draw_hand(view, content(), DARK, "en")
    assert troubles(canvas) == []
    (eye,) = (mark for mark in canvas.marks if mark.kind == "seen")
    card = next(mark for mark in canvas.marks if mark.kind == "card" and mark.label == seen)
    assert card.box.contains(eye.box)
    alt = hand_picture(view, content()).alt
    (line,) = (line for line in alt.splitlines() if "[seen by everyone]" in line)
    assert in_language(content().cards[seen].names, "en") in line


@THEMES
def test_a_muted_face_is_dimmer(theme: Theme) -> None:
    card = content().cards["GWA02"]
    faces = [
        card_face(card, content().champions["gwaien"], CARD_WIDTH, theme, "en", muted=muted).convert("L")
        for muted in (False, True)
    ]
    assert faces[0].getextrema()[1] > faces[1].getextrema()[1]  # pyright: ignore[reportOperatorIssue] - one band


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", range(19))
def test_alt_text_of_a_hand_names_every_card(count: int, language: str) -> None:
    view = replace(seat_sample(), hand=ALL_CARDS[:count])
    alt = hand_picture(view, content(), language=language, playable=()).alt
    assert len(alt) <= 1024
    for card in view.hand:
        assert in_language(content().cards[card].names, language) in alt


def test_alt_text_of_a_usual_hand_tells_the_texts_and_the_cores() -> None:
    view = seat_sample()
    alt = hand_picture(view, content()).alt
    for card in view.hand:
        assert in_language(content().cards[card].texts, "en") in alt
    assert "Ready cores: Destruction, Manipulation." in alt


def test_alt_text_of_the_wordiest_hand_stays_within_the_limit() -> None:
    view = replace(seat_sample(), hand=ALL_CARDS[:18])
    alt = hand_picture(view, wordy_content(), language="ru", playable=()).alt
    assert len(alt) <= 1024
    assert not alt.endswith("…")
    assert len(alt.splitlines()) == 1 + len(view.hand)


@pytest.mark.parametrize("count", [0, 1, 8, 9, 18])
def test_a_discard_pile_of_any_size(count: int) -> None:
    public = public_sample()
    player = replace(public.players[1], discard=ALL_CARDS[:count])
    view = replace(public, players=(public.players[0], player))
    canvas = draw_discard(view, 1, content(), DARK, "uk")
    assert troubles(canvas) == []
    assert [mark.label for mark in canvas.marks if mark.kind == "card"] == list(ALL_CARDS[:count])
    picture = discard_picture(view, 1, content(), language="uk")
    assert len(picture.alt) <= 1024
    assert all(in_language(content().cards[card].names, "uk") in picture.alt for card in ALL_CARDS[:count])


def test_there_is_no_discard_pile_of_an_empty_chair() -> None:
    with pytest.raises(RenderError, match="seat number 2"):
        discard_picture(public_sample(), 2, content())
