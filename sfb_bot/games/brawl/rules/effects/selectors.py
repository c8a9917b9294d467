"""Whom an effect concerns: named groups of figures, and groups out of which one is chosen.

Champions on a Gate are in no group. Ally never includes the champion the effect comes from (Q48).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Final

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import is_rooted
from sfb_bot.games.brawl.rules.content import Whom
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import Figure, State
from sfb_bot.games.brawl.rules.words import Need, Number, Words, apart

Found = tuple[FigureId, ...]
Group = Callable[..., Found]
Centre = Callable[[State, Act], Figure]


class Way(Enum):
    """What an op does with a group; the value says it in the guide."""

    ALL = "each of them"
    ONE = "one of them, whom the player must choose"
    MAY_ONE = "one of them, if the player likes"
    EITHER = "one of them, if the player likes; one alone is not asked about"
    MAY_EACH = "every one that likes, in any order"


SELECTORS: Final[Words[Group]] = Words("selector")
# Whom neighbours are beside.
CENTRES: Final[Words[Centre]] = Words("centre")

_WAYS: Final[dict[str, Way]] = {}
_NEIGHBOURS: Final[set[str]] = set()


def _selector(
    name: str,
    *needs: Need,
    way: Way = Way.ALL,
    near: bool = False,
    number: Number | None = None,
    meaning: str = "",
) -> Callable[[Group], Group]:
    """Declare a selector; one of neighbours is `near` whoever the card says with `beside`."""
    _WAYS[name] = way
    if near:
        _NEIGHBOURS.add(name)
    return SELECTORS.declare(name, *needs, number=number, meaning=meaning)


@cache
def way_of(said: str) -> Way:
    """What is done with the group of a selector."""
    return _WAYS[apart(said)[0]]


def is_of_neighbours(said: str) -> bool:
    """Whether a card has to say whom they are beside."""
    return said in _NEIGHBOURS


def members(state: State, act: Act, whom: Whom) -> Found:
    """Everybody in the group, in the order of the figures."""
    group = SELECTORS.code(whom.selector)
    return group(state, act, CENTRES.code(whom.beside)(state, act)) if whom.beside else group(state, act)


def _present(state: State) -> Iterator[Figure]:
    return (figure for figure in state.figures if figure.in_arena)


def _source(state: State, act: Act) -> Figure:
    return state.figures[act.figure]


def _around(state: State, centre: Figure) -> list[Figure]:
    if not centre.in_arena:
        return []
    near = state.content.arena.grid.adjacent[centre.cell]
    return [figure for figure in _present(state) if near >> figure.cell & 1]


# --- Whom neighbours are beside ---------------------------------------------------------------------------


@CENTRES.declare("self", Need.OWN)
def _beside_self(state: State, act: Act) -> Figure:
    """The champion whose card it is."""
    return state.figures[act.figure]


@CENTRES.declare("defended", Need.ATTACK)
def _beside_defended(state: State, act: Act) -> Figure:
    """The champion the reaction was played for."""
    return state.figures[act.figure]


@CENTRES.declare("target", Need.TARGET)
def _beside_target(state: State, act: Act) -> Figure:
    """The first target."""
    return state.figures[act.targets[0]]


# --- Everybody in a group ---------------------------------------------------------------------------------


@_selector("self", Need.OWN)
def _self(state: State, act: Act) -> Found:
    """The champion whose card it is."""
    return (act.figure,) if _source(state, act).in_arena else ()


@_selector("defended", Need.ATTACK)
def _defended(state: State, act: Act) -> Found:
    """The champion the reaction was played for."""
    return (act.figure,) if _source(state, act).in_arena else ()


@_selector("fallen", Need.ATTACK)
def _fallen(state: State, act: Act) -> Found:
    """The defended champion on its Gate, knocked out by the attack."""
    return () if _source(state, act).in_arena else (act.figure,)


@_selector("attacker", Need.ATTACK)
def _attacker(state: State, act: Act) -> Found:
    """The attacker that is answered."""
    assert act.attack is not None
    attacker = state.figures[act.attack.figure]
    return (attacker.id,) if attacker.in_arena else ()


@_selector("targets", Need.TARGET)
def _targets(state: State, act: Act) -> Found:
    """The chosen targets still in the arena."""
    return tuple(target for target in act.targets if state.figures[target].in_arena)


@_selector("team")
def _team(state: State, act: Act) -> Found:
    """All champions of its side."""
    side = _source(state, act).side
    return tuple(figure.id for figure in _present(state) if figure.side == side)


@_selector("allies", Need.OWN)
@_selector("one_ally", Need.OWN, way=Way.ONE, meaning="An ally anywhere in the arena.")
def _allies(state: State, act: Act) -> Found:
    """All champions of its side but itself."""
    return tuple(figure for figure in _team(state, act) if figure != act.figure)


@_selector("other_enemies")
def _other_enemies(state: State, act: Act) -> Found:
    """All enemies that are not targets."""
    side = _source(state, act).side
    return tuple(f.id for f in _present(state) if f.side != side and f.id not in act.targets)


@_selector("everybody")
def _everybody(state: State, act: Act) -> Found:
    """Every champion in the arena, itself included."""
    del act
    return tuple(figure.id for figure in _present(state))


@_selector("passed_enemies", Need.OWN)
def _passed_enemies(state: State, act: Act) -> Found:
    """Enemies the card's `move_through`, `sail` or `swoop` went through or over."""
    return tuple(figure for figure in act.passed if state.figures[figure].in_arena)


@_selector("adjacent_champions", near=True)
def _adjacent_champions(state: State, act: Act, centre: Figure) -> Found:
    """Everybody beside it, friend or foe."""
    del act
    return tuple(figure.id for figure in _around(state, centre))


@_selector("adjacent_enemies", near=True)
@_selector("one_adjacent_enemy", way=Way.ONE, near=True, meaning="An enemy beside it.")
def _adjacent_enemies(state: State, act: Act, centre: Figure) -> Found:
    """Enemies beside it."""
    side = _source(state, act).side
    return tuple(figure.id for figure in _around(state, centre) if figure.side != side)


@_selector("adjacent_bloodied_enemies", near=True)
def _adjacent_bloodied_enemies(state: State, act: Act, centre: Figure) -> Found:
    """Bloodied enemies beside it."""
    return tuple(f for f in _adjacent_enemies(state, act, centre) if state.figures[f].is_bloodied)


# --- One of a group ---------------------------------------------------------------------------------------


@_selector("one_adjacent_ally", way=Way.ONE, near=True)
def _adjacent_allies(state: State, act: Act, centre: Figure) -> Found:
    """An ally beside it."""
    side = _source(state, act).side
    return tuple(f.id for f in _around(state, centre) if f.side == side and f.id != act.figure)


@_selector("another_near_target", Need.TARGET, way=Way.ONE, number=Number())
def _another_near_target(state: State, act: Act, number: int) -> Found:
    """Another champion, friend or foe, within this many hexes of the target."""
    target = state.figures[act.targets[0]]
    if not target.in_arena:
        return ()
    near = state.content.arena.grid.near(target.cell, number)
    return tuple(f.id for f in _present(state) if f.id != target.id and near >> f.cell & 1)


# --- Whoever of a group likes: a rooted champion, which cannot move, is no choice -------------------------


def _movable(state: State, figures: Found) -> Found:
    return tuple(figure for figure in figures if not is_rooted(state, figure))


@_selector("an_adjacent_ally", way=Way.MAY_ONE, near=True)
def _an_adjacent_ally(state: State, act: Act, centre: Figure) -> Found:
    """An ally beside it that can move."""
    return _movable(state, _adjacent_allies(state, act, centre))


@_selector("self_or_an_ally", Need.OWN, way=Way.EITHER)
def _self_or_an_ally(state: State, act: Act) -> Found:
    """Itself or any ally, if it can move."""
    return _movable(state, _team(state, act))


@_selector("each_ally", Need.OWN, way=Way.MAY_EACH)
def _each_ally(state: State, act: Act) -> Found:
    """Every ally that can move."""
    return _movable(state, _allies(state, act))
