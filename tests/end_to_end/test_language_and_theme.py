"""Pictures come in the language, the colours and the shape of whoever looks at them."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from sfb_bot.playground import UserDriver, VisibleMessage
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of, run
from tests.end_to_end.harness import Stage, begin, newest_post, stage
from tests.end_to_end.players import fast_forward
from tests.end_to_end.test_presses import post_of

CARD = "Hunter's Quarry"


async def card_for(user: UserDriver) -> VisibleMessage:
    return message_of(await user.slash("lounge", "card", name=CARD))


def data_of(here: Stage, message: VisibleMessage) -> bytes:
    """The file of the only picture of a message."""
    (picture,) = message.pictures
    number = next(int(part) for part in picture.url.split("/") if part.isdigit() and int(part) in files(here))
    return here.playground.world.files[number]


def files(here: Stage) -> dict[int, bytes]:
    return here.playground.world.files


def size_of(here: Stage, message: VisibleMessage) -> tuple[int, int]:
    return Image.open(io.BytesIO(data_of(here, message))).size


async def test_private_pictures_follow_the_person_and_then_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        plain = await card_for(bob)
        await bob.slash("lounge", "settings me", theme="contrast", language="uk")
        chosen = await card_for(bob)
        assert "Навичка" in (chosen.pictures[0].alt or "")
        assert "Skill" in (plain.pictures[0].alt or "")
        await bob.slash("lounge", "settings me", theme="dark", language="uk")
        dark = await card_for(bob)
        assert dark.pictures[0].alt == chosen.pictures[0].alt
        assert len({data_of(here, message) for message in (plain, chosen, dark)}) == 3
        await alice.slash("lounge", "settings server", theme="contrast", language="ru")
        await bob.slash("lounge", "settings me", theme="auto", language="uk")
        assert data_of(here, await card_for(bob)) == data_of(here, chosen), "the server's colours"
        blameless(here)


async def test_public_pictures_follow_the_server_alone(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice = here.user("alice")
        await alice.slash("arena", "settings server", theme="contrast", language="ru")
        await alice.slash("arena", "settings me", theme="dark", language="uk")
        game = await begin(here)
        board = await run(alice, game, "brawl board")
        assert (post_of(game).pictures[0].alt or "").startswith("Чемпионы")
        assert (board.pictures[0].alt or "").startswith("Чемпіони")
        blameless(here)


async def test_boards_are_upright_unless_a_server_or_a_person_wants_them_wide(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        game = await begin(here)
        await fast_forward(here, game, "shape", lambda look: look.record.seq >= 3)

        async def shape(user: UserDriver) -> str:
            width, height = size_of(here, await run(user, game, "brawl board"))
            return "upright" if height > width else "wide"

        post = newest_post(alice, game.place)
        assert post is not None
        width, height = size_of(here, post)
        assert height > width
        assert await shape(alice) == "upright"
        await alice.slash("arena", "settings server", orientation="landscape")
        assert (await shape(alice), await shape(bob)) == ("wide", "wide")
        await bob.slash("arena", "settings me", orientation="portrait")
        assert (await shape(alice), await shape(bob)) == ("wide", "upright")
        blameless(here)
