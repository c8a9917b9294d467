"""What the cards of the black starter deck do: the Graveyard above all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import statics
from sfb_bot.games.codex.rules.casting import play
from sfb_bot.games.codex.rules.choices import About, OnKind, OnObj, on_kind, on_obj
from sfb_bot.games.codex.rules.combat import lowest
from sfb_bot.games.codex.rules.content import Part
from sfb_bot.games.codex.rules.costs import cost_of, may_play
from sfb_bot.games.codex.rules.dying import RESCUERS, TAKEN, Claim, Dead, destroy, die
from sfb_bot.games.codex.rules.effects.ops import CONDITIONS, op
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.leaving import FAREWELLS, leave
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import cards_of
from sfb_bot.games.codex.rules.settling import STATE_RULES
from sfb_bot.games.codex.rules.using import USE_CONDITIONS
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow, Seat, choose

GRAVEYARD: Final = "graveyard"
BURIED: Final = "buried"

NAMES: Final[frozenset[str]] = frozenset({"atk_cap", GRAVEYARD, "graveyard_has_playable"})

CONDITIONS["by_combat"] = lambda _, frame: frame.number == 1


# --- The weakest ------------------------------------------------------------------------------------------


@op("weakest")
def _weakest(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """The weakest unit of each player, or of each opponent, is destroyed or sacrificed (C187)."""
    state = work.state
    cause = part.word("how", "destroyed")
    seats = state.opponents(frame.seat)
    if part.word("who") != "opponents":
        seats = [player.seat for player in state.players if not player.is_cleared]
    doomed: list[ObjId] = []
    for seat in seats:
        found = lowest(work, [seat], cause, weakest=True)
        if found:
            about = About(frame.source, frame.kind.id, frame.index, frame.part)
            options = [on_obj(obj.id) for obj in found]
            picked = yield from choose(work.chooser(frame.seat), "lowest", options, about=about)
            assert isinstance(picked, OnObj)
            doomed.append(picked.obj)
    yield from die(work, [(state.objs[number], cause) for number in doomed])


def destroy_lowest_of(work: Work, frame: Frame, seat: Seat) -> Flow[None]:
    """The active player destroys one of the lowest-tech units of a player."""
    found = lowest(work, [seat], "destroyed")
    if found:
        about = About(frame.source, frame.kind.id, frame.index, frame.part)
        options = [on_obj(obj.id) for obj in found]
        picked = yield from choose(work.chooser(), "lowest", options, about=about)
        assert isinstance(picked, OnObj)
        yield from destroy(work, [work.state.objs[picked.obj]])


# --- Graveyard --------------------------------------------------------------------------------------------


def _owners(graveyard: Obj) -> list[Seat]:
    """Whose the buried cards are, in their order; where nothing is kept in mind, the Graveyard's owner's."""
    if not graveyard.word:
        return [graveyard.owner] * len(graveyard.held)
    return [Seat(int(each)) for each in graveyard.word.split()]


def _keep(work: Work, graveyard: Obj, kinds: Sequence[KindId], owners: Sequence[Seat]) -> None:
    """These are buried from now on."""
    word = " ".join(map(str, owners)) if any(owner != graveyard.owner for owner in owners) else ""
    work.emit(ev.Held(graveyard.id, tuple(kinds)))
    if word != graveyard.word:
        work.emit(ev.Remembered(graveyard.id, word=word))


def _graveyards(state: State, seat: Seat) -> list[Obj]:
    return [each for each in statics(state, GRAVEYARD) if each.seat == seat]


def _dig(work: Work, dead: Dead, claims: dict[ObjId, list[Claim]]) -> Flow[None]:
    """Units that are cards do not go to the discard pile while their controller has a Graveyard.

    Which of two takes one is for the active player to say (CQ71).
    """
    for obj, _ in dead:
        if obj.shape.is_unit:
            for grave in _graveyards(work.state, obj.seat):
                claims.setdefault(obj.id, []).append(Claim(GRAVEYARD, grave.id, BURIED))
    return
    yield


def _bury(work: Work, obj: Obj, claim: Claim) -> None:
    graveyard = work.state.objs[claim.by]
    _keep(work, graveyard, (*graveyard.held, obj.kind.id), [*_owners(graveyard), obj.owner])


def _farewell(work: Work, obj: Obj, to: str, cause: str) -> None:
    """What is buried in a Graveyard that goes is discarded."""
    del to, cause
    if obj.held and any(ability.name == GRAVEYARD for _, ability in obj.shape.abilities_for("static")):
        for kind, owner in zip(obj.held, _owners(obj), strict=True):
            work.emit(ev.CardMoved(owner, kind, GRAVEYARD, "discard"))


def _overflow(work: Work, graveyard: Obj) -> None:
    """With too many buried it is given up, and they are discarded with it."""
    for _, ability in graveyard.shape.abilities_for("static"):
        if ability.name == GRAVEYARD and len(graveyard.held) >= ability.limit:
            leave(work, graveyard, "discard", "sacrificed")
            return


def _playable(state: State, graveyard: Obj) -> list[KindId]:
    """The buried units that its controller could play now."""
    kinds, seat = state.content.kinds, graveyard.seat
    return [
        kind
        for kind in cards_of(list(graveyard.held), state.content.order)
        if may_play(state, seat, kinds[kind], GRAVEYARD)
        and cost_of(state, seat, kinds[kind]) <= state.players[seat].gold
    ]


@op("play_buried")
def _play_buried(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Play one of the buried units, with its cost and its requirement."""
    del part
    graveyard = work.obj(frame.source)
    found = _playable(work.state, graveyard) if graveyard is not None else []
    if not found:
        return
    about = About(frame.source, frame.kind.id, frame.index, frame.part)
    options = [on_kind(kind) for kind in found]
    picked = yield from choose(frame.seat, "choose", options, about=about)
    assert isinstance(picked, OnKind)
    graveyard = work.state.objs[frame.source]
    place = graveyard.held.index(picked.kind)
    held, owners = list(graveyard.held), _owners(graveyard)
    owner = owners.pop(place)
    del held[place]
    _keep(work, graveyard, held, owners)
    yield from play(work, frame.seat, work.state.content.kinds[picked.kind], GRAVEYARD, owner=owner)


RESCUERS.append(_dig)
TAKEN[GRAVEYARD] = _bury
FAREWELLS.append(_farewell)
STATE_RULES[GRAVEYARD] = _overflow
USE_CONDITIONS["graveyard_has_playable"] = lambda state, obj: bool(_playable(state, obj))
