"""What single green cards do: the starter cards, and what cards of several schools share."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import has_static
from sfb_bot.games.codex.rules.construction import AT_ONCE
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.effects import green_balance, green_feral, green_growth, green_putting
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.main_phase import HIRE_COST, HIRE_PRICES
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.value_rules import STAT_RULES, Values
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Seat

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = frozenset({"on_patrol", "rich_earth"}).union(
    green_balance.NAMES, green_feral.NAMES, green_growth.NAMES, green_putting.NAMES
)


@op("build_at_once")
def _build_at_once(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Tech buildings are finished as soon as they are built, for the rest of the turn (C88)."""
    del part
    work.emit(ev.CountChanged(frame.seat, AT_ONCE, 1))
    return
    yield


def _on_patrol(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Ironbark Treant: other values while it patrols; the armor comes back with every turn (C170)."""
    if obj is source and obj.slot and obj.seat not in state.active:
        found.atk += ability.atk
        found.armor += ability.armor
        found.renewing += ability.armor


STAT_RULES["on_patrol"] = _on_patrol


def _rich_earth(state: State, seat: Seat, price: int) -> int:
    """Only the usual price is spared, not what others add to it (C62)."""
    return max(0, price - HIRE_COST) if has_static(state, "rich_earth", seat) else price


HIRE_PRICES.add(_rich_earth, "rich_earth")
