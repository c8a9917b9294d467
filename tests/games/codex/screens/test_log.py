"""What the log says, and what it leaves out."""

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.events import EVENTS
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.screens.log import HANDLERS
from sfb_bot.kernel import Event
from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.screens.game import People
from sfb_bot.screens.log import missed_line
from tests.games.codex.kit.table import A, B, Table
from tests.games.codex.screens.stage import FIRST_USER, game, people_of, public_events, texts

ANN, BOB = f"<@{FIRST_USER}>", f"<@{FIRST_USER + 1}>"


def told(t: Table, events: list[Event]) -> tuple[str, ...]:
    view = t.rules.public_view(t.state, t.run.ask)
    return game().tell(view, public_events(events), people_of(view), texts())


def test_every_event_is_told_or_silent_on_purpose() -> None:
    assert set(HANDLERS) == set(EVENTS)


def test_an_attack_is_one_line() -> None:
    t = Table()
    attacker, defender = t.put("iron_man"), t.put("tenderfoot", B, slot=2)
    said = told(t, t.attack(attacker, defender))
    assert said == (
        f"**{ANN}'s Iron Man** attacks Tenderfoot. {ANN}'s Iron Man takes 2. **{BOB}'s Tenderfoot dies.**",
    )


def test_damage_to_a_base_names_the_player() -> None:
    t = Table()
    attacker = t.put("iron_man")
    (line,) = told(t, t.attack(attacker, t.base(B).id))
    assert line == f"**{ANN}'s Iron Man** attacks {BOB}'s base. **{BOB}'s base takes 3 damage.**"


def test_levels_bought_one_after_the_other_are_one_sentence() -> None:
    t = Table()
    t.put("troq_bashar")
    events = t.do("level>troq_bashar", "level>troq_bashar", "level>troq_bashar")
    assert told(t, events) == ("**Troq Bashar** rises to level 4.",)


def test_what_is_hidden_is_counted() -> None:
    t = Table()
    t.hand("tenderfoot", "iron_man", "older_brother")
    said = told(t, t.do("hire", "iron_man"))
    assert said == (f"{ANN} hires a worker.",)
    said = told(t, t.end_turn())
    assert f"{ANN} discards 2 and draws 4." in said
    assert f"{ANN} leaves nobody on patrol." in said


def test_the_patrol_is_told_place_by_place() -> None:
    t = Table()
    first, second = t.put("iron_man"), t.put("tenderfoot")
    said = told(t, t.end_turn(first, "none", second))
    assert said[0] == f"{ANN}'s patrol: squad leader Iron Man, scavenger Tenderfoot."


def test_the_faces_of_cards_are_never_told_even_from_a_seats_own_form() -> None:
    t = Table()
    card = KindId("iron_man")
    secret = (
        ev.Drawn(A, (card,), 1),
        ev.Discarded(A, (card,), 1, "effect"),
        ev.Hired(A, card),
        ev.Teched(A, (card,), 1),
        ev.Looked(A, B, "hand", (card,)),
    )
    view = t.rules.public_view(t.state, t.run.ask)
    for event in secret:
        lines = game().tell(view, [event], people_of(view), texts())
        shared = game().tell(view, public_events([event]), people_of(view), texts())
        assert lines == shared
        assert lines
        assert not any("Iron Man" in line for line in lines)


def test_a_card_that_moves_unseen_has_no_name() -> None:
    t = Table()
    moved = ev.CardMoved(A, KindId("iron_man"), "deck", "hand", is_shown=False)
    assert told(t, [moved]) == (f"{ANN} takes a card from the deck into the hand.",)


def test_a_turn_that_begins_says_what_it_brings_and_not_what_is_ready_again() -> None:
    t = Table()
    t.put("tenderfoot", B, is_exhausted=True)
    events = t.end_turn()
    begun = next(number for number, event in enumerate(events) if isinstance(event, ev.TurnBegan))
    assert told(t, events[begun + 1 :]) == (f"{BOB} gets 10 gold.",)


def test_a_turn_is_summed_up() -> None:
    t = Table()
    t.put("troq_bashar")
    attacker = t.put("iron_man")
    victim = t.put("tenderfoot", B)
    t.hand("older_brother", "tenderfoot")
    events = [
        *t.do("hire", "tenderfoot"),
        *t.play("older_brother"),
        *t.attack(attacker, victim),
        *t.end_turn(),
    ]
    view = t.rules.public_view(t.state, t.run.ask)
    lines = game().recap(view, public_events(events), people_of(view), texts())
    assert lines == (
        f"**{ANN}** hired a worker, played Older Brother and attacked once.",
        f"**{BOB} loses Tenderfoot**",
    )


def test_who_only_misses_a_readying_is_not_called_disabled() -> None:
    t = Table("max_geiger")
    t.put("max_geiger")
    t.put("iron_man", B, is_exhausted=True)
    t.hand("ready_or_not")
    said = " ".join(told(t, t.play("ready_or_not")))
    assert f"{BOB}'s Iron Man won't ready next time." in said
    assert "disabled" not in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "-# Since you last looked: Turn 4 · **Easy Computer** hired a worker."),
        ("ru", "-# С прошлого раза: Ход 4 · **Лёгкий компьютер** · новый рабочий."),
        ("uk", "-# Поки тебе не було: Хід 4 · **Легкий комп’ютер:** найнято робітника."),
    ],
)
def test_a_turn_that_was_missed_names_its_player_once(language: str, said: str) -> None:
    t = Table()
    view = t.rules.public_view(t.state, t.run.ask)
    people = People((FIRST_USER, ComputerPlayer("easy").user), (0, 1))
    turn = [ev.TurnBegan((B,), 4), ev.Hired(B, KindId("tenderfoot")), ev.TurnEnded((B,), (0,))]
    assert missed_line(game(), view, public_events(turn), people, Texts(language, strict=True)) == said


def test_a_turn_whose_summary_names_nobody_keeps_its_player_in_the_heading() -> None:
    """Somebody who looks while a turn has only begun reads whose it is."""
    t = Table()
    mine = t.put("tenderfoot")
    view = t.rules.public_view(t.state, t.run.ask)
    turn = [ev.TurnBegan((B,), 4), ev.Left(mine, "discard", "fading")]
    said = missed_line(game(), view, turn, people_of(view), texts())
    assert said == f"-# Since you last looked: Turn 4 · {BOB}: **{ANN} loses Tenderfoot**"
