"""The terms that goals and mistakes of exercises are written in.

A warrior is a seat and a card, such as `b.zombie`.

at CELL WARRIOR        it stands on this cell
stands WARRIOR         it is in a lane
destroyed WARRIOR      it was destroyed
attacked WARRIOR       the own side has attacked it
played SPELL           the own side has played it
won                    the match is over, and won
points N               at least so many enemy warriors were destroyed
champion N             at least so many enemy champions lie in the discard that did not before
win N                  the match is won, or between two actions an own warrior stands on its goal cell
save N                 between two actions: at least so many own champions more than at the beginning stand
                       where no attack of the enemy's next turn can destroy them, if it has no card to play
"""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.content import LANES
from sfb_bot.games.rift.rules.evolve import CHANGES
from sfb_bot.games.rift.rules.ids import KindId, WarriorId
from sfb_bot.games.rift.rules.lanes import goal_cell
from sfb_bot.games.rift.rules.model import State, Warrior, other
from sfb_bot.games.rift.rules.movement import advance_moves
from sfb_bot.games.rift.rules.strength import attack_total, life, strikers
from sfb_bot.kernel import LETTERS, BugError, Seat
from sfb_bot.practice.exercises import Situation


def holds(term: str, situation: Situation) -> bool:
    """Whether a term is true; BugError for one that is none."""
    now: State = situation.now
    match term.split():
        case ["won"]:
            return _has_won(now, situation.seat)
        case ["points" | "champion" | "win" | "save" as word, count]:
            return _gain(word, situation) >= int(count)
        case ["played", spell]:
            return any(each.spell == spell for each in _announced(situation))
        case ["at", cell, warrior]:
            return any(each.cell == now.content.cell(cell) for each in _standing(now, warrior))
        case ["stands" | "destroyed" | "attacked" as word, warrior]:
            return _holds_for(word, warrior, situation)
        case _:
            raise BugError(f"{term!r} is no condition")


def _holds_for(word: str, warrior: str, situation: Situation) -> bool:
    card = _card(situation.now, warrior)
    match word:
        case "stands":
            return bool(_standing(situation.now, warrior))
        case "destroyed":
            fallen = (each for each in situation.events if isinstance(each, ev.Destroyed))
            return any((each.seat, each.kind) == card for each in fallen)
        case _:
            targets = (each.target for each in _announced(situation) if not each.spell)
            return any(_card_of(situation, target) == card for target in targets)


# --- warriors ---------------------------------------------------------------------------------------------


def _card(state: State, warrior: str) -> tuple[Seat, KindId]:
    """The seat and the card of a word such as `b.zombie`."""
    letter, _, name = warrior.partition(".")
    if letter.upper() not in LETTERS[: len(state.players)] or name not in state.content.kinds:
        raise BugError(f"{warrior!r} is no warrior")
    return Seat(LETTERS.index(letter.upper())), KindId(name)


def _standing(state: State, warrior: str) -> list[Warrior]:
    card = _card(state, warrior)
    return [each for each in state.warriors.values() if (each.seat, each.kind.id) == card]


def _card_of(situation: Situation, number: WarriorId) -> tuple[Seat, KindId] | None:
    """Whose card a number is, also of a warrior that has gone."""
    for state in (situation.before, situation.now):
        warrior = state.warriors.get(number)
        if warrior is not None:
            return warrior.seat, warrior.kind.id
    came = (each for each in situation.events if isinstance(each, ev.Summoned) and each.warrior == number)
    return next(((each.seat, each.kind) for each in came), None)


def _announced(situation: Situation) -> list[ev.Announced]:
    """The own attacks and spells so far."""
    return [
        each for each in situation.events if isinstance(each, ev.Announced) and each.seat == situation.seat
    ]


# --- what puzzles are about -------------------------------------------------------------------------------


def _gain(word: str, situation: Situation) -> int:
    """How much more there is of something than at the beginning."""
    before, now, seat = situation.before, situation.now, situation.seat
    rival = other(seat)
    is_between = situation.asks in ("main", "")
    match word:
        case "points":
            return now.players[rival].destroyed - before.players[rival].destroyed
        case "champion":
            return _fallen_champions(now, rival) - _fallen_champions(before, rival)
        case "win":
            is_through = is_between and now.turn_no == before.turn_no and _is_through(now, seat)
            return int(_has_won(now, seat) or is_through)
        case _:
            safe, safe_before = (_safe_champions(each, seat, before.turn_no) for each in (now, before))
            return safe - safe_before if is_between else 0


def _has_won(state: State, seat: Seat) -> bool:
    return state.outcome is not None and state.outcome.winner == seat


def _is_through(state: State, seat: Seat) -> bool:
    """Nothing that is left of the own turn takes a warrior off its goal cell (R-44, R-69)."""
    cells = (state.cells[goal_cell(state, seat, lane)] for lane in range(len(LANES)))
    return any(each is not None and each.seat == seat for each in cells)


def _fallen_champions(state: State, seat: Seat) -> int:
    kinds = state.content.kinds
    return sum(kinds[kind].rank == "champion" for kind in state.players[seat].discard)


def _safe_champions(state: State, seat: Seat, turn_no: int) -> int:
    """The own champions in lanes that no attack of the turn after the one with this number destroys.

    The turn may have ended by itself, and the next one, too, if nobody could attack in it.
    """
    then = _next_turn(state) if state.turn_no == turn_no else state
    own = [each for each in then.warriors.values() if each.seat == seat and each.kind.rank == "champion"]
    if then.turn == seat:
        return len(own)
    return sum(_worst(then, each) < life(then, each) - each.damage for each in own)


def _next_turn(state: State) -> State:
    """The table after the other side has advanced, if the turn ended now; whom it summons is left out."""
    then = state.copy()
    for event in (ev.TurnEnded(state.turn), ev.TurnBegan(other(state.turn), state.turn_no + 1)):
        CHANGES[type(event)](then, event)
    moves = advance_moves(then)
    if moves:
        CHANGES[ev.Advanced](then, ev.Advanced(moves))
    return then


def _worst(state: State, target: Warrior) -> int:
    """The most an attack on a warrior can do: by all who can hit it, or by one who is better alone."""
    striking = strikers(state, target)
    parties = [striking, *([each] for each in striking)]
    return max(attack_total(state, party, target) for party in parties)
