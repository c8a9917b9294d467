"""What single cards of Discipline do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.arrival import arrive
from sfb_bot.games.codex.rules.at_work import has_reaction, statics
from sfb_bot.games.codex.rules.choices import About, OnObj, on_obj
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.damage import LAST_STANDS, Hit
from sfb_bot.games.codex.rules.dying import RESCUERS, TAKEN, Claim, Dead
from sfb_bot.games.codex.rules.effects.gold_and_cards import secret_card
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.fitting import fits
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId
from sfb_bot.games.codex.rules.leaving import FAREWELLS, leave
from sfb_bot.games.codex.rules.model import Obj
from sfb_bot.games.codex.rules.naming import opponent
from sfb_bot.games.codex.rules.values import hp_left
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, choose

TWINS_RETURN: Final = "twins_return"

NAMES: Final = frozenset({"focus_master", TWINS_RETURN, "trash_linked"})
FOCUS: Final = "focus"


# --- Hands and codices ------------------------------------------------------------------------------------


@op("look_at_hand")
def _look_at_hand(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The hand of one opponent is seen by the controller alone (C20)."""
    del part
    seat = yield from opponent(work, frame)
    if seat is not None:
        order = work.state.content.order
        hand = sorted(work.state.players[seat].hand, key=order.__getitem__)
        work.emit(ev.Looked(frame.seat, seat, "hand", tuple(hand)))


@op("show_and_discard")
def _show_and_discard(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Cards of a printed cost may be shown and discarded, all that are asked for or none (CQ61)."""
    count, cost = part.number("count", 1), part.number("cost")
    content = work.state.content
    frame.did = False
    fitting = [kind for kind in work.state.players[frame.seat].hand if content.kinds[kind].cost == cost]
    if frame.seat not in work.state.active:
        return
    fitting = fitting if len(fitting) >= count else []
    chosen: list[KindId] = []
    while len(chosen) < count:
        left = count - len(chosen)
        picked = yield from secret_card(work, frame, fitting, is_free=not chosen, left=left, prompt="discard")
        if picked is None:
            return
        chosen.append(picked)
        fitting.remove(picked)
    for kind in chosen:
        work.emit(ev.CardMoved(frame.seat, kind, "hand", "discard"))
    frame.did = True


@op("put_same_from_codex")
def _put_same_from_codex(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Another card of the same name may come into play from the codex."""
    del part
    kind = frame.kind
    if frame.seat not in work.state.active:
        return
    found = [kind.id] if work.state.players[frame.seat].codex.get(kind.id) else []
    if (yield from secret_card(work, frame, found, is_free=True)) is not None:
        work.emit(ev.CardMoved(frame.seat, kind.id, "codex", "table"))
        arrive(work, kind, frame.seat, frame.seat, "put", "codex")


# --- Rambasa Twin -----------------------------------------------------------------------------------------


def _twins_return(work: Work, dead: Dead, claims: dict[ObjId, list[Claim]]) -> Flow[None]:
    """The first of the turn to die goes on to its owner's codex, before anything else happens (C207).

    Of several that die together the active player picks one; those of the same players are all the same.
    """
    twins = [obj for obj, _ in dead if has_reaction(obj, TWINS_RETURN)]
    if not twins or any(player.spent.get("twins_died") for player in work.state.players):
        return
    first = twins[0]
    work.emit(ev.CountChanged(first.owner, "twins_died", len(twins)))
    cards = {(obj.owner, obj.seat): obj for obj in reversed(twins) if obj.kind is obj.shape}
    if not cards:
        return
    options = [on_obj(obj.id) for obj in sorted(cards.values(), key=lambda obj: obj.id)]
    about = About(first.id, first.shape.id)
    picked = yield from choose(work.chooser(), "choose", options, about=about)
    assert isinstance(picked, OnObj)
    claims.setdefault(picked.obj, []).append(Claim(TWINS_RETURN, NOTHING, "discard"))


def _go_back(work: Work, obj: Obj, claim: Claim) -> None:
    del claim
    work.emit(ev.CardMoved(obj.owner, obj.kind.id, "discard", "codex"))


RESCUERS.append(_twins_return)
TAKEN[TWINS_RETURN] = _go_back


# --- Focus Master, Hero's Monument ------------------------------------------------------------------------


def _focus(work: Work, obj: Obj, landing: list[tuple[Hit, int, int]]) -> int:
    """Damage that kills with nothing to spare is 1 less for a focus rune (CQ59).

    What overpower sends on is something to spare. Of deathtouch 1 damage is enough, armor or not.
    """
    state = work.state
    if not obj.shape.is_fighter or any(hit.has_rest for hit, _, _ in landing):
        return 0
    if any(hit.cause == "combat" and hit.flags & key.DEATHTOUCH for hit, _, _ in landing):
        is_exact = sum(amount for _, amount, _ in landing) == 1
    else:
        is_exact = 0 < hp_left(state, obj) == sum(left for _, _, left in landing)
    if not is_exact:
        return 0
    for master in statics(state, "focus_master"):
        if master.runes.get(FOCUS) and _guards(work, master, obj):
            work.emit(ev.RunesChanged(master.id, FOCUS, -1))
            work.emit(ev.DamagePrevented(obj.id, 1, master.id))
            return 1
    return 0


def _guards(work: Work, master: Obj, obj: Obj) -> bool:
    return any(
        ability.on is not None and fits(work.state, ability.on, obj, master.seat, master)
        for _, ability in master.shape.abilities_for("static")
        if ability.name == "focus_master"
    )


LAST_STANDS.add(_focus, "focus_master")


def _trash_linked(work: Work, obj: Obj, to: str, cause: str) -> None:
    """Daigo goes with the Monument that summoned him."""
    del to, cause
    if obj.links and has_reaction(obj, "trash_linked"):
        for number in obj.links:
            linked = work.obj(number)
            if linked is not None:
                leave(work, linked, "trash", "trashed")


FAREWELLS.append(_trash_linked)
