"""What single cards of the Truth school do; its hero's copies are in `blue_copies`."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import SILENCE, abilities, has_rule, statics
from sfb_bot.games.codex.rules.choices import About, OnObj, on_obj
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.dying import RESCUERS, Claim, Dead
from sfb_bot.games.codex.rules.effects.blue_copies import has_double
from sfb_bot.games.codex.rules.effects.ops import op
from sfb_bot.games.codex.rules.fitting import subtypes_of
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.leaving import FAREWELLS, leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import opponent
from sfb_bot.games.codex.rules.settling import STATE_RULES
from sfb_bot.games.codex.rules.value_rules import KEYWORD_RULES, Values
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Seat, choose

# `dreamscape`, `macciatus` and `open_hands` are asked for by the rules themselves.
NAMES: Final[frozenset[str]] = frozenset(
    {"dreamscape", "liberty_gryphon", "macciatus", "mind_control", "open_hands", "reteller"}
)
_ILLUSION: Final = "illusion"
_RETELLER: Final = "reteller"


# --- Free Speech ------------------------------------------------------------------------------------------


@op("silence")
def _silence(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """An opponent's heroes neither cast nor have abilities until after that player's next turn (C118)."""
    del part
    victim = yield from opponent(work, frame)
    if victim is not None:
        work.emit(ev.EdictBegan(SILENCE, victim, "after", victim, word=frame.kind.id))


# --- Mind Control -----------------------------------------------------------------------------------------


def _mark(spell: Obj) -> str:
    return f"mind:{spell.id}"


def _give_back(work: Work, host: Obj, mark: str) -> None:
    """Undo a control, and what was built on it."""
    while any(moment == mark for _, moment in host.home):
        work.emit(ev.ControlChanged(host.id, host.home[-1][0], is_back=True))
    if has_double(work.state, host):
        leave(work, host, "discard", "legendary")


def _mind_control(work: Work, source: Obj) -> None:
    """Whoever controls the spell controls its host, as long as it lies there; the newest one counts."""
    host = work.obj(source.host)
    if host is None or (host.home and host.home[-1][1].startswith("lent")):
        return
    if any(each.host == host.id and each.id > source.id for each in statics(work.state, "mind_control")):
        return
    mark = _mark(source)
    if any(moment == mark for _, moment in host.home):
        if host.seat == source.seat:
            return
        _give_back(work, host, mark)
    # A control for a while that somebody had before ends with this one at the latest.
    while host.id in work.state.objs and host.home and not host.home[-1][1].startswith("mind:"):
        work.emit(ev.ControlChanged(host.id, host.home[-1][0], is_back=True))
    if host.id in work.state.objs and host.seat != source.seat:
        work.emit(ev.ControlChanged(host.id, source.seat, mark))
        if has_double(work.state, host):
            leave(work, host, "discard", "legendary")


def _mind_is_free(work: Work, obj: Obj, to: str, cause: str) -> None:
    """The spell is gone: whoever would have the unit without it has it again (C224)."""
    del to, cause
    if has_rule(obj, "mind_control"):
        host = work.obj(obj.host)
        if host is not None:
            _give_back(work, host, _mark(obj))


STATE_RULES["mind_control"] = _mind_control
FAREWELLS.append(_mind_is_free)


# --- Reteller of Truths -----------------------------------------------------------------------------------


def _tellers(state: State, seat: Seat) -> tuple[int, ObjId]:
    """How many Illusions of a seat are told of in a turn, and by whom; several tell the same."""
    for each in statics(state, _RETELLER):
        for _, ability in abilities(state, each, "static"):
            if each.seat == seat and ability.name == _RETELLER:
                return ability.limit, each.id
    return 0, NOTHING


def _retell(work: Work, dead: Dead, claims: dict[ObjId, list[Claim]]) -> Flow[None]:
    """The first Illusions of a player that die in a turn go to hand, where one tells of them (C207, C211).

    Of those that die together the active player says which were the first.
    """
    state = work.state
    illusions: list[Obj] = [
        obj for obj, _ in dead if obj.shape.is_unit and _ILLUSION in subtypes_of(state, obj)
    ]
    for seat in dict.fromkeys(obj.seat for obj in illusions):
        mine: list[Obj] = [obj for obj in illusions if obj.seat == seat]
        limit, teller = _tellers(state, seat)
        count = limit - state.players[seat].spent.get("illusions", 0)
        work.emit(ev.CountChanged(seat, "illusions", len(mine)))
        while mine and count > 0:
            # Those of the same name and owner are all the same.
            kinds = {(obj.kind.id, obj.owner): obj for obj in reversed(mine)}
            options = [on_obj(obj.id) for obj in mine if obj in kinds.values()]
            about = About(teller, state.objs[teller].shape.id)
            if len(mine) <= count:
                options = options[:1]
            picked = yield from choose(work.chooser(), "choose", options, about=about)
            assert isinstance(picked, OnObj)
            claims.setdefault(picked.obj, []).append(Claim(_RETELLER, teller, "hand"))
            mine = [obj for obj in mine if obj.id != picked.obj]
            count -= 1


RESCUERS.append(_retell)


# --- Liberty Gryphon --------------------------------------------------------------------------------------


def _liberty_gryphon(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Hard to get at beside another Illusion of a different name."""
    if obj is source and any(
        other.seat == obj.seat
        and other.shape.is_unit
        and other.shape.id != obj.shape.id
        and in_play(other)
        and _ILLUSION in subtypes_of(state, other)
        for other in state.objs.values()
    ):
        found.flags |= ability.flags


KEYWORD_RULES["liberty_gryphon"] = _liberty_gryphon
