"""What must be true of every match after every step, judged from the rules and from the events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

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
from sfb_bot.games.brawl.rules.ids import CardId
from sfb_bot.games.brawl.rules.model import GATE, RANDOM_TEAM, Phase, State
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Event, Option, Step

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
        # As last looked at: mostly nothing has moved.
        self.held: list[list[CardId] | None] = [None] * seats
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
            if held != self.held[player.seat]:
                assert sorted(held) == self.own_cards[player.seat], "no card is lost or made"
                self.held[player.seat] = held
        assert state.standard_used == self.standard
        check(run)

    def book(self, state: State, events: Iterable[Event]) -> None:
        """Write down what the events say."""
        for event in events:
            booked = BOOKED.get(type(event))
            if booked is not None:
                booked(self, state, event)

    def _play(self, state: State, event: ev.CardPlayed | ev.ReactionPlayed) -> None:
        printed = state.content.cards[event.card].core
        is_paid_with_any = printed == CREATION and pays_creation_with_any(state, event.seat)
        assert event.core == printed or is_paid_with_any
        self.pay(event.seat, event.core)
        self.hand[event.seat] -= 1

    def _draw(self, _: State, event: ev.CardsDrawn) -> None:
        self.hand[event.seat] += len(event.cards)

    def _put_away(self, _: State, event: ev.CardsPlanned | ev.CardsSetAside) -> None:
        self.hand[event.seat] -= len(event.cards)

    def _discard(self, _: State, event: ev.CardDiscarded) -> None:
        self.hand[event.seat] -= 1

    def _return(self, _: State, event: ev.CardReturned) -> None:
        self.hand[event.seat] += 1

    def _ready(self, _: State, event: ev.CoreReadied) -> None:
        assert not self.ready[event.seat] >> event.core & 1
        self.ready[event.seat] |= 1 << event.core

    def _exhaust(self, _: State, event: ev.CoreExhausted) -> None:
        self.pay(event.seat, event.core)

    def _upkeep(self, _: State, event: ev.UpkeepDone) -> None:
        assert len(event.discarded) == self.hand[event.seat], "the whole rest of the hand"
        self.ready[event.seat] = ALL_CORES
        self.hand[event.seat] = 0

    def _assemble(self, state: State, _: ev.TeamsAssembled) -> None:
        for seat, picks in enumerate(state.draft.picks):
            champions = [state.content.champions[name] for name in picks]
            self.own_cards[seat] = sorted(card.id for one in champions for card in one.cards)
            assert len(self.own_cards[seat]) == DECK_SIZES[state.setup.mode]
            self.held[seat] = None

    def _score(self, _: State, event: ev.PointsScored) -> None:
        assert event.points > 0
        self.vp[event.side] += event.points

    def _take_standard_action(self, state: State, event: ev.StandardActionTaken) -> None:
        action, core = event.action, event.core
        assert action not in self.standard, "each at most once per activation phase"
        self.standard.append(action)
        if core == FREE_OF_CHARGE:
            assert not self.free_action, "one free action per round"
            self.free_action = True
            return
        printed = state.content.standard_actions[action].core
        by_ability = printed == CREATION and pays_creation_with_any(state, event.seat)
        assert printed in (core, ANY_CORE) or by_ability
        self.pay(event.seat, core)

    def _begin_phase(self, _: State, event: ev.PhaseBegan) -> None:
        if event.phase is Phase.ACTIVATION:
            self.standard = []
            self.free_action = False

    def _begin_turn(self, state: State, event: ev.TurnBegan) -> None:
        if event.round == 1 and event.seat == state.order[0]:
            return
        # Whoever had the turn before has just drawn anew.
        before = state.order[state.order.index(event.seat) - 1]
        loralei = any(f.seat == before and "upkeep_draw" in f.sheet.abilities for f in state.figures)
        # A deck may run out only with cards still in play; otherwise the hand is full.
        assert self.hand[before] == HAND_SIZES[state.setup.mode] + 2 * loralei
        assert self.ready[before] == ALL_CORES

    def pay(self, seat: int, core: int) -> None:
        assert self.ready[seat] >> core & 1, "paid with a ready core"
        self.ready[seat] &= ~(1 << core)


# Looked up and not matched one after the other: two million events are booked. Any: each has its own kind.
BOOKED: Final[Mapping[type[Event], Callable[[Ledger, State, Any], None]]] = {
    ev.CardPlayed: Ledger._play,
    ev.ReactionPlayed: Ledger._play,
    ev.CardsDrawn: Ledger._draw,
    ev.CardsPlanned: Ledger._put_away,
    ev.CardsSetAside: Ledger._put_away,
    ev.CardDiscarded: Ledger._discard,
    ev.CardReturned: Ledger._return,
    ev.CoreReadied: Ledger._ready,
    ev.CoreExhausted: Ledger._exhaust,
    ev.UpkeepDone: Ledger._upkeep,
    ev.TeamsAssembled: Ledger._assemble,
    ev.PointsScored: Ledger._score,
    ev.StandardActionTaken: Ledger._take_standard_action,
    ev.PhaseBegan: Ledger._begin_phase,
    ev.TurnBegan: Ledger._begin_turn,
}


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
    assert _sorted(tuple(faces)) == _faces_in_the_box(state.content)
    challenges = [*filter(None, state.track), *state.challenge_deck, *state.challenge_discard]
    assert len(challenges) == len(set(challenges)) == CHALLENGES


@lru_cache
def _sorted(faces: tuple[str, ...]) -> list[str]:
    """Asked again and again about the same ones."""
    return sorted(faces)


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
    places = [_place(state, option) for option in decision.options]
    assert places == sorted(places), f"{decision.prompt}: {keys}"


def _place(state: State, option: Option) -> tuple[int, int, str]:
    """Where an option belongs: cards, actions, hexes, figures and the like in their order, words last."""
    place = PLACES.get(type(option.payload))
    assert place is not None, f"an option without a meaning: {option.key} {option.payload}"
    return place(state, option.key, option.payload)


def _standard_place(state: State, _: str, choice: StandardChoice) -> tuple[int, int, str]:
    return 1, list(state.content.standard_actions).index(choice.action), ""


def _path_place(_: State, __: str, path: OnPath) -> tuple[int, int, str]:
    """After the same hex without passing anybody, fewer passed first."""
    return 2, path.cell, "~".join(str(part) for part in (len(path.through), *path.through))


def _targets_place(_: State, key: str, targets: OnTargets) -> tuple[int, int, str]:
    return (4, targets.figures[0], "") if "." in key else (4, 0, key)


def _team_place(state: State, _: str, choice: OnTeam) -> tuple[int, int, str]:
    """A team that is drawn stands after those of the box."""
    return 8, [*state.content.teams, RANDOM_TEAM[0]].index(choice.team), ""


def _word_place(_: State, key: str, choice: Word) -> tuple[int, int, str]:
    """A choice to do something stands before the choice to leave it."""
    assert choice.word == key
    return 10, 0 if choice.word == "use" else 1, ""


# Any: each has its own kind of payload.
PLACES: Final[Mapping[type, Callable[[State, str, Any], tuple[int, int, str]]]] = {
    OnCard: lambda _, __, choice: (0, 0, choice.card),
    StandardChoice: _standard_place,
    OnHex: lambda _, __, choice: (2, choice.cell, ""),
    OnPath: _path_place,
    OnFigure: lambda _, __, choice: (3, choice.figure, ""),
    OnTargets: _targets_place,
    OnReaction: lambda _, __, choice: (5, 0, f"{choice.card}{choice.defended}"),
    OnSeat: lambda _, __, choice: (2, choice.seat, ""),
    OnCore: lambda _, __, choice: (6, choice.core, ""),
    HowMany: lambda _, __, choice: (7, choice.number, ""),
    OnChampion: lambda _, __, choice: (8, 0, choice.champion),
    OnOffer: lambda _, __, choice: (8, choice.number, ""),
    OnTeam: _team_place,
    OnArea: lambda state, _, choice: (9, list(state.content.arena.deployments).index(choice.area), ""),
    Word: _word_place,
}
