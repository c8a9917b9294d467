"""What flows of this game work with, and how they ask for a number."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.choices import NUMBERS, About, HowMany
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.kernel import Flow, Fx, Seat, choose

BrawlFx = Fx[State]


def choose_number(seat: Seat, prompt: str, most: int, about: About | None = None) -> Flow[int]:
    """A number from 0 to `most`; a timeout takes the most."""
    chosen = yield from choose(seat, prompt, NUMBERS[: most + 1], about=about)
    assert isinstance(chosen, HowMany)
    return chosen.number
