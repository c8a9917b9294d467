"""What bought cards do before the battle of a tournament's match (W-175, WQ100)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.arrivals import minions
from sfb_bot.games.warseer.rules.choices import PASS, About, OnKind, on_copy, on_kind
from sfb_bot.games.warseer.rules.content import KindId, Upgrade
from sfb_bot.games.warseer.rules.effect_values import Effect, Op
from sfb_bot.games.warseer.rules.effects.targets import minion_hexes
from sfb_bot.games.warseer.rules.model import Phase, State
from sfb_bot.games.warseer.rules.preparation import AFTER_HANDS
from sfb_bot.games.warseer.rules.scoring import bury, gain
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Ask, Decision, Flow, Seat, choose

# Ops that speak of dealt hands.
ON_HANDS = frozenset(("peek", "look_hand"))
HEALTH = "health:"


def preparation(fx: WarseerFx) -> Flow[None]:
    """One seat after the other uses buildings and incantations: before hands are dealt, and right after."""
    state = fx.state
    is_after = state.step >= AFTER_HANDS
    start = AFTER_HANDS if is_after else 0
    seat = state.order[state.step - start]
    options = [on_kind(each.id) for each in _usable(state, seat, is_after=is_after)]
    if options:
        choice = yield from choose(seat, "prepare", [*options, PASS])
        if isinstance(choice, OnKind):
            yield from _use(fx, seat, state.tables.content.upgrades[choice.kind])
            return
    if state.step - start + 1 < len(state.order):
        fx.emit(ev.PhaseBegan(Phase.PREPARATION, state.step + 1))
    else:
        fx.emit(ev.PhaseBegan(Phase.START if is_after else Phase.HANDS))


def _usable(state: State, seat: Seat, *, is_after: bool) -> list[Upgrade]:
    """Bought buildings and incantations of this stage that have not been used and can do something."""
    player, upgrades = state.players[seat], state.tables.content.upgrades
    found: list[Upgrade] = []
    for number in dict.fromkeys(player.upgrades):
        upgrade = upgrades[number]
        if upgrade.sort not in ("building", "incantation") or player.facts_of_match.get(f"used:{number}"):
            continue
        effects = [effect for effect in upgrade.effects if effect.when.name == "prep"]
        ops = [op for effect in effects for op in effect.ops]
        if any((op.name in ON_HANDS) is is_after and _can(state, seat, op) for op in ops):
            found.append(upgrade)
    return found


def _can(state: State, seat: Seat, op: Op) -> bool:
    player = state.players[seat]
    match op.name:
        case "recover":
            return bool(player.injured)
        case "stat":
            return bool(player.camp)
        case "minion":
            return bool(minion_hexes(state, seat, None))
        case "mill" | "peek":
            return bool(player.deck)
        case _:
            return True


def _use(fx: WarseerFx, seat: Seat, upgrade: Upgrade) -> Flow[None]:
    """A building works once in the match, an incantation goes back to the shop."""
    if upgrade.sort == "incantation":
        fx.emit(ev.UpgradeSpent(seat, upgrade.id))
    else:
        fx.emit(ev.Counted(seat, f"used:{upgrade.id}", is_of_match=True))
    for effect in upgrade.effects:
        for op in effect.ops:
            yield from _do(fx, seat, upgrade.id, effect, op)


def _do(fx: WarseerFx, seat: Seat, source: KindId, effect: Effect, op: Op) -> Flow[None]:
    state = fx.state
    player = state.players[seat]
    match op.name:
        case "stat":
            kind = yield from _choose(seat, player.camp, source)
            fx.emit(ev.Counted(seat, f"{HEALTH}{kind}", op.number, is_of_match=True))
        case "gain":
            gain(fx, seat, op.number, source)
        case "recover":
            kind = yield from _choose(seat, player.injured, source)
            fx.emit(ev.Recovered(seat, kind))
        case "armour":
            fx.emit(ev.ArmourGained(player.figure, op.number))
        case "minion":
            yield from minions(fx, seat, op.number, effect)
        case "mill":
            for _ in range(min(op.number, len(player.deck))):
                card = player.deck[-1]
                fx.emit(ev.Milled(seat, card))
                bury(fx, seat, card)
        case "peek":
            yield from _peek(fx, seat, op.number, source)
        case "look_hand":
            _look(fx, seat, op.number)
        case _:
            # More cards, coins, a larger zone: looked up where they matter.
            fx.emit(ev.Counted(seat, op.name, op.number, is_of_match=True))


def _choose(seat: Seat, kinds: list[KindId], source: KindId) -> Flow[KindId]:
    options = [on_kind(kind) for kind in kinds]
    choice = yield from choose(seat, "whom", options, default=options[0].key, about=About(source))
    assert isinstance(choice, OnKind)
    return choice.kind


def _peek(fx: WarseerFx, seat: Seat, count: int, source: KindId) -> Flow[None]:
    """Look at the top cards and put them back in any order, the one named first on top."""
    top = fx.state.players[seat].deck[-count:][::-1]
    fx.emit(ev.DeckSeen(seat, tuple(top)))
    seen: dict[KindId, int] = {}
    for kind in top:
        seen[kind] = seen.get(kind, 0) + 1
    found = tuple(on_copy(kind, number) for kind in seen for number in range(seen[kind]))
    default = tuple(option.key for option in found)
    answers = yield Ask((Decision(seat, "arrange", found, (len(found), len(found)), default, About(source)),))
    cards = [option.payload.kind for option in answers[0] if isinstance(option.payload, OnKind)]
    fx.emit(ev.DeckArranged(seat, tuple(reversed(cards))))


def _look(fx: WarseerFx, seat: Seat, count: int) -> None:
    """Look at random battle cards of each enemy hand."""
    for player in fx.state.players:
        if not fx.state.are_allied(seat, player.seat) and player.hand:
            cards = tuple(fx.shuffled(player.hand)[:count])
            fx.emit(ev.HandSeen(seat, player.seat, cards))
