"""What posts tell of a few positions, as a person reads it."""

from sfb_bot.games.brawl.rules.events import TurnBegan
from sfb_bot.kernel import Seat
from sfb_bot.screens.actions import (
    ShowLog,
)
from sfb_bot.screens.ledger import (
    Post,
    newest,
    result_post,
)
from sfb_bot.screens.log import fair_play_lines, log_screen
from sfb_bot.screens.values import (
    controls,
)
from tests.games.brawl.kit.table import table
from tests.games.brawl.screens.stage import DEADLINE, MATCH, PEOPLE, game, texts
from tests.games.brawl.screens.written import ANN, BOB, DRAFT, POSITION, labels, post_of


def test_the_ledger_of_a_turn() -> None:
    t = table(POSITION)
    t.a.takes("move", "dugrun", "destruction").goes("B2").stays()
    post = post_of(t)
    assert post.lines == (
        "Dugrun (A) uses **Move** → B2.",
        "**Round 2 · A 0 : 0 B** · first to 5",
        f"{ANN}, it's your turn. Time runs out <t:{DEADLINE}:R>.",
    )
    assert labels(post) == [["Play", "Hand", "Board", "Log"]]
    assert post.mentions == (PEOPLE.users[0],)


def test_a_post_says_once_whose_turn_begins() -> None:
    t = table(POSITION)
    t.a.ends_turn()
    assert [type(event) for event in t.events].count(TurnBegan) == 1
    said = "\n".join(post_of(t).lines)
    assert "turn of" not in said
    assert said.count("it's your turn") == 1


def test_two_who_are_asked_the_same_are_asked_in_one_sentence() -> None:
    t = table(DRAFT)
    assert t.run.waiting_for == (0, 1)
    assert (
        post_of(t)
        .lines[-1]
        .startswith("<@100000000000000001> and <@100000000000000002>, choose your team. Time runs out")
    )


def test_many_lines_are_told_in_small_print() -> None:
    assert newest(["one", "two"], texts()) == ["one", "two"]
    assert newest(["One.", "Two!", "Three?", "Four."], texts()) == ["-# One. Two! Three?", "Four."]
    # What stands alone needs no full stop; what others follow does.
    assert newest(["one", "**two**", "three", "four"], texts()) == ["-# one. **two**. three.", "four"]
    assert newest(["One.", "Two.", "Three."], texts(), 1) == ["One. Two. Three."]


def test_only_what_has_no_room_in_small_print_is_counted() -> None:
    long = [f"{number} {'x' * 390}." for number in range(9)]
    first, last = newest(long, texts())
    assert last == long[-1]
    assert first == f"-# … and 4 earlier lines in the log. {' '.join(long[4:8])}"


def test_the_result() -> None:
    t = table(POSITION.replace("turn=a |", "turn=a vp=4-2 |").replace("deryn@D5/3", "deryn@D5/6"))
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.passes()
    t.is_over("a")
    whole = [TurnBegan(Seat(0), 2), *t.events]
    screen = result_post(game(), t.public(), whole, Post(MATCH, PEOPLE), texts())
    view = t.public()
    assert screen.lines == (
        f"**{ANN} (A) wins 5 : 2** by points after 2 rounds.",
        f"{ANN} (A): 5 — 1 for knocking out Deryn (B) (round 2)",
        f"{BOB} (B): 2 — no points",
    )
    assert screen.mentions == ()
    assert ShowLog(MATCH, 1).custom_id in {control.custom_id for control in controls(screen)}
    first_page = log_screen(MATCH, (), texts(), 1, fair_play=fair_play_lines(game(), view, texts()))
    assert first_page.lines[1:3] == (
        f"-# Fair-play code: {view.commitment}",
        f"-# Seed: {view.seed}. Check it: the SHA-256 of this seed is the fair-play code, "
        "so nobody changed the shuffle.",
    )


def test_a_forgotten_player_has_no_name() -> None:
    assert PEOPLE.name(Seat(0), texts()) == ANN
    assert type(PEOPLE)((0, 1), (0, 1)).name(Seat(0), texts()) == "a deleted player"
