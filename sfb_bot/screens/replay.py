"""Looking back at a match, one moment at a time: as everybody saw it, or after the end as one player did."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, Scene
from sfb_bot.screens.actions import Move, ShowReplay, WatchReplay, Whose
from sfb_bot.screens.game import Game, People, PrivateT, PublicT
from sfb_bot.screens.ledger import LONGEST_LINE, newest
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, MOST_LINES_BESIDE_A_PICTURE, clip
from sfb_bot.screens.values import Button, Choice, Menu, PrivatePicture, PrivateScreen, Row, rows_of


def wanted_place(seqs: Sequence[int], wanted: ShowReplay) -> int:
    """Which moment is the wanted one; `seqs` says how many entries came before each, rising from 0.

    Moments may have gone since, by an undo: then the nearest earlier one is taken.
    """
    last = len(seqs) - 1
    if wanted.move == "first":
        return 0
    if wanted.move == "last":
        return last
    if wanted.move == "back":
        return max(0, bisect_left(seqs, wanted.seq) - 1)
    here = bisect_right(seqs, wanted.seq)
    return min(last, here) if wanted.move == "on" else here - 1


@dataclass(frozen=True, slots=True)
class Album:
    """All scenes of a match; `has_own` says that the reader may see their own side of it."""

    match: MatchId
    people: People
    scenes: tuple[Scene, ...]
    has_own: bool = False


def replay_screen(
    game: Game[PublicT, PrivateT],
    album: Album,
    place: int,
    texts: Texts,
    own: PrivateT | None = None,
) -> PrivateScreen:
    """One moment with the ways to all others; `own` is what the reader saw then, where that is wanted."""
    scene = album.scenes[place]
    before = album.scenes[place - 1].public if place else None
    memory = game.memory_lines(own, texts) if own is not None else ()
    head = texts.say(
        "replay-head" if own is None else "replay-head-own",
        number=place + 1,
        count=len(album.scenes),
        status=game.status(scene.public, texts),
    )
    gap = (texts.say("replay-gap"),) if scene.is_after_gap else ()
    room = MOST_LINES_BESIDE_A_PICTURE - 1 - len(gap) - len(memory)
    told = newest(game.tell(scene.public, scene.events, album.people, texts), texts, room) if room else ()
    if own is None:
        public = game.table_picture(scene.public, scene.events)
        picture = PrivatePicture(
            public.kind, public.view, events=public.events, before=before, game=public.game
        )
    else:
        picture = game.choice_picture(own, None)
    kept = [clip(line, LONGEST_LINE) for line in memory]
    return PrivateScreen(
        (head, *gap, *told, *kept), picture, _rows(game, album, place, own is not None, texts)
    )


def _rows(
    game: Game[PublicT, PrivateT], album: Album, place: int, is_own: bool, texts: Texts
) -> tuple[Row, ...]:
    seq, last = album.scenes[place].seq, len(album.scenes) - 1
    whose: Whose = "own" if is_own else "all"

    def step(move: Move, *, is_possible: bool) -> Button:
        return Button(
            ShowReplay(album.match, move, seq, whose),
            texts.say(f"button-step-{move}"),
            disabled=not is_possible,
        )

    steps = [
        step("first", is_possible=place > 0),
        step("back", is_possible=place > 0),
        step("on", is_possible=place < last),
        step("last", is_possible=place < last),
    ]
    more = [Button(WatchReplay(album.match, seq, whose), texts.say("button-watch"))]
    if album.has_own:
        other = ShowReplay(album.match, "at", seq, "all" if is_own else "own")
        label = texts.say("button-as-everybody" if is_own else "button-as-i-saw-it")
        more.append(Button(other, label))
    return (*rows_of(steps), *_chapters(game, album, place, whose, texts), *rows_of(more))


def _chapters(
    game: Game[PublicT, PrivateT], album: Album, place: int, whose: Whose, texts: Texts
) -> tuple[Menu, ...]:
    """A menu of the parts of the match, those around the one shown where there are too many."""
    first: dict[str, int] = {}
    for number, scene in enumerate(album.scenes):
        if name := game.chapter(scene.public, texts):
            first.setdefault(name, number)
    if len(first) < 2:
        return ()
    names = list(first)
    current = max((n for n, name in enumerate(names) if first[name] <= place), default=0)
    start = max(0, min(current - MOST_CHOICES // 2, len(names) - MOST_CHOICES))
    choices = [
        Choice(
            str(album.scenes[first[name]].seq),
            clip(name, LONGEST_CHOICE),
            selected=number == current,
        )
        for number, name in list(enumerate(names))[start : start + MOST_CHOICES]
    ]
    at = ShowReplay(album.match, "at", whose=whose)
    return (Menu(at, texts.say("menu-chapters"), tuple(choices)),)


def watch_screen(watched: WatchReplay, texts: Texts, *, is_drawn: bool) -> PrivateScreen:
    """The words around the animation, with the way back to where it was asked for."""
    back = Button(ShowReplay(watched.match, "at", watched.seq, watched.whose), texts.say("button-back"))
    line = texts.say("replay-watch", match=str(watched.match)) if is_drawn else texts.say("replay-nothing")
    return PrivateScreen((line,), rows=rows_of([back]))
