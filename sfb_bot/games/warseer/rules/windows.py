"""Windows for hidden tactics: they open by public facts alone (20.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import PASS, About, OnKind, on_kind
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.effect_values import Effect
from sfb_bot.games.warseer.rules.effects.conditions import hold
from sfb_bot.games.warseer.rules.effects.performing import perform
from sfb_bot.games.warseer.rules.effects.targets import can_happen, is_reached
from sfb_bot.games.warseer.rules.model import Player, State
from sfb_bot.games.warseer.rules.rolls import damage_of
from sfb_bot.games.warseer.rules.scoring import bury
from sfb_bot.games.warseer.rules.tables import Tactic
from sfb_bot.games.warseer.rules.work import Moment, WarseerFx
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat

# Ops that change attack dice: they act on dice, so a Monster does not keep them out (WQ97).
ON_DICE = frozenset(("reroll", "reroll_hit", "reroll_any", "face", "fewer"))


def fitting(state: State, seat: Seat, name: str, moment: Moment, played: set[KindId]) -> list[Tactic]:
    """The tactics of a seat's list that could be played now, as everybody can see.

    Not those of which all copies lie in its History, nor a name that has answered this event already.
    """
    player = state.players[seat]
    if player.hero is None:
        return []
    return [
        tactic
        for tactic in state.tables.tactics[player.hero].get(name, ())
        if tactic.card.id not in played
        and tactic.card.cost <= player.influence
        and player.history.count(tactic.card.id) < tactic.card.copies
        and is_possible(state, seat, tactic.effect, moment)
    ]


def is_possible(state: State, seat: Seat, effect: Effect, moment: Moment) -> bool:
    """Whether the public conditions of a tactic hold and something of it can happen."""
    if moment.would is (effect.condition("would") is None) or not hold(state, seat, effect, moment):
        return False
    faces = "" if moment.assault is None else moment.assault.faces
    for op in effect.ops:
        if op.name in ON_DICE:
            if _changes_something(op.name, op.words, faces):
                return True
        elif op.name in ("prevent", "survive"):
            found = state.creatures.get(moment.creature)
            if found is not None and is_reached(state, found, moment):
                return True
        elif can_happen(state, seat, effect, moment):
            return True
    return False


def _changes_something(name: str, words: tuple[str, ...], faces: str) -> bool:
    match name:
        case "face":
            return words[0] in faces
        case "reroll":
            return any(face != "c" for face in faces)
        case "reroll_hit":
            return "h" in faces
        case "fewer":
            return True
        case _:
            return bool(faces)


def opens(state: State, seat: Seat, name: str, moment: Moment, played: set[KindId]) -> bool:
    """Whether the window opens for a seat (W-241)."""
    player = state.players[seat]
    if player.is_out:
        return False
    if player.hand and fitting(state, seat, name, moment, played):
        return True
    return bool(player.upgrades) and any(True for _ in bought(state, player, name, moment, played))


def bought(
    state: State, player: Player, name: str, moment: Moment, played: set[KindId]
) -> Iterator[tuple[KindId, Effect]]:
    """Bought tactics that fit; they lie open and cost nothing (WQ83, WQ100)."""
    # They are no support cards (WQ97).
    plain = Moment(
        moment.name,
        creature=moment.creature,
        destroyer=moment.destroyer,
        assault=moment.assault,
        would=moment.would,
        damage=moment.damage,
    )
    for number in dict.fromkeys(player.upgrades):
        upgrade = state.tables.content.upgrades[number]
        if upgrade.sort == "tactic" and number not in played:
            for effect in upgrade.effects:
                if effect.when.name == name and is_possible(state, player.seat, effect, plain):
                    yield number, effect


def playable(state: State, seat: Seat, name: str, moment: Moment, played: set[KindId]) -> list[Option]:
    """The options of a window: own tactics that fit, and bought ones."""
    player = state.players[seat]
    options = [
        on_kind(each.card.id)
        for each in fitting(state, seat, name, moment, played)
        if each.card.id in player.hand
    ]
    if player.upgrades:
        options.extend(on_kind(number) for number, _ in bought(state, player, name, moment, played))
    return options


def about_window(moment: Moment) -> About:
    """What everybody can see when a window opens."""
    assault = moment.assault
    if assault is None:
        return About(creature=moment.creature, window=moment.name, is_fatal=moment.is_fatal)
    return About(
        attacker=assault.attacker,
        target=assault.target,
        creature=moment.creature,
        window=moment.name,
        dice=assault.dice,
        faces=assault.faces,
        amount=moment.damage or damage_of(assault.faces),
        is_fatal=moment.is_fatal,
    )


def window(fx: WarseerFx, name: str, seats: Sequence[Seat], moment: Moment) -> Flow[None]:
    """Ask every seat the window opens for, sealed, until all pass in succession (WQ31)."""
    state = fx.state
    played: set[KindId] = set()
    moment.name, moment.is_support = name, True
    while True:
        asked = [seat for seat in seats if opens(state, seat, name, moment, played)]
        if not asked:
            return
        about = about_window(moment)
        answers = yield Ask(
            tuple(
                Decision(
                    seat,
                    "tactic",
                    (*playable(state, seat, name, moment, played), PASS),
                    default=(PASS.key,),
                    about=about,
                )
                for seat in asked
            )
        )
        is_passed = True
        for seat, chosen in zip(asked, answers, strict=True):
            payload = chosen[0].payload
            if isinstance(payload, OnKind):
                is_passed = False
                # One that is no longer possible is taken back unpaid, and its seat asked again (W-244).
                if any(each.key == payload.kind for each in playable(state, seat, name, moment, played)):
                    played.add(payload.kind)
                    yield from play_tactic(fx, seat, payload.kind, name, moment)
        if is_passed:
            return


def play_tactic(fx: WarseerFx, seat: Seat, kind: KindId, name: str, moment: Moment) -> Flow[None]:
    """Pay for a tactic, let it happen, and put it into the History; a bought one goes back to the shop."""
    content = fx.state.tables.content
    moment.source = kind
    if kind in content.upgrades:
        fx.emit(ev.UpgradeSpent(seat, kind))
        moment.is_support = False
        yield from _each(fx, seat, content.upgrades[kind].effects, name, moment)
        moment.is_support = True
        return
    card = content.cards[kind]
    fx.emit(ev.CardPlayed(seat, kind, card.cost))
    yield from _each(fx, seat, card.effects, name, moment)
    bury(fx, seat, kind)


def _each(fx: WarseerFx, seat: Seat, effects: tuple[Effect, ...], name: str, moment: Moment) -> Flow[None]:
    for effect in effects:
        if effect.when.name == name:
            yield from perform(fx, seat, effect, moment)


def in_turn_order(state: State, seats: Sequence[Seat]) -> list[Seat]:
    """Seats as their tactics are resolved: from the active player on (WQ31)."""
    start = state.order.index(state.turn)
    order = (*state.order[start:], *state.order[:start])
    return [seat for seat in order if seat in seats]
