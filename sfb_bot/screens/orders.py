"""Standing orders for questions in somebody else's turn."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.kernel import SHARED_ORDERS, OrderKind
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import GiveOrder
from sfb_bot.screens.game import Game, PrivateT, PublicT
from sfb_bot.screens.limits import LONGEST_CHOICE, clip
from sfb_bot.screens.values import Choice, Menu, PrivateScreen


def orders_screen(
    game: Game[PublicT, PrivateT],
    own: Sequence[OrderKind],
    view: PrivateT,
    match: MatchId,
    current: tuple[str, str],
    texts: Texts,
) -> PrivateScreen:
    """What is ordered now, and a menu to change it; `own` are the orders of this game alone.

    The same menu for every hand, so that giving an order tells nothing.
    """
    choices: list[Choice] = []
    for kind in (*SHARED_ORDERS, *own):
        choices.extend(
            _about_subjects(game, kind, view, current, texts)
            if kind.has_subject
            else [_plain(game, kind, current, texts)]
        )
    menu = Menu(GiveOrder(match), texts.say("menu-orders"), tuple(choices))
    return PrivateScreen((texts.say("orders-head"),), rows=(menu,))


def _plain(game: Game[PublicT, PrivateT], kind: OrderKind, current: tuple[str, str], texts: Texts) -> Choice:
    words = game.own_texts(texts).say(f"order-{kind.name}")
    detail = game.own_texts(texts).say(f"order-{kind.name}-detail")
    return Choice(kind.name, words, detail, selected=(kind.name, "") == current)


def _about_subjects(
    game: Game[PublicT, PrivateT], kind: OrderKind, view: PrivateT, current: tuple[str, str], texts: Texts
) -> list[Choice]:
    """A line for everything the order may be about; values are `kind.subject`."""
    return [
        Choice(
            f"{kind.name}.{subject}",
            clip(game.own_texts(texts).say(f"order-{kind.name}", subject=name), LONGEST_CHOICE),
            selected=(kind.name, subject) == current,
        )
        for subject, name in game.order_subjects(view, texts)
    ]
