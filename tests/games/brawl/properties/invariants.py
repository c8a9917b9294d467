"""What must be true of every match after every step, judged from the rules and from the events alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.choices import (
    HowMany,
    OnArea,
    OnCard,
    OnChampion,
    OnCore,
    OnFigure,
    OnHex,
    OnOffer,
    OnPath,
    OnReaction,
    OnSeat,
    OnTargets,
    OnTeam,
    StandardChoice,
    Word,
)
from sfb_bot.games.brawl.rules.content import ALL_CORES, ANY_CORE, CORES, FREE_OF_CHARGE, Content
from sfb_bot.games.brawl.rules.model import GATE, RANDOM_TEAM, Phase, State
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Event, Step

BEFORE_THE_DEAL = frozenset({Phase.FIRST_PLAYER, Phase.TEAM_ORDER, Phase.AREA, Phase.DRAFT, Phase.DEAL})
TOKENS_IN_ALL = 12
TOKENS_IN_PLAY = 4
CHALLENGES = 11
DECK_SIZES = {"duel": 18, "teams": 12}
HAND_SIZES = {"duel": 5, "teams": 4}
CREATION = CORES.index("creation")


class Ledger:
    """Keeps its own books from the events and compares them with the state."""

    def __init__(self, run: BrawlRun) -> None:
        seats = len(run.state.seats)
        self.vp = [0, 0]
        self.ready = [ALL_CORES] * seats
        self.hand = [0] * seats
        self.standard: list[str] = []
        self.free_action = False
        self.own_cards: list[list[str]] = [[] for _ in range(seats)]
        self.book(run.state, run.opening_events)
        check(run)

    def watch(self, run: BrawlRun, step: Step) -> None:
        """Book the step's events, then check everything."""
        self.book(run.state, step.events)
        state = run.state
        assert state.vp == self.vp, "points are exactly what was scored"
        for player in state.players:
            assert player.ready == self.ready[player.seat], "cores as paid and readied"
            assert len(player.hand) == self.hand[player.seat], "hand as drawn and played"
            held = [*player.hand, *player.deck, *player.discard, *player.in_play, *player.set_aside]
            assert sorted(held) == self.own_cards[player.seat], "no card is lost or made"
        assert state.standard_used == self.standard
        check(run)

    def book(self, state: State, events: Iterable[Event]) -> None:
        """Write down what the events say."""
        for event in events:
            self._book_cards(state, event)
            self._book_turns(state, event)

    def _book_cards(self, state: State, event: Event) -> None:
        match event:
            case ev.CardPlayed(seat, card, _, core) | ev.ReactionPlayed(seat, card, _, core):
                printed = state.content.cards[card].core
                assert core == printed or (printed == CREATION and pays_creation_with_any(state, seat))
                self.pay(seat, core)
                self.hand[seat] -= 1
            case ev.CardsDrawn(seat, drawn):
                self.hand[seat] += len(drawn)
            case ev.CardsPlanned(seat, gone) | ev.CardsSetAside(seat, gone):
                self.hand[seat] -= len(gone)
            case ev.CardDiscarded(seat):
                self.hand[seat] -= 1
            case ev.CardReturned(seat):
                self.hand[seat] += 1
            case ev.CoreReadied(seat, core):
                assert not self.ready[seat] >> core & 1
                self.ready[seat] |= 1 << core
            case ev.CoreExhausted(seat, core):
                self.pay(seat, core)
            case ev.UpkeepDone(seat, discarded):
                assert len(discarded) == self.hand[seat], "the whole rest of the hand"
                self.ready[seat] = ALL_CORES
                self.hand[seat] = 0
            case ev.TeamsAssembled():
                for seat, picks in enumerate(state.draft.picks):
                    champions = [state.content.champions[name] for name in picks]
                    self.own_cards[seat] = sorted(card.id for one in champions for card in one.cards)
                    assert len(self.own_cards[seat]) == DECK_SIZES[state.setup.mode]
            case _:
                pass

    def _book_turns(self, state: State, event: Event) -> None:
        match event:
            case ev.PointsScored(side, points):
                assert points > 0
                self.vp[side] += points
            case ev.StandardActionTaken(seat, action, _, core):
                assert action not in self.standard, "each at most once per activation phase"
                self.standard.append(action)
                if core == FREE_OF_CHARGE:
                    assert not self.free_action, "one free action per round"
                    self.free_action = True
                else:
                    printed = state.content.standard_actions[action].core
                    by_ability = printed == CREATION and pays_creation_with_any(state, seat)
                    assert printed in (core, ANY_CORE) or by_ability
                    self.pay(seat, core)
            case ev.PhaseBegan(Phase.ACTIVATION):
                self.standard = []
                self.free_action = False
            case ev.TurnBegan(seat, number) if number > 1 or seat != state.order[0]:
                # Whoever had the turn before has just drawn anew.
                before = state.order[state.order.index(seat) - 1]
                loralei = any(f.seat == before and "upkeep_draw" in f.sheet.abilities for f in state.figures)
                # A deck may run out only with cards still in play; otherwise the hand is full.
                assert self.hand[before] == HAND_SIZES[state.setup.mode] + 2 * loralei
                assert self.ready[before] == ALL_CORES
            case _:
                pass

    def pay(self, seat: int, core: int) -> None:
        assert self.ready[seat] >> core & 1, "paid with a ready core"
        self.ready[seat] &= ~(1 << core)


def pays_creation_with_any(state: State, seat: int) -> bool:
    """Khalize levelled, at the latest by the end of the action: the events are looked at after it."""
    return any(f.seat == seat and f.champion.id == "khalize" for f in state.figures)


def check(run: BrawlRun) -> None:
    """Everything that needs no memory."""
    state = run.state
    check_board(state)
    check_knowledge(state)
    # A match may be called off before anything was dealt or placed.
    if state.phase not in BEFORE_THE_DEAL and (state.round or state.outcome is None):
        check_stock(state)
    if run.at_boundary:
        check_boundary(state)
    for seat in run.waiting_for:
        decision = run.decision_for(seat)
        assert decision is not None
        check_question(state, decision)
    assert (run.ask is None) == (state.phase is Phase.OVER) == (state.outcome is not None)
    if run.ask is not None:
        assert max(state.vp) < state.setup.goal, "whoever reaches the goal has won at once"


def check_board(state: State) -> None:
    """Digest 1: one figure a hex, none on a statue; what is kept twice agrees."""
    standing = [0, 0]
    everybody = 0
    for figure in state.figures:
        assert figure.damage >= 0
        if figure.cell == GATE:
            assert figure.damage == 0
            assert not figure.levelled
            continue
        bit = 1 << figure.cell
        assert not everybody & bit, "two figures on one hex"
        everybody |= bit
        standing[figure.side] |= bit
        if state.token_cells & bit:
            assert figure.levelled, "only a levelled champion sleeps on a token"
            assert "traps_sleep" in figure.sheet.abilities
    arena = state.content.arena
    assert not everybody & (arena.statue_cells | ~arena.grid.everything)
    assert state.standing == standing
    tokens = sum(1 << cell for cell in state.tokens)
    assert state.token_cells == tokens
    assert not tokens & arena.statue_cells
    for lasting in state.lasting:
        assert state.figures[lasting.figure].in_arena, "a knocked out champion carries nothing"
        assert lasting.against < 0 or state.figures[lasting.against].in_arena


def check_stock(state: State) -> None:
    """Four tokens in play, twelve in all; eleven challenges."""
    if state.phase is not Phase.TRAPS:
        assert len(state.tokens) + len(state.limbo) == TOKENS_IN_PLAY
        assert len(state.limbo) <= 1
    faces = [*state.tokens.values(), *state.supply, *state.limbo]
    assert len(faces) == TOKENS_IN_ALL
    assert sorted(faces) == _faces_in_the_box(state.content)
    challenges = [*filter(None, state.track), *state.challenge_deck, *state.challenge_discard]
    assert len(challenges) == len(set(challenges)) == CHALLENGES


@cache
def _faces_in_the_box(content: Content) -> list[str]:
    return sorted(trap.face for trap in content.traps.values() for _ in range(trap.count))


def check_knowledge(state: State) -> None:
    """What a seat knows is about things that are there."""
    for player in state.players:
        assert 0 <= player.known_top <= len(player.deck)
        # Mostly there is nothing; this is asked after every one of a million steps.
        if player.shown:
            assert set(player.shown) <= set(player.hand)
        if player.peeked:
            assert set(player.peeked) <= set(state.tokens)
            assert len(set(player.peeked)) == len(player.peeked)


def check_boundary(state: State) -> None:
    """Between actions nothing is left hanging."""
    if state.outcome is None:
        assert not state.earned
        assert not state.limbo
        assert not any(player.in_play or player.set_aside for player in state.players)
        for figure in state.figures:
            assert figure.damage < figure.sheet.health, "at or above health means out"


def check_question(state: State, decision: Decision) -> None:
    """Options are unique and in a stable, sensible order; a timeout has a legal answer."""
    keys = [option.key for option in decision.options]
    assert keys
    assert len(set(keys)) == len(keys)
    assert decision.seat in state.seats
    fewest, most = decision.pick
    assert 0 <= fewest <= most <= len(keys)
    assert len(decision.chosen(decision.default)) == len(decision.default)
    places = [_place(state, option.key, option.payload) for option in decision.options]
    assert places == sorted(places), f"{decision.prompt}: {keys}"


def _place(state: State, key: str, payload: object) -> tuple[int, int, str]:
    """Where an option belongs: cards, actions, hexes, figures and the like in their order, words last."""
    place = _place_in_play(state, key, payload) or _place_beside(state, key, payload)
    assert place is not None, f"an option without a meaning: {key} {payload}"
    return place


def _place_in_play(state: State, key: str, payload: object) -> tuple[int, int, str] | None:
    match payload:
        case OnCard(card):
            place = (0, 0, card)
        case StandardChoice(action):
            place = (1, list(state.content.standard_actions).index(action), "")
        case OnHex(cell):
            place = (2, cell, "")
        case OnPath(cell, through):
            # After the same hex without passing anybody, fewer passed first.
            place = (2, cell, "~".join(str(part) for part in (len(through), *through)))
        case OnFigure(figure):
            place = (3, figure, "")
        case OnTargets(figures):
            place = (4, figures[0] if "." in key else 0, key if "." not in key else "")
        case OnReaction(card, figure):
            place = (5, 0, f"{card}{figure}")
        case _:
            place = None
    return place


def _place_beside(state: State, key: str, payload: object) -> tuple[int, int, str] | None:
    match payload:
        case OnSeat(number):
            place = (2, number, "")
        case OnCore(number):
            place = (6, number, "")
        case HowMany(number):
            place = (7, number, "")
        case OnChampion(champion):
            place = (8, 0, champion)
        case OnOffer(number):
            place = (8, number, "")
        case OnTeam(team):
            # A team that is drawn stands after those of the box.
            named = [*state.content.teams, RANDOM_TEAM[0]]
            place = (8, named.index(team), "")
        case OnArea(area):
            place = (9, list(state.content.arena.deployments).index(area), "")
        case Word(word):
            assert word == key
            # A choice to do something stands before the choice to leave it.
            place = (10, 0 if word == "use" else 1, "")
        case _:
            place = None
    return place
