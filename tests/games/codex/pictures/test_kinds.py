"""Every kind of picture by its name, for every audience; what there is not is said in one line."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from sfb_bot.drawing.orientation import ORIENTATIONS
from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.codex.pictures.kinds import KINDS, CodexPictures
from sfb_bot.games.codex.positions import CodexPositions
from sfb_bot.locale import languages
from sfb_bot.screens.invitation_sheet import InvitationSheet, InvitedPlace
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.codex.kit.table import shared_content
from tests.games.codex.pictures.samples import by_prompt, random_match

PICTURES = CodexPictures(shared_content(), random_match(3)[0].public)
AUDIENCES = [
    Audience(language, theme, orientation)
    for language in languages()
    for theme in THEMES
    for orientation in ORIENTATIONS
]


@pytest.mark.parametrize("audience", AUDIENCES, ids=str)
@pytest.mark.parametrize("kind", KINDS.names)
def test_every_kind_for_every_audience(kind: str, audience: Audience) -> None:
    view, question = by_prompt()["target"][0].asked
    drawn = PICTURES.draw(PrivatePicture(kind, view, question), audience)
    assert drawn is not None
    with Image.open(BytesIO(drawn.data)) as opened:
        assert opened.size == (drawn.width, drawn.height)
    assert drawn.alt


@pytest.mark.parametrize("kind", [*KINDS.public, *KINDS.private])
def test_nothing_is_drawn_of_nothing(kind: str) -> None:
    assert PICTURES.draw(PublicPicture(kind), Audience()) is None


@pytest.mark.parametrize("kind", KINDS.private)
def test_a_private_kind_needs_the_view_of_a_seat(kind: str) -> None:
    assert PICTURES.draw(PublicPicture(kind, random_match(3)[-1].public), Audience()) is None


@pytest.mark.parametrize(
    "picture",
    [
        PublicPicture("portrait"),
        PublicPicture("card", subject="jack_of_hearts"),
        PublicPicture("hero", subject="iron_man"),
        PublicPicture("gallery", subject="villains"),
    ],
    ids=lambda picture: picture.kind,
)
def test_what_there_is_not_is_said(picture: PublicPicture) -> None:
    with pytest.raises(RenderError, match="There is no"):
        PICTURES.draw(picture, Audience())


def test_the_command_line_knows_these_kinds() -> None:
    assert set(CodexPositions.kinds) <= set(KINDS.public)
    assert set(CodexPositions.private_kinds) <= set(KINDS.private)


def test_an_invitation_has_heroes_as_faces() -> None:
    places = (InvitedPlace(0, "in", ("troq_bashar",)), InvitedPlace(1, "free"))
    sheet = InvitationSheet("Codex", places, ("Three heroes",))
    drawn = PICTURES.draw(PublicPicture("invitation", sheet, names=("Ann", "Bob")), Audience())
    assert drawn is not None


def test_warming_up_draws_something() -> None:
    PICTURES.warm_up()
