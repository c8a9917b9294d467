"""The log of a match in rounds and turns, and what somebody has missed of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.kernel import Event, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import ShowLog
from sfb_bot.screens.game import MOST_RECAP_LINES, Game, People, PrivateT, PublicT
from sfb_bot.screens.limits import MOST_TEXT, clip, size
from sfb_bot.screens.values import Button, PrivateScreen, rows_of

LINES_ON_A_LOG_PAGE: Final = 12
ROOM_FOR_THE_HEAD: Final = 600
# Of what somebody has missed, so many turns are told; those before are counted.
MOST_TURNS_MISSED: Final = 3
LONGEST_MISSED: Final = 700


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened under one heading; what came before the first heading has none.

    `title` is the heading without whose turn it is, empty where there is no such thing.
    """

    heading: str
    events: tuple[Event, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log and the heading it stands under."""

    heading: str
    text: str


def in_turns(
    game: Game[PublicT, PrivateT], events: Sequence[Event], people: People, texts: Texts
) -> list[Turn]:
    """Public events turn by turn; the event that begins one is told by its heading."""
    found, heading, title, happened = list[Turn](), "", "", list[Event]()
    for event in events:
        begins = game.heading(event, people, texts)
        if not begins:
            happened.append(event)
            continue
        found.append(Turn(heading, tuple(happened), title))
        heading, title, happened = begins, game.turn_title(event, texts), []
    found.append(Turn(heading, tuple(happened), title))
    return [turn for turn in found if turn.heading or turn.events]


def log_lines(
    game: Game[PublicT, PrivateT], view: PublicT, events: Sequence[Event], people: People, texts: Texts
) -> list[LogLine]:
    """Everything that happened, a line an action, each with its heading."""
    return [
        LogLine(turn.heading, line)
        for turn in in_turns(game, events, people, texts)
        for line in game.tell(view, turn.events, people, texts)
    ]


def missed_line(
    game: Game[PublicT, PrivateT], view: PublicT, events: Sequence[Event], people: People, texts: Texts
) -> str:
    """What happened since somebody last looked, in a line of small print; empty for nothing."""
    said: list[str] = []
    for turn in in_turns(game, events, people, texts):
        # What is no turn, such as the set-up, has nothing to be summed up by; its last lines do.
        told = game.recap(view, turn.events, people, texts) or game.tell(view, turn.events, people, texts)
        recap = " ".join(told[-MOST_RECAP_LINES:])
        if recap:
            said.append(_under_its_heading(turn, recap, people, texts))
    if not said:
        return ""
    before = len(said) - MOST_TURNS_MISSED
    told = " · ".join(said[-MOST_TURNS_MISSED:])
    if before > 0:
        told = f"{texts.say('missed-more', count=before)} {told}"
    return clip(f"-# {texts.say('missed', told=told)}", LONGEST_MISSED)


def _under_its_heading(turn: Turn, recap: str, people: People, texts: Texts) -> str:
    """A turn and what it was about, its player named once."""
    if not turn.heading:
        return recap
    names = [people.name(Seat(seat), texts) for seat in range(len(people.users))]
    if turn.title and all(name in recap for name in names if name in turn.heading):
        return f"{turn.title} · {recap}"
    return f"{turn.heading}: {recap}"


def fair_play_lines(game: Game[PublicT, PrivateT], view: PublicT, texts: Texts) -> tuple[str, ...]:
    """The whole code that fixed the shuffle and, once the match is over, the seed it was made from."""
    promise, seed = game.proof(view)
    code = texts.say("fair-play-code", hash=promise)
    return (code, texts.say("fair-play-seed", seed=seed)) if seed else (code,)


def log_pages(lines: Sequence[LogLine]) -> list[list[str]]:
    """The lines in pages, each fit for one message; every page says under which heading it begins."""
    pages: list[list[str]] = [[]]
    heading, count = "", 0
    for line in lines:
        page, text = pages[-1], clip(f"• {line.text}", MOST_TEXT - 2 * ROOM_FOR_THE_HEAD)
        used = sum(size(earlier) + 1 for earlier in page)
        room = MOST_TEXT - ROOM_FOR_THE_HEAD - size(line.heading)
        if page and (count == LINES_ON_A_LOG_PAGE or used + size(text) > room):
            page: list[str] = []
            pages.append(page)
            heading, count = "", 0
        if line.heading != heading:
            page.append(f"**{line.heading}**")
            heading = line.heading
        page.append(text)
        count += 1
    return pages


def log_screen(
    match: MatchId,
    lines: Sequence[LogLine],
    texts: Texts,
    page: int | None = None,
    *,
    fair_play: Sequence[str] = (),
) -> PrivateScreen:
    """A page of the log, the newest where none is named; pages are numbered from 1.

    `fair_play` stands at the top of the first page, where the button below a result leads.
    """
    pages = log_pages(lines) if lines else [[texts.say("log-empty")]]
    number = len(pages) if page is None else min(max(1, page), len(pages))
    head = texts.say("log-head", page=number, pages=len(pages))
    buttons: list[Button] = []
    if number > 1:
        buttons.append(Button(ShowLog(match, number - 1), texts.say("button-older")))
    if number < len(pages):
        buttons.append(Button(ShowLog(match, number + 1), texts.say("button-newer")))
    proof = fair_play if number == 1 else ()
    return PrivateScreen((head, *proof, *pages[number - 1]), rows=rows_of(buttons))
