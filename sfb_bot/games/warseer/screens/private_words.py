"""What only one seat knows: its hand and its feats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.warseer.rules.choices import Play, PlayFeat
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import PREPARING
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.names import Names

HAND: Final = "hand"
FEATS: Final = "feats"


def _priced(view: SeatView, cards: Iterable[KindId], names: Names) -> str:
    costs = dict(view.costs)
    kinds = list(cards)
    said: list[str] = []
    for kind in dict.fromkeys(kinds):
        name = names.times(names.kind(kind), kinds.count(kind))
        cost = costs.get(kind, names.content.cards[kind].cost)
        said.append(names.texts.say("card-priced", card=name, cost=cost))
    return ", ".join(said)


def hand_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """The page of the hand: what can be played now, and what cannot."""
    texts, player = names.texts, view.public.players[view.seat]
    head = texts.say(
        "hand-head",
        count=len(view.hand),
        influence=player.influence,
        income=player.income,
        deck=player.deck_size,
    )
    if not view.hand:
        return (head,)
    question = view.question
    if question is None or question.prompt != "main":
        return head, _priced(view, view.hand, names)
    playable = {option.payload.kind for option in question.options if isinstance(option.payload, Play)}
    now = [kind for kind in view.hand if kind in playable]
    later = [kind for kind in view.hand if kind not in playable]
    lines = [head]
    if now:
        lines.append(texts.say("hand-playable", cards=_priced(view, now, names)))
    if later:
        lines.append(texts.say("hand-later", cards=_priced(view, later, names)))
    return tuple(lines)


def feats_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """The page of the feats: which can be played now, which need a kill or a condition."""
    texts = names.texts
    player = view.public.players[view.seat]
    head = texts.say(
        "feats-head",
        count=len(view.feats),
        points=player.points,
        goal=view.public.goal,
        deck=view.public.feat_deck_size,
    )
    if not view.feats:
        return (head,)
    question = view.question
    options = question.options if question is not None else ()
    playable = {option.payload.kind for option in options if isinstance(option.payload, PlayFeat)}
    now = [kind for kind in view.feats if kind in playable]
    later = [kind for kind in view.feats if kind not in playable]
    lines = [head]
    if now:
        lines.append(texts.say("feats-now", feats=names.counted(now)))
    if later:
        lines.append(texts.say("feats-later", feats=names.counted(later)))
    return tuple(lines)


def secret_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What this seat alone knows about the board."""
    if view.public.phase in PREPARING and not view.hand:
        return ()
    texts = names.texts
    lines = [texts.say("secret-hand", cards=names.counted(view.hand) or "–")]
    if view.feats:
        lines.append(texts.say("secret-feats", feats=names.counted(view.feats)))
    return tuple(lines)


def memory_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What the seat held at a moment long past."""
    return secret_lines(view, names)[:2]
