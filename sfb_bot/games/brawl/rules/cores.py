"""The three cores of a player: what can be paid with which, readied and exhausted by effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.choices import CORE_OPTIONS, STOP, About, OnCore
from sfb_bot.games.brawl.rules.content import ALL_CORES, ANY_CORE, CORES
from sfb_bot.games.brawl.rules.hooks import ANY_PAYS
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.kernel import Flow, Option, Seat, choose

# By the mask of ready cores, of which there are eight: for every core whether it can pay for itself, and
# the options there are.
_PAYS_FOR_ITSELF: Final = tuple(
    tuple(ready & 1 << core for core in range(len(CORES))) for ready in range(ALL_CORES + 1)
)
_OPTIONS: Final = tuple(
    tuple(option for core, option in enumerate(CORE_OPTIONS) if cores >> core & 1)
    for cores in range(ALL_CORES + 1)
)


def payable(state: State, seat: Seat, core: int) -> int:
    """The ready cores a seat can pay this core's price with, as a bit mask."""
    return state.players[seat].ready if core == ANY_CORE else payable_by_core(state, seat)[core]


def payable_by_core(state: State, seat: Seat) -> Sequence[int]:
    """For every core in turn what can pay its price: itself, or any where an ability says so."""
    ready = state.players[seat].ready
    found = _PAYS_FOR_ITSELF[ready]
    for figure in state.figures:
        if figure.levelled and figure.seat == seat:
            for paid in ANY_PAYS.of(figure):
                found = tuple(ready if core == paid else able for core, able in enumerate(found))
    return found


def choose_payment(fx: BrawlFx, seat: Seat, core: int, about: About) -> Flow[int]:
    """Which core pays; asked only where more than one can."""
    options = core_options(payable(fx.state, seat, core))
    default = default_payment(core, options)
    choice = yield from choose(seat, "which_core", options, default=default, about=about)
    assert isinstance(choice, OnCore)
    return choice.core


def default_payment(core: int, options: Sequence[Option]) -> str:
    """What pays if nobody says: the core of that colour, or the first option where it cannot."""
    own = None if core == ANY_CORE else CORE_OPTIONS[core]
    for option in options:
        if option is own:
            return option.key
    return options[0].key


def core_options(cores: int) -> tuple[Option, ...]:
    """An option per core of a bit mask."""
    return _OPTIONS[cores]


def ready_core(fx: BrawlFx, seat: Seat, core: int) -> None:
    """Ready a core; nothing happens to one that is ready."""
    if not fx.state.players[seat].ready >> core & 1:
        fx.emit(ev.CoreReadied(seat, core))


def may_ready(fx: BrawlFx, seat: Seat, about: About) -> Flow[None]:
    """Ready one exhausted core, if the player likes."""
    exhausted = ALL_CORES & ~fx.state.players[seat].ready
    if exhausted:
        choice = yield from choose(seat, "ready_core", [*core_options(exhausted), STOP], about=about)
        if isinstance(choice, OnCore):
            fx.emit(ev.CoreReadied(seat, choice.core))


def may_exhaust(fx: BrawlFx, seat: Seat, core: int, about: About) -> Flow[bool]:
    """Exhaust a core of this colour (or any) for more, if the player likes and has one ready."""
    ready = fx.state.players[seat].ready
    able = ready if core == ANY_CORE else ready & 1 << core
    if not able:
        return False
    choice = yield from choose(seat, "exhaust_core", [*core_options(able), STOP], about=about)
    if isinstance(choice, OnCore):
        fx.emit(ev.CoreExhausted(seat, choice.core))
    return isinstance(choice, OnCore)
