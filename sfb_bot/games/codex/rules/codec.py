"""State, settings and events as JSON values, with a schema version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, cast

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import Content, Kind
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import (
    DUEL,
    FOUND_OUT,
    SIDES,
    Edict,
    HeroCard,
    Mod,
    Obj,
    Outcome,
    Phase,
    Player,
    Setup,
    State,
    new_state,
)
from sfb_bot.games.codex.rules.sources import enlist_all
from sfb_bot.kernel import (
    FIRST_SEAT,
    MODE,
    Dice,
    EventCodec,
    JournalError,
    Json,
    Seat,
    SetupRefused,
    frozen,
    stored_fields,
)

SCHEMA: Final = 1
HERO_COUNTS: Final = {"one": 1, "three": 3}
_COUNT_NAMES: Final = {count: name for name, count in HERO_COUNTS.items()}
PICK_WAYS: Final = ("blind", "draft", "random")


def encode_setup(setup: Setup) -> Json:
    """The agreed settings."""
    chosen = {"chosen": [list(kinds) for kinds in setup.chosen]} if setup.chosen else {}
    return {
        MODE: setup.mode,
        "heroes": _COUNT_NAMES[setup.heroes],
        "picks": setup.picks,
        FIRST_SEAT: setup.first,
        **chosen,
    }


def decode_setup(stored: Mapping[str, Json], content: Content) -> Setup:
    """Read settings, strictly: what is not understood is refused rather than ignored."""
    # Any: what is stored is checked by the pattern.
    known: dict[str, Any] = {
        MODE: DUEL,
        "heroes": "three",
        "picks": "blind",
        FIRST_SEAT: None,
        "chosen": [],
        **stored,
    }
    match known:
        case {
            "mode": str() as mode,
            "heroes": ("one" | "three") as heroes,
            "picks": ("blind" | "draft" | "random") as picks,
            "first": None | int() as first,
            "chosen": chosen,
            **rest,
        } if not rest and mode in SIDES and not isinstance(first, bool):
            seats = sum(len(side) for side in SIDES[mode])
            count = HERO_COUNTS[heroes]
            if first is None or 0 <= first < seats:
                found = _chosen(chosen, seats, count, content)
                return Setup(mode, count, picks, None if first is None else Seat(first), found)
        case _:
            pass
    raise SetupRefused(f"these are not settings of a match: {dict(stored)}"[:200], rule="setup")


# Any: what is stored is checked here.
def _chosen(stored: Any, seats: int, count: int, content: Content) -> tuple[tuple[KindId, ...], ...]:
    """Heroes chosen beforehand: as many as are played, each once, or none."""
    if not stored:
        return ()
    chosen = cast("list[Any]", stored) if isinstance(stored, list) else []
    heroes = {hero.id for hero in content.heroes}
    found = [tuple(cast("list[KindId]", kinds)) for kinds in chosen if isinstance(kinds, list)]
    is_right = len(found) == seats and all(
        not kinds or (len(kinds) == len(set(kinds)) == count and heroes.issuperset(kinds)) for kinds in found
    )
    if not is_right:
        raise SetupRefused("the heroes chosen beforehand do not fit the match", rule="setup")
    return tuple(found)


# --- State ------------------------------------------------------------------------------------------------


def encode_state(state: State) -> Json:
    """Everything, secrets included; what can be computed is left out.

    Every list is a copy: a checkpoint stays what it was while the match goes on.
    """
    return {
        "schema": SCHEMA,
        "setup": encode_setup(state.setup),
        "dice": [state.dice.seed, state.dice.used],
        "phase": state.phase.value,
        "first": state.first,
        "turn": [list(state.active), state.turn_no, state.regular],
        "pick_no": state.pick_no,
        "players": [_encode_player(player) for player in state.players],
        "objs": [encode_obj(obj) for obj in state.objs.values()],
        "bases": state.bases.copy(),
        "edicts": [_encode_value(edict) for edict in state.edicts],
        "extra": state.extra.copy(),
        "fight": [state.attacker, state.defender],
        "next_id": state.next_id,
        "tied": list(state.tied),
        "fallen": list(state.fallen),
        "draw_offers": state.draw_offers.copy(),
        "concessions": state.concessions.copy(),
        "gone": [list(each) for each in state.gone],
        "outcome": [state.outcome.winner, state.outcome.reason] if state.outcome else None,
    }


def _encode_value(found: Mod | Edict) -> Json:
    return [getattr(found, each.name) for each in fields(found)]


def _encode_player(player: Player) -> Json:
    return [
        player.gold,
        player.workers,
        player.hand.copy(),
        player.deck.copy(),
        player.discard.copy(),
        list(player.codex.items()),
        player.hired.copy(),
        [[hero.kind, hero.wait, hero.obj, hero.has_died] for hero in player.heroes],
        player.bans.copy(),
        player.least_picks,
        player.spec,
        player.built.copy(),
        player.has_locked,
        player.turns,
        dict(player.spent),
        player.trash.copy(),
        player.has_left,
        player.is_cleared,
    ]


# What an object usually has; only what differs is stored.
_USUAL: Final[dict[str, Any]] = {
    each.name: each.default_factory() if callable(each.default_factory) else each.default
    for each in fields(Obj)
    if each.name not in ("id", "kind", "owner", "seat", "shape", *FOUND_OUT)
}


def encode_obj(obj: Obj) -> Json:
    """Something on the table: who and what it is, and whatever is not as usual."""
    kept: dict[str, Any] = {}
    for name, usual in _USUAL.items():
        found = getattr(obj, name)
        if found != usual:
            kept[name] = _plain(name, found)
    return [obj.id, obj.kind.id, obj.owner, obj.seat, _encode_shape(obj), kept]


def _encode_shape(obj: Obj) -> str:
    """What it counts as; what was transformed keeps its tech level and cost, which a token has not (C238)."""
    shape = obj.shape
    if shape is obj.kind:
        return ""
    return f"{shape.id}.{shape.tech}.{shape.cost}" if shape.is_token else shape.id


def _decode_shape(content: Content, stored: str) -> Kind:
    kind, *rest = stored.split(".")
    found = content.kinds[KindId(kind)]
    if rest and (found.tech, found.cost) != (int(rest[0]), int(rest[1])):
        return content.form(found.id, int(rest[0]), int(rest[1]))
    return found


# Any: the values of fields of many types.
def _plain(name: str, found: Any) -> Any:
    match name:
        case "mods":
            return [_encode_value(mod) for mod in found]
        case "runes":
            return dict(found)
        case "used":
            return [list(pair) for pair in found.items()]
        case "home":
            return [list(pair) for pair in found]
        case _:
            return list(cast("tuple[Any, ...]", found)) if isinstance(found, tuple) else found


def decode_state(stored: Json, content: Content) -> State:
    """The inverse of `encode_state`."""
    kept = stored_fields(stored, SCHEMA)
    seed, used = kept["dice"]
    state = new_state(content, decode_setup(kept["setup"], content), seed)
    state.dice = Dice(seed, used)
    state.phase = Phase(kept["phase"])
    state.first = kept["first"]
    active, state.turn_no, state.regular = kept["turn"]
    state.active = tuple(active)
    state.pick_no = kept["pick_no"]
    state.players = [_decode_player(Seat(seat), player) for seat, player in enumerate(kept["players"])]
    for each in kept["objs"]:
        obj = _decode_obj(content, each)
        state.objs[obj.id] = obj
    # First what holds for players: what is at work depends on it.
    state.edicts = [Edict(*each) for each in kept["edicts"]]
    enlist_all(state)
    state.bases = list(kept["bases"])
    state.extra = list(kept["extra"])
    state.attacker, state.defender = kept["fight"]
    state.next_id = kept["next_id"]
    state.tied, state.fallen = tuple(kept["tied"]), tuple(kept["fallen"])
    state.draw_offers = list(kept["draw_offers"])
    state.concessions = list(kept["concessions"])
    state.gone = [(number, kind, seat) for number, kind, seat in kept["gone"]]
    state.outcome = Outcome(*kept["outcome"]) if kept["outcome"] else None
    return state


def _decode_player(seat: Seat, stored: Json) -> Player:
    gold, workers, hand, deck, discard, codex, hired, heroes, bans, *rest = stored
    least, spec, built, has_locked, turns, spent, trash, has_left, is_cleared = rest
    return Player(
        seat,
        gold,
        workers,
        list(hand),
        list(deck),
        list(discard),
        dict(codex),
        list(hired),
        [HeroCard(*hero) for hero in heroes],
        list(bans),
        least,
        spec,
        list(built),
        has_locked,
        turns,
        dict(spent),
        list(trash),
        has_left,
        is_cleared,
    )


def _decode_obj(content: Content, stored: Json) -> Obj:
    number, kind_id, owner, seat, shape, kept = stored
    kind = content.kinds[kind_id]
    obj = Obj(number, kind, owner, seat, _decode_shape(content, shape) if shape else kind)
    for name, found in kept.items():
        match name:
            case "mods":
                obj.mods = [Mod(*mod) for mod in found]
            case "used":
                obj.used = dict(found)
            case "home":
                obj.home = tuple((Seat(home), until) for home, until in found)
            case "runes":
                obj.runes = dict(found)
            case _ if name in _USUAL:
                setattr(obj, name, frozen(found))
            case _:
                raise JournalError(f"nothing has a {name!r}")
    return obj


# --- Events -----------------------------------------------------------------------------------------------


def _phase_began(phase: str, *steps: int) -> ev.PhaseBegan:
    return ev.PhaseBegan(Phase(phase), *steps)


_EVENTS: Final = EventCodec(ev.EVENTS, {ev.PhaseBegan: _phase_began})
encode_event: Final = _EVENTS.encode
decode_event: Final = _EVENTS.decode
