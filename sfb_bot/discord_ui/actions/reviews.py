"""Looking back at one's own turns: the panel counts while they are looked at, then tells what was found."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator

from sfb_bot.discord_ui.actions.handlers import Show, Unfolding, handles
from sfb_bot.discord_ui.actions.looks import own_look
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.looks import Look
from sfb_bot.matches.reviews import Reviewing
from sfb_bot.matches.thinkers import ThoughtFailed
from sfb_bot.screens.actions import ShowReview
from sfb_bot.screens.review import failed_screen, review_screen, reviewing_screen
from sfb_bot.screens.values import PrivateScreen

log = logging.getLogger(__name__)


@handles(ShowReview)
async def show_review(shell: Shell, who: Person, action: ShowReview) -> Show:
    """The own turns of a finished match that lost most."""
    look = await own_look(shell, who, action.match)
    reviewing = await shell.app.reviews.of(action.match, who.user)
    return Unfolding(_reviewed(shell, who, look, reviewing))


async def _reviewed(
    shell: Shell, who: Person, look: Look, reviewing: Reviewing
) -> AsyncGenerator[PrivateScreen]:
    task, match, texts = reviewing.task, look.record.id, who.texts
    assert task is not None
    while not task.done():
        yield reviewing_screen(reviewing.done, reviewing.total, texts)
        await reviewing.changed()
    try:
        review = await task
    except ThoughtFailed as error:
        log.warning("there is no review of match %s: %s", match, error)
        yield failed_screen(match, texts)
        return
    screen = review_screen(shell.screens(look.record), match, review, texts)
    yield shell.names.in_private(screen, look.record, texts)
