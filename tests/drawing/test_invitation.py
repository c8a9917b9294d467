"""The picture of an invitation: everybody and everything agreed, for any game, in every language."""

from __future__ import annotations

from itertools import product

import pytest

from sfb_bot.drawing.invitation import Artist, draw_invitation, invitation_alt
from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.studio import Studio
from sfb_bot.drawing.themes import DARK, THEMES
from sfb_bot.games.brawl.pictures.emblems import EMBLEMS, emblem
from sfb_bot.games.brawl.pictures.kinds import BrawlPictures
from sfb_bot.locale import languages
from sfb_bot.screens.invitation_sheet import InvitationSheet, InvitedPlace, PlaceState
from sfb_bot.screens.values import PublicPicture
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.layout_checks import troubles, written

SETTINGS = (
    "Casual draft, 24 champions to choose from, first to 5 points.",
    "Pace: daily.",
    "The host goes first",
)
LONG = "Josephine the Unreasonably Long-Named " * 3
FACES = tuple(EMBLEMS)
ARTIST = Artist(
    face=lambda champion, size: emblem(champion, size, DARK.ink),
    name=str.title,
    crowd=FACES,
)


def sheet(*states: PlaceState, sides: int = 2, picks: int = 0) -> InvitationSheet:
    places = tuple(
        InvitedPlace(seat % sides, state, FACES[seat * picks : (seat + 1) * picks])
        for seat, state in enumerate(states)
    )
    return InvitationSheet("Super Fantasy Brawl", places, SETTINGS)


SHEETS = {
    "duel": sheet("in", "invited"),
    "open": sheet("in", "free"),
    "teams agreed": sheet("in", "free", picks=3),
    "four": sheet("in", "invited", "free", "in"),
    "four with picks": sheet("in", "invited", "free", "in", picks=2),
    "five for themselves": sheet("in", "invited", "free", "in", "free", sides=5),
    "three": sheet("in", "in", "free", sides=3),
}


@pytest.mark.parametrize(("name", "artist"), list(product(SHEETS, (None, ARTIST))))
def test_everybody_is_there_and_nothing_overlaps(name: str, artist: Artist | None) -> None:
    wanted = SHEETS[name]
    for language, theme in product(languages(), THEMES.values()):
        for names in ((), ("Ann", "Борис", "Nguyễn Thị", "Zoë", "太郎"), (LONG,) * 5):
            canvas = draw_invitation(wanted, names, theme, language, artist)
            assert troubles(canvas, may_shorten=names == (LONG,) * 5) == []
            seats = [mark.label for mark in canvas.marks if mark.kind == "seat"]
            assert sorted(seats) == list("ABCDE"[: len(wanted.places)])


def test_it_says_who_is_in_and_what_was_agreed() -> None:
    canvas = draw_invitation(SHEETS["teams agreed"], ("Ann", ""), DARK, "en", ARTIST)
    told = written(canvas)
    for words in ("Super Fantasy Brawl", "Ann", "ready", "free place", *SETTINGS):
        assert words in told
    faces = [mark.label for mark in canvas.marks if mark.kind == "face"]
    assert faces == list(FACES[:6]), "the agreed teams instead of a crowd"
    alt = invitation_alt(SHEETS["teams agreed"], ("Ann", ""), "en", ARTIST)
    assert alt.startswith(
        f"Super Fantasy Brawl. A: Ann, ready: {', '.join(map(str.title, FACES[:3]))}. B: free place: "
    )
    assert all(line in alt for line in SETTINGS)
    nameless = invitation_alt(SHEETS["duel"], (), "en")
    assert "A: Player A, ready. B: Player B, invited." in nameless


async def test_a_game_that_does_not_draw_it_gets_the_houses_own() -> None:
    studio = Studio({"brawl": BrawlPictures(content(), table("r1").public())})
    try:
        wanted = [
            PublicPicture("invitation", SHEETS["duel"], names=("Ann", "Bob"), game=game)
            for game in ("brawl", "toy")
        ]
        brawl, toy = [await studio.draw(picture, Audience()) for picture in wanted]
    finally:
        studio.close()
    assert brawl is not None
    assert toy is not None
    assert brawl.alt == toy.alt
    assert brawl.data != toy.data, "faces of champions"
    assert len(brawl.data) <= 100_000
