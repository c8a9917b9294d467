"""The games of the house, read once for all tests of a process, and their pictures, equal ones drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame, Pictures
from sfb_bot.games import GAMES
from sfb_bot.games.pack import GamePack
from sfb_bot.screens.values import PrivatePicture, PublicPicture

# Some thirty kilobytes each.
MOST_KEPT: Final = 1_000


class KeptPictures:
    """A game's pictures, each drawn when it is asked for the first time.

    The bot keeps what it has drawn as long as it runs; tests start it hundreds of times and begin with
    the same positions. A picture depends on nothing but what it is asked for with, so it is the same.
    """

    def __init__(self, drawn_by: Pictures) -> None:
        self._drawn_by = drawn_by
        self._is_warm = False
        self._kept: dict[str, Picture | None] = {}

    def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        key = f"{audience!r}\n{picture!r}"
        if key not in self._kept:
            drawn = self._drawn_by.draw(picture, audience)
            if len(self._kept) < MOST_KEPT:
                self._kept[key] = drawn
            return drawn
        return self._kept[key]

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        return self._drawn_by.animate(frames, names, audience, limit)

    def warm_up(self) -> None:
        if not self._is_warm:
            self._drawn_by.warm_up()
            self._is_warm = True


@cache
def shared_pack(game: str) -> GamePack:
    """One game of the house."""
    return GAMES[game]()


@cache
def shared_packs() -> dict[str, GamePack]:
    """Every game of the house."""
    return {name: shared_pack(name) for name in GAMES}


@cache
def drawn_once() -> dict[str, GamePack]:
    """The same games with kept pictures, for the bot as a whole; what is drawn is tested with the others."""
    packs = shared_packs()
    return {name: replace(pack, pictures=KeptPictures(pack.pictures)) for name, pack in packs.items()}
