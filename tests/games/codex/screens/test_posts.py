"""A post of a long turn is no wall of words."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.kernel import Event
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.ledger import Post, has_room, ledger_post
from tests.games.codex.kit.table import A, B, Table
from tests.games.codex.screens.stage import game, people_of, texts

CARDS = ("tenderfoot", "timely_messenger") * 10


def wordy_turn() -> tuple[Table, list[Event]]:
    """A turn with more to tell than stands beside a picture."""
    t = Table(gold=20)
    t.hand(*CARDS)
    events: list[Event] = [ev.TurnBegan((A,), 3)]
    for card in CARDS:
        events += t.play(card)
    return t, [*events, ev.TurnEnded((A,), (0,))]


def test_a_long_turn_that_was_handed_over_is_summed_up_and_its_end_told() -> None:
    t, turn = wordy_turn()
    view = t.rules.public_view(t.state, t.run.ask)
    post = Post(MatchId(1), people_of(view), (B,), summed_up=tuple(turn), is_fresh=True)
    screen = ledger_post(game(), view, turn, post, texts())
    assert screen.lines[0] == " ".join(game().recap(view, turn, people_of(view), texts()))
    assert "earlier lines in the log" in screen.lines[1]
    assert len(screen.lines[1]) < 600


def test_once_somebody_has_acted_a_long_turn_is_its_recap_alone() -> None:
    t, turn = wordy_turn()
    view, hired = t.rules.public_view(t.state, t.run.ask), ev.Hired(B, KindId(""))
    people = people_of(view)
    post = Post(MatchId(1), people, (B,), summed_up=tuple(turn), since_turn=(hired,))
    screen = ledger_post(game(), view, [*turn, hired], post, texts())
    recap = " ".join(game().recap(view, turn, people, texts()))
    assert screen.lines[:2] == (recap, *game().tell(view, [hired], people, texts()))
    assert has_room(game(), view, [*turn, hired], post, texts())


def test_a_short_turn_is_still_told_whole() -> None:
    t = Table()
    t.hand("older_brother")
    turn = [ev.TurnBegan((A,), 3), *t.play("older_brother"), ev.TurnEnded((A,), (0,))]
    view, hired = t.rules.public_view(t.state, t.run.ask), ev.Hired(B, KindId(""))
    post = Post(MatchId(1), people_of(view), (B,), summed_up=tuple(turn))
    screen = ledger_post(game(), view, [*turn, hired], replace(post, since_turn=(hired,)), texts())
    assert "plays **Older Brother** for 2." in screen.lines[0]


def test_turns_that_no_post_has_told_yet_are_summed_up_one_by_one() -> None:
    t, turn = wordy_turn()
    view, hired = t.rules.public_view(t.state, t.run.ask), ev.Hired(B, KindId(""))
    people = people_of(view)
    others = [ev.TurnBegan((B,), 4), hired, ev.TurnEnded((B,), (0,))]
    fresh = Post(MatchId(1), people, (A,), is_fresh=True)
    first, second = ledger_post(game(), view, [*turn, *others], fresh, texts()).lines[:2]
    ann, bob = (people.name(seat, texts()) for seat in (A, B))
    assert first == game().recap(view, turn, people, texts())[0]
    assert first.startswith(f"**{ann}**")
    assert second == f"**{bob}** hired a worker."
    later = [ev.TurnBegan((A,), 5), ev.Hired(A, KindId(""))]
    post = replace(fresh, is_fresh=False, since_turn=tuple(later))
    screen = ledger_post(game(), view, [*turn, *others, *later], post, texts())
    assert screen.lines[0] == f"-# {first} {second}"
    assert screen.lines[1] == f"{ann} hires a worker."
    assert len(screen.lines[0]) < 400


def test_a_long_turn_that_goes_on_is_told_move_by_move() -> None:
    t, turn = wordy_turn()
    view = t.rules.public_view(t.state, t.run.ask)
    post = Post(MatchId(1), people_of(view), (A,), since_turn=tuple(turn[:-1]))
    screen = ledger_post(game(), view, turn[:-1], post, texts())
    assert screen.lines[0].count("plays **Tenderfoot** for 1.") == 10


def test_what_was_lost_in_a_turn_ends_with_a_full_stop_before_the_next_sentence() -> None:
    t = Table()
    attacker, victim = t.put("iron_man"), t.put("tenderfoot", B)
    turn = [ev.TurnBegan((A,), 3), *t.attack(attacker, victim), ev.TurnEnded((A,), (0,))]
    view, hired = t.rules.public_view(t.state, t.run.ask), [ev.Hired(B, KindId("")) for _ in range(2)]
    people = people_of(view)
    post = Post(MatchId(1), people, (B,), summed_up=tuple(turn), since_turn=tuple(hired))
    screen = ledger_post(game(), view, hired, post, texts())
    bob = people.name(B, texts())
    assert f"{bob} loses Tenderfoot**. {bob} hires" in screen.lines[0]
