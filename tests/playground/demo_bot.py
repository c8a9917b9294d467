"""A small bot that uses everything the playground offers; it plays no game."""

from __future__ import annotations

import asyncio
import io
import re
import struct
import zlib
from collections.abc import Callable
from typing import Any, ClassVar

import discord
from discord import app_commands, ui

from tests.patience import PATIENCE

CARDS = ("Anvil Toss", "Bear Hug", "Cold Snap", "Double Strike", "Earthquake")


def png(width: int = 64, height: int = 48, colour: tuple[int, int, int] = (90, 120, 200)) -> bytes:
    """A real picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = (b"\0" + bytes(colour) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def picture(name: str = "board.png", description: str | None = "An empty board.") -> discord.File:
    return discord.File(io.BytesIO(png(640, 400)), name, description=description)


class InviteButton(
    ui.DynamicItem[ui.Button[Any]], template=r"invite:(?P<answer>accept|decline):(?P<guest>\d+)"
):
    """Works after a restart: everything it needs is in its id."""

    def __init__(self, answer: str, guest: int) -> None:
        self.answer = answer
        self.guest = guest
        style = discord.ButtonStyle.success if answer == "accept" else discord.ButtonStyle.danger
        custom_id = f"invite:{answer}:{guest}"
        super().__init__(ui.Button(label=answer.capitalize(), style=style, custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction, __: ui.Item[Any], match: re.Match[str], /
    ) -> InviteButton:
        return cls(match["answer"], int(match["guest"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if interaction.user.id != self.guest:
            await interaction.response.send_message("This invitation is not for you.", ephemeral=True)
            return
        await interaction.response.edit_message(content=f"Invitation: {self.answer}", view=None)
        await interaction.followup.send(f"{interaction.user.mention} chose {self.answer}.")


class TableView(ui.LayoutView):
    """A panel of the new layout with something of everything."""

    def __init__(self, *, marked: str = "nothing") -> None:
        super().__init__(timeout=None)
        container = ui.Container(accent_colour=discord.Colour(0x3BA55D))
        container.add_item(ui.TextDisplay(f"# The table\n**Marked:** {marked}"))
        thumbnail = ui.Thumbnail("attachment://token.png", description="A round token.")
        container.add_item(ui.Section(ui.TextDisplay("Your *hand* is hidden."), accessory=thumbnail))
        gallery = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="The board after turn 3.")
        container.add_item(gallery)
        container.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        row: ui.ActionRow[TableView] = ui.ActionRow()
        options = [discord.SelectOption(label=card, description="A card", value=card) for card in CARDS]
        menu: ui.Select[TableView] = ui.Select(
            custom_id="table:pick", placeholder="Pick up to two", options=options, min_values=1, max_values=2
        )

        async def picked(interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(view=TableView(marked=", ".join(menu.values)))

        menu.callback = picked
        row.add_item(menu)
        container.add_item(row)
        self.add_item(container)


class FeedbackModal(ui.Modal, title="Tell us"):
    words = ui.TextInput[Any](label="Your words", custom_id="words", max_length=200)

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        await interaction.response.send_message(f"You said: {self.words.value}", ephemeral=True)


class LabelledModal(ui.Modal, title="Choose"):
    pace = ui.Label[Any](
        text="Pace",
        description="How fast?",
        component=ui.Select[Any](
            custom_id="pace",
            options=[
                discord.SelectOption(label="Live", value="live"),
                discord.SelectOption(label="Slow", value="slow"),
            ],
        ),
    )
    side = ui.Label[Any](
        text="Side",
        component=ui.RadioGroup[Any](
            custom_id="side",
            options=[discord.RadioGroupOption(label="Left"), discord.RadioGroupOption(label="Right")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        chosen: Any = interaction.data
        pace, side = (part["component"] for part in chosen["components"])
        found = f"{pace['values'][0]} and {side['value']}"
        await interaction.response.edit_message(content=f"Chosen: {found}", view=None)


class OpenForm(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Open form", custom_id="open-form")
    async def open_form(self, interaction: discord.Interaction, _: ui.Button[OpenForm]) -> None:
        await interaction.response.send_modal(LabelledModal())

    @ui.button(label="Wait", custom_id="defer-update")
    async def wait_for_it(self, interaction: discord.Interaction, _: ui.Button[OpenForm]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Waited.")

    @ui.button(label="Greyed", custom_id="greyed", disabled=True)
    async def greyed(self, _: discord.Interaction, __: ui.Button[OpenForm]) -> None:
        raise AssertionError("a disabled button was pressed")

    @ui.select(cls=ui.UserSelect, custom_id="who", placeholder="Who?")
    async def who(self, interaction: discord.Interaction, menu: ui.UserSelect[OpenForm]) -> None:
        names = ", ".join(user.name for user in menu.values)
        await interaction.response.send_message(f"You chose {names}.", ephemeral=True)


class DemoTranslator(app_commands.Translator):
    words: ClassVar = {
        ("card", discord.Locale.russian): "карта",
        ("Look up a card", discord.Locale.russian): "Найти карту",
    }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        del context
        return self.words.get((string.message, locale))


brawl = app_commands.Group(name="brawl", description="Play")
settings = app_commands.Group(name="settings", description="Settings")
server_settings = app_commands.Group(name="server", description="Of this server", parent=settings)


@brawl.command(description="Challenge somebody")
@app_commands.choices(
    pace=[app_commands.Choice(name="Live", value="live"), app_commands.Choice(name="Daily", value="daily")]
)
async def challenge(interaction: discord.Interaction, opponent: discord.Member, pace: str = "daily") -> None:
    view = ui.View(timeout=None)
    for answer in ("accept", "decline"):
        view.add_item(InviteButton(answer, opponent.id))
    await interaction.response.send_message(
        f"{opponent.mention}, {interaction.user.display_name} challenges you ({pace}).", view=view
    )


@brawl.command(description="See your hand")
async def hand(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="Your hand", description=", ".join(CARDS[:3]), colour=0x5865F2)
    embed.add_field(name="Cores", value="2", inline=True)
    embed.set_image(url="attachment://hand.png")
    file = picture("hand.png", "Three cards.")
    await interaction.response.send_message(
        f"Only {interaction.user.name} sees this.", embed=embed, file=file, ephemeral=True
    )


@brawl.command(description="Take your time")
async def slow(interaction: discord.Interaction, private: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=private)
    await interaction.followup.send("Here it is.", file=picture())
    await interaction.followup.send("And one more thing.", ephemeral=True)


@brawl.command(description="The board")
async def board(interaction: discord.Interaction) -> None:
    files = [picture("board.png"), discord.File(io.BytesIO(png(80, 80, (200, 60, 60))), "token.png")]
    await interaction.response.send_message(view=TableView(), files=files)


@brawl.command(name="do", description="Do something")
async def do_command(
    interaction: discord.Interaction, card: str, strength: app_commands.Range[int, 1, 9] = 1
) -> None:
    await interaction.response.send_message(f"{card} with strength {strength}")


@do_command.autocomplete("card")
async def suggest(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [card for card in CARDS if typed.lower() in card.lower()]
    return [app_commands.Choice(name=card, value=card) for card in found]


@brawl.command(description="Fill in a form")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(FeedbackModal())


@brawl.command(description="Buttons and menus")
async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("A panel", view=OpenForm())


@brawl.command(description="Never answers")
async def silent(_: discord.Interaction) -> None:
    return None


@brawl.command(description="Write me a DM")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        await interaction.user.send("Psst.")
    except discord.Forbidden as error:
        await interaction.followup.send(f"Your DMs are closed ({error.code}).")
    else:
        await interaction.followup.send("Look at your DMs.")


@server_settings.command(name="pace", description="The default pace")
async def set_pace(interaction: discord.Interaction, pace: str) -> None:
    await interaction.response.send_message(f"Pace: {pace}", ephemeral=True)


@app_commands.command(
    name=app_commands.locale_str("card"), description=app_commands.locale_str("Look up a card")
)
async def card_command(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"{name} ({interaction.locale})", ephemeral=True)


@app_commands.command(name="purge", description="For organisers")
@app_commands.default_permissions(manage_guild=True)
async def purge(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Purged.", ephemeral=True)


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}", ephemeral=True)


@app_commands.context_menu(name="Greet")
async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
    await interaction.response.send_message(f"Hello {member.name}!")


class DemoBot(discord.Client):
    """Keeps what happened so that tests can look at it."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.messages: list[discord.Message] = []
        self.failures: list[Exception] = []
        self._news = asyncio.Event()
        self.tree.error(self._on_tree_error)

    async def _on_tree_error(self, _: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        self.failures.append(error)
        self._news.set()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(DemoTranslator())
        for command in (brawl, settings, card_command, purge, quote, greet):
            self.tree.add_command(command)
        self.add_dynamic_items(InviteButton)
        self.add_view(OpenForm())
        await self.tree.sync()

    async def on_socket_event_type(self, name: str) -> None:
        self.heard.append(name)
        self._news.set()

    async def on_message(self, message: discord.Message) -> None:
        self.messages.append(message)
        self._news.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Return once the condition holds; it is looked at whenever the bot heard something."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._news.clear()
                await self._news.wait()
