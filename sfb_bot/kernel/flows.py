"""How a flow asks one seat one thing, and how it goes on from question to question to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.kernel.decisions import Answers, Ask, Decision, Flow, Option, Seat

ONE: Final = (1, 1)


class MatchDecided(Exception):
    """Raised by rules once the match has ended: it ends every flow at once, whatever was happening."""


def choose(
    seat: Seat,
    prompt: str,
    options: Sequence[Option],
    *,
    default: str | None = None,
    about: object = None,
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


def next_ask(flow: Flow[None], answers: Answers | None = None) -> Ask | None:
    """Let a flow go on with its answers, None to begin it; what it asks next, None where it has ended."""
    try:
        return flow.send(answers)  # pyright: ignore[reportArgumentType]  only None begins a generator
    except (StopIteration, MatchDecided):
        return None
