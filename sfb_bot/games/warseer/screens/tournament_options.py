"""Options of a tournament: what is bought for coins, and who picks what for a match."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.choices import OnMap, OnNumber, OnSeat
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.games.warseer.screens.card_words import sheet, thing_text
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Decision, Option
from sfb_bot.screens.game import ShownOption

# Here characters and cards are chosen for coins, or given up.
COIN_PROMPTS: Final = frozenset({"dismiss", "recruit", "recover", "gift", "shop"})


def coins_for(prompt: str, kind: KindId, names: Names) -> int:
    """What something costs in coins, 0 for what costs none."""
    tournament, creature = names.content.tournament, names.content.creatures.get(kind)
    if prompt == "recruit" and creature is not None:
        return tournament.price(creature)
    if prompt == "recover" and creature is not None:
        return tournament.recovery(creature)
    if prompt == "shop" and kind in names.content.upgrades:
        return names.content.upgrades[kind].price
    return 0


def bought_entry(decision: Decision, key: str, kind: KindId, names: Names) -> ShownOption:
    """A character or a card of the shop with its price."""
    name, found = str(names.kind(kind)), names.found(kind)
    price = coins_for(decision.prompt, kind, names)
    label = names.texts.say("label-coins", name=name, coins=price) if price else name
    detail = ""
    if found is not None:
        is_creature = kind in names.content.creatures
        detail = sheet(found, names) if is_creature else thing_text(found, names)
    return ShownOption(key, label, detail, names.emoji(kind), "coins", rank=price)


def terms_entry(view: SeatView, decision: Decision, option: Option, names: Names) -> ShownOption:
    """A map, a player or a number."""
    texts, key, payload = names.texts, option.key, option.payload
    if isinstance(payload, OnMap):
        return ShownOption(key, names.map(payload.map), section="maps")
    if isinstance(payload, OnSeat):
        return ShownOption(key, names.seat(view.public, payload.seat, view.seat), section="seats")
    number = payload.number if isinstance(payload, OnNumber) else 0
    if decision.prompt == "convert":
        coins = number * names.content.tournament.coins_per_point
        label = texts.say("label-convert", points=number, coins=coins) if number else texts.say("label-keep")
        return ShownOption(key, label, section="numbers", rank=number)
    return ShownOption(key, texts.say("label-zone", number=number), section="numbers")
