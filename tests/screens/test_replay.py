"""The screens of looking back: few lines, every moment reachable, presses that read back."""

from dataclasses import replace

import pytest

from sfb_bot.games.brawl.rules.rules import Brawl, BrawlRun
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.kernel import Dice, Event, Run, Seat, random_keys
from sfb_bot.matches.live_match import is_told
from sfb_bot.matches.records import Scene
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import Move, ShowReplay, WatchReplay
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.limits import MOST_CHOICES, MOST_LINES_BESIDE_A_PICTURE
from sfb_bot.screens.replay import (
    Album,
    replay_screen,
    wanted_place,
    watch_screen,
)
from sfb_bot.screens.values import Button, Menu, PrivateScreen, controls
from tests.games.brawl.screens.stage import FOUR, MATCH, PEOPLE, content, game, public_events, rules, texts

SEQS = (0, 3, 4, 9)


@pytest.mark.parametrize(
    ("move", "seq", "place"),
    [
        ("first", 9, 0),
        ("last", 0, 3),
        ("at", 3, 1),
        ("back", 9, 2),
        ("back", 3, 0),
        ("back", 0, 0),
        ("on", 0, 1),
        ("on", 4, 3),
        ("on", 9, 3),
        # Between scenes, or behind the last one: something was taken back since.
        ("at", 8, 2),
        ("back", 8, 2),
        ("on", 5, 3),
        ("at", 4711, 3),
        ("back", 4711, 3),
        ("on", 4711, 3),
    ],
)
def test_every_step_leads_to_a_moment(move: Move, seq: int, place: int) -> None:
    assert wanted_place(SEQS, ShowReplay(MATCH, move, seq)) == place


def test_what_is_picked_from_the_menu_counts() -> None:
    menu = ShowReplay(MATCH, "at", whose="own").menu_id()
    assert read_action(menu, ["9"]) == ShowReplay(MATCH, "at", 9, "own")
    assert read_action(menu, ["nine"]) is None
    assert read_action(menu, ["٣"]) is None


def played(mode: str, draft: str) -> tuple[list[Scene], list[SeatView]]:
    """All public scenes of a random match, and what seat a saw at each."""
    brawl: Brawl = rules()
    setup = {"roster": sorted(content().champions), "draft": draft, "first": None, "goal": 5, "mode": mode}
    run: BrawlRun = Run(brawl, brawl.begin(setup, f"replay {mode}"))
    dice, events = Dice(mode), list[Event]()
    scenes = [Scene(0, brawl.public_view(run.state, run.ask), tuple(public_events(run.opening_events)))]
    own = [brawl.seat_view(run.state, run.ask, Seat(0))]
    while run.ask is not None:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        events += public_events(step.events)
        if is_told(step, is_over=run.is_over):
            scenes.append(Scene(run.seq, brawl.public_view(run.state, run.ask), tuple(events)))
            own.append(brawl.seat_view(run.state, run.ask, Seat(0)))
            events = []
    return scenes, own


def presses(screen: PrivateScreen) -> dict[str, Action]:
    """What the enabled buttons say and do."""
    return {
        button.label: button.action
        for button in controls(screen)
        if isinstance(button, Button) and not button.disabled
    }


@pytest.mark.parametrize(("mode", "draft"), [("duel", "tournament"), ("teams", "casual")])
def test_a_whole_match_can_be_walked_through(mode: str, draft: str) -> None:
    scenes, own = played(mode, draft)
    album = Album(MATCH, FOUR if mode == "teams" else PEOPLE, tuple(scenes), has_own=True)
    seqs = [scene.seq for scene in scenes]
    place, seen, told = 0, 0, 0
    while True:
        screen = replay_screen(game(), album, place, texts())
        mine = replay_screen(game(), album, place, texts(), own[place])
        assert screen.lines[0].startswith(f"Step {place + 1} of {len(scenes)} · ")
        assert max(len(screen.lines), len(mine.lines)) <= MOST_LINES_BESIDE_A_PICTURE
        told += len(screen.lines) > 1
        assert screen.picture is not None
        assert screen.picture.view == scenes[place].public
        assert mine.picture is not None
        assert mine.picture.view == own[place]
        for card in own[place].hand:
            assert content().cards[card].names["en"] in "\n".join(mine.lines)
        assert presses(screen)["As I saw it"] == ShowReplay(MATCH, "at", seqs[place], "own")
        assert presses(mine)["As everyone saw it"] == ShowReplay(MATCH, "at", seqs[place])
        seen += 1
        onward = presses(screen).get("Forward")
        if onward is None:
            break
        assert isinstance(onward, ShowReplay)
        assert wanted_place(seqs, onward) == place + 1
        place += 1
    assert seen == len(scenes)
    assert told > seen * 0.9, "most scenes have something to tell"
    assert "Forward" not in presses(screen)
    assert "Last" not in presses(screen)
    assert presses(screen)["First"] == ShowReplay(MATCH, "first", seqs[-1])


def test_the_menu_leads_to_the_first_moment_of_every_round() -> None:
    scenes, _ = played("duel", "free")
    album = Album(MATCH, PEOPLE, tuple(scenes))
    screen = replay_screen(game(), album, len(scenes) - 1, texts())
    (menu,) = [control for control in controls(screen) if isinstance(control, Menu)]
    rounds = {scene.public.round: scene.seq for scene in reversed(scenes)}
    named = {
        "Getting ready" if number == 0 else f"Round {number}": str(seq) for number, seq in rounds.items()
    }
    listed = {choice.label: choice.value for choice in menu.choices}
    assert listed.items() <= named.items()
    assert len(listed) == min(len(named), MOST_CHOICES)
    assert [choice.label for choice in menu.choices if choice.selected] == [
        f"Round {scenes[-1].public.round}"
    ]
    assert "As I saw it" not in presses(screen)


def test_in_a_very_long_match_the_menu_offers_the_rounds_around() -> None:
    (first, *_), _ = played("duel", "free")
    scenes = tuple(Scene(n, replace(first.public, round=n)) for n in range(80))
    for place, ends in ((0, (0, 24)), (40, (28, 52)), (79, (55, 79))):
        screen = replay_screen(game(), Album(MATCH, PEOPLE, scenes), place, texts())
        (menu,) = [control for control in controls(screen) if isinstance(control, Menu)]
        values = [int(choice.value) for choice in menu.choices]
        assert values == [*range(ends[0], ends[1] + 1)]
        assert [choice.value for choice in menu.choices if choice.selected] == [str(place)]


def test_a_gap_is_told_and_the_animation_leads_back() -> None:
    scenes, own = played("duel", "free")
    gap = Scene(scenes[-1].seq, scenes[-1].public, scenes[-1].events, is_after_gap=True)
    album = Album(MATCH, PEOPLE, (scenes[0], gap))
    for seen in (None, own[-1]):
        screen = replay_screen(game(), album, 1, texts(), seen)
        assert screen.lines[1] == texts().say("replay-gap")
        assert len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE
    for is_drawn in (True, False):
        watched = watch_screen(WatchReplay(MATCH, 9, "own"), texts(), is_drawn=is_drawn)
        assert presses(watched) == {"Back": ShowReplay(MATCH, "at", 9, "own")}
