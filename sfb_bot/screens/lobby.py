"""Invitations, open tables and the list of my games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sfb_bot.kernel import LETTERS
from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import LEVEL_NAMES
from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.records import LobbyId, MatchRecord, Pace
from sfb_bot.screens.invitation_sheet import InvitationSheet, InvitedPlace
from sfb_bot.screens.ledger import fitting, listed, versus
from sfb_bot.screens.limits import MOST_BUTTONS_IN_A_ROW, MOST_LINES_BESIDE_A_PICTURE
from sfb_bot.screens.live import Queue, queue_lines
from sfb_bot.screens.lobby_actions import (
    AcceptInvitation,
    AddComputer,
    CancelInvitation,
    ChooseComputer,
    DeclineInvitation,
    JoinSide,
    LeaveTable,
    RemoveComputer,
)
from sfb_bot.screens.panel import when
from sfb_bot.screens.player_names import player_name
from sfb_bot.screens.practice_actions import Learn
from sfb_bot.screens.values import (
    Button,
    Buttons,
    Choice,
    Menu,
    PrivateScreen,
    PublicPicture,
    PublicScreen,
    Row,
    rows_of,
)

HOUR = 3600
DAY = 24 * HOUR
DUEL = 2


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation or an open table as it is shown; `game` is what it is called, `setup` its own line.

    `places` are in the order of the seats, the host's first; those with a user who is not in are kept.
    `has_computers`: computers can play the game. `hints`: players may ask for hints. `picture` shows it all.
    """

    lobby: LobbyId
    status: Literal["waiting", "started", "declined", "cancelled", "expired"]
    host: int
    places: tuple[LobbySeat, ...]
    setup: str
    game: str
    pace: Pace
    first: Literal["random", "host", "guest"]
    where: Literal["thread", "here"]
    expires_at: int
    channel: int = 0
    has_computers: bool = False
    hints: bool = False
    picture: PublicPicture | None = None
    has_windows: bool = True

    @property
    def invited(self) -> tuple[int, ...]:
        """Who is invited and has not answered yet."""
        return tuple(place.user for place in self.places if place.user and not place.is_in)

    @property
    def is_for_teams(self) -> bool:
        """Whether players have partners, and so choose a side."""
        return len({place.side for place in self.places}) < len(self.places)

    @property
    def is_for_all(self) -> bool:
        """Whether more than two play, everybody for themselves."""
        return len(self.places) > DUEL and not self.is_for_teams

    @property
    def sides(self) -> tuple[int, ...]:
        """The numbers of the sides."""
        return tuple(sorted({place.side for place in self.places}))

    def side(self, side: int) -> tuple[LobbySeat, ...]:
        """The places of one side."""
        return tuple(place for place in self.places if place.side == side)

    @property
    def free_sides(self) -> tuple[int, ...]:
        """The sides with a free place."""
        return tuple(sorted({place.side for place in self.places if place.user is None}))

    @property
    def can_be_filled(self) -> bool:
        """Whether a computer player can be added or removed."""
        is_open = bool(self.free_sides) or any(place.is_computer for place in self.places)
        return self.has_computers and is_open


# Whether the place of a match is there, about to be opened, deleted, or of a server the bot is no longer in.
ListedPlace = Literal["there", "none", "gone", "left"]


@dataclass(frozen=True, slots=True)
class GameLine:
    """One of my games: where, with and against whom, and whether I am asked (`deadline` 0: no limit).

    `note` says what is wrong with its place, `title` which game it is of, empty in a house with one game.
    """

    match: int
    channel: int
    opponents: tuple[int, ...]
    status: Literal["mine", "theirs", "paused", "broken", "over"]
    deadline: int = 0
    partners: tuple[int, ...] = ()
    place: ListedPlace = "there"
    note: str = ""
    title: str = ""


def span(seconds: int, texts: Texts) -> str:
    """A length of time in the largest unit that says it exactly."""
    for unit, key in ((DAY, "span-days"), (HOUR, "span-hours"), (60, "span-minutes")):
        if seconds and seconds % unit == 0:
            return texts.say(key, count=seconds // unit)
    return texts.say("span-seconds", count=seconds)


def rough_span(seconds: int, texts: Texts) -> str:
    """A length of time as one would say it: minutes below two hours, hours below three days, else days."""
    unit = 60 if seconds < 2 * HOUR else HOUR if seconds < 3 * DAY else DAY
    return span(max(1, round(seconds / unit)) * unit, texts)


def pace_line(pace: Pace, texts: Texts, *, has_windows: bool) -> str:
    """Every time setting, so that nobody agrees to something unseen.

    In a game without windows nobody is asked in the turn of another, so there is no time for that.
    """
    return texts.say(
        "invitation-pace" if has_windows else "invitation-pace-no-window",
        name=texts.say(f"pace-{pace.name}"),
        turn=span(pace.turn, texts),
        bank=span(pace.bank, texts),
        window=span(pace.window, texts),
    )


def _pace(invitation: Invitation, texts: Texts) -> str:
    return pace_line(invitation.pace, texts, has_windows=invitation.has_windows)


def invitation_screen(invitation: Invitation, texts: Texts) -> PublicScreen:
    """All settings and who is there, with the buttons to answer; or what became of it."""
    if invitation.status != "waiting":
        return PublicScreen((_outcome(invitation, texts),))
    lines = [
        _head(invitation, texts),
        *_who_sits_where(invitation, texts),
        invitation.setup,
        _pace(invitation, texts),
        texts.say(
            "invitation-rest",
            first=_first_words(invitation, texts),
            where=texts.say(f"where-{invitation.where}"),
            when=when(invitation.expires_at),
        ),
        *((texts.say("hints-allowed"),) if invitation.hints else ()),
    ]
    if invitation.picture is not None and len(lines) > MOST_LINES_BESIDE_A_PICTURE:
        last = MOST_LINES_BESIDE_A_PICTURE - 1
        lines[last:] = [" ".join(lines[last:])]
    rows = _answer_rows(invitation, texts)
    return PublicScreen(tuple(lines), invitation.picture, rows, mentions=invitation.invited)


def invitation_sheet(
    invitation: Invitation, picks: Sequence[tuple[str, ...]], texts: Texts
) -> InvitationSheet:
    """The same for a picture; `picks` are what seats play with by agreement."""
    places = tuple(
        InvitedPlace(
            place.side,
            "in" if place.is_in else "invited" if place.user else "free",
            picks[seat] if seat < len(picks) else (),
        )
        for seat, place in enumerate(invitation.places)
    )
    settings = (invitation.setup, _pace(invitation, texts), _first_words(invitation, texts))
    return InvitationSheet(invitation.game, places, settings)


def solo_head(match: MatchRecord, texts: Texts) -> PublicScreen:
    """Who plays against computers; the thread of the match begins at this line."""
    host, *others = (player_name(seat.user, texts) for seat in match.seats)
    return PublicScreen(
        (texts.say("solo-started", host=host, guests=listed(others, texts), match=str(match.id)),)
    )


def _head(invitation: Invitation, texts: Texts) -> str:
    host, game = f"<@{invitation.host}>", invitation.game
    guests = listed([f"<@{user}>" for user in invitation.invited], texts)
    if invitation.is_for_all or invitation.is_for_teams:
        if guests:
            return texts.say("table-invitation", host=host, guests=guests, game=game)
        return texts.say("table-open", host=host, game=game)
    if guests:
        return texts.say("invitation", host=host, guest=guests, game=game)
    return texts.say("open-table", host=host, game=game)


def _first_words(invitation: Invitation, texts: Texts) -> str:
    if invitation.is_for_teams and invitation.first != "random":
        return texts.say(f"first-side-{invitation.first}")
    return texts.say(f"first-{invitation.first}")


def _who_sits_where(invitation: Invitation, texts: Texts) -> tuple[str, ...]:
    if invitation.is_for_all:
        return (texts.say("table-places", players=_places(invitation.places, texts)),)
    if not invitation.is_for_teams:
        return ()
    return tuple(
        texts.say("table-side", side=LETTERS[side], players=_places(invitation.side(side), texts))
        for side in invitation.sides
    )


def _places(places: Sequence[LobbySeat], texts: Texts) -> str:
    words: list[str] = []
    for place in places:
        if not place.user:
            words.append(texts.say("place-free"))
        else:
            key = "place-taken" if place.is_in else "place-kept"
            words.append(texts.say(key, player=player_name(place.user, texts)))
    return ", ".join(words)


def _outcome(invitation: Invitation, texts: Texts) -> str:
    names = [
        listed([_name(place.user, texts) for place in invitation.side(side)], texts)
        for side in invitation.sides
    ]
    channel = f"<#{invitation.channel}>"
    if invitation.status == "started" and invitation.is_for_all:
        everybody = listed([_name(place.user, texts) for place in invitation.places], texts)
        return texts.say("all-started", players=everybody, channel=channel)
    if invitation.status == "started" and invitation.is_for_teams:
        return texts.say("table-started", sides=versus(names, texts), channel=channel)
    return texts.say(
        f"invitation-{invitation.status}",
        host=_name(invitation.host, texts),
        guest=names[1],
        channel=channel,
    )


def _name(user: int | None, texts: Texts) -> str:
    if user is None:
        return texts.say("somebody")
    return player_name(user, texts)


def _answer_rows(invitation: Invitation, texts: Texts) -> tuple[Buttons, ...]:
    lobby = invitation.lobby
    fill = (Button(ChooseComputer(lobby), texts.say("button-fill")),) if invitation.can_be_filled else ()
    cancel = Button(CancelInvitation(lobby), texts.say("button-cancel"))
    answers = (
        Button(AcceptInvitation(lobby), texts.say("button-accept"), "success"),
        Button(DeclineInvitation(lobby), texts.say("button-decline"), "danger"),
    )
    leave = Button(LeaveTable(lobby), texts.say("button-leave"))
    if invitation.is_for_all:
        join = Button(AcceptInvitation(lobby), texts.say("button-join"), "success")
        first = answers if invitation.invited else (join,)
        return (Buttons((*first, leave, *fill, cancel)),)
    if not invitation.is_for_teams:
        join = (Button(AcceptInvitation(lobby), texts.say("button-join"), "success"),)
        return (Buttons((*(answers if invitation.invited else join), *fill, cancel)),)
    joins = [
        Button(
            JoinSide(lobby, side),
            texts.say("button-join-side", side=LETTERS[side]),
            "success",
            disabled=all(place.user for place in invitation.side(side)),
        )
        for side in invitation.sides
    ]
    others = (leave, *fill, cancel)
    is_one_row = len(joins) + len(others) <= MOST_BUTTONS_IN_A_ROW
    rows = (Buttons((*joins, *others)),) if is_one_row else (Buttons(tuple(joins)), Buttons(others))
    return (Buttons(answers), *rows) if invitation.invited else rows


def computers_screen(invitation: Invitation, texts: Texts) -> PrivateScreen:
    """The levels of computer players for the host, a menu for each side with a free place."""
    rows: list[Row] = []
    for side in invitation.free_sides if invitation.is_for_teams else invitation.free_sides[:1]:
        words = (
            texts.say("fill-menu-side", side=LETTERS[side])
            if invitation.is_for_teams
            else texts.say("fill-menu")
        )
        choices = tuple(
            Choice(level, texts.say(f"computer-{level}"), texts.say(f"level-about-{level}"))
            for level in LEVEL_NAMES
        )
        rows.append(Menu(AddComputer(invitation.lobby, side), words, choices, number=side))
    if any(place.is_computer for place in invitation.places):
        rows.append(Buttons((Button(RemoveComputer(invitation.lobby), texts.say("button-dismiss")),)))
    head = texts.say("fill-head" if invitation.free_sides else "fill-full")
    return PrivateScreen((head,), rows=tuple(rows))


def games_screen(
    games: Sequence[GameLine],
    group: str,
    texts: Texts,
    queues: Sequence[Queue] = (),
    *,
    has_lessons: bool = True,
) -> PrivateScreen:
    """My games, those that wait for me first; `group` is the command group where one can be started.

    People wait for an opponent in `queues`. Whoever has no game may learn one that has lessons.
    """
    waiting = queue_lines(queues, texts)
    if not games:
        learn = [Button(Learn(group), texts.say("button-learn"), "primary")] if has_lessons else []
        return PrivateScreen((texts.say("list-empty", group=group), *waiting), rows=rows_of(learn))
    order = {"mine": 0, "theirs": 1, "paused": 2, "broken": 3, "over": 4}
    ranked = sorted(games, key=lambda game: (order[game.status], game.deadline or 2**62, game.match))
    lines = [texts.say("list-head", count=sum(game.status == "mine" for game in games))]
    for game in ranked:
        opponents = listed([_name(user, texts) for user in game.opponents], texts)
        if game.partners:
            partners = listed([_name(user, texts) for user in game.partners], texts)
            opponents = texts.say("list-partners", opponents=opponents, partners=partners)
        if game.title:
            opponents = f"{opponents} · {game.title}"
        place = f"<#{game.channel}>" if game.place == "there" else texts.say(f"list-place-{game.place}")
        line = texts.say(f"list-{game.status}", match=str(game.match), channel=place, opponents=opponents)
        if game.deadline:
            line = f"{line} {texts.say('list-deadline', when=when(game.deadline))}"
        lines.append(f"{line} {game.note}" if game.note else line)
    return PrivateScreen(fitting((*lines, *waiting), texts))
