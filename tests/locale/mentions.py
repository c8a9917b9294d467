"""Slash commands and their options as texts name them, in backticks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from sfb_bot.locale import languages
from tests.discord_ui.command_tree import Spec, commands, everything, name_in
from tests.locale.uses import folders

_MARKED = re.compile(r"`([^`\n]+)`")
_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
# A text of the shell names the group of whichever game it is said in.
_GROUP = re.compile(r"\{ *\$(?:group|game) *\}")
_OPTION = re.compile(r"([^\s:]+):(\S*)")
_WORD = re.compile(r"[\w-]+")
_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
ROOT = Path(__file__).resolve().parents[2]
ENGLISH_PAGES = (
    "README.md",
    *(f"docs/{name}.md" for name in ("PLAYING", "RIFT", "CODEX", "WARSEER", "LEAGUE", "HOSTING")),
)


@dataclass(frozen=True)
class Mention:
    """What stands in backticks somewhere in a text."""

    language: str
    where: str
    words: str


def mentions() -> Iterator[Mention]:
    """Everything in backticks, in all texts of all languages."""
    for folder in folders():
        for language in languages(folder):
            for entry in sorted(files(folder).joinpath(language).iterdir(), key=lambda one: one.name):
                if entry.name.endswith(".ftl"):
                    source = entry.read_text(encoding="utf-8")
                    yield from mentions_in(source, language, f"{language}/{entry.name}")


def mentions_on_pages() -> Iterator[Mention]:
    """Everything in backticks on the pages for players and organisers, in all languages."""
    for language in languages():
        folder = ROOT / "docs" / language
        found = [*sorted(folder.glob("*.md"))] if folder.is_dir() else [ROOT / name for name in ENGLISH_PAGES]
        for path in found:
            where = path.relative_to(ROOT).as_posix()
            source = _FENCED.sub("", path.read_text(encoding="utf-8"))
            yield from (Mention(language, where, each[1]) for each in _MARKED.finditer(source))


def mentions_in(source: str, language: str, file: str) -> Iterator[Mention]:
    """The same of one file."""
    for found in _MARKED.finditer(source):
        before = [each[1] for each in _ID.finditer(source, 0, found.start())]
        yield Mention(language, f"{file}: {before[-1] if before else ''}", found[1])


def complaint(mention: Mention) -> str:
    """What is wrong with a mention; empty if nothing is."""
    words = _GROUP.sub("brawl", mention.words)
    if words.startswith("/") and words != "/":
        return _wrong_command(words[1:], mention.language)
    if (option := _OPTION.fullmatch(words)) is not None:
        known = [one.spec for one in everything() if one.kind == "option"]
        return _wrong_option(option[1], option[2], known, mention.language)
    if _WORD.fullmatch(words) and words in english_names() and words not in names_in(mention.language):
        return f"the option `{words}` has another name in this language"
    return ""


def _wrong_command(words: str, language: str) -> str:
    named, given = " ".join(w for w in words.split() if ":" not in w), [w for w in words.split() if ":" in w]
    command = commands().get(named)
    if command is None and not given and any(each.startswith(f"{named} ") for each in commands()):
        # A whole group of them.
        return ""
    if command is None:
        return f"there is no command /{named}"
    for word in given:
        name, _, value = word.partition(":")
        if wrong := _wrong_option(name, value, command.get("options", []), language):
            return wrong
    return ""


def _wrong_option(name: str, value: str, known: list[Spec], language: str) -> str:
    fitting = [one for one in known if name_in(one, language) == name]
    if not fitting:
        return f"there is no option `{name}:`"
    choices = [name_in(choice, language) for one in fitting for choice in one.get("choices", [])]
    begins = re.compile(rf"\b{re.escape(value)}", re.IGNORECASE)
    if value and choices and not any(begins.search(choice) for choice in choices):
        return f"`{name}:` has no choice with `{value}`"
    return ""


def english_names() -> frozenset[str]:
    """The names of all options as the code knows them."""
    return frozenset(one.spec["name"] for one in everything() if one.kind == "option")


def names_in(language: str) -> frozenset[str]:
    """The names of all options in a language."""
    return frozenset(name_in(one.spec, language) for one in everything() if one.kind == "option")
