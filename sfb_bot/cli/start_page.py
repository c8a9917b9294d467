"""The playground's start page, in the words and with a picture of the game people are offered first."""

from __future__ import annotations

from sfb_bot.discord_ui.components import audience_for
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.playground import StartPage, StartWay

LEVEL = "easy"


async def start_page(shell: Shell) -> StartPage:
    """What the game is, and how to play it at once: alone, with somebody beside you, or after lessons."""
    pack, texts = shell.usual, Texts()
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
            answer=texts.say("button-accept"),
            leads=True,
        ),
        StartWay(texts.say("way-learn"), f"{pack.name} learn"),
    )
    return StartPage(
        game.title(texts),
        game.about(texts),
        ways,
        drawn.data if drawn is not None else b"",
        drawn.alt if drawn is not None else "",
    )
