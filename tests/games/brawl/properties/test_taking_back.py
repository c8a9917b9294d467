"""Undo in random matches: never over something that became known, never over somebody else."""

from __future__ import annotations

from itertools import count

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import Dice, Run, Seat, undoable
from tests.games.brawl.kit.table import rules, table
from tests.games.brawl.properties.matches import PLAYS, new_match, random_steps, setup


def test_a_line_up_is_final_once_the_other_is_seen() -> None:
    """Digest 11: line-ups are sealed until all are in; the last to answer then sees the other's five."""
    game = rules()
    tournament = next(
        each for each in map(setup, count()) if each["draft"] == "tournament" and each["mode"] == "duel"
    )
    run = Run(game, game.begin({**tournament, "first": 0}, "sealed"))
    names = [option.key for option in run.ask.decisions[0].options] if run.ask else []
    steps = [run.answer(Seat(1), run.ask_no, tuple(names[:5]))]
    assert undoable(steps, Seat(1)) == 0, "the other has still to answer"
    steps.append(run.answer(Seat(0), run.ask_no, tuple(names[5:10])))
    assert any(isinstance(event, ev.LineUpsRevealed) for event in steps[-1].events)
    assert run.waiting_for == (Seat(0),), "the same seat is asked next: it bans"
    assert undoable(steps, Seat(0)) == 0


def test_the_end_of_a_match_is_final() -> None:
    """Digest 3: five points win at once; the seed is open from then on, so nobody may play on knowing it."""
    t = table(
        "r4 turn=a vp=4-0 | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05 "
        "| b deryn@D5/6 goldarr@I1 tzu_xiao@I2 hand=DER05 cores=ryb | tokens=C4,G4,D3,D6"
    )
    t.a.takes("strike", "kilgore").stays()
    assert undoable(t.steps, Seat(0)) == len(t.steps) > 0
    t.a.targets("deryn")
    t.is_over("a")
    assert t.public().seed is not None
    assert undoable(t.steps, Seat(0)) == 0


@pytest.mark.parametrize("number", range(2 * len(PLAYS)))
def test_what_is_taken_back_has_told_nobody_anything_hidden(number: int) -> None:
    """All that lies in the undoable tail is free of draws, faces, dice and questions to others."""
    revealing = (
        *(ev.CardsDrawn, ev.TrapSprung, ev.TokenLooked, ev.TrackMoved, ev.HandShown, ev.CardDiscarded),
        *(
            ev.LineUpSealed,
            ev.LineUpsRevealed,
            ev.OffersRevealed,
            ev.DeckShuffled,
            ev.SupplyShuffled,
            ev.ChallengesShuffled,
            ev.MatchEnded,
        ),
    )
    run = new_match(number)
    steps = []
    longest = 0
    for step in random_steps(run, Dice(f"undo/{number}")):
        steps.append(step)
        for seat in run.state.seats:
            tail = steps[len(steps) - undoable(steps, seat) :]
            longest = max(longest, len(tail))
            for each in tail:
                assert each.entry.seat == seat
                assert set(each.asked) <= {seat}
                assert not [event for event in each.events if isinstance(event, revealing)]
    assert longest > 3, "quiet answers in a row can be taken back together"
