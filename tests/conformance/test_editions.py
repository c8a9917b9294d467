"""A match keeps the content it began with: changed cards break no match, no replay, no screen, no check."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.cli.verify import verify
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.games.editions import Editions
from sfb_bot.games.pack import GamePack, content_text, edition_of
from sfb_bot.kernel import Dice, Entry, Word
from sfb_bot.locale import Texts
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchId, Scene
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.values import PrivatePicture, PublicPicture, controls
from tests.conformance.packs import NAMES, Way, changes_of, packs, ways_of
from tests.conformance.playing import people_at, spread
from tests.conformance.test_application import play, seated
from tests.conformance.test_pictures import sound, wanted_at
from tests.conformance.test_screens import check_panel, check_posts, check_seats
from tests.matches.house import HandClock, House, house

CHANGES = [(game, change) for game in NAMES for change in changes_of(game)]
TEXTS = Texts("en", strict=True)


def changed_pack(game: str, change: str) -> GamePack:
    """The game as the next release has it."""
    pack = packs()[game]
    assert pack.remake is not None
    return pack.remake(changes_of(game)[change], game)


async def entries_of(opened: House, match: MatchId) -> list[Entry]:
    return [each.entry for each in await opened.store.entries(match)]


async def ended(opened: House, match: MatchId) -> None:
    """Everybody but the first side gives up."""
    for seat in (await opened.look(match)).record.seats:
        if seat.side != 0 and (await opened.look(match)).record.status != "over":
            await opened.app.matches.say(match, seat.user, Word.CONCEDE, opened.press())
    assert (await opened.look(match)).record.status == "over"


async def two_matches(opened: House, way: Way) -> tuple[MatchId, MatchId]:
    """One that is over, and one in the middle of it."""
    finished = await seated(opened, way)
    await play(opened, finished, Dice(f"over/{way}"), 40)
    await ended(opened, finished)
    live = await seated(opened, way)
    await play(opened, live, Dice(f"live/{way}"), 37)
    assert (await opened.look(live)).record.status == "live"
    return finished, live


def is_whole(scenes: tuple[Scene, ...]) -> bool:
    return not any(scene.is_after_gap for scene in scenes)


@pytest.mark.parametrize(("game", "change"), CHANGES)
async def test_matches_go_on_and_are_seen_again_with_their_own_content(
    game: str, change: str, tmp_path: Path
) -> None:
    """As they would have with nothing changed; only new matches have the new content."""
    way, clock = ways_of(game)[0], HandClock()
    kept, upgraded = tmp_path / "kept.sqlite3", tmp_path / "upgraded.sqlite3"
    async with house(kept, clock, packs={game: way.pack}) as opened:
        finished, live = await two_matches(opened, way)
        before = {match: await opened.look(match) for match in (finished, live)}
        seen = {match: await opened.app.replays.scenes(match) for match in (finished, live)}
        now = clock.now()
    shutil.copy(kept, upgraded)
    journals: list[list[Entry]] = []
    changed = changed_pack(game, change)
    assert changed.rules.edition != way.rules.edition
    for path, pack in ((kept, way.pack), (upgraded, changed)):
        async with house(path, HandClock(now), packs={game: pack}) as opened:
            for match in (finished, live):
                look = await opened.look(match)
                assert (look.public, look.record) == (before[match].public, before[match].record)
                assert await opened.app.replays.scenes(match) == seen[match]
            await play(opened, live, Dice(f"on/{way}"), 60)
            await ended(opened, live)
            assert is_whole(await opened.app.replays.scenes(live))
            journals.append(await entries_of(opened, live))
            begun = await seated(opened, _newest(game, pack))
            record = (await opened.look(begun)).record
            assert (record.edition, record.rules_version) == (pack.rules.edition, pack.rules.version)
            await play(opened, begun, Dice("begun"), 10)
        report = await verify(path, {game: pack})
        assert (report.wrong, report.notes, report.matches) == ([], [], 3)
    assert journals[0] == journals[1]


def _newest(game: str, pack: GamePack) -> Way:
    mode = pack.setup.modes[0]
    chosen = tuple((option.name, option.choices[0]) for option in pack.setup.options_for(mode.name))
    return _WayOf(game, mode.name, chosen, pack)


class _WayOf(Way):
    """A way to play a game of another release."""

    def __init__(self, game: str, mode: str, chosen: tuple[tuple[str, str], ...], pack: GamePack) -> None:
        super().__init__(game, mode, chosen)
        object.__setattr__(self, "_pack", pack)

    @property
    def pack(self) -> GamePack:
        # Any: a frozen class takes no other field.
        own: Any = self
        return own._pack


def earlier_edition(game: str, change: str) -> tuple[GamePack, Editions]:
    """The content of today as an earlier edition of a game that has changed since."""
    today = packs()[game]
    stored = {(game, today.rules.edition): content_text(today.content)}
    editions = Editions({game: changed_pack(game, change)}, stored)
    return editions.pack(game, today.rules.edition), editions


def same_but_for_the_label(one: PublicPicture | PrivatePicture, two: PublicPicture | PrivatePicture) -> bool:
    return repr(replace(one, game="")) == repr(replace(two, game=""))


@pytest.mark.parametrize(("game", "change"), CHANGES)
def test_every_screen_and_picture_of_an_earlier_edition_is_as_it_was(game: str, change: str) -> None:
    earlier, editions = earlier_edition(game, change)
    today = packs()[game]
    way = _WayOf(game, ways_of(game)[0].mode, ways_of(game)[0].chosen, earlier)
    over = way.begin("editions")
    for run in (*spread(over, Dice("editions"), 4), over):
        assert run.rules.edition == today.rules.edition
        check_posts(way, run, (), TEXTS)
        check_seats(way, run, TEXTS)
        for decision in run.ask.decisions if run.ask else ():
            check_panel(way, run, decision, TEXTS)
        mine, theirs = wanted_at(way, run), wanted_at(ways_of(game)[0], run)
        for one, two in zip(mine, theirs, strict=True):
            assert same_but_for_the_label(one, two)
            assert one.game != two.game == game
            pictures = editions.pictures(one.game)
            assert pictures is not None
            assert pictures is earlier.pictures
            assert sound(pictures.draw(one, Audience())) == today.pictures.draw(two, Audience())


@pytest.mark.parametrize(("game", "change"), CHANGES)
def test_what_can_be_read_about_stays_within_an_edition(game: str, change: str) -> None:
    """Every look-up of an earlier edition, and what it leads to, is found and told as it was."""
    earlier, editions = earlier_edition(game, change)
    today = packs()[game]
    for kind in today.lookups:
        found, known = (pack.screens.find(kind.kind, "", TEXTS) for pack in (earlier, today))
        assert [name for name, _ in found] == [name for name, _ in known]
        for (_, what), (_, same) in zip(found, known, strict=True):
            label = what.partition(".")[0]
            assert editions.labelled(label) is earlier
            screen, before = earlier.screens.look_up(what, TEXTS), today.screens.look_up(same, TEXTS)
            assert screen is not None
            assert before is not None
            assert screen.lines == before.lines
            for control in controls(screen):
                if isinstance(control.action, LookUp) and control.action.subject:
                    assert control.action.subject.startswith(f"{label}.")
                    assert earlier.screens.look_up(control.action.subject, TEXTS) is not None


def pictures_to_read(pack: GamePack) -> list[Picture]:
    """The first pictures of everything that can be looked up."""
    found: list[Picture] = []
    for kind in pack.lookups:
        for _, what in pack.screens.find(kind.kind, "", TEXTS)[:6]:
            screen = pack.screens.look_up(what, TEXTS)
            if screen is not None and screen.picture is not None:
                found.append(sound(pack.pictures.draw(screen.picture, Audience())))
    return found


@pytest.mark.parametrize(("game", "change"), CHANGES)
def test_nothing_that_is_kept_of_one_edition_is_drawn_in_another(game: str, change: str) -> None:
    earlier, editions = earlier_edition(game, change)
    CACHE.clear()
    as_it_was = pictures_to_read(packs()[game])
    CACHE.clear()
    pictures_to_read(editions.packs[game])
    assert pictures_to_read(earlier) == as_it_was


@pytest.mark.parametrize("game", NAMES)
def test_an_edition_is_named_by_its_content(game: str) -> None:
    contents = [packs()[game].content, *changes_of(game).values()]
    assert len({edition_of(content) for content in contents}) == len(contents)
    pack = packs()[game]
    assert pack.remake is not None
    again = pack.remake(pack.content, game)
    assert again.rules.edition == pack.rules.edition == edition_of(pack.content)
    run, same = (
        AnyRun(each.rules, each.rules.begin(ways_of(game)[0].setup(), "same")) for each in (pack, again)
    )
    assert people_at(run) == people_at(same)
    assert run.rules.encode_state(run.state) == same.rules.encode_state(same.state)
