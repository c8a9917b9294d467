"""The log of a bot that tells as much as it can never tells what only some may know."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path

from sfb_bot.cli.environment import start_logging
from sfb_bot.games.brawl.cards.card_files import load_content
from tests.end_to_end.harness import begin_teams, stage
from tests.end_to_end.players import play_on, random_users, settled

SEED = "the-seed-is-secret"
NOTE = "we go over the left flank"


@contextmanager
def logging_at(level: str) -> Iterator[io.StringIO]:
    """What the program logs when it is started with a level."""
    root, own = logging.getLogger(), logging.getLogger("sfb_bot")
    before = root.handlers[:], root.level, own.level
    root.handlers.clear()
    told = io.StringIO()
    try:
        with redirect_stderr(told):
            start_logging(level)
        yield told
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        own.setLevel(before[2])


async def test_the_most_talkative_log_tells_no_secret(tmp_path: Path) -> None:
    with logging_at("DEBUG") as told:
        async with stage(tmp_path, SEED) as here:
            game = await begin_teams(here)
            await game.host.slash(game.place, "brawl team", note=NOTE)
            await play_on(random_users(here, game, "logged"), 12)
            await settled(here, game)
            await game.host.slash(game.place, "brawl hand")
            record, token = await here.record(game.match), here.playground.token
    log = told.getvalue()
    assert "INFO sfb_bot.discord_ui.client: ready as" in log, "this is the log"
    assert record.seed.startswith(SEED)
    for secret in (SEED, NOTE, token, "INSERT INTO", "Authorization"):
        assert secret not in log
    cards = load_content().cards
    assert len(cards) > 100
    assert [card for card in cards if card in log] == []
