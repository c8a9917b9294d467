"""Matches of Warseer through the real client: begun from a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sfb_bot.games.pack import GamePack
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.notation import parse_line
from sfb_bot.games.warseer.rules.resources import SHOPS
from sfb_bot.games.warseer.rules.rules import Warseer
from sfb_bot.games.warseer.rules.setup import Ledger
from sfb_bot.games.warseer.rules.setup_codec import decode_setup
from sfb_bot.kernel import CARRIED, Dice, Json
from tests.end_to_end.harness import Game, Stage, accept_button, first_post, has_lobby_button
from tests.end_to_end.players import settled
from tests.games.warseer.kit.table import shared_content, shared_rules
from tests.shared_packs import drawn_once


class Placed(Warseer):
    """The game, but every match begins from one position, unless it follows another; dice are the match's."""

    def __init__(self, box: Content, edition: str, line: str) -> None:
        super().__init__(box, edition)
        self._line = line

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        if CARRIED in setup:
            return super().begin(setup, seed)
        state = parse_line(self._line, self.tables)
        state.setup, state.dice = decode_setup(setup, self.content), Dice(seed)
        if state.mode.matches:
            for player, shop in zip(state.players, SHOPS, strict=True):
                player.ledger = Ledger(shop=shop)
        return state


def warseer() -> dict[str, GamePack]:
    """Warseer alone."""
    return {"warseer": drawn_once()["warseer"]}


def placed(line: str) -> dict[str, GamePack]:
    """Warseer alone, from a position in one line."""
    pack = drawn_once()["warseer"]
    # A line that cannot be read shall fail here, not in the bot.
    parse_line(line, shared_rules().tables)
    return {"warseer": replace(pack, rules=Placed(shared_content(), pack.rules.edition, line))}


async def begin(here: Stage, **options: Any) -> Game:
    """Alice (A) challenges Bob (B), who accepts; the match from its first post on."""
    alice, bob = here.user("alice"), here.user("bob")
    await alice.slash("arena", "warseer challenge", opponent=bob, pace="live", **options)
    table = await bob.wait_for_message("arena", has_lobby_button)
    await bob.press(table, accept_button(table))
    game = Game(await first_post(bob, table.id), table.id, (alice, bob))
    await settled(here, game)
    return game
