"""A round of a skirmish: players activate one creature each by turns (W-163 to W-168)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.activation import activate
from sfb_bot.games.warseer.rules.arrivals import minions
from sfb_bot.games.warseer.rules.board import limit_left, own_creatures
from sfb_bot.games.warseer.rules.cards import usable, use
from sfb_bot.games.warseer.rules.choices import END, MINION, PASS, Activate, Use, Word, activation_of
from sfb_bot.games.warseer.rules.effects.targets import minion_hexes
from sfb_bot.games.warseer.rules.main_phase import can_activate, give_back
from sfb_bot.games.warseer.rules.model import Phase, State
from sfb_bot.games.warseer.rules.scoring import pay
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Flow, MatchDecided, Option, Seat, choose

MINION_PRICE = 2
ACTED = "acted"


def unmarked(state: State, seat: Seat) -> int:
    """How many creatures of a seat have still to be activated in this round."""
    if state.players[seat].is_out:
        return 0
    return len([each for each in own_creatures(state, seat) if can_activate(each)])


def skirmish_round(fx: WarseerFx) -> Flow[None]:
    """One question to the seat in turn, and what follows from its answer; or the end of the round."""
    state = fx.state
    seat = state.turn
    has_acted = bool(state.players[seat].facts.get(ACTED))
    if state.players[seat].is_out or (not has_acted and not unmarked(state, seat)):
        _pass_on(fx, seat, has_acted=has_acted)
        return
    options = turn_options(state, seat, has_acted=has_acted)
    default = options[0].key if options[-1] not in (END, PASS) else options[-1].key
    # Whoever must activate the last creature is asked all the same: what follows is an action of its own.
    choice = yield from choose(seat, "skirmish", options, default=default, always=not has_acted)
    if state.players[seat].is_out:
        _pass_on(fx, seat, has_acted=has_acted)
        return
    match choice:
        case Activate(creature):
            fx.emit(ev.Counted(seat, ACTED))
            if creature in state.creatures:
                yield from activate(fx, creature)
        case Use():
            yield from use(fx, seat, choice)
        case Word(word) if word == MINION.key:
            pay(fx, seat, MINION_PRICE, "minion")
            yield from minions(fx, seat, 1)
        case _:
            _pass_on(fx, seat, has_acted=has_acted)


def turn_options(state: State, seat: Seat, *, has_acted: bool) -> list[Option]:
    """What a seat can do in its activation turn: activate once, use cards, pass where it may (W-164)."""
    options: list[Option] = []
    if not has_acted:
        options = [activation_of(each.id) for each in own_creatures(state, seat) if can_activate(each)]
    waiting = len(options)
    options.extend(usable(state, seat))
    if _can_buy_minion(state, seat):
        options.append(MINION)
    if has_acted:
        options.append(END)
    elif any(waiting < unmarked(state, each.seat) for each in state.players if each.seat != seat):
        options.append(PASS)
    return options


def _can_buy_minion(state: State, seat: Seat) -> bool:
    """The option of W-169."""
    if not state.setup.has_bought_minions or state.players[seat].influence < MINION_PRICE:
        return False
    return limit_left(state, seat, is_minion=True) > 0 and bool(minion_hexes(state, seat, None))


def _pass_on(fx: WarseerFx, seat: Seat, *, has_acted: bool) -> None:
    """The next player with unmarked creatures goes on; without any the round is over."""
    state = fx.state
    place = state.order.index(seat)
    coming = (*state.order[place + 1 :], *state.order[: place + 1])
    following = next((each for each in coming if unmarked(state, each)), None)
    if following is not None:
        fx.emit(ev.ActivationPassed(seat, following, has_acted))
        return
    if has_acted:
        fx.emit(ev.ActivationPassed(seat, seat, has_acted))
    _end_round(fx)


def _end_round(fx: WarseerFx) -> None:
    """Markers off, effects end, one round less; whoever was last is last again."""
    state = fx.state
    give_back(fx)
    place = state.order.index(state.last)
    coming = (*state.order[place + 1 :], *state.order[: place + 1])
    first = next(each for each in coming if not state.players[each].is_out)
    fx.emit(ev.RoundEnded(state.rounds - 1, first))
    if not state.rounds:
        fx.emit(ev.MatchEnded(leader(state), "rounds"))
        raise MatchDecided
    fx.emit(ev.PhaseBegan(Phase.DEPLOYMENT))


# --- The end ----------------------------------------------------------------------------------------------


def destroyed(state: State, seat: Seat) -> tuple[int, ...]:
    """Enemy characters destroyed: all, gold, silver, bronze.

    Of two players each counts the other's History, whatever destroyed them; of more each counts only those
    one destroyed oneself (WQ74).
    """
    kinds = state.tables.content.creatures
    if state.mode.seats == 2:
        history = state.players[1 - seat].history
        ranks = [kinds[each].rank for each in history if each in kinds]
        return (len(ranks), *(ranks.count(rank) for rank in (3, 2, 1)))
    facts = state.players[seat].facts_of_match
    return (facts.get("destroyed", 0), *(facts.get(f"destroyed{rank}", 0) for rank in (3, 2, 1)))


def leader(state: State) -> int:
    """The side that has won on rounds, -1 for a draw; fallen players are out."""
    counts = {player.seat: destroyed(state, player.seat) for player in state.players if not player.is_out}
    best = max(counts.values())
    found = [seat for seat, count in counts.items() if count == best]
    return state.mode.side_of[found[0]] if len(found) == 1 else -1
