"""What may be said at any table: by a seat at any time, and about a seat by the table's authority.

The values are stored in journals; they never change.
"""

from __future__ import annotations

from enum import StrEnum


class Word(StrEnum):
    """What a seat may say without having been asked; a game's rules say when each is possible."""

    CONCEDE = "concede"
    WITHDRAW_CONCESSION = "withdraw_concession"
    OFFER_DRAW = "offer_draw"
    WITHDRAW_DRAW = "withdraw_draw"
    DECLINE_DRAW = "decline_draw"


class Decree(StrEnum):
    """What only the table's authority may say about a seat: its clock, an organiser."""

    LOST_ON_TIME = "lost_on_time"
    AWARDED = "awarded"
    CALLED_OFF = "called_off"
