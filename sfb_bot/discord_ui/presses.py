"""What happens when somebody presses a button or picks from a menu."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast, get_args

import discord

from sfb_bot.discord_ui.choosing import random_choice
from sfb_bot.discord_ui.directly import hand_over
from sfb_bot.discord_ui.league.presses import press_season
from sfb_bot.discord_ui.plain_presses import press_plain
from sfb_bot.discord_ui.private_screens import (
    board_of,
    concede_of,
    end_turn_screen,
    hand_of,
    log_of,
    orders_of,
    panel_of,
    play_screen,
    refused,
    several_chosen,
    stale_screen,
    team_of,
)
from sfb_bot.discord_ui.replaying import replay_of, watch
from sfb_bot.discord_ui.replying import acknowledge, show
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.team_notes import open_form
from sfb_bot.kernel import PlayerError, StaleAnswer, Word
from sfb_bot.locale import Texts
from sfb_bot.matches.records import LobbyId, MatchId, OrderKind, UserId
from sfb_bot.matches.refusals import LobbyClosed, NoSuchMatch, NotSeated
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.press import LobbyPress, MatchPress, PlainPress, SeasonPress, parse
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.replay import StepTo, read_step
from sfb_bot.screens.values import PrivateScreen

log = logging.getLogger(__name__)

GRANTED_SECONDS: Final = 24 * 60 * 60


class Pressed:
    """One press on a control of a match: who, which, with what chosen."""

    __slots__ = ("interaction", "match", "press", "shell", "texts", "user", "values")

    def __init__(
        self, shell: Shell, interaction: discord.Interaction, press: MatchPress, texts: Texts
    ) -> None:
        self.shell = shell
        self.interaction = interaction
        self.press = press
        self.texts = texts
        self.match = MatchId(press.match)
        self.user = UserId(interaction.user.id)
        self.values = chosen_values(interaction)

    @property
    def id(self) -> str:
        """Names this very press, however often Discord delivers it."""
        return str(self.interaction.id)

    async def panel(self) -> PrivateScreen:
        """The open question now."""
        return await play_screen(self.shell, self.match, self.user, self.texts)

    async def answer(self, keys: list[str]) -> PrivateScreen:
        """Give an answer and show what comes next."""
        matches = self.shell.app.matches
        chosen = several_chosen(self.shell, await matches.look(self.match, self.user), keys, self.texts)
        await matches.answer(self.match, self.user, self.press.ask_no, keys, self.id)
        self.shell.app.wake()
        return panel_of(self.shell, await matches.look(self.match, self.user), self.texts, chosen)


def chosen_values(interaction: discord.Interaction) -> list[str]:
    """What was picked in a menu."""
    data = cast("dict[str, Any]", interaction.data or {})
    return [str(value) for value in data.get("values", ())]


async def on_press(shell: Shell, interaction: discord.Interaction) -> None:
    """Carry out a press: acknowledged at once, refused politely, never half done."""
    data = cast("dict[str, Any]", interaction.data or {})
    press = parse(str(data.get("custom_id", "")))
    if isinstance(press, MatchPress) and press.verb == "note" and await open_form(shell, interaction, press):
        return
    await acknowledge(interaction)
    shell.names.note(interaction.user)
    texts = await shell.texts_for(interaction)
    match: MatchId | None = None
    try:
        if isinstance(press, MatchPress):
            match = MatchId(press.match)
            screen = await _press_match(Pressed(shell, interaction, press, texts))
        elif isinstance(press, LobbyPress):
            screen = await _press_lobby(shell, interaction, press, texts)
        elif isinstance(press, PlainPress):
            screen = await press_plain(shell, interaction, press, chosen_values(interaction), texts)
        elif isinstance(press, SeasonPress):
            screen = await press_season(shell, interaction, press, texts)
        else:
            screen = denial_screen("unknown", texts)
    except StaleAnswer:
        assert match is not None
        screen = await stale_screen(shell, match, UserId(interaction.user.id), texts)
    except PlayerError as error:
        screen = refused(shell, error, texts, match)
    if screen is not None:
        await show(interaction, screen, shell.images, texts)


async def _press_match(pressed: Pressed) -> PrivateScreen | None:
    record = await pressed.shell.app.store.match_record(pressed.match)
    is_near = record is not None and (
        record.guild == pressed.interaction.guild_id or any(s.user == pressed.user for s in record.seats)
    )
    if record is None or not is_near:
        raise NoSuchMatch("there is no such match here", rule="match", match=pressed.match)
    if pressed.press.verb in _FOR_ONE_QUESTION and pressed.press.ask_no != record.ask_no:
        raise StaleAnswer("the match has gone on since", rule="stale")
    return await _MATCH_PRESSES[pressed.press.verb](pressed)


async def _play(pressed: Pressed) -> PrivateScreen | None:
    screen = await pressed.panel()
    return await hand_over(pressed.shell, pressed.interaction, screen, pressed.texts)


async def _hand(pressed: Pressed) -> PrivateScreen | None:
    screen = await hand_of(pressed.shell, pressed.match, pressed.user, pressed.texts)
    return await hand_over(pressed.shell, pressed.interaction, screen, pressed.texts)


async def _board(pressed: Pressed) -> PrivateScreen | None:
    return await board_of(pressed.shell, pressed.match, pressed.user, pressed.texts, in_words=False)


async def _words(pressed: Pressed) -> PrivateScreen | None:
    return await board_of(pressed.shell, pressed.match, pressed.user, pressed.texts, in_words=True)


async def _log(pressed: Pressed) -> PrivateScreen | None:
    page = int(pressed.press.arg) if _is_number(pressed.press.arg) else None
    return await log_of(pressed.shell, pressed.match, pressed.user, pressed.texts, page)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


async def _pick(pressed: Pressed) -> PrivateScreen | None:
    return await pressed.answer([pressed.press.arg])


async def _menu(pressed: Pressed) -> PrivateScreen | None:
    return await pressed.answer(pressed.values)


async def _none(pressed: Pressed) -> PrivateScreen | None:
    return await pressed.answer([])


async def _end_turn(pressed: Pressed) -> PrivateScreen | None:
    warning = await end_turn_screen(pressed.shell, pressed.match, pressed.user, pressed.texts)
    return warning or await pressed.answer([pressed.press.arg])


async def _auto(pressed: Pressed) -> PrivateScreen | None:
    look = await pressed.shell.app.matches.look(pressed.match, pressed.user)
    if look.question is None or look.record.ask_no != pressed.press.ask_no:
        raise StaleAnswer("the question was answered meanwhile", rule="stale")
    return await pressed.answer(random_choice(look.question))


async def _undo(pressed: Pressed) -> PrivateScreen | None:
    await pressed.shell.app.matches.undo(pressed.match, pressed.user, pressed.id, pressed.press.ask_no)
    pressed.shell.app.wake()
    return await pressed.panel()


async def _orders(pressed: Pressed) -> PrivateScreen | None:
    return await orders_of(pressed.shell, pressed.match, pressed.user, pressed.texts)


async def _order(pressed: Pressed) -> PrivateScreen | None:
    kind, _, subject = (pressed.values or ["ask"])[0].partition(".")
    if kind not in get_args(OrderKind):
        return denial_screen("unknown", pressed.texts)
    await pressed.shell.app.matches.order(pressed.match, pressed.user, cast("OrderKind", kind), subject)
    pressed.shell.app.wake()
    return await orders_of(pressed.shell, pressed.match, pressed.user, pressed.texts)


async def _concede(pressed: Pressed) -> PrivateScreen | None:
    say, shell = pressed.shell.app.matches.say, pressed.shell
    if pressed.press.arg == "no":
        await say(
            pressed.match, pressed.user, Word.WITHDRAW_CONCESSION, pressed.id, tells="concession_withdrawn"
        )
    elif pressed.press.arg == "yes":
        record = await shell.app.store.match_record(pressed.match)
        if record is None or record.ask_no != pressed.press.ask_no:
            raise StaleAnswer("the match has gone on since", rule="stale")
        await say(pressed.match, pressed.user, Word.CONCEDE, pressed.id, asks="concession_asked")
    else:
        return await concede_of(shell, pressed.match, pressed.user, pressed.texts)
    shell.app.wake()
    return await pressed.panel()


async def _team(pressed: Pressed) -> PrivateScreen | None:
    return await team_of(pressed.shell, pressed.match, pressed.user, pressed.texts)


async def _claim(pressed: Pressed) -> PrivateScreen | None:
    await pressed.shell.app.matches.claim(pressed.match, pressed.user, pressed.id)
    pressed.shell.app.wake()
    return await pressed.panel()


async def _grant(pressed: Pressed) -> PrivateScreen | None:
    await pressed.shell.app.matches.grant(pressed.match, pressed.user, GRANTED_SECONDS, pressed.id)
    pressed.shell.app.wake()
    return notice_screen("granted", pressed.texts)


async def _consent(pressed: Pressed) -> PrivateScreen | None:
    asked, _, answer = pressed.press.arg.partition(".")
    subject, _, to_seq = asked.partition("-")
    matches = pressed.shell.app.matches
    look = await matches.look(pressed.match, pressed.user)
    if look.seat is None:
        raise NotSeated("you do not play in this match", rule="seat")
    if subject == "draw":
        if Word.DECLINE_DRAW not in look.words:
            raise StaleAnswer("nobody offers a draw now", rule="stale")
        word, tells = (
            (Word.OFFER_DRAW, "draw_agreed") if answer == "yes" else (Word.DECLINE_DRAW, "draw_declined")
        )
        await matches.say(pressed.match, pressed.user, word, pressed.id, tells=tells)
    elif not _is_number(to_seq):
        return denial_screen("unknown", pressed.texts)
    elif answer == "yes":
        await matches.consent_undo(pressed.match, pressed.user, pressed.press.ask_no, int(to_seq), pressed.id)
    else:
        await matches.refuse_undo(pressed.match, pressed.user, pressed.press.ask_no, int(to_seq))
        pressed.shell.app.wake()
        return notice_screen("undo-refused", pressed.texts)
    pressed.shell.app.wake()
    return await pressed.panel()


async def _rematch(pressed: Pressed) -> PrivateScreen | None:
    look = await pressed.shell.app.matches.look(pressed.match, pressed.user)
    if look.seat is None:
        raise NotSeated("you did not play in this match", rule="seat")
    await pressed.shell.app.lobby.rematch(look.record, pressed.user, pressed.id)
    pressed.shell.app.wake()
    return notice_screen("rematch-offered", pressed.texts)


async def _replay(pressed: Pressed) -> PrivateScreen | None:
    return await replay_of(pressed.shell, pressed.interaction, pressed.match, None, pressed.texts)


async def _step(pressed: Pressed) -> PrivateScreen | None:
    wanted = read_step(pressed.press.arg, pressed.values)
    if wanted is None:
        return denial_screen("unknown", pressed.texts)
    return await replay_of(pressed.shell, pressed.interaction, pressed.match, wanted, pressed.texts)


async def _watch(pressed: Pressed) -> PrivateScreen | None:
    back_to = read_step(pressed.press.arg) or StepTo()
    return await watch(pressed.shell, pressed.interaction, pressed.match, back_to, pressed.texts)


# They act on the match as the presser saw it; what answers a question is compared where it is answered.
_FOR_ONE_QUESTION: Final = frozenset({"claim", "grant", "endturn"})

_MATCH_PRESSES: Final[dict[str, Callable[[Pressed], Awaitable[PrivateScreen | None]]]] = {
    "play": _play,
    "respond": _play,
    "hand": _hand,
    "board": _board,
    "words": _words,
    "log": _log,
    "pick": _pick,
    "menu": _menu,
    "none": _none,
    "confirm": _pick,
    "endturn": _end_turn,
    "auto": _auto,
    "undo": _undo,
    "orders": _orders,
    "order": _order,
    "concede": _concede,
    "claim": _claim,
    "grant": _grant,
    "consent": _consent,
    "draw": _consent,
    "rematch": _rematch,
    "replay": _replay,
    "step": _step,
    "watch": _watch,
    "idle": _play,
    "team": _team,
    # Its form is opened before anything else; what comes here is a press that found no form to open.
    "note": _team,
}


async def _press_lobby(
    shell: Shell, interaction: discord.Interaction, press: LobbyPress, texts: Texts
) -> PrivateScreen:
    lobby, user = LobbyId(press.lobby), UserId(interaction.user.id)
    record = await shell.app.store.lobby(lobby)
    if record is None or record.guild != interaction.guild_id:
        raise LobbyClosed("there is no such invitation here", rule="invitation")
    rooms, id_ = shell.app.lobby, str(interaction.id)
    if press.verb in ("accept", "join", "joina", "joinb"):
        side = {"joina": 0, "joinb": 1}.get(press.verb)
        match = await (rooms.accept(lobby, user, id_) if side is None else rooms.join(lobby, user, side, id_))
        done = "seated" if match is None else "accepted"
    elif press.verb == "decline":
        await rooms.decline(lobby, user, id_)
        done = "declined"
    elif press.verb == "leave":
        await rooms.leave(lobby, user, id_)
        done = "left"
    else:
        await rooms.cancel(lobby, user)
        done = "cancelled"
    shell.app.wake()
    return notice_screen(done, texts)
