"""Ops: the small typed effects that card files are made of.

An op is read from a table such as `{ op = "push", steps = 2 }`. Its fields are the keys it allows;
`who` names a group of `selectors`, `when` (written `if`) a condition of `conditions`.
"""

from sfb_bot.games.brawl.rules.effects.ops.answering import AnotherReaction, CancelAfter, CancelDisplacement
from sfb_bot.games.brawl.rules.effects.ops.base import (
    Call,
    CardFunction,
    Choose,
    Op,
    choose_figure,
    figure_options,
    in_chosen_order,
    run_ops,
)
from sfb_bot.games.brawl.rules.effects.ops.cards import DiscardRandom, Draw, Plan
from sfb_bot.games.brawl.rules.effects.ops.cores import Again, MayExhaust, MayReady, ReadyCore
from sfb_bot.games.brawl.rules.effects.ops.displacing import Fear, Force, Pull, Push
from sfb_bot.games.brawl.rules.effects.ops.harming import Damage, Heal, Lasting, Root, Stun
from sfb_bot.games.brawl.rules.effects.ops.moving import Dash, Jump, Place, Sail, Swoop

__all__ = [
    "Again",
    "AnotherReaction",
    "Call",
    "CancelAfter",
    "CancelDisplacement",
    "CardFunction",
    "Choose",
    "Damage",
    "Dash",
    "DiscardRandom",
    "Draw",
    "Fear",
    "Force",
    "Heal",
    "Jump",
    "Lasting",
    "MayExhaust",
    "MayReady",
    "Op",
    "Place",
    "Plan",
    "Pull",
    "Push",
    "ReadyCore",
    "Root",
    "Sail",
    "Stun",
    "Swoop",
    "choose_figure",
    "figure_options",
    "in_chosen_order",
    "run_ops",
]
