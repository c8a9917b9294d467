"""Every screen of every step of random matches can be built, and every option is behind one control."""

from collections import Counter

import pytest

from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.kernel import Decision, Event
from sfb_bot.screens.actions import EndTurn, LookUp
from sfb_bot.screens.cautions import cautions, confirm
from sfb_bot.screens.ledger import board_screen, ledger_post, opening_post, result_post
from sfb_bot.screens.limits import LONGEST_CHOICE, LONGEST_LABEL, MOST_CHOICES, size
from sfb_bot.screens.log import in_turns, log_lines
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.pages import open_page_screen, page_screen
from sfb_bot.screens.panel import idle_panel, options_typed, panel
from sfb_bot.screens.values import Menu, controls
from tests.games.codex.screens.stage import MATCH, MODES, Moment, game, moments, public_events, rules, texts
from tests.screens.controls import check_ids, ways_to

MATCHES = [
    *((f"words/{mode}", mode, "three", "blind") for mode in MODES),
    ("words/draft", "duel", "three", "draft"),
    ("words/draft-4", "melee4", "one", "draft"),
    ("words/one", "duel", "one", "blind"),
    ("words/random", "duel", "three", "random"),
    ("words/random-2", "teams", "three", "random"),
]
# So many choices of a menu are looked at.
LOOKED_AT = 2
# What is asked again and again is looked at now and then.
COMMON = frozenset({"main", "patrol", "defender"})
ROLES = {"back": "back", "patrol": "finish", "lock": "finish"}


def is_too_long(decision: Decision) -> bool:
    """Several out of more than one menu holds: the shell has no screen for that yet."""
    return decision.pick[1] > 1 and len(decision.options) > MOST_CHOICES


def check_labels(moment: Moment, decision: Decision) -> str:
    """Whole labels fit a button or a line of a menu, and no two are the same; the key that ends the turn."""
    entries = game().shown_options(moment.seat_view(decision.seat), decision, texts())
    assert Counter(entry.key for entry in entries) == Counter(option.key for option in decision.options)
    assert all(0 < size(entry.label) <= LONGEST_CHOICE for entry in entries), decision.prompt
    assert all(0 < size(entry.short) <= LONGEST_LABEL for entry in entries), decision.prompt
    doubles = [label for label, count in Counter(entry.label for entry in entries).items() if count > 1]
    assert not doubles, decision.prompt
    for entry in entries:
        assert entry.role == ROLES.get(entry.key or "", entry.role)
    return next((entry.key or "" for entry in entries if entry.role == "finish"), "")


def check_panels(moment: Moment) -> None:
    for decision in moment.decisions:
        view = moment.seat_view(decision.seat)
        finish = check_labels(moment, decision)
        assert game().prompt(view, decision, texts()).strip()
        assert "\n" not in game().note(view, decision, texts())
        assert len(options_typed(game(), view, decision, "", texts())) == min(25, len(decision.options))
        if is_too_long(decision):
            continue
        screen = panel(game(), view, decision, moment.desk, texts())
        check_ids(screen, LOOKED_AT)
        assert ways_to(screen, finish) == Counter([option.key for option in decision.options])
        for menu in (each for each in controls(screen) if isinstance(each, Menu)):
            if isinstance(menu.action, LookUp):
                assert all(game().look_up(choice.value, texts()) for choice in menu.choices)
        asked = cautions(game(), view, decision, (finish,), None, texts()) if finish else ()
        if asked:
            confirm(asked, EndTurn(MATCH, moment.run.ask_no), MATCH, texts(), is_end=True)


def check_private(moment: Moment) -> None:
    public, people = moment.public, moment.people
    for seat in moment.seats:
        view = moment.seat_view(seat)
        pages = game().open_pages(public, people, texts(), seat)
        for page in game().pages:
            assert len(game().page_lines(page, view, texts())) <= 3
            check_ids(page_screen(game(), page, view, MATCH, texts(), pages), LOOKED_AT)
        for page in pages:
            check_ids(open_page_screen(page, pages, MATCH, texts(), plays=True), LOOKED_AT)
        check_ids(idle_panel(game(), view, moment.desk, moment.run.waiting_for, people, texts()), LOOKED_AT)
        assert len(game().memory_lines(view, texts())) <= 2
        check_ids(orders_screen(game(), rules().orders, view, MATCH, (("ask", ""),), texts()), LOOKED_AT)
        for in_words in (False, True):
            screen = board_screen(
                game(), public, MATCH, people, texts(), secrets=view, in_words=in_words, beside=pages
            )
            assert texts().say("text-cut") not in screen.lines
            check_ids(screen, LOOKED_AT)


@pytest.mark.parametrize(("seed", "mode", "heroes", "picks"), MATCHES)
def test_every_step_of_a_random_match_can_be_shown(seed: str, mode: str, heroes: str, picks: str) -> None:
    story: list[Event] = []
    moment: Moment | None = None
    for number, moment in enumerate(moments(seed, mode, heroes, picks)):
        story.extend(moment.fresh)
        if number % 4 == 0 or not COMMON.issuperset(decision.prompt for decision in moment.decisions):
            check_panels(moment)
        post = ledger_post(game(), moment.public, moment.fresh, moment.post, texts())
        check_ids(post, LOOKED_AT)
        assert post.mentions == tuple(moment.people.users[seat] for seat in moment.run.waiting_for)
        if number == 0:
            check_ids(opening_post(game(), moment.public, moment.fresh, moment.post, texts()), LOOKED_AT)
        if number % 25 == 0:
            check_private(moment)
    assert moment is not None
    if moment.run.is_over:
        check_ids(result_post(game(), moment.public, story, moment.post, texts()), LOOKED_AT)
    happened, people = public_events(story), moment.people
    lines = log_lines(game(), moment.public, happened, people, texts())
    assert all(line.text.strip() and "\n" not in line.text for line in lines)
    assert {"Turn 1", "Turn 2", "Turn 3"} <= {line.heading.partition(" · ")[0] for line in lines}
    # Whatever has left the table is still called by name.
    nameless = codex_texts(texts()).say("something")
    assert not [line.text for line in lines if nameless in line.text]
    for turn in in_turns(game(), happened, people, texts()):
        recap = game().recap(moment.public, turn.events, people, texts())
        assert len(recap) <= 3
        assert all(line.strip() and "\n" not in line for line in recap)


def test_these_matches_ask_nearly_everything() -> None:
    """Otherwise the test above would prove little."""
    asked = {
        decision.prompt for match in MATCHES for moment in moments(*match) for decision in moment.decisions
    }
    assert asked >= {
        *("heroes", "main_hero", "ban", "pick_hero", "tech", "main", "hire", "defender", "spec", "patrol"),
        *("lend", "lend_to", "target", "choose", "opponent", "reward", "order"),
    }
