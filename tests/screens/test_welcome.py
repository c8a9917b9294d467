"""What the bot says it is: with one game, with several, and with the whole house."""

from __future__ import annotations

import pytest

from sfb_bot.locale import Texts
from sfb_bot.screens.limits import MOST_LINES_BESIDE_A_PICTURE
from sfb_bot.screens.practice_actions import Learn
from sfb_bot.screens.welcome import (
    AT_ONCE,
    Offer,
    WayIn,
    greeting_screen,
    help_in_channel,
    help_in_direct_messages,
)
from tests.shared_packs import shared_packs

LANGUAGES = ("en", "ru", "uk")


def house(count: int) -> list[Offer]:
    packs = [*shared_packs().items()][:count]
    return [Offer(pack.screens, (WayIn(AT_ONCE, Learn(name)),)) for name, pack in packs]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(1, len(shared_packs()) + 1))
def test_every_game_of_the_house_is_told_of(language: str, count: int) -> None:
    texts, offers = Texts(language, strict=True), house(count)
    screens = [
        help_in_channel(offers, (5, 6), texts, is_organiser=True),
        help_in_direct_messages(offers, texts),
        greeting_screen(offers, texts),
    ]
    for screen in screens:
        told = "\n".join(screen.lines)
        assert [offer for offer in offers if f"**{offer.title(texts)}**" not in told] == []
        # The lines of many games take the place of the picture of the first.
        assert (screen.picture is not None) == (len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE)
