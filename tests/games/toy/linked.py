"""The toy in which a long race follows a short one by itself, and the one who lost begins it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sfb_bot.games.pack import GamePack, edition_of
from sfb_bot.kernel import CARRIED, FIRST_SEAT, MODE, Json
from tests.games.toy.cards.box_file import box_from, read_box
from tests.games.toy.pack import toy_pack
from tests.games.toy.rules.model import State
from tests.games.toy.rules.rules import Toy


class Linked(Toy):
    """Two races in a row."""

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        return super().begin({key: value for key, value in setup.items() if key != CARRIED}, seed)

    def sequel(self, state: State) -> Mapping[str, Json] | None:
        if state.outcome is None or state.setup.length != "short":
            return None
        last = min(state.seats, key=lambda seat: (state.points[seat], -seat))
        return {MODE: state.setup.mode, "length": "long", FIRST_SEAT: last, CARRIED: list(state.points)}


def linked_pack(document: Json = None, label: str = Toy.name) -> GamePack:
    """The toy of two races."""
    document = read_box() if document is None else document
    rules = Linked(box_from(document), edition_of(document))
    return replace(toy_pack(document, label), rules=rules, remake=linked_pack, computer=None, practice=None)
