"""What is told about an answer is what the rules make of it, and no more than the seat may know."""

from __future__ import annotations

from sfb_bot.computer import Witness, foresee
from sfb_bot.games.rift.computer import RiftMind
from sfb_bot.games.rift.rules.model import SEATS
from sfb_bot.games.rift.rules.prospects import Fate, Prospect
from sfb_bot.kernel import Seat
from tests.games.rift.kit.table import Table, rules, table

MIND = RiftMind(rules())


def foretold(line: str, *answers: tuple[str, str]) -> tuple[Table, dict[str, Prospect]]:
    """What is told about every option after some answers, each of a seat by its letter."""
    t = table(line)
    witness = Witness(t.run, MIND.hidden, SEATS)
    for letter, key in answers:
        witness.note(t.run.answer(t.by(letter).seat, t.run.ask_no, (key,)))
    seat = t.run.waiting_for[0]
    forecast = foresee(MIND, witness.knowledge(seat))
    assert forecast is not None
    assert list(forecast.prospects) == t.options
    return t, dict(forecast.prospects)


def test_an_attack_destroys_or_hurts() -> None:
    """A Pikeman strikes for 2 at distances 1 and 2: too little for a Zombie of 3, enough for an Imp of 1."""
    t, told = foretold("turn=a | a N3 pikeman hand=swap | b N4 zombie N5 imp hand=0 deck=1")
    zombie, imp = t.warrior("N4").id, t.warrior("N5").id
    assert told["attack>N4"] == Prospect(fates=(Fate(zombie, "hurt", 2, 1),))
    assert told["attack>N5"] == Prospect(fates=(Fate(imp, "destroyed", 2),))


def test_whoever_holds_a_card_may_answer() -> None:
    _, told = foretold("turn=a | a N3 pikeman hand=swap | b N4 zombie hand=curse deck=1")
    assert told["attack>N4"].may_be_answered
    assert not told["end"].may_be_answered


def test_the_last_warrior_wins_the_match() -> None:
    """No warrior in a lane and none in the deck (R-70)."""
    t, told = foretold("turn=a | a N3 pikeman hand=swap | b N4 archer hand=0 deck=0")
    assert told["attack>N4"] == Prospect(fates=(Fate(t.warrior("N4").id, "destroyed", 2),), wins=True)


def test_a_blast_may_lose_it() -> None:
    """Fire Elemental, life 3, struck down by the last own warrior: 3 damage to each enemy next to it."""
    t, told = foretold("turn=a | a N3 berserker hand=swap deck=0 | b N4 fire_elemental S6 imp hand=0 deck=1")
    own, enemy = t.warrior("N3").id, t.warrior("N4").id
    assert told["attack>N4"].fates == (Fate(enemy, "destroyed", 5), Fate(own, "destroyed", 3))
    assert told["attack>N4"].loses


def test_a_spell_with_several_targets_is_open_until_one_is_named() -> None:
    line = "turn=a | a N3 pikeman S1 lich hand=lightning | b N5 goblin S4 zombie S6 phoenix hand=0 deck=1"
    t, told = foretold(line)
    assert told["lightning"] == Prospect(is_open=True)
    t, told = foretold(line, ("a", "lightning"))
    assert told["N5"].fates == (Fate(t.warrior("N5").id, "destroyed", 2),)
    assert told["S4"].fates == (Fate(t.warrior("S4").id, "hurt", 2, 1),)
    assert told["S6"].fates == (Fate(t.warrior("S6").id, "returned", 2),)
    assert told["S1"].fates == (Fate(t.warrior("S1").id, "destroyed", 2),)
    assert told["back"] == Prospect()


def test_whoever_is_sent_back_is_not_destroyed() -> None:
    t, told = foretold("turn=a | a N3 pikeman hand=banish,intimidate | b N6 imp hand=0 deck=3")
    sent = Prospect(fates=(Fate(t.warrior("N6").id, "sent_back"),))
    # There is one target, so it is named with the spell.
    assert told["banish"] == sent
    assert told["intimidate"] == sent


def test_moves_and_shoves() -> None:
    """The Shaman on S3 steps to S4, the Goblin there is shoved to S3 (R-57)."""
    line = "turn=a | a S3 shaman S4 goblin hand=dash deck=1 | b N7 imp hand=0 deck=1"
    t, told = foretold(line, ("a", "step>S3"))
    shaman, goblin = t.warrior("S3").id, t.warrior("S4").id
    assert told["+1"].fates == (Fate(shaman, "moved", 0, 2, 10), Fate(goblin, "moved", 0, 1, 9))
    assert told["-1"].fates == (Fate(shaman, "moved", 0, 2, 8),)
    t, told = foretold(line, ("a", "dash"), ("a", "S4"))
    assert told["+2"].fates == (Fate(goblin, "moved", 0, 1, 12),)


def test_a_push_is_told_with_the_blow() -> None:
    """Water Elemental, 3 at distance 1: the Storm Giant of life 5 is pushed from N4 to N5."""
    t, told = foretold("turn=a | a N3 water_elemental hand=swap | b N4 storm_giant hand=0 deck=1")
    assert told["attack>N4"].fates == (Fate(t.warrior("N4").id, "hurt", 3, 2, 4),)


def test_a_feast_draws_but_nobody_knows_what() -> None:
    t, told = foretold("turn=a | a N3 vampire_lord hand=swap | b N4 zombie S7 imp hand=0 deck=1")
    assert told["attack>N4"] == Prospect(fates=(Fate(t.warrior("N4").id, "destroyed", 4),), drawn=1)


def test_the_end_of_a_turn_tells_who_arrives_and_what_was_left_undone() -> None:
    """A War Hound advances 2 cells, an Imp 1; on N1 somebody stands in the way."""
    t, told = foretold("turn=a | a N1 pikeman hand=swap | b N2 imp S3 war_hound S5 imp hand=0 deck=1")
    assert told["end"] == Prospect(threats=(t.warrior("S3").id,), could_destroy=())
    t, told = foretold("turn=a | a N3 pikeman hand=swap | b N4 archer N5 zombie hand=0 deck=1")
    assert told["end"] == Prospect(could_destroy=(t.warrior("N4").id,))
    _, told = foretold("turn=a attacked | a N3 pikeman hand=swap | b N4 archer hand=0 deck=1")
    assert told["end"] == Prospect()


def test_a_warrior_on_a_goal_cell_wins_at_the_end() -> None:
    """R-69; what else could be done does not matter any more."""
    _, told = foretold("turn=a | a N7 goblin S3 pikeman hand=swap | b S4 archer hand=2 deck=1")
    assert told["end"] == Prospect(wins=True)


def test_cards_to_draw() -> None:
    """One, or two for one that is discarded, as the options say; told where there are not so many (R-20)."""
    line = "turn=a | a N3 pikeman hand=swap spells={} | b N6 imp hand=0 deck=1"
    _, told = foretold(line.format(9), ("a", "end"))
    assert told == {"draw": Prospect(), "swap": Prospect()}
    _, told = foretold(line.format(1), ("a", "end"))
    assert told == {"draw": Prospect(), "swap": Prospect(drawn=1)}


ATTACKED = "turn=a | a N3 pikeman hand=1 | b N4 pikeman N6 archer hand={} deck=1"


def test_a_response_is_compared_with_passing() -> None:
    """2 damage against life 2: destroyed, or with a Blessing hurt with 1 left; a Curse makes it 1 damage."""
    t, told = foretold(ATTACKED.format("blessing,curse"), ("a", "attack>N4"))
    target = t.warrior("N4").id
    assert told["pass"].fates == (Fate(target, "destroyed", 2),)
    assert told["blessing>N4"].fates == (Fate(target, "hurt", 2, 1),)
    assert told["curse>N3"].fates == (Fate(target, "hurt", 1, 1),)
    assert told["blessing>N6"].fates == (Fate(target, "destroyed", 2),)
    assert told["blessing>N4"].may_be_answered
    assert not told["pass"].may_be_answered
    assert not any(prospect.is_vain for prospect in told.values())


def test_invisibility_turns_an_attack_away() -> None:
    _, told = foretold(ATTACKED.format("invisibility,swap"), ("a", "attack>N4"))
    assert told["invisibility>N4"].fates == ()
    assert not told["invisibility>N4"].is_vain


def test_what_saves_nobody_is_vain() -> None:
    """Fire Elemental strikes for 5: no Blessing helps a Pikeman."""
    _, told = foretold(
        "turn=a | a N3 fire_elemental hand=1 | b N4 pikeman S6 imp hand=blessing deck=1", ("a", "attack>N4")
    )
    assert told["blessing>N4"].is_vain
    assert not told["blessing>S6"].is_vain
    assert not told["pass"].is_vain


def test_what_changes_nothing_is_vain() -> None:
    """Flight for a flier; Neutralise on a Zombie, which has nothing to lose."""
    line = "turn=a | a N3 imp S3 pikeman hand=flight,neutralise | b N6 zombie S6 goblin hand=0 deck=1"
    _, told = foretold(line, ("a", "flight"))
    assert told["N3"].is_vain
    assert not told["S3"].is_vain
    _, told = foretold(line, ("a", "neutralise"))
    assert told["N6"].is_vain
    assert not told["S6"].is_vain


def test_dispel_takes_the_other_spell_off() -> None:
    t, told = foretold(
        "turn=a | a N3 pikeman hand=lightning,swap | b N6 pikeman hand=dispel,swap deck=1",
        ("a", "lightning"),
        ("a", "N6"),
    )
    assert told["pass"].fates == (Fate(t.warrior("N6").id, "destroyed", 2),)
    assert told["dispel>#1"].fates == ()
    assert not told["dispel>#1"].is_vain


def test_a_form_is_told_by_what_it_changes() -> None:
    """As an Imp it flies, and the Pikeman next to it cannot hit it any more."""
    t, told = foretold(
        "turn=a | a N3 pikeman hand=1 | b N4 shapeshifter hand=1 deck=1 | box=imp,zombie", ("a", "attack>N4")
    )
    target = t.warrior("N4").id
    assert told["form>N4>imp"].fates == ()
    assert told["form>N4>zombie"].fates == (Fate(target, "destroyed", 2),)


def test_champions_and_lanes_are_not_foretold() -> None:
    t = table("turn=a summon turned=goblin | a hand=1 | b deck=1")
    witness = Witness(t.run, MIND.hidden, SEATS)
    assert foresee(MIND, witness.knowledge(Seat(0))) is None
