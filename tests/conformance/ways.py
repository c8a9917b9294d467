"""The ways to play a game: its modes, with one choice for each of their options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

from sfb_bot.games.pack import AnyRules, GamePack
from sfb_bot.kernel import FIRST_SEAT, Json, Run, Seat, SetupRefused, Sides
from sfb_bot.matches.live_match import AnyRun
from tests.games.toy.pack import toy_pack
from tests.shared_packs import shared_pack
from tests.thoroughness import is_thorough

TOY = "toy"

# Whom a position is shown to: a seat, or everybody in the channel.
Viewer = Seat | None


@cache
def pack_of(game: str) -> GamePack:
    """A game of the house, or the toy."""
    return toy_pack() if game == TOY else shared_pack(game)


@dataclass(frozen=True)
class Way:
    """A game in one of its modes, with one choice for each of its options."""

    game: str
    mode: str
    chosen: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.game, self.mode, *(choice for _, choice in self.chosen)))

    @property
    def pack(self) -> GamePack:
        return pack_of(self.game)

    @property
    def rules(self) -> AnyRules:
        return self.pack.rules

    def setup(self, first: Seat | None = None) -> dict[str, Json]:
        """What the rules take."""
        return {**self.pack.setup.setup(self.mode, dict(self.chosen)), FIRST_SEAT: first}

    def begin(self, seed: str, first: Seat | None = None) -> AnyRun:
        """A match at its first question."""
        return Run(self.rules, self.rules.begin(self.setup(first), seed))


def ways_of(game: str) -> list[Way]:
    """Ways to play a game, the usual one of every mode and more, in which every choice comes.

    Not every combination of choices: a game with several options has dozens. Modes in which the same seats
    play with each other have the choices once between them; each by itself with `--thorough`.
    """
    found: list[Way] = []
    tried: dict[Sides | str, set[tuple[str, str]]] = {}
    for mode in pack_of(game).setup.modes:
        possible = _possible(game, mode.name)
        seen = tried.setdefault(mode.name if is_thorough() else mode.sides, set())
        next_one: Way | None = possible[0]
        while next_one is not None:
            found.append(next_one)
            seen.update(next_one.chosen)
            missing = {choice for way in possible for choice in way.chosen} - seen
            next_one = (
                max(possible, key=lambda way: len(missing.intersection(way.chosen))) if missing else None
            )
    return found


def _possible(game: str, mode: str) -> list[Way]:
    """The combinations of choices that the rules do not refuse."""
    options = pack_of(game).setup.options_for(mode)
    found: list[Way] = []
    for choices in product(*(option.choices for option in options)):
        names = [option.name for option in options]
        way = Way(game, mode, tuple(zip(names, choices, strict=True)))
        try:
            way.begin("possible?")
        except SetupRefused:
            continue
        found.append(way)
    return found
