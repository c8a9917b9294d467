"""Section 15 and Q52: what everybody sees, what one seat sees, and what nobody sees."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import TrapFace
from sfb_bot.kernel import DiceRolled, Seat, commitment
from tests.games.brawl.kit.boxes import started
from tests.games.brawl.kit.table import Table, content, table

LINE = (
    "r2 turn=a seed=hush:0"
    " | a kilgore@D4/2 dugrun@A1+ gwaien hand=KIL02,DUG07 deck=KIL03,KIL04,GWA02 discard=KIL05"
    " | b deryn@D6 goldarr@I1 tzu_xiao@I2 hand=DER05,GOL02 deck=DER02,TZU03 discard=TZU02 cores=rYB"
    " | track=domination,-,lay_of_the_land,- challenges=display_of_might,united_we_stand"
    " | tokens=C4:stun,D3:root,F3:damage3,G4:damage1"
)
HIDDEN_CARDS = ("KIL02", "DUG07", "KIL03", "KIL04", "GWA02", "DER05", "GOL02", "DER02", "TZU03")
# With their quotes: a field of the view is called `rooted`.
FACES = ("'stun'", "'root'", "'damage1'", "'damage2'", "'damage3'")


def cell(name: str) -> int:
    return content().arena.grid.names.index(name)


def test_the_public_view_shows_what_is_public() -> None:
    """Section 15: discards, sheets, hand and deck sizes, cores, damage, challenges, where tokens lie."""
    view = table(LINE).public()
    a, b = view.players
    assert (a.hand_size, a.deck_size, a.discard, a.cores) == (2, 3, ("KIL05",), (True, True, True))
    assert (b.hand_size, b.deck_size, b.discard, b.cores) == (2, 2, ("TZU02",), (False, True, True))
    kilgore, dugrun, gwaien = view.figures[:3]
    assert (kilgore.cell, kilgore.damage, kilgore.health, kilgore.levelled) == (cell("D4"), 2, 7, False)
    assert (dugrun.levelled, dugrun.health, dugrun.defence) == (True, 7, 2)
    assert gwaien.cell == -1
    assert [slot.challenge for slot in view.track] == ["domination", None, "lay_of_the_land", None]
    assert [slot.points for slot in view.track] == [0, 1, 2, 1]
    assert view.challenge_deck_size == 2
    assert view.tokens == tuple(sorted(cell(name) for name in ("C4", "D3", "F3", "G4")))
    assert view.supply_size == 8
    assert view.waiting == ((0, "act"),)


def test_the_public_view_names_nothing_hidden() -> None:
    """Section 15: hands, decks, faces of tokens, the order of challenges and the seed are hidden."""
    shown = repr(table(LINE).public())
    for secret in (*HIDDEN_CARDS, *FACES, "hush", "display_of_might", "united_we_stand"):
        assert secret not in shown, secret


def test_a_seat_sees_its_own_hand_and_nothing_of_the_others() -> None:
    """Section 15, Q52: own hand and question; not the other hand, no deck, no token, not the seed."""
    t = table(LINE)
    assert t.view("a").hand == ("DUG07", "KIL02")
    assert t.view("b").hand == ("DER05", "GOL02")
    question = t.view("a").question
    assert question is not None
    assert [option.key for option in question.options][:2] == ["DUG07", "KIL02"]
    assert t.view("b").question is None
    for letter, own in (("a", ("KIL02", "DUG07")), ("b", ("DER05", "GOL02"))):
        shown = repr(t.view(letter))
        for secret in (*HIDDEN_CARDS, *FACES, "hush", "display_of_might", "united_we_stand"):
            assert (secret in shown) is (secret in own), (letter, secret)
    assert t.view("a").public == t.view("b").public == t.public()


def test_the_options_of_a_reaction_are_its_owners_alone() -> None:
    """Section 15: the attacker sees that b is asked to react, not with what b could."""
    t = table(LINE.replace("hand=KIL02", "hand=KIL06").replace("deryn@D6", "deryn@D5"))
    t.a.plays("KIL06").stays().aims("ring")
    assert t.public().waiting == ((1, "react"),)
    assert "DER05" not in repr(t.view("a"))
    assert "DER05>b.deryn" in repr(t.view("b"))


# --- Things a seat has seen -------------------------------------------------------------------------------


def test_planned_cards_are_known_to_their_owner_until_drawn() -> None:
    """Section 15: a seat knows the cards it planned; everybody knows how many."""
    t = table(
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien hand=KIL02,DUG07 deck=KIL03,KIL04"
        " | b deryn@I1 goldarr tzu_xiao"
    )
    t.a.takes("plan", "kilgore").stays().answers("KIL02")
    assert t.view("a").known_top == ("KIL02",)
    assert t.view("b").known_top == ()
    assert "KIL02" not in repr(t.public()) + repr(t.view("b"))
    planned = t.of(ev.CardsPlanned)[0]
    assert planned.for_seat(Seat(0)) == planned
    assert planned.for_public() == planned.for_seat(Seat(1)) == ev.CardsPlanned(Seat(0), (), 1)
    assert (t.public().players[0].hand_size, t.public().players[0].deck_size) == (1, 3)
    t.a.plays("DUG07").stays().answers("1").stops()
    assert t.view("a").known_top == ()
    assert t.view("a").hand == ("KIL02",)
    t.is_idle("a")


def prowling() -> Table:
    t = table(
        "r2 turn=a | a deryn@D4 kilgore@A1 gwaien hand=DER04 deck=KIL02 | b dugrun@I1 goldarr tzu_xiao"
        " | tokens=C4:stun,D3:root,F3:damage3,G4:damage1"
    )
    t.a.plays("DER04").stays().uses().answers("0").answers("F3")
    return t


def test_a_look_at_a_token_is_for_the_looker_alone() -> None:
    """Section 15, Q28, Q52: only the player of Prowl sees the face; that a look was taken is public."""
    t = prowling()
    assert t.view("a").known_tokens == ((cell("F3"), "damage3"),)
    assert t.view("b").known_tokens == ()
    looked = t.of(ev.TokenLooked)[0]
    assert looked.for_seat(Seat(0)) == looked
    assert (
        looked.for_public() == looked.for_seat(Seat(1)) == ev.TokenLooked(Seat(0), cell("F3"), TrapFace(""))
    )
    t.a.answers("F6")
    # The knowledge follows the token.
    assert t.view("a").known_tokens == ((cell("F6"), "damage3"),)
    assert "damage3" not in repr(t.public()) + repr(t.view("b"))
    t.is_idle("a")


def test_what_was_known_of_a_token_ends_when_it_is_sprung() -> None:
    """Section 10: the token that comes next is another one, unseen by all."""
    t = table(
        "r2 turn=a | a kilgore@B3 deryn gwaien | b dugrun@I1 goldarr tzu_xiao"
        " | tokens=C4:damage1,D3:root,F3:damage3,G4:damage1"
    )
    t.state.players[0].peeked.append(cell("C4"))
    assert t.view("a").known_tokens == ((cell("C4"), "damage1"),)
    t.a.takes("move", "kilgore", "creation").goes("C4")
    sprung = t.of(ev.TrapSprung)[0]
    assert sprung.for_public() == sprung
    assert t.view("a").known_tokens == ()
    t.a.refills("D6").stays()
    assert t.view("a").known_tokens == ()
    t.is_idle("a")


def test_a_shown_hand_is_known_until_a_card_leaves_it_unseen() -> None:
    """Section 15, R16: what was shown stays known; after a Plan nobody else knows which card went."""
    line = (
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien hand=KIL02,KIL05 shown=KIL02,KIL05"
        " | b deryn@I1 goldarr tzu_xiao"
    )
    t = table(line)
    t.a.plays("KIL05").stays()
    assert t.public().players[0].shown == ("KIL02",)
    t = table(line)
    t.a.takes("plan", "kilgore").stays().answers("KIL02")
    assert t.public().players[0].shown == ()
    t.is_idle("a")


# --- Events ------------------------------------------------------------------------------------------------


def test_shuffles_and_draws_tell_everybody_only_a_number() -> None:
    """Section 15: numbers of cards drawn and redrawn are public, the cards are not, nor any order."""
    t = started(seed="hush")
    t.a.answers("west").answers("deryn", "gwaien", "kilgore")
    t.b.answers("dugrun", "goldarr", "tzu_xiao")
    t.a.answers("C4", "D3")
    t.b.answers("F3", "F6")
    hand = sorted(t.state.players[0].hand)
    t.a.answers(*hand[:2])
    aside = t.of(ev.CardsSetAside)[0]
    assert aside.for_seat(Seat(0)) == ev.CardsSetAside(Seat(0), tuple(hand[:2]))
    assert aside.for_seat(Seat(1)) == aside.for_public() == ev.CardsSetAside(Seat(0), (), 2)
    drawn = t.of(ev.CardsDrawn)
    assert [e.for_public() for e in drawn] == [
        ev.CardsDrawn(Seat(0), (), 5),
        ev.CardsDrawn(Seat(0), (), 2),
        ev.CardsDrawn(Seat(1), (), 5),
    ]
    assert drawn[0].for_seat(Seat(0)) == drawn[0]
    assert drawn[0].for_seat(Seat(1)) == ev.CardsDrawn(Seat(0), (), 5)
    # Not even their owner may see the order of a deck.
    for shuffled in t.of(ev.DeckShuffled):
        for_all = ev.DeckShuffled(shuffled.seat, (), len(shuffled.deck))
        assert [shuffled.for_public(), *(shuffled.for_seat(Seat(n)) for n in (0, 1))] == [for_all] * 3
    assert t.of(ev.ChallengesShuffled)[0].for_public() == ev.ChallengesShuffled((), 11)
    assert t.of(ev.SupplyShuffled)[0].for_public() == ev.SupplyShuffled((), 12)
    assert all(roll.for_public() is None and roll.for_seat(Seat(0)) is None for roll in t.of(DiceRolled))
    assert [e.for_public() for e in t.of(ev.TrapPlaced)] == t.of(ev.TrapPlaced), "it names no face"


def test_the_seed_is_secret_but_committed_to() -> None:
    """Section 15, R7: the seed is hidden; its hash is public from the start."""
    t = started(seed="hush")
    assert t.public().seed is None
    assert t.public().commitment == commitment("hush")
    assert "hush" not in repr(t.public()) + repr(t.view("a")) + repr(t.view("b"))
