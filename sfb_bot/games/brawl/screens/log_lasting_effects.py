"""Effects until end of turn in as few words as possible: a card often gives several to several."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import NOBODY
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.locale import signed


def lasting_words(events: Sequence[ev.EffectBegan], view: PublicView, names: Names) -> str:
    """One sentence for everybody who got the same."""
    texts = names.texts
    sentences: list[str] = []
    gains: dict[int, list[tuple[str, int, int]]] = {}
    for event in events:
        if event.kind in ("rooted", "quarry"):
            champion = names.figure(view, event.figure)
            sentences.append(texts.say(f"log-{event.kind}", champion=champion, amount=signed(event.amount)))
        else:
            gains.setdefault(event.figure, []).append((event.kind, event.amount, event.against))
    same: dict[tuple[tuple[str, int, int], ...], list[int]] = {}
    for figure, got in gains.items():
        same.setdefault(tuple(got), []).append(figure)
    for got, figures in same.items():
        champions = names.figures(view, figures)
        words = [gain_words(champions, kind, amount, against, view, names) for kind, amount, against in got]
        sentences.append(texts.say("log-gains", champions=champions, gains=names.listed(words)))
    return " ".join(sentences)


def gain_words(who: str, kind: str, amount: int, against: int, view: PublicView, names: Names) -> str:
    """One effect on a champion or several, without their names; `who` they are decides about grammar."""
    if against == NOBODY:
        return names.texts.say(f"gain-{kind}", amount=signed(amount), who=who)
    return names.texts.say(
        f"gain-{kind}-against", amount=signed(amount), who=who, against=names.figure(view, against)
    )
