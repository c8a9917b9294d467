"""Giving up and draws: words that may be said at any time, and the questions before them."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import own_look, panel_screen
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell, called, partners_of
from sfb_bot.kernel import StaleAnswer, Word
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.screens.actions import (
    AnswerDraw,
    Concede,
    ConsiderConceding,
    OfferDraw,
    WithdrawConcession,
)
from sfb_bot.screens.notices import concede_screen, concession_screen, notice_screen


@handles(ConsiderConceding)
async def consider_conceding(shell: Shell, who: Person, action: ConsiderConceding) -> Show:
    """The question whether to give up, or whether to play on after all."""
    look = await own_look(shell, who, action.match)
    partner = called(partners_of(look), who.texts)
    if Word.WITHDRAW_CONCESSION in look.words:
        return concession_screen(action.match, partner, who.texts)
    others = [await shell.app.matches.look(action.match, UserId(one)) for one in partners_of(look) if one]
    agrees = any(Word.WITHDRAW_CONCESSION in other.words for other in others)
    return concede_screen(action.match, look.record.ask_no, who.texts, partner=partner, partner_agrees=agrees)


@handles(Concede)
async def concede(shell: Shell, who: Person, action: Concede) -> Show:
    """Give up, unless the match has gone on since the question was asked."""
    return await _say(shell, who, action.match, Word.CONCEDE, action.ask_no)


@handles(WithdrawConcession)
async def withdraw_concession(shell: Shell, who: Person, action: WithdrawConcession) -> Show:
    """Play on after all."""
    return await _say(shell, who, action.match, Word.WITHDRAW_CONCESSION)


async def _say(shell: Shell, who: Person, match: MatchId, word: Word, ask_no: int | None = None) -> Show:
    look = await shell.app.matches.say(match, who.user, word, who.press, ask_no)
    return await panel_screen(shell, look, who.texts)


@handles(OfferDraw)
async def offer_draw(shell: Shell, who: Person, action: OfferDraw) -> Show:
    """Offer a draw, agree to one, or take one's own offer back."""
    matches, match = shell.app.matches, action.match
    if Word.WITHDRAW_DRAW in (await matches.look(match, who.user)).words:
        await matches.say(match, who.user, Word.WITHDRAW_DRAW, who.press)
        return notice_screen("draw-withdrawn", who.texts)
    await matches.say(match, who.user, Word.OFFER_DRAW, who.press)
    return notice_screen("draw-offered", who.texts)


@handles(AnswerDraw)
async def answer_draw(shell: Shell, who: Person, action: AnswerDraw) -> Show:
    """Agree to a draw that is offered, or not."""
    look = await own_look(shell, who, action.match)
    if Word.DECLINE_DRAW not in look.words:
        raise StaleAnswer("nobody offers a draw now", rule="stale")
    word = Word.OFFER_DRAW if action.agrees else Word.DECLINE_DRAW
    return await _say(shell, who, action.match, word)
