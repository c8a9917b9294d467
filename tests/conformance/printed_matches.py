"""Random matches of a game as text, so that what several processes print can be compared."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from sfb_bot.kernel import Dice, Event
from sfb_bot.matches.live_match import AnyRun
from tests.conformance.packs import Way, ways_of
from tests.conformance.playing import quiet_steps


def lines(way: Way) -> list[str]:
    """A match in a way, a line per step."""
    run = way.begin("printed")
    told = [_line(way, run, run.opening_events)]
    told.extend(_line(way, run, step.events) for step in quiet_steps(run, Dice(f"printed/{way}")))
    return told


def _line(way: Way, run: AnyRun, events: tuple[Event, ...]) -> str:
    happened = json.dumps([way.rules.encode_event(event) for event in events])
    asked = [
        (decision.seat, decision.prompt, [option.key for option in decision.options], decision.default)
        for decision in (run.ask.decisions if run.ask else ())
    ]
    views = [way.rules.seat_view(run.state, run.ask, seat) for seat in way.rules.seats(run.state)]
    return f"{json.dumps(asked)} {happened} {sha256(repr(views).encode()).hexdigest()[:12]}"


if __name__ == "__main__":
    for each in ways_of(sys.argv[1]):
        print(each, *lines(each), sep="\n")
