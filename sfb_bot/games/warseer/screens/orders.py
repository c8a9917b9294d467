"""What standing orders may be about; the same for every hand."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.content import RANKS, Content, KindId
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.names import Names

# How much damage may show before somebody is asked.
AMOUNTS: Final = (2, 3, 4)
# How much influence may be set aside.
KEPT: Final = (1, 2, 3)
_NUMBERS: Final = {"if_damage": AMOUNTS, "keep": KEPT}
# The windows that open in the turn of another, in the order in which they come in an attack.
CLASSES: Final = ("attacked", "rolled", "harmed", "fallen", "summoned")


def _tactics(content: Content, hero: KindId) -> list[KindId]:
    """The tactics of a hero's published list that are played without a choice of one's own creature."""
    cards = [content.cards[card] for card in content.deck_of(hero)]
    return [
        card.id
        for card in cards
        if card.sort == "tactic" and all(effect.target.whom != "own" for effect in card.effects)
    ]


def order_subjects(kind: str, view: SeatView, names: Names) -> tuple[tuple[str, str], ...]:
    """Id and name of what an order may be about."""
    if kind in _NUMBERS:
        return tuple((str(amount), str(amount)) for amount in _NUMBERS[kind])
    if kind == "for_rank":
        return tuple((name, names.texts.say(f"rank-{name}")) for name in RANKS[1:])
    if kind == "for_class":
        return tuple((name, names.texts.say(f"window-{name}")) for name in CLASSES)
    if kind == "play":
        hero = view.public.players[view.seat].hero
        return tuple((card, names.kind(card)) for card in _tactics(names.content, hero)) if hero else ()
    if kind == "for_kind":
        own = [each.kind for each in view.public.of_seat(view.seat)]
        return tuple((kind_id, names.kind(kind_id)) for kind_id in dict.fromkeys(own))
    return ()
