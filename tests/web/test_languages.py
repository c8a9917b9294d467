"""Pages are in the language of their server: as organisers have set it, else as it is on Discord."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.locale import Texts, is_complete
from sfb_bot.web.markup import time_html
from tests.leagues.seasons.season_house import GUILD
from tests.web.test_pages import read_everything
from tests.web.web_house import WebHouse, web_house

SPOKEN = [language for language in ("ru", "uk") if is_complete(language)]


async def speaks_on_discord(h: WebHouse, language: str) -> None:
    facts = await h.store.web_facts(GUILD)
    await h.store.save_web_facts(GUILD, replace(facts, language=language))


@pytest.mark.parametrize("language", SPOKEN)
async def test_pages_are_in_the_servers_language(tmp_path: Path, language: str) -> None:
    async with web_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        await h.turn_on(u101="Anna", u102="Boris")
        await speaks_on_discord(h, language)
        texts = Texts(language, strict=True)
        pages = await read_everything(h)
        own = {name: page for name, page in pages.items() if not name.startswith("../")}
        assert len(own) >= 3
        for page in own.values():
            assert f'<html lang="{language}">' in page
            assert texts.say("web-skip") in page
        rounds = own[f"season-{season}-round-1.html"]
        assert re.search(r"<time [^>]*>\d+\s[а-яіїє]+\s\d+\s[гр]\., \d\d:\d\d UTC</time>", rounds)
        missing = await h.get("season-99.html")
        assert (missing.status, f'<html lang="{language}">' in missing.text) == (404, True)
        settings = await h.store.guild_settings(GUILD)
        await h.store.save_guild_settings(replace(settings, language="en"))
        nothing = await h.get("season-98.html")
        assert '<html lang="en">' in nothing.text, "what organisers have set comes first"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 May 2026, 18:30 UTC"),
        ("ru", "1 мая 2026 г., 18:30 UTC"),
        ("uk", "1 травня 2026 р., 18:30 UTC"),
    ],
)
def test_moments_are_written_as_the_language_writes_them(language: str, said: str) -> None:
    shown = time_html(1777660200, language)
    assert (
        shown.replace("\u202f", " ").replace("\xa0", " ")
        == f'<time datetime="2026-05-01T18:30Z">{said}</time>'
    )
