"""Every kind of picture looks as it did, within the tolerance that other builds of the libraries need.

After a wanted change:
`python -m tests.games.brawl.pictures.card_samples tests/games/brawl/pictures/card_goldens --half`,
then look at what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from sfb_bot.games.brawl.pictures.cards import card_picture
from sfb_bot.games.brawl.pictures.discard import discard_picture
from sfb_bot.games.brawl.pictures.gallery import gallery_picture
from sfb_bot.games.brawl.pictures.score_sheet import score_sheet_picture
from sfb_bot.games.brawl.rules.ids import CardId
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.views import public_view
from tests.games.brawl.kit.table import content
from tests.games.brawl.pictures.card_samples import POSITION, SAMPLES, game_events
from tests.games.brawl.pictures.comparison import differences, halved
from tests.games.brawl.pictures.sample_files import pixels

GOLDENS = Path(__file__).parent / "card_goldens"


@pytest.mark.parametrize("name", list(SAMPLES))
def test_it_looks_as_it_did_each_time_in_a_small_file(name: str) -> None:
    drawn = SAMPLES[name]()
    golden = Image.open(GOLDENS / f"{name}.png").convert("RGB")
    assert differences(golden, halved(pixels(drawn))) == []
    assert SAMPLES[name]().data == drawn.data
    assert len(drawn.data) < 120_000


def test_the_comparison_sees_another_card() -> None:
    first, second = (halved(pixels(card_picture(content(), CardId(card)))) for card in ("GWA02", "GWA03"))
    assert differences(first, second) != []


def test_a_golden_for_every_sample_and_no_other() -> None:
    assert {path.stem for path in GOLDENS.glob("*.png")} == set(SAMPLES)


def test_public_pictures_do_not_depend_on_hidden_cards() -> None:
    """Swap the whole hand of A with cards of its deck and turn B's deck around: nothing public changes."""
    drawn: list[list[bytes | str]] = []
    for swap in (False, True):
        state = parse_line(POSITION, content())
        if swap:
            player = state.players[0]
            count = len(player.hand)
            player.hand, player.deck[:count] = player.deck[:count], player.hand
            state.players[1].deck.reverse()
        view = public_view(state, None)
        pictures = (
            discard_picture(view, 0, content()),
            gallery_picture(view, content()),
            score_sheet_picture(view, game_events(), content()),
        )
        drawn.append([part for picture in pictures for part in (picture.data, picture.alt)])
    assert drawn[0] == drawn[1]
