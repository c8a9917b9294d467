"""What an organiser's action changes, from the application's numbers to words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from sfb_bot.discord_ui.league.showing import SeasonShow
from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.values import PairingId
from sfb_bot.leagues.seasons.actions import Effect
from sfb_bot.leagues.seasons.refusals import NoSuchPairing
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.league.organising import EffectWords
from sfb_bot.screens.league.values import called
from sfb_bot.screens.limits import plain


def effect_words(
    effects: Sequence[Effect], show: SeasonShow | None, channels: Mapping[MatchId, int], texts: Texts
) -> tuple[EffectWords, ...]:
    """Sentences to be; `show` is the season they are about, None for one that is still to be made."""
    return tuple(_words(effect, show, channels, texts) for effect in effects)


def stored_effects(stored: Json) -> tuple[Effect, ...]:
    """Effects as the log keeps them."""
    found: list[Effect] = []
    for one in cast("list[dict[str, Json]]", stored or []):
        facts = {name: fact for name, fact in one.items() if name != "what"}
        found.append(Effect(str(one["what"]), facts))
    return tuple(found)


def _words(
    effect: Effect, show: SeasonShow | None, channels: Mapping[MatchId, int], texts: Texts
) -> EffectWords:
    told: dict[str, str | int] = {}
    for name, fact in effect.facts.items():
        told[name] = _fact(name, fact, show, channels, texts)
    what = effect.what
    if what == "decides" and not effect.facts.get("winner"):
        what = "decides-both"
    if what == "enters":
        what = f"enters-{effect.facts.get('status', 'active')}"
    return EffectWords(what, tuple(sorted(told.items())))


# Any: facts of an effect are JSON values, each known by its name.
def _fact(  # noqa: PLR0911 - one for each kind of fact
    name: str, fact: Any, show: SeasonShow | None, channels: Mapping[MatchId, int], texts: Texts
) -> str | int:
    if name in ("users", "winner"):
        return called(fact, texts)
    if name in ("leaving", "joining", "by"):
        return called((int(fact),), texts)
    if name == "pairing":
        return _pairing(int(fact), show, texts)
    if name == "match":
        channel = channels.get(MatchId(int(fact)), 0)
        return f"<#{channel}>" if channel else str(fact)
    if name == "action":
        return texts.say(f"action-{fact}")
    if isinstance(fact, list):
        return len(cast("list[Any]", fact))
    if name == "reason":
        return texts.say(f"decided-{fact}") if texts.has(f"decided-{fact}") else plain(str(fact))
    return plain(fact) if isinstance(fact, str) else int(fact)


def _pairing(number: int, show: SeasonShow | None, texts: Texts) -> str:
    if show is None:
        return str(number)
    try:
        pairing = show.pairing(show.view.line(PairingId(number)))
    except NoSuchPairing:
        return str(number)
    if pairing.away is None:
        return pairing.home.called(texts)
    return texts.say("pairing-both", home=pairing.home.called(texts), away=pairing.away.called(texts))
