"""Set-up around the draft: first player, areas, decks, traps, opening hands, deployment.

In a quick match nobody is asked about it: what is not drawn by rule is drawn by lot, and hands are kept.
Where little is asked, all redraw at the same time, and nobody chooses between two areas that are the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import free, own_area, own_figures
from sfb_bot.games.brawl.rules.choices import About, OnArea, OnCard, OnHex, OnSeat
from sfb_bot.games.brawl.rules.hand import draw
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS, SIDES, Phase, State, captain
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat, choose


def first_player(fx: BrawlFx) -> Flow[None]:
    """The first player, or the side that starts: at random, or as agreed."""
    state = fx.state
    first = state.setup.first
    start = fx.below(len(SIDES)) if first is None else side_of(first)
    if len(state.seats) == len(SIDES):
        fx.emit(ev.TurnOrderSet((captain(start), captain(1 - start))))
        fx.emit(ev.PhaseBegan(Phase.AREA))
    else:
        fx.emit(ev.StartingSideSet(start))
        fx.emit(ev.PhaseBegan(Phase.TEAM_ORDER))
    yield from ()


def team_order(fx: BrawlFx) -> Flow[None]:
    """Each side names who of its two takes the earlier turn, the side that starts first.

    An agreed first player takes turn 1 without being asked.
    """
    state = fx.state
    side = side_of(state.order[state.step])
    own, first = state.seats[side::2], state.setup.first
    if first is not None and first in own:
        own = (first,)
    options = [Option(SEAT_LETTERS[seat], OnSeat(seat)) for seat in own]
    if state.setup.is_quick:
        options = fx.shuffled(options)[:1]
    choice = yield from choose(captain(side), "turn_order", options, default=options[0].key)
    assert isinstance(choice, OnSeat)
    fx.emit(ev.TeamOrderChosen(side, Seat(choice.seat)))
    if state.step + 1 < len(SIDES):
        fx.emit(ev.PhaseBegan(Phase.TEAM_ORDER, state.step + 1))
    else:
        fx.emit(ev.TurnOrderSet(state.order))
        fx.emit(ev.PhaseBegan(Phase.AREA))


def area(fx: BrawlFx) -> Flow[None]:
    """The first player takes one of the two deployment areas, where they differ."""
    state = fx.state
    setup, arena, seat = state.setup, state.content.arena, state.order[0]
    options = [Option(name, OnArea(name)) for name in arena.deployments]
    if setup.is_quick or (setup.asks_little and arena.has_equal_areas):
        # So the first side stands on the left in every match.
        fx.emit(ev.AreaChosen(captain(SIDES[0]) if setup.asks_little else seat, options[0].key))
        fx.emit(ev.PhaseBegan(Phase.DRAFT))
        return
    choice = yield from choose(seat, "area", options, default=options[0].key)
    assert isinstance(choice, OnArea)
    fx.emit(ev.AreaChosen(seat, choice.area))
    fx.emit(ev.PhaseBegan(Phase.DRAFT))


def deal_out(fx: BrawlFx) -> Flow[None]:
    """Shuffle everybody's cards, the challenges and the traps; turn up the first challenges."""
    state = fx.state
    for seat in state.seats:
        cards = [card.id for figure in own_figures(state, seat) for card in figure.champion.cards]
        fx.emit(ev.DeckShuffled(seat, tuple(fx.shuffled(cards))))
    fx.emit(
        ev.ChallengesShuffled(tuple(fx.shuffled(sorted(c.id for c in state.content.challenges.values()))))
    )
    # In teams the first one ends on the left slot worth a point, the third one on the leftmost slot.
    for _ in range(state.mode.track_opening):
        fx.emit(ev.TrackMoved(state.challenge_deck[-1]))
    tokens = [trap.face for trap in state.content.traps.values() for _ in range(trap.count)]
    fx.emit(ev.SupplyShuffled(tuple(fx.shuffled(tokens))))
    fx.emit(ev.PhaseBegan(Phase.TRAPS))
    yield from ()


def traps(fx: BrawlFx) -> Flow[None]:
    """The next player in order puts unseen tokens on empty trap hexes."""
    state = fx.state
    count = state.mode.traps
    seat = state.order[state.step]
    options = tuple(state.content.arena.options(state.content.arena.trap_hexes & ~state.token_cells))
    if state.setup.is_quick:
        _place_traps(fx, seat, fx.shuffled(options)[:count])
        return
    default = tuple(option.key for option in options[:count])
    answers = yield Ask((Decision(seat, "traps", options, (count, count), default),))
    _place_traps(fx, seat, answers[0])


def _place_traps(fx: BrawlFx, seat: Seat, chosen: Iterable[Option]) -> None:
    for option in sorted(chosen, key=lambda option: option.key):
        assert isinstance(option.payload, OnHex)
        fx.emit(ev.TrapPlaced(seat, option.payload.cell))
    _next_step(fx, Phase.TRAPS, Phase.OPENING_HAND)


def opening_hand(fx: BrawlFx) -> Flow[None]:
    """The next player in order draws the opening hand; where little is asked, all of them do."""
    state = fx.state
    if state.setup.asks_little and not state.setup.is_quick:
        for seat in state.order:
            draw(fx, seat, state.mode.hand)
        fx.emit(ev.PhaseBegan(Phase.REDRAW))
        yield from ()
        return
    draw(fx, state.order[state.step], state.mode.hand)
    if state.setup.is_quick:
        _next_step(fx, Phase.OPENING_HAND, Phase.DEPLOY)
    else:
        fx.emit(ev.PhaseBegan(Phase.REDRAW, fx.state.step))
    yield from ()


def redraw(fx: BrawlFx) -> Flow[None]:
    """Those who have just drawn may once set cards aside and draw as many; then they are shuffled back in.

    Nobody sees anything of it but a number, so all can do it at the same time, sealed until all are in.
    """
    state = fx.state
    at_once = state.setup.asks_little
    seats = state.order if at_once else state.order[state.step : state.step + 1]
    answers = yield Ask(tuple(_redrawing(state, seat) for seat in seats))
    for seat, chosen in zip(seats, answers, strict=True):
        _redraw(fx, seat, chosen)
    if not at_once and state.step + 1 < len(state.order):
        fx.emit(ev.PhaseBegan(Phase.OPENING_HAND, state.step + 1))
    else:
        fx.emit(ev.PhaseBegan(Phase.DEPLOY))


def _redrawing(state: State, seat: Seat) -> Decision:
    options = tuple(state.content.cards[card].option for card in sorted(state.players[seat].hand))
    return Decision(seat, "redraw", options, (0, len(options)))


def _redraw(fx: BrawlFx, seat: Seat, chosen: Iterable[Option]) -> None:
    player = fx.state.players[seat]
    cards = tuple(option.payload.card for option in chosen if isinstance(option.payload, OnCard))
    if cards:
        fx.emit(ev.CardsSetAside(seat, cards))
        draw(fx, seat, len(cards))
        fx.emit(ev.DeckShuffled(seat, tuple(fx.shuffled([*player.deck, *player.set_aside]))))


def deploy(fx: BrawlFx) -> Flow[None]:
    """The next player in order puts the champions on free hexes of the side's area, one after another."""
    state = fx.state
    seat = state.order[state.step]
    for figure in own_figures(state, seat):
        options = state.content.arena.options(own_area(state, figure.side) & free(state))
        if state.setup.is_quick:
            place = fx.shuffled(options)[0].payload
            assert isinstance(place, OnHex)
            fx.emit(ev.Entered(figure.id, place.cell))
            continue
        choice = yield from choose(
            seat, "deploy", options, default=options[0].key, about=About(figure=figure.id)
        )
        assert isinstance(choice, OnHex)
        fx.emit(ev.Entered(figure.id, choice.cell))
    if state.step + 1 < len(state.order):
        fx.emit(ev.PhaseBegan(Phase.DEPLOY, state.step + 1))
    else:
        fx.emit(ev.TurnBegan(state.order[0], 1))
        fx.emit(ev.PhaseBegan(Phase.SCORING))


def _next_step(fx: BrawlFx, phase: Phase, after: Phase) -> None:
    """The same phase for the next player in order, or the phase after it."""
    step = fx.state.step + 1
    fx.emit(ev.PhaseBegan(phase, step) if step < len(fx.state.order) else ev.PhaseBegan(after))
