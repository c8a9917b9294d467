"""What texts tell people to type exists, with the names it has in the language of the text."""

from __future__ import annotations

import pytest

from sfb_bot.locale import is_complete, languages
from tests.discord_ui.command_tree import name_in
from tests.locale.mentions import Mention, complaint, mentions, mentions_in, mentions_on_pages


@pytest.mark.parametrize("language", [one for one in languages() if is_complete(one)])
def test_commands_and_options_in_texts_exist(language: str) -> None:
    found = [mention for mention in mentions() if mention.language == language]
    assert len(found) > 50
    assert [(one.where, one.words, wrong) for one in found if (wrong := complaint(one))] == []


@pytest.mark.parametrize("language", [one for one in languages() if is_complete(one)])
def test_commands_and_options_on_pages_exist(language: str) -> None:
    """Pages name files as well, so only what looks like a command is looked at."""
    spoken = [one for one in mentions_on_pages() if one.language == language]
    found = [one for one in spoken if one.words.startswith("/") and "/" not in one.words[1:]]
    assert len(found) > 20
    assert [(one.where, one.words, wrong) for one in found if (wrong := complaint(one))] == []


def test_the_reader_of_mentions_sees_them() -> None:
    source = "first = Use `/league time when:`.\nsecond = Pick `season`,\n    or type `/`.\n"
    assert list(mentions_in(source, "en", "x.ftl")) == [
        Mention("en", "x.ftl: first", "/league time when:"),
        Mention("en", "x.ftl: second", "season"),
        Mention("en", "x.ftl: second", "/"),
    ]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("/league time when:", ""),
        ("/{ $group } solo level:beginner", ""),
        ("/settings server puzzle:here", ""),
        ("where:here", ""),
        ("season", ""),
        ("python bot.py backup FILE", ""),
        ("/", ""),
        ("/league tme when:", "there is no command /league tme"),
        ("/league time day:", "there is no option `day:`"),
        ("/settings server puzzle:everywhere", "`puzzle:` has no choice with `everywhere`"),
    ],
)
def test_a_mention_that_leads_nowhere_is_found(words: str, wrong: str) -> None:
    assert complaint(Mention("en", "", words)) == wrong


def test_names_are_those_of_the_language() -> None:
    option = {"name": "when", "name_localizations": {"ru": "когда"}}
    assert (name_in(option, "ru"), name_in(option, "en")) == ("когда", "when")
