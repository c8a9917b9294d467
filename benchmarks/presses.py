"""How many presses a turn takes: `python benchmarks/presses.py`.

    python benchmarks/presses.py                    200 matches between computers of level easy
    python benchmarks/presses.py --games 20 --seed again

Computers play; every question is made into the panel a person would see, and the presses are counted that
give the computer's answers: Play on the newest post when the match comes to somebody, one for a button, one
for opening a menu and one for each choice in it. Where fewer presses lead to the same answers, a person is
taken to make those. A skill is counted up to its destination and an attack up to its target, Play included,
and once more with all it asks afterwards. Exit code 1 when a bound is missed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sfb_bot.computer import LEVEL_NAMED, Witness, computer_steps, foresee
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import FIRST_SEAT, Decision, Forecast, Run, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import Answer, AnswerLine, EndTurn
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.panel import panel
from sfb_bot.screens.values import Menu, PrivateScreen, controls

Keys = tuple[str, ...]
TEXTS = Texts()
# The most presses, Play included: of an action at the median, of a turn on average.
BOUNDS = {"skill with a move": 3.0, "attack": 3.0, "reaction": 2.0, "end of turn": 2.0, "whole turn": 8.0}


ROWS = (
    "skill with a move",
    "skill with a move, all of it",
    "attack",
    "attack, all of it",
    "attack card for its move, all of it",
    "other skill, all of it",
    "standard action, all of it",
    "reaction",
    "end of turn",
    "whole turn",
)


@dataclass(slots=True)
class Asked:
    """A question somebody answered: presses for each answer or line of answers the panel offers."""

    seat: Seat
    prompt: str
    keys: Keys
    offers: dict[tuple[Keys, ...], int]
    turn_of: Seat | None
    turn: int


@dataclass(slots=True)
class Tally:
    """Presses by what they were for, and how often that was."""

    presses: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    prompts: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, what: str, presses: int) -> None:
        self.presses[what].append(presses)

    def times(self, what: str) -> int:
        return len(self.presses[what])

    def average(self, what: str) -> float:
        return sum(self.presses[what]) / max(1, self.times(what))

    def median(self, what: str) -> float:
        return statistics.median(self.presses[what] or [0])


def offers(screen: PrivateScreen, keys: Keys) -> dict[tuple[Keys, ...], int]:
    """What can be answered from a panel, as lines of answers, with the presses each takes."""
    found: dict[tuple[Keys, ...], int] = {}

    def offer(line: tuple[Keys, ...], presses: int) -> None:
        found[line] = min(presses, found.get(line, presses))

    for control in controls(screen):
        action = control.action
        if isinstance(control, Menu) and isinstance(action, Answer):
            if control.most > 1:
                offer((keys,), 1 + len(keys))
            for choice in control.choices:
                offer(((choice.value,),), 2)
        elif isinstance(action, Answer):
            offer((action.keys,), 1)
        elif isinstance(action, AnswerLine):
            offer(tuple((key,) for key in action.keys), 1)
        elif isinstance(action, EndTurn):
            offer((("end",),), 2)
    return found


def fewest(questions: Sequence[Asked]) -> list[int]:
    """The fewest presses for the answers to these questions, by where they are made; 0 for those skipped."""
    # By how many questions are answered; none where no press leaves off just there.
    ways: list[tuple[int, list[int]] | None] = [(0, [])]
    for end in range(1, len(questions) + 1):
        found: list[tuple[int, list[int]]] = []
        for start, way in enumerate(ways):
            presses = questions[start].offers.get(tuple(each.keys for each in questions[start:end]))
            if way is not None and presses is not None:
                found.append((way[0] + presses, [*way[1], presses, *[0] * (end - start - 1)]))
        ways.append(min(found, key=lambda each: each[0], default=None))
    best = ways[-1]
    assert best is not None, [(each.prompt, each.keys) for each in questions]
    return best[1]


def visits(steps: Sequence[Asked]) -> Iterator[list[Asked]]:
    """The questions one player answers before the match comes to another."""
    own: list[Asked] = []
    for each in steps:
        if own and own[-1].seat != each.seat:
            yield own
            own = []
        own.append(each)
    if own:
        yield own


def kind_of(questions: Sequence[Asked], content: Content) -> str:
    """What somebody did, beginning with the choice of an action."""
    first = questions[0]
    card = content.cards.get(first.keys[0])
    if first.keys == ("end",):
        return "end of turn"
    if card is None:
        return "standard action"
    if card.kind == "attack":
        aims = [each.keys for each in questions if each.prompt == "attack"]
        return "attack" if aims and ("stop",) not in aims else "attack card for its move"
    is_moved = any(each.prompt == "move" and each.keys != ("stop",) for each in questions)
    return "skill with a move" if is_moved else "other skill"


def until(kind: str, questions: Sequence[Asked]) -> int:
    """How many questions there are up to the destination of a skill, or the target of an attack."""
    last = {"skill with a move": ("move",), "attack": ("attack",)}.get(kind, ())
    for prompt in last:
        found = [number for number, each in enumerate(questions, 1) if each.prompt == prompt]
        if found:
            return found[0]
    return len(questions)


@dataclass(frozen=True, slots=True)
class Pressed:
    """A question with the presses for its answer, 0 where one press answered several; `play`: before it."""

    asked: Asked
    presses: int
    play: int


def by_fewest(steps: Sequence[Asked]) -> Iterator[Pressed]:
    """The presses of somebody who makes as few as can be, with Play whenever the match comes to them."""
    for own in visits(steps):
        for number, (each, presses) in enumerate(zip(own, fewest(own), strict=True)):
            yield Pressed(each, presses, int(number == 0))


def count(steps: Iterable[Pressed], content: Content, tally: Tally) -> None:
    """Add the presses of a match: those of whoever is at turn by turn and by action, and reactions."""
    turns: Counter[int] = Counter()
    action: list[tuple[Asked, int]] = []

    def finish() -> None:
        if action:
            asked = [each for each, _ in action]
            kind = kind_of(asked, content)
            # Play is one of them, as if the action were the only one; nobody begins with the end of a turn.
            play = kind != "end of turn"
            tally.add(kind, play + sum(presses for _, presses in action[: until(kind, asked)]))
            tally.add(f"{kind}, all of it", play + sum(presses for _, presses in action))
        action.clear()

    for step in steps:
        each, presses = step.asked, step.presses
        tally.prompts[each.prompt].append(presses)
        if each.prompt == "react":
            tally.add("reaction", presses + step.play)
        if each.turn_of != each.seat:
            continue
        # The match comes back to somebody after a reaction: Play again.
        turns[each.turn] += presses + step.play
        if each.prompt == "act":
            finish()
            action.append((each, presses))
        elif action:
            action.append((each, presses + step.play))
    finish()
    for presses in turns.values():
        tally.add("whole turn", presses)


def play(pack: GamePack, level: str, seed: str, tally: Tally) -> None:
    """One match between computers, its presses counted."""
    assert pack.computer is not None
    rules, mind = pack.rules, pack.computer
    run: Run[Any, Any, Any] = Run(rules, rules.begin({**pack.setup.setup(), FIRST_SEAT: None}, seed))
    levels = dict.fromkeys(rules.seats(run.state), LEVEL_NAMED[level])
    steps = list[Asked]()
    computers = computer_steps(run, mind, levels, seed, at_random=mind.drafts)
    witness = Witness(run, mind.hidden, tuple(levels))
    while run.ask is not None:
        decision, turn, ask_no = run.ask.decisions[0], rules.turn(run.state), run.ask_no
        screen = seen(pack, run, decision, foresee(mind, witness.knowledge(decision.seat)))
        step = next(computers)
        assert step.ask_no == ask_no
        witness.note(step)
        keys = step.entry.keys
        of, no = turn if turn is not None else (None, 0)
        steps.append(Asked(decision.seat, decision.prompt, keys, offers(screen, keys), of, no))
    count(by_fewest(steps), brawl_content(pack), tally)


def seen(
    pack: GamePack, run: Run[Any, Any, Any], decision: Decision, forecast: Forecast | None
) -> PrivateScreen:
    """The panel of a question."""
    view = run.rules.seat_view(run.state, run.ask, decision.seat)
    turn = run.rules.turn(run.state)
    # In somebody else's turn there is a deadline.
    deadline = 1 if turn is not None and turn[0] != decision.seat else 0
    desk = Desk(MatchId(1), run.ask_no, deadline=deadline, forecast=forecast)
    return panel(pack.screens, view, decision, desk, TEXTS)


def brawl_content(pack: GamePack) -> Content:
    """The cards, to tell attacks from skills."""
    content = getattr(pack.rules, "content", None)
    assert isinstance(content, Content)
    return content


def tell(tally: Tally, *, with_prompts: bool) -> bool:
    """The table of presses; whether all bounds hold."""
    all_hold = True
    for what in ROWS:
        bound = BOUNDS.get(what)
        average, median = tally.average(what), tally.median(what)
        # What an action usually takes, and a turn on average.
        measured = average if what == "whole turn" else median
        holds = bound is None or measured <= bound
        all_hold = all_hold and holds
        verdict = "" if bound is None else f"  <= {bound:g} {'pass' if holds else 'FAIL'}"
        figures = f"{median:>4g} at the median, {average:>5.2f} on average"
        print(f"{what:<36} {figures}  ({tally.times(what)} times){verdict}")
    if with_prompts:
        print("questions a turn, and presses for each:")
        for prompt, presses in sorted(tally.prompts.items(), key=lambda item: -sum(item[1])):
            a_turn = len(presses) / max(1, tally.times("whole turn"))
            print(f"  {prompt:<14} {a_turn:>6.2f} {sum(presses) / len(presses):>6.2f}")
    return all_hold


def main(arguments: Sequence[str]) -> int:
    """Play, count, print; 1 when a bound is missed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="easy", choices=sorted(LEVEL_NAMED))
    parser.add_argument("--seed", default="presses")
    parser.add_argument("--prompts", action="store_true", help="also by question")
    chosen = parser.parse_args(arguments)
    pack, tally = brawl_pack(), Tally()
    for number in range(chosen.games):
        play(pack, chosen.level, f"{chosen.seed}/{number}", tally)
    return 0 if tell(tally, with_prompts=chosen.prompts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
