"""Warseer through the real client: against a computer, and a tournament whose next match begins by itself."""

from __future__ import annotations

import re
from pathlib import Path

from sfb_bot.playground import UserDriver
from tests.end_to_end.audit import audit, blameless, replays
from tests.end_to_end.commands import ENGLISH, run
from tests.end_to_end.harness import Game, first_post, is_called, ledger_match, stage
from tests.end_to_end.players import play_on, play_out, settled
from tests.end_to_end.pressing import concede, offered, opened, post_of, public_words, take
from tests.end_to_end.test_solo import EASY, begin_solo, player
from tests.end_to_end.warseer_table import begin, placed, warseer
from tests.patience import until

# A griffin beside a hound; Alice lacks one point, and has five creatures for a feat that brings it.
LINE = (
    "t9 turn=a main map=broken_meadow"
    " | a hero=queen_zenobia influence=4 points=9 hand=feather_crown,tears_of_aria feats=full_ranks"
    " queen_zenobia@C3 wall_bearer@D4 griffin_fledgling@E5 legion_recruit@C2 legion_recruit@B2"
    " | b hero=tarvo_quill influence=2 points=2 hand=bounty,dirty_trick feats=foothold"
    " tarvo_quill@G7 pit_hound@D5 gutter_knife@F5/1"
)
# What each of the two holds.
SECRETS = (("Feather Crown", "Tears of Aria", "Full Ranks"), ("Bounty", "Dirty Trick", "Foothold"))
GRIFFIN, HOUND = "activate>3", "attack>7"
# Two blue dice: a hit or a crit is 1 damage, and one face in six is a push.
FORETOLD = "Pit Hound D5: 0–2 wounds, push 31 %"
DICE = re.compile(r"attacks Pit Hound: (?P<dice>(?:🔵 \w+ ?)+)\. (?P<damage>\d) damage")


def says_how_the_tournament_stands(game: Game, onlooker: UserDriver) -> None:
    """After its first match, with nothing to ask for: the second one is there."""
    alice, said = game.players[0], public_words(onlooker, game.place)
    assert f"<@{alice.id}> wins** by points" in said
    assert "Match 1 of 5 of the tournament" in said
    labels = [button.label for each in onlooker.visible_messages(game.place) for button in each.buttons]
    assert ENGLISH.say("button-replay") in labels
    assert ENGLISH.say("button-rematch") not in labels


async def test_a_match_of_a_tournament_and_the_next_one_at_the_same_place(tmp_path: Path) -> None:
    async with stage(tmp_path, "tournament", packs=placed(LINE)) as here:
        game = await begin(here, mode="champion")
        alice, bob, carol = *game.players, here.user("carol")
        # Private pages.
        for page, cards in (("hand", slice(0, 2)), ("feats", slice(2, 3))):
            for user, own, other in ((alice, *SECRETS), (bob, *reversed(SECRETS))):
                shown = await run(user, game, f"warseer {page}")
                assert shown.pictures
                told = shown.text + (shown.pictures[0].alt or "")
                assert all(name in told for name in own[cards])
                assert not any(name in told for name in other)
            refused = await run(carol, game, f"warseer {page}")
            assert refused.text.startswith(ENGLISH.say("refused-not-seated"))
            assert not refused.pictures
        # An attack: its odds beforehand for who may choose it, a window for the other, dice for all.
        panel = await take(alice, await opened(alice, game), GRIFFIN)
        assert FORETOLD in [button.label for button in panel.buttons]
        assert "%" not in public_words(carol, game.place)
        await take(alice, panel, HOUND)
        await settled(here, game)
        assert is_called(post_of(game), bob), "his deck could hold a tactic (W-241)"
        window = await opened(bob, game)
        assert offered(window) == [("pass",)]
        await take(bob, window, "pass")
        await settled(here, game)
        post = post_of(game)
        assert is_called(post, alice)
        rolled = DICE.search(post.text)
        assert rolled is not None, post.text
        faces = rolled["dice"].replace("🔵", "").split()
        assert len(faces) == 2
        wounds = sum(face in ("hit", "crit") for face in faces)
        hound = next(each for each in (await here.look(game.match)).public.creatures if each.id == 7)
        assert int(rolled["damage"]) == wounds == hound.wounds
        assert f"dice: blue {faces[0]}, blue {faces[1]}" in (post.pictures[0].alt or "")
        said = public_words(carol, game.place)
        assert not any(name in said for names in SECRETS for name in names)
        # The last point; what follows begins by itself, with the same heroes, and ends with a word.
        await take(alice, await opened(alice, game), "feat>full_ranks")
        await alice.until(lambda: ledger_match(post_of(game)) != game.match, "the second match")
        says_how_the_tournament_stands(game, carol)
        again = Game(await first_post(alice, game.place), game.place, game.players)
        await settled(here, again)
        (row,) = await here.shell.app.store.live_matches()
        assert row == again.match != game.match
        look = await here.look(again.match)
        assert [each.hero for each in look.public.players] == ["queen_zenobia", "tarvo_quill"]
        # The points of the first match can be turned into coins: Alice has 10, Bob has 2.
        for user, points in zip(game.players, (10, 2), strict=True):
            assert offered(await opened(user, again)) == [(str(number),) for number in range(points + 1)]
        await replays(here, game)
        await concede(here, again, bob)
        await audit(here, again, is_post_per_action=False)
        assert not await here.shell.app.store.live_matches(), "whoever concedes ends the whole tournament"
        blameless(here)


async def test_alone_against_a_computer(tmp_path: Path) -> None:
    async with stage(tmp_path, "solo", faults=True, packs=warseer()) as here:
        quick = {"length": "quick", "picks": "random", "camps": "suggested"}
        game = await begin_solo(here, words="warseer solo", level="easy", **quick)
        assert [seat.user for seat in (await here.record(game.match)).seats] == [game.host.id, EASY]
        alice = player(here, game, "solo")
        await play_on([alice], 15)

        async def has_played() -> bool:
            return (await here.look(game.match)).public.turn_no >= 2

        await until(has_played, "a turn of each")
        assert not any(f"<@{EASY}>" in each.text for each in game.host.visible_messages(game.place))
        await play_out(here, game, [alice], 2)
        await audit(here, game, [alice])
        blameless(here)
