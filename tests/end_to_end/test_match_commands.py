"""Commands of players in a match: look, take back, offer, concede, order, look up."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.matches.limits import PAUSE
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.panel import when
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import ENGLISH, message_of, run
from tests.end_to_end.harness import (
    begin,
    has_lobby_button,
    ledger_match,
    stage,
    verbs,
)
from tests.end_to_end.players import fast_forward, settled
from tests.end_to_end.test_presses import answers, changed, who_is_called


async def test_looking_at_a_match(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "looking", lambda look: look.record.clock.turn > 2)
        asked, other = who_is_called(game)
        stranger = here.user("carol")
        panel = await run(asked, game, "brawl play")
        assert panel.pictures
        assert "answer" in verbs(panel) or panel.menus
        hand = await run(asked, game, "brawl hand")
        assert hand.pictures
        assert hand.text != (await run(other, game, "brawl hand")).text
        assert (await run(stranger, game, "brawl hand")).text.startswith(ENGLISH.say("refused-not-seated"))
        board = await run(stranger, game, "brawl board")
        assert board.pictures
        words = await run(stranger, game, "brawl board", text=True)
        assert not words.pictures
        assert len(words.text) > len(board.text)
        log = await run(stranger, game, "brawl log")
        older = await stranger.press(log, verbs(log)["log"])
        assert older.message is not None
        assert (await run(asked, game, "brawl list")).text.count(f"<#{game.place}>") == 1
        replay = await run(stranger, game, "brawl replay")
        assert replay.pictures
        assert all(picture.alt for picture in replay.pictures)
        blameless(here)


async def pressed(user: UserDriver, panel: VisibleMessage, name: str) -> VisibleMessage:
    await user.press(panel, name)
    return await changed(user, panel)


async def test_reading_in_a_draft_leads_back_to_it(tmp_path: Path) -> None:
    """Read about one, read a card, its champion again: Back always shows the question one came from."""
    async with stage(tmp_path) as here:
        game = await begin(here, draft="casual")
        await fast_forward(
            here, game, "draft", lambda look: look.question is not None and look.question.prompt == "pick"
        )
        asked, _ = who_is_called(game)
        panel = await run(asked, game, "brawl play")
        reading = next(menu for menu in panel.menus if isinstance(read_action(menu.custom_id, ["x"]), LookUp))
        await asked.select(panel, [reading.options[0][1]], reading.custom_id)
        champion = await changed(asked, panel)
        assert champion.pictures[0].alt != panel.pictures[0].alt
        await asked.select(champion, [champion.menus[0].options[0][1]])
        card = await changed(asked, champion)
        back = await pressed(asked, card, "Back")
        assert back.text == panel.text
        await asked.select(back, [reading.options[0][1]], reading.custom_id)
        again = await changed(asked, back)
        await asked.select(again, [again.menus[0].options[1][1]])
        card = await changed(asked, again)
        owner = await pressed(asked, card, reading.options[0][0])
        assert owner.text == champion.text
        assert (await pressed(asked, owner, "Back")).text == panel.text
        blameless(here)


async def test_discard_piles_lie_open(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "piles", lambda look: look.record.clock.turn > 3)
        asked, _ = who_is_called(game)
        stranger = here.user("carol")
        board = await run(stranger, game, "brawl board")
        first = await pressed(stranger, board, verbs(board)["open_page"])
        assert first.pictures[0].alt
        assert first.text != board.text
        assert "play" not in verbs(first)
        second = await pressed(stranger, first, verbs(first)["open_page"])
        assert second.text != first.text
        hand = await run(asked, game, "brawl hand")
        mine = await pressed(asked, hand, verbs(hand)["open_page"])
        assert "play" in verbs(mine)
        if not mine.menus:
            mine = await pressed(asked, mine, verbs(mine)["open_page"])
        await asked.select(mine, [mine.menus[0].options[0][1]])
        card = await changed(asked, mine)
        assert (await pressed(asked, card, "Back")).text == mine.text
        blameless(here)


async def test_undo_alone_and_by_consent(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        look = await fast_forward(
            here, game, "undo", lambda found: found.can_undo > 0 and found.record.clock.turn > 1
        )
        asked = game.user_of(look.waiting_for[0])
        other = next(user for user in game.players if user is not asked)
        before = await answers(here, game)
        assert (await run(asked, game, "brawl undo")).text
        assert await answers(here, game) == before - 1
        await settled(here, game)
        before = await answers(here, game)
        # Beyond the own choices the other player is asked.
        await run(other, game, "brawl undo")
        request = await asked.wait_for_message(game.place, lambda m: "answer_undo" in verbs(m))
        assert request.pings_me
        assert ENGLISH.say("undo-choice") not in request.text, "it says what would be taken back"
        mine = message_of(await other.press(request, "Agree"))
        assert mine.text
        await asked.press(request, "Agree")
        assert await answers(here, game) < before
        await settled(here, game)
        blameless(here)


async def test_draw_offered_declined_offered_and_agreed(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, pace="daily")
        alice, bob = game.players
        await run(alice, game, "brawl draw")
        offer = await bob.wait_for_message(game.place, lambda m: "answer_draw" in verbs(m))
        assert offer.pings_me
        await bob.press(offer, "No, thanks")
        assert (await here.record(game.match)).status == "live"
        again = ENGLISH.say("refused-too-many-again", until=when(here.clock.now() + PAUSE))
        assert (await run(alice, game, "brawl draw")).text.startswith(again)
        here.jump(PAUSE)
        await run(alice, game, "brawl draw")
        offer = await bob.wait_for_message(
            game.place, lambda m: "answer_draw" in verbs(m) and m.id != offer.id
        )
        await bob.press(offer, "Agree")
        assert (await here.record(game.match)).status == "over"
        await settled(here, game)
        blameless(here)


async def test_concession_after_a_second_question_and_rematch(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        alice, bob = game.players
        sure = await run(alice, game, "brawl concede")
        assert (await here.record(game.match)).status == "live"
        await alice.press(sure, verbs(sure)["concede"])
        result = await bob.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        conceded, won = result.text.splitlines()[:2]
        assert conceded == f"<@{alice.id}> (A) concedes."
        assert won.startswith(f"**<@{bob.id}> (B) wins")
        await bob.press(result, "Rematch")
        again = await alice.wait_for_message(game.place, has_lobby_button)
        await alice.press(again, "Accept")
        await alice.wait_for_message(game.place, lambda m: ledger_match(m) is not None and "play" in verbs(m))
        assert (await here.record(2)).channel == game.place
        blameless(here)


async def test_orders_and_away(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "orders", lambda look: look.record.clock.turn > 0)
        asked, _ = who_is_called(game)
        orders = await run(asked, game, "brawl orders")
        await asked.select(orders, ["only_if_knock_out"])
        await changed(asked, orders)
        look = await here.look(game.match, asked)
        assert look.order is not None
        assert look.order.kind == "only_if_knock_out"
        assert (await run(asked, game, "brawl away", until="never")).text == ENGLISH.say("denied-time")
        await run(asked, game, "brawl away", until="2d")
        away = max(seat.away_until for seat in (await here.record(game.match)).seats)
        assert away - here.clock.now() > 2 * 24 * 3600 - 60
        await settled(here, game)
        blameless(here)


async def test_do_with_completion_from_the_legal_options(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(
            here, game, "do", lambda look: look.record.clock.turn > 0 and "move" in str(look.question)
        )
        asked, other = who_is_called(game)
        assert await other.autocomplete(game.place, "brawl do", "card") == []
        cards = await asked.autocomplete(game.place, "brawl do", "card")
        assert cards
        before = await answers(here, game)
        early = await run(other, game, "brawl do", card=cards[0][1])
        assert early.text.startswith(ENGLISH.say("refused-not-yours-turn")), "no word about old buttons"
        refused = await run(asked, game, "brawl do", card="a card that is not there")
        assert refused.text
        assert await answers(here, game) == before
        for _, card in cards:
            places = await asked.autocomplete(game.place, "brawl do", "to", "", card=card)
            if places:
                await run(asked, game, "brawl do", card=card, to=places[0][1])
                assert await answers(here, game) >= before + 2
                break
        else:
            raise AssertionError("no card goes anywhere")
        await settled(here, game)
        blameless(here)


@pytest.mark.parametrize("command", ["card", "champion", "rules"])
async def test_looking_things_up(tmp_path: Path, command: str) -> None:
    async with stage(tmp_path) as here:
        carol = here.user("carol")
        found = await carol.autocomplete("lounge", command, "name", "a")
        assert found
        shown = message_of(await carol.slash("lounge", command, name=found[0][1]))
        assert command == "rules" or all(picture.alt for picture in shown.pictures)
        by_hand = message_of(await carol.slash("lounge", command, name=found[0][0]))
        assert by_hand.text == shown.text
        beginning = message_of(await carol.slash("lounge", command))
        assert beginning.menus, "where nothing is named, there is something to choose from"
        nothing = message_of(await carol.slash("lounge", command, name="zzzz"))
        assert nothing.text == ENGLISH.say("denied-not-found")
        blameless(here)
