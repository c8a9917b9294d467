"""`/brawl`: everything about playing."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import (
    Choices,
    answer,
    caller,
    describe,
    fixed,
    match_here,
    options,
)
from sfb_bot.discord_ui.commands.doing import complete, do
from sfb_bot.discord_ui.commands.starting import DRAFTS, FIRST, MODES, PLACES, Wanted, refuse, start
from sfb_bot.discord_ui.directly import hand_over
from sfb_bot.discord_ui.private_screens import (
    board_of,
    concede_of,
    games_of,
    hand_of,
    log_of,
    orders_of,
    play_screen,
    team_of,
)
from sfb_bot.discord_ui.replaying import replay_of
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_moment
from sfb_bot.kernel import Word
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, Moment, UserId
from sfb_bot.matches.refusals import NothingToUndo
from sfb_bot.matches.team_notes import LONGEST_NOTE
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

_MODES = fixed("mode", *MODES)
_DRAFTS = fixed("draft", *DRAFTS)
_PACES = fixed("pace", "live", "daily", "slow", "custom")
_FIRST = fixed("first", *FIRST)
_WHERE = fixed("where", *PLACES)
# As far as Discord counts.
HIGHEST_NUMBER = 2**53 - 1
LONGEST_ABSENCE = 30 * 24 * 60 * 60


class BrawlCommands(app_commands.Group):
    """The command group; each command answers in private, posts follow from the outbox."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="brawl", description=describe("brawl"), guild_only=True)
        self._shell = shell

    @app_commands.command(name="challenge", description=describe("brawl challenge"))
    @app_commands.describe(
        **options(opponent="", mode="", partner="", opponent2="", draft="", pace="", first="", where="")
    )
    @app_commands.choices(mode=_MODES, draft=_DRAFTS, pace=_PACES, first=_FIRST, where=_WHERE)
    async def challenge(  # noqa: PLR0913, PLR0917 - every option of the command is an argument
        self,
        interaction: discord.Interaction,
        opponent: discord.User,
        mode: str = "duel",
        partner: discord.User | None = None,
        opponent2: discord.User | None = None,
        draft: str = "free",
        pace: str | None = None,
        first: str = "random",
        where: str = "thread",
    ) -> None:
        """Invite one person, or in teams up to three; whoever is not named may be anybody."""
        others = (partner, opponent2)
        if any(user is not None and user.bot for user in (opponent, *others)):
            await refuse(self._shell, interaction, "bot-opponent")
        elif mode == "duel" and any(others):
            await refuse(self._shell, interaction, "partner-in-duel")
        else:
            users = (opponent,) if mode == "duel" else (opponent, *others)
            invited = tuple(UserId(user.id) if user is not None else None for user in users)
            await start(self._shell, interaction, Wanted(mode, draft, first, where, invited), pace)

    @app_commands.command(name="open", description=describe("brawl open"))
    @app_commands.describe(**options(mode="", draft="", pace="", first="", where=""))
    @app_commands.choices(mode=_MODES, draft=_DRAFTS, pace=_PACES, first=_FIRST, where=_WHERE)
    async def open(
        self,
        interaction: discord.Interaction,
        mode: str = "duel",
        draft: str = "free",
        pace: str | None = None,
        first: str = "random",
        where: str = "thread",
    ) -> None:
        """Open a table for anybody."""
        await start(self._shell, interaction, Wanted(mode, draft, first, where), pace)

    @app_commands.command(name="play", description=describe("brawl play"))
    async def play(self, interaction: discord.Interaction) -> None:
        """The open question."""

        async def make(texts: Texts) -> PrivateScreen:
            match = await match_here(self._shell, interaction)
            screen = await play_screen(self._shell, match, caller(interaction), texts)
            return await hand_over(self._shell, interaction, screen, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="hand", description=describe("brawl hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """The own hand."""

        async def make(texts: Texts) -> PrivateScreen:
            match = await match_here(self._shell, interaction)
            screen = await hand_of(self._shell, match, caller(interaction), texts)
            return await hand_over(self._shell, interaction, screen, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="board", description=describe("brawl board"))
    @app_commands.describe(**options(text=""))
    async def board(self, interaction: discord.Interaction, text: bool = False) -> None:
        """The board as a picture or in words."""

        async def make(texts: Texts) -> PrivateScreen:
            match = await match_here(self._shell, interaction)
            return await board_of(self._shell, match, caller(interaction), texts, in_words=text)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="log", description=describe("brawl log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """What happened so far."""

        async def make(texts: Texts) -> PrivateScreen:
            match = await match_here(self._shell, interaction)
            return await log_of(self._shell, match, caller(interaction), texts, None)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="undo", description=describe("brawl undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take back the last choice, or ask the other player to agree to more."""

        async def make(texts: Texts) -> PrivateScreen:
            match, user = await match_here(self._shell, interaction), caller(interaction)
            matches = self._shell.app.matches
            try:
                await matches.undo(match, user, str(interaction.id))
            except NothingToUndo:
                await matches.ask_undo(match, user)
                return notice_screen("undo-asked", texts)
            return await play_screen(self._shell, match, user, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="concede", description=describe("brawl concede"))
    async def concede(self, interaction: discord.Interaction) -> None:
        """Give up, after a second question."""

        async def make(texts: Texts) -> PrivateScreen:
            match = await match_here(self._shell, interaction)
            return await concede_of(self._shell, match, caller(interaction), texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="draw", description=describe("brawl draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Offer a draw, agree to one, or take the own offer back."""

        async def make(texts: Texts) -> PrivateScreen:
            match, user = await match_here(self._shell, interaction), caller(interaction)
            matches, press = self._shell.app.matches, str(interaction.id)
            if Word.WITHDRAW_DRAW in (await matches.look(match, user)).words:
                await matches.say(match, user, Word.WITHDRAW_DRAW, press, tells="draw_withdrawn")
                return notice_screen("draw-withdrawn", texts)
            await matches.say(match, user, Word.OFFER_DRAW, press, asks="draw_asked")
            return notice_screen("draw-offered", texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="team", description=describe("brawl team"))
    @app_commands.describe(**options(note=""))
    async def team(
        self, interaction: discord.Interaction, note: app_commands.Range[str, 1, LONGEST_NOTE] | None = None
    ) -> None:
        """What only the own partner sees as well; with a text it is written down."""

        async def make(texts: Texts) -> PrivateScreen:
            match, user = await match_here(self._shell, interaction), caller(interaction)
            if note is not None:
                await self._shell.app.team_notes.write(match, user, note, str(interaction.id))
            return await team_of(self._shell, match, user, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="list", description=describe("brawl list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """My games."""

        async def make(texts: Texts) -> PrivateScreen:
            return await games_of(self._shell, caller(interaction), texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="orders", description=describe("brawl orders"))
    async def orders(self, interaction: discord.Interaction) -> None:
        """Standing orders for reaction windows."""

        async def make(texts: Texts) -> PrivateScreen:
            match = await match_here(self._shell, interaction)
            return await orders_of(self._shell, match, caller(interaction), texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="do", description=describe("brawl do"))
    @app_commands.describe(**options(card="", to="", target=""))
    async def do(
        self, interaction: discord.Interaction, card: str, to: str | None = None, target: str | None = None
    ) -> None:
        """A whole action in one line."""

        async def make(texts: Texts) -> PrivateScreen:
            match = await match_here(self._shell, interaction)
            wishes = [wish for wish in (card, to, target) if wish]
            return await do(self._shell, interaction, match, wishes, texts)

        await answer(self._shell, interaction, make)

    @do.autocomplete("card")
    async def _complete_card(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await complete(self._shell, interaction, (), typed)

    @do.autocomplete("to")
    async def _complete_to(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await complete(self._shell, interaction, ("card",), typed)

    @do.autocomplete("target")
    async def _complete_target(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await complete(self._shell, interaction, ("card", "to"), typed)

    @app_commands.command(name="replay", description=describe("brawl replay"))
    @app_commands.describe(**options(match=""))
    async def replay(
        self,
        interaction: discord.Interaction,
        match: app_commands.Range[int, 1, HIGHEST_NUMBER] | None = None,
    ) -> None:
        """A match moment by moment, from its beginning."""

        async def make(texts: Texts) -> PrivateScreen:
            wanted = MatchId(match) if match is not None else await match_here(self._shell, interaction)
            return await replay_of(self._shell, interaction, wanted, None, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="away", description=describe("brawl away"))
    @app_commands.describe(**options(until=""))
    async def away(self, interaction: discord.Interaction, until: str) -> None:
        """Stop the own clock until a moment."""

        async def make(texts: Texts) -> PrivateScreen:
            match, now = await match_here(self._shell, interaction), self._shell.app.clock.now()
            moment = parse_moment(until, now)
            if moment is None or moment > now + LONGEST_ABSENCE:
                return denial_screen("time", texts)
            await self._shell.app.matches.away(match, caller(interaction), Moment(moment))
            return notice_screen("settings-saved", texts)

        await answer(self._shell, interaction, make)
