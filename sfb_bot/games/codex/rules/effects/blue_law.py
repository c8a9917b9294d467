"""What single cards of the Law school do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.at_work import abilities, statics
from sfb_bot.games.codex.rules.casting import play
from sfb_bot.games.codex.rules.choices import NONE, About, OnKind, on_kind
from sfb_bot.games.codex.rules.combat import ON_COMBAT_DAMAGE
from sfb_bot.games.codex.rules.content import Kind, Part
from sfb_bot.games.codex.rules.costs import FORBIDS, NEEDS, cost_of
from sfb_bot.games.codex.rules.effects.blue_looks import look_into, pile_of
from sfb_bot.games.codex.rules.effects.gold_and_cards import secret_card
from sfb_bot.games.codex.rules.effects.ops import objects, op
from sfb_bot.games.codex.rules.exhausting import disable
from sfb_bot.games.codex.rules.leaving import MINDS
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.piles import draw
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Waiting, Work, gain
from sfb_bot.kernel import Flow, Seat, choose

NAMES: Final[frozenset[str]] = frozenset({"censorship_council", "guardian", "insured"})


# --- Injunction -------------------------------------------------------------------------------------------


@op("injunction")
def _injunction(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A tech building does not work in its player's next turn; the units of its level are disabled (C87)."""
    state = work.state
    for building in (yield from objects(work, frame, part)):
        seat, level = building.seat, building.shape.tech
        # The turn that is under way is not the next one.
        later = int(seat in state.active)
        work.emit(ev.ModAdded(building.id, "off", later, "after", seat, source=frame.source))
        for obj in list(state.objs.values()):
            if obj.shape.is_unit and obj.seat == seat and obj.shape.tech == level and in_play(obj):
                disable(work, obj)


# --- Community Service ------------------------------------------------------------------------------------


@op("community_service")
def _community_service(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Look at a hand or a discard pile, and take a unit from there."""
    assert part.on is not None
    looked = yield from look_into(work, frame)
    if looked is None:
        return
    whose, zone = looked
    kinds = work.state.content.kinds
    found = [
        kind
        for kind in dict.fromkeys(pile_of(work, whose, zone))
        if kinds[kind].is_unit and kinds[kind].tech in part.on.tech
    ]
    options = [on_kind(kind) for kind in found]
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    # Asked in any case: not to be asked would tell the others what is not there.
    picked = yield from choose(work.chooser(frame.seat), "choose", [*options, NONE], about=about, always=True)
    if isinstance(picked, OnKind):
        work.emit(ev.CardMoved(whose, picked.kind, zone, "table"))
        # It comes from a pile of somebody else, which is not "from hand" for anybody.
        arrive(work, kinds[picked.kind], whose, frame.seat, "put")


# --- Jurisdiction -----------------------------------------------------------------------------------------


@op("jurisdiction")
def _jurisdiction(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Play a spell of the codex that is not ultimate; no hero is needed for it (CQ44)."""
    del part
    player = work.state.players[frame.seat]
    kinds = work.state.content.kinds
    found = [kind for kind in player.codex if _is_playable(work.state, frame.seat, kinds[kind])]
    picked = yield from secret_card(work, frame, found)
    if picked is not None:
        yield from play(work, frame.seat, kinds[picked], "codex")


def _is_playable(state: State, seat: Seat, kind: Kind) -> bool:
    if kind.type != "spell" or kind.spell == "ultimate":
        return False
    if any(forbids(state, seat, kind, "codex") for forbids in FORBIDS.of(state, seat)):
        return False
    needs = NEEDS.get(kind.id)
    if needs is not None and not needs(state, seat):
        return False
    return cost_of(state, seat, kind) <= state.players[seat].gold


# --- Guardian of the Gates --------------------------------------------------------------------------------


def _guard(work: Work, giver: Obj, taker: Obj, amount: int, is_attacker: bool) -> None:
    """Whoever gets combat damage of the guardian, be it into armor, will be disabled."""
    del amount, is_attacker
    if not taker.shape.is_unit:
        return
    for index, ability in abilities(work.state, giver, "static"):
        if ability.name == "guardian":
            work.wait(Waiting(giver.seat, giver.id, giver.shape.id, index, subject=taker.id))


ON_COMBAT_DAMAGE.add(_guard, "guardian")


# --- Insurance Agent --------------------------------------------------------------------------------------


@op("insure")
def _insure(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """A rune on a unit, and the agent keeps in mind which one it is."""
    for obj in (yield from objects(work, frame, part)):
        work.emit(ev.RunesChanged(obj.id, "insurance", 1))
        if frame.source in work.state.objs:
            work.emit(ev.Remembered(frame.source, (obj.id,)))


@op("payout")
def _payout(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Gold for the cost of the unit that has died, which for a copy is that of the original (C77)."""
    gain(work, frame.seat, frame.number, "effect", frame.kind.id)
    draw(work, frame.seat, part.number("draw", 1), frame.kind.id)
    return
    yield


def _is_insured(work: Work, watcher: Obj, obj: Obj, cause: str) -> bool:
    del work, cause
    return obj.id in watcher.links


MINDS["insured"] = _is_insured


# --- Censorship Council -----------------------------------------------------------------------------------


def _is_censored(state: State, seat: Seat, kind: Kind, zone: str) -> bool:
    """Opponents of a council play one card of their hand in a turn."""
    del kind
    if zone != "hand" or not state.players[seat].spent.get("played_from_hand", 0):
        return False
    return any(state.is_opposing(each.seat, seat) for each in statics(state, "censorship_council"))


FORBIDS.add(_is_censored, "censorship_council", whose="opposing")
