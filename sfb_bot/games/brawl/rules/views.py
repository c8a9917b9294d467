"""What may be seen: by everybody (`PublicView`) and by one seat (`SeatView`).

Both are built field by field from the state, never by taking secrets out of a copy, and they are
unrelated types, so the type checker refuses to show one where the other belongs.
"""

from __future__ import annotations

from sfb_bot.games.brawl.rules.board import is_rooted, is_trap_hex
from sfb_bot.games.brawl.rules.challenges import is_met
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.ids import ActionId, CardId, ChallengeId, ChampionId, FigureId, TrapFace
from sfb_bot.games.brawl.rules.model import (
    BLOODIED_FROM,
    SIDES,
    DraftKind,
    Figure,
    Lasting,
    ModeName,
    Outcome,
    Phase,
    Player,
    Questions,
    Side,
    State,
)
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.stats import defence
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Ask, Decision, Seat, commitment, value


@value
class FigureView:
    """A champion in play; `cell` is -1 on the Gate, `defence` the value that counts now (never below 0)."""

    id: FigureId
    key: str
    champion: ChampionId
    seat: Seat
    side: Side
    cell: Cell
    health: int
    damage: int
    defence: int
    levelled: bool
    bloodied: bool
    rooted: bool
    on_trap_hex: bool
    lasting: tuple[Lasting, ...]


@value
class PlayerView:
    """What everybody may know about a seat. `shown` are hand cards all have seen, `in_play` open ones."""

    seat: Seat
    side: Side
    cores: tuple[bool, ...]
    hand_size: int
    deck_size: int
    discard: tuple[CardId, ...]
    in_play: tuple[CardId, ...]
    shown: tuple[CardId, ...]


@value
class SlotView:
    """A slot of the challenge track; `met_by` lists the sides that meet the condition right now."""

    points: int
    challenge: ChallengeId | None
    met_by: tuple[Side, ...]


@value
class DraftView:
    """The open part of a draft, by seat: line-ups once revealed, bans suffered, picks.

    `offers` are the two line-ups each seat laid out in a double draft, once revealed.
    """

    kind: DraftKind
    roster: tuple[ChampionId, ...]
    line_ups: tuple[tuple[ChampionId, ...], ...]
    bans: tuple[tuple[ChampionId, ...], ...]
    picks: tuple[tuple[ChampionId, ...], ...]
    offers: tuple[tuple[tuple[ChampionId, ...], ...], ...] = ()


@value
class PublicView:
    """The match as the whole channel may see it. `waiting` says who is asked what; `seed` only at the end.

    `vp`, `areas` and who meets a challenge go by side (a and c against b and d), the rest by seat.
    `concessions` lists who would give up and waits for the partner to say so. `step` counts inside a phase,
    `earned` lists figures that level up when the next action is finished. `questions` and `one_pool` are
    as in the agreed `Setup`: what is asked, and how a draft goes, depends on them.
    """

    mode: ModeName
    questions: Questions
    phase: Phase
    step: int
    round: int
    turn: Seat
    order: tuple[Seat, ...]
    areas: tuple[str, ...]
    vp: tuple[int, ...]
    goal: int
    players: tuple[PlayerView, ...]
    figures: tuple[FigureView, ...]
    draft: DraftView
    track: tuple[SlotView, ...]
    challenge_deck_size: int
    challenge_discard: tuple[ChallengeId, ...]
    tokens: tuple[Cell, ...]
    supply_size: int
    standard_used: tuple[ActionId, ...]
    free_action_used: bool
    earned: tuple[FigureId, ...]
    draw_offers: tuple[Seat, ...]
    concessions: tuple[Seat, ...]
    waiting: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None
    commitment: str
    seed: str | None
    one_pool: bool = False


@value
class SeatView:
    """The match as one seat may see it: the public part, its hand, and what only this seat has seen.

    `known_top` are the planned cards on top of its deck, topmost first; `known_tokens` the faces
    this seat has looked at; `sealed` the line-ups, by seat, that only its side may see yet, so of a
    partner's secrets this one alone (Q52); `question` what it is asked now.
    """

    seat: Seat
    public: PublicView
    hand: tuple[CardId, ...]
    known_top: tuple[CardId, ...]
    known_tokens: tuple[tuple[Cell, TrapFace], ...]
    sealed: tuple[tuple[ChampionId, ...], ...]
    question: Decision | None


def public_view(state: State, ask: Ask | None) -> PublicView:
    """What everybody may see."""
    over = state.outcome is not None
    return PublicView(
        mode=state.setup.mode,
        questions=state.setup.questions,
        phase=state.phase,
        step=state.step,
        round=state.round,
        turn=state.turn,
        order=state.order,
        areas=tuple(state.areas),
        vp=tuple(state.vp),
        goal=state.setup.goal,
        players=tuple(_player(player) for player in state.players),
        figures=tuple(_figure(state, figure) for figure in state.figures),
        draft=_draft(state),
        track=tuple(
            _slot(state, points, card)
            for points, card in zip(state.mode.track_points, state.track, strict=True)
        ),
        challenge_deck_size=len(state.challenge_deck),
        challenge_discard=tuple(state.challenge_discard),
        tokens=tuple(sorted(state.tokens)),
        supply_size=len(state.supply),
        standard_used=tuple(state.standard_used),
        free_action_used=state.free_action_used,
        earned=tuple(state.earned),
        draw_offers=tuple(state.draw_offers),
        concessions=tuple(state.concessions),
        waiting=tuple((decision.seat, decision.prompt) for decision in ask.decisions) if ask else (),
        outcome=state.outcome,
        commitment=commitment(state.dice.seed),
        seed=state.dice.seed if over else None,
        one_pool=state.setup.one_pool,
    )


def seat_view(state: State, ask: Ask | None, seat: Seat) -> SeatView:
    """What one seat may see."""
    player = state.players[seat]
    known = player.deck[len(player.deck) - player.known_top :]
    question = next((d for d in ask.decisions if d.seat == seat), None) if ask else None
    return SeatView(
        seat=seat,
        public=public_view(state, ask),
        hand=tuple(sorted(player.hand)),
        known_top=tuple(reversed(known)),
        known_tokens=tuple((cell, state.tokens[cell]) for cell in sorted(player.peeked)),
        sealed=tuple(
            names if side_of(owner) == side_of(seat) else ()
            for owner, names in zip(state.seats, state.draft.sealed, strict=True)
        ),
        question=question,
    )


def _player(player: Player) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        side=side_of(player.seat),
        cores=tuple(bool(player.ready >> core & 1) for core in range(len(CORES))),
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        discard=tuple(player.discard),
        in_play=tuple(player.in_play),
        shown=tuple(sorted(player.shown)),
    )


def _figure(state: State, figure: Figure) -> FigureView:
    return FigureView(
        id=figure.id,
        key=figure.option.key,
        champion=figure.champion.id,
        seat=figure.seat,
        side=figure.side,
        cell=figure.cell,
        health=figure.sheet.health,
        damage=figure.damage,
        defence=max(0, defence(state, figure)),
        levelled=figure.levelled,
        bloodied=figure.damage >= BLOODIED_FROM,
        rooted=is_rooted(state, figure.id),
        on_trap_hex=is_trap_hex(state, figure.cell),
        lasting=tuple(lasting for lasting in state.lasting if lasting.figure == figure.id),
    )


def _slot(state: State, points: int, card: ChallengeId | None) -> SlotView:
    if card is None:
        return SlotView(points, None, ())
    challenge = state.content.challenges[card]
    # Nobody stands anywhere before the areas are taken and the champions deployed.
    sides = tuple(side for side in SIDES if is_met(state, challenge, side)) if all(state.areas) else ()
    return SlotView(points, card, sides)


def _draft(state: State) -> DraftView:
    return DraftView(
        kind=state.setup.draft,
        roster=state.setup.roster,
        line_ups=tuple(state.draft.line_ups),
        bans=tuple(tuple(bans) for bans in state.draft.bans),
        picks=tuple(tuple(picks) for picks in state.draft.picks),
        offers=tuple(state.draft.offers),
    )
