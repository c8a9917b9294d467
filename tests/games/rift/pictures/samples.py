"""Positions to draw: random matches with more fights than chance alone would bring, and crowded lanes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from sfb_bot.games.rift.rules.ids import SpellId
from sfb_bot.games.rift.rules.model import BLUE, RED, Enchantment, State
from sfb_bot.games.rift.rules.rules import RiftRun
from sfb_bot.games.rift.rules.views import PublicView, SeatView, WarriorView
from sfb_bot.kernel import Ask, Decision, Dice, Event, Run, Step, random_keys
from tests.games.rift.kit.table import Table, content, rules, table

MOST_ANSWERS = 5_000
# As long as Discord allows names to be.
NAMES = ("Josephine the Unreasonably Named", "Сокрушительнейшая Александровна")


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a match: what everybody sees, what each seat sees, and what led there."""

    public: PublicView
    seats: tuple[SeatView, ...]
    events: tuple[Event, ...]
    state: State
    ask: Ask | None
    is_boundary: bool = True

    @property
    def asked(self) -> tuple[SeatView, Decision]:
        """The first seat that is asked, and what."""
        view = next(view for view in self.seats if view.question is not None)
        assert view.question is not None
        return view, view.question


def eager_keys(decision: Decision, dice: Dice) -> tuple[str, ...]:
    """A random answer that seldom gives up a chance: passes, ends and ways back are rare."""
    dull = {"end", "back", "pass", "draw"}
    lively = [option.key for option in decision.options if option.key not in dull]
    if decision.pick == (1, 1) and lively and dice.below(4):
        return (lively[dice.below(len(lively))],)
    return random_keys(decision, dice)


@cache
def random_match(number: int) -> tuple[Shown, ...]:
    """A whole match; odd ones begin with a draft."""
    setup = {"army": "draft" if number % 2 else "basic", "mode": "duel"}
    run: RiftRun = Run(rules(), rules().begin(setup, f"rift pictures/{number}"))
    dice = Dice(f"rift pictures/{number}/answers")
    shown = [_shown(run, run.opening_events)]
    for step in _steps(run, dice):
        shown.append(_shown(run, step.events, is_boundary=step.boundary))
    return tuple(shown)


def _steps(run: RiftRun, dice: Dice) -> Iterator[Step]:
    for _ in range(MOST_ANSWERS):
        if run.ask is None:
            return
        asked = run.waiting_for
        decision = run.decision_for(asked[dice.below(len(asked))])
        assert decision is not None
        yield run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
    raise AssertionError("a random match did not end")


def _shown(run: RiftRun, events: tuple[Event, ...], *, is_boundary: bool = True) -> Shown:
    public = rules().public_view(run.state, run.ask)
    seats = tuple(rules().seat_view(run.state, run.ask, seat) for seat in (BLUE, RED))
    return Shown(public, seats, public_forms(events), run.state.copy(), run.ask, is_boundary)


def public_forms(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events as everybody may see them."""
    return tuple(form for form in (event.for_public() for event in events) if form is not None)


@cache
def moments() -> tuple[Shown, ...]:
    """All moments of a few matches."""
    return tuple(shown for number in range(6) for shown in random_match(number))


def of_table(t: Table, since: int = 0) -> Shown:
    """A table under test, with what happened since so many events."""
    return _shown(t.run, tuple(t.events[since:]))


def lich_table() -> Table:
    """Red must discard a spell, because a Lich has come: too rare for a few random matches."""
    t = table("turn=b start | a deck=lich hand=dispel | b S5 zombie hand=curse,dash,swap")
    t.a.summons("N")
    return t


@cache
def by_prompt() -> dict[str, list[Shown]]:
    """Moments by what is asked, the most crowded lanes first."""
    found: dict[str, list[Shown]] = {}
    for shown in (*moments(), of_table(lich_table())):
        if shown.ask is not None:
            found.setdefault(shown.asked[1].prompt, []).append(shown)
    return {
        prompt: sorted(each, key=lambda shown: -len(shown.public.warriors)) for prompt, each in found.items()
    }


def crowded(view: PublicView, number: int) -> PublicView:
    """Lanes full of warriors: by turns every kind, hurt, flying and under all sorts of enchantments."""
    kinds, spells = tuple(content().kinds.values()), list(content().spells)
    length = content().board.length
    places = len(content().cell_names)
    made: list[WarriorView] = []
    for cell in range(places):
        kind = kinds[(number * places + cell) % len(kinds)]
        lies_on = tuple(
            Enchantment(SpellId(spells[(cell + place) % 5]), (BLUE, RED)[place % 2])
            for place in range((cell + number) % 5)
        )
        made.append(
            replace(
                view.warriors[0],
                seat=BLUE if cell % length < length // 2 else RED,
                kind=kind.id,
                form=None if cell % 3 else kind.id,
                shape=kind.id,
                rank=kind.rank,
                cell=cell,
                life=kind.life + cell % 3,
                printed_life=kind.life,
                damage=cell % 2,
                strikes=tuple(None if value is None else value + cell % 3 for value in kind.damage),
                flies=bool(cell % 2),
                enchantments=lies_on,
                is_invisible=cell % 4 == 0,
                is_new=cell % 3 == 1,
                has_stepped=cell % 5 == 0,
                has_returned=cell % 6 == 0,
            )
        )
    tops = tuple(kind.id for kind in kinds[:3])
    players = tuple(replace(player, tops=tops, deck_size=12) for player in view.players)
    return replace(view, warriors=tuple(made), players=players, quiet=5)
