"""Turns: picks from the codex, ready, upkeep, and the end (section 4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import come_of_age, summon
from sfb_bot.games.codex.rules.at_work import Hooks, abilities, is_silenced
from sfb_bot.games.codex.rules.casting import take_effect
from sfb_bot.games.codex.rules.choices import NONE, About, OnKind, Word
from sfb_bot.games.codex.rules.construction import finish_sites
from sfb_bot.games.codex.rules.content import NO_KIND, SURPLUS
from sfb_bot.games.codex.rules.damage import mend
from sfb_bot.games.codex.rules.dying import die
from sfb_bot.games.codex.rules.holdings import able, holdings, of_seats, own
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.leaving import can_be_sacrificed, leave
from sfb_bot.games.codex.rules.model import (
    FEW_WORKERS,
    MELEES,
    MOST_HAND,
    TECH_PICKS,
    TIME,
    Obj,
    Phase,
    Player,
    State,
)
from sfb_bot.games.codex.rules.naming import offer_of
from sfb_bot.games.codex.rules.piles import discard, draw
from sfb_bot.games.codex.rules.settling import clear_up, settle, settle_tie
from sfb_bot.games.codex.rules.triggers import BUILT_IN, resolve
from sfb_bot.games.codex.rules.values import in_play, values
from sfb_bot.games.codex.rules.work import CodexFx, Waiting, Work, gain
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat, choose

MERCENARY: Final = KindId("mercenary")
# Every turn has the same ones.
_effects_ended: Final = cache(ev.EffectsEnded)
_phase_began: Final = cache(ev.PhaseBegan)
# Cards register what caps the gold of workers, changes the draw phase, and what happens as a turn ends.
INCOME_CAPS: Final = Hooks[Callable[[State, Seat], int | None]]()
# (state, seat) -> how many cards more are drawn, and the hand may be larger by; None: no draw phase.
DRAW_RULES: Final = Hooks[Callable[[State, Seat], int | None]]()
# When the main phase closes: (work, seat).
AT_CLOSE: Final[list[Callable[[Work, Seat], None]]] = []
# When a time rune has been taken from a card: (work, the card, by whom).
ON_TIME_RUNE: Final[list[Callable[[Work, Obj, Seat], None]]] = []


# --- Who is next ------------------------------------------------------------------------------------------


def next_seats(state: State) -> tuple[Seat, ...]:
    """Whose turn comes now: who has one more, else the next side around the table."""
    if not state.turn_no:
        return _ordered(state, state.side_of[state.first])
    if state.extra and not state.tied:
        return (state.extra[0],)
    # An extra turn is put in between: after it the one follows who would have come without it (C57).
    number = state.side_of[state.active[0]] if state.regular < 0 else state.regular
    for _ in state.sides:
        number = (number + 1) % len(state.sides)
        seats = _ordered(state, number)
        if seats and seats[0] not in state.fallen and (not state.tied or seats[0] in state.tied):
            return seats
    return state.active


def _ordered(state: State, side: int) -> tuple[Seat, ...]:
    """The seats of a side that are still in the match; who was agreed on to begin stands first."""
    seats = [seat for seat in state.sides[side] if not state.players[seat].has_left]
    return tuple(sorted(seats, key=lambda seat: seat != state.first))


# --- The beginning ----------------------------------------------------------------------------------------


def new_turn(fx: CodexFx) -> Flow[None]:
    """Take cards from the codex, then ready phase and upkeep."""
    work, state = Work(fx), fx.state
    seats = next_seats(state)
    choosing = [state.players[seat] for seat in seats if state.players[seat].turns]
    taken: dict[Seat, list[KindId]] = {player.seat: [] for player in choosing}
    if choosing:
        yield from _pick(state, choosing, taken)
        for seat, cards in taken.items():
            work.emit(ev.Teched(seat, tuple(cards), len(cards)))
    yield from clear_up(work)
    if all(state.players[seat].has_left for seat in seats):
        # They left instead of choosing: the next one's turn comes.
        return
    is_extra = bool(state.extra) and not state.tied and seats == (state.extra[0],)
    work.emit(ev.TurnBegan(seats, state.turn_no + 1, is_extra))
    work.emit(_phase_began(Phase.UPKEEP))
    for seat in seats:
        work.emit(_effects_ended("start", seat))
    _ready(work, seats)
    for seat in seats:
        work.emit(_effects_ended("upkeep", seat))
        _return_lent(work, seat)
    yield from resolve(work)
    for seat in seats:
        _income(work, seat)
    for seat in seats:
        _upkeep(work, seat)
    yield from resolve(work)
    work.emit(_phase_began(Phase.MAIN))


def _pick(state: State, choosing: list[Player], taken: dict[Seat, list[KindId]]) -> Flow[None]:
    """Everybody whose turn begins takes cards from the codex, one after the other, partners side by side."""
    asking = list(choosing)
    while asking:
        found = [(player, tech_question(state, player, tuple(taken[player.seat]))) for player in asking]
        questions = [(player, question) for player, question in found if question is not None]
        if not questions:
            break
        answers = yield Ask(tuple([question for _, question in questions]))
        asking = list[Player]()
        for (player, _), (option,) in zip(questions, answers, strict=True):
            if isinstance(option.payload, OnKind):
                taken[player.seat].append(option.payload.kind)
                asking.append(player)
    if not any(player.codex for player in choosing):
        # Nothing is left to take, but a turn has to begin with somebody's word.
        begin = Option("begin", Word("begin"))
        yield Ask((Decision(choosing[0].seat, "begin", (begin,), default=(begin.key,)),))


def tech_question(state: State, player: Player, taken: tuple[KindId, ...] = ()) -> Decision | None:
    """The next card of the codex, after those taken now; none where two are taken or nothing is left (C53).

    With many workers one may take fewer. Who does not choose takes the first ones of the binder (CQ75).
    """
    if len(taken) >= TECH_PICKS:
        return None
    is_free = len(taken) >= player.least_picks
    options = offer_of(state.content, tuple(player.codex))
    if options and is_free:
        options = (*options, NONE)
    used_up = [kind for kind in taken if player.codex[kind] <= taken.count(kind)]
    if used_up:
        options = tuple([option for option in options if option.key not in used_up])
    if not options or options[0] is NONE:
        return None
    about = About(kind=taken[0] if taken else NO_KIND, amount=TECH_PICKS - len(taken))
    default = NONE.key if is_free else options[0].key
    return Decision(player.seat, "tech", options, default=(default,), about=about)


def _ready(work: Work, seats: tuple[Seat, ...]) -> None:
    state = work.state
    ready: list[Obj] = []
    skipped: list[Obj] = []
    for obj in of_seats(state, seats):
        if not obj.is_future:
            if obj.skips_ready:
                skipped.append(obj)
            elif obj.is_exhausted:
                ready.append(obj)
    if ready or skipped:
        work.emit(ev.Readied(tuple(obj.id for obj in ready), tuple(obj.id for obj in skipped)))


def _return_lent(work: Work, seat: Seat) -> None:
    """What others lent to this player goes back to them (C271)."""
    for obj in own(work.state, seat):
        if obj.home and obj.home[-1][1] == f"lent:{seat}":
            work.emit(ev.ControlChanged(obj.id, obj.home[-1][0], "lent", is_back=True))


def _income(work: Work, seat: Seat) -> None:
    state = work.state
    gold = state.players[seat].workers
    for cap in INCOME_CAPS.of(state):
        limit = cap(state, seat)
        gold = gold if limit is None else min(gold, limit)
    gain(work, seat, gold, "workers")


def _upkeep(work: Work, seat: Seat) -> None:
    """Everything that happens in an upkeep waits for its place in the order (C42, C43)."""
    state = work.state
    player = state.players[seat]
    if state.setup.mode in MELEES and player.turns == 1:
        place = (seat - state.first) % len(state.players)
        if place >= 2:
            work.wait(Waiting(seat, state.base_of(seat).id, MERCENARY, -1, "mercenaries", number=place - 1))
    for obj in own(state, seat):
        if obj.is_building_site:
            continue
        if obj.runes and obj.runes.get(TIME) and (obj.is_future or _fades(state, obj)):
            work.wait(Waiting(seat, obj.id, obj.shape.id, -1, "time"))
        if obj.is_future:
            continue
        if obj.kind.id == SURPLUS:
            work.wait(Waiting(seat, obj.id, obj.kind.id, -1, "surplus"))
        healing = values(state, obj).healing if obj.mods or "healing" in obj.shape.numbers else 0
        if healing:
            work.wait(Waiting(seat, obj.id, obj.shape.id, -1, "healing", number=healing))
        if "upkeep" in obj.shape.by_when:
            for index, _ in abilities(state, obj, "upkeep"):
                work.wait(Waiting(seat, obj.id, obj.shape.id, index))
    for edict in state.edicts:
        if edict.until == "delayed" and edict.of == seat:
            work.wait(
                Waiting(seat, state.base_of(seat).id, KindId(edict.word), -1, edict.name, number=edict.amount)
            )


def _fades(state: State, obj: Obj) -> bool:
    if obj.kind.is_hero:
        return bool(obj.shape.bands[0].numbers.get("fading")) and not is_silenced(state, obj)
    return bool(obj.shape.numbers.get("fading"))


def _surplus(work: Work, waiting: Waiting) -> Flow[None]:
    if waiting.source in work.state.objs:
        draw(work, waiting.seat, 1, "surplus")
    return
    yield


def _healing(work: Work, waiting: Waiting) -> Flow[None]:
    """Everything friendly that fights loses damage (C42)."""
    state = work.state
    if waiting.source in state.objs:
        side = state.side_of[waiting.seat]
        for obj in list(state.objs.values()):
            if obj.shape.is_fighter and obj.damage and state.side_of[obj.seat] == side and in_play(obj):
                mend(work, obj, waiting.number)
    return
    yield


def _mercenaries(work: Work, waiting: Waiting) -> Flow[None]:
    summon(work, MERCENARY, waiting.seat, waiting.number)
    return
    yield


def _time(work: Work, waiting: Waiting) -> Flow[None]:
    """A time rune goes from a fading or forecasted card (C241, C243)."""
    obj = work.obj(waiting.source)
    if obj is not None and obj.runes.get(TIME):
        yield from take_time_rune(work, obj, "fading")


def take_time_rune(work: Work, obj: Obj, cause: str, *, by: Seat | None = None, count: int = 1) -> Flow[None]:
    """Remove time runes; with the last one a fading card dies and a forecasted one arrives.

    `by` is who does it, the controller where nobody is named.
    """
    work.emit(ev.RunesChanged(obj.id, TIME, -count, cause))
    for look in ON_TIME_RUNE:
        look(work, obj, obj.seat if by is None else by)
    if obj.runes.get(TIME):
        return
    if obj.is_future:
        if obj.kind.type == "spell":
            kind, owner, seat = obj.kind, obj.owner, obj.seat
            work.emit(ev.Left(obj.id, "gone", "arrived"))
            yield from take_effect(work, seat, owner, kind)
        else:
            come_of_age(work, obj)
    elif _fades(work.state, obj):
        if obj.shape.is_fighter:
            # It is a sacrifice, whatever took the rune (C241).
            if can_be_sacrificed(work.state, obj):
                yield from die(work, [(obj, "fading" if cause == "fading" else "sacrificed")])
        else:
            leave(work, obj, "discard", "fading")
    yield from settle(work)


BUILT_IN["surplus"] = _surplus
BUILT_IN["healing"] = _healing
BUILT_IN["mercenaries"] = _mercenaries
BUILT_IN["time"] = _time


# --- The end ----------------------------------------------------------------------------------------------


def end_of_turn(work: Work) -> Flow[None]:
    """Draw phase, end of turn; then it is somebody else's turn (C46 to C52)."""
    state = work.state
    for seat in state.active:
        for close in AT_CLOSE:
            close(work, seat)
    yield from resolve(work)
    for seat in state.active:
        if not state.players[seat].has_left:
            yield from _draw_phase(work, seat)
    yield from resolve(work)
    _at_end(work)
    yield from resolve(work)
    finish_sites(work, [seat for seat in state.active if not state.players[seat].has_left])
    _return_controlled(work)
    work.emit(_effects_ended("turn", state.chooser))
    for seat in state.active:
        work.emit(_effects_ended("after", seat))
    yield from resolve(work)
    least = tuple([TECH_PICKS if state.players[seat].workers < FEW_WORKERS else 0 for seat in state.active])
    was_tied = bool(state.tied)
    work.emit(ev.TurnEnded(state.active, least))
    if was_tied and not state.tied:
        settle_tie(work)
    work.emit(_phase_began(Phase.TECH))


def _draw_phase(work: Work, seat: Seat) -> Flow[None]:
    """Discard the hand, draw two more than it had, at most five (C47 to C50)."""
    state = work.state
    player = state.players[seat]
    more = 0
    for rule in DRAW_RULES.of(state):
        found = rule(state, seat)
        if found is None:
            return
        more += found
    count = min(len(player.hand) + 2 + more, MOST_HAND + more)
    kept: list[KindId] = []
    if player.hand and _has_stash(state, seat):
        options = offer_of(state.content, tuple(player.hand))
        picked = yield from choose(seat, "stash", [*options, Option("none", Word("none"))])
        if isinstance(picked, OnKind):
            kept = [picked.kind]
    leaving = player.hand.copy()
    for kind in kept:
        leaving.remove(kind)
    discard(work, seat, leaving, "draw")
    draw(work, seat, count - len(kept), "draw")


def _has_stash(state: State, seat: Seat) -> bool:
    return any(values(state, obj).flags & key.STASH for obj in holdings(state).fighters(seat))


def _at_end(work: Work) -> None:
    """What happens as a turn ends, of all players' cards (C51, C52)."""
    state = work.state
    ending = {obj.id for when in ("every_end", "end") for obj in able(state, when)}
    for obj in [
        each
        for each in state.objs.values()
        if each.mods
        or each.id in ending
        or (each.shape.is_fighter and (each.seen or values(state, each)).flags & key.EPHEMERAL)
    ]:
        if not in_play(obj):
            continue
        if obj.shape.is_fighter and values(state, obj).flags & key.EPHEMERAL:
            work.wait(Waiting(obj.seat, obj.id, obj.shape.id, -1, "ephemeral"))
        for index, _ in abilities(state, obj, "every_end"):
            work.wait(Waiting(obj.seat, obj.id, obj.shape.id, index))
        if obj.seat in state.active:
            for index, _ in abilities(state, obj, "end"):
                work.wait(Waiting(obj.seat, obj.id, obj.shape.id, index))
        for mod in obj.mods:
            if mod.what == "at_end":
                work.wait(
                    Waiting(
                        obj.seat,
                        obj.id,
                        obj.shape.id,
                        -1,
                        mod.word,
                        subject=mod.source,
                        number=mod.amount,
                        subject_seat=mod.seat,
                    )
                )


def _ephemeral(work: Work, waiting: Waiting) -> Flow[None]:
    obj = work.obj(waiting.source)
    if obj is not None:
        yield from die(work, [(obj, "destroyed")])


BUILT_IN["ephemeral"] = _ephemeral


def _return_controlled(work: Work) -> None:
    """Control that was taken for a turn goes back (C51, C224)."""
    for obj in [each for each in work.state.objs.values() if each.home]:
        if obj.home[-1][1] == "turn":
            work.emit(ev.ControlChanged(obj.id, obj.home[-1][0], "", is_back=True))
