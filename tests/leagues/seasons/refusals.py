"""Refused attempts of organisers, and who is entered in a season."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.kernel import PlayerError
from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.matches.records import SeasonId, UserId
from tests.leagues.seasons.season_house import (
    SeasonHouse,
)
from tests.storage.samples import everything_in


async def refused(path: Path, kind: type[PlayerError], rule: str, attempt: Awaitable[Any]) -> None:
    before = everything_in(path / "sfb.sqlite3")
    with pytest.raises(kind) as refusal:
        await attempt
    assert refusal.value.rule == rule
    assert everything_in(path / "sfb.sqlite3") == before


async def entrant(h: SeasonHouse, season: SeasonId, user: UserId) -> EntrantId:
    found = (await h.view(season)).entrant_of(user)
    assert found is not None
    return found.id
