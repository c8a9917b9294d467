"""Two games that differ only in the defender's hand look the same to everybody else."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Dice, Seat, random_keys
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import UserDriver
from sfb_bot.storage.rows import pack, unpack
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Game, Stage, begin, begin_teams, newest_post, stage, verbs
from tests.end_to_end.players import settled
from tests.games.brawl.kit.table import rules

_MOMENT = re.compile(r"<t:\d+")
Answer = tuple[Seat, tuple[str, ...]]


@dataclass(frozen=True)
class Scene:
    """Answers up to the start of an action, then those that lead to a reaction window of `defender`."""

    before: tuple[Answer, ...]
    attack: tuple[Answer, ...]
    defender: Seat


def scout(setup: dict[str, object], seed: str, answers_seed: str) -> Scene:
    """The first reaction window of random matches in which both hand and deck of the defender can differ.

    Of four players one whose partner can react, too, and is asked afterwards.
    """
    for number in range(20):
        if (
            found := _scouted(BrawlRun(rules(), rules().begin(setup, seed)), f"{answers_seed}/{number}")
        ) is not None:
            return found
    raise AssertionError("nobody was asked to react")


def _scouted(run: BrawlRun, answers_seed: str) -> Scene | None:
    dice, before, action, is_first = Dice(answers_seed), list[Answer](), list[Answer](), True
    while run.ask is not None:
        if run.at_boundary:
            before, action, is_first = [*before, *action], [], True
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        if decision.prompt == "react" and action:
            players = run.state.players
            player, partner = players[decision.seat], players[(decision.seat + 2) % len(players)]
            is_open = is_first and bool(partner.hand and partner.ready)
            if is_open and len(player.deck) >= len(player.hand) > len(player.shown):
                return Scene(tuple(before), tuple(action), decision.seat)
            is_first = False
        keys = random_keys(decision, dice)
        action.append((decision.seat, keys))
        run.answer(decision.seat, run.ask_no, keys)
    return None


async def give(here: Stage, game: Game, answers: tuple[Answer, ...], name: str) -> None:
    """Answers of both players, straight to the application; nothing is posted before the last one.

    So they are told in one post, however busy the machine is.
    """
    await settled(here, game)
    with patch.object(here.shell.app.store, "pending_outbox", AsyncMock(return_value=[])):
        for number, (seat, keys) in enumerate(answers):
            look = await here.look(game.match)
            user = UserId(game.user_of(seat).id)
            await here.shell.app.matches.answer(
                MatchId(game.match), user, look.record.ask_no, keys, f"{name}/{number}"
            )
    here.shell.app.wake()
    await settled(here, game)


def deal_another_hand(database: Path, match: int, seat: Seat) -> None:
    """Change the stored checkpoint: the seat's unseen cards trade places with cards of its deck."""
    with closing(sqlite3.connect(database)) as connection, connection:
        seq, body = connection.execute(
            "SELECT seq, body FROM checkpoint WHERE match = ? ORDER BY seq DESC LIMIT 1", (match,)
        ).fetchone()
        stored = unpack(body)
        state = rules().decode_state(stored.state)
        player = state.players[seat]
        unseen = [card for card in player.hand if card not in player.shown]
        count = len(unseen)
        assert count
        player.hand = [*player.shown, *player.deck[:count]]
        player.deck = [*unseen, *player.deck[count:]]
        changed = replace(stored, state=rules().encode_state(state))
        connection.execute(
            "UPDATE checkpoint SET body = ? WHERE match = ? AND seq = ?", (pack(changed), match, seq)
        )


def all_that_is_seen(here: Stage, user: UserDriver, place: int) -> list[object]:
    """Texts, controls, alt texts and the very bytes of the pictures, without moments and addresses."""
    found: list[object] = []
    world = here.playground.world
    for message in user.visible_messages(place):
        stored = world.message(message.channel_id, message.id)
        assert stored is not None
        found.append(
            (
                _MOMENT.sub("<t:", message.text),
                [(button.label, button.custom_id, button.is_disabled) for button in message.buttons],
                message.menus,
                [picture.alt for picture in message.pictures],
                [(each.filename, each.description, world.files[each.id]) for each in stored.attachments],
            )
        )
    return found


async def reacts_not(here: Stage, game: Game, seat: Seat) -> None:
    """The player opens the question and passes."""
    user = game.user_of(seat)
    post = newest_post(user, game.place)
    assert post is not None
    panel = (await user.press(post, verbs(post)["respond"])).message
    assert panel is not None
    skip = next(b for b in panel.buttons if b.label.startswith("No reaction"))
    await user.press(panel, skip.custom_id or "")
    await user.until(lambda: user.look(panel).view != panel.view, "a changed panel")
    await settled(here, game)


async def one_world(folder: Path, seed: str, *, other_hand: bool) -> tuple[list[list[object]], list[str]]:
    """Everything a third user and the attacker see, and the defender's own hand."""
    async with stage(folder, seed, goal=5) as here:
        game = await begin(here, first="me", draft="casual")
        record = await here.record(game.match)
        scene = scout(record.setup, record.seed, seed)
        await give(here, game, scene.before, "before")
        await here.stop()
        if other_hand:
            deal_another_hand(here.database, game.match, scene.defender)
        await here.start()
        await give(here, game, scene.attack, "attack")
        defender, attacker = game.user_of(scene.defender), game.user_of(1 - scene.defender)
        hand = (await here.look(game.match, defender)).private.hand
        await reacts_not(here, game, scene.defender)
        carol = here.user("carol")
        seen = [all_that_is_seen(here, user, game.place) for user in (carol, attacker)]
        blameless(here)
        return seen, [str(card) for card in hand]


@pytest.mark.parametrize("seed", ["secret 1", "secret 2", "secret 3"])
async def test_the_public_transcript_is_the_same_for_every_hand(tmp_path: Path, seed: str) -> None:
    seen, hand = await one_world(tmp_path / "one", seed, other_hand=False)
    seen_too, other_hand = await one_world(tmp_path / "two", seed, other_hand=True)
    assert sorted(hand) != sorted(other_hand)
    assert seen == seen_too


async def one_world_of_four(
    folder: Path, seed: str, *, other_hand: bool, note: str
) -> tuple[list[list[object]], list[str], bool]:
    """What a stranger, the attacker and the defender's own partner see; the hand; whether both were asked."""
    async with stage(folder, seed, goal=7) as here:
        game = await begin_teams(here, first="me")
        record = await here.record(game.match)
        scene = scout(record.setup, record.seed, seed)
        await give(here, game, scene.before, "before")
        await here.stop()
        if other_hand:
            deal_another_hand(here.database, game.match, scene.defender)
        await here.start()
        attacking = Seat((await here.look(game.match)).public.turn)
        writer = game.user_of((attacking + 2) % 4)
        await writer.slash(game.place, "brawl team", note=note)
        await give(here, game, scene.attack, "attack")
        hand = (await here.look(game.match, game.user_of(scene.defender))).private.hand
        await reacts_not(here, game, scene.defender)
        partner = Seat((scene.defender + 2) % 4)
        is_partner_asked = (await here.look(game.match)).waiting_for == (partner,)
        if is_partner_asked:
            await reacts_not(here, game, partner)
        viewers = (here.user("erin"), game.user_of(attacking), game.user_of(partner))
        seen = [all_that_is_seen(here, user, game.place) for user in viewers]
        blameless(here)
        return seen, [str(card) for card in hand], is_partner_asked


async def test_neither_hand_nor_note_shows_in_a_game_of_four(tmp_path: Path) -> None:
    seed = "four 2"
    seen, hand, asked = await one_world_of_four(tmp_path / "one", seed, other_hand=False, note="to the left")
    seen_too, other_hand, _ = await one_world_of_four(tmp_path / "two", seed, other_hand=True, note="none")
    assert asked, "the partner is to be asked after the defender"
    assert sorted(hand) != sorted(other_hand)
    assert seen == seen_too
    assert not any("to the left" in str(message) for view in seen for message in view)
