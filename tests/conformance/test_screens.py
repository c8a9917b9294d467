"""Every moment of every game can be shown: within Discord's limits, in words that exist in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from sfb_bot.games.pack import AnyGame
from sfb_bot.kernel import Decision, Dice, Event, read_clause
from sfb_bot.locale import Texts, languages
from sfb_bot.matches.advice import Advice
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import Answer, AnswerAnyway, EndTurn
from sfb_bot.screens.cautions import cautions, confirm
from sfb_bot.screens.commands import (
    LONGEST_DESCRIPTION,
    game_choice_words,
    game_command_words,
    game_option_words,
)
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.game import People
from sfb_bot.screens.ledger import (
    Post,
    board_screen,
    ledger_post,
    opening_post,
    result_post,
)
from sfb_bot.screens.log import (
    LONGEST_MISSED,
    LogLine,
    in_turns,
    log_lines,
    log_pages,
    log_screen,
    missed_line,
)
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.pages import open_page_screen, page_screen
from sfb_bot.screens.panel import Desk, idle_panel, options_typed, panel
from sfb_bot.screens.values import Menu, PrivateScreen, PublicScreen, controls
from tests.conformance.packs import NAMES, USUAL_WAYS, WAYS, Way, is_usual, packs, ways_of
from tests.conformance.playing import lively_steps, people_at, public_forms

MATCH = MatchId(9)
ALL_LANGUAGES = languages()
# Ways that differ from the usual one in how they begin are looked at closely for so many steps.
CLOSELY = 80
THEN_EVERY = 4


def sound(screen: PublicScreen | PrivateScreen) -> None:
    """A screen that could be made is within the limits; what is on it leads somewhere."""
    for control in controls(screen):
        values = [choice.value for choice in control.choices[:1]] if isinstance(control, Menu) else []
        assert type(read_action(control.custom_id, values)) is type(control.action)


def check_turns(
    game: AnyGame, view: object, happened: Sequence[Event], people: People, texts: Texts, lines: list[LogLine]
) -> None:
    """The log leaves nothing out, and every turn can be summed up where it is handed over."""
    turns = in_turns(game, happened, people, texts)
    begun = [event for event in happened if game.heading(event, people, texts)]
    assert sum(len(turn.events) for turn in turns) + len(begun) == len(happened)
    assert {line.heading for line in lines} <= {turn.heading for turn in turns}
    for turn in turns:
        recap = game.recap(view, turn.events, people, texts)
        assert len(recap) <= 3
        assert all(line.strip() and "\n" not in line for line in recap)
        sound(ledger_post(game, view, turn.events, Post(MATCH, people, summed_up=turn.events), texts))
    missed = missed_line(game, view, happened, people, texts)
    assert missed.startswith("-# ") == bool(lines)
    assert len(missed) <= LONGEST_MISSED
    assert missed_line(game, view, (), people, texts) == ""


def ways_to(screen: PrivateScreen, finish: str) -> Counter[str]:
    """How many controls lead to each option."""
    found: Counter[str] = Counter()
    for control in controls(screen):
        if isinstance(control.action, Answer):
            values = [choice.value for choice in control.choices] if isinstance(control, Menu) else ()
            found.update(values or control.action.keys)
        elif isinstance(control.action, EndTurn):
            found[finish] += 1
    return found


def check_panel(way: Way, run: AnyRun, decision: Decision, texts: Texts) -> None:
    """Every option is behind exactly one control."""
    game = way.pack.screens
    view = way.rules.seat_view(run.state, run.ask, decision.seat)
    desk = Desk(MATCH, run.ask_no, can_undo=True, deadline=5, has_partner=True, hint="failed")
    screen = panel(game, view, decision, desk, texts)
    sound(screen)
    entries = game.shown_options(view, decision, texts)
    finish = next((entry.key or "" for entry in entries if entry.role == "finish"), "")
    assert ways_to(screen, finish) == Counter(option.key for option in decision.options)
    assert options_typed(game, view, decision, "", texts)
    if any(isinstance(control.action, EndTurn) for control in controls(screen)):
        asked = cautions(game, view, decision, (finish,), None, texts)
        sound(confirm(asked, AnswerAnyway(MATCH, run.ask_no, (finish,)), MATCH, texts, is_end=True))
    sound(panel(game, view, decision, Desk(MATCH, run.ask_no, held=decision.default), texts))
    if way.pack.computer is not None:
        better = tuple(way.pack.computer.weights)[-2:]
        advice = Advice(run.ask_no, decision.default, "search", better)
        hinted = Desk(MATCH, run.ask_no, True, 5, None, True, "note", "offered", advice)
        sound(panel(game, view, decision, hinted, texts))


# Any: a view belongs to its game.
def check_orders(way: Way, view: Any, texts: Texts) -> None:
    """Every order can be given; what is ordered is marked, and what may be joined can be chosen together."""
    screen = orders_screen(way.pack.screens, way.rules.orders, view, MATCH, [("ask", "")], texts)
    sound(screen)
    menus = [one for one in controls(screen) if isinstance(one, Menu)]
    offered = [choice.value for menu in menus for choice in menu.choices]
    assert [each.value for menu in menus for each in menu.choices if each.selected] == ["ask"]
    joining = {kind.name for kind in way.rules.orders if kind.joins}
    for menu in menus:
        kinds = {read_clause(choice.value)[0] for choice in menu.choices}
        assert menu.most == (1 if kinds - joining else len(menu.choices))
    clauses = [read_clause(value) for value in offered if read_clause(value)[0] in joining]
    if clauses:
        again = orders_screen(way.pack.screens, way.rules.orders, view, MATCH, clauses, texts)
        marked = [each for one in controls(again) if isinstance(one, Menu) for each in one.choices]
        assert [read_clause(each.value) for each in marked if each.selected] == clauses


def check_seats(way: Way, run: AnyRun, texts: Texts) -> None:
    """What each seat can open at any time."""
    game, people = way.pack.screens, people_at(run)
    public = way.rules.public_view(run.state, run.ask)
    for seat in way.rules.seats(run.state):
        view = way.rules.seat_view(run.state, run.ask, seat)
        sound(idle_panel(game, view, Desk(MATCH, run.ask_no), run.waiting_for, people, texts))
        beside = game.open_pages(public, people, texts, seat)
        for page in game.pages:
            sound(page_screen(game, page, view, MATCH, texts, beside))
        check_orders(way, view, texts)
        for in_words in (True, False):
            screen = board_screen(
                game, public, MATCH, people, texts, secrets=view, in_words=in_words, beside=beside
            )
            assert texts.say("text-cut") not in screen.lines, "the board in words is complete"
            sound(screen)


def check_open_pages(way: Way, run: AnyRun, texts: Texts) -> None:
    """What anybody can look through: the same pages for every reader, each read without a seat, too."""
    game, people = way.pack.screens, people_at(run)
    public = way.rules.public_view(run.state, run.ask)
    named: set[frozenset[str]] = set()
    for reader in (None, *way.rules.seats(run.state)):
        pages = game.open_pages(public, people, texts, reader)
        named.add(frozenset(page.name for page in pages))
        for page in pages:
            assert "<@" not in page.label, "a button shows no mentions"
            assert page.picture is None or page.picture.view is public
            sound(open_page_screen(page, pages, MATCH, texts, plays=reader is not None))
            for entry in page.entries[:1]:
                assert game.look_up(entry.key or "", texts) is not None
    assert len(named) == 1


def check_posts(way: Way, run: AnyRun, events: Sequence[Event], texts: Texts) -> None:
    """What the channel is told."""
    game = way.pack.screens
    public = way.rules.public_view(run.state, run.ask)
    post = Post(MATCH, people_at(run), run.waiting_for, 5)
    screen = ledger_post(game, public, events, post, texts)
    sound(screen)
    assert screen.mentions == tuple(post.people.users[seat] for seat in run.waiting_for)
    sound(opening_post(game, public, events, post, texts))
    assert isinstance(game.chapter(public, texts), str)
    if run.is_over:
        sound(result_post(game, public, events, post, texts))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_question_and_every_event_has_words(way: Way) -> None:
    """Languages take turns, so that all of them meet nearly everything in the course of a match."""
    told: list[Event] = []
    run, has_turns = way.begin("words"), False
    check_posts(way, run, run.opening_events, Texts("en", strict=True))
    for number, step in enumerate(lively_steps(run, Dice(f"words/{way}"))):
        told.extend(step.events)
        has_turns = has_turns or way.rules.turn(run.state) is not None
        if number > CLOSELY and number % THEN_EVERY and not is_usual(way):
            continue
        texts = Texts(ALL_LANGUAGES[number % len(ALL_LANGUAGES)], strict=True)
        for decision in run.ask.decisions if run.ask else ():
            check_panel(way, run, decision, texts)
        check_posts(way, run, step.events, texts)
        if number % 10 == 0:
            check_seats(way, run, texts)
            check_open_pages(way, run, texts)
    public = way.rules.public_view(run.state, None)
    for language in ALL_LANGUAGES:
        texts = Texts(language, strict=True)
        game, happened, people = way.pack.screens, public_forms(told), people_at(run)
        lines = log_lines(game, public, happened, people, texts)
        assert all(line.text.strip() for line in lines)
        assert not has_turns or any(line.heading for line in lines), (
            "the log of a whole match is one undivided list"
        )
        check_turns(game, public, happened, people, texts, lines)
        for page in range(1, len(log_pages(lines)) + 1):
            sound(log_screen(MATCH, lines, texts, page))
        check_posts(way, run, told, texts)


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_the_channel_reads_the_same_of_an_event_and_of_its_public_form(way: Way) -> None:
    run = way.begin("forms")
    texts, game, people = Texts("en", strict=True), way.pack.screens, people_at(run)
    for step in lively_steps(run, Dice(f"forms/{way}")):
        once = public_forms(step.events)
        public = way.rules.public_view(run.state, run.ask)
        assert game.tell(public, once, people, texts) == game.tell(public, public_forms(once), people, texts)


@pytest.mark.parametrize("game", NAMES)
def test_every_setting_has_words_in_every_language(game: str) -> None:
    screens = packs()[game].screens
    for language in ALL_LANGUAGES:
        texts = Texts(language, strict=True)
        words = [screens.setup_words(way.setup(), texts) for way in ways_of(game)]
        assert len(set(words)) == len(words), "two ways to play are told apart by their words"
        assert all("\n" not in line and 0 < len(line) <= 200 for line in words)


@pytest.mark.parametrize("game", NAMES)
def test_the_commands_of_a_game_have_words_that_discord_takes(game: str) -> None:
    pack = packs()[game]
    texts = Texts("en", strict=True)
    options = {option.name: option.choices for option in pack.setup.options}
    options["mode"] = tuple(mode.name for mode in pack.setup.modes)
    words = [pack.screens.title(texts), game_command_words(pack.screens, "game", texts)]
    for name, choices in options.items():
        words.append(game_option_words(pack.screens, name, texts))
        words += [game_choice_words(pack.screens, name, choice, texts) for choice in choices]
    assert all(0 < len(line) <= LONGEST_DESCRIPTION for line in words)
    assert re.fullmatch(r"[a-z]{1,32}", game), "a command is called by it"


@pytest.mark.parametrize("game", NAMES)
def test_what_can_be_found_can_be_read(game: str) -> None:
    pack = packs()[game]
    for language in ALL_LANGUAGES:
        texts = Texts(language, strict=True)
        for kind in pack.lookups:
            if kind.start:
                beginning = pack.screens.look_up(f"{pack.screens.label}.{kind.start}", texts)
                assert beginning is not None, kind.command
                sound(beginning)
            found = pack.screens.find(kind.kind, "", texts)
            assert 0 < len(found) <= 25
            for name, what in found:
                screen = pack.screens.look_up(what, texts)
                assert screen is not None, what
                assert 0 < len(name) <= 100
                sound(screen)
        assert pack.screens.look_up("no-such-thing", texts) is None
