"""A position in one line (section 18)."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.rift.positions import RiftPositions
from sfb_bot.games.rift.rules.model import Enchantment, Phase
from sfb_bot.games.rift.rules.notation import NotationError, format_line, parse_line
from sfb_bot.kernel import Run, Seat
from tests.games.rift.kit.table import content, rules, table

EXAMPLE = (
    "t9 turn=a main | a N1 goblin N3 air_elemental/1+blessing S2 shaman deck=7 hand=dash,lightning spells=12"
    " | b N5 medusa-curse S7 imp deck=8 hand=2 spells=13 | quiet=0"
)


def test_the_example_of_the_rules() -> None:
    """Section 18, R-13, R-1: what is left out makes whole armies and whole spell decks."""
    t = table(EXAMPLE)
    state = t.state
    assert (state.turn, state.turn_no, state.phase, state.quiet) == (0, 9, Phase.MAIN, 0)
    assert t.lanes == {
        "N1": "goblin",
        "N3": "air_elemental",
        "N5": "medusa",
        "S2": "shaman",
        "S7": "imp",
    }
    t.expect(damage={"N3": 1}, enchanted={"N3": "+blessing", "N5": "-curse"}, hand={"a": "dash,lightning"})
    assert t.warrior("N5").enchantments[0].owner == 0
    t.expect(hands=(2, 2), decks=(7, 8), spells={"a": 12, "b": 13})
    for player in state.players:
        ranks = Counter(content().kinds[kind].rank for kind in player.army)
        assert ranks == {"champion": 4, "elite": 4, "common": 4}
        cards = [*player.hand, *player.spell_deck, *player.spell_discard]
        on = [each for warrior in state.warriors.values() for each in warrior.enchantments]
        cards += [each.spell for each in on if each.owner == player.seat]
        assert sorted(cards) == sorted(content().spell_deck)
    assert len(state.box) == 30


def test_what_is_left_out_is_dealt_by_the_seed() -> None:
    """Section 18: the same line is the same position, another seed another one."""
    one, again = parse_line(EXAMPLE, content()), parse_line(EXAMPLE, content())
    other = parse_line(f"seed=other {EXAMPLE}", content())
    assert one == again
    assert one.players[1].hand != other.players[1].hand or one.players[0].deck != other.players[0].deck


def test_the_first_player_is_told_by_the_turn() -> None:
    """Section 18, R-21: the first player has the odd turns."""
    firsts = [parse_line(f"{turn}", content()).first for turn in ("t3 turn=a", "t4 turn=a", "t1 turn=b")]
    assert firsts == [0, 1, 1]


@pytest.mark.parametrize(
    ("header", "prompt"),
    [
        ("deal army=draft", "pick"),
        ("army=basic deal", "keep_champions"),
        ("army=basic keep", "keep_champions"),
        ("pick rank=elite pick=2", "pick"),
        ("muster", "summon_lane"),
        ("start turn=b", "summon_lane"),
        ("summon", "summon_lane"),
        ("draw | a hand=2", "draw"),
        ("main | a hand=2", "main"),
        ("arrival | a N1 lich* hand=2 | b hand=2", "lich_discard"),
    ],
)
def test_every_phase_can_be_written(header: str, prompt: str) -> None:
    """Section 18: a line leads to the question of its phase, and says everything when written again."""
    state = parse_line(header, content())
    assert parse_line(format_line(state), content()) == state
    run = Run(rules(), state)
    assert run.ask is not None
    assert {decision.prompt for decision in run.ask.decisions} == {prompt}


def test_marks_of_a_warrior() -> None:
    """Section 18: `!` ability used this turn, `*` summoned this turn, `=form`, owners of enchantments."""
    t = table(
        "| a N3 shapeshifter=shaman/1+curse-blessing!!step N2 shaman! N1 imp*#7 deck=0 hand=swap"
        " | b N7 zombie deck=0"
    )
    shifter, shaman, imp = (t.warrior(cell) for cell in ("N3", "N2", "N1"))
    assert (shifter.has_changed, shifter.has_stepped, shifter.is_new) == (True, True, False)
    assert (shaman.has_changed, shaman.has_stepped) == (False, True)
    assert (imp.is_new, imp.id) == (True, 7)
    assert [(each.spell, each.owner) for each in shifter.enchantments] == [("curse", 0), ("blessing", 1)]
    assert shifter.enchantments[0] == Enchantment(shifter.enchantments[0].spell, Seat(0))
    assert list(t.state.used_forms) == ["shaman"]
    assert not t.state.is_quiet
    assert "shapeshifter=shaman/1+curse-blessing!!step" in t.line


def test_a_line_may_be_broken() -> None:
    """Section 18: positions are read as a line, and look like one."""
    positions = RiftPositions(content())
    assert positions.is_position(EXAMPLE)
    assert not positions.is_position("position.txt")
    state = positions.read(EXAMPLE.replace(" | ", "\n| "))
    assert state == positions.read(EXAMPLE)
    assert positions.read(positions.write(state)) == state
    assert positions.kinds == ("table",)
    assert positions.private_kinds == ("choice", "hand", "army")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nonsense", "'nonsense' is not understood"),
        ("turn=c", "'c' is no player"),
        ("mood=good", "'mood' is no word of the header"),
        ("turn=a turn=b", "'turn' is there twice"),
        ("| a N1 zombie | a N2 zombie", "section 'a' is there twice"),
        ("quiet=many", "'many' is no number of turns"),
        ("| a N8 zombie", "'N8' is no word of a player"),
        ("| a N3", "nobody is named for N3"),
        ("| a N3 zombi", "'zombi' is no warrior"),
        ("| a N3 zombie~", "'zombie~' is no warrior"),
        ("| a N3 zombie=imp", "zombie takes no form"),
        ("| a N3 zombie!", "zombie has no ability"),
        ("| a N3 zombie+dash", "dash stays on nobody"),
        ("| a N3 zombie+grace", "'grace' is no spell"),
        ("| a N3 zombie/3", "zombie cannot stand with 3 damage"),
        ("| a N3 zombie N3 imp", "two warriors stand on N3"),
        ("| a N3 zombie#1 N4 imp#1", "the same number"),
        ("| a N5 zombie | b N4 imp", "in lane N Red stands behind Blue"),
        ("| a N3 dragon | b N7 dragon", "there are only 1 of 'dragon'"),
        ("| a deck=goblin,goblin | b deck=goblin,goblin", "there are only 3 of 'goblin'"),
        ("| a hand=lure,lure", "there are only 1 of 'lure'"),
        ("| a hand=21", "there is no spell left to deal"),
        ("| a hand=fire", "'fire' is no spell"),
        ("| a N3 zombie+blessing+blessing hand=blessing", "there are only 2 of 'blessing'"),
        ("| a hand=2 spells=3 spell_discard=4", "a lacks spells"),
        ("| a deck=2 tops=3", "3 cards cannot lie on top of 2"),
        ("| a N3 zombie deck=imp discard=- army=imp", "the army of a is not what it has"),
        ("| a N3 shapeshifter=imp | forms=goblin", "a form that is worn"),
        ("keep | a N3 zombie", "nobody stands in a lane"),
        ("keep | a hand=2", "nobody has spells"),
        ("arrival", "needs to know which warrior"),
        ("stack=1:aa:curse", "only a match that is over"),
        ("outcome=a:luck", "'luck' is no way to end"),
        ("next=1:1 | a N3 zombie#4", "warrior 1 is there already"),
    ],
)
def test_what_is_no_position_is_refused(line: str, said: str) -> None:
    """Section 18: the message says which word is not understood."""
    with pytest.raises(NotationError, match=said):
        parse_line(line, content())


def test_a_stack_that_was_left_behind() -> None:
    """R-45: a match that ended in the middle of a closing stack can be written, too."""
    t = table("| a N3 goblin deck=0 hand=lightning,swap | b N4 goblin deck=0 hand=blessing")
    t.a.attacks("N4")
    t.b.responds("blessing", "N4")
    t.a.responds("lightning", "N4").done()
    assert len(t.state.stack) == 2
    assert parse_line(t.line, content()) == t.state
