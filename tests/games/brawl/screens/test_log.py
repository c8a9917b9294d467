"""The log: every kind of event has its words, and an action reads as one line."""

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import FREE_OF_CHARGE
from sfb_bot.games.brawl.rules.ids import ActionId, CardId, ChallengeId, ChampionId, FigureId, TrapFace
from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.screens.log import HANDLERS
from sfb_bot.kernel import DiceRolled, Event, Seat
from tests.games.brawl.kit.table import Table, table
from tests.games.brawl.screens.stage import PEOPLE, content, game, public_events, texts

A, B = Seat(0), Seat(1)
ANN, BOB = "<@100000000000000001> (A)", "<@100000000000000002> (B)"
POSITION = (
    "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL07 "
    "| b deryn@D5 goldarr@I1 tzu_xiao@I2 hand=GOL05,DER02 | tokens=C4,D3,F3,G4"
)
KILGORE, DUGRUN, GWAIEN, DERYN, GOLDARR, TZU = map(FigureId, range(6))


def cell(name: str) -> int:
    found = content().arena.cell(name)
    assert found is not None
    return found


def told(*events: Event) -> tuple[str, ...]:
    return game().tell(table(POSITION).public(), events, PEOPLE, texts())


def story(of: Table) -> tuple[str, ...]:
    return game().tell(of.public(), public_events(of.events), PEOPLE, texts())


TOLD: list[tuple[Event, str]] = [
    (ev.TurnOrderSet((B, A)), f"{BOB} goes first."),
    (ev.StartingSideSet(1), "Side B goes first."),
    (ev.TeamOrderChosen(0, A), f"{ANN} plays before somebody."),
    (ev.LineUpSealed(A, (), 2), f"{ANN} has made a secret choice."),
    (
        ev.OffersRevealed(
            (
                ((ChampionId("deryn"),), (ChampionId("dugrun"),)),
                ((ChampionId("gwaien"),), (ChampionId("goldarr"),)),
            )
        ),
        f"{ANN} offers Deryn or Dugrun. {BOB} offers Gwaien or Gold'arr.",
    ),
    (
        ev.OfferBanned(A, B, (ChampionId("gwaien"),), (ChampionId("goldarr"),)),
        f"{ANN} bans the team Gwaien. {BOB} keeps Gold'arr.",
    ),
    (ev.AreaChosen(A, "west"), f"{ANN} takes the West area."),
    (
        ev.LineUpsRevealed(((ChampionId("deryn"), ChampionId("dugrun")), (ChampionId("gwaien"),))),
        f"{ANN} lays out Deryn and Dugrun. {BOB} lays out Gwaien.",
    ),
    (ev.ChampionBanned(A, B, ChampionId("gwaien")), f"{ANN} bans Gwaien."),
    (ev.ChampionPicked(B, ChampionId("goldarr")), f"{BOB} picks Gold'arr."),
    (ev.TrapPlaced(A, cell("C4")), f"{ANN} puts a trap on C4."),
    (ev.CardsSetAside(A, (), 2), f"{ANN} swaps 2 cards."),
    (ev.TurnBegan(B, 3), f"**Round 3**, {BOB}'s turn."),
    (
        ev.UpkeepDone(A, (CardId("KIL05"), CardId("GWA07"))),
        f"{ANN} ends the turn, discards Maul Thrash and Teleport and draws 0.",
    ),
    (
        ev.TrackMoved(ChallengeId("domination"), ChallengeId("lay_of_the_land")),
        "New challenge: Domination (1 beside each statue). Lay of the Land leaves the track.",
    ),
    (ev.ChallengesDropped((ChallengeId("domination"),)), "Domination leaves the track."),
    (
        ev.ChallengesDropped((ChallengeId("domination"), ChallengeId("lay_of_the_land"))),
        "Domination and Lay of the Land leave the track.",
    ),
    (ev.ChallengeScored(A, 2, ChallengeId("domination")), f"{ANN} scores **Domination**: 0 points."),
    (ev.PointsScored(1, 1, figure=KILGORE), "1 point for B."),
    (ev.CardPlayed(A, CardId("KIL05"), KILGORE, 2), "Kilgore (A) plays **Maul Thrash**."),
    (ev.StandardActionTaken(A, ActionId("strike"), DUGRUN, 0), "Dugrun (A) uses **Strike**."),
    (ev.DrawOffered(B), f"{BOB} offers a draw."),
    (ev.DrawOfferWithdrawn(B), f"{BOB} withdraws the draw offer."),
    (
        ev.ConcessionProposed(A),
        f"{ANN} wants to concede. somebody must agree.",
    ),
    (ev.ConcessionWithdrawn(A), f"{ANN} decides to play on."),
    (ev.DrawOffersCleared(A), f"{ANN} plays on, so the draw offer is off."),
    (ev.Conceded(B), f"{BOB} concedes."),
    (ev.MatchEnded(0, "points"), "**Side A wins the match.**"),
    (ev.MatchEnded(None, "agreement"), "**The match is a draw.**"),
    (ev.CardsDrawn(A, (), 2), f"{ANN} draws 2 cards."),
    (ev.CardsPlanned(B, (), 1), f"{BOB} puts 1 card on top of the deck."),
    (ev.CardDiscarded(B, CardId("DER02"), "stun"), f"{BOB} discards Heavy Shot."),
    (
        ev.HandShown(B, (CardId("DER02"), CardId("GOL05"))),
        f"{BOB} shows their hand: Heavy Shot and Intimidation.",
    ),
    (ev.Entered(DERYN, cell("I3")), "Into the arena: Deryn (B) on I3."),
    (ev.Jumped(GWAIEN, cell("E3")), "Gwaien (A) jumps to E3."),
    (ev.Placed(DERYN, cell("D3")), "Deryn (B) is placed on D3."),
    (ev.TargetsChosen(KILGORE, CardId("KIL05"), (DERYN,), ()), "Kilgore (A) attacks Deryn (B)."),
    (ev.TargetsChosen(DUGRUN, CardId("strike"), (DERYN,), ()), "Target: Deryn (B)."),
    (ev.ReactionPlayed(B, CardId("GOL05"), DERYN, 0), "Reaction: **Intimidation** for Deryn (B)."),
    (ev.ReactionPassed(B), "No reaction."),
    (ev.ReactionImpossible(B, "no_cards"), "No reaction: no cards in hand."),
    (ev.ReactionImpossible(B, "no_cores"), "No reaction: no ready core."),
    (ev.Struck(KILGORE, DERYN, 1, 2, 0), "Deryn (B) takes no damage (strength 1, defence 2)."),
    (ev.Damaged(DERYN, 2, KILGORE, "effect"), "Deryn (B) takes 2 damage."),
    (ev.Damaged(DERYN, 1, KILGORE, "poison"), "Deryn (B) takes 1 more damage from poison."),
    (ev.Damaged(DERYN, 1, KILGORE, "push"), "Deryn (B) is blocked and takes 1 damage from the push."),
    (ev.Damaged(DERYN, 1, KILGORE, "pull"), "Deryn (B) is blocked and takes 1 damage from the pull."),
    (ev.Damaged(DERYN, 3, DERYN, "trap"), "Deryn (B) takes 3 damage from the trap."),
    (ev.Healed(KILGORE, 1), "Kilgore (A) heals 1."),
    (ev.KnockedOut(DERYN, KILGORE), "**Deryn (B) is knocked out.**"),
    (ev.LevelledUp(KILGORE), "**Kilgore (A) levels up.**"),
    (ev.EffectBegan("rooted", DERYN), "Deryn (B) is rooted until the end of the turn."),
    (
        ev.EffectBegan("quarry", DERYN, 1),
        "Deryn (B) is marked: the next attack on them this turn ignores their defence and has +1 strength.",
    ),
    (
        ev.EffectBegan("strength", GWAIEN, 2, DERYN),
        "Gwaien (A): +2 strength against Deryn (B) until the end of the turn.",
    ),
    (ev.EffectEnded("quarry", DERYN), "The mark on Deryn (B) is used up."),
    (ev.Resisted(GOLDARR, "push", "immune"), "Gold'arr (B) is immune to Push."),
    (ev.Resisted(DERYN, "pull", "no_row"), "Deryn (B) isn't in a straight line: Pull does nothing."),
    (ev.Stunned(DERYN), "Deryn (B) is stunned."),
    (ev.TrapSprung(DERYN, cell("C4"), TrapFace("damage3")), "Trap on C4: 3 damage for Deryn (B)!"),
    (ev.TrapSprung(DERYN, cell("C4"), TrapFace("root")), "Trap on C4: Root for Deryn (B)!"),
    (ev.TokenLooked(B, cell("C4")), f"{BOB} looks at the trap on C4."),
    (ev.TokenMoved(cell("C4"), cell("F6")), "The trap on C4 moves to F6."),
    (ev.ReactionImpossible(B, "forbidden"), "Nobody can react to this attack."),
    (
        ev.StandardActionTaken(A, ActionId("strike"), DUGRUN, FREE_OF_CHARGE),
        "Dugrun (A) uses **Strike**. It costs no core.",
    ),
    (ev.EffectBegan("defence", DERYN, -2), "Deryn (B): −2 defence until the end of the turn."),
    (ev.EffectBegan("fearless", DERYN), "Deryn (B): immune to Fear until the end of the turn."),
    (
        ev.EffectBegan("piercing", GWAIEN),
        "Gwaien (A): their next attack ignores defence until the end of the turn.",
    ),
    (ev.EffectEnded("piercing", GWAIEN), "Gwaien (A)'s attack ignored defence."),
    (ev.AllEffectsEnded(), "All lasting effects end."),
    (ev.Swapped(DERYN, GOLDARR), "Deryn (B) and Gold'arr (B) swap places."),
    (ev.CoreReadied(A, 0), f"{ANN} readies a core: Destruction (R)."),
    (ev.CoreExhausted(A, 2), f"{ANN} exhausts a core: Manipulation (B)."),
    (ev.CardReturned(A, CardId("KIL05")), f"{ANN} takes Maul Thrash back from the discard pile."),
    (
        ev.DiscardPlanned(A, CardId("KIL05")),
        f"{ANN} puts Maul Thrash from the discard pile on top of the deck.",
    ),
    (ev.TopDiscarded(B, CardId("DER02")), f"The top card of {BOB}'s deck is discarded: Heavy Shot."),
    (ev.Moved(DERYN, (cell("D6"),), "move"), "Deryn (B) moves to D6."),
    (ev.Moved(DERYN, (cell("D6"),), "dash"), "Deryn (B) dashes to D6."),
    (ev.Moved(DERYN, (cell("D6"),), "sail"), "Deryn (B) dashes to D6."),
    (ev.Moved(DERYN, (cell("D6"),), "swoop"), "Deryn (B) swoops to D6."),
    (ev.Moved(DERYN, (cell("D6"),), "push"), "Deryn (B) is pushed to D6."),
    (ev.Moved(DERYN, (cell("D6"),), "pull"), "Deryn (B) is pulled to D6."),
    (ev.Moved(DERYN, (cell("D6"),), "force"), "Deryn (B) is forced to D6."),
    (ev.Moved(DERYN, (cell("D6"),), "fear"), "Deryn (B) flees to D6."),
]
SILENT: list[Event] = [
    ev.PhaseBegan(table(POSITION).state.phase),
    ev.TeamsAssembled(),
    ev.ChallengesShuffled((), 11),
    ev.SupplyShuffled((), 8),
    ev.DeckShuffled(A, (), 18),
    ev.CardResolved(A, CardId("KIL05")),
    ev.LevelEarned(KILGORE),
]


@pytest.mark.parametrize(("event", "line"), TOLD, ids=[type(event).__name__ for event, _ in TOLD])
def test_an_event_alone(event: Event, line: str) -> None:
    assert told(event) == (line,)


@pytest.mark.parametrize("event", SILENT, ids=lambda event: type(event).__name__)
def test_book_keeping_is_not_told(event: Event) -> None:
    assert told(event) == ()


@pytest.mark.parametrize("event", [*(event for event, _ in TOLD), *SILENT], ids=lambda e: type(e).__name__)
def test_the_public_form_of_a_public_form_says_the_same(event: Event) -> None:
    public = event.for_public()
    assert public is not None
    assert public.for_public() == public


def test_the_number_of_drawn_cards_survives_being_made_public_twice() -> None:
    once = ev.CardsDrawn(A, (CardId("KIL05"), CardId("GWA07"))).for_public()
    assert once is not None
    twice = once.for_public()
    assert twice is not None
    assert told(twice) == (f"{ANN} draws 2 cards.",)


def test_every_kind_of_event_is_tested_and_told() -> None:
    kinds = {kind for name in ev.__all__ if isinstance(kind := getattr(ev, name), type)}
    events = {kind for kind in kinds if issubclass(kind, Event)}
    assert events == set(HANDLERS)
    assert events == {type(event) for event, _ in TOLD} | {type(event) for event in SILENT}
    assert DiceRolled(1).for_public() is None


@pytest.mark.parametrize("why", ["immune", "cancelled", "rooted", "no_row", "no_way"])
@pytest.mark.parametrize("effect", ["push", "pull", "force", "fear", "stun"])
def test_every_reason_to_resist_has_words(why: str, effect: str) -> None:
    assert told(ev.Resisted(DERYN, effect, why))  # pyright: ignore[reportArgumentType] - the reasons are listed above


def test_several_effects_are_one_sentence() -> None:
    gains = [
        ev.EffectBegan(kind, figure, 1) for figure in (KILGORE, DUGRUN) for kind in ("strength", "movement")
    ]
    assert told(*gains) == (
        "Kilgore (A) and Dugrun (A): +1 strength and +1 movement until the end of the turn.",
    )


def test_an_attack_that_is_not_answered() -> None:
    t = table(POSITION)
    t.a.plays("KIL05").stays().attacks("deryn")
    assert story(t) == ("Kilgore (A) plays **Maul Thrash**. Kilgore (A) attacks Deryn (B).",)
    asked_after = len(t.events)
    t.b.passes()
    since = public_events(t.events[asked_after:])
    assert game().tell(t.public(), since, PEOPLE, texts()) == (
        "No reaction. Deryn (B) takes 2 damage (strength 2, defence 0). Deryn (B) is pushed to D7.",
    )


def test_a_walk_into_a_trap_is_one_line() -> None:
    t = table(POSITION.replace("tokens=C4,D3,F3,G4", "tokens=C4,D3:damage2,F3,G4"))
    t.a.plays("KIL05").goes("D3").refills("D6")
    lines = story(t)
    assert lines == (
        f"Kilgore (A) plays **Maul Thrash** → D3. Trap on D3: 2 damage for Kilgore (A)! "
        f"{ANN} puts a trap on D6.",
    )


def test_the_end_of_a_turn_is_two_lines() -> None:
    t = table(POSITION)
    t.a.ends_turn()
    lines = story(t)
    assert len(lines) == 2
    assert lines[0] == (
        f"{ANN} ends the turn, discards Maul Thrash and Appetite for Destruction and draws 5."
    )
    assert lines[1].startswith(f"**Round 2**, {BOB}'s turn.")


def test_the_steps_of_the_set_up_are_lines() -> None:
    lines = told(
        ev.TrackMoved(ChallengeId("domination"), None),
        ev.PhaseBegan(Phase.TRAPS),
        ev.TrapPlaced(A, cell("C4")),
        ev.TrapPlaced(A, cell("F6")),
        ev.TrapPlaced(B, cell("D3")),
        ev.PhaseBegan(Phase.DEPLOY),
        ev.Entered(KILGORE, cell("A1")),
        ev.PhaseBegan(Phase.SCORING),
        ev.TurnBegan(A, 1),
    )
    assert lines == (
        "New challenge: Domination (1 beside each statue).",
        f"{ANN} puts traps on C4 and F6. {BOB} puts a trap on D3.",
        "Into the arena: Kilgore (A) on A1.",
        f"**Round 1**, {ANN}'s turn.",
    )


def test_a_set_up_that_comes_at_once_leaves_to_the_picture_what_it_shows() -> None:
    prepared: tuple[Event, ...] = (
        ev.ChampionPicked(B, ChampionId("deryn")),
        ev.TeamsAssembled(),
        ev.TrackMoved(ChallengeId("domination"), None),
        ev.PhaseBegan(Phase.TRAPS),
        ev.TrapPlaced(A, cell("C4")),
        ev.CardsDrawn(A, (), 5),
        ev.PhaseBegan(Phase.DEPLOY),
        ev.Entered(KILGORE, cell("A1")),
        ev.PhaseBegan(Phase.SCORING),
    )
    teams = f"{BOB} picks Deryn."
    challenge = "New challenge: Domination (1 beside each statue)."
    at_once = (*prepared, ev.TurnBegan(A, 1))
    assert told(*game().news(at_once)) == (teams, challenge)
    # The log has it all, and so has a post before the first turn.
    everything = told(*at_once)
    assert "Into the arena: Kilgore (A) on A1." in everything
    assert told(*game().news(prepared)) == everything[:-1]
    # Steps by themselves are told: nobody else sees what was chosen.
    steps = (ev.Entered(KILGORE, cell("A1")), ev.PhaseBegan(Phase.SCORING), ev.TurnBegan(A, 1))
    assert told(*game().news(steps)) == ("Into the arena: Kilgore (A) on A1.",)


def test_points_and_levels_are_told_with_the_blow() -> None:
    t = table(POSITION.replace("deryn@D5", "deryn@D5/6"))
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.passes()
    assert story(t) == (
        "Kilgore (A) plays **Maul Thrash**. Kilgore (A) attacks Deryn (B). No reaction. "
        "Deryn (B) takes 2 damage (strength 2, defence 0). **Deryn (B) is knocked out.** 1 point for A. "
        "**Kilgore (A) levels up.**",
    )
