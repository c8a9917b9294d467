"""Which language is spoken to whom, in which order."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import discord
import pytest

from sfb_bot.discord_ui import spoken as spoken_module
from sfb_bot.discord_ui.spoken import Spoken
from sfb_bot.matches.people import GuildSettings, Preferences
from sfb_bot.matches.records import GuildId, UserId

ANN, HOME, ELSEWHERE = UserId(1), GuildId(10), GuildId(11)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Spoken:
    """With Russian and Ukrainian, whatever is complete today; the home server is Ukrainian on Discord."""
    known = {"en-US": "en", "en": "en", "ru": "ru", "uk": "uk"}
    monkeypatch.setattr(spoken_module, "complete_language", lambda wanted: known.get(wanted, ""))
    made = Spoken()
    home = SimpleNamespace(id=HOME, preferred_locale=discord.Locale.ukrainian)
    made.note_server(cast("discord.Guild", home))
    return made


def test_a_server_reads_what_it_has_set_then_its_own_language_then_english(spoken: Spoken) -> None:
    assert spoken.of_server(GuildSettings(HOME)) == "uk"
    assert spoken.of_server(GuildSettings(HOME, language="en")) == "en"
    assert spoken.of_server(GuildSettings(ELSEWHERE)) == "en"


@pytest.mark.parametrize(
    ("chosen", "last", "now", "read"),
    [
        ("ru", "en", "uk", "ru"),
        ("", "en", "ru", "ru"),
        ("", "ru", "", "ru"),
        ("", "", "", "uk"),
        ("", "", "pt-BR", "uk"),
        ("", "ru", "pt-BR", "uk"),
    ],
)
def test_a_person_reads_what_they_set_then_discords_language_then_the_servers(
    spoken: Spoken, chosen: str, last: str, now: str, read: str
) -> None:
    mine = Preferences(ANN, language=chosen, discord_language=last)
    assert spoken.of_person(mine, GuildSettings(HOME), now) == read


def test_a_language_is_stored_once_and_again_when_it_changes(spoken: Spoken) -> None:
    before, after = Preferences(ANN), Preferences(ANN, discord_language="ru")
    assert spoken.is_news(before, "ru")
    assert not spoken.is_news(before, "ru"), "said once, even if it could not be kept"
    assert not spoken.is_news(after, "ru")
    assert spoken.is_news(after, "en")
    spoken.forget(ANN)
    assert spoken.is_news(before, "en")
    assert not Spoken().is_news(after, "ru"), "known from before a restart"


def test_what_somebody_has_set_is_known_without_looking_it_up(spoken: Spoken) -> None:
    assert spoken.chosen_by(ANN) == ""
    spoken.note_person(Preferences(ANN, language="uk"))
    assert spoken.chosen_by(ANN) == "uk"
    spoken.forget(ANN)
    assert spoken.chosen_by(ANN) == ""
