"""Codex through the real client: ways into a match, turns with their secrets, looking at it, the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.kernel import Seat
from sfb_bot.playground import UserDriver, VisibleMessage
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.codex_table import (
    begin,
    begin_open,
    card_name,
    codex,
    end_turn,
    hand_of,
    placed,
    seen_by,
)
from tests.end_to_end.commands import ENGLISH, message_of, run
from tests.end_to_end.harness import Game, Stage, first_post, has_lobby_button, is_called, is_result, stage
from tests.end_to_end.players import play_on, play_out, random_users, settled
from tests.end_to_end.pressing import concede, is_offered, offered, opened, post_of, public_words, take
from tests.end_to_end.test_solo import EASY, begin_solo, player

WORDS = codex_texts(ENGLISH)
# A unit that can attack, gold for a worker and a card; nothing stands in the way of it.
OPEN_FIELD = (
    "t9 turn=a main | a gold=6 workers=7 heroes=troq_bashar hand=spark,bloom,older_brother deck=5 iron_man"
    " | b gold=2 workers=7 heroes=river_montoya hand=3 deck=5"
)
# The same with a base that falls to one blow.
LAST_BLOW = OPEN_FIELD.replace("hand=3", "hand=3 base/18")


# --- Ways into a match ---


async def test_heroes_are_picked_in_secret_and_both_take_a_turn(tmp_path: Path) -> None:
    async with stage(tmp_path, "picks", packs=codex()) as here:
        game = await begin(here)
        alice, bob, carol = *game.players, here.user("carol")
        assert dict((await here.look(game.match)).public.waiting) == {0: "heroes", 1: "heroes"}
        panels = [await opened(user, game) for user in (alice, bob)]
        await take(alice, panels[0], "troq_bashar")
        await settled(here, game)
        assert "Troq Bashar" not in public_words(carol, game.place), "sealed until both have picked (C28)"
        await take(bob, panels[1], "river_montoya")
        await settled(here, game)
        told = public_words(carol, game.place)
        assert "Troq Bashar" in told
        assert "River Montoya" in told
        # The first player begins with 4 workers, the other with 5 (C29).
        assert [each.workers for each in (await here.look(game.match)).public.players] == [4, 5]
        for user, other in ((alice, bob), (bob, alice)):
            assert is_called(post_of(game), user)
            await a_turn(here, game, user, carol)
            assert is_called(post_of(game), other)
        # From their second turn on players take cards from the codex first (C36).
        assert dict((await here.look(game.match)).public.waiting) == {0: "tech"}
        await concede(here, game, bob)
        await audit(here, game, is_post_per_action=False)
        blameless(here)


async def a_turn(here: Stage, game: Game, user: UserDriver, onlooker: UserDriver) -> None:
    """Hire a worker and end the turn; nobody learns which card it was, nor what is in hand."""
    seat = game.players.index(user)
    before = (await here.look(game.match)).public.players[seat].workers
    hand = await hand_of(here, game, user)
    asked = await take(user, await opened(user, game), "hire")
    assert {keys for keys in offered(asked) if keys != ("back",)} == {(card,) for card in hand}
    panel = await take(user, asked, hand[0])
    await settled(here, game)
    assert (await here.look(game.match)).public.players[seat].workers == before + 1
    await end_turn(user, panel)
    await settled(here, game)
    # What the turn was about is told where it is handed over.
    assert f"**<@{user.id}>** {WORDS.say('recap-hired')}." in post_of(game).text
    told = public_words(onlooker, game.place)
    known = {*hand, *(await hand_of(here, game, user))}
    assert not [card for card in known if card_name(here, card) in told]


async def test_no_time_to_react_is_agreed_on(tmp_path: Path) -> None:
    """Nobody is ever asked in the turn of another, so invitations and the form of times leave it out."""
    async with stage(tmp_path, packs=codex()) as here:
        alice, bob = here.user("alice"), here.user("bob")
        form = await alice.slash("arena", "codex challenge", opponent=bob, pace="custom")
        assert form.modal is not None
        assert "window" not in str(form.modal)
        refused = message_of(await alice.submit_modal(form, {"turn": "1s", "bank": "0s"}))
        assert refused.text == ENGLISH.say("refused-pace-no-window")
        form = await alice.slash("arena", "codex challenge", opponent=bob, pace="custom")
        await alice.submit_modal(form, {"turn": "2h", "bank": "1d"})
        invitation = await bob.wait_for_message("arena", has_lobby_button)
        assert "2 hours per turn, 1 day in the bank" in invitation.text
        assert "react" not in invitation.text
        await bob.press(invitation, "Accept")
        await first_post(bob, invitation.id)
        pace = (await here.record(1)).pace
        assert (pace.name, pace.turn, pace.bank) == ("custom", 7200, 86400)
        blameless(here)


@pytest.mark.parametrize("count", [3, 5])
async def test_a_table_for_several(tmp_path: Path, count: int) -> None:
    async with stage(tmp_path, f"melee {count}", packs=codex()) as here:
        game = await begin_open(here, f"melee{count}", count)
        public = (await here.look(game.match)).public
        assert public.sides == tuple((seat,) for seat in range(count))
        players = random_users(here, game, "melee")
        await play_on(players, 3 * count)
        await settled(here, game)
        # Who leaves does not end it for the others; the last one at the table has won.
        *leaving, last = game.players
        for user in leaving:
            assert (await here.record(game.match)).status == "live"
            await concede(here, game, user)
        result = post_of(game)
        assert is_result(result)
        assert f"**<@{last.id}> wins** {WORDS.say('reason-concession')}" in result.text
        assert all(f"<@{user.id}>" in result.text for user in game.players)
        await audit(here, game, players, is_post_per_action=False)
        blameless(here)


async def test_alone_against_a_computer(tmp_path: Path) -> None:
    async with stage(tmp_path, "solo", faults=True, packs=codex()) as here:
        game = await begin_solo(here, words="codex solo", level="easy", heroes="one", picks="random")
        record = await here.record(game.match)
        assert record.game == "codex"
        assert [seat.user for seat in record.seats] == [game.host.id, EASY]
        alice = player(here, game, "solo")
        await play_on([alice], 10)
        public = (await here.look(game.match)).public
        assert public.turn_no >= 2, "the computer plays, too"
        assert not any(f"<@{EASY}>" in each.text for each in game.host.visible_messages(game.place))
        await play_out(here, game, [alice], 3)
        await audit(here, game, [alice])
        blameless(here)


# --- In a match ---


async def test_what_each_may_look_at(tmp_path: Path) -> None:
    async with stage(tmp_path, "looking", packs=placed(OPEN_FIELD)) as here:
        game = await begin(here)
        alice, bob, carol = *game.players, here.user("carol")
        hand = await run(alice, game, "codex hand")
        assert hand.pictures
        assert all(card_name(here, card) in hand.text for card in ("spark", "bloom", "older_brother"))
        left = await run(alice, game, "codex codex")
        codex = dict((await seen_by(here, game, alice)).piles.codex)
        assert sum(codex.values()) == 24
        assert "Bashing 24" in left.text
        # Whoever cannot see the picture is told every card of it.
        assert all(any(card_name(here, card) in (each.alt or "") for each in left.pictures) for card in codex)
        assert (await run(alice, game, "codex discard")).text
        others = await run(bob, game, "codex hand")
        assert not any(card_name(here, card) in others.text for card in await hand_of(here, game, alice))
        assert "not playing" in (await run(carol, game, "codex hand")).text
        words = await run(carol, game, "codex board", text=True)
        assert "Iron Man 3/4" in words.text
        assert "Your hand" not in words.text, "an onlooker has none"
        assert not any(card_name(here, card) in words.text for card in ("spark", "bloom"))
        assert (await run(carol, game, "codex board")).pictures
        assert (await run(alice, game, "codex list")).text.count(f"<#{game.place}>") == 1
        blameless(here)


async def test_a_step_is_taken_back_and_a_whole_action_typed(tmp_path: Path) -> None:
    async with stage(tmp_path, "do", packs=placed(OPEN_FIELD)) as here:
        game = await begin(here)
        alice = game.host
        offers = {key for _, key in await alice.autocomplete(game.place, "codex do", "card")}
        assert {"hire", "play>older_brother", "summon>troq_bashar"} <= offers
        assert await game.guest.autocomplete(game.place, "codex do", "card") == []
        await run(alice, game, "codex do", card="hire", to="bloom")
        await settled(here, game)
        assert (await seen_by(here, game, alice)).piles.hired == ("bloom",)
        assert (await here.look(game.match)).public.players[0].gold == 5
        await run(alice, game, "codex undo")
        await settled(here, game)
        public = (await here.look(game.match)).public
        assert (public.players[0].workers, public.players[0].gold) == (7, 6)
        assert "bloom" in await hand_of(here, game, alice)
        blameless(here)


async def test_cards_and_rules_are_looked_up(tmp_path: Path) -> None:
    async with stage(tmp_path, "lookup", packs=codex()) as here:
        carol = here.user("carol")
        for command, typed, wanted in (("card", "revolver", "Revolver Ocelot"), ("rules", "patr", "patrol")):
            found = await carol.autocomplete("lounge", command, "name", typed)
            assert found
            shown = message_of(await carol.slash("lounge", command, name=found[0][1]))
            assert wanted in shown.text
        blameless(here)


CROWDED = (
    "t9 turn=a main | a gold=9 workers=7 heroes=troq_bashar hand=older_brother,tenderfoot,timely_messenger,"
    "helpful_turtle,granfalloon_flagbearer deck=5 iron_man iron_man iron_man iron_man"
    " | b gold=2 workers=7 heroes=river_montoya hand=3 deck=5 tenderfoot@1"
)


async def test_an_attack_on_the_only_one_in_the_way_is_one_pick(tmp_path: Path) -> None:
    """There is too much to do for buttons; the menu has the attack with its target, and both are taken."""
    async with stage(tmp_path, "line", packs=placed(CROWDED)) as here:
        game = await begin(here)
        alice = game.host
        panel = await opened(alice, game)
        assert panel.menus
        attack, target = next(keys for keys in offered(panel) if keys[0].startswith("attack>"))
        panel = await take(alice, panel, attack, target)
        await settled(here, game)
        public = (await here.look(game.match)).public
        assert [obj.id for obj in public.objs if obj.kind == "tenderfoot"] == []
        assert dict(public.waiting) == {0: "main"}
        await run(alice, game, "codex undo")
        await settled(here, game)
        assert dict((await here.look(game.match)).public.waiting) == {0: "defender"}
        blameless(here)


GUARDS = (
    "t9 turn=a main | a gold=0 workers=7 heroes=troq_bashar hand=3 deck=5 iron_man tenderfoot older_brother"
    " | b gold=0 workers=7 heroes=river_montoya hand=3 deck=5"
)


async def test_the_patrol_is_set_on_one_panel(tmp_path: Path) -> None:
    """Nothing is stored before it is sent, and the draft survives a restart: it is in the controls."""
    async with stage(tmp_path, "guards", packs=placed(GUARDS)) as here:
        game = await begin(here)
        alice = game.host
        public = (await here.look(game.match)).public
        iron, weak, other = (obj.id for obj in public.of_seat(Seat(0)) if obj.id not in public.bases)
        panel = await take(alice, await opened(alice, game), "patrol")
        entries = (await here.record(game.match)).seq
        panel = await take(alice, panel, f"{iron} 1")
        await here.restart()
        panel = await take(alice, panel, f"{weak} 1")
        panel = await take(alice, panel, f"{iron} 4")
        assert (await here.record(game.match)).seq == entries
        assert (str(weak), "none", "none", str(iron), "lock") in offered(panel)
        await take(alice, panel, str(weak), "none", "none", str(iron), "lock")
        await settled(here, game)
        stands = {obj.id: obj.slot for obj in (await here.look(game.match)).public.of_seat(Seat(0))}
        assert (stands[weak], stands[iron], stands[other]) == (1, 4, 0)
        blameless(here)


# --- The end ---


def attack_of(panel: VisibleMessage) -> str:
    """The attack a panel offers, by itself or as the beginning of a line."""
    return next(keys[0] for keys in offered(panel) if keys[0].startswith("attack>"))


async def test_a_match_ends_as_a_base_falls(tmp_path: Path) -> None:
    async with stage(tmp_path, "blow", packs=placed(LAST_BLOW)) as here:
        game = await begin(here)
        alice, bob = game.players
        base = (await here.look(game.match)).public.base(Seat(1))
        assert base.hp_left == 2
        panel = await opened(alice, game)
        attack, keys = attack_of(panel), (str(base.id),)
        if is_offered(panel, attack, *keys):
            await take(alice, panel, attack, *keys)
        else:
            await take(alice, await take(alice, panel, attack), *keys)
        await settled(here, game)
        result = post_of(game)
        assert is_result(result)
        assert f"**<@{alice.id}> wins** {WORDS.say('reason-base')} after 9 turns." in result.text
        assert f"<@{alice.id}> 20 HP · <@{bob.id}> 0 HP" in result.text
        assert result.pictures
        await audit(here, game, is_post_per_action=False)
        await bob.press(result, "Rematch")
        again = await alice.wait_for_message(game.place, has_lobby_button)
        await alice.press(again, "Accept")
        await alice.until(lambda: not is_result(post_of(game)), "the rematch")
        assert (await here.record(2)).game == "codex"
        blameless(here)
