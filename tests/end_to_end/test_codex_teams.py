"""Two against two in Codex: partners share a base, their turns and what they know; one may be a computer."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.computer_players import ComputerPlayer
from sfb_bot.playground import UserDriver
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.codex_table import begin_open, card_name, codex, end_turn, hand_of
from tests.end_to_end.commands import run
from tests.end_to_end.harness import Game, Stage, call_line, is_called, is_result, stage
from tests.end_to_end.players import settled
from tests.end_to_end.pressing import concede, opened, post_of, public_words, take
from tests.end_to_end.test_solo import begin_solo
from tests.patience import until

STALE = Texts("en", strict=True).say("refused-stale")


async def hires(here: Stage, game: Game, user: UserDriver) -> None:
    hand = await hand_of(here, game, user)
    await take(user, await take(user, await opened(user, game), "hire"), hand[0])
    await settled(here, game)


async def test_both_partners_press_and_the_first_acts(tmp_path: Path) -> None:
    async with stage(tmp_path, "dragon", packs=codex()) as here:
        game = await begin_open(here, "teams", 4)
        alice, bob, carol, dave = game.players
        public = (await here.look(game.match)).public
        assert public.sides == ((0, 2), (1, 3))
        assert [public.obj(base).hp_left for base in public.bases] == [30, 30], "one base for both (C31)"
        assert f"<@{alice.id}> and <@{carol.id}>" in call_line(post_of(game).text)
        assert not any(is_called(post_of(game), user) for user in (bob, dave))
        # Both have the question before them; Carol is quicker, and Alice sees how it stands.
        first, second = await opened(alice, game), await opened(carol, game)
        await take(carol, second, "hire")
        late = await take(alice, first, "hire")
        assert STALE in late.text
        assert (await here.look(game.match)).waiting_for == (2,)
        await take(carol, (await opened(carol, game)), (await hand_of(here, game, carol))[0])
        await settled(here, game)
        assert [each.workers for each in (await here.look(game.match)).public.players] == [4, 5, 5, 5]
        # Partners see each other's cards (C19), and nobody else does.
        mine, theirs = await hand_of(here, game, alice), await hand_of(here, game, carol)
        board = (await run(carol, game, "codex board", text=True)).text
        assert all(card_name(here, card) in board for card in {*mine, *theirs})
        seen = (await run(bob, game, "codex board", text=True)).text + public_words(bob, game.place)
        assert not [card for card in {*mine, *theirs} if card_name(here, card) in seen]
        # The turn is over when both are done, in whatever order.
        await end_turn(carol, await opened(carol, game))
        await settled(here, game)
        assert (await here.look(game.match)).waiting_for == (0,)
        assert is_called(post_of(game), alice)
        await end_turn(alice, await opened(alice, game))
        await settled(here, game)
        assert (await here.look(game.match)).waiting_for == (1, 3)
        assert f"<@{bob.id}> and <@{dave.id}>" in call_line(post_of(game).text)
        # They give up together.
        await concede(here, game, bob)
        assert (await here.record(game.match)).status == "live"
        await concede(here, game, dave)
        result = post_of(game)
        assert is_result(result)
        assert f"**<@{alice.id}> and <@{carol.id}> win**" in result.text
        await audit(here, game, is_post_per_action=False)
        blameless(here)


async def test_a_computer_lets_its_partner_go_first(tmp_path: Path) -> None:
    async with stage(tmp_path, "partner", faults=True, packs=codex()) as here:
        settings = {"mode": "teams", "heroes": "one", "picks": "random", "first": "me"}
        game = await begin_solo(here, words="codex solo", level="beginner", **settings)
        alice = game.host
        partner = (await here.record(game.match)).seats[2]
        assert partner.user == ComputerPlayer("beginner", 1).user
        await settled(here, game)
        assert (await here.look(game.match)).waiting_for == (0, 2)
        assert is_called(post_of(game), alice)
        await hires(here, game, alice)
        assert (await here.look(game.match)).waiting_for == (0, 2)
        entries = await here.shell.app.store.entries((await here.record(game.match)).id)
        assert {each.entry.seat for each in entries} == {0}, "the computer has done nothing yet"
        await end_turn(alice, await opened(alice, game))

        async def is_handed_back() -> bool:
            look = await here.look(game.match)
            return look.public.turn_no == 2 and 0 in look.waiting_for

        await until(is_handed_back, "Alice's next turn")
        entries = await here.shell.app.store.entries((await here.record(game.match)).id)
        assert {each.entry.seat for each in entries} == {0, 1, 2, 3}, "all three computers have played"
        await settled(here, game)
        blameless(here)
