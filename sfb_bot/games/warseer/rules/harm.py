"""Damage: Protectors, armour, wounds, and who is destroyed by it (section 10)."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.attack_sums import let_through
from sfb_bot.games.warseer.rules.board import creatures_in
from sfb_bot.games.warseer.rules.choices import NONE, About, OnCreature, OnKind, on_creature, on_kind
from sfb_bot.games.warseer.rules.content import NO_KIND, KindId
from sfb_bot.games.warseer.rules.deaths import fall
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.keywords import PROTECTOR
from sfb_bot.games.warseer.rules.model import Creature, Relic, State
from sfb_bot.games.warseer.rules.profiles import flags, health_left
from sfb_bot.games.warseer.rules.scoring import bury
from sfb_bot.games.warseer.rules.windows import window
from sfb_bot.games.warseer.rules.work import Assault, Kill, Moment, WarseerFx
from sfb_bot.kernel import Flow, Seat, choose

WOUNDS = "wounds"


@dataclass(slots=True)
class Blow:
    """Damage for one creature: of which kind, or wounds; from which seat, and from which creature of it.

    `had_wounds` and `distance` are those of the moment it was declared.
    """

    victim: CreatureId
    amount: int
    kind: str
    by: Seat | None = None
    killer: CreatureId = NOBODY
    had_wounds: bool = False
    distance: int = 0
    assault: Assault | None = None


@dataclass(slots=True)
class Share:
    """What one creature takes of it: from a relic, from its own armour, as wounds."""

    blow: Blow
    relic: KindId = NO_KIND
    relic_armour: int = 0
    armour: int = 0
    wounds: int = 0


def harm(fx: WarseerFx, blows: list[Blow]) -> Flow[list[Kill]]:
    """Deal damage to several creatures at once; those it destroys leave together (W-108)."""
    taken: list[Blow] = []
    for blow in blows:
        if blow.amount > 0 and blow.victim in fx.state.creatures:
            yield from _protect(fx, blow, taken)
    shares: list[Share] = []
    for blow in taken:
        victim = fx.state.creatures.get(blow.victim)
        if blow.amount > 0 and victim is not None:
            share = yield from _share(fx, victim, blow, shares)
            shares.append(share)
    for share in shares:
        yield from _last_chance(fx, share, shares)
    for share in shares:
        if share.blow.victim in fx.state.creatures:
            blow = share.blow
            fx.emit(
                ev.Damaged(
                    blow.victim,
                    share.wounds,
                    share.armour,
                    share.relic,
                    share.relic_armour,
                    blow.kind,
                    blow.killer,
                )
            )
    for share in shares:
        _break_relic(fx, share)
    dead = [share.blow for share in shares if _is_dead(fx.state, share.blow.victim)]
    kills = [_kill(fx.state, blow) for blow in {each.victim: each for each in dead}.values()]
    return (yield from fall(fx, kills)) if kills else []


def _is_dead(state: State, number: CreatureId) -> bool:
    found = state.creatures.get(number)
    return found is not None and health_left(state, found) <= 0


# --- Protector --------------------------------------------------------------------------------------------


def _protect(fx: WarseerFx, blow: Blow, taken: list[Blow]) -> Flow[None]:
    """Let a Protector take over what it can (W-213, WQ52); its part stands beside the rest."""
    state = fx.state
    victim = state.creatures[blow.victim]
    taken.append(blow)
    if blow.kind == WOUNDS:
        return
    near = state.ground.adjacent[victim.cell] & state.allies(victim.seat)
    found = [each for each in creatures_in(state, near) if flags(state, each) & PROTECTOR]
    for seat in dict.fromkeys([victim.seat, *(each.seat for each in found)]):
        own = [each for each in found if each.seat == seat]
        if not own or state.players[seat].is_out:
            continue
        options = [*(on_creature(each.id) for each in own), NONE]
        about = About(target=blow.victim, creature=blow.victim, window="protect", amount=blow.amount)
        default = _worthy(state, victim, blow, own)
        choice = yield from choose(seat, "protect", options, default=default, about=about)
        if isinstance(choice, OnCreature) and choice.creature in state.creatures:
            protector = state.creatures[choice.creature]
            amount = min(blow.amount, health_left(state, protector))
            fx.emit(ev.Protected(choice.creature, blow.victim, amount))
            blow.amount -= amount
            had = bool(protector.wounds)
            taken.append(
                Blow(
                    choice.creature,
                    amount,
                    blow.kind,
                    blow.by,
                    blow.killer,
                    had,
                    blow.distance,
                    blow.assault,
                )
            )
            return


def _worthy(state: State, victim: Creature, blow: Blow, own: list[Creature]) -> str:
    """The reflex of W-250: a Protector that saves the victim and survives."""
    if let_through(state, victim, blow.amount, blow.kind) >= health_left(state, victim):
        for each in own:
            if let_through(state, each, blow.amount, blow.kind) < health_left(state, each):
                return on_creature(each.id).key
    return NONE.key


# --- Armour -----------------------------------------------------------------------------------------------


def _share(fx: WarseerFx, victim: Creature, blow: Blow, before: list[Share]) -> Flow[Share]:
    """Relic, own tokens, wounds: in this order (W-104, W-105); magic and wounds pass armour by."""
    share = Share(blow)
    rest = blow.amount
    state = fx.state
    if blow.kind not in ("magic", WOUNDS):
        earlier = [each for each in before if each.blow.victim == victim.id]
        if victim.kind.is_hero:
            relic = yield from _relic(fx, victim, rest, earlier)
            if relic is not None and victim.id in state.creatures:
                share.relic = relic.card
                left = relic.armour - sum(each.relic_armour for each in earlier if each.relic == relic.card)
                share.relic_armour = min(rest, left)
                rest -= share.relic_armour
        share.armour = min(rest, victim.armour - sum(each.armour for each in earlier))
        rest -= share.armour
    share.wounds = rest
    return share


def _relic(fx: WarseerFx, hero: Creature, amount: int, earlier: list[Share]) -> Flow[Relic | None]:
    """The armour relic that is hit, of the owner's choice; by default the smallest that takes all (W-250)."""
    spent: dict[KindId, int] = {}
    for each in earlier:
        spent[each.relic] = spent.get(each.relic, 0) + each.relic_armour
    relics = fx.state.players[hero.owner].relics
    found = [each for each in relics if each.armour > spent.get(each.card, 0)]
    if len(found) < 2:
        return found[0] if found else None
    enough = [each for each in found if each.armour >= amount]
    best = min(enough, key=lambda each: each.armour) if enough else max(found, key=lambda each: each.armour)
    options = [on_kind(each.card) for each in found]
    about = About(target=hero.id, creature=hero.id, window="armour", amount=amount)
    choice = yield from choose(hero.owner, "armour", options, default=best.card, about=about)
    assert isinstance(choice, OnKind)
    return next(each for each in found if each.card == choice.kind)


def _break_relic(fx: WarseerFx, share: Share) -> None:
    """An armour relic without tokens is destroyed after the damage (W-106)."""
    victim = fx.state.creatures.get(share.blow.victim)
    if not share.relic or victim is None:
        return
    for relic in fx.state.players[victim.owner].relics:
        if relic.card == share.relic and not relic.armour:
            fx.emit(ev.RelicLost(victim.owner, relic.card))
            bury(fx, victim.owner, relic.card)


# --- Would be destroyed -----------------------------------------------------------------------------------


def _last_chance(fx: WarseerFx, share: Share, shares: list[Share]) -> Flow[None]:
    """The window for cards that say *would*, once armour has been counted (W-93)."""
    state, blow = fx.state, share.blow
    victim = state.creatures.get(blow.victim)
    if blow.assault is None or victim is None or not victim.kind.is_character or blow.by is None:
        return
    others = sum(each.wounds for each in shares if each is not share and each.blow.victim == blow.victim)
    left = health_left(state, victim) - others
    if share.wounds < left or state.are_allied(blow.by, victim.seat):
        return
    moment = Moment(
        "fallen",
        creature=victim.id,
        destroyer=blow.killer,
        assault=blow.assault,
        would=True,
        damage=share.wounds,
        is_fatal=True,
    )
    yield from window(fx, "fallen", (victim.seat,), moment)
    if moment.is_kept:
        share.wounds = max(left - 1, 0)


def _kill(state: State, blow: Blow) -> Kill:
    """What is to be remembered of a creature that is about to leave."""
    victim = state.creatures[blow.victim]
    by = blow.by
    if by is not None and state.are_allied(by, victim.seat):
        # By its own side: nobody's kill (W-142).
        by = None
    killer = state.creatures.get(blow.killer) if by is not None else None
    own = state.ground.adjacent[victim.cell] & (state.standing[by] if by is not None else 0)
    assault = blow.assault
    return Kill(
        victim.id,
        victim.kind.id,
        victim.owner,
        victim.seat,
        victim.cell,
        blow.had_wounds,
        victim.tokens,
        victim.has_lost_armour,
        own.bit_count(),
        victim.charms,
        victim.beneath,
        by,
        killer.id if killer is not None else NOBODY,
        killer.kind.id if killer is not None else NO_KIND,
        killer.cell if killer is not None else -1,
        blow.kind,
        blow.distance,
        is_pushed=assault is not None and assault.is_pushed and assault.target == victim.id,
        relic=victim.relic,
    )


def unclaimed(state: State, number: CreatureId, amount: int) -> Blow:
    """Wounds that are nobody's doing: tokens, terrain."""
    return Blow(number, amount, WOUNDS, had_wounds=bool(state.creatures[number].wounds))
