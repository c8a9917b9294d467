"""Asking for a hint: the panel says at once that it is being thought about, then what was found."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator

from sfb_bot.discord_ui.actions.handlers import Show, Unfolding, handles
from sfb_bot.discord_ui.actions.looks import own_look, panel_screen
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import StaleAnswer
from sfb_bot.matches.looks import Look
from sfb_bot.matches.refusals import NoHints
from sfb_bot.matches.thinkers import ThoughtFailed
from sfb_bot.screens.actions import AskForHint
from sfb_bot.screens.panel import stale_panel
from sfb_bot.screens.values import PrivateScreen

log = logging.getLogger(__name__)


@handles(AskForHint)
async def ask_for_hint(shell: Shell, who: Person, action: AskForHint) -> Show:
    """What a computer player would do, below the question it is about."""
    look = await own_look(shell, who, action.match)
    if not shell.app.hints.are_given_in(look.record):
        raise NoHints("hints are not allowed in this match", rule="off")
    if look.record.ask_no != action.ask_no or look.question is None:
        raise StaleAnswer("the match has gone on since", rule="stale")
    return Unfolding(_hinted(shell, who, action, look))


async def _hinted(shell: Shell, who: Person, action: AskForHint, look: Look) -> AsyncGenerator[PrivateScreen]:
    hints, match, ask_no = shell.app.hints, action.match, action.ask_no
    if hints.given(match, who.user, ask_no) is None:
        yield await panel_screen(shell, look, who.texts, hint="thinking")
        try:
            await hints.hint(match, who.user, ask_no)
        except ThoughtFailed as error:
            log.warning("there is no hint for match %s: %s", match, error)
            yield await panel_screen(shell, await own_look(shell, who, match), who.texts, hint="failed")
            return
        except StaleAnswer:
            log.debug("match %s went on before there was a hint", match)
        look = await own_look(shell, who, match)
    screen = await panel_screen(shell, look, who.texts)
    yield screen if look.record.ask_no == ask_no else stale_panel(screen, who.texts)
