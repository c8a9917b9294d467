"""Positions to draw: random matches of every mode, with more fights than chance alone would bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.codex.rules.rules import Codex, CodexRun
from sfb_bot.games.codex.rules.views import ObjView, PublicView, SeatView
from sfb_bot.kernel import Ask, Decision, Dice, Event, Run, Seat, Step, random_keys
from tests.games.codex.kit.table import shared_content

MOST_ANSWERS = 20_000
# As long as Discord allows names to be.
NAMES = (
    "Josephine the Unreasonably Named",
    "Сокрушительнейшая Александровна",
    "Bob",
    "Maximiliane von Hohenzollern",
    "Eve",
)
# Mode, heroes, the way they are picked.
MATCHES = (
    ("duel", "three", "blind"),
    ("duel", "three", "draft"),
    ("duel", "one", "random"),
    ("duel", "three", "random"),
    ("teams", "three", "random"),
    ("melee3", "three", "random"),
    ("melee5", "one", "random"),
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a match: what everybody sees, what each seat sees, and what led there."""

    public: PublicView
    seats: tuple[SeatView, ...]
    events: tuple[Event, ...]
    ask: Ask | None
    state: State

    @property
    def asked(self) -> tuple[SeatView, Decision]:
        """The first seat that is asked, and what."""
        view = next(view for view in self.seats if view.question is not None)
        assert view.question is not None
        return view, view.question


def rules() -> Codex:
    """The rules over the box of all tests."""
    return Codex(shared_content())


def eager_keys(decision: Decision, dice: Dice) -> tuple[str, ...]:
    """A random answer that seldom gives up a chance."""
    dull = {"patrol", "back", "none", "lock", "done", "drop", "no"}
    lively = [option.key for option in decision.options if option.key not in dull]
    if decision.pick == (1, 1) and lively and dice.below(3):
        return (lively[dice.below(len(lively))],)
    return random_keys(decision, dice)


@cache
def random_match(number: int) -> tuple[Shown, ...]:
    """A whole match, every third moment of it, and all that ask something rare."""
    mode, heroes, picks = MATCHES[number % len(MATCHES)]
    run: CodexRun = Run(
        rules(), rules().begin({"mode": mode, "heroes": heroes, "picks": picks}, f"codex pictures/{number}")
    )
    dice = Dice(f"codex pictures/{number}/answers")
    shown = [_shown(run, run.opening_events)]
    for count, step in enumerate(_steps(run, dice)):
        prompts = {decision.prompt for decision in run.ask.decisions} if run.ask else set[str]()
        if count % 3 == 0 or run.ask is None or not prompts <= {"main", "patrol", "tech"}:
            shown.append(_shown(run, step.events))
    return tuple(shown)


def _steps(run: CodexRun, dice: Dice) -> Iterator[Step]:
    for _ in range(MOST_ANSWERS):
        if run.ask is None:
            return
        decisions = run.ask.decisions
        decision = decisions[dice.below(len(decisions))]
        yield run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
    raise AssertionError("a random match did not end")


def _shown(run: CodexRun, events: tuple[Event, ...]) -> Shown:
    public = rules().public_view(run.state, run.ask)
    asked = {decision.seat for decision in run.ask.decisions} if run.ask else {Seat(0)}
    seats = tuple(rules().seat_view(run.state, run.ask, seat) for seat in sorted(asked))
    return Shown(public, seats, public_forms(events), run.ask, run.state.copy())


def public_forms(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events as everybody may see them."""
    return tuple(form for form in (event.for_public() for event in events) if form is not None)


@cache
def moments() -> tuple[Shown, ...]:
    """Moments of a few matches."""
    return tuple(shown for number in range(len(MATCHES)) for shown in random_match(number))


@cache
def by_prompt() -> dict[str, list[Shown]]:
    """Moments by what is asked, the fullest tables first."""
    found: dict[str, list[Shown]] = {}
    for shown in moments():
        if shown.ask is not None:
            for decision in shown.ask.decisions:
                found.setdefault(decision.prompt, []).append(shown)
    return {prompt: sorted(each, key=lambda shown: -len(shown.public.objs)) for prompt, each in found.items()}


def crowded(view: PublicView, number: int) -> PublicView:
    """A table full of cards: by turns every kind there is, with all sorts of runes, keywords and states."""
    content = shared_content()
    kinds = [kind for kind in content.kinds.values() if kind.type not in ("base", "tech", "hero")]
    start = number * 24 % len(kinds)
    model = next(obj for obj in view.objs if obj.id in view.bases)
    made: list[ObjView] = [obj for obj in view.objs if obj.id in view.bases]
    for place, kind in enumerate((kinds + kinds)[start : start + 24]):
        seat = Seat(place % len(view.players))
        made.append(
            replace(
                model,
                id=ObjId(1000 + place),
                kind=kind.id,
                shape=kind.id if place % 7 else KindId("tenderfoot"),
                owner=Seat(0) if place % 5 == 0 else seat,
                seat=seat,
                atk=kind.atk + place % 3,
                hp=kind.hp + (10 if place % 6 == 0 else 0),
                damage=place % 3,
                armor=place % 2,
                slot=place // len(view.players) + 1 if place < 3 * len(view.players) and kind.is_unit else 0,
                keywords=("haste", "flying", "stealth", "invisible", "readiness")[: place % 6],
                numbers=(("resist", 2), ("frenzy", 1))[: place % 3],
                runes=(("minus", 2), ("plus", 11), ("time", 3))[: place % 4],
                is_exhausted=place % 4 == 0,
                is_fresh=place % 3 == 1,
                skips_ready=place % 8 == 0,
                is_site=kind.is_building and place % 2 == 0,
                is_future=place % 11 == 3,
                host=ObjId(1000) if kind.type == "spell" and place % 2 and place else ObjId(0),
                held=(KindId("iron_man"),) * (place % 3) if kind.id in ("jail", "graveyard") else (),
            )
        )
    hand = tuple(kind.id for kind in kinds[start : start + 6])
    players = tuple(
        replace(
            player,
            gold=20,
            workers=18,
            hand_size=12,
            deck_size=24,
            codex_size=72,
            hand=hand if number % 4 == 0 else None,
        )
        for player in view.players
    )
    return replace(view, objs=tuple(made), players=players)
