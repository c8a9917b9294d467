"""Attack cards: the nine steps."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.blow import blow, has_keyword, is_piercing
from sfb_bot.games.brawl.rules.choices import STOP, OnFigure, OnTargets
from sfb_bot.games.brawl.rules.content import Card
from sfb_bot.games.brawl.rules.damage import heal, settle
from sfb_bot.games.brawl.rules.effects.interpreter import figure_options, run_effect, run_effects
from sfb_bot.games.brawl.rules.hooks import AIMING
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.reactions import reaction_window
from sfb_bot.games.brawl.rules.stats import is_quarry
from sfb_bot.games.brawl.rules.targeting import attack_options
from sfb_bot.kernel import Flow, choose


def attack(fx: BrawlFx, act: Act) -> Flow[None]:
    """Steps 2 to 9 of an attack card; its move has been made."""
    card, figure = act.card, fx.state.figures[act.figure]
    assert isinstance(card, Card)
    yield from run_effects(fx, act, card.before)
    if not figure.in_arena:
        return
    options = attack_options(fx.state, figure, card)
    if not options:
        return
    choice = yield from choose(act.seat, "attack", [*options, STOP], about=act.about)
    if not isinstance(choice, OnTargets):
        return
    act.targets = choice.figures
    fx.emit(ev.TargetsChosen(act.figure, card.id, choice.figures, choice.cells))
    for strengthening in AIMING.of(figure, fx, act):
        act.strengthened += yield from strengthening
    reactions = yield from reaction_window(fx, act)
    yield from strike(fx, act, reactions)
    for reaction in reactions:
        yield from _answer(fx, act, reaction)
    if not act.after_cancelled:
        yield from run_effects(fx, act, card.after)
    for reaction in reactions:
        assert isinstance(reaction.card, Card)
        fx.emit(ev.CardResolved(reaction.seat, reaction.card.id))


def strike(fx: BrawlFx, act: Act, reactions: Sequence[Act]) -> Flow[None]:
    """Steps 6 and 7: strength against defence for each target, all damage at once, then who is out."""
    state = fx.state
    present = [target for target in act.targets if state.figures[target].in_arena]
    blows = {target: blow(state, act, target, reactions) for target in present}
    thirst = bool(present) and has_keyword(state, act, "lifesteal", act.targets[0])
    for target, hit in blows.items():
        fx.emit(ev.Struck(act.figure, target, hit.strength, hit.defence, hit.damage))
        act.struck[target] = hit.total
        act.dealt[target] = hit.total + hit.poison
    for target, hit in blows.items():
        if is_quarry(state, target):
            fx.emit(ev.EffectEnded("quarry", target))
        if hit.total:
            fx.emit(ev.Damaged(target, hit.total, act.figure, "attack"))
        if hit.poison:
            fx.emit(ev.Damaged(target, hit.poison, act.figure, "poison"))
    if is_piercing(state, act.figure):
        fx.emit(ev.EffectEnded("piercing", act.figure))
    if thirst:
        heal(fx, act.figure, sum(act.struck.values()))
    shared = bool(present) and has_keyword(state, act, "shared_lifesteal", present[0])
    settle(fx, act.figure)
    act.felled = tuple(target for target in present if not state.figures[target].in_arena)
    if shared:
        # Asked when knock-outs are settled: nobody chooses over a champion that is as good as gone.
        drinker = yield from _who_drinks(fx, act)
        heal(fx, drinker, sum(act.struck.values()))


def _who_drinks(fx: BrawlFx, act: Act) -> Flow[FigureId]:
    """The attacker, or one damaged ally if the player likes; the attacker may drink for nothing."""
    state = fx.state
    side = state.figures[act.figure].side
    hurt = [f.id for f in state.figures if f.side == side and f.in_arena and f.damage and f.id != act.figure]
    if not hurt or not any(act.struck.values()):
        return act.figure
    options = figure_options(state, sorted((act.figure, *hurt)))
    default = state.figures[act.figure].option.key
    choice = yield from choose(act.seat, "lifesteal", options, default=default, about=act.about)
    assert isinstance(choice, OnFigure)
    return choice.figure


def _answer(fx: BrawlFx, act: Act, reaction: Act) -> Flow[None]:
    """Step 8: the reaction's post-attack effects, unless the defended champion is out (Q33)."""
    card = reaction.card
    assert isinstance(card, Card)
    if act.reactions_ended:
        return
    if reaction.figure in act.felled:
        for effect in card.after_knock_out:
            yield from run_effect(fx, reaction, effect)
    else:
        yield from run_effects(fx, reaction, card.after)
