"""The log: a sentence for everything that happens, in the same words for every hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ids import KindId, SpellId, WarriorId
from sfb_bot.games.rift.rules.model import Phase
from sfb_bot.games.rift.screens.log import HANDLERS
from sfb_bot.kernel import Event, Seat
from tests.games.rift.kit.table import Table, content, table
from tests.games.rift.screens.stage import ANN, BOB, PEOPLE, game, public_events, texts

A, B = Seat(0), Seat(1)
LINE = (
    "t9 turn=a main | a N3 pikeman N2 archer S2 shaman hand=curse,dash deck=3"
    " | b N4 zombie N7 imp S6 goblin hand=blessing,lure deck=3"
)


def told(t: Table, events: Sequence[Event]) -> tuple[str, ...]:
    return game().tell(t.public(), public_events(events), PEOPLE, texts())


def number(t: Table, cell: str) -> WarriorId:
    return t.warrior(cell).id


@cache
def at(cell: str) -> WarriorId:
    """The number of a warrior of the line above: the same at every table."""
    return number(table(LINE), cell)


def cell(name: str) -> int:
    found = content().cell(name)
    assert found is not None
    return found


def test_every_event_has_words_or_is_known_to_need_none() -> None:
    assert set(HANDLERS) == set(ev.EVENTS)


def test_an_attack_that_is_let_through() -> None:
    """The example of R-43 in short: 4 damage against a life of 3."""
    t = table(LINE)
    t.a.attacks("N4")
    t.b.passes()
    assert told(t, t.events) == (
        f"{ANN} attacks **Zombie N4** with Archer N2 and Pikeman N3: 4 damage. {BOB} doesn't respond. "
        "**Zombie N4 is destroyed.**",
    )


def test_the_whole_stack_stands_in_one_line() -> None:
    """Blessed, the Golem has a life of 4 and falls all the same."""
    t = table(LINE.replace("zombie", "stone_golem"))
    t.a.attacks("N4")
    t.b.responds("blessing", "N4").done()
    t.a.passes()
    assert told(t, t.events) == (
        f"{ANN} attacks **Stone Golem N4** with Archer N2 and Pikeman N3: 4 damage. "
        f"{BOB} plays **Blessing → Stone Golem N4**. {ANN} doesn't respond. Stone Golem N4 gets Blessing. "
        "**Stone Golem N4 is destroyed.**",
    )


def test_an_attack_that_was_weakened_is_told_again() -> None:
    """R-26: worked out anew; cursed, the Pikeman strikes for 1."""
    t = table("t9 turn=a main | a N3 pikeman hand=dash deck=3 | b N4 zombie hand=curse deck=3")
    t.a.attacks("N4")
    t.b.responds("curse", "N3").done()
    t.a.passes()
    (line,) = told(t, t.events)
    assert "Pikeman N3 gets Curse. Pikeman N3 strikes for 1. Zombie N4 takes 1 and survives." in line


def test_a_step_that_shoves() -> None:
    """R-57."""
    t = table("t9 turn=a main | a S3 shaman S4 goblin hand=curse deck=3 | b N7 zombie deck=3")
    t.a.steps("S3", "+1")
    assert told(t, t.events) == ("Shaman S3 steps to S4. Goblin S4 is shoved to S3.",)


def test_a_turn_that_is_handed_over() -> None:
    """R-17, R-18, R-20: drawing, advancing, summoning; who arrives at a portal stands out."""
    t = table("t9 turn=a main | a N3 pikeman hand=curse deck=3 | b S2 imp hand=lure deck=goblin")
    t.a.ends()
    t.a.draws("curse")
    t.b.summons("N")
    lines = told(t, t.events)
    assert lines[0] == f"{ANN} discards Curse and draws 2."
    assert lines[1] == (
        f"**Turn 10**, {BOB}. Imp S1 advances. **Imp S1 is at {ANN}'s portal!** "
        f"{BOB} summons **Goblin** on N7."
    )


def test_a_post_leaves_the_running_turn_to_its_status() -> None:
    t = table("t9 turn=a main | a N3 pikeman hand=curse deck=3 | b S5 imp hand=lure deck=goblin")
    t.a.ends_turn()
    kept = game().news(public_events(t.events))
    assert not any(isinstance(event, ev.TurnBegan) for event in kept)
    lines = game().tell(t.public(), kept, PEOPLE, texts())
    assert lines[-1].endswith(f"Imp S4 advances. {BOB} turns up Goblin.")


def test_of_turns_long_past_no_wrong_cells_are_told() -> None:
    """A later position does not say where somebody stood; the events of the turn alone do."""
    t = table(LINE)
    attack = ev.Announced(1, A, A, SpellId(""), number(t, "N4"), participants=(number(t, "N3"),), total=2)
    (now,) = told(t, [attack])
    assert now == f"{ANN} attacks **Zombie N4** with Pikeman N3: 2 damage."
    (past,) = told(t, [attack, ev.ItemActed(1, (number(t, "N3"),), 2), ev.TurnEnded(A)])
    assert past == f"{ANN} attacks **Zombie** with Pikeman: 2 damage."


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.FirstPlayerSet(B), f"{BOB} goes first."),
        (ev.WarriorsDealt(A, (), True, 6), "Each player gets 6 warriors to choose from."),
        (ev.WarriorsKept(A, (), (), 4), f"{ANN} has chosen champions."),
        (ev.WarriorPicked(A, KindId("")), f"{ANN} has picked."),
        (ev.ArmyShuffled(A, (), 12), "The armies are ready: 12 warriors each."),
        (ev.SpellsDrawn(A, (), "ability", 1), f"{ANN} draws 1 spell."),
        (ev.SpellDiscarded(B, SpellId("curse"), "ability"), f"{BOB} discards Curse."),
        (ev.WarriorTurned(A, KindId("imp")), f"{ANN} turns up Imp."),
        (
            ev.Recalled(A, KindId("imp")),
            f"{ANN} puts Imp from the discard pile on top of the deck.",
        ),
        (ev.Recalled(A, KindId("")), f"{ANN} calls nobody back."),
        (ev.QuietTurnCounted(4), "4 quiet turns in a row. After 6, damage stays."),
        (ev.QuietTurnCounted(10), "10 quiet turns in a row. After 16, the armies are counted."),
        (ev.QuietTurnCounted(2), ""),
        (ev.ExhaustionBegan(), "**Exhaustion: from now on damage stays.**"),
        (ev.WindowPassed(B, 1), f"{BOB} doesn't respond."),
        (ev.WindowSkipped(B, 1), f"{BOB} has nothing to respond with."),
        (ev.ItemCancelled(1), "The spell is dispelled."),
        (ev.ItemFailed(1, "nobody"), "It fails: nobody can hit the target any more."),
        (ev.ItemRedirected(1, B, at("N3")), f"{BOB} turns the spell on Pikeman N3."),
        (ev.Damaged(at("N4"), 2, "spell"), "Zombie N4 takes 2 and survives."),
        (ev.Damaged(at("N4"), 1, "breath"), "The breath burns Zombie N4: 1 damage."),
        (ev.Damaged(at("N4"), 3, "blast"), "The blast hits Zombie N4: 3 damage."),
        (
            ev.Destroyed(WarriorId(77), B, KindId("phoenix"), cell("N5"), True),
            f"**Phoenix N5 is destroyed** and goes on top of {BOB}'s deck.",
        ),
        (
            ev.EnchantmentEnded(at("N3"), SpellId("invisibility"), A),
            "Invisibility on Pikeman N3 ends.",
        ),
        (
            ev.ReturnedToDeck(WarriorId(77), B, KindId("imp"), cell("S5"), False),
            f"Imp S5 goes on top of {BOB}'s deck.",
        ),
        (
            ev.ReturnedToDeck(WarriorId(77), B, KindId("imp"), cell("S5"), True),
            f"Imp S5 is shuffled into {BOB}'s deck.",
        ),
        (
            ev.Moved(((at("N4"), cell("N4"), cell("N5")),), "push"),
            "Zombie N4 is pushed to N5.",
        ),
        (
            ev.Moved(((at("N3"), cell("N3"), cell("S2")), (at("S2"), cell("S2"), cell("N3"))), "swap"),
            "Pikeman N3 and Shaman S2 swap places.",
        ),
        (
            ev.FormTaken(at("N3"), KindId("dragon")),
            "Pikeman N3 turns into **Night Dragon**.",
        ),
        (ev.DrawOffered(A), f"{ANN} offers a draw."),
        (ev.DrawOfferWithdrawn(A), f"{ANN} withdraws the draw offer."),
        (ev.DrawDeclined(A), f"{ANN} declines the draw."),
        (ev.Conceded(A), f"{ANN} concedes."),
        (ev.MatchEnded(A, "portal"), f"**{ANN} wins the match.**"),
        (ev.MatchEnded(None, "agreement"), "**The match is a draw.**"),
        (ev.PhaseBegan(Phase.MAIN), ""),
    ],
)
def test_a_sentence_for_each(event: Event, words: str) -> None:
    assert told(table(LINE), [event]) == ((words,) if words else ())


def test_a_pass_is_told_in_the_same_words_however_it_came() -> None:
    """Passed, timed out or ordered: nothing public says which."""
    passed, timed_out, ordered = table(LINE), table(LINE), table(LINE)
    for each in (passed, timed_out, ordered):
        each.a.attacks("N4")
    passed.b.passes()
    timed_out.b.times_out()
    run = ordered.run
    events = run.answer(B, run.ask_no, ("pass",), "standing").events
    assert told(passed, passed.steps[-1].events) == told(timed_out, timed_out.steps[-1].events)
    assert told(passed, passed.steps[-1].events) == told(ordered, events)


def test_a_recap_says_what_was_done_and_to_whom() -> None:
    t = table(LINE)
    t.a.casts("curse", "S6")
    t.b.passes()
    t.a.attacks("N4")
    t.b.responds("blessing", "N7").done()
    t.a.passes()
    t.a.ends_turn()
    events = t.events[: [type(event) for event in t.events].index(ev.TurnEnded) + 1]
    assert game().recap(t.public(), public_events(events), PEOPLE, texts()) == (
        f"**{ANN}** attacked and played Curse. **{BOB}** answered with Blessing.",
        "**Zombie N4 destroyed**",
    )
    assert game().recap(t.public(), [ev.TurnEnded(A)], PEOPLE, texts()) == (f"**{ANN}** just advanced.",)


def test_headings_divide_the_log() -> None:
    assert game().heading(ev.TurnBegan(B, 12), PEOPLE, texts()) == f"Turn 12 · {BOB}"
    assert game().heading(ev.TurnEnded(B), PEOPLE, texts()) == ""
    assert game().turn_title(ev.TurnBegan(B, 12), texts()) == "Turn 12"
    assert game().turn_title(ev.TurnEnded(B), texts()) == ""


def test_what_was_announced_in_an_earlier_post_is_called_by_its_name() -> None:
    """A post that begins after the announcement knows what acts, fails or is dispelled in it."""
    t = table(
        "t9 turn=a main | a N3 pikeman hand=curse,dispel deck=3 | b N4 zombie hand=blessing,dispel deck=3"
    )
    t.a.casts("curse", "N4")
    t.b.responds("dispel", "#1")
    before = len(t.events)
    t.b.done()
    t.a.passes()
    words = " ".join(told(t, t.events[before:]))
    assert "Curse" in words
    assert "dispelled" in words
    assert texts().say("somebody") not in words
