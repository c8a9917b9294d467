"""How flows of this game ask: one seat, one question, and the meaning of the chosen option back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.rift.rules.choices import About
from sfb_bot.games.rift.rules.model import State
from sfb_bot.kernel import Ask, Decision, Flow, Fx, Option, Seat

RiftFx = Fx[State]

ONE: Final = (1, 1)


class MatchDecided(Exception):
    """Unwinds every flow once the match has ended; never leaves the rules."""


def choose(
    seat: Seat,
    prompt: str,
    options: Sequence[Option],
    *,
    default: str | None = None,
    about: About | None = None,
    always: bool = False,
) -> Flow[object]:
    """The payload of the one option the seat picks.

    A question with one option answers itself, unless `always`: then its silence would tell something.
    The default of a timeout is the last option (back, pass, end) where nothing else is said.
    """
    if len(options) == 1 and not always:
        return options[0].payload
    answers = yield Ask((Decision(seat, prompt, tuple(options), ONE, (default or options[-1].key,), about),))
    return answers[0][0].payload
