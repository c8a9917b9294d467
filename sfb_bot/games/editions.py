"""Every game in each edition (version of its content) that stored matches began with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, TypeAlias

from sfb_bot.drawing.pictures import Pictures
from sfb_bot.games.pack import AnyMind, AnyRules, GamePack, content_text
from sfb_bot.kernel import EditionLost, SetupForm, TableError

# The name of a game, and of an edition of it.
Key: TypeAlias = tuple[str, str]

# Between game and edition in the label of one that is not the newest; enough of its name to tell it apart.
_AT: Final = "@"
_SHOWN: Final = 12


def label(game: str, edition: str) -> str:
    """What pictures and look-ups of an earlier edition are asked for by, as `brawl@3f9a2c1b0d4e`."""
    return f"{game}{_AT}{edition[:_SHOWN]}"


class Editions:
    """The newest edition of every game, as loaded; earlier ones are made from stored content when needed.

    `stored` are contents as text, by game and edition.
    """

    def __init__(self, packs: Mapping[str, GamePack], stored: Mapping[Key, str]) -> None:
        self.packs = packs
        self.rules: Mapping[str, AnyRules] = {name: pack.rules for name, pack in packs.items()}
        self.forms: Mapping[str, SetupForm] = {name: pack.setup for name, pack in packs.items()}
        self._stored = stored
        self._made = {(name, pack.rules.edition): pack for name, pack in packs.items()}
        self._lost: dict[Key, str] = {}
        self._labels = {label(*key): key for key in stored}

    def pack(self, game: str, edition: str) -> GamePack:
        """A game in one edition; EditionLost when there is no such content, or it cannot be read any more."""
        # What was stored without an edition is of the newest one.
        if not edition and game in self.packs:
            return self.packs[game]
        key = (game, edition)
        if (found := self._made.get(key)) is not None:
            return found
        if key in self._lost:
            raise EditionLost(self._lost[key])
        try:
            made = self._made[key] = self._remade(game, edition)
        except EditionLost as error:
            self._lost[key] = str(error)
            raise
        return made

    def rules_of(self, game: str, edition: str) -> AnyRules:
        """The rules of one edition."""
        return self.pack(game, edition).rules

    def mind_of(self, game: str, edition: str) -> AnyMind | None:
        """What computer players know of a game; None where there are none."""
        return self.pack_for(game, edition).computer if game in self.packs else None

    def content_of(self, game: str, edition: str) -> str:
        """The content of an edition as it is stored."""
        stored = self._stored.get((game, edition))
        return content_text(self.pack(game, edition).content) if stored is None else stored

    def pack_for(self, game: str, edition: str) -> GamePack:
        """A game in one edition, or in the newest where that one is lost."""
        try:
            return self.pack(game, edition)
        except EditionLost:
            return self.packs[game]

    def labelled(self, name: str) -> GamePack | None:
        """The game that pictures and look-ups mean by a label: the newest, or an earlier edition."""
        if name in self.packs:
            return self.packs[name]
        if name not in self._labels:
            return None
        try:
            return self.pack(*self._labels[name])
        except EditionLost:
            return None

    def pictures(self, name: str) -> Pictures | None:
        """The pictures of the game that a label means."""
        pack = self.labelled(name)
        return pack.pictures if pack is not None else None

    def _remade(self, game: str, edition: str) -> GamePack:
        pack, text = self.packs.get(game), self._stored.get((game, edition))
        if pack is None:
            raise EditionLost(f"{game!r} is not played by this program")
        if text is None or pack.remake is None:
            raise EditionLost(f"edition {edition or 'unknown'} of {game!r} is not stored")
        try:
            return pack.remake(json.loads(text), label(game, edition))
        except (TableError, KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise EditionLost(f"edition {edition} of {game!r} cannot be read any more: {error}") from error
