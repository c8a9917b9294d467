"""The pages for players say in every language what the screen says there."""

import re
from functools import cache
from pathlib import Path

import pytest

from sfb_bot.locale import DEFAULT_LANGUAGE, languages
from tests.locale.uses import folders

ROOT = Path(__file__).resolve().parents[2]
OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_COMMAND = re.compile(r"`(/[a-z-]+(?: [a-z]+)?)")


def page(name: str, language: str) -> str:
    folder = ROOT / "docs" if language == DEFAULT_LANGUAGE else ROOT / "docs" / language
    return (folder / name).read_text(encoding="utf-8")


@cache
def words(language: str) -> str:
    """Everything the program can say in a language, with the names in the box."""
    texts = [
        path for folder in folders() for path in (ROOT / folder.replace(".", "/") / language).glob("*.ftl")
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*texts, *(ROOT / "cards").rglob("*.toml")])


# The pages about playing, and how many phrases in bold each takes from the screen at least.
PAGES = {"PLAYING.md": 40, "RIFT.md": 20, "CODEX.md": 20, "WARSEER.md": 20}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("name", "least"), PAGES.items())
def test_playing_names_what_is_on_the_screen(name: str, least: int, language: str) -> None:
    """Every phrase in bold that English takes from the screen is on the screen in this language, too."""
    english, other = (_BOLD.findall(page(name, each)) for each in (DEFAULT_LANGUAGE, language))
    assert len(english) == len(other)
    shown = [(one, two) for one, two in zip(english, other, strict=True) if one in words(DEFAULT_LANGUAGE)]
    assert len(shown) > least
    assert [two for _, two in shown if two not in words(language)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", PAGES)
def test_playing_has_the_same_chapters_and_commands(name: str, language: str) -> None:
    english, other = page(name, DEFAULT_LANGUAGE), page(name, language)
    assert [len(line) - len(line.lstrip("#")) for line in english.splitlines() if line.startswith("#")] == [
        len(line) - len(line.lstrip("#")) for line in other.splitlines() if line.startswith("#")
    ]
    assert set(_COMMAND.findall(english)) == set(_COMMAND.findall(other))


@pytest.mark.parametrize("language", OTHERS)
def test_the_readme_leads_to_every_language_and_back(language: str) -> None:
    assert f"docs/{language}/README.md" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "../../README.md" in page("README.md", language)
    assert f"{language}/PLAYING.md" in page("PLAYING.md", DEFAULT_LANGUAGE)
