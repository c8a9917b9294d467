"""A whole state out of what one seat may see: everything it cannot know is dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from sfb_bot.computer import Happening
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.evolve import stand
from sfb_bot.games.brawl.rules.ids import CardId, TrapFace
from sfb_bot.games.brawl.rules.model import (
    MODES,
    Draft,
    Figure,
    Phase,
    Player,
    Setup,
    State,
    new_state,
)
from sfb_bot.games.brawl.rules.views import PlayerView, PublicView, SeatView
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Dice, Event, Seat

T = TypeVar("T")

SEEDS: Final = 2**62


def imagined(view: SeatView, since: Sequence[Happening], content: Content, dice: Dice) -> State:
    """A state between two actions that looks to the seat like `view`.

    What came to light since then is dealt as it turned out: cards drawn, played and shown, faces of traps.
    """
    public = view.public
    draft = public.draft
    setup = Setup(
        draft.roster,
        draft.kind,
        None,
        public.goal,
        public.mode,
        questions=public.questions,
        one_pool=public.one_pool,
    )
    state = new_state(content, setup, f"imagined {dice.below(SEEDS)}")
    state.phase, state.step, state.round = public.phase, public.step, public.round
    state.turn, state.order = public.turn, public.order
    state.areas, state.vp = list(public.areas), list(public.vp)
    state.draft = _draft(view, dice)
    _put_figures(state, public)
    told = [event for happening in since for event in happening.events]
    for player in public.players:
        is_dealt = public.phase not in (Phase.TEAM_ORDER, Phase.AREA, Phase.DRAFT)
        cards = [card.id for f in state.figures if f.seat == player.seat for card in f.champion.cards]
        deal = _own_player if player.seat == view.seat else _other_player
        state.players[player.seat] = deal(view, player, cards if is_dealt else [], told, dice)
    _lay_challenges(state, public, dice)
    _lay_tokens(state, view, told, dice)
    state.lasting = [lasting for figure in public.figures for lasting in figure.lasting]
    state.standard_used = list(public.standard_used)
    state.free_action_used = public.free_action_used
    state.earned = list(public.earned)
    state.draw_offers, state.concessions = list(public.draw_offers), list(public.concessions)
    state.outcome = public.outcome
    return state


def without(cards: Iterable[T], gone: Iterable[T]) -> list[T]:
    """The first without the second, each taken away as often as it is named."""
    left = Counter(gone)
    found: list[T] = []
    for card in cards:
        if left[card]:
            left[card] -= 1
        else:
            found.append(card)
    return found


def _draft(view: SeatView, dice: Dice) -> Draft:
    """The draft with line-ups imagined where others have sealed theirs.

    Who has sealed is known by the own side: both sides lay out at the same time.
    """
    public, mode = view.public, MODES[view.public.mode]
    draft = Draft.fresh(len(mode.seats))
    draft.line_ups = list(public.draft.line_ups)
    draft.bans = [list(names) for names in public.draft.bans]
    draft.picks = [list(names) for names in public.draft.picks]
    draft.offers = list(public.draft.offers)
    draft.sealed = list(view.sealed)
    draft.step = sum(map(len, public.draft.picks))
    own = [public.order.index(seat) for seat, names in enumerate(view.sealed) if names]
    size = max(map(len, view.sealed), default=0)
    for place in own:
        # Whoever sits beside in the order laid out at the same time.
        other = public.order[place ^ 1]
        if not draft.sealed[other]:
            names = dice.shuffled(public.draft.roster)[:size]
            draft.sealed[other] = tuple(sorted(names))
    return draft


def _put_figures(state: State, public: PublicView) -> None:
    for each in public.figures:
        figure = Figure.fresh(each.id, each.seat, state.content.champions[each.champion])
        figure.damage, figure.levelled = each.damage, each.levelled
        stand(state, figure, each.cell)
        state.figures.append(figure)


def _own_player(
    view: SeatView, player: PlayerView, cards: list[CardId], told: Sequence[Event], dice: Dice
) -> Player:
    """The asked seat: only the order of its deck below the planned cards is unknown."""
    gone = [*view.hand, *player.discard, *player.in_play, *view.known_top]
    drawn = _come_from_deck(told, view.seat)
    unknown = without(dice.shuffled(without(cards, gone)), drawn)
    # The top of the deck is the end of the list; what was drawn first lay on top.
    below = without(drawn, view.known_top)
    deck = [*unknown, *reversed(below), *reversed(view.known_top)]
    made = _player(player, [*view.hand], deck)
    made.known_top = len(view.known_top)
    made.peeked = [cell for cell, _ in view.known_tokens]
    return made


def _other_player(
    view: SeatView, player: PlayerView, cards: list[CardId], told: Sequence[Event], dice: Dice
) -> Player:
    """Another seat: of its hand only what was shown is known, and what it turned out to hold since."""
    del view
    pool = without(cards, [*player.discard, *player.in_play])
    milled = [card for card in _come_from_deck(told, player.seat) if card in pool]
    held = [card for card in _come_from_hand(told, player.seat) if card in pool and card not in milled]
    held = list(dict.fromkeys([*player.shown, *held]))[: player.hand_size]
    unknown = dice.shuffled(without(pool, [*held, *milled]))
    needed = player.hand_size - len(held)
    hand = [*held, *unknown[:needed]]
    return _player(player, hand, [*unknown[needed:], *reversed(milled)])


def _player(player: PlayerView, hand: list[CardId], deck: list[CardId]) -> Player:
    made = Player.fresh(player.seat)
    made.ready = sum(1 << core for core, ready in enumerate(player.cores) if ready)
    made.hand, made.deck = hand, deck
    made.discard, made.in_play = list(player.discard), list(player.in_play)
    made.shown = list(player.shown)
    return made


def _come_from_deck(told: Sequence[Event], seat: Seat) -> list[CardId]:
    """Cards that were seen to come from the top of a deck, the topmost first; until it was shuffled."""
    found: list[CardId] = []
    for event in told:
        match event:
            case ev.CardsDrawn(owner, cards) if owner == seat:
                found.extend(cards)
            case ev.TopDiscarded(owner, card) if owner == seat:
                found.append(card)
            case ev.DeckShuffled(owner) if owner == seat:
                break
            case _:
                pass
    return list(dict.fromkeys(found))


def _come_from_hand(told: Sequence[Event], seat: Seat) -> list[CardId]:
    """Cards that were seen to have been in a hand."""
    found: list[CardId] = []
    for event in told:
        match event:
            case (
                ev.CardPlayed(owner, card) | ev.ReactionPlayed(owner, card) | ev.CardDiscarded(owner, card)
            ) if owner == seat:
                found.append(card)
            case ev.HandShown(owner, cards) if owner == seat:
                found.extend(cards)
            case _:
                pass
    return found


def _lay_challenges(state: State, public: PublicView, dice: Dice) -> None:
    state.track = [slot.challenge for slot in public.track]
    state.challenge_discard = list(public.challenge_discard)
    gone = {*state.challenge_discard, *state.track}
    rest = [name.id for name in state.content.challenges.values() if name.id not in gone]
    state.challenge_deck = dice.shuffled(sorted(rest))[: public.challenge_deck_size]


def _lay_tokens(state: State, view: SeatView, told: Sequence[Event], dice: Dice) -> None:
    """Tokens with the faces the seat has seen, before or since; the others and the supply at random."""
    public = view.public
    faces = [trap.face for trap in state.content.traps.values() for _ in range(trap.count)]
    known: dict[Cell, TrapFace] = dict(view.known_tokens)
    next_up: list[TrapFace] = []
    _recall_tokens(known, next_up, public.tokens, told)
    rest = dice.shuffled(without(faces, [*known.values(), *next_up]))
    for cell in public.tokens:
        # A position somebody made up may have more tokens than come in the box.
        state.tokens[cell] = known[cell] if cell in known else (rest or faces).pop()
    state.supply = [*rest, *reversed(next_up)][-public.supply_size :] if public.supply_size else []
    state.token_cells = state.content.arena.grid.mask(state.tokens)


def _recall_tokens(
    known: dict[Cell, TrapFace], next_up: list[TrapFace], cells: Sequence[Cell], told: Sequence[Event]
) -> None:
    """Faces that came to light since: of tokens that lay there, and of the first one put down since."""
    came_from: dict[Cell, Cell | None] = {cell: cell for cell in cells}
    for event in told:
        match event:
            case ev.TokenMoved(cell, to):
                came_from[to] = came_from.pop(cell, None)
            case ev.TrapPlaced(_, cell):
                came_from[cell] = None
            case ev.TrapSprung(_, cell, face) | ev.TokenLooked(_, cell, face) if face:
                source = came_from.get(cell)
                if source is not None:
                    known[source] = face
                elif cell in came_from and not next_up:
                    next_up.append(face)
            case _:
                pass
