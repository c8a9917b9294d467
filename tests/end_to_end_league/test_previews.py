"""What it costs to look at an organiser's action before it is done."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.kernel import Run
from sfb_bot.leagues.seasons.round_opening import Openings
from sfb_bot.storage import SqliteStore
from tests.end_to_end_league.season_hall import hall, season_verbs


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a season is loaded, the server's settings are asked who organises, and a match is made."""
    calls: Counter[str] = Counter()

    def watch(owner: type, name: str) -> None:
        real = getattr(owner, name)

        def counting(*given: Any, **named: Any) -> Any:
            calls[name] += 1
            return real(*given, **named)

        monkeypatch.setattr(owner, name, counting)

    watch(SqliteStore, "load_season")
    watch(SqliteStore, "guild_settings")
    watch(Openings, "match")
    watch(Run, "__init__")
    return calls


async def test_a_start_is_shown_without_making_a_match(tmp_path: Path, counted: Counter[str]) -> None:
    async with hall(tmp_path, 4, "previews") as here:
        await here.create(name="Cup", format="round_robin")
        await here.join(here.players(4))
        await here.quiet()
        counted.clear()
        shown = await here.ask("league start", reason="all are here")
        assert season_verbs(shown) == {"carryout", "letbe"}
        assert "2 games" in shown.text
        assert counted == {"load_season": 1, "guild_settings": 1}
        assert await here.press(shown, "Confirm") == "Done."
        await here.quiet()
        assert counted["match"] == 2
        assert len((await here.view()).loaded.games) == 2
