"""What the cards of Future do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.arrival import LIMITS, count_tokens
from sfb_bot.games.codex.rules.at_work import has_reaction
from sfb_bot.games.codex.rules.casting import AFTER_PAYING, play
from sfb_bot.games.codex.rules.choices import OnKind, OnObj, on_kind, on_obj
from sfb_bot.games.codex.rules.content import Kind, Part
from sfb_bot.games.codex.rules.costs import FREE, add_price, cost_of, may_play
from sfb_bot.games.codex.rules.dying import die
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.effects.purple_starter import about_of
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.leaving import CANNOT_LEAVE, can_be_sacrificed
from sfb_bot.games.codex.rules.model import MELEES, TIME, Obj, State
from sfb_bot.games.codex.rules.naming import candidates, cards_of
from sfb_bot.games.codex.rules.settling import decide, finish
from sfb_bot.games.codex.rules.triggers import BUILT_IN
from sfb_bot.games.codex.rules.turns import take_time_rune
from sfb_bot.games.codex.rules.using import USE_CONDITIONS
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work, pay
from sfb_bot.kernel import Ask, Decision, Flow, Seat, choose

NAMES: Final = frozenset({"gilded", "has_deck", "has_deck_and_hand", "has_hive_room"})

PROMISE: Final = "promise"
DEBT: Final = "debt"
HIVE: Final = KindId("hive")
STINGER: Final = KindId("stinger")


# --- Promise of Payment -----------------------------------------------------------------------------------


@op("promise")
def _promise(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The next card of this turn is free."""
    del part
    work.emit(ev.EdictBegan(PROMISE, frame.seat, "turn", frame.seat))
    return
    yield


def _is_promised(state: State, seat: Seat, kind: Kind | None = None) -> bool:
    del kind
    return any(edict.name == PROMISE and edict.seat == seat for edict in state.edicts)


def _owe(work: Work, seat: Seat, kind: Kind) -> None:
    """The card that was played for a promise is owed at its printed cost (C81)."""
    if _is_promised(work.state, seat):
        work.emit(ev.EdictEnded(PROMISE, seat))
        if kind.cost:
            work.emit(ev.EdictBegan(DEBT, seat, "delayed", seat, kind.cost, kind.id))


def _debt(work: Work, waiting: Waiting) -> Flow[None]:
    """A debt is paid, or the match is lost (C281, CQ43)."""
    state = work.state
    seat = waiting.seat
    # All debts of a seat fall due in the same upkeep, and all of them wait in line already.
    work.emit(ev.EdictEnded(DEBT, seat))
    if state.players[seat].gold >= waiting.number:
        pay(work, seat, waiting.number, DEBT, waiting.kind)
    elif state.setup.mode in MELEES:
        work.emit(ev.BaseFell((seat,)))
        decide(work, "debt")
    else:
        finish(work, 1 - state.side_of[seat], "debt")
    return
    yield


add_price(FREE, _is_promised, PROMISE, whose="any")
AFTER_PAYING.append(_owe)
BUILT_IN[DEBT] = _debt


# --- Double Time, Gilded Glaxx, Omegacron -----------------------------------------------------------------


@op("extra_turn")
def _extra_turn(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Another turn after this one (C57)."""
    del part
    work.emit(ev.ExtraTurnGained(frame.seat))
    return
    yield


def _is_held_by_gold(state: State, obj: Obj, cause: str) -> bool:
    """While its controller has gold, Gilded Glaxx leaves only by dying from combat damage (C181)."""
    return cause != "combat" and has_reaction(obj, "gilded") and state.players[obj.seat].gold > 0


@op("take_time")
def _take_time(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The card at work loses a time rune."""
    for obj in (yield from objects(work, frame, part)):
        if obj.runes.get(TIME):
            yield from take_time_rune(work, obj, "effect", by=frame.seat)


CANNOT_LEAVE.add(_is_held_by_gold, "gilded")


# --- Hive -------------------------------------------------------------------------------------------------


def _room(state: State, kind: Kind, seat: Seat) -> int | None:
    """Each Hive allows as many Stingers as stand on the token."""
    if kind.id != STINGER:
        return None
    hives = sum(
        1 for obj in state.objs.values() if obj.shape.id == HIVE and obj.seat == seat and in_play(obj)
    )
    return kind.limit * max(1, hives)


def _has_room(state: State, obj: Obj) -> bool:
    kind = state.content.kinds[STINGER]
    return count_tokens(state, kind, obj.seat) < (_room(state, kind, obj.seat) or 0)


@op("sacrifice_together")
def _sacrifice_together(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """As many of what is described as `count` says are sacrificed at once; the active player chooses."""
    assert part.on is not None
    count = part.number("count", 1)
    found = [obj for obj in candidates(work, frame, part.on) if can_be_sacrificed(work.state, obj)]
    if len(found) > count:
        options = tuple([on_obj(obj.id) for obj in found])
        default = tuple([option.key for option in options[:count]])
        asked = work.chooser(frame.seat)
        answers = yield Ask((Decision(asked, "choose", options, (count, count), default, about_of(frame)),))
        picked = [option.payload.obj for option in answers[0] if isinstance(option.payload, OnObj)]
        found = [work.state.objs[number] for number in picked]
    yield from die(work, [(obj, "sacrificed") for obj in found])


LIMITS.append(_room)
USE_CONDITIONS["has_hive_room"] = _has_room


# --- Vir Garbarean ----------------------------------------------------------------------------------------


def _has_deck(state: State, obj: Obj) -> bool:
    """Looking at the deck never makes a new one (C252)."""
    return bool(state.players[obj.seat].deck)


def _has_deck_and_hand(state: State, obj: Obj) -> bool:
    return _has_deck(state, obj) and bool(state.players[obj.seat].hand)


def _look(work: Work, seat: Seat) -> KindId:
    """A seat sees the top of its own deck, and nobody else does."""
    top = work.state.players[seat].deck[-1]
    work.emit(ev.Looked(seat, seat, "deck", (top,)))
    return top


@op("look_top")
def _look_top(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """See the top card of the own deck."""
    del part
    if work.state.players[frame.seat].deck:
        _look(work, frame.seat)
    return
    yield


@op("swap_top")
def _swap_top(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Exchange the top card of the own deck for a card of the hand."""
    del part
    player = work.state.players[frame.seat]
    if not player.deck or not player.hand:
        return
    options = [on_kind(kind) for kind in cards_of(player.hand, work.state.content.order)]
    picked = yield from choose(frame.seat, "choose", options, about=about_of(frame), always=True)
    assert isinstance(picked, OnKind)
    top = _look(work, frame.seat)
    work.emit(ev.CardMoved(frame.seat, top, "deck", "hand", is_shown=False))
    work.emit(ev.CardMoved(frame.seat, picked.kind, "hand", "deck", is_shown=False))


@op("play_top")
def _play_top(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Play the top card of the own deck, if it can be paid for and all that it takes is there."""
    del part
    state = work.state
    seat = frame.seat
    if not state.players[seat].deck:
        return
    kind = state.content.kinds[_look(work, seat)]
    if may_play(state, seat, kind, "deck") and cost_of(state, seat, kind) <= state.players[seat].gold:
        yield from play(work, seat, kind, "deck")


USE_CONDITIONS["has_deck"] = _has_deck
USE_CONDITIONS["has_deck_and_hand"] = _has_deck_and_hand
