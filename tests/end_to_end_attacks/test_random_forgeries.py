"""Hundreds of made-up custom ids of every kind, many at the same moment: all are answered, none does harm."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import pytest

from sfb_bot.kernel import TableError
from sfb_bot.matches.records import GuildId
from sfb_bot.screens.action_codec import kinds_of_actions
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import begin, newest_post, stage
from tests.end_to_end.players import fast_forward
from tests.end_to_end.test_growing_posts import is_fresh_turn
from tests.end_to_end_attacks.test_forged_presses import no_trouble, send

AT_ONCE = 12
ROUNDS = 6
NUMBERS = (0, 1, 1, 1, 2, 7, 999, 10**15)
WORDS = ("", "0", "-1", "²", "yes", "hand", "here", "brawl", "live", "end", "stop", "own", "at", "x" * 20)


def made_up(dice: random.Random, ask_no: int) -> tuple[str, tuple[str, ...]]:
    """An id of any kind whose parts are of the right form and mostly wrong, and what was picked."""
    kinds = kinds_of_actions()
    name = dice.choice(sorted(kinds))
    values = tuple(dice.choice(WORDS[1:]) for _ in range(dice.randint(0, 2)))
    if dice.random() < 0.2:
        return f"sfb2:{name}:{dice.choice(WORDS)}:{dice.choice(NUMBERS)}", values
    made: dict[str, Any] = {}
    for part, form in get_type_hints(kinds[name]).items():
        if form is bool:
            made[part] = dice.random() < 0.5
        elif form is str:
            made[part] = dice.choice(WORDS)
        elif part == "ask_no":
            made[part] = ask_no + dice.choice((-1, 0, 0, 1))
        elif get_origin(form) is tuple:
            made[part] = values or ("end",)
        else:
            made[part] = dice.choice(NUMBERS)
    try:
        return kinds[name](**made).custom_id, values
    except (TypeError, ValueError, TableError):
        return f"sfb2:{name}", values


async def test_a_stranger_who_presses_whatever_they_like_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, "forged", goal=9) as here:
        game = await begin(here, pace="slow")
        await fast_forward(here, game, "forged", is_fresh_turn)
        carol, dice = here.user("carol"), random.Random("stranger")
        before, server = await here.record(game.match), GuildId(here.playground.guild.id)
        settings = await here.shell.app.store.guild_settings(server)
        for _ in range(ROUNDS):
            post = newest_post(carol, game.place)
            assert post is not None
            ids = [made_up(dice, before.ask_no) for _ in range(AT_ONCE)]
            outcomes = await asyncio.gather(*(send(carol, post, *each) for each in ids))
            assert all(each.message is not None or each.modal is not None for each in outcomes)
        after = await here.record(game.match)
        assert replace(after, ledger=before.ledger, shown_seq=before.shown_seq) == before
        assert await here.shell.app.store.guild_settings(server) == settings
        assert no_trouble(caplog)
        blameless(here)


async def test_players_who_press_whatever_they_like_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, "players", goal=9) as here:
        game = await begin(here, pace="slow")
        await fast_forward(here, game, "players", is_fresh_turn)
        dice = random.Random("players")
        for _ in range(ROUNDS):
            post = newest_post(game.host, game.place)
            assert post is not None
            ask_no = (await here.record(game.match)).ask_no
            ids = [made_up(dice, ask_no) for _ in range(AT_ONCE)]
            outcomes = await asyncio.gather(*(send(dice.choice(game.players), post, *each) for each in ids))
            assert all(each.message is not None or each.modal is not None for each in outcomes)
        assert no_trouble(caplog)
        record = await here.record(game.match)
        await audit(here, game, over=record.status == "over", is_post_per_action=False)
        blameless(here)
