"""Attack cards: the nine steps."""

from __future__ import annotations

from sfb_bot.brawl import events as ev
from sfb_bot.brawl.act import Act
from sfb_bot.brawl.asking import BrawlFx, choose
from sfb_bot.brawl.choices import STOP, OnTargets
from sfb_bot.brawl.content import Card
from sfb_bot.brawl.damage import heal, settle
from sfb_bot.brawl.effects.ops import run_ops
from sfb_bot.brawl.reactions import reaction_window
from sfb_bot.brawl.stats import defence, is_quarry, reaction_defence, strength
from sfb_bot.brawl.targeting import attack_options
from sfb_bot.kernel import Flow


def attack(fx: BrawlFx, act: Act) -> Flow[None]:
    """Steps 2 to 9 of an attack card; its move has been made."""
    card, figure = act.card, fx.state.figures[act.figure]
    assert isinstance(card, Card)
    yield from run_ops(fx, act, card.before)
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
    reaction = yield from reaction_window(fx, act)
    strike(fx, act, reaction)
    if reaction is not None:
        assert isinstance(reaction.card, Card)
        # Nothing of it happens if the defended champion is out (Q33): `run_ops` looks.
        yield from run_ops(fx, reaction, reaction.card.after)
    yield from run_ops(fx, act, card.after)
    if reaction is not None:
        fx.emit(ev.CardResolved(reaction.seat, reaction.card.id))


def strike(fx: BrawlFx, act: Act, reaction: Act | None) -> None:
    """Steps 6 and 7: strength against defence for each target, all damage at once, then who is out."""
    state, card = fx.state, act.card
    assert isinstance(card, Card)
    for target in act.targets:
        figure = state.figures[target]
        if not figure.in_arena:
            continue
        hunted = is_quarry(state, target)
        shield = 0
        if not hunted:
            shield = defence(state, figure)
            if reaction is not None and reaction.figure == target:
                shield += reaction_defence(state, reaction)
            shield = max(0, shield)
        power = strength(state, act, target)
        damage = max(0, power - shield)
        fx.emit(ev.Struck(act.figure, target, power, shield, damage))
        total = damage * (2 if "double" in card.keywords else 1)
        act.struck[target] = total
        # Poison once per target, only with attack damage; Lifesteal and Revenge do not count it (Q41, Q43).
        act.dealt[target] = total + (card.poison if total else 0)
    for target, total in act.struck.items():
        if is_quarry(state, target):
            fx.emit(ev.EffectEnded("quarry", target))
        if total:
            fx.emit(ev.Damaged(target, total, act.figure, "attack"))
            if card.poison:
                fx.emit(ev.Damaged(target, card.poison, act.figure, "poison"))
    if "lifesteal" in card.keywords:
        heal(fx, act.figure, sum(act.struck.values()))
    settle(fx, act.figure)
