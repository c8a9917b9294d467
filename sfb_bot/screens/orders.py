"""Standing orders for questions in somebody else's turn."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.kernel import SHARED_ORDERS, Clause, OrderKind, written_clause
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import GiveOrder
from sfb_bot.screens.game import Game, PrivateT, PublicT
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, clip
from sfb_bot.screens.values import Choice, Menu, PrivateScreen


def orders_screen(
    game: Game[PublicT, PrivateT],
    own: Sequence[OrderKind],
    view: PrivateT,
    match: MatchId,
    current: Sequence[Clause],
    texts: Texts,
) -> PrivateScreen:
    """What is ordered now, and menus to change it; `own` are the orders of this game alone.

    Those that may be given together have a menu of their own, in which several are chosen at once. The same
    menus for every hand, so that giving an order tells nothing.
    """
    kinds = (*SHARED_ORDERS, *own)
    alone = [each for kind in kinds if not kind.joins for each in _choices(game, kind, view, current, texts)]
    together = [each for kind in kinds if kind.joins for each in _choices(game, kind, view, current, texts)]
    if len(together) == 1:
        # There is nothing to choose it together with.
        alone, together = [*alone, *together], []
    menus = [Menu(GiveOrder(match), texts.say("menu-orders"), tuple(alone[:MOST_CHOICES]))]
    lines = [texts.say("orders-head")]
    if together:
        several = tuple(together[:MOST_CHOICES])
        title = texts.say("menu-orders-joined")
        menus.append(Menu(GiveOrder(match), title, several, most=len(several), number=1))
        lines.append(texts.say("orders-joined"))
    return PrivateScreen(tuple(lines), rows=tuple(menus))


def _choices(
    game: Game[PublicT, PrivateT], kind: OrderKind, view: PrivateT, current: Sequence[Clause], texts: Texts
) -> list[Choice]:
    """A line for an order, or one for everything it may be about."""
    if not kind.has_subject:
        clause = (kind.name, "")
        words = game.own_texts(texts).say(f"order-{kind.name}")
        detail = game.own_texts(texts).say(f"order-{kind.name}-detail")
        return [Choice(written_clause(clause), words, detail, selected=clause in current)]
    return [
        Choice(
            written_clause((kind.name, subject)),
            clip(game.own_texts(texts).say(f"order-{kind.name}", subject=name), LONGEST_CHOICE),
            selected=(kind.name, subject) in current,
        )
        for subject, name in game.order_subjects(kind.name, view, texts)
    ]
