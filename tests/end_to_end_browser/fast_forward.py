"""Plays a match on without a browser, up to the moment a browser test is about."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules.choices import OnCard, OnHex, OnTargets, StandardChoice
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.kernel import Decision
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, UserId

MOST_ANSWERS = 600
_numbers = count()


async def hurry(shell: Shell, match: MatchId, until: Callable[[Look], bool]) -> UserId:
    """Answer every question until one fits; returns who is asked it.

    Both players run at each other and hit whom they can reach, so an attack comes within a few turns.
    """
    content = load_content()
    for _ in range(MOST_ANSWERS):
        seat = (await shell.app.matches.look(match)).waiting_for[0]
        record = await shell.app.store.match_record(match)
        assert record is not None
        user = record.seats[seat].user
        look = await shell.app.matches.look(match, user)
        if until(look):
            shell.app.wake()
            return user
        assert look.question is not None
        keys = _answer(look.question, look.private, content)
        await shell.app.matches.answer(match, user, look.record.ask_no, keys, f"hurry-{next(_numbers)}")
    raise AssertionError(f"not reached within {MOST_ANSWERS} answers")


def _answer(question: Decision, view: SeatView, content: Content) -> list[str]:
    if question.prompt == "act":
        return [_action(question, content)]
    if question.prompt in ("move", "jump"):
        return [_step(question, view, content)]
    if question.prompt == "attack":
        return [next(o.key for o in question.options if isinstance(o.payload, OnTargets))]
    return list(question.default)


def _action(question: Decision, content: Content) -> str:
    """An attack, else a step, else the end of the turn."""
    for option in question.options:
        payload = option.payload
        if isinstance(payload, OnCard) and content.cards[payload.card].kind == "attack":
            return option.key
    for option in question.options:
        if isinstance(option.payload, StandardChoice) and option.payload.action == "move":
            return option.key
    return next(option.key for option in question.options if option.key == "end")


def _step(question: Decision, view: SeatView, content: Content) -> str:
    """The hex nearest to an enemy, without traps."""
    enemies = [f.cell for f in view.public.figures if f.side != view.seat % 2 and f.cell >= 0]
    distance = content.arena.grid.distance
    hexes = [
        (min(distance[option.payload.cell][enemy] for enemy in enemies), option.key)
        for option in question.options
        if isinstance(option.payload, OnHex) and option.payload.cell not in view.public.tokens and enemies
    ]
    return min(hexes)[1] if hexes else question.default[0]
