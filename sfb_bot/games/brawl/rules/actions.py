"""The activation phase: what a player may do, and how a card or standard action is carried out."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.attack import attack
from sfb_bot.games.brawl.rules.board import entry_hexes, figure_of, own_figures
from sfb_bot.games.brawl.rules.choices import (
    END_TURN,
    FREE,
    STOP,
    USE,
    About,
    OnCard,
    OnCore,
    OnFigure,
    OnTargets,
    StandardChoice,
)
from sfb_bot.games.brawl.rules.content import ANY_CORE, FREE_OF_CHARGE, Card, StandardAction
from sfb_bot.games.brawl.rules.cores import (
    choose_payment,
    core_options,
    default_payment,
    payable,
    payable_by_core,
)
from sfb_bot.games.brawl.rules.damage import level_up
from sfb_bot.games.brawl.rules.effects.interpreter import may_be_declined, needs_target, run_effects
from sfb_bot.games.brawl.rules.hooks import AFTER_CARD, FREE_ACTION, OPENING
from sfb_bot.games.brawl.rules.model import GATE, Figure, Phase, State
from sfb_bot.games.brawl.rules.move_through import walk_through
from sfb_bot.games.brawl.rules.movement import enter, walk
from sfb_bot.games.brawl.rules.stats import movement
from sfb_bot.games.brawl.rules.targeting import target_options
from sfb_bot.kernel import Flow, Option, Seat, choose


def activation(fx: BrawlFx) -> Flow[None]:
    """One action of the player at turn, or the end of the phase."""
    seat = fx.state.turn
    # Asked even when only the end is left: a turn never ends behind its player's back.
    choice = yield from choose(seat, "act", activation_options(fx.state, seat), always=True)
    if isinstance(choice, OnCard):
        yield from play_card(fx, seat, fx.state.content.cards[choice.card])
    elif isinstance(choice, StandardChoice):
        yield from standard_action(fx, seat, fx.state.content.standard_actions[choice.action])
    else:
        fx.emit(ev.PhaseBegan(Phase.UPKEEP))
        return
    level_up(fx)


def opening_figures(state: State, seat: Seat) -> list[Figure]:
    """Own champions whose ability acts at the start of the activation phase."""
    return [figure for figure in own_figures(state, seat) if OPENING.of(figure)]


def start_of_activation(fx: BrawlFx) -> Flow[None]:
    """What the next ability lets the player do before the first action of the phase."""
    state, seat, step = fx.state, fx.state.turn, fx.state.step
    figures = opening_figures(state, seat)
    act = Act(seat, figures[step].id, figures[step].champion.cards[0], by_ability=True)
    for effects in OPENING.of(figures[step]):
        yield from run_effects(fx, act, effects)
    is_last = step + 1 == len(figures)
    fx.emit(ev.PhaseBegan(Phase.ACTIVATION) if is_last else ev.PhaseBegan(Phase.START, step + 1))


def activation_options(state: State, seat: Seat) -> list[Option]:
    """Cards that can be played, standard actions not taken yet, and the end of the turn."""
    player, own = state.players[seat], own_figures(state, seat)
    free = _has_free_action(state, own)
    options: list[Option] = []
    if player.ready or free:
        # A champion on its Gate needs a move to come in by, and a free hex to come to (Q11).
        is_here = {figure.champion.id: figure.cell != GATE for figure in own}
        can_enter = not all(is_here.values()) and entry_hexes(state, own[0]) != 0
        prices = payable_by_core(state, seat)
        cards = state.content.cards
        for card_id in sorted(player.hand):
            card = cards[card_id]
            can_act = is_here[card.champion] or (can_enter and card.move is not None)
            if can_act and card.kind != "reaction" and prices[card.core]:
                options.append(card.option)
        if can_enter or any(is_here.values()):
            for action in state.content.standard_actions.values():
                price = player.ready if action.core == ANY_CORE else prices[action.core]
                if (price or free) and action.id not in state.standard_used:
                    options.append(action.option)
    options.append(END_TURN)
    return options


def _has_free_action(state: State, own: list[Figure]) -> bool:
    """An ability of theirs pays for one standard action in a round, and has not done so yet."""
    return not state.free_action_used and any(FREE_ACTION.of_all(own))


def play_card(fx: BrawlFx, seat: Seat, card: Card) -> Flow[None]:
    """Pay for a card, carry it out, and put it on the discard pile."""
    figure = figure_of(fx.state, seat, card.champion)
    core = yield from choose_payment(fx, seat, card.core, About(card.id, figure.id))
    fx.emit(ev.CardPlayed(seat, card.id, figure.id, core))
    again = True
    while again:
        act = Act(seat, figure.id, card)
        yield from move(fx, act)
        if figure.in_arena:
            if card.kind == "attack":
                yield from attack(fx, act)
            else:
                yield from skill(fx, act)
        again = act.again and figure.in_arena
    fx.emit(ev.CardResolved(seat, card.id))
    if figure.in_arena:
        act = Act(seat, figure.id, card, by_ability=True)
        for effects in AFTER_CARD.of(figure, card):
            yield from run_effects(fx, act, effects)


def standard_action(fx: BrawlFx, seat: Seat, action: StandardAction) -> Flow[None]:
    """Choose a champion and a core for a standard action and carry it out like a skill (Q37)."""
    about, own = About(action.id), own_figures(fx.state, seat)
    able = [figure.option for figure in own if figure.in_arena or entry_hexes(fx.state, figure)]
    who = yield from choose(seat, "who_acts", able, default=able[0].key, about=about)
    assert isinstance(who, OnFigure)
    payments = core_options(payable(fx.state, seat, action.core))
    if _has_free_action(fx.state, own):
        payments = (*payments, FREE)
    default = default_payment(action.core, payments)
    paid = yield from choose(seat, "which_core", payments, default=default, about=about)
    core = paid.core if isinstance(paid, OnCore) else FREE_OF_CHARGE
    fx.emit(ev.StandardActionTaken(seat, action.id, who.figure, core))
    act = Act(seat, who.figure, action)
    yield from move(fx, act)
    if fx.state.figures[who.figure].in_arena:
        yield from skill(fx, act)


def move(fx: BrawlFx, act: Act) -> Flow[None]:
    """The move of a card: in from the Gate if need be, then as many points as the player likes."""
    points = movement(fx.state, act.card, act.figure)
    if not fx.state.figures[act.figure].in_arena:
        yield from enter(fx, act.figure, About(act.card_id, act.figure, points))
        points -= 1
    if isinstance(act.card, Card) and act.card.move_through:
        yield from walk_through(fx, act, points, act.card.move_through)
    else:
        yield from walk(fx, act.figure, points, chooser=act.seat, by=act.figure, card=act.card_id)


def skill(fx: BrawlFx, act: Act) -> Flow[None]:
    """Use the skill or stop, choose targets, then the effects from top to bottom."""
    card = act.card
    if not card.effects:
        return
    figure = fx.state.figures[act.figure]
    effects, options = card.effects, list[Option]()
    if card.reach is not None:
        options = target_options(fx.state, figure, card)
        if not options:
            # What has no legal target is skipped; the rest of the card is not.
            effects = tuple(effect for effect in effects if not needs_target(effect))
    if options:
        choice = yield from choose(act.seat, "target", [*options, STOP], about=act.about)
        if not isinstance(choice, OnTargets):
            return
        act.targets = choice.figures
        fx.emit(ev.TargetsChosen(act.figure, card.id, choice.figures, choice.cells))
    elif not all(may_be_declined(effect) for effect in effects):
        choice = yield from choose(act.seat, "use", [USE, STOP], about=act.about)
        if choice is STOP.payload:
            return
    yield from run_effects(fx, act, effects)
