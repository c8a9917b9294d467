"""Imagined positions look to their seat like the real one, and hold to everything it can work out."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.computer import Witness
from sfb_bot.computer.worlds import imagine_worlds
from sfb_bot.games.rift.computer import RiftMind
from sfb_bot.games.rift.rules.content import RANKS
from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import SEATS, Phase, State, other
from sfb_bot.kernel import Ask, Dice, Run, Seat
from tests.games.rift.kit.table import content, rules, started, table
from tests.games.rift.properties.matches import eager_keys, new_match, question

MIND = RiftMind(rules())
BUILDING = tuple(reversed(RANKS))


@pytest.mark.parametrize("number", range(6))
def test_questions_of_a_match_can_be_imagined(number: int) -> None:
    """Both ways to build armies; often in a window, where spells have come to light."""
    run = new_match(number, "imagined")
    dice = Dice(f"imagined/{number}/answers")
    witness = Witness(run, MIND.hidden, SEATS)
    asked = found = 0
    prompts: set[str] = set()
    while run.ask is not None and asked < 60:
        decision = question(run, dice)
        known = witness.knowledge(decision.seat)
        if decision.prompt in ("respond", "respond_more", "form", "pick") or dice.below(4) == 0:
            prompts.add(decision.prompt)
            worlds = imagine_worlds(MIND, known, 2, dice)
            asked, found = asked + 1, found + bool(worlds)
            for world in worlds:
                walk = world.enter(MIND)
                view = rules().seat_view(walk.state, Ask(walk.decisions), decision.seat)
                assert MIND.look(view) == MIND.look(known.now)
        witness.note(run.answer(decision.seat, run.ask_no, eager_keys(decision, dice)))
    assert found == asked
    assert len(prompts) > 4


@pytest.mark.parametrize("number", range(4))
def test_every_card_of_the_box_is_somewhere_once(number: int) -> None:
    """Warriors in lanes, decks, discards, box and forms; spells in hands, decks, discards and on warriors."""
    run = new_match(number, "whole")
    dice = Dice(f"whole/{number}")
    pool = Counter(kind for rank in RANKS for kind in content().pool[rank])
    while run.ask is not None:
        decision = question(run, dice)
        if run.at_boundary and run.state.phase not in (Phase.KEEP, Phase.PICK):
            for seat in SEATS:
                made = MIND.imagine(rules().seat_view(run.state, run.ask, seat), (), dice)
                assert cards_of(made) == pool
                assert made.box == sorted(made.box)
                for player in made.players:
                    assert spells_of(made, player.seat) == Counter(content().spell_deck)
                    assert Counter(content().kinds[kind].rank for kind in player.army) == dict.fromkeys(
                        RANKS, 4
                    )
        run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))


def cards_of(state: State) -> Counter[KindId]:
    """Every warrior card of a table in the middle of a match."""
    found = Counter([warrior.kind.id for warrior in state.warriors.values()])
    for player in state.players:
        found.update([*player.deck, *player.discard])
    turned = [] if state.turned is None else [state.turned]
    found.update([*state.box, *state.used_forms, *turned])
    return found


def spells_of(state: State, seat: Seat) -> Counter[str]:
    """Every spell card of a seat between two actions."""
    player = state.players[seat]
    lying = [e.spell for w in state.warriors.values() for e in w.enchantments if e.owner == seat]
    return Counter([*player.hand, *player.spell_deck, *player.spell_discard, *lying])


def hidden_things(state: State, seat: Seat) -> list[object]:
    """What a seat cannot know of a position, by the list of tests/games/rift/redeal.py."""
    own, enemy = state.players[seat], state.players[other(seat)]
    return [own.deck, own.spell_deck, sorted(enemy.hand), enemy.spell_deck, sorted(enemy.deck), state.box]


@pytest.mark.parametrize("number", [0, 1])
def test_everything_hidden_is_dealt_at_random(number: int) -> None:
    """Twenty imagined positions differ from each other in each hidden thing, and none has the real seed."""
    run = new_match(number, "widely spread")
    dice = Dice(f"widely spread/{number}")
    while run.state.turn_no < 1:
        decision = question(run, dice)
        run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
    run = Run(rules(), run.state.copy())
    for seat in SEATS:
        view = rules().seat_view(run.state, run.ask, seat)
        assert view.forms is None
        made = [MIND.imagine(view, (), dice) for _ in range(20)]
        for things in zip(*(hidden_things(each, seat) for each in made), strict=True):
            assert len({repr(thing) for thing in things}) > 5
        assert all(each.dice.seed != run.state.dice.seed for each in made)


def test_what_everybody_knows_of_a_deck_is_kept() -> None:
    """Cards on top lie on top, those seen to be shuffled in are in it, those that were seen are nowhere."""
    t = table(
        "t9 turn=a main | a N2 goblin hand=curse deck=imp,zombie,archer tops=1 "
        "| b N6 medusa hand=3 deck=goblin,lich,paladin,imp tops=1 known=imp discard=dragon"
    )
    view = t.view("a")
    for number in range(20):
        made = MIND.imagine(view, (), Dice(f"known/{number}"))
        assert made.players[0].deck[-1] == "imp"
        assert sorted(made.players[0].deck) == ["archer", "imp", "zombie"]
        enemy = made.players[1]
        assert enemy.deck[-1] == "goblin"
        assert "imp" in enemy.deck[:-1]
        assert len(enemy.deck) == 4
        assert "dragon" not in [*enemy.deck, *made.players[0].deck, *made.box]
        assert MIND.look(rules().seat_view(made, None, Seat(0))) == MIND.look(
            rules().seat_view(t.state, None, Seat(0))
        )


def test_a_seat_that_has_seen_the_forms_knows_the_other_army() -> None:
    """By subtraction, never an order (RQ6)."""
    dice = Dice("forms")
    seen = 0
    for number in range(60):
        run = new_match(number, "forms")
        while run.ask is not None and not any(p.has_seen_box for p in run.state.players):
            decision = question(run, dice)
            run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
        if run.ask is None or not run.at_boundary:
            continue
        seat = next(p.seat for p in run.state.players if p.has_seen_box)
        enemy = run.state.players[other(seat)]
        made = [MIND.imagine(rules().seat_view(run.state, run.ask, seat), (), dice) for _ in range(6)]
        for each in made:
            assert sorted(each.players[other(seat)].army) == sorted(enemy.army)
            assert each.box == run.state.box
        if len(enemy.deck) > 3:
            assert len({tuple(each.players[other(seat)].deck) for each in made}) > 1
        seen += 1
    assert seen > 5


def test_a_draft_tells_what_can_be_worked_out_of_it() -> None:
    """The second and third pick exactly, the fourth as one of three, the first none of those held (R-16)."""
    t = started(army="draft", first=0, seed="a draft")
    dice = Dice("a draft")
    while t.run.ask is not None and t.run.ask.decisions[0].prompt == "pick":
        decision = t.run.ask.decisions[0]
        options = decision.options
        t.run.answer(decision.seat, t.run.ask_no, (options[dice.below(len(options))].key,))
    view, theirs = t.view("a"), t.state.players[1].army
    made = [MIND.imagine(view, (), dice).players[1].army for _ in range(60)]
    for place in range(len(BUILDING)):
        four = slice(4 * place, 4 * place + 4)
        packets, mine = view.packets[four], view.army[four]
        passed = Counter(packets[2]) - Counter([mine[2]])
        assert passed.total() == 3
        unseen = Counter(content().pool[BUILDING[place]]) - Counter(packets[0]) - Counter(packets[1])
        for army in made:
            first, second, third, fourth = army[four]
            assert (second, third) == tuple(theirs[four][1:3])
            assert fourth in passed
            assert first in unseen
        assert len({army[four][0] for army in made}) > 2
        assert {army[four][3] for army in made} == set(passed)


@pytest.mark.parametrize("pick", range(12))
def test_in_a_draft_the_other_packet_is_the_one_that_was_passed_on(pick: int) -> None:
    t = started(army="draft", first=0, seed=f"passing {pick}")
    dice = Dice(f"passing {pick}")
    for _ in range(2 * pick):
        assert t.run.ask is not None
        decision = t.run.ask.decisions[0]
        options = decision.options
        t.run.answer(decision.seat, t.run.ask_no, (options[dice.below(len(options))].key,))
    made = MIND.imagine(t.view("a"), (), dice)
    if pick % 4:
        assert sorted(made.players[1].packet) == sorted(t.state.players[1].packet)
    assert len(made.players[1].packet) == 6 - pick % 4
    assert len(made.players[1].army) == pick
    ranks = BUILDING[: pick // 4 + 1]
    dealt = Counter([*made.box])
    for player in made.players:
        dealt.update([*player.army, *player.packet])
    assert dealt == Counter(kind for rank in ranks for kind in content().pool[rank])


def test_what_came_to_light_in_a_window_is_dealt_as_it_turned_out() -> None:
    """A form this seat could not know to be in the box, and a spell it could not know to be in the hand."""
    t = table(
        "t9 turn=a main | a N3 pikeman N2 zombie hand=dispel deck=2 "
        "| b N4 shapeshifter hand=curse,swap deck=2"
    )
    witness = Witness(t.run, MIND.hidden, SEATS)
    form = t.state.box[0]
    for seat, key in ((0, "attack>N4"), (1, f"form>N4>{form}"), (1, "curse>N3"), (1, "pass")):
        witness.note(t.run.answer(Seat(seat), t.run.ask_no, (key,)))
    t.asked("a", "respond")
    known = witness.knowledge(Seat(0))
    hands: set[str] = set()
    for number in range(12):
        (world,) = imagine_worlds(MIND, known, 1, Dice(f"window/{number}"))
        state = world.enter(MIND).state
        assert state.used_forms == [form]
        assert [item.spell for item in state.stack] == ["", "curse"]
        hands.update(state.players[1].hand)
    assert len(hands) > 3


def test_a_made_up_position_can_be_imagined_too() -> None:
    """As in lessons: armies that no deal would give."""
    for line in (
        "turn=a | a N3 goblin hand=lightning deck=0 spells=0 | b N4 zombie deck=0 spells=0",
        "turn=b | a N3 shapeshifter=imp deck=0 | b N5 lich N6 medusa S2 dragon S3 assassin S4 paladin deck=9",
    ):
        t = table(line)
        for seat in SEATS:
            real = rules().seat_view(t.state, None, seat)
            made = MIND.imagine(rules().seat_view(t.state, t.run.ask, seat), (), Dice("made up"))
            assert MIND.look(rules().seat_view(made, None, seat)) == MIND.look(real)
