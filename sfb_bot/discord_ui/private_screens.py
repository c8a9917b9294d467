"""Which private screen a person gets to see: panel, hand, board, log, list, orders."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.discord_ui.shell import Shell, desk_of, partners_of, people_of
from sfb_bot.kernel import PlayerError, Word
from sfb_bot.locale import Texts
from sfb_bot.matches.matches import Look
from sfb_bot.matches.records import MatchId, MatchRecord, UserId
from sfb_bot.matches.refusals import NotSeated
from sfb_bot.screens.ledger import board_screen, hand_screen, listed, log_screen
from sfb_bot.screens.lobby import GameLine, games_screen
from sfb_bot.screens.notices import concede_screen, concession_screen
from sfb_bot.screens.orders import orders_screen
from sfb_bot.screens.panel import confirm_finish, idle_panel, panel, stale_panel
from sfb_bot.screens.refusals import refusal_screen
from sfb_bot.screens.team_note import Note, team_note_screen
from sfb_bot.screens.values import PrivateScreen


def panel_of(shell: Shell, look: Look, texts: Texts, answered: Sequence[str] | None = None) -> PrivateScreen:
    """The open question of a player, or who is waited for instead.

    `answered` is given to somebody who has just answered: what was chosen, as far as it is worth repeating.
    """
    if look.seat is None:
        raise NotSeated("you do not play in this match", rule="seat")
    game, desk = shell.screens(look.record), desk_of(look)
    if look.question is not None:
        screen = panel(game, look.private, look.question, desk, texts)
    else:
        people = people_of(look.record)
        screen = idle_panel(game, look.private, desk, look.waiting_for, people, texts, answered=answered)
    return shell.names.in_private(screen, look.record)


async def play_screen(shell: Shell, match: MatchId, user: UserId, texts: Texts) -> PrivateScreen:
    """The panel as it is now."""
    return panel_of(shell, await shell.app.matches.look(match, user), texts)


def several_chosen(shell: Shell, look: Look, keys: Sequence[str], texts: Texts) -> list[str]:
    """The names of what was chosen where several things were, often in secret: no post repeats them soon."""
    if look.question is None or look.question.pick[1] < 2:
        return []
    entries = shell.screens(look.record).entries(look.private, look.question, texts)
    return [entry.label for entry in entries if entry.key in keys]


async def stale_screen(shell: Shell, match: MatchId, user: UserId, texts: Texts) -> PrivateScreen:
    """The panel as it is now, with a word that the press was on an older one; a stranger has no panel."""
    look = await shell.app.matches.look(match, user)
    if look.seat is None:
        return refused(shell, NotSeated("you do not play in this match", rule="seat"), texts, match)
    return stale_panel(panel_of(shell, look, texts), texts)


async def end_turn_screen(shell: Shell, match: MatchId, user: UserId, texts: Texts) -> PrivateScreen | None:
    """The question whether to end the turn; None when nothing would be lost by it."""
    look = await shell.app.matches.look(match, user)
    game = shell.screens(look.record)
    if look.question is None or not game.finish_warning(look.private, look.question, texts):
        return None
    return confirm_finish(game, look.private, look.question, desk_of(look), texts)


async def hand_of(shell: Shell, match: MatchId, user: UserId, texts: Texts) -> PrivateScreen:
    """The own hand."""
    look = await shell.app.matches.look(match, user)
    if look.seat is None:
        raise NotSeated("you do not play in this match", rule="seat")
    return hand_screen(shell.screens(look.record), look.private, match, texts)


async def board_of(
    shell: Shell, match: MatchId, user: UserId, texts: Texts, *, in_words: bool
) -> PrivateScreen:
    """The board, for anybody; a player also sees what only that player knows."""
    look = await shell.app.matches.look(match, user)
    screen = board_screen(
        shell.screens(look.record),
        look.public,
        match,
        people_of(look.record),
        texts,
        secrets=look.private,
        in_words=in_words,
    )
    return shell.names.in_private(screen, look.record)


async def log_of(shell: Shell, match: MatchId, user: UserId, texts: Texts, page: int | None) -> PrivateScreen:
    """What happened so far, as everybody may know it."""
    look = await shell.app.matches.look(match, user)
    stored = await shell.app.store.match_record(match)
    told = await shell.app.matches.events(match, None, 0, stored.shown_seq if stored else 0)
    events = [event for _, each in told for event in each]
    lines = shell.screens(look.record).tell(look.public, events, people_of(look.record), texts)
    return log_screen(match, lines, texts, page)


async def orders_of(shell: Shell, match: MatchId, user: UserId, texts: Texts) -> PrivateScreen:
    """The standing orders of a player."""
    look = await shell.app.matches.look(match, user)
    if look.seat is None:
        raise NotSeated("you do not play in this match", rule="seat")
    current = (look.order.kind, look.order.subject) if look.order else ("ask", "")
    return orders_screen(shell.screens(look.record), look.private, match, current, texts)


async def concede_of(shell: Shell, match: MatchId, user: UserId, texts: Texts) -> PrivateScreen:
    """The question whether to give up, or whether to play on after all."""
    look = await shell.app.matches.look(match, user)
    if look.seat is None:
        raise NotSeated("you do not play in this match", rule="seat")
    partner = _called(partners_of(look), texts)
    if Word.WITHDRAW_CONCESSION in look.words:
        return concession_screen(match, look.record.ask_no, partner, texts)
    others = [await shell.app.matches.look(match, UserId(other)) for other in partners_of(look) if other]
    agrees = any(Word.WITHDRAW_CONCESSION in other.words for other in others)
    return concede_screen(match, look.record.ask_no, texts, partner=partner, partner_agrees=agrees)


async def team_of(shell: Shell, match: MatchId, user: UserId, texts: Texts) -> PrivateScreen:
    """What the partners have written down."""
    note = await shell.app.team_notes.read(match, user)
    look = await shell.app.matches.look(match, user)
    shown = Note(note.text, note.writer, note.at) if note is not None else None
    partner = _called(partners_of(look), texts)
    return team_note_screen(match, shown, partner, texts, is_over=look.record.status == "over")


def _called(users: Sequence[int], texts: Texts) -> str:
    return listed([f"<@{user}>" if user else texts.say("somebody") for user in users], texts)


async def games_of(shell: Shell, user: UserId, texts: Texts) -> PrivateScreen:
    """All games of a person, those that wait for an answer first."""
    records = await shell.app.store.matches_of(user, live_only=True)
    return games_screen([await _game_line(shell, record, user) for record in records], texts)


async def _game_line(shell: Shell, record: MatchRecord, user: UserId) -> GameLine:
    look = await shell.app.matches.look(record.id, user)
    partners = partners_of(look)
    opponents = tuple(s.user for s in record.seats if s.user not in (user, *partners))
    if record.status == "live":
        status = "mine" if look.seat in look.waiting_for else "theirs"
    else:
        status = "paused" if record.status == "paused" else "over"
    # Who is asked out of turn may be playing a reaction nobody knows of yet; a moved deadline would tell.
    is_known = not look.off_turn or look.seat in look.off_turn
    deadline = (look.answer_by or 0) if is_known else 0
    return GameLine(record.id, record.channel, opponents, status, deadline, partners)


def refused(shell: Shell, error: PlayerError, texts: Texts, match: MatchId | None = None) -> PrivateScreen:
    """A polite refusal with the rule behind it."""
    return refusal_screen(shell.usual.screens, error, texts, match=match or 0)
