"""Every screen of every step of random matches can be built, and every option is behind one control."""

from collections import Counter
from typing import Any

import pytest

from sfb_bot.games.warseer.texts import warseer_texts
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
from tests.games.warseer.kit.random_play import named, ways
from tests.games.warseer.kit.table import shared_rules
from tests.games.warseer.screens.stage import MATCH, Moment, game, moments, public_events, texts
from tests.screens.controls import check_ids, ways_to

LANGUAGES = ("en", "ru", "uk")
# So many choices of a menu are looked at.
LOOKED_AT = 2
# What is asked again and again is looked at now and then.
COMMON = frozenset({"main", "act", "skirmish"})
# What is the game's own in a skirmish, or beside it, is asked there alone.
ROLES = {"end": "finish"}


def is_too_long(decision: Decision) -> bool:
    """Several out of more than one menu holds: the shell has no screen for that yet."""
    return decision.pick[1] > 1 and len(decision.options) > MOST_CHOICES


def check_labels(moment: Moment, decision: Decision, language: str) -> str:
    """Whole labels fit a button or a line of a menu, and no two are the same; the key that ends the turn."""
    entries = game().shown_options(moment.seat_view(decision.seat), decision, texts(language))
    assert Counter(entry.key for entry in entries) == Counter(option.key for option in decision.options)
    assert all(0 < size(entry.label) <= LONGEST_CHOICE for entry in entries), decision.prompt
    assert all(0 < size(entry.short) <= LONGEST_LABEL for entry in entries), decision.prompt
    doubles = [label for label, count in Counter(entry.label for entry in entries).items() if count > 1]
    assert not doubles, decision.prompt
    for entry in entries:
        assert entry.role == ROLES.get(entry.key or "", entry.role)
    return next((entry.key or "" for entry in entries if entry.role == "finish"), "")


def check_panels(moment: Moment, language: str) -> None:
    told = texts(language)
    for decision in moment.decisions:
        view = moment.seat_view(decision.seat)
        finish = check_labels(moment, decision, language)
        prompt = game().prompt(view, decision, told)
        assert prompt.strip()
        assert prompt != warseer_texts(told).say("prompt-any"), decision.prompt
        assert "\n" not in game().note(view, decision, told)
        assert len(options_typed(game(), view, decision, "", told)) == min(25, len(decision.options))
        if is_too_long(decision):
            continue
        screen = panel(game(), view, decision, moment.desk, told)
        check_ids(screen, LOOKED_AT)
        assert ways_to(screen, finish) == Counter([option.key for option in decision.options])
        for menu in (each for each in controls(screen) if isinstance(each, Menu)):
            if isinstance(menu.action, LookUp):
                assert all(game().look_up(choice.value, told) for choice in menu.choices)
        asked = cautions(game(), view, decision, (finish,), None, told) if finish else ()
        if asked:
            confirm(asked, EndTurn(MATCH, moment.run.ask_no), MATCH, told, is_end=True)


def check_private(moment: Moment, language: str) -> None:
    public, people, told = moment.public, moment.people, texts(language)
    for seat in moment.seats:
        view = moment.seat_view(seat)
        pages = game().open_pages(public, people, told, seat)
        for page in game().pages:
            assert len(game().page_lines(page, view, told)) <= 3
            check_ids(page_screen(game(), page, view, MATCH, told, pages), LOOKED_AT)
        for page in pages:
            check_ids(open_page_screen(page, pages, MATCH, told, plays=True), LOOKED_AT)
        check_ids(idle_panel(game(), view, moment.desk, moment.run.waiting_for, people, told), LOOKED_AT)
        assert len(game().memory_lines(view, told)) <= 2
        check_ids(orders_screen(game(), shared_rules().orders, view, MATCH, (("ask", ""),), told), LOOKED_AT)
        for in_words in (False, True):
            screen = board_screen(
                game(), public, MATCH, people, told, secrets=view, in_words=in_words, beside=pages
            )
            assert told.say("text-cut") not in screen.lines
            check_ids(screen, LOOKED_AT)


@pytest.mark.parametrize(
    ("way", "language"),
    [(way, LANGUAGES[number % 3]) for number, way in enumerate(ways())],
    ids=[named(way) for way in ways()],
)
def test_every_step_of_a_random_match_can_be_shown(way: dict[str, Any], language: str) -> None:
    story: list[Event] = []
    moment: Moment | None = None
    told = texts(language)
    for number, moment in enumerate(moments(f"words/{named(way)}", way)):
        story.extend(moment.fresh)
        if number % 4 == 0 or not COMMON.issuperset(decision.prompt for decision in moment.decisions):
            check_panels(moment, language)
        post = ledger_post(game(), moment.public, moment.fresh, moment.post, told)
        check_ids(post, LOOKED_AT)
        assert post.mentions == tuple(moment.people.users[seat] for seat in moment.run.waiting_for)
        if number == 0:
            check_ids(opening_post(game(), moment.public, moment.fresh, moment.post, told), LOOKED_AT)
        if number % 40 == 0:
            check_private(moment, language)
    assert moment is not None
    if moment.run.is_over:
        check_ids(result_post(game(), moment.public, story, moment.post, told), LOOKED_AT)
    happened, people = public_events(story), moment.people
    lines = log_lines(game(), moment.public, happened, people, told)
    assert all(line.text.strip() and "\n" not in line.text for line in lines)
    # Whoever has left the battlefield is still called by name.
    nameless = warseer_texts(told).say("a-creature")
    assert not [line.text for line in lines if nameless in line.text]
    for turn in in_turns(game(), happened, people, told):
        recap = game().recap(moment.public, turn.events, people, told)
        assert len(recap) <= 3
        assert all(line.strip() and "\n" not in line for line in recap)
