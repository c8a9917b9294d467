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


async def test_the_preview_of_a_season_shows_every_setting(tmp_path: Path) -> None:
    """Review finding 16."""
    async with season_stage(tmp_path, 0, "all settings") as here:
        plain = (await here.ask("league create", name="Cup", format="round_robin")).text
        assert "The next round starts as soon as every game is decided." in plain
        assert "No reminders before a round ends." in plain
        assert "Seeding: by rating on this server." in plain
        assert "Everyone who wants to can join." in plain
        assert "Sign-up is open until the organisers start the season." in plain
        assert "grand final" not in plain
        assert "bye" not in plain
        options = {
            "name": "Cup",
            "format": "swiss",
            "playoff": "double_once",
            "qualifiers": 4,
            "points": "win 2, draw 1",
            "cadence": "scheduled",
            "reminders": "2d 6h",
            "seeding": "ranking",
            "most": 16,
            "signup_until": "5d",
            "starts_itself": True,
        }
        shown = (await here.ask("league create", **options)).text
        assert "Points: win 2, draw 1, loss 0, win by forfeit 2, loss by forfeit 0, double" in shown
        assert "A bye is worth 2." in shown
        assert "the game counts as if you had reached the goal" in shown
        assert "The next round starts when the round's time is up." in shown
        assert "Reminders: 2 days and 6 hours before a round ends." in shown
        assert "Seeding: by the league's ranking." in shown
        assert "The grand final is never played again." in shown
        assert "Places: 16, then a waiting list." in shown
        assert "Then the season starts automatically." in shown
        again = (await here.ask("league create", **{**options, "playoff": "double"})).text
        assert "If the unbeaten player loses the grand final, it's played once more." in again
