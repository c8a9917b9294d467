"""Matches of the Rift through the real client: begun from a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sfb_bot.games.pack import GamePack
from sfb_bot.games.rift.rules.codec import decode_setup
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.model import State
from sfb_bot.games.rift.rules.notation import parse_line
from sfb_bot.games.rift.rules.rules import Rift
from sfb_bot.kernel import Dice, Json
from tests.end_to_end.harness import Game, Stage, accept_button, first_post, has_lobby_button
from tests.end_to_end.players import settled
from tests.games.rift.kit.table import content
from tests.shared_packs import drawn_once


class Placed(Rift):
    """The game, but every match begins from one position; what is drawn later follows the match's seed."""

    def __init__(self, box: Content, edition: str, line: str) -> None:
        super().__init__(box, edition)
        self._line = line

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        state = parse_line(self._line, self.content)
        state.setup, state.dice = decode_setup(setup), Dice(seed)
        return state


def rift() -> dict[str, GamePack]:
    """The Rift alone."""
    return {"rift": drawn_once()["rift"]}


def placed(line: str) -> dict[str, GamePack]:
    """The Rift alone, from a position in one line."""
    pack = drawn_once()["rift"]
    # A line that cannot be read shall fail here, not in the bot.
    parse_line(line, content())
    return {"rift": replace(pack, rules=Placed(content(), pack.rules.edition, line))}


async def begin(here: Stage, *, pace: str = "live", **options: Any) -> Game:
    """Alice (Blue) challenges Bob (Red), who accepts; the match from its first post on."""
    alice, bob = here.user("alice"), here.user("bob")
    await alice.slash("arena", "rift challenge", opponent=bob, pace=pace, **options)
    table = await bob.wait_for_message("arena", has_lobby_button)
    await bob.press(table, accept_button(table))
    game = Game(await first_post(bob, table.id), table.id, (alice, bob))
    await settled(here, game)
    return game
