"""What an answer leads to, as far as the seat that is asked may know: values for words and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sfb_bot.games.rift.rules.ids import Cell, WarriorId

FateKind = Literal["hurt", "destroyed", "returned", "sent_back", "moved"]


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a warrior: so much `damage` and what it then still stands (`left`), or a new cell.

    `returned` goes on top of its deck though destroyed, `sent_back` goes to its deck by a spell.
    """

    warrior: WarriorId
    kind: FateKind
    damage: int = 0
    left: int = 0
    cell: Cell = -1


@dataclass(frozen=True, slots=True)
class Prospect:
    """Where an option leads if nobody responds; `fates` in the order they come, at most one a warrior.

    `may_be_answered`: the other side will be asked for a response. `is_vain`: surely nothing comes of it.
    `is_open`: what comes depends on a later choice or on luck. `threats` are enemy warriors that will stand
    on their goal cell after their next advance unless somebody stops them (for the end of the turn);
    `could_destroy` are enemies an attack would still destroy this turn.
    """

    fates: tuple[Fate, ...] = ()
    wins: bool = False
    loses: bool = False
    drawn: int = 0
    may_be_answered: bool = False
    is_vain: bool = False
    is_open: bool = False
    threats: tuple[WarriorId, ...] = ()
    could_destroy: tuple[WarriorId, ...] = ()
