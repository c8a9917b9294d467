"""Response windows of the Rift through the real client: answers, orders, silence, and what others see."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver, VisibleMessage
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.commands import run
from tests.end_to_end.harness import Game, Stage, is_called, stage, verbs
from tests.end_to_end.players import settled
from tests.end_to_end.pressing import concede, is_offered, offered, opened, post_of, public_words, take
from tests.end_to_end.rift_table import begin, placed
from tests.end_to_end.test_presses import changed
from tests.end_to_end.test_secrecy import all_that_is_seen
from tests.patience import until

# The example of R-43 with the colours exchanged: a Pikeman strikes a Militiaman, a Blessing could save it.
# Of the cards named last in the hands nobody else hears anything.
LINE = (
    "t9 turn=a main | a N3 pikeman S3 shaman S2 goblin hand=dispel,{blue} spells=18 deck=9"
    " | b N4 militia S6 zombie hand=blessing,{red} spells=18 deck=10"
)
DAILY = PACES["daily"]
_MOMENT = re.compile(r"<t:(\d+)")
Response = Callable[[Stage, Game], Awaitable[None]]


def line(blue: str = "dash", red: str = "lightning") -> str:
    return LINE.format(blue=blue, red=red)


async def answer(here: Stage, game: Game, user: UserDriver, *keys: str) -> None:
    """Open the own panel, take an option, and wait until everything is shown."""
    await take(user, await opened(user, game), *keys)
    await settled(here, game)


async def entries_of(here: Stage, game: Game) -> list[tuple[str, int, tuple[str, ...]]]:
    entries = [each.entry for each in await here.shell.app.store.entries(MatchId(game.match))]
    return [(each.kind, each.seat, tuple(each.keys)) for each in entries]


def content_of(panel: VisibleMessage) -> tuple[object, ...]:
    """What a panel says and offers; what was missed meanwhile depends on when one looked."""
    lines = [_MOMENT.sub("<t:", each) for each in panel.text.splitlines() if not each.startswith("-# Since")]
    return lines, [(button.label, button.custom_id) for button in panel.buttons], panel.menus


async def duel_of_spells(here: Stage, game: Game) -> dict[str, list[tuple[object, ...]]]:
    """Attack, Blessing, Dispel, and a window in which nothing is left but to pass (R-43).

    Returns what each player was shown on the way.
    """
    alice, bob = game.players
    shown: dict[str, list[tuple[object, ...]]] = {user.name: [] for user in game.players}

    async def asked(user: UserDriver) -> VisibleMessage:
        assert is_called(post_of(game), user)
        panel = await opened(user, game)
        shown[user.name].append(content_of(panel))
        return panel

    await take(alice, await asked(alice), "attack>N4")
    await settled(here, game)
    assert "respond" in verbs(post_of(game))
    window = await asked(bob)
    assert is_offered(window, "pass")
    more = await take(bob, window, "blessing>N4")
    # Whoever has answered is asked whether that is all.
    assert offered(more) == [("pass",)]
    await take(bob, more, "pass")
    await settled(here, game)
    more = await take(alice, await asked(alice), "dispel>#2")
    assert is_offered(more, "pass")
    await take(alice, more, "pass")
    await settled(here, game)
    # Bob cannot play what he has left in Alice's turn, and is asked all the same (R-39, RQ45).
    window = await asked(bob)
    assert offered(window) == [("pass",)]
    await take(bob, window, "pass")
    await settled(here, game)
    return shown


async def test_a_window_from_the_announcement_to_the_result(tmp_path: Path) -> None:
    async with stage(tmp_path, "window", packs=placed(line())) as here:
        game = await begin(here)
        alice, bob, carol = *game.players, here.user("carol")
        await duel_of_spells(here, game)
        view = (await here.look(game.match)).public
        assert is_called(post_of(game), alice), "the main step goes on (R-42)"
        # Dispel acts first, so the Blessing never does, and 2 damage destroy a life of 2.
        assert sorted(each.kind for each in view.warriors) == ["goblin", "pikeman", "shaman", "zombie"]
        assert view.players[1].discard == ("militia",)
        assert view.players[0].spell_discard == ("dispel",)
        assert view.players[1].spell_discard == ("blessing",)
        assert view.has_attacked
        told = public_words(carol, game.place)
        for words in ("attacks **Militiaman N4**", "Blessing", "Dispel", "Militiaman"):
            assert words in told
        # Cards that were not played are in nobody's words, and no private panel is anybody else's.
        for secret in ("Dash", "Lightning"):
            assert secret not in told
        assert not any(message.is_ephemeral for message in carol.visible_messages(game.place))
        hands = [await run(user, game, "rift hand") for user in (alice, bob)]
        assert ["Dash" in hand.text for hand in hands] == [True, False]
        assert ["Lightning" in hand.text for hand in hands] == [False, True]
        await concede(here, game, bob)
        await audit(here, game, is_post_per_action=False)
        blameless(here)


async def seen_of_the_duel(folder: Path, position: str, viewer: str) -> tuple[list[object], object]:
    """What everybody sees, and what is shown to the viewer alone."""
    async with stage(folder, "same", packs=placed(position)) as here:
        game = await begin(here)
        shown = await duel_of_spells(here, game)
        blameless(here)
        return all_that_is_seen(here, here.user("carol"), game.place), shown.get(viewer)


@pytest.mark.parametrize(
    ("viewer", "hands"),
    [("carol", {"blue": "swap", "red": "banish"}), ("alice", {"red": "banish"}), ("bob", {"blue": "swap"})],
)
async def test_the_hands_change_nothing_that_others_see(
    tmp_path: Path, viewer: str, hands: dict[str, str]
) -> None:
    """Not in a word, a button, an alt text or a pixel."""
    usual = await seen_of_the_duel(tmp_path / "one", line(), viewer)
    other = await seen_of_the_duel(tmp_path / "two", line(**hands), viewer)
    assert "Blessing" in str(usual)
    assert usual == other


# --- Standing orders ---


async def order(user: UserDriver, game: Game, *wanted: str) -> None:
    """Choose from the menus of `/rift orders`, and see that it is noted."""
    shown = await run(user, game, "rift orders")
    menu = next(menu for menu in shown.menus if {*wanted} <= {value for _, value in menu.options})
    await user.select(shown, list(wanted), menu.custom_id)
    await changed(user, shown)


@pytest.mark.parametrize(
    ("orders", "is_asked"),
    [
        (("ask",), True),
        (("pass_turn",), False),
        (("pass_until.9",), False),
        (("only_if_destroyed",), True),
        (("only_spells",), False),
        # Neither is the Zombie in danger nor a champion; the Militiaman, which is, has number 3.
        (("only_for.4", "only_if_champion"), False),
        (("only_for.3", "only_if_champion"), True),
    ],
    ids=str,
)
async def test_orders_are_given_joined_and_obeyed(
    tmp_path: Path, orders: tuple[str, ...], is_asked: bool
) -> None:
    async with stage(tmp_path, "orders", packs=placed(line())) as here:
        game = await begin(here)
        alice, bob = game.players
        before = public_words(here.user("carol"), game.place)
        await order(bob, game, *orders)
        given = (await here.look(game.match, bob)).order
        assert given is None or {given.kind, *given.subject.split("\n")} >= {
            each.rpartition(".")[2] if len(orders) == 1 and "." in each else each for each in orders
        }
        await here.restart(cleanly=False)
        assert public_words(here.user("carol"), game.place) == before, "an order is nobody's business"
        await answer(here, game, alice, "attack>N4")
        assert is_called(post_of(game), bob) == is_asked
        last = (await entries_of(here, game))[-1]
        assert last == (("answer", 0, ("attack>N4",)) if is_asked else ("standing", 1, ("pass",)))
        standing = {each.kind for each in (await here.look(game.match)).public.warriors}
        assert ("militia" in standing) == is_asked
        blameless(here)


async def test_an_order_for_the_own_turn_lets_their_answer_happen(tmp_path: Path) -> None:
    async with stage(tmp_path, "no counter", packs=placed(line())) as here:
        game = await begin(here)
        alice, bob = game.players
        await order(alice, game, "no_counter")
        await answer(here, game, alice, "attack>N4")
        more = await take(bob, await opened(bob, game), "blessing>N4")
        await take(bob, more, "pass")
        await settled(here, game)
        assert (await entries_of(here, game))[-1] == ("standing", 0, ("pass",))
        view = (await here.look(game.match)).public
        (saved,) = [each for each in view.warriors if each.kind == "militia"]
        assert (saved.life, saved.damage) == (3, 2)
        assert is_called(post_of(game), alice)
        blameless(here)


async def passes(here: Stage, game: Game) -> None:
    """By hand, and at once: it counts when the hidden moment has come."""
    await take(game.guest, await opened(game.guest, game), "pass")
    here.jump(DAILY.hold)


async def has_ordered(here: Stage, game: Game) -> None:
    del game
    here.jump(DAILY.hold)


async def is_silent(here: Stage, game: Game) -> None:
    del game
    here.jump(DAILY.window)


async def seen_of_a_pass(folder: Path, response: Response) -> tuple[str, list[object], list[str]]:
    """How the window was answered; what everybody sees; and the same with moments since the beginning."""
    async with stage(folder, "pass", packs=placed(line())) as here:
        carol, began = here.user("carol"), here.clock.now()
        game = await begin(here, pace="daily")
        # An order for a turn can be given once its clock runs.
        await answer(here, game, game.host, "step>S3", "+1")
        if response is has_ordered:
            await order(game.guest, game, "pass_turn")
        await answer(here, game, game.host, "attack>N4")
        assert is_called(post_of(game), game.guest), "nobody sees that the answer is ordered already"
        before = len(await entries_of(here, game))
        await response(here, game)

        async def is_answered() -> bool:
            return len(await entries_of(here, game)) > before

        await until(is_answered, "an answer")
        await settled(here, game)
        (kind, seat, _) = (await entries_of(here, game))[-1]
        assert seat == 1
        texts = [message.text for message in carol.visible_messages(game.place)]
        timed = [_MOMENT.sub(lambda found: f"<t:{int(found[1]) - began}", text) for text in texts]
        blameless(here)
        return kind, all_that_is_seen(here, carol, game.place), timed


async def test_nobody_can_tell_a_pass_from_an_order_or_from_silence(tmp_path: Path) -> None:
    passed, seen, timed = await seen_of_a_pass(tmp_path / "passed", passes)
    ordered, seen_too, timed_too = await seen_of_a_pass(tmp_path / "ordered", has_ordered)
    timed_out, seen_late, _ = await seen_of_a_pass(tmp_path / "silent", is_silent)
    assert (passed, ordered, timed_out) == ("answer", "standing", "timeout")
    assert seen == seen_too
    assert timed == timed_too, "at the very same moment, too"
    # Who says nothing at all takes longer; but for that it reads the same.
    assert seen == seen_late
