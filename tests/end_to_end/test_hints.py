"""Hints through the real client: thought about in real processes, seen by one player alone."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.advice import Advice
from sfb_bot.matches.hints import Hints
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens import actions as do
from sfb_bot.screens.custom_ids import read_action
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, Stage, begin, invite, newest_post, stage, verbs
from tests.end_to_end.players import SHRUNK, RandomUser, panels_below, play_on, play_out, settled
from tests.end_to_end.test_solo import begin_solo, player, pool_of
from tests.end_to_end_attacks.test_forged_presses import forge
from tests.matches.computer_house import SlowThinkers
from tests.patience import until

TEXTS = Texts("en")
BULB = "💡"
SUCCESS = 3


async def asked(here: Stage, game: Game) -> bool:
    """Wait for a question to the host; False when the match ended instead, on the computer's turn."""

    async def is_asked_or_over() -> bool:
        look = await here.look(game.match, game.host)
        return look.question is not None or look.record.status == "over"

    await until(is_asked_or_over, "a question")
    return (await here.record(game.match)).status != "over"


async def panel_of(user: UserDriver, game: Game) -> VisibleMessage:
    post = newest_post(user, game.place)
    assert post is not None
    outcome = await user.press(post, verbs(post)["play"])
    assert outcome.message is not None
    return outcome.message


async def hinted(user: UserDriver, panel: VisibleMessage) -> VisibleMessage:
    """The panel after a press on Hint, once there is one."""
    await user.press(panel, verbs(panel)["hint"])

    def is_there() -> bool:
        return any(each.style == SUCCESS for each in shown_now(user, panel).buttons)

    await user.until(is_there, "a hint")
    return shown_now(user, panel)


def shown_now(user: UserDriver, panel: VisibleMessage) -> VisibleMessage:
    """The panel as it is, or what it has become below what was posted after it."""
    now = user.look(panel)
    below = panels_below(user, panel, panel.id) if now.text == SHRUNK else []
    return below[-1] if below else now


def advised(here: Stage, game: Game, user: UserDriver, ask_no: int) -> Advice:
    advice = here.shell.app.hints.given(MatchId(game.match), UserId(user.id), ask_no)
    assert advice is not None
    return advice


async def take(here: Stage, game: Game, panel: VisibleMessage) -> int:
    """Do what the hint says, with one press on the button that stands out; the number of the question."""
    ask_no = (await here.record(game.match)).ask_no
    advice = advised(here, game, game.host, ask_no)
    (button,) = [each for each in panel.buttons if each.style == SUCCESS]
    action = read_action(button.custom_id or "")
    match = MatchId(game.match)
    assert action in (do.Answer(match, ask_no, advice.keys), do.EndTurn(match, ask_no))
    await game.host.press(panel, button.custom_id or "")
    if isinstance(action, do.EndTurn):
        yes = do.AnswerAnyway(match, ask_no, advice.keys).custom_id

        async def is_done() -> bool:
            now = shown_now(game.host, panel)
            if yes in [each.custom_id for each in now.buttons]:
                await game.host.press(now, yes)
            return (await here.record(game.match)).ask_no != ask_no

        await until(is_done, "the end of the turn")
    return ask_no


async def turn_begins(here: Stage, game: Game, alice: RandomUser) -> VisibleMessage:
    """Alice's panel in a turn of her own."""
    await play_on([alice], 14)
    while True:
        await asked(here, game)
        look = await here.shell.app.matches.look(MatchId(game.match), UserId(game.host.id))
        if look.seat not in look.off_turn and look.question is not None and look.question.prompt == "act":
            return await panel_of(game.host, game)
        await play_on([alice], 1)


async def test_a_hint_is_given_below_the_question_and_done_with_one_press(tmp_path: Path) -> None:
    async with stage(tmp_path, "hint", faults=True, goal=3) as here:
        game = await begin_solo(here, level="easy")
        opening = next(m for m in game.host.visible_messages(game.place) if "Match" in m.text)
        assert "Hints are allowed" in opening.text
        alice = player(here, game, "hint")
        panel = await turn_begins(here, game, alice)
        await settled(here, game)
        before = {m.id: m.text for m in game.host.visible_messages(game.place) if not m.is_ephemeral}
        shown = await hinted(game.host, panel)
        # Every option is still where it was, and the hint names one of them.
        (line,) = [line for line in shown.text.splitlines() if BULB in line]
        look = await here.shell.app.matches.look(MatchId(game.match), UserId(game.host.id))
        assert look.question is not None
        game_screens = here.shell.screens(look.record)
        labels = {e.key: e.label for e in game_screens.shown_options(look.private, look.question, TEXTS)}
        advice = advised(here, game, game.host, look.record.ask_no)
        assert f"**{', '.join(labels[key] for key in advice.keys)}**" in line
        assert {b.label for b in panel.buttons} - {"Hint"} <= {b.label for b in shown.buttons}
        # Nobody else sees anything of it.
        after = {m.id: m.text for m in game.host.visible_messages(game.place) if not m.is_ephemeral}
        assert after == before
        # The same panel again, with the same hint; nothing is thought about twice.
        again = await panel_of(game.host, game)
        assert line in again.text
        ask_no = await take(here, game, shown)

        async def is_gone() -> bool:
            return (await here.record(game.match)).ask_no != ask_no

        await until(is_gone, "the next question")
        # A press on the old panel: the game has moved on.
        await forge(game.host, again, do.AskForHint(MatchId(game.match), ask_no).custom_id)
        stale = TEXTS.say("refused-stale")
        await game.host.until(lambda: stale in game.host.look(again).text, stale)
        alice.trouble = 0
        await play_out(here, game, [alice], 6)
        await audit(here, game, is_post_per_action=False)
        record = await here.record(game.match)
        kept = await here.shell.app.store.finished_match(MatchId(game.match))
        assert record.hints
        assert kept is not None
        assert not kept.is_rated
        blameless(here)


async def test_a_whole_turn_by_hints(tmp_path: Path) -> None:
    """Whatever is asked, the hint is an answer that counts."""
    async with stage(tmp_path, "turn by hints", faults=True, goal=5) as here:
        game = await begin_solo(here, level="beginner")
        taken = 0
        while taken < 25 and await asked(here, game):
            shown = await hinted(game.host, await panel_of(game.host, game))
            ask_no = await take(here, game, shown)

            async def is_answered(asked_no: int = ask_no) -> bool:
                look = await here.shell.app.matches.look(MatchId(game.match), UserId(game.host.id))
                return look.record.ask_no != asked_no or look.held is not None

            await until(is_answered, "the answer")
            taken += 1
            if (await here.look(game.match, game.host)).held:
                here.jump(3600)
        # Four turns cannot score five points: a match that ended here was not played by hints.
        assert taken == 25
        blameless(here)


async def test_workers_killed_over_a_hint_end_in_a_clear_word(tmp_path: Path) -> None:
    async with stage(tmp_path, "killed hint", faults=True) as here:
        game = await begin_solo(here, level="easy")
        await asked(here, game)
        panel = await panel_of(game.host, game)
        pool = pool_of(here)
        await game.host.press(panel, verbs(panel)["hint"])
        killed = set[int]()
        while BULB not in (text := game.host.look(panel).text) or TEXTS.say("hint-thinking") in text:
            for pid in set(pool.pids) - killed:
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0)
        assert TEXTS.say("hint-failed") in game.host.look(panel).text
        # The next press finds new workers.
        assert TEXTS.say("hint-failed") not in (await hinted(game.host, game.host.look(panel))).text


async def test_who_answers_before_the_hint_comes_is_shown_what_comes_next(tmp_path: Path) -> None:
    async with stage(tmp_path, "late hint", faults=True) as here:
        await here.stop()
        slow: list[SlowThinkers] = []

        def with_slow_hints(shell: Shell) -> Shell:
            app = shell.app
            slow.append(SlowThinkers(app.thinkers or pool_of(here)))
            app.hints = Hints(app.store, app.cache, shell.editions, slow[0])
            return shell

        await here.start(with_slow_hints)
        game = await begin_solo(here, level="easy")
        alice, match = game.host, MatchId(game.match)
        await asked(here, game)
        panel, ask_no = await panel_of(alice, game), (await here.record(game.match)).ask_no
        await alice.press(panel, verbs(panel)["hint"])
        await alice.until(lambda: TEXTS.say("hint-thinking") in alice.look(panel).text, "a word at once")
        # Nobody can ask twice, and every option is there.
        thinking = alice.look(panel)
        assert next(each for each in thinking.buttons if each.label == "Hint").is_disabled
        hasty = player(here, game, "late hint")
        control = hasty.choose(thinking)
        assert control is not None
        await hasty.use(thinking, control)
        await alice.until(lambda: TEXTS.say("hint-thinking") not in alice.look(panel).text, "an answer")
        after = alice.look(panel).text
        slow[0].let_through.set()

        async def is_thought() -> bool:
            return here.shell.app.hints.given(match, UserId(alice.id), ask_no) is not None

        await until(is_thought, "the hint")
        await alice.slash(game.place, "brawl log")
        assert alice.look(panel).text == after
        assert len(slow[0].jobs) == 1
        blameless(here)


async def test_between_people_there_are_hints_only_where_the_invitation_says_so(tmp_path: Path) -> None:
    async with stage(tmp_path, "people", faults=True) as here:
        plain = await begin(here)
        panel = await panel_of(plain.host, plain)
        assert "hint" not in verbs(panel)
        ask_no = (await here.record(plain.match)).ask_no
        await forge(plain.host, panel, do.AskForHint(MatchId(plain.match), ask_no).custom_id)
        told = TEXTS.say("refused-hints")
        await plain.host.until(lambda: told in plain.host.look(panel).text, told)
        invitation = await invite(here.user("erin"), opponent=here.user("frank"), hints="on")
        assert TEXTS.say("hints-allowed") in invitation.text
        with_hints = await begin(here, "carol", "dave", hints="on")
        posts = [m.text for m in with_hints.guest.visible_messages(with_hints.place)]
        assert any(TEXTS.say("hints-allowed") in text for text in posts)
        waiting = (await here.look(with_hints.match)).waiting_for
        asked_first = with_hints.user_of(waiting[0])
        shown = await hinted(asked_first, await panel_of(asked_first, with_hints))
        # Somebody who does not play gets none.
        erin = here.user("erin")
        post = newest_post(erin, with_hints.place)
        assert post is not None
        ask_no = (await here.record(with_hints.match)).ask_no
        refused = await forge(erin, post, do.AskForHint(MatchId(with_hints.match), ask_no).custom_id)
        assert refused == TEXTS.say("refused-not-seated")
        assert BULB in shown.text
