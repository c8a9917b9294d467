"""The playground's start page, in the words and with a picture of every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sfb_bot.discord_ui.components import audience_for
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.locale import Texts, is_complete, languages
from sfb_bot.matches.records import LobbyId
from sfb_bot.playground import StartPage, StartWay
from sfb_bot.screens.lobby_actions import AcceptInvitation

LEVEL = "easy"
# How the button begins that accepts any invitation.
ACCEPT: Final = AcceptInvitation(LobbyId(1)).custom_id.removesuffix("1")


async def start_pages(shell: Shell) -> dict[str, StartPage]:
    """The start page in every language that is complete, English first."""
    return {spoken: await start_page(shell, Texts(spoken)) for spoken in languages() if is_complete(spoken)}


async def start_page(shell: Shell, texts: Texts) -> StartPage:
    """What there is to play, and how to begin at once; games against computer players come first."""
    packs = sorted(shell.packs.values(), key=lambda pack: pack.computer is None)
    first, *others = [await _part(shell, pack, texts, is_alone=len(packs) == 1) for pack in packs]
    return replace(first, others=tuple(others))


async def _part(shell: Shell, pack: GamePack, texts: Texts, *, is_alone: bool) -> StartPage:
    """What a game is, and how to play it: alone, with somebody beside you, or after lessons.

    Beside another game it is told in one sentence.
    """
    game, form = pack.screens, pack.setup
    shown = game.about_picture()
    drawn = await shell.images.draw(shown, audience_for(texts)) if shown is not None else None
    presets = form.presets_for(form.modes[0].name)
    own = {"team": presets[0].name} if presets else {}
    quick = dict(form.quick)
    ways = (
        StartWay(texts.say("way-play"), f"{pack.name} solo", {"level": LEVEL, **own, **quick}, leads=True),
        StartWay(
            texts.say("way-two"),
            f"{pack.name} challenge",
            {**quick, "first": "me"},
            rival="opponent",
            answer=ACCEPT,
            leads=True,
        ),
        StartWay(texts.say("way-learn"), f"{pack.name} learn"),
    )
    about = game.about(texts)
    return StartPage(
        game.title(texts),
        about if is_alone else about[:1],
        ways,
        drawn.data if drawn is not None else b"",
        drawn.alt if drawn is not None else "",
    )
