"""What an organiser's action changes, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sfb_bot.leagues.rules.values import PairingId
from sfb_bot.leagues.seasons.records import Effect
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId
from sfb_bot.screens.league.values import PairingFacts, called
from sfb_bot.screens.limits import plain
from sfb_bot.screens.lobby import span


@dataclass(frozen=True, slots=True)
class EffectNames:
    """How effects name pairings and matches; nothing is known of a season that is still to be made."""

    pairings: Mapping[PairingId, PairingFacts] = field(default_factory=dict[PairingId, PairingFacts])
    channels: Mapping[MatchId, ChannelId] = field(default_factory=dict[MatchId, ChannelId])


def effect_lines(effects: Sequence[Effect], names: EffectNames, texts: Texts) -> tuple[str, ...]:
    """A sentence for each."""
    return tuple(_line(effect, names, texts) for effect in effects)


def _line(effect: Effect, names: EffectNames, texts: Texts) -> str:
    what = effect.what
    if what in ("decides", "was_decided") and not effect.facts.get("winner"):
        is_drawn = effect.facts.get("reason") != "double_forfeit"
        what = f"{what}-drawn" if is_drawn else f"{what}-both"
    if what == "enters":
        what = f"enters-{effect.facts.get('status', 'active')}"
    if what == "changes":
        return _changed(effect, texts)
    told = {name: _fact(name, fact, names, texts) for name, fact in effect.facts.items()}
    # Verbs go by how many the effect is about.
    people = effect.facts.get("users") or effect.facts.get("winner")
    if isinstance(people, list | tuple):
        told["players"] = len(cast("list[Any]", people))
    return texts.say(f"effect-{what}", **told)


def _changed(effect: Effect, texts: Texts) -> str:
    name = str(effect.facts["setting"])
    kind = str(effect.facts["kind"])
    before, now = (_setting_words(name, kind, effect.facts[which], texts) for which in ("before", "value"))
    return texts.say("effect-changes", setting=texts.say(f"league-setting-{name}"), before=before, value=now)


# Any: JSON values, each of the kind that its setting has.
def _setting_words(  # noqa: PLR0911 - one for each kind
    name: str, kind: str, value: Any, texts: Texts
) -> str:
    """The value of a setting, as people read it."""
    if kind == "switch":
        return texts.say("league-setting-on" if value else "league-setting-off")
    if not value:
        return texts.say("nothing")
    match kind:
        case "span":
            return span(int(value), texts)
        case "spans":
            return ", ".join(span(int(each), texts) for each in value)
        case "moment":
            return f"<t:{int(value)}:f>"
        case "points":
            return ", ".join(texts.say(f"points-{each}", points=points) for each, points in value.items())
        case "ties":
            return ", ".join(texts.say(f"tie-{each}") for each in value)
        case "role":
            return f"<@&{int(value)}>"
        case _:
            key = f"choice-{name}-{value}"
            return texts.say(key) if texts.has(key) else str(value)


# Any: facts of an effect are JSON values, each known by its name.
def _fact(name: str, fact: Any, names: EffectNames, texts: Texts) -> str | int:  # noqa: PLR0911 - one for each kind
    if name in ("users", "winner", "others"):
        return called(fact, texts)
    if name in ("leaving", "joining", "by"):
        return called((int(fact),), texts)
    if name == "pairing":
        return _pairing(PairingId(int(fact)), names, texts)
    if name == "when":
        return f"<t:{int(fact)}:f>"
    if name == "seconds":
        return span(int(fact), texts)
    if name == "role":
        return f"<@&{fact}>"
    if name == "channel":
        return f"<#{fact}>"
    if name == "match":
        channel = names.channels.get(MatchId(int(fact)))
        return f"<#{channel}>" if channel else str(fact)
    if name == "action":
        return texts.say(f"action-{fact}")
    if isinstance(fact, list):
        return len(cast("list[Any]", fact))
    if name == "reason":
        return texts.say(f"decided-{fact}") if texts.has(f"decided-{fact}") else plain(str(fact))
    return plain(fact) if isinstance(fact, str) else int(fact)


def _pairing(number: PairingId, names: EffectNames, texts: Texts) -> str:
    pairing = names.pairings.get(number)
    if pairing is None:
        return str(number)
    if pairing.away is None:
        return pairing.home.called(texts)
    return texts.say("pairing-both", home=pairing.home.called(texts), away=pairing.away.called(texts))
