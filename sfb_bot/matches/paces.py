"""How fast matches go: the three paces everybody can pick, and custom ones within bounds."""

from __future__ import annotations

from typing import Final

from sfb_bot.matches.records import Pace
from sfb_bot.matches.refusals import BadPace

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

PACES: Final[dict[str, Pace]] = {
    "live": Pace("live", turn=10 * MINUTE, bank=20 * MINUTE, window=90, hold=0),
    "daily": Pace("daily", turn=DAY, bank=3 * DAY, window=12 * HOUR, hold=10 * MINUTE),
    "slow": Pace("slow", turn=3 * DAY, bank=7 * DAY, window=DAY, hold=20 * MINUTE),
}

# Against computers alone nobody has to wait for anybody.
SOLO: Final = Pace("slow", turn=3 * DAY, bank=7 * DAY, window=3 * DAY, hold=0)

SHORTEST_TURN: Final = 2 * MINUTE
LONGEST_TURN: Final = 14 * DAY
SHORTEST_WINDOW: Final = 30


def custom_pace(turn: int, window: int, bank: int) -> Pace:
    """A pace of one's own, in seconds; windows of an hour and more hide when an answer came in."""
    if not SHORTEST_TURN <= turn <= LONGEST_TURN:
        raise BadPace("a turn lasts from 2 minutes to 14 days", rule="pace", seconds=turn)
    if not SHORTEST_WINDOW <= window <= turn:
        raise BadPace("a reaction lasts from 30 seconds to the time of a turn", rule="pace", seconds=window)
    if not 0 <= bank <= 2 * LONGEST_TURN:
        raise BadPace("a bank holds at most 28 days", rule="pace", seconds=bank)
    return Pace("custom", turn, bank, window, hold=min(20 * MINUTE, window // 60) if window >= HOUR else 0)


def pace_without_windows(turn: int, bank: int) -> Pace:
    """The same for a game in which nobody is asked in the turn of another; its windows go by the turn."""
    try:
        return custom_pace(turn, max(SHORTEST_WINDOW, turn // 2), bank)
    except BadPace as bad:
        raise BadPace(str(bad), rule="no-window") from bad
