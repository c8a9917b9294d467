"""Named amounts: what may stand in a card file where a number is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ids import NOBODY, FigureId
from sfb_bot.games.brawl.rules.model import BLOODIED_FROM, State
from sfb_bot.games.brawl.rules.stats import defence
from sfb_bot.games.brawl.rules.words import Need, Words

# The figure is the one that gets so much.
Amount = Callable[[State, Act, FigureId], int]

AMOUNTS: Final[Words[Amount]] = Words("amount")


def amount_for(amount: int | str, state: State, act: Act, figure: FigureId = NOBODY) -> int:
    """A number as it is, or what a named amount comes to now for this figure."""
    return amount if isinstance(amount, int) else AMOUNTS.code(amount)(state, act, figure)


@AMOUNTS.declare("damage_dealt", Need.DAMAGE)
def _damage_dealt(state: State, act: Act, figure: FigureId) -> int:
    """All damage the attack did in step 7."""
    del state, figure
    return sum(act.dealt.values())


@AMOUNTS.declare("damage_taken", Need.ATTACK)
def _damage_taken(state: State, act: Act, figure: FigureId) -> int:
    """What the answered attack did to the defended champion (Q43)."""
    del state, figure
    assert act.attack is not None
    return act.attack.struck.get(act.figure, 0)


@AMOUNTS.declare("until_bloodied")
def _until_bloodied(state: State, act: Act, figure: FigureId) -> int:
    """Just enough to have 3 damage."""
    del act
    return max(0, BLOODIED_FROM - state.figures[figure].damage)


@AMOUNTS.declare("own_defence")
def _own_defence(state: State, act: Act, figure: FigureId) -> int:
    """The defence of the champion that takes the damage."""
    del act
    return max(0, defence(state, state.figures[figure]))
