"""The activation phase: what the active player does between activations, and the end of the turn."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.activation import activate, idle
from sfb_bot.games.warseer.rules.arrivals import minions, summon, summonable
from sfb_bot.games.warseer.rules.board import limit_left, own_creatures
from sfb_bot.games.warseer.rules.cards import play, playable, usable, use
from sfb_bot.games.warseer.rules.choices import (
    CARD,
    END,
    INFLUENCE,
    MINION,
    About,
    Activate,
    Discard,
    DropFeat,
    Play,
    PlayFeat,
    Summon,
    Use,
    Word,
    activation_of,
    discard_of,
    drop_of,
    feat_of,
    play_of,
    summon_of,
)
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.effects.targets import minion_hexes
from sfb_bot.games.warseer.rules.feats import achievements
from sfb_bot.games.warseer.rules.model import Creature, Phase, State
from sfb_bot.games.warseer.rules.scenarios import end_of_turn
from sfb_bot.games.warseer.rules.scoring import bury, draw, end, gain, score
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Flow, Option, Seat, choose

DROP_INFLUENCE = 2


def main_phase(fx: WarseerFx) -> Flow[None]:
    """One question between activations, and what follows from its answer."""
    state = fx.state
    seat = state.turn
    if state.players[seat].is_out:
        yield from finish_turn(fx, seat)
        return
    choice = yield from choose(seat, "main", main_options(state, seat), always=True)
    if state.players[seat].is_out:
        return
    match choice:
        case Activate(creature):
            if creature in state.creatures:
                yield from activate(fx, creature)
        case Use():
            yield from use(fx, seat, choice)
        case Summon(kind):
            yield from summon(fx, seat, kind)
        case Play(kind):
            yield from play(fx, seat, kind)
        case Discard(kind):
            fx.emit(ev.CardDiscarded(seat, kind))
            bury(fx, seat, kind)
        case PlayFeat(kind):
            fx.emit(ev.FeatPlayed(seat, kind))
            score(fx, seat, state.tables.content.feats[kind].points, "feat")
        case DropFeat(kind):
            yield from _drop(fx, seat, kind)
        case _:
            yield from _end(fx, seat)


def can_activate(creature: Creature) -> bool:
    """Whether a creature may be activated now; one with Rush has entered unturned (W-45, W-124, W-217)."""
    return not creature.is_turned or creature.spare > 0


def main_options(state: State, seat: Seat) -> list[Option]:
    """Everything that can be done between activations."""
    player = state.players[seat]
    options = [activation_of(each.id) for each in own_creatures(state, seat) if can_activate(each)]
    options.extend(usable(state, seat))
    options.extend([summon_of(kind) for kind in summonable(state, seat)])
    options.extend([play_of(kind) for kind in playable(state, seat)])
    if not player.facts.get("discarded"):
        options.extend([discard_of(kind) for kind in dict.fromkeys(player.hand)])
    if player.feats:
        if state.turn_no > 1:
            options.extend([feat_of(kind) for kind in achievements(state, seat)])
        if not player.facts.get("dropped"):
            options.extend([drop_of(kind) for kind in player.feats])
    options.append(END)
    return options


def _drop(fx: WarseerFx, seat: Seat, kind: KindId) -> Flow[None]:
    """Discard a feat for influence, a minion or a battle card (W-144)."""
    state = fx.state
    options = [INFLUENCE]
    if minion_hexes(state, seat, None) and limit_left(state, seat, is_minion=True) > 0:
        options.append(MINION)
    options.append(CARD)
    choice = yield from choose(seat, "drop", options, default=INFLUENCE.key, about=About(kind))
    fx.emit(ev.FeatDropped(seat, kind))
    fx.emit(ev.Counted(seat, "dropped"))
    assert isinstance(choice, Word)
    match choice.word:
        case MINION.key:
            yield from minions(fx, seat, 1)
        case CARD.key:
            draw(fx, seat, 1)
        case _:
            gain(fx, seat, DROP_INFLUENCE, kind)


# --- The end of a turn ------------------------------------------------------------------------------------


def _end(fx: WarseerFx, seat: Seat) -> Flow[None]:
    """End the turn; who has not been activated is, doing nothing, in board order (W-53)."""
    state = fx.state
    waiting = [each.id for each in own_creatures(state, seat) if not each.is_turned and not each.is_summoned]
    for number in waiting:
        if not state.players[seat].is_out:
            yield from idle(fx, number)
    yield from finish_turn(fx, seat)


def finish_turn(fx: WarseerFx, seat: Seat) -> Flow[None]:
    """End-of-turn effects, then the next player's turn, or the end of the match (W-54, W-146)."""
    state = fx.state
    if not state.players[seat].is_out:
        yield from end_of_turn(fx, seat)
    give_back(fx)
    fx.emit(ev.TurnEnded(seat))
    if state.is_last:
        end(fx, "feats")
    fx.emit(ev.PhaseBegan(Phase.START))


def give_back(fx: WarseerFx) -> None:
    """Who was controlled for the turn obeys its owner again and stays where it is (WQ35)."""
    for creature in list(fx.state.creatures.values()):
        if creature.seat != creature.owner:
            fx.emit(ev.ControlChanged(creature.id, creature.owner))
