"""Ops: how one is declared, and how the effects of a card are carried out.

An effect is read from a table such as `{ op = "push", steps = 2 }`. The declaration of the op says which
keys it takes; `who` is worked out before the op runs, and `if` decides whether it runs at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.choices import STOP, OnFigure
from sfb_bot.games.brawl.rules.content import Bonus, Effect, Whom
from sfb_bot.games.brawl.rules.effects.amounts import AMOUNTS
from sfb_bot.games.brawl.rules.effects.conditions import CONDITIONS, COUNTS, holds
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.effects.selectors import CENTRES, SELECTORS, Way, members, way_of
from sfb_bot.games.brawl.rules.ids import NOBODY, FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.words import (
    Figures,
    Flag,
    Key,
    Need,
    Number,
    PlaceName,
    apart,
    docstring_line,
)
from sfb_bot.kernel import Flow, Option, Seat, choose

OpCode = Callable[..., Flow[None]]
OpCodeT = TypeVar("OpCodeT", bound=OpCode)


@dataclass(frozen=True, slots=True)
class Op:
    """An op as declared; a champion's own is called by the champion and its name, `akhet.take_flight`.

    `asks` is the question for one of a group, `offers` the one for whoever of a group likes; an op without
    the latter is not for groups of which somebody may. `declinable`: whoever plays it may always do nothing.
    At least one of the keys `some_of` must be said.
    """

    name: str
    meaning: str
    needs: frozenset[Need]
    keys: dict[str, Key]
    asks: str
    offers: str
    declinable: bool
    some_of: tuple[str, ...]
    code: OpCode

    @property
    def figures(self) -> Figures | None:
        """What the op says about whom it concerns, if it concerns anybody."""
        who = self.keys.get("who")
        return who if isinstance(who, Figures) else None


OPS: Final[dict[str, Op]] = {}


def op(
    name: str,
    *needs: Need,
    asks: str = "which_champion",
    offers: str = "",
    declinable: bool = False,
    some_of: tuple[str, ...] = (),
    **keys: Key,
) -> Callable[[OpCodeT], OpCodeT]:
    """Declare an op by its code, which gets the values of all keys by name, `who` as figures."""

    def declared(code: OpCodeT) -> OpCodeT:
        meaning = docstring_line(code)
        OPS[name] = Op(name, meaning, frozenset(needs), keys, asks, offers, declinable, some_of, code)
        return code

    return declared


# --- Carrying out -----------------------------------------------------------------------------------------


def run_effects(fx: BrawlFx, act: Act, effects: tuple[Effect, ...]) -> Flow[None]:
    """The effects from top to bottom, as long as the champion they come from is in the arena."""
    for effect in effects:
        if not fx.state.figures[act.figure].in_arena:
            return
        yield from run_effect(fx, act, effect)


def run_effect(fx: BrawlFx, act: Act, effect: Effect) -> Flow[None]:
    """One effect, if its condition holds; a target that is gone fails every condition on it."""
    if effect.when and not holds(effect.when, fx.state, act, act.targets[0] if act.targets else NOBODY):
        return
    found = OPS[effect.op]
    if effect.whom is None:
        yield from found.code(fx, act, **effect.keys)
    elif way_of(effect.whom.selector) is Way.MAY_EACH:
        left = list(members(fx.state, act, effect.whom))
        while left:
            chosen = yield from _whoever_likes(fx, act, found.offers, left)
            if not chosen:
                return
            left.remove(chosen[0])
            yield from found.code(fx, act, chosen, **effect.keys)
    else:
        who = yield from _figures(fx, act, found, effect.whom)
        yield from found.code(fx, act, who, **effect.keys)


def _figures(fx: BrawlFx, act: Act, found: Op, whom: Whom) -> Flow[tuple[FigureId, ...]]:
    """Everybody in a group, or the one that was chosen out of it."""
    group = members(fx.state, act, whom)
    way = way_of(whom.selector)
    if way is Way.ALL or not group:
        return group
    if way is Way.EITHER and len(group) == 1:
        # Where to is asked next, and may be nowhere.
        return group
    if way in (Way.MAY_ONE, Way.EITHER):
        return (yield from _whoever_likes(fx, act, found.offers, group))
    chosen = yield from choose_figure(fx, act.seat, found.asks, group, act)
    return (chosen,)


def _whoever_likes(
    fx: BrawlFx, act: Act, prompt: str, figures: Sequence[FigureId]
) -> Flow[tuple[FigureId, ...]]:
    """One of the figures, or nobody if the player likes."""
    options = [*figure_options(fx.state, figures), STOP]
    choice = yield from choose(act.seat, prompt, options, about=act.about)
    return (choice.figure,) if isinstance(choice, OnFigure) else ()


def figure_options(state: State, figures: Sequence[FigureId]) -> list[Option]:
    """An option per figure."""
    return [state.figures[figure].option for figure in figures]


def choose_figure(
    fx: BrawlFx, seat: Seat, prompt: str, figures: Sequence[FigureId], act: Act
) -> Flow[FigureId]:
    """One of the figures; a timeout takes the first."""
    options = figure_options(fx.state, figures)
    choice = yield from choose(seat, prompt, options, default=options[0].key, about=act.about)
    assert isinstance(choice, OnFigure)
    return choice.figure


def in_chosen_order(
    fx: BrawlFx,
    seat: Seat,
    prompt: str,
    figures: Sequence[FigureId],
    act: Act,
    unordered: Callable[[Sequence[FigureId]], Sequence[FigureId]] | None = None,
) -> Iterator[Flow[FigureId]]:
    """Flows that each pick the next of the figures, until all have been (Q17).

    `unordered` says which of those that are left make no difference to the others whenever their turn comes.
    """
    left = list(figures)

    def pick_next() -> Flow[FigureId]:
        # All displacement is cancelled: nobody will move, so there is no order to ask for.
        choices = left[:1] if act.displacement_cancelled else left
        if fx.state.setup.asks_little and unordered is not None:
            choices = list(unordered(left))[:1] or choices
        figure = yield from choose_figure(fx, seat, prompt, choices, act)
        left.remove(figure)
        return figure

    while left:
        yield pick_next()


# --- What an effect says ----------------------------------------------------------------------------------


def may_be_declined(effect: Effect) -> bool:
    """Whether whoever plays it may always do nothing, so that nobody needs to be asked beforehand.

    What follows from passing somebody was decided with the move that passed.
    """
    passing = effect.whom is not None and effect.whom.selector == "passed_enemies"
    return passing or OPS[effect.op].declinable


def needs_target(effect: Effect) -> bool:
    """Whether an effect of an aimed card is about its target."""
    return any(Need.TARGET in needs for _, needs in words_said(effect))


def words_said(effect: Effect) -> Iterator[tuple[str, frozenset[Need]]]:
    """The words an effect says, as they are said, each with what it needs."""
    declared = OPS[effect.op]
    yield effect.op, declared.needs
    if effect.when:
        yield effect.when, CONDITIONS[apart(effect.when)[0]].needs
    if effect.whom is not None:
        yield effect.whom.selector, SELECTORS[apart(effect.whom.selector)[0]].needs
        if effect.whom.beside:
            yield effect.whom.beside, CENTRES[effect.whom.beside].needs
    for name, key in declared.keys.items():
        value = effect.keys.get(name)
        if isinstance(key, PlaceName) and isinstance(value, str):
            yield value, PLACES[value].needs
        elif isinstance(key, Number) and isinstance(value, str):
            yield value, AMOUNTS[value].needs
        elif isinstance(key, Flag) and value:
            yield name, key.needs
        elif isinstance(value, tuple):
            yield from words_said_in_bonuses(part for part in value if isinstance(part, Bonus))


def words_said_in_bonuses(bonuses: Iterable[Bonus]) -> Iterator[tuple[str, frozenset[Need]]]:
    """The words some bonuses say, each with what it needs."""
    for bonus in bonuses:
        if bonus.when:
            yield bonus.when, CONDITIONS[apart(bonus.when)[0]].needs
        if bonus.per:
            yield bonus.per, COUNTS[bonus.per].needs
