"""Abilities at work: what a card has now, and which rules and auras touch the table, found in no time."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.content import Ability
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.kernel import Seat

SILENCE: Final = "silence"


class AtWork:
    """The rules and auras of all cards in play, sorted; made anew whenever a card comes, goes or changes."""

    __slots__ = ("by_name", "by_rules", "keyword_auras", "reads_table", "stat_auras", "statics")

    def __init__(self, state: State) -> None:
        # Static abilities in the order of their cards, and the cards by the names of their rules.
        self.statics: list[tuple[Obj, Ability]] = []
        self.by_name: dict[str, list[Obj]] = {}
        # What whoever computes values makes of the static ones, by the table of rules.
        self.by_rules: dict[int, object] = {}
        # Whether values depend on other cards by more than their auras; None before anybody looked.
        self.reads_table: bool | None = None
        # What gives keywords, and what gives numbers, to others or to a host.
        self.keyword_auras: list[tuple[Obj, Ability]] = []
        self.stat_auras: list[tuple[Obj, Ability]] = []
        for source in state.sources:
            for _, ability in abilities(state, source, "static"):
                self.statics.append((source, ability))
                named = self.by_name.setdefault(ability.name, [])
                if source not in named:
                    named.append(source)
            for when in ("aura", "host"):
                for _, ability in abilities(state, source, when):
                    if ability.flags or ability.numbers:
                        self.keyword_auras.append((source, ability))
                    if ability.atk or ability.hp or ability.armor:
                        self.stat_auras.append((source, ability))


def at_work(state: State) -> AtWork:
    """What is at work now."""
    found = state.at_work
    if not isinstance(found, AtWork):
        found = state.at_work = AtWork(state)
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
    band = band_of(obj)
    return tuple([each for each in found if each[1].band <= band])


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
