"""Every kind of event says who may see it, and nothing hidden is in what the others are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import fields, replace
from typing import Any

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import CardId, ChallengeId, ChampionId, FigureId, TrapFace
from sfb_bot.games.brawl.rules.model import Phase, State
from sfb_bot.kernel import Dice, DiceRolled, Event, Seat, apply
from tests.games.brawl.kit.table import rules
from tests.games.brawl.properties.matches import PLAYS, new_match, random_steps, setup

A, B = Seat(0), Seat(1)

# What a card, face or order looks like when it must not be told.
SECRET = "SECRET"

# Kinds with a secret: the event as it happened, its open form, and whether its own seat sees all of it.
SPLIT: list[tuple[Event, Event | None, bool]] = [
    (ev.CardsDrawn(A, (CardId(SECRET), CardId(SECRET))), ev.CardsDrawn(A, (), 2), True),
    (ev.CardsPlanned(A, (CardId(SECRET),)), ev.CardsPlanned(A, (), 1), True),
    (ev.CardsSetAside(A, (CardId(SECRET),) * 3), ev.CardsSetAside(A, (), 3), True),
    (ev.TokenLooked(A, 7, TrapFace(SECRET)), ev.TokenLooked(A, 7), True),
    (ev.LineUpSealed(A, (ChampionId(SECRET),) * 3), ev.LineUpSealed(A, (), 3), True),
    (ev.DeckShuffled(A, (CardId(SECRET),) * 18), ev.DeckShuffled(A, (), 18), False),
    (ev.ChallengesShuffled((ChallengeId(SECRET),) * 11), ev.ChallengesShuffled((), 11), False),
    (ev.SupplyShuffled((TrapFace(SECRET),) * 8), ev.SupplyShuffled((), 8), False),
    (DiceRolled(17), None, False),
]

# Kinds that are open to all: digest 15, public are discards, levels, sizes, cores, damage, challenges,
# a sprung token; *show* means everybody sees it.
OPEN = {
    *("AreaChosen", "CardDiscarded", "CardPlayed", "CardResolved", "ChallengeScored", "ChampionBanned"),
    *("ChampionPicked", "Conceded", "Damaged", "DrawOffered", "DrawOffersCleared", "EffectBegan"),
    *("EffectEnded", "Entered", "HandShown", "Healed", "Jumped", "KnockedOut", "LevelEarned", "LevelledUp"),
    *("LineUpsRevealed", "MatchEnded", "Moved", "PhaseBegan", "Placed", "PointsScored", "ReactionImpossible"),
    *("ReactionPassed", "ReactionPlayed", "Resisted", "StandardActionTaken", "Struck", "Stunned"),
    *("TargetsChosen", "TeamsAssembled", "TokenMoved", "TrackMoved", "TrapPlaced", "TrapSprung"),
    *("TurnBegan", "TurnOrderSet", "UpkeepDone", "StartingSideSet", "TeamOrderChosen", "OffersRevealed"),
    *("OfferBanned", "ChallengesDropped", "DrawOfferWithdrawn", "ConcessionProposed", "ConcessionWithdrawn"),
    *("AllEffectsEnded", "CardReturned", "CoreExhausted", "CoreReadied", "DiscardPlanned", "Swapped"),
    "TopDiscarded",
}


def kinds() -> dict[str, type[Event]]:
    return {
        name: kind
        for name, kind in vars(ev).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }


def test_every_kind_of_event_has_been_thought_about() -> None:
    """A new event must be put into one of the two lists before this passes again."""
    split = {type(event).__name__ for event, _, _ in SPLIT} - {"DiceRolled"}
    assert split | OPEN == set(kinds())
    assert not split & OPEN


@pytest.mark.parametrize(("event", "open_form", "own"), SPLIT, ids=lambda value: type(value).__name__)
def test_secrets_have_an_open_form_without_them(event: Event, open_form: Event | None, own: bool) -> None:
    assert event.for_public() == open_form
    assert event.for_seat(B) == open_form
    assert event.for_seat(A) == (event if own else open_form)
    assert SECRET not in repr(event.for_public())
    assert SECRET not in repr(event.for_seat(B))


def test_open_kinds_are_the_same_for_all() -> None:
    """Told as they are: their class overrides nothing."""
    for name in OPEN:
        kind = kinds()[name]
        assert kind.for_public is Event.for_public, name
        assert kind.for_seat is Event.for_seat, name


def strings(value: object) -> set[str]:
    """All texts in an event's fields, nested ones too."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, tuple):
        return {text for each in value for text in strings(each)}
    return set()


def texts_of(event: Event | None) -> set[str]:
    if event is None:
        return set()
    # Any: which fields an event has is known to its class alone.
    whole: Any = event
    return {text for field in fields(whole) for text in strings(getattr(whole, field.name))}


def open_cards(state: State) -> set[str]:
    """Cards everybody can see right now."""
    return set(open_list(state))


def open_list(state: State) -> list[str]:
    """The same, a card as often as it is seen: both sides may have the same champion."""
    return [card for p in state.players for card in (*p.discard, *p.in_play, *p.shown)]


def open_challenges(state: State) -> set[str]:
    return {*filter(None, state.track), *state.challenge_discard}


def check_told(state: State, event: Event, viewer: Seat | None, before: Collection[str] = ()) -> None:
    """No card, face or challenge that is not open after the event, or known to the viewer.

    `before` are cards that everybody saw right before it: one may go from the discard pile to a deck.
    """
    content = state.content
    told = texts_of(event.for_public() if viewer is None else event.for_seat(viewer))
    cards = told & set(content.cards)
    own: set[str] = set()
    if viewer is not None:
        player = state.players[viewer]
        own = {*player.hand, *player.set_aside, *player.deck[len(player.deck) - player.known_top :]}
    assert cards <= {*open_cards(state), *own, *before}, event
    assert told & set(content.challenges) <= open_challenges(state), event
    faces = told & set(content.traps)
    if faces and not isinstance(event, ev.EffectBegan | ev.Resisted | ev.CardDiscarded):
        looked = isinstance(event, ev.TokenLooked) and event.seat == viewer
        assert isinstance(event, ev.TrapSprung) or looked, event
    assert state.dice.seed not in told


@pytest.mark.parametrize("number", range(3 * len(PLAYS)))
def test_logs_of_random_matches_tell_only_what_is_open(number: int) -> None:
    """Every event of a match, in the form each viewer gets, against the state right after it."""
    game = rules()
    run = new_match(number)
    folded = game.begin(setup(number), f"property/{number}")
    for event in run.opening_events:
        apply(game, folded, event)
    for step in random_steps(run, Dice(f"log/{number}")):
        for event in step.events:
            before = open_cards(folded)
            apply(game, folded, event)
            if folded.phase is not Phase.OVER:
                for viewer in (None, *folded.seats):
                    check_told(folded, event, viewer, before)


def test_a_telltale_event_would_be_noticed() -> None:
    """The check above fails for a drawn card told openly and for a face told to the wrong seat."""
    run = new_match(0)
    dice = Dice("telltale")
    while run.state.round < 2:
        next(random_steps(run, dice))
    state = run.state
    hidden = next(card for card in state.players[A].hand if card not in state.players[A].shown)
    check_told(state, ev.CardsDrawn(A, (hidden,)), A)
    with pytest.raises(AssertionError):
        check_told(state, ev.CardDiscarded(A, hidden, "stun"), B)
    open_once = [card for card, count in Counter(open_list(state)).items() if count == 1]
    seat, discarded = next((p.seat, card) for p in state.players for card in p.discard if card in open_once)
    planned = state.copy()
    apply(rules(), planned, ev.DiscardPlanned(seat, discarded))
    check_told(planned, ev.DiscardPlanned(seat, discarded), None, open_cards(state))
    with pytest.raises(AssertionError):
        check_told(planned, ev.DiscardPlanned(seat, discarded), None)
    with pytest.raises(AssertionError):
        check_told(state, ev.TargetsChosen(FigureId(0), CardId("root"), (), ()), None)
    with pytest.raises(AssertionError):
        check_told(state, replace(ev.TrackMoved(ChallengeId("")), new=state.challenge_deck[0]), None)
