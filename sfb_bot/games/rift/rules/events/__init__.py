"""Everything that can happen in a match, as past-tense facts.

An event is public unless it says otherwise; what is dealt, picked or drawn has a shared form without the
secret. `Moves` are warriors with the cells they left and reached.
"""

from __future__ import annotations

from typing import Final

from sfb_bot.games.rift.rules.events.armies import (
    ArmyShuffled,
    DiscardCause,
    DrawCause,
    FirstPlayerSet,
    LeftoversBoxed,
    PacketsPassed,
    PhaseBegan,
    RestBoxed,
    SpellDiscarded,
    SpellsDrawn,
    SpellsShuffled,
    WarriorPicked,
    WarriorsDealt,
    WarriorsKept,
)
from sfb_bot.games.rift.rules.events.lanes import (
    Announced,
    DamageCause,
    Damaged,
    Destroyed,
    Enchanted,
    EnchantmentEnded,
    FailCause,
    FormTaken,
    ItemActed,
    ItemCancelled,
    ItemFailed,
    ItemRedirected,
    MoveCause,
    Moved,
    ReturnedToDeck,
    WindowPassed,
    WindowSkipped,
)
from sfb_bot.games.rift.rules.events.turns import (
    Advanced,
    ExhaustionBegan,
    MatchEnded,
    Moves,
    QuietTurnCounted,
    Recalled,
    Summoned,
    TurnBegan,
    TurnEnded,
    WarriorTurned,
)
from sfb_bot.games.rift.rules.model import EndReason
from sfb_bot.kernel import (
    Conceded,
    DrawDeclined,
    DrawOffered,
    DrawOfferWithdrawn,
    event_kinds,
)

__all__ = [
    "EVENTS",
    "Advanced",
    "Announced",
    "ArmyShuffled",
    "Conceded",
    "DamageCause",
    "Damaged",
    "Destroyed",
    "DiscardCause",
    "DrawCause",
    "DrawDeclined",
    "DrawOfferWithdrawn",
    "DrawOffered",
    "Enchanted",
    "EnchantmentEnded",
    "EndReason",
    "ExhaustionBegan",
    "FailCause",
    "FirstPlayerSet",
    "FormTaken",
    "ItemActed",
    "ItemCancelled",
    "ItemFailed",
    "ItemRedirected",
    "LeftoversBoxed",
    "MatchEnded",
    "MoveCause",
    "Moved",
    "Moves",
    "PacketsPassed",
    "PhaseBegan",
    "QuietTurnCounted",
    "Recalled",
    "RestBoxed",
    "ReturnedToDeck",
    "SpellDiscarded",
    "SpellsDrawn",
    "SpellsShuffled",
    "Summoned",
    "TurnBegan",
    "TurnEnded",
    "WarriorPicked",
    "WarriorTurned",
    "WarriorsDealt",
    "WarriorsKept",
    "WindowPassed",
    "WindowSkipped",
]

EVENTS: Final = event_kinds(globals())
