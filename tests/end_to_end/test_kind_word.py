"""Whoever presses something while the database is away is told so, in their language, and soon."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.locale import Texts
from sfb_bot.matches.ports import StoreBroken
from tests.end_to_end.harness import stage


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
async def test_the_word_needs_no_database(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    async def away(*_: object) -> None:
        nonlocal looks
        looks += 1
        raise StoreBroken("it cannot be reached")

    async with stage(tmp_path) as here:
        alice = here.user("alice")
        alice.speaks(language)
        monkeypatch.setattr(here.shell.app.store, "reader", away)
        shown = (await alice.slash("arena", "settings me")).message
        assert shown is not None
        assert Texts(language).say("denied-trouble") in shown.text
        # Each look may take as long as it takes to give up a server.
        assert looks == 1
