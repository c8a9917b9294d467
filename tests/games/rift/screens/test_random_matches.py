"""Every screen of every step of random matches can be built, and every option is behind one control."""

from collections import Counter

import pytest

from sfb_bot.games.rift.rules.orders import ORDERS
from sfb_bot.games.rift.texts import rift_texts
from sfb_bot.kernel import Decision, Event
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.ledger import board_screen, ledger_post, opening_post, result_post
from sfb_bot.screens.limits import LONGEST_CHOICE, LONGEST_LABEL, size
from sfb_bot.screens.log import log_lines
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.pages import open_page_screen, page_screen
from sfb_bot.screens.panel import idle_panel, options_typed, panel
from sfb_bot.screens.values import Menu, controls
from tests.games.rift.screens.stage import (
    MATCH,
    PEOPLE,
    SEATS,
    Moment,
    game,
    moments,
    public_events,
    texts,
)
from tests.screens.controls import check_ids, ways_to

MATCHES = [("words/1", "basic"), ("words/2", "basic"), ("words/3", "draft"), ("words/4", "draft")]


def check_labels(moment: Moment, decision: Decision) -> None:
    """Whole labels fit a button or a line of a menu, and no two options are called the same."""
    entries = game().shown_options(moment.seat_view(decision.seat), decision, texts())
    shown = [entry for entry in entries if entry.key is not None]
    assert [entry.key for entry in shown if entry.role == "choice"] == [
        option.key for option in decision.options if option.key not in ("back", "pass", "none", "end")
    ]
    assert all(0 < size(entry.label) <= LONGEST_CHOICE for entry in entries), decision.prompt
    assert all(0 < size(entry.short) <= LONGEST_LABEL for entry in entries), decision.prompt
    roles = {entry.key: entry.role for entry in entries}
    for key, role in (("back", "back"), ("pass", "skip"), ("none", "skip"), ("end", "finish")):
        assert roles.get(key, role) == role
    # Two spells of one kind at one target may lie on the stack, and then either will do.
    counted = Counter(entry.label for entry in shown)
    doubles = {label for label, count in counted.items() if count > 1}
    assert all(key and "#" in key for key in (e.key for e in shown if e.label in doubles)), doubles


def check_panels(moment: Moment) -> None:
    for decision in moment.decisions:
        view = moment.seat_view(decision.seat)
        check_labels(moment, decision)
        screen = panel(game(), view, decision, moment.desk, texts())
        check_ids(screen)
        assert ways_to(screen, "end") == Counter([option.key for option in decision.options])
        assert game().rule_for(decision.prompt), decision.prompt
        for menu in (each for each in controls(screen) if isinstance(each, Menu)):
            if isinstance(menu.action, LookUp):
                assert all(game().look_up(choice.value, texts()) for choice in menu.choices)
        typed = options_typed(game(), view, decision, "", texts())
        assert len(typed) == min(25, len(decision.options))


def check_private(moment: Moment) -> None:
    public = moment.public
    for seat in SEATS:
        view = moment.seat_view(seat)
        pages = game().open_pages(public, PEOPLE, texts(), seat)
        for page in game().pages:
            assert len(game().page_lines(page, view, texts())) <= 3
            check_ids(page_screen(game(), page, view, MATCH, texts(), pages))
        for page in pages:
            check_ids(open_page_screen(page, pages, MATCH, texts(), plays=True))
        check_ids(idle_panel(game(), view, moment.desk, moment.run.waiting_for, PEOPLE, texts()))
        check_ids(orders_screen(game(), ORDERS, view, MATCH, (("ask", ""),), texts()))
        assert len(game().memory_lines(view, texts())) <= 2
        for in_words in (False, True):
            screen = board_screen(
                game(), public, MATCH, PEOPLE, texts(), secrets=view, in_words=in_words, beside=pages
            )
            assert texts().say("text-cut") not in screen.lines
            check_ids(screen)


@pytest.mark.parametrize(("seed", "army"), MATCHES)
def test_every_step_of_a_random_match_can_be_shown(seed: str, army: str) -> None:
    story: list[Event] = []
    pending: list[Event] = []
    moment: Moment | None = None
    for number, moment in enumerate(moments(seed, army)):
        story.extend(moment.fresh)
        pending.extend(moment.fresh)
        check_panels(moment)
        post = ledger_post(game(), moment.public, pending, moment.post, texts())
        check_ids(post)
        assert post.mentions == tuple(PEOPLE.users[seat] for seat in moment.run.waiting_for)
        if number == 0:
            check_ids(opening_post(game(), moment.public, pending, moment.post, texts()))
        if moment.run.at_boundary:
            pending.clear()
            check_private(moment)
    assert moment is not None
    assert moment.run.is_over
    check_ids(result_post(game(), moment.public, story, moment.post, texts()))
    lines = log_lines(game(), moment.public, public_events(story), PEOPLE, texts())
    assert all(line.text.strip() for line in lines)
    headings = {line.heading.partition(" · ")[0] for line in lines}
    assert {"Turn 1", "Turn 2", "Turn 3"} <= headings
    # Whoever has left the lanes is still called by name.
    nameless = rift_texts(texts()).say("a-warrior")
    assert not [line.text for line in lines if nameless in line.text]


def test_these_matches_ask_nearly_everything() -> None:
    """Otherwise the test above would prove little."""
    asked = {
        decision.prompt
        for seed, army in MATCHES
        for moment in moments(seed, army)
        for decision in moment.decisions
    }
    assert asked >= {
        *("keep_champions", "pick", "summon_lane", "main", "attack_target", "attack_with"),
        *("spell_target", "spell_second", "spell_cells", "step_to", "respond", "respond_more", "draw"),
    }
