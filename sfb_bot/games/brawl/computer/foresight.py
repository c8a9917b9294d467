"""Where answers lead in Super Fantasy Brawl: who is hurt, what is met, what would do nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.computer import Foresight, Line
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.board import is_rooted
from sfb_bot.games.brawl.rules.challenges import is_met
from sfb_bot.games.brawl.rules.choices import (
    END_TURN,
    About,
    OnCard,
    OnCore,
    OnFigure,
    OnReaction,
    StandardChoice,
)
from sfb_bot.games.brawl.rules.ids import NOBODY, ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import SIDES, Figure, Phase, State
from sfb_bot.games.brawl.rules.prospects import Chance, Ending, Harm, Idle, Prospect, Shift
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Decision, DiceRolled, Event, Option, Seat

# Cards and tokens that are put somewhere: who is hurt does not depend on which.
_BY_DEFAULT: Final = frozenset(
    {"which_core", "plan", "draw", "take_back", "ready_core", "look", "refill", "put_token", "stun"}
)
# What is noted of an action whether or not anything comes of it.
_BOOKKEEPING: Final = (
    ev.CardPlayed,
    ev.CardResolved,
    ev.StandardActionTaken,
    ev.TargetsChosen,
    ev.ReactionPlayed,
    ev.ReactionPassed,
    ev.ReactionImpossible,
    ev.Struck,
    ev.Resisted,
    ev.EffectEnded,
    DiceRolled,
)
# Questions after which nobody is hurt, whatever the answer.
_NOT_FORESEEN: Final = frozenset(
    {"deploy", "plan", "draw", "stun", "refill", "look", "put_token", "take_back"}
)


class BrawlForesight(Foresight[State]):
    """Looks into every question of a turn and every reaction."""

    def foresees(self, decision: Decision) -> bool:
        is_of_a_turn = isinstance(decision.about, About) or decision.prompt == "act"
        return is_of_a_turn and decision.prompt not in _NOT_FORESEEN

    def sure(self, start: State, seat: Seat, events: Sequence[Event]) -> int:
        """Up to the first trap the seat has not seen, or the first card turned up."""
        known = dict.fromkeys(start.players[seat].peeked, True)
        for number, event in enumerate(events):
            match event:
                case ev.TrapSprung(_, cell):
                    if not known.pop(cell, False):
                        return number + 1
                case ev.TokenMoved(cell, to):
                    if known.pop(cell, False):
                        known[to] = True
                case ev.TokenLooked() | ev.TopDiscarded():
                    return number + 1
                case _:
                    pass
        return len(events)

    def answers(self, start: State, decision: Decision) -> Sequence[tuple[Option, ...]]:
        if decision.pick != (1, 1) or decision.prompt in _BY_DEFAULT:
            return ()
        held = {*start.players[decision.seat].hand, *start.players[decision.seat].discard}
        # A card that was drawn on the way is nothing the player can reckon with.
        return [
            (option,)
            for option in decision.options
            if not isinstance(option.payload, OnCard | OnReaction) or option.payload.card in held
        ]

    def most_lines(self, start: State, decision: Decision, option: Option) -> int:
        if decision.prompt == "act" and not _aims(start, decision, option):
            # Enough to see whether there is anything to be done; who acts and where to is asked next.
            return 12
        return super().most_lines(start, decision, option)

    def is_chosen(self, decision: Decision) -> bool:
        # By the question alone: how many options others have may depend on their hands.
        return decision.prompt not in ("react", "stun", "refill")

    def prospect(
        self,
        start: State,
        decision: Decision,
        option: Option,
        lines: Sequence[Line[State]],
        *,
        is_whole: bool,
    ) -> Prospect:
        seat = decision.seat
        if option.key == END_TURN.key:
            return _after_turn(start, seat, lines)
        fates = [_fates(start, line.events) for line in lines]
        points = [_points(line.events, side_of(seat)) for line in lines]
        return Prospect(
            harms=tuple(_harms(start, fates)),
            shifts=tuple(_shifts(start, seat, lines)),
            points=min(points) if is_whole else 0,
            outcome=_outcome(lines, seat),
            idle=_idle(start, decision, option, lines) if is_whole else "",
            aims_at_nobody=is_whole and _is_attack(start, option) and not _aims_somewhere(lines),
            asks_others=any(line.asks_others for line in lines),
            is_whole=is_whole,
        )


@dataclass(slots=True)
class _Fate:
    """What happens to one figure in one line."""

    damage: int
    taken: int = 0
    bumps: int = 0
    healed: int = 0
    is_out: bool = False
    traps: int = 0


def _fates(start: State, events: Iterable[Event]) -> dict[FigureId, _Fate]:
    """What one line does to whom."""
    found: dict[FigureId, _Fate] = {}

    def fate(figure: FigureId) -> _Fate:
        return found.setdefault(figure, _Fate(start.figures[figure].damage))

    for event in events:
        match event:
            case ev.Damaged(figure, amount, _, cause):
                one = fate(figure)
                one.damage += amount
                one.taken += amount
                one.bumps += amount if cause in ("push", "pull") else 0
            case ev.Healed(figure, amount):
                fate(figure).damage -= amount
                fate(figure).healed += amount
            case ev.KnockedOut(figure):
                fate(figure).is_out = True
            case ev.TrapSprung(figure):
                fate(figure).traps += 1
            case _:
                pass
    return found


def _harms(start: State, lines: Sequence[dict[FigureId, _Fate]]) -> Iterable[Harm]:
    """For everybody whom something befalls in a line: the least and the most of it."""
    for figure in start.figures:
        fates = [line[figure.id] for line in lines if figure.id in line]
        if fates:
            yield _harm(figure, fates, is_always=len(fates) == len(lines))


def _harm(figure: Figure, fates: Sequence[_Fate], *, is_always: bool) -> Harm:
    worst = max(fates, key=lambda fate: (fate.is_out, fate.taken, fate.damage))
    health = figure.sheet.health
    return Harm(
        figure.id,
        health - figure.damage,
        0 if worst.is_out else max(0, health - worst.damage),
        min(fate.taken for fate in fates) if is_always else 0,
        worst.taken,
        _chance([fate.is_out for fate in fates], is_always=is_always),
        worst.bumps,
        max(fate.healed for fate in fates),
        _chance([bool(fate.traps) for fate in fates], is_always=is_always),
    )


def _chance(happens: Sequence[bool], *, is_always: bool) -> Chance:
    if not any(happens):
        return "no"
    return "will" if is_always and all(happens) else "may"


def _points(events: Iterable[Event], side: int) -> int:
    return sum(event.points for event in events if isinstance(event, ev.PointsScored) and event.side == side)


def _outcome(lines: Sequence[Line[State]], seat: Seat) -> Ending:
    """Whether every line ends the match, and how."""
    winners = [
        next((event.winner for event in line.events if isinstance(event, ev.MatchEnded)), None)
        for line in lines
    ]
    if not winners or None in winners or len({*winners}) > 1:
        return ""
    return "won" if winners[0] == side_of(seat) else "lost"


def _after_turn(start: State, seat: Seat, lines: Sequence[Line[State]]) -> Prospect:
    """What the others score when their turn begins: challenges that lie on the track now."""
    (line,) = lines
    known = {each for each in start.track if each is not None}
    scored = sum(
        event.points
        for event in line.events
        if isinstance(event, ev.PointsScored) and event.side != side_of(seat) and event.challenge in known
    )
    return Prospect(others_score=scored, outcome=_outcome(lines, seat))


def _shifts(start: State, seat: Seat, lines: Sequence[Line[State]]) -> Iterable[Shift]:
    """Challenges on the track that a side begins or ceases to meet, by the lines whose end is known."""
    ends = [line.end for line in lines if line.end is not None]
    if not ends or not all(start.areas) or any(end.phase is Phase.OVER for end in ends):
        return
    for name in start.track:
        if name is None:
            continue
        for side in SIDES:
            before = _meets(start, name, side)
            changed = [_meets(end, name, side) != before for end in ends]
            if any(changed):
                is_sure = all(changed) and len(ends) == len(lines)
                yield Shift(name, side == side_of(seat), not before, is_sure)


def _meets(state: State, name: ChallengeId, side: int) -> bool:
    return is_met(state, state.content.challenges[name], side)


def _is_attack(start: State, option: Option) -> bool:
    payload = option.payload
    return isinstance(payload, OnCard) and start.content.cards[payload.card].kind == "attack"


def _aims_somewhere(lines: Iterable[Line[State]]) -> bool:
    return any(isinstance(event, ev.TargetsChosen) for line in lines for event in line.events)


def _idle(start: State, decision: Decision, option: Option, lines: Sequence[Line[State]]) -> Idle:
    """Why nothing comes of an answer, empty where something does, or where that is the good of it."""
    if decision.prompt == "react" or isinstance(option.payload, OnCore):
        return ""
    events = [event for line in lines for event in line.events]
    if any(not isinstance(event, _BOOKKEEPING) for event in events):
        return ""
    if any(isinstance(event, ev.Struck | ev.Resisted) for event in events):
        return "no_effect"
    figure = _acting(start, decision, option)
    if figure != NOBODY and is_rooted(start, figure):
        return "rooted"
    return "no_target" if _aims(start, decision, option) else "nothing"


def _acting(start: State, decision: Decision, option: Option) -> FigureId:
    """Whose action it would be."""
    match option.payload:
        case OnCard(card):
            champion = start.content.cards[card].champion
            own = (f.id for f in start.figures if f.seat == decision.seat and f.champion.id == champion)
            return next(own, NOBODY)
        case OnFigure(figure):
            return figure
        case _:
            return decision.about.figure if isinstance(decision.about, About) else NOBODY


def _aims(start: State, decision: Decision, option: Option) -> bool:
    """Whether the card or action wants somebody in its range."""
    match option.payload:
        case OnCard(card):
            return start.content.cards[card].reach is not None
        case StandardChoice(action):
            return start.content.standard_actions[action].reach is not None
        case _:
            found = start.content.standard_actions.get(
                decision.about.card if isinstance(decision.about, About) else ""
            )
            return found is not None and found.reach is not None
