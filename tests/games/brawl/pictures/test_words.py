"""The words in pictures: every letter is in the font, and other languages than ours get English."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.fonts import readable
from sfb_bot.games.brawl.pictures.words import picture_texts, thing
from sfb_bot.locale import facts_wanted, languages

BRAWL = "sfb_bot.games.brawl.texts"


def test_pictures_speak_every_language_of_the_house() -> None:
    assert languages() == languages(BRAWL) == ("en", "ru", "uk")
    for language in languages():
        assert {"pictures.ftl", "alt_texts.ftl"} <= set(facts_wanted(BRAWL, language))


@pytest.mark.parametrize("language", languages())
def test_every_word_can_be_written(language: str) -> None:
    texts = picture_texts(language)
    for key, facts in facts_wanted(BRAWL, language)["pictures.ftl"].items():
        text = texts.say(key, **dict.fromkeys(facts.all, "x"))
        assert text.strip() == text, key
        assert readable(text) == text, key


def test_words_by_language() -> None:
    assert picture_texts("en").say("picture-round", number=3) == "Round 3"
    assert picture_texts("ru").say("picture-round", number=3) == "Раунд 3"
    assert picture_texts("de").say("picture-round", number=3) == "Round 3", "a language we do not speak"
    assert thing("root", "uk") == "знерухомлення"
    assert thing("some_future_word", "uk") == "some future word"
