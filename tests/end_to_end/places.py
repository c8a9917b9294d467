"""Places that refuse or are gone: what tests about them share."""

from __future__ import annotations

from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import Outcome, UserDriver, VisibleMessage
from tests.end_to_end.harness import (
    Game,
    Stage,
    verbs,
)
from tests.patience import until

ENGLISH = Texts("en", strict=True)
# Discord's word for a missing permission.
FORBIDDEN = (403, 50013)
POSTS = "/channels/{channel_id}/messages"


def said(outcome: Outcome) -> str:
    assert outcome.message is not None
    return outcome.message.text


def posts_of_bot(here: Stage, place: int) -> list[int]:
    world = here.playground.world
    return [
        m.id for m in world.messages[place].values() if m.author_id == world.bot.id and not m.is_ephemeral
    ]


def direct_messages(user: UserDriver) -> list[VisibleMessage]:
    return [m for m in user.visible_messages(user.dm()) if m.author_id != user.id]


async def told_directly(user: UserDriver, *words: str) -> VisibleMessage:
    return await user.wait_for_message(user.dm(), lambda m: all(word in m.text for word in words))


async def has_trouble(here: Stage, match: int) -> None:
    async def is_so() -> bool:
        return here.shell.app.troubles.of_match(MatchId(match)) is not None

    await until(is_so, "trouble with the match")


async def nothing_waits(here: Stage) -> None:
    """Everything is shown, and no place is in trouble any more."""

    async def is_so() -> bool:
        app = here.shell.app
        return await app.store.next_outbox() is None and not app.troubles.all()

    await until(is_so, "everything to be shown")


async def play_unseen(game: Game) -> None:
    """Somebody answers, so that there is something to post."""
    for user in game.players:
        panel = (await user.slash("arena", "brawl play")).message
        assert panel is not None
        if (press := verbs(panel).get("answer")) or (press := verbs(panel).get("answer_for_me")):
            await user.press(panel, press)
            return


async def play_until_posted(here: Stage, game: Game) -> None:
    """Answer until something waits to be posted."""
    for _ in range(20):
        await play_unseen(game)
        if await here.shell.app.store.next_outbox() is not None:
            return
    raise AssertionError("nothing to post")
