"""The state of a match: plain lists and numbers, copied by hand, changed by `evolve` alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final, Literal

from sfb_bot.games.brawl.rules.choices import OnFigure
from sfb_bot.games.brawl.rules.content import ALL_CORES, Champion, Content, SheetSide
from sfb_bot.games.brawl.rules.ids import (
    NOBODY,
    ActionId,
    CardId,
    ChallengeId,
    ChampionId,
    FigureId,
    TrapFace,
)
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Dice, Option, Seat, Sides

Side = int

GATE: Final[Cell] = -1
BLOODIED_FROM: Final = 3
SEAT_LETTERS: Final = "abcd"
SIDES: Final[tuple[Side, Side]] = (0, 1)
# Instead of champions, for a team that is drawn.
RANDOM_TEAM: Final = (ChampionId("random"),)


class Phase(StrEnum):
    """Where in the match we are; the phase alone decides which flow comes next."""

    FIRST_PLAYER = "first_player"
    TEAM_ORDER = "team_order"
    AREA = "area"
    DRAFT = "draft"
    DEAL = "deal"
    TRAPS = "traps"
    OPENING_HAND = "opening_hand"
    REDRAW = "redraw"
    DEPLOY = "deploy"
    SCORING = "scoring"
    START = "start_of_activation"
    ACTIVATION = "activation"
    UPKEEP = "upkeep"
    TRACK = "track"
    OVER = "over"


ModeName = Literal["duel", "teams"]
DraftKind = Literal["free", "casual", "tournament", "double", "quick", "random"]
# `few`: nobody is asked what makes no difference, and everybody at once what the rules do not order. Matches
# from before that go on as they began.
Questions = Literal["all", "few"]
EndReason = Literal["points", "concession", "agreement", "time", "organiser"]
LastingKind = Literal["strength", "movement", "defence", "quarry", "rooted", "fearless", "piercing"]


@dataclass(frozen=True, slots=True)
class Mode:
    """Every figure in which a way to play differs; `champions`, `hand` and `traps` are for each player.

    `track_opening` challenges are turned up at set-up and `track_step` come every round. `line_up` is what
    a tournament draft lays out. `roster_needed` lists the drafts there are, with the champions they need.
    """

    name: ModeName
    sides: Sides
    champions: int
    hand: int
    traps: int
    track_points: tuple[int, ...]
    track_opening: int
    track_step: int
    goal: int
    line_up: int
    roster_needed: Mapping[DraftKind, int]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in their order."""
        return _seats_of(self.sides)


@cache
def _seats_of(sides: Sides) -> tuple[Seat, ...]:
    """Every step of a match asks for them."""
    return tuple(sorted(seat for side in sides for seat in side))


DUEL: Final = Mode(
    name="duel",
    sides=((Seat(0),), (Seat(1),)),
    champions=3,
    hand=5,
    traps=2,
    track_points=(0, 1, 2, 1),
    track_opening=1,
    track_step=1,
    goal=5,
    line_up=5,
    roster_needed={"free": 3, "casual": 6, "tournament": 10, "double": 10, "quick": 3, "random": 3},
)
TEAMS: Final = Mode(
    name="teams",
    sides=((Seat(0), Seat(2)), (Seat(1), Seat(3))),
    champions=2,
    hand=4,
    traps=1,
    track_points=(0, 0, 1, 2, 1),
    track_opening=3,
    track_step=2,
    goal=7,
    line_up=3,
    roster_needed={"free": 4, "casual": 8, "tournament": 12, "random": 4},
)
MODES: Final[Mapping[ModeName, Mode]] = {"duel": DUEL, "teams": TEAMS}


def captain(side: Side) -> Seat:
    """Who speaks for a side where it decides as one: its first seat."""
    return Seat(side)


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the match. `first` is the seat that takes turn 1, None for a lot.

    `teams` are the teams agreed for seats, which then have nothing to choose; empty where there is none, and
    RANDOM_TEAM for one that is drawn. With `one_pool` both sides of a casual draft of four pick from the same
    champion cards, of which there may be copies; in matches from before, a champion taken stayed open to the
    other side.
    """

    roster: tuple[ChampionId, ...]
    draft: DraftKind
    first: Seat | None
    goal: int
    mode: ModeName = "duel"
    teams: tuple[tuple[ChampionId, ...], ...] = ()
    questions: Questions = "all"
    one_pool: bool = False

    @property
    def is_quick(self) -> bool:
        """Whether the set-up is left to chance, all but the choice of a team, if even that."""
        return self.draft in ("quick", "random")

    @property
    def asks_little(self) -> bool:
        """Whether nobody is asked what makes no difference, and nobody waits without need."""
        return self.questions == "few"


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect until end of turn on one figure; `against` limits a strength bonus to one target."""

    kind: LastingKind
    figure: FigureId
    amount: int = 0
    against: FigureId = NOBODY


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the match ended; no winner means a draw."""

    winner: Side | None
    reason: EndReason


@dataclass(slots=True)
class Figure:
    """A champion in play; `option` is the answer that names it, the same object all through a match."""

    id: FigureId
    seat: Seat
    side: Side
    champion: Champion
    option: Option
    cell: Cell = GATE
    damage: int = 0
    levelled: bool = False

    @staticmethod
    def fresh(number: FigureId, seat: Seat, champion: Champion) -> Figure:
        """A champion on its Gate; its key tells the seat, for both sides may field the same champion."""
        option = Option(f"{SEAT_LETTERS[seat]}.{champion.id}", OnFigure(number))
        return Figure(number, seat, side_of(seat), champion, option)

    @property
    def sheet(self) -> SheetSide:
        """The side of the champion card that is up."""
        return self.champion.levelled if self.levelled else self.champion.basic

    @property
    def in_arena(self) -> bool:
        """Not on its Gate."""
        return self.cell != GATE

    @property
    def is_bloodied(self) -> bool:
        """Three damage or more."""
        return self.damage >= BLOODIED_FROM

    def copy(self) -> Figure:
        """An independent copy."""
        return Figure(
            self.id, self.seat, self.side, self.champion, self.option, self.cell, self.damage, self.levelled
        )


@dataclass(slots=True)
class Player:
    """What one seat has: cores, cards, and what it has seen that others have not.

    The top of the deck is the end of the list. `known_top` counts the cards there that their owner
    knows, having planned them; `shown` lists hand cards everybody has seen; `peeked` the cells of
    tokens this seat has looked at.
    """

    seat: Seat
    ready: int
    hand: list[CardId]
    deck: list[CardId]
    discard: list[CardId]
    in_play: list[CardId]
    set_aside: list[CardId]
    known_top: int
    shown: list[CardId]
    peeked: list[Cell]

    @staticmethod
    def fresh(seat: Seat) -> Player:
        """A player before the cards are dealt."""
        return Player(seat, ALL_CORES, [], [], [], [], [], 0, [], [])

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.seat,
            self.ready,
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.in_play.copy(),
            self.set_aside.copy(),
            self.known_top,
            self.shown.copy(),
            self.peeked.copy(),
        )


@dataclass(slots=True)
class Draft:
    """Who picked and banned what so far, by seat.

    `sealed` are line-ups only their own side may see yet; `line_ups` are filled once all are in. In the
    double draft `offers` are the two teams of five a seat has laid out, and one of them becomes its line-up.
    """

    step: int
    line_ups: list[tuple[ChampionId, ...]]
    bans: list[list[ChampionId]]
    picks: list[list[ChampionId]]
    sealed: list[tuple[ChampionId, ...]]
    offers: list[tuple[tuple[ChampionId, ...], ...]]

    @staticmethod
    def fresh(seats: int) -> Draft:
        """Nothing picked."""
        return Draft(
            0,
            [()] * seats,
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [()] * seats,
            [()] * seats,
        )

    def copy(self) -> Draft:
        """An independent copy."""
        return Draft(
            self.step,
            self.line_ups.copy(),
            [bans.copy() for bans in self.bans],
            [picks.copy() for picks in self.picks],
            self.sealed.copy(),
            self.offers.copy(),
        )


@dataclass(slots=True)
class State:
    """A whole match at one moment, secrets included.

    `standing` (cells by side) and `token_cells` repeat what figures and tokens say, for speed; `evolve`
    keeps them true. `step` counts inside a set-up phase. `earned` lists figures that level up when the
    action under way is finished. `limbo` holds a sprung token until it goes back to the supply.
    `concessions` lists who would give up while the partner has not said so.
    """

    content: Content
    setup: Setup
    dice: Dice
    phase: Phase
    step: int
    round: int
    turn: Seat
    order: tuple[Seat, ...]
    areas: list[str]
    vp: list[int]
    players: list[Player]
    figures: list[Figure]
    draft: Draft
    track: list[ChallengeId | None]
    challenge_deck: list[ChallengeId]
    challenge_discard: list[ChallengeId]
    tokens: dict[Cell, TrapFace]
    supply: list[TrapFace]
    limbo: list[TrapFace]
    lasting: list[Lasting]
    standard_used: list[ActionId]
    free_action_used: bool
    earned: list[FigureId]
    draw_offers: list[Seat]
    concessions: list[Seat]
    outcome: Outcome | None
    standing: list[Mask]
    token_cells: Mask

    def copy(self) -> State:
        """An independent copy; shared parts are immutable."""
        return State(
            self.content,
            self.setup,
            self.dice.copy(),
            self.phase,
            self.step,
            self.round,
            self.turn,
            self.order,
            self.areas.copy(),
            self.vp.copy(),
            [player.copy() for player in self.players],
            [figure.copy() for figure in self.figures],
            # Once the champions have been put on their Gates, nothing changes who was picked.
            self.draft if self.figures else self.draft.copy(),
            self.track.copy(),
            self.challenge_deck.copy(),
            self.challenge_discard.copy(),
            self.tokens.copy(),
            self.supply.copy(),
            self.limbo.copy(),
            self.lasting.copy(),
            self.standard_used.copy(),
            self.free_action_used,
            self.earned.copy(),
            self.draw_offers.copy(),
            self.concessions.copy(),
            self.outcome,
            self.standing.copy(),
            self.token_cells,
        )

    @property
    def mode(self) -> Mode:
        """The figures of the way this match is played."""
        return MODES[self.setup.mode]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in seat order."""
        return self.mode.seats


def new_state(content: Content, setup: Setup, seed: str) -> State:
    """A table with nothing decided yet."""
    mode = MODES[setup.mode]
    return State(
        content=content,
        setup=setup,
        dice=Dice(seed),
        phase=Phase.FIRST_PLAYER,
        step=0,
        round=0,
        turn=Seat(0),
        order=(),
        areas=["", ""],
        vp=[0, 0],
        players=[Player.fresh(seat) for seat in mode.seats],
        figures=[],
        draft=Draft.fresh(len(mode.seats)),
        track=[None] * len(mode.track_points),
        challenge_deck=[],
        challenge_discard=[],
        tokens={},
        supply=[],
        limbo=[],
        lasting=[],
        standard_used=[],
        free_action_used=False,
        earned=[],
        draw_offers=[],
        concessions=[],
        outcome=None,
        standing=[0, 0],
        token_cells=0,
    )
