"""The dice-changing step of an attack: the two sides in turn, until both pass (W-88, W-245)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import DICE, MASTER, PASS, About, OnDie, OnKind, Use, Word, use_of
from sfb_bot.games.warseer.rules.content import BLANK, CRIT, HIT, PUSH, KindId
from sfb_bot.games.warseer.rules.effect_values import ALL, Effect, Op
from sfb_bot.games.warseer.rules.effects.conditions import hold
from sfb_bot.games.warseer.rules.effects.performing import DEEDS
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.profiles import profile
from sfb_bot.games.warseer.rules.rolls import throw
from sfb_bot.games.warseer.rules.scoring import bury
from sfb_bot.games.warseer.rules.windows import about_window, opens, play_tactic, playable
from sfb_bot.games.warseer.rules.work import Assault, Moment, WarseerFx
from sfb_bot.kernel import Ask, BugError, Decision, Flow, Option, Seat, choose

NAME: Final = "rolled"
# What faces are worth to the attacker, most first.
_WORTH: Final = (CRIT, HIT, PUSH, BLANK)
# The Master of attack, among the effects that have worked on the dice.
_MASTER: Final = KindId("master_of_attack")


def modify(fx: WarseerFx, now: Assault) -> Flow[None]:
    """Let the attacker's side, then the target's change dice by turns; two passes in a row close it.

    A side that has neither public means nor a window is passed over.
    """
    state = fx.state
    attacker, target = state.creatures[now.attacker], state.creatures[now.target]
    sides = (attacker.seat, target.seat)
    played: set[KindId] = set()
    passes, turn = 0, 0
    while passes < 2 and now.attacker in state.creatures and now.target in state.creatures:
        seat = sides[turn]
        has_changed = False
        while True:
            moment = Moment(NAME, creature=now.target, assault=now, is_support=True)
            means = _means(state, seat, now)
            if not means and not opens(state, seat, NAME, moment, played):
                break
            options = (*means, *playable(state, seat, NAME, moment, played), PASS)
            choice = yield from choose(seat, "dice", options, about=about_window(moment), always=True)
            if isinstance(choice, Word) and choice.word == PASS.key:
                break
            has_changed = True
            if isinstance(choice, OnKind):
                played.add(choice.kind)
                yield from play_tactic(fx, seat, choice.kind, NAME, moment)
            else:
                yield from _use(fx, seat, now, choice)
        # Whoever has changed dice has then passed, too: if the other side now does, it is closed.
        passes = 1 if has_changed else passes + 1
        turn = 1 - turn


def _means(state: State, seat: Seat, now: Assault) -> list[Option]:
    """What lies open for a seat to change the dice with: Master of attack, relics with markers."""
    options: list[Option] = []
    attacker = state.creatures[now.attacker]
    can_reroll = any(face != CRIT for face in now.faces)
    is_master = attacker.seat == seat and profile(state, attacker).master > 0
    if is_master and can_reroll and _MASTER not in now.changed:
        options.append(MASTER)
    moment = Moment(NAME, creature=now.target, assault=now)
    for relic in state.players[seat].relics:
        # At most once in an activation (W-132).
        if relic.uses and relic.card not in now.act.used and can_reroll:
            for index, effect in enumerate(state.tables.content.cards[relic.card].effects):
                if effect.when.name == NAME and hold(state, seat, effect, moment):
                    options.append(use_of(relic.card, index))
    return options


def _use(fx: WarseerFx, seat: Seat, now: Assault, choice: object) -> Flow[None]:
    if isinstance(choice, Use):
        now.act.used.add(choice.kind)
        spend_marker(fx, seat, choice.kind)
        effect = fx.state.tables.content.cards[choice.kind].effects[choice.index]
        moment = Moment(NAME, choice.kind, creature=now.target, assault=now)
        for op in effect.ops:
            yield from DEEDS[op.name](fx, seat, op, effect, (), moment)
        return
    now.changed.add(_MASTER)
    most = profile(fx.state, fx.state.creatures[now.attacker]).master
    yield from _reroll(fx, seat, now, most, lambda face: face != CRIT, _MASTER, fewest=1)


def spend_marker(fx: WarseerFx, seat: Seat, card: KindId) -> None:
    """Remove a marker; a relic without one goes to History (W-132)."""
    relic = next(each for each in fx.state.players[seat].relics if each.card == card)
    fx.emit(ev.RelicUsed(seat, card, relic.uses - 1, relic.is_turned))
    if relic.uses == 1:
        fx.emit(ev.RelicLost(seat, card))
        bury(fx, seat, card)


# --- What is done to dice ---------------------------------------------------------------------------------


def _reroll(
    fx: WarseerFx,
    seat: Seat,
    now: Assault,
    most: int,
    allowed: Callable[[str], bool],
    source: KindId,
    *,
    fewest: int = 0,
) -> Flow[None]:
    """Roll some dice again, of the seat's choice."""
    options = tuple(DICE[index] for index, face in enumerate(now.faces) if allowed(face))
    if not options:
        return
    pick = (min(fewest, len(options)), min(most, len(options)))
    about = _about(now, source)
    # If nobody says which: the die that is worst for the one who rolls it again.
    attacks = fx.state.creatures[now.attacker].seat == seat
    by_worth = sorted(options, key=lambda option: _WORTH.index(now.faces[DICE.index(option)]))
    default = (by_worth[-1 if attacks else 0].key,)
    answers = yield Ask((Decision(seat, "reroll", options, pick, default, about),))
    indexes: list[int] = []
    for option in answers[0]:
        assert isinstance(option.payload, OnDie)
        indexes.append(option.payload.index)
    if indexes and len(now.faces) == len(now.dice):
        shown = throw(fx, "".join(now.dice[index] for index in indexes))
        _show(fx, seat, now, source, dict(zip(indexes, shown, strict=True)))


def _about(now: Assault, source: KindId) -> About:
    """What everybody sees of the dice, and what works on them."""
    return replace(about_window(Moment(NAME, creature=now.target, assault=now)), source=source)


def _show(fx: WarseerFx, seat: Seat, now: Assault, source: KindId, changed: dict[int, str]) -> None:
    now.faces = "".join([changed.get(index, face) for index, face in enumerate(now.faces)])
    fx.emit(ev.DiceChanged(seat, source, tuple(changed), now.faces))


def _assault(moment: Moment) -> Assault:
    if moment.assault is None:
        raise BugError("no dice lie open")
    return moment.assault


def _deed_reroll(
    fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: tuple[CreatureId, ...], moment: Moment
) -> Flow[None]:
    del effect, chosen
    now = _assault(moment)
    yield from _reroll(fx, seat, now, op.number, lambda face: face != CRIT, moment.source, fewest=1)


def _deed_reroll_hit(
    fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: tuple[CreatureId, ...], moment: Moment
) -> Flow[None]:
    del effect, chosen
    now = _assault(moment)
    yield from _reroll(fx, seat, now, op.number, lambda face: face == HIT, moment.source, fewest=op.number)


def _deed_reroll_any(
    fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: tuple[CreatureId, ...], moment: Moment
) -> Flow[None]:
    del effect, chosen
    now = _assault(moment)
    yield from _reroll(fx, seat, now, op.number, bool, moment.source, fewest=op.number)


def _deed_face(
    fx: WarseerFx, seat: Seat, op: Op, effect: Effect, chosen: tuple[CreatureId, ...], moment: Moment
) -> Flow[None]:
    """Turn dice from one face to another: all of them, or as many as the card says."""
    del effect, chosen
    now = _assault(moment)
    before, after = op.words
    indexes = [index for index, face in enumerate(now.faces) if face == before]
    # Which of several blanks is turned makes no difference but for later rerolls; the first one is.
    count = len(indexes) if op.number == ALL else min(op.number, len(indexes))
    if count < len(indexes) and len({now.dice[index] for index in indexes}) > 1:
        options = tuple(DICE[index] for index in indexes)
        about = _about(now, moment.source)
        default = tuple(option.key for option in options[:count])
        answers = yield Ask((Decision(seat, "turn", options, (count, count), default, about),))
        indexes = [option.payload.index for option in answers[0] if isinstance(option.payload, OnDie)]
    if count:
        _show(fx, seat, now, moment.source, dict.fromkeys(indexes[:count], after))


DEEDS["reroll"] = _deed_reroll
DEEDS["reroll_hit"] = _deed_reroll_hit
DEEDS["reroll_any"] = _deed_reroll_any
DEEDS["face"] = _deed_face
