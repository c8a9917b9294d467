"""What only one seat knows: its hand, its feats, and what it has seen of decks and other hands."""

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
    """The page of the hand: what can be played now, what cannot, and what was seen elsewhere."""
    texts, player = names.texts, view.public.players[view.seat]
    head = texts.say(
        "hand-head",
        count=len(view.hand),
        influence=player.influence,
        income=player.income,
        deck=player.deck_size,
    )
    # What was seen elsewhere stands with the head: a page is short.
    return " · ".join([head, *_seen_lines(view, names)]), *_held_lines(view, names)


def _held_lines(view: SeatView, names: Names) -> list[str]:
    """The cards in hand: in the own turn by what can be played now."""
    question = view.question
    if not view.hand:
        return []
    if question is None or question.prompt != "main":
        return [_priced(view, view.hand, names)]
    playable = {option.payload.kind for option in question.options if isinstance(option.payload, Play)}
    now = [kind for kind in view.hand if kind in playable]
    later = [kind for kind in view.hand if kind not in playable]
    lines: list[str] = []
    if now:
        lines.append(names.texts.say("hand-playable", cards=_priced(view, now, names)))
    if later:
        lines.append(names.texts.say("hand-later", cards=_priced(view, later, names)))
    return lines


def _seen_lines(view: SeatView, names: Names) -> list[str]:
    """What this seat has seen on top of its deck and in other hands, and is still there."""
    lines: list[str] = []
    if view.deck_top:
        cards = ", ".join(names.kind(kind) for kind in view.deck_top)
        lines.append(names.texts.say("seen-on-deck", cards=cards))
    for seat in dict.fromkeys(seat for seat, _ in view.spied):
        cards = names.counted(kind for of, kind in view.spied if of == seat)
        lines.append(names.texts.say("seen-in-hand", player=names.player(view.public, seat), cards=cards))
    return lines


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
    return (*lines, *_seen_lines(view, names))


def memory_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What the seat held at a moment long past."""
    return secret_lines(view, names)[:2]
