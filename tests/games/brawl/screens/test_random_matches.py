"""Every screen of every step of random matches can be built, and every option is behind one control."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from sfb_bot.games.brawl.rules.orders import ORDERS
from sfb_bot.kernel import Decision, Event
from sfb_bot.screens.actions import Answer, AnswerAnyway, AnswerForMe, AnswerReady, EndTurn, LookUp, Undo
from sfb_bot.screens.cautions import cautions, confirm
from sfb_bot.screens.ledger import (
    board_screen,
    ledger_post,
    opening_post,
    result_post,
)
from sfb_bot.screens.log import log_lines, log_pages, log_screen
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.pages import page_screen
from sfb_bot.screens.panel import Desk, idle_panel, options_typed, panel
from sfb_bot.screens.values import Button, Menu, PrivateScreen, controls
from tests.games.brawl.screens.stage import MATCH, Moment, game, moments, public_events, texts
from tests.screens.controls import check_ids

# The six of the core box meet often; the other rosters bring the champions with questions of their own.
CORE = ("deryn", "dugrun", "goldarr", "gwaien", "kilgore", "tzu_xiao")
MATCHES = [
    ("screens/1", "free", CORE),
    ("screens/2", "casual", CORE),
    ("screens/3", "free", CORE),
    ("screens/4", "free", ("akhet", "jacques", "khalize", "taze")),
    ("screens/5", "free", ("sulka", "loralei", "alkemi", "lily")),
    ("screens/6", "tournament", ()),
    ("screens/7", "quick", ()),
]


TEAM_DRAFTS = ("free", "casual", "tournament")


def ways_to(screen: PrivateScreen, decision: Decision, desk: Desk) -> Counter[str]:
    """How many controls lead to each option, the button that asks first before a turn ends included."""
    ways: Counter[str] = Counter()
    for control in controls(screen):
        action = control.action
        if isinstance(control, Menu) and isinstance(action, Answer):
            ways.update(choice.value for choice in control.choices)
        elif isinstance(action, Answer):
            assert isinstance(control, Button)
            assert not control.disabled
            ways.update(action.keys)
        elif isinstance(action, EndTurn):
            ways["end"] += 1
        if isinstance(action, Answer | AnswerForMe | EndTurn | Undo):
            assert (action.match, action.ask_no) == (desk.match, desk.ask_no)
    assert decision.prompt == "act" or "end" not in ways
    return ways


def check_panels(moment: Moment) -> None:
    desk = moment.desk
    for decision in moment.decisions:
        view = moment.seat_view(decision.seat)
        screen = panel(game(), view, decision, desk, texts())
        check_ids(screen)
        assert ways_to(screen, decision, desk) == Counter([option.key for option in decision.options])
        actions = [control.action for control in controls(screen) if isinstance(control, Button)]
        assert (Answer(MATCH, desk.ask_no, ()) in actions) == (decision.pick[0] == 0)
        assert (AnswerForMe(MATCH, desk.ask_no) in actions) == (moment.public.round == 0)
        if EndTurn(MATCH, desk.ask_no) in actions:
            found = cautions(game(), view, decision, ("end",), None, texts())
            yes = AnswerAnyway(MATCH, desk.ask_no, ("end",))
            assert next(c.action for c in controls(confirm(found, yes, MATCH, texts(), is_end=True))) == yes
        for menu in (c for c in controls(screen) if isinstance(c, Menu)):
            if isinstance(menu.action, LookUp):
                assert all(game().look_up(choice.value, texts()) for choice in menu.choices)
            elif isinstance(menu.action, AnswerReady):
                ready = game().ready_answers(view, decision, texts())
                assert [choice.value for choice in menu.choices] == [each.name for each in ready]
            elif decision.pick[1] > 1:
                assert (menu.fewest, menu.most) == (max(1, decision.pick[0]), decision.pick[1])
        labels = [label for label, _ in options_typed(game(), view, decision, "", texts())]
        assert len(labels) == min(25, len(decision.options))
        held = replace(desk, can_undo=False, held=decision.default)
        check_ids(panel(game(), view, decision, held, texts()))


def check_private(moment: Moment) -> None:
    people = moment.people
    for seat in moment.run.state.seats:
        view = moment.seat_view(seat)
        check_ids(page_screen(game(), "hand", view, MATCH, texts()))
        check_ids(idle_panel(game(), view, moment.desk, moment.run.waiting_for, people, texts()))
        check_ids(orders_screen(game(), ORDERS, view, MATCH, [("ask", "")], texts()))
        for in_words in (False, True):
            screen = board_screen(
                game(), moment.public, MATCH, people, texts(), secrets=view, in_words=in_words
            )
            assert texts().say("text-cut") not in screen.lines
            check_ids(screen)


@pytest.mark.parametrize(("seed", "draft", "roster"), MATCHES)
def test_every_step_of_a_random_match_can_be_shown(seed: str, draft: str, roster: Sequence[str]) -> None:
    check_match(moments(seed, draft, roster))


@pytest.mark.parametrize(("draft", "mode"), [("double", "duel"), *((d, "teams") for d in TEAM_DRAFTS)])
def test_every_step_of_a_match_of_four_and_of_a_double_draft_can_be_shown(draft: str, mode: str) -> None:
    check_match(moments(f"screens/{draft}/{mode}", draft, mode=mode, goal=2))


def check_match(match: Iterable[Moment]) -> None:
    story: list[Event] = []
    pending: list[Event] = []
    moment: Moment | None = None
    for number, moment in enumerate(match):
        story.extend(moment.fresh)
        pending.extend(moment.fresh)
        check_panels(moment)
        post = ledger_post(game(), moment.public, pending, moment.post, texts())
        check_ids(post)
        assert post.mentions == tuple(moment.people.users[seat] for seat in moment.run.waiting_for)
        if number == 0:
            check_ids(opening_post(game(), moment.public, pending, moment.post, texts()))
        if moment.run.at_boundary:
            pending.clear()
            check_private(moment)
    assert moment is not None
    assert moment.run.is_over
    check_ids(result_post(game(), moment.public, story, moment.post, texts()))
    lines = log_lines(game(), moment.public, public_events(story), moment.people, texts())
    assert all(line.text.strip() for line in lines)
    assert {line.heading.partition(" · ")[0] for line in lines} >= {"Round 1", "Round 2"}
    for page in range(1, len(log_pages(lines)) + 1):
        check_ids(log_screen(MATCH, lines, texts(), page))


def test_these_matches_ask_nearly_everything() -> None:
    """Otherwise the test above would prove little."""
    asked = {
        decision.prompt
        for seed, draft, roster in MATCHES
        for moment in moments(seed, draft, roster)
        for decision in moment.decisions
    }
    assert asked >= {
        *("act", "area", "team", "pick", "traps", "redraw", "deploy", "who_acts", "which_core"),
        *("move", "enter", "dash", "jump", "attack", "target", "use", "react", "refill", "stun"),
        *("draw", "plan", "heal", "look", "put_token", "who_dashes", "who_jumps"),
        *("ban", "line_up", "swoop", "discard", "take_back", "place", "force", "exhaust_core"),
    }
