"""What is told about an answer is what the rules make of it, and no more than the seat may know."""

from __future__ import annotations

from sfb_bot.computer import Witness, foresee
from sfb_bot.games.codex.computer import CodexMind
from sfb_bot.games.codex.rules.prospects import BaseDamage, Fate, Prospect
from tests.games.codex.kit.table import A, B, Table


def foretold(t: Table, *answers: str) -> dict[str, Prospect]:
    """What is told about every option after some answers of the first seat."""
    mind = CodexMind(t.rules)
    witness = Witness(t.run, mind.hidden, (A, B))
    for key in answers:
        witness.note(t.run.answer(A, t.run.ask_no, (key,)))
    forecast = foresee(mind, witness.knowledge(A))
    assert forecast is not None
    assert list(forecast.prospects) == t.options
    return dict(forecast.prospects)


def test_a_fight_kills_one_and_hurts_the_other() -> None:
    """Iron Man 3/4 against a Tenderfoot 1/2 as squad leader with 1 armor: 2 of the 3 get through."""
    t = Table()
    iron, weak = t.put("iron_man", A), t.put("tenderfoot", B, slot=1)
    told = foretold(t, f"attack>{iron}")
    assert told[str(weak)] == Prospect(
        losses=(Fate(iron, A, "hurt", 1, 3),), kills=(Fate(weak, B, "dies", 2),)
    )
    assert told["back"] == Prospect()


def test_both_may_die() -> None:
    t = Table()
    one, two = t.put("older_brother", A), t.put("older_brother", B, slot=3)
    told = foretold(t, f"attack>{one}")
    assert told[str(two)] == Prospect(losses=(Fate(one, A, "dies", 2),), kills=(Fate(two, B, "dies", 2),))


def test_with_nobody_in_the_way_the_base_is_hurt() -> None:
    t = Table()
    iron = t.put("iron_man", A)
    told = foretold(t)
    assert told[f"attack>{iron}"] == Prospect(bases=(BaseDamage(1, 3, 17),))
    assert told["patrol"] == Prospect()


def test_the_last_blow_wins() -> None:
    t = Table()
    iron = t.put("iron_man", A)
    t.base(B).damage = 18
    told = foretold(t)[f"attack>{iron}"]
    assert told.wins
    assert told.bases == (BaseDamage(1, 2, 0),)
    assert not told.loses


def test_several_targets_leave_it_open_until_one_is_named() -> None:
    t = Table()
    iron = t.put("iron_man", A)
    weak = t.put("tenderfoot", B)
    assert foretold(t)[f"attack>{iron}"] == Prospect(is_open=True)
    told = foretold(t, f"attack>{iron}")
    assert told[str(t.state.bases[1])].bases == (BaseDamage(1, 3, 17),)
    assert told[str(weak)].kills == (Fate(weak, B, "dies", 3),)


def test_a_damaging_card_is_told() -> None:
    """Spark: 1 damage to a patroller."""
    t = Table("troq_bashar")
    t.put("troq_bashar", A)
    weak = t.put("timely_messenger", B, slot=4)
    t.hand("spark")
    told = foretold(t)["play>spark"]
    assert told.kills == (Fate(weak, B, "dies", 1),)
    assert not told.losses


def test_what_is_drawn_is_told_but_not_what_comes_after() -> None:
    """A dead technician draws a card for its player: luck begins, and the fight before it is still told."""
    t = Table()
    iron, weak = t.put("iron_man", A), t.put("tenderfoot", B, slot=4)
    told = foretold(t, f"attack>{iron}")[str(weak)]
    assert told.kills == (Fate(weak, B, "dies", 3),)
    assert told.losses == (Fate(iron, A, "hurt", 1, 3),)


def test_the_draft_and_the_codex_are_not_foretold() -> None:
    t = Table()
    t.put("iron_man", A)
    t.codex("spark", "bloom", seat=B)
    t.do("patrol")
    mind = CodexMind(t.rules)
    while t.asked == "patrol":
        t.do("lock")
    assert t.run.ask is not None
    seat = t.run.ask.decisions[0].seat
    assert t.asked in ("tech", "begin")
    assert foresee(mind, Witness(t.run, mind.hidden, (seat,)).knowledge(seat)) is None


def test_both_answers_together_are_told_as_the_second_is_when_it_is_asked() -> None:
    """Before an attack or a spell its targets are told just as they are when the target is asked for."""
    t = Table("troq_bashar")
    t.put("troq_bashar", A)
    iron = t.put("iron_man", A)
    t.put("timely_messenger", B, slot=4)
    t.put("older_brother", B, slot=3)
    t.hand("spark")
    mind = CodexMind(t.rules)
    before = foresee(mind, Witness(t.run, mind.hidden, (A, B)).knowledge(A))
    assert before is not None
    for key in (f"attack>{iron}", "play>spark"):
        told = dict(before.follow_ups[key].prospects)
        now = Table("troq_bashar")
        now.put("troq_bashar", A)
        now.put("iron_man", A)
        now.put("timely_messenger", B, slot=4)
        now.put("older_brother", B, slot=3)
        now.hand("spark")
        asked = foretold(now, key)
        assert {other: asked[other] for other in told} == told
        assert set(asked) - set(told) <= {"back"}
