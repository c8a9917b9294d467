"""Cards between deck, hand and discard: drawing, planning, and the discard for a Stun."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.board import is_immune, own_figures
from sfb_bot.games.brawl.rules.choices import SHOW_HAND, STOP, About, OnCard
from sfb_bot.games.brawl.rules.hooks import PLAN_DISCARD
from sfb_bot.games.brawl.rules.ids import CardId, FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.kernel import Flow, Seat, choose


def draw(fx: BrawlFx, seat: Seat, count: int) -> None:
    """Draw this many cards; an empty deck is refilled from the discard pile; both empty: stop (Q49)."""
    player = fx.state.players[seat]
    while count > 0:
        if not player.deck:
            if not player.discard:
                return
            fx.emit(ev.DeckShuffled(seat, tuple(fx.shuffled(player.discard))))
        taken = min(count, len(player.deck))
        # The top is the end of the list.
        fx.emit(ev.CardsDrawn(seat, tuple(player.deck[: -taken - 1 : -1])))
        count -= taken


def may_draw(fx: BrawlFx, seat: Seat, most: int, about: About) -> Flow[None]:
    """Draw X: up to this many cards, the number announced first (Q50)."""
    player = fx.state.players[seat]
    available = min(most, len(player.deck) + len(player.discard))
    if available:
        count = yield from choose_number(seat, "draw", available, about)
        draw(fx, seat, count)


def plan(fx: BrawlFx, seat: Seat, most: int, about: About) -> Flow[None]:
    """Plan X: put up to this many hand cards onto the deck one by one, the last one on top.

    With an ability that says so, cards of one's discard pile as well; everybody sees which of those go.
    """
    player = fx.state.players[seat]
    discarded = player.discard.copy() if _plans_from_discard(fx.state, seat) else []
    left = sorted([*player.hand, *discarded])
    chosen: list[CardId] = []
    while left and len(chosen) < most:
        cards = fx.state.content.cards
        options = [*(cards[card].option for card in left), STOP]
        choice = yield from choose(seat, "plan", options, about=about)
        if not isinstance(choice, OnCard):
            break
        left.remove(choice.card)
        chosen.append(choice.card)
    if not discarded and chosen:
        fx.emit(ev.CardsPlanned(seat, tuple(chosen)))
    elif chosen:
        for card in chosen:
            from_discard = card in fx.state.players[seat].discard
            fx.emit(ev.DiscardPlanned(seat, card) if from_discard else ev.CardsPlanned(seat, (card,)))


def _plans_from_discard(state: State, seat: Seat) -> bool:
    return any(PLAN_DISCARD.of_all(own_figures(state, seat)))


def discard_some(
    fx: BrawlFx, seat: Seat, cards: Sequence[CardId], most: int, about: About
) -> Flow[list[CardId]]:
    """Discard up to this many of these hand cards one by one, face up."""
    left = sorted(cards)
    gone: list[CardId] = []
    while left and len(gone) < most:
        options = [*(fx.state.content.cards[card].option for card in left), STOP]
        choice = yield from choose(seat, "discard", options, about=about)
        if not isinstance(choice, OnCard):
            break
        left.remove(choice.card)
        gone.append(choice.card)
        fx.emit(ev.CardDiscarded(seat, choice.card, "effect"))
    return gone


def discard_of_core(fx: BrawlFx, seat: Seat, core: int, about: About) -> Flow[int]:
    """Discard any number of hand cards of a core, open to all; how many.

    Asked as long as there is a hand, whatever it holds, so that the question itself tells nothing.
    """
    cards = fx.state.content.cards
    hand = fx.state.players[seat].hand
    gone = 0
    while hand:
        options = [*(cards[card].option for card in sorted(hand) if cards[card].core == core), STOP]
        choice = yield from choose(seat, "discard", options, about=about, always=True)
        if not isinstance(choice, OnCard):
            break
        fx.emit(ev.CardDiscarded(seat, choice.card, "effect"))
        gone += 1
    return gone


def discard_random(fx: BrawlFx, seat: Seat) -> None:
    """A random hand card goes to the discard pile."""
    hand = sorted(fx.state.players[seat].hand)
    if hand:
        fx.emit(ev.CardDiscarded(seat, hand[fx.below(len(hand))], "random"))


def mill(fx: BrawlFx, seat: Seat) -> CardId | None:
    """The top card of a deck goes to the discard pile; an empty deck is refilled first (Q49)."""
    player = fx.state.players[seat]
    if not player.deck:
        if not player.discard:
            return None
        fx.emit(ev.DeckShuffled(seat, tuple(fx.shuffled(player.discard))))
    card = player.deck[-1]
    fx.emit(ev.TopDiscarded(seat, card))
    return card


def take_back(fx: BrawlFx, seat: Seat, cards: Sequence[CardId], about: About) -> Flow[None]:
    """Return one of these cards, if there is any, from the player's discard pile to the hand."""
    if cards:
        options = [fx.state.content.cards[card].option for card in sorted(cards)]
        choice = yield from choose(seat, "take_back", options, default=options[0].key, about=about)
        assert isinstance(choice, OnCard)
        fx.emit(ev.CardReturned(seat, choice.card))


def stun(fx: BrawlFx, figure: FigureId) -> Flow[None]:
    """Stun: its controller discards a card of that champion, or shows a hand that holds none (Q51).

    Asked whatever the hand holds, so that the question itself tells nothing.
    """
    state = fx.state
    target = state.figures[figure]
    if not target.in_arena:
        return
    if is_immune(state, target, "stun"):
        fx.emit(ev.Resisted(figure, "stun", "immune"))
        return
    fx.emit(ev.Stunned(figure))
    hand = sorted(state.players[target.seat].hand)
    if not hand:
        return
    cards = state.content.cards
    options = [cards[card].option for card in hand if cards[card].champion == target.champion.id]
    choice = yield from choose(
        target.seat, "stun", options or [SHOW_HAND], about=About(figure=figure), always=True
    )
    if isinstance(choice, OnCard):
        fx.emit(ev.CardDiscarded(target.seat, choice.card, "stun"))
    else:
        fx.emit(ev.HandShown(target.seat, tuple(hand)))
