"""The games there are, as the use cases know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sfb_bot.computer.jobs import AnyMind
from sfb_bot.kernel import SetupForm
from sfb_bot.matches.live_match import AnyRules


class Rulebooks(Protocol):
    """The games there are: the newest edition of each, and every earlier one that matches began with."""

    @property
    def rules(self) -> Mapping[str, AnyRules]:
        """The newest rules by the name of the game."""
        ...

    @property
    def forms(self) -> Mapping[str, SetupForm]:
        """What can be agreed before a match, by the name of the game."""
        ...

    def rules_of(self, game: str, edition: str) -> AnyRules:
        """The rules over the content of an edition; EditionLost when that cannot be had any more."""
        ...

    def mind_of(self, game: str, edition: str) -> AnyMind | None:
        """What computer players know of a game; None where there are none."""
        ...

    def content_of(self, game: str, edition: str) -> str:
        """The content of an edition as it is stored."""
        ...
