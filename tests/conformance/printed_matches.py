"""Random matches of a game as text, so that what several processes print can be compared."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from typing import Final

from sfb_bot.kernel import Dice, Event
from sfb_bot.matches.live_match import AnyRun
from tests.conformance.playing import quiet_steps
from tests.conformance.ways import Way, ways_of

# To print what everybody sees takes longest, and shows again what the steps in between have told.
SEEN_EVERY: Final = 5


def lines(way: Way) -> list[str]:
    """A match in a way, a line per step, with what everybody sees now and then."""
    run = way.begin("printed")
    told = [_line(way, run, run.opening_events), _seen(way, run)]
    for number, step in enumerate(quiet_steps(run, Dice(f"printed/{way}"))):
        told.append(_line(way, run, step.events))
        if number % SEEN_EVERY == 0:
            told.append(_seen(way, run))
    return told


def _line(way: Way, run: AnyRun, events: tuple[Event, ...]) -> str:
    happened = json.dumps([way.rules.encode_event(event) for event in events])
    asked = [
        (decision.seat, decision.prompt, [option.key for option in decision.options], decision.default)
        for decision in (run.ask.decisions if run.ask else ())
    ]
    return f"{json.dumps(asked)} {happened}"


def _seen(way: Way, run: AnyRun) -> str:
    views = [way.rules.seat_view(run.state, run.ask, seat) for seat in way.rules.seats(run.state)]
    return sha256(repr(views).encode()).hexdigest()[:12]


if __name__ == "__main__":
    for each in ways_of(sys.argv[1]):
        print(each, *lines(each), sep="\n")
