"""Matches of Codex through the real client: begun from a position, or with heroes of everybody's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sfb_bot.games.codex.rules.codec import decode_setup
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.codex.rules.notation import parse_line
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Dice, Json
from sfb_bot.locale import Texts
from sfb_bot.playground import UserDriver, VisibleMessage
from tests.end_to_end.harness import NAMES, Game, Stage, accept_button, first_post, has_lobby_button
from tests.end_to_end.players import settled
from tests.end_to_end.pressing import is_offered, take
from tests.games.codex.kit.table import shared_content
from tests.shared_packs import drawn_once

ENGLISH = Texts("en", strict=True)


class Placed(Codex):
    """The game, but every match begins from one position; what is drawn later follows the match's seed."""

    def __init__(self, box: Content, edition: str, line: str) -> None:
        super().__init__(box, edition)
        self._line = line

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        state = parse_line(self._line, self.content)
        state.setup, state.dice = decode_setup(setup, self.content), Dice(seed)
        return state


def codex() -> dict[str, GamePack]:
    """Codex alone."""
    return {"codex": drawn_once()["codex"]}


def placed(line: str) -> dict[str, GamePack]:
    """Codex alone, from a position in one line."""
    pack = drawn_once()["codex"]
    # A line that cannot be read shall fail here, not in the bot.
    parse_line(line, shared_content())
    return {"codex": replace(pack, rules=Placed(shared_content(), pack.rules.edition, line))}


async def begin(here: Stage, *, pace: str = "live", **options: Any) -> Game:
    """Alice challenges Bob, who accepts, and goes first; the match from its first post on."""
    alice, bob = here.user("alice"), here.user("bob")
    settings = {"heroes": "one", "first": "me", **options}
    await alice.slash("arena", "codex challenge", opponent=bob, pace=pace, **settings)
    table = await bob.wait_for_message("arena", has_lobby_button)
    await bob.press(table, accept_button(table))
    game = Game(await first_post(bob, table.id), table.id, (alice, bob))
    await settled(here, game)
    return game


async def begin_open(here: Stage, mode: str, count: int, **options: Any) -> Game:
    """Alice opens a table, and as many as it takes join; the match from its first post on."""
    alice, *others = players = tuple(here.user(name) for name in NAMES[:count])
    settings = {"heroes": "one", "picks": "random", "first": "me", **options}
    await alice.slash("arena", "codex open", pace="live", mode=mode, **settings)
    table = await alice.wait_for_message("arena", has_lobby_button)
    for number, user in enumerate(others, 1):
        await user.press(table, f"Join side {'AB'[number % 2]}" if mode == "teams" else "Join")
    game = Game(await first_post(alice, table.id), table.id, players)
    await settled(here, game)
    return game


def card_name(here: Stage, kind: str) -> str:
    return here.shell.packs["codex"].screens.choice_name(kind, ENGLISH)


async def seen_by(here: Stage, game: Game, user: UserDriver) -> SeatView:
    """What a player may know."""
    private = (await here.look(game.match, user)).private
    assert isinstance(private, SeatView)
    return private


async def hand_of(here: Stage, game: Game, user: UserDriver) -> tuple[KindId, ...]:
    return (await seen_by(here, game, user)).hand


async def end_turn(user: UserDriver, panel: VisibleMessage) -> VisibleMessage:
    """End the turn and leave nobody on patrol, whatever the bot asks about that."""
    panel = await take(user, panel, "end")
    if is_offered(panel, "patrol"):
        panel = await take(user, panel, "patrol")
    return await take(user, panel, "end") if is_offered(panel, "end") else panel
