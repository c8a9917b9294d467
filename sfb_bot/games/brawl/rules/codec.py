"""State, settings and events as JSON values, with a schema version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.evolve import stand
from sfb_bot.games.brawl.rules.ids import ChampionId, FigureId
from sfb_bot.games.brawl.rules.model import (
    Draft,
    Figure,
    Lasting,
    Outcome,
    Phase,
    Player,
    Setup,
    State,
)
from sfb_bot.kernel import Dice, EventCodec, Json, Seat, SetupRefused, stored_fields

SCHEMA: Final = 1
ONE_POOL: Final = "one_pool"


def encode_setup(setup: Setup) -> Json:
    """The agreed settings; what matches of before did not know only where it says something."""
    given: dict[str, Json] = {"teams": [list(team) for team in setup.teams]} if setup.teams else {}
    if setup.one_pool:
        given[ONE_POOL] = True
    if setup.asks_little:
        given["questions"] = setup.questions
    return {
        "roster": list(setup.roster),
        "draft": setup.draft,
        "first": setup.first,
        "goal": setup.goal,
        "mode": setup.mode,
        **given,
    }


def decode_setup(stored: Mapping[str, Json]) -> Setup:
    """Read settings, strictly: what is not understood is refused rather than ignored.

    Settings from before there were modes are those of a duel.
    """
    # Any: what is stored is checked by the pattern.
    known: dict[str, Any] = {"mode": "duel", "teams": [], "questions": "all", ONE_POOL: False, **stored}
    match known:
        case {
            "roster": roster,
            "mode": ("duel" | "teams") as mode,
            "draft": ("free" | "casual" | "tournament" | "double" | "quick" | "random") as draft,
            "first": None | int() as first,
            "goal": int(goal),
            "teams": teams,
            "questions": ("all" | "few") as questions,
            "one_pool": bool(one_pool),
            **rest,
        } if (
            not rest
            and _are_names(roster)
            and isinstance(teams, list)
            and all(_are_names(team) for team in cast("list[Any]", teams))
            and not any(isinstance(n, bool) for n in (first, goal))
        ):
            # True and False pass for 1 and 0 in a pattern, but they are no seat and no goal.
            names = tuple(cast("list[ChampionId]", roster))
            given = tuple(tuple(team) for team in cast("list[list[ChampionId]]", teams))
            seat = None if first is None else Seat(first)
            return Setup(names, draft, seat, goal, mode, given, questions, one_pool)
        case _:
            raise SetupRefused(f"these are not settings of a match: {dict(stored)}"[:200], rule="setup")


def _are_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in cast("list[Any]", value))


def encode_state(state: State) -> Json:
    """Everything, secrets included; derived fields are left out.

    Every list is a copy: a checkpoint stays what it was while the match goes on.
    """
    return {
        "schema": SCHEMA,
        "setup": encode_setup(state.setup),
        "dice": [state.dice.seed, state.dice.used],
        "phase": state.phase.value,
        "step": state.step,
        "round": state.round,
        "turn": state.turn,
        "order": list(state.order),
        "areas": state.areas.copy(),
        "vp": state.vp.copy(),
        "players": [_encode_player(player) for player in state.players],
        "figures": [[f.seat, f.champion.id, f.cell, f.damage, int(f.levelled)] for f in state.figures],
        "draft": [
            state.draft.step,
            [list(names) for names in state.draft.line_ups],
            [bans.copy() for bans in state.draft.bans],
            [picks.copy() for picks in state.draft.picks],
            [list(names) for names in state.draft.sealed],
            [[list(names) for names in offers] for offers in state.draft.offers],
        ],
        "track": state.track.copy(),
        "challenges": [state.challenge_deck.copy(), state.challenge_discard.copy()],
        "tokens": [[cell, face] for cell, face in sorted(state.tokens.items())],
        "supply": state.supply.copy(),
        "limbo": state.limbo.copy(),
        "lasting": [[n.kind, n.figure, n.amount, n.against] for n in state.lasting],
        "standard_used": state.standard_used.copy(),
        "free_action_used": state.free_action_used,
        "earned": state.earned.copy(),
        "draw_offers": state.draw_offers.copy(),
        "concessions": state.concessions.copy(),
        "outcome": [state.outcome.winner, state.outcome.reason] if state.outcome else None,
    }


def _encode_player(player: Player) -> Json:
    return [
        player.ready,
        player.hand.copy(),
        player.deck.copy(),
        player.discard.copy(),
        player.in_play.copy(),
        player.set_aside.copy(),
        player.known_top,
        player.shown.copy(),
        player.peeked.copy(),
    ]


def decode_state(stored: Json, content: Content) -> State:
    """The inverse of `encode_state`."""
    kept = stored_fields(stored, SCHEMA)
    seed, used = kept["dice"]
    deck, discard = kept["challenges"]
    state = State(
        content=content,
        setup=decode_setup(kept["setup"]),
        dice=Dice(seed, used),
        phase=Phase(kept["phase"]),
        step=kept["step"],
        round=kept["round"],
        turn=kept["turn"],
        order=tuple(kept["order"]),
        areas=list(kept["areas"]),
        vp=list(kept["vp"]),
        players=[_decode_player(Seat(seat), player) for seat, player in enumerate(kept["players"])],
        figures=[],
        draft=_decode_draft(kept["draft"], len(kept["players"])),
        track=list(kept["track"]),
        challenge_deck=list(deck),
        challenge_discard=list(discard),
        tokens=dict(kept["tokens"]),
        supply=list(kept["supply"]),
        limbo=list(kept["limbo"]),
        lasting=[Lasting(*lasting) for lasting in kept["lasting"]],
        standard_used=list(kept["standard_used"]),
        free_action_used=bool(kept.get("free_action_used", False)),
        earned=list(kept["earned"]),
        draw_offers=list(kept["draw_offers"]),
        concessions=list(kept.get("concessions", ())),
        outcome=Outcome(*kept["outcome"]) if kept["outcome"] else None,
        standing=[0, 0],
        token_cells=0,
    )
    for number, (seat, champion, cell, damage, levelled) in enumerate(kept["figures"]):
        figure = Figure.fresh(FigureId(number), Seat(seat), content.champions[champion])
        figure.damage, figure.levelled = damage, bool(levelled)
        stand(state, figure, cell)
        state.figures.append(figure)
    state.token_cells = content.arena.grid.mask(state.tokens)
    return state


def _decode_draft(stored: Json, seats: int) -> Draft:
    step, line_ups, bans, picks, *later = stored
    # A state from before there were four seats has neither sealed line-ups nor offers.
    sealed, offers = later or ([()] * seats, [()] * seats)
    return Draft(
        step,
        [tuple(names) for names in line_ups],
        [list(names) for names in bans],
        [list(names) for names in picks],
        [tuple(names) for names in sealed],
        [tuple(tuple(names) for names in pair) for pair in offers],
    )


def _decode_player(seat: Seat, stored: Json) -> Player:
    ready, hand, deck, discard, in_play, set_aside, known_top, shown, peeked = stored
    return Player(
        seat,
        ready,
        list(hand),
        list(deck),
        list(discard),
        list(in_play),
        list(set_aside),
        known_top,
        list(shown),
        list(peeked),
    )


def _phase_began(phase: str, *steps: int) -> ev.PhaseBegan:
    return ev.PhaseBegan(Phase(phase), *steps)


_EVENTS: Final = EventCodec(ev.EVENTS, {ev.PhaseBegan: _phase_began})
encode_event: Final = _EVENTS.encode
decode_event: Final = _EVENTS.decode
