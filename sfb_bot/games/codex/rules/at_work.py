"""Abilities at work: what a card has now, and which rules and auras touch the table, found in no time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, Literal, TypeVar

from sfb_bot.games.codex.rules.content import Ability, Kind
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.kernel import Seat

SILENCE: Final = "silence"

T = TypeVar("T")


# Of a hero who has no abilities now; otherwise its band, or 0 for whatever has no bands.
SILENT: Final = -1


class Parts:
    """What a kind of card has that works on others: of its abilities those it has at a stage.

    `printed` and `names` are static ones without regard to that.
    """

    __slots__ = ("keyword_auras", "names", "printed", "stat_auras", "statics")

    def __init__(self, kind: Kind, stage: int) -> None:
        here: Mapping[str, tuple[tuple[int, Ability], ...]] = {}
        if stage != SILENT:
            here = kind.by_band[stage] if kind.by_band else kind.by_when
        auras = [ability for when in ("aura", "host") for _, ability in here.get(when, ())]
        self.printed = [ability for _, ability in kind.abilities_for("static")]
        self.names = {ability.name for ability in self.printed}
        self.statics = [ability for _, ability in here.get("static", ())]
        self.keyword_auras = [ability for ability in auras if ability.flags or ability.numbers]
        self.stat_auras = [ability for ability in auras if ability.atk or ability.hp or ability.armor]


@lru_cache(maxsize=4096)
def _parts(kind: Kind, stage: int) -> Parts:
    return Parts(kind, stage)


def _stage(state: State, obj: Obj) -> int:
    if not obj.kind.is_hero:
        return 0
    return SILENT if state.edicts and is_silenced(state, obj) else band_of(obj)


class AtWork:
    """The rules and auras of all cards in play, sorted; made again whenever a card comes, goes or changes."""

    __slots__ = (
        "by_name",
        "givers",
        "hooks",
        "keyword_auras",
        "names",
        "printed",
        "sources",
        "stat_auras",
        "state_rules",
        "statics",
        "value_rules",
    )

    def __init__(self, state: State) -> None:
        self.sources = state.sources
        # Static abilities in the order of their cards, and the cards by the names of their rules.
        self.statics: list[tuple[Obj, Ability]] = []
        self.by_name: dict[str, list[Obj]] = {}
        # The same without regard to levels and silence; the names of these, each with the seats that have
        # such a card, and of what holds for players.
        self.printed: list[tuple[Obj, Ability]] = []
        self.names: dict[str, set[Seat]] = {edict.name: set() for edict in state.edicts}
        # Of all that cards add to the rules, what is at work now: see `Hooks`.
        self.hooks: dict[object, Sequence[object]] = {}
        # Any: what `values` and `settling` make of the static ones; they know the rules by name.
        self.value_rules: Any = None
        self.state_rules: Any = None
        # What gives keywords, and what gives numbers, to others or to a host.
        self.keyword_auras: list[tuple[Obj, Ability]] = []
        self.stat_auras: list[tuple[Obj, Ability]] = []
        # What gives abilities to others that they may pay for.
        self.givers = [source for source in state.sources if "gives" in source.shape.by_when]
        for source in state.sources:
            self._take(source, _parts(source.shape, _stage(state, source)))

    def _take(self, source: Obj, parts: Parts) -> None:
        for name in parts.names:
            self.names.setdefault(name, set()).add(source.seat)
        for ability in parts.printed:
            self.printed.append((source, ability))
        for ability in parts.statics:
            self.statics.append((source, ability))
            named = self.by_name.setdefault(ability.name, [])
            if not named or named[-1] is not source:
                named.append(source)
        for ability in parts.keyword_auras:
            self.keyword_auras.append((source, ability))
        for ability in parts.stat_auras:
            self.stat_auras.append((source, ability))


def at_work(state: State) -> AtWork:
    """What is at work now."""
    found: AtWork | None = state.at_work
    if found is None:
        found = state.at_work = AtWork(state)
    return found


class Hooks(Generic[T]):
    """What cards add to one question of the rules, each asked only while it can matter.

    The question is asked often, and hardly ever has any card in play something to say to it.
    """

    __slots__ = ("_always", "_known", "_names")

    def __init__(self) -> None:
        self._known: list[tuple[frozenset[str], T]] = []
        self._names: frozenset[str] = frozenset()
        self._always: tuple[T, ...] = ()

    def add(self, hook: T, *names: str) -> None:
        """Ask it while a static rule or an edict of one of these names is at work; without names always."""
        self._known.append((frozenset(names), hook))
        self._names = self._names.union(names)
        self._always = tuple([known for wanted, known in self._known if not wanted])

    def of(self, state: State) -> tuple[T, ...]:
        """Those that can matter now, in the order they were added."""
        working: AtWork = state.at_work or at_work(state)
        # Any: the table keeps those of all questions; these are this one's.
        found: Any = working.hooks.get(self)
        if found is None:
            at_hand = working.names
            found = self._always
            if not self._names.isdisjoint(at_hand):
                found = tuple(
                    [hook for names, hook in self._known if not names or not names.isdisjoint(at_hand)]
                )
            working.hooks[self] = found
        return found


Whose = Literal["own", "opposing", "any"]


class SeatHooks(Generic[T]):
    """What cards add to one question about a seat, each asked only while it can matter to that seat."""

    __slots__ = ("_known", "_names")

    def __init__(self) -> None:
        self._known: list[tuple[frozenset[str], Whose, T]] = []
        self._names: frozenset[str] = frozenset()

    def add(self, hook: T, *names: str, whose: Whose = "any") -> None:
        """Ask it while a static rule of one of these names is at work, of the seat's own or of opponents.

        With `any`, also while there is an edict of such a name.
        """
        self._known.append((frozenset(names), whose, hook))
        self._names = self._names.union(names)

    def of(self, state: State, seat: Seat) -> tuple[T, ...]:
        """Those that can matter to a seat now, in the order they were added."""
        working: AtWork = state.at_work or at_work(state)
        # Any: the table keeps those of all questions; these are this one's, by seats.
        found: Any = working.hooks.get(self)
        if found is None:
            is_idle = self._names.isdisjoint(working.names)
            found = working.hooks[self] = [() if is_idle else None] * len(state.players)
        if found[seat] is None:
            at_hand = self._at_hand(state, seat, working)
            found[seat] = tuple([hook for names, whose, hook in self._known if names & at_hand[whose]])
        return found[seat]

    def _at_hand(self, state: State, seat: Seat, working: AtWork) -> dict[Whose, set[str]]:
        """Of the names that are asked for here those at work, by whom they matter to."""
        found: dict[Whose, set[str]] = {"own": set(), "opposing": set(), "any": set()}
        side = state.side_of[seat]
        for name in self._names.intersection(working.names):
            seats = working.names[name]
            found["any"].add(name)
            if seat in seats:
                found["own"].add(name)
            if any(state.side_of[each] != side for each in seats):
                found["opposing"].add(name)
        return found


class OwnHooks(Generic[T]):
    """What rules of cards add to one question about those cards alone: static ones, and reactions."""

    __slots__ = ("_by_kind", "_known")

    def __init__(self) -> None:
        self._known: list[tuple[frozenset[str], T]] = []
        self._by_kind: dict[Kind, tuple[T, ...]] = {}

    def add(self, hook: T, *names: str) -> None:
        """Ask it of cards that have a rule of one of these names."""
        self._known.append((frozenset(names), hook))
        self._by_kind.clear()

    def of(self, kind: Kind) -> tuple[T, ...]:
        """Those of a card, in the order they were added."""
        found = self._by_kind.get(kind)
        if found is None:
            named = {ability.name for when in ("static", "react") for _, ability in kind.abilities_for(when)}
            found = tuple([hook for names, hook in self._known if not names.isdisjoint(named)])
            self._by_kind[kind] = found
        return found


def band_of(obj: Obj) -> int:
    """The band a hero is in: 0, 1 or 2."""
    bands = obj.kind.bands
    level = obj.level
    return 2 if level >= bands[2].level else 1 if level >= bands[1].level else 0


def is_silenced(state: State, obj: Obj) -> bool:
    """Whether a hero has no abilities now (C118)."""
    return any(edict.name == SILENCE and edict.seat == obj.seat for edict in state.edicts)


def abilities(state: State, obj: Obj, when: str) -> tuple[tuple[int, Ability], ...]:
    """The abilities of a sort that a card has now, with their places on the card."""
    found = obj.shape.by_when.get(when, ())
    if not found or not obj.kind.is_hero:
        return found
    if state.edicts and is_silenced(state, obj):
        return ()
    by_band = obj.shape.by_band
    return by_band[band_of(obj)][when] if by_band else found


def has_static(state: State, name: str, seat: Seat | None = None) -> bool:
    """Whether a rule named by a card is at work, for a seat or for anybody."""
    if not state.sources:
        return False
    found = at_work(state).by_name.get(name)
    if not found:
        return False
    return seat is None or any(source.seat == seat for source in found)


def statics(state: State, name: str) -> list[Obj]:
    """The cards whose rule of this name is at work."""
    return at_work(state).by_name.get(name, []) if state.sources else []


def has_rule(obj: Obj, name: str) -> bool:
    """Whether a card has a static ability of this name."""
    return any(ability.name == name for _, ability in obj.shape.by_when.get("static", ()))


def has_reaction(obj: Obj, name: str) -> bool:
    """Whether a card has a rule that concerns itself alone, by its name."""
    return any(ability.name == name for _, ability in obj.shape.by_when.get("react", ()))
