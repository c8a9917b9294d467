"""The page says the same things in every language, and nothing in its scripts is said in one alone."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from sfb_bot.locale import is_complete, languages
from sfb_bot.playground.page.site import STATIC
from sfb_bot.playground.page.windows import WORDS
from sfb_bot.playground.world.languages import locale_for

LANGUAGES = sorted(path.stem for path in WORDS.glob("*.json"))
SCRIPTS = sorted(STATIC.glob("*.js"))
# What begins like a sentence and is none: keys of the keyboard.
KEYS = {"ArrowDown", "ArrowUp", "End", "Enter", "Escape", "Home", "Tab"}
_COMMENT = re.compile(r"^\s*//.*$|(?<=[\s;{])//\s.*$", re.MULTILINE)
_LITERAL = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`")
_SENTENCE = re.compile(r"\b(?:the|is|are|you|your|to|of|not|this|and|or|for|as|in|with|no)\b", re.IGNORECASE)
_HOLE = re.compile(r"\{(\w+)\}")


def words_in(language: str) -> dict[str, Any]:
    return json.loads((WORDS / f"{language}.json").read_text("utf-8"))


def forms_of(words: str | dict[str, str]) -> list[str]:
    return [words] if isinstance(words, str) else list(words.values())


def literals(source: str) -> list[str]:
    """The strings of a script, without what is filled into them."""
    found = ["".join(match) for match in _LITERAL.findall(_COMMENT.sub("", source))]
    return [re.sub(r"\$\{[^{}]*\}", "", each) for each in found]


def is_english(literal: str) -> bool:
    """Whether a string of a script looks like something people read."""
    if literal in KEYS or literal.startswith(("./", "/", "#", ".")):
        return False
    begins = re.match(r"[A-Z][a-z]+\b(?!_)", literal) is not None
    return begins or (" " in literal and _SENTENCE.search(literal) is not None)


def test_the_page_speaks_every_language_the_bot_speaks_in_full() -> None:
    assert sorted(language for language in languages() if is_complete(language)) == LANGUAGES
    assert all(locale_for(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_the_same_things_with_the_same_facts(language: str) -> None:
    english, words = words_in("en"), words_in(language)
    assert list(words) == list(english), "in the same order, so that files can be read side by side"
    for key, said in words.items():
        for form in forms_of(said):
            assert form.strip(), key
            assert sorted(_HOLE.findall(form)) == sorted(_HOLE.findall(forms_of(english[key])[0])), key
        assert isinstance(said, str) == isinstance(english[key], str), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_every_form_of_the_language(language: str) -> None:
    wanted = {"en": {"one", "other"}}.get(language, {"one", "few", "many", "other"})
    counted = {key: said for key, said in words_in(language).items() if isinstance(said, dict)}
    assert counted
    assert {key for key, said in counted.items() if set(said) != wanted} == set()


def test_every_word_is_said_somewhere_and_every_word_said_exists() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    scripts = "\n".join(path.read_text("utf-8") for path in SCRIPTS)
    said = set(re.findall(r"data-(?:say|label)=\"([\w-]+)\"", page)) | {"needs-javascript"}
    called = set(re.findall(r"\b(?:say|said|parts)\(\"([\w-]+)\"", scripts))
    either = re.findall(r"\b(?:say|said|parts)\([^()\"]*\? \"([\w-]+)\" : \"([\w-]+)\"", scripts)
    said |= called | {key for pair in either for key in pair}
    assert said == set(words_in("en"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_no_script_says_anything_by_itself(script: Any) -> None:
    assert [each for each in literals(script.read_text("utf-8")) if is_english(each)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('el("p", {}, "Close")', ["Close"]),
        ("toast(`${name} is typing…`)", [" is typing…"]),
        ('toast("the channel is gone")', ["the channel is gone"]),
        ('el("div", { class: "press first" })', []),
        ('import { el } from "./dom.js"; // This is a comment', []),
        ('event.key === "Escape"', []),
    ],
)
def test_a_sentence_in_a_script_is_found(source: str, found: list[str]) -> None:
    assert [each for each in literals(source) if is_english(each)] == found


class _Texts(HTMLParser):
    """What the page itself says before its scripts run, with the keys it is known by."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.loose: list[str] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if "aria-label" in given:
            self.said[given.get("data-label") or f"no key in {tag}"] = given["aria-label"] or ""
        if tag not in ("meta", "link"):
            self._open.append(given.get("data-say") or "")

    def handle_endtag(self, tag: str) -> None:
        del tag
        self._open.pop()

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1]:
            self.said[self._open[-1]] = data
        elif re.search("[a-z]", data):
            self.loose.append(data)


def test_the_page_itself_says_what_the_table_says() -> None:
    reader = _Texts()
    reader.feed((STATIC / "index.html").read_text("utf-8"))
    english = words_in("en")
    assert {key: english.get(key) for key in reader.said} == reader.said
    assert reader.loose == ["SFB Bot", "{{needs-javascript}}"]


@pytest.mark.parametrize(
    ("tag", "locale"),
    [("ru-RU", "ru"), ("uk", "uk"), ("en", "en-US"), ("en-GB", "en-GB"), ("pt", "pt-BR"), ("xx", "")],
)
def test_a_browsers_language_is_one_of_discords(tag: str, locale: str) -> None:
    assert locale_for(tag) == locale
