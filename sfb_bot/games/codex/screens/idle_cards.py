"""The cards in hand that cannot be played now, by what is missing."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.choices import Play
from sfb_bot.games.codex.rules.content import TECH_LAB, TECHS, Kind
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.views import ObjView, SeatView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.kernel import Decision

# From here on a tech building serves one spec alone.
_NAMED_TECH: Final = 2


def idle_words(view: SeatView, decision: Decision, names: Names) -> str:
    """Which cards cannot be played and why, in small print; empty where all can be."""
    playable = {option.payload.kind for option in decision.options if isinstance(option.payload, Play)}
    by_reason: dict[str, list[KindId]] = {}
    for card in view.hand:
        if card not in playable:
            by_reason.setdefault(_reason(view, names.content.kinds[card], names), []).append(card)
    too_dear = names.texts.say("idle-gold")
    said = [
        f"{reason} {_priced(view, cards, names) if reason == too_dear else names.counted(cards, ' · ')}."
        for reason, cards in by_reason.items()
    ]
    return names.texts.say("note-idle", reasons=" ".join(said)) if said else ""


def _priced(view: SeatView, cards: list[KindId], names: Names) -> str:
    """Cards with what they cost, the cheapest first."""
    by_cost = sorted((_cost(view, names.content.kinds[card]), names.kind(card)) for card in cards)
    priced = (names.texts.say("card-priced", name=name, cost=cost) for cost, name in by_cost)
    return " · ".join(dict.fromkeys(priced))


def _cost(view: SeatView, kind: Kind) -> int:
    return dict(view.costs).get(kind.id, kind.cost)


def _reason(view: SeatView, kind: Kind, names: Names) -> str:
    """What is missing for a card; what hinders it in a way of its own is not explained."""
    texts = names.texts
    missing = _missing_hero(view, kind, names) if kind.spell else _missing_tech(view, kind, names)
    if missing:
        return missing
    if _cost(view, kind) > view.public.players[view.seat].gold:
        return texts.say("idle-gold")
    return texts.say("idle-other")


def _missing_hero(view: SeatView, kind: Kind, names: Names) -> str:
    """The hero that a spell waits for, empty where there is one."""
    texts, kinds = names.texts, names.content.kinds
    heroes = [obj for obj in view.public.of_seat(view.seat) if kinds[obj.kind].is_hero and not obj.is_future]
    if kind.spell == "minor":
        return "" if heroes else texts.say("idle-hero")
    wanted = names.content.specs[kind.spec].hero
    found = next((hero for hero in heroes if hero.kind == wanted), None)
    if found is None:
        return texts.say("idle-own-hero", hero=names.kind(wanted))
    if kind.spell == "ultimate" and found.level < kinds[wanted].bands[-1].level:
        return texts.say("idle-max-level", hero=names.kind(wanted))
    return ""


def _missing_tech(view: SeatView, kind: Kind, names: Names) -> str:
    """The tech building that a card waits for, empty where it stands."""
    texts, level = names.texts, kind.tech
    if level <= 0:
        return ""
    built = {obj.kind: obj for obj in view.public.of_seat(view.seat) if not obj.is_site}
    if TECHS[level] not in built:
        return texts.say("idle-tech", tech=names.tech(level))
    if level < _NAMED_TECH or kind.spec in _served(view, built):
        return ""
    return texts.say("idle-spec", tech=names.tech(level), spec=names.spec(kind.spec))


def _served(view: SeatView, built: dict[KindId, ObjView]) -> set[str]:
    """The specs that the tech buildings of the seat at the screen serve."""
    lab = built.get(TECH_LAB)
    return {str(view.public.players[view.seat].spec), str(lab.spec) if lab is not None else ""}
