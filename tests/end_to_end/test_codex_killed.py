"""Codex with a bot that ends between any two answers, or in the middle of one: nothing is lost or told."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from sfb_bot.playground import DidNotRespond, NothingHappened
from tests.end_to_end.audit import audit, blameless, replayed
from tests.end_to_end.codex_table import begin, begin_open, card_name, codex, placed, seen_by
from tests.end_to_end.harness import Game, Stage, stage
from tests.end_to_end.players import play_on, play_out, random_users, settled
from tests.end_to_end.pressing import concede, public_words
from tests.end_to_end.test_killed import every_button_works, kill_after, play_for_ever
from tests.end_to_end.test_rift_killed import be_patient_again, seen_by_all, start_placed

# Both have units in each other's reach, gold, and cards that ask for more: every kind of question comes soon.
CROWD = (
    "t9 turn=a main | a gold=9 workers=7 heroes=troq_bashar hand=spark,wither,brick_thief,helpful_turtle"
    " deck=6 tech1 troq_bashar^3 iron_man older_brother"
    " | b gold=8 workers=7 heroes=river_montoya hand=spark,bloom,tenderfoot deck=6 tech1 river_montoya@2^2"
    " nimble_fencer@1 timely_messenger"
)
# From which position or with how many at the table, how many answers, and what is asked on the way.
MATCHES = {
    "crowd": (CROWD, 2, 8, {"main", "target", "patrol"}),
    "picks": ("", 2, 4, {"heroes", "main"}),
    "three": ("", 3, 4, {"main"}),
}


async def nothing_is_told(here: Stage, game: Game) -> None:
    """No card that only its player may know was ever named in public."""
    _, run, events = await replayed(here, game.match)
    public = [each for event in events if (each := event.for_public()) is not None]
    shown = json.dumps([run.rules.encode_event(event) for event in public])
    told = public_words(here.user("erin"), game.place)
    view = (await here.look(game.match)).public
    on_table = {each.kind for each in view.objs} | {kind for _, kind, _ in view.gone}
    secret = {
        card
        for user in game.players
        for pile in [(await seen_by(here, game, user)).piles]
        for card in (*pile.hand, *pile.hired, *pile.discard)
        if f'"{card}"' not in shown and card not in on_table
    }
    assert secret
    assert not [card for card in secret if card_name(here, card) in told]


@pytest.mark.parametrize("match", MATCHES)
async def test_killed_between_any_two_answers(tmp_path: Path, match: str) -> None:
    line, count, answers, prompts = MATCHES[match]
    asked = set[str]()
    async with stage(tmp_path, match, packs=placed(line) if line else codex()) as here:
        game = await (begin(here) if count == 2 else begin_open(here, f"melee{count}", count))
        players = random_users(here, game, match)
        for _ in range(answers):
            looks = [await here.look(game.match, user) for user in game.players]
            asked |= {look.question.prompt for look in looks if look.question is not None}
            await play_on(players, 1)
            before = await seen_by_all(here, game)
            await here.restart(cleanly=False)
            assert await seen_by_all(here, game) == before
            if (await here.record(game.match)).status == "over":
                break
        assert asked >= prompts
        await settled(here, game)
        await nothing_is_told(here, game)
        if (await here.record(game.match)).status != "over":
            await every_button_works(game)
            for user in game.players[1:]:
                await concede(here, game, user)
        await audit(here, game, players)
        blameless(here)


async def test_killed_in_the_middle_of_anything(tmp_path: Path) -> None:
    """kill -9 while the bot is busy with a request: every acknowledged choice is there, none twice.

    Once, with the questions of this game; several times in a game is test_killed.py.
    """
    dice = random.Random(5)
    async with stage(tmp_path, "killed", faults=True, packs=placed(CROWD)) as here:
        game = await begin(here)
        await here.stop()
        players = random_users(here, game, "killed")
        playing = asyncio.ensure_future(play_for_ever(players))
        child = await start_placed(here, "codex", CROWD)
        await kill_after(here, child, dice.randint(5, 30))
        playing.cancel()
        for ended in await asyncio.gather(playing, return_exceptions=True):
            assert ended is None or isinstance(
                ended, asyncio.CancelledError | DidNotRespond | NothingHappened
            )
        await here.start()
        await every_button_works(game)
        be_patient_again(players)
        await nothing_is_told(here, game)
        await play_out(here, game, players, 5)
        await audit(here, game, players)
        blameless(here)
