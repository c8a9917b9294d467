"""What an answer leads to, as far as the seat that is asked may know: values for words and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.kernel import Seat

FateKind = Literal["hurt", "dies", "leaves"]
ChangeKind = Literal["values", "taken", "spared"]


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of something on the table: so much `damage`, and what it then still stands (`left`).

    `dies` is the end of a unit, a hero or a building; `leaves` is any other way off the table (returned to a
    hand, trashed). `seat` is who had it before. Bases are not among them, see `BaseDamage`.
    """

    obj: ObjId
    seat: Seat
    kind: FateKind
    damage: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes of something that stays unhurt: other `values`, `taken` by another side, or `spared`.

    `spared` has been dealt damage of which armor takes all. `seat` is who had it before, `atk` and `left` are
    its attack and what it stands afterwards, `side` is the one it is on then.
    """

    obj: ObjId
    seat: Seat
    kind: ChangeKind
    atk: int = 0
    left: int = 0
    side: int = 0


@dataclass(frozen=True, slots=True)
class BaseDamage:
    """How much a base loses (less than 0 for what is repaired), and what is `left` of it."""

    side: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """Where an option leads, as far as it is sure: the same in everything the seat cannot see.

    `losses` are fates of the own side's things, `kills` of the others', each in the order they come, at most
    one for each thing; both hold those that are only hurt as well. `changes` are of anybody's things that are
    neither hurt nor gone. `drawn` are cards the seat draws.
    `wins` and `loses`: the match is over with it. `is_open`: more depends on a later choice or on luck.
    """

    losses: tuple[Fate, ...] = ()
    kills: tuple[Fate, ...] = ()
    bases: tuple[BaseDamage, ...] = ()
    changes: tuple[Change, ...] = ()
    drawn: int = 0
    wins: bool = False
    loses: bool = False
    is_open: bool = False
