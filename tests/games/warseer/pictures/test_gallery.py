"""The pictures in the documents are those of the gallery, and every one can be drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.warseer.pictures.gallery import GALLERY

DOCS = Path(__file__).resolve().parents[4] / "docs"


def test_every_picture_is_there_and_shown() -> None:
    stored = {path.stem for path in (DOCS / "pictures").glob("warseer_*.png")}
    assert stored == set(GALLERY)
    pages = "\n".join((DOCS / name).read_text(encoding="utf-8") for name in ("WARSEER.md", "PICTURES.md"))
    assert [name for name in GALLERY if f"pictures/{name}.png" not in pages] == []


@pytest.mark.parametrize("name", GALLERY)
def test_every_picture_can_be_drawn(name: str) -> None:
    picture = GALLERY[name]()
    assert picture.data
    assert picture.alt, "and told in words"
