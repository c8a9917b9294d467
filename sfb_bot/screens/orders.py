"""Standing orders for reaction windows."""

from __future__ import annotations

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, OrderKind
from sfb_bot.screens.actions import GiveOrder
from sfb_bot.screens.game import Game, PrivateT, PublicT
from sfb_bot.screens.limits import LONGEST_CHOICE, clip
from sfb_bot.screens.values import Choice, Menu, PrivateScreen


def orders_screen(
    game: Game[PublicT, PrivateT],
    view: PrivateT,
    match: MatchId,
    current: tuple[OrderKind, str],
    texts: Texts,
) -> PrivateScreen:
    """What is ordered now, and a menu to change it; values are `kind` or `kind.subject`.

    The same menu for every hand, so that giving an order tells nothing.
    """
    kinds: tuple[OrderKind, ...] = ("ask", "pass_turn", "only_if_knock_out")
    choices = [
        Choice(
            kind,
            texts.say(f"order-{kind}"),
            texts.say(f"order-{kind}-detail"),
            selected=(kind, "") == current,
        )
        for kind in kinds
    ]
    choices.extend(
        Choice(
            f"only_for.{subject}",
            clip(texts.say("order-only_for", subject=name), LONGEST_CHOICE),
            selected=("only_for", subject) == current,
        )
        for subject, name in game.order_subjects(view, texts)
    )
    menu = Menu(GiveOrder(match), texts.say("menu-orders"), tuple(choices))
    return PrivateScreen((texts.say("orders-head"),), rows=(menu,))
