"""Champion cards, galleries of drafts and challenge cards: complete, legible, in every theme and language."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.games.brawl.pictures.challenges import challenge_picture, draw_challenge
from sfb_bot.games.brawl.pictures.champions import champion_cards_picture, champion_picture, draw_champion
from sfb_bot.games.brawl.pictures.emblems import EMBLEMS
from sfb_bot.games.brawl.pictures.gallery import (
    Tile,
    columns_for,
    draft_sections,
    draw_gallery,
    gallery_picture,
)
from sfb_bot.games.brawl.pictures.words import role_words
from sfb_bot.games.brawl.rules.content import in_language
from sfb_bot.games.brawl.rules.ids import ChallengeId, ChampionId
from sfb_bot.games.brawl.rules.views import SlotView
from sfb_bot.locale import languages
from tests.games.brawl.kit.table import content
from tests.games.brawl.pictures.card_samples import (
    content_of_all_champions,
    draft_view,
    public_sample,
    team_view,
    wordy_content,
)
from tests.games.brawl.pictures.layout_checks import troubles, written
from tests.games.brawl.pictures.sample_files import pixels

SIX = tuple(content().champions)
ALL = tuple(EMBLEMS)
THEMES = pytest.mark.parametrize("theme", [DARK, CONTRAST], ids=lambda theme: theme.name)


@THEMES
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("champion", SIX)
def test_a_champion_card_shows_both_sides(champion: str, language: str, theme: Theme) -> None:
    canvas = draw_champion(content(), ChampionId(champion), theme, language)
    assert troubles(canvas) == []
    found, told = content().champions[champion], written(canvas)
    assert in_language(found.names, language) in told
    for side in (found.basic, found.levelled):
        assert f" {side.health} {side.defence} " in told
        assert side.texts is None or in_language(side.texts, language) in told
    for card in found.cards:
        assert in_language(card.names, language) in told


@pytest.mark.parametrize("champion", ALL)
def test_every_champion_is_drawn(champion: str) -> None:
    for theme in (DARK, CONTRAST):
        picture = champion_picture(content_of_all_champions(), ChampionId(champion), theme)
        assert pixels(picture).size == (picture.width, picture.height)


@pytest.mark.parametrize("champion", SIX)
def test_a_wordy_champion_fits(champion: str) -> None:
    assert troubles(draw_champion(wordy_content(), ChampionId(champion), DARK, "ru")) == []
    assert len(champion_picture(wordy_content(), ChampionId(champion), language="ru").alt) <= 1024


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("champion", SIX)
def test_alt_text_of_a_champion(champion: str, language: str) -> None:
    found = content().champions[champion]
    alt = champion_picture(content(), ChampionId(champion), language=language).alt
    assert len(alt) <= 1024
    for side in (found.basic, found.levelled):
        assert side.texts is None or in_language(side.texts, language) in alt
    cards_alt = champion_cards_picture(content(), ChampionId(champion), language=language).alt
    for card in found.cards:
        assert in_language(card.names, language) in alt
        assert in_language(card.names, language) in cards_alt
        assert in_language(card.texts, language) in cards_alt or len(cards_alt) > 900


def test_an_unknown_champion_is_named() -> None:
    with pytest.raises(RenderError, match="nobody"):
        champion_picture(content(), ChampionId("nobody"))
    with pytest.raises(RenderError, match="nobody"):
        champion_cards_picture(content(), ChampionId("nobody"))


@pytest.mark.parametrize(
    ("count", "columns"), [(0, 3), (1, 3), (6, 3), (9, 3), (10, 4), (12, 4), (24, 4), (25, 5), (40, 5)]
)
def test_few_champions_get_large_tiles(count: int, columns: int) -> None:
    assert columns_for(count) == columns


@THEMES
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [0, 1, 6, 12, 24])
def test_a_pool_of_any_size(count: int, language: str, theme: Theme) -> None:
    roster = ALL[:count]
    view = draft_view("casual", roster, (roster[:2], roster[3:4]))
    canvas = draw_gallery(view, content_of_all_champions(), theme, language)
    assert troubles(canvas) == []
    emblems = [mark.label for mark in canvas.marks if mark.kind == "emblem"]
    assert emblems == [*roster, *roster[:2], *roster[3:4]]


def test_the_whole_box_is_readable_on_a_phone() -> None:
    """A pool of 24, shown 360 pixels wide: the capitals of every name are at least 7 pixels high."""
    box = content_of_all_champions()
    canvas = draw_gallery(draft_view("casual", ALL, ((), ())), box, DARK, "en")
    named = {in_language(champion.names, "en") for champion in box.champions.values()}
    heights = [m.box.height for m in canvas.marks if m.kind == "text" and m.label in named]
    assert len(heights) == len(ALL) == 24
    assert min(heights) * 360 / canvas.frame.width >= 7


def test_nobody_has_a_team_before_the_first_pick() -> None:
    view = draft_view("tournament", ALL, ((), ()))
    heights = [
        draw_gallery(v, content_of_all_champions(), DARK, "en").frame.height
        for v in (view, replace(view, draft=replace(view.draft, picks=(ALL[:1], ()))))
    ]
    assert heights[0] < heights[1]
    canvas = draw_gallery(view, content_of_all_champions(), DARK, "en")
    assert not [mark for mark in canvas.marks if mark.kind == "seat"]


def test_tiles_tell_who_took_whom() -> None:
    view = draft_view("casual", SIX, ((SIX[0],), (SIX[2], SIX[0])), bans=((), (SIX[1],)))
    (pool,) = draft_sections(view.draft, content())
    assert pool.tiles[:4] == (
        Tile(ChampionId(SIX[0]), (0, 1)),
        Tile(ChampionId(SIX[1]), (), banned=True),
        Tile(ChampionId(SIX[2]), (1,)),
        Tile(ChampionId(SIX[3])),
    )


def test_copies_in_a_pool_are_tiles_of_their_own() -> None:
    """R32: the first card of a champion is the first taker's; what is left can be read in words, too."""
    roster = (SIX[0], SIX[1], SIX[0], SIX[1])
    view = draft_view("casual", roster, ((SIX[0],), (SIX[0], SIX[1])))
    (pool,) = draft_sections(view.draft, content())
    assert pool.tiles == (
        Tile(ChampionId(SIX[0]), (0,)),
        Tile(ChampionId(SIX[1]), (1,)),
        Tile(ChampionId(SIX[0]), (1,)),
        Tile(ChampionId(SIX[1])),
    )
    available = gallery_picture(view, content()).alt.splitlines()[1]
    left = content().champions[SIX[1]]
    values = f"{left.basic.health}/{left.basic.defence}"
    assert available.endswith(f": {left.names['en']} {values} (fighter, control).")


@pytest.mark.parametrize("language", languages())
def test_tiles_say_what_champions_are_good_at(language: str) -> None:
    canvas = draw_gallery(draft_view("casual", SIX, ((), ())), content(), DARK, language)
    assert troubles(canvas) == []
    told = written(canvas)
    for champion in content().champions.values():
        assert champion.roles
        assert f"{in_language(champion.names, language)} {role_words(champion, language)} " in told


@pytest.mark.parametrize(("language", "lines"), [("en", 1), ("ru", 2), ("uk", 2)])
def test_tiles_grow_where_words_are_long(language: str, lines: int) -> None:
    """Where one line is too little for what somebody is good at, all tiles get a second one."""
    views = [draft_view("casual", roster, ((), ())) for roster in (("gwaien",), ("gwaien", "akhet"))]
    one, two = (draw_gallery(view, content(), DARK, language).frame.height for view in views)
    assert two - one == (lines - 1) * 29


def test_line_ups_replace_the_pool_once_they_lie_open() -> None:
    view = draft_view("tournament", ALL, (("rath",), ()), (ALL[5:10], ALL[:5]), (("taze",), (ALL[0],)))
    sections = draft_sections(view.draft, content())
    assert [section.seat for section in sections] == [0, 1]
    assert Tile(ChampionId("rath"), (0,)) in sections[0].tiles
    assert Tile(ChampionId(ALL[0]), (), banned=True) in sections[1].tiles
    for theme in (DARK, CONTRAST):
        canvas = draw_gallery(view, content_of_all_champions(), theme, "ru")
        assert troubles(canvas) == []
        assert [mark.label for mark in canvas.marks if mark.kind == "emblem"] == [*ALL[5:10], *ALL[:5]]


@pytest.mark.parametrize("with_line_ups", [False, True])
def test_four_players_draft(with_line_ups: bool) -> None:
    view = team_view(public_sample())
    line_ups = tuple(ALL[3 * seat : 3 * seat + 3] for seat in range(4)) if with_line_ups else ((),) * 4
    picks = tuple((ALL[3 * seat],) for seat in range(4))
    view = replace(view, draft=replace(view.draft, roster=ALL[:12], line_ups=line_ups, picks=picks))
    canvas = draw_gallery(view, content_of_all_champions(), DARK, "en")
    assert troubles(canvas) == []
    assert {"A", "B", "C", "D"} == {mark.label for mark in canvas.marks if mark.kind == "seat"}
    assert len(gallery_picture(view, content_of_all_champions()).alt) <= 1024


def test_wordy_tiles_fit() -> None:
    view = draft_view("casual", SIX, ((SIX[0],), ()))
    assert troubles(draw_gallery(view, wordy_content(), DARK, "ru")) == []


@pytest.mark.parametrize("language", languages())
def test_alt_text_of_a_draft(language: str) -> None:
    view = draft_view("casual", ALL, (ALL[:2], ALL[2:3]), bans=((), ALL[3:4]))
    alt = gallery_picture(view, content_of_all_champions(), language=language).alt
    assert len(alt) <= 1024
    for champion in content_of_all_champions().champions.values():
        assert alt.count(in_language(champion.names, language)) >= 1


@THEMES
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("points", [None, 0, 2])
@pytest.mark.parametrize("challenge", list(content().challenges))
def test_challenge_cards(challenge: str, points: int | None, language: str, theme: Theme) -> None:
    slot = None if points is None else SlotView(points, ChallengeId(challenge), (0, 1))
    canvas = draw_challenge(content(), ChallengeId(challenge), theme, language, slot=slot)
    assert troubles(canvas) == []
    found, told = content().challenges[challenge], written(canvas)
    assert in_language(found.names, language) in told
    assert in_language(found.texts, language) in told
    assert sum(mark.kind == "seat" for mark in canvas.marks) == (0 if slot is None else 2)
    assert troubles(draw_challenge(wordy_content(), ChallengeId(challenge), theme, "ru", slot=slot)) == []


def test_the_signs_of_a_challenge_count_champions() -> None:
    def people(challenge: str) -> list[str]:
        canvas = draw_challenge(content(), ChallengeId(challenge), DARK, "en")
        return [mark.label for mark in canvas.marks if mark.label in ("own", "enemy")]

    assert people("domination") == ["own"] * 3
    assert people("united_we_stand") == ["own"] * 3
    assert people("reach_for_the_stars") == ["own"] * 2
    assert people("take_the_fight_to_them") == ["own", "own", "enemy"]


def test_different_challenges_look_different() -> None:
    drawn = [
        pixels(challenge_picture(content(), ChallengeId(challenge))) for challenge in content().challenges
    ]
    signs = [picture.crop((20, 20, 300, 400)) for picture in drawn]
    for number, first in enumerate(signs):
        for second in signs[number + 1 :]:
            assert ImageChops.difference(first, second).getbbox() is not None


def test_alt_text_of_a_challenge_on_the_track() -> None:
    slot = SlotView(2, ChallengeId("domination"), (1,))
    alt = challenge_picture(content(), ChallengeId("domination"), slot=slot).alt
    assert "Domination" in alt
    assert "each of the three statues" in alt
    assert "Worth 2 VP" in alt
    assert "side B" in alt


def test_an_unknown_challenge_is_named() -> None:
    with pytest.raises(RenderError, match="tea_party"):
        challenge_picture(content(), ChallengeId("tea_party"))
