"""Slash commands in every language that is complete: what Discord is told, and that it would accept it."""

from __future__ import annotations

from itertools import groupby

import pytest

from sfb_bot.locale import DEFAULT_LANGUAGE, Texts, languages
from sfb_bot.playground.limits.commands import read_commands
from sfb_bot.screens.commands import option_name
from tests.discord_ui.command_tree import SPOKEN, everything, name_in, payload
from tests.shared_packs import shared_packs

# Names that may be the same in every language: numbers, the languages themselves, titles of games.
SAME = ("best_of", "language", "game")


def test_discord_would_accept_the_commands_in_all_languages() -> None:
    accepted = read_commands(payload())
    assert len(accepted) == len(payload()) > 8


def test_every_option_has_a_name_in_english_which_is_its_own() -> None:
    texts = [Texts(strict=True), *(pack.screens.own_texts(Texts()) for pack in shared_packs().values())]
    options = [one.spec["name"] for one in everything() if one.kind == "option"]
    assert len(options) > 100
    for name in options:
        assert name in {option_name(name, each) for each in texts}, name


def test_commands_are_called_the_same_in_every_language() -> None:
    """So that people can tell each other what to type."""
    commands = [one for one in everything() if one.kind == "command"]
    assert len(commands) > 60
    assert [one.where for one in commands if one.spec.get("name_localizations")] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_everything_is_said_in_every_complete_language(language: str) -> None:
    unsaid = [
        f"{one.where}: {key}"
        for one in everything()
        for key in ("name", "description")
        if is_to_be_said(one.kind, key, one.where)
        and language not in (one.spec.get(f"{key}_localizations") or {})
    ]
    assert unsaid == []


def is_to_be_said(kind: str, key: str, where: str) -> bool:
    if kind == "choice":
        return key == "name" and not where.partition(":")[0].endswith(SAME)
    return key == "description" or kind == "option"


@pytest.mark.parametrize("language", languages())
def test_options_of_a_command_are_told_apart_in_every_language(language: str) -> None:
    options = [one for one in everything() if one.kind == "option"]
    for command, inside in groupby(options, key=lambda one: one.where.rpartition(" ")[0]):
        names = [name_in(one.spec, language) for one in inside]
        assert len(set(names)) == len(names), command


@pytest.mark.parametrize("language", languages())
def test_choices_of_an_option_are_told_apart_in_every_language(language: str) -> None:
    choices = [one for one in everything() if one.kind == "choice"]
    for option, inside in groupby(choices, key=lambda one: one.where.partition(":")[0]):
        names = [name_in(one.spec, language) for one in inside]
        assert len(set(names)) == len(names), option


def test_languages_are_those_of_discord_and_never_english() -> None:
    told = {
        language
        for one in everything()
        for key in ("name", "description")
        for language in one.spec.get(f"{key}_localizations") or {}
    }
    assert told == set(SPOKEN)
    assert DEFAULT_LANGUAGE not in told
