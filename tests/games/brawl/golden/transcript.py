"""Short seeded matches written out in full: every question, answer, open event, and who sees what."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sfb_bot.games.brawl.rules.diagram import print_diagram
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS
from sfb_bot.games.brawl.rules.notation import print_line
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Dice, Event, Run, Seat, Step, Word
from tests.games.brawl.golden.views import ViewPrinter
from tests.games.brawl.kit.table import rules
from tests.games.brawl.properties.matches import eager_keys

FOLDER = Path(__file__).resolve().parent
CORE_SIX = ["deryn", "dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao"]


@dataclass(frozen=True, slots=True)
class GoldenMatch:
    """A match to write down: how it is set up and how it is talked into its end, if it is."""

    seed: str
    draft: str
    first: int | None
    goal: int
    # After so many answers this seat concedes, or both agree to a draw.
    concede_after: int | None = None
    draw_after: int | None = None
    mode: str = "duel"
    questions: str = "all"

    @property
    def setup(self) -> dict[str, Any]:
        setup: dict[str, Any] = {
            "roster": CORE_SIX,
            "draft": self.draft,
            "first": self.first,
            "goal": self.goal,
        }
        # Settings without a mode, as matches were stored before there were two, mean a duel.
        if self.mode != "duel":
            setup["mode"] = self.mode
        if self.questions != "all":
            setup["questions"] = self.questions
        return setup


MATCHES = {
    "free_to_three_points": GoldenMatch("golden 35", "free", None, 3),
    "casual_conceded": GoldenMatch("golden 43", "casual", 1, 5, concede_after=120),
    "free_drawn": GoldenMatch("golden 3", "free", 0, 5, draw_after=60),
    "few_questions_to_three_points": GoldenMatch("golden 35", "free", None, 3, questions="few"),
    "teams_to_three_points": GoldenMatch("golden 31", "free", None, 3, mode="teams"),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def transcript(name: str) -> str:
    """The whole text of one match."""
    return "\n".join(_lines(MATCHES[name])) + "\n"


def _lines(match: GoldenMatch) -> Iterator[str]:
    game = rules()
    run: BrawlRun = Run(game, game.begin(match.setup, match.seed))
    dice = Dice(f"{match.seed}/answers")
    printer = ViewPrinter()
    yield f"settings {json.dumps(match.setup)}"
    yield f"seed {match.seed!r}"
    yield from map(_event, run.opening_events)
    yield from _views(run, printer)
    while run.ask is not None:
        yield ""
        if run.at_boundary:
            yield f"position {print_line(run.state)}"
        for step in _next_steps(run, match, dice):
            if isinstance(step, str):
                yield step
            else:
                yield f"answer {json.dumps(step.entry.encode())}"
                yield from map(_event, step.events)
                yield from _views(run, printer)
    yield ""
    yield f"outcome {run.state.outcome}"
    yield print_diagram(run.state)


def _next_steps(run: BrawlRun, match: GoldenMatch, dice: Dice) -> Iterator[str | Step]:
    if match.concede_after == run.seq:
        yield run.say(Seat(0), Word.CONCEDE)
    elif match.draw_after == run.seq:
        yield run.say(Seat(0), Word.OFFER_DRAW)
        yield run.say(Seat(1), Word.DECLINE_DRAW)
        yield run.say(Seat(1), Word.OFFER_DRAW)
        yield run.say(Seat(0), Word.OFFER_DRAW)
    else:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        yield _question(run.ask_no, decision)
        yield run.answer(decision.seat, run.ask_no, eager_keys(run.state, decision, dice))


def _question(number: int, decision: Decision) -> str:
    fewest, most = decision.pick
    keys = " ".join(option.key for option in decision.options)
    default = " ".join(decision.default) or "-"
    return (
        f"question {number} to {SEAT_LETTERS[decision.seat]} {decision.prompt} pick {fewest}-{most} "
        f"default {default}: {keys}"
    )


def _event(event: Event) -> str:
    """The open form, or only that something happened that nobody may see."""
    shown = event.for_public()
    return f"  {json.dumps(rules().encode_event(shown)) if shown is not None else '(hidden)'}"


def _views(run: BrawlRun, printer: ViewPrinter) -> Iterator[str]:
    """What everybody sees now and did not see before, then what each seat alone does."""
    public = rules().public_view(run.state, run.ask)
    seats = {SEAT_LETTERS[seat]: rules().seat_view(run.state, run.ask, seat) for seat in run.state.seats}
    return (f"  {line}" for line in printer.changes(public, seats))
