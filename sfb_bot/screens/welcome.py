"""The first thing somebody reads: what this is, how one wins, and what can be done here and now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, SeasonId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import ListMatches, Play, Respond, ShowBoard, ShowLog, ShowPage, ShowReplay
from sfb_bot.screens.game import Game
from sfb_bot.screens.league.actions import JoinSeason, ShowPairing, ShowResults, ShowSchedule, ShowTable
from sfb_bot.screens.limits import LONGEST_LABEL, MOST_LINES_BESIDE_A_PICTURE, clip
from sfb_bot.screens.pages import page_buttons
from sfb_bot.screens.values import (
    Button,
    PrivatePicture,
    PrivateScreen,
    PublicScreen,
    UserMenu,
    rows_of,
)
from sfb_bot.screens.welcome_actions import AboutGame, ChallengeOne, ShowHelp

# The way that begins a match without anybody else.
AT_ONCE: Final = "play"

# Any: what a view is does not matter to somebody who has not seen one yet.
AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class WayIn:
    """A way to begin: its name, under which its button has the text `way-<name>`, and what it does."""

    name: str
    action: Action


@dataclass(frozen=True, slots=True)
class MatchHere:
    """The match that is played where help is asked for, as the one who asks stands to it.

    `part` is `asked` of whoever has to answer, `waits` of another player, `watches` of anybody else, `over`
    for all when it is. `waiting` are the names of those it waits for.
    """

    match: MatchId
    part: Literal["asked", "responds", "waits", "watches", "over"]
    waiting: str = ""


@dataclass(frozen=True, slots=True)
class SeasonHere:
    """The season that belongs to the channel where help is asked for."""

    season: SeasonId
    name: str
    is_open: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """A game on offer with the ways into it; `has_queue`: one can wait for an opponent."""

    game: AnyGame
    ways: tuple[WayIn, ...]
    has_queue: bool = False

    @property
    def name(self) -> str:
        """Its command group."""
        return self.game.label.partition("@")[0]

    def title(self, texts: Texts) -> str:
        """What it is called."""
        return self.game.title(texts)


def greeting_screen(offers: Sequence[Offer], texts: Texts) -> PublicScreen:
    """What the bot says once in a new server."""
    buttons = [*_ways_into(offers, texts), Button(ShowHelp(), texts.say("button-help"))]
    lines = _about(offers, texts)
    picture = offers[0].game.about_picture() if len(lines) <= MOST_LINES_BESIDE_A_PICTURE else None
    return PublicScreen(lines, picture, rows_of(buttons))


def help_in_match(game: AnyGame, here: MatchHere, texts: Texts) -> PrivateScreen:
    """What can be done in the place of a match."""
    lines = (
        game.about(texts)[1],
        texts.say(f"help-match-{here.part}", players=here.waiting),
        texts.say(
            "help-match-watch" if here.part == "watches" else "help-match-more",
            game=game.label.partition("@")[0],
        ),
    )
    buttons: list[Button] = []
    if here.part in ("asked", "responds"):
        action = Play(here.match) if here.part == "asked" else Respond(here.match)
        word = "button-play" if here.part == "asked" else "button-respond"
        buttons.append(Button(action, texts.say(word), "primary"))
    if here.part not in ("watches", "over"):
        buttons += page_buttons(game, partial(ShowPage, here.match), texts)
    buttons += [
        Button(ShowBoard(here.match), texts.say("button-board")),
        Button(ShowLog(here.match), texts.say("button-log")),
        Button(ShowReplay(here.match), texts.say("button-look-back")),
    ]
    return PrivateScreen(lines, rows=rows_of(buttons))


def help_in_season(game: AnyGame, here: SeasonHere, texts: Texts) -> PrivateScreen:
    """What can be done in the channel of a league."""
    lines = (
        game.about(texts)[1],
        texts.say("help-season-open" if here.is_open else "help-season", season=here.name),
    )
    join = (
        [Button(JoinSeason(here.season), texts.say("button-season-join"), "success")] if here.is_open else []
    )
    buttons = [
        *join,
        Button(ShowPairing(here.season), texts.say("button-season-mine")),
        Button(ShowTable(here.season), texts.say("button-table")),
        Button(ShowSchedule(here.season), texts.say("button-season-schedule")),
        Button(ShowResults(here.season), texts.say("button-season-results")),
    ]
    return PrivateScreen(lines, rows=rows_of(buttons))


def help_in_channel(
    offers: Sequence[Offer], moves: Sequence[int], texts: Texts, *, is_organiser: bool
) -> PrivateScreen:
    """What can be done in any other channel; `moves` are the places where it is one's move.

    What this is takes three lines, so there is room for one more beside the picture; of four games a line
    each takes the picture's place.
    """
    here = [texts.say("help-games")] if len(offers) > 1 else _how_to_begin(offers[0], texts)
    if moves:
        here = [texts.say("help-moves", places=", ".join(f"<#{place}>" for place in moves[:5]))]
    if is_organiser:
        here.append(texts.say("help-organiser"))
    buttons = [*_ways_into(offers, texts), Button(ListMatches(), texts.say("button-my-games"))]
    return _with_picture(offers[0].game, (*_about(offers, texts), " ".join(here)), buttons)


def _how_to_begin(offer: Offer, texts: Texts) -> list[str]:
    queue = [texts.say("help-queue", game=offer.name)] if offer.has_queue else []
    return [texts.say("help-channel", game=offer.name), *queue]


def help_in_direct_messages(offers: Sequence[Offer], texts: Texts) -> PrivateScreen:
    """What can be done where there is no server."""
    lines = (*_about(offers, texts), texts.say("help-direct"))
    more = _about_buttons(offers, texts) if len(offers) > 1 else []
    buttons = [*more, Button(ListMatches(), texts.say("button-my-games"))]
    return _with_picture(offers[0].game, lines, buttons)


def which_screen(choices: Sequence[tuple[str, Action]], texts: Texts) -> PrivateScreen:
    """Asks which game is meant; each choice is called by its game."""
    buttons = [Button(action, clip(label, LONGEST_LABEL)) for label, action in choices]
    return PrivateScreen((texts.say("which-game"),), rows=rows_of(buttons))


def whom_screen(game: AnyGame, name: str, texts: Texts) -> PrivateScreen:
    """Asks whom to challenge."""
    own = game.own_texts(texts)
    quick = [game.own_texts(texts).say("about-quick")] if own.has("about-quick") else []
    line = " ".join([texts.say("ask-whom", game=game.title(texts)), *quick])
    return PrivateScreen((line,), rows=(UserMenu(ChallengeOne(name), texts.say("menu-whom")),))


def _about(offers: Sequence[Offer], texts: Texts) -> tuple[str, ...]:
    """What a game is, how one wins and how a turn goes; of several games what each of them is."""
    told = [offer.game.about(texts) for offer in offers]
    heads = [f"**{one.title(texts)}**: {about[0]}" for one, about in zip(offers, told, strict=True)]
    return (*heads, *told[0][1:]) if len(offers) == 1 else tuple(heads)


def _with_picture(game: AnyGame, lines: tuple[str, ...], buttons: list[Button]) -> PrivateScreen:
    shown = game.about_picture() if len(lines) <= MOST_LINES_BESIDE_A_PICTURE else None
    picture = None if shown is None else PrivatePicture(shown.kind, shown.view, game=shown.game)
    return PrivateScreen(lines, picture, rows_of(buttons))


def _ways_into(offers: Sequence[Offer], texts: Texts) -> list[Button]:
    """Every way into a game; of several games to play each at once, and to see more about it."""
    if len(offers) == 1:
        return _way_buttons(offers[0].ways, texts)
    plays = [
        Button(
            way.action, clip(texts.say("way-play-game", game=offer.title(texts)), LONGEST_LABEL), "primary"
        )
        for offer in offers
        for way in offer.ways
        if way.name == AT_ONCE
    ]
    return [*plays, *_about_buttons(offers, texts)]


def _about_buttons(offers: Sequence[Offer], texts: Texts) -> list[Button]:
    labels = [texts.say("button-about", game=offer.title(texts)) for offer in offers]
    return [
        Button(AboutGame(offer.name), clip(label, LONGEST_LABEL))
        for offer, label in zip(offers, labels, strict=True)
    ]


def _way_buttons(ways: Sequence[WayIn], texts: Texts) -> list[Button]:
    return [
        Button(way.action, texts.say(f"way-{way.name}"), "secondary" if number else "primary")
        for number, way in enumerate(ways)
    ]
