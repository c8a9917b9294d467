"""What only one seat knows: its hand, its codex, its discard pile, its workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sfb_bot.games.codex.rules.choices import Play
from sfb_bot.games.codex.rules.ids import KindId, SpecId
from sfb_bot.games.codex.rules.model import PREPARING
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.games.codex.screens.card_words import card_name
from sfb_bot.games.codex.screens.names import Names

HAND: Final = "hand"
CODEX: Final = "codex"
DISCARD: Final = "discard"


def _priced(view: SeatView, cards: Iterable[KindId], names: Names) -> str:
    """Cards with what they cost now, equal ones together."""
    costs, said = dict(view.costs), list[str]()
    for card, count in Counter(cards).items():
        kind = names.content.kinds[card]
        label = names.texts.say("label-cost", cost=costs.get(card, kind.cost), name=card_name(kind, names))
        said.append(names.times(label, count))
    return ", ".join(said)


def hand_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """The page of the hand: what can be played now apart from the rest."""
    player, texts = view.public.players[view.seat], names.texts
    head = texts.say(
        "hand-head",
        count=len(view.hand),
        gold=player.gold,
        deck=player.deck_size,
        discard=player.discard_size,
    )
    question = view.question
    if not view.hand:
        return (head,)
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


def codex_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """The page of the codex: how much of each spec is left; its picture and alt text have the cards."""
    texts, kinds = names.texts, names.content.kinds
    left = Counter[SpecId]()
    for card, count in view.piles.codex:
        left[kinds[card].spec] += count
    heroes = [kinds[hero.kind].spec for hero in view.public.players[view.seat].heroes]
    said = [f"{names.spec(spec)} {left[spec]}" for spec in dict.fromkeys([*heroes, *left]) if left[spec]]
    return (texts.say("codex-left", specs=", ".join(said)) if said else texts.say("codex-empty"),)


def discard_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """The page of the discard pile, with the cards that became workers."""
    texts, piles = names.texts, view.piles
    workers = view.public.players[view.seat].workers
    lines = [texts.say("discard-head", count=len(piles.discard), cards=names.counted(piles.discard) or "–")]
    hired = names.counted(piles.hired) or "–"
    lines.append(texts.say("workers-line", count=workers, cards=hired))
    return tuple(lines)


def page_cards(page: str, view: SeatView) -> list[KindId]:
    """What can be read about from a private page."""
    if page == CODEX:
        return [card for card, count in view.piles.codex if count]
    return [*view.piles.discard, *view.piles.hired] if page == DISCARD else [*view.hand]


def secret_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What this seat alone knows about the board."""
    texts, lines = names.texts, list[str]()
    if view.public.phase in PREPARING:
        return ()
    lines.append(texts.say("secret-hand", cards=names.counted(view.hand) or "–"))
    if view.piles.discard:
        lines.append(texts.say("secret-discard", cards=names.counted(view.piles.discard)))
    for partner in view.partners:
        lines.append(texts.say("secret-partner", cards=names.counted(partner.hand) or "–"))
    return tuple(lines)


def memory_lines(view: SeatView, names: Names) -> tuple[str, ...]:
    """What the seat held at a moment long past."""
    texts, lines = names.texts, list[str]()
    if view.hand:
        lines.append(texts.say("replay-hand", cards=names.counted(view.hand)))
    elif view.public.turn_no:
        lines.append(texts.say("replay-no-hand"))
    if view.piles.discard:
        lines.append(texts.say("secret-discard", cards=names.counted(view.piles.discard)))
    return tuple(lines)
