"""What levelled champions can do all the time: one modifier per ability, each on one hook.

A modifier gets the figure that has the ability, the value its card file says, and what the hook asks about.
"""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import are_adjacent, is_trap_hex
from sfb_bot.games.brawl.rules.choices import About
from sfb_bot.games.brawl.rules.content import CORES, Card, Effect, KeywordRule, Reach
from sfb_bot.games.brawl.rules.hand import discard_of_core, stun
from sfb_bot.games.brawl.rules.hooks import (
    AFTER_CARD,
    AIMING,
    ANY_PAYS,
    ATTACK_KEYWORDS,
    DEFENCE,
    DISPLACED,
    FREE_ACTION,
    GUARD,
    HIDDEN,
    IMMUNITY,
    INSTEAD_OF_DASH,
    OPENING,
    PLAN_DISCARD,
    REACH,
    SILENCE,
    SLEEPING_TOKENS,
    STEADINESS,
    TARGET_DEFENCE,
    UPKEEP_DRAW,
)
from sfb_bot.games.brawl.rules.model import Figure, State
from sfb_bot.games.brawl.rules.words import Core, Effects, Keywords, Names, Number, Numbers
from sfb_bot.hexgrid import Mask
from sfb_bot.kernel import Flow

DESTRUCTION = CORES.index("destruction")
MANIPULATION = CORES.index("manipulation")


@DEFENCE.ability("trap_hex_defence", Number())
def trap_hex_defence(owner: Figure, amount: int, state: State, figure: Figure) -> int:
    """More defence while it stands on a trap hex."""
    return amount if owner is figure and is_trap_hex(state, owner.cell) else 0


@DEFENCE.ability("adjacent_enemy_defence", Number(-9, 9))
def adjacent_enemy_defence(owner: Figure, amount: int, state: State, figure: Figure) -> int:
    """Change of the defence of adjacent enemies."""
    return amount if owner.side != figure.side and are_adjacent(state, owner, figure) else 0


@TARGET_DEFENCE.ability("target_defence", Number(-9, 9))
def target_defence(owner: Figure, amount: int) -> int:
    """Change of the defence of its targets against its attacks."""
    del owner
    return amount


@ATTACK_KEYWORDS.ability("attacks_have", Keywords())
def attacks_have(owner: Figure, keywords: tuple[KeywordRule, ...]) -> tuple[KeywordRule, ...]:
    """Keywords its attacks have, as `keywords_if` of a card; `if` may be left out."""
    del owner
    return keywords


@AIMING.ability("strength_for_red_cards", Number())
def strength_for_red_cards(owner: Figure, strength: int, fx: BrawlFx, act: Act) -> Flow[int]:
    """With the choice of targets its player may discard Destruction cards, for so much strength each."""
    del owner
    about = About(act.about.card, act.figure, strength, act.targets)
    gone = yield from discard_of_core(fx, act.seat, DESTRUCTION, about)
    return gone * strength


@REACH.ability("own_range", Numbers(2))
def own_range(owner: Figure, change: tuple[int, int], reach: Reach) -> Reach:
    """Change of the nearest and farthest range of its cards, never below 1 (Q14)."""
    del owner
    return reach.changed(*change)


@HIDDEN.switch("untargetable_beside_ally")
def untargetable_beside_ally(owner: Figure, state: State) -> bool:
    """Attacks, of friend or foe, cannot target it while it is adjacent to an ally."""
    near = state.content.arena.grid.adjacent[owner.cell]
    return bool(near & state.standing[owner.side])


@GUARD.switch("guards")
def guards(owner: Figure, state: State, attacker: Figure) -> bool:
    """Adjacent enemies may attack only with it among the targets (Q47)."""
    return owner.side != attacker.side and are_adjacent(state, owner, attacker)


@SILENCE.switch("silences_adjacent")
def silences_adjacent(owner: Figure, state: State, target: Figure) -> bool:
    """No reaction can be played for enemies adjacent to it."""
    return owner.side != target.side and are_adjacent(state, owner, target)


@IMMUNITY.ability("immune", Names(("stun", "push")))
def immune(owner: Figure, effects: frozenset[str], effect: str) -> bool:
    """These do nothing to it, not even damage."""
    del owner
    return effect in effects


@STEADINESS.switch("steady_beside_statue")
def steady_beside_statue(owner: Figure, state: State) -> bool:
    """Enemies cannot displace it while it is adjacent to a statue."""
    arena = state.content.arena
    return bool(arena.grid.adjacent[owner.cell] & arena.statue_cells)


@SLEEPING_TOKENS.switch("traps_sleep")
def traps_sleep(owner: Figure) -> Mask:
    """A token in its hex does not trigger."""
    return 1 << owner.cell if owner.in_arena else 0


@INSTEAD_OF_DASH.ability("hits_instead_of_dash", Number())
def hits_instead_of_dash(owner: Figure, damage: int) -> int:
    """Instead of a Dash it may do so much damage to an adjacent enemy."""
    del owner
    return damage


@DISPLACED.switch("displacement_stuns")
def displacement_stuns(owner: Figure, fx: BrawlFx, target: Figure) -> Flow[None]:
    """An enemy it displaces by at least a hex also suffers Stun."""
    if owner.side != target.side:
        yield from stun(fx, target.id)


@UPKEEP_DRAW.ability("upkeep_draw", Number())
def upkeep_draw(owner: Figure, cards: int) -> int:
    """Draws more cards in its player's upkeep."""
    del owner
    return cards


@PLAN_DISCARD.switch("plans_from_discard")
def plans_from_discard(owner: Figure) -> bool:
    """Its player may Plan cards of their discard pile, too."""
    del owner
    return True


@ANY_PAYS.ability("any_core_as", Core())
def any_core_as(owner: Figure, core: int) -> int:
    """Its player may pay the price of this core with any core."""
    del owner
    return core


@FREE_ACTION.switch("free_standard_action")
def free_standard_action(owner: Figure) -> bool:
    """Its player takes one standard action per round without paying."""
    del owner
    return True


@OPENING.ability("at_activation", Effects())
def at_activation(owner: Figure, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What happens at the start of its player's activation phase."""
    del owner
    return effects


@AFTER_CARD.ability("after_manipulation_card", Effects())
def after_manipulation_card(owner: Figure, effects: tuple[Effect, ...], card: Card) -> tuple[Effect, ...]:
    """What happens after a Manipulation card of the champion was played."""
    del owner
    return effects if card.core == MANIPULATION else ()
