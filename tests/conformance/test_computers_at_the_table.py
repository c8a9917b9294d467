"""Every game with computer players: a person and computers on a real database, thinking in processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.matches.computer_players import LEVEL_NAMES, computers
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import SOLO
from tests.conformance.packs import USUAL_WAYS, Way, packs
from tests.matches.computer_house import play_against, pool, thinking
from tests.matches.house import ANNA, CHANNEL, GUILD, house

WAYS = [way for way in USUAL_WAYS if way.pack.computer is not None]
# A few levels in turn; the strongest take their time.
LEVELS = LEVEL_NAMES[:3]


@pytest.mark.parametrize("way", WAYS, ids=str)
async def test_a_match_of_one_person_and_computers(
    tmp_path: Path, way: Way, caplog: pytest.LogCaptureFixture
) -> None:
    setup = way.pack.setup.setup(way.mode, dict(way.chosen))
    others = len(way.begin("seats").rules.seats(way.begin("seats").state)) - 1
    levels = [LEVELS[number % len(LEVELS)] for number in range(others)]
    async with house(tmp_path / "sfb.sqlite3", packs=packs()) as h, pool(2, packs) as thinkers:
        proposal = Proposal(GUILD, CHANNEL, ANNA, way.game, setup, SOLO, invited=computers(levels))
        lobby = await h.store.lobby(await h.app.lobby.propose(proposal, h.press()))
        assert lobby is not None
        assert lobby.match is not None
        async with thinking(h, thinkers):
            given = await play_against(h, lobby.match, Dice(str(way)), most=12)
        record = await h.store.match_record(lobby.match)
        assert record is not None
        assert given == 12 or record.status == "over"
        seats = {each.entry.seat for each in await h.store.entries(lobby.match)}
        assert len(seats) == others + 1
    # Every answer was thought about: no worker failed, no answer was refused.
    assert not [line for line in caplog.records if line.name.startswith("sfb_bot.matches.computers")]
