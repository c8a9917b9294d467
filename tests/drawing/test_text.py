"""Text stays in its box, whatever it says, and the typeface has the letters we promise."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from sfb_bot.drawing.fonts import font, is_foreign, readable, writable
from sfb_bot.drawing.text import Align, Box, Style, draw_text, fit, width_of, wrap

LETTERS = (
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯґєіїҐЄІЇʼ’«»—–…№₴€"
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áàäâåæçéèêëíñóöøœßúüýžšžłń"
    "!?.,;:'\"()[]+-−*/%&#@•·×"
)
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ"
VIETNAMESE = "ăâđêôơưĂÂĐÊÔƠƯàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵẲẪỄỖỠỮỸẠẶẬẸỆỊỌỘỢỤỰỴ"
BOXES = st.builds(
    lambda left, top, width, height: Box(left, top, left + width, top + height),
    st.integers(0, 50),
    st.integers(0, 50),
    st.integers(4, 400),
    st.integers(4, 300),
)
TEXTS = st.text(st.sampled_from(f"{LETTERS}      "), min_size=1, max_size=220) | st.text(
    st.sampled_from(f"{LETTERS}{GREEK}{VIETNAMESE}      "), min_size=1, max_size=120
)


def shape(letter: str, bold: bool = False) -> bytes:
    """A letter as the typeface draws it."""
    image = Image.new("L", (80, 80))
    face = font(40, bold, foreign=is_foreign(letter))
    ImageDraw.Draw(image).text((10, 60), letter, fill=255, font=face, anchor="ls")
    return image.tobytes()


def lacking(bold: bool = False, *, foreign: bool) -> bytes:
    """How a typeface draws a letter it lacks."""
    image = Image.new("L", (80, 80))
    face = font(40, bold, foreign=foreign)
    ImageDraw.Draw(image).text((10, 60), "\N{SNOWMAN}", fill=255, font=face, anchor="ls")
    return image.tobytes()


@pytest.mark.parametrize("bold", [False, True])
def test_the_typeface_has_every_letter_we_need(bold: bool) -> None:
    for letters in (LETTERS, GREEK, VIETNAMESE):
        missing = {lacking(bold, foreign=foreign) for foreign in (False, True)}
        assert all(map(any, missing)), "a letter the typeface lacks is drawn as a box"
        assert [letter for letter in letters if shape(letter, bold) in missing] == []


def test_names_lose_only_what_cannot_be_written() -> None:
    assert readable("Маша 🎲 Їжак") == "Маша Їжак"
    assert readable("日本") == ""
    assert readable(LETTERS) == LETTERS
    assert readable(f"{GREEK} {VIETNAMESE}") == f"{GREEK} {VIETNAMESE}"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"),
        ("🎲 Маша ✨", "Маша"),
        ("Νίκος Παπαδόπουλος", "Νίκος Παπαδόπουλος"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("Nguye\N{COMBINING CIRCUMFLEX ACCENT}\N{COMBINING TILDE}n", "Nguyễn"),
        ("𝓐𝓷𝓷𝓪 Ｂｏｂ", "Anna Bob"),
        ("Ўладзімір Қанат", "Ўладзімір Қанат"),
        ("太郎", ""),
        ("太郎 (Taro)", ""),
        ("김민수", ""),
        ("محمد", ""),
        ("דוד", ""),
        ("🎲🎲", ""),
        ("...", ""),
        ("x_42", "x_42"),
    ],
)
def test_a_name_is_written_whole_or_not_at_all(name: str, written: str) -> None:
    assert writable(name) == written


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40))
def test_whatever_somebody_is_called_only_letters_we_have_are_drawn(name: str) -> None:
    missing = {lacking(foreign=foreign) for foreign in (False, True)}
    for written in (readable(name), writable(name)):
        assert not any(shape(letter) in missing for letter in written)
        assert written == " ".join(written.split())


def test_a_text_with_rarer_letters_is_set_in_one_typeface() -> None:
    assert not is_foreign("Маша and Bob")
    assert is_foreign("Nguyễn")
    box = Box(0, 0, 300, 60)
    fitted = fit("NGUYỄN ẪỔỴ", box, Style(40, bold=True, upright="middle", smallest=10))
    assert fitted.complete
    assert all(box.contains(line.box) for line in fitted.lines)


def test_every_letter_called_readable_is_in_the_typeface() -> None:
    missing = {lacking(foreign=foreign) for foreign in (False, True)}
    for code in range(0x21, 0x2200):
        letter = chr(code)
        if readable(letter) == letter:
            assert shape(letter) not in missing, hex(code)


@settings(max_examples=150, deadline=None)
@given(TEXTS, BOXES, st.booleans(), st.sampled_from(["left", "centre", "right"]))
def test_text_never_leaves_its_box(text: str, box: Box, bold: bool, align: Align) -> None:
    style = Style(34, bold=bold, align=align, upright="middle", smallest=10)
    fitted = fit(text, box, style)
    assert all(box.contains(line.box) for line in fitted.lines if line.box.width and line.box.height)
    for first, second in zip(fitted.lines, fitted.lines[1:], strict=False):
        assert second.baseline > first.baseline
    if fitted.complete:
        shown = "".join(line.text for line in fitted.lines).replace(" ", "")
        assert shown == text.strip().replace(" ", "")


@settings(max_examples=40, deadline=None)
@given(TEXTS, st.booleans())
def test_ink_is_where_the_boxes_say(text: str, bold: bool) -> None:
    box = Box(20, 20, 260, 160)
    fitted = fit(text, box, Style(30, bold=bold, smallest=9))
    canvas = Image.new("RGB", (300, 200), 0)
    draw_text(canvas, fitted, (255, 255, 255))
    ink = canvas.convert("L").getbbox()
    if ink is not None:
        assert box.inset(-1).contains(Box(*ink))


def test_words_are_kept_whole_while_a_size_allows_it() -> None:
    fitted = fit("Неперекладнысловаково two", Box(0, 0, 200, 200), Style(40, smallest=10))
    assert [line.text for line in fitted.lines] == ["Неперекладнысловаково", "two"]
    assert fitted.size < 40
    assert fitted.complete


def test_what_does_not_fit_at_all_says_so() -> None:
    fitted = fit("word " * 400, Box(0, 0, 100, 40), Style(20, smallest=12))
    assert not fitted.complete
    assert fitted.lines[-1].text.endswith("…")
    assert Box(0, 0, 100, 40).contains(fitted.box)


def test_text_takes_the_largest_size_that_fits() -> None:
    box = Box(0, 0, 300, 60)
    assert fit("Deryn", box, Style(40)).size == 40
    tight = fit("Deryn the Huntress", Box(0, 0, 120, 26), Style(40, smallest=8))
    assert tight.complete
    assert width_of("Deryn the Huntress", tight.size + 1) > 120 or tight.size + 1 > 26


def test_line_breaks_are_kept() -> None:
    assert wrap("one\ntwo", 500, 20) == ["one", "two"]
