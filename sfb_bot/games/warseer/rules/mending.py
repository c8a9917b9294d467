"""Healing and tokens: what is given to creatures and taken from them."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.effects.targets import can_heal
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import LIFELESS
from sfb_bot.games.warseer.rules.model import TOKENS, Creature, State
from sfb_bot.games.warseer.rules.profiles import flags
from sfb_bot.games.warseer.rules.scoring import bury
from sfb_bot.games.warseer.rules.work import WarseerFx


def heal(fx: WarseerFx, number: CreatureId, amount: int) -> None:
    """Remove wounds, at most those there are (W-107)."""
    creature = fx.state.creatures.get(number)
    if creature is not None and can_heal(fx.state, creature):
        healed = min(amount, creature.wounds)
        if healed > 0:
            fx.emit(ev.Healed(number, healed))


def is_immune(state: State, creature: Creature, token: str) -> bool:
    """Forged and Resurgent get no poison and no disease (W-201, W-215)."""
    return token != "stun" and bool(flags(state, creature) & LIFELESS)


def give_token(fx: WarseerFx, number: CreatureId, token: str) -> None:
    """Give a token, at most one of each (section 11)."""
    creature = fx.state.creatures.get(number)
    if creature is None or creature.tokens & TOKENS[token] or is_immune(fx.state, creature, token):
        return
    fx.emit(ev.TokenGiven(number, token))


def take_token(fx: WarseerFx, number: CreatureId, token: str) -> None:
    """Take a token off, if it is there."""
    creature = fx.state.creatures.get(number)
    if creature is not None and creature.tokens & TOKENS[token]:
        fx.emit(ev.TokenTaken(number, token))


def to_camp(fx: WarseerFx, number: CreatureId) -> None:
    """Bring a character back to the camp, clean; a bought relic is usable again (WQ100)."""
    creature = fx.state.creatures[number]
    fx.emit(ev.Removed(number, is_to_camp=True))
    for card, owner in creature.charms:
        bury(fx, owner, card)
    if creature.beneath is not None:
        bury(fx, creature.beneath[1], creature.beneath[0])
    if creature.relic is not None:
        fx.emit(ev.UpgradeRegained(creature.owner, creature.relic))
