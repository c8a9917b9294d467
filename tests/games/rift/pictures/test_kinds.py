"""Every kind of picture by its name, for every audience; what there is not is said in one line."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from sfb_bot.drawing.orientation import ORIENTATIONS
from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.rift.pictures.kinds import KINDS, RiftPictures
from sfb_bot.locale import languages
from sfb_bot.screens.invitation_sheet import InvitationSheet, InvitedPlace
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.rift.kit.table import content
from tests.games.rift.pictures.samples import by_prompt, random_match

PICTURES = RiftPictures(content(), random_match(0)[0].public)
AUDIENCES = [
    Audience(language, theme, orientation)
    for language in languages()
    for theme in THEMES
    for orientation in ORIENTATIONS
]


@pytest.mark.parametrize("audience", AUDIENCES, ids=str)
@pytest.mark.parametrize("kind", KINDS.names)
def test_every_kind_for_every_audience(kind: str, audience: Audience) -> None:
    view, question = by_prompt()["respond"][0].asked
    drawn = PICTURES.draw(PrivatePicture(kind, view, question), audience)
    assert drawn is not None
    with Image.open(BytesIO(drawn.data)) as opened:
        assert opened.size == (drawn.width, drawn.height)
    assert drawn.alt


@pytest.mark.parametrize("kind", [*KINDS.public, *KINDS.private])
def test_nothing_is_drawn_of_nothing(kind: str) -> None:
    assert PICTURES.draw(PublicPicture(kind), Audience()) is None


@pytest.mark.parametrize("kind", KINDS.private)
def test_private_kinds_need_a_seat(kind: str) -> None:
    assert PICTURES.draw(PublicPicture(kind, random_match(0)[50].public), Audience()) is None


@pytest.mark.parametrize("kind", KINDS.look_ups)
def test_unknown_things_are_refused(kind: str) -> None:
    with pytest.raises(RenderError, match="nonsense"):
        PICTURES.draw(PrivatePicture(kind, subject="nonsense"), Audience())


@pytest.mark.parametrize(
    ("kind", "audience", "words"),
    [
        ("arena", Audience(), "no kind of picture 'arena'"),
        ("table", Audience(theme="pink"), "no theme 'pink'"),
        ("table", Audience(language="xx"), "no language 'xx'"),
        ("table", Audience(orientation="round"), "no orientation 'round'"),
    ],
)
def test_what_there_is_not_is_said_in_one_line(kind: str, audience: Audience, words: str) -> None:
    with pytest.raises(RenderError, match=words):
        PICTURES.draw(PublicPicture(kind, random_match(0)[50].public), audience)


def test_the_discards_of_the_seat_that_is_named_are_shown() -> None:
    last = random_match(0)[-1]
    first, second = (
        PICTURES.draw(PrivatePicture("discard", last.public, subject=str(seat)), Audience())
        for seat in (0, 1)
    )
    assert first is not None
    assert second is not None
    assert first.alt.startswith("Discards: Blue")
    assert second.alt.startswith("Discards: Red")
    with pytest.raises(RenderError, match="no seat number 5"):
        PICTURES.draw(PrivatePicture("discard", last.public, subject="5"), Audience())


def test_a_draft_question_shows_the_packet() -> None:
    view, question = by_prompt()["pick"][0].asked
    drawn = PICTURES.draw(PrivatePicture("choice", view, question), Audience())
    assert drawn is not None
    assert drawn.alt.startswith("Pick a warrior")


def test_an_invitation_has_faces_of_the_box() -> None:
    places = (InvitedPlace(0, "in"), InvitedPlace(1, "free"))
    sheet = InvitationSheet("Champions of the Rift", places, ("Draft",))
    drawn = PICTURES.draw(PublicPicture("invitation", sheet, names=("Ann", "Bob")), Audience())
    assert drawn is not None
