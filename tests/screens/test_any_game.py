# ruff: noqa: ARG002 - a game that says little about itself needs few of the things it is given
"""The core shows a game it has never heard of: the toy game of the kernel's tests."""

from collections.abc import Sequence

import pytest

from sfb_bot.kernel import Decision, Event, Json, Option, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import Answer, Respond
from sfb_bot.screens.choice_rows import menus_of
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import Game, People, ShownOption
from sfb_bot.screens.ledger import Post, board_screen, ledger_post, result_post
from sfb_bot.screens.limits import ScreenLimit
from sfb_bot.screens.pages import page_screen
from sfb_bot.screens.panel import idle_panel, panel
from sfb_bot.screens.values import Button, Menu, PrivatePicture, PrivateScreen, PublicPicture, controls
from tests.kernel.toy_game import TintPrivate, TintPublic, new_run

PEOPLE = People((1, 2, 3), (0, 1, 2))
TEXTS = Texts(strict=True)


class TintScreens(Game[TintPublic, TintPrivate]):
    """The least a game has to say about itself."""

    def prompt(self, view: TintPrivate, decision: Decision, texts: Texts) -> str:
        return f"{decision.prompt}?"

    def shown_options(self, view: TintPrivate, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return tuple(ShownOption(option.key, option.key, part=option.key[0]) for option in decision.options)

    def section_title(self, section: str, first: str, last: str, texts: Texts) -> str:
        return f"{first} to {last}"

    def choice_picture(self, view: TintPrivate, decision: Decision | None) -> PrivatePicture:
        return PrivatePicture("table", view, decision)

    def offers_auto(self, decision: Decision) -> bool:
        return False

    def finish_warning(self, view: TintPrivate, decision: Decision, texts: Texts) -> str:
        return ""

    def page_lines(self, page: str, view: TintPrivate, texts: Texts) -> tuple[str, ...]:
        return (str(view.secret),)

    def secrets_in_words(self, view: TintPrivate, texts: Texts) -> tuple[str, ...]:
        return (f"secret {view.secret}",)

    def tell(
        self, view: TintPublic, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return tuple(type(event).__name__ for event in events)

    def status(self, view: TintPublic, texts: Texts) -> str:
        return f"round {view.round}"

    def call(self, view: TintPublic, seat: Seat, texts: Texts) -> str:
        return dict(view.waiting)[seat]

    def is_response(self, view: TintPublic, seat: Seat) -> bool:
        return dict(view.waiting)[seat] == "reward"

    def table_picture(self, view: TintPublic, events: Sequence[Event]) -> PublicPicture:
        return PublicPicture("table", view, tuple(events))

    def board_in_words(self, view: TintPublic, people: People, texts: Texts) -> tuple[str, ...]:
        return (f"points {view.points}",)

    def result_lines(
        self, view: TintPublic, events: Sequence[Event], people: People, texts: Texts
    ) -> tuple[str, ...]:
        return (f"winner {view.winner}",)

    def proof(self, view: TintPublic) -> tuple[str, str]:
        return view.commitment, ""

    def result_picture(self, view: TintPublic, events: Sequence[Event]) -> PublicPicture:
        return PublicPicture("result", view)

    def setup_words(self, setup: Json, texts: Texts) -> str:
        return "as agreed"

    def rule_for(self, rule: str) -> str:
        return ""

    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        return None

    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        return ()


GAME = TintScreens()


def asked(*keys: str, pick: tuple[int, int] = (1, 1)) -> Decision:
    return Decision(Seat(0), "which", tuple(Option(key) for key in keys), pick)


def a_view() -> TintPrivate:
    run = new_run()
    return run.rules.seat_view(run.state, run.ask, Seat(0))


def test_a_whole_match_of_another_game_can_be_shown() -> None:
    run = new_run()
    rules, people = (
        run.rules,
        People(
            tuple(range(1, len(run.rules.seats(run.state)) + 1)),
            tuple(range(len(run.rules.seats(run.state)))),
        ),
    )
    happened = list(run.opening_events)
    responses = 0
    while run.ask is not None:
        post = Post(MatchId(9), people, run.waiting_for, 5)
        public = rules.public_view(run.state, run.ask)
        screen = ledger_post(GAME, public, happened, post, TEXTS)
        assert screen.mentions == tuple(people.users[seat] for seat in run.waiting_for)
        responses += Respond(MatchId(9)) in [control.action for control in controls(screen)]
        seat = run.waiting_for[0]
        decision = run.decision_for(seat)
        assert decision is not None
        view = rules.seat_view(run.state, run.ask, seat)
        keys: list[str] = []
        for control in controls(panel(GAME, view, decision, Desk(MatchId(9), run.ask_no), TEXTS)):
            assert isinstance(control.action, Answer)
            keys.extend(
                [c.value for c in control.choices] if isinstance(control, Menu) else control.action.keys
            )
        assert keys == [option.key for option in decision.options]
        page_screen(GAME, "hand", view, MatchId(9), TEXTS)
        idle_panel(GAME, view, Desk(MatchId(9), run.ask_no), run.waiting_for, people, TEXTS)
        board = board_screen(GAME, public, MatchId(9), people, TEXTS, secrets=view, in_words=True)
        assert board.lines[-1] == f"secret {view.secret}"
        happened = list(run.answer(seat, run.ask_no, decision.default).events)
    assert responses
    result_post(GAME, rules.public_view(run.state, None), happened, Post(MatchId(9), people), TEXTS)


def test_a_computer_is_said_to_think_only_while_it_alone_is_asked() -> None:
    """What is asked of all at once is answered under seal: nobody is told when it was, and nobody waits."""
    run = new_run()
    person, *computers = run.waiting_for
    assert computers
    people = People(tuple(1 if seat == person else -1 for seat in run.rules.seats(run.state)), (0, 1, 2))
    public = run.rules.public_view(run.state, run.ask)

    def words(*waiting: Seat) -> str:
        return "\n".join(ledger_post(GAME, public, (), Post(MatchId(9), people, waiting, 5), TEXTS).lines)

    assert "thinking" in words(*computers)
    assert "thinking" not in words(person, *computers)
    assert "<@1>" in words(person, *computers)


@pytest.mark.parametrize(("options", "rows"), [(1, 1), (5, 1), (6, 2), (15, 3), (29, 6), (30, 7), (61, 7)])
def test_many_options_are_buttons_and_only_the_rest_is_in_menus(options: int, rows: int) -> None:
    decision = asked(*(f"{chr(97 + n // 7)}{n}" for n in range(options)))
    screen = panel(GAME, a_view(), decision, Desk(MatchId(1), 1), TEXTS)
    assert len(screen.rows) == rows
    has_menu = any(isinstance(control, Menu) for control in controls(screen))
    assert has_menu == (options > 29)


@pytest.mark.parametrize(("options", "kind"), [(12, Button), (13, Menu)])
def test_long_labels_become_a_menu_sooner(options: int, kind: type) -> None:
    decision = asked(*(f"a rather long label {n}" for n in range(options)))
    screen = panel(GAME, a_view(), decision, Desk(MatchId(1), 1), TEXTS)
    assert {type(control) for control in controls(screen)} == {kind}


def test_a_menu_is_not_torn_apart_for_a_few_short_labels() -> None:
    """Whoever looks for `b1` looks where its like stands; few long ones among short ones may go elsewhere."""
    long, short = [f"a rather long label {n}" for n in range(12)], [f"b{n}" for n in range(20)]
    screen = panel(GAME, a_view(), asked(*long, *short[:2]), Desk(MatchId(1), 1), TEXTS)
    assert {type(control) for control in controls(screen)} == {Menu}
    screen = panel(GAME, a_view(), asked(*long[:2], *short), Desk(MatchId(1), 1), TEXTS)
    assert len([control for control in controls(screen) if isinstance(control, Button)]) == len(short)


class Skirmishing(TintScreens):
    """Options named by section, such as `go/a1`; what is folded or vain says so in its name."""

    def shown_options(self, view: TintPrivate, decision: Decision, texts: Texts) -> tuple[ShownOption, ...]:
        return tuple(
            ShownOption(
                key,
                key.partition("/")[2],
                section=key.partition("/")[0],
                part=key[0],
                outlook="62 %" if key.startswith("attack") else "",
                vain="vain" in key,
                is_folded="folded" in key,
            )
            for key in [option.key for option in decision.options]
        )


def test_a_few_attacks_keep_their_buttons_above_many_places_to_go() -> None:
    attacks = [f"attack/somebody far away {n}" for n in range(3)]
    vain = [f"heal/somebody in vain {n}" for n in range(3)]
    places = [f"go/a{n}" for n in range(28)]
    decision = asked(*attacks, *vain, *places)
    screen = panel(Skirmishing(), a_view(), decision, Desk(MatchId(1), 1), TEXTS)
    buttons = [control for control in controls(screen) if isinstance(control, Button)]
    assert [button.label for button in buttons[:3]] == [f"somebody far away {n}: 62 %" for n in range(3)]
    assert all(button.label.startswith("a") for button in buttons[3:])
    (heals, rest) = [control for control in controls(screen) if isinstance(control, Menu)]
    assert [choice.value for choice in heals.choices] == vain
    assert len(buttons) - 3 + len(rest.choices) == len(places)


def test_what_is_folded_takes_one_menu_below_the_buttons() -> None:
    plain, folded = (
        ("play/a long name of a card", "use/another long name"),
        [f"drop/folded {n}" for n in range(5)],
    )
    screen = panel(Skirmishing(), a_view(), asked(*folded, *plain), Desk(MatchId(1), 1), TEXTS)
    *buttons, menu = controls(screen)
    assert [type(control) for control in buttons] == [Button, Button]
    assert isinstance(menu, Menu)
    assert [choice.value for choice in menu.choices] == folded
    # A line or two need no menu, and menus have names of their own.
    screen = panel(Skirmishing(), a_view(), asked(*folded[:2], *plain), Desk(MatchId(1), 1), TEXTS)
    assert {type(control) for control in controls(screen)} == {Button}
    many = [f"play/a long name of a card {n}" for n in range(13)]
    screen = panel(Skirmishing(), a_view(), asked(*many, *folded), Desk(MatchId(1), 1), TEXTS)
    ids = [control.custom_id for control in controls(screen)]
    assert (len(ids), len({*ids})) == (2, 2)
    # Also where a section before the menu has become a button.
    single = "use/another long name"
    screen = panel(Skirmishing(), a_view(), asked(single, *many, *folded), Desk(MatchId(1), 1), TEXTS)
    assert [type(control) for control in controls(screen)] == [Button, Menu, Menu]


def test_long_menus_are_divided_between_parts() -> None:
    """Nobody should have to look for one column in two menus."""
    entries = [ShownOption(f"{letter}{n}", "x", part=letter) for letter in "ABCDEFGHI" for n in range(7)]
    menus = list(menus_of(entries))
    assert [(menu[0].part, menu[-1].part) for menu in menus] == [("A", "C"), ("D", "F"), ("G", "I")]
    assert [entry for menu in menus for entry in menu] == entries


def test_a_part_longer_than_a_menu_is_divided_all_the_same() -> None:
    entries = [ShownOption(str(n), "x", part="A") for n in range(60)]
    assert [len(menu) for menu in menus_of(entries)] == [25, 25, 10]


def test_sections_never_share_a_menu() -> None:
    entries = [ShownOption(f"{n}", "x", section="one" if n < 3 else "two") for n in range(8)]
    assert [len(menu) for menu in menus_of(entries)] == [3, 5]


def test_several_picks_are_one_menu_with_the_right_numbers() -> None:
    screen = panel(GAME, a_view(), asked("a", "b", "c", pick=(2, 3)), Desk(MatchId(1), 1), TEXTS)
    (menu,) = controls(screen)
    assert isinstance(menu, Menu)
    assert (menu.fewest, menu.most) == (2, 3)


def test_nothing_at_all_has_a_button_of_its_own() -> None:
    screen = panel(GAME, a_view(), asked("a", "b", pick=(0, 2)), Desk(MatchId(1), 1), TEXTS)
    menu, none = controls(screen)
    assert isinstance(menu, Menu)
    assert isinstance(none, Button)
    assert none.action == Answer(MatchId(1), 1, ())


def test_what_fits_nowhere_is_said_at_once() -> None:
    with pytest.raises(ScreenLimit, match="which: several out of 26"):
        panel(GAME, a_view(), asked(*map(str, range(26)), pick=(2, 2)), Desk(MatchId(1), 1), TEXTS)
