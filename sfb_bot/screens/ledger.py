"""The public posts of a match, and the private screens behind their permanent buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce

from sfb_bot.kernel import Event, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import computer_player, people_among
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.screens.actions import (
    Play,
    Ready,
    Rematch,
    Respond,
    ShowBoard,
    ShowLog,
    ShowPage,
    ShowReplay,
    ShowReview,
)
from sfb_bot.screens.game import Game, OpenPage, People, PrivateT, PublicT
from sfb_bot.screens.limits import (
    MOST_LINES_BESIDE_A_PICTURE,
    MOST_TEXT,
    clip,
    size,
)
from sfb_bot.screens.log import in_turns
from sfb_bot.screens.pages import open_page_buttons, page_buttons
from sfb_bot.screens.panel import when
from sfb_bot.screens.values import (
    Button,
    Buttons,
    PrivatePicture,
    PrivateScreen,
    PublicScreen,
    rows_of,
)

# Two lines of what happened, one of how it stands, one of whose move it is.
MOST_LOG_LINES = MOST_LINES_BESIDE_A_PICTURE - 2
LONGEST_LINE = 900
LONGEST_SMALL_PRINT = 1900
# More than this about a turn is not told again beside the line that sums it up: posts are no walls.
LONGEST_RETOLD = 500
# Sixty-four bits: short enough to read, yet too many for a host to find another seed that begins alike.
SHORT_CODE = 16


@dataclass(frozen=True, slots=True)
class Post:
    """What a ledger post needs to know besides the match: who has to act, and until when (0: no limit).

    `before` are lines to be told before what happened, `number` counts the posts of a match. `summed_up` are
    the public events of the turn that has just ended, `since_turn` what has happened after it, `is_fresh`:
    nobody has acted since. `drawn` are those its picture shows, None for those that are told.
    `hints`: players may ask for hints, `has_review`: they can have their turns reviewed after the match.
    `has_sequel`: another match follows by itself, so nobody needs to ask for one.
    `absent` are the seats that the clocks wait for.
    `used` says how much time everybody has used, in the post that tells the result.
    """

    match: MatchId
    people: People
    waiting: tuple[Seat, ...] = ()
    deadline: int = 0
    absent: tuple[Seat, ...] = ()
    before: tuple[str, ...] = ()
    number: int = 0
    hints: bool = False
    has_review: bool = False
    has_sequel: bool = False
    used: str = ""
    summed_up: tuple[Event, ...] = ()
    since_turn: tuple[Event, ...] = ()
    is_fresh: bool = False
    drawn: tuple[Event, ...] | None = None


def ledger_post(
    game: Game[PublicT, PrivateT], view: PublicT, events: Sequence[Event], post: Post, texts: Texts
) -> PublicScreen:
    """What happened, how it stands and whose move it is; the same for every hand."""
    shown = [public for event in events if (public := event.for_public()) is not None]
    lines = [*_told_lines(game, view, shown, post, texts), game.status(view, texts)]
    if post.waiting:
        lines.append(_whose_move(game, view, post, texts))
    mentions = people_among(UserId(post.people.users[seat]) for seat in post.waiting)
    return PublicScreen(
        tuple(lines),
        game.table_picture(view, shown if post.drawn is None else post.drawn),
        permanent_rows(game, view, post, texts),
        mentions,
    )


def _summed_up(
    game: Game[PublicT, PrivateT], view: PublicT, shown: Sequence[Event], post: Post, texts: Texts
) -> Post:
    """The post with the turns it tells summed up, where nobody was told of them before and they are long."""
    ended = tuple(shown[: len(shown) - len(post.since_turn)])
    if post.summed_up or not ended or size(" ".join(_news(game, view, shown, post, texts))) <= LONGEST_RETOLD:
        return post
    return replace(post, summed_up=ended)


def _news(
    game: Game[PublicT, PrivateT], view: PublicT, shown: Sequence[Event], post: Post, texts: Texts
) -> tuple[str, ...]:
    return game.tell(view, game.news(shown), post.people, texts)


def _recaps(game: Game[PublicT, PrivateT], view: PublicT, post: Post, texts: Texts) -> list[str]:
    """A line for each turn that has just ended: what one player did is not told of another."""
    turns = in_turns(game, post.summed_up, post.people, texts)
    said = [" ".join(game.recap(view, turn.events, post.people, texts)) for turn in turns]
    return [recap for recap in said if recap]


def _told(
    game: Game[PublicT, PrivateT], view: PublicT, shown: Sequence[Event], post: Post, texts: Texts
) -> list[str]:
    """A line for the turn that has just ended, and what happened since the post before.

    What that line sums up is left to it where it would be long and somebody has acted since.
    """
    recaps, told = _recaps(game, view, post, texts), _news(game, view, shown, post, texts)
    if recaps and not post.is_fresh and size(" ".join(told)) > LONGEST_RETOLD:
        told = _news(game, view, post.since_turn, post, texts)
    return [*post.before, *recaps, *told]


def _told_lines(
    game: Game[PublicT, PrivateT], view: PublicT, shown: Sequence[Event], post: Post, texts: Texts
) -> list[str]:
    """The same as lines beside a picture."""
    post = _summed_up(game, view, shown, post, texts)
    recaps = _recaps(game, view, post, texts)
    if not recaps or post.before or not post.is_fresh:
        return newest(_told(game, view, shown, post, texts), texts)
    if len(recaps) > 1:
        return newest(recaps, texts)
    return with_recap(recaps[0], _news(game, view, shown, post, texts), texts)


def with_recap(recap: str, told: Sequence[str], texts: Texts) -> list[str]:
    """A turn that is handed over: what it was about stands out, how it ended is small print if it is long."""
    lines = [clip(line, LONGEST_LINE) for line in (recap, *told)]
    if len(lines) <= MOST_LOG_LINES:
        return lines
    return [lines[0], f"-# {_joined(lines[1:], texts, LONGEST_RETOLD)}"]


def has_room(
    game: Game[PublicT, PrivateT], view: PublicT, events: Sequence[Event], post: Post, texts: Texts
) -> bool:
    """Whether a post can tell all of this, so that nothing of it is only counted."""
    shown = [public for event in events if (public := event.for_public()) is not None]
    post = _summed_up(game, view, shown, post, texts)
    lines = [clip(line, LONGEST_LINE) for line in _told(game, view, shown, post, texts)]
    return size(" ".join(lines[: 1 - MOST_LOG_LINES])) <= LONGEST_SMALL_PRINT


def opening_post(
    game: Game[PublicT, PrivateT], view: PublicT, events: Sequence[Event], post: Post, texts: Texts
) -> PublicScreen:
    """The first post of a match: who plays, the promise about the dice, and the first question."""
    shown = [public for event in events if (public := event.for_public()) is not None]
    players = versus([listed(names, texts) for names in post.people.by_side(texts)], texts)
    promise, _ = game.proof(view)
    told = game.tell(view, game.news(shown), post.people, texts)
    lines = [texts.say("opening", match=str(post.match), players=players), *newest(told, texts)[-1:]]
    if post.waiting:
        lines.append(_whose_move(game, view, post, texts))
    if post.hints:
        lines[0] = f"{lines[0]} · {texts.say('hints-allowed')}"
    lines.append(texts.say("opening-promise", hash=promise[:SHORT_CODE]))
    mentions = people_among(UserId(post.people.users[seat]) for seat in post.waiting)
    picture = game.table_picture(view, shown)
    return PublicScreen(tuple(lines), picture, permanent_rows(game, view, post, texts), mentions)


def newest(told: Sequence[str], texts: Texts, most: int = MOST_LOG_LINES) -> list[str]:
    """Everything told in the lines that fit beside a picture: the last ones, those before in small print."""
    lines = [clip(line, LONGEST_LINE) for line in told]
    if len(lines) <= most:
        return lines
    if most == 1:
        return [_joined(lines, texts)]
    return [f"-# {_joined(lines[: 1 - most], texts)}", *lines[1 - most :]]


def _joined(lines: Sequence[str], texts: Texts, room: int | None = None) -> str:
    """Lines as one; the earliest are only counted where not even small print has room for them."""
    room = LONGEST_SMALL_PRINT if room is None else room
    kept: list[str] = []
    for line in map(_sentence, reversed(lines)):
        room -= size(line) + 1
        if room < 0 and kept:
            kept.append(texts.say("ledger-more", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return " ".join(reversed(kept))


def _sentence(line: str) -> str:
    """A line that others follow: with a full stop, if nothing else ends it."""
    return line if line.rstrip("*").endswith((".", "!", "?", "…", ":")) else f"{line}."


def _whose_move(game: Game[PublicT, PrivateT], view: PublicT, post: Post, texts: Texts) -> str:
    asked: dict[str, list[str]] = {}
    thinking: list[str] = []
    for seat in post.waiting:
        name = post.people.name(seat, texts)
        if computer_player(post.people.users[seat]) is not None:
            thinking.append(name)
        else:
            asked.setdefault(game.call(view, seat, texts), []).append(name)
    calls = [texts.say("ledger-call", player=listed(who, texts), call=call) for call, who in asked.items()]
    if thinking and not asked:
        # Where people are asked at the same time, nobody waits for it; whether it has answered is sealed.
        calls.append(texts.say("ledger-thinking", players=listed(thinking, texts), count=len(thinking)))
    if post.deadline:
        calls.append(texts.say("ledger-deadline", when=when(post.deadline)))
    if post.absent:
        calls.append(_who_is_ready(post, texts))
    return " ".join(calls)


def _who_is_ready(post: Post, texts: Texts) -> str:
    """For whom the clocks wait, and who has come."""
    people = [seat for seat, user in enumerate(post.people.users) if user >= 0]
    here = [post.people.name(Seat(seat), texts) for seat in people if seat not in post.absent]
    absent = [post.people.name(seat, texts) for seat in post.absent]
    return texts.say(
        "ledger-clocks-wait", here=listed(here, texts), count=len(here), absent=listed(absent, texts)
    )


def listed(names: Sequence[str], texts: Texts) -> str:
    """`a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return texts.say("list-and", rest=", ".join(names[:-1]), last=names[-1])


def versus(sides: Sequence[str], texts: Texts) -> str:
    """`a vs b`, for as many sides as play."""
    return reduce(lambda before, side: texts.say("versus", sides=before, side=side), sides)


def permanent_rows(
    game: Game[PublicT, PrivateT], view: PublicT, post: Post, texts: Texts
) -> tuple[Buttons, ...]:
    """Play, the private pages, Board, Log; Respond before them while somebody not at turn is asked."""
    buttons: list[Button] = []
    if post.absent:
        buttons.append(Button(Ready(post.match), texts.say("button-ready"), "success"))
    is_response = any(game.is_response(view, seat) for seat in post.waiting)
    if is_response:
        buttons.append(Button(Respond(post.match), texts.say("button-respond"), "success"))
    play_style = "secondary" if is_response else "primary"
    buttons.append(Button(Play(post.match), texts.say("button-play"), play_style))
    buttons.extend(page_buttons(game, partial(ShowPage, post.match), texts))
    buttons.append(Button(ShowBoard(post.match, post=post.number), texts.say("button-board")))
    buttons.append(Button(ShowLog(post.match), texts.say("button-log")))
    return rows_of(buttons)


def result_post(
    game: Game[PublicT, PrivateT],
    view: PublicT,
    events: Sequence[Event],
    post: Post,
    texts: Texts,
    news: Sequence[Event] = (),
) -> PublicScreen:
    """How the match ended: the last blow, score, how each point was made, and a button to check the shuffle.

    `events` are those of the whole match, `news` those that no post has told.
    """
    shown = [public for event in events if (public := event.for_public()) is not None]
    result = [clip(line, LONGEST_LINE) for line in game.result_lines(view, shown, post.people, texts)]
    result[0] = f"{result[0]} {post.used}".rstrip()
    new = [public for event in news if (public := event.for_public()) is not None]
    told = newest((*post.before, *game.tell(view, game.news(new), post.people, texts)), texts, 1)
    most = MOST_LINES_BESIDE_A_PICTURE - len(told)
    if len(result) > most:
        result = [*result[: most - 1], " ".join(result[most - 1 :])]
    buttons = [
        *after_match_buttons(post.match, texts, has_sequel=post.has_sequel),
        Button(ShowBoard(post.match, post=post.number), texts.say("button-board")),
        Button(ShowLog(post.match), texts.say("button-log")),
        Button(ShowLog(post.match, 1), texts.say("button-fair-play")),
    ]
    if post.has_review:
        buttons.insert(
            1 if post.has_sequel else 2, Button(ShowReview(post.match), texts.say("button-review"))
        )
    return PublicScreen((*told, *result), game.result_picture(view, shown), rows_of(buttons))


def after_match_buttons(match: MatchId, texts: Texts, *, has_sequel: bool) -> list[Button]:
    """Another match, unless the next one follows by itself, and the animation of this one."""
    replay = Button(ShowReplay(match), texts.say("button-replay"))
    if has_sequel:
        return [replay]
    return [Button(Rematch(match), texts.say("button-rematch"), "success"), replay]


def board_screen(
    game: Game[PublicT, PrivateT],
    view: PublicT,
    match: MatchId,
    people: People,
    texts: Texts,
    *,
    secrets: PrivateT | None = None,
    in_words: bool = False,
    beside: Sequence[OpenPage] = (),
) -> PrivateScreen:
    """The table for one reader: as a picture, or whole in words; `secrets` is the reader's own seat view.

    What lies `beside` the table can be looked through from there.
    """
    own = game.secrets_in_words(secrets, texts) if secrets is not None else ()
    if in_words:
        lines = fitting((*game.board_in_words(view, people, texts), *own), texts)
        show = Button(ShowBoard(match), texts.say("button-picture"))
        return PrivateScreen(lines, rows=rows_of([show, *open_page_buttons(beside, match)]))
    public = game.table_picture(view, ())
    picture = PrivatePicture(public.kind, public.view, subject=public.subject, game=public.game)
    words = Button(ShowBoard(match, in_words=True), texts.say("button-in-words"))
    rows = rows_of([words, *open_page_buttons(beside, match)])
    return PrivateScreen((game.status(view, texts), *own)[:MOST_LINES_BESIDE_A_PICTURE], picture, rows)


def fitting(lines: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """As many of the lines as one message holds, with a word when some had to be left out."""
    room = MOST_TEXT - size(texts.say("text-cut")) - 1
    kept: list[str] = []
    for line in lines:
        room -= size(line) + 1
        if room < 0:
            return (*kept, texts.say("text-cut"))
        kept.append(line)
    return tuple(kept)
