"""The draft (R-12, R-15, R-16, RQ7)."""

from __future__ import annotations

from collections import Counter

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.model import SEATS, Phase
from sfb_bot.kernel import Seat
from tests.games.rift.kit.table import Table, content, started


def packets(t: Table) -> list[list[str]]:
    return [sorted(player.packet) for player in t.state.players]


def pick_round(t: Table, places: tuple[int, int] = (0, 0)) -> tuple[str, str]:
    """Both pick the card at a place of their packet, and what they picked."""
    chosen = (packets(t)[0][places[0]], packets(t)[1][places[1]])
    t.a.picks(chosen[0])
    t.b.picks(chosen[1])
    return chosen


def test_ranks_one_after_another() -> None:
    """R-12: champions, then elites, then commons; six cards each, four picks."""
    t = started(army="draft")
    for rank in ("champion", "elite", "common"):
        for size in (6, 5, 4, 3):
            assert t.state.phase is Phase.PICK
            for packet in packets(t):
                assert len(packet) == size
                assert {content().kinds[kind].rank for kind in packet} == {rank}
            pick_round(t)
    assert t.state.turn_no == 1


def test_both_pick_at_once_and_pass_the_others() -> None:
    """R-12, RQ7: sealed, and passed when both are in."""
    t = started(army="draft")
    assert t.run.waiting_for == SEATS
    before = packets(t)
    assert t.options == before[0]
    t.b.picks(before[1][3])
    assert packets(t) == before
    assert t.run.waiting_for == (Seat(0),)
    t.a.picks(before[0][0])
    assert packets(t) == [sorted(set(before[1]) - {before[1][3]}), before[0][1:]]
    assert [player.army for player in t.state.players] == [[before[0][0]], [before[1][3]]]


def test_equal_cards_of_a_packet_are_one_option() -> None:
    """R-12: two copies in a packet are one choice, and only one of them is taken."""
    seen = False
    for number in range(20):
        t = started(army="draft", seed=f"copies/{number}")
        for _ in range(4):
            pick_round(t)
        doubled = [kind for kind, count in Counter(packets(t)[0]).items() if count > 1]
        assert t.options == sorted(set(packets(t)[0]))
        if doubled:
            seen = True
            t.a.picks(doubled[0])
            t.b.times_out()
            assert doubled[0] in packets(t)[1]
    assert seen


def test_the_two_left_go_to_the_box() -> None:
    """R-12: what is left of either packet, and what was never dealt."""
    t = started(army="draft")
    for _ in range(3):
        pick_round(t)
    held = packets(t)
    picked = pick_round(t)
    for seat in SEATS:
        left = sorted(set(held[seat]) - {picked[seat]})
        assert sorted(t.state.players[seat].boxed) == left
        assert set(left) <= set(t.state.box)
    champions = [kind for kind in t.state.box if content().kinds[kind].rank == "champion"]
    assert len(champions) == 18 - 8


def test_a_packet_in_hand_is_seen_by_its_holder_alone() -> None:
    """R-15: the packet in hand, own picks so far and what was seen of each packet, for that seat."""
    t = started(army="draft")
    pick_round(t)
    for letter, seat in zip("ab", SEATS, strict=True):
        view = t.view(letter)
        assert sorted(view.packet) == packets(t)[seat]
        assert len(view.packets) == 2
        assert len(view.army) == 1
        assert view.public.players[seat].packet_size == 5
    for picked in t.of(ev.WarriorPicked):
        assert picked.for_public() == ev.WarriorPicked(picked.seat, type(picked.kind)(""))
        assert picked.for_seat(SEATS[1 - picked.seat]) == picked.for_public()
        assert picked.for_seat(picked.seat) == picked
    passed = t.last(ev.PacketsPassed)
    assert passed.for_public() == ev.PacketsPassed(((), ()))
    for seat in SEATS:
        shown = passed.for_seat(seat)
        assert isinstance(shown, ev.PacketsPassed)
        assert shown.packets[seat] == passed.packets[seat]
        assert shown.packets[1 - seat] == ()


def test_a_pick_is_told_once_both_are_in() -> None:
    """R-15: nothing is told of the first answer before the second is there."""
    t = started(army="draft")
    t.a.picks(packets(t)[0][0])
    assert not t.steps[-1].events
    t.b.picks(packets(t)[1][0])
    assert len(t.of(ev.WarriorPicked)) == 2


def test_what_a_seat_can_work_out() -> None:
    """R-16: by comparing packets, the other's second and third pick exactly, the fourth as one of three."""
    t = started(army="draft")
    mine: list[str] = []
    theirs: list[str] = []
    for places in ((0, 5), (1, 2), (2, 0), (0, 1)):
        own, other = pick_round(t, places)
        mine.append(own)
        theirs.append(other)
    first, second, third, fourth = (set(packet) for packet in t.view("a").packets[:4])
    assert first - third - {mine[0]} == {theirs[1]}
    assert second - fourth - {mine[1]} == {theirs[2]}
    assert theirs[3] in third - {mine[2]}
    assert len(third - {mine[2]}) == 3
    assert theirs[0] not in first | second | third | fourth


def test_leftovers_are_known_to_who_held_them() -> None:
    """R-15: leftovers to the box are those of the packet in hand."""
    t = started(army="draft")
    for _ in range(4):
        pick_round(t)
    for event in t.of(ev.LeftoversBoxed):
        assert event.for_seat(event.seat) == event
        hidden = ev.LeftoversBoxed(event.seat, (), 2)
        assert event.for_public() == event.for_seat(SEATS[1 - event.seat]) == hidden


def test_times_out_with_the_best_by_life_and_damage() -> None:
    """D1, D2 (section 16): the greatest life + best damage, then by id."""
    worth: dict[str, int] = {
        kind.id: kind.life + max(each or 0 for each in kind.damage) for kind in content().kinds.values()
    }
    t = started(army="draft")
    best = [min(packet, key=lambda kind: (-worth[kind], kind)) for packet in packets(t)]
    t.a.times_out()
    t.b.times_out()
    assert [player.army for player in t.state.players] == [[best[0]], [best[1]]]
    t = started(army="basic")
    wanted = [sorted(packet, key=lambda kind: (-worth[kind], kind))[:4] for packet in packets(t)]
    t.b.times_out()
    t.a.times_out()
    for event in t.of(ev.WarriorsKept):
        assert sorted(event.kept) == sorted(wanted[event.seat])
