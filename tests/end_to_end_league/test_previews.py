"""What it costs to look at an organiser's action before it is done."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.discord_ui import rights
from sfb_bot.kernel import Run
from sfb_bot.leagues.seasons.round_opening import Openings
from sfb_bot.storage import SqliteStore
from tests.end_to_end_league.season_stage import season_stage, season_verbs


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a season is loaded, it is asked whether somebody organises, and a match is made."""
    calls: Counter[str] = Counter()

    def watch(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def counting(*given: Any, **named: Any) -> Any:
            calls[name] += 1
            return real(*given, **named)

        monkeypatch.setattr(owner, name, counting)

    watch(SqliteStore, "load_season")
    watch(rights, "is_organiser")
    watch(Openings, "match")
    watch(Run, "__init__")
    return calls


async def test_a_start_is_shown_without_making_a_match(tmp_path: Path, counted: Counter[str]) -> None:
    async with season_stage(tmp_path, 4, "previews") as here:
        await here.create(name="Cup", format="round_robin")
        await here.join(here.players(4))
        await here.quiet()
        counted.clear()
        shown = await here.ask("league start", reason="all are here")
        assert season_verbs(shown) == {"carry_out", "let_be"}
        assert "2 games" in shown.text
        assert counted == {"load_season": 1, "is_organiser": 1}
        assert await here.press(shown, "Confirm") == "Done."
        await here.quiet()
        assert counted["match"] == 2
        assert len((await here.view()).loaded.games) == 2
