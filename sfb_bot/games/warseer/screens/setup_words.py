"""The agreed settings in words, heroes to begin with, and the suggested camps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sfb_bot.games.warseer.rules.choices import OnKinds
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import MODES
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.card_words import thing_text
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Decision
from sfb_bot.screens.game import ReadyAnswer

SUGGESTED: Final = "suggested"


# Any: settings are JSON values.
def setup_words(setup: Mapping[str, Any], names: Names) -> str:
    """The settings in a line: the mode, how long, the map, and what is not as usual."""
    texts, mode = names.texts, str(setup.get("mode", "duel"))
    parts = [texts.first(f"setup-mode-{mode}", "setup-mode-duel")]
    # A tournament sets goals and maps match by match.
    is_tournament = mode in MODES and MODES[mode].matches > 1
    if not mode.startswith("skirmish") and not is_tournament:
        parts.append(texts.first(f"setup-length-{setup.get('length', 'quick')}", "setup-length-quick"))
    found = setup.get("map")
    if found:
        parts.append(texts.say("setup-map", map=names.map(str(found))))
    elif not is_tournament:
        parts.append(texts.say("setup-map-random"))
    if setup.get("picks") == "random":
        parts.append(texts.say("setup-picks-random"))
    if setup.get("camps") == SUGGESTED:
        parts.append(texts.say("setup-camps-suggested"))
    if setup.get("terrain") == "unique":
        parts.append(texts.say("setup-terrain-unique"))
    if setup.get("sight") == "figures":
        parts.append(texts.say("setup-sight-figures"))
    if setup.get("minions") == "bought":
        parts.append(texts.say("setup-minions-bought"))
    if setup.get("scenario"):
        parts.append(texts.say("setup-scenario", scenario=names.kind(str(setup["scenario"]))))
    return texts.say("setup-words", parts=", ".join(parts))


def preset_words(preset: str, names: Names) -> tuple[str, str]:
    """A hero to begin with: the name, and how it plays."""
    found = names.found(preset)
    name = str(names.kind(preset))
    detail = names.texts.first(
        f"preset-{preset}", "preset-other", text=thing_text(found, names) if found else ""
    )
    return name, detail


def ready_camps(view: SeatView, decision: Decision, names: Names) -> tuple[ReadyAnswer, ...]:
    """The suggested characters of a rank, as one answer; gold is one choice anyway."""
    hero = view.public.players[view.seat].hero
    if hero is None or not decision.prompt.startswith("camp_") or decision.pick[1] < 2:
        return ()
    camp = names.content.creatures[hero].camp
    offered: dict[KindId, str] = {}
    for option in decision.options:
        if isinstance(option.payload, OnKinds) and len(option.payload.kinds) == 1:
            offered[option.payload.kinds[0]] = option.key
    chosen = [kind for kind in camp if kind in offered][: decision.pick[1]]
    if len(chosen) < 2:
        return ()
    label = names.texts.say("camp-suggested", hero=names.kind(hero))
    detail = names.counted(chosen)
    return (ReadyAnswer(SUGGESTED, label, detail, tuple(offered[kind] for kind in chosen)),)
